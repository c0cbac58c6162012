### Il Principe, the rules, numbered. One message a paragraph; the id is the number that code and tests cite.
### One sentence a line: a reader may join the lines with spaces.
### docs/rules/principe.md is generated from this file by tools/docs.py.

## The game, its sources and its editions

about-game =
    Il Principe, d’Emanuele Ornella ; Mind the Move 2005, AMIGO 2006.
    De 2 à 5 joueurs.
about-rulings =
    Une décision tranche là où les sources se taisent ou se contredisent.
    Elle est de nous, non des règles imprimées, et elle est signalée partout où elle apparaît.
about-editions =
    Là où les règles imprimées divergent, le jeu a des éditions, pas une moyenne.
    Une édition est un ensemble de choix qui porte un nom ; l’édition AMIGO est celle par défaut.

source-A = AMIGO 2006, règle italienne
source-N = Mind the Move 2005, résumé néerlandais
source-F = Mind the Move 2005, règle française

edition-start-ducats = Pièces au départ
    .amigo = 5
    .mtm-fr = 0
    .mtm-nl = 0
    .quote-amigo = un capitale iniziale di 5 Ducati
    .sources = A en donne 5 ; F et N aucune
edition-shields = Boucliers qu’un joueur peut placer
    .amigo = 12 : le score a son propre marqueur
    .mtm-fr = 11 : l’un des 12 marque le score
    .mtm-nl = 11 : l’un des 12 marque le score
    .quote-amigo = i 12 segnalini Blasone della famiglia, … e un cilindro segnapunti
    .quote-mtm-fr = Pose un bouclier sur le … du compteur de score pour indiquer ses PVs
    .quote-mtm-nl = de 12 wapenschilden, 1 ervan leg je op de 0 van het scorespoor
    .sources = A, F, N
edition-first-bidder = Qui enchérit le premier
    .amigo = Le détenteur du pion
    .mtm-fr = Le joueur à la gauche du détenteur du pion
    .mtm-nl = Le joueur à la gauche du détenteur du pion
    .quote-amigo = inizia sempre dal giocatore con l’indicatore "Il Principe" e prosegue in senso orario
    .quote-mtm-fr = Le joueur à la gauche de … commence chaque enchère en faisant une offre
    .quote-mtm-nl = de eerste speler die mag bieden is de speler links van Il Principe
    .sources = A, F, N (phase 2)
edition-city-check = Quand moins de 4 cités disponibles mettent fin à la partie
    .amigo = À la fin de la phase 1
    .mtm-fr = Au début de la phase 1
    .mtm-nl = Au début de la phase 1
    .quote-amigo = Alla fine della Fase 1 ci sono meno di 4 carte Città accanto al tabellone di gioco
    .quote-mtm-fr = Au début de la phase 1, il reste moins de 4 cartes Cités disponibles sur le plateau
    .quote-mtm-nl = als bij het begin van fase 1 minder dan 4 stadskarten beschikbaar zijn is het spel onmiddellijk gedaan
    .sources = A, F, N (fin du jeu)
edition-last-round-income = Phase 1 du dernier tour
    .amigo = Les pièces seulement
    .mtm-fr = Rien du tout
    .mtm-nl = Les pièces seulement
    .quote-amigo = Nella Fase 1 i giocatori ricevono solo i Ducati dalla Banca, senza aggiungere carte Edificio alla propria mano
    .quote-mtm-fr = La phase 1 est supprimée
    .quote-mtm-nl = waarbij fase 1 vervalt, elke speler krijgt wel nog 5 geldstukken zoals in fase 1
    .sources = A, F, N (fin du jeu)
edition-short-deck = Dernier tour, pas assez de cartes pour les enchères (3 à 5 joueurs)
    .amigo = La partie s’arrête immédiatement
    .mtm-fr = Les cartes retirées sont mélangées et complètent la mise aux enchères ; si cela ne suffit pas, toutes les cartes qu’il y a
    .mtm-nl = Toutes les cartes qu’il y a
    .quote-amigo = Se ci sono meno carte di quelle richieste, la partita termina immediatamente
    .quote-mtm-fr = S’il n’y a pas assez de cartes dans la pioche, réutiliser des cartes déjà défaussées
    .quote-mtm-nl = indien er minder dan 2 kaarten per speler overblijven worden ze allemaal geveild
    .sources = A, F, N (fin du jeu) ; décision pour l’édition française
    .rulings =
        Dans l’édition française on prend d’abord toute la pioche.
        Les cartes retirées, mélangées, forment ensuite la nouvelle pioche avec laquelle on complète la mise aux enchères ; si cela ne suffit pas, toutes les cartes qu’il y a sont mises aux enchères.
edition-cards-left = Dernier tour, cartes restées dans la pioche une fois les enchères préparées
    .amigo = Elles y restent ; l’action rouge peut les piocher
    .mtm-fr = Elles y restent ; l’action rouge peut les piocher
    .mtm-nl = Elles quittent le jeu ; l’action rouge ne pioche rien
    .quote-mtm-nl = overtollige kaarten verdwijnen uit het spel
    .sources = N ; décision pour les éditions AMIGO et française
    .rulings = Les règles AMIGO et française ne disent pas ce que deviennent ces cartes ; elles restent dans la pioche.
