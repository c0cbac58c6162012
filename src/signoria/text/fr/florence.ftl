### The Princes of Florence: prompts, events, refusals, scores and names.

title = Les Princes de Florence
tagline = Embellissez votre principauté, attirez artistes et savants, et que leurs œuvres vous rendent célèbre.

## Forms that only this language needs

form-a-stack = { $stack-code ->
    [forest] une { $stack }
    [prestige] une { $stack }
    [recruiting] une { $stack }
   *[other] un { $stack }
}
form-the-piece = { $piece-code ->
    [university] l’{ $piece }
    [workshop] l’{ $piece }
    [opera] l’{ $piece }
    [hospital] l’{ $piece }
    [library] la { $piece }
    [tower] la { $piece }
    [chapel] la { $piece }
    [forest] la { $piece }
   *[other] le { $piece }
}
form-the-building = { $building-code ->
    [university] l’{ $building }
    [workshop] l’{ $building }
    [opera] l’{ $building }
    [hospital] l’{ $building }
    [library] la { $building }
    [tower] la { $building }
    [chapel] la { $building }
   *[other] le { $building }
}
form-the-profession = { $profession-code ->
    [alchemist] l’{ $profession }
    [architect] l’{ $profession }
    [astronomer] l’{ $profession }
    [goldsmith] l’{ $profession }
    [organist] l’{ $profession }
   *[other] le { $profession }
}
form-of-the-profession = { $profession-code ->
    [alchemist] de l’{ $profession }
    [architect] de l’{ $profession }
    [astronomer] de l’{ $profession }
    [goldsmith] de l’{ $profession }
    [organist] de l’{ $profession }
   *[other] du { $profession }
}

## Names

building-university = Université
building-laboratory = Laboratoire
building-workshop = Atelier
building-library = Bibliothèque
building-opera = Opéra
building-studio = Studio
building-hospital = Hôpital
building-theater = Théâtre
building-tower = Tour
building-chapel = Chapelle

landscape-forest = Forêt
landscape-lake = Lac
landscape-park = Parc

piece-university = { building-university }
piece-laboratory = { building-laboratory }
piece-workshop = { building-workshop }
piece-library = { building-library }
piece-opera = { building-opera }
piece-studio = { building-studio }
piece-hospital = { building-hospital }
piece-theater = { building-theater }
piece-tower = { building-tower }
piece-chapel = { building-chapel }
piece-forest = { landscape-forest }
piece-lake = { landscape-lake }
piece-park = { landscape-park }

stack-forest = { landscape-forest }
stack-lake = { landscape-lake }
stack-park = { landscape-park }
stack-jester = Bouffon
stack-builder = Bâtisseur
stack-prestige = carte Prestige
stack-recruiting = carte Recrutement

freedom-travel = liberté de voyage
freedom-religion = liberté de religion
freedom-opinion = liberté d’opinion

profession-alchemist = Alchimiste
profession-architect = Architecte
profession-astronomer = Astronome
profession-bell_maker = Fondeur de cloches
profession-botanist = Botaniste
profession-cartographer = Cartographe
profession-choreographer = Chorégraphe
profession-composer = Compositeur
profession-dramatist = Dramaturge
profession-goldsmith = Orfèvre
profession-jurist = Juriste
profession-mathematician = Mathématicien
profession-organist = Organiste
profession-painter = Peintre
profession-pharmacist = Pharmacien
profession-philosopher = Philosophe
profession-physician = Médecin
profession-physicist = Physicien
profession-poet = Poète
profession-sculptor = Sculpteur
profession-theologian = Théologien

counted-building = bâtiment
counted-large_building = grand bâtiment
counted-medium_building = bâtiment moyen
counted-small_building = petit bâtiment
counted-building_size = taille de bâtiment
counted-forest = { landscape-forest }
counted-lake = { landscape-lake }
counted-park = { landscape-park }
counted-landscape = paysage
counted-landscape_type = type de paysage
counted-jester = { stack-jester }
counted-builder = { stack-builder }
counted-prestige = { stack-prestige }
counted-freedom = liberté
counted-category = type de paysage, personnage, carte Prestige ou liberté
counted-hand_card = carte Métier ou Recrutement en main
counted-table_card = œuvre, ou carte Recrutement sur la table
counted-empty = case vide

