### The Prince, the rules, numbered. One message a paragraph; the id is the number that code and tests cite.
### One sentence a line: a reader may join the lines with spaces.
### docs/rules/borgia.md is generated from this file by tools/docs.py.

## The game and its source

about-game =
    The Prince: The Struggle of House Borgia von Alexander S. Berg; Phalanx 2003.
    Für 3 bis 5 Spieler.
about-rulings =
    Eine Festlegung entscheidet, wo die Quelle schweigt oder sich widerspricht.
    Sie stammt von uns, nicht aus der Spielregel, und ist überall gekennzeichnet.

source-I = Phalanx 2003, italienische Übersetzung der Spielregel; § ist ein Abschnitt daraus

option-trade =
    Mit der Option trade dürfen die Spieler handeln, wie TP-95 sagt; sie ist aus, sofern der Tisch sie nicht einschaltet.
    .title = Handel
    .section = Optionen
    .sources = I §13
option-trade_offers =
    Die Option trade_offers ist die Zahl der Angebote, die jeder Spieler in jedem eigenen Zug und vor jedem Wahlgang machen darf: 3, sofern der Tisch nichts anderes sagt, mindestens 1.
    .title = Angebote
    .section = Optionen
    .sources = Festlegung
    .rulings = I setzt keine Grenze; ohne eine müsste ein Spiel nicht enden.
option-open_ballots =
    Die Option open_ballots ist die Zahl der offenen Wahlgänge vor der Stichwahl von TP-73: 5, sofern der Tisch nichts anderes sagt, mindestens 1.
    .title = Offene Wahlgänge
    .section = Optionen
    .sources = Festlegung
    .rulings = I setzt keine Grenze; ohne eine müsste ein Spiel nicht enden.

## Components

TP-1 =
    Es gibt 60 Karten von zwölf Typen.
    Besitzungen, Ämter, Künstler und auswärtige Familien werden sofort gespielt.
    Condottieri, Spione, Tod durch Gift / Pest, Tod durch den Bravo, der Arzt, Heirat, Savonarola und Anklagen der Simonie bleiben auf der Hand.
    .title = Die Karten
    .section = Spielmaterial
    .plain = Besitzungen, Ämter, Künstler und auswärtige Familien werden sofort gespielt; alle anderen Karten bleiben auf der Hand.
    .sources = I §2.1, 5.0
TP-2 =
    Jeder Spieler ist eine Familie: Borgia, Medici, della Rovere, Colonna oder Orsini.
    Eine Familie hat einen Stammsitz der Stärke 3 und ein Grundeinkommen von 35 Dukaten.
    Es gibt 30 Kardinäle.
    .title = Familien und Kardinäle
    .section = Spielmaterial
    .plain = Jeder Spieler ist eine Familie mit einem Stammsitz der Stärke 3 und einem Grundeinkommen von 35 Dukaten.
    .sources = I §1, 2.2, 2.3
TP-3 =
    Der Stapel enthält die Karten späterer Runden; auf dem Tisch liegen verdeckt die für die Versteigerungen dieser Runde.
    Beiseitegelegte Condottieri, Ämter und Künstler werden in der nächsten Runde in den Stapel gemischt.
    Was abgelegt ist, kommt nie wieder.
    .title = Stapel
    .section = Spielmaterial
    .plain = Was beiseitegelegt ist, wird zu Beginn der nächsten Runde in den Stapel gemischt; was abgelegt ist, kommt nie wieder.
    .sources = I §4.4, 5
TP-4 =
    Dukaten sind ganz und geheim; niemand darf mehr ausgeben, als er hat, oder leihen.
    Handkarten sind geheim, ebenso ihre Zahl.
    Die Bank geht nie aus.
    .title = Was geheim ist
    .section = Spielmaterial
    .plain = Deine Dukaten, deine Handkarten und ihre Zahl sind geheim; du kannst nicht mehr ausgeben, als du hast.
    .sources = I §3.3, 6, 9; Festlegung zur Bank
    .rulings = Kein Abschnitt sagt, was geschieht, wenn die Münzen ausgehen; die Bank hat so viele, wie nötig sind.

## Set-up

TP-10 =
    Ein Spieler ist der erste Papst: Er wird ausgelost, sofern der Tisch keinen bestimmt.
    Alle beginnen mit 4 Kardinälen und 100 Dukaten.
    .title = Der erste Papst
    .section = Spielvorbereitung
    .plain = Ein Spieler ist der erste Papst, und alle beginnen mit 4 Kardinälen und 100 Dukaten.
    .sources = I §3.2, 3.5, 3.6; Festlegung zum ersten Papst
    .rulings = I nimmt den ältesten Spieler; eine Auslosung ersetzt das.
