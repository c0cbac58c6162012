### The Prince: prompts, events, refusals, scores and names.

title = The Prince: Der Kampf des Hauses Borgia
tagline = Kaufe Karten, schütze, was dir gehört, erobere, was dir nicht gehört, und lass dich zum Papst wählen.

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
card-vice_chancellor = Vizekanzler
card-camerlengo = Camerlengo
card-grand_penitentiary = Großpönitentiar
card-datary = Datar
card-captain_general = Generalkapitän der Kirche
card-governor_of_rome = Gouverneur von Rom
card-castellan = Kastellan der Engelsburg
card-treasurer_general = Generalschatzmeister
card-depositary_general = Generaldepositar
card-leonardo = Leonardo da Vinci
card-michelangelo = Michelangelo Buonarroti
card-raphael = Raffael
card-botticelli = Sandro Botticelli
card-titian = Tizian
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
card-poison_plague = Tod durch Gift / Pest
card-bravo = Tod durch den Bravo
card-doctor = Arzt
card-marriage = Heirat
card-savonarola = Savonarola
card-simony = Anklage der Simonie

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
loot-nothing = nichts

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

target-borgia = was unter dem Stammsitz der Borgia liegt
target-medici = was unter dem Stammsitz der Medici liegt
target-della_rovere = was unter dem Stammsitz der della Rovere liegt
target-colonna = was unter dem Stammsitz der Colonna liegt
target-orsini = was unter dem Stammsitz der Orsini liegt

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
spot-home = Stammsitz
spot-open = ungeschützt

type-property = Besitzung
type-office = Amt
type-artist = Künstler
type-outside_family = auswärtige Familie
type-condottiere = Condottiere
type-spy = { card-spy }
type-poison_plague = Tod durch Gift oder Pest
type-bravo = { card-bravo }
type-doctor = { card-doctor }
type-marriage = { card-marriage }
type-savonarola = { card-savonarola }
type-simony = { card-simony }

phase-set-up = Handkarten
phase-buy = Kaufen oder spionieren
phase-play = Spielen oder erobern
phase-arrange = Neu ordnen
phase-election = Wahl
phase-new-round = Der Papst

verdict-for = für
verdict-against = gegen

edition-phalanx = { printing-borgia-phalanx }

## The box

box-kind-card = Karten
box-field-power = { board-printed-power }
box-field-income = { board-printed-income }
box-field-votes = { board-printed-votes }
box-field-vp = { points }
box-field-fee = { board-printed-fee }
box-because-scale = Rekonstruiert: Keine Quelle zeigt es. Unsere Werte halten sich an das, was bekannt ist: ein Stammsitz mit Stärke 3 und 35 Dukaten, Ceri mit Stärke 2, Sforza mit 1 und ein Punkt für je 10 Dukaten.
box-because-offices = Rekonstruiert: Keine Quelle zeigt es. Die Spielregel sagt, dass Ämter Einkommen bringen und einige von ihnen Stimmen; ob sie Punkte bringen, sagen ihre Abschnitte verschieden, und unsere bringen keine.
box-because-condottieri = Rekonstruiert: Die Spielregel sagt nur, dass alle Condottieri denselben Lohn haben und dass es welche mit Stärke 2 und mit Stärke 3 gibt.
box-because-high = Rekonstruiert: Die Spielregel sagt nur, dass der Wert sehr hoch ist.
box-because-home = Rekonstruiert: Keine Quelle zeigt es. Unserer ist eine Stadt, die der Familie gehörte.

## Prompts

prompt-throw-in = Behalte deine Hand. Enthält sie drei Karten eines Typs, darfst du sie gegen eine neue tauschen.
prompt-buy-or-spy = Lass eine verdeckte Karte versteigern oder nimm eine mit einem Spion.
prompt-bid = { $price ->
    [0] Versteigert wird: { $card }. Eröffne das Bieten oder passe.
   *[other] Versteigert wird: { $card }; { $leader } bietet { $price }. Biete mehr oder passe.
}
prompt-play-or-seize = Spiele eine Karte, versuche etwas zu erobern oder beende deinen Zug.
prompt-arrange = Ordne neu, was du besitzt, oder beende deinen Zug.
prompt-fee = { $card } verlangt { $fee } Dukaten Lohn. Zahle ihn oder lass den Künstler gehen.
prompt-place = Lege { $card } unter eine deiner Besitzungen oder lass die Karte ungeschützt.
prompt-new-place = Wohin kommt { $card }?
prompt-tuck = Dir gehört nun { $card }. Welche ungeschützte Karte ({ $type }) kommt darunter, wenn du willst?
prompt-doctor = { $card-code ->
    [marriage] { $family } vergiftet die Ehe. Antworte mit dem Arzt für { $fee } Dukaten oder tu nichts.
   *[other] { $family } spielt Gift gegen { $card }. Antworte mit dem Arzt für { $fee } Dukaten oder tu nichts.
}
prompt-fate = { $card }: Das Amt hat keinen Inhaber mehr. Lege es beiseite oder gib es jemandem.
prompt-verdict = Dies ist eine Anklage der Simonie gegen { $family }. Stimme für die Anklage oder dagegen.
prompt-verdict-yourself = Dies ist eine Anklage der Simonie gegen dich. Stimme für die Anklage oder dagegen.
prompt-commit = Angriff: { $family } → { $rival }, Ziel { $target }. { $least ->
    [0] Setze geheim Condottieri für je { $fee } Dukaten ein oder keinen und sage dann, dass du fertig bist.
   *[other] Setze geheim Condottieri für je { $fee } Dukaten ein, mindestens einen, und sage dann, dass du fertig bist.
}
prompt-secret-ballot = { $number ->
    [one] Du hast noch eine Stimme. Ist sie für { $family }?
   *[other] Du hast noch { $number } Stimmen. Wie viele für { $family }? Noch sieht es niemand.
}
prompt-open-ballot = { $number ->
    [one] Du hast noch eine Stimme. Ist sie für { $family }?
   *[other] Du hast noch { $number } Stimmen. Wie viele für { $family }? Alle sehen es.
}
prompt-run-off = { $number ->
    [one] Du hast eine Stimme. Ist sie für { $family } oder für den anderen der beiden?
   *[other] Du hast { $number } Stimmen. Wie viele für { $family }? Der andere der beiden bekommt den Rest.
}
prompt-name-family = Die Wahl ist unentschieden. Bestimme als amtierender Papst eine der gleichauf liegenden Familien.
prompt-give-office = Als Papst gibst du ein Amt ab: { $card }. Wer erhält es?
prompt-reshuffle = Sammle alle anderen Ämter ein und verteile sie zufällig neu oder lass sie, wo sie sind.
prompt-cardinals = { $number ->
    [one] Es ist noch ein neuer Kardinal da. Ist er für { $family }?
   *[other] Es sind noch { $number } neue Kardinäle da. Wie viele für { $family }? Was am Ende übrig ist, gehört dir.
}
prompt-trade = Mache jemandem vor dem Wahlgang ein Angebot oder passe.
prompt-offer = Dein Angebot an { $rival }: Nenne Karten, die du gibst und die du verlangst, und sage dann, dass du fertig bist.
prompt-ducats-given = Wie viele Dukaten legst du für { $rival } dazu?
prompt-ducats-asked = Wie viele Dukaten verlangst du von { $rival }? Wer Dukaten gibt, verlangt keine.
prompt-accept = Du hast ein Angebot von { $family }. Nimm es ganz an oder lehne ab.
prompt-consent = Bei einem Handel zwischen { $family } und { $rival } würde ein Amt den Besitzer wechseln. Stimme als Papst zu oder verbiete es.

