"""Every word is asked for: no message of a catalogue is left over from something that is no longer said.

A key is asked for if it stands in the code as a whole, or in another message, or if the code puts it together. Then it
fits a template of the code, `sound-${sound}`, and what fills each gap is a name that is declared: by the engine, where
that declares what such keys are made of (`families`), else by the file that holds the template, by one that it
imports, or in the box of the game it is about. What belongs to one game is asked for by that game, or by all.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from signoria import GAMES, Game
from signoria.kernel.box import CountOfEach, OneOf, Some
from signoria.server.settings import Settings
from signoria.text import LANGUAGES, words
from signoria.text.words import FALLBACK, RULE_ID, entries_of
from tests.test_house import ROOT, SRC, sources, tree

WEB = ROOT / "web" / "src"
TEXT = SRC / "text" / FALLBACK
CATALOGUES = sorted(path.stem for path in TEXT.glob("*.ftl"))
RULEBOOK = "-rules"
OF_A_RULE = {"title", "section", "sources", "rulings", "plain"}
OF_AN_EDITION = ("", "plain-", "quote-")  # what a switch is, a plain sentence, the words that decide
NUMBERS = frozenset(map(str, range(1, 10)))

QUOTED = re.compile(r"""(?<=["'`])[A-Za-z][\w-]*(?=["'`])""")
FIELD = re.compile(r"^ *(?:readonly )?(\w+)[?]?:|[{,] *(\w+)(?=:|,| })", re.MULTILINE)
TEMPLATE = re.compile(r"""(?<=["'`])(?:[\w-]|\$?\{[^{}\n]*\})+(?=["'`])""")
GAP = re.compile(r"\$?\{[^{}\n]*\}|(?<=-)$")  # or the end of what something is added to
SAYING = re.compile(r"\b(?:say|word|attempt|submit)\((.*)")  # to the end of the line
NEAR = re.compile(r"""\bfrom ["'](\.[^"']+)["']""")
MODULE = re.compile(r"^ *from signoria\.([\w.]+) import (\([^)]*\)|.*)", re.MULTILINE)
LISTED = re.compile(r"""\bbeginning\(["']([\w-]+)["']\)""")
PART = re.compile(r"""\bsay\(([^,()]+), \{[^}]*\}, ["'](\w+)["']\)""")
REFERENCE = re.compile(r"\{ *([a-z][\w-]*)")
ATTRIBUTE = re.compile(r"^ +\.([\w-]+) *=", re.MULTILINE)
BLAME = re.compile(r"""(?:\b(?:Denied|Bad[A-Z]\w+|Illegal\w*|Broken\w+|__init__)\(\s*|\bkey = )["']([\w-]+)["']""")
VARIABLE = re.compile(r"\$(\w+)")
SECOND_PERSON = re.compile(r"^((?:event|story|fact|prompt)-.+?)(?:(?:-to)?-you|-yourself)$")  # `Words.addressed`
COLUMN = re.compile(r"\.c\.(\w+)")

Names = frozenset[str]
Written = tuple[str, ...]  # a template between its gaps
Gaps = tuple[Names, ...]


@cache
def code() -> dict[Path, str]:
    """All that can ask for words."""
    found = [*sources(), *(path for kind in ("ts", "svelte") for path in WEB.rglob(f"*.{kind}"))]
    return {path: path.read_text(encoding="utf-8") for path in found}


@cache
def about(path: Path) -> str:
    """The game that a file is about; nothing if it is about all."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return next((key for key in GAMES if key in parts), "")


@cache
def quoted_in(*parts: str) -> Names:
    """What stands in quotes in a package."""
    return frozenset().union(*(quoted(path) for path in sources(*parts)))


@cache
def blamed() -> Names:
    """The keys of errors: what is raised, and what could be."""
    raised = (one for text in code().values() for one in BLAME.findall(text))
    return frozenset(raised).union(one for path in code() for one in quoted(path) if "-" in one)


@cache
def quoted(path: Path) -> Names:
    return frozenset(QUOTED.findall(code().get(path, "")))


@cache
def declared(path: Path) -> Names:
    """The names in a file: what stands in quotes, and the fields of its types and objects."""
    return quoted(path) | {one or two for one, two in FIELD.findall(code().get(path, ""))}


@cache
def box(key: str) -> Names:
    """Every name in the box of a game."""
    if not key:
        return frozenset()
    [found] = (SRC / "games" / key).glob("*.toml")
    printed = QUOTED.findall(found.read_text(encoding="utf-8"))
    return frozenset(printed).union(*GAMES[key].names.values())


def imported(path: Path) -> Iterator[Path]:
    """The files of ours that a file imports."""
    for near in NEAR.findall(code()[path]):
        base = (path.parent / near).resolve()
        yield from (base, base.with_name(f"{base.name}.ts"))
    for module, names in MODULE.findall(code()[path]):
        base = SRC.joinpath(*module.split("."))
        yield from (base.with_suffix(".py"), base / "__init__.py")
        yield from (base / f"{name}.py" for name in re.findall(r"\w+", names))


@cache
def at_hand(path: Path) -> Names:
    """The names that a file can fill a gap with."""
    return declared(path).union(box(about(path)), *(declared(one) for one in imported(path)))


@cache
def calls(key: str) -> dict[str, Names]:
    """The texts that a game's code, and the kernel, give to what they make: questions, reasons, lines of a score."""
    found: dict[str, set[str]] = {}
    for path in [*sources("games", key), SRC / "kernel" / "game.py"]:
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                texts = [one.value for one in node.args[:2] if isinstance(one, ast.Constant)]
                found.setdefault(node.func.id, set()).update(text for text in texts if isinstance(text, str))
    return {name: frozenset(texts) for name, texts in found.items()}


def families(games: list[Game]) -> dict[Written, Gaps]:
    """Keys whose gaps the engine fills: what is asked, done, announced, refused and counted, and whose fault it is."""

    def every(call: str) -> Names:
        return frozenset().union(*(calls(game.key)[call] for game in games))

    prompts, verbs = every("Prompt"), frozenset().union(*(game.verbs for game in games))
    editions, options = ({name for game in games for name in game.editions}, {o.key for g in games for o in g.options})
    told = frozenset(kind.name for game in games for kind in game.events if kind.secret)
    refused = every("Reason") | quoted_in("kernel")
    nouns = frozenset(noun for game in games for some in game.verbs.values() for noun in some)
    server = quoted_in("server")
    record = declared(SRC / "kernel" / "record.py")
    keys = frozenset(game.key for game in games)
    abouts = frozenset().union(*(quoted(WEB / "games" / key / "about.ts") for key in keys))
    scored = frozenset(line for game in games for holding in game.market.holdings for line in holding.scored)
    chapters = [chapter for game in games for chapter in game.lesson.chapters]
    columns = frozenset(one for path in sources("server") for one in COLUMN.findall(code()[path]))
    return {
        ("prompt-", ""): (prompts,),
        ("board-prompt-", ""): (prompts,),
        ("note-", ""): (prompts,),
        ("wish-always-", ""): (prompts,),
        ("action-", ""): (verbs,),
        ("action-", "-", ""): (verbs, prompts),
        ("many-", ""): (verbs,),
        ("crowd-", ""): (verbs | {f"{verb}-last" for verb in verbs},),
        ("noun-", ""): (nouns,),
        ("event-", ""): (frozenset(kind.name for game in games for kind in game.events),),
        ("event-", "-told"): (told,),
        ("refusal-", ""): (refused,),
        ("score-", ""): (every("ScoreLine"),),
        ("fact-", ""): (frozenset(key for game in games for key in game.consequences),),
        ("row-", ""): (every("ScoreLine").union(*(declared(WEB / "games" / game.key / "index.ts") for game in games)),),
        ("edition-", ""): (frozenset(editions),),
        ("printing-", "-", ""): (keys, frozenset(editions)),
        ("change-", "-", ""): (keys, abouts),
        ("change-", "-", "-start"): (keys, frozenset(editions)),
        ("change-", "-", "-", ""): (keys, frozenset(editions), abouts | NUMBERS),  # of seats
        ("option-", ""): (frozenset(options),),
        ("balance-sale-", ""): (frozenset(sale.key for game in games for sale in game.market.sales),),
        ("balance-held-", ""): (frozenset(holding.key for game in games for holding in game.market.holdings),),
        ("balance-thing-", ""): (scored,),
        ("balance-by-", ""): (frozenset(sale.by for game in games for sale in game.market.sales),),
        ("box-kind-", ""): (frozenset(kind for game in games for kind in game.sheet.kinds),),
        ("box-field-", ""): (frozenset(field for game in games for one in game.sheet.kinds.values() for field in one),),
        ("box-because-", ""): (frozenset().union(*(box(key) for key in keys)),),
        ("game-", ""): (keys,),
        ("arms-", ""): (abouts,),
        ("forebear-", ""): (abouts,),
        ("option-", "-", ""): (keys, frozenset(options)),
        ("error-", ""): (blamed().union(f"false-{one}" for one in record),),
        ("proposal-", ""): (server,),
        ("proposal-", "-agreed"): (server,),
        ("question-", ""): (server,),
        ("admin-", ""): (columns,),
        ("help-", ""): (frozenset(path.stem for path in (SRC / "cli").rglob("*.py")),),
        ("help-serve-", ""): (frozenset(name.replace("_", "-") for name in Settings.__dataclass_fields__),),
        ("check-", ""): (record,),
        ("fault-", ""): (declared(SRC / "bots" / "program.py"),),
        ("play-hint-price", ""): (frozenset({"", "-none", "-all"}),),
        ("play-help-", ""): (at_hand(SRC / "cli" / "asides.py"),),
        ("play-", "-", ""): (frozenset({"name", "bot"}), NUMBERS),
        ("play-bot-", ""): (NUMBERS,),
        ("keys-", ""): (NUMBERS,),
        ("lesson-", ""): (frozenset(key for chapter in chapters for keys in chapter.steps for key in keys.split("/")),),
        ("lesson-chapter-", ""): (frozenset(chapter.key for chapter in chapters),),
        ("lesson-learned-", ""): (frozenset(chapter.key for chapter in chapters),),
        ("language-", ""): (frozenset(LANGUAGES),),
    }


@cache
def templates(path: Path) -> list[Written]:
    """What is put together in a file; if it begins with a gap, only where it is said. Nouns have names: see `named`."""
    text, made = code()[path], []
    for found in TEMPLATE.finditer(text):
        written = tuple(GAP.split(found[0]))
        if len(written) > 1 and any("-" in part for part in written):
            before = text[max(0, found.start() - len('say(f"')) : found.start()]
            if written[0] or (path.stem != "words" and "say(" in before):
                made.append(written)
    return made


def named(game: Game) -> set[str]:
    """The names that sentences of a game put in place of its nouns, and that its box is told with, `Words.named`."""
    nouns = set(VARIABLE.findall("\n".join(entries(game.key).values())))
    kinds = [kind for fields in game.sheet.kinds.values() for kind in fields.values()]
    listed = [kind.names for kind in kinds if isinstance(kind, CountOfEach | OneOf | Some)]
    nouns |= {noun for noun, names in game.names.items() if names in listed}
    inside = box(game.key) | quoted_in("games", game.key)
    return {f"{noun}-{name}" for noun in nouns for name in inside}


def fits(key: str, written: Written, gaps: Gaps) -> bool:
    """Whether a key is what is written, with a name in each gap."""
    first, *rest = written
    if not key.startswith(first):
        return False
    key = key.removeprefix(first)
    if len(rest) == 1:
        return key.endswith(rest[0]) and key.removesuffix(rest[0]) in gaps[0]
    ends = [found.start() for found in re.finditer(re.escape(rest[0]), key)]
    return any(key[:end] in gaps[0] and fits(key[end:], tuple(rest), gaps[1:]) for end in ends)


class Asked:
    """What is asked of a catalogue: by the code about its game and about all games; of the house, by all code."""

    def __init__(self, key: str, side: Path = ROOT) -> None:
        files = [path for path in code() if path.is_relative_to(side) and (not key or about(path) in ("", key))]
        self.games = [GAMES[key]] if key else [*GAMES.values()]
        self.whole = frozenset().union(*map(quoted, files))
        self.said = {word for path in files for line in SAYING.findall(code()[path]) for word in QUOTED.findall(line)}
        self.parts = [found for path in files for found in PART.findall(code()[path])]
        self.listed = {start for path in files if path.name != "words.ts" for start in LISTED.findall(code()[path])}
        self.named = set().union(*map(named, self.games)) if key else set[str]()
        self.templates: dict[Written, Gaps] = {}
        engine = families(self.games)
        for path in files:
            for written in templates(path):
                gaps = engine.get(written) or (at_hand(path),) * (len(written) - 1)
                before = self.templates.get(written, gaps)
                self.templates[written] = tuple(one | two for one, two in zip(before, gaps, strict=True))

    def key(self, key: str) -> bool:
        """A plain word stands in quotes for many reasons: it must be said."""
        if key in self.said or ("-" in key and key in self.whole) or key in self.named:
            return True
        if key.startswith(tuple(self.listed)):
            return True
        if (you := SECOND_PERSON.match(key)) and self.key(you[1]):
            return True
        return any(fits(key, written, gaps) for written, gaps in self.templates.items())

    def part(self, key: str, name: str) -> bool:
        """Whether somebody asks this key, or a key that is not written there, for its attribute."""
        for asked, part in self.parts:
            written = tuple(GAP.split(asked.strip("`\"'")))
            literal = asked[0] in "`\"'"
            if part == name and (not literal or (key.startswith(written[0]) and key.endswith(written[-1]))):
                return True
        return False


asked = cache(Asked)


def entries(name: str) -> dict[str, str]:
    return entries_of((TEXT / f"{name}.ftl").read_text(encoding="utf-8"))


def spoken(found: dict[str, str], start: set[str]) -> set[str]:
    """The keys, and those that their messages speak of."""
    alive: set[str] = set()
    more = start
    while more:
        alive |= more
        more = {key for one in more for key in REFERENCE.findall(found[one]) if key in found} - alive
    return alive


def game_of(name: str) -> str:
    return next((key for key in GAMES if name == key or name.startswith(f"{key}-")), "")


def of_the_book(key: str, game: Game) -> bool:
    """What a reader of the rules is shown: paragraphs, and what stands before them, whatever it is."""
    options = {f"option-{option.key}" for option in game.options}
    return bool(RULE_ID.match(key)) or key.startswith(("about-", "source-", "edition-")) or key in options


@pytest.mark.parametrize("name", [name for name in CATALOGUES if not name.endswith(RULEBOOK)])
def test_every_key_is_asked_for(name: str) -> None:
    found, ask = entries(name), asked(game_of(name))
    alive = spoken(found, {key for key in found if ask.key(key)})
    assert [key for key in found if key not in alive] == []
    parts = [(key, part) for key, text in found.items() for part in ATTRIBUTE.findall(text)]
    assert [f"{key}.{part}" for key, part in parts if not ask.part(key, part)] == []


@pytest.mark.parametrize("key", GAMES)
def test_a_rulebook_holds_what_its_readers_are_shown(key: str) -> None:
    found, game = entries(f"{key}{RULEBOOK}"), GAMES[key]
    assert [one for one in found if not of_the_book(one, game)] == []
    parts = {part for text in found.values() for part in ATTRIBUTE.findall(text)}
    assert parts <= OF_A_RULE.union(of + edition for of in OF_AN_EDITION for edition in game.editions)


def test_every_family_of_keys_is_asked_for() -> None:
    known = {written for path in code() for written in templates(path)}
    assert [written for written in families([*GAMES.values()]) if written not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_whoever_looks_is_spoken_to_in_the_second_person(key: str, language: str) -> None:
    """Every event about a seat has words for the seat that looks on, and every one about two for the other of them."""
    say = words(language, GAMES[key])
    events = [(f"event-{kind.name}", kind) for kind in GAMES[key].events]
    acting = [name for name, kind in events if "seat" in kind.nouns and not say.has(f"{name}-you")]
    others = [name for name, kind in events if "opponent" in kind.nouns and not say.has(f"{name}-to-you")]
    assert (acting, others) == ([], [])


def test_a_sentence_speaks_to_whoever_is_called_you() -> None:
    say = words("en", GAMES["borgia"])
    nouns: dict[str, int | str] = {"seat": 1, "family": "borgia", "number": 3}
    assert say.sentence("event-voted", nouns, ["Ada", "Bruno"]) == "Bruno gives Ada 3 votes."
    assert say.sentence("event-voted", nouns, ["Ada", "you"]) == "You give Ada 3 votes."
    assert say.sentence("event-voted", nouns, ["you", "Bruno"]) == "Bruno gives you 3 votes."
    assert say.sentence("event-voted", {**nouns, "seat": 0}, ["you", "Bruno"]) == "You give yourself 3 votes."
