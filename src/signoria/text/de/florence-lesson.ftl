### The Princes of Florence for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its deal, its rounds, what was learned

lesson-1 = Du bist die Familie Medici und hast 3.500 Florin. An deinem Hof warten ein Goldschmied, ein Maler, ein Dichter und ein Bildhauer; einer geht zurück, und aus jedem, den du behältst, kann ein Werk werden.
lesson-2 = Jede Person mag ein Gebäude, eine Landschaft und eine Freiheit. Goldschmied und Bildhauer mögen beide die Werkstatt; Goldschmied, Maler und Dichter den See. Was sie gemeinsam haben, zählt für jeden.
lesson-3 = Eine Runde hat zwei Phasen. Zuerst der Markt: Sieben Stapel werden versteigert, und alle gewinnen höchstens einen Gegenstand. Dann haben alle zwei Aktionen.
lesson-4 = Gebäude und Landschaften legst du in dein Fürstentum aus 7 mal 7 Feldern. Bis du zwei Baumeister hast, berühren Gebäude weder einander noch die Residenz.
lesson-round-2 = Runde 2. Ein Werk muss jetzt 10 erreichen, und jede Runde mehr. Also muss der Hof wachsen: Gaukler, Landschaften, Freiheiten, Personen.
lesson-end = Zwei von sieben Runden sind gespielt, und du hast gesehen, wie ein Hof wächst und was ein Werk bringt.
lesson-learned-1 = Wer einen Stapel nennt, bietet 200 Florin; gesteigert wird um 100, und jeder gewinnt höchstens einen Gegenstand je Runde.
lesson-learned-2 = Ein Werk ist 4 wert für sein Gebäude, 3 für seine Landschaft, 3 für seine Freiheit, 2 je Gaukler, 1 je Personenkarte und was Bonuskarten dazugeben.
lesson-learned-3 = Es bringt 100 Florin je Punkt oder PP zu je 200 Florin. Das beste Werk einer Runde bringt 3 PP mehr.
lesson-learned-4 = Ein Gebäude bringt sofort 3 PP. Prestigekarten zählen nach Runde 7, und die meisten PP gewinnen.

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
note-how-much-fame = Das Werk bringt 100 Florin je Punkt. Jeder Teil davon kann jetzt, und nur jetzt, als Ruhm genommen werden: 200 Florin für einen PP.
    .advice = Am Anfang brauchst du Florin für Versteigerungen und Gebäude. Nimm später immer mehr Ruhm.

## What words mean

term-work = Eine Person, die aus der Hand gespielt wird. Ihr Werk wird in Florin oder Ruhm bezahlt und muss den Mindestwert der Runde erreichen.
    .forms = Werk, Werke, Werks
term-value = 4 für das Gebäude, 3 für die Landschaft und 3 für die Freiheit, die sie mag, 2 je Gaukler, 1 je Personenkarte und Bonuskarten.
    .forms = Werkwert, Mindestwert
term-profession-card = Jemand aus Kunst oder Wissenschaft, der ein Werk vollenden kann. Auf der Hand oder gespielt gibt jede Karte jedem deiner Werke 1 dazu.
    .forms = Person, Personen, Personenkarte, Personenkarten
term-building = Kostet 700 Florin, 300 mit einem Baumeister, nichts mit dreien, und bringt 3 PP. Von jeder Art eins in einem Fürstentum.
    .forms = Gebäude, Gebäuden
term-landscape = Wald, See oder Park, ersteigert und sofort gelegt. Jede weitere derselben Art bringt 3 PP.
    .forms = Landschaft, Landschaften
term-freedom = Reise, Religion oder Meinung, für 300 Florin. Gibt Werken, die sie mögen, 3 dazu.
    .forms = Freiheit, Freiheiten
term-jester = Gibt jedem deiner Werke 2 dazu.
    .forms = Gaukler
term-builder = Mit einem kosten Gebäude 300; mit zweien dürfen sie sich berühren; mit dreien sind sie umsonst. Der zweite und der dritte bringen je 3 PP.
    .forms = Baumeister
term-prestige-card = Ein geheimes Ziel, das nach Runde 7 zählt. Sieh dir fünf an, behalte eine.
    .forms = Prestigekarte, Prestigekarten
term-bonus-card = Gibt einem Werk dazu, was sie zählt, und kommt dann aus dem Spiel.
    .forms = Bonuskarte, Bonuskarten
term-recruiting-card = Holt eine Person, die vor einem Gegner liegt, auf deine Hand. Zählt als Personenkarte.
    .forms = Abwerbekarte, Abwerbekarten
term-florin = Geld, vor den anderen verborgen. Ein PP ist 100 Florin wert: Was beim Zahlen fehlt, wird von deinen PP verkauft.
    .forms = Florin
term-fame = Prestigepunkte: Wer nach sieben Runden die meisten hat, gewinnt.
    .forms = PP, Ruhm
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
