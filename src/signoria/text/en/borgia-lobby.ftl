### The Prince: what is said of it before its table is opened.

## The game

game-borgia = The Prince
    .about = Buy offices and artists, seize palaces, and count the cardinals.
    .facts = 3–5 players · 90 min
    .authors = Alexander S. Berg
    .round = Round { $round }

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

option-borgia-trade = Trade: families may make each other offers
option-borgia-trade_offers = Offers a family may make in a turn
option-borgia-open_ballots = Open ballots before the run-off
