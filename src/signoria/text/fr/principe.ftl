### Il Principe: prompts, events, refusals, scores and names.

title = Il Principe
tagline = Achetez des bâtiments aux enchères, bâtissez des cités et tenez les rôles de l’Italie de la Renaissance.

## Forms that only this language needs

form-card-colour = { $colour-code ->
    [green] verte
    [white] blanche
    [blue] bleue
   *[other] { $colour }
}
form-cards-colour = { $colour-code ->
    [green] vertes
    [white] blanches
    [blue] bleues
   *[other] { $colour }s
}

## Names

colour-green = vert
colour-white = blanc
colour-red = rouge
colour-blue = bleu
colour-yellow = jaune

building-green = Université
building-white = Cathédrale
building-red = Hôtel de ville
building-blue = Château
building-yellow = Place de marché

major-green = Maître
major-white = Évêque
major-red = Gonfalonier
major-blue = Noble
major-yellow = Banquier
minor-green = Apprenti
minor-white = Prêtre
minor-red = Notaire
minor-blue = Chevalier
minor-yellow = Marchand

tile-major = majeur
tile-minor = mineur

region-blue = Lombardia e Liguria
region-green = Emilia
region-red = Veneto
region-yellow = Romagna e Marche
region-brown = Toscana
region-violet = Umbria

city-siena = Siena
city-orvieto = Orvieto
city-venezia = Venezia
city-verona = Verona
city-perugia = Perugia
city-urbino = Urbino
city-padova = Padova
city-lucca = Lucca
city-milano = Milano
city-bologna = Bologna
city-mantova = Mantova
city-firenze = Firenze
city-ferrara = Ferrara
city-pisa = Pisa
city-rimini = Rimini

family-medici = { arms-medici }
family-visconti = { arms-visconti }
family-carraresi = { arms-carraresi }
family-deste = { arms-deste }
family-gonzaga = { arms-gonzaga }

edition-amigo = AMIGO 2006
edition-mtm-fr = Mind the Move 2005, règle française
edition-mtm-nl = Mind the Move 2005, résumé néerlandais

phase-new-cards = Nouvelles cartes
phase-auction = Enchères
phase-building = Construire ou jouer
phase-roles = Rôles

power-green = Son action : retourner face visible une de vos cartes cachées, mais pas une Université.
power-white = Son action : 1 point.
power-red = Son action : piocher une carte Bâtiment.
power-blue = Son action : un bouclier dans la région de votre choix.
power-yellow = Son action : 2 pièces.

rank-first = puis la majorité
rank-tied = puis la majorité à égalité
rank-second = puis la 2e majorité
rank-tied-second = puis la 2e majorité à égalité
rank-behind = toujours derrière

## The box

box-kind-city = Cartes Cité
box-field-cost = prix
box-field-vp = points de victoire
box-field-shields = boucliers
box-field-icons = cartes
box-field-regions = régions
box-because-balance = Reconstitué : aucune source ne le montre. Chez nous, les cités d’une même taille demandent chaque couleur aussi souvent, et une cité touche les régions qui l’entourent.

## Prompts

prompt-lay-cards = { $cards ->
    [one] Posez encore une carte face cachée pour les enchères.
   *[other] Posez { $cards } cartes face cachée pour les enchères.
}
prompt-bid-for-lot = { $price ->
    [0] { $cards ->
        [one] Une carte { form-card-colour } est aux enchères. Ouvrez les enchères, ou passez.
       *[other] { $cards } cartes { form-cards-colour } sont aux enchères. Ouvrez les enchères, ou passez.
    }
   *[other] { $cards ->
        [one] Une carte { form-card-colour } est aux enchères ; { $leader } offre { $price }. Surenchérissez, ou passez.
       *[other] { $cards } cartes { form-cards-colour } sont aux enchères ; { $leader } offre { $price }. Surenchérissez, ou passez.
    }
}
prompt-bid-for-role = { $price ->
    [0] Le rôle { $tile } { $colour } est aux enchères entre les joueurs à égalité. Ouvrez les enchères, ou passez.
   *[other] Le rôle { $tile } { $colour } est aux enchères entre les joueurs à égalité ; { $leader } offre { $price }. Surenchérissez, ou passez.
}
prompt-which-city = Vous avez remporté les cartes : construisez une cité tout de suite, ou non.
prompt-build-or-play = Construisez une cité, jouez des cartes d’une seule couleur, ou ne faites rien.
prompt-play-cards = Jouez des cartes d’une seule couleur, ou ne faites rien. Au premier tour, on ne construit pas de cité.
prompt-which-region = { $shields ->
    [one] Placez un bouclier pour { $city }, ou gardez-le.
   *[other] Placez jusqu’à { $shields } boucliers pour { $city }, un à la fois.
}
prompt-which-card = Retournez face visible une de vos cartes cachées ; pas une verte.
prompt-card-or-none = Retournez face visible une de vos cartes cachées, mais pas une verte, ou laissez-les ainsi.
prompt-which-region-of-all = Placez un bouclier dans la région de votre choix.