TP-11 =
    Gebt jedem von 3, 4 oder 5 Spielern 5, 4 oder 4 Karten.
    Ab dem Papst im Uhrzeigersinn darf ein Spieler mit 3 oder mehr Karten eines Typs die ganze Hand gegen eine neue tauschen, sooft das zutrifft.
    Die getauschten Karten werden zuerst zurückgemischt.
    .title = Handkarten
    .section = Spielvorbereitung
    .plain = Mit 3 oder mehr Karten eines Typs darfst du deine ganze erste Hand gegen eine neue tauschen.
    .sources = I §3.3; Festlegungen
    .rulings =
        Dass getauschte Karten zurückgemischt werden, bevor die neue Hand gegeben wird, ist eine Festlegung.
        Die Typen sind die zwölf von TP-1; Gift und Pest sind ein Typ.
TP-12 =
    Dann spielt jeder Spieler ab dem Papst im Uhrzeigersinn die Karten, die sofort gespielt werden, und bezahlt Künstler von den 100 Dukaten.
    Ein Spieler spielt sie in der Reihenfolge Besitzungen, Ämter, Künstler, auswärtige Familien.
    .title = Aus der ersten Hand spielen
    .section = Spielvorbereitung
    .plain = Ab dem Papst spielt reihum jeder, was sofort gespielt wird: Besitzungen, Ämter, Künstler, dann auswärtige Familien.
    .sources = I §3.3; Festlegungen zur Reihenfolge
    .rulings = I nennt keine Reihenfolge, weder unter den Spielern noch unter den Karten eines von ihnen.
TP-13 =
    Legt für 3, 4 oder 5 Spieler 12, 12 oder 10 Karten verdeckt auf den Tisch.
    Der Rest ist der Stapel.
    .title = Der Tisch
    .section = Spielvorbereitung
    .plain = Für 3 oder 4 Spieler liegen 12 Karten verdeckt auf dem Tisch, für 5 Spieler 10; der Rest ist der Stapel.
    .sources = I §3.4

## A round

TP-20 =
    Das Spiel hat 3 Runden.
    Der Papst hat den ersten Zug; die Züge gehen im Uhrzeigersinn, bis einer endet, ohne dass eine verdeckte Karte auf dem Tisch liegt.
    .title = Runden und Züge
    .section = Eine Runde
    .plain = Der Papst hat den ersten Zug, dann geht es reihum, bis keine verdeckte Karte mehr liegt; es gibt 3 Runden.
    .sources = I §4.1, 4.2
TP-21 =
    Ein Zug ist: kaufen oder spionieren, was Pflicht ist; Karten spielen; erobern, höchstens einmal.
    Davor, dazwischen und danach, aber nicht während einer Versteigerung oder Eroberung, darf der aktive Spieler den eigenen Schutz neu ordnen.
    Keine Karte wird in einer solchen Zwischenzeit zweimal umgelegt; die Zeit vom Kaufen bis zum Erobern ist eine Zwischenzeit.
    .title = Ein Zug
    .section = Eine Runde
    .plain = In deinem Zug kaufst oder spionierst du, darfst dann Karten spielen und einmal erobern; dazwischen darfst du neu ordnen.
    .sources = I §4.2, 5.1, 8.1.4; Festlegungen
    .rulings =
        I lässt den aktiven Spieler neu ordnen; dass dies nach einer Eroberung weiter gilt, und einmal je Karte in jeder Zwischenzeit, ist eine Festlegung.
        Es gibt keine eigene Zwischenzeit zwischen dem Spielen von Karten und dem Erobern und keine am Ende eines Zuges ohne Eroberung: Auf das, was eine Karte oder ein Handel geändert hat, kann man mit noch nicht umgelegten Karten antworten.
        Dass es nur einen Versuch je Zug gibt, beruht auf §8.1.4, „il suo tentativo di furto del turno“, gegen „una o più carte“ in §4.2.
TP-22 =
    Um zu kaufen, deckt der aktive Spieler eine verdeckte Karte seiner Wahl auf, und alle bieten darauf.
    Der aktive Spieler beginnt, dann im Uhrzeigersinn: mindestens 1, jeder höhere ganze Betrag bis zu den eigenen Dukaten, oder endgültig passen.
    Der letzte Bieter zahlt an die Bank und nimmt die Karte; bietet niemand, nimmt der aktive Spieler sie umsonst.
    .title = Kaufen
    .section = Eine Runde
    .plain = Der aktive Spieler bietet zuerst; biete mehr als das letzte Gebot, höchstens deine Dukaten, oder passe endgültig.
    .sources = I §6; Festlegung zum Mindestgebot
    .rulings = Dass das Mindestgebot 1 Dukaten ist, ist eine Festlegung.
TP-23 =
    Um zu spionieren, spiele einen Spion und nimm eine verdeckte Karte, ungesehen und umsonst; der Lohn eines Künstlers ist trotzdem fällig.
    Der Spion wird abgelegt.
    .title = Den Tisch ausspionieren
    .section = Eine Runde
    .plain = Ein Spion nimmt ungesehen und umsonst eine verdeckte Karte des Tisches und wird abgelegt; der Lohn eines Künstlers bleibt fällig.
    .sources = I §4.2, 5.6
