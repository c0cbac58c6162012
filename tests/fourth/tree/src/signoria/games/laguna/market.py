"""What whoever listens can keep count of: islands sold, and who owns them."""

from typing import Final

from signoria.kernel.market import Holding, Market, Sale

MARKET: Final = Market(
    [Sale("islands", "island-sold", "island", "price", unsold="island-unsold")],
    [Holding("islands", "island", told="island-sold")],
    {"island-sold": (-1, "price")},
)
