"""Every question at every size, at the usual table and at the fullest: nothing cut, covered or out of reach."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from signoria import GAMES
from tests.web.kit.layout import SIZES, faults_at, sized
from tests.web.kit.positions import begin_answer, faults_in_every_language, fullest, positions, prompts, widest

ALL = "SIGNORIA_SOAK" in os.environ  # the rest takes minutes: `make soak`
TIGHTEST = [sized(360, 640), sized(390, 844), sized(844, 390), sized(768, 1024), sized(1280, 720), sized(1440, 900)]
QUESTIONS = [(game, prompt) for game in GAMES for prompt in sorted(prompts(game))]
WIDE = [("borgia", "play-or-seize")]
BEGUN = [("borgia", "commit"), ("borgia", "play-or-seize")]
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
POINTED_AT = [("principe", "which-region"), ("principe", "which-region-of-all"), ("florence", "which-action")]


@pytest.mark.parametrize(("game", "prompt"), QUESTIONS)
def test_a_question_fits_every_size(used_page: Page, deals: Path, game: str, prompt: str) -> None:
    positions(game)[prompt].open(used_page, deals)
    assert [fault for size in (SIZES if ALL else TIGHTEST) for fault in faults_at(used_page, size)] == []


@pytest.mark.parametrize(("game", "prompt"), QUESTIONS if ALL else FULL)
def test_a_question_at_the_fullest_table_fits_every_size(used_page: Page, deals: Path, game: str, prompt: str) -> None:
    fullest(game)[prompt].open(used_page, deals)
    assert [fault for size in (SIZES if ALL else TIGHTEST) for fault in faults_at(used_page, size)] == []


@pytest.mark.parametrize(("game", "prompt"), QUESTIONS if ALL else SPOKEN)
def test_a_question_fits_in_every_language(used_page: Page, deals: Path, game: str, prompt: str) -> None:
    assert faults_in_every_language(used_page, deals, positions(game)[prompt], NARROW) == []


@pytest.mark.parametrize(("game", "prompt"), QUESTIONS if ALL else WIDE)
def test_a_question_with_the_most_answers_fits_every_size(used_page: Page, deals: Path, game: str, prompt: str) -> None:
    widest(game)[prompt].open(used_page, deals)
    assert [fault for size in (SIZES if ALL else TIGHTEST) for fault in faults_at(used_page, size)] == []


@pytest.mark.parametrize(("game", "prompt"), QUESTIONS if ALL else BEGUN)
def test_an_answer_that_is_begun_fits_every_size(used_page: Page, deals: Path, game: str, prompt: str) -> None:
    """What it leads to is said, or why it cannot be given."""
    positions(game)[prompt].open(used_page, deals)
    used_page.set_viewport_size(sized(1440, 900))
    begin_answer(used_page)
    assert [fault for size in (SIZES if ALL else TIGHTEST)[::-1] for fault in faults_at(used_page, size)] == []


@pytest.mark.parametrize(("game", "prompt"), POINTED_AT)
@pytest.mark.parametrize("size", [sized(360, 640), sized(844, 390)], ids=["phone", "flat"])
def test_what_is_pointed_at_stays_under_the_pointer(
    page: Page, deals: Path, size: ViewportSize, game: str, prompt: str
) -> None:
    """What an answer leads to is said in words that take room: a neighbour would be pressed instead."""
    positions(game)[prompt].open(page, deals)
    page.set_viewport_size(size)
    page.clock.install()
    for answer in page.locator(".question-panel .choices :is([data-option], [data-pick]):visible").all():
        answer.scroll_into_view_if_needed()
        before = answer.bounding_box()
        assert before is not None
        answer.hover(position={"x": before["width"] / 2, "y": 4})
        page.clock.run_for(1000)
        assert answer.bounding_box() == before
        page.mouse.move(1, 1)
        page.clock.run_for(1000)


@pytest.mark.parametrize(
    ("game", "prompt"), [("principe", "build-or-play"), ("borgia", "buy-or-spy"), ("florence", "which-action")]
)
def test_the_sheet_of_a_family_fits_every_size(used_page: Page, deals: Path, game: str, prompt: str) -> None:
    used_page.set_viewport_size(sized(1440, 900))
    positions(game)[prompt].open(used_page, deals)
    used_page.get_by_role("button", name="Guest 1", exact=True).first.click()
    used_page.get_by_role("dialog").wait_for()
    assert [fault for size in SIZES for fault in faults_at(used_page, size)] == []
    used_page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [sized(1280, 720), sized(1440, 900)], ids=["desk", "wide"])
def test_targets_are_whole_while_one_is_looked_at(used_page: Page, deals: Path, size: ViewportSize) -> None:
    """At the table with the most of them."""
    widest("borgia")["play-or-seize"].open(used_page, deals)
    used_page.set_viewport_size(size)
    used_page.locator(".question-panel .target").first.hover()
    assert faults_at(used_page, size) == []
    used_page.locator(".question-panel .target:not(.hopeless)").first.click()
    assert faults_at(used_page, size) == []


def test_a_trade_is_seen_whole_on_the_smallest_desktop(used_page: Page, deals: Path) -> None:
    widest("borgia")["offer"].open(used_page, deals)
    used_page.locator(".deal .lies").first.wait_for()
    hidden = "[...document.querySelectorAll('.deal .lies')].map((tray) => tray.scrollHeight - tray.clientHeight)"
    assert used_page.evaluate(hidden) == [0, 0]


@pytest.mark.parametrize("game", GAMES)
def test_the_rail_of_a_phone_on_its_side_has_a_sign_for_each_part(used_page: Page, deals: Path, game: str) -> None:
    positions(game)[min(prompts(game))].open(used_page, deals)
    used_page.set_viewport_size(sized(844, 390))
    parts = used_page.locator(".panes button")
    parts.first.wait_for()
    expect(parts.locator("svg")).to_have_count(parts.count())
    shown = "[...document.querySelectorAll('.panes use')].map((one) => one.getBBox().width > 0)"
    assert set(used_page.evaluate(shown)) == {True}


def test_what_a_bot_would_do_is_read_over_a_question_that_fills_a_phone(used_page: Page, deals: Path) -> None:
    positions("borgia")["play-or-seize"].open(used_page, deals)
    used_page.set_viewport_size(sized(390, 844))
    used_page.keyboard.press("h")
    used_page.locator("[data-hint]").wait_for()
    assert faults_at(used_page, sized(390, 844)) == []


def test_all_in_florins_and_all_in_points_are_both_in_sight_on_a_phone(used_page: Page, deals: Path) -> None:
    positions("florence")["which-action"].open(used_page, deals)
    begin_answer(used_page)
    used_page.set_viewport_size(sized(390, 844))
    choices = used_page.locator(".question-panel .choices")
    assert choices.evaluate("(one) => one.scrollHeight - one.clientHeight") == 0