edition-two-players = Dernier tour à 2 joueurs, cartes mises aux enchères
    .amigo = Toutes celles qui restent
    .mtm-fr = 6, ou toutes celles qu’il y a
    .mtm-nl = 6, ou toutes celles qu’il y a
    .quote-amigo = Nella Fase 2 tutte le carte rimaste vengono quindi messe all’asta
    .quote-mtm-fr = tirer 6 cartes Bâtiment de la pioche (ou toutes celles restantes)
    .sources = A, F ; décision pour l’édition néerlandaise
    .rulings =
        Le résumé néerlandais n’a pas de règles pour 2 joueurs, l’édition néerlandaise prend donc celles de la règle française.
        À 2 joueurs le choix sur le manque de cartes ne s’applique pas ; s’il ne reste aucune carte il n’y a pas d’enchères, et les phases 3 et 4 suivent.
edition-green-power = L’action verte
    .amigo = Doit être réalisée si elle peut l’être
    .mtm-fr = Doit être réalisée si elle peut l’être
    .mtm-nl = Peut ne pas être réalisée
    .quote-amigo = deve eseguire immediatamente la relativa abilità speciale
    .quote-mtm-fr = réalise immédiatement l’action spéciale associée à ce Rôle
    .quote-mtm-nl = mag een niet-groene verdekte kaart die voor zich ligt terug open leggen
    .sources = A, F, N ; décision pour l’édition française
    .rulings =
        La règle française ne dit ni qu’elle doit ni qu’elle peut être réalisée ; elle l’est comme dans la règle AMIGO.
        Le résumé néerlandais ne dit que de l’action verte qu’elle peut l’être.
edition-built-city = La carte d’une cité construite
    .amigo = Hors du jeu
    .mtm-fr = Reste à côté du bâtisseur
    .mtm-nl = Hors du jeu
    .quote-amigo = La carta della città appena costruita viene riposta nella scatola, a faccia in giù
    .quote-mtm-fr = La carte de la cité construite est placée à côté du bâtisseur
    .quote-mtm-nl = de stadskaart verdwijnt uit het spel en er wordt een nieuwe stadskaart opengelegd
    .sources = A, F, N

option-rich =
    Avec l’option rich, chaque joueur commence avec 10 pièces et en reçoit 6 par tour, et l’on peut construire des cités au tour 1.
    Elle peut s’ajouter à toute édition.
    À 2 joueurs on reçoit déjà 6 pièces, et cela reste 6.
    .title = Familles riches
    .section = Options
    .sources = A (variante) ; décisions pour 2 joueurs et pour les éditions française et néerlandaise
    .rulings =
        La règle AMIGO ne dit pas si l’option augmente les pièces d’une partie à 2, qui sont déjà 6 ; elle ne les augmente pas.
        Seule la règle AMIGO a cette variante ; qu’elle puisse s’ajouter aux éditions française et néerlandaise est une décision.

## Components

IP-1 =
    Il y a 100 cartes Bâtiment, 20 de chaque couleur.
    Le vert est l’Université, le blanc la Cathédrale, le rouge l’Hôtel de ville, le bleu le Château et le jaune la Place de marché.
    .title = Les cartes Bâtiment
    .section = Matériel
    .plain = Il y a 100 cartes Bâtiment, 20 de chacune des cinq couleurs.
    .sources = A, F
IP-2 =
    Partout où l’on suit l’ordre des couleurs, cet ordre est vert, blanc, rouge, bleu, jaune.
    .title = L’ordre des couleurs
    .section = Matériel
    .plain = L’ordre des couleurs est vert, blanc, rouge, bleu, jaune.
    .sources = A, F, N
IP-3 =
    Il y a 15 cartes Cité : 5 petites, 5 moyennes et 5 grosses.
    Les petites cités sont Siena, Orvieto, Venezia, Verona et Perugia ; chacune vaut 4 points de victoire, coûte 3 pièces et 3 cartes Bâtiment de couleurs différentes, donne 1 bouclier et touche 1 région.
    Les cités moyennes sont Urbino, Padova, Lucca, Milano et Bologna ; chacune vaut 6 points de victoire, coûte 4 pièces et 4 cartes Bâtiment, dont une couleur deux fois, donne 2 boucliers et touche 2 régions.
    Les grosses cités sont Mantova, Firenze, Ferrara, Pisa et Rimini ; chacune vaut 8 points de victoire, coûte 5 pièces et 5 cartes Bâtiment, dont une couleur deux fois, donne 2 boucliers et touche 3 régions.
    Les couleurs et les régions que montre une carte, et si une source les donne ou si elles sont reconstituées, se lisent à la page « La boîte » et dans signoria box principe ; ce que votre exemplaire dit autrement, vous pouvez le corriger.
    .title = Les cartes Cité
    .section = Matériel
    .plain = Une carte Cité indique ses points, ce qu’elle coûte en pièces et en cartes Bâtiment, et combien de boucliers elle donne.
    .sources = F, N ; décisions sur les petites cités et sur Firenze
    .rulings =
        Que les 3 cartes Bâtiment d’une petite cité soient toutes de couleurs différentes est une décision.
        De même les 8 points de victoire de Firenze : un exemple de F en donne 6, mais la liste de F elle-même en donne 8 pour une grosse cité.
