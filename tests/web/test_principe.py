"""Il Principe through its own board: on the map and the city cards by mouse, and by the keys of each question alone."""

from playwright.sync_api import Page, expect

from tests.web.hands import Mouse
from tests.web.test_pages import found_by_axe, overflows
from tests.web.test_whole_games import sit_down

COLOUR_KEYS = {"green": "g", "white": "c", "red": "r", "blue": "b", "yellow": "y"}


class BoardHand(Mouse):
    """Builds by the city's card and places shields on the map; every kind of question is looked at once."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.seen: set[str] = set()
        self.on_the_board = 0

    def answer(self) -> None:
        prompt = str(self.page.locator(".table").get_attribute("data-asks"))
        if prompt not in self.seen:
            self.seen.add(prompt)
            self.look()
        places = self.page.locator(".board [data-option]:visible")
        if places.count() > 0:
            self.on_the_board += 1
            places.nth(self.random.randrange(places.count())).click()
        else:
            super().answer()

    def look(self) -> None:
        self.page.set_viewport_size({"width": 360, "height": 780})
        assert not overflows(self.page)
        self.page.set_viewport_size({"width": 1280, "height": 800})
        expect(self.page.get_by_role("tablist")).to_be_visible()
        assert found_by_axe(self.page) == []


class KeyHand(Mouse):
    """Never touches a control: what each question says of its keys is pressed."""

    def answer(self) -> None:
        prompt = str(self.page.locator(".table").get_attribute("data-asks"))
        while prompt == "lay-cards" and self.steps():
            self.page.keyboard.press(COLOUR_KEYS[self.steps()[0]])
        for key in self.keys(prompt):
            self.page.keyboard.press(key)

    def keys(self, prompt: str) -> list[str]:
        if prompt == "lay-cards":
            return ["Enter"]
        if prompt.startswith("bid"):
            return ["ArrowUp", "Enter"] if self.random.random() < 0.3 and self.options("bid") else ["w"]
        if prompt == "which-card":
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
        answers = self.page.locator(f".band [data-option^='{verb} ']")
        return [str(one.get_attribute("data-option")) for one in answers.all()]

    def steps(self) -> list[str]:
        return [str(one.get_attribute("data-step")) for one in self.page.locator(".band [data-step]").all()]


def test_il_principe_is_played_on_its_board(page: Page) -> None:
    sit_down(page, "principe")
    hand = BoardHand(page, seed=5)
    assert hand.play_out() > 10
    assert hand.on_the_board > 0
    assert {"lay-cards", "bid-for-lot", "play-cards", "build-or-play", "which-region"} <= hand.seen
    page.get_by_role("button", name="See the table").click()
    expect(page.locator("[data-flag]").first).to_be_visible()


def test_il_principe_is_played_by_its_keys(page: Page) -> None:
    sit_down(page, "principe")
    assert KeyHand(page, seed=6).play_out() > 10
    expect(page.get_by_role("table", name="Every point, by rule")).to_be_visible()


def test_what_cannot_be_done_is_explained(page: Page) -> None:
    sit_down(page, "principe")
    hand = Mouse(page, seed=7)
    for _question in range(40):
        table = page.locator(".table:not([data-asks=''])")
        version = str(table.get_attribute("data-version"))
        if table.get_attribute("data-asks") == "play-cards":
            break
        hand.answer()
        page.locator(f".table:not([data-version='{version}'])").wait_for()
    page.locator(".board [data-city]").first.click()
    expect(page.get_by_role("alert")).to_contain_text("No city can be built in round 1.")
    expect(page.locator(".table")).to_have_attribute("data-version", version)