## Actions

action-pass-play-or-seize = Zug beenden
action-pass-tuck = Nichts darunterlegen
action-pass-doctor = Nichts tun
action-pass-trade = Kein Angebot machen
action-keep = Hand behalten
action-throw = Hand tauschen
action-pay = Lohn zahlen
action-decline = Nicht zahlen
action-done = Fertig
action-done-arrange = { action-pass-play-or-seize }
action-doctor = Mit dem Arzt antworten
action-savonarola = Savonarola gegen den Papst schicken
action-simony = Den Papst der Simonie anklagen
action-for = Für die Anklage
action-against = Gegen die Anklage
action-aside = Beiseitelegen
action-reshuffle = Ämter einsammeln und mischen
action-leave = Lassen, wo sie sind
action-cancel = Kein Angebot machen
action-accept = Annehmen
action-refuse = { refuse }
action-consent = Zustimmen
action-forbid = Verbieten
action-place = { $spot-code ->
    [open] Ungeschützt lassen
    [home] Unter den Stammsitz
   *[other] Unter { $spot }
}
action-tuck = { $card }
action-turn = Karte { $slot } versteigern lassen
action-take = Karte { $slot } mit einem Spion nehmen
action-move = Umlegen: { $card }
action-spy = Einen Spion zu { $family } schicken
action-poison = { $card-code ->
    [marriage] Die Ehe vergiften
   *[other] Gift gegen { $card }
}
action-bravo = { $card-code ->
    [marriage] Den Bravo gegen die Ehe schicken
   *[other] Den Bravo schicken gegen { $card }
}
action-marry = In die Familie von { $family } einheiraten
action-give = { $family } geben
action-seize = Erobern: { $card }
action-storm = Den Stammsitz von { $family } stürmen
action-commit = Einsetzen: { $card }
action-name = { $family } bestimmen
action-trade = { $family } ein Angebot machen
action-offer = Geben: { $card }
action-ask = Verlangen: { $card }
action-cardinals = { $number ->
    [0] Kein Kardinal
    [one] Ein Kardinal
   *[other] { $number } Kardinäle
}
action-votes = { $number ->
    [0] Keine Stimme
    [one] Eine Stimme
   *[other] { $number } Stimmen
}
action-ducats = { $amount ->
    [0] Keine Dukaten geben
    [one] Einen Dukaten geben
   *[other] { $amount } Dukaten geben
}
action-want = { $amount ->
    [0] Keine Dukaten verlangen
    [one] Einen Dukaten verlangen
   *[other] { $amount } Dukaten verlangen
}

## Events

