### The Prince for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its deal, its rounds, what was learned

lesson-1 = Vous êtes les Borgia, et le premier pape. Imola, une propriété, et Pinturicchio, un artiste, se jouent aussitôt ; Ramiro de Lorca, un condottiere, et deux Espions restent en main, où personne ne les voit.
lesson-2 = Une propriété est un palais à trois places : une charge, un artiste, une famille extérieure. Ce qui est dessous ne se prend qu’avec elle. Votre fief est aussi un palais, et ne se perd jamais.
lesson-3 = Quand la table est vide, la manche finit par une élection : 3 voix par cardinal, et celles imprimées sur les charges. Plus de la moitié de toutes les voix élit, et le nouveau pape marque 10 points.
lesson-4 = Vous commencez, avec 100 ducats. À chaque tour, une de ces douze cartes est vendue aux enchères, ou prise sans être vue avec un Espion. La partie guidée est la première de trois manches.
lesson-end = La première de trois manches est finie, élection comprise, et vous avez vu presque tout ce que le jeu demande.
lesson-learned-1 = Chaque tour commence par une carte de la table : achetée aux enchères, ou prise sans être vue avec un Espion.
lesson-learned-2 = Ce qui est sans protection est à prendre ; sous un palais, il faut des condottieri pour le saisir.
lesson-learned-3 = Les voix viennent des cardinaux et des charges, et se donnent à qui l’on veut. Les promesses sont faites pour cela.
lesson-learned-4 = Chaque manche donne 1 point pour 10 ducats, 10 au pape, et ce qui est imprimé sur propriétés et artistes. Puis le pape distribue charges et nouveaux cardinaux.

## Notes: what a question is about, and what to try

note-throw-in = Votre première main. Avec trois cartes du même type, elle peut être rejetée pour une autre ; sinon elle se garde.
    .advice = Gardez-la. Propriétés, charges, artistes et familles extérieures se jouent alors aussitôt ; le reste est caché en main.
note-buy-or-spy = Chaque tour commence par une carte de la table : retournez-en une pour les enchères, ou jouez un Espion et prenez-en une sans la voir, pour rien.
    .advice = Un Espion épargne de l’argent, mais il est aveugle. Si personne n’offre rien pour la carte retournée, elle est à vous pour rien.
note-bid = Offrez davantage, ou passez pour de bon. Le gagnant paie la banque. Pour un artiste s’ajoutent les honoraires imprimés.
    .advice = Dix ducats sont un point à la fin de chaque manche. Comparez donc le prix à ce que la carte rapporte dans toutes les manches à venir.
note-play-or-seize = Vous pouvez maintenant jouer des cartes de votre main et, une fois par tour, tenter de saisir quelque chose d’une autre famille. Pour un palais ou une famille extérieure, il faut un condottiere.
    .advice = Cherchez une charge ou un artiste sans protection : si son propriétaire n’envoie aucun condottiere, la carte est à vous, même sans en envoyer.
note-arrange = Après une saisie, vous pouvez encore déplacer charges et artistes entre vos palais. Une famille extérieure sous une propriété y reste.
    .advice = Mettez ce qui vaut le plus là où la défense est la plus forte.
note-fee = Un artiste coûte les honoraires imprimés, d’où qu’il vienne. Impayé, il est mis de côté ; celui que vous avez saisi sans pouvoir le payer reste à son propriétaire.
    .advice = Il marque à la fin de chaque manche. À la manche 1, les honoraires rapportent trois fois.
note-place = Une carte jouée est sous une propriété ou le fief, ou sans protection.
    .advice = Protégez-la : chaque palais a une place de chaque sorte. Ce qui est sans protection disparaît vite.
note-new-place = Où va la carte que vous déplacez. Ce qui occupait la place se retrouve sans protection.
    .advice = Ne changez que si la nouvelle carte vaut plus.
note-tuck = Une nouvelle propriété a des places libres, et une carte sans protection peut aussitôt aller dessous.
    .advice = Occupez la place. Cela ne coûte rien.
