### The Princes of Florence: what only the terminal and the laboratory say.

## The board

board-best = bestes Werk: { $best }
board-seen = du siehst an
board-to-recruit = abzuwerben
square-residence = ▒▒
square-university = Un
square-laboratory = La
square-workshop = We
square-library = Bi
square-opera = Op
square-studio = At
square-hospital = Ho
square-theater = Th
square-tower = Tu
square-chapel = Ka
square-forest = Wa
square-lake = Se
square-park = Pa

## Answers

many-fame = So viele Punkte nehmen
many-sell = So viele Punkte verkaufen, für je 100 Florin
many-return = In dieser Reihenfolge unter den Stapel legen

## Help

play-help-signs = Felder eines Fürstentums werden nach Zeile und Spalte benannt, r1 c1 ist oben links; die zwei Buchstaben sind die des Teils, das dort liegt, ▒▒ ist die Residenz. Ein Platz ist die linke obere Ecke des kleinsten Rechtecks um das Teil; e1 bis e8 sagen, wie es gedreht ist.

## In the laboratory

balance-price = Preis, Florin
balance-sale-items = Wofür Gegenstände verkauft werden
balance-held-items = Ersteigerte Gegenstände, nach Anzahl, und Gewinnen
balance-held-buildings = Gebäude, und Gewinnen
balance-held-freedoms = Freiheiten, und Gewinnen
balance-held-works = Vollendete Werke nach Person, und Gewinnen
balance-held-bonuses = Gespielte Bonuskarten, und Gewinnen
balance-held-prestige = Prestigekarten am Ende, und Gewinnen
balance-held-best-works = Das beste Werk einer Runde, und Gewinnen
