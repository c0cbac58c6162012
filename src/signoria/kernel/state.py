"""A game in play: the table plus the place in the rulebook."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from signoria.kernel.action import NOBODY, Actions
from signoria.kernel.dump import digest, dumped
from signoria.kernel.errors import IllegalAction
from signoria.kernel.frame import END, OVER, Frame, copied, frames
from signoria.kernel.rng import Rng
from signoria.kernel.table import NO_ASIDES, Table

if TYPE_CHECKING:  # the two know each other; only the annotation is needed here
    from signoria.kernel.game import Game

SCRATCH: Final = Actions()  # for short use inside one function
ENDLESS: Final[i64] = 1 << 40  # more decisions than any game has


@final
class Story:
    """What a record tells of a game: how it was set up, and every action since. Searches have none."""

    def __init__(self, seed: str, players: list[str], actions: list[str]) -> None:
        self.seed: Final = seed
        self.players: Final = players
        self.done: list[str] = actions  # and perhaps more, which was done since in a copy
        self.count: i64 = len(actions)

    @property
    def actions(self) -> list[str]:
        """Every action so far, and by whom."""
        return self.done[: self.count]

    def clone(self) -> "Story":
        """It shares what it has in common with this one, until one of both goes on otherwise."""
        other = Story(self.seed, self.players, self.done)
        other.count = self.count
        return other

    def add(self, action: str) -> None:
        if len(self.done) != self.count:
            self.done = self.done[: self.count]
        self.done.append(action)
        self.count += 1


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class State:
    """What lies on the table and which paragraphs are open. Nothing else is state.

    `play` and `legal` speak texts and check them: the public door. `offer` and `apply` speak codes and trust them: the
    search's door.
    """

    def __init__(self, game: "Game", table: Table, top: Frame, story: Story | None = None) -> None:
        self.game: Final = game
        self.table: Final = table
        self.top: Frame = top  # the stack, linked downwards; whoever is asked is asked by the top
        self.story: Story | None = story

    @property
    def over(self) -> bool:
        return self.top.asked == OVER

    def to_act(self) -> list[int]:
        """The seats that may answer now; several where they choose in secret."""
        waiting = self.top.waiting()
        return [seat for seat in range(self.table.seats) if (waiting >> seat) & 1]

    def may_act(self, seat: i64) -> bool:
        return 0 <= seat < self.table.seats and (self.top.waiting() >> seat) & 1 == 1

    def legal(self, seat: i64) -> list[str]:
        """Every action of a seat that is asked, as texts; of another, none."""
        if not self.may_act(seat):
            return []
        self.offer(seat, SCRATCH)
        texts = self.game.catalogue.texts
        return [texts[SCRATCH.at(i)] for i in range(SCRATCH.count)]

    def play(self, seat: i64, text: str) -> None:
        """Answer for a seat; raises IllegalAction, and changes nothing, unless `legal` offers it."""
        code = self.game.catalogue.code(text)
        legal = False
        if code != NOBODY and self.may_act(seat):
            self.offer(seat, SCRATCH)
            legal = SCRATCH.has(code)
        if not legal:
            raise IllegalAction("not-legal", seat=int(seat), action=text[:80])
        self.apply(seat, code)
        story = self.story
        if story is not None:
            story.add(f"{seat} {text}")

    def offer(self, seat: i64, out: Actions) -> None:
        """Fill `out` with the codes a seat that is asked may answer."""
        out.clear()
        t = self.table
        self.top.offer(t, seat, out)
        if t.first_aside != NO_ASIDES:
            t.offer_asides(seat, out)

    def apply(self, seat: i64, code: i64) -> None:
        """Answer with a code that came from `offer`; it is not checked again."""
        t = self.table
        if code >= t.first_aside:
            t.aside(seat, code)
            return
        top = self.top
        top.answer(t, seat, code)
        if top.asked == NOBODY:
            self.settle(top)

    def settle(self, done: Frame | None) -> None:
        """Play on after `done`, a choice that was answered, until somebody must choose or the game is over."""
        t = self.table
        top = self.top
        if done is not None:
            top = done.below
        while top.asked == NOBODY:
            child = top.step(t, done)
            if child is END:
                done = top
                top = top.below
            else:
                child.below = top
                top = child
                done = None
        self.top = top

    def clone(self) -> "State":
        table = self.table.clone()
        story = self.story
        if story is None:
            return State(self.game, table, copied(self.top))
        log = self.table.log
        if log is not None:
            table.log = log.copy()
        deals = self.table.deals
        if deals is not None:
            table.deals = deals[:]
        return State(self.game, table, copied(self.top), story.clone())

    def dump(self) -> dict[str, object]:
        """Table and stack as plain data: everything that is state."""
        self.table.catch_up()
        return {"table": dumped(self.table), "stack": [dumped(frame) for frame in frames(self.top)]}

    def digest(self) -> str:
        """A fingerprint of everything that is state."""
        return digest(self.dump())

    def record(self) -> dict[str, object]:
        """The game so far as a record, see `signoria.kernel.record`."""
        return self.game.record(self)


def opened(game: "Game", table: Table, first: Frame, story: Story | None = None) -> State:
    """A game that begins with the paragraph `first`."""
    first.below = END
    s: State = State(game, table, first, story)
    s.settle(None)
    return s


def imagined(game: "Game", table: Table, stack: Frame, observer: i64, rng: Rng) -> State:
    """A state on an imagined table: where `stack`, as the observer sees it, has blanks, guesses that fit the table."""
    top = copied(stack)
    frame = top
    while frame is not END:
        frame.imagine(table, observer, rng)
        frame = frame.below
    return State(game, table, top)


def playout(s: State, rng: Rng, acts: Actions, most: i64 = ENDLESS) -> i64:
    """Uniformly random play to the end, or for so many decisions at most; how many it were.

    Beside the bots' `rollout` a loop of its own: to ask a policy for each of these decisions costs up to a twelfth.
    """
    decisions: i64 = 0
    t = s.table
    top = s.top
    while decisions < most and top is not END:  # what State.offer and State.apply do, with the top frame kept at hand
        seat = top.asked
        acts.clear()
        top.offer(t, seat, acts)
        if t.first_aside != NO_ASIDES:
            t.offer_asides(seat, acts)
        code = acts.at(rng.below(acts.count))
        if code >= t.first_aside:
            t.aside(seat, code)
        else:
            top.answer(t, seat, code)
            if top.asked == NOBODY:
                s.settle(top)
                top = s.top
        decisions += 1
    return decisions
