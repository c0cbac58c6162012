### The Prince, the rules, numbered. One message a paragraph; the id is the number that code and tests cite.
### One sentence a line: a reader may join the lines with spaces.
### docs/rules/borgia.md is generated from this file by tools/docs.py.

## The game and its source

about-game =
    The Prince: The Struggle of House Borgia, d’Alexander S. Berg ; Phalanx 2003.
    De 3 à 5 joueurs.
about-rulings =
    Une décision tranche là où la source se tait ou se contredit.
    Elle est de nous, non de la règle imprimée, et elle est signalée partout où elle apparaît.

source-I = Phalanx 2003, traduction italienne de la règle ; § en désigne un paragraphe

option-trade =
    Avec l’option trade, les joueurs peuvent faire des échanges, comme le dit TP-95 ; elle est désactivée, sauf si la table l’active.
    .title = Commerce
    .section = Options
    .sources = I §13
option-trade_offers =
    L’option trade_offers est le nombre d’offres que chaque joueur peut faire à chacun de ses tours et avant chaque scrutin : 3 sauf avis contraire de la table, au moins 1.
    .title = Offres
    .section = Options
    .sources = décision
    .rulings = I ne fixe pas de limite ; sans limite, une partie pourrait ne pas finir.
option-open_ballots =
    L’option open_ballots est le nombre de scrutins publics avant le second tour de TP-73 : 5 sauf avis contraire de la table, au moins 1.
    .title = Scrutins publics
    .section = Options
    .sources = décision
    .rulings = I ne fixe pas de limite ; sans limite, une partie pourrait ne pas finir.

## Components

TP-1 =
    Il y a 60 cartes de douze types.
    Les propriétés, les charges, les artistes et les familles extérieures se jouent immédiatement.
    Les condottieri, les Espions, Mort par poison / Peste, Mort par le bravo, le Médecin, le Mariage, Savonarole et les Accusations de simonie se gardent en main.
    .title = Les cartes
    .section = Matériel
    .plain = Propriétés, charges, artistes et familles extérieures se jouent immédiatement ; les autres cartes restent en main.
    .sources = I §2.1, 5.0
TP-2 =
    Chaque joueur est une famille : Borgia, Medici, della Rovere, Colonna ou Orsini.
    Une famille a un fief de force 3 et un revenu de base de 35 ducats.
    Il y a 30 cardinaux.
    .title = Familles et cardinaux
    .section = Matériel
    .plain = Chaque joueur est une famille, avec un fief de force 3 et un revenu de base de 35 ducats.
    .sources = I §1, 2.2, 2.3
TP-3 =
    La pioche contient les cartes des manches suivantes ; sur la table se trouvent, face cachée, celles à mettre aux enchères dans cette manche.
    Les condottieri, charges et artistes mis de côté sont mélangés à la pioche à la manche suivante.
    Ce qui est défaussé ne revient jamais.
    .title = Les piles
    .section = Matériel
    .plain = Ce qui est mis de côté est mélangé à la pioche quand la manche suivante commence ; ce qui est défaussé ne revient jamais.
    .sources = I §4.4, 5
TP-4 =
    Les ducats sont entiers et cachés ; personne ne peut dépenser plus qu’il n’a, ni emprunter.
    Les mains sont cachées, ainsi que le nombre de leurs cartes.
    La banque n’est jamais à court.
    .title = Ce qui est caché
    .section = Matériel
    .plain = Vos ducats, votre main et le nombre de ses cartes sont secrets ; vous ne pouvez dépenser plus que vous n’avez.
    .sources = I §3.3, 6, 9 ; décision sur la banque
    .rulings = Aucun paragraphe ne dit ce qui se passe quand les pièces manquent ; la banque en a autant qu’il en faut.

## Set-up

TP-10 =
    Un joueur est le premier pape : il est tiré au sort, sauf si la table en désigne un.
    Chacun commence avec 4 cardinaux et 100 ducats.
    .title = Le premier pape
    .section = Mise en place
    .plain = Un joueur est le premier pape, et chacun commence avec 4 cardinaux et 100 ducats.
    .sources = I §3.2, 3.5, 3.6 ; décision sur le premier pape
    .rulings = I prend le joueur le plus âgé ; un tirage au sort le remplace.