event-first-pope = { $seat } ist der erste Papst.
event-first-pope-you = Du bist der erste Papst.
event-withdraws = { $seat } passt.
event-withdraws-you = Du passt.
event-thrown-in = { $seat } hat drei Karten eines Typs, tauscht die Hand und erhält eine neue.
event-thrown-in-you = Du hast drei Karten eines Typs, tauschst die Hand und erhältst eine neue.
event-revealed = { $seat } hat eine Karte erhalten, die gespielt werden muss: { $card }.
event-revealed-you = Du hast eine Karte erhalten, die gespielt werden muss: { $card }.
event-round-begins = Runde { $round } beginnt.
event-table-laid = { $cards ->
    [one] Eine Karte liegt verdeckt auf dem Tisch.
   *[other] { $cards } Karten liegen verdeckt auf dem Tisch.
}
event-turn-begins = { $seat } ist am Zug.
event-turn-begins-you = Du bist am Zug.
event-turn-lost = { $seat } verliert diesen Zug wegen Simonie.
event-turn-lost-you = Du verlierst diesen Zug wegen Simonie.
event-turned-up = { $seat } deckt Karte { $slot } auf: { $card }.
event-turned-up-you = Du deckst Karte { $slot } auf: { $card }.
event-sold = { $seat } kauft { $card } für { $price }.
event-sold-you = Du kaufst { $card } für { $price }.
event-taken-free = Niemand bietet: { $seat } nimmt { $card } umsonst.
event-taken-free-you = Niemand bietet: Du nimmst { $card } umsonst.
event-taken-unseen = { $seat } schickt einen Spion und nimmt Karte { $slot } ungesehen.
event-taken-unseen-you = Du schickst einen Spion und nimmst Karte { $slot } ungesehen.
event-taken-unseen-told = { $seat } schickt einen Spion und nimmt Karte { $slot } ungesehen: { $card }.
event-taken-unseen-told-you = Du schickst einen Spion und nimmst Karte { $slot } ungesehen: { $card }.
event-gained = { $seat } hat { $card }.
event-gained-you = Du hast { $card }.
event-fee-paid = { $seat } zahlt { $ducats } Dukaten für { $card }.
event-fee-paid-you = Du zahlst { $ducats } Dukaten für { $card }.
event-fee-unpaid = { $seat } zahlt { $card } nicht.
event-fee-unpaid-you = Du zahlst { $card } nicht.
event-set-aside = { $card } wird beiseitegelegt.
event-placed = { $spot-code ->
    [open] { $seat } lässt { $card } ungeschützt.
    [home] { $seat } legt { $card } unter den Stammsitz.
   *[other] { $seat } legt { $card } unter { $spot }.
}
event-placed-you = { $spot-code ->
    [open] Du lässt { $card } ungeschützt.
    [home] Du legst { $card } unter den Stammsitz.
   *[other] Du legst { $card } unter { $spot }.
}
event-moved = { $spot-code ->
    [open] { $seat } lässt { $card } ungeschützt.
    [home] { $seat } legt { $card } um, unter den Stammsitz.
   *[other] { $seat } legt { $card } um, unter { $spot }.
}
event-moved-you = { $spot-code ->
    [open] Du lässt { $card } ungeschützt.
    [home] Du legst { $card } um, unter den Stammsitz.
   *[other] Du legst { $card } um, unter { $spot }.
}
event-spies = { $seat } schickt einen Spion zu { $opponent }.
event-spies-you = Du schickst einen Spion zu { $opponent }.
event-spies-to-you = { $seat } schickt einen Spion zu dir.
event-spies-told = { $loot-code ->
    [nothing] { $seat } schickt einen Spion zu { $opponent } und findet keine Karte.
   *[other] { $seat } schickt einen Spion zu { $opponent } und nimmt eine Karte: { $loot }.
}
event-spies-told-you = { $loot-code ->
    [nothing] Du schickst einen Spion zu { $opponent } und findest keine Karte.
   *[other] Du schickst einen Spion zu { $opponent } und nimmst eine Karte: { $loot }.
}
event-spied-on = Ein Spion von { $opponent } sieht in die Hand von { $seat }.
event-spied-on-you = Ein Spion von { $opponent } sieht in deine Hand.
event-spied-on-to-you = Dein Spion sieht in die Hand von { $seat }.
event-spied-on-told = { $loot-code ->
    [nothing] Ein Spion von { $opponent } findet keine Karte in der Hand von { $seat }.
   *[other] Ein Spion von { $opponent } nimmt eine Karte aus der Hand von { $seat }: { $loot }.
}
event-spied-on-told-you = { $loot-code ->
    [nothing] Ein Spion von { $opponent } findet keine Karte in deiner Hand.
   *[other] Ein Spion von { $opponent } nimmt eine Karte aus deiner Hand: { $loot }.
}
event-poisons = { $card-code ->
    [marriage] { $seat } vergiftet die Ehe.
   *[other] { $seat } spielt Gift gegen { $card }.
}
event-poisons-you = { $card-code ->
    [marriage] Du vergiftest die Ehe.
   *[other] Du spielst Gift gegen { $card }.
}
event-doctor-answers = { $seat } antwortet mit dem Arzt und zahlt { $ducats } Dukaten: Nichts geschieht.
event-doctor-answers-you = Du antwortest mit dem Arzt und zahlst { $ducats } Dukaten: Nichts geschieht.
event-stabs = { $card-code ->
    [marriage] { $seat } schickt einen Bravo gegen die Ehe.
   *[other] { $seat } schickt einen Bravo gegen { $card }.
}
event-stabs-you = { $card-code ->
    [marriage] Du schickst einen Bravo gegen die Ehe.
   *[other] Du schickst einen Bravo gegen { $card }.
}
event-dies = { $card } ist tot und aus dem Spiel.
event-office-given = { $seat } erhält { $card }.
event-office-given-you = Du erhältst { $card }.
event-marries = { $seat } und { $opponent } verbinden ihre Familien durch Heirat: in dieser Runde keine Karten und keine Eroberungen zwischen beiden.
event-marries-you = Du und { $opponent } verbindet eure Familien durch Heirat: in dieser Runde keine Karten und keine Eroberungen zwischen euch.
event-marries-to-you = { $seat } und du verbindet eure Familien durch Heirat: in dieser Runde keine Karten und keine Eroberungen zwischen euch.
event-marriage-ends = Die Ehe ist zu Ende.
event-savonarola-preaches = { $seat } lässt Savonarola predigen: Der Papst darf keine Karte aus der Hand spielen.
event-savonarola-preaches-you = Du lässt Savonarola predigen: Der Papst darf keine Karte aus der Hand spielen.
event-savonarola-gone = Savonarola ist fort.
event-accuses = { $seat } klagt { $opponent } der Simonie an.
event-accuses-you = Du klagst { $opponent } der Simonie an.
event-accuses-to-you = { $seat } klagt dich der Simonie an.
event-accuses-in-vain = { $seat } klagt den Papst der Simonie an. In Runde 1 bleibt das ohne Folgen.
event-accuses-in-vain-you = Du klagst den Papst der Simonie an. In Runde 1 bleibt das ohne Folgen.
event-judges = { $number ->
    [one] { $seat } stimmt { $verdict } die Anklage: eine Stimme.
   *[other] { $seat } stimmt { $verdict } die Anklage: { $number } Stimmen.
}
event-judges-you = { $number ->
    [one] Du stimmst { $verdict } die Anklage: eine Stimme.
   *[other] Du stimmst { $verdict } die Anklage: { $number } Stimmen.
}
event-upheld = Die Anklage hat Erfolg, { $number } zu { $against }: { $seat } verliert den nächsten Zug.
event-upheld-you = Die Anklage hat Erfolg, { $number } zu { $against }: Du verlierst deinen nächsten Zug.
event-rejected = Die Anklage gegen { $seat } scheitert, { $number } zu { $against }.
event-rejected-you = Die Anklage gegen dich scheitert, { $number } zu { $against }.
event-attacks = { $seat } versucht { $card } von { $opponent } zu erobern.
event-attacks-you = Du versuchst { $card } von { $opponent } zu erobern.
event-attacks-to-you = { $seat } versucht { $card } von dir zu erobern.
event-storms = { $seat } stürmt den Stammsitz von { $opponent }.
event-storms-you = Du stürmst den Stammsitz von { $opponent }.
event-storms-to-you = { $seat } stürmt deinen Stammsitz.
event-committed = { $seat } schickt { $card } und zahlt { $ducats } Dukaten.
event-committed-you = Du schickst { $card } und zahlst { $ducats } Dukaten.
event-fought = { $seat } greift mit { $attack } an, { $opponent } verteidigt mit { $defence }.
event-fought-you = Du greifst mit { $attack } an, { $opponent } verteidigt mit { $defence }.
event-fought-to-you = { $seat } greift mit { $attack } an, du verteidigst mit { $defence }.
event-seized = { $seat } nimmt { $card }.
event-seized-you = Du nimmst { $card }.
event-held = { $seat } hält stand.
event-held-you = Du hältst stand.
event-artist-stays = { $card } kann nicht bezahlt werden und bleibt bei { $seat }.
event-artist-stays-you = { $card } kann nicht bezahlt werden und bleibt bei dir.
event-income-paid = { $seat } erhält { $ducats } Dukaten aus Besitzungen und Ämtern.
event-income-paid-you = Du erhältst { $ducats } Dukaten aus Besitzungen und Ämtern.
event-voted = { $number ->
    [one] { $seat } gibt { $family } eine Stimme.
   *[other] { $seat } gibt { $family } { $number } Stimmen.
}
event-voted-you = { $number ->
    [one] Du gibst { $family } eine Stimme.
   *[other] Du gibst { $family } { $number } Stimmen.
}
event-voted-to-you = { $number ->
    [one] { $seat } gibt dir eine Stimme.
   *[other] { $seat } gibt dir { $number } Stimmen.
}
event-voted-yourself = { $number ->
    [one] Du gibst dir selbst eine Stimme.
   *[other] Du gibst dir selbst { $number } Stimmen.
}
event-no-majority = Wahlgang { $ballot } wählt niemanden.
event-run-off = Eine Stichwahl zwischen { $family } und { $rival } entscheidet.
event-run-off-to-you = Es kommt zur Stichwahl: { $family } gegen { $rival }.
event-drawn-vote = { $family } und { $rival } haben gleich viele Stimmen: Der amtierende Papst entscheidet.
event-drawn-vote-to-you = Gleich viele Stimmen, { $family } und { $rival }: Der amtierende Papst entscheidet.
event-elected = { $seat } wird mit { $number } von { $all } Stimmen zum Papst gewählt.
event-elected-you = Du wirst mit { $number } von { $all } Stimmen zum Papst gewählt.
event-scored-card = { $points ->
    [one] { $card } bringt { $seat } einen Punkt.
   *[other] { $card } bringt { $seat } { $points } Punkte.
}
event-scored-card-you = { $points ->
    [one] { $card } bringt dir einen Punkt.
   *[other] { $card } bringt dir { $points } Punkte.
}
event-scored-pope = Als neuer Papst erhält { $seat } { $points } Punkte.
event-scored-pope-you = Als neuer Papst erhältst du { $points } Punkte.
event-scored-ducats = { $points ->
    [one] Die Dukaten von { $seat } sind einen Punkt wert.
   *[other] Die Dukaten von { $seat } sind { $points } Punkte wert.
}
event-scored-ducats-you = { $points ->
    [one] Deine Dukaten sind einen Punkt wert.
   *[other] Deine Dukaten sind { $points } Punkte wert.
}
event-scored = { $points ->
    [one] { $seat } erhält einen Punkt.
   *[other] { $seat } erhält { $points } Punkte.
}
event-scored-you = { $points ->
    [one] Du erhältst einen Punkt.
   *[other] Du erhältst { $points } Punkte.
}
event-shuffled-in = { $cards ->
    [0] Der Stapel wird gemischt.
    [one] Eine beiseitegelegte Karte wird in den Stapel gemischt.
   *[other] { $cards } beiseitegelegte Karten werden in den Stapel gemischt.
}
event-drawn = { $seat } zieht eine Karte.
event-drawn-you = Du ziehst eine Karte.
event-drawn-told = { $seat } zieht eine Karte: { $card }.
event-drawn-told-you = Du ziehst eine Karte: { $card }.
event-family-paid = Jede Familie erhält { $ducats } Dukaten.
event-offices-reshuffled = { $cards ->
    [one] Der Papst sammelt das eine andere Amt ein.
   *[other] Der Papst sammelt die anderen { $cards } Ämter ein, mischt sie und verteilt sie neu.
}
event-offices-left = Der Papst lässt die Ämter der anderen, wo sie sind.
event-cardinals-given = { $number ->
    [one] { $seat } erhält einen Kardinal.
   *[other] { $seat } erhält { $number } Kardinäle.
}
event-cardinals-given-you = { $number ->
    [one] Du erhältst einen Kardinal.
   *[other] Du erhältst { $number } Kardinäle.
}
event-trade-opened = { $seat } macht { $opponent } ein Angebot.
event-trade-opened-you = Du machst { $opponent } ein Angebot.
event-trade-opened-to-you = { $seat } macht dir ein Angebot.
event-trade-dropped = { $seat } macht { $opponent } doch kein Angebot.
event-trade-dropped-you = Du machst { $opponent } doch kein Angebot.
event-trade-dropped-to-you = { $seat } macht dir doch kein Angebot.
event-trade-refused = { $opponent } lehnt das Angebot von { $seat } ab.
event-trade-refused-you = { $opponent } lehnt dein Angebot ab.
event-trade-refused-to-you = Du lehnst das Angebot von { $seat } ab.
event-trade-forbidden = { $seat }, der Papst, verbietet den Handel.
event-trade-forbidden-you = Als Papst verbietest du den Handel.
event-trade-done = { $seat } und { $opponent } handeln.
event-trade-done-you = Du handelst mit { $opponent }.
event-trade-done-to-you = { $seat } handelt mit dir.
event-trade-done-told = { $seat } und { $opponent } handeln. Auf die Hand von { $seat }: { $taken }; auf die von { $opponent }: { $given }.
event-trade-done-told-you = Du handelst mit { $opponent }. Auf deine Hand: { $taken }; auf die andere: { $given }.
event-trade-done-told-to-you = { $seat } handelt mit dir. Auf deine Hand: { $given }; auf die andere: { $taken }.
event-game-ends = Die dritte Runde ist vorbei und damit das Spiel.
story-put-up = **{ $seat }** bot Karte { $slot } an: { $card }.
story-put-up-you = **Du** hast Karte { $slot } angeboten: { $card }.
story-bids = Gebote: { $bids }.
story-sold = **{ $seat } nimmt sie für { $price }.**
story-sold-you = **Du nimmst sie für { $price }.**
story-sold-alone = **{ $seat } nimmt sie für { $price }**; sonst bot niemand.
story-sold-alone-you = **Du nimmst sie für { $price }**; sonst bot niemand.
story-free = Niemand bot: **{ $seat } nimmt sie umsonst.**
story-free-you = Niemand bot: **Du nimmst sie umsonst.**
story-unprotected = Sie liegt ungeschützt.
story-under = Die Karte kommt unter { $spot-code ->
    [home] den Stammsitz
   *[other] { $spot }
  }.
