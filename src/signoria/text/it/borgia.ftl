### The Prince: prompts, events, refusals, scores and names.

title = The Prince: la lotta della casata Borgia
tagline = Compra carte, proteggi ciò che è tuo, ruba ciò che non lo è, e fatti eleggere Papa.

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
card-vice_chancellor = Vicecancelliere
card-camerlengo = Camerlengo
card-grand_penitentiary = Penitenziere Maggiore
card-datary = Datario
card-captain_general = Capitano Generale della Chiesa
card-governor_of_rome = Governatore di Roma
card-castellan = Castellano di Castel Sant’Angelo
card-treasurer_general = Tesoriere Generale
card-depositary_general = Depositore Generale
card-leonardo = Leonardo da Vinci
card-michelangelo = Michelangelo Buonarroti
card-raphael = Raffaello Sanzio
card-botticelli = Sandro Botticelli
card-titian = Tiziano Vecellio
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
card-spy = Spia
card-poison_plague = Morte per Veleno / Peste
card-bravo = Morte per mano del Bravo
card-doctor = Dottore
card-marriage = Matrimonio
card-savonarola = Savonarola
card-simony = Accusa di Simonia

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
loot-nothing = nulla

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

target-borgia = le carte sotto la Proprietà principale dei Borgia
target-medici = le carte sotto la Proprietà principale dei Medici
target-della_rovere = le carte sotto la Proprietà principale dei della Rovere
target-colonna = le carte sotto la Proprietà principale dei Colonna
target-orsini = le carte sotto la Proprietà principale degli Orsini

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
spot-home = la Proprietà principale
spot-open = senza protezione

type-property = Proprietà
type-office = Carica
type-artist = Artista
type-outside_family = Famiglia Esterna
type-condottiere = Condottiero
type-spy = { card-spy }
type-poison_plague = Morte per Veleno o Peste
type-bravo = { card-bravo }
type-doctor = { card-doctor }
type-marriage = { card-marriage }
type-savonarola = { card-savonarola }
type-simony = { card-simony }

phase-set-up = Mani
phase-buy = Comprare o spiare
phase-play = Giocare o rubare
phase-arrange = Riordinare
phase-election = Elezione
phase-new-round = Il Papa

verdict-for = a favore
verdict-against = contro

edition-phalanx = { printing-borgia-phalanx }

## The box

box-kind-card = Carte
box-field-power = { board-printed-power }
box-field-income = { board-printed-income }
box-field-votes = { board-printed-votes }
box-field-vp = { points }
box-field-fee = { board-printed-fee }
box-because-scale = Ricostruito: nessuna fonte lo mostra. I nostri valori restano nella misura di ciò che è noto: una Proprietà principale di Forza 3 e 35 Ducati, Ceri di Forza 2, Sforza di Forza 1, e un punto ogni 10 Ducati.
box-because-offices = Ricostruito: nessuna fonte lo mostra. Il regolamento dice che le Cariche portano entrate, e alcune voti; sui punti le sue sezioni non concordano, e le nostre non ne portano.
box-because-condottieri = Ricostruito: il regolamento dice solo che tutti i Condottieri hanno lo stesso costo, e che ce ne sono di Forza 2 e di Forza 3.
box-because-high = Ricostruito: il regolamento dice solo che il suo valore è molto alto.
box-because-home = Ricostruito: nessuna fonte lo mostra. La nostra è una città che la famiglia possedeva.

## Prompts

prompt-throw-in = Tieni la tua mano. Se contiene tre carte dello stesso tipo puoi scartarla e riceverne una nuova.
prompt-buy-or-spy = Metti all’asta una carta coperta, oppure prendine una con una Spia.
prompt-bid = { $price ->
    [0] All’asta: { $card }. Apri l’asta oppure passa.
   *[other] All’asta: { $card }; { $leader } offre { $price }. Rilancia oppure passa.
}
prompt-play-or-seize = Gioca una carta, tenta un furto, oppure termina il turno.
prompt-arrange = Riordina ciò che possiedi, oppure termina il turno.
prompt-fee = La parcella di { $card } è di { $fee } Ducati. Pagala, oppure lascia andare l’Artista.
prompt-place = Metti { $card } sotto una tua Proprietà, oppure senza protezione.
prompt-new-place = Dove va { $card }?
prompt-tuck = Ora hai { $card }. Quale carta non protetta ({ $type }) metti lì sotto, se ne vuoi mettere?
prompt-doctor = { $card-code ->
    [marriage] Veleno di { $family } contro il matrimonio. Rispondi con il Dottore per { $fee } Ducati, oppure non fare nulla.
   *[other] Veleno di { $family } contro { $card }. Rispondi con il Dottore per { $fee } Ducati, oppure non fare nulla.
}
prompt-fate = { $card }: la Carica non ha più titolare. Mettila da parte, oppure dalla a qualcuno.
prompt-verdict = È un’accusa di simonia contro { $family }. Vota a favore dell’accusa, oppure contro.
prompt-verdict-yourself = È un’accusa di simonia contro di te. Vota a favore dell’accusa, oppure contro.
prompt-commit = Attacco: { $family } contro { $rival }, per { $target }. { $least ->
    [0] Impegna in segreto Condottieri a { $fee } Ducati l’uno, o nessuno, poi di’ che hai finito.
   *[other] Impegna in segreto Condottieri a { $fee } Ducati l’uno, almeno uno, poi di’ che hai finito.
}
prompt-secret-ballot = { $number ->
    [one] Ti resta un voto. È per { $family }?
   *[other] Ti restano { $number } voti. Quanti per { $family }? Per ora nessuno lo vede.
}
prompt-open-ballot = { $number ->
    [one] Ti resta un voto. È per { $family }?
   *[other] Ti restano { $number } voti. Quanti per { $family }? Tutti lo vedono.
}
prompt-run-off = { $number ->
    [one] Hai un voto. È per { $family } o per l’altro dei due?
   *[other] Hai { $number } voti. Quanti per { $family }? Gli altri vanno all’altro dei due.
}
prompt-name-family = Il voto è in parità. Come Papa in carica, nomina una delle famiglie in parità.
prompt-give-office = Come Papa cedi la Carica { $card }. Chi la riceve?
prompt-reshuffle = Raccogli tutte le altre Cariche e ridistribuiscile a caso, oppure lasciale dove sono.
prompt-cardinals = { $number ->
    [one] Resta un nuovo Cardinale. È per { $family }?
   *[other] Restano { $number } nuovi Cardinali. Quanti per { $family }? Quelli che restano alla fine sono tuoi.
}
prompt-trade = Fai una proposta a qualcuno prima del voto, oppure passa.
prompt-offer = La tua proposta a { $rival }: indica le carte che dai e quelle che chiedi, poi di’ che hai finito.
prompt-ducats-given = Quanti Ducati aggiungi per { $rival }?
prompt-ducats-asked = Quanti Ducati chiedi a { $rival }? Chi dà Ducati non ne chiede.
prompt-accept = Hai una proposta di { $family }. Accettala per intero, oppure rifiuta.
prompt-consent = In uno scambio tra { $family } e { $rival } una Carica passerebbe di mano. Come Papa, acconsenti o vietalo.

