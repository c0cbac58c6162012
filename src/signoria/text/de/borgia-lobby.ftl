### The Prince: what is said of it before its table is opened.

## The game

game-borgia = The Prince
    .about = Kaufe Ämter und Künstler, erobere Besitzungen und zähle die Kardinäle.
    .facts = 3–5 Spieler · 90 min
    .authors = Alexander S. Berg
    .round = Runde { $round }

printing-borgia-phalanx = Phalanx 2003

## The families, as their coats of arms are called

arms-borgia = Borgia
arms-medici-b = Medici
arms-rovere = della Rovere
arms-colonna = Colonna
arms-orsini = Orsini
forebear-borgia = Cesare
forebear-medici-b = Giovanni
forebear-rovere = Giuliano
forebear-colonna = Prospero
forebear-orsini = Virginio

## Options of a table

option-borgia-trade = Handel: Familien dürfen einander Angebote machen
option-borgia-trade_offers = Angebote, die eine Familie in einem Zug machen darf
option-borgia-open_ballots = Offene Wahlgänge vor der Stichwahl
