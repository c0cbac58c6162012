"""A server that is too busy for something: the page says so, and asks again by itself."""

import json
from collections.abc import Callable
from functools import partial

from playwright.sync_api import Locator, Page, Route, ViewportSize, WebSocketRoute, expect

from tests.web.kit.people import PATIENCE, NewPerson, come_to, table_of
from tests.web.test_pages import found_by_axe, overflows


class Busy:
    """The first is turned away; the next waits until it is let in, and whatever comes then is let in at once."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked = 0
        self.waits: Callable[[], None] | None = None
        self.open = False

    def comes(self, turn_away: Callable[[], None], let_in: Callable[[], None]) -> None:
        self.asked += 1
        if self.open:
            let_in()
        elif self.asked == 1:
            turn_away()
        else:
            self.waits = let_in

    def let_in(self) -> None:
        assert self.waits is not None
        self.open = True
        self.waits()

    def request(self, route: Route) -> None:
        self.comes(partial(turn_away, route), route.continue_)

    def line(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def sends(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "subscribe":
                busy = json.dumps({"type": "fault", "code": "busy", "about": message["table"], "wait": 0})
                self.comes(partial(route.send, busy), partial(server.send, text))
            else:
                server.send(text)

        route.on_message(sends)

    def until_asked_again(self) -> Callable[[], None]:
        for _frame in range(PATIENCE // 16):
            if self.waits is not None:
                return self.let_in
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
        raise AssertionError("it is not asked for again")


def turn_away(route: Route) -> None:
    body = json.dumps({"error": "busy", "nouns": {}, "says": ""})
    route.fulfill(status=429, headers={"Retry-After": "0"}, body=body)


SIZES = [ViewportSize(width=390, height=844), ViewportSize(width=1280, height=720)]
COVERED = """(notice) => {
    const own = notice.getBoundingClientRect();
    const under = (box) => box.top < own.bottom && box.bottom > own.top && box.left < own.right && box.right > own.left;
    const beside = [...document.querySelectorAll("header, main, aside, nav, h1, p, button, section")];
    const others = beside.filter((one) => !one.contains(notice) && !notice.contains(one));
    const covered = others.filter((one) => one.checkVisibility() && under(one.getBoundingClientRect()));
    return covered.map((one) => one.outerHTML.slice(0, 80));
}"""


def covered(page: Page) -> object:
    """What lies under the notice."""
    return notice(page).evaluate(COVERED)


def notice(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text="The server is busy.")


def test_the_notice_covers_nothing(people: NewPerson) -> None:
    """Not the page that waits, and not the table that somebody plays at."""
    ada, leo = people("Ada"), people("Leo")
    id, busy = table_of(ada, leo), Busy(ada)
    ada.route_web_socket("**/api/live", busy.line)
    ada.goto(f"/table/{id}")
    let_in = busy.until_asked_again()
    for size in SIZES:
        ada.set_viewport_size(size)
        assert covered(ada) == []
    let_in()
    ada.locator(".table[data-asks='lay-cards']").wait_for()
    hint = Busy(ada)
    ada.route("**/hint", hint.request)
    ada.get_by_role("button", name="What would a bot do?").click()
    hint.until_asked_again()
    for size in SIZES:
        ada.set_viewport_size(size)
        assert covered(ada) == []
        assert ada.locator(".table").evaluate("(table) => table.getBoundingClientRect().bottom <= innerHeight")


def test_a_table_that_could_not_be_opened_is_asked_for_again(people: NewPerson) -> None:
    ada, leo = people("Ada"), people("Leo")
    id, busy = table_of(ada, leo), Busy(ada)
    ada.route_web_socket("**/api/live", busy.line)
    ada.goto(f"/table/{id}")
    expect(notice(ada)).to_contain_text("asked for again by itself")
    let_in = busy.until_asked_again()
    expect(notice(ada)).to_be_visible()
    for width in (390, 1280):
        ada.set_viewport_size({"width": width, "height": 720})
        assert not overflows(ada)
    assert found_by_axe(ada) == []
    let_in()
    expect(ada.locator(".table")).to_be_visible()
    expect(notice(ada)).to_have_count(0)


def test_a_hint_that_could_not_be_had_is_asked_for_again(people: NewPerson) -> None:
    ada, leo = people("Ada"), people("Leo")
    come_to(table_of(ada, leo), ada)
    busy = Busy(ada)
    ada.route("**/hint", busy.request)
    ada.locator(".table[data-asks='lay-cards']").wait_for()
    ada.keyboard.press("h")
    let_in = busy.until_asked_again()
    expect(notice(ada)).to_be_visible()
    assert not overflows(ada)
    let_in()
    expect(ada.locator("[data-hint]")).to_be_visible()
    expect(notice(ada)).to_have_count(0)


def test_whoever_goes_elsewhere_asks_no_more(people: NewPerson) -> None:
    """And is not told that anything is waited for."""
    ada = people("Ada")
    ada.route("**/api/tables/mine*", turn_away)
    ada.goto("/mine")
    expect(notice(ada)).to_be_visible()
    ada.get_by_role("link", name="About").first.click()  # the landing page lists one's tables as well
    expect(notice(ada)).to_have_count(0)
