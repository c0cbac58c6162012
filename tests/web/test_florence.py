"""The Princes of Florence on its own board: a whole game by keys, pieces laid and tried, courts in sight."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from signoria.games.florence import GAME
from signoria.games.florence.components import BUILDING_NAMES, LANDSCAPE_NAMES
from signoria.games.florence.public import Offer
from signoria.games.florence.view import FlorenceView
from tests.web.kit.hands import Hand, data_of
from tests.web.kit.layout import sized
from tests.web.kit.people import NewPerson
from tests.web.kit.positions import Position, fullest, positions, prompts
from tests.web.kit.script import moments, table_at
from tests.web.pace.test_scenes import CALM
from tests.web.test_whole_games import sit_down

KINDS = ".kind.legal:visible"  # buildings that can be taken from the tray
WORKS = ".question-panel .pick.edge"  # professions whose work can be completed


class Keys(Hand):
    """Plays by the keys of the questions alone: nothing is pointed at, nothing is focused from outside."""

    def type(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def press(self, asks: str) -> None:
        offered = self.page.locator(".question-panel .choices :is([data-option], [data-pick]):visible")
        marks = [key for key in data_of(offered, "key") if key.isdigit() and int(key) < 10]
        if asks == "which-place" or self.page.locator(".question-panel .placing").count() > 0:
            self.lay()
        elif asks == "which-action" and self.take_up():
            return
        elif asks in ("which-stack", "which-item") and marks and self.random.random() < 0.6:
            self.type(self.random.choice(marks), "Enter")
        elif asks == "which-action" and marks and self.random.random() < 0.6:
            self.type(self.random.choice(marks))
        elif asks in ("which-stack", "which-item", "which-action", "which-recruit", "bid-for-item"):
            self.type("w")
        elif asks in ("which-discard", "which-card"):
            self.type("2", "ArrowLeft", "Enter")
        else:
            self.type("Enter")

    def take_up(self) -> bool:
        works = self.page.locator(WORKS)
        if works.count() > 0:
            self.type(str(works.first.get_attribute("data-key")), "+", "Enter")
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


def test_a_piece_that_may_not_lie_there_says_why_and_stays_in_hand(used_page: Page, deals: Path) -> None:
    """[PF-45]"""
    positions("florence")["which-action"].open(used_page, deals)
    table = used_page.locator(".table")
    version = str(table.get_attribute("data-version"))
    explained = used_page.get_by_role("tooltip")
    used_page.locator(f"{KINDS}[data-pick=tower]").hover()
    expect(explained).to_be_visible()
    used_page.locator(f"{KINDS}[data-pick=tower]").click()
    expect(explained).to_be_hidden()
    used_page.get_by_role("gridcell", name=re.compile("^Row 7, column 1,")).hover()
    expect(used_page.locator(".question-panel .leads")).to_contain_text("residence")
    expect(used_page.locator(".question-panel .settle")).not_to_have_attribute("data-option", re.compile("."))
    expect(table).to_have_attribute("data-version", version)
    used_page.keyboard.press("Escape")
    expect(used_page.locator(".question-panel .placing")).to_have_count(0)


SMALL = sized(1280, 720)


@pytest.mark.parametrize("prompt", sorted(prompts("florence")))
def test_the_other_courts_are_in_sight_whatever_is_asked(used_page: Page, deals: Path, prompt: str) -> None:
    page = used_page
    page.set_viewport_size(SMALL)
    positions("florence")[prompt].open(page, deals)
    courts = page.locator(".player-bar [data-court]:visible")
    assert data_of(courts, "court") == ["1", "2", "3"]
    for court in courts.all():
        box = court.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 7 * 9
        assert box["y"] >= 0


def square(page: Page) -> float:
    """How wide the squares of the ground are."""
    box = page.get_by_role("gridcell").first.bounding_box()
    assert box
    return box["width"]


def test_the_ground_is_large_while_a_piece_is_laid(used_page: Page, deals: Path) -> None:
    """In a low window the tray leaves its room to it, and comes back."""
    used_page.set_viewport_size(SMALL)
    positions("florence")["which-place"].open(used_page, deals)
    assert square(used_page) >= 52
    positions("florence")["which-action"].open(used_page, deals)
    before = square(used_page)
    used_page.locator(KINDS).first.click()
    used_page.locator(".question-panel .placing").wait_for()
    assert square(used_page) >= 52
    used_page.keyboard.press("Escape")
    used_page.locator(KINDS).first.wait_for()
    assert square(used_page) == before


@pytest.mark.parametrize(("size", "least"), [(sized(360, 640), 28), (sized(390, 844), 44)], ids=["short", "phone"])
def test_the_ground_is_large_on_a_phone_while_a_piece_is_laid(
    used_page: Page, deals: Path, size: ViewportSize, least: int
) -> None:
    used_page.set_viewport_size(size)
    fullest("florence")["which-place"].open(used_page, deals)
    assert square(used_page) >= least


def test_the_keys_of_a_piece_that_is_tried_are_whole_on_a_short_phone(used_page: Page, deals: Path) -> None:
    used_page.set_viewport_size(sized(360, 640))
    fullest("florence")["which-item"].open(used_page, deals)
    used_page.locator(".question-panel [data-pick]").first.click()
    expect(used_page.get_by_role("button", name="Stop trying")).to_be_in_viewport(ratio=1)


def test_how_a_work_is_paid_is_said_on_a_tablet(used_page: Page, deals: Path) -> None:
    """One who comes back to it is proposed nothing, and cannot complete it before."""
    used_page.set_viewport_size(sized(768, 1024))
    fullest("florence")["how-much-fame"].open(used_page, deals)
    used_page.get_by_role("button", name="All in florins").click()
    expect(used_page.locator(".question-panel .gold")).to_have_attribute("data-option", "fame 0")


def test_a_piece_is_tried_in_an_auction_until_one_answers(used_page: Page, deals: Path) -> None:
    """Nothing is bought by it, and the question stays open."""
    positions("florence")["bid-for-item"].open(used_page, deals)
    version = str(used_page.locator(".table").get_attribute("data-version"))
    trying = used_page.get_by_role("group", name=re.compile("^Trying: "))
    used_page.locator("[data-stack=forest] button").click()
    expect(trying).to_be_visible()
    expect(used_page.locator(".ground .hint")).to_have_text(re.compile(r"^fits in \d+ places$"))
    expect(used_page.locator(".works .note")).to_contain_text("The Forest would raise")
    for name in ("Turn", "Flip", "Next place"):
        trying.get_by_role("button", name=name).click()
    used_page.get_by_role("gridcell").nth(10).click()
    used_page.locator("[data-tray] button").nth(5).click()
    expect(used_page.get_by_role("group", name="Trying: Studio")).to_be_visible()
    used_page.keyboard.press("Escape")
    expect(trying).to_have_count(0)
    used_page.locator("[data-stack=lake] button").click()
    expect(trying).to_be_visible()
    assert used_page.locator(".table").get_attribute("data-version") == version
    used_page.keyboard.press("w")
    expect(used_page.locator(f".table:not([data-version='{version}'])")).to_be_visible()
    expect(trying).to_have_count(0)


def test_the_ground_is_one_stop_of_the_tab_key(used_page: Page, deals: Path) -> None:
    """However many places there are for what is tried on it; arrows move it."""
    positions("florence")["bid-for-item"].open(used_page, deals)
    used_page.locator("[data-stack=forest] button").click()
    expect(used_page.locator(".ground .hint")).to_have_text(re.compile(r"^fits in (1\d|[2-9]\d|\d{3}) places$"))
    ground, held = used_page.get_by_role("grid"), used_page.locator("[role=gridcell][tabindex='0']")
    held.focus()
    before = held.get_attribute("aria-label")
    used_page.keyboard.press("ArrowDown")
    used_page.keyboard.press("ArrowDown")
    expect(used_page.locator(":focus")).not_to_have_attribute("aria-label", str(before))
    for key, inside in (("Tab", 0), ("Shift+Tab", 1), ("Shift+Tab", 0)):
        used_page.keyboard.press(key)
        expect(ground.locator(":focus")).to_have_count(inside)


def offers(position: Position) -> list[Offer]:
    """What the engine offers to seat 0 there."""
    s = GAME.new(position.seats, position.edition, position.options, position.seed)
    for seat, text in position.acts:
        s.play(seat, text)
    view = GAME.view(s, 0)
    assert isinstance(view, FlorenceView)
    return view.to_dict()["offers"]


@pytest.mark.parametrize("prompt", ["which-action", "which-stack"])
def test_tray_and_market_say_what_the_engine_offers(used_page: Page, deals: Path, prompt: str) -> None:
    """The price that one would pay, and how many of one's cards like it. [PF-21] [PF-44]"""
    position = positions("florence")[prompt]
    position.open(used_page, deals)
    for offer in offers(position):
        thing, price, liked = offer["thing"], offer["price"], len(offer["rises"])
        said = used_page.locator(f"[data-offer={thing}]:visible")
        if thing in BUILDING_NAMES:
            expect(said).to_have_text(f"{price} · {liked} of yours")
        elif liked == 0 and offer["fame"] > 0:
            expect(said).to_have_text(f"+{offer['fame']} points")
        else:
            expect(said).to_have_text(f"{liked} of yours")
        asked = used_page.locator(f"[data-price={thing}]:visible")
        if thing in LANDSCAPE_NAMES and price is not None:
            expect(asked).to_have_text(str(price))
        else:
            expect(asked).to_have_count(0)


