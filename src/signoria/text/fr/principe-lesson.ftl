### Il Principe for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its chapters, its steps, what was learned

lesson-chapter-goal = Le but
lesson-chapter-auction = Enchères
lesson-chapter-city = Une cité
lesson-chapter-roles = Les rôles
lesson-chapter-scoring = Les points
lesson-goal-points = Qui a le plus de points à la fin gagne. Les points viennent des cités que vous construisez, des rôles à la cour et de vos boucliers sur la carte.
    .title = Comment gagner
lesson-goal-city = Une cité coûte les cartes et les pièces qu’elle montre, et rapporte des points et des boucliers. { $lacking ->
    [0] Vous avez toutes les cartes de { $city }
    [one] Il ne vous manque qu’une carte de { $city }
   *[other] Il vous manque { $lacking } cartes de { $city }
  } : dans cette leçon, vous la construisez.
    .title = Votre but : { $city }
lesson-goal-end = Le dernier tour vient quand la pioche s’épuise ; et dès qu’il reste moins de quatre cités visibles, la partie est finie. Ici, à la cour, on compte les cartes visibles devant chaque famille.
    .title = Comment elle finit
lesson-lay = Chacun pose deux cartes face cachée. On les retourne ensemble, on les groupe par bâtiment, et elles sont vendues aux enchères, le plus petit groupe d’abord. Donnez donc ce dont { $city } n’a pas besoin.
    .title = Deux cartes pour les enchères
    .why = D’autres peuvent acheter ce que vous posez. Mais vous pouvez enchérir aussi, et qui gagne un groupe le prend tout entier.
lesson-raise = { $cards } × { $building } est en vente, et { $leader } offre { $price }. { $city } en a besoin : une pièce de plus est bien dépensée.
    .title = Votre première enchère
    .why = Seul le gagnant paie, et il paie à la banque. Qui passe n’est plus dans ce groupe.
lesson-bid = Voici { $cards } × { $building }, et personne n’a encore enchéri. { $city } en a besoin. Une pièce suffit peut-être.
    .title = Ouvrez les enchères
    .why = Qui gagne une enchère devient Il Principe et commence désormais.
lesson-leave = { $cards } × { $building } : { $city } n’en a pas besoin. Les pièces que vous gardez paieront la cité, alors passez.
    .title = Laissez aller
    .why = Personne ne voit combien de pièces vous avez. Laisser payer les autres est un coup aussi.
lesson-too-dear = { $cards } × { $building } vous aiderait, mais { $city } coûte des pièces aussi. Gardez-les : d’autres cartes viendront.
    .title = Trop cher
lesson-keep = Au tour 1, aucune cité ne peut être construite. { $lacking ->
    [0] Vous avez toutes les cartes de { $city }
   *[other] Il vous manque encore { $lacking } des cartes de { $city }
  } : n’en jouez aucune, gardez-les en main.
    .title = Gardez vos cartes
    .why = Les cartes jouées restent visibles et comptent pour les rôles, mais une cité se construit avec celles de la main.
lesson-lay-spare = Un nouveau tour : chacun a reçu 5 pièces et 4 cartes, et l’on peut maintenant construire des cités. Donnez de nouveau ce dont { $city } n’a pas besoin.
    .title = Tour 2
lesson-bid-to-build = Vous avez toutes les cartes de { $city }. Qui gagne une enchère peut construire aussitôt, avant tous les autres. Gagnez donc ce groupe tant qu’il est bon marché.
    .title = Le droit de construire
    .why = À la phase suivante tous peuvent construire, mais quelqu’un pourrait prendre { $city } avant votre tour.
lesson-build = Vous avez les cartes et les pièces pour { $city }. Elle marque aussitôt ; ses boucliers comptent à la fin ; et ses cartes restent visibles devant vous, où elles comptent pour les rôles.
    .title = Votre première cité
    .why = Le suivant veut peut-être la même cité. Quand elle est construite, une autre la remplace.
