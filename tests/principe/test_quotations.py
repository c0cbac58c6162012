"""What each rulebook says where they disagree: its own words, in every language the same, and only there."""

import re

import pytest

from signoria.games.principe import GAME
from signoria.text import LANGUAGES
from signoria.text.words import entries_of, source_of

QUOTED = re.compile(r"^ +\.quote-([\w-]+) = (.+)$", re.MULTILINE)
LONGEST = 25  # words


def rulebook(language: str) -> str:
    return source_of(language, "principe-rules.ftl")


def quotations(language: str) -> dict[str, dict[str, str]]:
    """By switch and edition."""
    entries = entries_of(rulebook(language))
    return {key: dict(QUOTED.findall(text)) for key, text in entries.items() if key.startswith("edition-")}


QUOTATIONS = quotations("en")
EACH = [(key, edition) for key, said in QUOTATIONS.items() for edition in said]


def test_every_switch_is_decided_by_the_words_of_some_rulebook() -> None:
    assert [key for key, said in QUOTATIONS.items() if not said] == []
    assert {edition for _key, edition in EACH} == {*GAME.editions}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_quotation_is_the_same_in_every_language(language: str) -> None:
    assert quotations(language) == QUOTATIONS


@pytest.mark.parametrize(("key", "edition"), EACH)
def test_a_quotation_is_short_and_stands_once(key: str, edition: str) -> None:
    quotation = QUOTATIONS[key][edition]
    assert len(quotation.split()) <= LONGEST
    assert rulebook("en").count(quotation) == 1
