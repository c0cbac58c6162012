### Il Principe: what is said of it before its table is opened.

## The game

game-principe = Il Principe
    .about = Auction buildings, raise cities, and hold the roles that profit when rivals build.
    .facts = 2–5 players · 60 min
    .authors = Emanuele Ornella

## The families, as their coats of arms are called

arms-medici = Medici
arms-visconti = Visconti
arms-carraresi = Carraresi
arms-deste = d’Este
arms-gonzaga = Gonzaga

## What an edition changes

change-start = At the start
change-bids = Bids first
change-cities = End by cities
change-last = Last round
change-card = A built city
change-amigo-start = 5 ducats, 12 shields.
change-amigo-bids = the holder of Il Principe
change-amigo-cities = looked at when phase I ends
change-amigo-last = income, then the last cards are sold; a short deck ends the game
change-amigo-card = its card goes back to the box
change-mtm-fr-start = No ducats, 11 shields.
change-mtm-fr-bids = the player to the left of Il Principe
change-mtm-fr-cities = looked at when phase I begins
change-mtm-fr-last = no income; removed cards are shuffled in to fill up
change-mtm-fr-card = its card stays with its builder
change-mtm-nl-start = { change-mtm-fr-start }
change-mtm-nl-bids = { change-mtm-fr-bids }
change-mtm-nl-cities = { change-mtm-fr-cities }
change-mtm-nl-last = income, then what is left is sold
change-mtm-nl-card = its card leaves the game

## Options of a table

option-principe-rich = Rich start: 10 ducats, 6 a round, cities from round 1
