"""The tables with their boards: nothing that axe finds, nothing wider than the screen; two people at one table."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.test_pages import found_by_axe, overflows


@pytest.mark.parametrize("game", ["principe", "borgia", "florence"])
def test_axe_finds_nothing_at_the_table(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f"[data-game={game}]").click()
    expect(page.locator(".table:not([data-asks=''])")).to_be_visible()
    for width in (1440, 900, 360):
        page.set_viewport_size({"width": width, "height": 780})
        assert found_by_axe(page) == [], width
        assert not overflows(page), width
    page.keyboard.press("t")
    expect(page.get_by_role("region", name="The table in words")).to_be_visible()
    assert found_by_axe(page) == []


def test_a_friend_comes_by_the_link_and_the_host_starts(page: Page, address: str) -> None:
    page.goto("/new/principe")
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_label("Who plays Visconti").select_option("")
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
