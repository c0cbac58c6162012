### Il Principe for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its chapters, its steps, what was learned

lesson-chapter-goal = Das Ziel
lesson-chapter-auction = Auktion
lesson-chapter-city = Eine Stadt
lesson-chapter-roles = Rollen
lesson-chapter-scoring = Wertung
lesson-goal-points = Wer am Ende die meisten Punkte hat, gewinnt. Punkte kommen von Städten, die du errichtest, von Rollen am Hof und von deinen Wappen auf der Karte.
    .title = Wie man gewinnt
lesson-goal-city = Eine Stadt kostet die Karten und Dukaten, die sie zeigt, und bringt Punkte und Wappen. { $lacking ->
    [0] Du hast alle Karten von { $city }
    [one] Dir fehlt nur eine Karte von { $city }
   *[other] Dir fehlen { $lacking } Karten von { $city }
  }: In dieser Lektion errichtest du die Stadt.
    .title = Dein Ziel: { $city }
lesson-goal-end = Die letzte Runde kommt, wenn der Stapel zur Neige geht; und liegen weniger als vier Städte offen, ist das Spiel aus. Hier am Hof werden die Karten gezählt, die offen vor jeder Familie liegen.
    .title = Wie es endet
lesson-lay = Alle legen zwei Karten verdeckt aus. Sie werden gemeinsam aufgedeckt, nach Gebäuden gruppiert und versteigert, die kleinste Gruppe zuerst. Gib also weg, was { $city } nicht braucht.
    .title = Zwei Karten für die Auktion
    .why = Was du auslegst, können andere kaufen. Aber auch du darfst darauf bieten, und wer eine Gruppe gewinnt, nimmt sie ganz.
lesson-raise = { $cards } × { $building } steht zum Verkauf, und { $leader } bietet { $price }. { $city } braucht das, also ist ein Dukat mehr gut angelegt.
    .title = Deine erste Auktion
    .why = Nur wer gewinnt, zahlt, und zwar an die Bank. Wer aussteigt, ist bei dieser Gruppe nicht mehr dabei.
lesson-bid = Nun kommt { $cards } × { $building }, und noch niemand hat geboten. { $city } braucht das. Ein Dukat reicht vielleicht.
    .title = Eröffne das Bieten
    .why = Wer eine Auktion gewinnt, wird Il Principe und fängt von da an an.
lesson-leave = { $cards } × { $building }: { $city } braucht das nicht. Dukaten, die du behältst, bezahlen später die Stadt. Steig hier also aus.
    .title = Lass es ziehen
    .why = Niemand sieht, wie viele Dukaten du hast. Andere zahlen zu lassen ist auch ein Zug.
lesson-too-dear = { $cards } × { $building } würde helfen, aber auch { $city } selbst kostet Dukaten. Behalte sie: Es kommen noch andere Karten.
    .title = Zu teuer
lesson-keep = In Runde 1 kann keine Stadt errichtet werden. { $lacking ->
    [0] Du hast alle Karten von { $city }
   *[other] Von den Karten für { $city } fehlen dir noch { $lacking }
  }: Spiele keine davon aus, behalte sie auf der Hand.
    .title = Behalte deine Karten
    .why = Ausgespielte Karten liegen offen und zählen für die Rollen, aber eine Stadt errichtet man aus der Hand.
lesson-lay-spare = Eine neue Runde: Alle haben 5 Dukaten und 4 Karten bekommen, und ab jetzt können Städte errichtet werden. Gib wieder weg, was { $city } nicht braucht.
    .title = Runde 2
lesson-bid-to-build = Du hast alle Karten von { $city }. Wer eine Auktion gewinnt, darf sofort bauen, vor allen anderen. Gewinne also diese Gruppe, solange sie billig ist.
    .title = Das Recht zu bauen
    .why = In der nächsten Phase dürfen alle bauen, aber jemand könnte { $city } nehmen, bevor du dran bist.
lesson-build = Du hast die Karten und die Dukaten für { $city }. Die Stadt bringt sofort Punkte; ihre Wappen zählen am Ende; und ihre Karten liegen dann offen vor dir, wo sie für die Rollen zählen.
    .title = Deine erste Stadt
    .why = Vielleicht will der Nächste dieselbe Stadt. Ist sie errichtet, wird eine andere aufgedeckt.
lesson-shields = Jedes Wappen von { $city } kommt in eine Region, die die Stadt berührt. Am Ende sind die meisten Wappen in einer Region 5 Punkte wert, der zweite Platz 2. Hier sind bisher die wenigsten: { $region }.
    .title = Deine Wappen
    .why = Eine leere Region gewinnt man mit einem Wappen. Lieber an zwei Orten Erster als an einem stärker.
lesson-save = Deine Stadt steht. Dukaten brauchst du für die nächste und manchmal für eine Rolle: Behalte sie jetzt.
    .title = Spare deine Dukaten
