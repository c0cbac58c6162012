### Il Principe: what is said of it before its table is opened.

## The game

game-principe = Il Principe
    .about = Bied op gebouwen, bouw steden en bekleed de rollen die winst geven als rivalen bouwen.
    .facts = 2–5 spelers · 60 min
    .authors = Emanuele Ornella
    .round = Ronde { $round }

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

change-principe-start = Bij het begin
change-principe-bids = Biedt eerst
change-principe-cities = Einde door steden
change-principe-last = Laatste ronde
change-principe-card = Een gebouwde stad
change-principe-green = De kracht van de Universiteit
change-principe-amigo-start = 5 geldstukken, 12 wapenschilden.
change-principe-amigo-bids = wie Il Principe heeft
change-principe-amigo-cities = gecontroleerd na de nieuwe kaarten
change-principe-amigo-last = inkomsten, dan worden de laatste kaarten verkocht; een te korte stapel beëindigt het spel
change-principe-amigo-card = de kaart gaat terug in de doos
change-principe-amigo-green = moet worden gebruikt
change-principe-mtm-fr-start = Geen geldstukken, 11 wapenschilden.
change-principe-mtm-fr-bids = de speler links van Il Principe
change-principe-mtm-fr-cities = gecontroleerd vóór de nieuwe kaarten
change-principe-mtm-fr-last = geen inkomsten; verwijderde kaarten worden erbij geschud
change-principe-mtm-fr-card = de kaart blijft bij de bouwer
change-principe-mtm-fr-green = { change-principe-amigo-green }
change-principe-mtm-nl-start = { change-principe-mtm-fr-start }
change-principe-mtm-nl-bids = { change-principe-mtm-fr-bids }
change-principe-mtm-nl-cities = { change-principe-mtm-fr-cities }
change-principe-mtm-nl-last = inkomsten, dan wordt verkocht wat over is
change-principe-mtm-nl-card = de kaart gaat uit het spel
change-principe-mtm-nl-green = mag ongebruikt blijven
change-principe-mtm-nl-2 = De Nederlandse samenvatting heeft geen regels voor 2 spelers: die van de Franse spelregels komen erbij.

## Options of a table

option-principe-rich = Rijke start: 10 geldstukken, 6 per ronde, steden vanaf ronde 1
