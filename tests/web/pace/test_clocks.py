"""A clock that runs is in sight, whatever is shown, read or asked: on phones both ways up and on a small desktop."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.kit.layout import faults_at, hidden_clocks, sized
from tests.web.kit.people import NewPerson
from tests.web.kit.positions import fullest, positions
from tests.web.kit.script import moments, table_at

SIZES = {"desk": sized(1280, 720), "flat": sized(844, 390), "phone": sized(390, 844)}  # by what a table calls them
CALM = "localStorage.setItem('signoria-pace', 'calm'); localStorage.setItem('signoria-notes', 'off')"
BY_POST = {"kind": "correspondence", "reserve": 3 * 24 * 3600, "increment": 3600}  # all is shown calmly
LIVE = {"kind": "live", "reserve": 1800, "increment": 10}
# What is told in a scene, and how many of it by one message.
TOLD = [
    ("principe", "role-taken", 2),
    ("borgia", "fought", 1),
    ("borgia", "scored", 1),
    ("florence", "best-work", 1),
]
STEP = 500  # milliseconds between two looks, each at the next size
MOST_STEPS = 40


def resize(page: Page, layout: str) -> None:
    page.set_viewport_size(SIZES[layout])
    page.locator(f".table[data-layout={layout}]").wait_for()


def hidden(page: Page, layout: str) -> list[str]:
    return [f"{layout}: {fault}" for fault in hidden_clocks(page)]


def running(page: Page) -> list[int]:
    return [int(seat) for seat in str(page.locator(".table").get_attribute("data-clocks")).split()]


@pytest.mark.parametrize(("game", "event", "times"), TOLD)
def test_while_others_moves_are_shown(people: NewPerson, deals: Path, game: str, event: str, times: int) -> None:
    """The clock is that of whoever is asked on the server, not of whoever was when what is shown happened."""
    position, acts = moments(game, event, times)
    host = people("Lucrezia")
    host.context.add_init_script(CALM)
    with table_at(position, host.context, people, deals, clock=BY_POST) as (address, play_on):
        host.clock.install()
        host.goto(address)
        host.locator(".table").wait_for()
        host.clock.pause_at(int(host.evaluate("Date.now()")) / 1000 + 1)
        play_on(acts)
        table, scene = host.locator(".table"), host.locator(".scene")
        scenes, behind = set(), 0
        for layout in [*SIZES] * MOST_STEPS:
            resize(host, layout)
            assert hidden(host, layout) == []
            if scene.count() > 0:
                scenes.add(scene.get_attribute("data-scene"))
            if table.get_attribute("data-told") == table.get_attribute("data-version") and scene.count() == 0:
                break
            behind += 1
            host.clock.run_for(STEP)
            if "is counted" in str(scenes):
                host.keyboard.press(" ")  # it stays until it is pressed
        assert behind > 0
        assert scenes
        assert running(host)


def look(page: Page, how: Callable[[Page], None]) -> list[str]:
    """At each size what opens there, and what of the clocks it hides."""
    found: list[str] = []
    for layout in SIZES:
        resize(page, layout)
        how(page)
        found += hidden(page, layout)
        page.keyboard.press("Escape")
    return found


def open_sheet(page: Page) -> None:
    page.locator(".player-bar button, .bay button").first.click()
    page.get_by_role("dialog").wait_for()


def open_keys(page: Page) -> None:
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()


def open_since(page: Page) -> None:
    page.locator("[aria-expanded=false]:is(.chevron, .links .link):visible").first.click()
    page.locator(".since").wait_for()


def open_side(page: Page) -> None:
    """The story, the rules, the table's menu: where they do not stand beside the table they lie over it."""
    if page.locator(".menu").count() > 0:
        page.locator(".menu").click()
        page.locator(".side.open").wait_for()


def read_as_text(page: Page) -> None:
    page.keyboard.press("t")
    page.locator(".text-board").wait_for()


@pytest.mark.parametrize(
    ("game", "prompt"), [("principe", "build-or-play"), ("borgia", "buy-or-spy"), ("florence", "bid-for-item")]
)
def test_behind_what_is_opened(used_page: Page, deals: Path, game: str, prompt: str) -> None:
    positions(game)[prompt].open(used_page, deals, clock=LIVE)
    assert running(used_page) == [0]
    opened = [open_sheet, open_keys, open_since, open_side, read_as_text]
    assert [fault for how in opened for fault in look(used_page, how)] == []


@pytest.mark.parametrize("clock", [LIVE, BY_POST], ids=["live", "by post"])
@pytest.mark.parametrize("prompt", ["trade", "secret-ballot"])
def test_where_a_question_takes_the_room_of_ones_own_things(
    used_page: Page, deals: Path, prompt: str, clock: dict[str, object]
) -> None:
    """At the largest table, where everybody's clock may run."""
    fullest("borgia")[prompt].open(used_page, deals, clock=clock)
    assert [fault for size in SIZES.values() for fault in faults_at(used_page, size)] == []
