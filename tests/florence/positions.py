"""Positions of The Princes of Florence set by hand, one paragraph opened on them, and texts played at it."""

from typing import TypedDict, Unpack

from mypy_extensions import i64

from signoria.games.florence import GAME
from signoria.games.florence.components import (
    ALL_PIECES,
    BUILDING_NAMES,
    CARD_NAMES,
    CARDS,
    DECK_FIRST,
    DECK_NAMES,
    DECKS,
    FREEDOM_NAMES,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    PLACE,
    PROFESSIONS,
    STACK_NAMES,
)
from signoria.games.florence.editions import RIO_GRANDE
from signoria.games.florence.frames import florence
from signoria.games.florence.knowledge import stacked
from signoria.games.florence.rules.action import ActionPhase
from signoria.games.florence.rules.auction import AuctionPhase
from signoria.games.florence.rules.placing import lay_piece
from signoria.games.florence.rules.sequence import Round
from signoria.games.florence.rules.setup import set_up
from signoria.games.florence.table import Florence
from signoria.kernel.arrays import vec
from signoria.kernel.event import SPECTATOR
from signoria.kernel.frame import END
from signoria.kernel.rng import Rng
from signoria.kernel.state import State, opened


class Position(TypedDict, total=False):
    """What a test says of the table; the rest is as at the start of round 1, hands empty, seat 0 starting."""

    seats: int
    starter: int
    round: int
    florins: list[int]
    fame: list[int]
    hands: dict[int, list[str]]  # cards of any kind, by seat
    played: dict[int, list[str]]  # professions on the table
    recruits: list[int]  # recruiting cards in hand
    recruited: list[int]  # recruiting cards on the table
    jesters: list[int]
    builders: list[int]
    freedoms: dict[int, list[str]]
    landscapes: dict[int, list[str]]  # counted, not placed
    buildings: dict[int, list[str]]  # counted, not placed
    places: dict[int, list[str]]  # pieces in their places: "opera r1 c4 e2"
    stock: dict[str, int]  # of a stack or a building
    decks: dict[str, list[str]]  # from the top; what is not said lies in the order of the box
    spent: list[str]


def fresh(seats: int = 4, seed: int = 1, first: int = 0) -> Florence:
    """A table right after the deal; its announcements are kept."""
    return set_up(seats, Rng(seed), RIO_GRANDE, GAME.printed, first, True)


