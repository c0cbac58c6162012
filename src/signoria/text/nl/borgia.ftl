### The Prince: prompts, events, refusals, scores and names.

title = The Prince: de strijd van het huis Borgia
tagline = Koop kaarten, bescherm wat van jou is, verover wat het niet is, en laat je tot paus kiezen.

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
card-vice_chancellor = Vicekanselier
card-camerlengo = Camerlengo
card-grand_penitentiary = Grootpenitencier
card-datary = Dataris
card-captain_general = Kapitein-generaal van de Kerk
card-governor_of_rome = Gouverneur van Rome
card-castellan = Slotvoogd van de Engelenburcht
card-treasurer_general = Thesaurier-generaal
card-depositary_general = Depositaris-generaal
card-leonardo = Leonardo da Vinci
card-michelangelo = Michelangelo Buonarroti
card-raphael = Rafaël
card-botticelli = Sandro Botticelli
card-titian = Titiaan
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
card-spy = Spion
card-poison_plague = Dood door gif / Pest
card-bravo = Dood door de bravo
card-doctor = Dokter
card-marriage = Huwelijk
card-savonarola = Savonarola
card-simony = Beschuldiging van simonie

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
loot-nothing = niets

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

target-borgia = wat onder het stamgoed van de Borgia ligt
target-medici = wat onder het stamgoed van de Medici ligt
target-della_rovere = wat onder het stamgoed van de della Rovere ligt
target-colonna = wat onder het stamgoed van de Colonna ligt
target-orsini = wat onder het stamgoed van de Orsini ligt

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
spot-home = het stamgoed
spot-open = onbeschermd

type-property = bezitting
type-office = ambt
type-artist = kunstenaar
type-outside_family = buitenfamilie
type-condottiere = condottiere
type-spy = { card-spy }
type-poison_plague = Dood door gif of Pest
type-bravo = { card-bravo }
type-doctor = { card-doctor }
type-marriage = { card-marriage }
type-savonarola = { card-savonarola }
type-simony = { card-simony }

phase-set-up = Handen
phase-buy = Kopen of spioneren
phase-play = Spelen of veroveren
phase-arrange = Herschikken
phase-election = Verkiezing
phase-new-round = De paus

verdict-for = voor
verdict-against = tegen

edition-phalanx = { printing-borgia-phalanx }

## The box

box-kind-card = Kaarten
box-field-power = { board-printed-power }
box-field-income = { board-printed-income }
box-field-votes = { board-printed-votes }
box-field-vp = { points }
box-field-fee = { board-printed-fee }
box-because-scale = Gereconstrueerd: geen bron toont het. Onze waarden blijven bij wat bekend is: een stamgoed van kracht 3 en 35 dukaten, Ceri van kracht 2, Sforza van kracht 1, en een punt voor elke 10 dukaten.
box-because-offices = Gereconstrueerd: geen bron toont het. De spelregels zeggen dat ambten inkomsten opleveren, en sommige stemmen; over punten zijn hun paragrafen het niet eens, en de onze leveren er geen op.
box-because-condottieri = Gereconstrueerd: de spelregels zeggen alleen dat alle condottieri hetzelfde honorarium hebben, en dat er zijn van kracht 2 en van kracht 3.
box-because-high = Gereconstrueerd: de spelregels zeggen alleen dat de waarde zeer hoog is.
box-because-home = Gereconstrueerd: geen bron toont het. Het onze is een stad die de familie bezat.

## Prompts

prompt-throw-in = Houd je hand. Met drie kaarten van één type mag je de hand inruilen voor een nieuwe.
prompt-buy-or-spy = Laat een verdekte kaart veilen, of neem er een met een Spion.
prompt-bid = { $price ->
    [0] { $card } wordt geveild. Open het bieden, of pas.
   *[other] { $card } wordt geveild; { $leader } biedt { $price }. Bied meer, of pas.
}
prompt-play-or-seize = Speel een kaart, probeer iets te veroveren, of beëindig je beurt.
prompt-arrange = Herschik wat je bezit, of beëindig je beurt.
prompt-fee = Het honorarium van { $card } is { $fee } dukaten. Betaal het, of laat de kunstenaar gaan.
prompt-place = Leg { $card } onder een bezitting van jou, of laat de kaart onbeschermd.
prompt-new-place = Waar gaat { $card } heen?
prompt-tuck = Je hebt nu { $card }. Welke onbeschermde kaart ({ $type }) komt eronder, als je dat wilt?
prompt-doctor = { $card-code ->
    [marriage] { $family } vergiftigt het huwelijk. Antwoord met de Dokter voor { $fee } dukaten, of doe niets.
   *[other] { $family } vergiftigt { $card }. Antwoord met de Dokter voor { $fee } dukaten, of doe niets.
}
prompt-fate = { $card } heeft geen ambtsdrager meer. Leg het ambt opzij, of geef het aan iemand.
prompt-verdict = Dit is een beschuldiging van simonie tegen { $family }. Stem voor de beschuldiging, of ertegen.
prompt-verdict-yourself = Dit is een beschuldiging van simonie tegen jou. Stem voor de beschuldiging, of ertegen.
prompt-commit = Aanval: { $family } tegen { $rival }, om { $target }. { $least ->
    [0] Zet in het geheim condottieri in voor { $fee } dukaten elk, of geen, en zeg dan dat je klaar bent.
   *[other] Zet in het geheim condottieri in voor { $fee } dukaten elk, minstens één, en zeg dan dat je klaar bent.
}
prompt-secret-ballot = { $number ->
    [one] Je hebt nog één stem. Is die voor { $family }?
   *[other] Je hebt nog { $number } stemmen. Hoeveel voor { $family }? Nog ziet niemand het.
}
prompt-open-ballot = { $number ->
    [one] Je hebt nog één stem. Is die voor { $family }?
   *[other] Je hebt nog { $number } stemmen. Hoeveel voor { $family }? Iedereen ziet het.
}
prompt-run-off = { $number ->
    [one] Je hebt één stem. Is die voor { $family }, of voor de ander van de twee?
   *[other] Je hebt { $number } stemmen. Hoeveel voor { $family }? De ander van de twee krijgt de rest.
}
prompt-name-family = De stemmen staken. Wijs als zittende paus een van de gelijk geëindigde families aan.
prompt-give-office = Als paus sta je { $card } af. Wie krijgt het ambt?
prompt-reshuffle = Verzamel alle andere ambten en verdeel ze opnieuw door het lot, of laat ze waar ze zijn.
prompt-cardinals = { $number ->
    [one] Er is nog één nieuwe kardinaal. Is die voor { $family }?
   *[other] Er zijn nog { $number } nieuwe kardinalen. Hoeveel voor { $family }? Wat aan het einde over is, is voor jou.
}
prompt-trade = Doe iemand een voorstel voor de stemming, of pas.
prompt-offer = Je voorstel aan { $rival }: noem de kaarten die je geeft en die je vraagt, en zeg dan dat je klaar bent.
prompt-ducats-given = Hoeveel dukaten doe je erbij voor { $rival }?
prompt-ducats-asked = Hoeveel dukaten vraag je van { $rival }? Wie dukaten geeft, vraagt er geen.
prompt-accept = Je hebt een voorstel van { $family }. Neem het in zijn geheel aan, of weiger.
prompt-consent = In een ruil tussen { $family } en { $rival } zou een ambt van hand wisselen. Stem er als paus mee in, of verbied het.