box-kind-building = Bâtiments
box-kind-landscape = Paysages
box-kind-profession = Cartes Métier
box-kind-bonus = { board-bonus-cards }
box-kind-prestige = { board-count-prestige }
box-field-cells = contour
box-field-building = { counted-building }
box-field-landscape = { counted-landscape }
box-field-freedom = { counted-freedom }
box-field-wv_per_item = valeur d’œuvre pour chacun
box-field-counts = compte
box-field-needs = demande
box-field-pp = { noun-fame }
box-field-pp_tied = Points à égalité
box-because-outline = Reconstitué : la règle dit combien de cases couvre un bâtiment, et aucune source connue n’en montre le contour.
box-because-smaller = Reconstitué : la règle dit seulement que les Lacs et les Parcs sont plus petits que les Forêts.
box-because-theme = Reconstitué : le bâtiment est celui qui convient au métier ; paysage et liberté sont ce que laissent les nombres de la règle.
box-because-counts = Reconstitué : paysage et liberté sont ce que laissent les nombres de la règle.

bonus-buildings = 1 par bâtiment
bonus-large_buildings = 2 par grand bâtiment
bonus-medium_and_forest = 1 par bâtiment moyen et par Forêt
bonus-small_and_landscape = 1 par petit bâtiment et par paysage
bonus-building_sizes = 2 par taille de bâtiment
bonus-landscapes = 1 par paysage
bonus-forests = 2 par Forêt
bonus-lakes = 2 par Lac
bonus-parks = 2 par Parc
bonus-freedoms = 2 par liberté
bonus-jesters = 2 par Bouffon
bonus-jesters_and_freedoms = 1 par Bouffon et par liberté
bonus-builders = 2 par Bâtisseur
bonus-builders_and_lakes = 1 par Bâtisseur et par Lac
bonus-prestige = 2 par carte Prestige
bonus-prestige_and_freedoms = 1 par carte Prestige et par liberté
bonus-landscape_types = 2 par type de paysage
bonus-categories = 1 pour chacune de ces catégories que vous avez : Forêt, Lac, Parc, Bouffon, Bâtisseur, carte Prestige, liberté
bonus-hand = 1 par carte Métier et Recrutement en main
bonus-table = 1 par carte Métier et Recrutement sur votre table

prestige-most_buildings = le plus de bâtiments
prestige-two_large = au moins deux grands bâtiments
prestige-fewest_empty = le moins de cases vides
prestige-all_landscapes = les trois paysages
prestige-most_landscapes = le plus de paysages
prestige-most_forests = le plus de Forêts
prestige-most_lakes = le plus de Lacs
prestige-all_freedoms = les trois libertés
prestige-balanced_estate = 4 bâtiments, 2 libertés et 4 œuvres
prestige-most_jesters = le plus de Bouffons
prestige-most_builders = le plus de Bâtisseurs
prestige-most_parks = le plus de Parcs
prestige-balanced_court = un Bâtisseur, un Bouffon et 2 paysages
prestige-most_works = le plus d’œuvres

card-alchemist = { profession-alchemist }
card-architect = { profession-architect }
card-astronomer = { profession-astronomer }
card-bell_maker = { profession-bell_maker }
card-botanist = { profession-botanist }
card-cartographer = { profession-cartographer }
card-choreographer = { profession-choreographer }
card-composer = { profession-composer }
card-dramatist = { profession-dramatist }
card-goldsmith = { profession-goldsmith }
card-jurist = { profession-jurist }
card-mathematician = { profession-mathematician }
card-organist = { profession-organist }
card-painter = { profession-painter }
card-pharmacist = { profession-pharmacist }
card-philosopher = { profession-philosopher }
card-physician = { profession-physician }
card-physicist = { profession-physicist }
card-poet = { profession-poet }
card-sculptor = { profession-sculptor }
card-theologian = { profession-theologian }
card-buildings = Bonus : { bonus-buildings }
card-large_buildings = Bonus : { bonus-large_buildings }
card-medium_and_forest = Bonus : { bonus-medium_and_forest }
card-small_and_landscape = Bonus : { bonus-small_and_landscape }
card-building_sizes = Bonus : { bonus-building_sizes }
card-landscapes = Bonus : { bonus-landscapes }
card-forests = Bonus : { bonus-forests }
card-lakes = Bonus : { bonus-lakes }
card-parks = Bonus : { bonus-parks }
card-freedoms = Bonus : { bonus-freedoms }
card-jesters = Bonus : { bonus-jesters }
card-jesters_and_freedoms = Bonus : { bonus-jesters_and_freedoms }
card-builders = Bonus : { bonus-builders }
card-builders_and_lakes = Bonus : { bonus-builders_and_lakes }
card-prestige = Bonus : { bonus-prestige }
card-prestige_and_freedoms = Bonus : { bonus-prestige_and_freedoms }
card-landscape_types = Bonus : { bonus-landscape_types }
card-categories = Bonus : { bonus-categories }
card-hand = Bonus : { bonus-hand }
card-table = Bonus : { bonus-table }
card-most_buildings = Prestige : { prestige-most_buildings }, 6 (3) points
card-two_large = Prestige : { prestige-two_large }, 5 points
card-fewest_empty = Prestige : { prestige-fewest_empty }, 8 (4) points
card-all_landscapes = Prestige : { prestige-all_landscapes }, 8 points
card-most_landscapes = Prestige : { prestige-most_landscapes }, 7 (4) points
card-most_forests = Prestige : { prestige-most_forests }, 7 (4) points
card-most_lakes = Prestige : { prestige-most_lakes }, 6 (3) points
card-all_freedoms = Prestige : { prestige-all_freedoms }, 8 points
card-balanced_estate = Prestige : { prestige-balanced_estate }, 6 points
card-most_jesters = Prestige : { prestige-most_jesters }, 6 (3) points
card-most_builders = Prestige : { prestige-most_builders }, 6 (3) points
card-most_parks = Prestige : { prestige-most_parks }, 5 (3) points
card-balanced_court = Prestige : { prestige-balanced_court }, 7 points
card-most_works = Prestige : { prestige-most_works }, 7 (4) points

