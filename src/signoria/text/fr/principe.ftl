### Il Principe: prompts, events, refusals, scores and names.

title = Il Principe
tagline = Achetez des bâtiments aux enchères, bâtissez des cités et tenez les rôles de l’Italie de la Renaissance.

## Forms that only this language needs

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
building-named = { $colour-code ->
    [green] { building-green }
    [white] { building-white }
    [red] { building-red }
    [blue] { building-blue }
   *[yellow] { building-yellow }
}
building-cards = { $colour-code ->
    [green] { $cards ->
        [one] { $cards } Université
       *[other] { $cards } Universités
    }
    [white] { $cards ->
        [one] { $cards } Cathédrale
       *[other] { $cards } Cathédrales
    }
    [red] { $cards ->
        [one] { $cards } Hôtel de ville
       *[other] { $cards } Hôtels de ville
    }
    [blue] { $cards ->
        [one] { $cards } Château
       *[other] { $cards } Châteaux
    }
   *[yellow] { $cards ->
        [one] { $cards } Place de marché
       *[other] { $cards } Places de marché
    }
}
major-named = { $colour-code ->
    [green] { major-green }
    [white] { major-white }
    [red] { major-red }
    [blue] { major-blue }
   *[yellow] { major-yellow }
}
minor-named = { $colour-code ->
    [green] { minor-green }
    [white] { minor-white }
    [red] { minor-red }
    [blue] { minor-blue }
   *[yellow] { minor-yellow }
}
role-named = { $tile-code ->
    [major] { major-named }
   *[minor] { minor-named }
}

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

edition-amigo = { printing-principe-amigo }
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

rank-first = puis en tête
rank-tied = puis à égalité en tête
rank-second = puis deuxième
rank-tied-second = puis deuxième à égalité
rank-behind = toujours derrière

## The box

box-kind-city = Cartes Cité
box-field-cost = prix
box-field-vp = { points }
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
    [0] Aux enchères : { building-cards } ({ $colour }). Ouvrez les enchères, ou retirez-vous.
   *[other] Aux enchères : { building-cards } ({ $colour }) ; { $leader } offre { $price }. Surenchérissez, ou retirez-vous.
}
prompt-bid-for-role = { $price ->
    [0] { role-named }, aux enchères entre les joueurs à égalité. Ouvrez les enchères, ou retirez-vous.
   *[other] { role-named }, aux enchères entre les joueurs à égalité ; { $leader } offre { $price }. Surenchérissez, ou retirez-vous.
}
prompt-which-city = Vous avez remporté les cartes : construisez une cité tout de suite, ou non.
prompt-build-or-play = Construisez une cité, jouez des cartes d’une seule couleur, ou ne faites rien.
prompt-play-cards = Jouez des cartes d’une seule couleur, ou ne faites rien. Au premier tour, on ne construit pas de cité.
prompt-which-region = { $shields ->
    [one] Placez un bouclier pour { $city }, ou gardez-le.
   *[other] Placez jusqu’à { $shields } boucliers pour { $city }, un à la fois.
}
prompt-which-card = Retournez face visible une de vos cartes cachées, mais pas une Université.
prompt-card-or-none = Retournez face visible une de vos cartes cachées, mais pas une Université, ou laissez-les ainsi.
prompt-which-region-of-all = Placez un bouclier dans la région de votre choix.

## Actions

