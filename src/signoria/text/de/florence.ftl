### The Princes of Florence: prompts, events, refusals, scores and names.

title = Die Fürsten von Florenz
tagline = Schmücke dein Fürstentum, locke Künstler und Gelehrte an und lass dich durch ihre Werke berühmt machen.

## Forms that only this language needs

form-a-stack = { $stack-code ->
    [prestige] eine { $stack }
    [recruiting] eine { $stack }
   *[other] einen { $stack }
}
form-the-piece = { $piece-code ->
    [tower] der { $piece }
    [forest] der { $piece }
    [lake] der { $piece }
    [park] der { $piece }
    [laboratory] das { $piece }
    [studio] das { $piece }
    [hospital] das { $piece }
    [theater] das { $piece }
   *[other] die { $piece }
}
form-the-piece-object = { $piece-code ->
    [tower] den { $piece }
    [forest] den { $piece }
    [lake] den { $piece }
    [park] den { $piece }
    [laboratory] das { $piece }
    [studio] das { $piece }
    [hospital] das { $piece }
    [theater] das { $piece }
   *[other] die { $piece }
}
form-the-building-object = { $building-code ->
    [tower] den { $building }
    [laboratory] das { $building }
    [studio] das { $building }
    [hospital] das { $building }
    [theater] das { $building }
   *[other] die { $building }
}
form-profession-object = { $profession-code ->
    [alchemist] { $profession }en
    [architect] { $profession }en
    [astronomer] Astronomen
    [cartographer] Kartografen
    [choreographer] Choreografen
    [composer] Komponisten
    [jurist] Rechtsgelehrten
    [philosopher] Philosophen
    [theologian] Theologen
   *[other] { $profession }
}
form-of-the-profession = { $profession-code ->
    [alchemist] des { $profession }en
    [architect] des { $profession }en
    [astronomer] des Astronomen
    [cartographer] des Kartografen
    [choreographer] des Choreografen
    [composer] des Komponisten
    [jurist] des Rechtsgelehrten
    [philosopher] des Philosophen
    [physician] des Arztes
    [theologian] des Theologen
   *[other] des { $profession }s
}

## Names

building-university = Universität
building-laboratory = Laboratorium
building-workshop = Werkstatt
building-library = Bibliothek
building-opera = Oper
building-studio = Atelier
building-hospital = Hospital
building-theater = Theater
building-tower = Turm
building-chapel = Kapelle

landscape-forest = Wald
landscape-lake = See
landscape-park = Park

piece-university = { building-university }
piece-laboratory = { building-laboratory }
piece-workshop = { building-workshop }
piece-library = { building-library }
piece-opera = { building-opera }
piece-studio = { building-studio }
piece-hospital = { building-hospital }
piece-theater = { building-theater }
piece-tower = { building-tower }
piece-chapel = { building-chapel }
piece-forest = { landscape-forest }
piece-lake = { landscape-lake }
piece-park = { landscape-park }

stack-forest = { landscape-forest }
stack-lake = { landscape-lake }
stack-park = { landscape-park }
stack-jester = Gaukler
stack-builder = Baumeister
stack-prestige = Prestigekarte
stack-recruiting = Abwerbekarte

freedom-travel = Reisefreiheit
freedom-religion = Religionsfreiheit
freedom-opinion = Meinungsfreiheit

profession-alchemist = Alchemist
profession-architect = Architekt
profession-astronomer = Astronom
profession-bell_maker = Glockengießer
profession-botanist = Botaniker
profession-cartographer = Kartograf
profession-choreographer = Choreograf
profession-composer = Komponist
profession-dramatist = Dramatiker
profession-goldsmith = Goldschmied
profession-jurist = Rechtsgelehrter
profession-mathematician = Mathematiker
profession-organist = Orgelbauer
profession-painter = Maler
profession-pharmacist = Apotheker
profession-philosopher = Philosoph
profession-physician = Arzt
profession-physicist = Physiker
profession-poet = Dichter
profession-sculptor = Bildhauer
profession-theologian = Theologe

counted-building = Gebäude
counted-large_building = großes Gebäude
counted-medium_building = mittleres Gebäude
counted-small_building = kleines Gebäude
counted-building_size = Gebäudegröße
counted-forest = { landscape-forest }
counted-lake = { landscape-lake }
counted-park = { landscape-park }
counted-landscape = Landschaft
counted-landscape_type = Art von Landschaft
counted-jester = { stack-jester }
counted-builder = { stack-builder }
counted-prestige = { stack-prestige }
counted-freedom = Freiheit
counted-category = Art von Landschaft, Person, Prestigekarte oder Freiheit
counted-hand_card = Personen- oder Abwerbekarte auf der Hand
counted-table_card = Werk oder Abwerbekarte auf dem Tisch
counted-empty = leeres Feld