deck-profession = Métier
deck-bonus = Bonus
deck-prestige = Prestige

thing-university = { building-university }
thing-laboratory = { building-laboratory }
thing-workshop = { building-workshop }
thing-library = { building-library }
thing-opera = { building-opera }
thing-studio = { building-studio }
thing-hospital = { building-hospital }
thing-theater = { building-theater }
thing-tower = { building-tower }
thing-chapel = { building-chapel }
thing-forest = { landscape-forest }
thing-lake = { landscape-lake }
thing-park = { landscape-park }
thing-travel = { short-freedom-travel }
thing-religion = { short-freedom-religion }
thing-opinion = { short-freedom-opinion }

phase-setup = Métiers
phase-auction = Enchères
phase-action = Actions

edition-rio-grande = Rio Grande Games 2000, règle italienne

## Prompts

prompt-which-discard = Gardez trois de vos quatre métiers : lequel rendez-vous ?
prompt-which-stack = { $stacks ->
    [0] Vous ne pouvez nommer aucune pile : retirez-vous pour cette manche.
   *[other] Nommez une pile à vendre (une offre de 200 florins), ou retirez-vous pour cette manche.
}
prompt-bid-for-item = { $leader } offre { $price } florins pour { form-a-stack }. Surenchérissez de 100, ou passez.
prompt-which-item = { $stacks ->
    [0] Il ne reste que vous, et vous ne pouvez rien prendre.
   *[other] Il ne reste que vous : prenez un objet pour 200 florins, ou rien.
}
prompt-which-recruit = { $professions ->
    [0] Aucun métier n’est devant un adversaire : gardez la carte Recrutement pour plus tard.
   *[other] Utilisez la carte Recrutement tout de suite, ou gardez-la pour plus tard.
}
prompt-which-place = Où va { form-the-piece } ? Nommez le coin et l’orientation, par exemple r1 c4 e2.
prompt-which-action = { $actions ->
    [0] Vos actions sont faites. Vous pouvez encore recruter, ou terminer votre tour.
    [one] Il vous reste une action. Une œuvre doit atteindre { $minimum }.
   *[other] Vous avez { $actions } actions. Une œuvre doit atteindre { $minimum }.
}
prompt-which-card = { $cards ->
    [one] Il ne reste qu’une carte { $deck } : gardez-la.
   *[other] Gardez une de ces { $cards } cartes { $deck }.
}
prompt-which-order = { $cards ->
    [one] Remettez l’autre carte { $deck } sous la pioche.
   *[other] Dans quel ordre les { $cards } autres cartes { $deck } vont-elles sous la pioche ? La première nommée est la plus haute.
}
prompt-which-bonus = { $missing ->
    [0] { $held ->
        [0] L’œuvre { form-of-the-profession } vaut { $value }. Vous n’avez pas de carte Bonus à ajouter.
       *[other] L’œuvre { form-of-the-profession } vaut { $value } ; le minimum est { $minimum }. Ajoutez une carte Bonus, ou restez-en là.
    }
   *[other] L’œuvre { form-of-the-profession } vaut { $value } pour l’instant et doit atteindre { $minimum } : ajoutez une carte Bonus.
}
prompt-how-much-fame = L’œuvre { form-of-the-profession } vaut { $value } : { $florins } florins. Combien de points prenez-vous à la place, à 200 florins chacun ?

## Actions

