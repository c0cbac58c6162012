### The Prince: what only the terminal and the laboratory say.

## In the laboratory

balance-price = prezzo, Ducati
balance-sale-cards = A quanto si vendono le carte
balance-held-popes = Elezione a Papa, e vittoria
balance-held-cards = Carte, secondo chi le ha avute per ultimo, e vittoria