## Actions

action-pass-play-or-seize = Beëindig je beurt
action-pass-tuck = Leg er niets onder
action-pass-doctor = Doe niets
action-pass-trade = Doe geen voorstel
action-keep = Houd de hand
action-throw = Ruil de hand in
action-pay = Betaal het honorarium
action-decline = Betaal niet
action-done = Klaar
action-done-arrange = { action-pass-play-or-seize }
action-doctor = Antwoord met de Dokter
action-savonarola = Stuur Savonarola op de paus af
action-simony = Beschuldig de paus van simonie
action-for = Voor de beschuldiging
action-against = Tegen de beschuldiging
action-aside = Leg het opzij
action-reshuffle = Verzamel de ambten en schud ze
action-leave = Laat ze
action-cancel = Zie af van het voorstel
action-accept = Neem aan
action-refuse = { refuse }
action-consent = Stem in
action-forbid = Verbied het
action-place = { $spot-code ->
    [open] Laat onbeschermd
   *[other] Onder { $spot }
}
action-tuck = { $card }
action-turn = Laat kaart { $slot } veilen
action-take = Neem kaart { $slot } met een Spion
action-move = Verplaats { $card }
action-spy = Stuur een Spion naar { $family }
action-poison = { $card-code ->
    [marriage] Vergiftig het huwelijk
   *[other] Vergiftig { $card }
}
action-bravo = { $card-code ->
    [marriage] Stuur de bravo op het huwelijk af
   *[other] Stuur de bravo op { $card } af
}
action-marry = Huwelijk met de familie van { $family }
action-give = Geef het aan { $family }
action-seize = Verover { $card }
action-storm = Bestorm het stamgoed van { $family }
action-commit = Zet { $card } in
action-name = Wijs { $family } aan
action-trade = Doe { $family } een voorstel
action-offer = Geef { $card }
action-ask = Vraag { $card }
action-cardinals = { $number ->
    [0] Geen kardinaal
    [one] Eén kardinaal
   *[other] { $number } kardinalen
}
action-votes = { $number ->
    [0] Geen stem
    [one] Eén stem
   *[other] { $number } stemmen
}
action-ducats = { $amount ->
    [0] Geef geen dukaten
    [one] Geef één dukaat
   *[other] Geef { $amount } dukaten
}
action-want = { $amount ->
    [0] Vraag geen dukaten
    [one] Vraag één dukaat
   *[other] Vraag { $amount } dukaten
}

## Events

