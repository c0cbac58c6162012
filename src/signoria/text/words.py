"""Sentences from facts: prompts, events, refusals, scores, actions, rules, in one language."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from itertools import groupby

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.runtime.types import FluentFloat
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern

from signoria.kernel.errors import BadSetup, SignoriaError
from signoria.kernel.event import Event
from signoria.kernel.game import Game, ScoreLine
from signoria.kernel.refusal import Refusal
from signoria.kernel.view import Fact

Nouns = dict[str, int | str]

CATALOGUES = files("signoria.text")
LANGUAGES = sorted(folder.name for folder in CATALOGUES.iterdir() if (folder / "common.ftl").is_file())
FALLBACK = "en"  # what a language has no words for, English says
HOUSE = ("common.ftl", "errors.ftl", "terminal.ftl", "lab.ftl", "server.ftl")
OF_A_GAME = ("{}-lobby.ftl", "{}.ftl", "{}-terminal.ftl", "{}-rules.ftl")
SEATS = {"seat", "leader", "opponent"}  # nouns that are people
FAMILIES = {"family", "rival"}  # those that seats play, in a game where they are nouns
PLACES = {"order"}  # nouns that are places in a row, a digit each
LISTS = {"given": "loot", "taken": "loot"}  # nouns that are several names, with a space between: said as these are
YOU = "-you"  # after the key of a sentence: to whoever acts
TO_YOU = "-to-you"  # to somebody else in it
YOURSELF = "-yourself"  # to somebody who is both
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![#a-zA-Z-]).*)*", re.MULTILINE)
RULE_ID = re.compile(r"^[A-Z]{2}-E?\d+$")
SPACES = re.compile(r"[ \n]+")  # not those that keep words together


class Rule:
    """A numbered paragraph as the reader sees it."""

    def __init__(self, id: str, text: str, attributes: dict[str, str]) -> None:
        self.id = id
        self.text = text
        self.title = attributes.get("title", "")
        self.section = attributes.get("section", "")
        self.sources = attributes.get("sources", "")
        self.rulings = attributes.get("rulings", "")
        plain = {
            name.removeprefix("plain").removeprefix("-"): text for name, text in attributes.items() if "plain" in name
        }
        self.plain = plain  # one sentence for who plays, by the edition; "" is the one where none is named

    def for_players(self, edition: str) -> str:
        """What somebody who plays this edition needs of it."""
        return self.plain.get(edition) or self.plain.get("") or self.text

    def to_dict(self) -> dict[str, object]:
        return dict(vars(self))


def large(value: float | str) -> bool:
    return not isinstance(value, str) and abs(value) >= 10**15


class Words:
    """Everything one game says in one language; `game` None is the house speaking."""

    def __init__(self, language: str, game: Game | None) -> None:
        if language not in LANGUAGES:
            raise BadSetup("no-such-language", language=language, known=", ".join(LANGUAGES))
        self.game = game
        self.language = language
        names = [*HOUSE, *(name.format(game.key) for name in OF_A_GAME if game)]
        self.sources = [source_of(language, name) or source_of(FALLBACK, name) for name in names]
        self.bundle = Bundle(language, [*(source_of(FALLBACK, name) for name in names), *self.sources])

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, key: str, nouns: Mapping[str, float | str] | None = None, attribute: str = "") -> str:
        """The sentence of a key, or of one of its attributes, which it may lack.

        A key without words shows itself: a test sees to it that there is none.
        """
        if not self.has(key):
            return key
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return "" if attribute else key
        try:
            text, _errors = self.bundle.format_pattern(pattern, dict(nouns or {}))
        except ArithmeticError:  # a number that is too large to be written as one
            shown = {noun: f"{str(value)[:20]}…" if large(value) else value for noun, value in (nouns or {}).items()}
            text, _errors = self.bundle.format_pattern(pattern, shown)
        return str(text)

    def named(self, nouns: Nouns, players: list[str]) -> Nouns:
        """Nouns as people say them: players by name, codes by their words."""
        out: Nouns = {}
        for noun, value in nouns.items():
            player = self.player(noun, value, players)
            if player or (noun in SEATS and isinstance(value, int)):
                out[noun] = player
            elif isinstance(value, int) and noun in PLACES:
                out[noun] = ", ".join(str(value))
            elif isinstance(value, str) and noun in LISTS:
                each = [self.say(f"{LISTS[noun]}-{one}") for one in value.split()]
                out[noun] = format_list(each, locale=self.language)
            elif isinstance(value, str) and self.has(f"{noun}-{value}"):
                out[noun] = self.say(f"{noun}-{value}")
            else:
                out[noun] = value
        return out

    def told(self, nouns: Nouns, players: list[str]) -> Nouns:
        """Nouns as sentences want them: beside each name its code, `card-code`, so that articles and endings agree."""
        codes: Nouns = {f"{noun}-code": value for noun, value in nouns.items() if isinstance(value, str)}
        return {**codes, **self.named(nouns, players)}

    def sentence(self, key: str, nouns: Nouns, players: list[str]) -> str:
        """A sentence about people: to whoever is called by the word for it, in the second person."""
        return self.say(self.addressed(key, nouns, players), self.told(nouns, players))

    def addressed(self, key: str, nouns: Nouns, players: list[str]) -> str:
        """The key in the second person: `-you` where the seat that acts is called so, `-to-you` where somebody else is,
        `-yourself` where both are."""
        whoever = self.say("called-you")
        called = [noun for noun, value in nouns.items() if self.player(noun, value, players) == whoever]
        if not called:
            return key
        forms = [YOURSELF, YOU] if "seat" in called and len(called) > 1 else [YOU if "seat" in called else TO_YOU]
        return next((key + form for form in forms if self.has(key + form)), key)

    def player(self, noun: str, value: int | str, players: list[str]) -> str:
        """Who is meant by a noun; nobody where it is not about people."""
        if noun in FAMILIES and self.game and value in self.game.names.get("family", []):
            value = self.game.names["family"].index(str(value))
        elif noun not in SEATS:
            return ""
        return players[value] if isinstance(value, int) and 0 <= value < len(players) else ""

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it, with so many digits behind the point."""
        number = FluentFloat(value, minimumFractionDigits=digits, maximumFractionDigits=digits)
        return self.say("number", {"number": number})

    def percent(self, share: float, digits: int = 1) -> str:
        return f"{self.number(100 * share, digits)} %"

    def prompt(self, prompt: str, nouns: Nouns, players: list[str]) -> str:
        return self.sentence(f"prompt-{prompt}", nouns, players)

    def event(self, event: Event, players: list[str]) -> str:
        """What was announced, and to those who may know its secret nouns, where it has words for them, the whole."""
        key = f"event-{event.name}"
        if event.secret and self.has(f"{key}-told") and all(noun in event.nouns for noun in event.secret):
            key = f"{key}-told"
        return self.sentence(key, event.nouns, players)

    def score(self, line: ScoreLine, players: list[str]) -> str:
        nouns: Nouns = {**line.nouns, "seat": int(line.seat), "points": int(line.points)}
        return self.say(f"score-{line.what}", self.told(nouns, players))

    def facts(self, facts: list[Fact], players: list[str]) -> list[str]:
        """What an answer leads to. Facts of a kind are one sentence where that has words for `each` of them."""
        out = []
        for what, kind in groupby(facts, key=lambda fact: fact.what):
            alike = list(kind)
            key = self.addressed(f"fact-{what}", alike[0].nouns, players)
            told = [self.told(fact.nouns, players) for fact in alike]
            each = [self.say(key, {**nouns}, "each") for nouns in told]
            if each[0]:
                told = [{**told[0], "each": format_list(each, locale=self.language)}]
            out += [self.say(key, nouns) for nouns in told]
        return out

    def refusal(self, refusal: Refusal, players: list[str]) -> str:
        """The reason, with the number of the rule behind it and the edition."""
        reason = self.say(f"refusal-{refusal.reason}", self.told(refusal.nouns, players))
        return self.say("refusal", {"reason": reason, "rule": refusal.rule, "edition": refusal.edition})

    def error(self, error: SignoriaError) -> str:
        return self.say(f"error-{error.key}", error.nouns)

    def action(self, text: str, prompt: str = "", players: list[str] | None = None) -> str:
        """An action as a button says it; what `pass` means depends on the question."""
        verb, *rest = text.split()
        key = f"action-{verb}-{prompt}"
        if not self.has(key):
            key = f"action-{verb}"
        nouns: Nouns = {}
        for noun, word in zip(self.game.verbs[verb] if self.game else [], rest, strict=False):
            nouns[noun] = int(word) if word.isdigit() else word
        return self.say(key, self.told(nouns, players or []))

    def rules(self) -> list[Rule]:
        """Every numbered paragraph, in order."""
        found = []
        for source in self.sources:
            for name, text in entries_of(source).items():
                if RULE_ID.match(name) and isinstance(entry := resource(text).body[0], ast.Message):
                    attributes = {part.id.name: plain(part.value) for part in entry.attributes}
                    found.append(Rule(name, plain(entry.value) if entry.value else "", attributes))
        return found