story-unpaid = **{ $seat }** zahlte { $card } keinen Lohn: Der Künstler ist fort.
story-unpaid-you = **Du** hast { $card } keinen Lohn gezahlt: Der Künstler ist fort.
story-dealt = **{ $seat }** spielt von der ersten Hand: { $cards }.
story-dealt-you = **Du** spielst von der ersten Hand: { $cards }.
story-drew = Alle zogen eine Karte.
story-drew-and-paid = Alle erhielten { $ducats } Dukaten und eine Karte.
story-played-at-once = Sofort gespielt: { $cards }.
story-received = **{ $seat }** erhielt { $cards }.
story-received-you = **Du** hast { $cards } erhalten.
story-attacked = **{ $seat }** griff { $opponent } wegen { $card } an, { $attack } gegen { $defence }:
story-attacked-you = **Du** hast { $opponent } wegen { $card } angegriffen, { $attack } gegen { $defence }:
story-attacked-to-you = **{ $seat }** griff dich wegen { $card } an, { $attack } gegen { $defence }:
story-stormed = **{ $seat }** stürmte den Stammsitz von { $opponent } mit { $attack } gegen { $defence }:
story-stormed-you = **Du** hast den Stammsitz von { $opponent } gestürmt, { $attack } gegen { $defence }:
story-stormed-to-you = **{ $seat }** stürmte deinen Stammsitz mit { $attack } gegen { $defence }:
story-held = **abgewehrt.**
story-seized = **erobert.**
story-not-taken = **ohne Beute.**
story-won = **gewonnen.**
story-undefended = **unverteidigt, erobert.**
story-costs = Bezahlt: { $paid }.
story-income = Einkommen: { $gains }.
story-ballot = Stimmen: { $votes }.
story-nobody = **Niemand ist gewählt.**
story-pope = **{ $seat } ist Papst.**
story-pope-you = **Du bist Papst.**
story-was-pope = { $seat } wurde Papst
story-was-pope-you = du wurdest Papst
story-points = Punkte: { $gains }.
story-cardinals = Neue Kardinäle: { $gains }.
story-moved = **{ $seat }** legte um: { $cards }.
story-moved-you = **Du** hast umgelegt: { $cards }.
story-spied = **{ $seat }** nahm Karte { $slot } mit einem Spion.
story-spied-told = **{ $seat }** nahm Karte { $slot } mit einem Spion: **{ $card }.**
story-spied-you = **Du** hast Karte { $slot } mit einem Spion genommen.
story-spied-told-you = **Du** hast Karte { $slot } mit einem Spion genommen: **{ $card }.**
clause-spied = Karte { $slot } mit einem Spion
clause-attack = { $won ->
    [1] erobert: { $card }
   *[0] gescheitert: { $card }
}
clause-against = { $by } gegen { $card }
clause-home = ein Stammsitz