note-doctor = Quelqu’un joue le poison. On demande à tous, pour que personne ne sache qui a le Médecin ; le premier qui répond l’arrête et paie les honoraires.
    .advice = Sans le Médecin, on ne peut que passer. Avec lui, sauvez ce qui est à vous.
note-fate = La carte de mort du pape a frappé une charge : en tant que pape, vous pouvez la donner à quelqu’un au lieu de la mettre de côté.
    .advice = Donnée à un ami, elle apporte de la gratitude, et peut-être des voix.
note-verdict = Tous jugent sauf le pape, une voix par cardinal. S’il y a plus de voix pour l’accusation que contre, le pape perd son prochain tour.
    .advice = Pour, à moins que le pape ne soit votre ami : un tour de moins pour lui est une carte de plus pour les autres.
note-commit = Les deux camps choisissent des condottieri en secret et les révèlent ensemble ; contre un palais ou une famille extérieure, l’attaquant en envoie au moins un. Tous sont payés et mis de côté, quel que soit le vainqueur. L’égalité tient, sauf si la défense est nulle.
    .advice = Comptez la défense visible, et envoyez juste un peu plus. L’autre camp peut envoyer quelqu’un aussi.
note-secret-ballot = Chacun donne toutes ses voix en même temps et sans les montrer, aux familles de son choix. Plus de la moitié de toutes les voix élit.
    .advice = Seul, personne n’a la majorité. Votez pour vous afin d’écarter les autres, ou faites un pape qui s’en souviendra.
note-open-ballot = Personne n’a eu la majorité. Chacun vote de nouveau, ouvertement, en commençant par le pape.
    .advice = Vous voyez comment les précédents ont voté : ce qui manque pour en élire un dépend peut-être de vous.
note-run-off = Il ne reste que deux familles, et les voix se partagent entre elles.
    .advice = Choisissez celle dont vous préférez les dons à la manche suivante.
note-name-family = Il y a égalité, et le pape en exercice décide.
    .advice = Désignez-vous, si vous êtes l’un des deux : le nouveau pape marque 10 points.
note-give-office = Au début d’une manche, le pape cède toutes ses charges, chacune à une autre famille.
    .advice = Au moins dangereux. Qui a reçu quelque chose a moins de raisons de vous accuser.
note-reshuffle = Le pape peut ramasser toutes les autres charges et les redistribuer au hasard ; chacun en reçoit autant qu’avant.
    .advice = Cela nuit à qui tient les meilleures, mais chacun peut ensuite vous accuser de simonie.
note-cardinals = Le pape distribue les nouveaux cardinaux, et en garde au plus un de plus que la famille la mieux servie.
    .advice = Un cardinal, c’est trois voix à chaque élection. Donnez à un ami, et gardez-en un de plus.
note-trade = Avant un scrutin, vous pouvez faire des offres : cartes et ducats contre cartes et ducats.
    .advice = Une voix vaut quelque chose maintenant. Mais les promesses ne lient personne.
note-offer = Nommez les cartes que vous donnez et celles que vous demandez. Une charge ne change de mains que si le pape y consent.
    .advice = Offrez ce qui aide plus les autres que cela ne vous coûte.
note-ducats-given = Des ducats peuvent s’ajouter à une offre.
    .advice = Dix ducats sont un point à la fin de la manche.
note-ducats-asked = Vous pouvez demander des ducats, si vous n’en donnez pas.
    .advice = Demandez moins que la carte ne coûterait aux enchères.
note-accept = Une autre famille vous fait une offre. Elle vaut tout entière, ou pas du tout.
    .advice = Comptez ce qu’elle rapporte aux deux.
note-consent = Une charge changerait de mains, et il faut le consentement du pape.
    .advice = Les charges sont des voix : voyez qui en aurait plus.

## What words mean

term-property = Un palais avec force, revenus et points. Il protège une charge, un artiste et une famille extérieure.
    .forms = propriété, propriétés, palais
term-home = Le palais de votre famille, de force 3. Il ne se perd jamais, mais ce qui est dessous peut l’être.
    .forms = fief
term-office = Rapporte des ducats à la fin de chaque manche, et des voix à l’élection.
    .forms = charge, charges
