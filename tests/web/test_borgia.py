"""The Prince on its own board: face-down cards by mouse and by keyboard."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.hands import Reader
from tests.web.positions import positions


def test_every_face_down_card_is_an_answer_on_the_table_and_in_the_band(page: Page, deals: Path) -> None:
    positions("borgia")["buy-or-spy"].open(page, deals)
    on_the_table = page.locator(".board [data-option^='turn ']").count()
    assert on_the_table > 0
    assert page.locator(".question-panel [data-option^='turn ']").count() == on_the_table


def test_enter_turns_the_card_that_has_the_focus(page: Page, deals: Path) -> None:
    positions("borgia")["buy-or-spy"].open(page, deals)
    last = str(page.locator(".question-panel [data-option^='turn ']").last.get_attribute("data-option")).split()[1]
    assert last != "1"
    Reader(page, seed=1).walk_to(("button", f"Put card {last} up for auction"), back=False)
    page.keyboard.press("Enter")
    expect(page.locator(f".board [data-slot='{last}'] [data-card]")).to_be_visible()