## Actions

action-pass-play-or-seize = Termina il turno
action-pass-tuck = Nessuna carta
action-pass-doctor = Non fare nulla
action-pass-trade = Nessuna proposta
action-keep = Tieni la mano
action-throw = Scarta la mano
action-pay = Paga la parcella
action-decline = Non pagare
action-done = Fatto
action-done-arrange = { action-pass-play-or-seize }
action-doctor = Rispondi con il Dottore
action-savonarola = Manda Savonarola contro il Papa
action-simony = Accusa il Papa di Simonia
action-for = A favore dell’accusa
action-against = Contro l’accusa
action-aside = Mettila da parte
action-reshuffle = Raccogli e rimescola le Cariche
action-leave = Lasciale dove sono
action-cancel = Rinuncia alla proposta
action-accept = Accetta
action-refuse = { refuse }
action-consent = Acconsenti
action-forbid = Vieta
action-place = { $spot-code ->
    [open] Lascia senza protezione
   *[other] Sotto { $spot }
}
action-tuck = { $card }
action-turn = Metti all’asta la carta { $slot }
action-take = Prendi la carta { $slot } con una Spia
action-move = Sposta { $card }
action-spy = Manda una Spia da { $family }
action-poison = { $card-code ->
    [marriage] Veleno contro il matrimonio
   *[other] Veleno contro { $card }
}
action-bravo = { $card-code ->
    [marriage] Manda il Bravo contro il matrimonio
   *[other] Manda il Bravo contro { $card }
}
action-marry = Matrimonio con la famiglia di { $family }
action-give = Dalla a { $family }
action-seize = Ruba { $card }
action-storm = Attacca la Proprietà principale di { $family }
action-commit = Impegna { $card }
action-name = Nomina { $family }
action-trade = Fai una proposta a { $family }
action-offer = Dai { $card }
action-ask = Chiedi { $card }
action-cardinals = { $number ->
    [0] Nessun Cardinale
    [one] Un Cardinale
   *[other] { $number } Cardinali
}
action-votes = { $number ->
    [0] Nessun voto
    [one] Un voto
   *[other] { $number } voti
}
action-ducats = { $amount ->
    [0] Non dare Ducati
    [one] Dai un Ducato
   *[other] Dai { $amount } Ducati
}
action-want = { $amount ->
    [0] Non chiedere Ducati
    [one] Chiedi un Ducato
   *[other] Chiedi { $amount } Ducati
}

## Events

