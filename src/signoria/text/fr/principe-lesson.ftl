### Il Principe for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its deal, its rounds, what was learned

lesson-1 = Vous êtes les Medici. Votre main compte trois Cathédrales et une Place de marché, votre bourse 10 pièces ; personne d’autre ne les voit.
lesson-2 = Quatre cités sont visibles : Lucca, Milano, Bologna et Padova. Chacune montre les cartes et les pièces qu’elle coûte. Lucca demande deux Cathédrales, un Hôtel de ville et un Château : vous en avez déjà la moitié.
lesson-3 = La cour compte les cartes visibles de chacun. Qui en a le plus d’une couleur prend le rôle majeur, le deuxième le rôle mineur. Les rôles ont une action spéciale, et marquent quand d’autres construisent.
lesson-4 = Qui construit une cité place des boucliers dans les régions qu’elle touche. À la fin, le plus de boucliers dans une région vaut 5 points, la deuxième place 2.
lesson-round-2 = Tour 2. On peut maintenant construire des cités : aussitôt après une enchère gagnée, et en phase 3. Chaque cité rapporte aussi à qui tient des rôles de ses couleurs.
lesson-round-3 = Tour 3. Les rôles ont été recomptés, et qui a pris un rôle majeur a retourné la moitié de ces cartes. Aucun rôle ne se garde longtemps sans cartes nouvelles.
lesson-end = Trois tours sont joués, et vous connaissez maintenant les enchères, la construction des villes, le jeu des cartes et la lutte pour les rôles.
lesson-learned-1 = Les cartes s’achètent aux enchères. Le dernier gagnant est Il Principe, et commence.
lesson-learned-2 = Les cités coûtent des cartes et des pièces, et rapportent points et boucliers.
lesson-learned-3 = Les rôles vont à qui a le plus de cartes visibles, et marquent quand d’autres construisent.
lesson-learned-4 = Quand la pioche s’épuise ou que moins de quatre cités sont visibles, la partie finit, et on compte régions, rôles, séries, pièces et cartes.

## Notes: what a question is about, and what to try

note-lay-cards = Chacun pose des cartes face cachée. On les retourne ensemble, on les groupe par couleur et on les met aux enchères, du plus petit groupe au plus grand.
    .advice = Posez ce dont vos cités n’ont pas besoin. Deux d’une couleur invitent les autres à en poser, et qui gagne un groupe le prend tout entier.
note-bid-for-lot = Offrez plus que la dernière offre, ou passez définitivement pour ce groupe. Le gagnant paie la banque, prend les cartes, devient Il Principe et peut construire aussitôt, si l’on construit des cités à ce tour.
    .advice = Deux ou trois pièces pour une paire sont un juste prix. Gardez-en quatre : c’est ce que coûte une cité moyenne.
note-bid-for-role = Plusieurs joueurs ont autant de cartes visibles, le rôle est donc mis aux enchères entre eux. Il a une action spéciale, et marque chaque fois qu’un autre construit avec sa couleur.
    .advice = Un rôle majeur vaut 2 points pour chacune de ces cités et 2 à la fin, un rôle mineur 1 et 1. Trois pièces suffisent le plus souvent.
note-which-city = Vous avez gagné des cartes et pouvez construire une cité aussitôt, en plus de votre tour en phase 3. Les cartes qui la paient passent de votre main devant vous, face visible.
    .advice = Construisez si vous le pouvez : le suivant veut peut-être la même cité. Et ce qui est visible compte pour les rôles.
note-build-or-play = Faites l’une de trois choses : construire une cité visible, jouer face visible autant de cartes d’une couleur que vous voulez, ou rien. Seules les cartes visibles comptent pour les rôles.
    .advice = Une cité d’abord, si vous pouvez la payer. Sinon, jouez une couleur où une carte ou deux vous font premier ou deuxième.
note-play-cards = Au tour 1, on ne construit pas de cité. Les cartes jouées face visible comptent pour les rôles, mais ne sont plus en main pour une cité.
    .advice = Une ou deux cartes suffisent souvent pour un rôle. Gardez celles que demande une cité visible.
