### What arenas and surveys say.

## Arena

arena-bot = Bot
arena-wins = Siege
arena-interval = 95 %
arena-points = Punkte
arena-rating = Rating
arena-mean = Zeit
arena-most = p95
arena-axis = Anteil der Spiele, den ein Platz gewinnt, %
arena-fair = fair
arena-total-games = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}
arena-total = { arena-total-games } in { NUMBER($seconds, maximumFractionDigits: 1) } s: { $mixes ->
    [one] eine Mischung
   *[other] { $mixes } Mischungen
  } in { $seatings ->
    [one] einer Sitzordnung
   *[other] { $seatings } Sitzordnungen
  }, die Sitzordnungen einer Mischung mit denselben Kartenverteilungen.
    Siege sind die eines Platzes, dessen fairer Anteil { $fair } ist; die Intervalle sind die von Wilson, Spiele einer Kartenverteilung zusammengenommen.
    Zeiten sind die des Prozessors, über { $decisions } Entscheidungen, die nicht erzwungen waren: ihr Mittel, und worunter 95 % von ihnen bleiben.

## Balance

balance-title = Die Balance von { $title }
balance-about = Spiele von { $bots } an { $seats } Plätzen: { $games } jeder Ausgabe, mit denselben Startwerten. Optionen: { $options }. Startwert: { $seed }.
balance-caution = Anteile sind die der Siege eines Platzes; ein geteilter Sieg wird geteilt. Die Intervalle sind die von Wilson bei 95 %, die Plätze eines Spiels zusammengenommen. Was mit dem Gewinnen einhergeht, muss nicht seine Ursache sein: Wer ohnehin gewinnt, kann sich mehr leisten. Und all das gilt für die Art, wie diese Bots spielen.
balance-edition = Ausgabe
balance-games = Spiele
balance-decisions = Entscheidungen
balance-winning = Punkte des Siegers
balance-shared = geteilte Siege
balance-first = erster Spieler gewinnt
balance-seat = Platz
balance-place = { $place ->
    [1] erster Spieler
    [2] zweiter
    [3] dritter
    [4] vierter
    [5] fünfter
   *[other] { $place }.
}
balance-seats = Plätze, in Zugreihenfolge
balance-wins = Siege
balance-interval = 95-%-Intervall
balance-points = mittlere Punkte
balance-axis = Anteil der Siege, %
balance-thing = was
balance-sold = verkauft
balance-unsold = unverkauft
balance-mean = mittlerer Preis
balance-quartiles = mittlere Hälfte
balance-held = im Besitz von
balance-steps = Die Spalten mit einer Zahl als Kopf sind mittlere Preise nach { $by }; die von weniger als fünf Verkäufen in Klammern.
balance-by-cards = Karten im Los
balance-by-round = Runde
balance-round = Runde { $round }
balance-more = Mit --out FILE.html wird der ganze Bericht geschrieben: Preise, und was mit dem Gewinnen einhergeht.
balance-written = Der ganze Bericht ist in { $file }.

balance-price-principe = Preis, Dukaten
balance-price-borgia = Preis, Dukaten
balance-price-florence = Preis, Florin
balance-sale-principe-lots = Wofür Gebäudekarten verkauft werden
balance-sale-principe-roles = Wofür Rollen bei Gleichstand verkauft werden
balance-sale-borgia-cards = Wofür Karten verkauft werden
balance-sale-florence-items = Wofür Gegenstände verkauft werden
balance-held-principe-majors = Hauptrollen am Ende, und Gewinnen
balance-held-principe-minors = Nebenrollen am Ende, und Gewinnen
balance-held-principe-cities = Errichtete Städte, und Gewinnen
balance-held-principe-regions = Meiste Wappen in einer Region, und Gewinnen
balance-held-principe-endings = Andere Punkte am Ende, und Gewinnen
balance-held-borgia-popes = Zum Papst gewählt, und Gewinnen
balance-held-borgia-cards = Karten nach dem, der sie zuletzt bekam, und Gewinnen
balance-held-florence-items = Ersteigerte Gegenstände, nach Anzahl, und Gewinnen
balance-held-florence-buildings = Gebäude, und Gewinnen
balance-held-florence-freedoms = Freiheiten, und Gewinnen
balance-held-florence-works = Vollendete Werke nach Person, und Gewinnen
balance-held-florence-bonuses = Gespielte Bonuskarten, und Gewinnen
balance-held-florence-prestige = Prestigekarten am Ende, und Gewinnen
balance-held-florence-best-works = Das beste Werk einer Runde, und Gewinnen
balance-thing-sets = ein Satz aus fünf Farben
balance-thing-most-ducats = meiste Dukaten
balance-thing-most-cards = meiste Handkarten