lesson-play = Jetzt eine Rolle. Sie geht an den, der die meisten Karten ihres Gebäudes offen hat. Mit { $cards } × { $building } mehr hast du die meisten, und die Rolle ist dein: { $major }.
    .title = Karten für eine Rolle
    .why = Eine Hauptrolle hat sofort eine Fähigkeit, bringt 2 Punkte, wann immer ein anderer mit ihrer Farbe baut, und 2 am Ende.
lesson-nothing = Rollen gehen an den, der die meisten Karten eines Gebäudes offen hat. Mit den Karten einer Farbe auf deiner Hand ist keine zu haben: Behalte sie für eine Stadt.
    .title = Rollen
lesson-bid-role = Mehrere Familien haben gleich viele Karten offen ({ $building }), also wird die Rolle unter ihnen versteigert. Sie bringt Punkte, wann immer ein anderer mit ihrer Farbe baut.
    .title = Gleichstand um eine Rolle
lesson-power = Jede Rolle hat eine Fähigkeit, die sofort genutzt wird. Diese setzt ein Wappen in eine beliebige Region, ohne Stadt. Nimm eine, wo wenige sind.
    .title = Die Fähigkeit einer Rolle
lesson-turn-up = Jede Rolle hat eine Fähigkeit, die sofort genutzt wird. Diese deckt eine deiner verdeckten Karten auf: Sie zählt für die Farben, die noch kommen.
    .title = Die Fähigkeit einer Rolle
lesson-won = { $roles ->
    [one] Du hast eine Hauptrolle gewonnen: { $major }.
   *[other] Du hast { $roles } Hauptrollen gewonnen; eine davon ist { $major }.
  } Wer gewinnt, dreht die Hälfte dieser Karten um, also wechseln Rollen den Besitzer. Wann immer ein anderer mit deiner Farbe baut, bekommst du 2 Punkte.
    .title = Du bist { $major }
lesson-score-regions = { $shields ->
    [one] Ein Wappen von dir ist
   *[other] { $shields } Wappen von dir sind
  } auf der Karte. Wäre das Spiel jetzt zu Ende, kämen { $points } Punkte aus den Regionen: 5 für die meisten Wappen in jeder, 2 für den zweiten Platz.
    .title = Regionen am Ende
lesson-score-now = Wäre das Spiel jetzt zu Ende, hättest du { $total } Punkte: { $track } bisher, { $regions } für Regionen, { $roles } für Rollen, { $sets } für Sätze aus fünf Farben. Die meisten Dukaten und die meisten Karten zählen auch etwas.
    .title = Die Schlusswertung
lesson-end = { $ahead ->
    [1] Du führst mit { $points } Punkten; die nächste Familie hat { $best }.
    [0] Du hast { $points } Punkte, so viele wie die beste andere Familie.
   *[other] Du hast { $points } Punkte; die beste Familie hat { $best }.
}
lesson-learned-goal = die meisten Punkte gewinnen; wenige Karten oder Städte, und es ist aus
lesson-learned-auction = die kleinste Gruppe zuerst; wer aussteigt, ist draußen
lesson-learned-city = Karten und Dukaten gegen Punkte und Wappen
lesson-learned-roles = die meisten offenen Karten; Punkte, wenn andere bauen
lesson-learned-scoring = 5 und 2 je Region, Rollen, Sätze, Dukaten, Karten
lesson-next = lass einen Rivalen zu viel zahlen, baue, was zwei wollen

## Notes: what a question is about, and what to try

note-lay-cards = Alle legen Karten verdeckt aus. Sie werden gemeinsam aufgedeckt, nach Farben gruppiert und versteigert, von der kleinsten Gruppe zur größten.
    .advice = Lege aus, was deine Städte nicht brauchen. Du darfst auch auf das bieten, was du ausgelegt hast, und wer eine Gruppe gewinnt, nimmt sie ganz.
note-bid-for-lot = Biete mehr als das letzte Gebot oder steig bei dieser Gruppe endgültig aus. Wer gewinnt, zahlt an die Bank, nimmt die Karten, wird Il Principe und darf sofort bauen, wenn in dieser Runde Städte errichtet werden.
    .advice = Zwei oder drei Dukaten für ein Paar sind ein guter Preis. Behalte vier: So viel kostet eine mittlere Stadt.
note-bid-for-role = Mehrere haben gleich viele Karten offen, also wird die Rolle unter ihnen versteigert. Sie hat eine Fähigkeit und bringt Punkte, sooft jemand anders mit ihrer Farbe baut.
    .advice = Eine Hauptrolle ist 2 Punkte je solche Stadt wert und 2 am Ende, eine Nebenrolle 1 und 1. Drei Dukaten sind meist genug.
note-which-city = Du hast Karten gewonnen und darfst sofort eine Stadt errichten, zusätzlich zu deinem Zug in Phase 3. Die Karten, mit denen du zahlst, kommen aus der Hand offen vor dich.
    .advice = Baue, wenn du kannst: Die Nächsten wollen vielleicht dieselbe Stadt. Und was offen liegt, zählt für die Rollen.