TP-24 =
    Eine Karte, die sofort gespielt wird, wird sofort gespielt, wie und wann auch immer sie kam.
    .title = Sofort
    .section = Eine Runde
    .plain = Eine Karte, die sofort gespielt wird, wird gespielt, sobald sie kommt, wie auch immer sie kam.
    .sources = I §3.3 Anmerkung

## Properties and protection

TP-30 =
    Eine Besitzung schützt höchstens ein Amt, einen Künstler und eine auswärtige Familie; ebenso der Stammsitz.
    .title = Plätze
    .section = Besitzungen und Schutz
    .plain = Eine Besitzung schützt höchstens ein Amt, einen Künstler und eine auswärtige Familie, ebenso der Stammsitz.
    .sources = I §5.1
TP-31 =
    Karten, die sofort gespielt werden, liegen offen, unter einer Besitzung ihres Eigentümers oder ungeschützt.
    Wer ein Amt, einen Künstler oder eine auswärtige Familie erhält, legt die Karte sofort, auch außerhalb des eigenen Zuges, unter eine eigene Besitzung oder den Stammsitz, wo dieser Platz frei ist, oder lässt sie ungeschützt.
    Eine andere Karte zu verdrängen, muss auf den eigenen Zug warten.
    .title = Eine Karte ablegen
    .section = Besitzungen und Schutz
    .plain = Eine erhaltene Karte legst du unter eine Besitzung oder den Stammsitz, wo dieser Platz frei ist, oder lässt sie ungeschützt.
    .sources = I §3.3, 5.1, 5.5; Festlegung zum Zeitpunkt
    .rulings = Wann eine außerhalb des eigenen Zuges erhaltene Karte geschützt werden darf, ist eine Festlegung.
TP-32 =
    Kommt eine Besitzung, darf ihr neuer Eigentümer sofort ein ungeschütztes Amt, einen Künstler und eine auswärtige Familie darunterlegen.
    .title = Eine neue Besitzung
    .section = Besitzungen und Schutz
    .plain = Kommt eine Besitzung zu dir, dürfen je ein ungeschütztes Amt, Künstler und auswärtige Familie von dir sofort darunter.
    .sources = I §5.1; Festlegung
    .rulings = „O“ wird als und/oder gelesen.
TP-33 =
    Der aktive Spieler darf eigene Ämter und Künstler zwischen eigenen Besitzungen und aus dem ungeschützten Bereich oder in ihn umlegen; was auf dem Platz lag, wird ungeschützt.
    Eine auswärtige Familie, einmal unter einer Besitzung, bleibt für immer bei ihr; eine ungeschützte darf unter eine eigene Besitzung ohne eine solche gelegt werden und bleibt dann.
    .title = Neu ordnen
    .section = Besitzungen und Schutz
    .plain = In deinem Zug darfst du Ämter und Künstler umlegen, jede Karte einmal je Teil; eine auswärtige Familie unter einer Besitzung bleibt.
    .sources = I §5.1, 5.5; Festlegungen
    .rulings =
        Dass eine ungeschützte auswärtige Familie später unter eine Besitzung gelegt und dass eine Karte verdrängt werden darf, sind Festlegungen.
        Ebenso, dass eine Karte aus dem Schutz genommen werden darf: §5.1 nennt nur Wege zwischen Besitzungen.
TP-34 =
    Ein Künstler kostet den angegebenen Lohn, zu zahlen bei der Ankunft, wie auch immer er kam.
    Wer nicht will oder nicht kann: Der Künstler wird beiseitegelegt.
    .title = Der Lohn der Künstler
    .section = Besitzungen und Schutz
    .plain = Ein Künstler kostet den Lohn auf der Karte, wenn er zu dir kommt; zahlst du nicht, wird er beiseitegelegt.
    .sources = I §5.3, 6

## Cards played from the hand

TP-40 =
    Ein Spion nimmt eine zufällige Karte aus der Hand eines Gegners; sie darf in diesem Zug gespielt werden.
    Jeder Gegner darf genannt werden; erweist sich die Hand als leer, ist der Spion umsonst abgelegt.
    Nur die beiden Spieler sehen die Karte, und nur sie erfahren, ob es eine gab.
    Der Spion wird abgelegt.
    .title = Spion
    .section = Karten aus der Hand
    .plain = Ein Spion nimmt eine zufällige Karte aus der Hand eines Gegners, wenn es eine gibt, und wird abgelegt; nur ihr beide erfahrt, welche.
    .sources = I §5.6; Festlegungen
    .rulings =
        Dass eine leere Hand genannt werden darf, ist eine Festlegung: Die Zahl der Handkarten ist geheim.
        Dass andere nicht erfahren, ob eine Karte genommen wurde, folgt daraus.
