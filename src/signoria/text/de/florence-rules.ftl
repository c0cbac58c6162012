### The Princes of Florence, the rules, numbered. One message a paragraph; the id is the number that code and tests cite.
### One sentence a line: a reader may join the lines with spaces.
### docs/rules/florence.md is generated from this file by tools/docs.py.

## The game and its source

about-game =
    The Princes of Florence von Richard Ulrich und Wolfgang Kramer; alea und Rio Grande Games 2000.
    Für 3 bis 5 Spieler, in 7 Runden.
about-rulings =
    Eine Festlegung entscheidet, wo die Quelle schweigt oder sich widerspricht.
    Sie stammt von uns, nicht aus der Spielregel, und ist überall gekennzeichnet.

source-R = Rio Grande Games 2000, italienische Spielregel

## Components

PF-1 =
    Es gibt 30 Gebäude, 3 von jeder Art: Universität, Laboratorium und Werkstatt sind groß und bedecken 7 Felder; Bibliothek, Oper, Atelier, Hospital und Theater sind mittelgroß und bedecken 5; Turm und Kapelle sind klein und bedecken 3.
    Es gibt 18 Landschaften, je 6 von Wald, See und Park; 12 Freiheiten, je 4 von Reise, Religion und Meinung; 6 Baumeister und 7 Gaukler.
    Es gibt 21 Personenkarten, 14 Prestigekarten, 20 Bonuskarten und 5 Abwerbekarten.
    Die Bank geht nie aus.
    .title = Die Schachtel
    .section = Spielmaterial
    .plain = Gebäude, Landschaften, Freiheiten, Gaukler und Baumeister können ausgehen, die Bank nie.
    .sources = R; Festlegung zur Bank, die Umrisse der Teile rekonstruiert
    .rulings = Die Schachtel enthält 22.700 Florin; R sagt nicht, was geschieht, wenn sie ausgehen, also hat die Bank so viele, wie nötig sind. Die Umrisse der Teile stehen nicht in R.
PF-2 =
    Jede Person nennt ein Gebäude, eine Landschaft und eine Freiheit.
    Den Wald mögen 9 Personen, den See 7, den Park 5; jede Freiheit 7; ein großes Gebäude 3, ein mittleres 2, ein kleines 1.
    .title = Die Personen
    .section = Spielmaterial
    .plain = Jede Person mag ein Gebäude, eine Landschaft und eine Freiheit.
    .sources = R; Festlegung zu den Gebäuden
    .rulings = R sagt, dass 1 bis 3 Personen ein Gebäude mögen. Was jede Karte nennt, steht in den Daten des Spiels; jeder Eintrag sagt dort, ob er aus einer Quelle stammt oder rekonstruiert ist.
PF-3 =
    Jeder Spieler hat ein Fürstentum von 7 mal 7 Feldern, mit der Residenz auf 3 mal 2 davon in der unteren linken Ecke.
    Die Residenz ist für Karten und Wertung kein Gebäude, zählt aber für das Angrenzen.
    Teile dürfen gedreht und gewendet werden.
    .title = Das Fürstentum
    .section = Spielmaterial
    .plain = Dein Fürstentum hat 7 mal 7 Felder; Teile darfst du drehen und wenden, und die Residenz ist kein Gebäude.
    .sources = R; die Größe des Rasters und der Ort der Residenz nach öffentlichen Beschreibungen

## Set-up

PF-10 =
    Von jeder Freiheit gibt es so viele wie Spieler, weniger eine.
    Jeder Spieler hat 3.500 Florin, die geheim sind.
    Jeder erhält 4 Personen, behält geheim 3 und gibt 1 zurück; der Rest wird in den Stapel gemischt.
    Der Startspieler wird ausgelost, sofern der Tisch keinen bestimmt.
    .title = Spielvorbereitung
    .section = Spielvorbereitung
    .plain = Von den vier Personen, die du erhältst, behältst du geheim drei und gibst eine zurück.
    .sources = R; Festlegung zum Startspieler
    .rulings = In R beginnt der älteste Spieler. Hier entscheidet das Los, sofern der Tisch den Startspieler nicht bestimmt.

## Money at any time

