"""Many tables at once: each step answers one question at every table, and fills the buffers with what comes next.

The buffers are arrays that others read in place. Observations and masks are words of eight bytes, see kernel/tensors.
A table that is over pays its rewards and is set up anew in the same step.
"""

from typing import Final, final

from librt.strings import read_i32_le
from mypy_extensions import i64

from signoria.kernel.action import NOBODY, Actions, filled
from signoria.kernel.arrays import append, vec
from signoria.kernel.errors import IllegalAction
from signoria.kernel.frame import END
from signoria.kernel.game import Game, Options
from signoria.kernel.rng import Rng
from signoria.kernel.state import State
from signoria.kernel.tensors import Tensors


def zeros(n: i64) -> vec[float]:
    out: vec[float] = vec[float]()
    for _i in range(n):
        out = append(out, 0.0)
    return out


@final
class Batch:
    """So many tables of one game.

    `alone`: whoever steps the batch has one seat at each table, another in each game, and chance answers for the
    others; else all seats of all tables are asked.
    """

    def __init__(
        self,
        game: Game,
        tensors: Tensors,
        edition: str,
        options: Options,
        count: i64,
        seed: i64,
        alone: bool,
    ) -> None:
        self.game: Final = game
        self.tensors: Final = tensors
        self.edition: Final = edition
        self.options: Final = options
        self.count: Final[i64] = count
        self.alone: Final = alone
        self.seats: Final[i64] = tensors.seats
        self.observations: Final = filled(count * tensors.words, 0)
        self.masks: Final = filled(count * tensors.space.words, 0)
        self.asked: Final = filled(count, 0)  # the seat that is to answer
        self.drawn: Final = filled(count, 0)  # a legal answer at random, by its code
        self.over: Final = filled(count, 0)  # 1 if the last answer ended a game
        self.rewards: Final = zeros(count * tensors.seats)  # of the game that ended
        self.held: Final = filled(count, 0)  # the seat whose answer, or in `alone` whose game, that was
        self.games: i64 = 0  # set up so far
        # What only the batch needs.
        self.states: Final[list[State]] = []
        self.surveys: Final = filled(count * tensors.open_words, 0)
        self.least: Final = filled(count, NOBODY)  # where the ladder of each table begins
        self.mine: Final = filled(count, 0)  # seats that whoever steps the batch answers for, as bits
        self.standing: Final = filled(tensors.seats, 0)
        self.acts: Final[list[Actions]] = [Actions() for _table in range(int(count))]  # what each mask marks
        self.rng: Rng = Rng(seed)
        self.reset(seed)

    def reset(self, seed: i64) -> None:
        """New games at all tables; the same seed deals and draws the same."""
        self.rng = Rng(seed)
        self.games = 0
        self.states.clear()
        for table in range(self.count):
            self.over[table] = 0
            self.clear_rewards(table)
            self.states.append(self.opened(table))
            self.go_on(table, True)

    def opened(self, table: i64) -> State:
        """A new game; chance names its first player."""
        seat = self.games % self.seats
        self.games += 1
        self.mine[table] = (1 << self.seats) - 1
        if self.alone:
            self.mine[table] = 1 << seat
        return self.game.open(self.seats, self.edition, self.options, Rng(self.rng.below(1 << 30)), NOBODY, None)

    def step(self, answers: bytes) -> None:
        """One answer for each table: its index in the space of actions, as four bytes, the lowest first."""
        for table in range(self.count):
            index = i64(read_i32_le(answers, 4 * table))
            self.check(table, index)
            self.answer(table, self.tensors.space.code_of(index, self.least[table]))

    def check(self, table: i64, index: i64) -> None:
        space = self.tensors.space
        if 0 <= index < space.size and (self.masks[table * space.words + (index >> 3)] >> ((index & 7) << 3)) & 1:
            return
        action = space.texts[index] if 0 <= index < space.size else str(index)
        raise IllegalAction("not-legal", seat=int(self.asked[table]), action=action)

    def play_at_random(self, steps: i64) -> None:
        """So many steps with the answers that were drawn."""
        for _step in range(steps):
            for table in range(self.count):
                self.answer(table, self.drawn[table])

    def answer(self, table: i64, code: i64) -> None:
        if self.over[table] != 0:
            self.over[table] = 0
            self.clear_rewards(table)
        s = self.states[table]
        self.go_on(table, apply(s, self.asked[table], code))

    def clear_rewards(self, table: i64) -> None:
        for cell in range(table * self.seats, (table + 1) * self.seats):
            self.rewards[cell] = 0.0

    def go_on(self, table: i64, moved: bool) -> None:
        """Play to the next question for us, and lay it out; `moved`, unless the open table is as it was."""
        s = self.states[table]
        acts = self.acts[table]
        space = self.tensors.space
        space.unmark(acts, self.masks, table * space.words)
        while True:
            if s.top is END:
                self.pay(table, s)
                s = self.opened(table)
                self.states[table] = s
                moved = True
            seat = s.top.asked
            s.offer(seat, acts)
            code = acts.at(self.rng.below(acts.count))
            if (self.mine[table] >> seat) & 1:
                break
            if apply(s, seat, code):
                moved = True
        tensors = self.tensors
        self.asked[table] = seat
        self.drawn[table] = code
        if moved:
            tensors.survey(s, self.surveys, table * tensors.open_words)
        tensors.observe(s, seat, self.surveys, table * tensors.open_words, self.observations, table * tensors.words)
        self.least[table] = space.least_of(acts)
        space.mark(acts, self.masks, table * space.words)

    def pay(self, table: i64, s: State) -> None:
        """What a game was worth to each: the share of the win, less what is everybody's share before it begins."""
        self.held[table] = self.asked[table]
        standing = self.standing
        self.game.standing(s, standing)
        best = standing[0]
        winners: i64 = 0
        for seat in range(self.seats):
            if standing[seat] > best:
                best = standing[seat]
                winners = 0
            if standing[seat] == best:
                winners += 1
        for seat in range(self.seats):
            reward = -1.0 / float(self.seats)
            if standing[seat] == best:
                reward += 1.0 / float(winners)
            self.rewards[table * self.seats + seat] = reward
        self.over[table] = 1

    def restore(self, table: i64, s: State) -> None:
        """Go on at a table from another state, which is not changed."""
        self.states[table] = s.clone()
        self.go_on(table, True)


def apply(s: State, seat: i64, code: i64) -> bool:
    """`State.apply`; whether anything on the table may have moved, which an answer alone never does."""
    t = s.table
    if code >= t.first_aside:
        t.aside(seat, code)
        return True
    top = s.top
    top.answer(t, seat, code)
    if top.asked == NOBODY:
        s.settle(top)
        return True
    return False