TP-11 =
    Distribuez 5, 4 ou 4 cartes à chacun des 3, 4 ou 5 joueurs.
    À partir du pape, dans le sens des aiguilles d’une montre, un joueur qui a 3 cartes ou plus d’un même type peut rejeter toute sa main et en recevoir une nouvelle, aussi souvent que cela se présente.
    Les cartes rejetées sont d’abord remélangées.
    .title = Les mains
    .section = Mise en place
    .plain = Avec 3 cartes ou plus d’un même type, vous pouvez rejeter toute votre première main et en recevoir une nouvelle.
    .sources = I §3.3 ; décisions
    .rulings =
        Que les cartes rejetées soient remélangées avant que la nouvelle main soit distribuée est une décision.
        Les types sont les douze de TP-1 ; Poison et Peste sont un seul type.
TP-12 =
    Ensuite, à partir du pape dans le sens des aiguilles d’une montre, chaque joueur joue les cartes qui se jouent immédiatement, et paie les artistes sur les 100 ducats.
    Un joueur les joue dans l’ordre propriétés, charges, artistes, familles extérieures.
    .title = Jouer de la première main
    .section = Mise en place
    .plain = À partir du pape, chacun joue ce qui se joue immédiatement : propriétés, charges, artistes, puis familles extérieures.
    .sources = I §3.3 ; décisions sur l’ordre
    .rulings = I ne donne pas d’ordre, ni entre les joueurs ni entre les cartes de l’un d’eux.
TP-13 =
    Posez sur la table 12, 12 ou 10 cartes face cachée pour 3, 4 ou 5 joueurs.
    Les autres forment la pioche.
    .title = La table
    .section = Mise en place
    .plain = 12 cartes sont face cachée sur la table à 3 ou 4 joueurs, 10 à 5 ; les autres forment la pioche.
    .sources = I §3.4

## A round

TP-20 =
    La partie a 3 manches.
    Le pape joue le premier tour ; les tours se suivent dans le sens des aiguilles d’une montre jusqu’à ce que l’un d’eux finisse sans carte face cachée sur la table.
    .title = Manches et tours
    .section = Une manche
    .plain = Le pape joue le premier, puis chacun à son tour, jusqu’à ce qu’il n’y ait plus de carte face cachée ; il y a 3 manches.
    .sources = I §4.1, 4.2
TP-21 =
    Un tour, c’est : acheter ou espionner, ce qui est obligatoire ; jouer des cartes ; saisir, au plus une fois.
    Avant, entre et après ces étapes, mais pas pendant des enchères ni une saisie, le joueur actif peut réorganiser ses propres protections.
    Aucune carte n’est déplacée deux fois dans un même intervalle ; le temps entre l’achat et la saisie est un seul intervalle.
    .title = Un tour
    .section = Une manche
    .plain = À votre tour vous achetez ou espionnez, puis pouvez jouer des cartes et saisir une fois ; entre-temps, vous pouvez réorganiser.
    .sources = I §4.2, 5.1, 8.1.4 ; décisions
    .rulings =
        I laisse le joueur actif réorganiser ; que cela vaille aussi après une saisie, et une fois par carte dans chaque intervalle, est une décision.
        Il n’y a pas d’intervalle propre entre jouer des cartes et saisir, ni à la fin d’un tour sans saisie : à ce qu’une carte ou un échange a changé, on peut répondre avec les cartes non encore déplacées.
        Qu’il n’y ait qu’une tentative par tour repose sur le §8.1.4, « il suo tentativo di furto del turno », contre « una o più carte » au §4.2.
TP-22 =
    Pour acheter, le joueur actif retourne une carte face cachée de son choix, et tous enchérissent.
    Le joueur actif commence, puis dans le sens des aiguilles d’une montre : au moins 1, tout montant entier plus élevé jusqu’aux ducats possédés, ou passer définitivement.
    Le dernier enchérisseur paie la banque et prend la carte ; si personne n’enchérit, le joueur actif la prend pour rien.
    .title = Acheter
    .section = Une manche
    .plain = Le joueur actif enchérit le premier ; offrez plus que la dernière offre, au plus vos ducats, ou passez définitivement.
    .sources = I §6 ; décision sur l’enchère minimale
    .rulings = Que l’enchère minimale soit de 1 ducat est une décision.
TP-23 =
    Pour espionner, jouez un Espion et prenez une carte face cachée, sans la voir et gratuitement ; les honoraires d’un artiste restent dus.
    L’Espion est défaussé.
    .title = Espionner la table
    .section = Une manche
    .plain = Un Espion prend une carte face cachée de la table, sans la voir et gratis, puis est défaussé ; un artiste reste à payer.
    .sources = I §4.2, 5.6