IP-4 =
    La carte a 6 régions.
    Il y a 5 tuiles de rôle majeur et 5 tuiles de rôle mineur, une de chaque dans chaque couleur.
    Les familles sont Medici, Visconti, Carraresi, d’Este et Gonzaga.
    .title = Régions, tuiles de rôle et familles
    .section = Matériel
    .plain = Il y a 6 régions, 5 familles et, dans chaque couleur, un rôle majeur et un rôle mineur.
    .sources = A, F
IP-5 =
    La banque n’est jamais à court.
    Les pièces sont entières.
    .title = La banque
    .section = Matériel
    .plain = La banque n’est jamais à court de pièces.
    .sources = décision
    .rulings = Aucune source ne dit ce qui se passe quand les pièces manquent ; la banque en a autant qu’il en faut.

## Set-up

IP-10 =
    Mélangez séparément les cartes Bâtiment et les cartes Cité, et retournez 4 cités face visible.
    Chaque joueur prend une famille, ses boucliers et les pièces de départ de l’édition ; tous les scores sont à 0.
    Un joueur prend le pion « Il Principe » : il est tiré au sort, sauf si la table en désigne un.
    .title = Mise en place
    .section = Mise en place
    .plain = Chacun commence avec une famille, ses boucliers et les pièces de départ, et un joueur prend le pion.
    .sources = A, F, N ; décision sur le premier joueur
    .rulings = A propose celui qui a visité l’Italie le dernier, F celui qui a mangé italien le dernier ; un tirage au sort les remplace.
IP-11 =
    À 2 joueurs, enlevez toutes les tuiles de rôle mineur, 7 cartes Bâtiment par couleur, si bien qu’il en reste 65, et 5 cartes Cité au hasard et sans les regarder, si bien qu’il en reste 10.
    .title = Mise en place à 2 joueurs
    .section = Mise en place
    .plain = À deux, on joue sans rôles mineurs, avec 65 cartes Bâtiment et 10 cités.
    .sources = A, F ; décision pour l’édition néerlandaise
    .rulings = Le résumé néerlandais n’a pas de règles pour 2 joueurs ; l’édition néerlandaise prend celles de la règle française.

## Phase 1

IP-20 =
    Au début de la phase 1 viennent d’abord le contrôle des cités, si l’édition le fait à ce moment (IP-60), puis le contrôle de la pioche (IP-61).
    .title = Les contrôles au début d’un tour
    .section = Phase 1 : nouvelles cartes Bâtiment
    .plain = Au début d’un tour on contrôle la pioche : si elle est devenue trop petite, c’est le dernier tour.
    .plain-mtm-fr = Au début d’un tour on contrôle les cités disponibles, puis la pioche : l’une ou l’autre peut amener la fin.
    .plain-mtm-nl = Au début d’un tour on contrôle les cités disponibles, puis la pioche : l’une ou l’autre peut amener la fin.
    .sources = A, F, N
IP-21 =
    Chaque joueur reçoit 5 pièces, pioche 4 cartes Bâtiment et pose 2 cartes face cachée, choisies dans toute sa main.
    À 2 joueurs chacun reçoit 6 pièces, pioche 5 cartes et en pose 3.
    Avec l’option rich on reçoit 6 pièces.
    Les cartes sont distribuées à partir du détenteur du pion dans le sens des aiguilles d’une montre ; ensuite tous choisissent en même temps et en secret.
    .title = Pièces, nouvelles cartes et cartes pour les enchères
    .section = Phase 1 : nouvelles cartes Bâtiment
    .plain = Vous recevez vos pièces, piochez et posez face cachée des cartes de toute votre main pour les enchères, tous en même temps.
    .sources = A, F, N ; à 2 joueurs A, F ; décisions sur le choix simultané et sur 2 joueurs dans l’édition néerlandaise
    .rulings =
        F fait le tour de la table, un joueur après l’autre ; comme les cartes sont face cachée, choisir en même temps revient au même.
        Le résumé néerlandais n’a pas de règles pour 2 joueurs ; l’édition néerlandaise prend celles de la règle française.
IP-22 =
    La main n’a pas de limite.
    Les pièces sont cachées.
    Le nombre de cartes en main est public ; leurs couleurs ne le sont pas.
    .title = Ce qui est caché et ce qui est public
    .section = Phase 1 : nouvelles cartes Bâtiment
    .plain = Vos pièces et les couleurs de votre main sont secrètes ; le nombre de vos cartes est public et sans limite.
    .sources = A, F ; décision sur le nombre
    .rulings = Les sources cachent l’argent mais ne disent rien du nombre de cartes en main ; il est public.

## Phase 2

