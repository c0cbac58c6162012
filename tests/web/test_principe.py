"""Il Principe on its own board: by the keys of each question alone; what cannot be done says why."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.kit.hands import Hand
from tests.web.kit.positions import positions
from tests.web.test_whole_games import sit_down

COLOUR_KEYS = {"green": "g", "white": "c", "red": "r", "blue": "b", "yellow": "y"}


class KeyHand(Hand):
    """Never touches a control: what each question says of its keys is pressed."""

    def press(self, prompt: str) -> None:
        while prompt == "lay-cards" and self.steps():
            self.page.keyboard.press(COLOUR_KEYS[self.steps()[0]])
        for key in self.keys(prompt):
            self.page.keyboard.press(key)

    def keys(self, prompt: str) -> list[str]:
        if prompt == "lay-cards":
            return ["Enter"]
        if prompt.startswith("bid"):
            return ["ArrowUp", "Enter"] if self.random.random() < 0.3 and self.options("bid") else ["w"]
        if prompt in ("which-card", "card-or-none"):
            return [COLOUR_KEYS[self.options("reveal")[0].split()[1]]]
        if prompt.startswith("which-region"):
            return ["1"]
        cities = self.options("build")
        if cities:
            opened = self.page.locator(".board [data-city]")
            return [str([one.get_attribute("data-option") for one in opened.all()].index(cities[0]) + 1)]
        held = self.steps()
        return [COLOUR_KEYS[held[0]], "-", "Enter"] if held else ["w"]

    def options(self, verb: str) -> list[str]:
        answers = self.page.locator(f".question-panel [data-option^='{verb} ']")
        return [str(one.get_attribute("data-option")) for one in answers.all()]

    def steps(self) -> list[str]:
        return [str(one.get_attribute("data-step")) for one in self.page.locator(".question-panel [data-step]").all()]


def test_il_principe_is_played_by_its_keys(page: Page) -> None:
    sit_down(page, "principe")
    assert KeyHand(page, seed=6).play_out() > 10
    expect(page.get_by_role("table", name="Every point, by rule")).to_be_visible()


def test_where_the_green_power_is_a_choice_no_card_need_be_turned(page: Page, deals: Path) -> None:
    """[IP-56]"""
    positions("principe")["card-or-none"].open(page, deals)
    expect(page.locator(".question-panel [data-option=pass]")).to_have_text(re.compile("Turn none up"))
    page.keyboard.press("w")
    page.get_by_text("turns no card face up.").first.wait_for()


def test_whoever_opens_the_dutch_edition_for_two_is_told_whose_rules_it_takes(page: Page) -> None:
    """[IP-11]"""
    page.goto("/new/principe")
    page.get_by_text("Dutch summary").click()
    said = page.get_by_text("no rules for 2 players")
    for seats, told in (("3", 0), ("2", 1), ("4", 0)):
        page.get_by_role("button", name=seats, exact=True).click()
        expect(said).to_have_count(told)


def test_what_cannot_be_done_is_explained(page: Page, deals: Path) -> None:
    positions("principe")["play-cards"].open(page, deals)
    version = str(page.locator(".table").get_attribute("data-version"))
    page.locator(".board [data-city]").first.click()
    expect(page.get_by_role("alert")).to_contain_text("No city can be built in round 1.")
    expect(page.locator(".table")).to_have_attribute("data-version", version)