TP-24 =
    Une carte qui se joue immédiatement se joue immédiatement, de quelque manière et à quelque moment qu’elle soit venue.
    .title = Immédiatement
    .section = Une manche
    .plain = Une carte qui se joue immédiatement se joue dès qu’elle arrive, de quelque manière qu’elle vienne.
    .sources = I §3.3 note

## Properties and protection

TP-30 =
    Une propriété protège au plus une charge, un artiste et une famille extérieure ; le fief aussi.
    .title = Les places
    .section = Propriétés et protection
    .plain = Une propriété protège au plus une charge, un artiste et une famille extérieure, et le fief aussi.
    .sources = I §5.1
TP-31 =
    Les cartes qui se jouent immédiatement sont visibles, sous une propriété de leur propriétaire ou sans protection.
    Qui reçoit une charge, un artiste ou une famille extérieure met la carte aussitôt, même hors de son tour, sous une de ses propriétés ou son fief où cette place est libre, ou la laisse sans protection.
    Pour écarter une autre carte, il faut attendre son propre tour.
    .title = Poser une carte
    .section = Propriétés et protection
    .plain = Une carte reçue se met sous une propriété ou le fief où cette place est libre, ou reste sans protection.
    .sources = I §3.3, 5.1, 5.5 ; décision sur le moment
    .rulings = Quand une carte reçue hors de son tour peut être protégée est une décision.
TP-32 =
    Quand une propriété arrive, son nouveau propriétaire peut aussitôt mettre dessous une charge, un artiste et une famille extérieure sans protection.
    .title = Une nouvelle propriété
    .section = Propriétés et protection
    .plain = Quand une propriété vous arrive, une charge, un artiste et une famille extérieure sans protection peuvent aller dessous.
    .sources = I §5.1 ; décision
    .rulings = « O » se lit comme et/ou.
TP-33 =
    Le joueur actif peut déplacer ses charges et ses artistes entre ses propriétés, et vers la zone sans protection ou hors d’elle ; ce qui était à cette place perd sa protection.
    Une famille extérieure, une fois sous une propriété, y reste pour toujours ; une famille sans protection peut être mise sous une propriété à soi qui n’en a pas, et y reste alors.
    .title = Réorganiser
    .section = Propriétés et protection
    .plain = À votre tour vous pouvez déplacer charges et artistes, une fois par partie du tour ; une famille sous une propriété y reste.
    .sources = I §5.1, 5.5 ; décisions
    .rulings =
        Qu’une famille extérieure sans protection puisse être mise plus tard sous une propriété, et qu’une carte puisse être écartée, sont des décisions.
        De même, qu’une carte puisse être retirée de sa protection : le §5.1 ne cite que des passages entre propriétés.
TP-34 =
    Un artiste coûte les honoraires indiqués, payés à son arrivée, de quelque manière qu’il soit venu.
    Qui ne veut ou ne peut pas payer : l’artiste est mis de côté.
    .title = Les honoraires des artistes
    .section = Propriétés et protection
    .plain = Un artiste coûte les honoraires de la carte quand il vous arrive ; si vous ne payez pas, il est mis de côté.
    .sources = I §5.3, 6

## Cards played from the hand

TP-40 =
    Un Espion prend une carte au hasard dans la main d’un adversaire ; elle peut être jouée dans ce tour.
    Tout adversaire peut être désigné ; si sa main se révèle vide, l’Espion est défaussé pour rien.
    Seuls les deux joueurs voient la carte, et eux seuls apprennent s’il y en avait une.
    L’Espion est défaussé.
    .title = Espion
    .section = Cartes jouées de la main
    .plain = Un Espion prend une carte au hasard dans une main adverse, s’il y en a une, puis est défaussé ; vous deux seuls savez laquelle.
    .sources = I §5.6 ; décisions
    .rulings =
        Qu’on puisse désigner une main vide est une décision : le nombre de cartes en main est caché.
        Que les autres n’apprennent pas si une carte a été prise en découle.
