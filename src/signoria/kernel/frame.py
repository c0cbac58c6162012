"""Frames: the open paragraphs of the rulebook.

Procedure  sequences other frames and moves components; it never asks
Choice     asks and remembers the answer; it never moves components
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from signoria.kernel.action import NOBODY, Actions
from signoria.kernel.rng import Rng
from signoria.kernel.table import Table

OVER: Final[i64] = -2  # nobody will ever be asked again


@mypyc_attr(acyclic=True)
class Frame:
    """An open paragraph. Holds i64 and vec[i64] only, so that it can be cloned and dumped.

    One base with virtual methods, so that the stack never asks what kind of frame it holds.
    """

    below: "Frame"  # the paragraph that opened this one; set when it is pushed

    def __init__(self, asked: i64) -> None:
        self.asked: i64 = asked  # the seat that must answer now, or NOBODY

    def step(self, t: Table, done: "Frame | None") -> "Frame":
        """What follows `done`, which is None when this paragraph opens. END closes it."""
        raise NotImplementedError

    def offer(self, t: Table, seat: i64, out: Actions) -> None:
        """Add what `seat` may answer, always in the same order."""
        raise NotImplementedError

    def answer(self, t: Table, seat: i64, code: i64) -> None:
        """Remember the answer, say in `asked` who comes next, and announce what all may know of it."""
        raise NotImplementedError

    def waiting(self) -> i64:
        """All seats that may answer now, as bits."""
        return 1 << self.asked

    def seen_by(self, observer: i64) -> "Frame":
        """A copy without the answers that `observer` cannot know; most frames hide nothing."""
        return self.clone()

    def imagine(self, t: Table, observer: i64, rng: Rng) -> None:
        """Put guesses that fit `t` where `seen_by` left blanks."""

    def clone(self) -> "Frame":
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Procedure(Frame):
    """Sequences and moves: a game overrides `step`, through its narrow door."""

    def __init__(self) -> None:
        super().__init__(NOBODY)


@mypyc_attr(acyclic=True)
class Choice(Frame):
    """Asks and remembers: override `offer` and `answer`. Closes itself when nobody is asked any more."""

    def step(self, t: Table, done: Frame | None) -> Frame:
        return END


@mypyc_attr(acyclic=True)
@final
class _End(Frame):
    """What `step` returns to close a paragraph, and what is left when all are closed."""

    def waiting(self) -> i64:
        return 0

    def clone(self) -> "_End":
        return self


END: Final = _End(OVER)


def copied(frame: Frame) -> Frame:
    """The frame and all below it."""
    if frame is END:
        return frame
    twin = frame.clone()
    twin.below = copied(frame.below)
    return twin


def censored(frame: Frame, observer: i64) -> Frame:
    """The frame and all below it as `observer` may know them."""
    if frame is END:
        return frame
    twin = frame.seen_by(observer)
    twin.below = censored(frame.below, observer)
    return twin


def frames(top: Frame) -> list[Frame]:
    """The open paragraphs, the innermost first."""
    out: list[Frame] = []
    while top is not END:
        out.append(top)
        top = top.below
    return out