TP-41 =
    Gift / Pest wird gegen einen beliebigen Künstler, ein Amt oder eine Ehe im Spiel gespielt.
    Antwortet kein Arzt, wird ein Künstler oder eine Ehe abgelegt und ein Amt beiseitegelegt.
    Hat der Papst die Karte gespielt, darf er das Amt stattdessen einem beliebigen Spieler außer dem Papst geben, auch seinem Inhaber, der es auf einen freien Platz legen darf.
    Die Todeskarte wird abgelegt.
    .title = Gift / Pest
    .section = Karten aus der Hand
    .plain = Gift legt einen Künstler oder eine Ehe ab und ein Amt beiseite, wenn kein Arzt antwortet; ein Papst darf das Amt vergeben.
    .sources = I §5.7.1; Festlegung
    .rulings = Dass der Inhaber das Amt zurückbekommen darf, ist eine Festlegung.
TP-42 =
    Ein Bravo wird gegen eine Ehe, Savonarola, ein Amt oder einen Künstler gespielt, geschützt oder nicht, mit den Wirkungen von TP-41; kein Arzt kann ihn aufhalten.
    Schutz hält eine Todeskarte nie auf.
    .title = Bravo
    .section = Karten aus der Hand
    .plain = Ein Bravo trifft einen Künstler, ein Amt, eine Ehe oder Savonarola, geschützt oder nicht, und kein Arzt hält ihn auf.
    .sources = I §5.3, 5.7.2, 5.9.1; Festlegungen
    .rulings =
        §5.7.2 führt Künstler nicht auf, aber §5.3 sagt jede Todeskarte.
        „Protetta … dai Savonarola“ wird so gelesen, dass Savonarola ein Ziel ist, wie §5.9.1 sagt.
        Dass Schutz auch Gift nicht aufhält, ist eine Festlegung zu „jeder Künstler oder jedes Amt“.
TP-43 =
    Jeder Spieler darf jederzeit ein Gift / eine Pest mit einem Arzt beantworten, dessen Lohn er zahlen kann und zahlt; beide Karten werden abgelegt, und sonst geschieht nichts.
    Jeder andere Spieler wird im Uhrzeigersinn ab dem aktiven Spieler gefragt, ob er die Karte hat oder nicht; der erste Arzt entscheidet es.
    .title = Arzt
    .section = Karten aus der Hand
    .plain = Jeder darf ein Gift mit einem Arzt aufhalten und zahlt den Lohn; alle werden reihum gefragt, ob sie ihn haben oder nicht.
    .sources = I §5.7.3, 9; Festlegung zur Reihenfolge
    .rulings =
        Die Reihenfolge ist eine Festlegung; alle werden gefragt, damit niemand erfährt, wer einen hat.
        Dass nur eingesetzt wird, was man bezahlen kann, sagt §9.0: „non potranno … usare una carta“.
TP-44 =
    Eine Heirat nennt einen Gegner.
    Bis zum Ende der Runde dürfen die beiden keine Karten gegeneinander spielen und nichts voneinander erobern.
    Eine Todeskarte, die die Ehe oder einen Künstler oder ein Amt eines der beiden trifft, legt die Ehe ab und hebt das Verbot sofort auf; sonst endet sie mit der Runde.
    Jeder der beiden Partner darf eine Todeskarte auf die eigene Ehe spielen und das Gift des anderen mit einem Arzt beantworten.
    Ein Spieler kann in mehreren Ehen sein, aber nicht zweimal mit demselben Partner; die Schachtel hat eine Heiratskarte, also kommt es nie dazu.
    .title = Heirat
    .section = Karten aus der Hand
    .plain = Bis zum Ende der Runde spielen Verheiratete nichts gegeneinander und erobern nichts; eine Todeskarte gegen einen beendet es.
    .sources = I §5.8; Festlegungen
    .rulings =
        „Alla fine del turno“ wird als die Runde gelesen, wie in §4.3.
        §5.8 löst sie durch eine Todeskarte „contro uno dei due giocatori sposati“; TP-47 sagt, was gegen einen Spieler geht, und eine Todeskarte, die ein Arzt aufhält, löst nichts.
        Todeskarten auf die Ehe und Ärzte richten sich gegen eine Karte, nicht gegen einen Spieler.
TP-45 =
    Savonarola wird gegen den Papst gespielt und bleibt im Spiel, bis ihn ein Bravo tötet oder die Runde endet; dann wird er abgelegt.
    Solange er da ist, darf der Papst keine Karte aus der Hand spielen, weder Spion noch Condottiere noch Arzt noch sonst etwas, außer einem Bravo gegen Savonarola.
    Kaufen, Bieten und Erobern dessen, was keine Gewalt verlangt, bleiben erlaubt.
    .title = Savonarola
    .section = Karten aus der Hand
    .plain = Solange Savonarola predigt, spielt der Papst keine Karte außer einem Bravo gegen ihn und schickt keine Condottieri.
    .sources = I §5.9.1