## Refusals

refusal-no-three-of-a-type = Du darfst deine Hand nur tauschen, wenn sie drei Karten eines Typs enthält.
refusal-bid-too-low = { $amount } übertrifft das Gebot von { $price } nicht.
refusal-bid-too-high = { $ducats ->
    [one] Du hast nur einen Dukaten und kannst nicht { $amount } bieten.
   *[other] Du hast { $ducats } Dukaten und kannst nicht { $amount } bieten.
}
refusal-not-yours-unprotected = { $card } ist keine ungeschützte Karte von dir, die dorthin kann.
refusal-not-your-property = Diese Besitzung ({ $spot }) hast du nicht: { $card } kann nicht darunter.
refusal-lies-there = { $card } liegt schon dort.
refusal-must-be-placed = { $card } muss unter eine Besitzung oder den Stammsitz.
refusal-place-taken = Dort ({ $spot }) ist der Platz für { $card } besetzt.
refusal-fee-too-high = Der Lohn beträgt { $fee } Dukaten, und du hast { $ducats }.
refusal-fees-too-high = Der Lohn betrüge { $fee } Dukaten, und du hast { $ducats }.
refusal-not-held = Die Karte { $card } ist nicht auf deiner Hand.
refusal-silenced = Solange Savonarola predigt, spielt der Papst keine Karte, außer einem Bravo gegen ihn.
refusal-committed-already = { $card } ist schon eingesetzt.
refusal-force-needed = Dieser Angriff braucht Gewalt: Mindestens ein Condottiere muss eingesetzt werden.
refusal-no-condottiere = Das wird mit Gewalt angegriffen, und du hast keinen Condottiere.
refusal-too-many-votes = { $number ->
    [one] Du hast nur noch eine Stimme.
   *[other] Du hast nur noch { $number } Stimmen.
}
refusal-not-tied = Bestimme jemanden, der gleichauf liegt: { $family } tut es nicht.
refusal-not-to-the-pope = Der Papst gibt Ämter anderen, nie sich selbst.
refusal-no-other-offices = Es ist kein anderes Amt im Spiel, das verteilt werden könnte.
refusal-too-many-cardinals = { $number ->
    [one] Es ist nur noch ein Kardinal da.
   *[other] Es sind nur noch { $number } Kardinäle da.
}
refusal-too-few-cardinals = { $number ->
    [one] Mindestens einer muss hierhin: Der Papst behält höchstens einen mehr, als der bekommt, der die meisten bekommt.
   *[other] Mindestens { $number } müssen hierhin: Der Papst behält höchstens einen mehr, als der bekommt, der die meisten bekommt.
}
refusal-ducats-missing = Du hast nur { $ducats ->
    [one] einen Dukaten
   *[other] { $ducats } Dukaten
}.
refusal-gives-ducats = Du gibst schon Dukaten: Wer gibt, verlangt keine.
refusal-cannot-deliver = Du hast nicht alles, was verlangt wird.
refusal-must-buy-or-spy = Du musst eine Karte versteigern lassen oder eine mit einem Spion nehmen.
refusal-buy-first = Zuerst muss eine Karte vom Tisch gekauft oder mit einem Spion genommen werden.
refusal-bought-already = Eine Karte vom Tisch wird einmal im Zug gekauft oder genommen.
refusal-seized-already = Nach einer Eroberung darfst du nur noch neu ordnen, was du besitzt.
refusal-slot-empty = Auf dem Tisch liegt keine Karte { $slot }.
refusal-pope-against-self = Der Papst spielt { $card } nicht gegen sich selbst.
refusal-married = Eine Heirat verbindet dich mit { $family }: keine Karten und keine Eroberungen zwischen euch.
refusal-no-ground-for-simony = Der Papst hat die Ämter der anderen in Ruhe gelassen und dir etwas gegeben: Für die Anklage gibt es keinen Grund.
refusal-yourself = Du kannst nicht dich selbst nennen.
refusal-no-such-family = In diesem Spiel fehlt { $family }.
refusal-nobody-married = Es ist keine Ehe im Spiel.
refusal-nobody-preaches = Savonarola ist nicht im Spiel.
refusal-not-in-play = { $card } ist nicht im Spiel.
refusal-not-struck = Diese Todeskarte trifft { $card } nicht.
refusal-yours-already = { $card } gehört schon dir.
refusal-protected = { $card } ist geschützt: Erobern lässt sich die Karte nur mit dem, was sie schützt.
refusal-home-empty = Unter dem Stammsitz von { $family } liegt weder Amt noch Künstler.
refusal-not-yours = { $card } gehört dir nicht und lässt sich nicht umlegen.
refusal-moved-already = { $card } wurde in diesem Teil deines Zuges schon umgelegt.
refusal-family-stays = Einmal unter einer Besitzung, bleibt { $card } dort.
refusal-no-place-for-family = Keine deiner Besitzungen hat einen Platz für { $card }.
refusal-no-trade = Dieser Tisch spielt ohne Handel.
refusal-offers-used-up = { $number ->
    [one] Du hast dein eines Angebot gemacht.
   *[other] Du hast deine { $number } Angebote gemacht.
}
refusal-nobody-holds = Kein weiteres Exemplar kann auf einer Hand sein: { $card }.
refusal-in-offer-already = { $card } ist schon im Angebot.
refusal-not-theirs = { $card } gehört { $family } nicht.

## Scores

score-earlier = Frühere Runden
score-ducats = { board-ducats }
score-pope = Zum Papst gewählt
score-cards = Besitzungen, Ämter und Künstler
score-shared = Gleich viele Punkte: Der Platz wird geteilt

## Wozu eine Antwort führt

