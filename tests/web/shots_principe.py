"""Il Principe as it looks: every question of a game against bots, light, dark and on a phone. `make shots` runs it."""

import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.conftest import CHROMIUM, SWITCHES
from tests.web.hands import Mouse

SHOTS = Path(__file__).parents[2] / "docs" / "shots"
DESKTOP = {"width": 1440, "height": 900}
TABLET = {"width": 900, "height": 1100}
PHONE = {"width": 360, "height": 780}
ROUNDS = 4  # most is on the table by then


def shoot(page: Page, name: str) -> None:
    """One moment in every size and light."""
    for size, theme in ((DESKTOP, "light"), (DESKTOP, "dark"), (TABLET, "light"), (PHONE, "light"), (PHONE, "dark")):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
        page.wait_for_timeout(600)  # colours change slowly
        page.screenshot(path=SHOTS / f"principe-{name}-{size['width']}-{theme}.png")
    page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
    page.emulate_media(color_scheme="light", reduced_motion="reduce")


class Photographer(Mouse):
    """Plays, and takes every kind of question once, as late as it is worth waiting for."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.seen: set[str] = set()

    def answer(self) -> None:
        prompt = str(self.page.locator(".table").get_attribute("data-asks"))
        late = int("".join(c for c in self.page.locator(".round").inner_text() if c.isdigit())) >= ROUNDS
        if prompt not in self.seen and (late or prompt in ("play-cards", "which-card", "bid-for-role")):
            self.seen.add(prompt)
            self.prepare(prompt)
            shoot(self.page, prompt)
        super().answer()

    def prepare(self, prompt: str) -> None:
        """Look at an answer, so that the picture shows what it leads to."""
        steps = self.page.locator(".band [data-step]")
        if steps.count() > 0:
            steps.first.click()
        elif prompt.startswith("which-region"):
            self.page.locator(".band [data-option^=shield]").first.hover()


def table(browser: Browser, address: str) -> Page:
    page = browser.new_context(base_url=address, reduced_motion="reduce").new_page()
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("/new/principe")
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
