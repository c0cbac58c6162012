"""Every question at every size, at the usual table and at the fullest: nothing cut, covered or out of reach."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from signoria import GAMES
from tests.web.kit.layout import SHOWN, SIZES, faults, faults_at, sized
from tests.web.kit.positions import (
    Position,
    begin_answer,
    faults_in_every_language,
    fullest,
    positions,
    prompts,
    widest,
)

ALL = "SIGNORIA_SOAK" in os.environ  # the rest takes minutes: `make soak`
TIGHTEST = [sized(360, 640), sized(390, 844), sized(844, 390), sized(768, 1024), sized(1280, 720), sized(1440, 900)]
QUESTIONS = [(game, prompt) for game in GAMES for prompt in sorted(prompts(game))]
WIDE = [("borgia", "play-or-seize")]
BEGUN = [("borgia", "commit"), ("borgia", "play-or-seize"), ("florence", "which-action"), ("florence", "which-recruit")]
FULL = [("principe", "bid-for-lot"), ("principe", "build-or-play"), ("borgia", "ducats-asked")]
# Questions with much to say, at the sizes where words are shortest of room.
SPOKEN = [
    ("borgia", "bid"),
    ("borgia", "commit"),
    ("florence", "which-action"),
    ("principe", "bid-for-lot"),
    ("principe", "build-or-play"),
]
NARROW = [sized(390, 844), sized(1280, 720)]
TABLETS = [sized(768, 1024), sized(1024, 768)]
# Questions that say the most once an answer is begun, at the sizes where it has the least room.
TOLD = [("borgia", "buy-or-spy"), ("borgia", "commit"), ("borgia", "fate"), ("florence", "which-stack")]
LOW = [sized(390, 844), sized(844, 390), sized(1280, 720), sized(1440, 900)]
# Questions of a full table whose answers have the longest words.
WORDIEST = [("borgia", "offer"), ("florence", "which-action"), ("florence", "which-stack")]
BELOW = "(one) => one.scrollHeight - one.scrollTop - one.clientHeight"  # what of it lies below what is seen
# How far the parts of a family's sheet stand apart at most, but its foot.
APART = """Math.max(...[...document.querySelectorAll('.sheet-page > :not(footer)')].slice(1)
    .map((one) => one.getBoundingClientRect().top - one.previousElementSibling.getBoundingClientRect().bottom))"""
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


@pytest.mark.parametrize(("which", "prompt"), [(fullest, "verdict"), (positions, "commit"), (widest, "play-or-seize")])
def test_the_prince_fits_a_tablet_in_every_language(
    used_page: Page, deals: Path, which: Callable[[str], dict[str, Position]], prompt: str
) -> None:
    """The band is as high as on a desk and half as wide."""
    assert faults_in_every_language(used_page, deals, which("borgia")[prompt], TABLETS) == []


@pytest.mark.parametrize(("game", "prompt"), QUESTIONS if ALL else TOLD)
def test_an_answer_that_is_begun_fits_in_every_language(used_page: Page, deals: Path, game: str, prompt: str) -> None:
    assert faults_in_every_language(used_page, deals, positions(game)[prompt], LOW, begun=True) == []


@pytest.mark.parametrize(("game", "prompt"), WORDIEST)
def test_an_answer_with_long_words_fits_in_every_language(used_page: Page, deals: Path, game: str, prompt: str) -> None:
    sizes = [sized(844, 390), sized(1280, 720)]
    assert faults_in_every_language(used_page, deals, fullest(game)[prompt], sizes, begun=True) == []


def test_the_head_of_the_last_round_fits_a_phone_in_every_language(used_page: Page, deals: Path) -> None:
    last = fullest("principe")["build-or-play"]
    assert faults_in_every_language(used_page, deals, last, NARROW) == []


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
@pytest.mark.parametrize("size", [sized(360, 640), sized(844, 390), sized(1280, 720)], ids=["phone", "flat", "desk"])
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
    used_page.set_viewport_size(sized(390, 1400))
    assert used_page.evaluate(APART) <= 24
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


@pytest.mark.parametrize("size", [sized(640, 360), sized(844, 390), sized(360, 640)], ids=["zoomed", "flat", "phone"])
@pytest.mark.parametrize("prompt", ["secret-ballot", "open-ballot"])
def test_every_family_is_in_sight_where_votes_are_divided(
    used_page: Page, deals: Path, prompt: str, size: ViewportSize
) -> None:
    """Whoever gives all to one sees which one it is."""
    fullest("borgia")[prompt].open(used_page, deals)
    used_page.set_viewport_size(size)
    used_page.locator(".shares li").last.wait_for()
    lowest = (
        "Math.max(...[...document.querySelectorAll('.shares li')].map((one) => one.getBoundingClientRect().bottom))"
    )
    foot = "document.querySelector('.shares').getBoundingClientRect().bottom"
    assert used_page.evaluate(f"{lowest} - {foot}") <= 1


@pytest.mark.parametrize("size", [sized(640, 360), sized(844, 390), sized(360, 640)], ids=["zoomed", "flat", "phone"])
@pytest.mark.parametrize("prompt", ["buy-or-spy", "arrange"])
def test_what_may_be_done_besides_is_in_sight_on_a_phone(
    used_page: Page, deals: Path, prompt: str, size: ViewportSize
) -> None:
    """Nobody looks for an offer to trade below what fits."""
    fullest("borgia")[prompt].open(used_page, deals)
    used_page.set_viewport_size(size)
    used_page.evaluate(SHOWN)
    ways = used_page.locator(".question-panel .choices .link")
    ways.first.wait_for()
    for way in ways.all():
        expect(way).to_be_in_viewport(ratio=1)


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


@pytest.mark.parametrize("size", [sized(390, 844), sized(640, 360)], ids=["phone", "low"])
def test_all_in_florins_and_all_in_points_are_both_in_sight_on_a_phone(
    used_page: Page, deals: Path, size: ViewportSize
) -> None:
    positions("florence")["which-action"].open(used_page, deals)
    begin_answer(used_page)
    used_page.set_viewport_size(size)
    choices = used_page.locator(".question-panel .choices")
    assert choices.evaluate("(one) => one.scrollHeight - one.clientHeight") == 0


@pytest.mark.parametrize(
    ("marked", "found"),
    [("8 →9", True), ("Round 1· no work", True), ("8 → 9", False), ("<b>Pitti</b> · <i>passed</i>", False)],
)
def test_a_mark_that_has_lost_its_space_is_found(page: Page, marked: str, found: bool) -> None:
    page.set_content(f"<p style=\"font-feature-settings: 'lnum'\">{marked}</p>")
    assert [fault.partition(":")[0] for fault in faults(page)] == ["no space around a mark"] * found


@pytest.mark.parametrize(("width", "found"), [(60, ["sticks out"]), (160, [])])
def test_a_word_that_sticks_out_of_its_button_is_found(page: Page, width: int, found: list[str]) -> None:
    style = f"width: {width}px; padding: 0; display: flex; font-feature-settings: 'lnum'"
    page.set_content(f'<button style="{style}"><span>Reclutamento</span></button>')
    assert [fault.partition(":")[0] for fault in faults(page)] == found


@pytest.mark.parametrize("tables", [positions, fullest], ids=["usual", "fullest"])
def test_what_ends_the_game_is_in_sight_on_the_shortest_phone(
    used_page: Page, deals: Path, tables: Callable[[str], dict[str, Position]]
) -> None:
    tables("principe")["play-cards"].open(used_page, deals)
    used_page.set_viewport_size(sized(360, 640))
    ends = used_page.locator("[data-ends]:visible").bounding_box()
    question = used_page.locator(".question-panel").bounding_box()
    assert ends is not None
    assert question is not None
    assert ends["y"] + ends["height"] <= question["y"] + 1


@pytest.mark.parametrize("size", [sized(390, 844), sized(844, 390)], ids=["phone", "flat"])
def test_the_head_of_a_finished_game_names_it_across_the_window(
    used_page: Page, deals: Path, size: ViewportSize
) -> None:
    positions("principe")[""].open(used_page, deals)
    used_page.set_viewport_size(size)
    used_page.locator(".finished").wait_for()
    head = used_page.locator(".table > header").bounding_box()
    assert head is not None
    assert (head["x"], head["width"]) == (0, size["width"])
    title = used_page.locator(".table > header h1").bounding_box()
    assert title is not None
    assert title["width"] > 40


@pytest.mark.parametrize(
    ("over", "found"),
    [("none", ["text over text: i “Palestrina” and b “Governor”"]), ("white", [])],
    ids=["bare", "card"],
)
def test_a_name_over_the_middle_of_another_is_found_unless_it_covers_it(
    page: Page, over: str, found: list[str]
) -> None:
    place = "position: absolute; left: 9px; font-feature-settings: 'lnum'; top:"
    names = f'<i style="{place} 9px">Palestrina</i><b style="{place} 10px; background: {over}">Governor</b>'
    page.set_content(names)
    assert [fault for fault in faults(page) if fault.startswith("text over text")] == found


def test_the_story_stands_at_its_end_however_the_window_changes_until_somebody_scrolls_it(
    used_page: Page, deals: Path
) -> None:
    fullest("principe")["build-or-play"].open(used_page, deals)
    story = used_page.locator("aside .story")
    for size in (sized(1440, 900), sized(1440, 700), sized(2560, 1440), sized(1440, 900)):
        used_page.set_viewport_size(size)
        story.wait_for()
        used_page.wait_for_function(f"() => ({BELOW})(document.querySelector('aside .story')) < 2")
    story.hover()
    used_page.mouse.wheel(0, -200)
    used_page.wait_for_function(f"() => ({BELOW})(document.querySelector('aside .story')) > 100")
    used_page.set_viewport_size(sized(1440, 880))
    used_page.evaluate(SHOWN)
    assert story.evaluate(BELOW) > 100
