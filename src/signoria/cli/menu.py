"""A question's answers as a short menu, and what somebody means who types one.

In front of every line stands what to type: a number; `0` for passing, whatever that means here; an amount, where the
question is how much; a number and a word, `3 blue`, where it is how many of which. A bare number is never two things.
The action itself, `play 3 blue`, is always understood, and so is its end alone, `milano`, or the beginning of that.
"""

import re
import unicodedata
from dataclasses import dataclass

from signoria.kernel.game import Game
from signoria.kernel.view import Decision
from signoria.text import Words
from signoria.text.words import Nouns

GLUED = re.compile(r"(?<=\d)(?=[^\W\d])|(?<=[^\W\d])(?=\d)")
PASS = "pass"
LISTED = 6  # so many numbers that do not follow each other are named one by one


@dataclass(frozen=True)
class Line:
    """What to type, and what it does."""

    key: str
    words: str


@dataclass(frozen=True)
class Ladder:
    """Actions that differ in one number alone: `bid 3` to `bid 17`, `play 1 blue` to `play 4 blue`."""

    pattern: str
    numbers: list[int]

    @property
    def bare(self) -> bool:
        """Is the number all there is to say?"""
        return len(self.pattern.split()) == 2

    def action(self, number: int) -> str:
        return self.pattern.replace("#", str(number))

    def key(self) -> str:
        first, last = self.numbers[0], self.numbers[-1]
        if self.numbers != list(range(first, last + 1)):
            told = [str(number) for number in self.numbers]
            span = ", ".join(told) if len(told) <= LISTED else f"{told[0]}, {told[1]} … {told[-1]}"
        else:
            span = str(first) if first == last else f"{first}–{last}"
        return " ".join(self.pattern.split()[1:]).replace("#", span)


class Menu:
    """All that may be answered to one question."""

    def __init__(self, game: Game, say: Words, decision: Decision) -> None:
        self.game = game
        self.say = say
        self.prompt = decision.prompt
        self.options = decision.options
        self.ladders = ladders(self.options)
        self.bare = next((ladder for ladder in self.ladders if ladder.bare and not self.beside(ladder)), None)
        on_ladders = {ladder.action(number) for ladder in self.ladders for number in ladder.numbers}
        self.others = [text for text in self.options if text != PASS and text not in on_ladders]

    def words(self, text: str) -> str:
        return self.say.action(text, self.prompt)

    def typed(self, text: str) -> str:
        """An action as it is typed, with what it does where that says more."""
        return text if self.words(text).lower() == text else f"{text} ({self.words(text)})"

    def lines(self) -> list[Line]:
        lines = [Line("0", self.words(PASS))] if PASS in self.options else []
        lines += self.crowd() or self.numbered_lines()
        for ladder in self.ladders:
            first = ladder.action(ladder.numbers[0])
            verb = first.split()[0]
            many = self.say.say(f"many-{verb}", self.say.told(self.nouns(first), []))
            key = f"{verb} {ladder.key()}" if self.beside(ladder) else ladder.key()
            lines.append(Line(key, many if len(ladder.numbers) > 1 else self.words(first)))
        return lines

    def numbered_lines(self) -> list[Line]:
        return [Line(text if self.bare else str(n), self.words(text)) for n, text in enumerate(self.others, 1)]

    def crowd(self) -> list[Line]:
        """Answers that nobody would read through, such as places on a grid: how many there are, the first and the last.

        Their numbers are understood all the same.
        """
        verbs = {text.split()[0] for text in self.others}
        key = f"crowd-{min(verbs, default='')}"
        if len(verbs) != 1 or len(self.others) < 3 or not self.say.has(key):
            return []
        first = Line(self.words(self.others[0]), self.say.say(key, {"count": len(self.others)}))
        return [first, Line(self.words(self.others[-1]), self.say.say(f"{key}-last"))]

    def beside(self, ladder: Ladder) -> bool:
        """Does it leave the question open? A bare number never means such an action."""
        return ladder.pattern.split()[0] in self.game.asides

    def nouns(self, text: str) -> Nouns:
        verb, *rest = text.split()
        pairs = zip(self.game.verbs.get(verb, []), rest, strict=False)
        return {noun: int(word) if word.isdigit() else word for noun, word in pairs}

    def meant(self, typed: str) -> list[str]:
        """The actions somebody can mean, legal or not: one if it is clear, several if not, none if it is nonsense."""
        for text in dict.fromkeys((plain(typed), plain(GLUED.sub(" ", typed)))):
            found = self.understood(text)
            if found:
                return found
        return []

    def understood(self, text: str) -> list[str]:
        """The same for one way to read it: `r1 c4` as it stands, or `3blue` taken apart."""
        if text.isascii() and text.isdigit():
            return self.numbered(int(text[:9]))
        if text in self.game.catalogue.texts:
            return [text]
        worded = [option for option in self.options if plain(self.words(option)) == text]
        if worded:
            return worded[:1]
        verb, _space, rest = text.partition(" ")
        if verb in self.game.verbs:
            return self.ending(rest, [verb]) if rest else []
        here = list(dict.fromkeys(option.split()[0] for option in self.options))
        return self.ending(text, here) or self.ending(text, list(self.game.verbs))

    def numbered(self, number: int) -> list[str]:
        """A bare number: an amount where amounts are asked for, else a line of the menu; else 0 is passing."""
        if number == 0 and not (self.bare and 0 in self.bare.numbers):
            return [PASS]
        if self.bare:
            return [self.bare.action(number)]
        if not self.others:  # an amount that nobody can pay is an amount still
            return [text for text in self.game.catalogue.texts if text.split()[1:] == [str(number)]]
        return self.others[number - 1 : number]

    def ending(self, text: str, verbs: list[str]) -> list[str]:
        """The actions of these verbs that end so, or begin to: legal ones first, whole words before beginnings."""
        tokens = text.split()
        if not tokens:
            return []
        for among in (self.options, self.game.catalogue.texts):
            some = [option for option in among if option.split()[0] in verbs]
            for whole in (True, False):
                found = [option for option in some if self.ends(option, tokens, whole)]
                if found:
                    return found
        return []

    def ends(self, option: str, tokens: list[str], whole: bool) -> bool:
        """Does an action end in these words, by its text or by what it is called?"""
        code = option.split()[1:]
        called = plain(" ".join(str(noun) for noun in self.say.named(self.nouns(option), []).values())).split()
        ways = [words for words in (code, called) if len(words) == len(tokens)]
        if len(code) > len(tokens) > 1:
            ways.append(code[-len(tokens) :])
        if not whole and len(called) > len(tokens) > 0:
            ways.append(called)
        return any(alike(words, tokens, whole) or alike(words, tokens[::-1], whole) for words in ways)


def ladders(options: list[str]) -> list[Ladder]:
    """The ladders among some actions, in order."""
    found: dict[str, list[int]] = {}
    for option in options:
        words = option.split()
        numbers = [word for word in words if word.isdigit()]
        if len(numbers) == 1:
            pattern = " ".join("#" if word.isdigit() else word for word in words)
            found.setdefault(pattern, []).append(int(numbers[0]))
    return [Ladder(pattern, numbers) for pattern, numbers in found.items()]


def alike(words: list[str], tokens: list[str], whole: bool) -> bool:
    """Word for word the same, or the beginning of it; numbers are never shortened."""
    return all(
        word == token or (not whole and not token.isdigit() and word.startswith(token))
        for word, token in zip(words, tokens, strict=False)
    )


def plain(text: str) -> str:
    """Without capitals, accents and stray spaces."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())
