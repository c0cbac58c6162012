### Il Principe: what only the terminal and the laboratory say.

## The board

letter-green = G
letter-white = W
letter-red = R
letter-blue = B
letter-yellow = Y
short-region-blue = Lombardia
short-region-green = { region-green }
short-region-red = { region-red }
short-region-yellow = Romagna
short-region-brown = { region-brown }
short-region-violet = { region-violet }
board-vp = VP
board-points = { $points } VP
board-price = { $ducats } ducats, { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}
board-price-short = costs { $ducats }, { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}
board-offer = for sale
board-role = the { $tile } { $colour } role
board-laid = laid

## Answers

many-play = Play so many { $colour } cards

## Help

play-help-signs = G, W, R, B, Y are green Universities, white Cathedrals, red Town Halls, blue Castles and yellow Markets. A family’s cards are shown as 3+2: three face up, two face down. A tick behind a city’s colour: you hold that card.

## In the laboratory

balance-price = price, ducats
balance-sale-lots = What building cards sell for
balance-sale-roles = What tied roles sell for
balance-held-majors = Major roles at the end, and winning
balance-held-minors = Minor roles at the end, and winning
balance-held-cities = Cities built, and winning
balance-held-regions = Most shields in a region, and winning
balance-held-endings = Other points at the end, and winning
balance-thing-sets = a set of five colours
balance-thing-most-ducats = most ducats
balance-thing-most-cards = most cards in hand
