"""What a network sees: courts, supplies, the observer's own, and what is asked."""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.florence.components import (
    BONUS_DECK,
    BUILDINGS,
    CARDS,
    DISCARD,
    FREEDOMS,
    HANDS,
    LANDSCAPES,
    MINIMUM,
    MOST,
    PRESTIGE_DECK,
    PROFESSION_DECK,
    PROFESSIONS,
    SIDE,
    STACKS,
    TOP,
)
from signoria.games.florence.frames import florence
from signoria.games.florence.printed import Printed
from signoria.games.florence.rules.action import ActionPhase, Turn, WhichAction
from signoria.games.florence.rules.auction import AuctionPhase, Sale, WhichItem, WhichStack
from signoria.games.florence.rules.cards import LookAtCards, WhichCard, WhichOrder, WhichRecruit
from signoria.games.florence.rules.placing import WhichPlace
from signoria.games.florence.rules.setup import Beginning, WhichDiscard
from signoria.games.florence.rules.work import HowMuchFame, WhichBonus, Work
from signoria.games.florence.table import Florence
from signoria.games.florence.tensors.features import BOARD, IN_DECK, IN_HAND, IN_HANDS, SEAT, own_features
from signoria.kernel.action import NOBODY, filled
from signoria.kernel.arrays import vec
from signoria.kernel.bits import first_bit
from signoria.kernel.frame import END, Frame
from signoria.kernel.table import Table
from signoria.kernel.tensors import (
    ActionSpace,
    Tensors,
    capped,
    flag,
    flags_of,
    from_seat,
    in_byte,
    lay_flags,
    one_hot,
    packed,
    row_of,
    turned,
)
from signoria.kit.ascending import Ascending
from signoria.kit.bidders import bidders

ALIKE: Final[i64] = 2 << TOP  # sets of places that are told apart: of hands, with the deck or without