term-artist = Rapporte des points à la fin de chaque manche. Coûte des honoraires quand il arrive.
    .forms = artiste, artistes
term-outside-family = Ajoute sa force à la défense du palais sous lequel elle est, et y reste pour de bon.
    .forms = famille extérieure, familles extérieures
term-condottiere = Un capitaine à louer : sa force compte en attaque ou en défense. Il est payé et mis de côté, quoi qu’il arrive.
    .forms = condottiere, condottieri
term-cardinal = Trois voix à l’élection, et une quand on juge la simonie.
    .forms = cardinal, cardinaux
term-pope = Élu à la fin de chaque manche, ce qui donne 10 points. Il distribue charges et nouveaux cardinaux, et joue en premier.
    .forms = pape
term-ducat = L’argent, caché aux autres. Dix sont un point à la fin de chaque manche.
    .forms = ducat, ducats
term-power = Ce qui compte en attaque ou en défense. L’égalité tient, sauf si la défense est nulle.
    .forms = force, défense, attaque
term-fee = Ce que coûte un artiste ou un condottiere, payé à la banque.
    .forms = honoraires
term-seize = Une attaque ouverte sur un bien d’une autre famille, une fois par tour.
    .forms = saisir, saisie
term-protected = Sous une propriété, une carte ne se prend qu’avec elle ; sous un fief, elle s’y prend. Les cartes de mort passent.
    .forms = protégé, protégée, protège
term-unprotected = Sous aucun palais : une telle carte peut être saisie seule. Une famille extérieure a alors sa propre force, une charge ou un artiste n’en a pas.
    .forms = sans protection
term-aside = Une carte mise de côté est mélangée à la pioche quand une autre manche commence.
    .forms = mise de côté, mis de côté, mettez-la de côté
term-vote = Trois par cardinal, et celles imprimées sur les charges. Il faut les donner toutes.
    .forms = voix
term-election = Termine chaque manche. D’abord un scrutin secret, puis d’autres ouverts, jusqu’à ce que quelqu’un ait plus de la moitié des voix.
    .forms = élection, scrutin, scrutins
term-simony = Vendre les charges de l’Église. Si l’accusation passe, le pape perd son prochain tour.
    .forms = accusation de simonie, simonie

explain-property = Propriété. Force { $power }, { $income } ducats et { $points } points à la fin de chaque manche. Protège une charge, un artiste et une famille extérieure.
explain-office = Charge. { $income } ducats à la fin de chaque manche, { $votes } voix à l’élection. C’est le pape qui distribue les charges.
explain-artist = Artiste. Coûte { $fee } ducats quand il arrive, rapporte { $points } points à la fin de chaque manche.{ $power ->
    [0] {""}
   *[other] {" "}Tant qu’il est sous un de vos palais, il ajoute { $power } à toutes vos défenses, et à vos attaques avec un condottiere.
}
explain-outside_family = Famille extérieure. Ajoute { $power } à la défense du palais sous lequel elle est, et y reste.
explain-condottiere = Condottiere de force { $power }, pour une attaque ou une défense. Coûte { $fee } ducats, puis est mis de côté.
explain-spy = Prend sans la voir une carte de la table, ou une carte au hasard dans une main. Puis il est dépensé.
explain-poison_plague = Tue un artiste, une charge ou un mariage, protégés ou non, à moins qu’un Médecin ne réponde.
explain-bravo = Tue un artiste, une charge, un mariage ou Savonarole. Rien ne l’arrête.
explain-doctor = Répond à un poison, d’où qu’il vienne et à tout moment, contre des honoraires.
explain-marriage = Jusqu’à la fin de la manche, vous et une autre famille ne jouez aucune carte l’un contre l’autre et ne vous saisissez rien. Une carte de mort contre l’un des deux y met fin.
explain-savonarola = Jusqu’à la fin de la manche, le pape ne joue aucune carte de sa main, sauf un bravo contre lui.
explain-simony = Dès la manche 2 : tous jugent sauf le pape, qui peut perdre son prochain tour.
