"""The table: where every component lies. It knows where things are, not what happens next."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from signoria.kernel.action import NOBODY, Actions
from signoria.kernel.arrays import COMPILED, vec
from signoria.kernel.rng import Rng

Told = tuple[i64, i64, i64, i64, i64, i64, i64, i64]  # an event's code and its nouns
Dealt = tuple[i64, list[int]]  # what chance was asked for, and what it gave

NO_ASIDES: Final[i64] = 1 << 60
KEEPS_SPARES: Final[bool] = COMPILED  # interpreted there is nothing to gain


@final
class Spare:
    """Where the last table of a game that was let go waits, with all its places, for the next one of its kind.

    Most tables live as long as a thought: a clone that is played to its end, a world that is imagined once. To write
    over the places of such a table takes half the time of laying out a new one. There is one for all tables of a game:
    whoever comes with ever other boxes leaves no more than one table behind.
    """

    def __init__(self) -> None:
        self.table: Table | None = None
        self.taken: bool = not KEEPS_SPARES

    def keep(self, t: "Table") -> None:
        """What waited before goes for good: while it does, nothing is kept."""
        if not self.taken:
            self.taken = True
            self.table = t
            self.taken = False

    def take(self) -> "Table | None":
        table = self.table
        self.table = None
        return table


@mypyc_attr(acyclic=True)
@final
class Log:
    """What was announced. A copy shares what it has in common with it, until one of both goes on otherwise."""

    def __init__(self) -> None:
        self.told: list[Told] = []  # and perhaps more, which a copy was told since
        self.count: i64 = 0

    def __len__(self) -> int:
        return int(self.count)

    def copy(self) -> "Log":
        other = Log()
        other.told, other.count = self.told, self.count
        return other

    def add(self, told: Told) -> None:
        if len(self.told) != self.count:
            self.told = self.told[: self.count]
        self.told.append(told)
        self.count += 1

    def since(self, n: i64) -> list[Told]:
        return self.told[n : self.count]


@mypyc_attr(acyclic=True)
class Table:
    """The components of a game in play, and the chance that deals them.

    Asides are what a seat may do beside any decision of its own, without answering it (sell fame for florins, say):
    the codes from `first_aside` on.
    """

    def __init__(self, seats: i64, rng: Rng) -> None:
        self.seats: Final[i64] = seats
        self.rng: Rng = rng
        self.first_aside: i64 = NO_ASIDES
        self.log: Log | None = None  # None while searching: nobody listens
        self.deals: list[Dealt] | None = None  # what chance has given so far, for the record

    def tell(
        self,
        event: i64,
        a: i64 = NOBODY,
        b: i64 = NOBODY,
        c: i64 = NOBODY,
        d: i64 = NOBODY,
        e: i64 = NOBODY,
        f: i64 = NOBODY,
        g: i64 = NOBODY,
    ) -> None:
        """Announce a fact: an event code and its nouns. Words are made at the boundary."""
        if self.log is not None:
            self.write((event, a, b, c, d, e, f, g))

    def write(self, told: Told) -> None:
        """What is announced goes into the log. Apart from `tell`, which is so short that it is called nowhere."""
        log = self.log
        assert log is not None
        log.add(told)

    def note_deal(self, what: i64, cards: vec[i64]) -> None:
        """Keep what chance gave, so that the game can be replayed without our generator."""
        deals = self.deals
        if deals is not None:
            deals.append((what, [int(card) for card in cards]))

    def note_card(self, what: i64, card: i64) -> None:
        """The same of one card."""
        deals = self.deals
        if deals is not None:
            deals.append((what, [int(card)]))

    def everyone(self) -> i64:
        """All seats, as bits."""
        return (1 << self.seats) - 1

    def left_of(self, seat: i64) -> i64:
        if seat + 1 < self.seats:
            return seat + 1
        return 0

    def means(self, seat: i64) -> i64:
        """The most this seat could bid now."""
        raise NotImplementedError

    def offer_asides(self, seat: i64, out: Actions) -> None:
        """Add what this seat may do beside its decision."""
        raise NotImplementedError

    def aside(self, seat: i64, code: i64) -> None:
        """Do it; the decision still stands."""
        raise NotImplementedError

    def catch_up(self) -> None:
        """Work out what was put off because nobody asked for it; most games put nothing off."""

    def clone(self) -> "Table":
        """The same components in other hands; nobody listens to a clone."""
        raise NotImplementedError
