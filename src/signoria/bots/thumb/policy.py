"""What a policy is: quick opinions about the answers to a question, and about how a game will end.

A policy is handed an imagined state. It may look at what lies open and at what belongs to the seat it thinks for,
never at another seat's secrets or at a deck: in the rollouts of a search every seat thinks with the same policy, and
none of them may play as if it knew the others' hands.
"""

from typing import Final

from mypy_extensions import i64

from signoria.kernel.action import NOBODY, ROOM, Actions, filled, put
from signoria.kernel.arrays import vec
from signoria.kernel.frame import END
from signoria.kernel.game import STEP
from signoria.kernel.rng import Rng
from signoria.kernel.state import State, playout
from signoria.kernel.table import NO_ASIDES

POINT: Final[i64] = 100  # ratings are in hundredths of a victory point


class Menu:
    """The answers worth considering, each with a rating; a reusable buffer."""

    def __init__(self) -> None:
        self.codes: Final = filled(ROOM, 0)
        self.ratings: Final = filled(ROOM, 0)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, code: i64, rating: i64) -> None:
        put(self.codes, self.count, code)
        put(self.ratings, self.count, rating)
        self.count += 1

    def add_all(self, acts: Actions) -> None:
        """Every answer, none better than another; of a ladder the lowest rungs, then ever fewer, and the highest."""
        for n in range(acts.listed):
            self.add(acts.codes[n], 0)
        rungs = acts.count - acts.listed
        step: i64 = 1
        rung: i64 = 0
        while rung < rungs:
            self.add(acts.first + rung, 0)
            if rung + 1 < rungs and rung + step >= rungs:
                self.add(acts.first + rungs - 1, 0)
            if rung >= 2:
                step *= 2
            rung += step

    def best(self, jitter: i64, rng: Rng) -> i64:
        """The code rated highest, when every rating may be off by up to `jitter`."""
        best_code = self.codes[0]
        best = self.ratings[0]
        if jitter > 0:
            best += rng.below(jitter)
        for n in range(1, self.count):
            rating = self.ratings[n]
            if jitter > 0:
                rating += rng.below(jitter)
            if rating > best:
                best = rating
                best_code = self.codes[n]
        return best_code


class Policy:
    """Opinions about one game. A game's own policy overrides all three."""

    def __init__(self, jitter: i64) -> None:
        self.jitter: i64 = jitter  # how far apart two ratings may be and the choice still be a matter of taste
        self.iterations: i64 = 100  # of a search on the ladder: far fewer than half a second allows

    def rate(self, s: State, seat: i64, acts: Actions, menu: Menu) -> None:
        """Put the answers worth considering on the menu: at least one, of a long ladder a few rungs.

        A rating says how many hundredths of a point the answer is worth to this seat; only differences count.
        """
        raise NotImplementedError

    def forecast(self, s: State, out: vec[i64]) -> None:
        """The points each seat will end with, in hundredths, if the game goes on as it stands."""
        raise NotImplementedError

    def doubt(self, s: State) -> i64:
        """How far, in hundredths of a point, the forecast may be off from here: large at first, small at the end."""
        raise NotImplementedError

    def recall(self, s: State, seat: i64, balance: vec[i64]) -> None:
        """Mend an imagined state by the books of this seat: what everyone has been paid so far, less what they paid."""

    def choose(self, s: State, seat: i64, acts: Actions, menu: Menu, rng: Rng) -> i64:
        """What this policy would do now; `acts` holds what is offered."""
        if acts.count == 1:
            return acts.at(0)
        menu.clear()
        self.rate(s, seat, acts, menu)
        return menu.best(self.jitter, rng)

    def play_on(self, s: State, acts: Actions, menu: Menu, rng: Rng, decisions: i64) -> i64:
        """Play for all seats, for so many decisions at most; how many it were."""
        return rollout(s, self, acts, menu, rng, decisions)


class Uniform(Policy):
    """No opinion: every answer is as good as any other."""

    def __init__(self) -> None:
        super().__init__(1 << 20)

    def rate(self, s: State, seat: i64, acts: Actions, menu: Menu) -> None:
        menu.add_all(acts)

    def forecast(self, s: State, out: vec[i64]) -> None:
        s.game.standing(s, out)
        for seat in range(s.table.seats):
            out[seat] = out[seat] // STEP * POINT

    def doubt(self, s: State) -> i64:
        return 10 * POINT

    def choose(self, s: State, seat: i64, acts: Actions, menu: Menu, rng: Rng) -> i64:
        return acts.at(rng.below(acts.count))

    def play_on(self, s: State, acts: Actions, menu: Menu, rng: Rng, decisions: i64) -> i64:
        return playout(s, rng, acts, decisions)


def rollout(s: State, policy: Policy, acts: Actions, menu: Menu, rng: Rng, decisions: i64) -> i64:
    """Every seat plays by the policy, for so many decisions at most; how many it were.

    The loop of bots inside the core. By `Uniform` it plays as `playout` does, which asks no policy and is faster.
    """
    n: i64 = 0
    t = s.table
    top = s.top
    while n < decisions and top is not END:  # what State.offer and State.apply do, with the top frame kept at hand
        seat = top.asked
        acts.clear()
        top.offer(t, seat, acts)
        if t.first_aside != NO_ASIDES:
            t.offer_asides(seat, acts)
        code = policy.choose(s, seat, acts, menu, rng)
        if code >= t.first_aside:
            t.aside(seat, code)
        else:
            top.answer(t, seat, code)
            if top.asked == NOBODY:
                s.settle(top)
                top = s.top
        n += 1
    return n
