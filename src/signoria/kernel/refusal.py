"""Why an action is refused: the rule, the reason, and what may be done instead."""

from difflib import SequenceMatcher
from typing import final


@final
class Reason:
    """The key of a refusal's words, the paragraph, and the nouns of the sentence."""

    def __init__(self, key: str, rule: str, nouns: dict[str, int | str]) -> None:
        self.key: str = key
        self.rule: str = rule
        self.nouns: dict[str, int | str] = nouns


@final
class Refusal:
    """A rule that forbids something, as a reason that has words in every language."""

    def __init__(self, reason: str, rule: str, edition: str, nouns: dict[str, int | str], nearest: list[str]) -> None:
        self.reason: str = reason
        self.rule: str = rule
        self.edition: str = edition
        self.nouns: dict[str, int | str] = nouns
        self.nearest: list[str] = nearest  # legal actions, the closest first

    def to_dict(self) -> dict[str, object]:
        return {
            "reason": self.reason,
            "rule": self.rule,
            "edition": self.edition,
            "nouns": self.nouns,
            "nearest": self.nearest,
        }


def numbers(text: str) -> list[int]:
    """The numbers in a text that are short enough to mean one."""
    return [int(word) for word in text.split() if word.isascii() and word.isdigit() and len(word) < 16]


def distance(text: str, other: str) -> tuple[int, int, float]:
    """How far two action texts are apart: the verb counts most, then numbers, then the letters."""
    verbs = int(text.split()[:1] != other.split()[:1])
    gap = sum(abs(a - b) for a, b in zip(numbers(text), numbers(other), strict=False))
    return verbs, gap, 1.0 - SequenceMatcher(None, text, other).ratio()


def nearest(text: str, legal: list[str], most: int = 3) -> list[str]:
    """The legal actions most like `text`."""
    short = text[:80].lower()
    return sorted(legal, key=lambda other: distance(short, other))[:most]
