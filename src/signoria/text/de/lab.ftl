### What the laboratory says: arenas, surveys, simulations, analyses, benchmarks.

## Arena

arena-bot = { simulate-bot }
arena-wins = { simulate-wins }
arena-interval = 95 %
arena-points = { points }
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
balance-games = { simulate-progress }
balance-decisions = { analyse-decisions }
balance-winning = Punkte des Siegers
balance-shared = geteilte Siege
balance-first = erster Spieler gewinnt
balance-seat = { simulate-seat }
balance-place = { $place ->
    [1] erster Spieler
    [2] zweiter
    [3] dritter
    [4] vierter
    [5] fünfter
   *[other] { $place }.
}
balance-seats = Plätze, in Zugreihenfolge
balance-wins = { simulate-wins }
balance-interval = { simulate-interval }
balance-points = { simulate-points }
balance-axis = Anteil der Siege, %
balance-thing = was
balance-sold = verkauft
balance-unsold = unverkauft
balance-mean = mittlerer Preis
balance-quartiles = mittlere Hälfte
balance-held = im Besitz von
balance-steps = Die Spalten mit einer Zahl als Kopf sind mittlere Preise nach { $by }; die von weniger als fünf Verkäufen in Klammern.
balance-by-cards = Karten im Los
balance-by-round = { analyse-round }
balance-round = Runde { $round }
balance-more = Mit --out FILE.html wird der ganze Bericht geschrieben: Preise, und was mit dem Gewinnen einhergeht.
balance-written = Der ganze Bericht ist in { $file }.

## Simulations

simulate-title = { $title }, { $edition }, { $seats } Plätze, Startwert { $seed }
simulate-progress = Spiele
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-interval = 95-%-Intervall
simulate-points = mittlere Punkte
simulate-range = Spanne
simulate-total = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
  } mit im Mittel { NUMBER($decisions, maximumFractionDigits: 1) } Entscheidungen in { NUMBER($seconds, maximumFractionDigits: 1) } s: { $rate } Spiele je Sekunde.

## Analysis

analyse-title = { $title }: eine Analyse
analyse-about = { $edition }, { $seats } Spieler, { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
  } angesehen, jede nach dem, was dieser Platz damals wissen konnte, { $iterations ->
    [0] { $seconds } s lang
   *[other] in { $iterations } vorgestellten Spielen
}. Das Spiel ist { $over ->
    [yes] zu Ende
   *[no] nicht zu Ende: So weit ist es gekommen
}.
analyse-progress = { analyse-decisions }
analyse-seat = Spieler
analyse-decisions = Entscheidungen
analyse-cost = Kosten
analyse-mistakes = Fehler
analyse-bought = gekauft
analyse-paid = bezahlt
analyse-worth = Wert
analyse-curve = erwartete Siege
analyse-costly = Die Entscheidungen, die am meisten gekostet haben
analyse-all = Alle Entscheidungen
analyse-none = Keine Entscheidung hat mehr gekostet, als der Zufall allein zeigen würde.
analyse-rest = Andere haben weniger gekostet, als der Zufall allein zeigen würde: Sie heißen nicht Fehler.
analyse-n = Aktion
analyse-round = Runde
analyse-played = gespielt
analyse-share = { simulate-wins }
analyse-best = besser
analyse-best-share = Siege damit
analyse-alternative = die beste andere
analyse-price = fairer Preis
analyse-written = Der Bericht ist in { $file }.
analyse-chart = Anteil der Siege, den jeder Spieler erwarten konnte, wie er es bei den eigenen Entscheidungen beurteilen konnte
analyse-chart-one = Anteil der Siege jedes Spielers, wie { $name } es beurteilen konnte
analyse-notes = Ein Anteil der Siege sagt, wie oft ein Spieler gewann, wenn das Spiel von dort in vorgestellten Kartenverteilungen weiterging, die zu dem passen, was dieser Spieler wusste. Was eine Entscheidung gekostet hat, ist der Unterschied zur besten anderen Antwort, gemessen in Welten, die beide teilen; ± ist der Standardfehler davon. Fehler heißt etwas nur, wenn es mehr als das Zweieinhalbfache davon gekostet hat. Die Kosten eines ganzen Spiels sind die Summe des Gemessenen, mit eigenem Fehler. Der faire Preis liegt dort, wo das Los zu haben so gut ist, wie es ziehen zu lassen: Bis dahin zu bieten ist richtig, wenn die anderen es zulassen.

## Benchmarks

bench-title = { $title }, { $edition }, { $seats } Plätze, ein Prozessorkern
bench-figure = je Sekunde
bench-compiled = kompiliert
bench-interpreted = interpretiert
bench-decisions = Entscheidungen im Zufallsspiel
bench-games = ganze Zufallsspiele
bench-clones = Kopien mitten im Spiel
bench-rollouts = Kopien bis zum Ende gespielt
bench-imaginations = Zustände, aus einer Sicht vorgestellt
bench-texts = Entscheidungen über Texte
bench-iterations = Schritte einer Suche, zufällig ausgespielt
bench-thoughts = dasselbe, mit Faustregeln
bench-clone = Zeit einer Kopie

## Boxes

box-usual-name = Meine Schachtel
box-head = Deine eigene Schachtel von { $title }. Berichtige, was dein Exemplar anders sagt, gib der Schachtel einen eigenen Namen und prüfe sie mit „signoria box { $game } --check DATEI“. Nach „signoria box { $game } --use DATEI“ spielst du mit ihr. Was du weglässt, ist wie in unserer.
box-attested = { $fields }: belegt durch { $source }
box-reconstructed = { $fields }: rekonstruiert
box-corrected = { $fields }: von dir