box-kind-building = Gebäude
box-kind-landscape = Landschaften
box-kind-profession = Personenkarten
box-kind-bonus = { board-bonus-cards }
box-kind-prestige = { board-count-prestige }
box-field-cells = Umriss
box-field-building = { counted-building }
box-field-landscape = { counted-landscape }
box-field-freedom = { counted-freedom }
box-field-wv_per_item = Werkwert für jedes
box-field-counts = zählt
box-field-needs = verlangt
box-field-pp = { noun-fame }
box-field-pp_tied = Punkte bei Gleichstand
box-because-outline = Rekonstruiert: Die Spielregel sagt, wie viele Felder ein Gebäude bedeckt, und keine Quelle, die wir kennen, zeigt seinen Umriss.
box-because-smaller = Rekonstruiert: Die Spielregel sagt nur, dass Seen und Parks kleiner sind als Wälder.
box-because-theme = Rekonstruiert: Das Gebäude ist, was zur Person passt; Landschaft und Freiheit sind, was die Zahlen der Spielregel übrig lassen.
box-because-counts = Rekonstruiert: Landschaft und Freiheit sind, was die Zahlen der Spielregel übrig lassen.

bonus-buildings = 1 für jedes Gebäude
bonus-large_buildings = 2 für jedes große Gebäude
bonus-medium_and_forest = 1 für jedes mittlere Gebäude und jeden Wald
bonus-small_and_landscape = 1 für jedes kleine Gebäude und jede Landschaft
bonus-building_sizes = 2 für jede Gebäudegröße
bonus-landscapes = 1 für jede Landschaft
bonus-forests = 2 für jeden Wald
bonus-lakes = 2 für jeden See
bonus-parks = 2 für jeden Park
bonus-freedoms = 2 für jede Freiheit
bonus-jesters = 2 für jeden Gaukler
bonus-jesters_and_freedoms = 1 für jeden Gaukler und jede Freiheit
bonus-builders = 2 für jeden Baumeister
bonus-builders_and_lakes = 1 für jeden Baumeister und jeden See
bonus-prestige = 2 für jede Prestigekarte
bonus-prestige_and_freedoms = 1 für jede Prestigekarte und jede Freiheit
bonus-landscape_types = 2 für jede Art von Landschaft
bonus-categories = 1 für alles, was du davon hast: Wald, See, Park, Gaukler, Baumeister, Prestigekarte, Freiheit
bonus-hand = 1 für jede Personen- und Abwerbekarte auf der Hand
bonus-table = 1 für jede Personen- und Abwerbekarte auf deinem Tisch

prestige-most_buildings = die meisten Gebäude
prestige-two_large = mindestens zwei große Gebäude
prestige-fewest_empty = die wenigsten leeren Felder
prestige-all_landscapes = alle drei Landschaften
prestige-most_landscapes = die meisten Landschaften
prestige-most_forests = die meisten Wälder
prestige-most_lakes = die meisten Seen
prestige-all_freedoms = alle drei Freiheiten
prestige-balanced_estate = 4 Gebäude, 2 Freiheiten und 4 Werke
prestige-most_jesters = die meisten Gaukler
prestige-most_builders = die meisten Baumeister
prestige-most_parks = die meisten Parks
prestige-balanced_court = ein Baumeister, ein Gaukler und 2 Landschaften
prestige-most_works = die meisten Werke

card-alchemist = { profession-alchemist }
card-architect = { profession-architect }
card-astronomer = { profession-astronomer }
card-bell_maker = { profession-bell_maker }
card-botanist = { profession-botanist }
card-cartographer = { profession-cartographer }
card-choreographer = { profession-choreographer }
card-composer = { profession-composer }
card-dramatist = { profession-dramatist }
card-goldsmith = { profession-goldsmith }
card-jurist = { profession-jurist }
card-mathematician = { profession-mathematician }
card-organist = { profession-organist }
card-painter = { profession-painter }
card-pharmacist = { profession-pharmacist }
card-philosopher = { profession-philosopher }
card-physician = { profession-physician }
card-physicist = { profession-physicist }
card-poet = { profession-poet }
card-sculptor = { profession-sculptor }
card-theologian = { profession-theologian }
card-buildings = Bonus: { bonus-buildings }
card-large_buildings = Bonus: { bonus-large_buildings }
card-medium_and_forest = Bonus: { bonus-medium_and_forest }
card-small_and_landscape = Bonus: { bonus-small_and_landscape }
card-building_sizes = Bonus: { bonus-building_sizes }
card-landscapes = Bonus: { bonus-landscapes }
card-forests = Bonus: { bonus-forests }
card-lakes = Bonus: { bonus-lakes }
card-parks = Bonus: { bonus-parks }
card-freedoms = Bonus: { bonus-freedoms }
card-jesters = Bonus: { bonus-jesters }
card-jesters_and_freedoms = Bonus: { bonus-jesters_and_freedoms }
card-builders = Bonus: { bonus-builders }
card-builders_and_lakes = Bonus: { bonus-builders_and_lakes }
card-prestige = Bonus: { bonus-prestige }
card-prestige_and_freedoms = Bonus: { bonus-prestige_and_freedoms }
card-landscape_types = Bonus: { bonus-landscape_types }
card-categories = Bonus: { bonus-categories }
card-hand = Bonus: { bonus-hand }
card-table = Bonus: { bonus-table }
card-most_buildings = Prestige: { prestige-most_buildings }, 6 (3) Punkte
card-two_large = Prestige: { prestige-two_large }, 5 Punkte
card-fewest_empty = Prestige: { prestige-fewest_empty }, 8 (4) Punkte
card-all_landscapes = Prestige: { prestige-all_landscapes }, 8 Punkte
card-most_landscapes = Prestige: { prestige-most_landscapes }, 7 (4) Punkte
card-most_forests = Prestige: { prestige-most_forests }, 7 (4) Punkte
card-most_lakes = Prestige: { prestige-most_lakes }, 6 (3) Punkte
card-all_freedoms = Prestige: { prestige-all_freedoms }, 8 Punkte
card-balanced_estate = Prestige: { prestige-balanced_estate }, 6 Punkte
card-most_jesters = Prestige: { prestige-most_jesters }, 6 (3) Punkte
card-most_builders = Prestige: { prestige-most_builders }, 6 (3) Punkte
card-most_parks = Prestige: { prestige-most_parks }, 5 (3) Punkte
card-balanced_court = Prestige: { prestige-balanced_court }, 7 Punkte
card-most_works = Prestige: { prestige-most_works }, 7 (4) Punkte

