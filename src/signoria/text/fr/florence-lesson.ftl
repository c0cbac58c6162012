### The Princes of Florence for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its chapters, its steps, what was learned

lesson-chapter-goal = Le but
lesson-chapter-auction = Enchères
lesson-chapter-building = Un bâtiment
lesson-chapter-work = Une œuvre
lesson-chapter-scoring = Les points
lesson-goal-points = Qui a le plus de points après sept manches gagne. Ils viennent surtout des œuvres que vous achevez, des bâtiments et, à la fin, des cartes Prestige.
    .title = Comment gagner
lesson-goal-work = Ce métier peut achever une œuvre : { $profession }. Un bâtiment qu’il aime ajoute 4 à sa valeur, un paysage 3, une liberté 3 ; et chacune de vos cartes Métier 1.
    .title = Ce qui fait une œuvre
lesson-discard = Vous gardez trois de vos quatre métiers. Ceux qui aiment les mêmes choses s’entraident ; celui-ci a le moins en commun avec les autres : { $profession }.
    .title = Un métier repart
    .why = Un bâtiment ou un paysage que deux métiers aiment compte pour leurs deux œuvres.
lesson-leave = D’abord les enchères : { $leader } nomme « { $stack } » et offre { $price } florins. Chacun peut surenchérir de 100, et gagner un objet par manche au plus. Gardez vos florins pour ce qu’il faut à vos œuvres.
    .title = Les enchères
    .why = Vous ne gagnez qu’un objet par manche : attendez-en un qui plaît à vos métiers. Un Bouffon, qui ajoute 2 à chacune de vos œuvres, vaut souvent son prix aussi.
lesson-name = À vous de nommer un objet : c’est une offre de 200 florins. { $professions ->
    [one] Un de vos métiers aime
   *[other] { $professions } de vos métiers aiment
  } ceci : { $landscape }.
    .title = À vous de nommer
lesson-nothing = Aucun des paysages restants ne plaît à vos métiers. Vous pouvez vous en passer.
    .title = Rien pour vous
lesson-raise = { $leader } offre { $price } florins. Vos œuvres en ont besoin : surenchérissez de 100.
    .title = Surenchérissez
    .why = Fixez-vous une limite : un paysage ajoute 3 à une œuvre, et chaque point vaut 100 florins.
lesson-take = Tous les autres ont gagné quelque chose ou se sont retirés : vous pouvez prendre ce que vous voulez pour 200 florins. Vos métiers aiment ceci : { $landscape }.
    .title = Au prix le plus bas
lesson-landscape = Il entre aussitôt dans votre principauté. Les paysages peuvent tout toucher. Restez au bord : de plus grandes pièces viendront.
    .title = Votre principauté
    .do = touchez une case éclairée, puis le bouton doré
lesson-build = Chaque tour compte deux actions. Un bâtiment coûte { $price } florins et rapporte aussitôt 3 points. Avec celui-ci, l’œuvre ({ $profession }) vaudrait { $value } : { $building }.
    .title = Votre premier bâtiment
    .do = touchez « { $building } », puis une case éclairée, puis le bouton doré
    .why = Deux de vos métiers peuvent aimer le même bâtiment. Avec un Bâtisseur, les bâtiments coûtent 300.
lesson-place = Choisissez une place. Avant deux Bâtisseurs, les bâtiments ne touchent ni un autre bâtiment ni la résidence.
    .title = Où il se tient
    .do = { lesson-landscape.do }
lesson-work = La seconde action : une œuvre de valeur { $value }, et { $minimum } est le minimum de cette manche. Elle rapporte { $florins } florins, ou des points : un pour 200 florins.
    .title = Achevez une œuvre : { $profession }
    .do = touchez « { $profession } », puis le bouton doré
    .why = La valeur minimale monte à chaque manche : une œuvre achevée tôt est plus facile. La meilleure de la manche rapporte 3 points de plus.
lesson-freedom = Une liberté qu’un de vos métiers aime ajoute 3 à son œuvre. Elle coûte 300 florins : { $freedom }.
    .title = Une liberté
lesson-draw = Aucune œuvre n’atteint encore la valeur minimale. Une autre carte Métier ajoute 1 à chacune de vos œuvres.
    .title = Un autre métier
lesson-rest = Rien ne vous avance maintenant : finissez votre tour.
    .title = Finissez votre tour
