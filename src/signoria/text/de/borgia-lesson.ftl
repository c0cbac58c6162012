### The Prince for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its chapters, its steps, what was learned

lesson-chapter-goal = Das Ziel
lesson-chapter-auction = Spion und Auktion
lesson-chapter-palaces = Paläste
lesson-chapter-seizure = Eroberung
lesson-chapter-election = Papstwahl
lesson-goal-points = Die meisten Punkte nach drei Runden gewinnen. Jede Runde bringt 1 Punkt je 10 Dukaten, 10 für den Papst und was auf Besitzungen und Künstlern steht. Hier liegt, was dein ist.
    .title = Wie man gewinnt
lesson-goal-votes = Jede Runde endet mit der Wahl eines Papstes. Von { $all } Stimmen genügen { $elects }, und du hast { $votes }: drei je Kardinal und die der Ämter. Du brauchst also einen Freund.
    .title = Wer Papst wird
lesson-keep = Deine erste Hand. Besitzungen, Ämter, Künstler und auswärtige Familien werden sofort gespielt; Condottieri und Spione bleiben auf der Hand, für andere unsichtbar.
    .title = Deine Hand
    .why = Nur eine Hand mit drei Karten einer Art darf getauscht werden.
lesson-fee = { $card } ist ein Künstler: Er kostet einmal { $fee } Dukaten und bringt am Ende jeder Runde Punkte.
    .title = Der Lohn eines Künstlers
    .why = Zehn Dukaten sind ein Punkt je Runde. Ein Künstler, der in Runde 1 kommt, zählt dreimal.
lesson-decline = { $card } würde { $fee } Dukaten kosten, mehr als die Hälfte von dem, was du hast. Lass ihn ziehen.
    .title = Zu teuer
lesson-place = { $card } findet Platz unter einem Palast. Dort ist die Karte geschützt; ungeschützt könnte jeder sie nehmen.
    .title = Unter einem Palast
lesson-spy = Jeder Zug beginnt mit einer verdeckten Karte: aufgedeckt für die Versteigerung oder ungesehen genommen mit einem Spion. Du hast einen Spion, also kostet diese Karte nichts.
    .title = Dein erster Zug: ein Spion
    .why = Ein Spion spart Geld, ist aber blind und dann verbraucht. Was aufgedeckt wird, sehen alle, bevor sie bieten.
lesson-rest = Jetzt könntest du Karten spielen und einmal im Zug versuchen, etwas zu erobern. Sieh erst, wie eine Versteigerung geht: Beende deinen Zug.
    .title = Das Ende eines Zuges
lesson-bid = { $card } steht zum Verkauf. Reihum wird geboten, jeder höhere Betrag zählt. Eine Besitzung bringt in jeder Runde Dukaten und Punkte: Biete mit.
    .title = Deine erste Versteigerung
    .why = Bietet niemand auf eine Karte, die du aufgedeckt hast, so gehört sie dir umsonst.
lesson-bid-own = Du hast { $card } aufgedeckt, also bietest du zuerst. { $office ->
    [1] Ein Amt bringt in jeder Runde Dukaten, und Stimmen bei der Wahl.
   *[other] {""}
  } Ein Dukat reicht vielleicht.
    .title = Biete zuerst
lesson-raise = { $leader } bietet { $price } Dukaten für { $card }. Das ist mehr wert.
    .title = Weiter
    .why = Wer gewinnt, zahlt an die Bank. Wäge den Preis gegen das ab, was die Karte in allen kommenden Runden bringt.
lesson-leave = { $card } steht zum Verkauf. Wer passt, ist bei dieser Karte draußen. Behalte deine Dukaten diesmal: Zehn sind ein Punkt.
    .title = Lass es ziehen
lesson-turn = Decke jetzt eine Karte für die Versteigerung auf. Alle sehen sie, und du bietest zuerst.
    .title = Decke eine Karte auf
lesson-palace = { $card } ist ein Palast von dir. Seine Stärke verteidigt ihn, und darunter ist Platz für ein Amt, einen Künstler und eine auswärtige Familie: Man nimmt sie nur zusammen mit ihm.
    .title = Deine Paläste