event-first-pope = { $seat } è il primo Papa.
event-first-pope-you = Sei il primo Papa.
event-withdraws = { $seat } passa.
event-withdraws-you = Passi.
event-thrown-in = { $seat } ha tre carte dello stesso tipo, scarta la mano e ne riceve una nuova.
event-thrown-in-you = Hai tre carte dello stesso tipo, scarti la mano e ne ricevi una nuova.
event-revealed = { $seat } ha ricevuto { $card } e deve giocare la carta.
event-revealed-you = Hai ricevuto { $card } e devi giocare la carta.
event-round-begins = Inizia il round { $round }.
event-table-laid = { $cards ->
    [one] Sul tavolo c’è una carta coperta.
   *[other] Sul tavolo ci sono { $cards } carte coperte.
}
event-turn-begins = È il turno di { $seat }.
event-turn-begins-you = È il tuo turno.
event-turn-lost = { $seat } perde questo turno per simonia.
event-turn-lost-you = Perdi questo turno per simonia.
event-turned-up = { $seat } scopre la carta { $slot }: { $card }.
event-turned-up-you = Scopri la carta { $slot }: { $card }.
event-sold = { $seat } compra { $card } per { $price }.
event-sold-you = Compri { $card } per { $price }.
event-taken-free = Nessuno offre: { $seat } prende { $card } gratis.
event-taken-free-you = Nessuno offre: prendi { $card } gratis.
event-taken-unseen = { $seat } manda una Spia e prende la carta { $slot } senza mostrarla.
event-taken-unseen-you = Mandi una Spia e prendi la carta { $slot } senza mostrarla.
event-taken-unseen-told = { $seat } manda una Spia e prende la carta { $slot } senza mostrarla: { $card }.
event-taken-unseen-told-you = Mandi una Spia e prendi la carta { $slot } senza mostrarla: { $card }.
event-gained = { $seat } ha { $card }.
event-gained-you = Hai { $card }.
event-fee-paid = { $seat } paga { $ducats } Ducati per { $card }.
event-fee-paid-you = Paghi { $ducats } Ducati per { $card }.
event-fee-unpaid = { $seat } non paga la parcella di { $card }.
event-fee-unpaid-you = Non paghi la parcella di { $card }.
event-set-aside = { $card }: carta messa da parte.
event-placed = { $spot-code ->
    [open] { $seat } lascia { $card } senza protezione.
   *[other] { $seat } mette { $card } sotto { $spot }.
}
event-placed-you = { $spot-code ->
    [open] Lasci { $card } senza protezione.
   *[other] Metti { $card } sotto { $spot }.
}
event-moved = { $spot-code ->
    [open] { $seat } lascia { $card } senza protezione.
   *[other] { $seat } sposta { $card } sotto { $spot }.
}
event-moved-you = { $spot-code ->
    [open] Lasci { $card } senza protezione.
   *[other] Sposti { $card } sotto { $spot }.
}
event-spies = { $seat } manda una Spia da { $opponent }.
event-spies-you = Mandi una Spia da { $opponent }.
event-spies-to-you = { $seat } ti manda una Spia.
event-spies-told = { $loot-code ->
    [nothing] { $seat } manda una Spia da { $opponent } e non trova carte.
   *[other] { $seat } manda una Spia da { $opponent } e prende una carta: { $loot }.
}
event-spies-told-you = { $loot-code ->
    [nothing] Mandi una Spia da { $opponent } e non trovi carte.
   *[other] Mandi una Spia da { $opponent } e prendi una carta: { $loot }.
}
event-spied-on = Una Spia di { $opponent } guarda la mano di { $seat }.
event-spied-on-you = Una Spia di { $opponent } guarda la tua mano.
event-spied-on-to-you = La tua Spia guarda la mano di { $seat }.
event-spied-on-told = { $loot-code ->
    [nothing] Una Spia di { $opponent } non trova carte nella mano di { $seat }.
   *[other] Una Spia di { $opponent } prende una carta dalla mano di { $seat }: { $loot }.
}
event-spied-on-told-you = { $loot-code ->
    [nothing] Una Spia di { $opponent } non trova carte nella tua mano.
   *[other] Una Spia di { $opponent } prende una carta dalla tua mano: { $loot }.
}
event-poisons = { $card-code ->
    [marriage] { $seat } usa il veleno contro il matrimonio.
   *[other] { $seat } usa il veleno contro { $card }.
}
event-poisons-you = { $card-code ->
    [marriage] Usi il veleno contro il matrimonio.
   *[other] Usi il veleno contro { $card }.
}
event-doctor-answers = { $seat } risponde con il Dottore e paga { $ducats } Ducati: non succede nulla.
event-doctor-answers-you = Rispondi con il Dottore e paghi { $ducats } Ducati: non succede nulla.
event-stabs = { $card-code ->
    [marriage] { $seat } manda un Bravo contro il matrimonio.
   *[other] { $seat } manda un Bravo contro { $card }.
}
event-stabs-you = { $card-code ->
    [marriage] Mandi un Bravo contro il matrimonio.
   *[other] Mandi un Bravo contro { $card }.
}
event-dies = { $card } muore ed esce dal gioco.
event-office-given = { $seat } riceve { $card }.
event-office-given-you = Ricevi { $card }.
event-marries = { $seat } e { $opponent } uniscono le famiglie in matrimonio: in questo round niente carte né furti tra loro.
event-marries-you = Tu e { $opponent } unite le famiglie in matrimonio: in questo round niente carte né furti tra voi.
event-marries-to-you = { $seat } e tu unite le famiglie in matrimonio: in questo round niente carte né furti tra voi.
event-marriage-ends = Il matrimonio è finito.
event-savonarola-preaches = { $seat } fa predicare Savonarola: il Papa non può giocare carte dalla mano.
event-savonarola-preaches-you = Fai predicare Savonarola: il Papa non può giocare carte dalla mano.
event-savonarola-gone = Savonarola non c’è più.
event-accuses = { $seat } accusa { $opponent } di simonia.
event-accuses-you = Accusi { $opponent } di simonia.
event-accuses-to-you = { $seat } ti accusa di simonia.
event-accuses-in-vain = { $seat } accusa il Papa di simonia. Nel primo round non ha effetto.
event-accuses-in-vain-you = Accusi il Papa di simonia. Nel primo round non ha effetto.
event-judges = { $number ->
    [one] { $seat } vota { $verdict }: un voto.
   *[other] { $seat } vota { $verdict }: { $number } voti.
}
event-judges-you = { $number ->
    [one] Voti { $verdict }: un voto.
   *[other] Voti { $verdict }: { $number } voti.
}
event-upheld = L’accusa è accolta, { $number } a { $against }: { $seat } perde il prossimo turno.
event-upheld-you = L’accusa è accolta, { $number } a { $against }: perdi il prossimo turno.
event-rejected = L’accusa contro { $seat } è respinta, { $number } a { $against }.
event-rejected-you = L’accusa contro di te è respinta, { $number } a { $against }.
event-attacks = { $seat } tenta di rubare { $card } a { $opponent }.
event-attacks-you = Tenti di rubare { $card } a { $opponent }.
event-attacks-to-you = { $seat } tenta di rubarti { $card }.
event-storms = { $seat } attacca la Proprietà principale di { $opponent }.
event-storms-you = Attacchi la Proprietà principale di { $opponent }.
event-storms-to-you = { $seat } attacca la tua Proprietà principale.
event-committed = { $seat } manda { $card } e paga { $ducats } Ducati.
event-committed-you = Mandi { $card } e paghi { $ducats } Ducati.
event-fought = { $seat } attacca con { $attack }, { $opponent } difende con { $defence }.
event-fought-you = Attacchi con { $attack }, { $opponent } difende con { $defence }.
event-fought-to-you = { $seat } attacca con { $attack }, tu difendi con { $defence }.
event-seized = { $seat } prende { $card }.
event-seized-you = Prendi { $card }.
event-held = { $seat } resiste.
event-held-you = Resisti.
event-artist-stays = La parcella di { $card } non può essere pagata: l’Artista resta con { $seat }.
event-artist-stays-you = La parcella di { $card } non può essere pagata: l’Artista resta con te.
event-income-paid = { $seat } riceve { $ducats } Ducati da Proprietà e Cariche.
event-income-paid-you = Ricevi { $ducats } Ducati da Proprietà e Cariche.
event-voted = { $number ->
    [one] { $seat } dà un voto a { $family }.
   *[other] { $seat } dà { $number } voti a { $family }.
}
event-voted-you = { $number ->
    [one] Dai un voto a { $family }.
   *[other] Dai { $number } voti a { $family }.
}
event-voted-to-you = { $number ->
    [one] { $seat } ti dà un voto.
   *[other] { $seat } ti dà { $number } voti.
}
event-voted-yourself = { $number ->
    [one] Ti dai un voto.
   *[other] Ti dai { $number } voti.
}
event-no-majority = La votazione { $ballot } non elegge nessuno.
event-run-off = Decide il ballottaggio tra { $family } e { $rival }.
event-run-off-to-you = Decide il ballottaggio: { $family } contro { $rival }.
event-drawn-vote = I voti per { $family } e { $rival } sono pari: decide il Papa in carica.
event-drawn-vote-to-you = Voti pari, { $family } e { $rival }: decide il Papa in carica.
event-elected = { $seat } diventa Papa con { $number } voti su { $all }.
event-elected-you = Diventi Papa con { $number } voti su { $all }.
event-scored-card = { $points ->
    [one] { $card } porta a { $seat } un punto.
   *[other] { $card } porta a { $seat } { $points } punti.
}
event-scored-card-you = { $points ->
    [one] { $card } ti porta un punto.
   *[other] { $card } ti porta { $points } punti.
}
event-scored-pope = Come nuovo Papa { $seat } guadagna { $points } punti.
event-scored-pope-you = Come nuovo Papa guadagni { $points } punti.
event-scored-ducats = { $points ->
    [one] I Ducati di { $seat } valgono un punto.
   *[other] I Ducati di { $seat } valgono { $points } punti.
}
event-scored-ducats-you = { $points ->
    [one] I tuoi Ducati valgono un punto.
   *[other] I tuoi Ducati valgono { $points } punti.
}
event-scored = { $points ->
    [one] { $seat } guadagna un punto.
   *[other] { $seat } guadagna { $points } punti.
}
event-scored-you = { $points ->
    [one] Guadagni un punto.
   *[other] Guadagni { $points } punti.
}
event-shuffled-in = { $cards ->
    [0] Il mazzo viene mescolato.
    [one] Una carta messa da parte viene rimescolata nel mazzo.
   *[other] { $cards } carte messe da parte vengono rimescolate nel mazzo.
}
event-drawn = { $seat } pesca una carta.
event-drawn-you = Peschi una carta.
event-drawn-told = { $seat } pesca una carta: { $card }.
event-drawn-told-you = Peschi una carta: { $card }.
event-family-paid = Ogni famiglia riceve { $ducats } Ducati.
event-offices-reshuffled = { $cards ->
    [one] Il Papa raccoglie l’unica altra Carica.
   *[other] Il Papa raccoglie le altre { $cards } Cariche, le mescola e le ridistribuisce.
}
event-offices-left = Il Papa lascia le Cariche degli altri dove sono.
event-cardinals-given = { $number ->
    [one] { $seat } riceve un Cardinale.
   *[other] { $seat } riceve { $number } Cardinali.
}
event-cardinals-given-you = { $number ->
    [one] Ricevi un Cardinale.
   *[other] Ricevi { $number } Cardinali.
}
event-trade-opened = { $seat } fa una proposta a { $opponent }.
event-trade-opened-you = Fai una proposta a { $opponent }.
event-trade-opened-to-you = { $seat } ti fa una proposta.
event-trade-dropped = { $seat } rinuncia alla proposta a { $opponent }.
event-trade-dropped-you = Rinunci alla proposta a { $opponent }.
event-trade-dropped-to-you = { $seat } rinuncia a farti una proposta.
event-trade-refused = { $opponent } rifiuta la proposta di { $seat }.
event-trade-refused-you = { $opponent } rifiuta la tua proposta.
event-trade-refused-to-you = Rifiuti la proposta di { $seat }.
event-trade-forbidden = { $seat }, come Papa, vieta lo scambio.
event-trade-forbidden-you = Come Papa, vieti lo scambio.
event-trade-done = { $seat } e { $opponent } fanno lo scambio.
event-trade-done-you = Fai uno scambio con { $opponent }.
event-trade-done-to-you = { $seat } fa uno scambio con te.
event-trade-done-told = { $seat } e { $opponent } fanno lo scambio. Nella mano di { $seat }: { $taken }; nell’altra: { $given }.
event-trade-done-told-you = Fai uno scambio con { $opponent }. Nella tua mano: { $taken }; nell’altra: { $given }.
event-trade-done-told-to-you = { $seat } fa uno scambio con te. Nella tua mano: { $given }; nell’altra: { $taken }.
event-game-ends = Il terzo round è finito, e con esso la partita.
story-put-up = **{ $seat }** mette all’asta la carta { $slot }: { $card }.
story-put-up-you = **Tu** metti all’asta la carta { $slot }: { $card }.
story-bids = Offerte: { $bids }.
story-sold = **{ $seat } la prende per { $price }.**
story-sold-you = **La prendi tu per { $price }.**
story-sold-alone = **{ $seat } la prende per { $price }**; nessun’altra offerta.
story-sold-alone-you = **La prendi tu per { $price }**; nessun’altra offerta.
story-free = Nessuna offerta: **{ $seat } la prende gratis.**
story-free-you = Nessuna offerta: **la prendi tu gratis.**
story-unprotected = Resta senza protezione.
story-under = Va sotto { $spot }.
story-unpaid = **{ $seat }** non ha pagato la parcella di { $card }: se ne va.
story-unpaid-you = **Tu** non hai pagato la parcella di { $card }: se ne va.
story-dealt = **{ $seat }** gioca dalla mano iniziale: { $cards }.
story-dealt-you = **Tu** giochi dalla mano iniziale: { $cards }.
story-drew = Tutti pescano una carta.
story-drew-and-paid = Tutti ricevono { $ducats } Ducati e una carta.
story-played-at-once = Giocate subito: { $cards }.
story-received = **{ $seat }** riceve { $cards }.
story-received-you = **Tu** ricevi { $cards }.
story-attacked = **{ $seat }** attacca { $opponent } per { $card } con { $attack } contro { $defence }:
story-attacked-you = **Tu** attacchi { $opponent } per { $card } con { $attack } contro { $defence }:
story-attacked-to-you = **{ $seat }** ti attacca per { $card } con { $attack } contro { $defence }:
story-stormed = **{ $seat }** assalta la Proprietà principale di { $opponent } con { $attack } contro { $defence }:
story-stormed-you = **Tu** assalti la Proprietà principale di { $opponent } con { $attack } contro { $defence }:
story-stormed-to-you = **{ $seat }** assalta la tua Proprietà principale con { $attack } contro { $defence }:
story-held = **resiste.**
story-seized = **presa.**
story-not-taken = **non prende nulla.**
story-won = **attacco riuscito.**
story-undefended = **senza difesa, presa.**
story-costs = Pagano: { $paid }.
story-income = Entrate: { $gains }.
story-ballot = Voti: { $votes }.
story-nobody = **Nessuno è eletto.**
story-pope = **{ $seat } è Papa.**
story-pope-you = **Il Papa sei tu.**
story-was-pope = Papa: { $seat }
story-was-pope-you = il Papa sei tu
story-points = Punti: { $gains }.
story-cardinals = Nuovi Cardinali: { $gains }.
story-moved = **{ $seat }** sposta { $cards }.
story-moved-you = **Tu** sposti { $cards }.
story-spied = **{ $seat }** prende la carta { $slot } con una Spia.
story-spied-told = **{ $seat }** prende la carta { $slot } con una Spia: **{ $card }.**
story-spied-you = **Tu** prendi la carta { $slot } con una Spia.
story-spied-told-you = **Tu** prendi la carta { $slot } con una Spia: **{ $card }.**
clause-spied = carta { $slot } con una Spia
clause-attack = { $won ->
    [1] presa: { $card }
   *[0] attacco fallito: { $card }
}
clause-against = { $by } contro { $card }
clause-home = una Proprietà principale