TP-41 =
    Poison / Peste se joue contre un artiste, une charge ou un mariage en jeu.
    Sauf si un Médecin répond, un artiste ou un mariage est défaussé et une charge est mise de côté.
    Si c’est le pape qui a joué la carte, il peut plutôt donner la charge à n’importe quel joueur autre que le pape, son propriétaire compris, qui peut la mettre à une place libre.
    La carte de mort est défaussée.
    .title = Poison / Peste
    .section = Cartes jouées de la main
    .plain = Le Poison défausse un artiste ou un mariage et met une charge de côté, sauf si un Médecin répond ; un pape peut la donner.
    .sources = I §5.7.1 ; décision
    .rulings = Que le propriétaire puisse ravoir la charge est une décision.
TP-42 =
    Un bravo se joue contre un mariage, Savonarole, une charge ou un artiste, protégés ou non, avec les effets de TP-41 ; aucun Médecin ne peut l’arrêter.
    La protection n’arrête jamais une carte de mort.
    .title = Bravo
    .section = Cartes jouées de la main
    .plain = Un bravo frappe un artiste, une charge, un mariage ou Savonarole, protégés ou non, et aucun Médecin ne l’arrête.
    .sources = I §5.3, 5.7.2, 5.9.1 ; décisions
    .rulings =
        Le §5.7.2 ne cite pas les artistes, mais le §5.3 dit n’importe quelle carte de mort.
        « Protetta … dai Savonarola » se lit comme nommant Savonarole parmi les cibles, comme le fait le §5.9.1.
        Que la protection n’arrête pas non plus le Poison est une décision sur « n’importe quel artiste ou charge ».
TP-43 =
    Tout joueur peut à tout moment répondre à un Poison / Peste par un Médecin dont il peut payer les honoraires, et les paie ; les deux cartes sont défaussées et rien d’autre ne se passe.
    On demande à chaque autre joueur, dans le sens des aiguilles d’une montre à partir du joueur actif, qu’il ait la carte ou non ; le premier Médecin règle l’affaire.
    .title = Médecin
    .section = Cartes jouées de la main
    .plain = Chacun peut arrêter un poison par un Médecin en payant ses honoraires ; on demande à tous, qu’ils l’aient ou non.
    .sources = I §5.7.3, 9 ; décision sur l’ordre
    .rulings =
        L’ordre est une décision ; on demande à tous pour que personne n’apprenne qui en a un.
        Qu’on n’emploie que ce qu’on peut payer est au §9.0 : « non potranno … usare una carta ».
TP-44 =
    Un Mariage désigne un adversaire.
    Jusqu’à la fin de la manche, les deux ne peuvent ni jouer de cartes l’un contre l’autre ni se saisir quoi que ce soit.
    Une carte de mort qui frappe le mariage, ou un artiste ou une charge de l’un des deux, défausse le mariage et lève aussitôt l’interdiction ; sinon il finit avec la manche.
    Chacun des conjoints peut jouer une carte de mort sur son propre mariage et répondre au Poison de l’autre par un Médecin.
    Un joueur peut être dans plusieurs mariages, mais pas deux fois avec le même conjoint ; la boîte n’a qu’une carte Mariage, on n’en arrive donc jamais là.
    .title = Mariage
    .section = Cartes jouées de la main
    .plain = Jusqu’à la fin de la manche, les mariés ne jouent rien l’un contre l’autre et ne se saisissent rien ; une carte de mort y met fin.
    .sources = I §5.8 ; décisions
    .rulings =
        « Alla fine del turno » se lit comme la fin de la manche, comme au §4.3.
        Le §5.8 le dissout par une carte de mort « contro uno dei due giocatori sposati » ; TP-47 dit ce qui va contre un joueur, et une carte de mort qu’un Médecin arrête ne dissout rien.
        Les cartes de mort sur le mariage et les Médecins visent une carte, non un joueur.
TP-45 =
    Savonarole se joue contre le pape et reste en jeu jusqu’à ce qu’un bravo le tue ou que la manche finisse ; il est alors défaussé.
    Tant qu’il est là, le pape ne peut jouer aucune carte de sa main, ni Espion, ni condottiere, ni Médecin, ni autre chose, sauf un bravo contre Savonarole.
    Acheter, enchérir et saisir ce qui ne demande pas la force restent permis.
    .title = Savonarole
    .section = Cartes jouées de la main
    .plain = Tant que Savonarole prêche, le pape ne joue aucune carte de sa main sauf un bravo contre lui, et n’envoie aucun condottiere.
    .sources = I §5.9.1
