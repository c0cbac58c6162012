"""A table and what stands beside it: whoever comes by a link, tabs, the story, the end."""

from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from signoria import GAMES
from signoria.games import game as game_of
from tests.web.kit.layout import sized
from tests.web.kit.positions import SEATS, Position, played, positions

# How far the story is from its end, in pixels.
ABOVE = """() => {
    const { scrollHeight, scrollTop, clientHeight } = document.querySelector('.story') ?? {};
    return scrollTop > 0 ? scrollHeight - scrollTop - clientHeight : NaN;
}"""
AT_ITS_END = f"() => ({ABOVE})() < 2"


def test_a_friend_comes_by_the_link_and_the_host_starts(page: Page) -> None:
    page.goto("/new/principe")
    page.get_by_role("button", name="2", exact=True).click()
    expect(page.get_by_role("textbox", name="Your name")).to_have_count(0)  # against bots nobody reads it
    page.get_by_label("Who plays Visconti").select_option("friend")
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_role("textbox", name="Invite").input_value()
    assert page.context.browser is not None
    with page.context.browser.new_context(reduced_motion="reduce", service_workers="block") as context:
        friend = context.new_page()
        friend.goto(link)
        friend.get_by_role("textbox", name="Your name").first.fill("Bia")
        friend.get_by_role("button", name="Sit down").click()
        page.get_by_role("button", name="Start", exact=True).click()
        expect(page.locator(".question-panel h2")).to_contain_text("Lay 3 cards")
        expect(friend.locator(".question-panel h2")).to_contain_text("Lay 3 cards")


@pytest.mark.parametrize("size", [sized(768, 1024), sized(1440, 900)], ids=["tablet", "desk"])
@pytest.mark.parametrize("game", GAMES)
def test_alt_and_a_number_lead_to_every_part_of_a_table(page: Page, deals: Path, game: str, size: ViewportSize) -> None:
    """Also into the drawer, and to the board where what is one's own or the families' lies on it."""
    page.set_viewport_size(size)
    next(one for one in positions(game).values() if one.prompt).open(page, deals)
    for part in range(6, 0, -1):
        page.keyboard.press(f"Alt+{part}")
        there = part if page.locator(f"#part-{part}").count() else 3
        expect(page.locator(f"#part-{there}:focus, #part-{there} :focus")).to_have_count(1)


def test_a_tab_that_one_opens_stays_open(page: Page, deals: Path) -> None:
    """Also `Why can't I?`, and also when the table goes on."""
    positions("principe")["bid-for-lot"].open(page, deals)
    why = page.locator("#tab-why")
    page.keyboard.press("w")
    page.locator(".table[data-asks='']").wait_for()
    why.click()
    expect(why).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tabpanel")).to_contain_text("Why can’t I?")


def test_a_refusal_opens_its_reason_and_the_table_goes_on_to_what_was_read_before(page: Page, deals: Path) -> None:
    positions("principe")["bid-for-lot"].open(page, deals)
    rules = page.get_by_role("tab", name="Rules")
    rules.click()
    page.locator("#question-title").focus()
    page.keyboard.press("9")
    page.keyboard.press("9")
    expect(page.locator("#tab-why")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("w")
    expect(rules).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("game", GAMES)
def test_the_story_stands_at_its_end_when_one_comes_and_when_its_box_changes(
    page: Page, deals: Path, game: str
) -> None:
    last_question(game).open(page, deals)
    page.wait_for_function(AT_ITS_END)
    page.reload()
    page.wait_for_function(AT_ITS_END)
    page.set_viewport_size({"width": 1280, "height": 560})
    page.wait_for_function(AT_ITS_END)
    page.get_by_role("tab", name="Rules").click()
    page.get_by_role("tab", name="Story").click()
    page.wait_for_function(AT_ITS_END)


def test_whoever_reads_further_up_in_the_story_is_left_there(page: Page, deals: Path) -> None:
    last_question("principe").open(page, deals)
    page.wait_for_function(AT_ITS_END)
    page.locator(".story").hover()
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"() => ({ABOVE})() > 300")
    page.set_viewport_size({"width": 1280, "height": 700})
    page.locator(".story").evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert page.evaluate(ABOVE) > 200


@pytest.mark.parametrize("beside", ["t", "Story"])
def test_whoever_looked_beside_the_table_while_playing_still_sees_the_points_counted(
    page: Page, deals: Path, beside: str
) -> None:
    last_question("principe").open(page, deals)
    if beside == "Story":
        page.set_viewport_size({"width": 900, "height": 720})
        page.get_by_role("button", name="Story").click()
        page.get_by_role("button", name="Close").click()
    else:
        page.keyboard.press("t")
        page.keyboard.press("t")
    page.keyboard.press("w")
    expect(page.locator("#end-title")).to_be_visible()


def last_question(key: str) -> Position:
    """The last question that is put to seat 0 in a game; in Il Principe the last of all, and it passes."""
    game = game_of(key)
    *_, end = played(key, game.editions[0], {}, 0)
    last = max(n for n, (seat, _text) in enumerate(end.acts) if seat == 0)
    s = game.new(SEATS, end.edition, {}, end.seed)
    for seat, text in end.acts[:last]:
        s.play(seat, text)
    return replace(end, prompt=game.decision(s, 0).prompt, acts=end.acts[:last])
