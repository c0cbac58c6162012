"""What whoever listens can keep count of: items sold, and what stands and is done in each principality."""

from typing import Final

from signoria.kernel.market import ROUND, Holding, Market, Sale

MARKET: Final = Market(
    [Sale("items", "item-sold", "stack", "florins", by=ROUND)],
    [
        Holding("items", "stack", told="item-sold", counted=True),
        Holding("buildings", "building", told="building-bought"),
        Holding("freedoms", "freedom", told="freedom-introduced"),
        Holding("works", "profession", told="work-done"),
        Holding("bonuses", "bonus", told="bonus-added"),
        Holding("prestige", "prestige", scored="prestige"),
        Holding("best-works", ROUND, told="best-work"),
    ],
    {},
)
