"""What a network sees: the open table, the observer's own hand and purse, and what is asked."""

from typing import final

from mypy_extensions import i64

from signoria.games.principe.actions import CATALOGUE
from signoria.games.principe.components import (
    CITIES,
    COLOURS,
    OPEN_CITIES,
    REGIONS,
)
from signoria.games.principe.events import MAJOR
from signoria.games.principe.frames import principe
from signoria.games.principe.rules.auction import AuctionPhase
from signoria.games.principe.rules.build import BuildOrPlay, BuildPhase
from signoria.games.principe.rules.cards import LayCards, NewCards
from signoria.games.principe.rules.city import RaiseCity, WhichCity, WhichRegion
from signoria.games.principe.rules.roles import AwardRole, RolePhase, RolesOfColour, WhichCard, WhichRegionOfAll
from signoria.games.principe.tensors.features import (
    ANY_REGION,
    BID_FOR_LOT,
    BID_FOR_ROLE,
    BOARD,
    BUILD_OR_PLAY,
    CARD_TO_TURN,
    CITY_AFTER_SALE,
    LAY_CARDS,
    REGION_OF_CITY,
    SEAT,
    own_features,
)
from signoria.kernel.action import NOBODY
from signoria.kernel.arrays import vec
from signoria.kernel.frame import END, Frame
from signoria.kernel.table import Table
from signoria.kernel.tensors import (
    ActionSpace,
    Tensors,
    capped,
    flag,
    flags_of,
    in_byte,
    one_hot,
    packed,
    row_of,
    turned,
)
from signoria.kit.ascending import Ascending
from signoria.kit.bidders import bidders


@final
class PrincipeTensors(Tensors):
    def __init__(self, seats: i64) -> None:
        super().__init__(seats, ActionSpace(CATALOGUE.texts, []), BOARD, SEAT, own_features(int(seats)))

    def lay_board(self, t: Table, out: vec[i64], at: i64) -> None:
        p = principe(t)
        refilled: i64 = len(p.refill)
        out[at] = packed(
            capped(p.round),
            flag(p.last),
            flag(p.ended),
            p.deck_size(),
            p.city_deck_size(),
            flag(p.may_build()),
            flag(refilled > 0),
        )
        out[at + 1] = row_of(p.offered, 0, COLOURS)
        out[at + 2] = row_of(p.removed, 0, COLOURS)
        out[at + 3] = row_of(p.refill, 0, refilled)
        low: i64 = 0
        high: i64 = 0
        builder = p.builder
        for city in range(8):
            if builder[city] != NOBODY:
                low |= in_byte(2, city)
        for city in range(8, CITIES):
            if builder[city] != NOBODY:
                high |= in_byte(2, city - 8)
        for slot in range(OPEN_CITIES):
            open = p.open[slot]
            if open >= 8:
                high |= in_byte(1, open - 8)
            elif open >= 0:
                low |= in_byte(1, open)
        out[at + 4] = low
        out[at + 5] = high

    def lay_seat(self, t: Table, seat: i64, out: vec[i64], at: i64) -> None:
        p = principe(t)
        row = seat * COLOURS
        drawn: i64 = 0
        if len(p.refill_drawn) > 0:
            for c in range(COLOURS):
                drawn += p.refill_drawn[row + c]
        known = row_of(p.known, row, COLOURS) << 24
        out[at] = packed(capped(p.score[seat]), p.shields[seat], p.hand_size(seat)) | known
        out[at + 1] = row_of(p.up, row, COLOURS) | in_byte(flag(p.prince == seat), 5) | in_byte(drawn, 6)
        out[at + 2] = row_of(p.down, row, COLOURS)
        out[at + 3] = row_of(p.map, seat * REGIONS, REGIONS)
        roles: i64 = 0
        for c in range(COLOURS):
            if p.major[c] == seat:
                roles |= in_byte(2, c)
            elif p.minor[c] == seat:
                roles |= in_byte(1, c)
        out[at + 4] = roles

    def lay_own(self, t: Table, top: Frame, observer: i64, out: vec[i64], at: i64) -> None:
        p = principe(t)
        row = observer * COLOURS
        seats = self.seats
        out[at + 2] = 0
        if len(p.refill_drawn) > 0:
            out[at + 2] = row_of(p.refill_drawn, row, COLOURS)
        out[at + 3] = 0
        out[at + 4] = 0
        out[at + 5] = 0
        out[at + 6] = flags_of(turned(top.waiting(), observer, seats))
        out[at + 7] = 0
        if isinstance(top, Ascending):
            out[at + 4] = capped(top.price)
            out[at + 5] = bidders(top, observer, seats)
        elif isinstance(top, LayCards):
            laid: i64 = 0
            for c in range(COLOURS):
                laid |= in_byte(top.laid(observer, c), c)
            out[at + 3] = laid
        one_hot(out, at + 1, 1, question(top))
        phase: i64 = 0
        left: i64 = 0
        frame = top
        while phase == 0 and frame is not END:
            phase = phase_of(frame)
            if isinstance(frame, RaiseCity):
                left = min(frame.left, p.shields[frame.builder])
            elif isinstance(frame, AuctionPhase) and isinstance(top, Ascending):
                out[at + 4] |= in_byte(1, 1 + frame.lot)
            elif isinstance(frame, AwardRole):
                out[at + 4] |= in_byte(1, 1 + frame.colour) | in_byte(1, 6 + frame.tile - MAJOR)
            elif isinstance(frame, RolesOfColour):
                out[at + 7] = flags_of(turned(frame.seconds, observer, seats))
            frame = frame.below
        out[at] = row_of(p.hand, row, COLOURS) | packed(0, 0, 0, 0, 0, capped(p.purse[observer]), phase, left)


def question(top: Frame) -> i64:
    """Which question this is; NOBODY if none is asked."""
    if isinstance(top, Ascending):
        if isinstance(top.below, AuctionPhase):
            return BID_FOR_LOT
        return BID_FOR_ROLE
    if isinstance(top, LayCards):
        return LAY_CARDS
    if isinstance(top, BuildOrPlay):
        return BUILD_OR_PLAY
    if isinstance(top, WhichCity):
        return CITY_AFTER_SALE
    if isinstance(top, WhichRegion):
        return REGION_OF_CITY
    if isinstance(top, WhichCard):
        return CARD_TO_TURN
    if isinstance(top, WhichRegionOfAll):
        return ANY_REGION
    return NOBODY


def phase_of(frame: Frame) -> i64:
    """The phase that this paragraph is; 0 if it is none."""
    if isinstance(frame, AuctionPhase):
        return 2
    if isinstance(frame, BuildPhase):
        return 3
    if isinstance(frame, RolePhase):
        return 4
    if isinstance(frame, NewCards):
        return 1
    return 0
