"""What whoever listens to a game can keep count of: sales, what seats hold that may win games, and payments.

All of it is declared in the names and nouns of what everybody is told, and of the final score lines.
"""

from typing import Final, final

ROUND: Final = "round"  # a noun of any event: the round it is told in


@final
class Sale:
    """A kind of auction. What goes under the hammer is named by a noun; `by` is what its price depends on besides."""

    def __init__(self, key: str, event: str, noun: str, price: str, by: str = "", unsold: str = "") -> None:
        self.key: str = key
        self.event: str = event
        self.noun: str = noun
        self.price: str = price
        self.by: str = by
        self.unsold: str = unsold  # the event that says nobody wanted it


@final
class Holding:
    """Things that seats hold: a noun of some events or score lines, or without a noun their names."""

    def __init__(
        self, key: str, noun: str = "", told: str = "", scored: str = "", last: bool = False, counted: bool = False
    ) -> None:
        self.key: str = key
        self.noun: str = noun
        self.told: list[str] = told.split()  # events
        self.scored: list[str] = scored.split()  # score lines
        self.last: bool = last  # only who got it last holds it
        self.counted: bool = counted  # two are another thing than one


@final
class Market:
    """What to look at in a game.

    Payments are for games that announce every one of them: by event, its direction and the noun of its amount. An event
    that names no seat pays everyone.
    """

    def __init__(self, sales: list[Sale], holdings: list[Holding], payments: dict[str, tuple[int, str]]) -> None:
        self.sales: list[Sale] = sales
        self.holdings: list[Holding] = holdings
        self.payments: dict[str, tuple[int, str]] = payments