def test_a_piece_goes_nowhere_before_somebody_has_said_where(used_page: Page, deals: Path) -> None:
    """Enter alone lays nothing. [PF-45]"""
    positions("florence")["which-place"].open(used_page, deals)
    version = str(used_page.locator(".table").get_attribute("data-version"))
    settle = used_page.locator(".question-panel .settle")
    expect(settle).to_be_disabled()
    used_page.keyboard.press("Enter")
    expect(used_page.locator(f".table[data-asks=which-place][data-version='{version}']")).to_be_visible()
    used_page.keyboard.press("n")
    expect(settle).to_have_attribute("data-option", re.compile("^place "))
    used_page.keyboard.press("Enter")
    expect(used_page.locator(f".table:not([data-version='{version}'])")).to_be_visible()


def test_points_are_sold_at_one_go(used_page: Page, deals: Path) -> None:
    """[PF-15]"""
    positions("florence")["which-action"].open(used_page, deals)
    version = str(used_page.locator(".table").get_attribute("data-version"))
    used_page.get_by_role("button", name="Sell points").click()
    expect(used_page.locator("#question-title")).to_contain_text("How many points do you sell")
    used_page.keyboard.press("+")
    gold = used_page.locator(".question-panel .gold")
    expect(gold).to_have_attribute("data-option", "sell 2")
    gold.click()
    expect(used_page.locator(f".table:not([data-version='{version}'])")).to_be_visible()


