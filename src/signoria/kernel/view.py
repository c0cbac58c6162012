"""What leaves the table: a View of it for one observer, and the Decision put to a seat."""

from collections.abc import Mapping
from typing import final

from mypy_extensions import i64

from signoria.kernel.action import Actions, Catalogue
from signoria.kernel.dump import canonical
from signoria.kernel.frame import Frame
from signoria.kernel.public import Consequence, Ladder, Nouns, Question


class View:
    """What one observer may know. A game fills in its own fields, one by one: an allow-list."""

    def __init__(self, observer: i64, seats: i64, edition: str, stack: Frame) -> None:
        self.observer: i64 = observer
        self.seats: i64 = seats
        self.edition: str = edition
        self.stack: Frame = stack  # where we are in the rulebook, without others' sealed answers

    def to_dict(self) -> Mapping[str, object]:
        """The view in public words: what all see alike, and what is this observer's own. Its type the game declares."""
        raise NotImplementedError

    def seen_by_all(self) -> Mapping[str, object]:
        """What is the same whoever looks: put into words once for all of them."""
        raise NotImplementedError

    def own(self) -> Mapping[str, object]:
        """The rest. Nothing here is there too."""
        raise NotImplementedError

    def to_json(self) -> str:
        return canonical(self.to_dict())


@final
class Answers:
    """Every answer to a question: texts, and after them at most one ladder of numbers that nobody need write out."""

    def __init__(self, listed: list[str], ladder: Ladder | None) -> None:
        self.listed: list[str] = listed
        self.ladder: Ladder | None = ladder

    def texts(self) -> list[str]:
        """All of them, written out."""
        ladder = self.ladder
        if ladder is None:
            return self.listed
        numbers = range(ladder["least"], ladder["most"] + 1, ladder["step"])
        return self.listed + [f"{ladder['verb']} {number}" for number in numbers]


def answers(catalogue: Catalogue, acts: Actions) -> Answers:
    """Codes in words. A ladder of codes is one of texts too: a verb, and numbers at equal steps."""
    texts = catalogue.texts
    listed = [texts[acts.codes[i]] for i in range(acts.listed)]
    rungs = acts.count - acts.listed
    if rungs == 0:
        return Answers(listed, None)
    verb, _space, least = texts[acts.first].rpartition(" ")
    most = int(texts[acts.first + rungs - 1].rpartition(" ")[2])
    step = (most - int(least)) // (int(rungs) - 1) if rungs > 1 else 1
    return Answers(listed, {"verb": verb, "least": int(least), "most": most, "step": step})


@final
class Prompt:
    """A question: the key of its words with their nouns, and the paragraph that asks."""

    def __init__(self, key: str, rule: str, nouns: Nouns) -> None:
        self.key: str = key
        self.rule: str = rule
        self.nouns: Nouns = nouns


@final
class Decision:
    """What a seat is asked: a prompt with its nouns, and every answer it may give."""

    def __init__(self, seat: i64, asking: Prompt, answers: Answers) -> None:
        self.seat: i64 = seat
        self.prompt: str = asking.key
        self.rule: str = asking.rule  # the paragraph that asks
        self.nouns: Nouns = asking.nouns
        self.answers: Answers = answers

    @property
    def options(self) -> list[str]:
        """Every answer, written out."""
        return self.answers.texts()

    def to_dict(self) -> Question:
        return {
            "seat": int(self.seat),
            "prompt": self.prompt,
            "rule": self.rule,
            "nouns": self.nouns,
            "options": self.answers.listed,
            "ladder": self.answers.ladder,
        }


@final
class Fact:
    """One thing that an answer leads to, as far as the seat can tell, and the paragraph by which it does."""

    def __init__(self, what: str, rule: str, nouns: Nouns) -> None:
        self.what: str = what
        self.rule: str = rule
        self.nouns: Nouns = nouns

    def to_dict(self) -> Consequence:
        return {"what": self.what, "rule": self.rule, "nouns": self.nouns}
