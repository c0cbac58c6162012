### What the laboratory says: arenas, surveys, simulations, analyses, benchmarks.

## Arena

arena-bot = { simulate-bot }
arena-wins = { simulate-wins }
arena-interval = 95 %
arena-points = { points }
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
balance-games = { simulate-progress }
balance-decisions = { analyse-decisions }
balance-winning = points du vainqueur
balance-shared = victoires partagées
balance-first = le premier joueur gagne
balance-seat = { simulate-seat }
balance-place = { $place ->
    [1] premier joueur
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] { $place }e
}
balance-seats = Places, dans l’ordre du tour
balance-wins = { simulate-wins }
balance-interval = { simulate-interval }
balance-points = { simulate-points }
balance-axis = part des victoires, %
balance-thing = quoi
balance-sold = vendu
balance-unsold = invendu
balance-mean = prix moyen
balance-quartiles = moitié centrale
balance-held = détenu par
balance-steps = Les colonnes dont la tête est un nombre sont des prix moyens par { $by } ; ceux de moins de cinq ventes entre parenthèses.
balance-by-cards = cartes du lot
balance-by-round = { analyse-round }
balance-round = tour { $round }
balance-more = Avec --out FILE.html le rapport entier est écrit : les prix, et ce qui va avec la victoire.
balance-written = Le rapport entier est dans { $file }.

## Simulations

simulate-title = { $title }, { $edition }, { $seats } places, graine { $seed }
simulate-progress = parties
simulate-seat = place
simulate-bot = bot
simulate-wins = victoires
simulate-interval = intervalle 95 %
simulate-points = points en moyenne
simulate-range = étendue
simulate-total = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } de { NUMBER($decisions, maximumFractionDigits: 1) } décisions en moyenne en { NUMBER($seconds, maximumFractionDigits: 1) } s : { $rate } parties par seconde.

## Analysis

analyse-title = { $title } : une analyse
analyse-about = { $edition }, { $seats } joueurs, { $count ->
    [one] { $count } décision regardée
   *[other] { $count } décisions regardées
  }, chacune d’après ce que cette place pouvait alors savoir, { $iterations ->
    [0] pendant { $seconds } s
   *[other] dans { $iterations } parties imaginées
}. La partie { $over ->
    [yes] est finie
   *[no] n’est pas finie : voici jusqu’où elle est allée
}.
analyse-progress = { analyse-decisions }
analyse-seat = joueur
analyse-decisions = décisions
analyse-cost = coût
analyse-mistakes = erreurs
analyse-bought = acheté
analyse-paid = payé
analyse-worth = valeur
analyse-curve = victoires attendues
analyse-costly = Les décisions qui ont le plus coûté
analyse-all = Toutes les décisions
analyse-none = Aucune décision n’a coûté plus que ne le montrerait le seul hasard.
analyse-rest = Les autres ont coûté moins que ne le montrerait le seul hasard : on ne les appelle pas des erreurs.
analyse-n = action
analyse-round = tour
analyse-played = joué
analyse-share = { simulate-wins }
analyse-best = mieux
analyse-best-share = victoires alors
analyse-alternative = la meilleure autre
analyse-price = juste prix
analyse-written = Le rapport est dans { $file }.
analyse-chart = Part de victoires attendue par chaque joueur, telle qu’il pouvait en juger à ses propres décisions
analyse-chart-one = Part de victoires de chaque joueur, au jugement de ce joueur ({ $name })
analyse-notes = Une part de victoires dit combien de fois un joueur a gagné quand la partie a été continuée de là dans des donnes imaginées compatibles avec ce que ce joueur savait. Ce qu’une décision a coûté est la différence avec la meilleure autre réponse, mesurée dans des mondes communs aux deux ; ± est son erreur type. On ne parle d’erreur que si elle a coûté plus de deux fois et demie cela. Le coût d’une partie entière est la somme de ce qui a été mesuré, avec sa propre erreur. Le juste prix est celui où avoir le lot vaut autant que le laisser : enchérir jusque-là est juste, si les autres le permettent.

## Benchmarks

bench-title = { $title }, { $edition }, { $seats } places, un cœur
bench-figure = par seconde
bench-compiled = compilé
bench-interpreted = interprété
bench-decisions = décisions au hasard
bench-games = parties entières au hasard
bench-clones = clones en milieu de partie
bench-rollouts = clones joués jusqu’au bout
bench-imaginations = états imaginés d’après une vue
bench-texts = décisions par des textes
bench-iterations = itérations d’une recherche, parties au hasard
bench-thoughts = de même, à vue de nez
bench-clone = temps d’un clone

## Boxes

box-usual-name = Ma boîte
box-head = Votre propre boîte de { $title }. Corrigez ce que votre exemplaire dit autrement, donnez à la boîte un nom à vous et vérifiez-la avec « signoria box { $game } --check FICHIER ». Après « signoria box { $game } --use FICHIER », vous jouez avec elle. Ce que vous omettez est comme dans la nôtre.
box-attested = { $fields } : attesté par { $source }
box-reconstructed = { $fields } : reconstitué
box-corrected = { $fields } : de vous