action-pass-bid-for-lot = Se retirer
action-pass-bid-for-role = { action-pass-bid-for-lot }
action-pass-which-city = Ne rien construire
action-pass-build-or-play = Ne rien faire
action-pass-play-cards = { action-pass-build-or-play }
action-pass-which-region = Garder le reste
action-pass-card-or-none = N’en retourner aucune
action-lay = Poser une carte { building-named } ({ $colour })
action-build = Construire { $city }
action-play = Jouer { building-cards } ({ $colour })
action-shield = Placer un bouclier : { $region }
action-reveal = Retourner une carte { building-named } ({ $colour })
event-drawn-you = { $cards ->
    [one] Vous piochez une carte Bâtiment.
   *[other] Vous piochez { $cards } cartes Bâtiment.
}

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
event-laid = { $seat } a posé { building-cards }.
event-laid-you = Vous avez posé { building-cards }.
event-drawn-for-auction = De la pioche : { building-cards }.
event-refilled = { $cards ->
    [one] La seule carte dont personne n’a voulu forme de nouveau la pioche.
   *[other] Les { $cards } cartes dont personne n’a voulu sont mélangées et forment de nouveau la pioche.
}
event-surplus-leaves = { $cards ->
    [one] La dernière carte de la pioche quitte le jeu sans être vue.
   *[other] Les { $cards } dernières cartes de la pioche quittent le jeu sans être vues.
}
event-lot-offered = Mise aux enchères : { building-cards } ({ $colour }).
event-lot-sold = { $seat } remporte { building-cards } pour { $price } et prend Il Principe.
event-lot-sold-you = Vous remportez { building-cards } pour { $price } et prenez Il Principe.
event-lot-removed = { $cards ->
    [one] Personne n’a voulu { building-cards } : la carte quitte le jeu.
   *[other] Personne n’a voulu { building-cards } : les cartes quittent le jeu.
}
event-city-built = { $seat } construit { $city } pour { $ducats } pièces et gagne { $points } points.
event-city-built-you = Vous construisez { $city } pour { $ducats } pièces et gagnez { $points } points.
event-shield-placed = { $seat } place un bouclier : { $region }.
event-shield-placed-you = Vous placez un bouclier : { $region }.
event-shields-kept = { $seat } garde les boucliers restants.
event-shields-kept-you = Vous gardez les boucliers restants.
event-role-scored = { $points ->
    [one] { $seat } gagne { $points } point grâce au rôle { role-named }.
   *[other] { $seat } gagne { $points } points grâce au rôle { role-named }.
}
event-role-scored-you = { $points ->
    [one] Vous gagnez { $points } point grâce au rôle { role-named }.
   *[other] Vous gagnez { $points } points grâce au rôle { role-named }.
}
event-city-turned-up = On peut maintenant construire { $city }.
event-cards-played = { $seat } joue { building-cards }.
event-cards-played-you = Vous jouez { building-cards }.
event-nothing-done = { $seat } ne fait rien.
event-nothing-done-you = Vous ne faites rien.
event-roles-return = Tous les rôles reviennent sur le plateau.
event-role-offered = Aux enchères entre les joueurs à égalité : { role-named }.
event-role-bought = { $seat } paie { $price }, devient { role-named } et prend Il Principe.
event-role-bought-you = Vous payez { $price }, devenez { role-named } et prenez Il Principe.
event-role-unsold = Personne ne veut devenir { role-named }.
event-role-taken = { $seat } devient { role-named }.
event-role-taken-you = Vous devenez { role-named }.
event-turned-down = { $seat } retourne face cachée : { building-cards }.
event-turned-down-you = Vous retournez face cachée : { building-cards }.
event-turned-up = { $seat } retourne face visible une carte { building-named }.
event-turned-up-you = Vous retournez face visible une carte { building-named }.
event-none-turned-up = { $seat } ne retourne aucune carte.
event-none-turned-up-you = Vous ne retournez aucune carte.
event-point-gained = { $seat } gagne 1 point.
event-point-gained-you = Vous gagnez 1 point.
event-card-drawn = { $seat } pioche une carte Bâtiment.
event-card-drawn-you = Vous piochez une carte Bâtiment.
event-ducats-gained = { $seat } reçoit { $ducats } pièces.
event-ducats-gained-you = Vous recevez { $ducats } pièces.
event-game-ends = { $cause }
cause-cities-short = Moins de quatre cités sont disponibles : la partie est finie.
cause-deck-short = La pioche n’a pas assez de cartes pour une nouvelle mise aux enchères : la partie est finie.
cause-last-round-over = Le dernier tour est fini.
story-led = { $seat } en tête, { $points } à { $behind }
story-led-you = vous en tête, { $points } à { $behind }
story-level = égalité en tête, { $points } points
story-dealt = { $cards ->
    [0] Chacun reçoit { $ducats } pièces ; aucune carte n’est distribuée.
   *[other] { $ducats ->
        [0] Chacun reçoit { $cards } cartes.
       *[other] Chacun reçoit { $ducats } pièces et { $cards } cartes.
    }
}
story-laid = Aux enchères : { $lots }.
story-lot-sold = **{ $seat }** a pris { $cards } pour { $price } ({ $bids }).
story-lot-sold-you = **Vous** avez pris { $cards } pour { $price } ({ $bids }).
story-lot-alone = **{ $seat }** a pris { $cards } pour { $price } ; aucune autre offre.
story-lot-alone-you = **Vous** avez pris { $cards } pour { $price } ; aucune autre offre.
story-lot-removed = Personne n’a voulu { $cards } : hors du jeu.
story-out = { $count ->
    [one] { $names } a passé.
   *[other] { $names } ont passé.
}
story-out-you = Vous avez passé.
story-built = **{ $seat }** a construit { $city } : **+{ $points }**.
story-built-you = **Vous** avez construit { $city } : **+{ $points }**.
story-shields = { $count ->
    [one] Un bouclier : { $regions }.
   *[other] { $count } boucliers : { $regions }.
}
story-role-gains = Grâce aux rôles : { $gains }.
story-played = **{ $seat }** a joué { $cards }.
story-played-you = **Vous** avez joué { $cards }.
story-role-sold = **{ $seat }** devient **{ $cards }** pour { $price } ({ $bids }).
story-role-sold-you = **Vous** devenez **{ $cards }** pour { $price } ({ $bids }).
story-role-alone = **{ $seat }** devient **{ $cards }** pour { $price }.
story-role-alone-you = **Vous** devenez **{ $cards }** pour { $price }.
story-role-taken = **{ $seat }** devient **{ $office }**.
story-role-taken-you = **Vous** devenez **{ $office }**.
story-role-unsold = Personne n’a voulu devenir { $office }.
story-power-shield = Action spéciale : un bouclier, { $region }.
story-power-up = Action spéciale : une carte { $building } de nouveau visible.
story-power-point = Action spéciale : +1.
story-power-card = Action spéciale : une carte.
story-power-ducats = Action spéciale : { $ducats } pièces.