note-build-or-play = Mach eines von drei Dingen: eine offene Stadt errichten, beliebig viele Karten einer Farbe offen ausspielen oder nichts. Nur offene Karten zählen für die Rollen.
    .advice = Zuerst eine Stadt, wenn du sie bezahlen kannst. Sonst spiele eine Farbe, in der dich ein oder zwei Karten zum Ersten oder Zweiten machen.
note-play-cards = In Runde 1 kann keine Stadt errichtet werden. Offen ausgespielte Karten zählen für die Rollen, sind aber nicht mehr auf der Hand für eine Stadt.
    .advice = Jetzt reichen oft ein oder zwei Karten für eine Rolle. Behalte, was eine offene Stadt verlangt.
note-which-region = Jedes Wappen kommt in eine Region, die die Stadt berührt, oder bleibt bei dir. Am Ende sind die meisten Wappen in einer Region 5 Punkte wert, der zweite Platz 2.
    .advice = Lieber irgendwo Erster als überall ein wenig: Eine Region ohne Wappen gewinnst du mit einem.
note-which-card = Die Fähigkeit der grünen Rolle: Decke eine deiner verdeckten Karten auf, aber keine Universität. Sie zählt für die Farben, die noch kommen.
    .advice = Decke die Farbe auf, in der du einer Rolle am nächsten bist.
note-card-or-none = Die Fähigkeit der grünen Rolle: Du darfst eine deiner verdeckten Karten aufdecken, aber keine Universität. Sie zählt für die Farben, die noch kommen.
    .advice = { note-which-card.advice }
note-which-region-of-all = Die Fähigkeit der blauen Rolle: ein Wappen in eine beliebige Region, ohne Stadt.
    .advice = Brich einen Gleichstand oder nimm eine Region, die keine deiner Städte berührt.

## What words mean

term-ducat = Geld. Alle bekommen jede Runde welches von der Bank, und niemand zeigt, wie viel übrig ist.
    .forms = Dukat, Dukaten
term-shield = Dein Wappen auf der Karte. Die meisten Wappen in einer Region bringen am Ende Punkte.
    .forms = Wappen
term-region = Einer von sechs Teilen der Karte. Am Ende sind die meisten Wappen dort 5 Punkte wert, der zweite Platz 2.
    .forms = Region, Regionen
term-role = Ein Plättchen für die meisten oder zweitmeisten offenen Karten einer Farbe. Es hat eine Fähigkeit und bringt Punkte, wenn andere mit dieser Farbe bauen.
    .forms = Rolle, Rollen
term-major = Die Rolle für die meisten offenen Karten einer Farbe: 2 Punkte, sooft jemand anders mit ihr baut, 2 am Ende. Wer sie nimmt, dreht die Hälfte dieser Karten um.
    .forms = Hauptrolle, Hauptrollen
term-minor = Die Rolle für die zweitmeisten offenen Karten einer Farbe: 1 Punkt, sooft jemand anders mit ihr baut, 1 am Ende.
    .forms = Nebenrolle, Nebenrollen
term-principe = Die Figur dessen, der die letzte Versteigerung gewann. Wer sie hat, beginnt Phase 3 und in der AMIGO-Ausgabe auch das Bieten.
    .forms = Il Principe
term-auction = Gruppen von Karten einer Farbe werden verkauft, die kleinste zuerst. Jedes höhere Gebot gilt; wer aussteigt, ist endgültig draußen.
    .forms = Versteigerung, versteigert
term-city = Wird aus der Hand errichtet, für die Karten und Dukaten, die sie zeigt. Sie bringt dem Erbauer Punkte und Wappen und den Rollen der anderen Punkte.
    .forms = Stadt, Städte
term-building-card = Eine Karte in einer von fünf Farben. Städte verlangen sie; offen vor dir zählt sie für die Rollen.
    .forms = Gebäudekarte, Gebäudekarten
term-set = Je eine Karte der fünf Farben vor dir, offen oder verdeckt: 2 Punkte am Ende.
    .forms = Satz aus fünf Farben, Sätze aus fünf Farben
forms-building-green = grüne, grün, Universitäten
forms-building-white = weiße, weiß, Kathedralen
forms-building-red = rote, rot, Rathäuser
forms-building-blue = blaue, blau, Burgen
forms-building-yellow = gelbe, gelb, Märkte

explain-city = Kostet { $cost } Dukaten und { $asks }. Bringt { $points } Punkte und { $shields ->
    [one] 1 Wappen
   *[other] { $shields } Wappen
  } für { $where }.
explain-region = Am Ende sind die meisten Wappen hier 5 Punkte wert, der zweite Platz 2. Städte, die sie berühren: { $cities }.
explain-building = Eine Gebäudekarte der Farbe { $colour }. Städte verlangen sie; offen zählt sie für die Rollen { $major } und { $minor }.
explain-major = Hauptrolle, für die meisten offenen Karten der Farbe { $colour }. 2 Punkte, sooft jemand anders mit ihr baut, 2 am Ende. { $power }
explain-minor = Nebenrolle, für die zweitmeisten offenen Karten der Farbe { $colour }. 1 Punkt, sooft jemand anders mit ihr baut, 1 am Ende. { $power }
