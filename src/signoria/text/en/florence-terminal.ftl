### The Princes of Florence: what only the terminal and the laboratory say.

## The board

board-best = best work: { $best }
board-seen = you are looking at
board-to-recruit = to be recruited
square-residence = ▒▒
square-university = Un
square-laboratory = La
square-workshop = Wo
square-library = Li
square-opera = Op
square-studio = St
square-hospital = Ho
square-theater = Th
square-tower = To
square-chapel = Ch
square-forest = Fo
square-lake = Lk
square-park = Pk

## Answers

many-fame = Take so many points
many-sell = Sell so many points, 100 florins each
many-return = Put them below the deck in this order

## Help

play-help-signs = Squares of a principality are named by row and column, r1 c1 being the upper left; the two letters are those of the piece that lies there, ▒▒ is the residence. A place is the upper left corner of the smallest rectangle around the piece; e1 to e8 say how it is turned.

## In the laboratory

balance-price = price, florins
balance-sale-items = What items sell for
balance-held-items = Items bought, by number, and winning
balance-held-buildings = Buildings, and winning
balance-held-freedoms = Freedoms, and winning
balance-held-works = Works done by profession, and winning
balance-held-bonuses = Bonus cards played, and winning
balance-held-prestige = Prestige cards at the end, and winning
balance-held-best-works = The best work of a round, and winning
