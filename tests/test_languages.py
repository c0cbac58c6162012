"""The languages: alike in all that code relies on, each written as it is written, and none of them half English."""

import json
import re
import sys
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from signoria import GAMES, Game, Rng, State
from signoria.cli.language import language as chosen
from signoria.text import LANGUAGES, Words, words
from signoria.text.words import FALLBACK, HOUSE, Bundle, entries_of
from tests.cli.signoria_cli import one_line, process, signoria
from tests.tables import step

TEXT = Path(__file__).resolve().parent.parent / "src" / "signoria" / "text"
OTHERS = [language for language in LANGUAGES if language != FALLBACK]
CATALOGUES = sorted(path.name for path in (TEXT / FALLBACK).glob("*.ftl"))
FORM = "form-"  # messages that only one language needs, for its articles and endings
CODE = "-code"  # beside a name, for the same
NAMES = ["Anna", "Bruno", "Carla", "Dino", "Elsa"]

each_language = pytest.mark.parametrize("language", OTHERS)
each_catalogue = pytest.mark.parametrize("name", CATALOGUES)
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)

# Marks that are another language's, or a typewriter's.
STRANGE = {
    "it": "['“”„‘]|« | »| …$",
    "fr": "['“”„‘]| [;:!?»%]|«[^\u202f]|[^\u202f]»|\\w[;!?]",
    "nl": "['“”„«»]",
    "de": "['”‘«»]|(^|[ (])“",
}

# What is called the same everywhere: people, places, publishers, bots, what a rulebook says; and words that two
# languages share.
PROPER = re.compile(
    r"^(city|region|short-region|family|house|home|arms|forebear|play-name|play-bot|printing)\b|^title$"
    r"|^(language|nav-label)\b|^game-\w+$|\.(authors|forms)$|^game-\w+\.round$|^forms-|\.quote-"
    r"|^bot-(apprendista|maestro|principe)$|\.sources$|^TP-(42|45|51|53)\.title$"
    r"|^card-(?!vice|grand|dat|captain|governor|castellan|treasurer|depositary|spy|poison|bravo|doctor|marriage|simony)"
    r"|^board-short-(?!vice|grand|captain|governor|castellan|treasurer|depositary|poison|bravo|simony)"
)
SHARED = {
    *(
        "action",
        "Actions",
        "Alchemist",
        "Architect",
        "Begin",
        "Bonus",
        "bot",
        "Bravi",
        "Bravo",
        "Conclave",
        "condottiere",
    ),
    *(
        "Condottieri",
        "Ducats",
        "Enter",
        "fair",
        "Families",
        "Florins",
        "florins",
        "hand",
        "Hospital",
        "Jurist",
        "Menu",
        "Name",
    ),
    *(
        "Opera",
        "Opinion",
        "options",
        "Options",
        "Organist",
        "Park",
        "Phases",
        "Place",
        "points",
        "Points",
        "Prestige",
        "Public",
        "rating",
    ),
    *("Region", "Religion", "round", "Savonarola", "Status", "Studio", "Table", "Tables", "total", "Total"),
}


@cache
def catalogue(language: str, name: str) -> dict[str, ast.Message]:
    body = FluentParser().parse((TEXT / language / name).read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk | ast.Term)], f"{language}/{name}"
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), f"{language}/{name}: a key twice"
    return {entry.id.name: entry for entry in found}


def inside(node: object, kind: type[ast.SyntaxNode]) -> list[ast.SyntaxNode]:
    """Every node of a kind, at any depth."""
    if isinstance(node, list):
        return [found for each in node for found in inside(each, kind)]
    if not isinstance(node, ast.SyntaxNode):
        return []
    below = [found for key, value in vars(node).items() if key != "span" for found in inside(value, kind)]
    return [node, *below] if isinstance(node, kind) else below


def references(message: ast.Message) -> set[str]:
    return {node.id.name for node in inside(message, ast.MessageReference) if isinstance(node, ast.MessageReference)}


def variables(message: ast.Message, forms: dict[str, ast.Message]) -> set[str]:
    """What a message asks for, its language's own forms opened; a code stands for its name."""
    nodes = [node for node in inside(message, ast.VariableReference) if isinstance(node, ast.VariableReference)]
    found = {node.id.name.removesuffix(CODE) for node in nodes}
    return found.union(*(variables(forms[key], forms) for key in references(message) & set(forms)))


