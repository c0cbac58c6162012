### The Prince: prompts, events, refusals, scores and names.

title = The Prince : la lutte de la maison Borgia
tagline = Achetez des cartes, protégez ce qui est à vous, saisissez ce qui ne l’est pas, et faites-vous élire pape.

## Names

card-bologna = Bologna
card-perugia = Perugia
card-spoleto = Spoleto
card-rimini = Rimini
card-orvieto = Orvieto
card-urbino = Urbino
card-viterbo = Viterbo
card-ceri = Ceri
card-imola = Imola
card-nepi = Nepi
card-tivoli = Tivoli
card-ostia = Ostia
card-vice_chancellor = Vice-chancelier
card-camerlengo = Camerlingue
card-grand_penitentiary = Grand pénitencier
card-datary = Dataire
card-captain_general = Capitaine général de l’Église
card-governor_of_rome = Gouverneur de Rome
card-castellan = Châtelain du château Saint-Ange
card-treasurer_general = Trésorier général
card-depositary_general = Dépositaire général
card-leonardo = Léonard de Vinci
card-michelangelo = Michel-Ange
card-raphael = Raphaël
card-botticelli = Sandro Botticelli
card-titian = Titien
card-bramante = Donato Bramante
card-mantegna = Andrea Mantegna
card-bellini = Giovanni Bellini
card-perugino = Pietro Perugino
card-pinturicchio = Pinturicchio
card-sforza = Sforza
card-este = d’Este
card-gonzaga = Gonzaga
card-montefeltro = Montefeltro
card-baglioni = Baglioni
card-bentivoglio = Bentivoglio
card-bande_nere = Giovanni delle Bande Nere
card-trivulzio = Gian Giacomo Trivulzio
card-alviano = Bartolomeo d’Alviano
card-vitelli = Vitellozzo Vitelli
card-pitigliano = Niccolò di Pitigliano
card-oliverotto = Oliverotto da Fermo
card-lorca = Ramiro de Lorca
card-corella = Micheletto Corella
card-spy = Espion
card-poison_plague = Mort par poison / Peste
card-bravo = Mort par le bravo
card-doctor = Médecin
card-marriage = Mariage
card-savonarola = Savonarole
card-simony = Accusation de simonie

loot-bologna = { card-bologna }
loot-perugia = { card-perugia }
loot-spoleto = { card-spoleto }
loot-rimini = { card-rimini }
loot-orvieto = { card-orvieto }
loot-urbino = { card-urbino }
loot-viterbo = { card-viterbo }
loot-ceri = { card-ceri }
loot-imola = { card-imola }
loot-nepi = { card-nepi }
loot-tivoli = { card-tivoli }
loot-ostia = { card-ostia }
loot-vice_chancellor = { card-vice_chancellor }
loot-camerlengo = { card-camerlengo }
loot-grand_penitentiary = { card-grand_penitentiary }
loot-datary = { card-datary }
loot-captain_general = { card-captain_general }
loot-governor_of_rome = { card-governor_of_rome }
loot-castellan = { card-castellan }
loot-treasurer_general = { card-treasurer_general }
loot-depositary_general = { card-depositary_general }
loot-leonardo = { card-leonardo }
loot-michelangelo = { card-michelangelo }
loot-raphael = { card-raphael }
loot-botticelli = { card-botticelli }
loot-titian = { card-titian }
loot-bramante = { card-bramante }
loot-mantegna = { card-mantegna }
loot-bellini = { card-bellini }
loot-perugino = { card-perugino }
loot-pinturicchio = { card-pinturicchio }
loot-sforza = { card-sforza }
loot-este = { card-este }
loot-gonzaga = { card-gonzaga }
loot-montefeltro = { card-montefeltro }
loot-baglioni = { card-baglioni }
loot-bentivoglio = { card-bentivoglio }
loot-bande_nere = { card-bande_nere }
loot-trivulzio = { card-trivulzio }
loot-alviano = { card-alviano }
loot-vitelli = { card-vitelli }
loot-pitigliano = { card-pitigliano }
loot-oliverotto = { card-oliverotto }
loot-lorca = { card-lorca }
loot-corella = { card-corella }
loot-spy = { card-spy }
loot-poison_plague = { card-poison_plague }
loot-bravo = { card-bravo }
loot-doctor = { card-doctor }
loot-marriage = { card-marriage }
loot-savonarola = { card-savonarola }
loot-simony = { card-simony }
loot-nothing = rien

target-bologna = { card-bologna }
target-perugia = { card-perugia }
target-spoleto = { card-spoleto }
target-rimini = { card-rimini }
target-orvieto = { card-orvieto }
target-urbino = { card-urbino }
target-viterbo = { card-viterbo }
target-ceri = { card-ceri }
target-imola = { card-imola }
target-nepi = { card-nepi }
target-tivoli = { card-tivoli }
target-ostia = { card-ostia }
target-vice_chancellor = { card-vice_chancellor }
target-camerlengo = { card-camerlengo }
target-grand_penitentiary = { card-grand_penitentiary }
target-datary = { card-datary }
target-captain_general = { card-captain_general }
target-governor_of_rome = { card-governor_of_rome }
target-castellan = { card-castellan }
target-treasurer_general = { card-treasurer_general }
target-depositary_general = { card-depositary_general }
target-leonardo = { card-leonardo }
target-michelangelo = { card-michelangelo }
target-raphael = { card-raphael }
target-botticelli = { card-botticelli }
target-titian = { card-titian }
target-bramante = { card-bramante }
target-mantegna = { card-mantegna }
target-bellini = { card-bellini }
target-perugino = { card-perugino }
target-pinturicchio = { card-pinturicchio }
target-sforza = { card-sforza }
target-este = { card-este }
target-gonzaga = { card-gonzaga }
target-montefeltro = { card-montefeltro }
target-baglioni = { card-baglioni }
target-bentivoglio = { card-bentivoglio }

target-borgia = les cartes sous le fief des Borgia
target-medici = les cartes sous le fief des Medici
target-della_rovere = les cartes sous le fief des della Rovere
target-colonna = les cartes sous le fief des Colonna
target-orsini = les cartes sous le fief des Orsini

family-borgia = Borgia
family-medici = Medici
family-della_rovere = della Rovere
family-colonna = Colonna
family-orsini = Orsini

rival-borgia = { family-borgia }
rival-medici = { family-medici }
rival-della_rovere = { family-della_rovere }
rival-colonna = { family-colonna }
rival-orsini = { family-orsini }

house-borgia = { arms-borgia }
house-medici = { arms-medici-b }
house-della_rovere = { arms-rovere }
house-colonna = { arms-colonna }
house-orsini = { arms-orsini }

home-borgia = Civita Castellana
home-medici = Firenze
home-della_rovere = Senigallia
home-colonna = Palestrina
home-orsini = Bracciano

spot-bologna = { card-bologna }
spot-perugia = { card-perugia }
spot-spoleto = { card-spoleto }
spot-rimini = { card-rimini }
spot-orvieto = { card-orvieto }
spot-urbino = { card-urbino }
spot-viterbo = { card-viterbo }
spot-ceri = { card-ceri }
spot-imola = { card-imola }
spot-nepi = { card-nepi }
spot-tivoli = { card-tivoli }
spot-ostia = { card-ostia }
spot-home = le fief
spot-open = sans protection