def test_the_market_is_not_made_anew_while_an_answer_is_under_way(page: Page, deals: Path) -> None:
    positions("florence")["which-action"].open(page, deals)
    page.evaluate("WebSocket.prototype.send = () => undefined")  # no answer comes
    deck = page.locator("[data-deck=bonus] .thing:visible").element_handle()
    page.locator(".question-panel [data-option=pass]").click()
    page.locator(".table[data-asks='']").wait_for()
    assert deck.evaluate("(one) => [one.isConnected, one.matches('button.thing:not(.legal)')]") == [True, True]


def test_points_rise_at_the_court_of_whoever_made_them(people: NewPerson, deals: Path) -> None:
    """Not over one's own ground, whose courts of others are not in sight."""
    position, acts = moments("florence", "work-done")
    page = people("Lucrezia")
    page.context.add_init_script(CALM)
    with table_at(position, page.context, people, deals) as (address, play_on):
        page.goto(address)
        page.locator(".table").wait_for()
        play_on(acts)
        gain, sold = page.locator("[data-gain]").first, page.locator("[data-sold]").first
        sold.get_by_text("completes the work").wait_for()
        court = page.locator(f".player-bar [data-court='{sold.inner_text().split()[1]}']").bounding_box()
        risen = gain.bounding_box()
    assert court
    assert risen
    assert court["x"] < risen["x"] + risen["width"] / 2 < court["x"] + court["width"]


@pytest.mark.parametrize("size", [sized(390, 844), sized(844, 390)], ids=["phone", "flat"])
def test_on_a_phone_one_sees_what_one_puts_together(used_page: Page, deals: Path, size: ViewportSize) -> None:
    """The work that would be completed, then the ground where a building would lie, whatever was looked at before."""
    used_page.set_viewport_size(size)
    positions("florence")["which-action"].open(used_page, deals)
    used_page.locator(".panes [data-part=story]").click()
    used_page.locator(WORKS).first.click()
    expect(used_page.locator(".works .value")).to_be_visible()
    used_page.keyboard.press("Escape")
    used_page.locator(".panes [data-part=story]").click()
    used_page.locator(f".question-panel {KINDS}").first.click()
    expect(used_page.get_by_role("grid")).to_be_visible()


@pytest.mark.parametrize("prompt", ["which-discard", "which-order", "which-card"])
def test_on_the_smallest_phone_the_ground_is_rather_small_than_cut(used_page: Page, deals: Path, prompt: str) -> None:
    """Where there is no room at all it is not there."""
    hidden = "(one) => one.checkVisibility({ visibilityProperty: true }) ? one.scrollHeight - one.clientHeight : 0"
    for position in (positions("florence")[prompt], fullest("florence")[prompt]):
        position.open(used_page, deals)
        used_page.set_viewport_size(sized(360, 640))
        used_page.wait_for_function(f"() => ({hidden})(document.querySelector('.parts > .ground')) <= 1")


def test_signs_that_stand_alone_are_explained(used_page: Page, deals: Path) -> None:
    """On a phone nobody points at them."""
    used_page.set_viewport_size(sized(390, 844))
    positions("florence")["which-action"].open(used_page, deals)
    bare = "[...document.querySelectorAll('.own li:not([data-thing], :has([data-thing]))')].map((one) => one.innerHTML)"
    assert used_page.evaluate(bare) == []
    used_page.locator(".own [data-thing='term jester']").click()
    expect(used_page.get_by_role("tooltip")).to_contain_text("Adds 2 to every work")