## Refusals

refusal-no-three-of-a-type = Puoi scartare la mano solo se contiene tre carte dello stesso tipo.
refusal-bid-too-low = { $amount } non supera l’offerta attuale di { $price }.
refusal-bid-too-high = { $ducats ->
    [one] Hai solo un Ducato: non puoi offrire { $amount }.
   *[other] Hai { $ducats } Ducati: non puoi offrire { $amount }.
}
refusal-not-yours-unprotected = { $card } non è una tua carta non protetta che possa andare lì.
refusal-not-your-property = Non possiedi { $spot }: non puoi metterci sotto { $card }.
refusal-lies-there = { $card } è già lì.
refusal-must-be-placed = { $card } deve andare sotto una Proprietà o la Proprietà principale.
refusal-place-taken = Sotto { $spot } il posto per { $card } è occupato.
refusal-fee-too-high = La parcella è di { $fee } Ducati, e tu ne hai { $ducats }.
refusal-fees-too-high = Le parcelle sarebbero di { $fee } Ducati, e tu ne hai { $ducats }.
refusal-not-held = La carta { $card } non è nella tua mano.
refusal-silenced = Finché Savonarola predica, il Papa non gioca carte, tranne un Bravo contro di lui.
refusal-committed-already = Hai già impegnato { $card }.
refusal-force-needed = Questo attacco richiede la forza: va impegnato almeno un Condottiero.
refusal-no-condottiere = Questo si attacca con la forza, e tu non hai Condottieri.
refusal-too-many-votes = { $number ->
    [one] Ti resta solo un voto.
   *[other] Ti restano solo { $number } voti.
}
refusal-not-tied = Nomina uno di quelli in parità: { $family } non lo è.
refusal-not-to-the-pope = Il Papa dà le Cariche agli altri, mai a se stesso.
refusal-no-other-offices = Non ci sono altre Cariche in gioco da ridistribuire.
refusal-too-many-cardinals = { $number ->
    [one] Resta solo un Cardinale.
   *[other] Restano solo { $number } Cardinali.
}
refusal-too-few-cardinals = { $number ->
    [one] Qui deve andarne almeno uno: il Papa ne tiene al massimo uno in più di chi ne riceve di più.
   *[other] Qui devono andarne almeno { $number }: il Papa ne tiene al massimo uno in più di chi ne riceve di più.
}
refusal-ducats-missing = Hai solo { $ducats ->
    [one] un Ducato
   *[other] { $ducats } Ducati
}.
refusal-gives-ducats = Dai già dei Ducati: chi ne dà non ne chiede.
refusal-cannot-deliver = Non hai tutto ciò che è richiesto.
refusal-must-buy-or-spy = Devi mettere all’asta una carta, o prenderne una con una Spia.
refusal-buy-first = Prima bisogna comprare una carta del tavolo, o prenderla con una Spia.
refusal-bought-already = Una carta del tavolo si compra o si prende una volta per turno.
refusal-seized-already = Dopo un furto puoi solo riordinare ciò che possiedi.
refusal-slot-empty = Sul tavolo non c’è la carta { $slot }.
refusal-pope-against-self = Il Papa non gioca { $card } contro se stesso.
refusal-married = Un matrimonio ti lega a { $family }: tra voi niente carte e niente furti.
refusal-no-ground-for-simony = Il Papa ha lasciato stare le Cariche degli altri e ti ha dato qualcosa: non c’è motivo per l’accusa.
refusal-yourself = Non puoi nominare te stesso.
refusal-no-such-family = In questa partita { $family } non gioca.
refusal-nobody-married = Non c’è alcun matrimonio in gioco.
refusal-nobody-preaches = Savonarola non è in gioco.
refusal-not-in-play = { $card } non è in gioco.
refusal-not-struck = Questa carta Morte non colpisce { $card }.
refusal-yours-already = { $card } è già tra le tue carte.
refusal-protected = { $card } ha una protezione: si può rubare solo insieme a ciò che protegge la carta.
refusal-home-empty = Sotto la Proprietà principale di { $family } non ci sono Cariche né Artisti.
refusal-not-yours = Non puoi spostare { $card }: non è una tua carta.
refusal-moved-already = In questa parte del tuo turno hai già spostato { $card }.
refusal-family-stays = Una volta sotto una Proprietà, { $card } vi resta.
refusal-no-place-for-family = Nessuna delle tue Proprietà ha posto per { $card }.
refusal-no-trade = A questo tavolo si gioca senza commercio.
refusal-offers-used-up = { $number ->
    [one] Hai già fatto la tua unica proposta.
   *[other] Hai già fatto le tue { $number } proposte.
}
refusal-nobody-holds = Nessun’altra copia di { $card } può essere in una mano.
refusal-in-offer-already = { $card } è già nella proposta.
refusal-not-theirs = { $card } non appartiene a { $family }.

