"""Rulings are shown wherever one stands behind a paragraph or a switch."""

import re
from pathlib import Path

import pytest

from signoria.text import LANGUAGES
from signoria.text.words import entries_of, source_of
from tests.test_house import ROOT

PAGES = sorted((ROOT / "docs" / "rulings").glob("00*.md"))
RULING = {"en": "ruling", "de": "Festlegung", "fr": "décision", "it": "decision", "nl": "beslissing"}


TOLD = re.compile(r"^ +\.rulings =", re.MULTILINE)
SOURCES = re.compile(r"^ +\.sources = (.+)$", re.MULTILINE)


def paragraphs(page: Path) -> list[str]:
    """What a page says that it belongs to."""
    [named] = re.findall(r"^Paragraphs: (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return str(named).split(", ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name[:4])
def test_a_ruling_is_told_where_it_belongs_and_named_among_the_sources(page: Path, language: str) -> None:
    entries = entries_of(source_of(language, "principe-rules.ftl"))
    for key in paragraphs(page):
        assert TOLD.search(entries[key]), key
        [sources] = SOURCES.findall(entries[key])
        assert RULING[language].lower() in sources.lower(), key


def test_every_paragraph_with_a_ruling_has_a_page() -> None:
    entries = entries_of(source_of("en", "principe-rules.ftl"))
    told = {key for key, text in entries.items() if TOLD.search(text)}
    assert told == {key for page in PAGES for key in paragraphs(page)}
