### The Princes of Florence, the rules, numbered. One message a paragraph; the id is the number that code and tests cite.
### One sentence a line: a reader may join the lines with spaces.
### docs/rules/florence.md is generated from this file by tools/docs.py.

## The game and its source

about-game =
    The Princes of Florence, de Richard Ulrich et Wolfgang Kramer ; alea et Rio Grande Games 2000.
    De 3 à 5 joueurs, en 7 manches.
about-rulings =
    Une décision tranche là où la source se tait ou se contredit.
    Elle est de nous, non de la règle imprimée, et elle est signalée partout où elle apparaît.

source-R = Rio Grande Games 2000, règle italienne

## Components

PF-1 =
    Il y a 30 bâtiments, 3 de chaque sorte : Université, Laboratoire et Atelier sont grands et couvrent 7 cases ; Bibliothèque, Opéra, Studio, Hôpital et Théâtre sont moyens et en couvrent 5 ; Tour et Chapelle sont petits et en couvrent 3.
    Il y a 18 paysages, 6 de chaque, Forêt, Lac et Parc ; 12 libertés, 4 de chaque, de voyage, de religion et d’opinion ; 6 Bâtisseurs et 7 Bouffons.
    Il y a 21 cartes Métier, 14 cartes Prestige, 20 cartes Bonus et 5 cartes Recrutement.
    La banque n’est jamais à court.
    .title = La boîte
    .section = Matériel
    .plain = Bâtiments, paysages, libertés, Bouffons et Bâtisseurs peuvent manquer ; la banque n’est jamais à court.
    .sources = R ; décision sur la banque, contours des pièces reconstitués
    .rulings = La boîte contient 22 700 florins ; R ne dit pas ce qui se passe quand ils manquent, la banque en a donc autant qu’il en faut. Les contours des pièces ne sont pas dans R.
PF-2 =
    Chaque métier nomme un bâtiment, un paysage et une liberté.
    La Forêt plaît à 9 métiers, le Lac à 7, le Parc à 5 ; chaque liberté à 7 ; un grand bâtiment à 3, un moyen à 2, un petit à 1.
    .title = Les métiers
    .section = Matériel
    .plain = Chaque métier aime un bâtiment, un paysage et une liberté.
    .sources = R ; décision sur les bâtiments
    .rulings = R dit qu’un bâtiment plaît à 1 à 3 métiers. Ce que nomme chaque carte est dans les données du jeu ; chaque entrée y dit si elle vient d’une source ou si elle est reconstituée.
PF-3 =
    Chaque joueur a une principauté de 7 cases sur 7, avec la résidence sur 3 cases sur 2 dans le coin inférieur gauche.
    La résidence n’est pas un bâtiment pour les cartes et les points, mais compte pour le voisinage.
    Les pièces peuvent être tournées et retournées.
    .title = La principauté
    .section = Matériel
    .plain = Votre principauté a 7 cases sur 7 ; les pièces se tournent et se retournent, et la résidence n’est pas un bâtiment.
    .sources = R ; la taille de la grille et la place de la résidence d’après des descriptions publiques

## Set-up

PF-10 =
    De chaque liberté il y a autant d’exemplaires que de joueurs, moins un.
    Chaque joueur a 3 500 florins, qui sont cachés.
    Chacun reçoit 4 métiers, en garde 3 en secret et en rend 1 ; le reste est mélangé à la pioche.
    Le premier joueur est tiré au sort, sauf si la table en désigne un.
    .title = Mise en place
    .section = Mise en place
    .plain = Des quatre métiers que vous recevez, vous en gardez trois en secret et en rendez un.
    .sources = R ; décision sur le premier joueur
    .rulings = En R le joueur le plus âgé commence. Ici le sort décide, sauf si la table désigne le premier joueur.

## Money at any time