## Scores

score-earlier = Round precedenti
score-ducats = { board-ducats }
score-pope = Elezione a Papa
score-cards = Proprietà, Cariche e Artisti
score-shared = A pari punti: il posto è condiviso

## Che cosa porta una risposta

fact-bid-leaves = Con un’offerta di { $amount } te ne restano { $ducats }.
fact-fee-then = Pagata la parcella di { $fee } dell’Artista, te ne restano { $ducats }.
fact-fee-unpaid = Poi non potresti pagare la parcella di { $fee }: l’Artista verrebbe messo da parte.
fact-out-of-auction = Chi passa è fuori da quest’asta per sempre.
fact-turned-up = Tutti possono offrire, a cominciare da te. Se nessuno offre, la carta è tua gratis.
fact-taken-unseen = La carta è tua senza mostrarla; la Spia è spesa. La parcella di un Artista è comunque dovuta.
fact-fee-leaves = Resti con { $ducats ->
    [one] un Ducato
   *[other] { $ducats } Ducati
}; l’Artista porta { $points } punti alla fine di ogni round.
fact-artist-aside = L’Artista viene messo da parte: torna nel mazzo se comincia un altro round.
fact-artist-stays = Non puoi pagare la parcella: l’Artista resta a { $opponent }.
fact-set-aside = Torna nel mazzo se comincia un altro round.
fact-defended = Senza Condottieri la difesa è { $power }.
fact-undefended = Chi attacca la prende, se non la difendono dei Condottieri.
fact-displaced = Lì c’è { $card }, che resta senza protezione.
fact-spied = Una carta a caso della sua mano è tua; la Spia è spesa, anche se la mano è vuota.
fact-poisoned = Il primo Dottore che risponde lo ferma. La carta Morte è spesa.
fact-stabbed = Nessun Dottore può fermarlo. La carta Morte è spesa.
fact-marriage-ends = Se colpisce, finisce anche il matrimonio del proprietario.
fact-married = Fino alla fine del round nessuno dei due gioca carte contro l’altro né gli ruba nulla.
fact-silenced = Finché un Bravo non lo uccide o il round non finisce, il Papa non gioca carte dalla mano.
fact-accused = Votano tutti tranne il Papa, un voto per Cardinale; se l’accusa è accolta, il Papa perde il prossimo turno.
fact-accused-in-vain = Nel round 1 non succede nulla, e la carta è spesa.
fact-attack = { $defence ->
    [0] La difende solo ciò che { $opponent } impegna. Potresti mandare { $attack } per { $ducats } Ducati; se non manda nessuno è tua in ogni caso, altrimenti in parità vince chi difende.
   *[other] { $opponent } difende con { $defence } e con ciò che impegna. Potresti mandare { $attack } per { $ducats } Ducati; in parità vince chi difende.
}
fact-attack-leads = La difesa regge solo con Condottieri per { $power } o più: la parità basta a chi difende.
fact-attack-fails = Per ora non basta: in parità vince chi difende.
fact-defence-leads = Reggi contro un attacco fino a { $power }.
fact-defence-nothing = Niente la difende: ogni attacco riesce.
fact-all-paid = Tutti quelli impegnati si pagano e si mettono da parte, comunque vada.
fact-cured = Entrambe le carte sono spese e non succede altro.
fact-judged-for = Tutti i tuoi voti, uno per Cardinale, a favore dell’accusa.
fact-judged-against = Tutti i tuoi voti, uno per Cardinale, contro l’accusa.
fact-thrown-in = Tutta la mano torna nel mazzo mescolato e ne ricevi una nuova.
fact-office-given = Chi la riceve può metterla in un posto libero. Chi riceve qualcosa non può accusarti di simonia per questo.
fact-reshuffled = Ogni famiglia riceve a caso tante Cariche quante ne ha date; poi chiunque può accusarti di simonia.
fact-offices-left = Tutti gli altri tengono le loro Cariche.
fact-votes-stand = Finora { $number } dei { $elects } voti che eleggono, per { $family }.
fact-votes-stand-to-you = Finora { $number } dei { $elects } voti che eleggono, per te.
fact-votes-elect = Così è eletto: { $family }.
fact-votes-elect-to-you = Così il Papa sei tu.
fact-cardinals-vote = Voti all’elezione, allora, per { $family }: { $number }.
fact-cardinals-vote-to-you = I tuoi voti all’elezione, allora: { $number }.
fact-pope-keeps = Ne tieni { $number }: la regola lo consente.
fact-pope-too-many = Ne terresti { $number }; al massimo { $most }, uno più della famiglia che ne riceve di più.
fact-trade-leaves = Resti con { $ducats ->
    [one] un Ducato
   *[other] { $ducats } Ducati
}.
fact-trade-balance = { $seat }: voti da { $votes } a { $votes_then }, punti per round da { $points } a { $points_then }, entrate da { $income } a { $income_then }.
fact-trade-pact = Tu e { $seat } insieme: da { $votes } a { $votes_then } voti; per eleggere ne servono { $elects }.
fact-trade-fees = Le parcelle degli Artisti ammontano a { $fee } Ducati.
fact-pope-agrees = { $seat }, come Papa, deve acconsentire: una Carica passa di mano.