deck-profession = Personen
deck-bonus = Bonus
deck-prestige = Prestige

thing-university = { building-university }
thing-laboratory = { building-laboratory }
thing-workshop = { building-workshop }
thing-library = { building-library }
thing-opera = { building-opera }
thing-studio = { building-studio }
thing-hospital = { building-hospital }
thing-theater = { building-theater }
thing-tower = { building-tower }
thing-chapel = { building-chapel }
thing-forest = { landscape-forest }
thing-lake = { landscape-lake }
thing-park = { landscape-park }
thing-travel = { short-freedom-travel }
thing-religion = { short-freedom-religion }
thing-opinion = { short-freedom-opinion }

phase-setup = Personen
phase-auction = Versteigerung
phase-action = Aktionen

edition-rio-grande = Rio Grande Games 2000, italienische Spielregel

## Prompts

prompt-which-discard = Behalte drei deiner vier Personen: Welche gibst du zurück?
prompt-which-stack = { $stacks ->
    [0] Es gibt keinen Stapel, den du jetzt nennen kannst: Steig für diese Runde aus.
   *[other] Nenne einen Stapel zur Versteigerung (Gebot: 200 Florin) oder steig für diese Runde aus.
}
prompt-bid-for-item = { $leader } bietet { $price } Florin für { form-a-stack }. Erhöhe um 100 oder passe.
prompt-which-item = { $stacks ->
    [0] Nur du bist noch übrig, und es gibt nichts, was du jetzt nehmen kannst.
   *[other] Nur du bist noch übrig: Nimm etwas für 200 Florin oder nichts.
}
prompt-which-recruit = { $professions ->
    [0] Vor keinem Gegner liegt eine Person: Behalte die Abwerbekarte für später.
   *[other] Nutze die Abwerbekarte sofort oder behalte sie für später.
}
prompt-which-place = Wohin kommt { form-the-piece }? Nenne die Ecke und die Drehung, etwa r1 c4 e2.
prompt-which-action = { $actions ->
    [0] Deine Aktionen sind getan. Du darfst noch abwerben oder deinen Zug beenden.
    [one] Du hast noch eine Aktion. Ein Werk muss { $minimum } erreichen.
   *[other] Du hast { $actions } Aktionen. Ein Werk muss { $minimum } erreichen.
}
prompt-which-card = { $cards ->
    [one] Nur eine { $deck }karte ist übrig: Behalte sie.
   *[other] Behalte eine dieser { $cards } { $deck }karten.
}
prompt-which-order = { $cards ->
    [one] Lege die andere { $deck }karte unter den Stapel zurück.
   *[other] In welcher Reihenfolge kommen die anderen { $cards } { $deck }karten unter den Stapel? Die zuerst genannte liegt am höchsten.
}
prompt-which-bonus = { $missing ->
    [0] { $held ->
        [0] Das Werk { form-of-the-profession } ist { $value } wert. Du hast keine Bonuskarte dafür.
       *[other] Das Werk { form-of-the-profession } ist { $value } wert; das Minimum ist { $minimum }. Spiele eine Bonuskarte dazu oder lass es dabei.
    }
   *[other] Das Werk { form-of-the-profession } ist bisher { $value } wert und muss { $minimum } erreichen: Spiele eine Bonuskarte dazu.
}
prompt-how-much-fame = Das Werk { form-of-the-profession } ist { $value } wert: { $florins } Florin. Wie viele Punkte nimmst du stattdessen, für je 200 Florin?

