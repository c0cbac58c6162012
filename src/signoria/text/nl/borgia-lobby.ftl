### The Prince: what is said of it before its table is opened.

## The game

game-borgia = The Prince
    .about = Koop ambten en kunstenaars, verover bezittingen en tel de kardinalen.
    .facts = 3–5 spelers · 90 min
    .authors = Alexander S. Berg
    .round = Ronde { $round }

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

option-borgia-trade = Handel: families mogen elkaar voorstellen doen
option-borgia-trade_offers = Voorstellen die een familie in een beurt mag doen
option-borgia-open_ballots = Open stemmingen voor de beslissende stemming
