### The Prince: what only the terminal and the laboratory say.

## In the laboratory

balance-price = Preis, Dukaten
balance-sale-cards = Wofür Karten verkauft werden
balance-held-popes = Zum Papst gewählt, und Gewinnen
balance-held-cards = Karten nach dem, der sie zuletzt bekam, und Gewinnen