lesson-unprotected = { $card } ({ $opponent }) liegt ungeschützt, und nichts verteidigt die Karte.
    .title = Sieh dorthin
lesson-seize = Einmal im Zug darfst du etwas erobern. Ein Palast verlangt Condottieri, stärker als seine Verteidigung. Ein ungeschütztes Amt oder einen ungeschützten Künstler nimmst du auch ohne, wenn der Besitzer niemanden schickt.
    .title = Deine erste Eroberung
    .why = Ein gescheiterter Angriff kostet den Versuch und die geschickten Condottieri.
lesson-commit = Beide Seiten wählen geheim Condottieri und decken sie zusammen auf. Alle werden bezahlt und beiseitegelegt, wer auch gewinnt. Hier ist die Verteidigung null: Du musst niemanden schicken.
    .title = Versiegelt
    .do = schicke niemanden
lesson-seized = { $card } gehört dir! Lege die Karte gleich unter einen Palast, sonst nehmen andere sie wie du.
    .title = Gelungen
lesson-arrange = Nach einer Eroberung darfst du Ämter und Künstler zwischen deinen Palästen verschieben. So ist es gut.
    .title = Ordnung schaffen
lesson-alone = Du hast einen ganzen Zug gesehen, jetzt entscheide selbst: Kaufe, was in den kommenden Runden mehr bringt, als es kostet. Zum Preis eines Künstlers kommt noch sein Lohn.
    .title = Jetzt du
lesson-no-prey = Nichts liegt ungeschützt, das du ohne Kampf nehmen könntest. Behalte deine Condottieri und beende deinen Zug.
    .title = Jetzt kein Angriff
lesson-to-go = { $cards ->
    [one] Eine Karte ist noch da.
   *[other] { $cards } Karten sind noch da.
  } Ist der Tisch leer, wird der Papst gewählt. Auch Ämter sind Stimmen.
    .title = Die Wahl ist nah
lesson-vote = Alle stimmen zugleich und ungesehen ab. Du hast { $votes } von { $all } Stimmen, und { $elects } genügen. { $opponent } hat dir { $promised } versprochen: Das macht { $together }. Gib alle deine Stimmen dir selbst.
    .title = Deine Stimmen
    .do = drücke „alle“ neben deinem Namen, dann versiegle die Stimmen
    .why = Unter Menschen sind dafür Angebote und Versprechen da. Ein Versprechen bindet niemanden: Such dir Familien, die etwas davon haben, es zu halten.
lesson-vote-again = Niemand hatte die Mehrheit, also wird noch einmal gewählt. Du hast { $votes } von { $all } Stimmen; { $elects } genügen.
    .title = Noch einmal
    .do = gib alle dir selbst oder dem, der noch zur Wahl steht, dann gib sie ab
lesson-elected = Du bist Papst! Das sind 10 Punkte. Der Papst gibt die eigenen Ämter weg, verteilt neue Kardinäle und beginnt die Runde.
    .title = Du bist gewählt
lesson-not-elected = { $opponent } ist Papst und bekommt 10 Punkte. Der Papst gibt die eigenen Ämter weg, verteilt neue Kardinäle und beginnt die Runde.
    .title = Ein anderer ist gewählt
lesson-scoring = Runde 1 brachte dir { $points } Punkte: { $pope } als Papst, den Rest für deine Dukaten, zehn je Punkt, und für Besitzungen und Künstler. Dukaten bleiben dir und zählen wieder. Nach Runde 3 gewinnen die meisten Punkte.
    .title = Die Wertung
lesson-end = { $ahead ->
    [1] Du führst nach Runde 1 von 3 mit { $points } Punkten; die nächste Familie hat { $best }.
    [0] Du hast nach Runde 1 von 3 { $points } Punkte, so viele wie die beste andere Familie.
   *[other] Du hast nach Runde 1 von 3 { $points } Punkte; die beste Familie hat { $best }.
}
lesson-learned-goal = Punkte jede Runde: Dukaten, Papst, Besitzungen, Künstler
lesson-learned-auction = ungesehen mit einem Spion oder für das höchste Gebot
lesson-learned-palaces = Platz für eines jeder Art, geschützt
lesson-learned-seizure = mehr Stärke als die Verteidigung; ungeschützt ist leicht
lesson-learned-election = mehr als die Hälfte der Stimmen; Kardinäle und Ämter
lesson-next = was eine Stimme einem anderen wert ist