## Actions

action-bid = { $florins } Florin bieten
action-pass-which-stack = Für diese Runde aussteigen
action-pass-which-item = Nichts nehmen
action-pass-which-recruit = Abwerbekarte behalten
action-pass-which-action = Zug beenden
action-pass-which-bonus = Keine weitere Bonuskarte
action-name = Nennen: { $stack }
action-take = Nehmen: { $stack }
action-discard = Den { form-profession-object } zurückgeben
action-work = Mit dem { form-profession-object } ein Werk vollenden
action-build = Bauen: { $building }
action-draw = Eine { $deck }karte nehmen
action-freedom = Die { $freedom } einführen
action-recruit = Den { form-profession-object } abwerben
action-add = Dazu: { $bonus }
action-fame = { $fame ->
    [0] Alles in Florin
   *[other] { board-fame }
}
action-keep = Behalten: { $card }
action-return = { $order ->
    [as-drawn] Wie sie gezogen wurden
   *[other] In der Reihenfolge { $order } der gezogenen
}
action-place = { $row } { $column } { $turn }
crowd-place = der erste von { $count } Plätzen
crowd-place-last = der letzte
action-sell = { board-fame } für { $fame }00 Florin verkaufen

## Events

event-bids = { $seat } bietet { $florins } Florin.
event-bids-you = Du bietest { $florins } Florin.
event-withdraws = { $seat } passt.
event-withdraws-you = Du passt.
event-card-dealt = { $seat } erhält eine Person.
event-card-dealt-you = Du erhältst eine Person.
event-discarded = { $seat } gibt eine Person zurück.
event-discarded-you = Du gibst eine Person zurück.
event-deck-shuffled = Die Personenkarten werden gemischt: { $cards } Karten.
event-round-begins = Runde { $round } beginnt mit { $seat }. Ein Werk muss { $minimum } erreichen.
event-round-begins-you = Runde { $round } beginnt mit dir. Ein Werk muss { $minimum } erreichen.
event-stack-named = { $seat } nennt { form-a-stack } und bietet 200 Florin.
event-stack-named-you = Du nennst { form-a-stack } und bietest 200 Florin.
event-dropped-out = { $seat } steigt aus der Versteigerung aus.
event-dropped-out-you = Du steigst aus der Versteigerung aus.
event-item-sold = { $seat } ersteigert { form-a-stack } für { $florins } Florin.
event-item-sold-you = Du ersteigerst { form-a-stack } für { $florins } Florin.
event-nothing-taken = { $seat } nimmt nichts.
event-nothing-taken-you = Du nimmst nichts.
event-piece-placed = { $seat } legt { form-the-piece-object } { $where }.
event-piece-placed-you = Du legst { form-the-piece-object } { $where }.
where-north-west = in den Nordwesten
where-north = in den Norden
where-north-east = in den Nordosten
where-west = in den Westen
where-centre = in die Mitte
where-east = in den Osten
where-south-west = in den Südwesten
where-south = in den Süden
where-south-east = in den Südosten
event-fame-gained = { $seat } erhält { board-fame } { $cause }.
event-fame-gained-you = Du erhältst { board-fame } { $cause }.
cause-landscape = für eine weitere Landschaft derselben Art
cause-building = für ein Gebäude
cause-builder = für einen Baumeister
cause-best-work = für das beste Werk der Runde
event-cards-seen = { $cards ->
    [one] { $seat } sieht die letzte { $deck }karte an.
   *[other] { $seat } sieht { $cards } { $deck }karten an.
}
event-cards-seen-you = { $cards ->
    [one] Du siehst die letzte { $deck }karte an.
   *[other] Du siehst { $cards } { $deck }karten an.
}
event-card-kept = { $seat } behält eine { $deck }karte.
event-card-kept-you = Du behältst eine { $deck }karte.
event-cards-returned = { $cards ->
    [one] { $seat } legt eine Karte unter den Stapel der { $deck }karten.
   *[other] { $seat } legt { $cards } Karten unter den Stapel der { $deck }karten.
}
event-cards-returned-you = { $cards ->
    [one] Du legst eine Karte unter den Stapel der { $deck }karten.
   *[other] Du legst { $cards } Karten unter den Stapel der { $deck }karten.
}
event-recruited = { $seat } wirbt den { form-profession-object } ab, bei { $opponent }.
event-recruited-you = Du wirbst den { form-profession-object } ab, bei { $opponent }.
event-recruited-to-you = { $seat } wirbt den { form-profession-object } bei dir ab.
event-recruiting-kept = { $seat } behält die Abwerbekarte.
event-recruiting-kept-you = Du behältst die Abwerbekarte.
event-work-begun = { $seat } spielt den { form-profession-object }: ein Werk mit dem Wert { $value }.
event-work-begun-you = Du spielst den { form-profession-object }: ein Werk mit dem Wert { $value }.
event-bonus-added = { $seat } spielt eine Bonuskarte dazu, { $bonus }: { $points } mehr, zusammen { $value }.
event-bonus-added-you = Du spielst eine Bonuskarte dazu, { $bonus }: { $points } mehr, zusammen { $value }.
event-work-done = { $fame ->
    [0] { $seat } vollendet das Werk { form-of-the-profession }, { $value } wert, für { $florins } Florin.
   *[other] { $seat } vollendet das Werk { form-of-the-profession }, { $value } wert, für { $florins } Florin und { board-fame }.
}
event-work-done-you = { $fame ->
    [0] Du vollendest das Werk { form-of-the-profession }, { $value } wert, für { $florins } Florin.
   *[other] Du vollendest das Werk { form-of-the-profession }, { $value } wert, für { $florins } Florin und { board-fame }.
}
event-building-bought = { $florins ->
    [0] { $seat } nimmt { form-the-building-object } umsonst.
   *[other] { $seat } zahlt { $florins } Florin für { form-the-building-object }.
}
event-building-bought-you = { $florins ->
    [0] Du nimmst { form-the-building-object } umsonst.
   *[other] Du zahlst { $florins } Florin für { form-the-building-object }.
}
event-freedom-introduced = { $seat } führt die { $freedom } für { $florins } Florin ein.
event-freedom-introduced-you = Du führst die { $freedom } für { $florins } Florin ein.
event-turn-ends = { $seat } beendet den Zug.
event-turn-ends-you = Du beendest den Zug.
event-fame-sold = { $seat } verkauft { board-fame } für { $florins } Florin.
event-fame-sold-you = Du verkaufst { board-fame } für { $florins } Florin.
event-best-work = { $seat } hat das beste Werk der Runde, { $value } wert.
event-best-work-you = Du hast das beste Werk der Runde, { $value } wert.
event-no-work = In dieser Runde hat niemand ein Werk vollendet.
event-starter-passes = { $seat } hat nun die Startspielerfigur.
event-starter-passes-you = Du hast nun die Startspielerfigur.
event-game-ends = Die siebte Runde ist vorbei und damit das Spiel.
story-best = bestes Werk: { $seat }, { $value }
story-best-you = bestes Werk: du, { $value }
story-no-work = kein Werk vollendet
story-dealt = Alle erhielten vier Personen und behielten drei.
story-dealing = Alle erhielten vier Personen.
story-actions = Aktionen, mindestens { $minimum }
story-took = **{ $seat }** ersteigerte { form-a-stack } für { $florins } ({ $bids }).
story-took-you = **Du** hast { form-a-stack } für { $florins } ersteigert ({ $bids }).
story-took-alone = **{ $seat }** ersteigerte { form-a-stack } für { $florins }; sonst bot niemand.
story-took-alone-you = **Du** hast { form-a-stack } für { $florins } ersteigert; sonst bot niemand.
story-placed = Gelegt: { $where }.
story-then = { $before }; { $after }
story-turn = **{ $name }**: { $done }.
story-best-work = **{ $seat }**: bestes Werk der Runde, { $value } (+{ $fame }).
story-best-work-you = **Du**: bestes Werk der Runde, { $value } (+{ $fame }).
clause-built-here = { $fame ->
    [0] { $building }
   *[other] { $building } (+{ $fame })
}
clause-sold = { board-fame } für { $florins } Florin
clause-cards = { $cards ->
    [one] die letzte { $deck }karte
   *[other] { $cards } { $deck }karten angesehen, 1 behalten
}
clause-cards-seen = { $cards ->
    [one] die letzte { $deck }karte
   *[other] { $cards } { $deck }karten angesehen
}
clause-freedom = { $freedom }
clause-recruited = { $profession } abgeworben
clause-work = { $fame ->
    [0] **Werk vollendet, { $profession }, { $value }**: { $florins } Florin
   *[other] **Werk vollendet, { $profession }, { $value }**: { board-fame } und { $florins } Florin
}

