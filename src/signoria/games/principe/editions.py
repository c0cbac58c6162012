"""Where the rulebooks disagree, and the option `rich`, as named knobs."""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.principe.components import number
from signoria.games.principe.printed import Printed
from signoria.kernel.game import Option, Options, Switch
from signoria.kernel.table import Spare

# The last round, when the deck holds too few cards for its auction [IP-61]
ENDS: Final[i64] = 0  # the game ends at once
REFILL: Final[i64] = 1  # the removed cards are shuffled in
SELL_SHORT: Final[i64] = 2  # all there are go under the hammer


@final
class Edition:
    """A named set of decisions; every field is a row of the edition table."""

    def __init__(
        self,
        key: str,
        *,
        purse: i64,
        shields: i64,
        prince_opens: bool,
        cities_checked_first: bool,
        last_income: bool,
        short_deck: i64,
        surplus_leaves: bool,
        pair_sells_all: bool,
        green_is_a_choice: bool,
    ) -> None:
        self.key: str = key
        self.purse: i64 = purse  # ducats to start with [IP-10]
        self.shields: i64 = shields  # a family can place so many [IP-10]
        self.prince_opens: bool = prince_opens  # bids first; else the seat to the left of the Prince [IP-31]
        self.cities_checked_first: bool = cities_checked_first  # at the start of phase 1, else at its end [IP-60]
        self.last_income: bool = last_income  # is there income in the last round? [IP-61]
        self.short_deck: i64 = short_deck  # last round, too few cards for the auction [IP-61]
        self.surplus_leaves: bool = surplus_leaves  # last round: what is left in the deck leaves the game [IP-61]
        self.pair_sells_all: bool = pair_sells_all  # last round of two: all remaining cards, else six [IP-61]
        self.green_is_a_choice: bool = green_is_a_choice  # may the green power be left unused? [IP-56]


AMIGO: Final = Edition(
    "amigo",
    purse=number("edition", "amigo", "start_ducats"),
    shields=number("edition", "amigo", "shields"),
    prince_opens=True,
    cities_checked_first=False,
    last_income=True,
    short_deck=ENDS,
    surplus_leaves=False,
    pair_sells_all=True,
    green_is_a_choice=False,
)
MTM_FR: Final = Edition(
    "mtm-fr",
    purse=number("edition", "mtm-fr", "start_ducats"),
    shields=number("edition", "mtm-fr", "shields"),
    prince_opens=False,
    cities_checked_first=True,
    last_income=False,
    short_deck=REFILL,
    surplus_leaves=False,
    pair_sells_all=False,
    green_is_a_choice=False,
)
MTM_NL: Final = Edition(
    "mtm-nl",
    purse=number("edition", "mtm-nl", "start_ducats"),
    shields=number("edition", "mtm-nl", "shields"),
    prince_opens=False,
    cities_checked_first=True,
    last_income=True,
    short_deck=SELL_SHORT,
    surplus_leaves=True,
    pair_sells_all=False,
    green_is_a_choice=True,
)
EDITIONS: Final = [AMIGO, MTM_FR, MTM_NL]
OPTIONS: Final = [Option("rich", 0, 0, 1)]

# Rows of the edition table that change how a game goes: the field here, and the paragraph that has it.
SWITCHES: Final = [
    Switch("start-ducats", "purse", "IP-10"),
    Switch("shields", "shields", "IP-10"),
    Switch("first-bidder", "prince_opens", "IP-31"),
    Switch("city-check", "cities_checked_first", "IP-60"),
    Switch("last-round-income", "last_income", "IP-61"),
    Switch("short-deck", "short_deck", "IP-61"),
    Switch("cards-left", "surplus_leaves", "IP-61"),
    Switch("two-players", "pair_sells_all", "IP-61"),
    Switch("green-power", "green_is_a_choice", "IP-56"),
]


def edition_named(key: str) -> Edition:
    """The edition of this key; `amigo+purse=mtm-fr` is amigo with one decision of mtm-fr's, for who compares them."""
    name, _plus, change = key.partition("+")
    found = next(edition for edition in EDITIONS if edition.key == name)
    if not change:
        return found
    field, _equals, other = change.partition("=")
    decisions: dict[str, object] = {switch.field: getattr(found, switch.field) for switch in SWITCHES}
    decisions[field] = getattr(edition_named(other), field)
    return Edition(name, **decisions)  # type: ignore[arg-type]  # each as the field of its name


def by_seats(seats: i64, field: str) -> int:
    """A number that goes by the number of players."""
    return number("players", str(seats), field)


SPARE: Final = Spare()  # a table that nobody needs any more


@final
class Terms:
    """The numbers this table plays by: the edition, the option `rich`, the number of players, and what is printed."""

    def __init__(self, edition: Edition, seats: i64, rich: bool, printed: Printed) -> None:
        pair = seats == 2
        self.edition: Final = edition
        self.rich: bool = rich
        self.printed: Final = printed  # what stands on the city cards [IP-3]
        self.purse: i64 = number("variant_rich", "start_ducats") if rich else edition.purse  # [IP-10]
        self.income: i64 = number("variant_rich", "income") if rich else by_seats(seats, "income")  # [IP-21]
        self.draw: i64 = by_seats(seats, "draw")  # [IP-21]
        self.lay: i64 = by_seats(seats, "lay")  # [IP-21]
        self.first_city_round: i64 = number("variant_rich" if rich else "game", "first_city_round")  # [IP-33] [IP-38]
        self.cards_per_colour: i64 = by_seats(seats, "cards_per_colour")  # [IP-11]
        self.cities: i64 = by_seats(seats, "cities")  # [IP-11]
        self.minors: bool = not pair  # are there minor roles? [IP-11]
        self.last_below: i64 = by_seats(seats, "last_round_below")  # a smaller deck makes the round the last [IP-61]
        self.last_lot: i64 = by_seats(seats, "last_round_cards")  # cards auctioned in the last round [IP-61]
        self.sells_all: bool = pair and edition.pair_sells_all  # [IP-61]
        self.short_deck: i64 = SELL_SHORT if pair else edition.short_deck  # [IP-61]
        self.spare: Final = SPARE

    @property
    def options(self) -> Options:
        return {"rich": int(self.rich)}

    def __str__(self) -> str:
        return self.edition.key + (" rich" if self.rich else "")
