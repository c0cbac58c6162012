"""Positions of Il Principe set by hand, one paragraph opened on them, and texts played at it."""

from typing import TypedDict, Unpack

import pytest
from mypy_extensions import i64

from signoria.games.principe import GAME
from signoria.games.principe.components import CITY_NAMES, COLOUR_NAMES, COLOURS, OPEN_CITIES, REGION_NAMES, REGIONS
from signoria.games.principe.editions import Terms, edition_named
from signoria.games.principe.frames import principe
from signoria.games.principe.printed import OURS, Printed
from signoria.games.principe.rules.auction import AuctionPhase
from signoria.games.principe.rules.build import BuildPhase
from signoria.games.principe.rules.cards import NewCards
from signoria.games.principe.rules.roles import RolePhase
from signoria.games.principe.rules.sequence import Course
from signoria.games.principe.rules.setup import set_up
from signoria.games.principe.table import Principe
from signoria.kernel.action import NOBODY, column
from signoria.kernel.arrays import vec
from signoria.kernel.event import SPECTATOR
from signoria.kernel.frame import END
from signoria.kernel.rng import Rng
from signoria.kernel.state import State, opened

Cards = dict[int, int]  # how many of each colour
EVERYTHING: Cards = dict.fromkeys(range(5), 4)  # a hand that pays for any city

every_edition = pytest.mark.parametrize("edition", ["amigo", "mtm-fr", "mtm-nl"])


class Position(TypedDict, total=False):
    """What a test says of the table; the rest lies as after the set-up, in round 2, the marker with seat 0."""

    seats: int
    edition: str
    rich: bool
    prince: int
    round: int
    purse: list[int]
    score: list[int]
    shields: list[int]  # not yet placed
    hands: dict[int, Cards]  # by seat
    up: dict[int, Cards]
    down: dict[int, Cards]
    map: dict[int, dict[str, int]]  # shields by seat and region
    lots: Cards  # face up for auction
    removed: Cards
    deck: list[int]  # building cards, the top one first
    cities: list[str]  # face up
    coming: list[str]  # the city deck, the top one first
    majors: dict[int, int]  # colour: seat
    minors: dict[int, int]


def fresh(seats: int = 3, edition: str = "amigo", rich: bool = False, seed: int = 1, first: int = -1) -> Principe:
    """A table right after the set-up; its announcements are kept."""
    return set_up(seats, Rng(seed), Terms(edition_named(edition), seats, rich, Printed(OURS.values)), first, True)


def table(**said: Unpack[Position]) -> Principe:
    t = fresh(said.get("seats", 3), said.get("edition", "amigo"), said.get("rich", False), first=said.get("prince", 0))
    t.round = said.get("round", 2)
    put(t.purse, said.get("purse", []))
    put(t.score, said.get("score", []))
    put(t.shields, said.get("shields", []))
    for cells, cards_by_seat in (
        (t.hand, said.get("hands", {})),
        (t.up, said.get("up", {})),
        (t.down, said.get("down", {})),
    ):
        for seat, cards in cards_by_seat.items():
            put_by_key(cells, cards, seat * COLOURS)
    for seat, shields in said.get("map", {}).items():
        put_by_key(t.map, {REGION_NAMES.index(region): n for region, n in shields.items()}, seat * REGIONS)
    for cells, by_colour in (
        (t.offered, said.get("lots", {})),
        (t.removed, said.get("removed", {})),
        (t.major, said.get("majors", {})),
        (t.minor, said.get("minors", {})),
    ):
        put_by_key(cells, by_colour, 0)
    if "deck" in said:
        t.deck, t.drawn, t.bottom = column(said["deck"]), 0, len(said["deck"])
    if "cities" in said:
        cities = said["cities"]
        put_cities(t, cities, said.get("coming", [name for name in CITY_NAMES if name not in cities]))
    return t


def put(cells: vec[i64], values: list[int]) -> None:
    put_by_key(cells, dict(enumerate(values)), 0)


def put_by_key(cells: vec[i64], values: dict[int, int], first: int) -> None:
    for i, value in values.items():
        cells[first + i] = value