TP-46 =
    Une Accusation de simonie se joue pendant son propre tour contre le pape, à partir de la manche 2, si le pape a dans cette manche redistribué les charges des autres, ou si l’accusateur n’a reçu du pape ni charge ni cardinal au début de cette manche.
    Tous sauf le pape votent publiquement, dans le sens des aiguilles d’une montre à partir de l’accusateur, 1 voix par cardinal, toutes les voix d’un joueur ensemble, pour ou contre.
    Plus de voix pour que contre : le pape perd son prochain tour.
    Dans la manche 1, elle peut être jouée sans effet.
    La carte est défaussée.
    .title = Accusation de simonie
    .section = Cartes jouées de la main
    .plain = Tous sauf le pape jugent l’accusation, une voix par cardinal ; plus pour que contre, et le pape perd son prochain tour.
    .sources = I §5.9.2 ; décisions
    .rulings =
        La façon de voter est une décision.
        La peine frappe le joueur qui était pape au moment de l’accusation ; elle attend au besoin la manche suivante et s’éteint après la manche 3 ; deux accusations retenues avant ce tour coûtent un seul tour.
        Le pape ne joue ni Simonie ni Savonarole contre lui-même.
TP-47 =
    Une carte contre un joueur, c’est aussi une carte contre quoi que ce soit qu’il possède ; elle est interdite entre conjoints.
    .title = Contre un joueur
    .section = Cartes jouées de la main
    .plain = Une carte contre ce qu’un joueur possède est une carte contre lui, et des conjoints ne peuvent pas la jouer.
    .sources = I §5.8 ; décision
    .rulings = Ce que recouvre « contre » est une décision.

## Seizing

TP-50 =
    Une tentative par tour, déclarée ouvertement, contre un seul adversaire : une charge ou un artiste sans protection, une famille extérieure sans protection, une propriété avec tout ce qui est dessous, ou les cartes sous un fief.
    Le fief lui-même ne bouge jamais, et une carte sous une propriété ne peut être prise sans elle.
    Un fief sans charge ni artiste dessous n’est pas une cible.
    Une propriété, un fief ou une famille extérieure sans protection s’attaque par la force : l’attaquant engage au moins un condottiere, et qui n’en a aucun qu’il puisse payer ne peut les désigner.
    .title = Les cibles
    .section = Saisir
    .plain = Une fois par tour vous pouvez attaquer un adversaire ; sauf pour une charge ou un artiste sans protection, il faut un condottiere.
    .sources = I §5.1, 8, 8.1.4 ; décisions
    .rulings =
        Une famille extérieure sous un fief ne peut être prise ; un fief qui ne couvre rien d’autre n’est donc pas une cible.
        « Richiede l’uso della forza » se lit : au moins un condottiere, la seule force de l’attaquant ; ici aussi, un fief est une propriété.
        Qu’il n’y ait qu’une tentative par tour repose sur le §8.1.4, « il suo tentativo di furto del turno », contre « una o più carte » au §4.2.
TP-51 =
    Les deux joueurs choisissent en secret autant de leurs condottieri qu’ils veulent, l’attaquant au moins un là où TP-50 demande la force, et les révèlent ensemble ; on ne peut engager que des condottieri dont on peut payer les honoraires.
    Tous ceux engagés sont payés et mis de côté, quel que soit le résultat.
    .title = Condottieri
    .section = Saisir
    .plain = Les deux camps choisissent en secret des condottieri qu’ils peuvent payer ; tous sont payés et mis de côté, quoi qu’il arrive.
    .sources = I §5.4, 8.1, 9 ; décision sur la force
    .rulings = Qu’on n’emploie que ce qu’on peut payer est au §9.0 : « non potranno … usare una carta ».
TP-52 =
    L’attaque est la force des condottieri.
    La défense est la force de la propriété ou du fief, de la famille extérieure qui est dessous, et des condottieri ; pour une famille extérieure sans protection, sa propre force et les condottieri ; pour une charge ou un artiste sans protection, les condottieri seulement.
    Léonard de Vinci peut renforcer l’une et l’autre, TP-53.
    .title = Attaque et défense
    .section = Saisir
    .plain = L’attaque est la force des condottieri ; la défense, celle de la propriété ou du fief, de la famille extérieure et des condottieri.
    .sources = I §8.1