event-first-pope = { $seat } is de eerste paus.
event-first-pope-you = Je bent de eerste paus.
event-withdraws = { $seat } past.
event-withdraws-you = Je past.
event-thrown-in = { $seat } heeft drie kaarten van één type, ruilt de hand in en krijgt een nieuwe.
event-thrown-in-you = Je hebt drie kaarten van één type, ruilt je hand in en krijgt een nieuwe.
event-revealed = { $seat } kreeg { $card } en moet die kaart spelen.
event-revealed-you = Je kreeg { $card } en moet die kaart spelen.
event-round-begins = Ronde { $round } begint.
event-table-laid = { $cards ->
    [one] Er ligt één kaart verdekt op tafel.
   *[other] Er liggen { $cards } kaarten verdekt op tafel.
}
event-turn-begins = { $seat } is aan de beurt.
event-turn-begins-you = Je bent aan de beurt.
event-turn-lost = { $seat } verliest deze beurt wegens simonie.
event-turn-lost-you = Je verliest deze beurt wegens simonie.
event-turned-up = { $seat } draait kaart { $slot } om: { $card }.
event-turned-up-you = Je draait kaart { $slot } om: { $card }.
event-sold = { $seat } koopt { $card } voor { $price }.
event-sold-you = Je koopt { $card } voor { $price }.
event-taken-free = Niemand biedt: { $seat } neemt { $card } voor niets.
event-taken-free-you = Niemand biedt: je neemt { $card } voor niets.
event-taken-unseen = { $seat } stuurt een Spion en neemt kaart { $slot } ongezien.
event-taken-unseen-you = Je stuurt een Spion en neemt kaart { $slot } ongezien.
event-taken-unseen-told = { $seat } stuurt een Spion en neemt kaart { $slot } ongezien: { $card }.
event-taken-unseen-told-you = Je stuurt een Spion en neemt kaart { $slot } ongezien: { $card }.
event-gained = { $seat } heeft { $card }.
event-gained-you = Je hebt { $card }.
event-fee-paid = { $seat } betaalt { $ducats } dukaten voor { $card }.
event-fee-paid-you = Je betaalt { $ducats } dukaten voor { $card }.
event-fee-unpaid = { $seat } betaalt { $card } niet.
event-fee-unpaid-you = Je betaalt { $card } niet.
event-set-aside = { $card } wordt opzijgelegd.
event-placed = { $spot-code ->
    [open] { $seat } laat { $card } onbeschermd.
   *[other] { $seat } legt { $card } onder { $spot }.
}
event-placed-you = { $spot-code ->
    [open] Je laat { $card } onbeschermd.
   *[other] Je legt { $card } onder { $spot }.
}
event-moved = { $spot-code ->
    [open] { $seat } laat { $card } onbeschermd.
   *[other] { $seat } verplaatst { $card } naar een plaats onder { $spot }.
}
event-moved-you = { $spot-code ->
    [open] Je laat { $card } onbeschermd.
   *[other] Je verplaatst { $card } naar een plaats onder { $spot }.
}
event-spies = { $seat } stuurt een Spion naar { $opponent }.
event-spies-you = Je stuurt een Spion naar { $opponent }.
event-spies-to-you = { $seat } stuurt een Spion naar jou.
event-spies-told = { $loot-code ->
    [nothing] { $seat } stuurt een Spion naar { $opponent } en vindt geen kaart.
   *[other] { $seat } stuurt een Spion naar { $opponent } en neemt een kaart: { $loot }.
}
event-spies-told-you = { $loot-code ->
    [nothing] Je stuurt een Spion naar { $opponent } en vindt geen kaart.
   *[other] Je stuurt een Spion naar { $opponent } en neemt een kaart: { $loot }.
}
event-spied-on = Een Spion van { $opponent } kijkt in de hand van { $seat }.
event-spied-on-you = Een Spion van { $opponent } kijkt in je hand.
event-spied-on-to-you = Je Spion kijkt in de hand van { $seat }.
event-spied-on-told = { $loot-code ->
    [nothing] Een Spion van { $opponent } vindt geen kaart in de hand van { $seat }.
   *[other] Een Spion van { $opponent } neemt een kaart uit de hand van { $seat }: { $loot }.
}
event-spied-on-told-you = { $loot-code ->
    [nothing] Een Spion van { $opponent } vindt geen kaart in je hand.
   *[other] Een Spion van { $opponent } neemt een kaart uit je hand: { $loot }.
}
event-poisons = { $card-code ->
    [marriage] { $seat } vergiftigt het huwelijk.
   *[other] { $seat } vergiftigt { $card }.
}
event-poisons-you = { $card-code ->
    [marriage] Je vergiftigt het huwelijk.
   *[other] Je vergiftigt { $card }.
}
event-doctor-answers = { $seat } antwoordt met de Dokter en betaalt { $ducats } dukaten: er gebeurt niets.
event-doctor-answers-you = Je antwoordt met de Dokter en betaalt { $ducats } dukaten: er gebeurt niets.
event-stabs = { $card-code ->
    [marriage] { $seat } stuurt een bravo op het huwelijk af.
   *[other] { $seat } stuurt een bravo op { $card } af.
}
event-stabs-you = { $card-code ->
    [marriage] Je stuurt een bravo op het huwelijk af.
   *[other] Je stuurt een bravo op { $card } af.
}
event-dies = { $card } is dood en uit het spel.
event-office-given = { $seat } krijgt { $card }.
event-office-given-you = Je krijgt { $card }.
event-marries = { $seat } en { $opponent } verbinden hun families door een huwelijk: deze ronde geen kaarten en geen veroveringen tussen die twee.
event-marries-you = Jij en { $opponent } verbinden jullie families door een huwelijk: deze ronde geen kaarten en geen veroveringen tussen jullie.
event-marries-to-you = { $seat } en jij verbinden jullie families door een huwelijk: deze ronde geen kaarten en geen veroveringen tussen jullie.
event-marriage-ends = Het huwelijk is voorbij.
event-savonarola-preaches = { $seat } laat Savonarola preken: de paus mag geen kaart uit de hand spelen.
event-savonarola-preaches-you = Je laat Savonarola preken: de paus mag geen kaart uit de hand spelen.
event-savonarola-gone = Savonarola is weg.
event-accuses = { $seat } beschuldigt { $opponent } van simonie.
event-accuses-you = Je beschuldigt { $opponent } van simonie.
event-accuses-to-you = { $seat } beschuldigt jou van simonie.
event-accuses-in-vain = { $seat } beschuldigt de paus van simonie. In ronde 1 heeft dat geen gevolg.
event-accuses-in-vain-you = Je beschuldigt de paus van simonie. In ronde 1 heeft dat geen gevolg.
event-judges = { $number ->
    [one] { $seat } geeft één stem { $verdict } de beschuldiging.
   *[other] { $seat } geeft { $number } stemmen { $verdict } de beschuldiging.
}
event-judges-you = { $number ->
    [one] Je geeft één stem { $verdict } de beschuldiging.
   *[other] Je geeft { $number } stemmen { $verdict } de beschuldiging.
}
event-upheld = De beschuldiging wordt aanvaard, { $number } tegen { $against }: { $seat } verliest de volgende beurt.
event-upheld-you = De beschuldiging wordt aanvaard, { $number } tegen { $against }: je verliest je volgende beurt.
event-rejected = De beschuldiging tegen { $seat } wordt verworpen, { $number } tegen { $against }.
event-rejected-you = De beschuldiging tegen jou wordt verworpen, { $number } tegen { $against }.
event-attacks = { $seat } probeert { $card } op { $opponent } te veroveren.
event-attacks-you = Je probeert { $card } op { $opponent } te veroveren.
event-attacks-to-you = { $seat } probeert { $card } op jou te veroveren.
event-storms = { $seat } bestormt het stamgoed van { $opponent }.
event-storms-you = Je bestormt het stamgoed van { $opponent }.
event-storms-to-you = { $seat } bestormt jouw stamgoed.
event-committed = { $seat } stuurt { $card } en betaalt { $ducats } dukaten.
event-committed-you = Je stuurt { $card } en betaalt { $ducats } dukaten.
event-fought = { $seat } valt aan met { $attack }, { $opponent } verdedigt met { $defence }.
event-fought-you = Je valt aan met { $attack }, { $opponent } verdedigt met { $defence }.
event-fought-to-you = { $seat } valt aan met { $attack }, jij verdedigt met { $defence }.
event-seized = { $seat } neemt { $card }.
event-seized-you = Je neemt { $card }.
event-held = { $seat } houdt stand.
event-held-you = Je houdt stand.
event-artist-stays = { $card } kan niet worden betaald en blijft bij { $seat }.
event-artist-stays-you = { $card } kan niet worden betaald en blijft bij jou.
event-income-paid = { $seat } krijgt { $ducats } dukaten uit bezittingen en ambten.
event-income-paid-you = Je krijgt { $ducats } dukaten uit bezittingen en ambten.
event-voted = { $number ->
    [one] { $seat } geeft { $family } één stem.
   *[other] { $seat } geeft { $family } { $number } stemmen.
}
event-voted-you = { $number ->
    [one] Je geeft { $family } één stem.
   *[other] Je geeft { $family } { $number } stemmen.
}
event-voted-to-you = { $number ->
    [one] { $seat } geeft jou één stem.
   *[other] { $seat } geeft jou { $number } stemmen.
}
event-voted-yourself = { $number ->
    [one] Je geeft jezelf één stem.
   *[other] Je geeft jezelf { $number } stemmen.
}
event-no-majority = Stemming { $ballot } kiest niemand.
event-run-off = Een beslissende stemming tussen { $family } en { $rival } geeft de doorslag.
event-run-off-to-you = Een beslissende stemming geeft de doorslag: { $family } tegen { $rival }.
event-drawn-vote = { $family } en { $rival } hebben evenveel stemmen: de zittende paus beslist.
event-drawn-vote-to-you = Evenveel stemmen, { $family } en { $rival }: de zittende paus beslist.
event-elected = { $seat } wordt paus met { $number } van de { $all } stemmen.
event-elected-you = Je wordt paus met { $number } van de { $all } stemmen.
event-scored-card = { $points ->
    [one] { $card } levert { $seat } één punt op.
   *[other] { $card } levert { $seat } { $points } punten op.
}
event-scored-card-you = { $points ->
    [one] { $card } levert je één punt op.
   *[other] { $card } levert je { $points } punten op.
}
event-scored-pope = Als nieuwe paus krijgt { $seat } { $points } punten.
event-scored-pope-you = Als nieuwe paus krijg je { $points } punten.
event-scored-ducats = { $points ->
    [one] De dukaten van { $seat } zijn één punt waard.
   *[other] De dukaten van { $seat } zijn { $points } punten waard.
}
event-scored-ducats-you = { $points ->
    [one] Je dukaten zijn één punt waard.
   *[other] Je dukaten zijn { $points } punten waard.
}
event-scored = { $points ->
    [one] { $seat } krijgt één punt.
   *[other] { $seat } krijgt { $points } punten.
}
event-scored-you = { $points ->
    [one] Je krijgt één punt.
   *[other] Je krijgt { $points } punten.
}
event-shuffled-in = { $cards ->
    [0] De stapel wordt geschud.
    [one] Eén opzijgelegde kaart wordt in de stapel geschud.
   *[other] { $cards } opzijgelegde kaarten worden in de stapel geschud.
}
event-drawn = { $seat } trekt een kaart.
event-drawn-you = Je trekt een kaart.
event-drawn-told = { $seat } trekt een kaart: { $card }.
event-drawn-told-you = Je trekt een kaart: { $card }.
event-family-paid = Elke familie krijgt { $ducats } dukaten.
event-offices-reshuffled = { $cards ->
    [one] De paus verzamelt het ene andere ambt.
   *[other] De paus verzamelt de andere { $cards } ambten, schudt ze en verdeelt ze opnieuw.
}
event-offices-left = De paus laat de ambten van de anderen waar ze zijn.
event-cardinals-given = { $number ->
    [one] { $seat } krijgt een kardinaal.
   *[other] { $seat } krijgt { $number } kardinalen.
}
event-cardinals-given-you = { $number ->
    [one] Je krijgt een kardinaal.
   *[other] Je krijgt { $number } kardinalen.
}
event-trade-opened = { $seat } doet { $opponent } een voorstel.
event-trade-opened-you = Je doet { $opponent } een voorstel.
event-trade-opened-to-you = { $seat } doet jou een voorstel.
event-trade-dropped = { $seat } ziet af van een voorstel aan { $opponent }.
event-trade-dropped-you = Je ziet af van een voorstel aan { $opponent }.
event-trade-dropped-to-you = { $seat } ziet af van een voorstel aan jou.
event-trade-refused = { $opponent } weigert het voorstel van { $seat }.
event-trade-refused-you = { $opponent } weigert jouw voorstel.
event-trade-refused-to-you = Je weigert het voorstel van { $seat }.
event-trade-forbidden = { $seat }, de paus, verbiedt de ruil.
event-trade-forbidden-you = Als paus verbied je de ruil.
event-trade-done = { $seat } en { $opponent } ruilen.
event-trade-done-you = Je ruilt met { $opponent }.
event-trade-done-to-you = { $seat } ruilt met jou.
event-trade-done-told = { $seat } en { $opponent } ruilen. In de hand van { $seat }: { $taken }; in die van { $opponent }: { $given }.
event-trade-done-told-you = Je ruilt met { $opponent }. In jouw hand: { $taken }; in de andere: { $given }.
event-trade-done-told-to-you = { $seat } ruilt met jou. In jouw hand: { $given }; in de andere: { $taken }.
event-game-ends = De derde ronde is voorbij, en daarmee het spel.
story-put-up = **{ $seat }** bood kaart { $slot } aan: { $card }.
story-put-up-you = **Jij** bood kaart { $slot } aan: { $card }.
story-bids = Biedingen: { $bids }.
story-sold = **{ $seat } neemt hem voor { $price }.**
story-sold-you = **Jij neemt hem voor { $price }.**
story-sold-alone = **{ $seat } neemt hem voor { $price }**; niemand anders bood.
story-sold-alone-you = **Jij neemt hem voor { $price }**; niemand anders bood.
story-free = Niemand bood: **{ $seat } neemt hem voor niets.**
story-free-you = Niemand bood: **jij neemt hem voor niets.**
story-unprotected = Hij ligt onbeschermd.
story-under = Die gaat onder { $spot }.
story-unpaid = **{ $seat }** betaalde { $card } niet: de kunstenaar is weg.
story-unpaid-you = **Jij** betaalde { $card } niet: de kunstenaar is weg.
story-dealt = **{ $seat }** speelt uit de eerste hand: { $cards }.
story-dealt-you = **Jij** speelt uit de eerste hand: { $cards }.
story-drew = Iedereen trok een kaart.
story-drew-and-paid = Iedereen kreeg { $ducats } dukaten en een kaart.
story-played-at-once = Meteen gespeeld: { $cards }.
story-received = **{ $seat }** kreeg { $cards }.
story-received-you = **Jij** kreeg { $cards }.
story-attacked = **{ $seat }** viel { $opponent } aan om { $card } met { $attack } tegen { $defence }:
story-attacked-you = **Jij** viel { $opponent } aan om { $card } met { $attack } tegen { $defence }:
story-attacked-to-you = **{ $seat }** viel jou aan om { $card } met { $attack } tegen { $defence }:
story-stormed = **{ $seat }** bestormde het stamgoed van { $opponent } met { $attack } tegen { $defence }:
story-stormed-you = **Jij** bestormde het stamgoed van { $opponent } met { $attack } tegen { $defence }:
story-stormed-to-you = **{ $seat }** bestormde jouw stamgoed met { $attack } tegen { $defence }:
story-held = **afgeslagen.**
story-seized = **veroverd.**
story-not-taken = **zonder buit.**
story-won = **gewonnen.**
story-undefended = **onverdedigd, veroverd.**
story-costs = Betaald: { $paid }.
story-income = Inkomsten: { $gains }.
story-ballot = Stemmen: { $votes }.
story-nobody = **Niemand is gekozen.**
story-pope = **{ $seat } is paus.**
story-pope-you = **Jij bent paus.**
story-was-pope = { $seat } werd paus
story-was-pope-you = jij werd paus
story-points = Punten: { $gains }.
story-cardinals = Nieuwe kardinalen: { $gains }.
story-moved = **{ $seat }** verplaatste { $cards }.
story-moved-you = **Jij** verplaatste { $cards }.
story-spied = **{ $seat }** nam kaart { $slot } met een Spion.
story-spied-told = **{ $seat }** nam kaart { $slot } met een Spion: **{ $card }.**
story-spied-you = **Jij** nam kaart { $slot } met een Spion.
story-spied-told-you = **Jij** nam kaart { $slot } met een Spion: **{ $card }.**
clause-spied = kaart { $slot } met een Spion
clause-attack = { $won ->
    [1] veroverd: { $card }
   *[0] mislukt: { $card }
}
clause-against = { $by } tegen { $card }
clause-home = een stamgoed