PF-15 =
    À chacune de ses propres décisions, un joueur peut reculer sur la piste de renommée : 100 florins par PP, jamais sous 0.
    Qui paie et a trop peu de florins recule pour ce qui manque, et pas plus.
    Les PP n’ont pas de limite supérieure ; après 50 la piste recommence.
    .title = Vendre des PP
    .section = De l’argent à tout moment
    .plain = Chaque PP rapporte 100 florins : ce qui manque quand vous payez est vendu sur vos PP, jamais sous 0.
    .sources = R ; décisions sur le moment et sur la fin de la piste
    .rulings = R dit « in qualsiasi momento della partita » ; ici c’est à chacune de ses propres décisions, et chaque fois que l’on paie. R n’a pas de cases sous 0.
PF-16 =
    Sont cachés les florins, les métiers et cartes Bonus en main, et les cartes Prestige gardées.
    Sont publics le nombre de cartes de chaque sorte qu’a un joueur, et toute carte jouée.
    .title = Ce qui est caché
    .section = De l’argent à tout moment
    .plain = Les florins et les cartes en main sont cachés ; le nombre de cartes de chacun ne l’est pas.
    .sources = R ; décision sur le nombre de cartes
    .rulings = En R les joueurs montrent combien de métiers ils ont quand une œuvre est évaluée ; ici tous les nombres de cartes sont toujours publics. Qui regarde des cartes et les remet sous une pioche peut s’en souvenir.

## Auction phase

PF-20 =
    Il y a sept piles : Forêt, Lac, Parc, Bouffon, Bâtisseur, carte Prestige, carte Recrutement.
    Un joueur remporte au plus un objet par manche ; une pile est mise aux enchères au plus une fois par manche, une pile vide jamais.
    .title = Les sept piles
    .section = Phase d’enchères
    .plain = Vous remportez au plus un objet par manche, et chaque pile est mise aux enchères au plus une fois par manche.
    .sources = R
PF-21 =
    Le premier joueur nomme une pile, ce qui vaut une offre d’exactement 200.
    Les enchères se suivent dans le sens des aiguilles d’une montre entre tous ceux qui n’ont rien remporté et ne se sont pas retirés, celui qui a nommé compris : surenchérir d’exactement 100, ou passer pour cet objet.
    Une offre, ou le fait de nommer, doit être couverte par les florins et 100 par PP ; seul le gagnant vend des PP, en payant, pour ce qui manque.
    Le dernier enchérisseur paie, prend l’objet, et est hors des enchères pour cette manche.
    .title = Nommer et enchérir
    .section = Phase d’enchères
    .plain = Nommer vaut une offre de 200, on surenchérit d’exactement 100, et vos florins plus 100 par PP doivent couvrir l’offre.
    .sources = R ; décision sur la couverture
    .rulings = R ne dit pas ce qui couvre une offre. Les PP deviennent des florins « in qualsiasi momento della partita », et les autres « non devono pagare niente » : les PP couvrent donc une offre, et se vendent au moment de payer.
PF-22 =
    Si celui qui a nommé n’a pas remporté l’objet, il nomme de nouveau.
    S’il l’a remporté ou s’est retiré, c’est le joueur suivant, dans le sens des aiguilles d’une montre, qui n’a rien remporté et ne s’est pas retiré qui nomme.
    .title = Qui nomme ensuite
    .section = Phase d’enchères
    .plain = Qui nomme continue de nommer jusqu’à remporter un objet ou se retirer ; puis le joueur suivant nomme.
    .sources = R
PF-23 =
    Un joueur dont c’est le tour de nommer peut au lieu de cela se retirer : il ne nomme plus et n’enchérit plus jusqu’à la fin de la manche.
    Qui ne peut payer 200 avec ses florins et ses PP, ou n’a plus de pile à nommer, se retire.
    .title = Se retirer
    .section = Phase d’enchères
    .plain = Au lieu de nommer, vous pouvez vous retirer ; vous ne nommez plus et n’enchérissez plus jusqu’à la fin de la manche.
    .sources = R ; décision sur ceux qui ne peuvent pas nommer
    .rulings = R ne dit pas ce que devient un joueur qui ne peut pas nommer ; il ne lui reste qu’à se retirer.
