"""The Prince on its own board: face-down cards by mouse and by keyboard."""

import json
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from signoria import Rng, game
from tests.tables import by_verb
from tests.web.kit.hands import Reader
from tests.web.kit.positions import SEATS, Position, positions


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


def test_new_cardinals_are_given_only_once_it_is_told_what_the_pope_keeps(page: Page, deals: Path) -> None:
    line = Untold(page)
    positions("borgia")["cardinals"].open(page, deals)
    give = page.locator(".question-panel .button.gold")
    line.wait_until_asked(page)
    expect(give).to_be_disabled()
    line.tells = True
    line.cut()
    told = page.locator(".question-panel .foot p")
    expect(told).to_contain_text("keep")
    while "at most" in told.inner_text():
        page.locator(".question-panel [data-step]:enabled").first.click()
        expect(told).to_contain_text("keep")
    expect(give).to_be_enabled()


def test_an_attack_by_force_is_sealed_only_with_a_condottiere(page: Page, deals: Path) -> None:
    """[TP-50]"""
    by_force().open(page, deals)
    seal = page.locator(".question-panel .button.gold")
    expect(seal).to_be_disabled()
    expect(seal).to_contain_text("Choose at least one")
    page.locator(".question-panel [data-step]:enabled").first.click()
    expect(seal).to_be_enabled()
    seal.click()
    expect(seal).to_have_count(0)


def by_force() -> Position:
    """Seat 0 attacks something that takes a condottiere."""
    borgia = game("borgia")
    for n in range(100):
        rng, seed, acts = Rng(n), f"{n:064}", list[tuple[int, str]]()
        s = borgia.new(SEATS, "", {}, seed)
        while not s.over:
            seat = s.to_act()[0]
            legal = s.legal(seat)
            if seat == 0 and legal[0].startswith("commit "):
                return Position("borgia", borgia.editions[0], {}, seed, "commit", acts)
            acts.append((seat, by_verb(rng, legal)))
            s.play(*acts[-1])
    raise AssertionError("nobody attacks by force")


class Untold:
    """A line that keeps to itself what answers lead to, until it tells."""

    def __init__(self, page: Page) -> None:
        self.tells = False
        self.asked = 0
        self.route: WebSocketRoute | None = None
        page.route_web_socket("**/api/live", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        self.route, server = route, route.connect_to_server()

        def tell(message: str | bytes) -> None:
            lines = str(message).split("\n")
            told = [line for line in lines if json.loads(line)["type"] == "considered"]
            self.asked += len(told)
            if heard := [line for line in lines if self.tells or line not in told]:
                route.send("\n".join(heard))

        server.on_message(tell)

    def wait_until_asked(self, page: Page) -> None:
        while self.asked == 0:
            page.evaluate("new Promise(requestAnimationFrame)")

    def cut(self) -> None:
        assert self.route is not None
        self.route.close(code=1012)