fact-bid-leaves = Ein Gebot von { $amount } lässt dir { $ducats }.
fact-fee-then = Der Lohn des Künstlers von { $fee } lässt dir dann { $ducats }.
fact-fee-unpaid = Der Lohn des Künstlers von { $fee } wäre dann nicht zu zahlen: Er würde beiseitegelegt.
fact-out-of-auction = Wer passt, ist bei dieser Versteigerung endgültig draußen.
fact-turned-up = Alle dürfen bieten, du zuerst. Bietet niemand, bekommst du die Karte umsonst.
fact-taken-unseen = Du bekommst die Karte ungesehen; der Spion ist verbraucht. Der Lohn eines Künstlers wäre trotzdem fällig.
fact-fee-leaves = Du behältst { $ducats ->
    [one] einen Dukaten
   *[other] { $ducats } Dukaten
}; der Künstler bringt am Ende jeder Runde { $points } Punkte.
fact-artist-aside = Der Künstler wird beiseitegelegt: Er kommt in den Stapel zurück, wenn eine weitere Runde beginnt.
fact-artist-stays = Du kannst den Lohn nicht zahlen: Der Künstler bleibt bei { $opponent }.
fact-set-aside = Es kommt in den Stapel zurück, wenn eine weitere Runde beginnt.
fact-defended = Ohne Condottieri ist die Verteidigung { $power }.
fact-undefended = Wer angreift, bekommt sie, wenn keine Condottieri sie verteidigen.
fact-displaced = Dort liegt { $card } und wird ungeschützt.
fact-spied = Eine zufällige Karte aus dieser Hand gehört dir; der Spion ist verbraucht, auch wenn die Hand leer ist.
fact-poisoned = Der erste Arzt, der antwortet, verhindert es. Die Todeskarte ist verbraucht.
fact-stabbed = Kein Arzt kann es verhindern. Die Todeskarte ist verbraucht.
fact-marriage-ends = Trifft sie, ist auch die Ehe des Besitzers zu Ende.
fact-married = Bis zum Ende der Runde spielt keine der beiden Familien Karten gegen die andere oder erobert etwas von ihr.
fact-silenced = Bis ein Bravo ihn tötet oder die Runde endet, spielt der Papst keine Karte aus der Hand.
fact-accused = Alle außer dem Papst stimmen ab, eine Stimme je Kardinal; hat die Anklage Erfolg, verliert der Papst den nächsten Zug.
fact-accused-in-vain = In Runde 1 bleibt das ohne Folgen, und die Karte ist verbraucht.
fact-attack = { $defence ->
    [0] Nichts verteidigt es, außer was { $opponent } einsetzt. Du könntest { $attack } schicken, für { $ducats } Dukaten; kommt niemand zur Verteidigung, gehört es dir in jedem Fall, sonst hält sie bei Gleichstand.
   *[other] { $opponent } verteidigt mit { $defence } und was noch eingesetzt wird. Du könntest { $attack } schicken, für { $ducats } Dukaten; bei Gleichstand hält die Verteidigung.
}
fact-attack-leads = Die Verteidigung hält nur mit Condottieri von { $power } oder mehr: Gleichstand genügt ihr.
fact-attack-fails = Bisher reicht das nicht: Bei Gleichstand hält die Verteidigung.
fact-defence-leads = Du hältst gegen einen Angriff bis { $power }.
fact-defence-nothing = Nichts verteidigt es: Jeder Angriff gelingt.
fact-all-paid = Alle Eingesetzten werden bezahlt und beiseitegelegt, wie es auch ausgeht.
fact-cured = Beide Karten sind verbraucht und sonst geschieht nichts.
fact-judged-for = Alle deine Stimmen, eine je Kardinal, für die Anklage.
fact-judged-against = Alle deine Stimmen, eine je Kardinal, gegen die Anklage.
fact-thrown-in = Die ganze Hand wird zurückgemischt und du erhältst eine neue.
fact-office-given = Wer es erhält, darf es auf einen freien Platz legen. Wer etwas erhält, kann dich dafür nicht der Simonie anklagen.
fact-reshuffled = Jede Familie erhält zufällig so viele Ämter, wie sie abgegeben hat; danach darf jeder dich der Simonie anklagen.
fact-offices-left = Alle anderen behalten ihre Ämter.
fact-votes-stand = Bisher { $number } der { $elects } Stimmen, die zur Wahl nötig sind, für { $family }.
fact-votes-stand-to-you = Bisher { $number } der { $elects } Stimmen, die zur Wahl nötig sind, für dich.
fact-votes-elect = Damit ist gewählt: { $family }.
fact-votes-elect-to-you = Damit bist du gewählt.
fact-cardinals-vote = Stimmen bei der Wahl dann für { $family }: { $number }.
fact-cardinals-vote-to-you = Deine Stimmen bei der Wahl dann: { $number }.
fact-pope-keeps = Du behältst { $number }: Das erlaubt die Regel.
fact-pope-too-many = Du würdest { $number } behalten; höchstens { $most }, einen mehr als die Familie, die am meisten bekommt.
fact-trade-leaves = Du behältst { $ducats ->
    [one] einen Dukaten
   *[other] { $ducats } Dukaten
}.
fact-trade-balance = { $seat }: Stimmen von { $votes } auf { $votes_then }, Punkte je Runde von { $points } auf { $points_then }, Einkommen von { $income } auf { $income_then }.
fact-trade-pact = Du und { $seat } zusammen: von { $votes } auf { $votes_then } Stimmen; { $elects } sind zur Wahl nötig.
fact-trade-fees = Der Lohn der Künstler beträgt { $fee } Dukaten.
fact-pope-agrees = { $seat }, der Papst, muss zustimmen: Ein Amt wechselt den Besitzer.

## The board

board-round = Runde { $round } von 3
board-over = Das Spiel ist aus
board-pope = Papst: { $name }
board-deck = { $cards ->
    [one] Eine Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
points-counted = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ducats-counted = { $ducats ->
    [one] { $ducats } Dukat
   *[other] { $ducats } Dukaten
}
board-score = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}
board-cardinals = { $number ->
    [one] Ein Kardinal
   *[other] { $number } Kardinäle
}
board-votes = { $number ->
    [one] Eine Stimme
   *[other] { $number } Stimmen
}
board-home = Stammsitz { $name }
board-open = { spot-open }
board-hand = Deine Hand
board-hidden = den anderen verborgen
board-ducats = { $ducats ->
    [one] Ein Dukaten
   *[other] { $ducats } Dukaten
}
board-table = Verdeckt auf dem Tisch: { $cards }
board-aside = Beiseitegelegt: { $cards }
board-discard = Abgelegt: { $cards }
board-arriving = Gleich gespielt: { $cards }
board-married = Heirat: { $family }
board-silenced = von Savonarola zum Schweigen gebracht
board-loses-turn = verliert den nächsten Zug
board-leads = bietet { $price }
board-passed = hat gepasst
board-no-bid = wird versteigert, noch kein Gebot
board-leader = wird versteigert, { $name } bietet { $price }
board-offer-begun = { $name } bereitet ein Angebot an { $other } vor
board-offer = { $name } bietet { $other } an: { $gives }, für { $wants }
board-nothing = { loot-nothing }