@each_language
@each_catalogue
def test_a_catalogue_has_the_keys_variables_and_attributes_of_the_english_one(language: str, name: str) -> None:
    english, other = catalogue(FALLBACK, name), catalogue(language, name)
    forms = {key: message for key, message in other.items() if key.startswith(FORM)}
    assert [key for key in other if key not in forms] == list(english)
    for key, message in english.items():
        assert variables(other[key], forms) == variables(message, {}), key
        assert [part.id.name for part in other[key].attributes] == [part.id.name for part in message.attributes], key
    assert set(forms) <= set().union(*map(references, other.values())), "a form that no sentence uses"


@each_language
@each_catalogue
def test_no_sentence_is_left_in_english(language: str, name: str) -> None:
    english, other = catalogue(FALLBACK, name), catalogue(language, name)
    alike = []
    for key, message in english.items():
        pairs = [(key, message.value, other[key].value)]
        parts = zip(message.attributes, other[key].attributes, strict=True)
        pairs += [(f"{key}.{one.id.name}", one.value, two.value) for one, two in parts]
        alike += [where for where, one, two in pairs if one and two and same(one, two) and not PROPER.search(where)]
    assert alike == []


def same(one: ast.Pattern, two: ast.Pattern) -> bool:
    """The same text, and not of names and numbers alone, nor a word that both languages have."""
    written = " ".join(node.value for node in elements(one)).strip()
    alike = serialize_pattern(one) == serialize_pattern(two)
    return alike and written not in SHARED and re.search(r"[a-z]{3}", written) is not None


def elements(node: object) -> list[ast.TextElement]:
    return [found for found in inside(node, ast.TextElement) if isinstance(found, ast.TextElement)]


@each_language
@each_catalogue
def test_a_language_is_written_with_its_own_marks(language: str, name: str) -> None:
    lines = (TEXT / language / name).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if re.search(STRANGE[language], line) and not line.startswith("#")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_rules_call_an_edition_by_its_name(game: Game, language: str) -> None:
    """Never by what records call it."""
    key = re.compile(rf"(?<![\w-])({'|'.join(game.editions)})(?![\w-])")
    texts = [text.value for entry in catalogue(language, f"{game.key}-rules.ftl").values() for text in elements(entry)]
    assert [text for text in texts if key.search(text)] == []


def test_no_family_and_no_game_follows_a_word_that_italian_would_change() -> None:
    """Never “dei d’Este”, never “di Il Principe”."""
    names = re.compile(r"\b(dei|degli) \{ \$family \}|\b(di|del|da|dal) \{ \$game \}")
    found = [
        f"{path.name}: {one.group()}"
        for path in (TEXT / "it").glob("*.ftl")
        for one in names.finditer(path.read_text())
    ]
    assert found == []


def test_no_name_follows_a_word_that_french_would_shorten() -> None:
    """Whoever is called Ada or d’Este: never “de Ada”."""
    names = re.compile(r"\b([dl]e|la|que|[jnst]e) \{ \$(name|seat|opponent|family|leader|rival) \}")
    found = [
        f"{path.name}: {one.group()}"
        for path in (TEXT / "fr").glob("*.ftl")
        for one in names.finditer(path.read_text())
    ]
    assert found == []


