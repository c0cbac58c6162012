### Il Principe: what is said of it before its table is opened.

## The game

game-principe = Il Principe
    .about = Aggiudicati edifici, costruisci città e ricopri i ruoli che fruttano quando costruiscono i rivali.
    .facts = 2–5 giocatori · 60 min
    .authors = Emanuele Ornella
    .round = Round { $round }

printing-principe-amigo = AMIGO 2006
printing-principe-mtm-fr = Mind the Move 2005, FR
printing-principe-mtm-nl = Mind the Move 2005, NL

## The families, as their coats of arms are called

arms-medici = Medici
arms-visconti = Visconti
arms-carraresi = Carraresi
arms-deste = d’Este
arms-gonzaga = Gonzaga
forebear-medici = Cosimo
forebear-visconti = Luchino
forebear-carraresi = Ubertino
forebear-deste = Borso
forebear-gonzaga = Ludovico

## What an edition changes

change-principe-start = All’inizio
change-principe-bids = Offre per primo
change-principe-cities = Fine per le città
change-principe-last = Ultimo round
change-principe-card = Una città costruita
change-principe-green = L’abilità dell’Università
change-principe-amigo-start = 5 Ducati, 12 Blasoni.
change-principe-amigo-bids = chi tiene Il Principe
change-principe-amigo-cities = si verifica dopo le nuove carte
change-principe-amigo-last = rendita, poi si vendono le ultime carte; un mazzo corto chiude la partita
change-principe-amigo-card = la carta torna nella scatola
change-principe-amigo-green = va usata
change-principe-mtm-fr-start = Nessun Ducato, 11 Blasoni.
change-principe-mtm-fr-bids = chi siede a sinistra del Principe
change-principe-mtm-fr-cities = si verifica prima delle nuove carte
change-principe-mtm-fr-last = nessuna rendita; si completa con le carte scartate, rimescolate
change-principe-mtm-fr-card = la carta resta a chi l’ha costruita
change-principe-mtm-fr-green = { change-principe-amigo-green }
change-principe-mtm-nl-start = { change-principe-mtm-fr-start }
change-principe-mtm-nl-bids = { change-principe-mtm-fr-bids }
change-principe-mtm-nl-cities = { change-principe-mtm-fr-cities }
change-principe-mtm-nl-last = rendita, poi si vende ciò che resta
change-principe-mtm-nl-card = la carta esce dal gioco
change-principe-mtm-nl-green = si può non usare
change-principe-mtm-nl-2 = Il riassunto olandese non ha regole per 2 giocatori: vi si aggiungono quelle del regolamento francese.

## Options of a table

option-principe-rich = Inizio ricco: 10 Ducati, 6 per round, città dal round 1
