"""What passes the border of Il Principe: the view as it is declared. Not compiled: its types are read by others."""

from typing import Annotated, Literal, NotRequired, TypedDict

from signoria.kernel.public import Sale, SealedChoice, Seat

Colour = Annotated[str, "colour"]
City = Annotated[str, "city"]
Region = Annotated[str, "region"]
Phase = Annotated[str, "phase"]
End = Literal["deck", "cities", "city"]
Prize = Literal["major", "minor", "bid"]  # a role, or a bid for one among those tied
Cards = dict[Colour, int]  # how many of each colour; none is left out


class Family(TypedDict):
    """What all see of a seat: its points, how many cards it holds, and which of these all saw going into its hand."""

    score: int
    cards: int
    known: Cards
    court: dict[Colour, tuple[int, int]]  # cards before it: face up, turned down
    shields: int  # not yet placed
    map: dict[Region, tuple[int, int]]  # shields placed, and the points they would score now


class CityMaking(TypedDict):
    """A city is built: by whom, and how many shields are still to place. [IP-41]"""

    what: Literal["city"]
    seat: Seat
    city: City
    shields: int


class RoleMaking(TypedDict):
    """A role is settled: between whom, and who may have the minor one of this colour afterwards. [IP-54] [IP-57]"""

    what: Literal["role"]
    rivals: list[Seat]
    seconds: list[Seat]


class Refill(TypedDict):
    """A deck made of removed cards: of each colour still in it or drawn from it unseen; how many each seat drew of
    them, and which the observer did. [IP-61]"""

    cards: Cards
    drawn: list[int]
    mine: Cards


class Due(TypedDict):
    """Who would have the roles of a colour as its cards lie now: several would bid for it. [IP-50] [IP-54]"""

    major: list[Seat]
    minor: list[Seat]


class SeenByAll(TypedDict):
    """Of the table what is the same whoever looks."""

    game: str
    edition: str
    options: dict[str, int]
    asked: list[Seat]  # who must choose now
    phase: Phase | None  # null when the game is over
    sale: Sale | None  # of a lot {colour, cards} or a role {colour, tile}
    making: CityMaking | RoleMaking | None
    prince: Seat  # who holds the marker
    round: int
    last: bool  # is this the last round?
    ends: list[End]  # what is near: the deck makes the next round the last, cities run short, or do with one more
    deck: int  # building cards in the deck
    city_deck: int
    open: list[City]
    built: dict[City, Seat]  # by whom
    lots: list[tuple[Colour, int]]  # cards face up for auction, in the order of sale
    removed: Cards  # lots nobody wanted
    major: dict[Colour, Seat]
    minor: dict[Colour, Seat] | None  # null where there are no minor roles
    due: dict[Colour, Due]  # of each colour that lies face up
    seats: list[Family]


class Own(TypedDict):
    """What each observer sees otherwise."""

    observer: int  # -1 watches
    sealed: SealedChoice | None
    refill: NotRequired[Refill]  # once there was one
    hand: Cards | None  # the observer's own; a spectator has none
    ducats: int | None
    missing: dict[City, tuple[list[Colour], int]]  # cards and ducats that the observer lacks for open cities
    fewest: dict[Colour, tuple[int, Prize]]  # while the observer may play cards: the fewest that bring the best role


class PublicView(SeenByAll, Own):
    """The table as one observer sees it."""