## Actions

action-pass-bid-for-lot = Passer
action-pass-bid-for-role = { action-pass-bid-for-lot }
action-pass-which-city = Ne rien construire
action-pass-build-or-play = Ne rien faire
action-pass-play-cards = { action-pass-build-or-play }
action-pass-which-region = Garder le reste
action-pass-card-or-none = N’en retourner aucune
action-lay = Poser une carte { form-card-colour }
action-build = Construire { $city }
action-play = { $cards ->
    [one] Jouer une carte { form-card-colour }
   *[other] Jouer { $cards } cartes { form-cards-colour }
}
action-shield = Placer un bouclier : { $region }
action-reveal = Retourner une carte { form-card-colour }

## Events

event-round-begins = Le tour { $round } commence.
event-last-round = { $cards ->
    [0] La pioche Bâtiment est vide : c’est le dernier tour.
    [one] Il reste une carte dans la pioche Bâtiment : c’est le dernier tour.
   *[other] Il ne reste que { $cards } cartes dans la pioche Bâtiment : c’est le dernier tour.
}
event-income = Chaque joueur reçoit { $ducats } pièces de la banque.
event-drawn = { $cards ->
    [one] { $seat } pioche une carte Bâtiment.
   *[other] { $seat } pioche { $cards } cartes Bâtiment.
}
event-laid = { $cards ->
    [one] { $seat } a posé une carte { form-card-colour }.
   *[other] { $seat } a posé { $cards } cartes { form-cards-colour }.
}
event-drawn-for-auction = { $cards ->
    [one] Une carte { form-card-colour } vient de la pioche.
   *[other] { $cards } cartes { form-cards-colour } viennent de la pioche.
}
event-refilled = { $cards ->
    [one] La seule carte dont personne n’a voulu forme de nouveau la pioche.
   *[other] Les { $cards } cartes dont personne n’a voulu sont mélangées et forment de nouveau la pioche.
}
event-surplus-leaves = { $cards ->
    [one] La dernière carte de la pioche quitte le jeu sans être vue.
   *[other] Les { $cards } dernières cartes de la pioche quittent le jeu sans être vues.
}
event-lot-offered = { $cards ->
    [one] Une carte { form-card-colour } est mise aux enchères.
   *[other] { $cards } cartes { form-cards-colour } sont mises aux enchères.
}
event-lot-sold = { $cards ->
    [one] { $seat } remporte une carte { form-card-colour } pour { $price } et prend Il Principe.
   *[other] { $seat } remporte { $cards } cartes { form-cards-colour } pour { $price } et prend Il Principe.
}
event-lot-removed = { $cards ->
    [one] Personne ne veut la carte { form-card-colour } : elle est retirée du jeu.
   *[other] Personne ne veut les { $cards } cartes { form-cards-colour } : elles sont retirées du jeu.
}
event-city-built = { $seat } construit { $city } pour { $ducats } pièces et gagne { $points } PV.
event-shield-placed = { $seat } place un bouclier : { $region }.
event-shields-kept = { $seat } garde les boucliers restants.
event-role-scored = { $points ->
    [one] { $seat } gagne 1 PV pour le rôle { $tile } { $colour }.
   *[other] { $seat } gagne { $points } PV pour le rôle { $tile } { $colour }.
}
event-city-turned-up = On peut maintenant construire { $city }.
event-cards-played = { $cards ->
    [one] { $seat } joue une carte { form-card-colour }.
   *[other] { $seat } joue { $cards } cartes { form-cards-colour }.
}
event-nothing-done = { $seat } ne fait rien.
event-roles-return = Tous les rôles reviennent sur le plateau.
event-role-offered = Le rôle { $tile } { $colour } est mis aux enchères entre les joueurs à égalité.
event-role-bought = { $seat } paie { $price } pour le rôle { $tile } { $colour } et prend Il Principe.
event-role-unsold = Personne ne veut le rôle { $tile } { $colour }.
event-role-taken = { $seat } prend le rôle { $tile } { $colour }.
event-turned-down = { $cards ->
    [one] { $seat } retourne une carte { form-card-colour } face cachée.
   *[other] { $seat } retourne { $cards } cartes { form-cards-colour } face cachée.
}
event-turned-up = { $seat } retourne une carte { form-card-colour } face visible.
event-none-turned-up = { $seat } ne retourne aucune carte.
event-point-gained = { $seat } gagne 1 point de victoire.
event-card-drawn = { $seat } pioche une carte Bâtiment.
event-ducats-gained = { $seat } reçoit { $ducats } pièces.
event-game-ends = { $cause }
cause-cities-short = Moins de quatre cités sont disponibles : la partie est finie.
cause-deck-short = La pioche n’a pas assez de cartes pour une nouvelle mise aux enchères : la partie est finie.
cause-last-round-over = Le dernier tour est fini.

