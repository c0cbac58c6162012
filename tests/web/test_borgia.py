"""The Prince through its own board: a whole game by keyboard alone. By mouse: test_whole_games.py."""

from playwright.sync_api import Page, expect

from tests.web.hands import Keyboard
from tests.web.test_whole_games import sit_down


def test_the_prince_is_played_by_keyboard_alone(page: Page) -> None:
    sit_down(page, "borgia")
    assert Keyboard(page, seed=3).play_out() > 10
    expect(page.get_by_role("table", name="Every point, by rule")).to_be_visible()


def test_every_face_down_card_is_an_answer_on_the_table_and_in_the_band(page: Page) -> None:
    sit_down(page, "borgia")
    hands = Keyboard(page, seed=4)
    table = page.locator(".table")
    for _question in range(40):
        page.locator(".table:not([data-asks=''])").wait_for()
        if table.get_attribute("data-asks") == "buy-or-spy":
            break
        version = table.get_attribute("data-version")
        hands.answer()
        page.locator(f".table:not([data-version='{version}'])").wait_for()
    on_the_table = page.locator(".board [data-option^='turn ']").count()
    assert on_the_table > 0
    assert page.locator(".band [data-option^='turn ']").count() == on_the_table
