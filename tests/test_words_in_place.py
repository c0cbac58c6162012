"""Every word is where it belongs: what browser and terminal share in what both read, and no text under two keys."""

import re
from functools import cache
from pathlib import Path

import pytest

from signoria import GAMES
from signoria.text import LANGUAGES
from signoria.text.words import HOUSE, OF_A_GAME, entries_of, source_of
from tests.test_house import SRC
from tests.test_words_in_use import CATALOGUES, REFERENCE, RULEBOOK, WEB, Asked, asked, entries, game_of, spoken

BROWSER = ("common", "errors", "server", "web", "replay")  # web/src/words/catalogues.ts
BROWSER_OF_A_GAME = ("{}-lobby", "{}", "{}-lesson")
IN_THE_BROWSER = ("web", "replay", *(f"{key}-{what}" for key in GAMES for what in ("lobby", "lesson")))
IN_THE_TERMINAL = ("terminal", "lab", *(f"{key}-terminal" for key in GAMES))
LABORATORY = "lab"
ONLY_A_REFERENCE = re.compile(r"\{ *[a-z][\w-]* *\}")

# Two keys that every language says alike today, and that are two things all the same.
ALIKE = {
    ("admin-game", "setup-game"): "a list that an operator reads has the columns of the database for its headings",
    ("admin-name", "setup-here-name"): "the same",
    ("admin-seats", "setup-seats"): "the same",
}


def test_the_browser_reads_the_catalogues_that_are_named_here() -> None:
    source = (WEB / "words" / "catalogues.ts").read_text(encoding="utf-8")
    house = re.search(r"const HOUSE = \[(.*?), \.\.\.LOBBIES\]", source)
    game = re.search(r"\[\.\.\.HOUSE, (.*?)\]", source)
    assert house
    assert game
    names = re.findall(r'"([\w-]+)"', house[1]) + re.findall(r'"([\w-]+)"', game[1])
    assert (tuple(names), "game, `${game}-lesson`" in game[1]) == (BROWSER, True)


@cache
def read_by(side: str, game: str) -> dict[str, str]:
    """All that a side can say at a table of a game, by key."""
    house, own = (BROWSER, BROWSER_OF_A_GAME) if side == "web" else (HOUSE, OF_A_GAME)
    names = [*house, *(name.format(game) for name in own)]
    return {key: text for name in names for key, text in entries(name.removesuffix(".ftl")).items()}


def asked_on(side: str, game: str) -> Asked:
    return asked(game, WEB if side == "web" else SRC)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("side", ["terminal", "web"])
def test_whoever_says_a_word_has_read_it_and_all_it_refers_to(side: str, game: str) -> None:
    found, ask = read_by(side, game), asked_on(side, game)
    known = {key for name in CATALOGUES if not name.endswith(RULEBOOK) for key in entries(name)}
    own = {key for name in CATALOGUES if game_of(name) in ("", game) for key in entries(name)}
    assert sorted(key for key in ask.said if key in known and key in own and "-" in key and key not in found) == []
    alive = spoken(found, {key for key in found if ask.key(key)})
    assert sorted({ref for key in alive for ref in REFERENCE.findall(found[key]) if ref not in found}) == []


@pytest.mark.parametrize(
    ("name", "other"), [*((name, SRC) for name in IN_THE_BROWSER), *((name, WEB) for name in IN_THE_TERMINAL)]
)
def test_what_one_side_says_is_not_asked_for_by_the_other(name: str, other: Path) -> None:
    ask = asked(game_of(name), other)
    assert [key for key in entries(name) if "-" in key and key in ask.said] == []


@pytest.mark.parametrize("side", ["terminal", "web"])
def test_what_is_common_is_said_by_both(side: str) -> None:
    games = [(read_by(side, game), asked_on(side, game)) for game in GAMES]
    alive = {key for found, ask in games for key in spoken(found, {key for key in found if ask.key(key)})}
    assert [key for key in entries("common") if key not in alive] == []


@cache
def texts(name: str) -> dict[str, tuple[str, ...]]:
    """What each key of a catalogue says, in all languages."""
    found = [entries_of(source_of(language, f"{name}.ftl")) for language in LANGUAGES]
    return {key: tuple(" ".join(one.get(key, "").split("=", 1)[-1].split()) for one in found) for key in entries(name)}


def twice(names: list[str]) -> set[tuple[str, ...]]:
    """Keys that say the same in every language; one that refers to another says nothing itself."""
    by_text: dict[tuple[str, ...], list[str]] = {}
    for name in names:
        for key, said in texts(name).items():
            if not ONLY_A_REFERENCE.fullmatch(said[0]):
                by_text.setdefault(said, []).append(key)
    return {tuple(sorted(keys)) for keys in by_text.values() if len(keys) > 1}


@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_written_under_two_keys(game: str) -> None:
    """What all languages say alike is one key, or one refers to the other: `type-spy = { card-spy }`."""
    house = [name for name in CATALOGUES if not game_of(name) and name != LABORATORY]
    own = [name for name in CATALOGUES if game_of(name) == game and not name.endswith(RULEBOOK)]
    assert twice([*house, *own]) - {*ALIKE} == set()


def test_no_text_of_the_laboratory_is_written_under_two_keys() -> None:
    assert twice([LABORATORY, "terminal", "common"]) == set()


def test_what_is_alike_on_purpose_is_so_still() -> None:
    every = [name for name in CATALOGUES if not name.endswith(RULEBOOK)]
    said = {key: text for name in every for key, text in texts(name).items()}
    assert [pair for pair in ALIKE if said.get(pair[0]) != said.get(pair[1])] == []


def test_every_catalogue_is_read_by_somebody() -> None:
    read = {*BROWSER, *(name.removesuffix(".ftl") for name in HOUSE)}
    for key in GAMES:
        read |= {name.format(key).removesuffix(".ftl") for name in (*BROWSER_OF_A_GAME, *OF_A_GAME)}
    assert {*CATALOGUES} <= read