type-property = propriété
type-office = charge
type-artist = artiste
type-outside_family = famille extérieure
type-condottiere = condottiere
type-spy = { card-spy }
type-poison_plague = Mort par poison ou Peste
type-bravo = { card-bravo }
type-doctor = { card-doctor }
type-marriage = { card-marriage }
type-savonarola = { card-savonarola }
type-simony = { card-simony }

phase-set-up = Mains
phase-buy = Acheter ou espionner
phase-play = Jouer ou saisir
phase-arrange = Réorganiser
phase-election = Élection
phase-new-round = Le pape

verdict-for = pour
verdict-against = contre

edition-phalanx = { printing-borgia-phalanx }

## The box

box-kind-card = Cartes
box-field-power = { board-printed-power }
box-field-income = { board-printed-income }
box-field-votes = { board-printed-votes }
box-field-vp = { points }
box-field-fee = { board-printed-fee }
box-because-scale = Reconstitué : aucune source ne le montre. Nos valeurs restent à l’échelle de ce qui est connu : un fief de force 3 et 35 ducats, Ceri de force 2, Sforza de force 1, et un point pour 10 ducats.
box-because-offices = Reconstitué : aucune source ne le montre. La règle du jeu dit que les charges apportent des revenus, et certaines des voix ; ses sections ne s’accordent pas sur les points, et les nôtres n’en apportent pas.
box-because-condottieri = Reconstitué : la règle du jeu dit seulement que tous les condottieri ont les mêmes honoraires, et qu’il y en a de force 2 et de force 3.
box-because-high = Reconstitué : la règle du jeu dit seulement que sa valeur est très élevée.
box-because-home = Reconstitué : aucune source ne le montre. Le nôtre est une ville que la famille tenait.

## Prompts

prompt-throw-in = Gardez votre main. Si elle contient trois cartes du même type, vous pouvez la rejeter pour en recevoir une nouvelle.
prompt-buy-or-spy = Mettez une carte face cachée aux enchères, ou prenez-en une avec un Espion.
prompt-bid = { $price ->
    [0] Aux enchères : { $card }. Ouvrez les enchères, ou passez.
   *[other] Aux enchères : { $card } ; { $leader } offre { $price }. Surenchérissez, ou passez.
}
prompt-play-or-seize = Jouez une carte, tentez une saisie, ou terminez votre tour.
prompt-arrange = Réorganisez ce que vous possédez, ou terminez votre tour.
prompt-fee = { $card } demande { $fee } ducats d’honoraires. Payez-les, ou laissez partir l’artiste.
prompt-place = Mettez { $card } sous une de vos propriétés, ou sans protection.
prompt-new-place = Où va { $card } ?
prompt-tuck = Vous avez { $card }. Quelle carte sans protection ({ $type }) mettez-vous dessous, s’il y en a une ?
prompt-doctor = { $card-code ->
    [marriage] { $family } empoisonne le mariage. Répondez avec le Médecin pour { $fee } ducats, ou ne faites rien.
   *[other] { $family } joue le poison contre { $card }. Répondez avec le Médecin pour { $fee } ducats, ou ne faites rien.
}
prompt-fate = { $card } : la charge n’a plus de titulaire. Mettez-la de côté, ou donnez-la à quelqu’un.
prompt-verdict = Voici une accusation de simonie contre { $family }. Votez pour l’accusation, ou contre.
prompt-verdict-yourself = Voici une accusation de simonie contre vous. Votez pour l’accusation, ou contre.
prompt-commit = Attaque : { $family } contre { $rival }, pour { $target }. { $least ->
    [0] Engagez en secret des condottieri à { $fee } ducats chacun, ou aucun, puis dites que vous avez fini.
   *[other] Engagez en secret des condottieri à { $fee } ducats chacun, au moins un, puis dites que vous avez fini.
}
prompt-secret-ballot = { $number ->
    [one] Il vous reste { $number } voix. Est-elle pour { $family } ?
   *[other] Il vous reste { $number } voix. Combien pour { $family } ? Personne ne le voit encore.
}
prompt-open-ballot = { $number ->
    [one] Il vous reste { $number } voix. Est-elle pour { $family } ?
   *[other] Il vous reste { $number } voix. Combien pour { $family } ? Tout le monde le voit.
}
prompt-run-off = { $number ->
    [one] Vous avez { $number } voix. Est-elle pour { $family }, ou pour l’autre des deux ?
   *[other] Vous avez { $number } voix. Combien pour { $family } ? L’autre des deux obtient le reste.
}
prompt-name-family = Il y a égalité des voix. En tant que pape en exercice, désignez une des familles à égalité.
prompt-give-office = En tant que pape, vous cédez la charge { $card }. Qui la reçoit ?
prompt-reshuffle = Ramassez toutes les autres charges et redistribuez-les au hasard, ou laissez-les où elles sont.
prompt-cardinals = { $number ->
    [one] Il reste { $number } nouveau cardinal. Est-il pour { $family } ?
   *[other] Il reste { $number } nouveaux cardinaux. Combien pour { $family } ? Ceux qui restent à la fin sont à vous.
}
prompt-trade = Faites une offre à quelqu’un avant le scrutin, ou passez.
prompt-offer = Votre offre à { $rival } : nommez les cartes que vous donnez et celles que vous demandez, puis dites que vous avez fini.
prompt-ducats-given = Combien de ducats ajoutez-vous pour { $rival } ?
prompt-ducats-asked = Combien de ducats demandez-vous à { $rival } ? Qui donne des ducats n’en demande pas.
prompt-accept = { $family } vous fait une offre. Acceptez-la tout entière, ou refusez.
prompt-consent = Dans un échange entre { $family } et { $rival }, une charge changerait de mains. En tant que pape, consentez ou interdisez-le.

## Actions

action-pass-play-or-seize = Terminer le tour
action-pass-tuck = Ne rien mettre dessous
action-pass-doctor = Ne rien faire
action-pass-trade = Ne pas faire d’offre
action-keep = Garder la main
action-throw = Rejeter la main
action-pay = Payer les honoraires
action-decline = Ne pas payer
action-done = Fini
action-done-arrange = { action-pass-play-or-seize }
action-doctor = Répondre avec le Médecin
action-savonarola = Envoyer Savonarole contre le pape
action-simony = Accuser le pape de simonie
action-for = Pour l’accusation
action-against = Contre l’accusation
action-aside = La mettre de côté
action-reshuffle = Ramasser et mélanger les charges
action-leave = Les laisser
action-cancel = Renoncer à l’offre
action-accept = Accepter
action-refuse = { refuse }
action-consent = Consentir
action-forbid = Interdire
action-place = { $spot-code ->
    [open] Laisser sans protection
   *[other] Sous { $spot }
}
action-tuck = { $card }
action-turn = Mettre la carte { $slot } aux enchères
action-take = Prendre la carte { $slot } avec un Espion
action-move = Déplacer { $card }
action-spy = Envoyer un Espion chez { $family }
action-poison = { $card-code ->
    [marriage] Empoisonner le mariage
   *[other] Poison contre { $card }
}
action-bravo = { $card-code ->
    [marriage] Envoyer le bravo contre le mariage
   *[other] Envoyer le bravo contre { $card }
}
action-marry = Mariage avec la famille : { $family }
action-give = La donner à { $family }
action-seize = Saisir { $card }
action-storm = Attaquer le fief que tient { $family }
action-commit = Engager { $card }
action-name = Désigner { $family }
action-trade = Faire une offre à { $family }
action-offer = Donner { $card }
action-ask = Demander { $card }
action-cardinals = { $number ->
    [0] Aucun cardinal
    [one] { $number } cardinal
   *[other] { $number } cardinaux
}
action-votes = { $number ->
    [0] Aucune voix
    [one] Une voix
   *[other] { $number } voix
}
action-ducats = { $amount ->
    [0] Ne pas donner de ducats
    [one] Donner un ducat
   *[other] Donner { $amount } ducats
}
action-want = { $amount ->
    [0] Ne pas demander de ducats
    [one] Demander un ducat
   *[other] Demander { $amount } ducats
}

