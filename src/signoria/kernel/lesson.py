"""A guided first game: a deal that is always the same, bots that keep to a script, and what a newcomer is told.

Nothing is faked: the rules are those of every table, and a step is made from what the learner's seat may know. What is
told fits the position, whatever was done before: a learner who goes another way is never stuck.
"""

from typing import Final, final

from signoria.kernel.public import LessonStep, Nouns
from signoria.kernel.view import Decision, View

LEARNER: Final = 0  # the seat
END: Final = "end"  # the last step: a card over the table


@final
class Step:
    """One thing to tell: its words, where to look, and the answer that is proposed, if it is about one.

    `part` is a part of the table, `thing` something in it (`city lucca`); "" is none. An answer of several is a plan:
    `lay white; lay yellow`.
    """

    def __init__(self, key: str, nouns: Nouns, part: str, thing: str = "", answer: str = "") -> None:
        self.key: str = key
        self.nouns: Nouns = nouns
        self.part: str = part
        self.thing: str = thing
        self.answer: str = answer


def last_step(points: int, rivals: list[int], nouns: Nouns) -> Step:
    """What the learner has, and whether that is more than the best of the others: `ahead` is 1, as many 0, less -1."""
    best = max(rivals)
    ahead = int(points > best) - int(points < best)
    return Step(END, {**nouns, "points": points, "best": best, "ahead": ahead}, "")


@final
class Chapter:
    """Its steps by their keys, as they come when the learner does what is proposed; `/` is between those of which one
    comes."""

    def __init__(self, key: str, steps: list[str]) -> None:
        self.key: str = key
        self.steps: list[str] = steps


class Lesson:
    """Below the line a game fills in its own."""

    def __init__(self, seed: str, seats: int, chapters: list[Chapter]) -> None:
        self.seed: str = seed
        self.seats: int = seats
        self.chapters: list[Chapter] = chapters

    def told(self, view: View, asked: Decision) -> list[LessonStep]:
        """What fits a question of the learner's, in the order of reading. Whoever has read a step is not told again."""
        return [self.placed(step) for step in self.steps(view, asked)]

    def placed(self, step: Step) -> LessonStep:
        """A step with its place in the lesson."""
        for n, chapter in enumerate(self.chapters):
            found = [place for place, keys in enumerate(chapter.steps) if step.key in keys.split("/")]
            if found:
                return {
                    "key": step.key,
                    "chapter": n,
                    "step": found[0] + 1,
                    "steps": len(chapter.steps),
                    "nouns": step.nouns,
                    "part": step.part,
                    "thing": step.thing,
                    "answer": step.answer,
                }
        raise KeyError(step.key)

    # What each game fills in.

    def steps(self, view: View, asked: Decision) -> list[Step]:
        """What a learner who is asked this is told, from what the seat sees."""
        return []

    def reply(self, view: View, asked: Decision) -> str:
        """What a bot of the lesson answers by the script; "" leaves it to the bot."""
        return ""