## Notes: what a question is about, and what to try

note-throw-in = Deine erste Hand. Mit drei Karten einer Art darfst du sie gegen eine neue tauschen; sonst behältst du sie.
    .advice = Behalte sie. Besitzungen, Ämter, Künstler und auswärtige Familien werden dann sofort ausgespielt; der Rest bleibt verborgen auf der Hand.
note-buy-or-spy = Jeder Zug beginnt mit einer Karte des Tisches: Decke eine für die Versteigerung auf oder spiele einen Spion und nimm eine ungesehen umsonst.
    .advice = Ein Spion spart Geld, ist aber blind. Bietet niemand auf die Karte, die du aufdeckst, gehört sie dir umsonst.
note-bid = Biete einen höheren Betrag oder passe endgültig. Wer gewinnt, zahlt an die Bank. Bei einem Künstler kommt der Lohn auf der Karte dazu.
    .advice = Zehn Dukaten sind am Ende jeder Runde ein Punkt. Miss den Preis also an dem, was die Karte in allen kommenden Runden bringt.
note-play-or-seize = Jetzt darfst du Karten aus der Hand spielen und einmal im Zug versuchen, etwas einer anderen Familie zu erobern. Für einen Palast oder eine auswärtige Familie brauchst du einen Condottiere.
    .advice = Suche ein Amt oder einen Künstler ohne Schutz: Schickt der Besitzer keinen Condottiere, nimmst du die Karte sogar ohne einen.
note-arrange = Nach einer Eroberung darfst du Ämter und Künstler noch zwischen deinen Palästen verschieben. Eine auswärtige Familie unter einer Besitzung bleibt dort.
    .advice = Lege, was am meisten wert ist, dorthin, wo die Verteidigung am stärksten ist.
note-fee = Ein Künstler kostet den Lohn auf der Karte, wie auch immer er kam. Unbezahlt wird er beiseitegelegt; einer, den du erobert hast und nicht bezahlen kannst, bleibt beim Besitzer.
    .advice = Er bringt am Ende jeder Runde Punkte. In Runde 1 lohnt sich der Lohn dreimal.
note-place = Eine ausgespielte Karte liegt unter einer Besitzung oder dem Stammsitz oder ungeschützt.
    .advice = Schütze sie: Jeder Palast hat von jeder Art einen Platz. Was ungeschützt liegt, ist bald weg.
note-new-place = Wohin die verschobene Karte kommt. Was dort lag, liegt dann ungeschützt.
    .advice = Tausche nur, wenn die neue Karte mehr wert ist.
note-tuck = Eine neue Besitzung hat freie Plätze, und eine ungeschützte Karte darf sofort darunter.
    .advice = Nutze den Platz. Es kostet nichts.
note-doctor = Jemand spielt Gift. Alle werden gefragt, damit niemand erfährt, wer den Arzt hat; wer zuerst antwortet, hält es auf und zahlt den Lohn.
    .advice = Ohne den Arzt kannst du nur passen. Mit ihm rette, was dir gehört.
note-fate = Die Todeskarte des Papstes traf ein Amt: Als Papst darfst du es jemandem geben, statt es beiseitezulegen.
    .advice = Einem Freund gegeben bringt es Dankbarkeit und vielleicht Stimmen.
note-verdict = Alle außer dem Papst urteilen, eine Stimme je Kardinal. Sind mehr für die Anklage als dagegen, verliert der Papst den nächsten Zug.
    .advice = Dafür, außer der Papst ist dein Freund: Ein Zug weniger dort ist eine Karte mehr für die anderen.
note-commit = Beide Seiten wählen geheim Condottieri und decken sie zusammen auf; gegen einen Palast oder eine auswärtige Familie schickt der Angreifer mindestens einen. Alle werden bezahlt und beiseitegelegt, wer auch gewinnt. Bei Gleichstand hält die Verteidigung, außer sie ist null.
    .advice = Zähle die Verteidigung zusammen, die du siehst, und schicke knapp mehr. Auch die andere Seite kann jemanden schicken.