TP-53 =
    Léonard de Vinci n’a de force que s’il est sous une propriété ou le fief de son propriétaire.
    Il ajoute alors 1 à l’attaque de celui-ci si au moins un condottiere est engagé, et 1 à chacune de ses défenses, quelle que soit la cible.
    .title = Léonard de Vinci
    .section = Saisir
    .plain = Sous un palais de son propriétaire, Léonard ajoute 1 à toute défense, et à une attaque avec au moins un condottiere.
    .sources = I §8.2 ; décision
    .rulings = « Protetto dalla famiglia che è sotto attacco » nomme la famille, non la propriété attaquée ; elle le protège sous n’importe laquelle de ses propriétés ou sous son fief.
TP-54 =
    Attaque supérieure à la défense, ou défense nulle : la saisie réussit.
    L’égalité profite au défenseur, sauf si la défense est nulle.
    .title = Le résultat
    .section = Saisir
    .plain = L’attaque réussit si elle dépasse la défense ou si rien ne défend ; sinon, l’égalité suffit à la défense.
    .sources = I §8.1
TP-55 =
    En cas de réussite on prend la cible : une propriété avec tout ce qui est dessous, qui y reste protégé ; d’un fief, sa charge et son artiste, tandis que sa famille extérieure reste.
    Les cartes isolées prises peuvent aller aussitôt à une place libre chez le preneur.
    .title = Ce qui est pris
    .section = Saisir
    .plain = Une propriété est prise avec tout ce qu’elle couvre ; d’un fief viennent la charge et l’artiste, sa famille extérieure reste.
    .sources = I §8 ; décision
    .rulings = Que la famille extérieure reste avec le fief découle de TP-33.
TP-56 =
    Un artiste pris coûte aussitôt ses honoraires, une fois les condottieri payés.
    Qui peut mais ne veut pas : l’artiste est mis de côté.
    Qui ne peut pas : l’artiste n’est pas pris et reste au défenseur, sous le fief si c’est le fief qui a été attaqué, sinon sans protection.
    Un artiste sans protection dont l’attaquant ne peut payer les honoraires ne peut être désigné, ni un fief d’où seul un tel artiste pourrait être pris ; là, un condottiere est payé d’abord.
    .title = Artistes pris
    .section = Saisir
    .plain = Un artiste saisi coûte ses honoraires après les condottieri ; si vous ne pouvez payer, il reste, et lui seul ne s’attaque pas.
    .sources = I §5.3, 8 note ; décision
    .rulings =
        Où reste un artiste qui ne peut être payé est une décision.
        « Non potrete rubare l’Artista » se lit : ce qui ne peut rapporter qu’un tel artiste n’est pas une cible.

## The end of a round

TP-60 =
    Chacun reçoit les ducats indiqués sur ses propriétés et ses charges, pas les 35 de base.
    .title = Revenus
    .section = La fin d’une manche
    .plain = À la fin d’une manche vous recevez les ducats indiqués sur vos propriétés et vos charges.
    .sources = I §4.3, 9
TP-61 =
    Vient ensuite l’élection.
    .title = Élection
    .section = La fin d’une manche
    .plain = Après les revenus d’une manche, on élit le pape.
    .sources = I §4.3
TP-62 =
    On compte ensuite les points de victoire ; après la manche 3, la partie finit ici.
    .title = Décompte
    .section = La fin d’une manche
    .plain = Après l’élection on compte les points ; après la manche 3, la partie est finie.
    .sources = I §4.3
TP-63 =
    Défaussez tous les mariages ; Savonarole s’en va aussi.
    .title = Ce qui finit avec la manche
    .section = La fin d’une manche
    .plain = Les mariages et Savonarole finissent avec la manche.
    .sources = I §4.3.4, 5.9.1
TP-64 =
    À la manche suivante, mélangez à la pioche les cartes mises de côté ; chaque joueur, à partir du pape dans le sens des aiguilles d’une montre, pioche une carte, jouée immédiatement ou gardée.
    Chacun reçoit ensuite 35 ducats, et la table est préparée comme en TP-13, avec moins de cartes si la pioche ne suffit pas.
    Ensuite le pape redistribue, TP-90.
    .title = La manche suivante
    .section = La fin d’une manche
    .plain = À une nouvelle manche, on mélange ce qui est de côté, chacun pioche une carte et reçoit 35 ducats, et la table est regarnie.
    .sources = I §4.4 ; décisions
    .rulings = L’ordre dans lequel on pioche, et ce qui se passe si la pioche ne suffit pas, sont des décisions.

## Election

