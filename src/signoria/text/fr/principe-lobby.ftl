### Il Principe: what is said of it before its table is opened.

## The game

game-principe = Il Principe
    .about = Enchérissez sur des bâtiments, bâtissez des cités et tenez les rôles qui rapportent quand les rivaux construisent.
    .facts = 2–5 joueurs · 60 min
    .authors = Emanuele Ornella
    .round = Tour { $round }

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

change-principe-start = Au départ
change-principe-bids = Enchérit en premier
change-principe-cities = Fin par les cités
change-principe-last = Dernier tour
change-principe-card = Une cité bâtie
change-principe-green = L’action de l’Université
change-principe-amigo-start = 5 pièces, 12 boucliers.
change-principe-amigo-bids = qui tient Il Principe
change-principe-amigo-cities = contrôlée après les nouvelles cartes
change-principe-amigo-last = revenu, puis les dernières cartes sont vendues ; une pioche trop courte finit la partie
change-principe-amigo-card = sa carte retourne dans la boîte
change-principe-amigo-green = doit être réalisée
change-principe-mtm-fr-start = Aucune pièce, 11 boucliers.
change-principe-mtm-fr-bids = le joueur à gauche d’Il Principe
change-principe-mtm-fr-cities = contrôlée avant les nouvelles cartes
change-principe-mtm-fr-last = aucun revenu ; les cartes écartées sont mêlées pour compléter
change-principe-mtm-fr-card = sa carte reste à qui l’a bâtie
change-principe-mtm-fr-green = { change-principe-amigo-green }
change-principe-mtm-nl-start = { change-principe-mtm-fr-start }
change-principe-mtm-nl-bids = { change-principe-mtm-fr-bids }
change-principe-mtm-nl-cities = { change-principe-mtm-fr-cities }
change-principe-mtm-nl-last = revenu, puis ce qui reste est vendu
change-principe-mtm-nl-card = sa carte quitte le jeu
change-principe-mtm-nl-green = peut ne pas être réalisée
change-principe-mtm-nl-2 = Le résumé néerlandais n’a pas de règles pour 2 joueurs : on y ajoute celles de la règle française.

## Options of a table

option-principe-rich = Départ riche : 10 pièces, 6 par tour, des cités dès le tour 1
