"""What the plain transcriptions of the games' rules share: rules that ask, and the way to answer them.

The rules are generators read from top to bottom. They yield questions, as a dict from each seat that may answer to the
texts it may answer with, and are sent one (seat, text) pair at a time.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import TypeVar

Question = dict[int, set[str]]
Answer = tuple[int, str]
T = TypeVar("T")
Steps = Generator[Question, Answer, T]


def ask(seat: int, options: Iterable[str]) -> Steps[str]:
    """Ask one seat one question."""
    _, text = yield {seat: set(options)}
    return text


class Transcription:
    """A game that runs from question to question."""

    def begin(self, rules: Steps[None]) -> None:
        self.over = False
        self.question: Question = {}
        self.rules = rules
        self.go_on(None)

    def to_act(self) -> list[int]:
        return sorted(self.question)

    def legal(self, seat: int) -> set[str]:
        return set(self.question.get(seat, set()))

    def play(self, seat: int, text: str) -> None:
        if text not in self.legal(seat):
            raise ValueError(f"seat {seat} may not answer {text!r}")
        self.go_on((seat, text))

    def go_on(self, answer: Answer | None) -> None:
        """Run the rules up to the next question, or to the end of the game."""
        try:
            self.question = next(self.rules) if answer is None else self.rules.send(answer)
        except StopIteration:
            self.question = {}
            self.over = True
