### The Princes of Florence: what is said of it before its table is opened.

## The game

game-florence = De Vorsten van Florence
    .about = Bouw een vorstendom waar grote geesten grote werken voltooien.
    .facts = 3–5 spelers · 75 min
    .authors = Kramer en Ulrich
    .round = Ronde { $round }

printing-florence-rio-grande = Rio Grande 2000

## The families, as their coats of arms are called

arms-albizzi = Albizzi
arms-pitti = Pitti
arms-strozzi = Strozzi
arms-rucellai = Rucellai
forebear-albizzi = Rinaldo
forebear-pitti = Luca
forebear-strozzi = Alessandra
forebear-rucellai = Giovanni