TP-46 =
    Eine Anklage der Simonie wird im eigenen Zug gegen den Papst gespielt, ab Runde 2, wenn der Papst in dieser Runde die Ämter der anderen neu verteilt hat oder wenn der Ankläger zu Beginn dieser Runde vom Papst weder Amt noch Kardinal erhielt.
    Alle außer dem Papst stimmen offen ab, im Uhrzeigersinn ab dem Ankläger, 1 Stimme je Kardinal, alle Stimmen eines Spielers zusammen, dafür oder dagegen.
    Mehr dafür als dagegen: Der Papst verliert den nächsten Zug.
    In Runde 1 darf sie ohne Wirkung gespielt werden.
    Die Karte wird abgelegt.
    .title = Anklage der Simonie
    .section = Karten aus der Hand
    .plain = Alle außer dem Papst richten über die Anklage, eine Stimme je Kardinal; mehr dafür, und der Papst verliert den nächsten Zug.
    .sources = I §5.9.2; Festlegungen
    .rulings =
        Wie abgestimmt wird, ist eine Festlegung.
        Die Strafe trifft den Spieler, der bei der Anklage Papst war; sie wartet nötigenfalls bis in die nächste Runde und verfällt nach Runde 3; zwei erfolgreiche Anklagen vor diesem Zug kosten einen Zug.
        Der Papst spielt weder Simonie noch Savonarola gegen sich selbst.
TP-47 =
    Eine Karte gegen einen Spieler ist auch eine gegen etwas, das ihm gehört; den Partnern einer Ehe ist sie verwehrt.
    .title = Gegen einen Spieler
    .section = Karten aus der Hand
    .plain = Eine Karte gegen etwas, das einem Spieler gehört, geht gegen ihn, und Partner einer Ehe dürfen sie nicht spielen.
    .sources = I §5.8; Festlegung
    .rulings = Was „gegen“ umfasst, ist eine Festlegung.

## Seizing

TP-50 =
    Ein Versuch je Zug, offen erklärt, gegen ein ungeschütztes Amt oder einen ungeschützten Künstler, eine ungeschützte auswärtige Familie, eine Besitzung mit allem darunter oder die Karten unter einem Stammsitz eines Gegners.
    Der Stammsitz selbst wechselt nie den Besitzer, und eine Karte unter einer Besitzung kann nicht ohne sie genommen werden.
    Ein Stammsitz ohne Amt oder Künstler darunter ist kein Ziel.
    Eine Besitzung, ein Stammsitz oder eine ungeschützte auswärtige Familie wird mit Gewalt angegriffen: Der Angreifer setzt mindestens einen Condottiere ein, und wer keinen hat, den er bezahlen kann, kann sie nicht nennen.
    .title = Ziele
    .section = Erobern
    .plain = Einmal im Zug darfst du etwas eines Gegners angreifen; außer für ein ungeschütztes Amt oder Künstler brauchst du einen Condottiere.
    .sources = I §5.1, 8, 8.1.4; Festlegungen
    .rulings =
        Eine auswärtige Familie unter einem Stammsitz kann nicht genommen werden, also ist ein Stammsitz, der nichts anderes deckt, kein Ziel.
        „Richiede l’uso della forza“ wird so gelesen: mindestens ein Condottiere, die einzige Gewalt des Angreifers; auch hier ist ein Stammsitz eine Besitzung.
        Dass es nur einen Versuch je Zug gibt, beruht auf §8.1.4, „il suo tentativo di furto del turno“, gegen „una o più carte“ in §4.2.
TP-51 =
    Beide Spieler wählen geheim beliebig viele eigene Condottieri, der Angreifer mindestens einen, wo TP-50 Gewalt verlangt, und zeigen sie gleichzeitig; man darf nur Condottieri einsetzen, deren Lohn man zahlen kann.
    Alle eingesetzten werden bezahlt und beiseitegelegt, wie es auch ausgeht.
    .title = Condottieri
    .section = Erobern
    .plain = Beide wählen geheim Condottieri, die sie bezahlen können; alle eingesetzten werden bezahlt und beiseitegelegt, wer auch siegt.
    .sources = I §5.4, 8.1, 9; Festlegung zur Gewalt
    .rulings = Dass nur eingesetzt wird, was man bezahlen kann, sagt §9.0: „non potranno … usare una carta“.
TP-52 =
    Der Angriff ist die Stärke der Condottieri.
    Die Verteidigung ist die Stärke der Besitzung oder des Stammsitzes, der auswärtigen Familie darunter und der Condottieri; bei einer ungeschützten auswärtigen Familie ihre eigene Stärke und die Condottieri; bei einem ungeschützten Amt oder Künstler nur die Condottieri.
    Da Vinci kann beides erhöhen, TP-53.
    .title = Angriff und Verteidigung
    .section = Erobern
    .plain = Der Angriff ist die Stärke der Condottieri; die Verteidigung die von Besitzung oder Stammsitz, auswärtiger Familie und Condottieri.
    .sources = I §8.1