## Refusals

refusal-too-little-fame = Du kannst nicht { board-fame } verkaufen: Du hast { $held }.
refusal-card-not-in-hand = Diese Karte hast du nicht auf der Hand („{ $card }“).
refusal-must-discard = Alle geben eine von vier Personen zurück.
refusal-card-not-seen = Diese Karte („{ $card }“) ist nicht unter denen, die du ansiehst.
refusal-must-keep = Wer { $deck }karten ansieht, behält eine.
refusal-wrong-number-of-cards = { $cards ->
    [one] Es ist eine Karte zurückzulegen.
   *[other] Es sind { $cards } Karten zurückzulegen.
}
refusal-work-pays-less = Du kannst nicht { board-fame } nehmen: Dieses Werk bringt höchstens { $most }.
refusal-raise-by-100 = { $amount } Florin geht nicht: Erhöht wird um genau 100 über { $price }.
refusal-bid-not-covered = { $fame ->
    [0] Du hast { $florins } Florin und keine Punkte zum Verkaufen, zu wenig, um { $amount } zu bieten.
   *[other] Du hast { $florins } Florin und { board-fame }, je 100 Florin wert: zu wenig, um { $amount } zu bieten.
}
refusal-must-place = Du musst { form-the-piece-object } sofort legen.
refusal-another-piece = Gelegt werden muss ein anderes Teil: { $piece }.
refusal-residence-there = Dieses Teil ({ $piece }) würde einen Teil der Residenz bedecken.
refusal-squares-covered = Dieses Teil ({ $piece }) würde ein Feld bedecken, das nicht leer ist.
refusal-buildings-touch = Dieses Teil ({ $piece }) würde mit einer Kante an ein anderes Gebäude oder die Residenz stoßen; dazu braucht es zwei Baumeister.
refusal-minimum-not-reached = Das Werk ist { $value } wert und muss { $minimum } erreichen: Spiele eine Bonuskarte dazu.
refusal-florins-missing = { $fame ->
    [0] Es kostet { $florins } Florin, und du hast { $held } und keine Punkte zum Verkaufen.
   *[other] Es kostet { $florins } Florin, und du hast { $held } und { board-fame }, je 100 Florin wert.
}
refusal-stack-sold-this-round = Von diesem Stapel ({ $stack }) wurde in dieser Runde schon verkauft.
refusal-stack-empty = Dieser Stapel ({ $stack }) ist leer.
refusal-enough-builders = Niemand darf mehr als drei Baumeister haben.
refusal-no-room = In deinem Fürstentum ist kein Platz für { form-the-piece-object }.
refusal-no-recruiting-card = Du hast keine Abwerbekarte.
refusal-own-profession = Diese Person ({ $profession }) liegt vor dir selbst; abgeworben wird bei Gegnern.
refusal-not-face-up = Diese Person ({ $profession }) liegt vor keinem Gegner offen.
refusal-no-actions-left = Du hast beide Aktionen ausgeführt.
refusal-work-too-small = Das Werk { form-of-the-profession } könnte höchstens { $value } wert sein und muss { $minimum } erreichen.
refusal-building-there = Du hast { form-the-building-object } schon.
refusal-building-gone = Dieses Gebäude ({ $building }) ist nicht mehr vorrätig.
refusal-deck-empty = Es gibt keine { $deck }karten mehr.
refusal-once-a-turn = Das geht nur einmal im Zug.
refusal-freedom-there = Du hast die { $freedom } schon eingeführt.
refusal-freedom-gone = Die { $freedom } ist nicht mehr vorrätig.

