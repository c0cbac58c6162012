"""What is printed on the cards: columns for the rules, from our box or from somebody's own. [TP-1]

Copies that look alike have one row, by the name that all of them share.
"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.borgia.components import (
    BOX,
    CARD_NAMES,
    CONDOTTIERI,
    FAMILIES,
    FAMILY_INCOME,
    KEPT,
    MOST,
    MOST_CARDINALS,
    MOST_VOTES,
    NUMBERS,
    ROUNDS,
    SPY,
    START_CARDINALS,
    START_DUCATS,
    VOTES_PER_CARDINAL,
)
from signoria.kernel.action import column
from signoria.kernel.arrays import vec
from signoria.kernel.box import MOST_PRINTED, Box, Fields, Kind, Number, Sheet, Values, numbers, printed_rows, row_name
from signoria.kernel.errors import BadBox

# Each type of card shows some of these. Whoever has a power or a fee has one of at least 1.
CARD: Final[dict[str, Kind]] = {
    "power": Number(1, MOST_PRINTED),
    "income": Number(0, MOST_PRINTED),
    "votes": Number(0, MOST_PRINTED),
    "vp": Number(0, MOST_PRINTED),
    "fee": Number(1, MOST_PRINTED),
}
PRINTED_ON: Final = {"card": CARD}
SHEET: Final = Sheet(PRINTED_ON, printed_rows(BOX, PRINTED_ON))
OURS: Final = Box("borgia", "", SHEET.ours)

NAMED_POWERS: Final = ["ceri", "sforza", "leonardo"]  # the rulebook says what power they have
CONDOTTIERE_NAMES: Final = CARD_NAMES[KEPT:SPY]
LEAST_OF_POWER: Final = {int(power): int(n) for power, n in BOX["condottieri"]["least_of_power"].items()}

# What one purse and one ballot can hold if a single family has all that pays or votes. [TP-4] [TP-70]
MOST_INCOME: Final = int((MOST - FAMILIES * (START_DUCATS + (ROUNDS - 1) * FAMILY_INCOME)) // ROUNDS)
MOST_ON_OFFICES: Final = int(MOST_VOTES - VOTES_PER_CARDINAL * (START_CARDINALS + (ROUNDS - 1) * MOST_CARDINALS))


@final
class Printed:
    """The printed values as columns, by card number; nought where a card has none."""

    def __init__(self, values: Values) -> None:
        cards = [values["card"][name] for name in CARD_NAMES]
        power, fee = printed_column(cards, "power"), printed_column(cards, "fee")
        in_order = by_strength(power)
        self.power: Final = power
        self.income: Final = printed_column(cards, "income")
        self.votes: Final = printed_column(cards, "votes")
        self.vp: Final = printed_column(cards, "vp")
        self.fee: Final = fee
        self.condottiere_fee: i64 = fee[KEPT]  # one for all of them [TP-51]
        self.strongest: Final = column(in_order[:CONDOTTIERI])
        self.rank: Final = column([in_order.index(card) for card in range(KEPT, NUMBERS)])  # from KEPT on


def by_strength(power: vec[i64]) -> list[int]:
    """The cards that are kept in hand: the condottieri by their power, then the others."""
    strongest = sorted((-int(power[card]), int(card)) for card in range(KEPT, SPY))
    return [card for _weakness, card in strongest] + list(range(SPY, NUMBERS))


def printed_column(cards: list[Fields], field: str) -> vec[i64]:
    return column(numbers([{field: 0, **card} for card in cards], field))


def check(values: Values) -> None:
    """What the rulebook says of named cards and of condottieri, and that all can be counted. [TP-1]"""
    cards = values["card"]
    for name in NAMED_POWERS:
        wanted = SHEET.ours["card"][name]["power"]
        if cards[name]["power"] != wanted:
            raise BadBox("box-by-the-rulebook", row=row_name("card", name), field="power", wanted=str(wanted))
    check_condottieri({name: cards[name] for name in CONDOTTIERE_NAMES})
    check_sum(cards, "income", MOST_INCOME)
    check_sum(cards, "votes", MOST_ON_OFFICES)


def check_condottieri(cards: dict[str, Fields]) -> None:
    """One fee for all of them; some powers stand in the rulebook's example. [TP-51]"""
    fees, powers = numbers(list(cards.values()), "fee"), numbers(list(cards.values()), "power")
    usual = max(fees, key=fees.count)
    for name, fee in zip(cards, fees, strict=True):
        if fee != usual:
            raise BadBox("box-alike", row=row_name("card", name), field="fee", wanted=usual)
    for power, least in LEAST_OF_POWER.items():
        if powers.count(power) < least:
            changed = [name for name in cards if SHEET.ours["card"][name]["power"] == power != cards[name]["power"]]
            raise BadBox("box-against-rule", row=row_name("card", changed[0]), field="power", rule="TP-E3")


def check_sum(cards: dict[str, Fields], field: str, most: int) -> None:
    """All cards together; the one with the most is named."""
    found = {name: number for name, card in cards.items() if isinstance(number := card.get(field), int)}
    if sum(found.values()) > most:
        row = row_name("card", max(found, key=found.__getitem__))
        raise BadBox("box-too-much", row=row, field=field, found=sum(found.values()), most=most)
