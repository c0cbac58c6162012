### Il Principe: what is said of it before its table is opened.

## The game

game-principe = Il Principe
    .about = Enchérissez sur des bâtiments, bâtissez des cités et tenez les rôles qui rapportent quand les rivaux construisent.
    .facts = 2–5 joueurs · 60 min
    .authors = Emanuele Ornella

## The families, as their coats of arms are called

arms-medici = Medici
arms-visconti = Visconti
arms-carraresi = Carraresi
arms-deste = d’Este
arms-gonzaga = Gonzaga

## What an edition changes

change-start = Au départ
change-bids = Enchérit en premier
change-cities = Fin par les cités
change-last = Dernier tour
change-card = Une cité bâtie
change-amigo-start = 5 pièces, 12 boucliers.
change-amigo-bids = qui tient Il Principe
change-amigo-cities = regardée à la fin de la phase I
change-amigo-last = revenu, puis les dernières cartes sont vendues ; une pioche trop courte finit la partie
change-amigo-card = sa carte retourne dans la boîte
change-mtm-fr-start = Aucune pièce, 11 boucliers.
change-mtm-fr-bids = le joueur à gauche d’Il Principe
change-mtm-fr-cities = regardée au début de la phase I
change-mtm-fr-last = aucun revenu ; les cartes écartées sont mêlées pour compléter
change-mtm-fr-card = sa carte reste à qui l’a bâtie
change-mtm-nl-start = { change-mtm-fr-start }
change-mtm-nl-bids = { change-mtm-fr-bids }
change-mtm-nl-cities = { change-mtm-fr-cities }
change-mtm-nl-last = revenu, puis ce qui reste est vendu
change-mtm-nl-card = sa carte quitte le jeu

## Options of a table

option-principe-rich = Départ riche : 10 pièces, 6 par tour, des cités dès le tour 1
