### The Prince: what only the terminal and the laboratory say.

## In the laboratory

balance-price = price, ducats
balance-sale-cards = What cards sell for
balance-held-popes = Elected Pope, and winning
balance-held-cards = Cards by who got them last, and winning
