"""From the landing page to the final scoring against bots: every title, at its smallest and its largest table."""

import os
import re
from itertools import cycle

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from signoria import GAMES
from tests.web.conftest import fresh_page, serious
from tests.web.kit.hands import Finger, Hand, Mouse, Reader
from tests.web.kit.layout import sized

DESK, PHONE, ON_ITS_SIDE = sized(1280, 720), sized(390, 844), sized(844, 390)
HANDS = [(0, Reader, DESK), (-1, Finger, PHONE), (-1, Mouse, DESK)]
ONCE = [
    (game.key, game.seats[end], hand, size)
    for game, (end, hand, size) in zip(GAMES.values(), cycle(HANDS), strict=False)  # a fourth game has a hand, too
]
ALL = [
    (game.key, game.seats[end], hand, size)
    for end in (0, -1)
    for hand, size in ((Mouse, DESK), (Reader, DESK), (Finger, PHONE), (Finger, ON_ITS_SIDE))
    for game in GAMES.values()
]
EVERYTHING = "localStorage.setItem('signoria-guarded', 'off'); localStorage.setItem('signoria-forced', 'off')"
TABLES = ALL if "SIGNORIA_SOAK" in os.environ else ONCE  # the others take minutes: `make soak`


def sit_down(page: Page, game: str, seats: int = 0) -> None:
    """A table, the smallest unless told, with the quickest bots, where every question is put and takes its answer."""
    page.add_init_script(EVERYTHING)
    page.goto("/")
    page.locator(f"a[href='/new/{game}']").click()
    many = page.get_by_role("group", name="How many play")
    many.get_by_role("button", name=str(seats or GAMES[game].seats[0])).click()
    for choice in page.get_by_label("Who plays").all():
        choice.select_option("random")
    page.get_by_role("button", name="Start").click()


@pytest.mark.parametrize(("game", "seats", "hand", "size"), TABLES)
def test_a_whole_game_is_played(
    browser: Browser, address: str, game: str, seats: int, hand: type[Hand], size: ViewportSize
) -> None:
    with fresh_page(browser, address, viewport=size, has_touch=hand is Finger) as (page, faults):
        sit_down(page, game, seats)
        assert hand(page, seed=1).play_out() > 10
        scores = page.get_by_role("table", name="Every point, by rule")
        expect(scores.get_by_role("columnheader")).to_have_count(1 + seats)
        expect(page.locator("main h2")).to_contain_text(re.compile("win|share"))
    assert serious(faults) == []


def test_the_first_move_follows_one_click_on_the_landing_page(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Play.*Il Principe")).click()
    assert Mouse(page, seed=3).play_out(most=1) == 1