## The board

board-round = Round { $round } di 3
board-over = La partita è finita
board-pope = Papa: { $name }
board-deck = { $cards ->
    [one] Una carta nel mazzo
   *[other] { $cards } carte nel mazzo
}
points-counted = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
ducats-counted = { $ducats ->
    [one] { $ducats } Ducato
   *[other] { $ducats } Ducati
}
board-score = { $points ->
    [one] Un punto
   *[other] { $points } punti
}
board-cardinals = { $number ->
    [one] Un Cardinale
   *[other] { $number } Cardinali
}
board-votes = { $number ->
    [one] Un voto
   *[other] { $number } voti
}
board-home = principale { $name }
board-open = { spot-open }
board-hand = La tua mano
board-hidden = nascosta agli altri
board-ducats = { $ducats ->
    [one] Un Ducato
   *[other] { $ducats } Ducati
}
board-table = Coperte sul tavolo: { $cards }
board-aside = Messe da parte: { $cards }
board-discard = Scartate: { $cards }
board-arriving = Stanno per essere giocate: { $cards }
board-married = matrimonio: { $family }
board-silenced = ridotto al silenzio da Savonarola
board-loses-turn = perde il prossimo turno
board-leads = offre { $price }
board-passed = ha passato
board-no-bid = è all’asta, ancora nessuna offerta
board-leader = è all’asta, { $name } offre { $price }
board-offer-begun = { $name } sta facendo una proposta a { $other }
board-offer = { $name } propone a { $other }: { $gives }, in cambio di { $wants }
board-nothing = { loot-nothing }