PF-24 =
    Le dernier joueur qui reste peut prendre n’importe quel objet disponible pour 200, ou rien.
    .title = Le dernier joueur
    .section = Phase d’enchères
    .plain = Dernier joueur en lice, vous pouvez prendre n’importe quel objet disponible pour 200 florins, ou rien.
    .sources = R
PF-25 =
    Personne ne peut avoir plus de 3 Bâtisseurs ; qui en a 3 ne peut ni en nommer ni enchérir pour un.
    Qui n’a pas de place pour un paysage ne peut ni le nommer ni enchérir pour lui.
    .title = Limites
    .section = Phase d’enchères
    .plain = Vous ne pouvez ni nommer ni enchérir pour un quatrième Bâtisseur, ou pour un paysage dont vous n’avez pas la place.
    .sources = R ; décision sur la place
    .rulings = R dit qu’un paysage est placé immédiatement, mais non ce que devient celui qui n’a pas de place.

## The seven items

PF-30 =
    Un paysage est placé immédiatement.
    Chacun d’un type déjà présent dans la principauté rapporte 3 PP, le deuxième, le troisième et ainsi de suite ; le premier d’un type n’en rapporte pas.
    .title = Paysages
    .section = Les sept objets
    .plain = Vous placez un paysage immédiatement ; chaque autre d’un type déjà placé rapporte 3 PP.
    .sources = R
PF-31 =
    Chaque Bouffon ajoute 2 à la valeur de chaque œuvre.
    .title = Bouffons
    .section = Les sept objets
    .plain = Chacun de vos Bouffons ajoute 2 à la valeur de chacune de vos œuvres.
    .sources = R
PF-32 =
    Avec le premier Bâtisseur, les bâtiments coûtent 300.
    Avec le deuxième ils peuvent se toucher, et l’on gagne 3 PP.
    Avec le troisième ils sont gratuits, et l’on gagne 3 PP.
    .title = Bâtisseurs
    .section = Les sept objets
    .plain = Avec un Bâtisseur un bâtiment coûte 300, avec deux il peut en toucher, avec trois il est gratuit ; le 2e et le 3e rapportent 3 PP.
    .sources = R
PF-33 =
    Qui remporte une carte Prestige regarde les 5 premières de la pioche, ou toutes celles qui restent, en garde 1 cachée, et met les autres sous la pioche dans l’ordre de son choix.
    .title = Cartes Prestige
    .section = Les sept objets
    .plain = Vous regardez les cinq premières cartes Prestige, en gardez une cachée, et mettez les autres sous la pioche à votre gré.
    .sources = R ; décision sur le secret
    .rulings = R met la carte à côté du plateau du joueur et ne dit pas de quel côté ; elle reste cachée.
PF-34 =
    Une carte Recrutement s’utilise aussitôt remportée, ou à son propre tour de n’importe quelle phase d’actions, celle de cette manche comprise ; ce n’est pas une action, et l’on peut en utiliser autant qu’on en a.
    Prenez en main un métier face visible devant un adversaire et laissez la carte Recrutement à sa place.
    Jamais une carte devant soi, une carte dans une main, ni une carte Recrutement.
    Un métier qu’un adversaire a recruté chez vous et joué depuis peut être repris.
    S’il n’y a pas de tel métier, la carte est gardée.
    Une carte Recrutement compte comme une carte Métier partout où l’on compte celles-ci, en main ou sur la table.
    .title = Cartes Recrutement
    .section = Les sept objets
    .plain = Aussitôt ou à l’un de vos tours, une carte Recrutement vous donne en main un métier face visible devant un adversaire.
    .sources = R ; décisions sur le moment et sur les cartes Recrutement
    .rulings = R dit « durante la fase Azione di un qualsiasi altro round » ; nous le lisons par opposition à « immediatamente », celle de cette manche est donc comprise aussi : « in seguito » n’a pas de limite. Qu’une carte Recrutement ne puisse être recrutée est une décision : R parle de métiers.