PF-15 =
    Bei jeder eigenen Entscheidung darf ein Spieler auf der Ruhmesleiste zurückgehen: 100 Florin für jeden PP, nie unter 0.
    Wer zahlt und zu wenig Florin hat, geht für das Fehlende zurück und nicht weiter.
    PP haben keine Obergrenze; nach 50 beginnt die Leiste von vorn.
    .title = PP verkaufen
    .section = Jederzeit zu Geld
    .plain = Jeder PP bringt 100 Florin: Was dir beim Zahlen fehlt, wird von deinen PP verkauft, nie unter 0.
    .sources = R; Festlegungen zum Zeitpunkt und zum Ende der Leiste
    .rulings = R sagt „in qualsiasi momento della partita“; hier ist es bei jeder eigenen Entscheidung und immer, wenn etwas bezahlt wird. R hat keine Felder unter 0.
PF-16 =
    Geheim sind Florin, Personen und Bonuskarten auf der Hand und die behaltenen Prestigekarten.
    Offen ist, wie viele Karten jeder Art ein Spieler hat, und jede gespielte Karte.
    .title = Was geheim ist
    .section = Jederzeit zu Geld
    .plain = Florin und Handkarten sind geheim; wie viele Karten jeder hat, ist offen.
    .sources = R; Festlegung zur Zahl der Karten
    .rulings = In R zeigen die Spieler, wie viele Personen sie haben, wenn ein Werk bewertet wird; hier sind alle Kartenzahlen jederzeit offen. Wer Karten ansieht und unter einen Stapel zurücklegt, darf sie sich merken.

## Auction phase

PF-20 =
    Es gibt sieben Stapel: Wald, See, Park, Gaukler, Baumeister, Prestigekarte, Abwerbekarte.
    Ein Spieler ersteigert höchstens einen Gegenstand je Runde; ein Stapel wird höchstens einmal je Runde versteigert, ein leerer gar nicht.
    .title = Die sieben Stapel
    .section = Versteigerungsphase
    .plain = Du ersteigerst höchstens einen Gegenstand je Runde, und jeder Stapel wird höchstens einmal je Runde versteigert.
    .sources = R
PF-21 =
    Der Startspieler nennt einen Stapel, das ist ein Gebot von genau 200.
    Das Bieten geht im Uhrzeigersinn unter allen, die nichts ersteigert haben und nicht ausgestiegen sind, den Nennenden eingeschlossen: um genau 100 erhöhen oder für diesen Gegenstand passen.
    Ein Gebot oder eine Nennung muss durch Florin und 100 für jeden PP gedeckt sein; nur der Gewinner verkauft PP, beim Zahlen, für das Fehlende.
    Der letzte Bieter zahlt, nimmt den Gegenstand und ist für diese Runde aus der Versteigerung.
    .title = Nennen und bieten
    .section = Versteigerungsphase
    .plain = Nennen ist ein Gebot von 200, erhöht wird um genau 100, und Florin plus 100 für jeden PP müssen dein Gebot decken.
    .sources = R; Festlegung zur Deckung
    .rulings = R sagt nicht, was ein Gebot deckt. PP werden „in qualsiasi momento della partita“ zu Florin, und wer überboten wird, zahlt nichts („non devono pagare niente“): Also decken PP ein Gebot und werden beim Zahlen verkauft.
PF-22 =
    Hat der Nennende nicht ersteigert, nennt er erneut.
    Hat er ersteigert oder ist er ausgestiegen, nennt der nächste Spieler im Uhrzeigersinn, der nichts ersteigert hat und nicht ausgestiegen ist.
    .title = Wer als Nächstes nennt
    .section = Versteigerungsphase
    .plain = Wer nennt, nennt weiter, bis er etwas ersteigert oder aussteigt; dann nennt der nächste Spieler im Uhrzeigersinn.
    .sources = R
PF-23 =
    Wer an der Reihe ist zu nennen, darf stattdessen aussteigen: kein Nennen und kein Bieten für den Rest der Runde.
    Wer 200 nicht mit Florin und PP zahlen kann oder keinen Stapel mehr nennen kann, steigt aus.
    .title = Aussteigen
    .section = Versteigerungsphase
    .plain = Statt zu nennen, darfst du aussteigen; dann nennst und bietest du für den Rest der Runde nicht mehr.
    .sources = R; Festlegung zu denen, die nicht nennen können
    .rulings = R sagt nicht, was aus einem Spieler wird, der nicht nennen kann; ihm bleibt nur auszusteigen.
