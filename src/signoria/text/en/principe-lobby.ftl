### Il Principe: what is said of it before its table is opened.

## The game

game-principe = Il Principe
    .about = Auction buildings, raise cities, and hold the roles that profit when rivals build.
    .facts = 2–5 players · 60 min
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

change-principe-start = At the start
change-principe-bids = Bids first
change-principe-cities = End by cities
change-principe-last = Last round
change-principe-card = A built city
change-principe-green = The University’s power
change-principe-amigo-start = 5 ducats, 12 shields.
change-principe-amigo-bids = the holder of Il Principe
change-principe-amigo-cities = checked after the new cards
change-principe-amigo-last = income, then the last cards are sold; a short deck ends the game
change-principe-amigo-card = its card goes back to the box
change-principe-amigo-green = must be used
change-principe-mtm-fr-start = No ducats, 11 shields.
change-principe-mtm-fr-bids = the player to the left of Il Principe
change-principe-mtm-fr-cities = checked before the new cards
change-principe-mtm-fr-last = no income; removed cards are shuffled in to fill up
change-principe-mtm-fr-card = its card stays with its builder
change-principe-mtm-fr-green = { change-principe-amigo-green }
change-principe-mtm-nl-start = { change-principe-mtm-fr-start }
change-principe-mtm-nl-bids = { change-principe-mtm-fr-bids }
change-principe-mtm-nl-cities = { change-principe-mtm-fr-cities }
change-principe-mtm-nl-last = income, then what is left is sold
change-principe-mtm-nl-card = its card leaves the game
change-principe-mtm-nl-green = may be left unused
change-principe-mtm-nl-2 = The Dutch summary has no rules for 2 players: those of the French rulebook are added to it.

## Options of a table

option-principe-rich = Rich start: 10 ducats, 6 a round, cities from round 1
