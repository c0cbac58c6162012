### The Princes of Florence: what is said of it before its table is opened.

## The game

game-florence = The Princes of Florence
    .about = Build a principality where great minds finish great works.
    .facts = 3–5 players · 75 min
    .authors = Kramer and Ulrich
    .round = Round { $round }

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
