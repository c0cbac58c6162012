### What arenas and surveys say.

## Arena

arena-bot = bot
arena-wins = victoires
arena-interval = 95 %
arena-points = points
arena-rating = cote
arena-mean = temps
arena-most = p95
arena-axis = part des parties qu’une place gagne, %
arena-fair = juste
arena-total-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
arena-total = { arena-total-games } en { NUMBER($seconds, maximumFractionDigits: 1) } s : { $mixes ->
    [one] { $mixes } combinaison
   *[other] { $mixes } combinaisons
  } dans { $seatings ->
    [one] { $seatings } placement
   *[other] { $seatings } placements
  }, les placements d’une combinaison sur les mêmes donnes.
    Les victoires sont celles d’une place, dont la juste part est { $fair } ; les intervalles sont de Wilson, les parties d’une donne prises ensemble.
    Les temps sont ceux du processeur, sur { $decisions } décisions non forcées : leur moyenne, et la limite sous laquelle restent 95 % d’entre elles.

## Balance

balance-title = L’équilibre : { $title }
balance-about = Parties de { $bots } à { $seats } places : { $games } par édition, sur les mêmes graines. Options : { $options }. Graine : { $seed }.
balance-caution = Les parts sont celles des victoires d’une place ; une victoire partagée est partagée. Les intervalles sont de Wilson à 95 %, les places d’une partie prises ensemble. Ce qui va avec la victoire n’en est pas forcément la cause : ceux qui gagnent de toute façon peuvent s’offrir davantage. Et tout cela est la façon de jouer de ces bots.
balance-edition = édition
balance-games = parties
balance-decisions = décisions
balance-winning = points du vainqueur
balance-shared = victoires partagées
balance-first = le premier joueur gagne
balance-seat = place
balance-place = { $place ->
    [1] premier joueur
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] { $place }e
}
balance-seats = Places, dans l’ordre du tour
balance-wins = victoires
balance-interval = intervalle 95 %
balance-points = points en moyenne
balance-axis = part des victoires, %
balance-thing = quoi
balance-sold = vendu
balance-unsold = invendu
balance-mean = prix moyen
balance-quartiles = moitié centrale
balance-held = détenu par
balance-steps = Les colonnes dont la tête est un nombre sont des prix moyens par { $by } ; ceux de moins de cinq ventes entre parenthèses.
balance-by-cards = cartes du lot
balance-by-round = tour
balance-round = tour { $round }
balance-more = Avec --out FILE.html le rapport entier est écrit : les prix, et ce qui va avec la victoire.
balance-written = Le rapport entier est dans { $file }.

balance-price-principe = prix, pièces
balance-price-borgia = prix, ducats
balance-price-florence = prix, florins
balance-sale-principe-lots = Ce que se vendent les cartes Bâtiment
balance-sale-principe-roles = Ce que se vendent les rôles à égalité
balance-sale-borgia-cards = Ce que se vendent les cartes
balance-sale-florence-items = Ce que se vendent les objets
balance-held-principe-majors = Rôles majeurs à la fin, et victoire
balance-held-principe-minors = Rôles mineurs à la fin, et victoire
balance-held-principe-cities = Cités construites, et victoire
balance-held-principe-regions = Majorité de boucliers dans une région, et victoire
balance-held-principe-endings = Autres points à la fin, et victoire
balance-held-borgia-popes = Élections comme pape, et victoire
balance-held-borgia-cards = Cartes d’après qui les a eues en dernier, et victoire
balance-held-florence-items = Objets achetés, par nombre, et victoire
balance-held-florence-buildings = Bâtiments, et victoire
balance-held-florence-freedoms = Libertés, et victoire
balance-held-florence-works = Œuvres faites par métier, et victoire
balance-held-florence-bonuses = Cartes Bonus jouées, et victoire
balance-held-florence-prestige = Cartes Prestige à la fin, et victoire
balance-held-florence-best-works = La meilleure œuvre d’une manche, et victoire
balance-thing-sets = une série de cinq couleurs
balance-thing-most-ducats = le plus de pièces
balance-thing-most-cards = le plus de cartes en main