action-bid = Offrir { $florins } florins
action-pass-which-stack = Se retirer pour cette manche
action-pass-which-item = Ne rien prendre
action-pass-which-recruit = Garder la carte Recrutement
action-pass-which-action = Terminer le tour
action-pass-which-bonus = Plus de carte Bonus
action-name = Nommer : { $stack }
action-take = Prendre { form-a-stack }
action-discard = Rendre { form-the-profession }
action-work = Achever une œuvre avec { form-the-profession }
action-build = Construire { form-the-building }
action-draw = Prendre une carte { $deck }
action-freedom = Introduire la { $freedom }
action-recruit = Recruter { form-the-profession }
action-add = Ajouter : { $bonus }
action-fame = { $fame ->
    [0] Tout en florins
   *[other] { board-fame }
}
action-keep = Garder : { $card }
action-return = { $order ->
    [as-drawn] Comme elles ont été piochées
   *[other] Dans l’ordre { $order } de la pioche
}
action-place = { $row } { $column } { $turn }
crowd-place = la première de { $count } places
crowd-place-last = la dernière
action-sell = Vendre { board-fame } pour { $fame }00 florins

## Events

event-bids = { $seat } offre { $florins } florins.
event-bids-you = Vous offrez { $florins } florins.
event-withdraws = { $seat } passe.
event-withdraws-you = Vous passez.
event-card-dealt = { $seat } reçoit un métier.
event-card-dealt-you = Vous recevez un métier.
event-discarded = { $seat } rend un métier.
event-discarded-you = Vous rendez un métier.
event-deck-shuffled = La pioche Métier est mélangée : { $cards } cartes.
event-round-begins = La manche { $round } commence par { $seat }. Une œuvre doit atteindre { $minimum }.
event-round-begins-you = La manche { $round } commence par vous. Une œuvre doit atteindre { $minimum }.
event-stack-named = { $seat } nomme { form-a-stack } et offre 200 florins.
event-stack-named-you = Vous nommez { form-a-stack } et offrez 200 florins.
event-dropped-out = { $seat } se retire des enchères.
event-dropped-out-you = Vous vous retirez des enchères.
event-item-sold = { $seat } achète { form-a-stack } pour { $florins } florins.
event-item-sold-you = Vous achetez { form-a-stack } pour { $florins } florins.
event-nothing-taken = { $seat } ne prend rien.
event-nothing-taken-you = Vous ne prenez rien.
event-piece-placed = { $seat } place { form-the-piece } { $where }.
event-piece-placed-you = Vous placez { form-the-piece } { $where }.
where-north-west = au nord-ouest
where-north = au nord
where-north-east = au nord-est
where-west = à l’ouest
where-centre = au centre
where-east = à l’est
where-south-west = au sud-ouest
where-south = au sud
where-south-east = au sud-est
event-fame-gained = { $seat } gagne { board-fame } { $cause }.
event-fame-gained-you = Vous gagnez { board-fame } { $cause }.
cause-landscape = pour un autre paysage du même type
cause-building = pour un bâtiment
cause-builder = pour un Bâtisseur
cause-best-work = pour la meilleure œuvre de la manche
event-cards-seen = { $cards ->
    [one] { $seat } regarde la dernière carte { $deck }.
   *[other] { $seat } regarde { $cards } cartes { $deck }.
}
event-cards-seen-you = { $cards ->
    [one] Vous regardez la dernière carte { $deck }.
   *[other] Vous regardez { $cards } cartes { $deck }.
}
event-card-kept = { $seat } garde une carte { $deck }.
event-card-kept-you = Vous gardez une carte { $deck }.
event-cards-returned = { $cards ->
    [one] { $seat } remet une carte sous la pioche { $deck }.
   *[other] { $seat } remet { $cards } cartes sous la pioche { $deck }.
}
event-cards-returned-you = { $cards ->
    [one] Vous remettez une carte sous la pioche { $deck }.
   *[other] Vous remettez { $cards } cartes sous la pioche { $deck }.
}
event-recruited = { $seat } recrute { form-the-profession } chez { $opponent }.
event-recruited-you = Vous recrutez { form-the-profession } chez { $opponent }.
event-recruited-to-you = { $seat } recrute { form-the-profession } chez vous.
event-recruiting-kept = { $seat } garde la carte Recrutement.
event-recruiting-kept-you = Vous gardez la carte Recrutement.
event-work-begun = { $seat } joue { form-the-profession } : une œuvre qui vaut { $value }.
event-work-begun-you = Vous jouez { form-the-profession } : une œuvre qui vaut { $value }.
event-bonus-added = { $seat } ajoute une carte Bonus, { $bonus } : { $points } de plus, { $value } en tout.
event-bonus-added-you = Vous ajoutez une carte Bonus, { $bonus } : { $points } de plus, { $value } en tout.
event-work-done = { $fame ->
    [0] { $seat } achève l’œuvre { form-of-the-profession }, qui vaut { $value }, pour { $florins } florins.
   *[other] { $seat } achève l’œuvre { form-of-the-profession }, qui vaut { $value }, pour { $florins } florins et { board-fame }.
}
event-work-done-you = { $fame ->
    [0] Vous achevez l’œuvre { form-of-the-profession }, qui vaut { $value }, pour { $florins } florins.
   *[other] Vous achevez l’œuvre { form-of-the-profession }, qui vaut { $value }, pour { $florins } florins et { board-fame }.
}
event-building-bought = { $florins ->
    [0] { $seat } prend { form-the-building } pour rien.
   *[other] { $seat } paie { $florins } florins pour { form-the-building }.
}
event-building-bought-you = { $florins ->
    [0] Vous prenez { form-the-building } pour rien.
   *[other] Vous payez { $florins } florins pour { form-the-building }.
}
event-freedom-introduced = { $seat } introduit la { $freedom } pour { $florins } florins.
event-freedom-introduced-you = Vous introduisez la { $freedom } pour { $florins } florins.
event-turn-ends = { $seat } termine son tour.
event-turn-ends-you = Vous terminez votre tour.
event-fame-sold = { $seat } vend { board-fame } pour { $florins } florins.
event-fame-sold-you = Vous vendez { board-fame } pour { $florins } florins.
event-best-work = { $seat } a la meilleure œuvre de la manche, qui vaut { $value }.
event-best-work-you = Vous avez la meilleure œuvre de la manche, qui vaut { $value }.
event-no-work = Personne n’a achevé d’œuvre dans cette manche.
event-starter-passes = { $seat } commence la prochaine manche.
event-starter-passes-you = Vous commencez la prochaine manche.
event-game-ends = La septième manche est finie, et avec elle la partie.
story-best = meilleure œuvre : { $seat }, { $value }
story-best-you = meilleure œuvre : vous, { $value }
story-no-work = aucune œuvre achevée
story-dealt = Chacun a reçu quatre métiers et en a gardé trois.
story-dealing = Chacun a reçu quatre métiers.
story-actions = Actions, minimum { $minimum }
story-took = **{ $seat }** a pris { form-a-stack } pour { $florins } ({ $bids }).
story-took-you = **Vous** avez pris { form-a-stack } pour { $florins } ({ $bids }).
story-took-alone = **{ $seat }** a pris { form-a-stack } pour { $florins } ; aucune autre offre.
story-took-alone-you = **Vous** avez pris { form-a-stack } pour { $florins } ; aucune autre offre.
story-placed = Placement : { $where }.
story-then = { $before } ; { $after }
story-turn = **{ $name }** : { $done }.
story-best-work = **{ $seat }** : meilleure œuvre de la manche, { $value } (+{ $fame }).
story-best-work-you = **Vous** : meilleure œuvre de la manche, { $value } (+{ $fame }).
clause-built-here = { $fame ->
    [0] { form-the-building }
   *[other] { form-the-building } (+{ $fame })
}
clause-sold = { board-fame } pour { $florins } florins
clause-cards = { $cards ->
    [one] la dernière carte { $deck }
   *[other] { $cards } cartes { $deck } vues, 1 gardée
}
clause-cards-seen = { $cards ->
    [one] la dernière carte { $deck }
   *[other] { $cards } cartes { $deck } vues
}
clause-freedom = la { $freedom }
clause-recruited = { form-the-profession } par recrutement
clause-work = { $fame ->
    [0] **œuvre achevée, { $profession }, { $value }** : { $florins } florins
   *[other] **œuvre achevée, { $profession }, { $value }** : { board-fame } et { $florins } florins
}