## Events

event-first-pope = { $seat } est le premier pape.
event-first-pope-you = Vous êtes le premier pape.
event-withdraws = { $seat } passe.
event-withdraws-you = Vous passez.
event-thrown-in = { $seat } a trois cartes du même type, rejette sa main et en reçoit une nouvelle.
event-thrown-in-you = Vous avez trois cartes du même type, rejetez votre main et en recevez une nouvelle.
event-revealed = { $seat } a reçu { $card } et doit jouer cette carte.
event-revealed-you = Vous avez reçu { $card } et devez jouer cette carte.
event-round-begins = La manche { $round } commence.
event-table-laid = { $cards ->
    [one] { $cards } carte est face cachée sur la table.
   *[other] { $cards } cartes sont face cachée sur la table.
}
event-turn-begins = C’est à { $seat } de jouer.
event-turn-begins-you = C’est à vous de jouer.
event-turn-lost = { $seat } perd ce tour pour simonie.
event-turn-lost-you = Vous perdez ce tour pour simonie.
event-turned-up = { $seat } retourne la carte { $slot } : { $card }.
event-turned-up-you = Vous retournez la carte { $slot } : { $card }.
event-sold = { $seat } achète { $card } pour { $price }.
event-sold-you = Vous achetez { $card } pour { $price }.
event-taken-free = Personne n’enchérit : { $seat } prend { $card } pour rien.
event-taken-free-you = Personne n’enchérit : vous prenez { $card } pour rien.
event-taken-unseen = { $seat } envoie un Espion et prend la carte { $slot } sans la montrer.
event-taken-unseen-you = Vous envoyez un Espion et prenez la carte { $slot } sans la montrer.
event-taken-unseen-told = { $seat } envoie un Espion et prend la carte { $slot } sans la montrer : { $card }.
event-taken-unseen-told-you = Vous envoyez un Espion et prenez la carte { $slot } sans la montrer : { $card }.
event-gained = { $seat } a { $card }.
event-gained-you = Vous avez { $card }.
event-fee-paid = { $seat } paie { $ducats } ducats pour { $card }.
event-fee-paid-you = Vous payez { $ducats } ducats pour { $card }.
event-fee-unpaid = { $seat } ne paie pas { $card }.
event-fee-unpaid-you = Vous ne payez pas { $card }.
event-set-aside = { $card } : carte mise de côté.
event-placed = { $spot-code ->
    [open] { $seat } laisse { $card } sans protection.
   *[other] { $seat } met { $card } sous { $spot }.
}
event-placed-you = { $spot-code ->
    [open] Vous laissez { $card } sans protection.
   *[other] Vous mettez { $card } sous { $spot }.
}
event-moved = { $spot-code ->
    [open] { $seat } laisse { $card } sans protection.
   *[other] { $seat } déplace { $card } sous { $spot }.
}
event-moved-you = { $spot-code ->
    [open] Vous laissez { $card } sans protection.
   *[other] Vous déplacez { $card } sous { $spot }.
}
event-spies = { $seat } envoie un Espion chez { $opponent }.
event-spies-you = Vous envoyez un Espion chez { $opponent }.
event-spies-to-you = { $seat } vous envoie un Espion.
event-spies-told = { $loot-code ->
    [nothing] { $seat } envoie un Espion chez { $opponent } et ne trouve aucune carte.
   *[other] { $seat } envoie un Espion chez { $opponent } et prend une carte : { $loot }.
}
event-spies-told-you = { $loot-code ->
    [nothing] Vous envoyez un Espion chez { $opponent } et ne trouvez aucune carte.
   *[other] Vous envoyez un Espion chez { $opponent } et prenez une carte : { $loot }.
}
event-spied-on = Un Espion envoyé par { $opponent } regarde la main adverse ({ $seat }).
event-spied-on-you = Un Espion envoyé par { $opponent } regarde votre main.
event-spied-on-to-you = Votre Espion regarde la main chez { $seat }.
event-spied-on-told = { $loot-code ->
    [nothing] Un Espion envoyé par { $opponent } chez { $seat } ne trouve aucune carte.
   *[other] Un Espion envoyé par { $opponent } chez { $seat } prend une carte : { $loot }.
}
event-spied-on-told-you = { $loot-code ->
    [nothing] Un Espion envoyé par { $opponent } ne trouve aucune carte dans votre main.
   *[other] Un Espion envoyé par { $opponent } prend une carte de votre main : { $loot }.
}
event-poisons = { $card-code ->
    [marriage] { $seat } empoisonne le mariage.
   *[other] { $seat } joue le poison contre { $card }.
}
event-poisons-you = { $card-code ->
    [marriage] Vous empoisonnez le mariage.
   *[other] Vous jouez le poison contre { $card }.
}
event-doctor-answers = { $seat } répond avec le Médecin et paie { $ducats } ducats : il ne se passe rien.
event-doctor-answers-you = Vous répondez avec le Médecin et payez { $ducats } ducats : il ne se passe rien.
event-stabs = { $card-code ->
    [marriage] { $seat } envoie un bravo contre le mariage.
   *[other] { $seat } envoie un bravo contre { $card }.
}
event-stabs-you = { $card-code ->
    [marriage] Vous envoyez un bravo contre le mariage.
   *[other] Vous envoyez un bravo contre { $card }.
}
event-dies = { $card } meurt et quitte le jeu.
event-office-given = { $seat } reçoit { $card }.
event-office-given-you = Vous recevez { $card }.
event-marries = { $seat } et { $opponent } unissent leurs familles par un mariage : ni cartes ni saisies entre les deux pendant cette manche.
event-marries-you = Vous et { $opponent } unissez vos familles par un mariage : ni cartes ni saisies entre vous pendant cette manche.
event-marries-to-you = { $seat } et vous unissez vos familles par un mariage : ni cartes ni saisies entre vous pendant cette manche.
event-marriage-ends = Le mariage est fini.
event-savonarola-preaches = { $seat } fait prêcher Savonarole : le pape ne peut jouer aucune carte de sa main.
event-savonarola-preaches-you = Vous faites prêcher Savonarole : le pape ne peut jouer aucune carte de sa main.
event-savonarola-gone = Savonarole n’est plus là.
event-accuses = { $seat } accuse { $opponent } de simonie.
event-accuses-you = Vous accusez { $opponent } de simonie.
event-accuses-to-you = { $seat } vous accuse de simonie.
event-accuses-in-vain = { $seat } accuse le pape de simonie. Dans la manche 1, cela reste sans effet.
event-accuses-in-vain-you = Vous accusez le pape de simonie. Dans la manche 1, cela reste sans effet.
event-judges = { $number ->
    [one] { $seat } vote { $verdict } l’accusation : { $number } voix.
   *[other] { $seat } vote { $verdict } l’accusation : { $number } voix.
}
event-judges-you = { $number ->
    [one] Vous votez { $verdict } l’accusation : { $number } voix.
   *[other] Vous votez { $verdict } l’accusation : { $number } voix.
}
event-upheld = L’accusation est retenue, { $number } à { $against } : { $seat } perd son prochain tour.
event-upheld-you = L’accusation est retenue, { $number } à { $against } : vous perdez votre prochain tour.
event-rejected = L’accusation contre { $seat } est rejetée, { $number } à { $against }.
event-rejected-you = L’accusation contre vous est rejetée, { $number } à { $against }.
event-attacks = { $seat } tente de saisir { $card } chez { $opponent }.
event-attacks-you = Vous tentez de saisir { $card } chez { $opponent }.
event-attacks-to-you = { $seat } tente de saisir { $card } chez vous.
event-storms = { $seat } attaque le fief que tient { $opponent }.
event-storms-you = Vous attaquez le fief que tient { $opponent }.
event-storms-to-you = { $seat } attaque votre fief.
event-committed = { $seat } envoie { $card } et paie { $ducats } ducats.
event-committed-you = Vous envoyez { $card } et payez { $ducats } ducats.
event-fought = { $seat } attaque avec { $attack }, { $opponent } défend avec { $defence }.
event-fought-you = Vous attaquez avec { $attack }, { $opponent } défend avec { $defence }.
event-fought-to-you = { $seat } attaque avec { $attack }, vous défendez avec { $defence }.
event-seized = { $seat } prend { $card }.
event-seized-you = Vous prenez { $card }.
event-held = { $seat } tient bon.
event-held-you = Vous tenez bon.
event-artist-stays = { $card } ne peut être payé et reste chez { $seat }.
event-artist-stays-you = { $card } ne peut être payé et reste chez vous.
event-income-paid = { $seat } reçoit { $ducats } ducats de ses propriétés et de ses charges.
event-income-paid-you = Vous recevez { $ducats } ducats de vos propriétés et de vos charges.
event-voted = { $number ->
    [one] { $seat } donne { $number } voix à { $family }.
   *[other] { $seat } donne { $number } voix à { $family }.
}
event-voted-you = { $number ->
    [one] Vous donnez { $number } voix à { $family }.
   *[other] Vous donnez { $number } voix à { $family }.
}
event-voted-to-you = { $number ->
    [one] { $seat } vous donne { $number } voix.
   *[other] { $seat } vous donne { $number } voix.
}
event-voted-yourself = { $number ->
    [one] Vous vous donnez { $number } voix.
   *[other] Vous vous donnez { $number } voix.
}
event-no-majority = Le scrutin { $ballot } n’élit personne.
event-run-off = Un second tour entre { $family } et { $rival } décide.
event-run-off-to-you = Un second tour entre { $family } et { $rival } décide.
event-drawn-vote = { $family } et { $rival } ont autant de voix : le pape en exercice décide.
event-drawn-vote-to-you = Égalité de voix, { $family } et { $rival } : le pape en exercice décide.
event-elected = { $seat } devient pape avec { $number } voix sur { $all }.
event-elected-you = Vous devenez pape avec { $number } voix sur { $all }.
event-scored-card = { $points ->
    [one] { $card } rapporte { $points } point à { $seat }.
   *[other] { $card } rapporte { $points } points à { $seat }.
}
event-scored-card-you = { $points ->
    [one] { $card } vous rapporte { $points } point.
   *[other] { $card } vous rapporte { $points } points.
}
event-scored-pope = Nouveau pape, { $seat } gagne { $points } points.
event-scored-pope-you = Nouveau pape, vous gagnez { $points } points.
event-scored-ducats = { $points ->
    [one] { $seat } : { $points } point pour ses ducats.
   *[other] { $seat } : { $points } points pour ses ducats.
}
event-scored-ducats-you = { $points ->
    [one] Vos ducats valent { $points } point.
   *[other] Vos ducats valent { $points } points.
}
event-scored = { $points ->
    [one] { $seat } gagne { $points } point.
   *[other] { $seat } gagne { $points } points.
}
event-scored-you = { $points ->
    [one] Vous gagnez { $points } point.
   *[other] Vous gagnez { $points } points.
}
event-shuffled-in = { $cards ->
    [0] La pioche est mélangée.
    [one] Une carte mise de côté est mélangée à la pioche.
   *[other] { $cards } cartes mises de côté sont mélangées à la pioche.
}
event-drawn = { $seat } pioche une carte.
event-drawn-you = Vous piochez une carte.
event-drawn-told = { $seat } pioche une carte : { $card }.
event-drawn-told-you = Vous piochez une carte : { $card }.
event-family-paid = Chaque famille reçoit { $ducats } ducats.
event-offices-reshuffled = { $cards ->
    [one] Le pape ramasse la seule autre charge.
   *[other] Le pape ramasse les { $cards } autres charges, les mélange et les redistribue.
}
event-offices-left = Le pape laisse les charges des autres où elles sont.
event-cardinals-given = { $number ->
    [one] { $seat } reçoit { $number } cardinal.
   *[other] { $seat } reçoit { $number } cardinaux.
}
event-cardinals-given-you = { $number ->
    [one] Vous recevez { $number } cardinal.
   *[other] Vous recevez { $number } cardinaux.
}
event-trade-opened = { $seat } fait une offre à { $opponent }.
event-trade-opened-you = Vous faites une offre à { $opponent }.
event-trade-opened-to-you = { $seat } vous fait une offre.
event-trade-dropped = { $seat } renonce à son offre à { $opponent }.
event-trade-dropped-you = Vous renoncez à votre offre à { $opponent }.
event-trade-dropped-to-you = { $seat } renonce à vous faire une offre.
event-trade-refused = { $opponent } refuse l’offre que fait { $seat }.
event-trade-refused-you = { $opponent } refuse votre offre.
event-trade-refused-to-you = Vous refusez l’offre que fait { $seat }.
event-trade-forbidden = { $seat }, en tant que pape, interdit l’échange.
event-trade-forbidden-you = En tant que pape, vous interdisez l’échange.
event-trade-done = { $seat } et { $opponent } font l’échange.
event-trade-done-you = Vous faites l’échange avec { $opponent }.
event-trade-done-to-you = { $seat } fait l’échange avec vous.
event-trade-done-told = { $seat } et { $opponent } font l’échange. De main en main, pour { $seat } : { $taken } ; pour { $opponent } : { $given }.
event-trade-done-told-you = Vous faites l’échange avec { $opponent }. Pour votre main : { $taken } ; pour l’autre : { $given }.
event-trade-done-told-to-you = { $seat } fait l’échange avec vous. Pour votre main : { $given } ; pour l’autre : { $taken }.
event-game-ends = La troisième manche est finie, et avec elle la partie.
story-put-up = **{ $seat }** met aux enchères la carte { $slot } : { $card }.
story-put-up-you = **Vous** mettez aux enchères la carte { $slot } : { $card }.
story-bids = Offres : { $bids }.
story-sold = **{ $seat } l’emporte pour { $price }.**
story-sold-you = **Vous l’emportez pour { $price }.**
story-sold-alone = **{ $seat } l’emporte pour { $price }** ; aucune autre offre.
story-sold-alone-you = **Vous l’emportez pour { $price }** ; aucune autre offre.
story-free = Aucune offre : **{ $seat } la prend pour rien.**
story-free-you = Aucune offre : **vous la prenez pour rien.**
story-unprotected = Elle reste sans protection.
story-under = Elle va sous { $spot }.
story-unpaid = **{ $seat }** n’a pas payé { $card } : l’artiste s’en va.
story-unpaid-you = **Vous** n’avez pas payé { $card } : l’artiste s’en va.
story-dealt = **{ $seat }** joue de sa première main : { $cards }.
story-dealt-you = **Vous** jouez de votre première main : { $cards }.
story-drew = Chacun pioche une carte.
story-drew-and-paid = Chacun reçoit { $ducats } ducats et une carte.
story-played-at-once = Jouées aussitôt : { $cards }.
story-received = **{ $seat }** reçoit { $cards }.
story-received-you = **Vous** recevez { $cards }.
story-attacked = **{ $seat }** attaque { $opponent } pour { $card } avec { $attack } contre { $defence } :
story-attacked-you = **Vous** attaquez { $opponent } pour { $card } avec { $attack } contre { $defence } :
story-attacked-to-you = **{ $seat }** vous attaque pour { $card } avec { $attack } contre { $defence } :
story-stormed = **{ $seat }** prend d’assaut le fief que tient { $opponent }, avec { $attack } contre { $defence } :
story-stormed-you = **Vous** prenez d’assaut le fief que tient { $opponent }, avec { $attack } contre { $defence } :
story-stormed-to-you = **{ $seat }** prend d’assaut votre fief, avec { $attack } contre { $defence } :
story-held = **la défense tient.**
story-seized = **saisie réussie.**
story-not-taken = **rien n’est pris.**
story-won = **attaque réussie.**
story-undefended = **sans défense, saisie réussie.**
story-costs = Payé : { $paid }.
story-income = Revenus : { $gains }.
story-ballot = Voix : { $votes }.
story-nobody = **Personne n’est élu.**
story-pope = **{ $seat } devient pape.**
story-pope-you = **Vous devenez pape.**
story-was-pope = { $seat }, pape
story-was-pope-you = vous, pape
story-points = Points : { $gains }.
story-cardinals = Nouveaux cardinaux : { $gains }.
story-moved = **{ $seat }** déplace { $cards }.
story-moved-you = **Vous** déplacez { $cards }.
story-spied = **{ $seat }** prend la carte { $slot } avec un Espion.
story-spied-told = **{ $seat }** prend la carte { $slot } avec un Espion : **{ $card }.**
story-spied-you = **Vous** prenez la carte { $slot } avec un Espion.
story-spied-told-you = **Vous** prenez la carte { $slot } avec un Espion : **{ $card }.**
clause-spied = carte { $slot } avec un Espion
clause-attack = { $won ->
    [1] saisie : { $card }
   *[0] échec : { $card }
}
clause-against = { $by } contre { $card }
clause-home = un fief

