"""What leaves the table: a View of it for one observer, and the Decision put to a seat."""

from typing import final

from mypy_extensions import i64

from signoria.kernel.dump import canonical
from signoria.kernel.frame import Frame


class View:
    """What one observer may know. A game fills in its own fields, one by one: an allow-list."""

    def __init__(self, observer: i64, seats: i64, edition: str, stack: Frame) -> None:
        self.observer: i64 = observer
        self.seats: i64 = seats
        self.edition: str = edition
        self.stack: Frame = stack  # where we are in the rulebook, without others' sealed answers

    def to_dict(self) -> dict[str, object]:
        """The view as plain data, every code named."""
        raise NotImplementedError

    def to_json(self) -> str:
        return canonical(self.to_dict())


@final
class Decision:
    """What a seat is asked: a prompt with its nouns, and every answer it may give."""

    def __init__(self, seat: i64, prompt: str, rule: str, nouns: dict[str, int | str], options: list[str]) -> None:
        self.seat: i64 = seat
        self.prompt: str = prompt
        self.rule: str = rule  # the paragraph that asks
        self.nouns: dict[str, int | str] = nouns
        self.options: list[str] = options

    def to_dict(self) -> dict[str, object]:
        return {
            "seat": int(self.seat),
            "prompt": self.prompt,
            "rule": self.rule,
            "nouns": self.nouns,
            "options": self.options,
        }