TP-70 =
    Un joueur a 3 voix par cardinal et celles indiquées sur ses charges.
    Toutes doivent être données, et peuvent être réparties entre des familles, la sienne comprise.
    .title = Les voix
    .section = Élection du pape
    .plain = Vous avez 3 voix par cardinal et celles de vos charges ; toutes doivent être données, et peuvent être réparties.
    .sources = I §10
TP-71 =
    Le premier scrutin est secret et simultané.
    Il faut plus de la moitié de toutes les voix pour être élu.
    .title = Le premier scrutin
    .section = Élection du pape
    .plain = Tous votent en secret en même temps ; plus de la moitié de toutes les voix élit.
    .sources = I §10
TP-72 =
    Sans majorité, il y a des scrutins publics, dans le sens des aiguilles d’une montre à partir du pape en exercice, où chacun redonne toutes ses voix, jusqu’à ce qu’une famille ait la majorité.
    On ne peut voter que pour les familles en jeu.
    .title = Scrutins publics
    .section = Élection du pape
    .plain = Sans majorité, tous revotent ouvertement, à partir du pape en fonction, jusqu’à ce qu’une famille l’ait.
    .sources = I §10 ; décisions
    .rulings =
        « Mantengono » se lit comme continuent à voter.
        Que seules les familles en jeu puissent être élues est une décision.
TP-73 =
    Après un certain nombre de scrutins publics sans majorité, 5 sauf avis contraire de la table, il y a un seul second tour entre les deux familles qui ont eu le plus de voix au dernier ; en cas d’égalité, le pape en exercice dit lesquelles.
    Il est public, dans le sens des aiguilles d’une montre à partir du pape en exercice, et les voix peuvent être réparties entre les deux ; s’il finit à égalité, le pape en exercice désigne l’une des deux.
    .title = Le second tour
    .section = Élection du pape
    .plain = Après trop de tours ouverts, un duel entre les deux premières décide ; à égalité, le pape en fonction désigne.
    .sources = décision
    .rulings = I laisse les scrutins continuer sans fin ; une partie doit finir.

## Victory points

TP-80 =
    Chaque manche rapporte 1 point par tranche entière de 10 ducats, 10 au nouveau pape, et les points indiqués sur les propriétés, charges et artistes possédés.
    Les points des trois manches s’additionnent.
    .title = Les points
    .section = Points de victoire
    .plain = Chaque manche rapporte 1 point pour 10 ducats, 10 au nouveau pape, et les points de vos propriétés, charges et artistes.
    .sources = I §4.0, 11 ; décision
    .rulings =
        Le §4.0 cite les propriétés et les artistes, le §11 les charges et les artistes ; tous trois portent une valeur imprimée, qui peut être 0.
        Elle est de 0 sur toutes les charges de nos données.
TP-81 =
    Le plus de points après la manche 3 gagne ; en cas d’égalité la victoire est partagée.
    .title = Le vainqueur
    .section = Points de victoire
    .plain = Le plus de points après la manche 3 l’emporte, et une égalité est partagée.
    .sources = I §11

## The Pope’s powers

TP-90 =
    Au début des manches 2 et 3, le pape cède toutes ses propres charges, protégées ou non, et donne chacune à un autre joueur de son choix, qui peut la mettre à une place libre.
    Dans la manche qui suit, le pape peut de nouveau acquérir des charges.
    .title = Les charges du pape
    .section = Les pouvoirs du pape
    .plain = Au début des manches 2 et 3, le pape donne chacune de ses charges à un autre joueur, qui peut la protéger.
    .sources = I §12 ; décision
    .rulings = Il n’y a pas de redistribution dans la manche 1 : le §5.2 dit « première manche », les §4.4 et §5.9.2 disent autre chose.
TP-91 =
    Ensuite le pape peut ramasser toutes les autres charges en jeu, toutes ou aucune, les mélanger et les redistribuer au hasard de sorte que chaque joueur en reçoive exactement autant qu’il en a cédé.
    Celles qui viennent d’être données selon TP-90 restent où elles sont et ne comptent pas.
    Les charges reçues peuvent aller à des places libres.
    .title = Les charges des autres
    .section = Les pouvoirs du pape
    .plain = Le pape peut ramasser toutes les autres charges et les distribuer au hasard ; chacun en reçoit autant qu’il en a rendu.
    .sources = I §12 ; décision
    .rulings = Ce que veut dire « autres » est une décision.
