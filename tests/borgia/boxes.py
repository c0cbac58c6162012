"""Boxes of The Prince: what a copy may say otherwise, and what the rulebook does not let it say. [TP-1]"""

from signoria import Game, Rng
from signoria.games.borgia.components import ARTISTS, CARD_NAMES, OFFICES
from signoria.games.borgia.printed import CONDOTTIERE_NAMES, LEAST_OF_POWER, NAMED_POWERS, SHEET
from signoria.kernel.box import Values, row_name
from tests.borgia.test_second_opinion import agree
from tests.boxes import one_of, some_of

# From the least that a card can say to the most that all together can.
RANGES = {"power": (1, 6), "income": (0, 18), "votes": (0, 6), "vp": (0, 9), "fee": (1, 40)}
WITH_VALUES = [name for name in CARD_NAMES if SHEET.ours["card"][name]]  # some cards show only what they do


def within(rng: Rng, least: int, most: int) -> int:
    return least + int(rng.below(most - least + 1))


def random_values(rng: Rng) -> Values:
    """Every number at random, but for what the rulebook names; as many condottieri of a power as its example has."""
    cards = {name: {field: within(rng, *RANGES[field]) for field in SHEET.ours["card"][name]} for name in WITH_VALUES}
    for name in NAMED_POWERS:
        cards[name]["power"] = power_of(name)
    fee = within(rng, *RANGES["fee"])
    for name in CONDOTTIERE_NAMES:
        cards[name]["fee"] = fee
    needed = [power for power, least in LEAST_OF_POWER.items() for _ in range(least)]
    for name, power in zip(some_of(rng, CONDOTTIERE_NAMES, len(needed)), needed, strict=True):
        cards[name]["power"] = power
    return {"card": {name: dict(card) for name, card in cards.items()}}


def power_of(name: str) -> int:
    power = SHEET.ours["card"][name]["power"]
    assert isinstance(power, int)
    return power


def against_the_rulebook(rng: Rng, values: Values) -> str:
    """Something no copy can have, on one card: which."""
    cards = values["card"]
    match int(rng.below(5)):
        case 0:
            name = one_of(rng, NAMED_POWERS)
            cards[name]["power"] = power_of(name) + 1
        case 1:
            name = one_of(rng, CONDOTTIERE_NAMES)
            cards[name]["fee"] = 99
        case 2:
            name = next(one for one in CONDOTTIERE_NAMES if power_of(one) == 3)
            for one in CONDOTTIERE_NAMES:
                cards[one]["power"] = 2
        case 3:
            name = one_of(rng, CARD_NAMES[:ARTISTS])
            for one in CARD_NAMES[:ARTISTS]:
                cards[one]["income"] = 99 if one == name else 20
        case _:
            name = one_of(rng, CARD_NAMES[OFFICES:ARTISTS])
            cards[name]["votes"] = 58
    return row_name("card", name)


def second_opinion(game: Game, edition: str, seats: int, seed: int) -> None:
    agree(game, seats, seed % 2, seed)
