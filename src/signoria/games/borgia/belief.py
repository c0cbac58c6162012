"""Imagination: full states that a seat cannot tell from the real one."""

from mypy_extensions import i64

from signoria.games.borgia.components import ALL_CARDS, COPIES, FIRST_COPY, KEPT, NUMBERS, SLOTS, SPY, START_DUCATS
from signoria.games.borgia.knowledge import ALL, ONES, PILE, PLACES, believe
from signoria.games.borgia.rules.seizure import Commit, Seizure, least_cost, takes_force
from signoria.games.borgia.table import NIBBLE, WIDTH, Borgia, table_for
from signoria.games.borgia.view import BorgiaView, seat_or_watcher
from signoria.kernel.action import NOBODY, fill
from signoria.kernel.arrays import append, vec
from signoria.kernel.bits import bit, bits, first_bit, shifted
from signoria.kernel.event import SPECTATOR
from signoria.kernel.game import Game
from signoria.kernel.rng import Rng
from signoria.kernel.state import State, imagined
from signoria.kit.ascending import Ascending


def imagine(game: Game, v: BorgiaView, rng: Rng) -> State:
    """Lay out what the view shows; deal the hidden cards where the observer may think them, and guess purses. [TP-4]"""
    t = laid_out(v, rng)
    deal_hidden(t, v, rng)
    guess_purses(t, v, rng)
    remember(t, v)
    return imagined(game, t, v.stack, v.observer, rng)


def laid_out(v: BorgiaView, rng: Rng) -> Borgia:
    """The open part of the table. Its chance is new: what is to come is anyone's guess."""
    t = table_for(v.seats, Rng(rng.below(1 << 30)), v.open.terms, v.open.printed)
    v.open.copy_open(t)
    t.drawn = 0
    fill(t.slots, NOBODY)
    fill(t.hand, 0)
    fill(t.unplayed, 0)
    if v.observer != SPECTATOR:
        t.hand[v.observer] = v.hand
        t.unplayed[v.observer] = v.unplayed
    return t


def card_at(cell: i64) -> i64:
    """The card number of one of the 60 cards."""
    card = cell
    if card > KEPT:
        card = NUMBERS - 1
        while FIRST_COPY[card] > cell:
            card -= 1
    return card


def deal_hidden(t: Borgia, v: BorgiaView, rng: Rng) -> None:
    """Every hidden card goes to a place where it may be, as many to the pile as it holds; the rest are in hands."""
    cells = hidden_cells(v)
    rng.shuffle(cells, len(cells))
    pile: vec[i64] = vec[i64]()
    for card in range(KEPT):
        if t.yet == 0 and not is_open(t, card):
            pile = append(pile, card)
    size = v.deck_size + bits(v.down)
    if t.yet != 0:
        fill_dealt_hands(t, v, cells, rng)
    room = size - len(pile)
    arm_attacker(t, v, cells, room)
    for i in range(len(cells)):  # those that can be nowhere else
        if cells[i] != NOBODY and v.where[cells[i]] == 1 << PILE:
            room -= 1
    for i in range(len(cells)):
        cell = cells[i]
        if cell == NOBODY:
            continue
        places = v.where[cell]
        if places == 1 << PILE:
            pile = append(pile, card_at(cell))
        elif (places >> PILE) & 1 and room > 0:
            pile = append(pile, card_at(cell))
            room -= 1
        else:
            t.keep(any_place(places & ~(1 << PILE) & ~t.yet, rng), card_at(cell))
    lay_pile(t, v, pile, rng)


def arm_attacker(t: Borgia, v: BorgiaView, cells: vec[i64], room: i64) -> None:
    """Whoever attacks by force holds a condottiere: any that may be in that hand and the pile can spare. [TP-50]"""
    top = v.stack
    if not isinstance(top, Commit):
        return
    seizure = top.below
    assert isinstance(seizure, Seizure)
    thief = seizure.thief
    if thief == v.observer or not takes_force(seizure.code):
        return
    spare = -room
    for i in range(len(cells)):
        spare += (v.where[cells[i]] >> PILE) & 1
    found = NOBODY
    for i in range(len(cells)):
        cell = cells[i]
        if KEPT <= cell < SPY and (v.where[cell] >> thief) & 1:
            if v.where[cell] == 1 << thief:  # surely there already
                return
            if found == NOBODY and (spare > 0 or not (v.where[cell] >> PILE) & 1):
                found = i
    t.keep(thief, cells[found])
    cells[found] = NOBODY


def hidden_cells(v: BorgiaView) -> vec[i64]:
    """The cards that lie neither in the open nor in the observer's own hand."""
    out: vec[i64] = vec[i64]()
    for cell in range(ALL_CARDS):
        places = v.where[cell]
        if places != 0 and (v.observer == SPECTATOR or places != 1 << v.observer):
            out = append(out, cell)
    return out


