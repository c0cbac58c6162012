"""Il Principe on its own board: by the keys of each question alone; what cannot be done says why."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from signoria.games import game as game_of
from tests.web.kit.hands import Hand, data_of
from tests.web.kit.layout import SIZES, faults, sized
from tests.web.kit.positions import Position, fullest, positions
from tests.web.test_whole_games import sit_down

# The land and the panel it lies in, in pixels of the screen; and what each open city is cut by.
WHOLE = """() => {
    const land = [...document.querySelectorAll('[data-map] [clip-path]')].map((one) => one.getBoundingClientRect());
    const panel = document.querySelector('[data-map]').parentElement.getBoundingClientRect();
    return land.length === 6 && land.every((one) => one.left >= panel.left && one.right <= panel.right
        && one.top >= panel.top && one.bottom <= panel.bottom && one.width > 20);
}"""
CUT_CITIES = """() => [...document.querySelectorAll('.board [data-city]')].filter((one) => {
    const part = one.closest('[data-part]').getBoundingClientRect();
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const printed = [...one.querySelectorAll('b')].map((value) => value.getBoundingClientRect().bottom);
    return printed.length !== 3 || Math.max(...printed) > bottom + 1 || bottom > part.bottom + 1 || top < part.top - 1
        || left < part.left - 1 || right > part.right + 1 || bottom > innerHeight + 1;
}).map((one) => one.dataset.city)"""
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
            return [str(data_of(opened, "option").index(cities[0]) + 1)]
        held = self.steps()
        return [COLOUR_KEYS[held[0]], "-", "Enter"] if held else ["w"]

    def options(self, verb: str) -> list[str]:
        answers = self.page.locator(f".question-panel [data-option^='{verb} ']")
        return data_of(answers, "option")

    def steps(self) -> list[str]:
        """The colours that can be chosen: cards of the hand, until the answer is whole."""
        if self.page.locator(".question-panel .gold[data-option^=lay]").count() > 0:
            return []
        return data_of(self.page.locator(".own [data-pick]"), "pick")


def test_il_principe_is_played_by_its_keys(page: Page) -> None:
    sit_down(page, "principe")
    assert KeyHand(page, seed=6).play_out() > 10
    expect(page.get_by_role("table", name="Every point, by rule")).to_be_visible()


def test_where_the_green_power_is_a_choice_no_card_need_be_turned(used_page: Page, deals: Path) -> None:
    """[IP-56]"""
    positions("principe")["card-or-none"].open(used_page, deals)
    expect(used_page.locator(".question-panel [data-option=pass]")).to_have_text(re.compile("Turn none up"))
    used_page.keyboard.press("w")
    used_page.get_by_text(re.compile("You turn no card face up")).first.wait_for()


def test_whoever_opens_the_dutch_edition_for_two_is_told_whose_rules_it_takes(page: Page) -> None:
    """[IP-11]"""
    page.goto("/new/principe")
    page.get_by_text("Dutch summary").click()
    said = page.get_by_text("no rules for 2 players")
    for seats, told in (("3", 0), ("2", 1), ("4", 0)):
        page.get_by_role("button", name=seats, exact=True).click()
        expect(said).to_have_count(told)


def test_what_cannot_be_done_is_explained(used_page: Page, deals: Path) -> None:
    positions("principe")["play-cards"].open(used_page, deals)
    version = str(used_page.locator(".table").get_attribute("data-version"))
    used_page.locator(".board [data-city]").first.click()
    expect(used_page.get_by_role("alert")).to_contain_text("No city can be built in round 1.")
    expect(used_page.locator(".table")).to_have_attribute("data-version", version)


def test_the_whole_map_and_all_open_cities_are_in_sight_at_every_size(used_page: Page, deals: Path) -> None:
    page = used_page
    positions("principe")["build-or-play"].open(page, deals)
    for size in SIZES:
        page.set_viewport_size(size)
        show(page, "cities")
        faults(page)  # which waits until it is drawn
        expect(page.locator(".board [data-city]")).to_have_count(4)
        assert page.evaluate(CUT_CITIES) == [], size
        show(page, "map")
        faults(page)
        assert page.evaluate(WHOLE), size


def show(page: Page, pane: str) -> None:
    """On small screens, one part of the board at a time."""
    tab = page.locator(f".panes [data-part={pane}]")
    if tab.count() > 0:
        tab.click()


@pytest.mark.parametrize("size", [sized(1366, 768), sized(390, 844), sized(844, 390)])
def test_cards_to_play_are_pressed_in_the_hand_and_as_few_are_chosen_as_bring_a_role(
    used_page: Page, deals: Path, size: ViewportSize
) -> None:
    """[IP-50]"""
    page = used_page
    page.set_viewport_size(size)
    position = fullest("principe")["build-or-play"]
    position.open(page, deals)
    gold = page.locator(".question-panel .gold")
    expect(gold).to_have_count(0)
    for colour, (cards, _prize) in fewest(position).items():
        page.locator(f"[data-pick={colour}], .question-panel [data-step={colour}]").click()
        expect(gold).to_have_attribute("data-option", f"play {cards} {colour}")


def fewest(position: Position) -> dict[str, tuple[int, str]]:
    """What the rules say is enough for a role."""
    game = game_of("principe")
    s = game.new(position.seats, position.edition, position.options, position.seed)
    for seat, text in position.acts:
        s.play(seat, text)
    found = game.view(s, 0).to_dict()["fewest"]
    assert isinstance(found, dict)
    assert found
    return found


def test_both_ends_of_the_game_are_said_and_the_last_round_is_bold(used_page: Page, deals: Path) -> None:
    """[IP-60] [IP-61]"""
    page = used_page
    page.set_viewport_size(sized(1366, 768))
    positions("principe")["build-or-play"].open(page, deals)
    ends = page.locator("[data-ends]")
    expect(ends).to_contain_text("fewer than 16 buildings")
    expect(ends).to_contain_text("fewer than 4 open cities")
    expect(ends.locator(".near")).to_have_count(0)
    fullest("principe")["build-or-play"].open(page, deals)
    expect(ends.locator(".near")).to_have_text("This is the last round")
    expect(page.locator(".where")).to_contain_text("the last")


def test_a_seat_that_is_pressed_opens_its_sheet_at_every_size(used_page: Page, deals: Path) -> None:
    page = used_page
    fullest("principe")["build-or-play"].open(page, deals)
    for size in SIZES:
        page.set_viewport_size(size)
        page.locator(".player-bar .name button").nth(1).click()
        sheet = page.get_by_role("dialog")
        for heading in (
            "Where the points come from",
            "Roles and cards face up",
            "Cities built",
            "Bought, and for how much",
        ):
            expect(sheet.get_by_role("heading", name=heading)).to_be_visible()
        assert faults(page) == [], size
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


def test_when_it_is_over_the_bays_show_what_each_family_has_in_the_end(used_page: Page, deals: Path) -> None:
    page = used_page
    page.set_viewport_size(sized(1366, 768))
    positions("principe")[""].open(page, deals)
    finals = page.get_by_role("table", name="Every point, by rule").locator("tfoot td")
    expect(finals).to_have_count(4)
    totals = [str(final).strip() for final in finals.all_inner_texts()]
    page.get_by_role("button", name="See the table").click()
    expect(page.locator(".player-bar .score b")).to_have_text(totals)
