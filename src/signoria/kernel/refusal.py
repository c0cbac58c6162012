"""Why an action is refused: the rule, the reason, and what may be done instead."""

from difflib import SequenceMatcher
from typing import Final, final

from signoria.kernel.public import Nouns, Objection

LONGEST: Final = 40  # letters of what was asked for that are looked at: no action has more
COMPARED: Final = 12  # texts that are compared letter by letter at a time


@final
class Reason:
    """The key of a refusal's words, the paragraph, and the nouns of the sentence."""

    def __init__(self, key: str, rule: str, nouns: Nouns) -> None:
        self.key: str = key
        self.rule: str = rule
        self.nouns: Nouns = nouns


@final
class Refusal:
    """A rule that forbids something, as a reason that has words in every language."""

    def __init__(self, reason: str, rule: str, edition: str, nouns: Nouns, nearest: list[str]) -> None:
        self.reason: str = reason
        self.rule: str = rule
        self.edition: str = edition
        self.nouns: Nouns = nouns
        self.nearest: list[str] = nearest  # legal actions, the closest first

    def to_dict(self) -> Objection:
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


def unlike(text: str, other: str) -> float:
    """How different the letters of two texts are: 0 where they are the same. Dear."""
    return 1.0 - SequenceMatcher(None, text, other).ratio()


def closest(text: str, pool: list[str], most: int) -> list[str]:
    """Of actions of one verb those that are least far apart: numbers count most, then the letters.

    Letters are compared only where numbers do not say who is among them, and in which order.
    """
    wanted = numbers(text)
    gaps = [sum(abs(a - b) for a, b in zip(wanted, numbers(other), strict=False)) for other in pool]
    out: list[str] = []
    for gap in sorted(set(gaps)):
        alike = [other for other, far in zip(pool, gaps, strict=True) if far == gap]
        if len(out) < most:
            if len(alike) > 1:
                alike.sort(key=lambda other: unlike(text, other))
            out += alike[: most - len(out)]
    return out


def nearest(text: str, legal: list[str], most: int = 3) -> list[str]:
    """The legal actions most like `text`: those of the same verb first.

    However many there are, few are compared by their letters: COMPARED verbs, and as many actions of each verb taken.
    """
    short = text[:LONGEST].lower()
    words = short.split()
    by_verb: dict[str, list[str]] = {}
    for other in legal:
        by_verb.setdefault(other.partition(" ")[0], []).append(other)
    verb = words[0] if words else ""
    verbs = list(by_verb)[:COMPARED]
    if verb in by_verb:
        verbs = [verb] + [other for other in verbs if other != verb]
    if len(verbs) > 1 and (verb not in by_verb or len(by_verb[verb]) < most):
        verbs.sort(key=lambda other: unlike(verb, other))
    out: list[str] = []
    for other in verbs:
        if len(out) < most:
            few = narrowed(by_verb[other], [other, *words[1:]], most)
            out += closest(short, few, most - len(out))
    return out


def narrowed(pool: list[str], words: list[str], least: int) -> list[str]:
    """At most COMPARED actions of a verb, of more than that: which go on with the same words, or about the same number.

    Actions of a verb are always listed in the same order, numbers rising.
    """
    n = 2
    while len(pool) > COMPARED and n <= len(words):
        begin = " ".join(words[:n])
        same = [other for other in pool if other == begin or other.startswith(begin + " ")]
        if len(same) < least:
            break
        pool = same
        n += 1
    if len(pool) <= COMPARED:
        return pool
    wanted = numbers(" ".join(words))
    low, high = 0, len(pool)
    while low < high:
        middle = (low + high) // 2
        if numbers(pool[middle]) < wanted:
            low = middle + 1
        else:
            high = middle
    first = max(0, min(low - COMPARED // 2, len(pool) - COMPARED))
    return pool[first : first + COMPARED]
