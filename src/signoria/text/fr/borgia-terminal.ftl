### The Prince: what only the terminal and the laboratory say.

## In the laboratory

balance-price = prix, ducats
balance-sale-cards = Ce que se vendent les cartes
balance-held-popes = Élections comme pape, et victoire
balance-held-cards = Cartes d’après qui les a eues en dernier, et victoire