## Refusals

refusal-no-card-to-lay = Vous n’avez plus de carte { form-card-colour } à poser.
refusal-must-lay = { $cards ->
    [one] Chacun pose des cartes pour les enchères : il vous en reste une à poser.
   *[other] Chacun pose des cartes pour les enchères : il vous en reste { $cards } à poser.
}
refusal-bid-too-low = { $price ->
    [0] L’enchère minimale est de 1.
   *[other] { $amount } ne dépasse pas l’enchère actuelle de { $price }.
}
refusal-bid-too-high = Vous { $ducats ->
    [0] n’avez aucune pièce
    [one] n’avez qu’une pièce
   *[other] avez { $ducats } pièces
  } : vous ne pouvez pas offrir { $amount }.
refusal-no-cards-after-auction = Après une enchère on peut construire une cité, mais les cartes se jouent en phase 3.
refusal-too-few-cards = Vous ne pouvez pas jouer { $cards } cartes { form-cards-colour } : vous en avez { $held }.
refusal-no-city-in-round-1 = Au premier tour, on ne construit pas de cité.
refusal-city-built = La cité { $city } est déjà construite.
refusal-city-not-open = La cité { $city } n’est pas disponible.
refusal-cards-missing = Il vous manque des cartes pour construire { $city }.
refusal-ducats-missing = { $city } coûte { $cost } pièces, et vous en avez { $ducats }.
refusal-region-not-touched = { $city } ne touche pas cette région : { $region }.
refusal-power-must-be-used = L’action spéciale d’un rôle doit être réalisée si elle peut l’être.
refusal-green-stays-down = Le rôle vert retourne n’importe quelle carte, sauf une verte.
refusal-no-card-face-down = Vous n’avez pas de carte { form-card-colour } face cachée.

## What an answer leads to

fact-withdraws = Qui passe est définitivement hors de ces enchères.
fact-bid-leaves = Une enchère de { $amount } vous laisse { $ducats }.
fact-then-in-reach = Avec les cartes, vous pourriez ensuite construire { $each }.
    .each = { $city }
fact-then-too-dear = Avec les cartes, mais pas avec cette bourse, vous pourriez construire { $each }.
    .each = { $city }
fact-power = { $power }
fact-city-scores = { $points } points pour vous ; { $ducats ->
    [one] il reste { $ducats } pièce
   *[other] il reste { $ducats } pièces
  }.
fact-role-scores = Par leurs rôles : { $each }.
    .each = { $seat } +{ $points }
fact-cards-up = { $building }, face visible : vous { $before } → { $cards }.
fact-others-up = { $each }.
    .each = { $seat } { $cards }
fact-takes-major = Vous auriez ce rôle : { $major } ; { $down } de vos { $cards } cartes se retournent alors.
fact-bids-for-major = Vous enchéririez pour ce rôle : { $major }, contre { $each }.
    .each = { $seat }
fact-takes-minor = Vous auriez ce rôle : { $minor }.
fact-bids-for-minor = Vous enchéririez pour ce rôle : { $minor }, contre { $each }.
    .each = { $seat }
fact-no-role = Vous n’auriez aucun rôle de cette couleur.
fact-shield = { $region } : { board-shield-effect }.
fact-others-shields = { $each }.
    .each = { $seat } { $shields }
fact-region-points = { $points ->
    [0] Aucun point à la fin, en l’état.
   *[other] { $points } points à la fin, en l’état.
}

## Scores