## Refusals

refusal-no-three-of-a-type = Je mag je hand alleen inruilen met drie kaarten van één type.
refusal-bid-too-low = { $amount } is niet hoger dan het huidige bod van { $price }.
refusal-bid-too-high = { $ducats ->
    [one] Je hebt maar één dukaat: je kunt geen { $amount } bieden.
   *[other] Je hebt { $ducats } dukaten: je kunt geen { $amount } bieden.
}
refusal-not-yours-unprotected = { $card } is geen onbeschermde kaart van jou die daarheen kan.
refusal-not-your-property = Je bezit { $spot } niet, dus { $card } kan er niet onder.
refusal-lies-there = { $card } ligt daar al.
refusal-must-be-placed = { $card } moet onder een bezitting of onder het stamgoed.
refusal-place-taken = Onder { $spot } is de plaats voor { $card } bezet.
refusal-fee-too-high = Het honorarium is { $fee } dukaten, en jij hebt er { $ducats }.
refusal-fees-too-high = De honoraria zouden { $fee } dukaten zijn, en jij hebt er { $ducats }.
refusal-not-held = De kaart { $card } zit niet in je hand.
refusal-silenced = Zolang Savonarola preekt, speelt de paus geen kaart, behalve een bravo tegen hem.
refusal-committed-already = Je hebt { $card } al ingezet.
refusal-force-needed = Deze aanval vraagt geweld: er moet minstens één condottiere worden ingezet.
refusal-no-condottiere = Dit wordt met geweld aangevallen, en jij hebt geen condottiere.
refusal-too-many-votes = { $number ->
    [one] Je hebt nog maar één stem.
   *[other] Je hebt nog maar { $number } stemmen.
}
refusal-not-tied = Wijs iemand aan die gelijk staat: { $family } staat dat niet.
refusal-not-to-the-pope = De paus geeft ambten aan anderen, nooit aan zichzelf.
refusal-no-other-offices = Er is geen ander ambt in het spel om te verdelen.
refusal-too-many-cardinals = { $number ->
    [one] Er is nog maar één kardinaal.
   *[other] Er zijn nog maar { $number } kardinalen.
}
refusal-too-few-cardinals = { $number ->
    [one] Er moet er hier minstens één heen: de paus houdt er hoogstens één meer dan wie de meeste krijgt.
   *[other] Er moeten er hier minstens { $number } heen: de paus houdt er hoogstens één meer dan wie de meeste krijgt.
}
refusal-ducats-missing = Je hebt maar { $ducats ->
    [one] één dukaat
   *[other] { $ducats } dukaten
}.
refusal-gives-ducats = Je geeft al dukaten: wie geeft, vraagt er geen.
refusal-cannot-deliver = Je hebt niet alles wat wordt gevraagd.
refusal-must-buy-or-spy = Je moet een kaart laten veilen, of er een met een Spion nemen.
refusal-buy-first = Eerst moet een kaart van de tafel worden gekocht, of met een Spion genomen.
refusal-bought-already = Een kaart van de tafel wordt eenmaal per beurt gekocht of genomen.
refusal-seized-already = Na een verovering mag je alleen nog herschikken wat je bezit.
refusal-slot-empty = Er ligt geen kaart { $slot } op tafel.
refusal-pope-against-self = De paus speelt { $card } niet tegen zichzelf.
refusal-married = Je hebt een huwelijk met { $family }: geen kaarten en geen veroveringen tussen jullie.
refusal-no-ground-for-simony = De paus heeft de ambten van de anderen met rust gelaten en jou iets gegeven: er is geen grond voor de beschuldiging.
refusal-yourself = Je kunt jezelf niet aanwijzen.
refusal-no-such-family = Dit spel wordt zonder { $family } gespeeld.
refusal-nobody-married = Er is geen huwelijk in het spel.
refusal-nobody-preaches = Savonarola is niet in het spel.
refusal-not-in-play = { $card } is niet in het spel.
refusal-not-struck = Deze doodskaart treft { $card } niet.
refusal-yours-already = { $card } is al van jou.
refusal-protected = { $card } is beschermd: veroveren kan alleen samen met wat de kaart beschermt.
refusal-home-empty = Er ligt geen ambt of kunstenaar onder het stamgoed van { $family }.
refusal-not-yours = { $card } is niet van jou, dus verplaatsen mag je niet.
refusal-moved-already = { $card } is in dit deel van je beurt al verplaatst.
refusal-family-stays = Eenmaal onder een bezitting blijft { $card } daar.
refusal-no-place-for-family = Geen van je bezittingen heeft plaats voor { $card }.
refusal-no-trade = Deze tafel speelt zonder handel.
refusal-offers-used-up = { $number ->
    [one] Je hebt je ene voorstel gedaan.
   *[other] Je hebt je { $number } voorstellen gedaan.
}
refusal-nobody-holds = Er kan geen ander exemplaar van { $card } in een hand zitten.
refusal-in-offer-already = { $card } zit al in het voorstel.
refusal-not-theirs = { $card } is niet van { $family }.