note-secret-ballot = Alle geben zugleich und ungesehen alle ihre Stimmen ab, für beliebige Familien. Mehr als die Hälfte aller Stimmen entscheidet.
    .advice = Allein hat niemand die Mehrheit. Stimme für dich, um die anderen aufzuhalten, oder mache jemanden zum Papst, der daran denkt.
note-open-ballot = Niemand hatte die Mehrheit. Alle stimmen noch einmal ab, offen, der Papst zuerst.
    .advice = Du siehst, wie die vor dir gestimmt haben: Was einem von ihnen noch fehlt, liegt vielleicht bei dir.
note-run-off = Nur zwei Familien sind übrig, und die Stimmen dürfen aufgeteilt werden.
    .advice = Wähle die, von der du nächste Runde lieber beschenkt wirst.
note-name-family = Die Wahl ist unentschieden, und der amtierende Papst bestimmt.
    .advice = Nenne dich, wenn du dabei bist: Der neue Papst bekommt 10 Punkte.
note-give-office = Am Anfang einer Runde gibt der Papst alle eigenen Ämter ab, jedes an eine andere Familie.
    .advice = An die ungefährlichste. Wer etwas bekam, hat weniger Grund, dich anzuklagen.
note-reshuffle = Der Papst darf alle anderen Ämter einsammeln und zufällig neu verteilen; alle bekommen so viele wie zuvor.
    .advice = Es trifft, wer die besten hat, aber danach dürfen dich alle der Simonie anklagen.
note-cardinals = Der Papst verteilt die neuen Kardinäle und behält höchstens einen mehr als die Familie, die am meisten bekommt.
    .advice = Ein Kardinal sind drei Stimmen bei jeder Wahl. Gib einem Freund und behalte einen mehr.
note-trade = Vor einem Wahlgang darfst du Angebote machen: Karten und Dukaten gegen Karten und Dukaten.
    .advice = Eine Stimme ist jetzt etwas wert. Aber Versprechen binden niemanden.
note-offer = Nenne die Karten, die du gibst und die du verlangst. Ämter wechseln nur, wenn der Papst zustimmt.
    .advice = Biete, was den anderen mehr hilft, als es dich kostet.
note-ducats-given = Zu einem Angebot dürfen Dukaten gehören.
    .advice = Zehn Dukaten sind am Ende der Runde ein Punkt.
note-ducats-asked = Du darfst Dukaten verlangen, wenn du keine gibst.
    .advice = Verlange weniger, als die Karte in einer Versteigerung kosten würde.
note-accept = Eine andere Familie macht dir ein Angebot. Es gilt ganz oder gar nicht.
    .advice = Zähle, was es beiden Seiten bringt.
note-consent = Ein Amt würde den Besitzer wechseln, und das braucht die Zustimmung des Papstes.
    .advice = Ämter sind Stimmen: Sieh, wer mehr davon hätte.

## What words mean

term-property = Ein Palast mit Stärke, Einkommen und Punkten. Er schützt ein Amt, einen Künstler und eine auswärtige Familie.
    .forms = Besitzung, Besitzungen, Palast, Paläste
term-home = Der Palast deiner Familie, mit Stärke 3. Er geht nie verloren, was darunter liegt schon.
    .forms = Stammsitz
term-office = Bringt am Ende jeder Runde Dukaten und bei der Wahl Stimmen.
    .forms = Amt, Ämter
term-artist = Bringt am Ende jeder Runde Punkte. Kostet Lohn, wenn er kommt.
    .forms = Künstler
term-outside-family = Gibt dem Palast, unter dem sie liegt, ihre Stärke zur Verteidigung dazu und bleibt dort für immer.
    .forms = auswärtige Familie, auswärtige Familien
term-condottiere = Ein Hauptmann zum Mieten: Seine Stärke zählt bei Angriff oder Verteidigung. Er wird bezahlt und beiseitegelegt, wie es auch ausgeht.
    .forms = Condottiere, Condottieri