score-track = Gagnés pendant la partie
score-region-first = { $shields ->
    [one] Majorité de boucliers : { $region } (1)
   *[other] Majorité de boucliers : { $region } ({ $shields })
}
score-region-second = { $shields ->
    [one] Deuxième majorité : { $region } (1)
   *[other] Deuxième majorité : { $region } ({ $shields })
}
score-major = Rôle majeur { $colour }
score-minor = Rôle mineur { $colour }
score-sets = { $sets ->
    [one] Une série de cinq couleurs
   *[other] { $sets } séries de cinq couleurs
}
score-most-ducats = { $ducats ->
    [one] Le plus de pièces ({ $ducats })
   *[other] Le plus de pièces ({ $ducats })
}
score-most-cards = { $cards ->
    [one] Le plus de cartes en main ({ $cards })
   *[other] Le plus de cartes en main ({ $cards })
}
score-tie = Égalité de points, { $seat } : cartes Bâtiment sur la table ({ $cards })
score-tie-role = Égalité de points et de cartes Bâtiment ({ $cards }), { $seat } : premier rôle majeur { $colour }
score-tie-no-role = Égalité de points et de cartes Bâtiment ({ $cards }), { $seat } : aucun rôle majeur
score-tie-shared = Égalité de points et de cartes Bâtiment ({ $cards }), personne avec un rôle majeur : { $seat } partage la place

## The board

board-round = tour { $round }
board-last-round = tour { $round }, le dernier
board-deck = pioche { $cards }
board-city-deck = cités à venir { $cities }
board-prince = ♔ { $name }
board-hand = main
board-shields = bouc.
board-major = majeurs
board-minor = mineurs
board-in-reach = à portée
board-cards-short = { $cards ->
    [one] manque { $cards } carte
   *[other] manque { $cards } cartes
}
board-ducats-short = { $ducats ->
    [one] manque { $ducats } pièce
   *[other] manque { $ducats } pièces
}
board-cities = cités disponibles
board-map = boucliers sur la carte
board-no-bid = pas encore d’offre
board-ducats = { $ducats ->
    [one] { $ducats } pièce
   *[other] { $ducats } pièces
}

## The board in the browser

board-pane-map = Carte
board-pane-cities = Cités
board-pane-court = Cour
board-the-map = La carte
board-the-court = La cour
board-turned-down = face cachée :
board-legend = Face visible ; face cachée +n
board-pile-buildings = { $cards ->
    [one] { $cards } bâtiment
   *[other] { $cards } bâtiments
}
board-pile-cities = { $cities ->
    [one] { $cities } cité
   *[other] { $cities } cités
}
board-last-when = Dernier tour quand la pioche a moins de { $cards } cartes
board-last-now = C’est le dernier tour
board-open-cities = Cités disponibles
board-more-cities = { $cities ->
    [0] plus aucune à venir
   *[other] encore { $cities }
}
board-ducats-label = Pièces
board-missing = { $building }, manque
board-present = { $building }
board-family = { $name } : { $score } points, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } en main, { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
  } en réserve
board-built = Construites : { $cities }
board-removed = Hors du jeu : { $cards }
board-leads-with = mène avec { $price }
board-choosing = choisit
board-sealed = a choisi
board-lots = Groupes, du plus petit au plus grand
board-lot-now = maintenant
board-lot-next = ensuite
board-lot-then = puis
board-lot-sold = { $name } · { $price }
board-lot-unsold = sans enchère
board-role-sale = Un rôle aux enchères
board-ladder = Votre enchère
board-offers = Enchères
board-all = Tout, { $most }
board-slots = Cartes pour les enchères
board-slot-1 = première
board-slot-2 = deuxième
board-slot-3 = troisième
board-put-back = Reprendre en main : { $building }
board-choose-card = { $cards ->
    [0] { $building } : il n’en reste pas
   *[other] { $building } : en choisir une sur { $cards }
}
board-seal = { $left ->
    [0] Poser les { $cards } cartes
    [one] Encore { $left } à choisir
   *[other] Encore { $left } à choisir
}
board-which-colour = { noun-colour }
board-cards-held = { $building } : { $cards } en main
board-play = { $cards ->
    [one] Jouer { $cards } × { $building }
   *[other] Jouer { $cards } × { $building }
}
board-play-which = Choisir une couleur à jouer
board-face-down = { $cards ->
    [one] { $cards } face cachée
   *[other] { $cards } face cachée
}
board-ducats-hidden = pièces, cachées
board-shields-own = boucliers restants

board-shield-effect = vous { $before } → { $shields }, { $rank }
board-zoom = De plus près

row-region = { $region }
row-roles = Rôles tenus
noun-colour = Couleur
noun-cards = Cartes
noun-city = Cité
noun-region = Région
board-court = La cour : cartes face visible et face cachée
board-cards-lie = { $up } visibles, { $down } cachées
board-city = { $name } : { $cost } pièces, { $points } points, { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
  } ; demande { $asks } ; touche { $where }
board-region = { $region } : { $shields }
board-shields-left = { $shields ->
    [one] { $shields } bouclier restant
   *[other] { $shields } boucliers restants
}
row-sets = Séries de cinq couleurs
row-most-ducats = Le plus de pièces
row-most-cards = Le plus de cartes en main