IP-30 =
    Les cartes posées sont retournées face visible et groupées par couleur.
    Les groupes sont mis aux enchères un par un, du plus petit au plus grand ; à nombre égal, on suit l’ordre des couleurs.
    Une couleur sans carte est sautée.
    .title = Les groupes et leur ordre
    .section = Phase 2 : les enchères
    .plain = Les cartes posées sont retournées et vendues par couleur, le plus petit groupe d’abord, à égalité dans l’ordre des couleurs.
    .sources = A, F, N
IP-31 =
    Les enchères pour un groupe commencent par le premier enchérisseur de l’édition, selon la place du pion à ce moment, et se suivent dans le sens des aiguilles d’une montre.
    Dans l’édition AMIGO c’est le détenteur du pion ; dans les éditions française et néerlandaise c’est le joueur à sa gauche.
    À son tour, un joueur offre plus que la plus haute enchère jusque-là, au moins 1 pièce et au plus les pièces qu’il possède, ou passe définitivement pour ce groupe.
    .title = Enchérir
    .section = Phase 2 : les enchères
    .plain = Le détenteur du pion commence ; offrez plus que la dernière offre, au plus ce que vous avez, ou passez définitivement.
    .plain-mtm-fr = Le joueur à gauche du pion commence ; offrez plus que la dernière offre, au plus ce que vous avez, ou passez définitivement.
    .plain-mtm-nl = Le joueur à gauche du pion commence ; offrez plus que la dernière offre, au plus ce que vous avez, ou passez définitivement.
    .sources = A, F, N ; décisions sur l’enchère minimale et sur les pièces possédées
    .rulings =
        Aucune source ne fixe la première enchère minimale ; elle est de 1 pièce.
        Que personne n’offre plus qu’il ne possède ne figure que dans la règle AMIGO ; cela vaut aussi dans les éditions française et néerlandaise.
IP-32 =
    Les enchères pour un groupe se terminent quand il ne reste qu’un joueur qui a enchéri, ou quand tous ont passé.
    Si tous les autres ont passé sans enchérir, le dernier joueur peut encore enchérir, d’au moins 1 pièce, ou passer.
    .title = La fin des enchères
    .section = Phase 2 : les enchères
    .plain = Les enchères finissent quand il ne reste qu’un joueur qui a enchéri, ou quand tous ont passé.
    .sources = A, F, N ; décision sur le dernier joueur
    .rulings = En A les enchères continuent jusqu’à ce que tous aient passé « sauf le plus offrant » ; un joueur qui n’a pas enchéri n’est pas encore le plus offrant, on le consulte donc encore.
IP-33 =
    Le gagnant paie son enchère à la banque, prend en main les cartes du groupe et prend le pion.
    Il peut ensuite construire immédiatement une cité (IP-40 à IP-43), mais pas au tour 1, sauf si l’on joue avec l’option rich.
    Cela s’ajoute à la phase 3.
    Un joueur peut participer à autant d’enchères qu’il veut et les remporter, et peut construire après chaque groupe remporté.
    .title = Le gagnant paie et devient Il Principe
    .section = Phase 2 : les enchères
    .plain = Le gagnant paie, prend les cartes et le pion, et peut construire aussitôt une cité si ce tour le permet.
    .sources = A, F, N
IP-34 =
    Si personne n’enchérit, le groupe est retiré du jeu.
    .title = Un groupe sans enchère
    .section = Phase 2 : les enchères
    .plain = Les cartes pour lesquelles personne n’enchérit quittent le jeu.
    .sources = A, F, N

## Phase 3

IP-38 =
    À partir du détenteur du pion, dans le sens des aiguilles d’une montre, chaque joueur fait une chose parmi trois.
    Il construit une cité, mais pas au tour 1 sauf si l’on joue avec l’option rich ; ou il joue de sa main autant de cartes d’une seule couleur qu’il veut, au moins 1, face visible devant lui ; ou il ne fait rien.
    Le pion ne bouge pas en phase 3.
    .title = Construire, jouer des cartes ou ne rien faire
    .section = Phase 3 : construire ou jouer des cartes
    .plain = Vous construisez une cité si ce tour le permet, ou jouez des cartes d’une seule couleur, ou ne faites rien.
    .sources = A, F, N ; décision sur ne rien faire
    .rulings = Qu’un joueur puisse ne rien faire est une décision, tirée de « può » en A et de « kans » en N.

## Building a city

IP-40 =
    Seule une cité face visible peut être construite.
    Le bâtisseur joue de sa main exactement les cartes Bâtiment indiquées, face visible devant lui, et paie ses pièces à la banque.
    Les deux sont dus, sinon rien n’est construit.
    .title = Le coût d’une cité
    .section = Construire une cité
    .plain = Une cité disponible se paie avec exactement les cartes indiquées, de la main, et ses pièces : les deux, ou rien.
    .sources = A, F, N
