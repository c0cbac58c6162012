### The Prince: what is said of it before its table is opened.

## The game

game-borgia = The Prince
    .about = Achetez charges et artistes, saisissez des propriétés et comptez les cardinaux.
    .facts = 3–5 joueurs · 90 min
    .authors = Alexander S. Berg
    .round = Manche { $round }

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

option-borgia-trade = Commerce : les familles peuvent se faire des offres
option-borgia-trade_offers = Offres qu’une famille peut faire dans un tour
option-borgia-open_ballots = Scrutins publics avant le second tour