## Refusals

refusal-too-little-fame = Vous ne pouvez pas vendre { board-fame } : vous en avez { $held }.
refusal-card-not-in-hand = Vous n’avez pas cette carte en main (« { $card } »).
refusal-must-discard = Chacun rend un de ses quatre métiers.
refusal-card-not-seen = Cette carte (« { $card } ») n’est pas parmi celles que vous regardez.
refusal-must-keep = Qui regarde des cartes { $deck } en garde une.
refusal-wrong-number-of-cards = { $cards ->
    [one] Il y a { $cards } carte à remettre.
   *[other] Il y a { $cards } cartes à remettre.
}
refusal-work-pays-less = Vous ne pouvez pas prendre { board-fame } : cette œuvre en rapporte au plus { $most }.
refusal-raise-by-100 = { $amount } florins ne conviennent pas : on surenchérit d’exactement 100 sur { $price }.
refusal-bid-not-covered = { $fame ->
    [0] Vous avez { $florins } florins et aucun point à vendre, trop peu pour offrir { $amount }.
   *[other] Vous avez { $florins } florins et { board-fame } à 100 florins chacun : trop peu pour offrir { $amount }.
}
refusal-must-place = Vous devez placer { form-the-piece } tout de suite.
refusal-another-piece = C’est une autre pièce qu’il faut placer : { $piece }.
refusal-residence-there = Cette pièce ({ $piece }) couvrirait une partie de la résidence.
refusal-squares-covered = Cette pièce ({ $piece }) couvrirait une case qui n’est pas vide.
refusal-buildings-touch = Cette pièce ({ $piece }) toucherait par un côté un autre bâtiment ou la résidence ; il faut pour cela deux Bâtisseurs.
refusal-minimum-not-reached = L’œuvre vaut { $value } et doit atteindre { $minimum } : ajoutez une carte Bonus.
refusal-florins-missing = { $fame ->
    [0] Cela coûte { $florins } florins, et vous en avez { $held } et aucun point à vendre.
   *[other] Cela coûte { $florins } florins, et vous en avez { $held } et { board-fame } à 100 florins chacun.
}
refusal-stack-sold-this-round = Un objet de cette pile ({ $stack }) a déjà été vendu dans cette manche.
refusal-stack-empty = Cette pile ({ $stack }) est épuisée.
refusal-enough-builders = Personne ne peut avoir plus de trois Bâtisseurs.
refusal-no-room = Il n’y a pas de place pour { form-the-piece } dans votre principauté.
refusal-no-recruiting-card = Vous n’avez pas de carte Recrutement.
refusal-own-profession = Cette carte ({ $profession }) est devant vous ; on recrute chez un adversaire.
refusal-not-face-up = Aucun adversaire n’a cette carte ({ $profession }) face visible devant lui.
refusal-no-actions-left = Vous avez fait vos deux actions.
refusal-work-too-small = L’œuvre { form-of-the-profession } vaudrait au plus { $value }, et doit atteindre { $minimum }.
refusal-building-there = Vous avez déjà { form-the-building }.
refusal-building-gone = La réserve n’a plus ce bâtiment ({ $building }).
refusal-deck-empty = Il n’y a plus de cartes { $deck }.
refusal-once-a-turn = Cela ne peut se faire qu’une fois par tour.
refusal-freedom-there = Vous avez déjà introduit la { $freedom }.
refusal-freedom-gone = La { $freedom } est épuisée.