def table(**said: Unpack[Position]) -> Florence:
    t = fresh(said.get("seats", 4), first=said.get("starter", 0))
    t.round = said.get("round", 1)
    put(t.purse, [n // 100 for n in said.get("florins", [])])
    put(t.fame, said.get("fame", []))
    for cells, values in (
        (t.recruits, said.get("recruits", [])),
        (t.recruited, said.get("recruited", [])),
        (t.jesters, said.get("jesters", [])),
        (t.builders, said.get("builders", [])),
    ):
        put(cells, values)
    for cells, by_seat, names in (
        (t.hand, said.get("hands", {}), CARD_NAMES),
        (t.played, said.get("played", {}), CARD_NAMES),
        (t.freedoms, said.get("freedoms", {}), FREEDOM_NAMES),
        (t.buildings, said.get("buildings", {}), BUILDING_NAMES),
    ):
        for seat in range(t.seats):
            cells[seat] = sum(1 << names.index(name) for name in by_seat.get(seat, []))
    t.spent = sum(1 << CARD_NAMES.index(name) for name in said.get("spent", []))
    for seat, kinds in said.get("landscapes", {}).items():
        for kind in kinds:
            t.landscapes[seat * LANDSCAPES + LANDSCAPE_NAMES.index(kind)] += 1
    for seat, places in said.get("places", {}).items():
        lay(t, seat, *places)
        t.measure(seat, ALL_PIECES)
    for name, n in said.get("stock", {}).items():
        cells, names = (t.stock, STACK_NAMES) if name in STACK_NAMES else (t.buildings_left, BUILDING_NAMES)
        cells[names.index(name)] = n
    put_decks(t, said.get("decks", {}))
    return t


def put(cells: vec[i64], values: list[int]) -> None:
    for i, value in enumerate(values):
        cells[i] = value


def lay(t: Florence, seat: int, *places: str) -> None:
    """Put pieces into a principality; the fame they earn does not count."""
    fame = t.fame[seat]
    for place in places:
        lay_piece(t, seat, GAME.catalogue.code(f"place {place}") - PLACE)
    t.fame[seat] = fame


def cover(t: Florence, seat: int, squares: int) -> None:
    """Nothing but these squares of a principality is taken, whatever lies there."""
    t.covered[seat] = squares
    t.measure(seat, ALL_PIECES)


def put_decks(t: Florence, said: dict[str, list[str]]) -> None:
    """The decks as said; else all cards that lie nowhere else. Everybody knows their own hand and no more."""
    elsewhere = int(t.spent)
    for seat in range(t.seats):
        elsewhere |= t.hand[seat] | t.played[seat]
    for deck in range(DECKS):
        first, last = int(DECK_FIRST[deck]), int(DECK_FIRST[deck + 1])
        cards = [card for card in range(first, last) if not (elsewhere >> card) & 1]
        if DECK_NAMES[deck] in said:
            cards = [CARD_NAMES.index(name) for name in said[DECK_NAMES[deck]]]
        for n in range(last - first):
            t.deck[first + n] = cards[n] if n < len(cards) else -1
        t.deck_size[deck] = len(cards)
        for observer in range(t.seats + 1):
            for card in range(first, last):
                t.own_sight()[observer * CARDS + card] = sight(t, observer, card, int(stacked(len(cards))))


def sight(t: Florence, observer: int, card: int, deck: int) -> int:
    """Where a card can be for someone who has seen nothing yet but the own hand."""
    if (card < PROFESSIONS and any((t.played[seat] >> card) & 1 for seat in range(t.seats))) or (t.spent >> card) & 1:
        return 0
    if observer < t.seats and (t.hand[observer] >> card) & 1:
        return 1 << observer
    others = sum(1 << seat for seat in range(t.seats) if seat != observer)
    return others | deck


def auction(**said: Unpack[Position]) -> State:
    """The auction phase."""
    t = table(**said)
    return opened(GAME, t, AuctionPhase(t.starter))


def actions(**said: Unpack[Position]) -> State:
    """The action phase, beginning with the turn of the starting player."""
    return opened(GAME, table(**said), ActionPhase())


def whole_round(**said: Unpack[Position]) -> State:
    """The round after the one that is said, from its auction to its best work."""
    return opened(GAME, table(**said), Round())


def ended(**said: Unpack[Position]) -> State:
    """The game is over: only the final scoring is left."""
    return State(GAME, table(**said), END)


def play(s: State, *lines: str) -> None:
    """Play lines such as "2 bid 300": a seat and what it answers."""
    for line in lines:
        seat, text = line.split(" ", 1)
        s.play(int(seat), text)


def pass_all(s: State) -> None:
    """Everyone passes, whatever is asked, for as long as passing is allowed."""
    while s.to_act() and "pass" in s.legal(s.to_act()[0]):
        s.play(s.to_act()[0], "pass")


def verbs(s: State, seat: int, verb: str) -> list[str]:
    """What a seat may do with a verb: the words behind it."""
    return [text.split(" ", 1)[1] for text in s.legal(seat) if text.split()[0] == verb and " " in text]


def florins(s: State) -> list[int]:
    return [100 * int(n) for n in florence(s.table).purse]


def fame(s: State) -> list[int]:
    return [int(n) for n in florence(s.table).fame]


def hand(s: State, seat: int) -> list[str]:
    return [name for card, name in enumerate(CARD_NAMES) if (florence(s.table).hand[seat] >> card) & 1]


def played(s: State, seat: int) -> list[str]:
    return [name for card, name in enumerate(CARD_NAMES) if (florence(s.table).played[seat] >> card) & 1]


def deck(s: State, name: str) -> list[str]:
    """The cards of a deck from the top."""
    t = florence(s.table)
    which = DECK_NAMES.index(name)
    first = int(DECK_FIRST[which])
    return [CARD_NAMES[t.deck[first + n]] for n in range(t.deck_size[which])]


def told(s: State, event: str, observer: int = SPECTATOR) -> list[dict[str, object]]:
    """The announcements of one kind as `observer` heard them, in order."""
    return [{"event": heard.name, **heard.nouns} for heard in GAME.heard(s, observer) if heard.name == event]