## Scores

score-earlier = Eerdere rondes
score-ducats = { board-ducats }
score-pope = Tot paus gekozen
score-cards = Bezittingen, ambten en kunstenaars
score-shared = Evenveel punten: de plaats wordt gedeeld

## Waartoe een antwoord leidt

fact-bid-leaves = Bij een bod van { $amount } houd je er { $ducats } over.
fact-fee-then = Na het honorarium van { $fee } voor de kunstenaar zijn er nog { $ducats }.
fact-fee-unpaid = Het honorarium van { $fee } kun je dan niet betalen: de kunstenaar zou opzij worden gelegd.
fact-out-of-auction = Wie past, doet aan deze veiling niet meer mee.
fact-turned-up = Iedereen mag bieden, jij het eerst. Biedt niemand, dan krijg je de kaart gratis.
fact-taken-unseen = De kaart is ongezien voor jou; de Spion is verbruikt. Het honorarium van een kunstenaar moet je nog wel betalen.
fact-fee-leaves = Je houdt { $ducats ->
    [one] één dukaat
   *[other] { $ducats } dukaten
} over; de kunstenaar levert aan het einde van elke ronde { $points } punten op.
fact-artist-aside = De kunstenaar wordt opzijgelegd: hij komt terug in de stapel als er nog een ronde begint.
fact-artist-stays = Je kunt het honorarium niet betalen: de kunstenaar blijft bij { $opponent }.
fact-set-aside = Het komt terug in de stapel als er nog een ronde begint.
fact-defended = Zonder condottieri is de verdediging { $power }.
fact-undefended = Wie aanvalt, krijgt de kaart, tenzij condottieri die verdedigen.
fact-displaced = Daar ligt { $card }, die onbeschermd wordt.
fact-spied = Een willekeurige kaart uit die hand is voor jou; de Spion is verbruikt, ook als de hand leeg is.
fact-poisoned = De eerste Dokter die antwoordt, houdt het tegen. De doodskaart is verbruikt.
fact-stabbed = Geen Dokter kan hem tegenhouden. De doodskaart is verbruikt.
fact-marriage-ends = Treft de kaart doel, dan is ook het huwelijk van de eigenaar voorbij.
fact-married = Tot het einde van de ronde speelt geen van beide families kaarten tegen de andere of verovert er iets van.
fact-silenced = Tot een bravo hem doodt of de ronde eindigt, speelt de paus geen kaart uit de hand.
fact-accused = Iedereen behalve de paus stemt, één stem per kardinaal; wordt de beschuldiging aangenomen, dan verliest de paus de volgende beurt.
fact-accused-in-vain = In ronde 1 heeft het geen gevolg, en de kaart is verbruikt.
fact-attack = { $defence ->
    [0] Alleen wat { $opponent } inzet, verdedigt de kaart. Je zou { $attack } kunnen sturen voor { $ducats } dukaten; komt er niemand, dan is de kaart hoe dan ook van jou, anders houdt de verdediging bij gelijk stand.
   *[other] { $opponent } verdedigt met { $defence } en wat wordt ingezet. Je zou { $attack } kunnen sturen voor { $ducats } dukaten; bij gelijk houdt de verdediging stand.
}
fact-attack-leads = De verdediging houdt alleen stand met condottieri van { $power } of meer: gelijk is genoeg.
fact-attack-fails = Tot nu toe is dit te weinig: bij gelijk houdt de verdediging stand.
fact-defence-leads = Je houdt stand tegen een aanval tot en met { $power }.
fact-defence-nothing = Niets verdedigt het: elke aanval slaagt.
fact-all-paid = Wie wordt ingezet, wordt betaald en opzijgelegd, hoe het ook afloopt.
fact-cured = Beide kaarten zijn verbruikt en er gebeurt verder niets.
fact-judged-for = Al je stemmen, één per kardinaal, voor de beschuldiging.
fact-judged-against = Al je stemmen, één per kardinaal, tegen de beschuldiging.
fact-thrown-in = De hele hand wordt teruggeschud en je krijgt een nieuwe.
fact-office-given = Wie het krijgt, mag het op een vrije plaats leggen. Wie iets krijgt, kan je daarvoor niet van simonie beschuldigen.
fact-reshuffled = Elke familie krijgt door het lot zoveel ambten als ze afstond; daarna mag iedereen je van simonie beschuldigen.
fact-offices-left = Alle anderen houden hun ambten.
fact-votes-stand = Tot nu toe { $number } van de { $elects } stemmen die verkiezen, voor { $family }.
fact-votes-stand-to-you = Tot nu toe { $number } van de { $elects } stemmen die verkiezen, voor jou.
fact-votes-elect = Daarmee is gekozen: { $family }.
fact-votes-elect-to-you = Daarmee ben jij gekozen.
fact-cardinals-vote = Stemmen bij de verkiezing, dan, voor { $family }: { $number }.
fact-cardinals-vote-to-you = Jouw stemmen bij de verkiezing, dan: { $number }.
fact-pope-keeps = Je houdt er { $number }: dat mag volgens de regel.
fact-pope-too-many = Je zou er { $number } houden; hoogstens { $most }, één meer dan de familie die de meeste krijgt.
fact-trade-leaves = Je houdt { $ducats ->
    [one] één dukaat
   *[other] { $ducats } dukaten
} over.
fact-trade-balance = { $seat }: stemmen van { $votes } naar { $votes_then }, punten per ronde van { $points } naar { $points_then }, inkomsten van { $income } naar { $income_then }.
fact-trade-pact = Jij en { $seat } samen: van { $votes } naar { $votes_then } stemmen; { $elects } zijn nodig.
fact-trade-fees = De honoraria van de kunstenaars zijn samen { $fee } dukaten.
fact-pope-agrees = { $seat }, de paus, moet instemmen: een ambt wisselt van hand.

