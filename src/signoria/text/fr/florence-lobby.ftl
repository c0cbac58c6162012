### The Princes of Florence: what is said of it before its table is opened.

## The game

game-florence = Les Princes de Florence
    .about = Bâtissez une principauté où de grands esprits achèvent de grandes œuvres.
    .facts = 3–5 joueurs · 75 min
    .authors = Kramer et Ulrich
    .round = Manche { $round }

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
