"""Every question of every game, one after the other: for every eye, on every screen, in every language."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.hands import Mouse
from tests.web.positions import TABLES, positions, prompts
from tests.web.test_pages import found_by_axe, overflows

QUESTIONS = [(game, prompt) for game in TABLES for prompt in sorted(prompts(game))]
LANGUAGES = ("en", "it", "fr", "nl", "de")
# A key without words shows itself, and a noun without a value its name in braces.
WORDLESS = re.compile(r"\{ ?\$?\w+ ?\}|\b(?:board|action|prompt|event|noun|card|refusal|error|score|part|tab)-[a-z]+\b")


@pytest.mark.parametrize("game", TABLES)
def test_every_kind_of_question_can_be_begun_at(game: str) -> None:
    assert positions(game).keys() == {*prompts(game), ""}


@pytest.mark.parametrize(("game", "prompt"), QUESTIONS)
def test_a_question_is_for_everybody(page: Page, deals: Path, game: str, prompt: str) -> None:
    """Nothing that axe finds, wide or narrow; nothing wider than the screen; the table in words; no word missing."""
    page.set_viewport_size({"width": 1440, "height": 900})
    positions(game)[prompt].open(page, deals)
    assert found_by_axe(page) == []
    read(page)
    page.set_viewport_size({"width": 360, "height": 780})
    assert not overflows(page)
    assert found_by_axe(page) == []
    page.keyboard.press("t")
    expect(page.get_by_role("region", name="The table in words")).to_be_visible()
    assert not overflows(page)
    hand = Mouse(page, seed=1)
    hand.answer(hand.asked())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
def test_no_word_is_missing(page: Page, game: str, language: str) -> None:
    """From the landing page through the first rounds of a game."""
    page.goto("/")
    page.evaluate("language => localStorage.setItem('signoria-language', language)", language)
    page.goto(f"/new/{game}")
    expect(page.locator(f"html[lang={language}]")).to_be_attached()
    assert WORDLESS.findall(page.locator("body").inner_text()) == []
    page.locator(".button.gold").last.click()
    Mouse(page, 1, lambda prompt: read(page)).play_out(most=15)


def read(page: Page) -> None:
    """All that is written, the table in words too."""
    page.keyboard.press("t")
    told = page.locator("body").inner_text()
    page.keyboard.press("t")
    assert WORDLESS.findall(told + page.locator("body").inner_text()) == []
