"""What the contract tests must know of The Prince: what is conserved, and what can be exchanged unseen."""

from signoria import Rng, State
from signoria.games.borgia.belief import is_open, remember
from signoria.games.borgia.components import (
    ALL_CARDINALS,
    CARD_NAMES,
    COPIES,
    FIRST_COPY,
    HOME,
    KEPT,
    MARRIAGE,
    NUMBERS,
    OFFICES,
    OPEN,
    SAVONAROLA,
    START_DUCATS,
    kind_of,
)
from signoria.games.borgia.frames import borgia
from signoria.games.borgia.knowledge import PILE
from signoria.games.borgia.rules.auction import Sale
from signoria.games.borgia.table import Borgia, counted
from signoria.games.borgia.view import BorgiaView
from signoria.kernel.action import NOBODY
from signoria.kernel.frame import frames
from signoria.kernel.game import ScoreLine

PAID = {"sold": "price", "fee-paid": "ducats", "doctor-answers": "ducats", "committed": "ducats"}

# With these options every question comes up in some game.
TABLES: list[dict[str, int]] = [{}, {"trade": 1, "trade_offers": 1, "open_ballots": 1}]


THE_BOX = {CARD_NAMES[card]: int(COPIES[card]) for card in range(NUMBERS)}


def conserved(s: State) -> None:
    """60 cards, 30 cardinals and every ducat, wherever they lie; and no place is taken twice. [TP-1] [TP-2] [TP-30]"""
    t = borgia(s.table)
    assert cards_of(s, t) == THE_BOX
    assert sum(t.cardinals) + t.unused_cardinals() == ALL_CARDINALS
    assert t.unused_cardinals() >= 0
    assert min(t.purse) >= 0
    places_conserved(t)
    ducats_conserved(s, t)


def cards_of(s: State, t: Borgia) -> dict[str, int]:
    """How often each card is found, in all places where one can be."""
    found = [*t.deck[t.drawn :], *[card for card in t.slots if card != NOBODY], *bits(t.shelf)]
    found += [card for card in range(KEPT) if t.owner_of(card) != NOBODY]
    for pile in (t.dead, t.waiting, *t.unplayed):
        found += [card for card in bits(pile) if card < KEPT]
    for card in range(KEPT, NUMBERS):
        for hand in (t.spent, *t.hand):
            found += [card] * counted(hand, card)
    found += [MARRIAGE] * (t.married != 0) + [SAVONAROLA] * t.preaching
    found += [frame.card for frame in frames(s.top) if isinstance(frame, Sale) and frame.card >= KEPT]
    return {CARD_NAMES[card]: found.count(card) for card in range(NUMBERS)}


def bits(pile: int) -> list[int]:
    found = []
    while pile:
        found.append(pile.bit_length() - 1)
        pile ^= 1 << found[-1]
    return found


def places_conserved(t: Borgia) -> None:
    """What is taken and what is owned is written down twice, and the same both times. [TP-30]"""
    for kind in range(3):
        spots = [t.lies[c - OFFICES] for c in range(OFFICES, KEPT) if kind_of(c) == kind]
        covered = [spot for spot in spots if 0 <= spot < OPEN]
        assert len(set(covered)) == len(covered)
        assert t.taken[kind] == sum(1 << spot for spot in covered)
    for seat in range(t.seats):
        own = sum(1 << card for card in range(OFFICES) if t.owner[card] == seat)
        assert t.estate[seat] == own | 1 << (HOME + seat)


def ducats_conserved(s: State, t: Borgia) -> None:
    """Every ducat in a purse came from the bank, and every one that left went there; trade only moves them. [TP-4]"""
    if t.log is None:
        return
    purses = [int(START_DUCATS)] * int(t.seats)
    for event in s.game.heard(s, -1):
        nouns = {key: noun for key, noun in event.nouns.items() if isinstance(noun, int)}
        if event.name in PAID:
            purses[nouns["seat"]] -= nouns[PAID[event.name]]
        elif event.name == "income-paid":
            purses[nouns["seat"]] += nouns["ducats"]
        elif event.name == "family-paid":
            purses = [purse + nouns["ducats"] for purse in purses]
    if not t.terms.trade:
        assert purses == list(t.purse)
    assert sum(purses) == sum(t.purse)


def final(lines: list[ScoreLine]) -> list[tuple[str, int, int]]:
    """The score lines without the ducats behind them: there a purse comes to light. [TP-4]"""
    return [(line.what, int(line.seat), int(line.points)) for line in lines]


def twin(s: State, end: State, observer: int, rng: Rng) -> State | None:
    """The same table for `observer`, with other ducats and other hidden cards in other hands. [TP-4]

    What is exchanged never comes to light: played on to `end`, the open table is the same.
    """
    seats = [seat for seat in range(s.table.seats) if seat != observer]
    actions = end.record()["actions"][len(s.record()["actions"]) :]  # type: ignore[index, arg-type]  # lists
    best = None
    for _try in range(12):
        other = (best or s).clone()
        t = borgia(other.table)
        seat = seats[int(rng.below(len(seats)))]
        if rng.below(2) == 0:
            t.purse[seat] += 1 + rng.below(3)
        elif t.yet == 0:
            move_cards(t, BorgiaView(borgia(s.table), s.top, observer), seat, seats, rng)
        if other.digest() != (best or s).digest() and stays_hidden(other, end, observer, actions):
            best = other
    return best


def move_cards(t: Borgia, v: BorgiaView, giver: int, seats: list[int], rng: Rng) -> None:
    """A hidden card goes to another hand, or changes places with one of the pile, where the observer may think so."""
    card = int(KEPT + rng.below(NUMBERS - KEPT))
    taker = seats[int(rng.below(len(seats)))]
    if t.holds(giver, card) == 0:
        return
    if taker != giver and may_be(v, card, giver, taker):
        t.lose(giver, card)
        t.keep(taker, card)
    elif may_be(v, card, giver, int(PILE)):
        deck = t.deck[:]
        for n in range(t.drawn, len(deck)):
            if deck[n] >= KEPT and deck[n] != card and may_be(v, int(deck[n]), int(PILE), giver):
                t.lose(giver, card)
                t.keep(giver, deck[n])
                deck[n] = card
                t.deck = deck
                break
    remember(t, v)


def may_be(v: BorgiaView, card: int, source: int, target: int) -> bool:
    """Could the observer think this card to be in the one place as well as in the other?"""
    both = 1 << source | 1 << target
    cells = range(FIRST_COPY[card], FIRST_COPY[card] + COPIES[card])
    return any(v.where[cell] & both == both for cell in cells)


def stays_hidden(other: State, end: State, observer: int, actions: list[str]) -> bool:
    """Whether the same actions lead to the same open table, and the same hand of the observer."""
    s = other.clone()
    for action in actions:
        seat, text = action.split(" ", 1)
        if text not in s.legal(int(seat)):
            return False
        s.play(int(seat), text)
    return open_table(s, observer) == open_table(end, observer)


def open_table(s: State, observer: int) -> object:
    """What has come to light, and what went through the observer's own hands."""
    t = borgia(s.table)
    shown = [is_open(t, card) for card in range(KEPT)]
    events = [event.to_dict() for event in s.game.heard(s, observer) if event.name in ("spies", "spied-on")]
    own = int(t.hand[observer]) if observer >= 0 else 0
    return shown, list(t.lies), list(t.owner), list(t.score), int(t.spent), int(t.shelf), own, events