## Action phase

PF-40 =
    À partir du premier joueur, dans le sens des aiguilles d’une montre, chacun joue un tour de 2 actions au plus, dans n’importe quel ordre : achever une œuvre (jusqu’à 2), construire (jusqu’à 2), prendre une carte Bonus (jusqu’à 2), prendre une carte Métier (une fois), introduire une liberté (une fois).
    Il est permis d’en faire moins.
    Une action est terminée avant que la suivante commence.
    .title = Un tour
    .section = Phase d’actions
    .plain = Vous faites jusqu’à deux actions, l’une après l’autre ; une carte Métier et une liberté, une seule fois par tour.
    .sources = R
PF-41 =
    Une œuvre : jouez un métier de votre main.
    La valeur de l’œuvre est de 4 si son bâtiment est dans la principauté, 3 pour son paysage, 3 pour sa liberté, 2 par Bouffon, 1 par carte Métier ou Recrutement en main ou sur la table devant le joueur, celle jouée comprise, et ce que donnent les cartes Bonus jouées maintenant.
    Elle doit atteindre le minimum de la manche, 7, 10, 12, 14, 15, 16 et 17, sinon l’œuvre ne peut être faite et rien n’est dépensé.
    .title = La valeur d’une œuvre
    .section = Phase d’actions
    .plain = Une œuvre vaut 4, 3 et 3 pour ce qu’aime son métier, 2 par Bouffon, 1 par carte, plus les Bonus ; il lui faut le minimum.
    .sources = R
PF-42 =
    La banque paie 100 florins par point de valeur.
    Aussitôt, et seulement alors, on peut en prendre une partie quelconque en PP, à 200 florins le PP.
    .title = Florins ou PP
    .section = Phase d’actions
    .plain = Une œuvre rapporte 100 florins par point ; maintenant seulement, vous pouvez en prendre une partie en PP, à 200 florins.
    .sources = R
PF-43 =
    Les métiers joués restent devant le joueur ; les cartes Bonus utilisées quittent le jeu.
    On peut utiliser pour une œuvre autant de cartes Bonus qu’on veut, même aucune.
    .title = Cartes Bonus
    .section = Phase d’actions
    .plain = Vous pouvez utiliser pour une œuvre autant de cartes Bonus que vous voulez ; elles quittent ensuite le jeu.
    .sources = R
PF-44 =
    Un bâtiment coûte 700, 300 avec un ou deux Bâtisseurs, rien avec trois, et rapporte 3 PP.
    Il y en a un de chaque sorte dans une principauté ; la réserve de 3 peut s’épuiser.
    Il est placé immédiatement ; sans place permise, il ne peut être construit.
    .title = Construire
    .section = Phase d’actions
    .plain = Un bâtiment coûte 700 florins, 300 avec un Bâtisseur, rien avec trois, et rapporte 3 PP ; un seul de chaque sorte.
    .sources = R
PF-45 =
    Une pièce est tout entière sur la grille, sur des cases vides.
    Un bâtiment ne peut avoir un côté commun avec un bâtiment ou la résidence, les coins sont permis, sauf si le joueur a 2 Bâtisseurs ou plus.
    Les paysages peuvent tout toucher et être touchés par tout.
    Rien n’est jamais déplacé ni enlevé.
    .title = Placer
    .section = Phase d’actions
    .plain = Une pièce est sur des cases vides ; sans deux Bâtisseurs, un bâtiment n’a aucun côté commun avec un autre ou la résidence.
    .sources = R
PF-46 =
    Une carte Métier ou une carte Bonus coûte 300 : regardez les 5 premières de la pioche, ou toutes celles qui restent, gardez-en 1, et mettez les autres sous la pioche dans l’ordre de votre choix.
    On ne peut en avoir quand la pioche est vide.
    .title = Cartes Métier et Bonus
    .section = Phase d’actions
    .plain = Pour 300 florins vous regardez les cinq premières cartes, en gardez une, et mettez les autres sous la pioche à votre gré.
    .sources = R