lesson-keep = Vous regardez quelques cartes et en gardez une. Avec ce que vous avez, celle-ci vaut le plus : { $card }.
    .title = Gardez-en une
lesson-bonus = On pourrait ajouter une carte Bonus maintenant. Sans elle, l’œuvre continue telle quelle.
    .title = Cartes Bonus
lesson-pay = L’œuvre vaut { $value } et rapporte { $florins } florins. Toute part peut être prise en points, maintenant et plus jamais. Au début, les florins servent mieux.
    .title = Florins ou points
lesson-paid = { $works ->
    [one] Vous avez achevé une œuvre :
   *[other] Vous avez achevé { $works } œuvres, la première :
  } { $profession }. La carte reste devant vous et ajoute encore 1 à vos autres œuvres.
    .title = Une œuvre achevée
lesson-unpaid = Aucune œuvre n’est encore achevée. Cherchez le bâtiment que deux de vos métiers aiment, puis un paysage : ainsi une œuvre atteint la valeur minimale.
    .title = Le pas suivant
lesson-score-now = Vous avez { $points } points et { $florins } florins. Un bâtiment rapporte 3 points, la meilleure œuvre d’une manche 3, et ce que paie une œuvre peut être pris en points. Après la manche 7 s’ajoutent les cartes Prestige, et le plus de points gagne.
    .title = Le décompte
after-rounds = { $rounds ->
    [one] après la première manche
   *[other] après { $rounds } manches
}
lesson-end = { $ahead ->
    [1] Vous êtes en tête { after-rounds } avec { $points } points ; la famille suivante en a { $best }.
    [0] Vous avez { $points } points { after-rounds }, autant que la meilleure des autres familles.
   *[other] Vous avez { $points } points { after-rounds } ; la meilleure famille en a { $best }.
}
lesson-learned-goal = le plus de points après sept manches
lesson-learned-auction = un objet chacun ; on surenchérit de 100
lesson-learned-building = 3 points, et 4 pour chaque œuvre qui l’aime
lesson-learned-work = bâtiment, paysage, liberté, cartes ; florins ou points
lesson-learned-scoring = la meilleure œuvre d’une manche 3 ; Prestige à la fin
lesson-next = quand les florins valent plus que les points

## Notes: what a question is about, and what to try

note-which-discard = Gardez trois de vos quatre métiers. Ceux qui aiment le même bâtiment, le même paysage ou la même liberté s’aident l’un l’autre.
    .advice = Rendez celui qui a le moins en commun avec les autres.
note-which-stack = Nommez une pile : c’est une offre de 200 florins. Les autres peuvent surenchérir de 100. Qui gagne un objet est hors des enchères pour cette manche.
    .advice = Un Bouffon ajoute 2 à chaque œuvre, et coûte cher au début. Un paysage qu’aiment deux de vos métiers est souvent un meilleur achat.
note-bid-for-item = Surenchérissez d’exactement 100, ou passez pour cet objet. Vous pourrez encore enchérir pour les suivants.
    .advice = Fixez-vous une limite. Le dernier qui reste prend un objet pour 200 florins.
note-which-item = Tous les autres ont gagné un objet ou se sont retirés. Vous pouvez prendre ce que vous voulez parmi le reste pour 200 florins.
    .advice = Prenez quelque chose : un paysage, une carte Prestige ou une carte Recrutement vaut plus que cela.
note-which-recruit = Une carte Recrutement prend en main un métier posé devant un adversaire. Elle peut attendre, et compte entre-temps comme carte Métier.
    .advice = Utilisez-la quand il y a un métier dont vous avez le bâtiment.
note-which-place = Posez la pièce sur des cases vides ; elle se tourne et se retourne. Les paysages peuvent tout toucher, les bâtiments aucun bâtiment avant deux Bâtisseurs.
    .advice = Restez aux bords et dans les coins, pour que de grandes pièces tiennent encore plus tard.
note-which-action = Vous avez deux actions : achever une œuvre, construire, prendre un métier ou une carte Bonus, introduire une liberté. Une œuvre doit atteindre la valeur minimale de la manche.
    .advice = Commencez par le bâtiment qu’aiment deux de vos métiers, ou par un autre métier : chacune de vos cartes ajoute 1 à chaque œuvre.