board-short-grand_penitentiary = Penitenziere
board-short-captain_general = Capitano Gen.
board-short-governor_of_rome = Governatore
board-short-castellan = Castellano
board-short-treasurer_general = Tesoriere
board-short-depositary_general = Depositore
board-short-vice_chancellor = Vicecanc.
board-short-leonardo = Leonardo
board-short-michelangelo = Michelangelo
board-short-raphael = Raffaello
board-short-botticelli = Botticelli
board-short-titian = Tiziano
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
board-short-poison_plague = Veleno o Peste
board-short-bravo = Bravo
board-short-simony = Simonia
board-does-spy = di nascosto
board-does-poison_plague = morte
board-does-bravo = { board-does-poison_plague }
board-does-doctor = cura
board-does-marriage = una tregua
board-does-savonarola = zittisce
board-does-simony = accusa
board-place-office = posto per una Carica
board-place-artist = posto per un Artista
board-place-outside_family = posto per una Famiglia Esterna
board-under = Sotto { $name }
board-home-mark = sede
board-conclave = Il conclave
board-serving = Cardinali in servizio: { $serving } su { $all }
board-elect = { $votes } per eleggere
board-in-force = In vigore
board-none-in-force = Nulla vincola nessuno.
board-force-marriage = Matrimonio tra { $one } e { $other }, fino alla fine del round
board-force-savonarola = { $you ->
    [1] Savonarola predica: come Papa non giochi carte dalla mano
   *[other] Savonarola predica: { $name }, come Papa, non gioca carte dalla mano
}
board-force-penalty = { $you ->
    [1] Perdi il prossimo turno per simonia
   *[other] { $name } perde il prossimo turno per simonia
}
board-force-short-marriage = Sposati: { $one }, { $other }
board-force-short-savonarola = { $you ->
    [1] Savonarola ti zittisce
   *[other] Savonarola zittisce { $name }
}
board-force-short-penalty = { $you ->
    [1] Perdi un turno
   *[other] { $name } perde un turno
}
board-force-short-grounds = Puoi accusare il Papa
board-force-grounds = Simonia: hai motivo di accusare il Papa
board-force-no-grounds = Niente accusa di simonia: il Papa ti ha dato qualcosa e ha lasciato stare le Cariche
board-the-table = Il tavolo
board-left = { $left } su { $laid } ancora lì
board-what-left = Che cosa resta
board-unseen-of-all = mai viste su
board-of-all = su { $all }
board-types-property = Proprietà
board-types-office = Cariche
board-types-artist = Artisti
board-types-outside_family = Famiglie Esterne
board-types-condottiere = { board-condottieri }
board-types-spy = Spie
board-types-poison_plague = { board-short-poison_plague }
board-types-bravo = Bravi
board-types-doctor = { card-doctor }
board-types-marriage = { card-marriage }
board-types-savonarola = { card-savonarola }
board-types-simony = { board-short-simony }
board-types-others = Altre
board-left-title = Che cosa resta: { $unseen } carte su { $all } mai viste
board-left-unseen = mai vista
board-left-play = in gioco, e di chi
board-left-aside = accantonata o scartata
board-left-back = le carte accantonate tornano al prossimo round
board-face-down = Carta { $slot }, coperta
board-for-nothing = gratis
board-unprotected = Senza protezione
board-palaces = Palazzi
board-your-palaces = I tuoi palazzi
board-my-palaces = { $number ->
    [one] Il mio palazzo
   *[other] I miei { $number } palazzi
}
board-protect = Proteggi
board-round-end = Fine round: +{ ducats-counted }, +{ points-counted }
board-sheet-points = Da dove vengono i punti
board-sheet-round = { $round }º round
board-sheet-soon = Alla fine di questo round, senza borsa né Papa
board-sheet-votes = Voti e Ducati
board-sheet-purse = borsa nascosta; a fine round
board-sheet-bought = Acquisti, e a che prezzo
board-sheet-spied = una carta presa di nascosto, con una Spia
board-sheet-none = Ancora niente.
board-sheet-hand = Che cosa sai della mano
board-sheet-no-hand = Niente che tu abbia visto.
board-sheet-between = Tra voi
board-sheet-no-between = Tra voi non è ancora successo niente.
board-sheet-married = Sposati tra loro: nessuno dei due agisce contro l’altro.
board-hand-replayed = La mano
board-hand-hidden = La tua mano, nascosta
board-hand-empty = La tua mano è vuota.
board-hand-unseen = Nessuno vede quante carte hai in mano.
board-ducats-label = Ducati
board-pane-table = { tab-table }
board-pane-palaces = Famiglie
board-pane-conclave = Conclave
board-aim = { $card }: scegli nella domanda uno dei { $ways } modi
board-ladder = La tua offerta
board-offers = Offerte
board-all = Tutto, { $most }
board-choosing = sceglie
board-sealed = ha scelto
board-under-attack = sotto attacco
board-condottieri = Condottieri
board-defence = Difesa
board-your-attack = Il tuo attacco
board-your-defence = La tua difesa
board-attack-of = Attacco di { $name }
board-stakes = In gioco, ora di { $name }: { points-counted } e { ducats-counted } per round{ $fee ->
    [0] .
   *[other] ; la parcella dell’Artista è { $fee }.
}
board-stakes-own = In gioco, ora tuoi: { points-counted } e { ducats-counted } per round.
board-unseen-condottieri = { $number ->
    [one] Un Condottiero non si è visto, di forza { $powers }.
   *[other] { $number } Condottieri non si sono visti, di forza { $powers }.
}
board-unseen-none = Tutti i Condottieri si sono visti.
board-known-condottieri = In mano a { $name }: { $cards }.
board-prompt-commit = { $least ->
    [0] { $target }: schiera Condottieri in segreto, o nessuno.
   *[other] { $target }: schiera Condottieri in segreto, almeno uno.
}
board-prompt-secret-ballot = { $number ->
    [one] Dai il tuo unico voto. Per ora nessuno lo vede.
   *[other] Dividi i tuoi { $number } voti. Per ora nessuno lo vede.
}
board-prompt-open-ballot = { $number ->
    [one] Dai il tuo unico voto. Tutti lo vedono.
   *[other] Dividi i tuoi { $number } voti. Tutti lo vedono.
}
board-prompt-run-off = Ne restano solo due: dividi fra loro i tuoi { $number } voti.
board-prompt-cardinals = Come Papa distribuisci i nuovi Cardinali: { $number } da dare. Quelli che non dai sono tuoi.
board-prompt-offer = La tua proposta a { $rival }: aggiungi ciò che chiedi e ciò che dai.
board-no-condottieri = Non hai Condottieri.
board-choose-one = Scegline almeno uno
board-seal = { $number ->
    [0] Non impegnarne
    [one] Impegnane uno, { $ducats } Ducati
   *[other] Impegnane { $number }, { $ducats } Ducati
}
board-fight = { $name } attacca { $other }, che difende con { $defence } e con ciò che impegna in segreto
board-you = { you }
board-less-for = Uno in meno per { $you ->
    [1] te
   *[other] { $name }
}
board-more-for = Uno in più per { $you ->
    [1] te
   *[other] { $name }
}
board-left-to-cast = { $number ->
    [one] Un voto ancora da dare
   *[other] { $number } voti ancora da dare
}
board-start-again = Ricomincia
board-all-to-me = Tutti a me
board-all-to = Tutti a { $name }
board-all-short = tutti
board-needs = { $number ->
    [0] bastano i tuoi
   *[other] ne mancano { $number }
}
board-pact = tu + { $names } = { $votes }{ $short ->
    [0] : elezione
   *[other] : ne mancano { $short }
}
board-pact-cast = { $cast } dati + { $theirs ->
    [0] { $own }
   *[other] { $theirs } + { $own }
} = { $votes }{ $short ->
    [0] : elezione
   *[other] : ne mancano { $short }
}
board-ballot-then = Se nessuno ne ha { $elects }, segue una votazione palese.
board-hand-out = Distribuisci i Cardinali
board-cast = Dai i voti
board-seal-ballot = Sigilla il voto
board-press-card = Premi una carta
board-auction-card = Metti all’asta la carta { $slot }
board-spy-card = Prendi la carta { $slot } con la Spia
board-spy-spent = La Spia è spesa; nessuno vede che cosa hai preso.
board-buy-rule = Offri tu per primo, poi gli altri a turno. Se nessuno offre, la carta è tua gratis.
board-card-may-be = Che cosa può essere la carta { $slot }
board-cards-may-be = Che cosa possono essere le carte
board-unseen-where = { $unseen } non viste: { $here } qui, { $elsewhere } nel mazzo o in mano
board-first = Prima, se vuoi:
board-protect-link = Proteggi { $card }
board-what = Che cosa fare
board-verb-seize = Ruba
board-verb-spy = Spia
board-verb-poison = Veleno
board-verb-bravo = { board-short-bravo }
board-verb-marry = Matrimonio
board-verb-savonarola = { card-savonarola }
board-verb-simony = { board-short-simony }
board-verb-move = Sposta
board-verb-trade = Scambia
board-target-below = se aggiunge < { $power }
board-target-alone = se non aggiunge
board-target-ties = tiene: { $attack } è pari
board-target-holds = tiene: arrivi a { $attack }
board-target-fee = parcella troppo alta
board-target-force = serve un Condottiero
board-target-stays = { $card } resta
board-home-stays = sede resta;
board-target-gain = { $place }, da { $name }: { $cards ->
    [none] {""}
   *[other] con { $cards }; {""}
}{ points-counted } e { ducats-counted } per round.
board-target-owes = La parcella dell’Artista è { $fee }.
board-target-unpaid = { $card } resta: dopo non potresti pagarne la parcella.
board-reach = Con tutto ciò che puoi mandare arrivi a { $attack }. Un bersaglio cade se il proprietario aggiunge meno di quanto indicato; il pareggio tiene.
board-reach-none = Non hai Condottieri da mandare: puoi prendere solo ciò che non è protetto.
board-reach-partner = Tranne { $name }: siete sposati.
board-press-target = Scegli un bersaglio
board-move-link = Sposta qualcosa
board-trade-link = Proponi uno scambio
board-defended = difesa { $power }
board-in-the-open = la difendono solo i Condottieri
board-judge-you = ora giudichi tu
board-judge-later = giudica dopo
board-judged = Finora { $for } a favore e { $against } contro; tu ne hai { $own }.
board-judge-then = Con più voti a favore che contro, { $name } perde il prossimo turno.
board-offices-then = { $votes } ora, { $mean } in media
board-offices-none = Non ci sono altre Cariche in gioco.
board-doctor-none = Non hai il Dottore
board-doctor-unpaid = Il Dottore costa più dei tuoi { $ducats }
board-poison-at = { $you ->
    [1] La carta è tua.
   *[0] La carta è di { $name }.
}
board-ballots-turned = Le schede, scoperte insieme
board-ballots-elect = { $all } voti, { $elects } per eleggere
board-ballot-self = per la propria famiglia
board-ballot-for = per { $you ->
    [1] te
   *[other] { $name }
}
board-pope-elected = { $you ->
    [1] Sei stato eletto Papa
   *[other] { $name } è Papa
}
board-pope-with = con { $votes } voti su { $all }
board-pope-nobody = Nessuno ne ha { $elects }: segue un’altra votazione.
board-sheet-rounds = I round
board-sheet-properties-why = i punti su ciascuna
board-sheet-offices-why = { board-sheet-properties-why }
board-sheet-artists-why = protetti o no
board-sheet-pope-why = l’eletto
board-sheet-ducats-why = ogni 10 interi un punto
board-sheet-elected = eletto con { $votes }
board-sheet-now = Ora
board-sheet-after = Dopo il round { $round }
board-scene-fight = La lotta per { $place }
board-scene-standing = ciò che già la difende
board-scene-sums = { $attack } contro { $defence }
board-scene-held = { $place } tiene
board-scene-fell = { $place } cade
board-scene-accusation = L’accusa contro { $you ->
    [1] te
   *[other] { $name }
}
board-scene-death = La morte di { $card }
board-scene-election = Round { $round }: l’elezione
board-scene-sheet = Si conta il round { $round }
board-ballot-bars = Le barre suppongono che ognuno voti per la propria famiglia.
board-ballot-bars-open = Barre: i voti già dati, e quelli che ogni famiglia ha ancora.
board-tray-get = Ricevi
board-tray-give = Dai
board-tray-gives = { $you ->
    [1] Tu dai
   *[0] { $name } dà
}
board-deal-with = Proponi uno scambio a
board-deal-get = Ricevi da { $name }
board-deal-properties = Proprietà, con tutto ciò che proteggono
board-deal-singles = Cariche e Artisti singoli; in rosso: non protetti
board-deal-hand = Dalla tua mano
board-deal-known = { $number ->
    [one] In mano: una che conosci, il resto forse
   *[other] In mano: { $number } che conosci, il resto forse
}
board-deal-unseen = Chiedi una carta non vista
board-deal-purse = Ducati, dei tuoi { $ducats }
board-deal-hidden-purse = Ducati; la borsa è nascosta
board-deal-back = Rimetti tutto a posto
board-deal-close = Chiudi la proposta
board-deal-would = Che cosa cambierebbe
board-deal-same = Voti, punti ed entrate restano come sono.
board-deal-says = Ricevi { $wants }; { $name } riceve { $gives }.
board-deal-votes = { board-printed-votes }
board-deal-points = punti per round
board-deal-income = { board-printed-income }
board-deal-pact = tu + { $name }, { $elects } per eleggere
board-deal-agree = { $name } deve accettarlo per intero.
board-deal-make = Fai la proposta
board-deal-nothing = Ancora nessuna proposta

letter-power = F
letter-income = D
letter-votes = v
letter-points = PV
letter-fee = D parcella

## The board in the browser

wish-always-doctor = Passa ogni volta che si potrebbe giocare un Dottore
noun-family = Famiglia
noun-slot = { noun-card }
noun-spot = Posto
noun-number = Numero
board-lies-under = { $name }: { $cards }
board-printed-power = forza
board-printed-income = entrate
board-printed-votes = voti
board-printed-points = { points }
board-printed-fee = parcella
board-count-properties = { board-types-property }
board-count-cardinals = Cardinali
board-count-votes = Voti
board-mark-pope = Papa
row-ducats = { board-ducats-label }
