### The Princes of Florence: what is said of it before its table is opened.

## The game

game-florence = Die Fürsten von Florenz
    .about = Baue ein Fürstentum, in dem große Geister große Werke vollenden.
    .facts = 3–5 Spieler · 75 min
    .authors = Kramer und Ulrich
    .round = Runde { $round }

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
