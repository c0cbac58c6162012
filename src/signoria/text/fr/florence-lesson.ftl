### The Princes of Florence for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its deal, its rounds, what was learned

lesson-1 = Vous êtes les Medici, avec 3 500 florins. Un Orfèvre, un Peintre, un Poète et un Sculpteur attendent à votre cour ; vous en rendez un, et chacun de ceux que vous gardez peut devenir une œuvre.
lesson-2 = Chaque métier aime un bâtiment, un paysage et une liberté. L’Orfèvre et le Sculpteur aiment tous deux l’Atelier ; l’Orfèvre, le Peintre et le Poète aiment le Lac. Ce qu’ils ont en commun vaut pour chacun.
lesson-3 = Une manche a deux phases. D’abord le marché : sept piles sont mises aux enchères, et chacun gagne au plus un objet. Ensuite chacun fait deux actions.
lesson-4 = Bâtiments et paysages se posent dans votre principauté de 7 cases sur 7. Tant que vous n’avez pas deux Bâtisseurs, les bâtiments ne touchent ni un autre bâtiment ni la résidence.
lesson-round-2 = Manche 2. Une œuvre doit maintenant atteindre 10, et plus à chaque manche. La cour doit donc grandir : Bouffons, paysages, libertés, métiers.
lesson-end = Deux manches sur sept sont jouées, et vous avez vu comment une cour grandit et ce que rapporte une œuvre.
lesson-learned-1 = Qui nomme une pile offre 200 florins ; on surenchérit de 100, et on gagne au plus un objet par manche.
lesson-learned-2 = Une œuvre vaut 4 pour son bâtiment, 3 pour son paysage, 3 pour sa liberté, 2 par Bouffon, 1 par carte Métier, et ce qu’ajoutent les cartes Bonus.
lesson-learned-3 = Elle rapporte 100 florins par point, ou des PP à 200 florins chacun. La meilleure œuvre d’une manche donne 3 PP de plus.
lesson-learned-4 = Un bâtiment donne aussitôt 3 PP. Les cartes Prestige comptent après la manche 7, et le plus de PP gagne.

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
note-how-much-fame = L’œuvre rapporte 100 florins par point. Toute part peut en être prise en renommée, maintenant et plus jamais : 200 florins par PP.
    .advice = Au début il faut des florins pour les enchères et les bâtiments. Plus tard, prenez de plus en plus de renommée.

## What words mean

term-work = Un métier joué de la main. Sa valeur est payée en florins ou en renommée, et doit atteindre le minimum de la manche.
    .forms = œuvre, œuvres
term-value = 4 pour le bâtiment, 3 pour le paysage et 3 pour la liberté qu’il aime, 2 par Bouffon, 1 par carte Métier, et les cartes Bonus.
    .forms = valeur de l’œuvre, valeur minimale
term-profession-card = Un artiste ou un savant qui peut achever une œuvre. En main ou joué, chacun ajoute 1 à chacune de vos œuvres.
    .forms = métier, métiers, carte Métier, cartes Métier
term-building = Coûte 700 florins, 300 avec un Bâtisseur, rien avec trois, et donne 3 PP. Un de chaque sorte par principauté.
    .forms = bâtiment, bâtiments
term-landscape = Forêt, Lac ou Parc, gagné aux enchères et posé aussitôt. Chaque autre d’une sorte déjà posée donne 3 PP.
    .forms = paysage, paysages
term-freedom = Voyage, religion ou opinion, pour 300 florins. Ajoute 3 aux œuvres qui l’aiment.
    .forms = liberté, libertés
term-jester = Ajoute 2 à chacune de vos œuvres.
    .forms = Bouffon, Bouffons
term-builder = Avec un, les bâtiments coûtent 300 ; avec deux, ils peuvent se toucher ; avec trois, ils sont gratuits. Le deuxième et le troisième donnent 3 PP chacun.
    .forms = Bâtisseur, Bâtisseurs
term-prestige-card = Un but secret qui compte après la manche 7. Regardez-en cinq, gardez-en une.
    .forms = carte Prestige, cartes Prestige
term-bonus-card = Ajoute à une œuvre ce qu’elle compte, puis quitte le jeu.
    .forms = carte Bonus, cartes Bonus
term-recruiting-card = Prend en main un métier posé devant un adversaire. Compte comme carte Métier.
    .forms = carte Recrutement, cartes Recrutement
term-florin = L’argent, caché aux autres. Un PP vaut 100 florins : ce qui manque quand vous payez est vendu sur vos PP.
    .forms = florin, florins
term-fame = Points de prestige : qui en a le plus après sept manches gagne.
    .forms = PP, renommée
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