TP-92 =
    Le pape prend autant de cardinaux inutilisés qu’il y a de joueurs, ou tous ceux qui restent, et les distribue tous librement, à lui-même au plus un de plus qu’au joueur qui en reçoit le plus.
    .title = Nouveaux cardinaux
    .section = Les pouvoirs du pape
    .plain = Le pape distribue autant de nouveaux cardinaux que de joueurs, à lui-même au plus un de plus qu’au joueur qui en a le plus reçu.
    .sources = I §12

## Trade

TP-95 =
    À son tour, le joueur actif peut faire des échanges avec tout adversaire ; dans la phase d’élection, avant chaque scrutin, tous peuvent en faire avec tous.
    Peuvent changer de mains les cartes en main, les cartes en jeu et les ducats ; les charges seulement avec le consentement du pape ; jamais les cardinaux ni le fief.
    Les deux parties doivent accepter l’offre tout entière ; elle est exécutée aussitôt ou pas du tout.
    Un artiste échangé coûte aussitôt ses honoraires au nouveau propriétaire.
    Une propriété s’échange avec tout ce qui est dessous ; une famille extérieure sous une propriété seulement avec cette propriété, sous un fief jamais.
    Chaque joueur peut faire au plus un certain nombre d’offres, 3 sauf avis contraire de la table, à chacun de ses tours et avant chaque scrutin ; une offre non acceptée devient aussitôt caduque.
    Les promesses n’engagent personne.
    .title = Commerce
    .section = Commerce
    .plain = Cartes et ducats s’échangent à votre tour et avant les votes, les charges seulement si le pape consent ; rien n’engage une promesse.
    .sources = I §13 ; décisions
    .rulings =
        I ne cite que des cartes ; que des ducats puissent faire partie d’une offre est une décision.
        De même la limite des offres et ce que devient une famille extérieure.
        Une offre n’est qu’à celui qui la fait tant qu’elle n’est pas présentée ; ensuite les cartes des mains et les ducats ne sont connus que des deux ; le pape consent à ce que l’on voit changer de mains.

## Worked examples

TP-E1 =
    Tom ouvre à 1 ; Frank offre 2, Ralph passe, Maria offre 3, Tom 4, Frank 5, Maria passe, Tom offre 6, Frank passe.
    Tom prend la carte pour 6.
    .title = Des enchères
    .section = Exemples
    .plain = Tom enchérit le dernier, 6 ducats, et prend la carte à ce prix.
    .sources = I §6
TP-E2 =
    Le Mantegna d’Andy est sans protection ; Tom engage des condottieri de force 2, Andy aucun.
    Mantegna est pris, et Tom paie à la fois le condottiere et l’artiste.
    .title = Mantegna est pris
    .section = Exemples
    .plain = Tom envoie des condottieri de force 2 pour un artiste sans protection, Andy personne : Tom le prend et paie les deux.
    .sources = I §8.1
TP-E3 =
    Ceri, à Jim, de force 2, avec Sforza, de force 1, est attaquée par Susan avec 2 et 3 et défendue avec un 2.
    À 5 contre 5, Ceri tient ; les trois condottieri sont mis de côté et payés.
    .title = Ceri tient
    .section = Exemples
    .plain = À 5 contre 5, Ceri tient, et tous les condottieri des deux camps sont payés et mis de côté.
    .sources = I §8.1
TP-E4 =
    Tom a 15 voix, Frank 14, Maria et Andy 13 chacun, Ralf 12.
    Tom et Frank votent pour eux-mêmes, les autres pour Ralf : avec 38 voix sur 67 il est élu.
    .title = Ralf est élu
    .section = Exemples
    .plain = Avec 38 voix sur 67, Ralf en a plus de la moitié et il est élu.
    .sources = I §10
TP-E5 =
    Tom a 87 ducats : ils valent 8 points.
    .title = Les ducats
    .section = Exemples
    .plain = 87 ducats valent 8 points.
    .sources = I §11
TP-E6 =
    À 5 joueurs, Tom, le pape, peut donner 2 cardinaux à Mary, 3 à lui-même et aucun aux autres.
    3 au pape et 1 à chacun de deux autres n’est pas permis.
    .title = Les cardinaux
    .section = Exemples
    .plain = Un pape qui donne 2 cardinaux à un joueur peut en garder 3 ; avec 1 à chacun de deux autres, non.
    .sources = I §12
