### The Princes of Florence: what only the terminal and the laboratory say.

## The board

board-best = meilleure œuvre : { $best }
board-seen = vous regardez
board-to-recruit = à recruter
square-residence = ▒▒
square-university = Un
square-laboratory = Lb
square-workshop = At
square-library = Bi
square-opera = Op
square-studio = St
square-hospital = Hô
square-theater = Th
square-tower = To
square-chapel = Ch
square-forest = Fo
square-lake = Lc
square-park = Pc

## Answers

many-fame = Prendre tant de points
many-sell = Vendre tant de points, à 100 florins chacun
many-return = Les remettre sous la pioche dans cet ordre

## Help

play-help-signs = Les cases d’une principauté se nomment par ligne et colonne, r1 c1 étant en haut à gauche ; les deux lettres sont celles de la pièce qui s’y trouve, ▒▒ est la résidence. Une place est le coin supérieur gauche du plus petit rectangle autour de la pièce ; e1 à e8 disent comment elle est tournée.

## In the laboratory

balance-price = prix, florins
balance-sale-items = Ce que se vendent les objets
balance-held-items = Objets achetés, par nombre, et victoire
balance-held-buildings = Bâtiments, et victoire
balance-held-freedoms = Libertés, et victoire
balance-held-works = Œuvres faites par métier, et victoire
balance-held-bonuses = Cartes Bonus jouées, et victoire
balance-held-prestige = Cartes Prestige à la fin, et victoire
balance-held-best-works = La meilleure œuvre d’une manche, et victoire
