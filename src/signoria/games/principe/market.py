"""What whoever listens can keep count of: lots and roles sold, what seats hold, and every ducat that changes hands."""

from typing import Final

from signoria.kernel.market import Holding, Market, Sale

MARKET: Final = Market(
    [
        Sale("lots", "lot-sold", "colour", "price", by="cards", unsold="lot-removed"),
        Sale("roles", "role-bought", "tile colour", "price", unsold="role-unsold"),
    ],
    [
        Holding("majors", "colour", scored="major"),
        Holding("minors", "colour", scored="minor"),
        Holding("cities", "city", told="city-built"),
        Holding("regions", "region", scored="region-first"),
        Holding("endings", scored="sets most-ducats most-cards"),
    ],
    {
        "income": (1, "ducats"),
        "ducats-gained": (1, "ducats"),
        "lot-sold": (-1, "price"),
        "role-bought": (-1, "price"),
        "city-built": (-1, "ducats"),
    },
)
