"""A table and what stands beside it: whoever comes by a link, tabs, the story, the end."""

from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from signoria.games import game as game_of
from tests.web.positions import SEATS, Position, played, positions

# How far the story is from its end, in pixels.
ABOVE = """() => {
    const { scrollHeight, scrollTop, clientHeight } = document.querySelector('.story') ?? {};
    return scrollTop > 0 ? scrollHeight - scrollTop - clientHeight : NaN;
}"""
AT_ITS_END = f"() => ({ABOVE})() < 2"


def test_a_friend_comes_by_the_link_and_the_host_starts(page: Page) -> None:
    page.goto("/new/principe")
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_label("Who plays Visconti").select_option("friend")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_role("textbox", name="Invite").input_value()
    assert page.context.browser is not None
    with page.context.browser.new_context(reduced_motion="reduce") as context:
        friend = context.new_page()
        friend.goto(link)
        friend.get_by_role("button", name="Sit down").click()
        page.get_by_role("button", name="Start", exact=True).click()
        expect(page.locator(".band h2")).to_contain_text("Lay 3 cards")
        expect(friend.locator(".band h2")).to_contain_text("Lay 3 cards")


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
    page.locator("#band-title").focus()
    page.keyboard.press("9")
    page.keyboard.press("9")
    expect(page.locator("#tab-why")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("w")
    expect(rules).to_have_attribute("aria-selected", "true")
