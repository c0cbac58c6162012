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
board-vp = OP
board-points = { $points } OP
board-price = { $ducats } geldst., { $shields ->
    [one] 1 wapenschild
   *[other] { $shields } schilden
}
board-price-short = kost { $ducats }, { $shields ->
    [one] 1 schild
   *[other] { $shields } schilden
}
board-offer = te veilen
board-role = de { $tile }, kleur { $colour }
board-laid = neergelegd

## Answers

many-play = Speel zoveel kaarten van de kleur { $colour }

## Help

play-help-signs = G, W, R, B, L zijn groene Universiteiten, witte Kathedralen, rode Stadhuizen, blauwe Kastelen en gele Markten. De kaarten van een familie worden getoond als 3+2: drie open, twee verdekt. Een vinkje achter de kleur van een stad: je hebt die kaart.

## In the laboratory

balance-price = prijs, geldstukken
balance-sale-lots = Waarvoor gebouwenkaarten worden verkocht
balance-sale-roles = Waarvoor gedeelde rollen worden verkocht
balance-held-majors = Hoofdrollen aan het einde, en winnen
balance-held-minors = Bijrollen aan het einde, en winnen
balance-held-cities = Gebouwde steden, en winnen
balance-held-regions = Meeste wapenschilden in een gebied, en winnen
balance-held-endings = Andere punten aan het einde, en winnen
balance-thing-sets = een set van vijf kleuren
balance-thing-most-ducats = meeste geld
balance-thing-most-cards = meeste kaarten op hand
