### Il Principe: what only the terminal and the laboratory say.

## The board

letter-green = G
letter-white = W
letter-red = R
letter-blue = B
letter-yellow = L
short-region-blue = Lombardia
short-region-green = { region-green }
short-region-red = { region-red }
short-region-yellow = Romagna
short-region-brown = { region-brown }
short-region-violet = { region-violet }
board-vp = SP
board-points = { $points } SP
board-price = { $ducats } Dukaten, { $shields ->
    [one] 1 Wappen
   *[other] { $shields } Wappen
}
board-price-short = kostet { $ducats }, { $shields ->
    [one] 1 Wappen
   *[other] { $shields } Wappen
}
board-offer = zu versteigern
board-role = die { $colour }e { $tile }
board-laid = ausgelegt

## Answers

many-play = So viele { $colour }e Karten ausspielen

## Help

play-help-signs = G, W, R, B, L sind grüne Universitäten, weiße Kathedralen, rote Rathäuser, blaue Burgen und gelbe Märkte. Die Karten einer Familie erscheinen als 3+2: drei offen, zwei verdeckt. Ein Häkchen hinter der Farbe einer Stadt: Du hast diese Karte.

## In the laboratory

balance-price = Preis, Dukaten
balance-sale-lots = Wofür Gebäudekarten verkauft werden
balance-sale-roles = Wofür Rollen bei Gleichstand verkauft werden
balance-held-majors = Hauptrollen am Ende, und Gewinnen
balance-held-minors = Nebenrollen am Ende, und Gewinnen
balance-held-cities = Errichtete Städte, und Gewinnen
balance-held-regions = Meiste Wappen in einer Region, und Gewinnen
balance-held-endings = Andere Punkte am Ende, und Gewinnen
balance-thing-sets = ein Satz aus fünf Farben
balance-thing-most-ducats = meiste Dukaten
balance-thing-most-cards = meiste Handkarten