## The board

board-round = Ronde { $round } van 3
board-over = Het spel is afgelopen
board-pope = Paus: { $name }
board-deck = { $cards ->
    [one] Eén kaart in de stapel
   *[other] { $cards } kaarten in de stapel
}
points-counted = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
ducats-counted = { $ducats ->
    [one] { $ducats } dukaat
   *[other] { $ducats } dukaten
}
board-score = { $points ->
    [one] Eén punt
   *[other] { $points } punten
}
board-cardinals = { $number ->
    [one] Eén kardinaal
   *[other] { $number } kardinalen
}
board-votes = { $number ->
    [one] Eén stem
   *[other] { $number } stemmen
}
board-home = stamgoed { $name }
board-open = { spot-open }
board-hand = Je hand
board-hidden = verborgen voor de anderen
board-ducats = { $ducats ->
    [one] Eén dukaat
   *[other] { $ducats } dukaten
}
board-table = Verdekt op tafel: { $cards }
board-aside = Opzijgelegd: { $cards }
board-discard = Afgelegd: { $cards }
board-arriving = Wordt zo gespeeld: { $cards }
board-married = huwelijk: { $family }
board-silenced = door Savonarola het zwijgen opgelegd
board-loses-turn = verliest de volgende beurt
board-leads = biedt { $price }
board-passed = heeft gepast
board-no-bid = wordt geveild, nog geen bod
board-leader = wordt geveild, { $name } biedt { $price }
board-offer-begun = { $name } maakt een voorstel voor { $other }
board-offer = { $name } stelt { $other } voor: { $gives }, voor { $wants }
board-nothing = { loot-nothing }

