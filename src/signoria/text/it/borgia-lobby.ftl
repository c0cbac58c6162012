### The Prince: what is said of it before its table is opened.

## The game

game-borgia = The Prince
    .about = Compra Cariche e Artisti, ruba Proprietà e conta i Cardinali.
    .facts = 3–5 giocatori · 90 min
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

option-borgia-trade = Commercio: le famiglie possono farsi proposte
option-borgia-trade_offers = Proposte che una famiglia può fare in un turno
option-borgia-open_ballots = Votazioni pubbliche prima del ballottaggio