note-which-region = Chaque bouclier va dans une région que la cité touche, ou reste chez vous. À la fin, le plus de boucliers dans une région vaut 5 points, la deuxième place 2.
    .advice = Mieux vaut premier quelque part qu’un peu partout : une région sans bouclier se gagne avec un seul.
note-which-card = L’action du rôle vert : retournez face visible une de vos cartes cachées, mais pas une Université. Elle compte pour les couleurs encore à venir.
    .advice = Retournez la couleur où vous êtes le plus près d’un rôle.
note-card-or-none = L’action du rôle vert : vous pouvez retourner face visible une de vos cartes cachées, mais pas une Université. Elle compte pour les couleurs encore à venir.
    .advice = { note-which-card.advice }
note-which-region-of-all = L’action du rôle bleu : un bouclier dans une région de votre choix, sans cité.
    .advice = Rompez une égalité, ou prenez une région qu’aucune de vos cités ne touche.

## What words mean

term-ducat = L’argent. Chacun en prend à la banque à chaque tour, et personne ne montre ce qui lui reste.
    .forms = pièce, pièces
term-shield = Vos armes sur la carte. À la fin, le plus de boucliers dans une région rapporte des points.
    .forms = bouclier, boucliers
term-region = Une des six parties de la carte. À la fin, le plus de boucliers y vaut 5 points, la deuxième place 2.
    .forms = région, régions
term-role = Une tuile pour qui a le plus de cartes visibles d’une couleur, ou vient en deuxième. Elle a une action spéciale, et marque quand d’autres construisent avec cette couleur.
    .forms = rôle, rôles
term-major = Le rôle de qui a le plus de cartes visibles d’une couleur : 2 points chaque fois qu’un autre construit avec elle, 2 à la fin. Qui le prend retourne la moitié de ces cartes.
    .forms = rôle majeur, rôles majeurs
term-minor = Le rôle de qui vient en deuxième : 1 point chaque fois qu’un autre construit avec la couleur, 1 à la fin.
    .forms = rôle mineur, rôles mineurs
term-principe = Le pion du dernier gagnant d’une enchère. Qui l’a commence la phase 3 et, dans l’édition AMIGO, aussi les enchères.
    .forms = Il Principe, pion
term-auction = On vend des groupes de cartes d’une couleur, le plus petit d’abord. Toute offre plus haute compte ; qui passe est sorti pour de bon.
    .forms = enchères, enchère
term-city = Se construit de la main, pour les cartes et les pièces qu’elle montre. Elle rapporte points et boucliers à son bâtisseur, et des points aux rôles des autres.
    .forms = cité, cités
term-building-card = Une carte d’une des cinq couleurs. Les cités en demandent ; visibles devant vous, elles comptent pour les rôles.
    .forms = carte Bâtiment, cartes Bâtiment
term-set = Une carte de chacune des cinq couleurs devant vous, visible ou cachée : 2 points à la fin.
    .forms = série de cinq couleurs, séries de cinq couleurs
forms-building-green = vert, verte, vertes, Universités
forms-building-white = blanc, blanche, blanches, Cathédrales
forms-building-red = rouge, rouges, Hôtels de ville
forms-building-blue = bleu, bleue, bleues, Châteaux
forms-building-yellow = jaune, jaunes, Places de marché

explain-city = Coûte { $cost } pièces et { $asks }. Rapporte { $points } points et { $shields ->
    [one] 1 bouclier
   *[other] { $shields } boucliers
  } pour { $where }.
explain-region = À la fin, le plus de boucliers vaut ici 5 points, la deuxième place 2. Cités qui la touchent : { $cities }.
explain-building = Une carte Bâtiment de couleur { $colour }. Les cités en demandent ; visible, elle compte pour les rôles { $major } et { $minor }.
explain-major = Rôle majeur, pour le plus de cartes visibles de couleur { $colour }. 2 points chaque fois qu’un autre construit avec elle, 2 à la fin. { $power }
explain-minor = Rôle mineur, pour qui vient en deuxième avec ses cartes visibles de couleur { $colour }. 1 point chaque fois qu’un autre construit avec elle, 1 à la fin. { $power }