board-short-grand_penitentiary = Penitencier
board-short-captain_general = Kapitein-gen.
board-short-governor_of_rome = Gouverneur
board-short-castellan = Slotvoogd
board-short-treasurer_general = Thesaurier
board-short-depositary_general = Depositaris
board-short-vice_chancellor = Vicekans.
board-short-leonardo = Leonardo
board-short-michelangelo = Michelangelo
board-short-raphael = Rafaël
board-short-botticelli = Botticelli
board-short-titian = Titiaan
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
board-short-poison_plague = Gif of Pest
board-short-bravo = Bravo
board-short-simony = Simonie
board-does-spy = ongezien
board-does-poison_plague = dood
board-does-bravo = { board-does-poison_plague }
board-does-doctor = geneest
board-does-marriage = wapenstilstand
board-does-savonarola = legt zwijgen op
board-does-simony = beschuldigt
board-place-office = plaats voor een ambt
board-place-artist = plaats voor een kunstenaar
board-place-outside_family = plaats voor een buitenfamilie
board-under = Onder { $name }
board-home-mark = stam
board-conclave = Het conclaaf
board-serving = { $serving } van { $all } kardinalen in dienst
board-elect = { $votes } nodig
board-in-force = Van kracht
board-none-in-force = Niemand is ergens aan gebonden.
board-force-marriage = Huwelijk van { $one } en { $other }, tot het einde van de ronde
board-force-savonarola = { $you ->
    [1] Savonarola preekt: als paus speel je geen kaart uit de hand
   *[other] Savonarola preekt: { $name }, de paus, speelt geen kaart uit de hand
}
board-force-penalty = { $you ->
    [1] Je verliest de volgende beurt wegens simonie
   *[other] { $name } verliest de volgende beurt wegens simonie
}
board-force-short-marriage = Getrouwd: { $one }, { $other }
board-force-short-savonarola = { $you ->
    [1] Savonarola legt je het zwijgen op
   *[other] Savonarola legt { $name } het zwijgen op
}
board-force-short-penalty = { $you ->
    [1] Je verliest een beurt
   *[other] { $name } verliest een beurt
}
board-force-short-grounds = Je mag de paus beschuldigen
board-force-grounds = Simonie: je hebt grond om de paus te beschuldigen
board-force-no-grounds = Geen beschuldiging van simonie: de paus heeft je iets gegeven en de ambten met rust gelaten
board-the-table = De tafel
board-left = nog { $left } van { $laid }
board-what-left = Wat er over is
board-unseen-of-all = ongezien van
board-of-all = van { $all }
board-types-property = Bezittingen
board-types-office = Ambten
board-types-artist = Kunstenaars
board-types-outside_family = Buitenfamilies
board-types-condottiere = { board-condottieri }
board-types-spy = Spionnen
board-types-poison_plague = { board-short-poison_plague }
board-types-bravo = Bravi
board-types-doctor = { card-doctor }
board-types-marriage = { card-marriage }
board-types-savonarola = { card-savonarola }
board-types-simony = { board-short-simony }
board-types-others = Overige
board-left-title = Wat er over is: { $unseen } van { $all } ongezien
board-left-unseen = ongezien
board-left-play = in het spel, en van wie
board-left-aside = opzij gelegd of afgelegd
board-left-back = wat opzij ligt, komt de volgende ronde terug
board-face-down = Kaart { $slot }, verdekt
board-for-nothing = voor niets
board-unprotected = Onbeschermd
board-palaces = Paleizen
board-your-palaces = Je paleizen
board-my-palaces = { $number ->
    [one] Mijn paleis
   *[other] Mijn { $number } paleizen
}
board-protect = Bescherm het
board-round-end = Einde ronde: +{ ducats-counted }, +{ points-counted }
board-sheet-points = Waar de punten vandaan komen
board-sheet-round = Ronde { $round }
board-sheet-soon = Aan het einde van deze ronde, zonder beurs en paus
board-sheet-votes = Stemmen en dukaten
board-sheet-purse = beurs verborgen; aan het einde van de ronde
board-sheet-bought = Gekocht, en voor hoeveel
board-sheet-spied = een kaart ongezien genomen, met een spion
board-sheet-none = Nog niets.
board-sheet-hand = Wat je van de hand weet
board-sheet-no-hand = Niets dat je gezien hebt.
board-sheet-between = Tussen jullie
board-sheet-no-between = Tussen jullie is nog niets gebeurd.
board-sheet-married = Met elkaar getrouwd: geen van beiden doet iets tegen de ander.
board-hand-replayed = De hand
board-hand-hidden = Je hand, verborgen
board-hand-empty = Je hand is leeg.
board-hand-unseen = Niemand ziet hoeveel kaarten je hebt.
board-ducats-label = Dukaten
board-pane-table = { tab-table }
board-pane-palaces = Families
board-pane-conclave = Conclaaf
board-aim = { $card }: kies in de vraag een van de { $ways } manieren
board-ladder = Je bod
board-offers = Biedingen
board-all = Alles, { $most }
board-choosing = kiest
board-sealed = heeft gekozen
board-under-attack = wordt aangevallen
board-condottieri = Condottieri
board-defence = Verdediging
board-your-attack = Je aanval
board-your-defence = Je verdediging
board-attack-of = Aanval van { $name }
board-stakes = Op het spel, nu bij { $name }: { points-counted } en { ducats-counted } per ronde{ $fee ->
    [0] .
   *[other] ; het honorarium van de kunstenaar is { $fee }.
}
board-stakes-own = Op het spel, nu van jou: { points-counted } en { ducats-counted } per ronde.
board-unseen-condottieri = { $number ->
    [one] Eén condottiere is ongezien, met kracht { $powers }.
   *[other] { $number } condottieri zijn ongezien, met kracht { $powers }.
}
board-unseen-none = Geen condottiere is ongezien.
board-known-condottieri = In de hand van { $name }: { $cards }.
board-prompt-commit = { $least ->
    [0] { $target }: zet in het geheim condottieri in, of geen.
   *[other] { $target }: zet in het geheim condottieri in, minstens één.
}
board-prompt-secret-ballot = { $number ->
    [one] Geef je ene stem. Nog ziet niemand het.
   *[other] Verdeel je { $number } stemmen. Nog ziet niemand het.
}
board-prompt-open-ballot = { $number ->
    [one] Geef je ene stem. Iedereen ziet het.
   *[other] Verdeel je { $number } stemmen. Iedereen ziet het.
}
board-prompt-run-off = Er zijn er nog twee: verdeel je { $number } stemmen over hen.
board-prompt-cardinals = Deel als paus de nieuwe kardinalen uit: { $number } te geven. Wat je niet geeft, is voor jou.
board-prompt-offer = Je voorstel aan { $rival }: voeg toe wat je vraagt en wat je geeft.
board-no-condottieri = Je hebt geen condottiere.
board-choose-one = Kies er minstens één
board-seal = { $number ->
    [0] Zet niemand in
    [one] Zet er één in, { $ducats } dukaten
   *[other] Zet er { $number } in, { $ducats } dukaten
}
board-fight = { $name } valt { $other } aan, met als verdediging { $defence } en wat in het geheim wordt ingezet
board-you = { you }
board-less-for = Eén minder voor { $you ->
    [1] jou
   *[other] { $name }
}
board-more-for = Eén meer voor { $you ->
    [1] jou
   *[other] { $name }
}
board-left-to-cast = { $number ->
    [one] Nog één stem te geven
   *[other] Nog { $number } stemmen te geven
}
board-start-again = Begin opnieuw
board-all-to-me = Alles voor mij
board-all-to = Alles voor { $name }
board-all-short = alle
board-needs = { $number ->
    [0] genoeg met de jouwe
   *[other] nog { $number } nodig
}
board-pact = jij + { $names } = { $votes }{ $short ->
    [0] : gekozen
   *[other] : { $short } te weinig
}
board-pact-cast = { $cast } gegeven + { $theirs ->
    [0] { $own }
   *[other] { $theirs } + { $own }
} = { $votes }{ $short ->
    [0] : gekozen
   *[other] : { $short } te weinig
}
board-ballot-then = Als niemand er { $elects } heeft, volgt een open stemming.
board-hand-out = Verdeel de kardinalen
board-cast = Breng de stemmen uit
board-seal-ballot = Verzegel de stemmen
board-press-card = Kies een kaart
board-auction-card = Veil kaart { $slot }
board-spy-card = Neem kaart { $slot } met de spion
board-spy-spent = De spion is verbruikt; niemand ziet wat je nam.
board-buy-rule = Jij biedt eerst, dan de anderen om de beurt. Als niemand biedt, is de kaart gratis van jou.
board-card-may-be = Wat kaart { $slot } kan zijn
board-cards-may-be = Wat de kaarten kunnen zijn
board-unseen-where = { $unseen } ongezien: { $here } hier, { $elsewhere } in de stapel of in handen
board-first = Eerst, als je wilt:
board-protect-link = Bescherm { $card }
board-what = Wat je doet
board-verb-seize = Verover
board-verb-spy = Bespioneer
board-verb-poison = Vergiftig
board-verb-bravo = { board-short-bravo }
board-verb-marry = Huwelijk
board-verb-savonarola = { card-savonarola }
board-verb-simony = { board-short-simony }
board-verb-move = Verplaats
board-verb-trade = Ruil
board-target-below = bij < { $power } extra
board-target-alone = zonder extra
board-target-ties = houdt: { $attack } is gelijk
board-target-holds = houdt: je haalt { $attack }
board-target-fee = honorarium te hoog
board-target-force = vergt een condottiere
board-target-stays = { $card } blijft
board-home-stays = stam blijft;
board-target-gain = { $place }, van { $name }: { $cards ->
    [none] {""}
   *[other] met { $cards }; {""}
}{ points-counted } en { ducats-counted } per ronde.
board-target-owes = Het honorarium van de kunstenaar is { $fee }.
board-target-unpaid = { $card } blijft: het honorarium is daarna niet te betalen.
board-reach = Alles wat je kunt sturen haalt { $attack }. Een doel valt als de eigenaar minder toevoegt dan getoond; gelijk houdt stand.
board-reach-none = Je hebt geen condottiere om te sturen: alleen wat onbeschermd ligt is te nemen.
board-reach-partner = Zonder { $name }: jullie zijn getrouwd.
board-press-target = Kies een doel
board-move-link = Verplaats iets
board-trade-link = Stel een ruil voor
board-defended = verdediging { $power }
board-in-the-open = alleen door condottieri verdedigd
board-judge-you = jij oordeelt nu
board-judge-later = oordeelt nog
board-judged = Tot nu toe { $for } voor en { $against } tegen; jij hebt er { $own }.
board-judge-then = Met meer stemmen voor dan tegen verliest { $name } de volgende beurt.
board-offices-then = { $votes } nu, { $mean } gemiddeld
board-offices-none = Er is geen ander ambt in het spel.
board-doctor-none = Je hebt geen Dokter
board-doctor-unpaid = De Dokter kost meer dan je { $ducats }
board-poison-at = { $you ->
    [1] De kaart is van jou.
   *[0] De kaart is van { $name }.
}
board-ballots-turned = De stembriefjes, samen omgedraaid
board-ballots-elect = { $all } stemmen, { $elects } nodig
board-ballot-self = voor de eigen familie
board-ballot-for = voor { $you ->
    [1] jou
   *[other] { $name }
}
board-pope-elected = { $you ->
    [1] Je bent tot paus gekozen
   *[other] { $name } is tot paus gekozen
}
board-pope-with = met { $votes } van { $all } stemmen
board-pope-nobody = Niemand heeft er { $elects }: er volgt nog een stemming.
board-sheet-rounds = De rondes
board-sheet-properties-why = de punten op elk
board-sheet-offices-why = { board-sheet-properties-why }
board-sheet-artists-why = beschermd of niet
board-sheet-pope-why = wie gekozen is
board-sheet-ducats-why = elke volle 10 is een punt
board-sheet-elected = gekozen met { $votes }
board-sheet-now = Nu
board-sheet-after = Na ronde { $round }
board-scene-fight = De strijd om { $place }
board-scene-standing = wat er al staat
board-scene-sums = { $attack } tegen { $defence }
board-scene-held = { $place } houdt stand
board-scene-fell = { $place } valt
board-scene-accusation = De aanklacht tegen { $you ->
    [1] jou
   *[other] { $name }
}
board-scene-death = De dood van { $card }
board-scene-election = Ronde { $round }: de verkiezing
board-scene-sheet = Ronde { $round } wordt geteld
board-ballot-bars = De balken nemen aan dat ieder op de eigen familie stemt.
board-ballot-bars-open = Balken: wat al gegeven is, en de eigen stemmen die nog komen.
board-tray-get = Je krijgt
board-tray-give = Je geeft
board-tray-gives = { $you ->
    [1] Jij geeft
   *[0] { $name } geeft
}
board-deal-with = Stel een ruil voor aan
board-deal-get = Je krijgt van { $name }
board-deal-properties = Bezittingen, met alles wat eronder ligt
board-deal-singles = Losse ambten en kunstenaars; rood: onbeschermd
board-deal-hand = Uit je hand
board-deal-known = { $number ->
    [one] In de hand: één die je kent, de rest misschien
   *[other] In de hand: { $number } die je kent, de rest misschien
}
board-deal-unseen = Vraag een ongeziene kaart
board-deal-purse = Dukaten, van je { $ducats }
board-deal-hidden-purse = Dukaten; de beurs is verborgen
board-deal-back = Leg alles terug
board-deal-close = Sluit het voorstel
board-deal-would = Wat het zou doen
board-deal-same = Stemmen, punten en inkomsten blijven gelijk.
board-deal-says = Jij krijgt { $wants }; { $name } krijgt { $gives }.
board-deal-votes = { board-printed-votes }
board-deal-points = punten per ronde
board-deal-income = { board-printed-income }
board-deal-pact = jij + { $name }, { $elects } nodig
board-deal-agree = { $name } moet met alles instemmen.
board-deal-make = Doe het voorstel
board-deal-nothing = Nog niets aangeboden

letter-power = k
letter-income = d
letter-votes = st
letter-points = pt
letter-fee = d hon.

## The board in the browser

wish-always-doctor = Pas telkens als een Dokter gespeeld kan worden
noun-family = Familie
noun-slot = { noun-card }
noun-spot = Plaats
noun-number = Aantal
board-lies-under = { $name }: { $cards }
board-printed-power = kracht
board-printed-income = inkomsten
board-printed-votes = stemmen
board-printed-points = { points }
board-printed-fee = honorarium
board-count-properties = { board-types-property }
board-count-cardinals = Kardinalen
board-count-votes = Stemmen
board-mark-pope = Paus
row-ducats = { board-ducats-label }