PF-24 =
    Der letzte übrige Spieler darf einen beliebigen verfügbaren Gegenstand für 200 nehmen oder nichts.
    .title = Der letzte Spieler
    .section = Versteigerungsphase
    .plain = Als letzter übriger Spieler darfst du einen beliebigen verfügbaren Gegenstand für 200 Florin nehmen oder nichts.
    .sources = R
PF-25 =
    Niemand darf mehr als 3 Baumeister haben; wer 3 hat, kann weder einen nennen noch auf einen bieten.
    Wer keinen Platz für eine Landschaft hat, kann sie weder nennen noch auf sie bieten.
    .title = Grenzen
    .section = Versteigerungsphase
    .plain = Einen vierten Baumeister oder eine Landschaft, für die du keinen Platz hast, kannst du nicht nennen und nicht ersteigern.
    .sources = R; Festlegung zum Platz
    .rulings = R sagt, dass eine Landschaft sofort gelegt wird, aber nicht, was aus einer wird, für die kein Platz ist.

## The seven items

PF-30 =
    Eine Landschaft wird sofort gelegt.
    Jede von einer Art, die schon im Fürstentum liegt, bringt 3 PP, die zweite, die dritte und so weiter; die erste einer Art bringt keine.
    .title = Landschaften
    .section = Die sieben Gegenstände
    .plain = Eine Landschaft legst du sofort; jede weitere derselben Art bringt 3 PP.
    .sources = R
PF-31 =
    Jeder Gaukler erhöht den Wert jedes Werkes um 2.
    .title = Gaukler
    .section = Die sieben Gegenstände
    .plain = Jeder deiner Gaukler erhöht den Wert jedes deiner Werke um 2.
    .sources = R
PF-32 =
    Mit dem ersten Baumeister kosten Gebäude 300.
    Mit dem zweiten dürfen sie aneinanderstoßen, und man erhält 3 PP.
    Mit dem dritten sind sie umsonst, und man erhält 3 PP.
    .title = Baumeister
    .section = Die sieben Gegenstände
    .plain = Gebäude kosten mit einem Baumeister 300, dürfen sich mit zweien berühren, sind mit dreien umsonst; der zweite und dritte bringen 3 PP.
    .sources = R
PF-33 =
    Wer eine Prestigekarte ersteigert, sieht die obersten 5 des Stapels an oder alle übrigen, behält 1 geheim und legt die anderen in beliebiger Reihenfolge unter den Stapel.
    .title = Prestigekarten
    .section = Die sieben Gegenstände
    .plain = Du siehst die obersten fünf Prestigekarten an, behältst geheim eine und legst die anderen beliebig unter den Stapel.
    .sources = R; Festlegung zur Geheimhaltung
    .rulings = R legt die Karte neben den Plan des Spielers und sagt nicht, wie herum; sie bleibt geheim.
PF-34 =
    Eine Abwerbekarte wird sofort nach dem Ersteigern genutzt oder im eigenen Zug einer beliebigen Aktionsphase, die dieser Runde eingeschlossen; sie ist keine Aktion, und man darf so viele nutzen, wie man hat.
    Nimm eine offene Person, die vor einem Gegner liegt, auf die Hand und lass die Abwerbekarte an ihrer Stelle.
    Nie eine Karte, die vor einem selbst liegt, eine Karte auf einer Hand oder eine Abwerbekarte.
    Eine Person, die ein Gegner bei dir abgeworben und seither gespielt hat, darf zurückgeworben werden.
    Gibt es keine solche Person, behält man die Karte.
    Eine Abwerbekarte zählt als Personenkarte, wo immer diese gezählt werden, auf der Hand oder auf dem Tisch.
    .title = Abwerbekarten
    .section = Die sieben Gegenstände
    .plain = Sofort oder in einem deiner Züge holt eine Abwerbekarte eine Person auf deine Hand, die offen vor einem Gegner liegt.
    .sources = R; Festlegungen zum Zeitpunkt und zu Abwerbekarten
    .rulings = R sagt „durante la fase Azione di un qualsiasi altro round“; wir lesen das im Gegensatz zu „immediatamente“, also ist die dieser Runde ebenso gemeint: „in seguito“ hat keine Grenze. Dass eine Abwerbekarte nicht abgeworben werden kann, ist eine Festlegung: R spricht von Personen.

