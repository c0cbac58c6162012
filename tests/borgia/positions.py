"""Positions of The Prince set by hand, one paragraph opened on them, and texts played at it."""

from typing import TypedDict, Unpack

from signoria.games.borgia import GAME
from signoria.games.borgia.belief import mark_own
from signoria.games.borgia.components import (
    ALL_CARDS,
    CARD_NAMES,
    COPIES,
    FIRST_COPY,
    HOME,
    KEPT,
    NUMBERS,
    OFFICES,
    OPEN,
)
from signoria.games.borgia.editions import Terms
from signoria.games.borgia.frames import borgia
from signoria.games.borgia.knowledge import ONES, PILE, PLACES
from signoria.games.borgia.printed import Printed
from signoria.games.borgia.rules.election import Election
from signoria.games.borgia.rules.pope import NewRound
from signoria.games.borgia.rules.sequence import RoundEnd
from signoria.games.borgia.rules.turn import PlayPhase, Turn, Turns
from signoria.games.borgia.table import Borgia, cards_counted
from signoria.kernel.action import column
from signoria.kernel.event import SPECTATOR
from signoria.kernel.frame import Frame
from signoria.kernel.rng import Rng
from signoria.kernel.state import State, opened
from signoria.kernel.table import Log
from signoria.kit.names import named

Estate = dict[str, list[str]]  # a property, "home" or "open": what lies there


class Position(TypedDict, total=False):
    """What a test says of the table; the rest of the cards is the deck. Seat 0 is Pope, it is round 1."""

    seats: int
    pope: int
    round: int
    purse: list[int]
    cardinals: list[int]
    score: list[int]
    hands: dict[int, list[str]]  # by seat
    own: dict[int, Estate]  # by seat
    table: list[str]  # face down, slot 1 first
    top: list[str]  # the first cards of the deck
    aside: list[str]
    discard: list[str]
    married: tuple[int, int]
    savonarola: bool
    reshuffled: bool
    favoured: list[int]
    loses_turn: list[int]
    options: dict[str, int]
    printed: Printed  # on the cards, if it is not ours


def number(name: str) -> int:
    return CARD_NAMES.index(name)


def table(**said: Unpack[Position]) -> Borgia:
    seats = said.get("seats", 3)
    terms = Terms(seats, GAME.checked_options(said.get("options")))
    t: Borgia = Borgia(seats, Rng(1), terms, said.get("printed", GAME.printed))
    t.log, t.deals = Log(), []
    t.first = t.pope = said.get("pope", 0)
    t.round = said.get("round", 1)
    for seat in range(seats):
        t.purse[seat] = said.get("purse", [100] * seats)[seat]
        t.cardinals[seat] = said.get("cardinals", [4] * seats)[seat]
        t.score[seat] = said.get("score", [0] * seats)[seat]
    used = deal_out(t, said)
    t.reshuffled = said.get("reshuffled", False)
    t.favoured = sum(1 << seat for seat in said.get("favoured", []))
    t.barred = sum(1 << seat for seat in said.get("loses_turn", []))
    lay_deck(t, said.get("top", []), used)
    know(t)
    return t


def deal_out(t: Borgia, said: Position) -> list[str]:
    """Put every card the test names where it says; the names of all of them."""
    used: list[str] = [*said.get("aside", []), *said.get("discard", []), *said.get("table", [])]
    for seat, cards in said.get("hands", {}).items():
        for card in cards:
            t.keep(seat, number(card))
        used += cards
    for seat, estate in said.get("own", {}).items():
        for place, cards in estate.items():
            used += cards
            spot = {"home": int(HOME) + seat, "open": int(OPEN) + seat}.get(place, -1)
            if spot < 0:
                spot = number(place)
                t.hand_over(spot, seat)
                used.append(place)
            for card in cards:
                t.put(number(card), spot)
    for slot, card in enumerate(said.get("table", [])):
        t.slots[slot] = number(card)
    for card in said.get("aside", []):
        t.shelf |= 1 << number(card)
    for card in said.get("discard", []):
        if number(card) < KEPT:
            t.dead |= 1 << number(card)
        else:
            t.spent += 1 << (4 * (number(card) - KEPT))
    if "married" in said:
        t.married = sum(1 << seat for seat in said["married"])
        used.append("marriage")
    if said.get("savonarola", False):
        t.preaching = True
        used.append("savonarola")
    return used


def lay_deck(t: Borgia, top: list[str], used: list[str]) -> None:
    """What is named comes first, then all that lies nowhere else."""
    left = [name for card, name in enumerate(CARD_NAMES) for _copy in range(COPIES[card])]
    for name in [*top, *used]:
        left.remove(name)
    t.deck = column([number(name) for name in [*top, *left]])