note-which-card = Vous regardez jusqu’à cinq cartes et en gardez une. Les autres vont sous la pioche.
    .advice = Gardez ce qui va avec ce que vous avez, ou aurez de toute façon.
note-which-order = Les autres vont sous la pioche, dans l’ordre de votre choix.
    .advice = Cela compte rarement. Laissez-les comme elles sont.
note-which-bonus = Une carte Bonus vaut pour cette seule œuvre, puis quitte le jeu.
    .advice = Gardez-la, à moins que sans elle l’œuvre ne suffise pas, ou qu’elle en fasse la meilleure de la manche.
note-how-much-fame = L’œuvre rapporte 100 florins par point. Toute part peut en être prise en renommée, maintenant et plus jamais : 200 florins par point.
    .advice = Au début il faut des florins pour les enchères et les bâtiments. Plus tard, prenez de plus en plus de renommée.

## What words mean

term-work = Un métier joué de la main. Sa valeur est payée en florins ou en renommée, et doit atteindre le minimum de la manche.
    .forms = œuvre, œuvres
term-value = 4 pour le bâtiment, 3 pour le paysage et 3 pour la liberté qu’il aime, 2 par Bouffon, 1 par carte Métier, et les cartes Bonus.
    .forms = valeur de l’œuvre, valeur minimale
term-profession-card = Un artiste ou un savant qui peut achever une œuvre. En main ou joué, chacun ajoute 1 à chacune de vos œuvres.
    .forms = métier, métiers, carte Métier, cartes Métier
term-building = Coûte 700 florins, 300 avec un Bâtisseur, rien avec trois, et donne 3 points. Un de chaque sorte par principauté.
    .forms = bâtiment, bâtiments
term-landscape = Forêt, Lac ou Parc, gagné aux enchères et posé aussitôt. Chaque autre d’une sorte déjà posée donne 3 points.
    .forms = paysage, paysages
term-freedom = Voyage, religion ou opinion, pour 300 florins. Ajoute 3 aux œuvres qui l’aiment.
    .forms = liberté, libertés
term-jester = Ajoute 2 à chacune de vos œuvres.
    .forms = Bouffon, Bouffons
term-builder = Avec un, les bâtiments coûtent 300 ; avec deux, ils peuvent se toucher ; avec trois, ils sont gratuits. Le deuxième et le troisième donnent 3 points chacun.
    .forms = Bâtisseur, Bâtisseurs
term-prestige-card = Un but secret qui compte après la manche 7. Regardez-en cinq, gardez-en une.
    .forms = carte Prestige, cartes Prestige
term-bonus-card = Ajoute à une œuvre ce qu’elle compte, puis quitte le jeu.
    .forms = carte Bonus, cartes Bonus
term-recruiting-card = Prend en main un métier posé devant un adversaire. Compte comme carte Métier.
    .forms = carte Recrutement, cartes Recrutement
term-florin = L’argent, caché aux autres. Un point vaut 100 florins : ce qui manque quand vous payez est vendu sur vos points.
    .forms = florin, florins
term-fame = Points de prestige : qui en a le plus après sept manches gagne.
    .forms = points, renommée
term-principality = Vos 7 cases sur 7, avec la résidence dans un coin.
    .forms = principauté, résidence
term-stack = Une des sept sortes d’objets aux enchères. Chacune se vend au plus une fois par manche.
    .forms = pile, piles, objet, objets
term-drop-out = On ne nomme plus et n’enchérit plus jusqu’à la fin de la manche.
    .forms = retirez-vous, se retire

explain-profession = Aime : { $building } (4), { $landscape } (3), { $freedom } (3). Peut achever une œuvre, qui vaut cela là où vous l’avez, 2 par Bouffon et 1 par carte Métier.
explain-building = { $size ->
    [large] Un grand bâtiment
    [medium] Un bâtiment moyen
   *[small] Un petit bâtiment
  } de { $squares } cases. Ajoute 4 à l’œuvre de : { $professions }.
explain-landscape = Un paysage de { $squares } cases. Ajoute 3 à l’œuvre de : { $professions }.
explain-freedom = Coûte 300 florins. Ajoute 3 à l’œuvre de : { $professions }.
explain-bonus = Une carte Bonus, pour une seule œuvre : { $bonus }.
explain-prestige = Une carte Prestige, gardée secrète. Elle compte après la manche 7 : { $prestige }.
