"""What lies open to all: table, view and imagination share it, and each field is written here alone."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from signoria.games.borgia.components import ALL_CARDINALS, COVERED, HOME, KEPT, KINDS, OFFICES, OPEN, SPOTS, kind_of
from signoria.games.borgia.editions import Terms
from signoria.games.borgia.printed import Printed
from signoria.kernel.action import NOBODY, copy_cells, filled
from signoria.kernel.bits import bit
from signoria.kernel.rng import Rng
from signoria.kernel.table import Table


@mypyc_attr(acyclic=True)
class BorgiaOpen(Table):
    """The piles that lie face up, what is in force, and what lies before each family.

    Sets of cards and of seats are bits. What was kept in hand is counted: four bits for each card number from KEPT on.
    """

    def __init__(self, seats: i64, rng: Rng, terms: Terms, printed: Printed) -> None:
        super().__init__(seats, rng)
        self.terms: Final = terms
        self.printed: Final = printed
        self.first: i64 = NOBODY  # the first Pope
        self.pope: i64 = NOBODY  # the sitting Pope
        self.round: i64 = 0
        self.ended: bool = False
        self.shelf: i64 = 0  # set aside: they come back next round [TP-3]
        self.dead: i64 = 0  # artists in the discard, for good [TP-3]
        self.spent: i64 = 0  # cards from hands in the discard, counted [TP-3]
        self.married: i64 = 0  # the two seats of the marriage in play [TP-44]
        self.preaching: bool = False  # is Savonarola in play? [TP-45]
        self.reshuffled: bool = False  # did the Pope collect the others' offices this round? [TP-91]
        self.favoured: i64 = 0  # seats that received an office or a cardinal from the Pope this round [TP-46]
        self.barred: i64 = 0  # seats that lose their next turn [TP-46]
        self.offers: i64 = 0  # made this turn, or by this seat before this ballot [TP-95]
        self.yet: i64 = 0  # seats that have not yet played what must be played at once [TP-12]
        self.waiting: i64 = 0  # cards that all have seen and that lie nowhere yet [TP-24]
        self.loose: i64 = 0  # cards in play that are unprotected [TP-30]
        # Empty places for everything that lies open. [TP-2] [TP-30]
        self.owner: Final = filled(SPOTS, NOBODY)  # whose a spot is
        self.estate: Final = filled(seats, 0)  # the same by seat: properties and home, as bits
        self.lies: Final = filled(COVERED, NOBODY)  # the spot of each office, artist and outside family
        self.taken: Final = filled(KINDS, 0)  # spots whose place for an office, artist, outside family is taken
        self.owned: Final = filled(seats, 0)  # every card in play that is a seat's, as bits
        self.cardinals: Final = filled(seats, 0)
        self.score: Final = filled(seats, 0)
        for seat in range(seats):
            self.owner[HOME + seat] = seat
            self.owner[OPEN + seat] = seat
            self.estate[seat] = bit(HOME + seat)

    def copy_open(self, twin: "BorgiaOpen") -> None:
        """Lay all this out on another table of as many seats; what belongs together stands in one line."""
        twin.first, twin.pope, twin.round, twin.ended = self.first, self.pope, self.round, self.ended
        twin.shelf, twin.dead, twin.spent, twin.waiting = self.shelf, self.dead, self.spent, self.waiting
        twin.married, twin.preaching, twin.barred = self.married, self.preaching, self.barred
        twin.reshuffled, twin.favoured = self.reshuffled, self.favoured
        twin.offers, twin.yet, twin.loose = self.offers, self.yet, self.loose
        copy_cells(self.owner, twin.owner)
        copy_cells(self.estate, twin.estate)
        copy_cells(self.lies, twin.lies)
        copy_cells(self.taken, twin.taken)
        copy_cells(self.owned, twin.owned)
        copy_cells(self.cardinals, twin.cardinals)
        copy_cells(self.score, twin.score)

    def unused_cardinals(self) -> i64:
        n = ALL_CARDINALS
        for seat in range(self.seats):
            n -= self.cardinals[seat]
        return n

    def owner_of(self, card: i64) -> i64:
        """Who owns a card in play; NOBODY if it is not in play."""
        if card < OFFICES:
            return self.owner[card]
        spot = self.lies[card - OFFICES]
        if spot == NOBODY:
            return NOBODY
        return self.owner[spot]

    def put(self, card: i64, spot: i64) -> None:
        """Lay an office, artist or outside family that lies nowhere."""
        self.waiting &= ~bit(card)
        self.lies[card - OFFICES] = spot
        self.owned[self.owner[spot]] |= bit(card)
        if spot < OPEN:
            self.taken[kind_of(card)] |= bit(spot)
        else:
            self.loose |= bit(card)

    def lift(self, card: i64) -> None:
        """Take it from where it lies."""
        spot = self.lies[card - OFFICES]
        if spot == NOBODY:
            return
        self.lies[card - OFFICES] = NOBODY
        self.owned[self.owner[spot]] &= ~bit(card)
        if spot < OPEN:
            self.taken[kind_of(card)] &= ~bit(spot)
        else:
            self.loose &= ~bit(card)

    def hand_over(self, card: i64, seat: i64) -> None:
        """A property goes to a new owner, with whatever lies under it. [TP-55]"""
        self.waiting &= ~bit(card)
        goes = bit(card)
        for kind in range(KINDS):
            if (self.taken[kind] >> card) & 1:
                goes |= bit(self.under(card, kind))
        old = self.owner[card]
        if old != NOBODY:
            self.estate[old] &= ~bit(card)
            self.owned[old] &= ~goes
        self.owner[card] = seat
        self.estate[seat] |= bit(card)
        self.owned[seat] |= goes

    def under(self, spot: i64, kind: i64) -> i64:
        """The card in a place of a spot; NOBODY if it is free."""
        if (self.taken[kind] >> spot) & 1:
            for card in range(OFFICES, KEPT):
                if self.lies[card - OFFICES] == spot and kind_of(card) == kind:
                    return card
        return NOBODY

    def free_spots(self, seat: i64, card: i64) -> i64:
        """Own properties and home with the place for this card free, as bits. [TP-30]"""
        return self.estate[seat] & ~self.taken[kind_of(card)]

    def partners(self, seat: i64, other: i64) -> bool:
        """Are the two married to each other? [TP-44]"""
        return (self.married >> seat) & (self.married >> other) & 1 == 1

    def silenced(self, seat: i64) -> bool:
        """May this seat play no card from hand? [TP-45]"""
        return self.preaching and seat == self.pope