def plain(pattern: ast.Pattern) -> str:
    """A pattern without variables as one line of text."""
    return SPACES.sub(" ", serialize_pattern(pattern)).strip()


resource = cache(FluentResource)  # an entry is read once


@cache
def entries_of(source: str) -> dict[str, str]:
    """The messages and terms of a catalogue as they are written, by name: each begins at the left, and all else of it
    is indented."""
    return {found[1]: found[0] for found in ENTRY.finditer(source)}


class Bundle(FluentBundle):
    """What is said in a language: later sources speak before earlier ones.

    To read Fluent takes long, and who says one sentence needs few: an entry is read when it is first spoken.
    """

    def __init__(self, language: str, sources: list[str]) -> None:
        super().__init__([language], use_isolating=False)
        self.entries: dict[str, str] = {}
        for source in sources:
            self.entries |= entries_of(source)

    def has_message(self, message_id: str) -> bool:
        return message_id in self.entries

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            self.add_resource(resource(self.entries[name]))
        return super()._lookup(entry_id, term)


@cache
def source_of(language: str, name: str) -> str:
    """A catalogue as it is written; nothing if the language lacks it."""
    path = CATALOGUES / language / name
    return path.read_text(encoding="utf-8") if path.is_file() else ""


@cache
def words(language: str, game: Game | None = None) -> Words:
    """The words of a game in a language, read once."""
    return Words(language, game)
