"""Phase 3: build a city, play cards, or do nothing."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from signoria.games.principe.components import BUILD, CARDS_PER_COLOUR, COLOURS, PLAY
from signoria.games.principe.events import CARDS_PLAYED, NOTHING_DONE
from signoria.games.principe.frames import Paragraph, Question
from signoria.games.principe.rules.city import RaiseCity, add_cities
from signoria.games.principe.table import Principe
from signoria.kernel.action import Actions
from signoria.kernel.frame import END, Frame
from signoria.kit.ascending import PASS


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class BuildPhase(Paragraph):
    """Once round the table from the holder of the marker, which does not move here. [IP-38]"""

    def __init__(self, turn: i64) -> None:
        super().__init__()
        self.turn: i64 = turn  # whose turn it is

    def next(self, t: Principe, done: Frame | None) -> Frame:
        if done is None:
            return BuildOrPlay(self.turn)
        if isinstance(done, BuildOrPlay):
            if done.picked == PASS:
                t.tell(NOTHING_DONE, done.seat)
            elif done.picked < PLAY:
                return RaiseCity(done.seat, done.picked - BUILD)
            else:
                play_cards(t, done.seat, done.picked - PLAY)
        self.turn = t.left_of(self.turn)
        if self.turn == t.prince:
            return END
        return BuildOrPlay(self.turn)

    def clone(self) -> "BuildPhase":
        return BuildPhase(self.turn)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class BuildOrPlay(Question):
    """One of: a city (not in round 1), any number of cards of one colour, nothing. [IP-38]"""

    def legal(self, t: Principe, seat: i64, out: Actions) -> None:
        out.add(PASS)
        if t.may_build():
            add_cities(t, seat, out)
        for c in range(COLOURS):
            first = PLAY + c * CARDS_PER_COLOUR
            out.add_range(first, first + t.hand[seat * COLOURS + c] - 1)

    def clone(self) -> "BuildOrPlay":
        return BuildOrPlay(self.seat)


def play_cards(t: Principe, seat: i64, play: i64) -> None:
    """Cards of one colour go from the hand face up before the player. [IP-38]"""
    colour = play // CARDS_PER_COLOUR
    cards = play % CARDS_PER_COLOUR + 1
    t.spend(seat, colour, cards)
    t.up[seat * COLOURS + colour] += cards
    t.tell(CARDS_PLAYED, seat, colour, cards)