## Scores

score-track = Points gagnés pendant la partie
score-prestige = Carte Prestige : { $prestige }
score-tie = Égalité, les florins départagent : { $seat } en a { $florins }
score-tie-shared = Égalité en florins aussi, la place est partagée : { $seat } en a { $florins }

## What an answer leads to

fact-sells = { $fame ->
    [one] { $fame } point vendu pour cela
   *[other] { $fame } points vendus pour cela
}
fact-leaves = laisse { $florins } florins
fact-price = { $florins ->
    [0] gratuit avec trois bâtisseurs
   *[other] { $builders ->
        [0] { $florins } florins sans bâtisseur
        [one] { $florins } florins avec un bâtisseur
       *[other] { $florins } florins avec { $builders } bâtisseurs
    }
}
fact-gain = +{ board-fame }
fact-rises = { $profession } : la valeur monte à { $value }
fact-all-rise = toutes les œuvres montent de { $by }
fact-bonus-rises = « { $bonus } » ajoute alors { $value }
fact-jester = { $by } de plus pour chaque œuvre
fact-builder = { $builders ->
    [one] les édifices coûtent { $florins }
    [2] les édifices peuvent se toucher
   *[other] les édifices sont gratuits
}
fact-prestige = { fact-look-at }
fact-recruiting = prenez un métier sur la table d’un adversaire
fact-stays = Vous gardez { $each }.
    .each = { $profession }
fact-worth = vaut { $value }
fact-worth-with-bonus = { $value } avec vos cartes Bonus
fact-short = Il manque { $missing } pour la valeur minimale.
fact-pays = rapporte { $florins } florins, ou jusqu’à { board-fame }
fact-best-first = La première œuvre de cette manche
fact-best-beaten = Elle dépasserait la meilleure œuvre, { $value } par { $each }
    .each = { $seat }
fact-best-equalled = Elle égalerait la meilleure œuvre, { $value } par { $each }
    .each = { $seat }
fact-best-stands = Meilleure œuvre : { $each }, { $value }
    .each = { $seat }
