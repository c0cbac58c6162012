### Il Principe: what only the terminal and the laboratory say.

## The board

letter-green = V
letter-white = B
letter-red = R
letter-blue = L
letter-yellow = J
short-region-blue = Lombardia
short-region-green = { region-green }
short-region-red = { region-red }
short-region-yellow = Romagna
short-region-brown = { region-brown }
short-region-violet = { region-violet }
board-vp = PV
board-points = { $points } PV
board-price = { $ducats } pièces, { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}
board-price-short = { $ducats } p., { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}
board-offer = aux enchères
board-role = le rôle { $tile } { $colour }
board-laid = posées

## Answers

many-play = Jouer tant de cartes de cette couleur : { $colour }

## Help

play-help-signs = V, B, R, L, J sont les Universités vertes, Cathédrales blanches, Hôtels de ville rouges, Châteaux bleus et Places de marché jaunes. Les cartes d’une famille se montrent ainsi, 3+2 : trois face visible, deux face cachée. Une coche derrière la couleur d’une cité : vous avez cette carte.

## In the laboratory

balance-price = prix, pièces
balance-sale-lots = Ce que se vendent les cartes Bâtiment
balance-sale-roles = Ce que se vendent les rôles à égalité
balance-held-majors = Rôles majeurs à la fin, et victoire
balance-held-minors = Rôles mineurs à la fin, et victoire
balance-held-cities = Cités construites, et victoire
balance-held-regions = Majorité de boucliers dans une région, et victoire
balance-held-endings = Autres points à la fin, et victoire
balance-thing-sets = une série de cinq couleurs
balance-thing-most-ducats = le plus de pièces
balance-thing-most-cards = le plus de cartes en main