## Refusals

refusal-no-card-to-lay = Vous n’avez plus de carte { building-named } à poser.
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
refusal-too-few-cards = Vous ne pouvez pas jouer { building-cards } : vous en avez { $held }.
refusal-no-city-in-round-1 = Au premier tour, on ne construit pas de cité.
refusal-city-built = La cité { $city } est déjà construite.
refusal-city-not-open = La cité { $city } n’est pas disponible.
refusal-cards-missing = Il vous manque des cartes pour construire { $city }.
refusal-ducats-missing = { $city } coûte { $cost } pièces, et vous en avez { $ducats }.
refusal-region-not-touched = { $city } ne touche pas cette région : { $region }.
refusal-power-must-be-used = L’action spéciale d’un rôle doit être réalisée si elle peut l’être.
refusal-green-stays-down = L’action du Maître et de l’Apprenti retourne n’importe quelle carte, sauf une Université.
refusal-no-card-face-down = Vous n’avez pas de carte { building-named } face cachée.

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
    .each = { $seat } +{ $points }
fact-cards-up = { $building }, face visible : vous { $before } → { $cards }.
fact-others-up = { $each }.
    .each = { $seat } { $cards }
fact-takes-major = Vous auriez ce rôle : { $major } ; { $cards ->
    [1] elle se retourne alors
   *[other] { $down ->
        [one] une de vos { $cards } cartes se retourne alors
       *[other] { $down } de vos { $cards } cartes se retournent alors
    }
}.
fact-bids-for-major = Vous enchéririez pour ce rôle : { $major }, contre { $each }.
    .each = { $seat }
fact-takes-minor = Vous auriez ce rôle : { $minor }.
fact-bids-for-minor = Vous enchéririez pour ce rôle : { $minor }, contre { $each }.
    .each = { $seat }
fact-no-role = Vous n’auriez aucun rôle de cette couleur.
fact-shield = { $region } : { board-shield-effect }.
fact-others-shields = { $each }.
    .each = { $seat } { $shields }
fact-region-points = { $points ->
    [0] Aucun point à la fin, en l’état.
   *[other] { $points } points à la fin, en l’état.
}

## Scores

score-track = Gagnés pendant la partie
score-region-first = { $shields ->
    [one] Le plus de boucliers : { $region } (1)
   *[other] Le plus de boucliers : { $region } ({ $shields })
}
score-region-second = { $shields ->
    [one] Deuxième : { $region } (1)
   *[other] Deuxième : { $region } ({ $shields })
}
score-major = { major-named } (rôle majeur)
score-minor = { minor-named } (rôle mineur)
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
score-tie-role = Égalité de points et de cartes Bâtiment ({ $cards }), { $seat } : premier rôle majeur { major-named }
score-tie-no-role = Égalité de points et de cartes Bâtiment ({ $cards }), { $seat } : aucun rôle majeur
score-tie-shared = Égalité de points et de cartes Bâtiment ({ $cards }), personne avec un rôle majeur : { $seat } partage la place

## The board