lesson-shields = Chaque bouclier de { $city } va dans une région qu’elle touche. À la fin, le plus de boucliers dans une région vaut 5 points, la deuxième place 2. C’est ici qu’il y en a le moins : { $region }.
    .title = Vos boucliers
    .why = Une région vide se gagne avec un seul bouclier. Mieux vaut être premier à deux endroits que plus fort à un seul.
lesson-save = Votre cité est construite. Il faudra des pièces pour la prochaine, et parfois pour un rôle : gardez-les maintenant.
    .title = Gardez vos pièces
lesson-play = Maintenant un rôle. Il va à qui a le plus de cartes visibles de son bâtiment. Avec { $cards } × { $building } de plus, vous en avez le plus, et le rôle est à vous : { $major }.
    .title = Jouez des cartes pour un rôle
    .why = Un rôle majeur a aussitôt une action spéciale, rapporte 2 points chaque fois qu’un autre construit avec sa couleur, et 2 à la fin.
lesson-nothing = Les rôles vont à qui a le plus de cartes visibles d’un bâtiment. Avec les cartes d’une couleur en main, aucun n’est à votre portée : gardez-les pour une cité.
    .title = Les rôles
lesson-bid-role = Plusieurs familles ont autant de cartes visibles ({ $building }) : le rôle est mis aux enchères entre elles. Il rapporte chaque fois qu’un autre construit avec sa couleur.
    .title = Égalité pour un rôle
lesson-power = Chaque rôle a une action spéciale, faite aussitôt. Celle-ci place un bouclier dans n’importe quelle région, sans cité. Prenez-en une où il y en a peu.
    .title = L’action d’un rôle
lesson-turn-up = Chaque rôle a une action spéciale, faite aussitôt. Celle-ci retourne face visible une de vos cartes cachées : elle compte pour les couleurs qui viennent encore.
    .title = L’action d’un rôle
lesson-won = { $roles ->
    [one] Vous avez gagné un rôle majeur : { $major }.
   *[other] Vous avez gagné { $roles } rôles majeurs ; l’un est { $major }.
  } Le gagnant retourne face cachée la moitié de ces cartes, et les rôles changent de mains. Chaque fois qu’un autre construit avec votre couleur, vous marquez 2 points.
    .title = Vous êtes { $major }
lesson-score-regions = { $shields ->
    [one] Vous avez un bouclier
   *[other] Vous avez { $shields } boucliers
  } sur la carte. Si la partie finissait maintenant, les régions rapporteraient { $points } points : 5 pour le plus de boucliers dans chacune, 2 pour la deuxième place.
    .title = Les régions à la fin
lesson-score-now = Si la partie finissait maintenant, vous auriez { $total } points : { $track } déjà marqués, { $regions } pour les régions, { $roles } pour les rôles, { $sets } pour les séries de cinq couleurs. Le plus de pièces et le plus de cartes comptent un peu aussi.
    .title = Le décompte final
lesson-end = { $ahead ->
    [1] Vous êtes en tête avec { $points } points ; la famille suivante en a { $best }.
    [0] Vous avez { $points } points, autant que la meilleure des autres familles.
   *[other] Vous avez { $points } points ; la meilleure famille en a { $best }.
}
lesson-learned-goal = le plus de points gagne ; peu de cartes ou de cités, et c’est fini
lesson-learned-auction = le plus petit groupe d’abord ; qui passe est dehors
lesson-learned-city = cartes et pièces contre points et boucliers
lesson-learned-roles = le plus de cartes visibles ; des points quand d’autres construisent
lesson-learned-scoring = 5 et 2 par région, rôles, séries, pièces, cartes
lesson-next = laissez un rival payer trop, construisez ce que deux veulent

## Notes: what a question is about, and what to try

note-lay-cards = Chacun pose des cartes face cachée. On les retourne ensemble, on les groupe par couleur et on les met aux enchères, du plus petit groupe au plus grand.
    .advice = Posez ce dont vos cités n’ont pas besoin. Vous pouvez enchérir aussi sur ce que vous avez posé, et qui gagne un groupe le prend tout entier.
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
