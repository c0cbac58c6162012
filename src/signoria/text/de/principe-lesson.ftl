### Il Principe for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its deal, its rounds, what was learned

lesson-1 = Du bist die Familie Medici. Auf der Hand hast du drei Kathedralen und einen Markt, im Beutel 10 Dukaten; beides sieht sonst niemand.
lesson-2 = Vier Städte liegen offen: Lucca, Milano, Bologna und Padova. Jede zeigt, welche Karten und Dukaten sie kostet. Lucca verlangt zwei Kathedralen, ein Rathaus und eine Burg: Die Hälfte hast du schon.
lesson-3 = Der Hof zählt, wer welche Karten offen liegen hat. Die meisten einer Farbe bringen die Hauptrolle, die zweitmeisten die Nebenrolle. Rollen haben Fähigkeiten und bringen Punkte, wenn andere bauen.
lesson-4 = Wer eine Stadt errichtet, setzt Wappen in die Regionen, die sie berührt. Am Ende sind die meisten Wappen in einer Region 5 Punkte wert, der zweite Platz 2.
lesson-round-2 = Runde 2. Ab jetzt kannst du Städte errichten: sofort nach einer gewonnenen Versteigerung und in Phase 3. Jede Stadt bringt auch denen Punkte, die Rollen ihrer Farben haben.
lesson-round-3 = Runde 3. Die Rollen wurden neu ausgezählt, und wer eine Hauptrolle nahm, drehte die Hälfte dieser Karten um. Ohne frische Karten hält sich keine Rolle lange.
lesson-end = Drei Runden sind gespielt, und du kennst nun die Versteigerung, den Bau von Städten, das Ausspielen von Karten und den Wettstreit um die Rollen.
lesson-learned-1 = Karten kauft man in der Versteigerung. Wer zuletzt gewann, ist Il Principe und fängt an.
lesson-learned-2 = Städte kosten Karten und Dukaten und bringen Punkte und Wappen.
lesson-learned-3 = Rollen bekommt, wer die meisten Karten offen hat; sie bringen Punkte, wenn andere bauen.
lesson-learned-4 = Wenn der Stapel zu Ende geht oder weniger als vier Städte offen liegen, endet das Spiel, und Regionen, Rollen, Sätze, Dukaten und Karten werden gezählt.

## Notes: what a question is about, and what to try

note-lay-cards = Alle legen Karten verdeckt aus. Sie werden gemeinsam aufgedeckt, nach Farben gruppiert und versteigert, von der kleinsten Gruppe zur größten.
    .advice = Lege aus, was deine Städte nicht brauchen. Zwei einer Farbe locken weitere hervor, und wer eine Gruppe gewinnt, nimmt sie ganz.
note-bid-for-lot = Biete mehr als das letzte Gebot oder steig bei dieser Gruppe endgültig aus. Wer gewinnt, zahlt an die Bank, nimmt die Karten, wird Il Principe und darf sofort bauen, wenn in dieser Runde Städte errichtet werden.
    .advice = Zwei oder drei Dukaten für ein Paar sind ein guter Preis. Behalte vier: So viel kostet eine mittlere Stadt.
note-bid-for-role = Mehrere haben gleich viele Karten offen, also wird die Rolle unter ihnen versteigert. Sie hat eine Fähigkeit und bringt Punkte, sooft jemand anders mit ihrer Farbe baut.
    .advice = Eine Hauptrolle ist 2 Punkte je solche Stadt wert und 2 am Ende, eine Nebenrolle 1 und 1. Drei Dukaten sind meist genug.
note-which-city = Du hast Karten gewonnen und darfst sofort eine Stadt errichten, zusätzlich zu deinem Zug in Phase 3. Die Karten, mit denen du zahlst, kommen aus der Hand offen vor dich.
    .advice = Baue, wenn du kannst: Die Nächsten wollen vielleicht dieselbe Stadt. Und was offen liegt, zählt für die Rollen.
note-build-or-play = Tu eins von dreien: eine offene Stadt errichten, beliebig viele Karten einer Farbe offen ausspielen oder nichts. Nur offene Karten zählen für die Rollen.
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
