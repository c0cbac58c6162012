"""The Princes of Florence on its own board: a whole game by keys, pieces laid on the ground."""

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.web.kit.hands import Hand
from tests.web.kit.positions import positions
from tests.web.test_whole_games import sit_down

KINDS = ".kind.legal:visible"  # buildings that can be taken from the tray
WORKS = ".question-panel .pick.edge"  # professions whose work can be completed


class Keys(Hand):
    """Plays by the keys of the questions alone: nothing is pointed at, nothing is focused from outside."""

    def type(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def press(self, asks: str) -> None:
        offered = self.page.locator(".question-panel [data-option]:visible")
        marks = [mark for mark in offered.locator("kbd").all_inner_texts() if mark.isdigit()]
        if asks == "which-place":
            self.lay()
        elif asks == "which-action" and self.take_up():
            return
        elif asks in ("which-stack", "which-item", "which-action") and marks and self.random.random() < 0.6:
            self.type(self.random.choice(marks))
        elif asks in ("which-stack", "which-item", "which-action", "which-recruit", "bid-for-item"):
            self.type("w")
        elif asks in ("which-discard", "which-card"):
            self.type("2", "ArrowLeft", "Enter")
        else:
            self.type("Enter")

    def take_up(self) -> bool:
        works = self.page.locator(WORKS).locator("kbd")
        if works.count() > 0:
            self.type(works.first.inner_text(), "+", "Enter")
        elif self.page.locator(KINDS).count() > 0 and self.random.random() < 0.6:
            self.type("b", "Enter")
            self.lay()
        else:
            return False
        return True

    def lay(self) -> None:
        self.page.locator(".question-panel .placing").wait_for()
        self.type("r", "ArrowRight", "ArrowDown", "f", "n", "n", "Enter")


def pieces(page: Page) -> Locator:
    return page.get_by_role("gridcell", name=re.compile(", (?!residence|empty)"))


def test_florence_is_played_by_keys_alone(page: Page) -> None:
    sit_down(page, "florence")
    assert Keys(page, seed=2).play_out() > 10
    page.get_by_role("button", name="See the table").click()
    assert pieces(page).count() > 3


def test_a_piece_that_may_not_lie_there_says_why_and_stays_in_hand(page: Page, deals: Path) -> None:
    """[PF-45]"""
    positions("florence")["which-action"].open(page, deals)
    table = page.locator(".table")
    version = str(table.get_attribute("data-version"))
    explained = page.get_by_role("tooltip")
    page.locator(f"{KINDS}[data-pick=tower]").hover()
    expect(explained).to_be_visible()
    page.locator(f"{KINDS}[data-pick=tower]").click()
    expect(explained).to_be_hidden()
    page.get_by_role("gridcell", name=re.compile("^Row 7, column 1,")).hover()
    expect(page.locator(".question-panel .leads")).to_contain_text("residence")
    expect(page.locator(".question-panel .settle")).not_to_have_attribute("data-option", re.compile("."))
    expect(table).to_have_attribute("data-version", version)
    page.keyboard.press("Escape")
    expect(page.locator(".question-panel .placing")).to_have_count(0)