## Scores

score-track = Im Spiel erzielte Punkte
score-prestige = Prestigekarte: { $prestige }
score-tie = Gleichstand, die Florin entscheiden: { $seat } hat { $florins }
score-tie-shared = Gleichstand auch an Florin, der Platz wird geteilt: { $seat } hat { $florins }

## What an answer leads to

fact-sells = { $fame ->
    [one] 1 Punkt wird dafür verkauft
   *[other] { $fame } Punkte werden dafür verkauft
}
fact-leaves = dir bleiben { $florins } Florin
fact-price = { $florins ->
    [0] kostenlos mit drei Baumeistern
   *[other] { $builders ->
        [0] { $florins } Florin ohne Baumeister
        [one] { $florins } Florin mit einem Baumeister
       *[other] { $florins } Florin mit { $builders } Baumeistern
    }
}
fact-gain = +{ board-fame }
fact-rises = { $profession }: der Wert steigt auf { $value }
fact-all-rise = alle Werke steigen um { $by }
fact-bonus-rises = „{ $bonus }“ bringt dann { $value }
fact-jester = { $by } mehr für jedes Werk
fact-builder = { $builders ->
    [one] Gebäude kosten { $florins }
    [2] Gebäude dürfen sich berühren
   *[other] Gebäude sind kostenlos
}
fact-prestige = { fact-look-at }
fact-recruiting = nimm eine Person vom Tisch eines Mitspielers
fact-stays = Du behältst { $each }.
    .each = { $profession }
fact-worth = { $value } wert
fact-worth-with-bonus = { $value } mit deinen Bonuskarten
fact-short = { $missing } zu wenig für den Mindestwert.
fact-pays = bringt { $florins } Florin oder bis zu { board-fame }
fact-best-first = Das erste Werk dieser Runde
fact-best-beaten = Es überträfe das beste Werk, { $value } von { $each }
    .each = { $seat }
fact-best-equalled = Es käme dem besten Werk gleich, { $value } von { $each }
    .each = { $seat }
fact-best-stands = Bestes Werk: { $each }, { $value }
    .each = { $seat }