def put_cities(t: Principe, face_up: list[str], coming: list[str]) -> None:
    """These cities lie face up, those come next; the places of others stay empty."""
    upcoming = [CITY_NAMES.index(name) for name in coming][: t.terms.cities - len(face_up)]
    t.cities_drawn = t.terms.cities - len(upcoming)
    t.city_deck = column([NOBODY] * int(t.cities_drawn) + upcoming)
    for slot in range(OPEN_CITIES):
        t.open[slot] = CITY_NAMES.index(face_up[slot]) if slot < len(face_up) else NOBODY


def new_cards(**said: Unpack[Position]) -> State:
    """Phase 1."""
    return opened(GAME, table(**said), NewCards())


def sale(laid: Cards, **said: Unpack[Position]) -> State:
    """Phase 2, with these cards laid."""
    said["lots"] = laid
    return opened(GAME, table(**said), AuctionPhase())


def building(**said: Unpack[Position]) -> State:
    """Phase 3."""
    t = table(**said)
    return opened(GAME, t, BuildPhase(t.prince))


def roles(**said: Unpack[Position]) -> State:
    """Phase 4."""
    return opened(GAME, table(**said), RolePhase())


def course(**said: Unpack[Position]) -> State:
    """A new round, and whatever follows it."""
    return opened(GAME, table(**said), Course())


def ended(**said: Unpack[Position]) -> State:
    """The game is over: only the final scoring is left."""
    return State(GAME, table(**said), END)


def play(s: State, *lines: str) -> None:
    """Play lines such as "2 bid 3": a seat and what it answers."""
    for line in lines:
        seat, text = line.split(" ", 1)
        s.play(int(seat), text)


def lay_any(s: State) -> None:
    """Everyone lays the first cards at hand."""
    while s.to_act() and s.legal(s.to_act()[0])[0].startswith("lay"):
        seat = s.to_act()[0]
        s.play(seat, s.legal(seat)[0])


def pass_all(s: State) -> None:
    """Everyone passes, whatever is asked, for as long as passing is allowed."""
    while s.to_act() and "pass" in s.legal(s.to_act()[0]):
        s.play(s.to_act()[0], "pass")


def hand(s: State, seat: int, colour: int) -> int:
    return int(principe(s.table).hand[seat * COLOURS + colour])


def hand_size(s: State, seat: int) -> int:
    return int(principe(s.table).hand_size(seat))


def up(s: State, seat: int, colour: int) -> int:
    return int(principe(s.table).up[seat * COLOURS + colour])


def down(s: State, seat: int, colour: int) -> int:
    return int(principe(s.table).down[seat * COLOURS + colour])


def shields_in(s: State, seat: int, region: str) -> int:
    return int(principe(s.table).map[seat * REGIONS + REGION_NAMES.index(region)])


def shields_left(s: State, seat: int) -> int:
    return int(principe(s.table).shields[seat])


def purse(s: State, seat: int) -> int:
    return int(principe(s.table).purse[seat])


def purses(s: State) -> list[int]:
    return plain(principe(s.table).purse)


def scores(s: State) -> list[int]:
    """The score track."""
    return plain(principe(s.table).score)


def prince(s: State) -> int:
    return int(principe(s.table).prince)


def major(s: State, colour: int) -> int:
    return int(principe(s.table).major[colour])


def minor(s: State, colour: int) -> int:
    return int(principe(s.table).minor[colour])


def lots(s: State) -> Cards:
    """The cards that lie face up for auction."""
    return counts(principe(s.table).offered)


def removed(s: State) -> Cards:
    return counts(principe(s.table).removed)


def deck_size(s: State) -> int:
    return int(principe(s.table).deck_size())


def open_cities(s: State) -> list[str]:
    return [CITY_NAMES[city] for city in principe(s.table).open if city != NOBODY]


def told(s: State, event: str, observer: int = SPECTATOR) -> list[dict[str, object]]:
    """The announcements of one kind as `observer` heard them, in order."""
    return [{"event": heard.name, **heard.nouns} for heard in GAME.heard(s, observer) if heard.name == event]


def offered(s: State) -> list[int]:
    """The colours that have come under the hammer so far, in order."""
    return [COLOUR_NAMES.index(str(lot["colour"])) for lot in told(s, "lot-offered")]


def counts(cells: vec[i64]) -> Cards:
    return {colour: n for colour, n in enumerate(plain(cells)) if n > 0}


def plain(cells: vec[i64]) -> list[int]:
    return [int(cell) for cell in cells]
