### The Princes of Florence for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its chapters, its steps, what was learned

lesson-chapter-goal = Das Ziel
lesson-chapter-auction = Auktion
lesson-chapter-building = Ein Gebäude
lesson-chapter-work = Ein Werk
lesson-chapter-scoring = Wertung
lesson-goal-points = Die meisten Punkte nach sieben Runden gewinnen. Sie kommen vor allem von Werken, die du vollendest, von Gebäuden und am Ende von Prestigekarten.
    .title = Wie man gewinnt
lesson-goal-work = Diese Person kann ein Werk vollenden: { $profession }. Ein Gebäude, das sie mag, gibt seinem Wert 4 dazu, eine Landschaft 3, eine Freiheit 3; und jede deiner Personenkarten 1.
    .title = Was ein Werk ausmacht
lesson-discard = Du behältst drei deiner vier Personen. Die dasselbe mögen, helfen einander; diese hat am wenigsten mit den anderen gemeinsam: { $profession }.
    .title = Eine geht zurück
    .why = Ein Gebäude oder eine Landschaft, die zwei Personen mögen, zählt für beide Werke.
lesson-leave = Zuerst die Versteigerung: { $leader } nennt „{ $stack }“ und bietet { $price } Florin. Alle dürfen um 100 steigern und gewinnen höchstens einen Gegenstand je Runde. Behalte deine Florin für das, was deine Werke brauchen.
    .title = Die Versteigerung
    .why = Mehr als einen Gegenstand je Runde gewinnst du nicht: Warte auf einen, den deine Personen mögen. Auch ein Gaukler, der jedem deiner Werke 2 dazugibt, ist oft seinen Preis wert.
lesson-name = Jetzt nennst du einen Gegenstand: Das ist ein Gebot von 200 Florin. { $professions ->
    [one] Eine deiner Personen mag
   *[other] { $professions } deiner Personen mögen
  } dies: { $landscape }.
    .title = Du nennst
lesson-nothing = Keine der übrigen Landschaften mögen deine Personen. Du kannst verzichten.
    .title = Nichts für dich
lesson-raise = { $leader } bietet { $price } Florin. Deine Werke brauchen es, also steigere um 100.
    .title = Steigere
    .why = Setze dir eine Grenze: Eine Landschaft gibt einem Werk 3 dazu, und jeder Punkt ist 100 Florin wert.
lesson-take = Alle anderen haben etwas gewonnen oder sind ausgestiegen: Du darfst nehmen, was du magst, für 200 Florin. Deine Personen mögen dies: { $landscape }.
    .title = Zum niedrigsten Preis
lesson-landscape = Sie kommt sofort in dein Fürstentum. Landschaften dürfen alles berühren. Halte dich an den Rand: Größere Teile kommen noch.
    .title = Dein Fürstentum
    .do = drücke ein helles Feld, dann den goldenen Knopf
lesson-build = Jeder Zug hat zwei Aktionen. Ein Gebäude kostet { $price } Florin und bringt sofort 3 Punkte. Mit diesem wäre das Werk ({ $profession }) { $value } wert: { $building }.
    .title = Dein erstes Gebäude
    .do = drücke „{ $building }“, dann ein helles Feld, dann den goldenen Knopf
    .why = Zwei deiner Personen können dasselbe Gebäude mögen. Mit einem Baumeister kosten Gebäude 300.
lesson-place = Wähle einen Platz. Bis du zwei Baumeister hast, berühren Gebäude weder einander noch die Residenz.
    .title = Wo es steht
    .do = { lesson-landscape.do }
lesson-work = Die zweite Aktion: ein Werk vom Wert { $value }, und { $minimum } ist das Mindeste in dieser Runde. Es bringt { $florins } Florin oder stattdessen Punkte: einen für 200 Florin.
    .title = Vollende ein Werk: { $profession }
    .do = drücke „{ $profession }“, dann den goldenen Knopf
    .why = Der Mindestwert steigt in jeder Runde, ein frühes Werk ist also leichter. Das beste Werk einer Runde bringt 3 Punkte mehr.
lesson-freedom = Eine Freiheit, die eine deiner Personen mag, gibt ihrem Werk 3 dazu. Sie kostet 300 Florin: { $freedom }.
    .title = Eine Freiheit
lesson-draw = Noch erreicht kein Werk den Mindestwert. Eine weitere Personenkarte gibt jedem deiner Werke 1 dazu.
    .title = Noch eine Person
lesson-rest = Jetzt bringt dich nichts weiter: Beende deinen Zug.
    .title = Beende deinen Zug
lesson-keep = Du siehst dir einige Karten an und behältst eine. Mit dem, was du hast, ist diese am meisten wert: { $card }.
    .title = Behalte eine
