### Il Principe: what is said of it before its table is opened.

## The game

game-principe = Il Principe
    .about = Bied op gebouwen, bouw steden en bekleed de rollen die winst geven als rivalen bouwen.
    .facts = 2–5 spelers · 60 min
    .authors = Emanuele Ornella

## The families, as their coats of arms are called

arms-medici = Medici
arms-visconti = Visconti
arms-carraresi = Carraresi
arms-deste = d’Este
arms-gonzaga = Gonzaga

## What an edition changes

change-start = Bij het begin
change-bids = Biedt eerst
change-cities = Einde door steden
change-last = Laatste ronde
change-card = Een gebouwde stad
change-amigo-start = 5 geldstukken, 12 wapenschilden.
change-amigo-bids = wie Il Principe heeft
change-amigo-cities = bekeken aan het einde van fase I
change-amigo-last = inkomsten, dan worden de laatste kaarten verkocht; een te korte stapel beëindigt het spel
change-amigo-card = de kaart gaat terug in de doos
change-mtm-fr-start = Geen geldstukken, 11 wapenschilden.
change-mtm-fr-bids = de speler links van Il Principe
change-mtm-fr-cities = bekeken aan het begin van fase I
change-mtm-fr-last = geen inkomsten; verwijderde kaarten worden erbij geschud
change-mtm-fr-card = de kaart blijft bij de bouwer
change-mtm-nl-start = { change-mtm-fr-start }
change-mtm-nl-bids = { change-mtm-fr-bids }
change-mtm-nl-cities = { change-mtm-fr-cities }
change-mtm-nl-last = inkomsten, dan wordt verkocht wat over is
change-mtm-nl-card = de kaart gaat uit het spel

## Options of a table

option-principe-rich = Rijke start: 10 geldstukken, 6 per ronde, steden vanaf ronde 1