TP-53 =
    Da Vinci hat nur Stärke, solange er unter einer Besitzung oder dem Stammsitz seines Eigentümers liegt.
    Dann erhöht er dessen Angriff um 1, wenn mindestens ein Condottiere eingesetzt ist, und jede seiner Verteidigungen um 1, was auch angegriffen wird.
    .title = Da Vinci
    .section = Erobern
    .plain = Unter einem Palast seines Besitzers erhöht da Vinci jede Verteidigung um 1, und einen Angriff mit mindestens einem Condottiere.
    .sources = I §8.2; Festlegung
    .rulings = „Protetto dalla famiglia che è sotto attacco“ nennt die Familie, nicht die angegriffene Besitzung; sie schützt ihn unter jeder ihrer Besitzungen und unter ihrem Stammsitz.
TP-54 =
    Angriff größer als Verteidigung, oder Verteidigung null: Erfolg.
    Bei Gleichstand siegt der Verteidiger, außer die Verteidigung ist null.
    .title = Das Ergebnis
    .section = Erobern
    .plain = Der Angriff gelingt, wenn er größer ist als die Verteidigung oder nichts verteidigt; sonst hält bei Gleichstand die Verteidigung.
    .sources = I §8.1
TP-55 =
    Bei Erfolg nimmt man das Ziel: eine Besitzung mit allem darunter, das dort geschützt bleibt; von einem Stammsitz sein Amt und seinen Künstler, während seine auswärtige Familie bleibt.
    Einzeln genommene Karten dürfen sofort auf einen freien Platz des Nehmenden.
    .title = Was genommen wird
    .section = Erobern
    .plain = Eine Besitzung wird mit allem darunter genommen; von einem Stammsitz Amt und Künstler, seine auswärtige Familie bleibt.
    .sources = I §8; Festlegung
    .rulings = Dass die auswärtige Familie beim Stammsitz bleibt, folgt aus TP-33.
TP-56 =
    Ein genommener Künstler kostet sofort den Lohn, nachdem die Condottieri bezahlt sind.
    Wer kann, aber nicht will: Der Künstler wird beiseitegelegt.
    Wer nicht kann: Der Künstler wird nicht genommen und bleibt beim Verteidiger, unter dem Stammsitz, wenn dieser angegriffen wurde, sonst ungeschützt.
    Ein ungeschützter Künstler, dessen Lohn der Angreifer nicht zahlen kann, kann nicht genannt werden, ebenso wenig ein Stammsitz, von dem nur ein solcher Künstler zu holen ist; dort wird zuerst ein Condottiere bezahlt.
    .title = Genommene Künstler
    .section = Erobern
    .plain = Ein eroberter Künstler kostet nach den Condottieri den Lohn; kannst du nicht zahlen, bleibt er, und für ihn allein greifst du nicht an.
    .sources = I §5.3, 8 Anmerkung; Festlegung
    .rulings =
        Wo ein Künstler bleibt, der nicht bezahlt werden kann, ist eine Festlegung.
        „Non potrete rubare l’Artista“ wird so gelesen: Was nichts als einen solchen Künstler bringen könnte, ist kein Ziel.

## The end of a round

TP-60 =
    Alle erhalten die Dukaten, die auf ihren Besitzungen und Ämtern stehen, nicht die 35 des Grundeinkommens.
    .title = Einkommen
    .section = Das Ende einer Runde
    .plain = Am Ende einer Runde erhältst du die Dukaten, die auf deinen Besitzungen und Ämtern stehen.
    .sources = I §4.3, 9
TP-61 =
    Dann kommt die Wahl.
    .title = Wahl
    .section = Das Ende einer Runde
    .plain = Nach dem Einkommen einer Runde wird der Papst gewählt.
    .sources = I §4.3
TP-62 =
    Dann werden Siegpunkte gezählt; nach Runde 3 endet das Spiel hier.
    .title = Wertung
    .section = Das Ende einer Runde
    .plain = Nach der Wahl werden Punkte gezählt; nach Runde 3 endet das Spiel.
    .sources = I §4.3
TP-63 =
    Legt alle Ehen ab; auch Savonarola geht.
    .title = Was mit der Runde endet
    .section = Das Ende einer Runde
    .plain = Ehen und Savonarola enden mit der Runde.
    .sources = I §4.3.4, 5.9.1
TP-64 =
    Mischt in der nächsten Runde die beiseitegelegten Karten in den Stapel; jeder Spieler zieht, ab dem Papst im Uhrzeigersinn, eine Karte, die sofort gespielt oder behalten wird.
    Dann erhält jeder 35 Dukaten, und der Tisch wird wie in TP-13 ausgelegt, mit weniger Karten, wenn der Stapel nicht reicht.
    Dann verteilt der Papst neu, TP-90.
    .title = Die nächste Runde
    .section = Das Ende einer Runde
    .plain = In einer neuen Runde wird Beiseitegelegtes eingemischt, jeder zieht eine Karte und erhält 35 Dukaten, und der Tisch wird neu belegt.
    .sources = I §4.4; Festlegungen
    .rulings = Die Reihenfolge des Ziehens, und was geschieht, wenn der Stapel nicht reicht, sind Festlegungen.