## Refusals

refusal-no-three-of-a-type = Vous ne pouvez rejeter votre main que si elle contient trois cartes du même type.
refusal-bid-too-low = { $amount } ne dépasse pas l’enchère actuelle de { $price }.
refusal-bid-too-high = { $ducats ->
    [0] Vous n’avez aucun ducat : vous ne pouvez pas offrir { $amount }.
    [one] Vous n’avez qu’un ducat : vous ne pouvez pas offrir { $amount }.
   *[other] Vous avez { $ducats } ducats : vous ne pouvez pas offrir { $amount }.
}
refusal-not-yours-unprotected = { $card } n’est pas une de vos cartes sans protection qui puisse aller là.
refusal-not-your-property = Vous n’avez pas cette propriété ({ $spot }) : { $card } ne peut aller dessous.
refusal-lies-there = { $card } y est déjà.
refusal-must-be-placed = { $card } doit aller sous une propriété ou sous le fief.
refusal-place-taken = Sous { $spot }, la place pour { $card } est prise.
refusal-fee-too-high = Les honoraires sont de { $fee } ducats, et vous en avez { $ducats }.
refusal-fees-too-high = Les honoraires feraient { $fee } ducats, et vous en avez { $ducats }.
refusal-not-held = La carte { $card } n’est pas dans votre main.
refusal-silenced = Tant que Savonarole prêche, le pape ne joue aucune carte, sauf un bravo contre lui.
refusal-committed-already = Vous avez déjà engagé { $card }.
refusal-force-needed = Cette attaque demande la force : il faut engager au moins un condottiere.
refusal-no-condottiere = Cela s’attaque par la force, et vous n’avez aucun condottiere.
refusal-too-many-votes = { $number ->
    [one] Il ne vous reste que { $number } voix.
   *[other] Il ne vous reste que { $number } voix.
}
refusal-not-tied = Désignez quelqu’un à égalité : { $family } ne l’est pas.
refusal-not-to-the-pope = Le pape donne les charges aux autres, jamais à lui-même.
refusal-no-other-offices = Il n’y a pas d’autre charge en jeu à redistribuer.
refusal-too-many-cardinals = { $number ->
    [one] Il ne reste que { $number } cardinal.
   *[other] Il ne reste que { $number } cardinaux.
}
refusal-too-few-cardinals = { $number ->
    [one] Il doit en aller au moins { $number } ici : le pape en garde au plus un de plus que celui qui en reçoit le plus.
   *[other] Il doit en aller au moins { $number } ici : le pape en garde au plus un de plus que celui qui en reçoit le plus.
}
refusal-ducats-missing = Vous n’avez que { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
refusal-gives-ducats = Vous donnez déjà des ducats : qui en donne n’en demande pas.
refusal-cannot-deliver = Vous n’avez pas tout ce qui est demandé.
refusal-must-buy-or-spy = Vous devez mettre une carte aux enchères, ou en prendre une avec un Espion.
refusal-buy-first = Il faut d’abord acheter une carte de la table, ou en prendre une avec un Espion.
refusal-bought-already = On achète ou prend une carte de la table une seule fois par tour.
refusal-seized-already = Après une saisie, vous pouvez seulement réorganiser ce que vous possédez.
refusal-slot-empty = Il n’y a pas de carte { $slot } sur la table.
refusal-pope-against-self = Le pape ne joue pas { $card } contre lui-même.
refusal-married = Un mariage vous lie à { $family } : ni cartes ni saisies entre vous.
refusal-no-ground-for-simony = Le pape n’a pas touché aux charges des autres et vous a donné quelque chose : rien ne fonde l’accusation.
refusal-yourself = Vous ne pouvez pas vous désigner vous-même.
refusal-no-such-family = Cette partie se joue sans { $family }.
refusal-nobody-married = Il n’y a pas de mariage en jeu.
refusal-nobody-preaches = Savonarole n’est pas en jeu.
refusal-not-in-play = { $card } n’est pas en jeu.
refusal-not-struck = Cette carte de mort ne frappe pas { $card }.
refusal-yours-already = { $card } est déjà à vous.
refusal-protected = { $card } est sous protection : on ne peut saisir la carte qu’avec ce qui la protège.
refusal-home-empty = Il n’y a ni charge ni artiste sous le fief que tient { $family }.
refusal-not-yours = { $card } n’est pas à vous : vous ne pouvez pas déplacer cette carte.
refusal-moved-already = Vous avez déjà déplacé { $card } dans cette partie de votre tour.
refusal-family-stays = Une fois sous une propriété, { $card } y reste.
refusal-no-place-for-family = Aucune de vos propriétés n’a de place pour { $card }.
refusal-no-trade = Cette table joue sans commerce.
refusal-offers-used-up = { $number ->
    [one] Vous avez fait votre seule offre.
   *[other] Vous avez fait vos { $number } offres.
}
refusal-nobody-holds = Aucun autre exemplaire ne peut être dans une main : { $card }.
refusal-in-offer-already = { $card } est déjà dans l’offre.
refusal-not-theirs = { $card } n’appartient pas à { $family }.

## Scores

score-earlier = Manches précédentes
score-ducats = { board-ducats }
score-pope = Élection comme pape
score-cards = Propriétés, charges et artistes
score-shared = À égalité de points : la place est partagée

## Ce qu’une réponse entraîne

fact-bid-leaves = Une enchère de { $amount } vous laisse { $ducats }.
fact-fee-then = Les honoraires de l’artiste, { $fee }, vous laissent ensuite { $ducats }.
fact-fee-unpaid = Les honoraires de l’artiste, { $fee }, ne pourraient plus être payés : il serait mis de côté.
fact-out-of-auction = Qui passe sort définitivement de ces enchères.
fact-turned-up = Tout le monde peut enchérir, vous en premier. Si personne ne le fait, la carte est à vous pour rien.
fact-taken-unseen = La carte est à vous sans être montrée ; l’Espion est dépensé. Les honoraires d’un artiste resteraient dus.
fact-fee-leaves = Il vous reste { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} ; l’artiste rapporte { $points } points à la fin de chaque manche.
fact-artist-aside = L’artiste est mis de côté : il revient dans la pioche si une autre manche commence.
fact-artist-stays = Vous ne pouvez pas payer les honoraires : l’artiste reste à { $opponent }.
fact-set-aside = Elle revient dans la pioche si une autre manche commence.
fact-defended = Sans condottieri, la défense est de { $power }.
fact-undefended = Qui attaque la prend, sauf si des condottieri la défendent.
fact-displaced = Il y a là { $card }, qui ne sera plus à l’abri.
fact-spied = Une carte de sa main, au hasard, est à vous ; l’Espion est dépensé, même si la main est vide.
fact-poisoned = Le premier Médecin qui répond l’arrête. La carte de mort est dépensée.
fact-stabbed = Aucun Médecin ne peut l’arrêter. La carte de mort est dépensée.
fact-marriage-ends = Si elle frappe, le mariage du propriétaire prend fin aussi.
fact-married = Jusqu’à la fin de la manche, aucune des deux familles ne joue de cartes contre l’autre ni ne lui saisit rien.
fact-silenced = Jusqu’à ce qu’un bravo le tue ou que la manche finisse, le pape ne joue aucune carte de sa main.
fact-accused = Tous votent sauf le pape, une voix par cardinal ; si l’accusation est retenue, le pape perd son prochain tour.
fact-accused-in-vain = À la manche 1 il n’en résulte rien, et la carte est dépensée.
fact-attack = { $defence ->
    [0] Rien ne la défend, sauf si { $opponent } engage des condottieri. Vous pourriez envoyer { $attack } pour { $ducats } ducats ; si personne ne défend, elle est à vous en tout cas, sinon l’égalité suffit à la défense.
   *[other] { $opponent } défend avec { $defence } et ce qui sera engagé. Vous pourriez envoyer { $attack } pour { $ducats } ducats ; l’égalité suffit à la défense.
}
fact-attack-leads = La défense ne tient qu’avec des condottieri de { $power } ou plus : l’égalité lui suffit.
fact-attack-fails = Pour l’instant, c’est trop peu : l’égalité suffit à la défense.
fact-defence-leads = Vous tenez contre une attaque de { $power } au plus.
fact-defence-nothing = Rien ne la défend : toute attaque réussit.
fact-all-paid = Tous ceux qui sont engagés sont payés et mis de côté, quoi qu’il arrive.
fact-cured = Les deux cartes sont dépensées et rien d’autre n’arrive.
fact-judged-for = Toutes vos voix, une par cardinal, pour l’accusation.
fact-judged-against = Toutes vos voix, une par cardinal, contre l’accusation.
fact-thrown-in = Toute la main est remélangée dans la pioche et une nouvelle est donnée.
fact-office-given = Qui la reçoit peut la mettre à une place libre. Qui reçoit quelque chose ne peut pas vous accuser de simonie pour cela.
fact-reshuffled = Chaque famille reçoit au hasard autant de charges qu’elle en a rendu ; chacun peut ensuite vous accuser de simonie.
fact-offices-left = Tous les autres gardent leurs charges.
fact-votes-stand = Jusqu’ici { $number } des { $elects } voix qui élisent, pour { $family }.
fact-votes-stand-to-you = Jusqu’ici { $number } des { $elects } voix qui élisent, pour vous.
fact-votes-elect = Cela élit { $family }.
fact-votes-elect-to-you = Cela vous élit.
fact-cardinals-vote = Voix à l’élection, alors, pour { $family } : { $number }.
fact-cardinals-vote-to-you = Vos voix à l’élection, alors : { $number }.
fact-pope-keeps = Vous en gardez { $number } : la règle le permet.
fact-pope-too-many = Vous en garderiez { $number } ; au plus { $most }, un de plus que la famille la mieux servie.
fact-trade-leaves = Il vous reste { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
fact-trade-balance = { $seat } : voix de { $votes } à { $votes_then }, points par manche de { $points } à { $points_then }, revenus de { $income } à { $income_then }.
fact-trade-pact = Vous et { $seat } ensemble : de { $votes } à { $votes_then } voix ; il en faut { $elects } pour élire.
fact-trade-fees = Les honoraires des artistes s’élèvent à { $fee } ducats.
fact-pope-agrees = { $seat }, pape, doit consentir : une charge change de mains.

## The board

board-round = Manche { $round } sur 3
board-over = La partie est finie
board-pope = Pape : { $name }
board-deck = { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ducats-counted = { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
board-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-cardinals = { $number ->
    [one] { $number } cardinal
   *[other] { $number } cardinaux
}
board-votes = { $number ->
    [one] { $number } voix
   *[other] { $number } voix
}
board-home = fief { $name }
board-open = { spot-open }
board-hand = Votre main
board-hidden = cachée aux autres
board-ducats = { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
board-table = Face cachée sur la table : { $cards }
board-aside = Mises de côté : { $cards }
board-discard = Défaussées : { $cards }
board-arriving = Bientôt jouées : { $cards }
board-married = mariage : { $family }
board-silenced = réduit au silence par Savonarole
board-loses-turn = perd son prochain tour
board-leads = offre { $price }
board-passed = a passé
board-no-bid = est aux enchères, pas encore d’offre
board-leader = est aux enchères, { $name } offre { $price }
board-offer-begun = { $name } prépare une offre à { $other }
board-offer = { $name } offre à { $other } : { $gives }, contre { $wants }
board-nothing = { loot-nothing }

board-short-grand_penitentiary = Pénitencier
board-short-captain_general = Capitaine gén.
board-short-governor_of_rome = Gouverneur
board-short-castellan = Châtelain
board-short-treasurer_general = Trésorier
board-short-depositary_general = Dépositaire
board-short-vice_chancellor = Vice-chanc.
board-short-leonardo = Léonard
board-short-michelangelo = Michel-Ange
board-short-raphael = Raphaël
board-short-botticelli = Botticelli
board-short-titian = Titien
board-short-bramante = Bramante
board-short-mantegna = Mantegna
board-short-bellini = Bellini
board-short-perugino = Perugino
board-short-bande_nere = Bande Nere
board-short-trivulzio = Trivulzio
board-short-alviano = Alviano
board-short-vitelli = Vitelli
board-short-pitigliano = Pitigliano
board-short-oliverotto = Oliverotto
board-short-lorca = Lorca
board-short-corella = Corella
board-short-poison_plague = Poison ou Peste
board-short-bravo = Bravo
board-short-simony = Simonie
board-does-spy = en secret
board-does-poison_plague = mort
board-does-bravo = { board-does-poison_plague }
board-does-doctor = guérit
board-does-marriage = une trêve
board-does-savonarola = fait taire
board-does-simony = accuse
board-place-office = place pour une charge
board-place-artist = place pour un artiste
board-place-outside_family = place pour une famille extérieure
board-under = Sous { $name }
board-home-mark = fief
board-conclave = Le conclave
board-serving = Cardinaux en fonction : { $serving } sur { $all }
board-elect = { $votes } pour élire
board-in-force = En vigueur
board-none-in-force = Rien ne lie personne.
board-force-marriage = Mariage entre { $one } et { $other }, jusqu’à la fin de la manche
board-force-savonarola = { $you ->
    [1] Savonarole prêche : comme pape, vous ne jouez aucune carte de votre main
   *[other] Savonarole prêche : { $name }, pape, ne joue aucune carte de sa main
}
board-force-penalty = { $you ->
    [1] Vous perdez votre prochain tour pour simonie
   *[other] { $name } perd son prochain tour pour simonie
}
board-force-short-marriage = Mariés : { $one }, { $other }
board-force-short-savonarola = { $you ->
    [1] Savonarole vous fait taire
   *[other] Savonarole fait taire { $name }
}
board-force-short-penalty = { $you ->
    [1] Vous perdez un tour
   *[other] { $name } perd un tour
}
board-force-short-grounds = Vous pouvez accuser le pape
board-force-grounds = Simonie : vous avez de quoi accuser le pape
board-force-no-grounds = Pas d’accusation de simonie : le pape vous a donné quelque chose et n’a pas touché aux charges
board-the-table = La table
board-left = reste { $left } sur { $laid }
board-what-left = Ce qui reste
board-unseen-of-all = jamais vues sur
board-of-all = sur { $all }
board-types-property = Propriétés
board-types-office = Charges
board-types-artist = Artistes
board-types-outside_family = Familles ext.
board-types-condottiere = { board-condottieri }
board-types-spy = Espions
board-types-poison_plague = { board-short-poison_plague }
board-types-bravo = Bravi
board-types-doctor = { card-doctor }
board-types-marriage = { card-marriage }
board-types-savonarola = { card-savonarola }
board-types-simony = { board-short-simony }
board-types-others = Autres
board-left-title = Ce qui reste : { $unseen } cartes sur { $all } jamais vues
board-left-unseen = jamais vue
board-left-play = en jeu, et à qui
board-left-aside = écartée ou défaussée
board-left-back = les cartes écartées reviennent à la manche suivante
board-face-down = Carte { $slot }, face cachée
board-for-nothing = pour rien
board-unprotected = Sans protection
board-palaces = Palais
board-your-palaces = Vos palais
board-my-palaces = { $number ->
    [one] Mon palais
   *[other] Mes { $number } palais
}
board-protect = Protéger
board-round-end = Fin de manche : +{ ducats-counted }, +{ points-counted }
board-sheet-points = D’où viennent les points
board-sheet-round = Manche { $round }
board-sheet-soon = À la fin de cette manche, sans bourse ni pape
board-sheet-votes = Voix et ducats
board-sheet-purse = bourse cachée ; en fin de manche
board-sheet-bought = Achats, et à quel prix
board-sheet-spied = une carte prise en secret, avec un espion
board-sheet-none = Rien encore.
board-sheet-hand = Ce que vous savez de la main
board-sheet-no-hand = Rien que vous ayez vu.
board-sheet-between = Entre vous
board-sheet-no-between = Il ne s’est encore rien passé entre vous.
board-sheet-married = Mariés l’un à l’autre : aucun n’agit contre l’autre.
board-hand-replayed = La main
board-hand-hidden = Votre main, cachée
board-hand-empty = Votre main est vide.
board-hand-unseen = Personne ne voit combien de cartes vous tenez.
board-ducats-label = Ducats
board-pane-table = { tab-table }
board-pane-palaces = Familles
board-pane-conclave = Conclave
board-aim = { $card } : choisissez dans la question une des { $ways } façons
board-ladder = Votre enchère
board-offers = Enchères
board-all = Tout, { $most }
board-choosing = choisit
board-sealed = a choisi
board-under-attack = subit une attaque
board-condottieri = Condottieri
board-defence = Défense
board-your-attack = Votre attaque
board-your-defence = Votre défense
board-attack-of = Attaque : { $name }
board-stakes = En jeu, aujourd’hui chez { $name } : { points-counted } et { ducats-counted } par manche{ $fee ->
    [0] .
   *[other] {" "}; honoraires de l’artiste : { $fee }.
}
board-stakes-own = En jeu, à vous aujourd’hui : { points-counted } et { ducats-counted } par manche.
board-unseen-condottieri = { $number ->
    [one] { $number } condottiere est caché, de force { $powers }.
   *[other] { $number } condottieri sont cachés, de force { $powers }.
}
board-unseen-none = Aucun condottiere n’est caché.
board-known-condottieri = { $name } a en main : { $cards }.
board-prompt-commit = { $least ->
    [0] { $target } : engagez en secret des condottieri, ou aucun.
   *[other] { $target } : engagez en secret des condottieri, un au moins.
}
board-prompt-secret-ballot = { $number ->
    [one] Donnez votre seule voix. Personne ne le voit encore.
   *[other] Répartissez vos { $number } voix. Personne ne le voit encore.
}
board-prompt-open-ballot = { $number ->
    [one] Donnez votre seule voix. Tout le monde le voit.
   *[other] Répartissez vos { $number } voix. Tout le monde le voit.
}
board-prompt-run-off = Il n’en reste que deux : répartissez vos { $number } voix entre elles.
board-prompt-cardinals = En tant que pape, distribuez les nouveaux cardinaux : { $number } à donner. Ceux que vous ne donnez pas sont à vous.
board-prompt-offer = Votre offre à { $rival } : ajoutez ce que vous demandez et ce que vous donnez.
board-no-condottieri = Vous n’avez aucun condottiere.
board-choose-one = En choisir au moins un
board-seal = { $number ->
    [0] N’engager personne
    [one] En engager un, { $ducats } ducats
   *[other] En engager { $number }, { $ducats } ducats
}
board-fight = { $name } attaque { $other }, dont la défense est de { $defence } plus ce qui est engagé en secret
board-you = { you }
board-less-for = Un de moins pour { $you ->
    [1] vous
   *[other] { $name }
}
board-more-for = Un de plus pour { $you ->
    [1] vous
   *[other] { $name }
}
board-left-to-cast = { $number ->
    [one] Une voix encore à donner
   *[other] { $number } voix encore à donner
}
board-start-again = Recommencer
board-all-to-me = Tout à moi
board-all-to = Tout à { $name }
board-all-short = tout
board-needs = { $number ->
    [0] les vôtres suffisent
   *[other] il en manque { $number }
}
board-pact = avec { $names } : { $votes }{ $short ->
    [0] , élection
   *[other] , manque { $short }
}
board-pact-cast = { $cast } déjà + { $theirs ->
    [0] { $own }
   *[other] { $theirs } + { $own }
} = { $votes }{ $short ->
    [0] , élection
   *[other] , manque { $short }
}
board-ballot-then = Si personne n’en a { $elects }, un vote public suit.
board-hand-out = Distribuer les cardinaux
board-cast = Donner les voix
board-seal-ballot = Sceller le vote
board-press-card = Choisissez une carte
board-auction-card = Carte { $slot } aux enchères
board-spy-card = Prendre la carte { $slot } avec l’espion
board-spy-spent = L’espion est dépensé ; personne ne voit ce que vous prenez.
board-buy-rule = Vous enchérissez d’abord, puis les autres. Si personne n’enchérit, la carte est à vous pour rien.
board-card-may-be = Ce que peut être la carte { $slot }
board-cards-may-be = Ce que peuvent être les cartes
board-unseen-where = { $unseen } cachées : { $here } ici, { $elsewhere } dans la pioche ou en main
board-first = D’abord, si vous voulez :
board-protect-link = Protéger { $card }
board-what = Que faire
board-verb-seize = Saisir
board-verb-spy = Espionner
board-verb-poison = Empoisonner
board-verb-bravo = { board-short-bravo }
board-verb-marry = Marier
board-verb-savonarola = { card-savonarola }
board-verb-simony = { board-short-simony }
board-verb-move = Déplacer
board-verb-trade = Échanger
board-target-below = si l’ajout < { $power }
board-target-alone = si rien de plus
board-target-ties = tient : { $attack } égale
board-target-holds = tient : vous avez { $attack }
board-target-fee = honoraires trop hauts
board-target-force = il faut un condottiere
board-target-stays = { $card } reste
board-home-stays = fief gardé ;
board-target-gain = { $place }, à { $name } : { $cards ->
    [none] {""}
   *[other] avec { $cards } ; {""}
}{ points-counted } et { ducats-counted } par manche.
board-target-owes = Les honoraires de l’artiste sont de { $fee }.
board-target-unpaid = { $card } reste : ses honoraires ne pourraient plus être payés.
board-reach = Tout ce que vous pouvez envoyer atteint { $attack }. Une cible tombe si son propriétaire ajoute moins qu’indiqué ; l’égalité tient.
board-reach-none = Vous n’avez aucun condottiere à envoyer : seul ce qui n’est pas protégé peut être pris.
board-reach-partner = Sans { $name } : vous êtes mariés.
board-press-target = Choisissez une cible
board-move-link = Déplacer quelque chose
board-trade-link = Proposer un échange
board-defended = défense { $power }
board-in-the-open = seuls des condottieri la défendent
board-judge-you = à vous de juger
board-judge-later = doit encore juger
board-judged = Jusqu’ici { $for } pour et { $against } contre ; vous en avez { $own }.
board-judge-then = S’il y a plus de pour que de contre, { $name } perd son prochain tour.
board-offices-then = { $votes } maintenant, { $mean } en moyenne
board-offices-none = Il n’y a pas d’autre charge en jeu.
board-doctor-none = Vous n’avez pas de Médecin
board-doctor-unpaid = Le Médecin coûte plus que vos { $ducats }
board-poison-at = { $you ->
    [1] La carte est à vous.
   *[0] La carte est chez { $name }.
}
board-ballots-turned = Les bulletins, retournés ensemble
board-ballots-elect = { $all } voix, { $elects } pour élire
board-ballot-self = pour sa propre famille
board-ballot-for = pour { $you ->
    [1] vous
   *[other] { $name }
}
board-pope-elected = { $you ->
    [1] Vous êtes élu pape
   *[other] { $name } devient pape
}
board-pope-with = avec { $votes } voix sur { $all }
board-pope-nobody = Personne n’en a { $elects } : un autre vote suit.
board-sheet-rounds = Les manches
board-sheet-properties-why = les points de chacune
board-sheet-offices-why = { board-sheet-properties-why }
board-sheet-artists-why = protégés ou non
board-sheet-pope-why = l’élu
board-sheet-ducats-why = chaque dizaine fait un point
board-sheet-elected = élu avec { $votes }
board-sheet-now = Total
board-sheet-after = Après la manche { $round }
board-scene-fight = Le combat pour { $place }
board-scene-standing = ce qui défend déjà
board-scene-sums = { $attack } contre { $defence }
board-scene-held = { $place } tient
board-scene-fell = { $place } tombe
board-scene-accusation = L’accusation contre { $you ->
    [1] vous
   *[other] { $name }
}
board-scene-death = Mort : { $card }
board-scene-election = Manche { $round } : l’élection
board-scene-sheet = On compte la manche { $round }
board-ballot-bars = Les barres supposent que chacun vote pour sa famille.
board-ballot-bars-open = Barres : les voix déjà données, et celles que chaque famille a encore.
board-tray-get = Vous recevez
board-tray-give = Vous donnez
board-tray-gives = { $you ->
    [1] Vous donnez
   *[0] { $name } donne
}
board-deal-with = Proposer un échange à
board-deal-get = { $name } vous donne
board-deal-properties = Propriétés, avec tout ce qu’elles protègent
board-deal-singles = Charges et artistes seuls ; rouge : sans protection
board-deal-hand = De votre main
board-deal-known = { $number ->
    [one] En main : une que vous connaissez, le reste peut-être
   *[other] En main : { $number } que vous connaissez, le reste peut-être
}
board-deal-unseen = Demander une carte cachée
board-deal-purse = Ducats, sur vos { $ducats }
board-deal-hidden-purse = Ducats ; la bourse est cachée
board-deal-back = Tout remettre en place
board-deal-close = Fermer l’offre
board-deal-would = Ce que cela changerait
board-deal-same = Voix, points et revenus restent les mêmes.
board-deal-says = Vous recevez { $wants } ; { $name } reçoit { $gives }.
board-deal-votes = { board-printed-votes }
board-deal-points = points par manche
board-deal-income = { board-printed-income }
board-deal-pact = vous + { $name }, { $elects } pour élire
board-deal-agree = { $name } doit tout accepter.
board-deal-make = Faire l’offre
board-deal-nothing = Rien n’est encore offert

letter-power = f
letter-income = d
letter-votes = v
letter-points = PV
letter-fee = d hon.

## The board in the browser

wish-always-doctor = Passer chaque fois qu’un Médecin pourrait être joué
noun-family = Famille
noun-slot = { noun-card }
noun-spot = Place
noun-number = Nombre
board-lies-under = { $name } : { $cards }
board-printed-power = force
board-printed-income = revenus
board-printed-votes = voix
board-printed-points = { points }
board-printed-fee = honoraires
board-count-properties = { board-types-property }
board-count-cardinals = Cardinaux
board-count-votes = Voix
board-mark-pope = Pape
row-ducats = { board-ducats-label }
