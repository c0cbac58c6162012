"""The Princes of Florence as it looks: every question of a game against bots. `make shots` runs it."""

import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.conftest import CHROMIUM, SWITCHES
from tests.web.test_florence import KINDS, WORKS, Prince

SHOTS = Path(__file__).parents[2] / "docs" / "shots"
DESKTOP = {"width": 1440, "height": 900}
TABLET = {"width": 900, "height": 1100}
PHONE = {"width": 360, "height": 780}
ROUNDS = 4  # most is on the table by then
EARLY = ("which-discard", "which-recruit", "which-item")  # questions that may not come again
PANES = ("Works", "Market", "Courts")


def shoot(page: Page, name: str) -> None:
    """One moment in every size and light."""
    for size, theme in ((DESKTOP, "light"), (DESKTOP, "dark"), (TABLET, "light"), (PHONE, "light"), (PHONE, "dark")):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
        page.wait_for_timeout(400)  # colours fade
        page.screenshot(path=SHOTS / f"florence-{name}-{size['width']}-{theme}.png")
    page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
    page.emulate_media(color_scheme="light", reduced_motion="reduce")


def shoot_panes(page: Page) -> None:
    """What a phone shows one after the other."""
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    for pane in PANES:
        page.locator(".panes").get_by_role("button", name=pane).click()
        page.screenshot(path=SHOTS / f"florence-pane-{pane.lower()}-360-light.png")
    page.locator(".panes").get_by_role("button", name="Principality").click()
    page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})


class Photographer(Prince):
    """Plays, and takes every kind of question once, as late as it is worth waiting for."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.seen: set[str] = set()

    def answer(self) -> None:
        prompt = str(self.page.locator(".table").get_attribute("data-asks"))
        digits = "".join(c for c in self.page.locator(".round").inner_text() if c.isdigit())
        late = int(digits[0]) >= ROUNDS
        if prompt not in self.seen and (late or prompt in EARLY):
            self.seen.add(prompt)
            shoot(self.page, prompt)
            if prompt == "which-action":
                shoot_panes(self.page)
        if prompt == "which-action" and late:
            self.taken_up("work", WORKS)
            self.taken_up("building", KINDS)
        super().answer()

    def taken_up(self, name: str, what: str) -> None:
        """A thought that is not answered: put back when its picture is taken."""
        if name not in self.seen and self.page.locator(what).count() > 0:
            self.seen.add(name)
            self.page.locator(what).last.click()
            shoot(self.page, name)
            self.page.keyboard.press("Escape")


def table(browser: Browser, address: str) -> Page:
    context = browser.new_context(base_url=address, reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto("/new/florence")
    page.get_by_role("group", name="How many play").get_by_role("button", name="4").click()
    page.get_by_role("button", name="Start").click()
    return page


def photographs(address: str) -> Iterator[str]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        page = table(browser, address)
        photographer = Photographer(page, seed=3)
        photographer.play_out()
        shoot(page, "scores")
        browser.close()
    yield from sorted(photographer.seen)


if __name__ == "__main__":
    SHOTS.mkdir(parents=True, exist_ok=True)
    print(*photographs(sys.argv[1]), sep="\n")
