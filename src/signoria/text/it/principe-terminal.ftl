### Il Principe: what only the terminal and the laboratory say.

## The board

letter-green = V
letter-white = B
letter-red = R
letter-blue = L
letter-yellow = G
short-region-blue = Lombardia
short-region-green = { region-green }
short-region-red = { region-red }
short-region-yellow = Romagna
short-region-brown = { region-brown }
short-region-violet = { region-violet }
board-vp = PV
board-points = { $points } PV
board-price = { $ducats } Ducati, { $shields ->
    [one] 1 Blasone
   *[other] { $shields } Blasoni
}
board-price-short = { $ducats } D, { $shields ->
    [one] 1 Blasone
   *[other] { $shields } Blasoni
}
board-offer = all’asta
board-role = il Ruolo { $tile } { $colour }
board-laid = messe

## Answers

many-play = Gioca tante carte di colore { $colour }

## Help

play-help-signs = V, B, R, L, G sono Università verdi, Cattedrali bianche, Municipi rossi, Castelli blu e Mercati gialli. Le carte di una famiglia si mostrano come 3+2: tre scoperte, due coperte. Un segno dietro il colore di una città: hai quella carta.

## In the laboratory

balance-price = prezzo, Ducati
balance-sale-lots = A quanto si vendono le carte Edificio
balance-sale-roles = A quanto si vendono i Ruoli in parità
balance-held-majors = Ruoli Maggiori alla fine, e vittoria
balance-held-minors = Ruoli Minori alla fine, e vittoria
balance-held-cities = Città costruite, e vittoria
balance-held-regions = Più Blasoni in una regione, e vittoria
balance-held-endings = Altri punti alla fine, e vittoria
balance-thing-sets = una serie di cinque colori
balance-thing-most-ducats = più Ducati
balance-thing-most-cards = più carte in mano
