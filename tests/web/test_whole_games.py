"""From the landing page to the final scoring of a small game of each title, against bots, through the page."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.hands import Keyboard, Mouse

SEATS = {"principe": 2, "borgia": 3, "florence": 3}


def sit_down(page: Page, game: str) -> None:
    """A small table with the quickest bots."""
    page.goto("/")
    page.locator(f"a[href='/new/{game}']").click()
    page.get_by_role("group", name="How many play").get_by_role("button", name=str(SEATS[game])).click()
    for choice in page.get_by_label("Who plays").all():
        choice.select_option("random")
    page.get_by_role("button", name="Start").click()


@pytest.mark.parametrize("game", SEATS)
def test_a_whole_game_is_played_by_mouse(page: Page, game: str) -> None:
    sit_down(page, game)
    assert Mouse(page, seed=1).play_out() > 10
    scores = page.get_by_role("table", name="Every point, by rule")
    expect(scores.get_by_role("columnheader")).to_have_count(1 + SEATS[game])
    expect(page.locator("main h2")).to_contain_text(re.compile("wins|share"))


def test_a_whole_game_is_played_by_keyboard_alone(page: Page) -> None:
    sit_down(page, "principe")
    assert Keyboard(page, seed=2).play_out() > 10
    expect(page.get_by_role("table", name="Every point, by rule")).to_be_visible()


def test_the_first_move_follows_one_click_on_the_landing_page(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Play.*Il Principe")).click()
    table = page.locator(".table[data-asks=lay-cards]")
    version = str(table.get_attribute("data-version"))
    Mouse(page, seed=3).answer()
    expect(page.locator(".table")).not_to_have_attribute("data-version", version)