IP-41 =
    Le bâtisseur gagne les points de victoire de la cité et peut placer autant de boucliers que la cité en indique, ou moins.
    Chaque bouclier placé va dans une région que la cité touche, et le bâtisseur les répartit comme il veut.
    S’il lui reste moins de boucliers que la cité n’en indique, il place au plus ceux-là ; s’il n’en a plus, aucun.
    .title = Points et boucliers pour le bâtisseur
    .section = Construire une cité
    .plain = Vous gagnez les points de la cité et pouvez placer ses boucliers, tous ou moins, dans des régions qu’elle touche.
    .sources = A, F, N ; décision sur le nombre
    .rulings = Les trois règles imprimées mêlent pouvoir et devoir ; le nombre de boucliers placés se lit comme un choix, les régions comme un devoir.
IP-42 =
    Chaque autre joueur gagne des points pour ses rôles dans les couleurs utilisées au moins une fois pour la cité : 2 points de victoire pour le rôle majeur d’une telle couleur et 1 pour son rôle mineur.
    Une couleur compte une seule fois, quel que soit le nombre de ses cartes utilisées.
    Le bâtisseur ne gagne rien pour les rôles.
    .title = Les rôles des autres joueurs rapportent
    .section = Construire une cité
    .plain = Pour chaque couleur utilisée par une cité, les autres gagnent 2 pour le rôle majeur et 1 pour le rôle mineur.
    .sources = A, F, N
IP-43 =
    Une nouvelle cité est retournée immédiatement si la pioche Cité en a une.
    Le joueur suivant peut déjà la construire.
    Dans les éditions AMIGO et néerlandaise la carte de la cité construite quitte le jeu ; dans l’édition française elle reste à côté du bâtisseur.
    .title = Une nouvelle cité
    .section = Construire une cité
    .plain = Une nouvelle cité est retournée aussitôt, s’il en reste, et celle qui est construite quitte le jeu.
    .plain-mtm-fr = Une nouvelle cité est retournée aussitôt, s’il en reste, et celle qui est construite reste à son bâtisseur.
    .sources = A, F, N ; qu’elle puisse être construite ensuite : F

## Phase 4

IP-50 =
    Toutes les tuiles de rôle reviennent d’abord sur le plateau.
    Puis, couleur par couleur dans l’ordre, on compte les cartes face visible de cette couleur de chaque joueur.
    Un joueur qui n’en a aucune ne participe pas.
    .title = Les rôles reviennent et l’on compte les cartes
    .section = Phase 4 : les rôles
    .plain = Tous les rôles reviennent, et l’on compte les cartes visibles couleur par couleur ; qui n’en a pas ne participe pas.
    .sources = A, F, N ; décision sur les joueurs qui n’en ont pas
    .rulings = Qu’un joueur sans carte face visible de la couleur n’y soit ni premier ni deuxième est une décision.
IP-51 =
    Si un joueur est seul à avoir la majorité, il prend le rôle majeur.
    Si un joueur est ensuite seul deuxième, il prend le rôle mineur.
    .title = Un seul premier, un seul deuxième
    .section = Phase 4 : les rôles
    .plain = Qui est seul à avoir le plus de cartes visibles d’une couleur prend le rôle majeur, qui est seul deuxième le rôle mineur.
    .sources = A, F (a), N
IP-52 =
    Si un joueur est seul à avoir la majorité et que plusieurs sont deuxièmes à égalité, le premier prend le rôle majeur et le rôle mineur est mis aux enchères entre ceux à égalité.
    .title = Égalité pour la deuxième place
    .section = Phase 4 : les rôles
    .plain = Si plusieurs sont deuxièmes à égalité derrière un seul premier, le rôle mineur est mis aux enchères entre eux.
    .sources = A (1), F (b), N
IP-53 =
    Si plusieurs joueurs sont à égalité pour la majorité, le rôle majeur est mis aux enchères entre eux.
    Le rôle mineur reste sur le plateau pour ce tour.
    .title = Égalité pour la majorité
    .section = Phase 4 : les rôles
    .plain = Si plusieurs sont à égalité pour la majorité, le rôle majeur est mis aux enchères entre eux et personne n’a le mineur.
    .sources = A (2), F (c), N
IP-54 =
    Les enchères pour un rôle suivent IP-31 et IP-32, entre les seuls joueurs à égalité.
    Elles commencent par le premier d’entre eux que l’on rencontre, dans le sens des aiguilles d’une montre, à partir du premier enchérisseur de l’édition, lui compris.
    Le gagnant paie la banque et prend la tuile et le pion.
    Si tous passent, personne n’a la tuile.
    On ne construit pas de cité après des enchères pour un rôle.
    .title = Les enchères pour un rôle
    .section = Phase 4 : les rôles
    .plain = Seuls ceux à égalité enchérissent pour le rôle ; le gagnant paie, prend le rôle et le pion, et ne construit pas.
    .sources = A, F, N ; décision sur la construction
    .rulings = Qu’on ne construise pas après des enchères pour un rôle est une décision : le droit de construire ne figure qu’en phase 2.
IP-55 =
    Qui prend un rôle majeur, par majorité ou aux enchères, retourne face cachée la moitié de ses cartes face visible de cette couleur, arrondie au-dessus.
    Un rôle mineur n’en retourne aucune.
    .title = Un rôle majeur retourne des cartes
    .section = Phase 4 : les rôles
    .plain = Qui prend un rôle majeur retourne face cachée la moitié de ses cartes visibles de la couleur, arrondie au-dessus.
    .sources = A, F, N ; décision sur les cartes face visible
    .rulings = Que la moitié se compte sur les seules cartes face visible est une décision, tirée de l’exemple de F.