lesson-bonus = Jetzt könnte eine Bonuskarte dazukommen. Ohne sie geht das Werk weiter, wie es ist.
    .title = Bonuskarten
lesson-pay = Das Werk ist { $value } wert und bringt { $florins } Florin. Jeder Teil kann jetzt, und nur jetzt, als Punkte genommen werden. Am Anfang nützen Florin mehr.
    .title = Florin oder Punkte
lesson-paid = { $works ->
    [one] Du hast ein Werk vollendet:
   *[other] Du hast { $works } Werke vollendet, das erste:
  } { $profession }. Die Karte bleibt vor dir liegen und gibt deinen anderen Werken weiter 1 dazu.
    .title = Ein vollendetes Werk
lesson-unpaid = Noch ist kein Werk vollendet. Suche das Gebäude, das zwei deiner Personen mögen, dann eine Landschaft: So erreicht ein Werk seinen Mindestwert.
    .title = Der nächste Schritt
lesson-score-now = Du hast { $points } Punkte und { $florins } Florin. Ein Gebäude bringt 3 Punkte, das beste Werk einer Runde 3, und was ein Werk bringt, kann als Punkte genommen werden. Nach Runde 7 kommen die Prestigekarten dazu, und die meisten Punkte gewinnen.
    .title = Die Wertung
after-rounds = { $rounds ->
    [one] nach der ersten Runde
   *[other] nach { $rounds } Runden
}
lesson-end = { $ahead ->
    [1] Du führst { after-rounds } mit { $points } Punkten; die nächste Familie hat { $best }.
    [0] Du hast { after-rounds } { $points } Punkte, so viele wie die beste andere Familie.
   *[other] Du hast { after-rounds } { $points } Punkte; die beste Familie hat { $best }.
}
lesson-learned-goal = die meisten Punkte nach sieben Runden
lesson-learned-auction = ein Gegenstand je Runde; gesteigert wird um 100
lesson-learned-building = 3 Punkte, und 4 für jedes Werk, das es mag
lesson-learned-work = Gebäude, Landschaft, Freiheit, Karten; Florin oder Punkte
lesson-learned-scoring = bestes Werk einer Runde 3; Prestigekarten am Ende
lesson-next = wann Florin mehr wert sind als Punkte

## Notes: what a question is about, and what to try

note-which-discard = Behalte drei deiner vier Personen. Wer dasselbe Gebäude, dieselbe Landschaft oder dieselbe Freiheit mag, hilft einander.
    .advice = Gib die zurück, die am wenigsten mit den anderen gemeinsam hat.
note-which-stack = Nenne einen Stapel: Das ist ein Gebot von 200 Florin. Die anderen dürfen um 100 steigern. Wer einen Gegenstand gewinnt, ist für diese Runde aus der Versteigerung.
    .advice = Ein Gaukler gibt jedem Werk 2 dazu und ist am Anfang teuer. Eine Landschaft, die zwei deiner Personen mögen, ist oft der bessere Kauf.
note-bid-for-item = Steigere um genau 100 oder passe bei diesem Gegenstand. Auf die nächsten darfst du wieder bieten.
    .advice = Setze dir eine Grenze. Wer am Ende übrig bleibt, nimmt einen Gegenstand für 200 Florin.
note-which-item = Alle anderen haben einen Gegenstand gewonnen oder sind ausgestiegen. Für 200 Florin darfst du nehmen, was noch da ist.
    .advice = Nimm etwas: Eine Landschaft, eine Prestigekarte oder eine Abwerbekarte ist mehr wert.
note-which-recruit = Eine Abwerbekarte holt eine Person, die vor einem Gegner liegt, auf deine Hand. Sie kann warten und zählt bis dahin als Personenkarte.
    .advice = Benutze sie, wenn eine Person offen liegt, deren Gebäude du hast.
note-which-place = Lege das Teil auf leere Felder; es darf gedreht und gewendet werden. Landschaften dürfen alles berühren, Gebäude kein Gebäude, bis du zwei Baumeister hast.
    .advice = Halte dich an Ränder und Ecken, damit große Teile auch später noch passen.
note-which-action = Du hast zwei Aktionen: ein Werk vollenden, bauen, eine Person oder eine Bonuskarte nehmen, eine Freiheit einführen. Ein Werk muss den Mindestwert der Runde erreichen.
    .advice = Beginne mit dem Gebäude, das zwei deiner Personen mögen, oder mit einer weiteren Person: Jede deiner Karten gibt jedem Werk 1 dazu.