def is_open(t: Borgia, card: i64) -> bool:
    """Does a card that is played at once lie in the open?"""
    if ((t.shelf | t.dead | t.waiting) >> card) & 1:
        return True
    return t.owner_of(card) != NOBODY


def any_place(places: i64, rng: Rng) -> i64:
    """One of the places, at random."""
    nth = rng.below(bits(places))
    place: i64 = 0
    while True:
        if (places >> place) & 1:
            if nth == 0:
                return place
            nth -= 1
        place += 1


def fill_dealt_hands(t: Borgia, v: BorgiaView, cells: vec[i64], rng: Rng) -> None:
    """During set-up: hands played from hold what is kept; the others as many as were dealt. [TP-11] [TP-12]"""
    dealt = t.yet
    if v.observer != SPECTATOR:
        dealt &= ~(1 << v.observer)
    played = t.everyone() & ~t.yet
    if v.observer != SPECTATOR:
        played &= ~(1 << v.observer)
    keeping = len(cells) - v.deck_size - bits(dealt) * t.terms.hand
    for i in range(len(cells)):
        cell = cells[i]
        if keeping > 0 and cell >= KEPT and v.where[cell] & played != 0:
            t.keep(any_place(v.where[cell] & played, rng), card_at(cell))
            cells[i] = NOBODY
            keeping -= 1
    for seat in range(t.seats):
        wanted = t.terms.hand
        if not (dealt >> seat) & 1:
            wanted = 0
        for i in range(len(cells)):
            cell = cells[i]
            if wanted > 0 and cell != NOBODY and (v.where[cell] >> seat) & 1:
                deal_to(t, seat, card_at(cell))
                cells[i] = NOBODY
                wanted -= 1


def deal_to(t: Borgia, seat: i64, card: i64) -> None:
    if card < KEPT:
        t.unplayed[seat] |= bit(card)
    else:
        t.keep(seat, card)


def lay_pile(t: Borgia, v: BorgiaView, pile: vec[i64], rng: Rng) -> None:
    """The pile in any order: first the face-down table, then the deck."""
    rng.shuffle(pile, len(pile))
    n: i64 = 0
    for slot in range(SLOTS):
        if (v.down >> slot) & 1:
            t.slots[slot] = pile[n]
            n += 1
    t.deck = pile
    t.drawn = n


def guess_purses(t: Borgia, v: BorgiaView, rng: Rng) -> None:
    """Others hold what a round might leave them; whoever bids or attacks can pay for it. [TP-4] [TP-22] [TP-50]"""
    for seat in range(t.seats):
        if seat == v.observer:
            t.purse[seat] = v.purse
        else:
            t.purse[seat] = rng.below(2 * START_DUCATS + 1)
    top = v.stack
    if isinstance(top, Ascending) and top.leader != NOBODY and top.leader != v.observer:
        t.purse[top.leader] += top.price
    if isinstance(top, Commit):
        seizure = top.below
        assert isinstance(seizure, Seizure)
        if seizure.thief != v.observer:
            t.purse[seizure.thief] = max(t.purse[seizure.thief], least_cost(t, seizure.code))


def remember(t: Borgia, v: BorgiaView) -> None:
    """The observer knows what the observer knows; every other seat its own hand, and nothing else."""
    anywhere = (t.everyone() | (1 << PILE)) * ONES
    for seat in range(t.seats):
        anywhere &= ~bit(PLACES * seat + seat)
    mine = PLACES * seat_or_watcher(v.observer)
    anywhere &= ~shifted(ALL, mine)
    where, seen = t.where, v.where
    for cell in range(ALL_CARDS):
        if seen[cell] != 0:
            where[cell] = anywhere | (seen[cell] << mine)
        else:
            where[cell] = 0
    for seat in range(t.seats):
        if seat != v.observer:
            mark_own(t, seat)


def mark_own(t: Borgia, seat: i64) -> None:
    """The cells of the cards a seat holds."""
    unplayed = t.unplayed[seat]
    while unplayed != 0:
        mark(t, seat, first_bit(unplayed), 1)
        unplayed &= unplayed - 1
    card = KEPT
    hand = t.hand[seat]
    while hand > 0:
        mark(t, seat, card, hand & NIBBLE)
        card += 1
        hand >>= WIDTH


def mark(t: Borgia, seat: i64, card: i64, n: i64) -> None:
    """So many copies of a card, the first that do not lie open."""
    cell = FIRST_COPY[card]
    while n > 0 and cell < FIRST_COPY[card] + COPIES[card]:
        if t.where[cell] != 0:
            believe(t, cell, seat, 1 << seat)
            n -= 1
        cell += 1
