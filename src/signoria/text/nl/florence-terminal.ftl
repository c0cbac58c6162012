### The Princes of Florence: what only the terminal and the laboratory say.

## The board

board-best = beste werk: { $best }
board-seen = je bekijkt
board-to-recruit = te werven
square-residence = ▒▒
square-university = Un
square-laboratory = La
square-workshop = We
square-library = Bi
square-opera = Op
square-studio = At
square-hospital = Ho
square-theater = Th
square-tower = To
square-chapel = Ka
square-forest = Bo
square-lake = Me
square-park = Pk

## Answers

many-fame = Neem zoveel punten
many-sell = Verkoop zoveel punten, voor 100 florijnen elk
many-return = Leg ze in deze volgorde onder de stapel

## Help

play-help-signs = Vakjes van een vorstendom worden met rij en kolom genoemd, r1 c1 is linksboven; de twee letters zijn die van het stuk dat er ligt, ▒▒ is de residentie. Een plaats is de hoek linksboven van de kleinste rechthoek om het stuk; e1 tot e8 zeggen hoe het is gedraaid.

## In the laboratory

balance-price = prijs, florijnen
balance-sale-items = Waarvoor objecten worden verkocht
balance-held-items = Gekochte objecten, naar aantal, en winnen
balance-held-buildings = Gebouwen, en winnen
balance-held-freedoms = Vrijheden, en winnen
balance-held-works = Voltooide werken naar beroep, en winnen
balance-held-bonuses = Gespeelde bonuskaarten, en winnen
balance-held-prestige = Prestigekaarten aan het einde, en winnen
balance-held-best-works = Het beste werk van een ronde, en winnen