fact-look-at = { $cards ->
    [one] nimm die letzte Karte
   *[other] { $cards } ansehen, 1 behalten
}
fact-would-be-worth = { $profession }: wäre { $value } wert
fact-with = { $value } mit { $thing }
fact-adds = { $points } mehr: { $value } insgesamt
fact-paid = { board-fame } und { $florins } Florin
fact-then-have = dann hast du { board-fame } und { $florins } Florin
fact-prestige-now = { board-fame }, wenn das Spiel jetzt endete
fact-bonus-now = { $points } mehr für ein Werk jetzt

## The board

board-round = Runde { $round } von 7
board-minimum = ein Werk muss { $minimum } erreichen
board-starter = { $seat } beginnt
board-starter-you = du beginnst
board-stacks = zu versteigern
board-buildings = Gebäude im Vorrat
board-freedoms = Freiheiten im Vorrat
board-decks = Stapel
board-fame = { $fame ->
    [one] 1 Punkt
   *[other] { $fame } Punkte
}
board-people = { $jesters ->
    [one] 1 Gaukler
   *[other] { $jesters } Gaukler
  }, { $builders ->
    [one] 1 Baumeister
   *[other] { $builders } Baumeister
}
board-lies = { $piece }, Reihe { $row }, Spalte { $column }
board-hand = auf der Hand: { $profession ->
    [one] 1 Person
   *[other] { $profession } Personen
  }, { $recruiting } Abwerben, { $bonus } Bonus, { $prestige } Prestige
board-played = auf dem Tisch: { $cards }
board-known = bekannt auf der Hand: { $cards }
board-dropped = raus
board-withdrew = gepasst
board-florins = { $florins } Florin
short-freedom-travel = Reise
short-freedom-religion = Religion
short-freedom-opinion = Meinung

## The board in the browser

board-stack-forest = { stack-forest }
board-stack-lake = { stack-lake }
board-stack-park = { stack-park }
board-stack-jester = { stack-jester }
board-stack-builder = { stack-builder }
board-stack-prestige = Prestige
board-stack-recruiting = Abwerben
board-deck-profession = { noun-profession }
board-deck-bonus = Bonuskarte
board-for-300 = Für 300 Florin
board-left = { $left ->
    [0] vergriffen
   *[other] noch { $left }
}
board-yours = hast du
board-yours-short = hast du
board-offer = { $price ->
    [0] gratis
   *[other] { $price }
  } · { board-of-yours }
board-of-yours = { $cards } von dir
board-yours-seen = hat es
board-yours-short-seen = hat es
board-offer-seen = { $price ->
    [0] gratis
   *[other] { $price }
  } · { board-of-yours-seen }
