### The Prince: what only the terminal and the laboratory say.

## In the laboratory

balance-price = prijs, dukaten
balance-sale-cards = Waarvoor kaarten worden verkocht
balance-held-popes = Tot paus gekozen, en winnen
balance-held-cards = Kaarten naar wie ze het laatst kreeg, en winnen