## Action phase

PF-40 =
    Ab dem Startspieler im Uhrzeigersinn hat jeder einen Zug von bis zu 2 Aktionen in beliebiger Reihenfolge: ein Werk vollenden (bis zu 2), bauen (bis zu 2), eine Bonuskarte nehmen (bis zu 2), eine Personenkarte nehmen (einmal), eine Freiheit einführen (einmal).
    Weniger sind erlaubt.
    Eine Aktion ist beendet, bevor die nächste beginnt.
    .title = Ein Zug
    .section = Aktionsphase
    .plain = Du hast bis zu zwei Aktionen, eine nach der anderen; eine Personenkarte und eine Freiheit gibt es nur einmal je Zug.
    .sources = R
PF-41 =
    Ein Werk: Spiele eine Person aus der Hand.
    Der Werkwert ist 4, wenn ihr Gebäude im Fürstentum steht, 3 für ihre Landschaft, 3 für ihre Freiheit, 2 für jeden Gaukler, 1 für jede Personen- oder Abwerbekarte auf der Hand oder auf dem Tisch vor dem Spieler, die gespielte eingeschlossen, und was die jetzt gespielten Bonuskarten bringen.
    Er muss das Minimum der Runde erreichen, 7, 10, 12, 14, 15, 16 und 17, sonst kann das Werk nicht geschaffen werden, und nichts wird ausgegeben.
    .title = Der Wert eines Werkes
    .section = Aktionsphase
    .plain = Ein Werk zählt 4, 3 und 3 für das, was die Person mag, 2 je Gaukler, 1 je Karte und Bonuskarten; es muss das Minimum erreichen.
    .sources = R
PF-42 =
    Die Bank zahlt 100 Florin für jeden Punkt Wert.
    Sofort, und nur dann, darf ein beliebiger Teil stattdessen als PP genommen werden, für 200 Florin je PP.
    .title = Florin oder PP
    .section = Aktionsphase
    .plain = Ein Werk bringt 100 Florin je Punkt; jetzt, und nur jetzt, darfst du einen Teil als PP nehmen, für je 200 Florin.
    .sources = R
PF-43 =
    Gespielte Personen bleiben vor dem Spieler liegen; genutzte Bonuskarten kommen aus dem Spiel.
    Für ein Werk dürfen beliebig viele Bonuskarten genutzt werden, auch keine.
    .title = Bonuskarten
    .section = Aktionsphase
    .plain = Für ein Werk darfst du beliebig viele Bonuskarten nutzen; danach sind sie aus dem Spiel.
    .sources = R
PF-44 =
    Ein Gebäude kostet 700, mit einem oder zwei Baumeistern 300, mit dreien nichts, und bringt 3 PP.
    In einem Fürstentum steht von jeder Art eines; der Vorrat von 3 kann ausgehen.
    Es wird sofort gelegt; ohne erlaubten Platz kann es nicht gebaut werden.
    .title = Bauen
    .section = Aktionsphase
    .plain = Ein Gebäude kostet 700 Florin, mit Baumeister 300, mit dreien nichts, und bringt 3 PP; du baust jede Art einmal.
    .sources = R
PF-45 =
    Ein Teil liegt ganz auf dem Raster, auf leeren Feldern.
    Ein Gebäude darf keine Kante mit einem Gebäude oder der Residenz teilen, Ecken sind erlaubt, außer der Spieler hat 2 oder mehr Baumeister.
    Landschaften dürfen an alles stoßen, und alles darf an sie stoßen.
    Nichts wird je verschoben oder entfernt.
    .title = Legen
    .section = Aktionsphase
    .plain = Ein Teil liegt auf leeren Feldern; ohne zwei Baumeister teilt ein Gebäude keine Kante mit einem Gebäude oder der Residenz.
    .sources = R
