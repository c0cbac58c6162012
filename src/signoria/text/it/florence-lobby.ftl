### The Princes of Florence: what is said of it before its table is opened.

## The game

game-florence = The Princes of Florence
    .about = Costruisci un Principato in cui grandi menti completano grandi Opere.
    .facts = 3–5 giocatori · 75 min
    .authors = Kramer e Ulrich
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