note-which-card = Du siehst dir bis zu fünf Karten an und behältst eine. Die anderen kommen unter den Stapel.
    .advice = Behalte, was zu dem passt, was du hast oder ohnehin bekommst.
note-which-order = Die anderen kommen unter den Stapel, in beliebiger Reihenfolge.
    .advice = Das ist selten wichtig. Lass sie, wie sie sind.
note-which-bonus = Eine Bonuskarte zählt für dieses eine Werk und kommt dann aus dem Spiel.
    .advice = Spare sie, außer das Werk reicht ohne sie nicht oder wird mit ihr das beste der Runde.
note-how-much-fame = Das Werk bringt 100 Florin je Punkt. Jeder Teil davon kann jetzt, und nur jetzt, als Ruhm genommen werden: 200 Florin für einen Punkt.
    .advice = Am Anfang brauchst du Florin für Versteigerungen und Gebäude. Nimm später immer mehr Ruhm.

## What words mean

term-work = Eine Person, die aus der Hand gespielt wird. Ihr Werk wird in Florin oder Ruhm bezahlt und muss den Mindestwert der Runde erreichen.
    .forms = Werk, Werke, Werks
term-value = 4 für das Gebäude, 3 für die Landschaft und 3 für die Freiheit, die sie mag, 2 je Gaukler, 1 je Personenkarte und Bonuskarten.
    .forms = Werkwert, Mindestwert
term-profession-card = Jemand aus Kunst oder Wissenschaft, der ein Werk vollenden kann. Auf der Hand oder gespielt gibt jede Karte jedem deiner Werke 1 dazu.
    .forms = Person, Personen, Personenkarte, Personenkarten
term-building = Kostet 700 Florin, 300 mit einem Baumeister, nichts mit dreien, und bringt 3 Punkte. Von jeder Art eins in einem Fürstentum.
    .forms = Gebäude, Gebäuden
term-landscape = Wald, See oder Park, ersteigert und sofort gelegt. Jede weitere derselben Art bringt 3 Punkte.
    .forms = Landschaft, Landschaften
term-freedom = Reise, Religion oder Meinung, für 300 Florin. Gibt Werken, die sie mögen, 3 dazu.
    .forms = Freiheit, Freiheiten
term-jester = Gibt jedem deiner Werke 2 dazu.
    .forms = Gaukler
term-builder = Mit einem kosten Gebäude 300; mit zweien dürfen sie sich berühren; mit dreien sind sie umsonst. Der zweite und der dritte bringen je 3 Punkte.
    .forms = Baumeister
term-prestige-card = Ein geheimes Ziel, das nach Runde 7 zählt. Sieh dir fünf an, behalte eine.
    .forms = Prestigekarte, Prestigekarten
term-bonus-card = Gibt einem Werk dazu, was sie zählt, und kommt dann aus dem Spiel.
    .forms = Bonuskarte, Bonuskarten
term-recruiting-card = Holt eine Person, die vor einem Gegner liegt, auf deine Hand. Zählt als Personenkarte.
    .forms = Abwerbekarte, Abwerbekarten
term-florin = Geld, vor den anderen verborgen. Ein Punkt ist 100 Florin wert: Was beim Zahlen fehlt, wird von deinen Punkte verkauft.
    .forms = Florin
term-fame = Prestigepunkte: Wer nach sieben Runden die meisten hat, gewinnt.
    .forms = Punkte, Ruhm
term-principality = Deine 7 mal 7 Felder, mit der Residenz in einer Ecke.
    .forms = Fürstentum, Residenz
term-stack = Eine von sieben Arten von Gegenständen zum Ersteigern. Jede wird höchstens einmal je Runde verkauft.
    .forms = Stapel, Gegenstand, Gegenstände
term-drop-out = Kein Nennen und kein Bieten mehr in dieser Runde.
    .forms = steig aus, steigt aus

explain-profession = Mag: { $building } (4), { $landscape } (3), { $freedom } (3). Kann ein Werk vollenden; es ist diese wert, wo du sie hast, 2 je Gaukler und 1 je Personenkarte.
explain-building = { $size ->
    [large] Ein großes Gebäude
    [medium] Ein mittleres Gebäude
   *[small] Ein kleines Gebäude
  } aus { $squares } Feldern. Gibt dem Werk 4 dazu: { $professions }.
explain-landscape = Eine Landschaft aus { $squares } Feldern. Gibt dem Werk 3 dazu: { $professions }.
explain-freedom = Kostet 300 Florin. Gibt dem Werk 3 dazu: { $professions }.
explain-bonus = Eine Bonuskarte, für ein Werk: { $bonus }.
explain-prestige = Eine Prestigekarte, die geheim bleibt. Sie zählt nach Runde 7: { $prestige }.
