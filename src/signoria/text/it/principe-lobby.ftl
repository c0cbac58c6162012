### Il Principe: what is said of it before its table is opened.

## The game

game-principe = Il Principe
    .about = Aggiudicati edifici, costruisci città e ricopri i ruoli che fruttano quando costruiscono i rivali.
    .facts = 2–5 giocatori · 60 min
    .authors = Emanuele Ornella

## The families, as their coats of arms are called

arms-medici = Medici
arms-visconti = Visconti
arms-carraresi = Carraresi
arms-deste = d’Este
arms-gonzaga = Gonzaga

## What an edition changes

change-start = All’inizio
change-bids = Offre per primo
change-cities = Fine per le città
change-last = Ultimo round
change-card = Una città costruita
change-amigo-start = 5 Ducati, 12 Blasoni.
change-amigo-bids = chi tiene Il Principe
change-amigo-cities = si guarda alla fine della fase I
change-amigo-last = rendita, poi si vendono le ultime carte; un mazzo corto chiude la partita
change-amigo-card = la carta torna nella scatola
change-mtm-fr-start = Nessun Ducato, 11 Blasoni.
change-mtm-fr-bids = chi siede a sinistra di Il Principe
change-mtm-fr-cities = si guarda all’inizio della fase I
change-mtm-fr-last = nessuna rendita; si completa con le carte scartate, rimescolate
change-mtm-fr-card = la carta resta a chi l’ha costruita
change-mtm-nl-start = { change-mtm-fr-start }
change-mtm-nl-bids = { change-mtm-fr-bids }
change-mtm-nl-cities = { change-mtm-fr-cities }
change-mtm-nl-last = rendita, poi si vende ciò che resta
change-mtm-nl-card = la carta esce dal gioco

## Options of a table

option-principe-rich = Inizio ricco: 10 Ducati, 6 per round, città dal round 1
