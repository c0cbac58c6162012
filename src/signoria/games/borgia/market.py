"""What whoever listens can keep count of: cards sold, Popes, and who has which card."""

from typing import Final

from signoria.kernel.market import ROUND, Holding, Market, Sale

MARKET: Final = Market(
    [Sale("cards", "sold", "card", "price", by=ROUND)],
    [
        Holding("popes", ROUND, told="elected"),
        Holding("cards", "card", told="gained sold taken-free office-given seized", last=True),
    ],
    {},
)
