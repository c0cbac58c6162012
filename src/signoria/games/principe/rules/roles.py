"""Phase 4: the roles return and find new holders, colour by colour."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.principe.components import (
    BLUE,
    COLOURS,
    GREEN,
    PLACE,
    POWER_DUCATS,
    POWER_POINTS,
    RED,
    REGIONS,
    REVEAL,
    WHITE,
    YELLOW,
)
from signoria.games.principe.events import (
    CARD_DRAWN,
    DUCATS_GAINED,
    MAJOR,
    MINOR,
    NONE_TURNED_UP,
    POINT_GAINED,
    ROLE_BOUGHT,
    ROLE_OFFERED,
    ROLE_TAKEN,
    ROLE_UNSOLD,
    ROLES_RETURN,
    TURNED_DOWN,
    TURNED_UP,
)
from signoria.games.principe.frames import Paragraph, Question
from signoria.games.principe.open import PrincipeOpen
from signoria.games.principe.rules.city import place_shield
from signoria.games.principe.table import Principe
from signoria.kernel.action import NOBODY, Actions
from signoria.kernel.frame import END, Frame
from signoria.kit.ascending import PASS, Ascending
from signoria.kit.ring import first_of


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class RolePhase(Paragraph):
    """All tiles return first; then each colour is settled in order. [IP-50] [IP-2]"""

    def next(self, t: Principe, done: Frame | None) -> Frame:
        if isinstance(done, RolesOfColour):
            if done.colour + 1 == COLOURS:
                return END
            return RolesOfColour(done.colour + 1)
        return_roles(t)
        return RolesOfColour(GREEN)

    def clone(self) -> "RolePhase":
        return RolePhase()


def return_roles(t: PrincipeOpen) -> None:
    """Nobody holds a role. [IP-50]"""
    for c in range(COLOURS):
        t.major[c] = NOBODY
        t.minor[c] = NOBODY
    t.tell(ROLES_RETURN)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class RolesOfColour(Paragraph):
    """First and second are settled before any card turns over; then the major role, then the minor. [IP-57]"""

    def __init__(self, colour: i64) -> None:
        super().__init__()
        self.colour: i64 = colour
        self.seconds: i64 = 0  # who may have the minor role, as bits: the cards no longer tell once some have turned

    def next(self, t: Principe, done: Frame | None) -> Frame:
        if done is None:
            leaders = most(t, self.colour, t.everyone())
            if leaders == 0:
                return END
            self.seconds = seconds(t, self.colour, leaders)
            return AwardRole(self.colour, MAJOR, leaders)
        if isinstance(done, AwardRole) and done.tile == MAJOR and self.seconds != 0:
            return AwardRole(self.colour, MINOR, self.seconds)
        return END

    def clone(self) -> "RolesOfColour":
        twin = RolesOfColour(self.colour)
        twin.seconds = self.seconds
        return twin


def most(t: PrincipeOpen, colour: i64, among: i64) -> i64:
    """Who of these has most cards of a colour face up, as bits; who has none takes no part. [IP-50]"""
    best: i64 = 1
    for seat in range(t.seats):
        best = max(best, t.up[seat * COLOURS + colour] * ((among >> seat) & 1))
    found: i64 = 0
    for seat in range(t.seats):
        found |= i64(t.up[seat * COLOURS + colour] == best) << seat
    return found & among


def seconds(t: PrincipeOpen, colour: i64, leaders: i64) -> i64:
    """Who is second behind one sole leader; none behind several, and none where there are no minor roles.

    [IP-51] [IP-52] [IP-53] [IP-58]
    """
    if not t.terms.minors or leaders & (leaders - 1):
        return 0
    return most(t, colour, t.everyone() & ~leaders)


def fewest_cards(t: PrincipeOpen, seat: i64, colour: i64, held: i64) -> tuple[i64, str]:
    """How few of so many cards bring a seat a role of their colour as things stand, and which; none if nothing does.

    The major role before the minor, and either before a bid among those tied. [IP-50] [IP-51] [IP-54]
    """
    cell, me = seat * COLOURS + colour, 1 << seat
    before = t.up[cell]
    found: i64 = 0
    what = ""
    for n in range(1, held + 1):
        t.up[cell] = before + n
        leaders = most(t, colour, t.everyone())
        second = seconds(t, colour, leaders)
        if leaders == me:
            found, what = n, "major"
            break
        if second == me and what != "minor":
            found, what = n, "minor"
        elif (leaders | second) & me and what == "":
            found, what = n, "bid"
    t.up[cell] = before
    return found, what


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class AwardRole(Paragraph):
    """One rival takes the tile; several bid for it among themselves, and no city follows. [IP-51] [IP-54]"""

    def __init__(self, colour: i64, tile: i64, rivals: i64) -> None:
        super().__init__()
        self.colour: i64 = colour
        self.tile: i64 = tile
        self.rivals: i64 = rivals  # as bits

    def next(self, t: Principe, done: Frame | None) -> Frame:
        if done is None:
            if self.rivals & (self.rivals - 1):
                t.tell(ROLE_OFFERED, self.colour, self.tile)
                return Ascending(self.rivals, first_of(self.rivals, t.opener(), t.seats), t.seats)
            return TakeRole(first_of(self.rivals, 0, t.seats), self.colour, self.tile)
        if isinstance(done, Ascending):
            if done.leader != NOBODY:
                pay_for_role(t, self.colour, self.tile, done.leader, done.price)
                return TakeRole(done.leader, self.colour, self.tile)
            t.tell(ROLE_UNSOLD, self.colour, self.tile)
        return END

    def clone(self) -> "AwardRole":
        return AwardRole(self.colour, self.tile, self.rivals)


def pay_for_role(t: Principe, colour: i64, tile: i64, winner: i64, price: i64) -> None:
    """The winner of a role auction pays the bank and takes the marker. [IP-54]"""
    t.purse[winner] -= price
    t.prince = winner
    t.tell(ROLE_BOUGHT, winner, colour, tile, price)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class TakeRole(Paragraph):
    """Take the tile; a major role turns half the cards down; then its power. [IP-55] [IP-56]"""

    def __init__(self, seat: i64, colour: i64, tile: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.colour: i64 = colour
        self.tile: i64 = tile

    def next(self, t: Principe, done: Frame | None) -> Frame:
        if done is None:
            take_tile(t, self.seat, self.colour, self.tile)
            if self.colour == GREEN and can_reveal(t, self.seat):
                return WhichCard(self.seat)
            if self.colour == BLUE and t.shields[self.seat] > 0:
                return WhichRegionOfAll(self.seat)
            use_power(t, self.seat, self.colour)
        elif isinstance(done, WhichCard):
            if done.picked == PASS:
                t.tell(NONE_TURNED_UP, self.seat)
            else:
                turn_card_up(t, self.seat, done.picked - REVEAL)
        elif isinstance(done, WhichRegionOfAll):
            place_shield(t, self.seat, done.picked - PLACE)
        return END

    def clone(self) -> "TakeRole":
        return TakeRole(self.seat, self.colour, self.tile)


def take_tile(t: PrincipeOpen, seat: i64, colour: i64, tile: i64) -> None:
    """The major role turns half of the face-up cards of its colour, rounded up, face down; the minor none. [IP-55]"""
    t.tell(ROLE_TAKEN, seat, colour, tile)
    if tile == MINOR:
        t.minor[colour] = seat
        return
    t.major[colour] = seat
    cell = seat * COLOURS + colour
    turned = (t.up[cell] + 1) >> 1
    t.up[cell] -= turned
    t.down[cell] += turned
    t.tell(TURNED_DOWN, seat, colour, turned)


def can_reveal(t: PrincipeOpen, seat: i64) -> bool:
    """Is there a face-down card for the green power to turn up? Face-down cards are no secret. [IP-56]"""
    for c in range(COLOURS):
        if c != GREEN and t.down[seat * COLOURS + c] > 0:
            return True
    return False


def use_power(t: Principe, seat: i64, colour: i64) -> None:
    """The powers that ask nothing: a point, a card, two ducats. [IP-56]"""
    if colour == WHITE:
        t.score[seat] += POWER_POINTS
        t.tell(POINT_GAINED, seat)
    elif colour == RED and t.deck_size() > 0:
        t.tell(CARD_DRAWN, seat, t.draw_unseen(seat))
    elif colour == YELLOW:
        t.purse[seat] += POWER_DUCATS
        t.tell(DUCATS_GAINED, seat, POWER_DUCATS)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhichCard(Question):
    """The green power: which face-down card, not green, turns up; one edition lets them lie. [IP-56]"""

    def legal(self, t: Principe, seat: i64, out: Actions) -> None:
        if t.terms.edition.green_is_a_choice:
            out.add(PASS)
        for c in range(COLOURS):
            out.add_if(REVEAL + c, c != GREEN and t.down[seat * COLOURS + c] > 0)

    def clone(self) -> "WhichCard":
        return WhichCard(self.seat)


def turn_card_up(t: PrincipeOpen, seat: i64, colour: i64) -> None:
    """It counts for the later colours of this phase. [IP-57]"""
    t.down[seat * COLOURS + colour] -= 1
    t.up[seat * COLOURS + colour] += 1
    t.tell(TURNED_UP, seat, colour)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class WhichRegionOfAll(Question):
    """The blue power: a shield in any region. [IP-56]"""

    def legal(self, t: Principe, seat: i64, out: Actions) -> None:
        out.add_range(PLACE, PLACE + REGIONS - 1)

    def clone(self) -> "WhichRegionOfAll":
        return WhichRegionOfAll(self.seat)