IP-56 =
    L’action spéciale d’une tuile est réalisée immédiatement, le rôle majeur avant le mineur, et doit l’être si elle peut l’être.
    Vert : retournez face visible une de vos cartes cachées qui n’est pas verte ; dans l’édition néerlandaise on peut y renoncer.
    Blanc : gagnez 1 point de victoire.
    Rouge : piochez 1 carte Bâtiment ; aucune si la pioche est vide ou a quitté le jeu.
    Bleu : placez 1 bouclier dans la région de votre choix ; aucun s’il n’en reste pas.
    Jaune : recevez 2 pièces.
    .title = Les actions spéciales des rôles
    .section = Phase 4 : les rôles
    .plain = Vous réalisez l’action d’un rôle dès que vous le prenez, et vous le devez si c’est possible.
    .plain-mtm-nl = Vous réalisez l’action d’un rôle dès que vous le prenez, et vous le devez si c’est possible ; la verte seule est au choix.
    .sources = A, F, N ; décisions sur le vert et le rouge
    .rulings =
        A dit qu’une action spéciale doit être réalisée, F et N qu’elle est réalisée, ce qui se lit de même.
        N dit de la verte seule qu’elle peut l’être ; on peut donc y renoncer dans cette édition.
        Que le rouge ne pioche rien quand il n’y a pas de pioche est aussi une décision.
IP-57 =
    Qui est premier et qui est deuxième dans une couleur est établi avant que l’on retourne une carte de cette couleur.
    Une carte retournée par l’action verte compte pour les couleurs suivantes de la même phase.
    .title = On compte avant de retourner
    .section = Phase 4 : les rôles
    .plain = Qui est premier et qui est deuxième dans une couleur est établi avant que l’on en retourne une carte.
    .sources = décision, d’après l’ordre de A
    .rulings = Les deux phrases sont une décision, tirée de l’ordre dans lequel A raconte la phase.
IP-58 =
    À 2 joueurs il n’y a pas de rôles mineurs : IP-51 n’en donne pas et le cas d’IP-52 ne se présente pas.
    .title = Les rôles à 2 joueurs
    .section = Phase 4 : les rôles
    .plain = À deux, il n’y a pas de rôles mineurs.
    .sources = A, F ; décision pour l’édition néerlandaise
    .rulings = Le résumé néerlandais n’a pas de règles pour 2 joueurs ; l’édition néerlandaise prend celles de la règle française.

## The end

IP-60 =
    La partie s’arrête immédiatement et l’on compte les points si moins de 4 cités sont disponibles au moment prévu par l’édition : la fin de la phase 1 dans l’édition AMIGO, le début de la phase 1 dans les éditions française et néerlandaise.
    Dans l’édition AMIGO les cartes posées pour les enchères dans cette phase 1 ne sont alors plus en main et restent face cachée.
    .title = Le contrôle des cités
    .section = Fin du jeu
    .plain = Moins de 4 cités disponibles à la fin de la phase 1 arrêtent la partie ; les cartes posées restent cachées, hors des mains.
    .plain-mtm-fr = Moins de 4 cités disponibles au début de la phase 1 arrêtent aussitôt la partie.
    .plain-mtm-nl = Moins de 4 cités disponibles au début de la phase 1 arrêtent aussitôt la partie.
    .sources = A, F, N ; décision sur les cartes posées
    .rulings = A arrête la partie entre le moment où l’on pose les cartes et leur mise aux enchères, et ne dit pas à qui elles sont ; les cartes posées ne comptent pas comme cartes en main, et comme on ne les retourne qu’en phase 2, personne ne les retourne.