def test_no_word_of_the_house_is_said_in_two_ways() -> None:
    keys = [key for name in HOUSE for key in catalogue(FALLBACK, name)]
    assert [key for key in set(keys) if keys.count(key) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
@each_catalogue
def test_every_entry_of_a_catalogue_is_found_without_reading_the_others(language: str, name: str) -> None:
    source = (TEXT / language / name).read_text(encoding="utf-8")
    spans = {key: (entry.id.span, entry.span) for key, entry in catalogue(language, name).items()}
    read = {key: source[first.start : whole.end] for key, (first, whole) in spans.items() if first and whole}
    assert {key: text.rstrip() for key, text in entries_of(source).items()} == read
    assert [*entries_of(source)] == [*read]


def test_what_a_language_lacks_is_said_in_english() -> None:
    bundle = Bundle("it", ["over = The game is over.\nnew = New", "over = La partita è finita."])
    patterns = [bundle.get_message(key).value for key in ("over", "new")]
    assert [bundle.format_pattern(one)[0] for one in patterns if one] == ["La partita è finita.", "New"]


@pytest.mark.parametrize(
    ("language", "number", "share"),
    [
        ("en", "12,345.7", "33.3 %"),
        ("it", "12.345,7", "33,3 %"),
        ("fr", "12\u202f345,7", "33,3 %"),
        ("nl", "12.345,7", "33,3 %"),
        ("de", "12.345,7", "33,3 %"),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(language: str, number: str, share: str) -> None:
    assert words(language).number(12345.67, 1) == number
    assert words(language).percent(1 / 3) == share


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_a_game_is_told_whole_in_every_language(game: Game, language: str) -> None:
    say, rng = words(language, game), Rng(3)
    s = game.new(game.seats[0], seed="a game in five languages", options={option.key: 1 for option in game.options})
    told = set()
    while not s.over:
        told |= said_now(say, game, s, rng)
        step(s, rng)
    told |= {say.event(event, NAMES) for seat in (-1, 0) for event in game.heard(s, seat)}
    told |= {say.score(line, NAMES) for line in game.scores(s)}
    assert [text for text in told if "{" in text or re.match(r"(prompt|action|event|refusal|score|cause)-", text)] == []


def said_now(say: Words, game: Game, s: State, rng: Rng) -> set[str]:
    """The question, some of the answers, and why something is none."""
    seat = s.to_act()[0]
    decision = game.decision(s, seat)
    told = {say.prompt(decision.prompt, decision.nouns, NAMES)}
    told |= {say.action(text, decision.prompt) for text in decision.options[:12]}
    refusal = game.why(s, seat, game.catalogue.texts[rng.below(len(game.catalogue.texts))])
    return told | ({say.refusal(refusal, NAMES)} if refusal else set())


def english_left(text: str, language: str, game: str) -> list[str]:
    """Pieces of English sentences, three words or longer, that the language itself does not have."""
    names = ["common.ftl", "terminal.ftl", f"{game}.ftl", f"{game}-terminal.ftl"]
    own = " ".join((TEXT / language / name).read_text(encoding="utf-8") for name in names)
    found = [node.value.strip() for name in names for node in elements(list(catalogue(FALLBACK, name).values()))]
    pieces = [piece for piece in found if len(piece.split()) > 2]
    return [piece for piece in pieces if piece in text and piece not in own]


class TestTheTerminal:
    @each_language
    def test_a_game_is_played_in_the_language(
        self, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
        say = words(language)
        own = [say.say(f"play-help-{key}", {"example": "milano"}) for key in ("why", "rules", "story", "board")]
        typed = "?\n" + "".join(f"{line}\n" for line in own) + "0\n1\n" * 300
        table = ("principe", "-n", "2", "--names", "Ada", "--seed", "a game in a test", "--bots", "random")
        done = signoria("play", *table, "--lang", language, stdin=typed)
        assert done.returncode == 0, done.stderr
        assert say.say("scores-title") in done.stdout
        assert english_left(done.stdout, language, "principe") == []
        assert not re.search(r"\b(play|board|prompt|event|action|refusal|score|scores)-[a-z]|\{", done.stdout)

    @each_language
    @pytest.mark.parametrize("key", GAMES)
    def test_a_game_is_told_again_in_the_language(self, key: str, language: str, tmp_path: Path) -> None:
        s, rng = GAMES[key].new(3, seed="a game told again", players=NAMES[:3]), Rng(1)
        while not s.over:
            step(s, rng)
        path = tmp_path / "game.json"
        path.write_text(json.dumps(s.record()), encoding="utf-8")
        for more in ([], ["--at", "9", "--seat", "0"]):
            done = signoria("replay", str(path), *more, "--lang", language)
            assert done.returncode == 0, done.stderr
            assert english_left(done.stdout, language, key) == []
            assert "{" not in done.stdout

    @each_language
    def test_headings_are_in_the_language_too(self, language: str) -> None:
        assert words(language).say("games-players") in signoria("games", "--lang", language).stdout

    @each_language
    @pytest.mark.parametrize("form", ["--lang {}", "--lang={}"])
    def test_what_is_said_before_a_command_begins_obeys_lang(
        self, language: str, form: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("SIGNORIA_LANG", "en")
        monkeypatch.setattr(sys, "argv", ["signoria", "rules", *form.format(language).split()])
        assert chosen() == language

    def test_help_and_errors_are_in_the_language_too(self) -> None:
        say = words("fr")
        helped = process("rules", "--help", SIGNORIA_LANG="fr", COLUMNS="400")
        assert say.say("help-rules")[:40] in helped.stdout
        failed = process("rules", "nowhere at all", "--lang", "fr")
        assert say.say("error-no-such-rule", {"rule": "nowhere at all"}) in one_line(failed)