## Election

TP-70 =
    Ein Spieler hat 3 Stimmen je Kardinal und die, die auf seinen Ämtern stehen.
    Alle müssen abgegeben werden und dürfen auf Familien aufgeteilt werden, auch auf die eigene.
    .title = Stimmen
    .section = Papstwahl
    .plain = Du hast 3 Stimmen je Kardinal und die auf deinen Ämtern; alle müssen abgegeben werden und dürfen verteilt werden.
    .sources = I §10
TP-71 =
    Der erste Wahlgang ist geheim und gleichzeitig.
    Mehr als die Hälfte aller Stimmen wählt.
    .title = Der erste Wahlgang
    .section = Papstwahl
    .plain = Alle stimmen gleichzeitig und geheim ab; mehr als die Hälfte aller Stimmen entscheidet.
    .sources = I §10
TP-72 =
    Ohne Mehrheit gibt es offene Wahlgänge, im Uhrzeigersinn ab dem amtierenden Papst, in denen jeder alle Stimmen neu abgibt, bis eine Familie die Mehrheit hat.
    Nur Familien im Spiel können gewählt werden.
    .title = Offene Wahlgänge
    .section = Papstwahl
    .plain = Ohne Mehrheit stimmen alle offen neu ab, reihum ab dem amtierenden Papst, bis eine Familie sie hat.
    .sources = I §10; Festlegungen
    .rulings =
        „Mantengono“ wird als weiter abstimmen gelesen.
        Dass nur Familien im Spiel gewählt werden können, ist eine Festlegung.
TP-73 =
    Nach so vielen offenen Wahlgängen ohne Mehrheit, 5, sofern der Tisch nichts anderes sagt, gibt es eine Stichwahl zwischen den zwei Familien mit den meisten Stimmen im letzten; wo sie gleichauf liegen, bestimmt der amtierende Papst, welche.
    Sie ist offen, im Uhrzeigersinn ab dem amtierenden Papst, und Stimmen dürfen auf die beiden aufgeteilt werden; geht sie unentschieden aus, bestimmt der amtierende Papst eine der beiden.
    .title = Die Stichwahl
    .section = Papstwahl
    .plain = Nach zu vielen offenen Wahlgängen entscheidet eine Stichwahl der beiden stärksten; bei Gleichstand bestimmt der amtierende Papst.
    .sources = Festlegung
    .rulings = I lässt die Wahlgänge ohne Ende weitergehen; ein Spiel muss enden.

## Victory points

TP-80 =
    Jede Runde bringt 1 Punkt für je volle 10 Dukaten, 10 für den neuen Papst und die Punkte, die auf den eigenen Besitzungen, Ämtern und Künstlern stehen.
    Die Punkte der drei Runden werden zusammengezählt.
    .title = Punkte
    .section = Siegpunkte
    .plain = Jede Runde bringt 1 Punkt je 10 Dukaten, 10 dem neuen Papst und die Punkte auf deinen Besitzungen, Ämtern und Künstlern.
    .sources = I §4.0, 11; Festlegung
    .rulings =
        §4.0 nennt Besitzungen und Künstler, §11 Ämter und Künstler; alle drei tragen einen gedruckten Wert, der 0 sein kann.
        Auf jedem Amt unserer Daten ist er 0.
TP-81 =
    Die meisten Punkte nach Runde 3 gewinnen; bei Gleichstand wird der Sieg geteilt.
    .title = Der Sieger
    .section = Siegpunkte
    .plain = Die meisten Punkte nach Runde 3 gewinnen, und bei Gleichstand wird der Sieg geteilt.
    .sources = I §11

## The Pope's powers

TP-90 =
    Zu Beginn der Runden 2 und 3 gibt der Papst alle eigenen Ämter ab, geschützt oder nicht, und gibt jedes einem anderen Spieler seiner Wahl, der es auf einen freien Platz legen darf.
    In der folgenden Runde darf der Papst wieder Ämter erwerben.
    .title = Die eigenen Ämter des Papstes
    .section = Die Macht des Papstes
    .plain = Zu Beginn der Runden 2 und 3 gibt der Papst jedes eigene Amt einem anderen Spieler, der es schützen darf.
    .sources = I §12; Festlegung
    .rulings = In Runde 1 wird nicht neu verteilt: §5.2 sagt „erste Runde“, §4.4 und §5.9.2 sagen es anders.
TP-91 =
    Dann darf der Papst alle anderen Ämter im Spiel einsammeln, alle oder keines, sie mischen und zufällig so verteilen, dass jeder Spieler genau so viele erhält, wie er abgegeben hat.
    Die eben nach TP-90 vergebenen bleiben, wo sie sind, und zählen nicht mit.
    Erhaltene Ämter dürfen auf freie Plätze.
    .title = Die Ämter der anderen
    .section = Die Macht des Papstes
    .plain = Der Papst darf alle anderen Ämter einsammeln und zufällig verteilen; jeder bekommt so viele, wie er abgab.
    .sources = I §12; Festlegung
    .rulings = Was „andere“ bedeutet, ist eine Festlegung.
