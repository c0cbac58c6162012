"""The Princes of Florence through its own board: whole games by mouse and by keys, pieces laid on the ground."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.hands import Mouse
from tests.web.test_whole_games import sit_down

KINDS = ".kind.legal:visible"  # buildings that can be taken from the tray
WORKS = ".band .pick.edge"  # professions whose work can be completed
LEGAL = re.compile(", legal$")


class Prince(Mouse):
    """Builds and completes works as well as everything that the band offers at once."""

    def answer(self) -> None:
        asks = self.page.locator(".table").get_attribute("data-asks")
        if asks == "which-place":
            self.lay()
        elif asks != "which-action" or self.random.random() < 0.3 or not self.take_up():
            super().answer()

    def take_up(self) -> bool:
        """A work, or a building: each is one thought and several answers."""
        works, kinds = self.page.locator(WORKS), self.page.locator(KINDS)
        if works.count() > 0:
            works.first.click()
            self.page.locator(".band .completing .gold").click()
        elif kinds.count() > 0:
            kinds.nth(self.random.randrange(kinds.count())).click()
            self.lay()
        return works.count() + kinds.count() > 0

    def lay(self) -> None:
        """On a square of the ground that is lit: turned until there is one."""
        lit = self.page.get_by_role("gridcell", name=LEGAL)
        while lit.count() == 0:
            self.page.get_by_role("button", name="Next place").click()
            held = self.page.get_by_role("gridcell", name="the piece is held here")
            if lit.count() == 0 and held.count() > 0:
                self.page.locator(".band .settle").click()
                return
        lit.nth(self.random.randrange(lit.count())).click()


class Keys(Prince):
    """The same by the keys of the questions alone: nothing is pointed at, nothing is focused from outside."""

    def type(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def answer(self) -> None:
        asks = str(self.page.locator(".table").get_attribute("data-asks"))
        offered = self.page.locator(".band [data-option]:visible")
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
        self.page.locator(".band .placing").wait_for()
        self.type("r", "ArrowRight", "ArrowDown", "f", "n", "n", "Enter")


def pieces(page: Page) -> Locator:
    return page.get_by_role("gridcell", name=re.compile(", (?!residence|empty)"))


def test_florence_is_played_by_mouse(page: Page) -> None:
    sit_down(page, "florence")
    assert Prince(page, seed=1).play_out() > 10
    page.get_by_role("button", name="See the table").click()
    assert pieces(page).count() > 3
    expect(page.locator(".band h2")).to_contain_text("win")


def test_florence_is_played_by_keys_alone(page: Page) -> None:
    sit_down(page, "florence")
    assert Keys(page, seed=2).play_out() > 10
    page.get_by_role("button", name="See the table").click()
    assert pieces(page).count() > 3


def test_a_piece_that_may_not_lie_there_says_why_and_stays_in_hand(page: Page) -> None:
    """[PF-45]"""
    sit_down(page, "florence")
    hands = Keys(page, seed=3)
    table = page.locator(".table")
    while table.get_attribute("data-asks") != "which-action":
        page.locator(".table:not([data-asks=''])").wait_for()
        version = table.get_attribute("data-version")
        if table.get_attribute("data-asks") == "which-action":
            break
        hands.answer()
        page.locator(f".table:not([data-version='{version}'])").wait_for()
    version = str(table.get_attribute("data-version"))
    page.locator(f"{KINDS}[data-pick=tower]").click()
    page.get_by_role("gridcell", name=re.compile("^Row 7, column 1,")).hover()
    expect(page.locator(".band .leads")).to_contain_text("residence")
    expect(page.locator(".band .settle")).not_to_have_attribute("data-option", re.compile("."))
    expect(table).to_have_attribute("data-version", version)
    page.keyboard.press("Escape")
    expect(page.locator(".band .placing")).to_have_count(0)