term-cardinal = Drei Stimmen bei der Wahl und eine, wenn über Simonie geurteilt wird.
    .forms = Kardinal, Kardinäle
term-pope = Wird am Ende jeder Runde gewählt, was 10 Punkte bringt. Er verteilt Ämter und neue Kardinäle und hat den ersten Zug.
    .forms = Papst
term-ducat = Geld, vor den anderen verborgen. Zehn sind am Ende jeder Runde ein Punkt.
    .forms = Dukat, Dukaten
term-power = Was bei Angriff und Verteidigung zählt. Bei Gleichstand hält die Verteidigung, außer sie ist null.
    .forms = Stärke, Verteidigung, Angriff
term-fee = Was ein Künstler oder ein Condottiere kostet, an die Bank gezahlt.
    .forms = Lohn
term-seize = Ein offener Angriff auf etwas einer anderen Familie, einmal im Zug.
    .forms = erobern, Eroberung
term-protected = Unter einer Besitzung bekommt man eine Karte nur mit ihr; unter einem Stammsitz kann sie geholt werden. Todeskarten kommen durch.
    .forms = geschützt, schützt
term-unprotected = Unter keinem Palast: Eine solche Karte kann allein erobert werden. Eine auswärtige Familie hat dann ihre eigene Stärke, ein Amt oder Künstler keine.
    .forms = ungeschützt, ungeschützte
term-aside = Eine beiseitegelegte Karte wird in den Stapel gemischt, wenn eine weitere Runde beginnt.
    .forms = beiseitegelegt, beiseite
term-vote = Drei je Kardinal und die auf den Ämtern. Alle müssen abgegeben werden.
    .forms = Stimme, Stimmen
term-election = Beendet jede Runde. Zuerst ein geheimer Wahlgang, dann offene, bis jemand mehr als die Hälfte aller Stimmen hat.
    .forms = Wahl, Wahlgang, Wahlgänge
term-simony = Der Verkauf von Ämtern der Kirche. Hat die Anklage Erfolg, verliert der Papst den nächsten Zug.
    .forms = Anklage der Simonie, Simonie

explain-property = Besitzung. Stärke { $power }, { $income } Dukaten und { $points } Punkte am Ende jeder Runde. Schützt ein Amt, einen Künstler und eine auswärtige Familie.
explain-office = Amt. { $income } Dukaten am Ende jeder Runde, { $votes } Stimmen bei der Wahl. Der Papst verteilt die Ämter.
explain-artist = Künstler. Kostet { $fee } Dukaten, wenn er kommt, bringt { $points } Punkte am Ende jeder Runde.{ $power ->
    [0] {""}
   *[other] {" "}Solange er unter einem deiner Paläste liegt, erhöht er jede deiner Verteidigungen um { $power } und auch deine Angriffe mit einem Condottiere.
}
explain-outside_family = Auswärtige Familie. Gibt dem Palast, unter dem sie liegt, { $power } zur Verteidigung dazu und bleibt dort.
explain-condottiere = Condottiere mit Stärke { $power }, für Angriff oder Verteidigung. Kostet { $fee } Dukaten und wird dann beiseitegelegt.
explain-spy = Nimmt ungesehen eine verdeckte Karte des Tisches oder eine zufällige Karte aus einer Hand. Dann ist er verbraucht.
explain-poison_plague = Tötet einen Künstler, trifft ein Amt oder eine Ehe, geschützt oder nicht, außer ein Arzt antwortet.
explain-bravo = Tötet einen Künstler oder Savonarola, trifft ein Amt oder eine Ehe. Nichts hält ihn auf.
explain-doctor = Antwortet auf Gift, von wem und wann auch immer, gegen Lohn.
explain-marriage = Bis zum Ende der Runde spielen du und eine andere Familie keine Karten gegeneinander und erobern nichts voneinander. Eine Todeskarte gegen eine der beiden beendet es.
explain-savonarola = Bis zum Ende der Runde darf der Papst keine Karte aus der Hand spielen außer einem Bravo gegen ihn.
explain-simony = Ab Runde 2: Alle außer dem Papst urteilen, und der Papst kann den nächsten Zug verlieren.
