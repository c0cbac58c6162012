"""A rule that is shown during play is one plain sentence, for the edition that is played."""

import re

import pytest

from signoria.games.principe import GAME
from signoria.text import LANGUAGES
from signoria.text.words import RULE_ID, entries_of, source_of

PLAIN = re.compile(r"^ +\.plain(?:-([\w-]+))? = (.+)$", re.MULTILINE)
LONGEST = 140  # characters
BOOKISH = re.compile(
    r"(?<!^)\bA\b|\b[FN]\b|mtm-|(?i:amigo)|[A-Z]{2}-E?\d|[“„«‘]|ruling|Festlegung|décision|decision|beslissing"
)
DIFFER = {"IP-20", "IP-31", "IP-43", "IP-56", "IP-60", "IP-61"}  # by edition


def said(language: str) -> dict[str, dict[str, str]]:
    """By paragraph, and by edition where one differs from the first, whose key is empty."""
    entries = entries_of(source_of(language, "principe-rules.ftl"))
    return {key: dict(PLAIN.findall(text)) for key, text in entries.items() if RULE_ID.match(key)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_has_its_plain_sentence_and_some_one_for_an_edition(language: str) -> None:
    sentences = said(language)
    assert [key for key, by in sentences.items() if "" not in by] == []
    assert {key for key, by in sentences.items() if len(by) > 1} == DIFFER
    assert {edition for by in sentences.values() for edition in by} == {"", *GAME.editions[1:]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_one_short_sentence_without_sources_editions_or_numbers_of_paragraphs(language: str) -> None:
    sentences = [sentence for by in said(language).values() for sentence in by.values()]
    assert [one for one in sentences if len(one) > LONGEST] == []
    assert [one for one in sentences if not re.fullmatch(r"[^.]+\.", one)] == []
    assert [one for one in sentences if BOOKISH.search(one)] == []


def test_an_edition_has_a_sentence_of_its_own_only_where_it_differs() -> None:
    for by in said("en").values():
        assert [edition for edition in by if edition and by[edition] == by[""]] == []