board-short-grand_penitentiary = Pönitentiar
board-short-captain_general = Generalkap.
board-short-governor_of_rome = Gouverneur
board-short-castellan = Kastellan
board-short-treasurer_general = Schatzmeister
board-short-depositary_general = Depositar
board-short-vice_chancellor = Vizekanzler
board-short-leonardo = Leonardo
board-short-michelangelo = Michelangelo
board-short-raphael = Raffael
board-short-botticelli = Botticelli
board-short-titian = Tizian
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
board-short-poison_plague = Gift oder Pest
board-short-bravo = Bravo
board-short-simony = Simonie
board-does-spy = ungesehen
board-does-poison_plague = Tod
board-does-bravo = { board-does-poison_plague }
board-does-doctor = heilt
board-does-marriage = Waffenruhe
board-does-savonarola = bringt zum Schweigen
board-does-simony = klagt an
board-place-office = Platz für ein Amt
board-place-artist = Platz für einen Künstler
board-place-outside_family = Platz für eine auswärtige Familie
board-under = Unter { $name }
board-home-mark = Sitz
board-conclave = Das Konklave
board-serving = { $serving } von { $all } Kardinälen im Dienst
board-elect = { $votes } zur Wahl nötig
board-in-force = In Kraft
board-none-in-force = Niemand ist an etwas gebunden.
board-force-marriage = Heirat von { $one } und { $other }, bis zum Ende der Runde
board-force-savonarola = { $you ->
    [1] Savonarola predigt: Als Papst spielst du keine Karte aus der Hand
   *[other] Savonarola predigt: { $name }, der Papst, spielt keine Karte aus der Hand
}
board-force-penalty = { $you ->
    [1] Du verlierst den nächsten Zug wegen Simonie
   *[other] { $name } verliert den nächsten Zug wegen Simonie
}
board-force-short-marriage = Verheiratet: { $one }, { $other }
board-force-short-savonarola = { $you ->
    [1] Savonarola bringt dich zum Schweigen
   *[other] Savonarola bringt { $name } zum Schweigen
}
board-force-short-penalty = { $you ->
    [1] Du verlierst einen Zug
   *[other] { $name } verliert einen Zug
}
board-force-short-grounds = Du kannst den Papst anklagen
board-force-grounds = Simonie: Du hast Grund, den Papst anzuklagen
board-force-no-grounds = Keine Anklage der Simonie: Der Papst hat dir etwas gegeben und die Ämter in Ruhe gelassen
board-the-table = Der Tisch
board-left = noch { $left } von { $laid }
board-what-left = Was übrig ist
board-unseen-of-all = ungesehen von
board-of-all = von { $all }
board-types-property = Besitzungen
board-types-office = Ämter
board-types-artist = Künstler
board-types-outside_family = Auswärtige
board-types-condottiere = { board-condottieri }
board-types-spy = Spione
board-types-poison_plague = { board-short-poison_plague }
board-types-bravo = Bravi
board-types-doctor = { card-doctor }
board-types-marriage = { card-marriage }
board-types-savonarola = { card-savonarola }
board-types-simony = { board-short-simony }
board-types-others = Andere
board-left-title = Was übrig ist: { $unseen } von { $all } ungesehen
board-left-unseen = ungesehen
board-left-play = im Spiel, und bei wem
board-left-aside = beiseitegelegt oder abgeworfen
board-left-back = Beiseitegelegtes kommt in der nächsten Runde zurück
board-face-down = Karte { $slot }, verdeckt
board-for-nothing = umsonst
board-unprotected = Ungeschützt
board-palaces = Paläste
board-your-palaces = Deine Paläste
board-my-palaces = { $number ->
    [one] Mein Palast
   *[other] Meine { $number } Paläste
}
board-protect = Schützen
board-round-end = Rundenende: +{ ducats-counted }, +{ points-counted }
board-sheet-points = Woher die Punkte kommen
board-sheet-round = Runde { $round }
board-sheet-soon = Am Ende dieser Runde, ohne Börse und Papst
board-sheet-votes = Stimmen und Dukaten
board-sheet-purse = Börse verborgen; am Rundenende
board-sheet-bought = Gekauft, und für wie viel
board-sheet-spied = eine Karte ungesehen genommen, mit einem Spion
board-sheet-none = Noch nichts.
board-sheet-hand = Was du von der Hand weißt
board-sheet-no-hand = Nichts, was du gesehen hättest.
board-sheet-between = Zwischen euch
board-sheet-no-between = Zwischen euch ist noch nichts geschehen.
board-sheet-married = Miteinander verheiratet: keiner tut etwas gegen den anderen.
board-hand-replayed = Die Hand
board-hand-hidden = Deine Hand, verborgen
board-hand-empty = Deine Hand ist leer.
board-hand-unseen = Niemand sieht, wie viele Karten du hast.
board-ducats-label = Dukaten
board-pane-table = { tab-table }
board-pane-palaces = Familien
board-pane-conclave = Konklave
board-aim = { $card }: Wähle in der Frage eine von { $ways } Möglichkeiten
board-ladder = Dein Gebot
board-offers = Gebote
board-all = Alles, { $most }
board-choosing = wählt
board-sealed = hat gewählt
board-under-attack = wird angegriffen
board-condottieri = Condottieri
board-defence = Verteidigung
board-your-attack = Dein Angriff
board-your-defence = Deine Verteidigung
board-attack-of = Angriff von { $name }
board-stakes = Auf dem Spiel, jetzt bei { $name }: { points-counted } und { ducats-counted } je Runde{ $fee ->
    [0] .
   *[other] ; der Lohn des Künstlers beträgt { $fee }.
}
board-stakes-own = Auf dem Spiel, jetzt bei dir: { points-counted } und { ducats-counted } je Runde.
board-unseen-condottieri = { $number ->
    [one] Ein Condottiere ist nicht zu sehen, mit Stärke { $powers }.
   *[other] { $number } Condottieri sind nicht zu sehen, mit Stärke { $powers }.
}
board-unseen-none = Kein Condottiere ist verborgen.
board-known-condottieri = Auf der Hand von { $name }: { $cards }.
board-prompt-commit = { $least ->
    [0] { $target }: setze verdeckt Condottieri ein, oder keinen.
   *[other] { $target }: setze verdeckt Condottieri ein, mindestens einen.
}
board-prompt-secret-ballot = { $number ->
    [one] Vergib deine eine Stimme. Noch sieht es niemand.
   *[other] Verteile deine { $number } Stimmen. Noch sieht es niemand.
}
board-prompt-open-ballot = { $number ->
    [one] Vergib deine eine Stimme. Alle sehen es.
   *[other] Verteile deine { $number } Stimmen. Alle sehen es.
}
board-prompt-run-off = Nur zwei sind noch übrig: Verteile deine { $number } Stimmen auf sie.
board-prompt-cardinals = Verteile als Papst die neuen Kardinäle, { $number } zu vergeben. Was du nicht vergibst, gehört dir.
board-prompt-offer = Dein Angebot an { $rival }: Lege dazu, was du verlangst und was du gibst.
board-no-condottieri = Du hast keinen Condottiere.
board-choose-one = Mindestens einen wählen
board-seal = { $number ->
    [0] Keinen einsetzen
    [one] Einen einsetzen, { $ducats } Dukaten
   *[other] { $number } einsetzen, { $ducats } Dukaten
}
board-fight = { $name } greift { $other } an; die Verteidigung ist { $defence } und was geheim eingesetzt wird
board-you = { you }
board-less-for = Eins weniger für { $you ->
    [1] dich
   *[other] { $name }
}
board-more-for = Eins mehr für { $you ->
    [1] dich
   *[other] { $name }
}
board-left-to-cast = { $number ->
    [one] Noch eine Stimme zu vergeben
   *[other] Noch { $number } Stimmen zu vergeben
}
board-start-again = Neu beginnen
board-all-to-me = Alle an mich
board-all-to = Alle an { $name }
board-all-short = alle
board-needs = { $number ->
    [0] Deine reichen aus
   *[other] { $number } fehlen noch
}
board-pact = Du + { $names } = { $votes }{ $short ->
    [0] : gewählt
   *[other] : { $short } zu wenig
}
board-pact-cast = { $cast } vergeben + { $theirs ->
    [0] { $own }
   *[other] { $theirs } + { $own }
} = { $votes }{ $short ->
    [0] : gewählt
   *[other] : { $short } zu wenig
}
board-ballot-then = Hat niemand { $elects }, folgt eine offene Abstimmung.
board-hand-out = Kardinäle verteilen
board-cast = Stimmen abgeben
board-seal-ballot = Stimmen versiegeln
board-press-card = Wähle eine Karte
board-auction-card = Karte { $slot } versteigern
board-spy-card = Karte { $slot } mit dem Spion nehmen
board-spy-spent = Der Spion ist verbraucht; niemand sieht, was du nimmst.
board-buy-rule = Du bietest zuerst, dann reihum die anderen. Bietet niemand, bekommst du die Karte umsonst.
board-card-may-be = Was Karte { $slot } sein kann
board-cards-may-be = Was die Karten sein können
board-unseen-where = { $unseen } verdeckt: { $here } hier, { $elsewhere } im Stapel oder auf der Hand
board-first = Vorher, wenn du magst:
board-protect-link = { $card } schützen
board-what = Was du tust
board-verb-seize = Erobern
board-verb-spy = Ausspionieren
board-verb-poison = Vergiften
board-verb-bravo = { board-short-bravo }
board-verb-marry = Heiraten
board-verb-savonarola = { card-savonarola }
board-verb-simony = { board-short-simony }
board-verb-move = Umlegen
board-verb-trade = Handeln
board-target-below = wenn < { $power } dazu
board-target-alone = wenn nichts dazu
board-target-ties = hält: { $attack } ist gleich
board-target-holds = hält: du hast { $attack }
board-target-fee = Lohn zu hoch
board-target-force = braucht einen Condottiere
board-target-stays = { $card } bleibt
board-home-stays = Sitz bleibt;
board-target-gain = { $place }, von { $name }: { $cards ->
    [none] {""}
   *[other] mit { $cards }; {""}
}{ points-counted } und { ducats-counted } je Runde.
board-target-owes = Der Lohn des Künstlers beträgt { $fee }.
board-target-unpaid = { $card } bleibt: Der Lohn wäre danach nicht zu bezahlen.
board-reach = Alles, was du schicken kannst, erreicht { $attack }. Ein Ziel fällt, wenn weniger dazukommt als angegeben; Gleichstand hält.
board-reach-none = Du hast keinen Condottiere zu schicken: Nur was ungeschützt liegt, ist zu nehmen.
board-reach-partner = Ohne { $name }: Ihr seid verheiratet.
board-press-target = Wähle ein Ziel
board-move-link = Etwas umlegen
board-trade-link = Tausch anbieten
board-defended = Verteidigung { $power }
board-in-the-open = nur Condottieri verteidigen sie
board-judge-you = Du urteilst jetzt
board-judge-later = urteilt noch
board-judged = Bisher { $for } dafür und { $against } dagegen; du hast { $own }.
board-judge-then = Sind mehr dafür als dagegen, verliert { $name } den nächsten Zug.
board-offices-then = { $votes } jetzt, { $mean } im Mittel
board-offices-none = Es ist kein anderes Amt im Spiel.
board-doctor-none = Du hast keinen Arzt
board-doctor-unpaid = Der Arzt kostet mehr als deine { $ducats }
board-poison-at = { $you ->
    [1] Die Karte gehört dir.
   *[0] Die Karte gehört { $name }.
}
board-ballots-turned = Die Stimmzettel, gemeinsam aufgedeckt
board-ballots-elect = { $all } Stimmen, { $elects } nötig
board-ballot-self = für die eigene Familie
board-ballot-for = für { $you ->
    [1] dich
   *[other] { $name }
}
board-pope-elected = { $you ->
    [1] Du bist zum Papst gewählt
   *[other] { $name } ist zum Papst gewählt
}
board-pope-with = mit { $votes } von { $all } Stimmen
board-pope-nobody = Niemand hat { $elects }: Es folgt eine weitere Abstimmung.
board-sheet-rounds = Die Runden
board-sheet-properties-why = die Punkte auf jedem
board-sheet-offices-why = { board-sheet-properties-why }
board-sheet-artists-why = geschützt oder nicht
board-sheet-pope-why = der Gewählte
board-sheet-ducats-why = je volle 10 ein Punkt
board-sheet-elected = gewählt mit { $votes }
board-sheet-now = Jetzt
board-sheet-after = Nach Runde { $round }
board-scene-fight = Der Kampf um { $place }
board-scene-standing = was dort schon steht
board-scene-sums = { $attack } gegen { $defence }
board-scene-held = { $place } hält
board-scene-fell = { $place } fällt
board-scene-accusation = Die Anklage gegen { $you ->
    [1] dich
   *[other] { $name }
}
board-scene-death = Der Tod von { $card }
board-scene-election = Runde { $round }: die Wahl
board-scene-sheet = Runde { $round } wird gezählt
board-ballot-bars = Die Balken nehmen an, dass jeder die eigene Familie wählt.
board-ballot-bars-open = Balken: was vergeben ist, und die eigenen Stimmen, die noch kommen.
board-tray-get = Du bekommst
board-tray-give = Du gibst
board-tray-gives = { $you ->
    [1] Du gibst
   *[0] { $name } gibt
}
board-deal-with = Tausch anbieten an
board-deal-get = Du bekommst von { $name }
board-deal-properties = Besitzungen mit allem, was darunter liegt
board-deal-singles = Einzelne Ämter und Künstler; rot: ungeschützt
board-deal-hand = Aus deiner Hand
board-deal-known = { $number ->
    [one] Auf der Hand: eine, die du kennst, der Rest vielleicht
   *[other] Auf der Hand: { $number }, die du kennst, der Rest vielleicht
}
board-deal-unseen = Nach einer verdeckten Karte fragen
board-deal-purse = Dukaten, von deinen { $ducats }
board-deal-hidden-purse = Dukaten; die Börse ist verdeckt
board-deal-back = Alles zurücklegen
board-deal-close = Angebot schließen
board-deal-would = Was es bewirken würde
board-deal-same = Stimmen, Punkte und Einkommen bleiben gleich.
board-deal-says = Du bekommst { $wants }; { $name } bekommt { $gives }.
board-deal-votes = { board-printed-votes }
board-deal-points = Punkte je Runde
board-deal-income = { board-printed-income }
board-deal-pact = Du + { $name }, { $elects } zur Wahl nötig
board-deal-agree = { $name } muss dem Ganzen zustimmen.
board-deal-make = Das Angebot machen
board-deal-nothing = Noch nichts angeboten

letter-power = St
letter-income = D
letter-votes = S
letter-points = SP
letter-fee = D Lohn

## The board in the browser

wish-always-doctor = Passen, wann immer ein Arzt gespielt werden könnte
noun-family = Familie
noun-slot = { noun-card }
noun-spot = Platz
noun-number = Anzahl
board-lies-under = { $name }: { $cards }
board-printed-power = Stärke
board-printed-income = Einkommen
board-printed-votes = Stimmen
board-printed-points = { points }
board-printed-fee = Lohn
board-count-properties = { board-types-property }
board-count-cardinals = Kardinäle
board-count-votes = Stimmen
board-mark-pope = Papst
row-ducats = { board-ducats-label }