PF-47 =
    Une liberté coûte 300 ; une de chaque sorte par joueur, et pas quand il n’en reste plus.
    .title = Libertés
    .section = Phase d’actions
    .plain = Une liberté coûte 300 florins, tant qu’il en reste, et vous introduisez chaque sorte une fois.
    .sources = R
PF-48 =
    Quand tous ont joué leur tour, la plus haute valeur d’une œuvre faite dans cette manche rapporte 3 PP, à chacun en cas d’égalité ; de deux œuvres d’un joueur, la plus haute compte.
    Pas d’œuvre, pas de récompense.
    Le pion du premier joueur passe à gauche.
    .title = La meilleure œuvre
    .section = Phase d’actions
    .plain = La plus haute valeur d’une œuvre de cette manche rapporte 3 PP, à chacun en cas d’égalité.
    .sources = R

## End

PF-50 =
    Après la manche 7, les cartes Prestige rapportent, chacune pour son détenteur seul.
    Les cartes qui ont une valeur entre parenthèses donnent la valeur entière à qui est seul en tête, celle entre parenthèses à qui est à égalité avec quelqu’un, 0 si un autre est en tête ; avec aucun objet de la sorte, personne ne gagne rien.
    Cela ne vaut pas pour le moins de cases vides, où 0 est le mieux et peut être à égalité ; les cases de la résidence ne sont pas vides.
    Les cartes sans parenthèses ne dépendent pas des autres.
    .title = Les cartes Prestige rapportent
    .section = Fin
    .plain = Les cartes Prestige comptent après la manche 7 : en entier si vous êtes seul en tête ou la remplissez, entre parenthèses à égalité.
    .sources = R ; décision sur le moins de cases vides
    .rulings = R dit que personne ne peut être à égalité avec zéro objet ; les cases vides ne sont pas des objets.
PF-51 =
    Le plus de PP gagne ; en cas d’égalité, le plus de florins ; s’il y a encore égalité, la victoire est partagée.
    .title = Le vainqueur
    .section = Fin
    .plain = Le plus de PP gagne ; en cas d’égalité, le plus de florins ; s’il y a encore égalité, la victoire est partagée.
    .sources = R ; décision sur la dernière égalité
    .rulings = R n’a pas de règle pour une égalité en florins.

## Worked examples

PF-E1 =
    Quatre joueurs.
    Anna nomme un Parc, tous passent : Anna paie 200.
    Bob nomme un Bouffon ; Chris offre 300, David 400, Bob 500, Chris 600, David 700, Bob et Chris passent : David paie 700.
    Bob nomme une Forêt ; Chris offre 300, Bob 400, Chris 500, Bob 600, Chris passe : Bob paie 600.
    Chris prend un Bâtisseur pour 200.
    .title = Une phase d’enchères
    .section = Exemples
    .plain = Anna a le Parc pour 200, David le Bouffon pour 700, Bob la Forêt pour 600, et Chris prend un Bâtisseur pour 200.
    .sources = R
PF-E2 =
    Manche 3 : le Poète, avec le Théâtre, la liberté de voyage, 2 Bouffons, 4 cartes Métier (dont une Recrutement), sans Lac et sans carte Bonus, fait une œuvre de 4 + 0 + 3 + 4 + 4 = 15 : 1 500 florins, ou 7 PP et 100 florins.
    .title = Une œuvre
    .section = Exemples
    .plain = Le Poète fait une œuvre de 4 + 0 + 3 + 4 + 4 = 15, qui rapporte 1 500 florins, ou 7 PP et 100 florins.
    .sources = R
