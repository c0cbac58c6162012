### The Prince for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its chapters, its steps, what was learned

lesson-chapter-goal = Le but
lesson-chapter-auction = Espion et enchères
lesson-chapter-palaces = Les palais
lesson-chapter-seizure = Une saisie
lesson-chapter-election = L’élection
lesson-goal-points = Qui a le plus de points après trois manches gagne. Chaque manche rapporte 1 point par 10 ducats, 10 au pape, et ce qui est imprimé sur les propriétés et les artistes. Voici ce qui est à vous.
    .title = Comment gagner
lesson-goal-votes = Chaque manche finit par l’élection d’un pape. Sur { $all } voix, { $elects } élisent, et vous en avez { $votes } : trois par cardinal, et celles des charges. Il vous faut un ami.
    .title = Qui devient pape
lesson-keep = Votre première main. Propriétés, charges, artistes et familles extérieures sont joués aussitôt ; condottieri et Espions restent en main, cachés aux autres.
    .title = Votre main
    .why = Seule une main avec trois cartes d’un type peut être échangée.
lesson-fee = { $card } est un artiste : il coûte { $fee } ducats une seule fois, et marque des points à la fin de chaque manche.
    .title = Les honoraires
    .why = Dix ducats font un point par manche. Un artiste venu à la manche 1 marque trois fois.
lesson-decline = { $card } coûterait { $fee } ducats, plus de la moitié des vôtres. Laissez-le partir.
    .title = Trop cher
lesson-place = Une place pour { $card } sous un palais : là, la carte est protégée ; sans protection, n’importe qui pourrait la prendre.
    .title = Sous un palais
lesson-spy = Chaque tour commence par une carte cachée : retournée pour les enchères, ou prise sans la voir avec un Espion. Vous avez un Espion : cette carte ne coûte rien.
    .title = Votre premier tour : un Espion
    .why = Un Espion économise, mais il est aveugle et ne sert qu’une fois. Ce qui est retourné, tous le voient avant d’enchérir.
lesson-rest = Vous pourriez maintenant jouer des cartes et, une fois par tour, tenter une saisie. Voyez d’abord une vente aux enchères : finissez votre tour.
    .title = La fin du tour
lesson-bid = { $card } est en vente. On enchérit à tour de rôle, tout montant plus haut compte. Une propriété rapporte à chaque manche : participez.
    .title = Votre première enchère
    .why = Si personne n’enchérit sur une carte que vous avez retournée, elle est à vous pour rien.
lesson-bid-own = Vous avez retourné { $card } : vous enchérissez en premier. { $office ->
    [1] Une charge rapporte des ducats à chaque manche, et des voix à l’élection.
   *[other] {""}
  } Un ducat suffit peut-être.
    .title = Enchérissez en premier
lesson-raise = { $leader } offre { $price } ducats pour { $card }. Cela vaut plus.
    .title = Continuez
    .why = Le gagnant paie la banque. Comparez le prix à ce que la carte rapporte dans toutes les manches à venir.
lesson-leave = { $card } est en vente. Qui passe n’a plus part à cette carte. Gardez vos ducats cette fois : dix font un point.
    .title = Laissez aller
lesson-turn = Retournez maintenant une carte pour les enchères. Tous la voient, et vous enchérissez en premier.
    .title = Retournez une carte
lesson-palace = { $card } est un de vos palais. Sa force le défend, et il abrite une charge, un artiste et une famille extérieure : on ne les prend qu’avec lui.
    .title = Vos palais
lesson-unprotected = { $card } ({ $opponent }) est sans protection, et rien ne défend la carte.
    .title = Regardez là
lesson-seize = Une fois par tour, vous pouvez tenter une saisie. Un palais demande des condottieri plus forts que sa défense. Une charge ou un artiste sans protection se prend même sans, si son maître n’en envoie pas.
    .title = Votre première saisie
    .why = Une attaque manquée coûte l’essai et les condottieri envoyés.
lesson-commit = Les deux camps choisissent des condottieri en secret et les révèlent ensemble. Tous sont payés et mis de côté, quel que soit le vainqueur. Ici la défense est nulle : inutile d’envoyer quelqu’un.
    .title = En secret
    .do = n’envoyez personne
lesson-seized = { $card } est à vous ! Mettez la carte sous un palais tout de suite, ou d’autres la prendront comme vous.
    .title = C’est réussi
lesson-arrange = Après une saisie, vous pouvez déplacer charges et artistes entre vos palais. Tout est bien ainsi.
    .title = Mettez en ordre
lesson-alone = Vous avez vu un tour entier : à vous de décider maintenant. Achetez ce qui rapportera plus qu’il ne coûte dans les manches à venir. Pour un artiste, les honoraires s’ajoutent au prix.
    .title = À vous
lesson-no-prey = Rien n’est sans protection que vous puissiez prendre sans combat. Gardez vos condottieri et finissez votre tour.
    .title = Pas d’attaque maintenant
lesson-to-go = { $cards ->
    [one] Il reste une carte.
   *[other] Il reste { $cards } cartes.
  } Quand la table est vide, on élit le pape. Les charges sont aussi des voix.
    .title = L’élection approche
lesson-vote = Tous votent ensemble et en secret. Vous avez { $votes } voix sur { $all }, et il en faut { $elects }. { $opponent } vous en a promis { $promised } : cela fait { $together }. Donnez-vous toutes les vôtres.
    .title = Vos voix
    .do = touchez « tout » à côté de votre nom, puis scellez le vote
    .why = Entre personnes, c’est à cela que servent offres et promesses. Une promesse n’engage personne : cherchez des familles qui ont intérêt à la tenir.
lesson-vote-again = Personne n’a eu la majorité : on vote de nouveau. Vous avez { $votes } voix sur { $all } ; il en faut { $elects }.
    .title = Encore une fois
    .do = donnez tout à vous-même, ou à qui reste en lice, puis votez
lesson-elected = Vous êtes pape ! Cela fait 10 points. Le pape donne ses propres charges, distribue les nouveaux cardinaux et commence la manche.
    .title = Vous êtes élu
lesson-not-elected = { $opponent } est pape et marque 10 points. Le pape donne ses propres charges, distribue les nouveaux cardinaux et commence la manche.
    .title = Un autre est élu
lesson-scoring = La manche 1 vous a rapporté { $points } points : { $pope } comme pape, le reste pour vos ducats, dix par point, et pour propriétés et artistes. Les ducats vous restent et comptent encore. Après la manche 3, le plus de points gagne.
    .title = Le décompte
lesson-end = { $ahead ->
    [1] Vous êtes en tête après la manche 1 sur 3 avec { $points } points ; la famille suivante en a { $best }.
    [0] Vous avez { $points } points après la manche 1 sur 3, autant que la meilleure des autres familles.
   *[other] Vous avez { $points } points après la manche 1 sur 3 ; la meilleure famille en a { $best }.
}
lesson-learned-goal = des points à chaque manche : ducats, pape, propriétés, artistes
lesson-learned-auction = sans voir avec un Espion, ou à l’offre la plus haute
lesson-learned-palaces = une place de chaque sorte, protégée
lesson-learned-seizure = plus de force que la défense ; sans protection, c’est facile
lesson-learned-election = plus de la moitié des voix ; cardinaux et charges
lesson-next = ce qu’une voix vaut pour un autre

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