IP-61 =
    Au début de la phase 1 on contrôle la pioche Bâtiment : avec moins de 12 cartes à 3 joueurs, 16 à 4, 20 à 5 ou 10 à 2, ce tour est le dernier.
    Au dernier tour, personne ne pioche ni ne pose de cartes.
    Dans les éditions AMIGO et néerlandaise chaque joueur reçoit encore ses pièces ; dans l’édition française la phase 1 est entièrement supprimée.
    En phase 2, 6 cartes à 3 joueurs, 8 à 4 et 10 à 5 sont prises directement de la pioche et mises aux enchères.
    À 2 joueurs toutes les cartes restantes sont mises aux enchères dans l’édition AMIGO, et 6 ou toutes celles qu’il y a dans les éditions française et néerlandaise ; s’il ne reste aucune carte il n’y a pas d’enchères, et les phases 3 et 4 suivent.
    Si de 3 à 5 joueurs la pioche n’a pas assez de cartes, les éditions diffèrent.
    Dans l’édition AMIGO la partie s’arrête immédiatement : on le contrôle au début de la phase 2, après les pièces et le contrôle des cités, si bien que les phases 3 et 4 ne sont pas jouées et que les rôles du tour précédent rapportent.
    Dans l’édition française on prend d’abord toute la pioche ; puis les cartes retirées du jeu sont mélangées et forment la nouvelle pioche, avec laquelle on complète la mise aux enchères ; si cela ne suffit pas, toutes les cartes qu’il y a sont mises aux enchères.
    Dans l’édition néerlandaise toutes les cartes qu’il y a sont mises aux enchères.
    Les cartes qui restent ensuite dans la pioche y demeurent dans les éditions AMIGO et française, où l’action rouge peut les piocher ; dans l’édition néerlandaise elles quittent le jeu, et l’action rouge ne pioche rien.
    Les phases 3 et 4 se jouent normalement ; puis on compte les points.
    .title = Le contrôle de la pioche et le dernier tour
    .section = Fin du jeu
    .plain = Quand la pioche baisse, c’est le dernier tour : vous recevez des pièces, pas de cartes, et les enchères viennent de la pioche.
    .plain-mtm-fr = Quand la pioche baisse, c’est le dernier tour : ni pièces ni cartes, et les enchères viennent de la pioche.
    .sources = A, F, N ; à 2 joueurs A, F ; décisions sur les cartes des dernières enchères et sur 2 joueurs
    .rulings =
        Sont des décisions : comment l’édition française utilise la pioche et les cartes retirées, et ce qu’elle fait quand elles ne suffisent pas ; que les cartes restantes demeurent dans la pioche dans les éditions AMIGO et française ; que l’édition néerlandaise suit la règle française à 2 joueurs ; et que 2 joueurs sans carte restante continuent sans enchères.

## Scoring

IP-70 =
    Dans chaque région, le joueur qui a le plus de boucliers gagne 5 points de victoire.
    Les joueurs à égalité pour la majorité gagnent 5 chacun, et il n’y a pas de deuxième place.
    Sinon le joueur qui a la 2e majorité en gagne 2 ; si plusieurs sont à égalité, chacun d’eux.
    Un joueur sans bouclier dans la région n’y gagne rien.
    .title = Régions
    .section = Calcul des points de victoire
    .plain = Le plus de boucliers dans une région vaut 5, la deuxième place 2 ; à égalité en tête 5 chacun, et personne n’est deuxième.
    .sources = A, F, N ; décision sur les joueurs sans bouclier
    .rulings = Qu’un joueur sans bouclier ne puisse être ni premier ni deuxième dans une région est une décision.
IP-71 =
    Chaque rôle majeur contrôlé rapporte 2 points de victoire, chaque rôle mineur 1.
    .title = Rôles
    .section = Calcul des points de victoire
    .plain = Un rôle majeur que vous tenez à la fin rapporte 2 points, un rôle mineur 1.
    .sources = A, F, N
IP-72 =
    Chaque série de 5 couleurs parmi les cartes devant un joueur, face visible ou cachée, rapporte 2 points de victoire.
    .title = Séries de cinq couleurs
    .section = Calcul des points de victoire
    .plain = Chaque série de cinq couleurs parmi les cartes devant vous, visibles ou cachées, rapporte 2 points.
    .sources = A, F, N
IP-73 =
    Le joueur qui a le plus de pièces gagne 2 points de victoire ; si plusieurs sont à égalité, chacun d’eux.
    .title = Le plus de pièces
    .section = Calcul des points de victoire
    .plain = Le plus de pièces rapporte 2 points, à chacun en cas d’égalité.
    .sources = A, F, N ; décision sur les bourses vides
    .rulings = Aucune source n’excepte une égalité à zéro : si personne n’a de pièce, tous sont à égalité.
IP-74 =
    Le joueur qui a le plus de cartes Bâtiment en main gagne 2 points de victoire ; si plusieurs sont à égalité, chacun d’eux.
    .title = Le plus de cartes en main
    .section = Calcul des points de victoire
    .plain = Le plus de cartes Bâtiment en main rapporte 2 points, à chacun en cas d’égalité.
    .sources = A, F, N ; décision sur les mains vides
    .rulings = Aucune source n’excepte une égalité à zéro : si personne n’a de carte, tous sont à égalité.
IP-75 =
    Le joueur qui a le plus de points de victoire gagne.
    Si plusieurs sont à égalité, celui qui a le plus de cartes Bâtiment devant lui l’emporte, face visible ou cachée ; s’ils sont encore à égalité, celui qui contrôle le premier rôle majeur dans l’ordre des couleurs.
    Les joueurs encore à égalité partagent la victoire.
    .title = Le vainqueur
    .section = Calcul des points de victoire
    .plain = Le plus de points gagne ; à égalité, le plus de cartes Bâtiment sur la table, puis le premier rôle majeur, sinon on partage.
    .sources = A, F, N ; décision sur la dernière égalité
    .rulings = Les sources s’arrêtent aux rôles ; que les joueurs encore à égalité partagent la victoire est une décision.

## Worked examples

IP-E1 =
    Quatre joueurs ont posé 3 cartes vertes, 2 blanches, 2 rouges et 1 jaune.
    Les enchères sont jaune, blanc, rouge, vert ; le blanc vient avant le rouge à cause de l’ordre des couleurs.
    .title = L’ordre des enchères
    .section = Exemples
    .plain = Avec 3 cartes vertes, 2 blanches, 2 rouges et 1 jaune posées, les enchères sont jaune, blanc, rouge, vert.
    .sources = F
