### Laguna: what only the terminal and the laboratory say.

board-merchant = { $name }: { $ducats } ducats, { $points } points

balance-price = price, ducats
balance-sale-islands = What islands sell for
balance-held-islands = Islands, and winning