PF-E3 =
    Avec 2 Forêts, 1 Lac, 0 Parc, 0 Bouffon, 2 Bâtisseurs, 1 carte Prestige, 2 libertés, 3 métiers sur la table, 1 carte Métier et 1 carte Recrutement en main, et Université, Atelier, Opéra, Tour et Chapelle, les 20 cartes Bonus donnent, dans l’ordre de R, 5, 4, 3, 5, 6, 3, 4, 2, 0, 4, 0, 2, 4, 3, 2, 3, 4, 5, 2 et 3.
    .title = Les cartes Bonus
    .section = Exemples
    .plain = Dans une seule et même principauté, les 20 cartes Bonus donnent entre 0 et 6.
    .sources = R
PF-E4 =
    Avec les mêmes choses, mais 5 cartes sur la table, les 14 cartes Prestige donnent, dans l’ordre de R : le plus de bâtiments 3 si un adversaire en a 5 aussi, sinon 6 ; deux grands bâtiments 5 ; le moins de cases vides 0 si un adversaire est en tête ; tous les paysages 0 ; le plus de paysages 4 si un adversaire en a 3 aussi ; le plus de Forêts 7 ; le plus de Lacs 3 avec deux autres à 1 ; toutes les libertés 0 ; 4 + 2 + 4 : 6 ; le plus de Bouffons 0 ; le plus de Bâtisseurs 6 ; le plus de Parcs 0 ; 1 + 1 + 2 : 0 ; le plus d’œuvres 4 avec un autre à 5.
    .title = Les cartes Prestige
    .section = Exemples
    .plain = Dans une seule et même principauté, les 14 cartes Prestige donnent entre 0 et 7 PP.
    .sources = R
PF-E5 =
    Ne sont pas permis une pièce en partie hors de la grille, une qui en couvre une autre, un bâtiment à côté d’un autre ou de la résidence sans 2 Bâtisseurs, et une deuxième Tour.
    .title = Placements non permis
    .section = Exemples
    .plain = Une pièce n’est pas hors de la grille ni sur une autre, un bâtiment pas à côté d’un autre sans deux Bâtisseurs, et la Tour est unique.
    .sources = R
PF-E6 =
    Avec un Lac, une Forêt ou un Parc rapporte 0 PP, un deuxième Lac 3 PP.
    .title = Un autre paysage
    .section = Exemples
    .plain = Avec un Lac, une Forêt ou un Parc rapporte 0 PP, un deuxième Lac 3 PP.
    .sources = R
PF-E7 =
    Bob a la carte du plus de bâtiments : 6 PP seul, 3 à égalité, 0 si Chris en a plus.
    .title = Le plus de bâtiments
    .section = Exemples
    .plain = La carte du plus de bâtiments donne 6 PP seul, 3 à égalité, et 0 si un autre en a plus.
    .sources = R
PF-E8 =
    Sur les 1 500 florins d’une œuvre, on peut avoir de 1 à 7 PP pour 200 à 1 400 florins.
    .title = Florins ou PP
    .section = Exemples
    .plain = Sur les 1 500 florins d’une œuvre, vous pouvez avoir de 1 à 7 PP pour 200 à 1 400 florins.
    .sources = R
PF-E9 =
    Le minimum est de 10 dans la manche 2 et de 16 dans la manche 6.
    .title = Le minimum
    .section = Exemples
    .plain = Le minimum est de 10 dans la manche 2 et de 16 dans la manche 6.
    .sources = R
PF-E10 =
    À 3 joueurs il y a 2 exemplaires de chaque liberté.
    .title = Les libertés à trois
    .section = Exemples
    .plain = À 3 joueurs il y a 2 exemplaires de chaque liberté.
    .sources = R
PF-E11 =
    Un joueur peut recruter un métier chez quelqu’un qui l’avait recruté chez lui et joué, et achever de nouveau une œuvre avec lui.
    .title = Reprendre un métier
    .section = Exemples
    .plain = Vous pouvez reprendre un métier recruté chez vous puis joué, et achever de nouveau une œuvre avec lui.
    .sources = R
