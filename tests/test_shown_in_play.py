"""What is said during play is for players: one sentence a rule, for their edition, and no sources or keys of ours."""

import re

import pytest
from fluent.syntax import ast

from signoria import Game, game
from signoria.text import LANGUAGES, words
from signoria.text.words import CATALOGUES, OF_A_GAME, entries_of, plain, resource
from tests.test_house import each_game

LONGEST = 170  # characters of a plain sentence: two lines on a phone's card
SOURCES = re.compile(
    r"(?<=[\w,;:)»”“’] )[AFNRI](?=[,;:.) ])"
)  # the letters of the rulebooks, not a word that begins a sentence
LETTERS = {"play-help-signs"}  # explains those of the colours
ONE_SENTENCE = re.compile(r"^[^.!?]*(?:\d\.\d[^.!?]*)*[.]$")

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
@each_game
def test_every_rule_has_one_plain_sentence_for_who_plays(game: Game, language: str) -> None:
    for rule in words(language, game).rules():
        assert "" in rule.plain, rule.id
        for edition in game.editions:
            said = rule.for_players(edition)
            assert ONE_SENTENCE.match(said), (rule.id, said)
            assert len(said) <= LONGEST, (rule.id, len(said), said)
            assert not speaks_of_sources(said, game), (rule.id, said)


@each_language
@each_game
def test_nothing_that_is_said_during_play_names_a_source_or_a_key_of_ours(game: Game, language: str) -> None:
    for name in [*OF_A_GAME[1:3], "{}-lesson.ftl"]:
        source = (CATALOGUES / language / name.format(game.key)).read_text(encoding="utf-8")
        for key, text in entries_of(source).items():
            if key.startswith("edition-") or key in LETTERS:  # there an edition says what it is called
                continue
            found = [said for said in patterns(text) if speaks_of_sources(said, game)]
            assert found == [], (name, key)


def patterns(text: str) -> list[str]:
    """What a message and its parts say."""
    entry = resource(text).body[0]
    if not isinstance(entry, ast.Message | ast.Term):
        return []
    parts = [entry.value, *(part.value for part in entry.attributes)]
    return [plain(part) for part in parts if part is not None]


def speaks_of_sources(said: str, game: Game) -> bool:
    keys = [edition for edition in game.editions if "-" in edition]
    return bool(SOURCES.search(said)) or any(key in said for key in keys)


def test_a_rule_says_what_the_edition_that_is_played_says() -> None:
    (rule,) = [rule for rule in words("en", game("principe")).rules() if rule.id == "IP-56"]
    assert "green" not in rule.for_players("amigo")
    assert "green" in rule.for_players("mtm-nl")