IP-E2 =
    Les Medici construisent Milano : ils jouent 2 cartes bleues, 1 rouge et 1 jaune, et paient 4 pièces.
    Ils gagnent 6 points de victoire et peuvent placer 2 boucliers dans ses régions, bleue et verte.
    Chaque autre famille gagne des points pour ses rôles bleus, rouges et jaunes.
    .title = Les Medici construisent Milano
    .section = Exemples
    .plain = Milano coûte 2 cartes bleues, 1 rouge, 1 jaune et 4 pièces, et rapporte 6 points et jusqu’à 2 boucliers.
    .sources = A
IP-E3 =
    Barbara construit Lucca avec 2 cartes blanches, 1 bleue et 1 rouge.
    Andrea, qui a le rôle majeur blanc, gagne 2.
    Tom, qui a le rôle mineur blanc et le rôle majeur bleu, gagne 1 et 2.
    Barbara ne gagne que les points de la carte.
    .title = Barbara construit Lucca
    .section = Exemples
    .plain = Quand on construit Lucca, les autres gagnent 2 pour le rôle majeur blanc, 1 pour le mineur blanc et 2 pour le majeur bleu.
    .sources = F
IP-E4 =
    Giorgio a 4 cartes bleues face visible, Nick 3, Roberto et Marco 1 chacun.
    Giorgio prend le rôle majeur bleu, Nick le mineur.
    .title = Un premier, un deuxième
    .section = Exemples
    .plain = Avec 4, 3, 1 et 1 cartes bleues, le premier prend le rôle majeur bleu et le deuxième le mineur.
    .sources = F (a)
IP-E5 =
    Giorgio a 4 cartes bleues face visible, Nick et Marco 2 chacun, Roberto 1.
    Giorgio prend le rôle majeur bleu ; le mineur est mis aux enchères entre Nick et Marco, sans Roberto.
    .title = Deux deuxièmes à égalité
    .section = Exemples
    .plain = Avec 4, 2, 2 et 1 cartes bleues, le premier prend le rôle majeur bleu, et ceux qui en ont 2 enchérissent pour le mineur.
    .sources = F (b)
IP-E6 =
    Giorgio, Marco et Roberto ont 3 cartes bleues face visible chacun, Nick 1.
    Le rôle majeur bleu est mis aux enchères entre ces trois ; personne n’a le mineur.
    .title = Trois à égalité pour la majorité
    .section = Exemples
    .plain = Avec 3, 3, 3 et 1 cartes bleues, ceux qui en ont 3 enchérissent pour le rôle majeur bleu, et personne n’a le mineur.
    .sources = F (c)
IP-E7 =
    Un joueur qui prend un rôle majeur avec 3 cartes face visible en retourne 2 : les Medici comme Maître vert en A, Andrea avec le rôle majeur bleu en F.
    Nick, qui prend le rôle mineur bleu avec 2 cartes face visible, n’en retourne aucune.
    .title = Retourner des cartes
    .section = Exemples
    .plain = Un rôle majeur pris avec 3 cartes visibles en retourne 2, un rôle mineur aucune.
    .sources = A, F
IP-E8 =
    Région bleue : les Carraresi ont le plus de boucliers, Visconti et Gonzaga 1 chacun ; ils gagnent 5, 2 et 2.
    Région verte : les d’Este ont 3 boucliers et les Carraresi moins (essayé avec 1) ; ils gagnent 5 et 2.
    Région rouge : les Visconti sont seuls et gagnent 5.
    Région jaune : Medici et Gonzaga sont à égalité pour la majorité et les Visconti en ont 1 ; ils gagnent 5, 5 et 0.
    .title = Les points de quatre régions
    .section = Exemples
    .plain = Deux deuxièmes à égalité gagnent 2 chacun, qui est seul dans une région 5, et derrière deux premiers personne ne gagne.
    .sources = A
IP-E9 =
    Marcel, des Medici, construit Firenze : il paie 5 pièces et joue 2 cartes vertes, 1 rouge, 1 bleue et 1 jaune.
    Il peut placer 2 boucliers parmi les régions marron, violette et verte et gagne 8 points de victoire.
    .title = Marcel construit Firenze
    .section = Exemples
    .plain = Firenze coûte 2 cartes vertes, 1 rouge, 1 bleue, 1 jaune et 5 pièces, et rapporte 8 points et jusqu’à 2 boucliers.
    .sources = F ; décision sur les points
    .rulings = Les 6 points de victoire de la source sont une erreur.
IP-E10 =
    Quatre joueurs ont posé 8 cartes ; les enchères commencent par le vert et finissent par le bleu.
    L’image des cartes est perdue : toutes cartes qui donnent cet ordre conviennent pour l’essai.
    .title = Du vert au bleu
    .section = Exemples
    .plain = Avec 8 cartes posées par quatre joueurs, les enchères peuvent commencer par le vert et finir par le bleu.
    .sources = A