TP-92 =
    Der Papst nimmt so viele unbenutzte Kardinäle, wie es Spieler gibt, oder alle übrigen, und verteilt sie alle frei, an sich selbst höchstens einen mehr als an den Spieler, der die meisten erhält.
    .title = Neue Kardinäle
    .section = Die Macht des Papstes
    .plain = Der Papst verteilt so viele neue Kardinäle, wie Spieler da sind, sich selbst höchstens einen mehr als dem, der die meisten erhält.
    .sources = I §12

## Trade

TP-95 =
    Im eigenen Zug darf der aktive Spieler mit jedem Gegner handeln; in der Wahlphase dürfen vor jedem Wahlgang alle mit allen handeln.
    Handkarten, Karten im Spiel und Dukaten können den Besitzer wechseln; Ämter nur mit Zustimmung des Papstes; Kardinäle und der Stammsitz nie.
    Beide Seiten müssen dem ganzen Angebot zustimmen; es wird sofort ausgeführt oder gar nicht.
    Ein gehandelter Künstler kostet den neuen Eigentümer sofort den Lohn.
    Eine Besitzung wird mit allem gehandelt, was darunter liegt; eine auswärtige Familie unter einer Besitzung nur mit dieser Besitzung, unter einem Stammsitz nie.
    Jeder Spieler darf in jedem eigenen Zug und vor jedem Wahlgang höchstens so viele Angebote machen, 3, sofern der Tisch nichts anderes sagt; ein nicht angenommenes Angebot verfällt sofort.
    Versprechen binden niemanden.
    .title = Handel
    .section = Handel
    .plain = In deinem Zug und vor Wahlgängen darf gehandelt werden, um Ämter nur mit Zustimmung des Papstes; Versprechen binden niemanden.
    .sources = I §13; Festlegungen
    .rulings =
        I nennt nur Karten; dass Dukaten Teil eines Angebots sein dürfen, ist eine Festlegung.
        Ebenso die Grenze der Angebote, und was mit einer auswärtigen Familie geschieht.
        Ein Angebot gehört allein dem, der es macht, bis es gestellt ist; dann kennen nur die beiden die Handkarten und Dukaten darin; der Papst stimmt dem zu, was man den Besitzer wechseln sieht.

## Worked examples

TP-E1 =
    Tom eröffnet mit 1; Frank bietet 2, Ralph passt, Maria bietet 3, Tom 4, Frank 5, Maria passt, Tom bietet 6, Frank passt.
    Tom nimmt die Karte für 6.
    .title = Eine Versteigerung
    .section = Beispiele
    .plain = Tom bietet zuletzt, 6 Dukaten, und nimmt die Karte dafür.
    .sources = I §6
TP-E2 =
    Andys Mantegna ist ungeschützt; Tom setzt Condottieri der Stärke 2 ein, Andy keine.
    Mantegna wird genommen, und Tom bezahlt sowohl den Condottiere als auch den Künstler.
    .title = Mantegna wird genommen
    .section = Beispiele
    .plain = Tom schickt Condottieri der Stärke 2 für einen ungeschützten Künstler, Andy niemanden: Tom nimmt ihn und bezahlt beide.
    .sources = I §8.1
TP-E3 =
    Jims Ceri, Stärke 2, mit Sforza, Stärke 1, wird von Susan mit 2 und 3 angegriffen und mit einer 2 verteidigt.
    Bei 5 zu 5 hält Ceri stand; alle drei Condottieri werden beiseitegelegt und bezahlt.
    .title = Ceri hält stand
    .section = Beispiele
    .plain = Bei 5 zu 5 hält Ceri, und alle Condottieri beider Seiten werden bezahlt und beiseitegelegt.
    .sources = I §8.1
TP-E4 =
    Tom hat 15 Stimmen, Frank 14, Maria und Andy je 13, Ralf 12.
    Tom und Frank stimmen für sich selbst, die anderen für Ralf: Mit 38 von 67 ist er gewählt.
    .title = Ralf wird gewählt
    .section = Beispiele
    .plain = Mit 38 von 67 Stimmen hat Ralf mehr als die Hälfte und ist gewählt.
    .sources = I §10
TP-E5 =
    Tom hat 87 Dukaten: Sie sind 8 Punkte wert.
    .title = Dukaten
    .section = Beispiele
    .plain = 87 Dukaten sind 8 Punkte wert.
    .sources = I §11
TP-E6 =
    Mit 5 Spielern darf Tom, der Papst, 2 Kardinäle an Mary geben, 3 an sich selbst und keine an die Übrigen.
    3 an den Papst und je 1 an zwei andere ist nicht erlaubt.
    .title = Kardinäle
    .section = Beispiele
    .plain = Ein Papst, der einem Spieler 2 Kardinäle gibt, darf 3 behalten; bei je 1 an zwei andere nicht.
    .sources = I §12