fact-look-at = { $cards ->
    [one] prenez la dernière carte
   *[other] regardez-en { $cards }, gardez-en 1
}
fact-would-be-worth = { $profession } : vaudrait { $value }
fact-with = { $value } avec { $thing }
fact-adds = { $points } de plus : { $value } en tout
fact-paid = { board-fame } et { $florins } florins
fact-then-have = vous aurez alors { board-fame } et { $florins } florins
fact-prestige-now = { board-fame } si la partie finissait maintenant
fact-bonus-now = { $points } de plus pour une œuvre maintenant

## The board

board-round = manche { $round } sur 7
board-minimum = une œuvre doit atteindre { $minimum }
board-starter = { $seat } commence
board-starter-you = vous commencez
board-stacks = pour les enchères
board-buildings = bâtiments restants
board-freedoms = libertés restantes
board-decks = pioches
board-fame = { $fame ->
    [one] { $fame } point
   *[other] { $fame } points
}
board-people = { $jesters ->
    [one] { $jesters } Bouffon
   *[other] { $jesters } Bouffons
  }, { $builders ->
    [one] { $builders } Bâtisseur
   *[other] { $builders } Bâtisseurs
}
board-lies = { $piece }, rangée { $row }, colonne { $column }
board-hand = en main : { $profession ->
    [one] { $profession } Métier
   *[other] { $profession } Métiers
  }, { $recruiting } Recrutement, { $bonus } Bonus, { $prestige } Prestige
board-played = sur la table : { $cards }
board-known = connus en main : { $cards }
board-dropped = retiré
board-withdrew = a passé
board-florins = { $florins } florins
short-freedom-travel = Voyage
short-freedom-religion = Religion
short-freedom-opinion = Opinion

## The board in the browser

board-stack-forest = { stack-forest }
board-stack-lake = { stack-lake }
board-stack-park = { stack-park }
board-stack-jester = { stack-jester }
board-stack-builder = { stack-builder }
board-stack-prestige = Prestige
board-stack-recruiting = Recrutement
board-deck-profession = { noun-profession }
board-deck-bonus = Carte Bonus
board-for-300 = Pour 300 florins
board-left = { $left ->
    [0] épuisé
   *[other] encore { $left }
}
board-yours = vous l’avez
board-yours-short = à vous
board-offer = { $price ->
    [0] gratuit
   *[other] { $price }
  } · { board-of-yours }
board-of-yours = { $cards } des vôtres
board-yours-seen = l’a déjà
board-yours-short-seen = l’a
board-offer-seen = { $price ->
    [0] gratuit
   *[other] { $price }
  } · { board-of-yours-seen }