PF-46 =
    Eine Personenkarte oder eine Bonuskarte kostet 300: Sieh die obersten 5 des Stapels an oder alle übrigen, behalte 1 und lege die anderen in beliebiger Reihenfolge unter den Stapel.
    Ist der Stapel leer, geht es nicht.
    .title = Personen- und Bonuskarten
    .section = Aktionsphase
    .plain = Für 300 Florin siehst du die obersten fünf Karten des Stapels an, behältst eine und legst die anderen beliebig darunter.
    .sources = R
PF-47 =
    Eine Freiheit kostet 300; eine von jeder Art je Spieler, und nicht, wenn keine übrig ist.
    .title = Freiheiten
    .section = Aktionsphase
    .plain = Eine Freiheit kostet 300 Florin, solange es welche gibt, und du führst jede Art einmal ein.
    .sources = R
PF-48 =
    Wenn alle ihren Zug hatten, bringt der höchste Wert eines Werkes dieser Runde 3 PP, bei Gleichstand jedem; von zwei Werken eines Spielers zählt das höhere.
    Kein Werk, keine Belohnung.
    Die Startspielerfigur geht nach links.
    .title = Das beste Werk
    .section = Aktionsphase
    .plain = Der höchste Wert eines Werkes dieser Runde bringt 3 PP, bei Gleichstand jedem.
    .sources = R

## End

PF-50 =
    Nach Runde 7 zählen die Prestigekarten, jede nur für ihren Besitzer.
    Karten mit einem Wert in Klammern bringen den vollen Wert dem, der allein führt, den in Klammern bei Gleichstand mit irgendwem, 0, wenn ein anderer führt; mit nichts von einer Sache erhält niemand etwas.
    Das gilt nicht für die wenigsten leeren Felder, wo 0 am besten ist und gleichauf liegen kann; Felder der Residenz sind nicht leer.
    Karten ohne Klammern hängen nicht von anderen ab.
    .title = Die Prestigekarten zählen
    .section = Spielende
    .plain = Prestigekarten zählen nach Runde 7: voll, wenn du sie erfüllst oder allein führst, mit dem Wert in Klammern bei Gleichstand.
    .sources = R; Festlegung zu den wenigsten leeren Feldern
    .rulings = R sagt, dass niemand mit null Gegenständen gleichauf liegen kann; leere Felder sind keine Gegenstände.
PF-51 =
    Die meisten PP gewinnen; bei Gleichstand mehr Florin; besteht er weiter, wird der Sieg geteilt.
    .title = Der Sieger
    .section = Spielende
    .plain = Die meisten PP gewinnen; bei Gleichstand mehr Florin; besteht er weiter, wird der Sieg geteilt.
    .sources = R; Festlegung zum letzten Gleichstand
    .rulings = R hat keine Regel für einen Gleichstand an Florin.

## Worked examples

PF-E1 =
    Vier Spieler.
    Anna nennt einen Park, alle passen: Anna zahlt 200.
    Bob nennt einen Gaukler; Chris bietet 300, David 400, Bob 500, Chris 600, David 700, Bob und Chris passen: David zahlt 700.
    Bob nennt einen Wald; Chris bietet 300, Bob 400, Chris 500, Bob 600, Chris passt: Bob zahlt 600.
    Chris nimmt einen Baumeister für 200.
    .title = Eine Versteigerungsphase
    .section = Beispiele
    .plain = Anna hat den Park für 200, David den Gaukler für 700, Bob den Wald für 600, und Chris nimmt einen Baumeister für 200.
    .sources = R
PF-E2 =
    Runde 3: Der Dichter schafft mit dem Theater, der Reisefreiheit, 2 Gauklern, 4 Personenkarten (eine davon Abwerbekarte), ohne See und ohne Bonuskarte ein Werk von 4 + 0 + 3 + 4 + 4 = 15: 1.500 Florin, oder 7 PP und 100 Florin.
    .title = Ein Werk
    .section = Beispiele
    .plain = Der Dichter schafft ein Werk von 4 + 0 + 3 + 4 + 4 = 15, das 1.500 Florin bringt, oder 7 PP und 100 Florin.
    .sources = R