@final
class FlorenceTensors(Tensors):
    def __init__(self, seats: i64, printed: Printed) -> None:
        space = ActionSpace(printed.catalogue.texts, [(0, MOST)])
        super().__init__(seats, space, BOARD, SEAT, own_features(int(seats)))
        self.told: Final = filled(seats * ALIKE, 0)  # by observer and places, those in the deck taken together
        for observer in range(seats):
            for places in range(ALIKE):
                self.told[observer * ALIKE + places] = told(places, observer, seats)

    def lay_board(self, t: Table, out: vec[i64], at: i64) -> None:
        f = florence(t)
        size = f.deck_size
        out[at] = packed(
            f.round,
            flag(f.ended),
            f.actions,
            flag(f.drew),
            flag(f.freed),
            size[PROFESSION_DECK],
            size[BONUS_DECK],
            size[PRESTIGE_DECK],
        )
        out[at + 1] = row_of(f.stock, 0, STACKS) | in_byte(MINIMUM[f.round], STACKS)
        out[at + 2] = row_of(f.buildings_left, 0, 8)
        left = row_of(f.freedoms_left, 0, FREEDOMS)
        out[at + 3] = row_of(f.buildings_left, 8, BUILDINGS - 8) | (left << (8 * (BUILDINGS - 8)))
        lay_flags(out, at + 4, 3, f.spent >> PROFESSIONS)

    def lay_seat(self, t: Table, seat: i64, out: vec[i64], at: i64) -> None:
        f = florence(t)
        out[at] = packed(
            capped(f.fame[seat]),
            capped(f.best[seat]),
            f.recruited[seat],
            f.recruits[seat],
            f.jesters[seat],
            f.builders[seat],
            flag(f.starter == seat),
            (f.dropped >> seat) & 1,
        )
        held = packed(f.held(seat, PROFESSION_DECK), f.held(seat, BONUS_DECK), f.held(seat, PRESTIGE_DECK))
        out[at + 1] = held | (row_of(f.landscapes, seat * LANDSCAPES, LANDSCAPES) << 24)
        lay_flags(out, at + 2, 2, f.buildings[seat] | (f.freedoms[seat] << BUILDINGS))
        won: i64 = 0
        for stack in range(STACKS):
            if f.marker[stack] == seat:
                won |= 1 << stack
        out[at + 4] = flags_of(won)
        lay_flags(out, at + 5, 3, f.played[seat])
        lay_flags(out, at + 8, 2, f.room[seat])
        covered = f.covered[seat]
        solid = f.solid[seat]
        for row in range(SIDE):
            out[at + 10 + row] = flags_of(covered & 127) + flags_of(solid & 127)
            covered >>= SIDE
            solid >>= SIDE

    def lay_own(self, t: Table, top: Frame, observer: i64, out: vec[i64], at: i64) -> None:
        f = florence(t)
        seats = self.seats
        one_hot(out, at + 1, 2, question(top))
        lay_flags(out, at + 3, 7, f.hand[observer])
        self.lay_sight(f, observer, out, at + 10)
        at += 17
        bidding: i64 = 0
        price: i64 = 0
        discarded: i64 = 0
        if isinstance(top, Ascending):
            price = top.price
            bidding = bidders(top, observer, seats)
        elif isinstance(top, WhichDiscard) and top.given[observer * top.each] != NOBODY:
            discarded = top.given[observer * top.each] - DISCARD + 1
        out[at + 1] = bidding
        out[at + 2] = flags_of(turned(top.waiting(), observer, seats))
        phase: i64 = 0
        stack = NOBODY
        piece = NOBODY
        profession = NOBODY
        value: i64 = 0
        looked_at: i64 = 0
        turn = NOBODY
        frame = top
        while phase == 0 and frame is not END:
            if isinstance(frame, Turn):
                turn = frame.seat
            elif isinstance(frame, Work):
                profession = frame.profession
                value = frame.value
            elif isinstance(frame, LookAtCards):
                looked_at = frame.cards
            elif isinstance(frame, WhichPlace):
                piece = frame.piece
            elif isinstance(frame, Sale) and isinstance(top, Ascending):
                stack = frame.stack
            elif isinstance(frame, AuctionPhase):
                phase = 2
                turn = frame.namer
            elif isinstance(frame, ActionPhase):
                phase = 3
            elif isinstance(frame, Beginning):
                phase = 1
            frame = frame.below
        one_hot(out, at, 1, stack)
        one_hot(out, at + 3, 1, from_seat(turn, observer, seats))
        one_hot(out, at + 4, 2, piece)
        one_hot(out, at + 6, 3, profession)
        florins = capped(f.purse[observer])
        out[at - 17] = packed(florins, phase, capped(price), capped(value), looked_at, discarded)

    def lay_sight(self, f: Florence, observer: i64, out: vec[i64], at: i64) -> None:
        """Where each card can be, as far as the observer has seen."""
        sight = f.sight_now()
        told = self.told
        row = observer * ALIKE
        card = observer * CARDS
        end = card + CARDS
        while card < end:
            word: i64 = 0
            last = min(card + 8, end)
            shift: i64 = 0
            while card < last:
                places = sight[card]
                word |= told[row + (places & HANDS) + (flag(places > HANDS) << TOP)] << shift
                shift += 8
                card += 1
            out[at] = word
            at += 1


def told(places: i64, observer: i64, seats: i64) -> i64:
    """What is said of a card that can be in these hands and, with the bit TOP, in the deck."""
    hands = places & HANDS
    where = flag(places != hands) * IN_DECK + flag(hands != 0) * IN_HANDS
    if where == IN_HANDS and hands & (hands - 1) == 0:
        return IN_HAND + from_seat(first_bit(hands), observer, seats)
    return where


def question(top: Frame) -> i64:
    """Which question this is, in the order of QUESTIONS; NOBODY if none is asked."""
    if isinstance(top, Ascending):
        return 3
    if isinstance(top, WhichAction):
        return 10
    if isinstance(top, WhichStack):
        return 1
    if isinstance(top, WhichPlace):
        return 4
    if isinstance(top, WhichCard):
        return 5
    if isinstance(top, WhichOrder):
        return 6
    if isinstance(top, HowMuchFame):
        return 9
    if isinstance(top, WhichBonus):
        return 8
    if isinstance(top, WhichItem):
        return 2
    if isinstance(top, WhichRecruit):
        return 7
    if isinstance(top, WhichDiscard):
        return 0
    return NOBODY