board-round = tour { $round }
board-last-round = tour { $round }, le dernier
board-last-but-one = tour { $round }, avant le dernier
board-deck = pioche { $cards }
board-city-deck = cités à venir { $cities }
board-prince = ♔ { $name }
board-hand = main
board-shields = bouc.
board-major = majeurs
board-minor = mineurs
board-in-reach = à portée
board-can-build = à portée
board-short = il en manque { $cards }
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
board-legend = visibles, + cachées
board-pile-buildings = { $cards ->
    [one] { $cards } bâtiment
   *[other] { $cards } bâtiments
}
board-pile-cities = { $cities ->
    [one] { $cities } cité
   *[other] { $cities } cités
}
board-when-deck = Dernier tour : moins de { $cards } bâtiments.
board-when-cities = Fin : moins de { $cities } cités disponibles.
board-end-deck = Il reste moins de { $cards } bâtiments : le prochain tour est le dernier.
board-end-cities = Moins de { $cities } cités sont disponibles : la partie finit avec ce tour.
board-end-city = Plus aucune cité à venir : la prochaine construite met fin à la partie avec son tour.
board-due = { $seats ->
    [one] libre ; irait à { $names }
   *[other] libre ; enchères entre { $names }
}
board-last-now = C’est le dernier tour
board-open-cities = Cités disponibles
board-more-cities = { $cities ->
    [0] plus aucune à venir
   *[other] encore { $cities }
}
board-ducats-label = Pièces
board-missing = { $building }, manque
scene-laid = Les cartes posées
scene-from-deck = De la pioche : { $cards }
scene-roles = Les rôles du tour { $round }
scene-role-bought = pour { $price } aux enchères entre ex æquo
scene-role-unsold = personne n’en veut
scene-brought-card-drawn = + 1 carte
scene-brought-turned-up = + une carte retournée
scene-brought-shield-placed = + 1 bouclier

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
board-leads = mène, { $price }
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
board-cards-held = { $building } : { $cards } en main
board-play = Jouer { building-cards }
board-play-which = Touchez les cartes à jouer
board-lay-chosen = Posez les cartes choisies, ou reprenez-en une.
board-of-held = { $held ->
    [1] votre seule
   *[other] sur vos { $held }
}
board-fewest-major = { board-of-held } ; { $cards ->
    [one] { $cards } suffit
   *[other] { $cards } suffisent
  } pour ce rôle : { $role }
board-fewest-minor = { board-fewest-major }
board-fewest-bid = { board-of-held } ; { $cards ->
    [one] { $cards } suffit
   *[other] { $cards } suffisent
  } pour enchérir sur un rôle
board-fewest-none = { board-of-held } ; aucun rôle n’est à portée
board-brings-major = { $cards } pour : { $role }
board-brings-minor = { board-brings-major }
board-brings-bid = { $cards } pour enchérir
board-brings-none = aucun rôle à portée
board-cities-in-reach = { $cities } cités
board-face-down = { $cards ->
    [one] { $cards } face cachée
   *[other] { $cards } face cachée
}
board-stays-down = reste face cachée
board-ducats-hidden = pièces, cachées
board-shields-own = boucliers restants
board-ducats-word = { $ducats ->
    [one] pièce
   *[other] pièces
}
board-shields-word = { $shields ->
    [one] bouclier
   *[other] boucliers
}

board-shield-effect = vous { $before } → { $shields }, { $rank }
board-zoom = De plus près
board-keep-back = Le garder
sheet-points = D’où viennent les points
sheet-roles = Rôles, quand d’autres construisaient
sheet-power = { $major } et { $minor }
sheet-court = Rôles et cartes visibles
sheet-would-be = serait { $role }
sheet-ties-for = à égalité pour { $role }
sheet-built = Cités construites
sheet-none-built = aucune encore
sheet-bought = Achats, et à quel prix
sheet-none-bought = rien encore
sheet-hand = En main, pour autant qu’on sache
sheet-hand-known = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }{ $some ->
    [0] , aucune vue
   *[other]  : { $known } vues à l’achat, { $unseen } jamais vues
  }
sheet-between = Entre vous et { $name }
sheet-contested = { $region } : vous { $mine }, { $name } { $theirs }

row-region = { $region }
row-roles = Rôles tenus
row-tie = Égalité de points : cartes Bâtiment sur la table
noun-colour = Couleur
noun-cards = Cartes
noun-city = Cité
noun-region = Région
board-court = La cour : cartes face visible + face cachée
board-city-leads = { $city } : { $says }
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
