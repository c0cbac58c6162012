"""Every question at every size, at the usual table and at the fullest: nothing cut, covered or out of reach."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page

from signoria import GAMES
from signoria.text import LANGUAGES
from tests.web.kit.layout import SIZES, faults_at, sized
from tests.web.kit.positions import fullest, positions, prompts, widest

ALL = "SIGNORIA_SOAK" in os.environ  # the rest takes minutes: `make soak`
TIGHTEST = [sized(360, 640), sized(390, 844), sized(844, 390), sized(768, 1024), sized(1280, 720), sized(1440, 900)]
QUESTIONS = [(game, prompt) for game in GAMES for prompt in sorted(prompts(game))]
# Rare questions that do not fit everywhere yet; `make soak` and `make shots` say where.
TO_MEND = {
    ("florence", "bid-for-item"),
    ("florence", "which-item"),
    ("florence", "which-stack"),
}
WIDE = [("borgia", "play-or-seize")]
FULL = [("principe", "bid-for-lot"), ("principe", "build-or-play")]
# Questions with much to say, at the sizes where words are shortest of room.
SPOKEN = [
    ("borgia", "bid"),
    ("borgia", "commit"),
    ("florence", "which-action"),
    ("principe", "bid-for-lot"),
    ("principe", "build-or-play"),
]
NARROW = [sized(390, 844), sized(1280, 720)]


@pytest.mark.parametrize(("game", "prompt"), QUESTIONS if ALL else [one for one in QUESTIONS if one not in TO_MEND])
def test_a_question_fits_every_size(used_page: Page, deals: Path, game: str, prompt: str) -> None:
    positions(game)[prompt].open(used_page, deals)
    assert [fault for size in (SIZES if ALL else TIGHTEST) for fault in faults_at(used_page, size)] == []


@pytest.mark.parametrize(("game", "prompt"), QUESTIONS if ALL else FULL)
def test_a_question_at_the_fullest_table_fits_every_size(used_page: Page, deals: Path, game: str, prompt: str) -> None:
    fullest(game)[prompt].open(used_page, deals)
    assert [fault for size in (SIZES if ALL else TIGHTEST) for fault in faults_at(used_page, size)] == []


@pytest.mark.parametrize(("game", "prompt"), QUESTIONS if ALL else SPOKEN)
def test_a_question_fits_in_every_language(page: Page, deals: Path, game: str, prompt: str) -> None:
    positions(game)[prompt].open(page, deals)
    found = []
    for language in LANGUAGES:
        page.evaluate("(language) => localStorage.setItem('signoria-language', language)", language)
        page.reload()
        page.locator(f"html[lang={language}] .table[data-asks='{prompt}']").wait_for()
        found += [f"{language}, {fault}" for size in NARROW for fault in faults_at(page, size)]
    assert found == []


@pytest.mark.parametrize(("game", "prompt"), QUESTIONS if ALL else WIDE)
def test_a_question_with_the_most_answers_fits_every_size(used_page: Page, deals: Path, game: str, prompt: str) -> None:
    widest(game)[prompt].open(used_page, deals)
    assert [fault for size in (SIZES if ALL else TIGHTEST) for fault in faults_at(used_page, size)] == []