def know(t: Borgia) -> None:
    """Everyone knows the own hand, and nothing of what is hidden."""
    anywhere = t.everyone() | 1 << PILE
    for card in range(KEPT, NUMBERS):
        hidden = sum(t.holds(seat, card) for seat in range(t.seats))
        hidden += sum(t.deck[n] == card for n in range(len(t.deck))) + sum(slot == card for slot in t.slots)
        for cell in range(FIRST_COPY[card], FIRST_COPY[card] + hidden):
            t.where[cell] = anywhere * ONES
    for seat in range(t.seats):
        for cell in range(ALL_CARDS):
            t.where[cell] &= ~(1 << (PLACES * seat + seat))
        mark_own(t, seat)


def begun(t: Borgia, first: Frame) -> State:
    return opened(GAME, t, first)


def turn(seat: int = 0, **said: Unpack[Position]) -> State:
    """A whole turn, from buying on."""
    said.setdefault("table", ["ostia", "tivoli", "bologna"])
    return begun(table(**said), Turn(seat))


def turns(**said: Unpack[Position]) -> State:
    """All turns of a round."""
    t = table(**said)
    return begun(t, Turns(t.pope))


def playing(seat: int = 0, **said: Unpack[Position]) -> State:
    """The second and third phase of a turn."""
    said.setdefault("table", ["ostia", "tivoli", "bologna"])
    return begun(table(**said), PlayPhase(seat, 0, False))


def election(**said: Unpack[Position]) -> State:
    return begun(table(**said), Election())


def round_end(**said: Unpack[Position]) -> State:
    return begun(table(**said), RoundEnd())


def new_round(**said: Unpack[Position]) -> State:
    """The start of the round after this one."""
    return begun(table(**said), NewRound())


def fresh(seats: int = 3, seed: int = 1, first: int | None = 0, **options: int) -> State:
    """A new game as people play it."""
    return GAME.new(seats, "", options, seed, first)


def play(s: State, *lines: str) -> None:
    """Play lines such as "2 bid 3": a seat and what it answers."""
    for line in lines:
        seat, text = line.split(" ", 1)
        s.play(int(seat), text)


def may(s: State, seat: int, verb: str) -> list[str]:
    """What a seat may do with a verb: the nouns, in order."""
    return [text.split(" ", 1)[1] for text in s.legal(seat) if text.startswith(f"{verb} ")]


def asked(s: State) -> tuple[list[int], str]:
    """Who is asked, and what."""
    return s.to_act(), GAME.decision(s, s.to_act()[0]).prompt if s.to_act() else ""


def hand(s: State, seat: int) -> list[str]:
    return [CARD_NAMES[card] for card in cards_counted(borgia(s.table).hand[seat])]


def purses(s: State) -> list[int]:
    return [int(purse) for purse in borgia(s.table).purse]


def lying(s: State, seat: int, place: str) -> list[str]:
    """What lies under a property, under the home, or unprotected before a seat."""
    t = borgia(s.table)
    spot = {"home": int(HOME) + seat, "open": int(OPEN) + seat}.get(place, -1)
    if spot < 0:
        spot = number(place)
        assert t.owner[spot] == seat, f"{place} is not of seat {seat}"
    return [CARD_NAMES[card] for card in range(OFFICES, KEPT) if t.lies[card - OFFICES] == spot]


def owner(s: State, card: str) -> int:
    return int(borgia(s.table).owner_of(number(card)))


def set_aside(s: State) -> list[str]:
    return named(CARD_NAMES, borgia(s.table).shelf)


def discarded(s: State) -> list[str]:
    t = borgia(s.table)
    return named(CARD_NAMES, t.dead) + [CARD_NAMES[card] for card in cards_counted(t.spent)]


def told(s: State, event: str, observer: int = SPECTATOR) -> list[dict[str, object]]:
    """The announcements of one kind as `observer` heard them, in order."""
    return [{"event": heard.name, **heard.nouns} for heard in GAME.heard(s, observer) if heard.name == event]


def dealt(s: State, what: str) -> list[list[str]]:
    """What chance gave under this name."""
    return [entry[1:] for entry in GAME.deal(s) if entry[0] == what]


def refused(s: State, seat: int, text: str) -> tuple[str, str]:
    """The reason and the rule with which an action is refused; ("", "") if it is not."""
    why = GAME.why(s, seat, text)
    return (why.reason, why.rule) if why else ("", "")