board-of-yours-seen = für { $cards }
board-offers = Was du noch haben kannst
board-you-pay = { $florins ->
    [0] umsonst
   *[other] { board-florins }
}
board-lacked = { $cards ->
    [0] fehlt keiner deiner Personen
    [one] fehlt einer deiner Personen
   *[other] fehlt { $cards } deiner Personen
}
board-amount = { $florins }
board-before-round = vor Runde 1
board-tray = Die Gebäude
board-works = Deine Werke
board-works-done = { $works ->
    [one] 1 Werk
   *[other] { $works } Werke
}
board-work-value = Wert des Werks
board-professions-held = { $cards ->
    [0] Keine Person auf der Hand
    [one] Eine Person auf der Hand
   *[other] { $cards } Personen auf der Hand
}
board-no-professions = Keine Person auf der Hand.
board-on-your-table = auf deinem Tisch
board-courts = Die Höfe
board-your-principality = Dein Fürstentum
board-squares-free = { $squares ->
    [one] 1 Feld frei
   *[other] { $squares } Felder frei
}
board-try = Probieren: { $piece }
board-trying = Zur Probe: { $piece }
board-fits = { $places ->
    [0] passt nirgends
    [one] passt an einen Platz
   *[other] passt an { $places } Plätze
}
board-stop-trying = Probe beenden
board-with-there = Mit { $thing }
board-some-rise = { $works } deiner Werke steigen um { $by }
board-would-raise = { $works ->
    [0] { $thing }: Keines deiner Werke stiege.
    [one] { $thing }: Eines deiner Werke stiege um { $by }.
   *[other] { $thing }: { $works } deiner Werke stiegen um { $by }.
}
board-become-ready = { $works ->
    [one] Fertig wäre dann: { $names }.
   *[other] Fertig wären dann: { $names }.
}
board-unchanged = { $works ->
    [one] 1 weiteres unverändert
   *[other] { $works } weitere unverändert
}
board-placing = Zu legen
board-tray-comes-back = Die Gebäude kommen wieder, sobald das Teil liegt.
board-principality = Das Fürstentum von { $name }
board-principality-grid = Dein Fürstentum, 7 mal 7 Felder
board-hatched = Schraffiert:
board-hatched-means = zu nah an einem Gebäude (2 Baumeister nötig)
board-prompt-which-place = Wohin kommt { form-the-piece }? Lege das Teil auf ein erhelltes Feld, gedreht, wie du magst.
board-residence = Residenz
board-empty = leer
board-square = Reihe { $row }, Spalte { $column }, { $what }{ $state ->
    [held] , das Teil wird hier gehalten
    [held-wrong] , das Teil wird hier gehalten und darf hier nicht liegen
    [legal] , erlaubt
    [near] , zu nah an einem Gebäude
   *[none] {""}
}
board-recruited = { $cards ->
    [one] 1 Abwerbekarte
   *[other] { $cards } Abwerbekarten
}
board-count-bonus = Bonuskarten auf der Hand
board-count-prestige = Prestigekarten
board-count-recruiting = Abwerbekarten auf der Hand
board-prestige-of = { $now } von { $full } Punkten, wie es jetzt steht
board-points-tied = { $tied ->
    [0] { $full } Punkte
   *[other] { $full } ({ $tied }) Punkte
}
board-bonus = { noun-bonus }
board-bonus-cards = Bonuskarten
board-now = jetzt
board-ready = bereit
board-short = { $missing } zu wenig
board-jesters = { $jesters ->
    [one] Gaukler
   *[other] { $jesters } Gaukler
}
board-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
board-least = mindestens { $least }
board-least-now = Ein Werk muss { $least } erreichen
board-work-once = { $profession }, mit { $thing }
board-no-best = Noch kein Werk in dieser Runde
board-turn = Drehen
board-flip = Wenden
board-next-place = Nächster Platz
board-move-ArrowLeft = Nach links
board-move-ArrowUp = Nach oben
board-move-ArrowDown = Nach unten
board-move-ArrowRight = Nach rechts
board-put-back = Zurücklegen
board-build-here = Hier bauen
board-place-here = Hierhin legen
board-ask-place = Wohin kommt { form-the-piece }?
board-places = { $count ->
    [0] So gedreht kein Platz, { $all } insgesamt
    [one] So gedreht ein Platz, { $all } insgesamt
   *[other] So gedreht { $count } Plätze, { $all } insgesamt
}
board-complete-works = Werke
board-recruit = Abwerben
board-ask-complete = Das Werk { form-of-the-profession } vollenden?
board-worth-pays = { $value } wert: { $florins } Florin oder bis zu { board-fame }.
board-worth-short = { $value } wert, { $missing } zu wenig: Spiele eine Bonuskarte dazu.
board-complete-it = Vollenden, { $value }
board-take-as-points = Als Punkte nehmen
board-order-rest = Reihenfolge der übrigen
board-back-to-cards = Zurück zu den Karten
board-keep-it = Behalten
board-sell = Punkte verkaufen
board-do-not-sell = Behalten
board-ask-sell = Wie viele Punkte verkaufst du, für je 100 Florin?
board-press-stack = Wähle einen Stapel
board-press-card = Wähle eine Karte
board-press-thing = Wähle auf dem Tisch
board-fame-or-florins = Ruhm oder Florin
board-all-fame = Alles in Punkten, { $fame }
board-all-florins = Alles in Florin
board-raise = Auf { $florins } erhöhen
board-liked-of = { $cards } von { $of }
board-liked-means = „2 von { $cards }“: zwei dieser { $cards } Personen mögen es.
board-you-have = Du hast { board-florins } und { board-fame }.
board-back-below = Unter den Stapel, in dieser Reihenfolge; drücken oder ziehen ändert sie
board-put-first = An die erste Stelle
board-put-below = Unter den Stapel legen
sheet-works = Vollendete Werke
sheet-work = { $profession }, Runde { $round }
sheet-no-work = Noch kein Werk.
sheet-points = Woher die Punkte kommen
sheet-from-work = Durch Werke
sheet-from-building = Gebaute Gebäude
sheet-from-landscape = Gleiche Landschaften
sheet-from-builder = { board-count-builders }
sheet-from-best-work = Beste Werke
sheet-from-sold = Für Florin verkauft
sheet-bought = Gekauft, und für wie viel
sheet-round = Runde { $round }
sheet-hand = Bekannt von der Hand
scene-best = { $works ->
    [one] Das beste Werk der Runde
   *[other] Die besten Werke der Runde
}

board-pane-ground = Grund
board-pane-works = { board-complete-works }
board-pane-market = Markt
board-pane-courts = Höfe

board-bought = { $stack }: { $name } für { $florins }
noun-row = Zeile
noun-column = Spalte
noun-turn = Drehung
noun-piece = Teil
noun-order = Reihenfolge
noun-building = Gebäude
noun-profession = Person
noun-bonus = Bonus
noun-stack = Stapel
noun-deck = Kartenstapel
noun-freedom = Freiheit
noun-fame = Punkte
noun-florins = Florin
board-count-builders = Baumeister
board-count-jesters = Gaukler
board-count-freedoms = Freiheiten
board-count-professions = Personen auf der Hand
board-market = Der Markt
row-track = Im Spiel erzielt
