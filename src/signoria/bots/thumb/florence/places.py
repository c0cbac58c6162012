"""Where to put a piece: so that later ones find room."""

from typing import Final, final

from mypy_extensions import i64

from signoria.bots.thumb.florence.evaluation import SeatEvaluation
from signoria.bots.thumb.policy import Menu
from signoria.games.florence.components import BUILDINGS, LANDSCAPES, PLACE
from signoria.games.florence.grid import WHOLE, beside
from signoria.games.florence.table import Florence
from signoria.kernel.action import Actions, filled
from signoria.kernel.arrays import vec
from signoria.kernel.bits import bits

FEW: Final[i64] = 4  # places that are worth a closer look


@final
class Places:
    """The few best places found so far; a reusable sheet of notes."""

    def __init__(self) -> None:
        self.codes: vec[i64] = filled(FEW, 0)
        self.losses: vec[i64] = filled(FEW, 0)
        self.count: i64 = 0

    def note(self, code: i64, loss: i64) -> None:
        """Keep the few with the least loss, the least first."""
        n = self.count
        if n == FEW:
            if loss >= self.losses[FEW - 1]:
                return
            n = FEW - 1
        else:
            self.count += 1
        while n > 0 and self.losses[n - 1] > loss:
            self.codes[n] = self.codes[n - 1]
            self.losses[n] = self.losses[n - 1]
            n -= 1
        self.codes[n] = code
        self.losses[n] = loss

    def rate(self, t: Florence, evaluation: SeatEvaluation, piece: i64, acts: Actions, menu: Menu) -> None:
        """Lose few squares on which one could build, leave few open edges, keep room for what is wanted."""
        seat = evaluation.seat
        self.count = 0
        empty = WHOLE & ~t.covered[seat]
        ground = t.free(seat, True)
        apart = piece < BUILDINGS and t.builders[seat] < 2
        square = evaluation.taste.square
        edge = evaluation.taste.edge
        codes = acts.codes
        squares_of = t.printed.atlas.squares
        for n in range(acts.listed):
            code = codes[n]
            if code >= t.first_aside:
                break
            squares = squares_of[code - PLACE]
            around = beside(squares) & empty & ~squares
            lost = squares
            if apart:
                lost |= around
            self.note(code, square * bits(lost & ground) + edge * bits(around))
        for n in range(self.count):
            menu.add(self.codes[n], self.room_after(t, evaluation, piece, self.codes[n] - PLACE) - self.losses[n])

    def room_after(self, t: Florence, evaluation: SeatEvaluation, piece: i64, place: i64) -> i64:
        """What is wanted and still fits when a piece lies there."""
        seat = evaluation.seat
        atlas = t.printed.atlas
        empty = WHOLE & ~(t.covered[seat] | atlas.squares[place])
        ground = empty
        if t.builders[seat] < 2:
            solid = t.solid[seat]
            if piece < BUILDINGS:
                solid |= atlas.squares[place]
            ground &= ~beside(solid)
        room: i64 = 0
        wanted = t.room[seat] & ~t.buildings[seat]
        for kind in range(BUILDINGS):
            if (wanted >> kind) & 1 and kind != piece and atlas.fits(kind, ground):
                room += evaluation.taste.fit
                if evaluation.buildings[kind] > 200:
                    room += evaluation.taste.fit
        for kind in range(LANDSCAPES):
            if atlas.fits(BUILDINGS + kind, empty):
                room += evaluation.taste.fit
        return room