PF-E3 =
    Mit 2 Wäldern, 1 See, 0 Parks, 0 Gauklern, 2 Baumeistern, 1 Prestigekarte, 2 Freiheiten, 3 Personen auf dem Tisch, 1 Personen- und 1 Abwerbekarte auf der Hand sowie Universität, Werkstatt, Oper, Turm und Kapelle bringen die 20 Bonuskarten, in der Reihenfolge von R, 5, 4, 3, 5, 6, 3, 4, 2, 0, 4, 0, 2, 4, 3, 2, 3, 4, 5, 2 und 3.
    .title = Die Bonuskarten
    .section = Beispiele
    .plain = In ein und demselben Fürstentum bringen die 20 Bonuskarten zwischen 0 und 6.
    .sources = R
PF-E4 =
    Mit demselben, aber 5 Karten auf dem Tisch, bringen die 14 Prestigekarten, in der Reihenfolge von R: meiste Gebäude 3, wenn auch ein Gegner 5 hat, sonst 6; zwei große Gebäude 5; wenigste leere Felder 0, wenn ein Gegner führt; alle Landschaften 0; meiste Landschaften 4, wenn auch ein Gegner 3 hat; meiste Wälder 7; meiste Seen 3 mit zwei anderen bei 1; alle Freiheiten 0; 4 + 2 + 4: 6; meiste Gaukler 0; meiste Baumeister 6; meiste Parks 0; 1 + 1 + 2: 0; meiste Werke 4 mit einem anderen bei 5.
    .title = Die Prestigekarten
    .section = Beispiele
    .plain = In ein und demselben Fürstentum bringen die 14 Prestigekarten zwischen 0 und 7 PP.
    .sources = R
PF-E5 =
    Nicht erlaubt sind ein Teil, das teilweise außerhalb des Rasters liegt, eines, das ein anderes bedeckt, ein Gebäude neben einem anderen oder neben der Residenz ohne 2 Baumeister und ein zweiter Turm.
    .title = Nicht erlaubtes Legen
    .section = Beispiele
    .plain = Kein Teil liegt außerhalb oder auf einem anderen, kein Gebäude ohne zwei Baumeister neben einem anderen, und es gibt nur einen Turm.
    .sources = R
PF-E6 =
    Mit einem See bringt ein Wald oder ein Park 0 PP, ein zweiter See 3 PP.
    .title = Eine weitere Landschaft
    .section = Beispiele
    .plain = Mit einem See bringt ein Wald oder ein Park 0 PP, ein zweiter See 3 PP.
    .sources = R
PF-E7 =
    Bob hat die Karte für die meisten Gebäude: 6 PP allein, 3 bei Gleichstand, 0, wenn Chris mehr hat.
    .title = Die meisten Gebäude
    .section = Beispiele
    .plain = Die Karte für die meisten Gebäude bringt allein 6 PP, bei Gleichstand 3 und 0, wenn ein anderer mehr hat.
    .sources = R
PF-E8 =
    Von 1.500 Florin für ein Werk kann man 1 bis 7 PP für 200 bis 1.400 bekommen.
    .title = Florin oder PP
    .section = Beispiele
    .plain = Von 1.500 Florin für ein Werk kannst du 1 bis 7 PP für 200 bis 1.400 bekommen.
    .sources = R
PF-E9 =
    Das Minimum ist 10 in Runde 2 und 16 in Runde 6.
    .title = Das Minimum
    .section = Beispiele
    .plain = Das Minimum ist 10 in Runde 2 und 16 in Runde 6.
    .sources = R
PF-E10 =
    Mit 3 Spielern gibt es 2 von jeder Freiheit.
    .title = Freiheiten zu dritt
    .section = Beispiele
    .plain = Mit 3 Spielern gibt es 2 von jeder Freiheit.
    .sources = R
PF-E11 =
    Ein Spieler darf eine Person bei jemandem abwerben, der sie bei ihm abgeworben und gespielt hatte, und mit ihr erneut ein Werk vollenden.
    .title = Zurückwerben
    .section = Beispiele
    .plain = Eine Person, die bei dir abgeworben und gespielt wurde, darfst du zurückwerben und mit ihr erneut ein Werk vollenden.
    .sources = R