board-of-yours-seen = pour { $cards }
board-offers = Ce que vous pouvez encore avoir
board-you-pay = { $florins ->
    [0] gratuit
   *[other] { board-florins }
}
board-lacked = { $cards ->
    [0] ne manque à aucun de vos Métiers
    [one] manque à un de vos Métiers
   *[other] manque à { $cards } de vos Métiers
}
board-amount = { $florins }
board-before-round = avant la manche 1
board-tray = Les édifices
board-works = Vos œuvres
board-works-done = { $works ->
    [one] { $works } œuvre
   *[other] { $works } œuvres
}
board-work-value = valeur de l’œuvre
board-professions-held = { $cards ->
    [0] Aucun Métier en main
    [one] Un Métier en main
   *[other] { $cards } Métiers en main
}
board-no-professions = Aucun métier en main.
board-on-your-table = sur votre table
board-courts = Les cours
board-your-principality = Votre principauté
board-squares-free = { $squares ->
    [one] { $squares } case libre
   *[other] { $squares } cases libres
}
board-try = Essayer : { $piece }
board-trying = À l’essai : { $piece }
board-fits = { $places ->
    [0] ne tient nulle part
    [one] tient à une place
   *[other] tient à { $places } places
}
board-stop-trying = Arrêter l’essai
board-with-there = Avec { $thing }
board-some-rise = { $works } de vos œuvres montent de { $by }
board-would-raise = { $works ->
    [0] { $thing } : aucune de vos œuvres ne monterait.
    [one] { $thing } : une de vos œuvres monterait de { $by }.
   *[other] { $thing } : { $works } de vos œuvres monteraient de { $by }.
}
board-become-ready = { $works ->
    [one] Serait prête : { $names }.
   *[other] Seraient prêtes : { $names }.
}
board-unchanged = { $works ->
    [one] { $works } autre inchangée
   *[other] { $works } autres inchangées
}
board-placing = À poser
board-tray-comes-back = Les édifices reviennent quand la pièce est posée.
board-principality = Principauté : { $name }
board-principality-grid = Votre principauté, 7 cases sur 7
board-hatched = Hachuré :
board-hatched-means = trop près d’un édifice (il faut 2 bâtisseurs)
board-prompt-which-place = Où va { form-the-piece } ? Posez la pièce sur une case éclairée, tournée à votre gré.
board-residence = résidence
board-empty = vide
board-square = Rangée { $row }, colonne { $column }, { $what }{ $state ->
    [held] , la pièce est tenue ici
    [held-wrong] , la pièce est tenue ici et ne peut y rester
    [legal] , permise
    [near] , trop près d’un édifice
   *[none] {""}
}
board-recruited = { $cards ->
    [one] 1 carte Recrutement
   *[other] { $cards } cartes Recrutement
}
board-count-bonus = Cartes Bonus en main
board-count-prestige = Cartes Prestige
board-count-recruiting = Cartes Recrutement en main
board-prestige-of = { $now } points sur { $full } en l’état
board-points-tied = { $tied ->
    [0] { $full } points
   *[other] { $full } points ({ $tied })
}
board-bonus = { noun-bonus }
board-bonus-cards = Cartes Bonus
board-now = maintenant
board-ready = prête
board-short = il manque { $missing }
board-jesters = { $jesters ->
    [one] Bouffon
   *[other] { $jesters } Bouffons
}
board-cards = { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}
board-least = minimum { $least }
board-least-now = Une œuvre doit atteindre { $least }
board-work-once = { $profession }, avec { $thing }
board-no-best = Pas encore d’œuvre dans cette manche
board-turn = Tourner
board-flip = Retourner
board-next-place = Place suivante
board-move-ArrowLeft = À gauche
board-move-ArrowUp = Vers le haut
board-move-ArrowDown = Vers le bas
board-move-ArrowRight = À droite
board-put-back = Reposer
board-build-here = Construire ici
board-place-here = Poser ici
board-ask-place = Où va { form-the-piece } ?
board-places = { $count ->
    [0] Aucune place dans ce sens, { $all } en tout
    [one] Une place dans ce sens, { $all } en tout
   *[other] { $count } places dans ce sens, { $all } en tout
}
board-complete-works = Œuvres
board-recruit = Recruter
board-ask-complete = Achever l’œuvre { form-of-the-profession } ?
board-worth-pays = Elle vaut { $value } : { $florins } florins ou jusqu’à { board-fame }.
board-worth-short = Elle vaut { $value }, il manque { $missing } : ajoutez une carte Bonus.
board-complete-it = L’achever, { $value }
board-take-as-points = À prendre en points
board-order-rest = Ordre des autres
board-back-to-cards = Revenir aux cartes
board-keep-it = La garder
board-sell = Vendre des points
board-do-not-sell = Les garder
board-ask-sell = Combien de points vendez-vous, à 100 florins chacun ?
board-press-stack = Choisissez une pile
board-press-card = Choisissez une carte
board-press-thing = Choisissez sur la table
board-fame-or-florins = Gloire ou florins
board-all-fame = Tout en points, { $fame }
board-all-florins = Tout en florins
board-raise = Monter à { $florins }
board-liked-of = { $cards } sur { $of }
board-liked-means = « 2 sur { $cards } » : deux de ces { $cards } métiers l’apprécient.
board-you-have = Vous avez { board-florins } et { board-fame }.
board-back-below = Sous la pioche, dans cet ordre ; appuyez ou faites glisser pour le changer
board-put-first = La mettre en premier
board-put-below = Les mettre sous la pioche
sheet-works = Œuvres achevées
sheet-work = { $profession }, manche { $round }
sheet-no-work = Aucune œuvre encore.
sheet-points = D’où viennent les points
sheet-from-work = Par les œuvres
sheet-from-building = Édifices bâtis
sheet-from-landscape = Paysages semblables
sheet-from-builder = { board-count-builders }
sheet-from-best-work = Meilleures œuvres
sheet-from-sold = Vendus pour des florins
sheet-bought = Achats, et à quel prix
sheet-round = manche { $round }
sheet-hand = Connu de la main
scene-best = { $works ->
    [one] La meilleure œuvre de la manche
   *[other] Les meilleures œuvres de la manche
}

board-pane-ground = Terrain
board-pane-works = { board-complete-works }
board-pane-market = Marché
board-pane-courts = Cours

board-bought = { $stack } : { $name } pour { $florins }
noun-row = Ligne
noun-column = Colonne
noun-turn = Orientation
noun-piece = Pièce
noun-order = Ordre
noun-building = Bâtiment
noun-profession = Métier
noun-bonus = Bonus
noun-stack = Pile
noun-deck = Pioche
noun-freedom = Liberté
noun-fame = Points
noun-florins = Florins
board-count-builders = Bâtisseurs
board-count-jesters = Bouffons
board-count-freedoms = Libertés
board-count-professions = Métiers en main
board-market = Le marché
row-track = Gagnés pendant la partie
