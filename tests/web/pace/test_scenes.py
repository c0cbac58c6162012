"""Whatever is pressed, and however fast: no scene and no ceremony of any game passes unseen."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from signoria import GAMES
from tests.web.kit.people import NewPerson
from tests.web.kit.script import moments, table_at

GUARD = 350  # milliseconds for which whatever comes is seen
CALM = "localStorage.setItem('signoria-pace', 'calm'); localStorage.setItem('signoria-notes', 'off')"
# What was shown over the table, and for how long: scenes by their title, sales by their words, the final ceremony.
WATCH = """() => {
    window.shown = [];
    const there = new Map();
    const look = () => {
        const found = [...document.querySelectorAll('.scene, .sold p, .finished')]
            .map((one) => one.dataset.scene ?? (one.matches('p') ? one.innerText : 'the end'));
        for (const [what, since] of there) {
            if (found.includes(what)) continue;
            shown.push([what, performance.now() - since]);
            there.delete(what);
        }
        for (const what of found) if (!there.has(what)) there.set(what, performance.now());
        document.body.dataset.there = found.join(' / ');
    };
    const all = { subtree: true, childList: true, characterData: true, attributeFilter: ['data-scene'] };
    new MutationObserver(look).observe(document, all);
    look();
}"""
# What makes each of them: the event, how many of it one message tells, and what is then read.
SCENES = [
    ("principe", "laid", 4, "The cards laid"),
    ("principe", "lot-sold", 1, " for [0-9]+$"),
    ("principe", "role-taken", 2, "The roles of round"),
    ("borgia", "sold", 1, " for [0-9]+$"),
    ("borgia", "fought", 1, "The fight for"),
    ("borgia", "upheld", 1, "The accusation against"),
    ("borgia", "dies", 1, "The death of"),
    ("borgia", "elected", 1, "the election$"),
    ("borgia", "scored", 1, "is counted$"),
    ("florence", "item-sold", 1, " for [0-9]+$"),
    ("florence", "work-done", 1, "completes? the work"),
    ("florence", "best-work", 1, "The best works? of the round"),
    *((game, "game-ends", 1, "the end") for game in GAMES),
]
MOST_PRESSES = 400
SOON = 45_000  # milliseconds in which a table shows what has waited


def press(page: Page, random: Random) -> None:
    """Anything that quick hands press, wherever it is."""
    page.keyboard.press(random.choice([" ", "Escape", "Enter"]))
    page.mouse.click(random.randrange(250, 900), random.randrange(120, 420))
    page.clock.run_for(random.choice([20, 60, 120]))


def watch(page: Page, address: str) -> None:
    """Come to a table, whose time passes as the test says from now on."""
    page.context.add_init_script(CALM)
    page.clock.install()
    page.goto(address)
    page.locator(".table").wait_for()
    page.clock.pause_at(int(page.evaluate("Date.now()")) / 1000 + 1)
    page.evaluate(WATCH)


def press_until_seen(page: Page, title: str) -> None:
    """Until what is wanted has been there and is gone; the end stays."""
    random = Random(title)
    for _press in range(MOST_PRESSES):
        press(page, random)
        seen = [str(what) for what, _time in page.evaluate("shown")]
        there = str(page.evaluate("document.body.dataset.there"))
        if any(re.search(title, what) for what in seen) or there == "the end" == title:
            break
    else:
        raise AssertionError(f"{title} was never shown: {seen}")
    page.clock.run_for(GUARD)
    assert [(what, time) for what, time in page.evaluate("shown") if time < GUARD] == []


@pytest.mark.parametrize(("game", "event", "times", "title"), SCENES)
@pytest.mark.parametrize("seated", [True, False], ids=["player", "spectator"])
def test_whoever_presses_all_the_time_sees_it(
    people: NewPerson, deals: Path, game: str, event: str, times: int, title: str, seated: bool
) -> None:
    """The same for who plays and for who looks on."""
    position, acts = moments(game, event, times)
    host = people("Lucrezia")
    with table_at(position, host.context, people, deals) as (address, play_on):
        page = host if seated else people("Giano")
        watch(page, address)
        play_on(acts)
        press_until_seen(page, title)


@pytest.mark.parametrize("seated", [True, False], ids=["player", "spectator"])
def test_behind_a_sheet_that_stays_open_what_waits_is_bounded(people: NewPerson, deals: Path, seated: bool) -> None:
    """Who watches need not press it on, who plays must; then the table is soon where the server is, its story whole."""
    position, acts = moments("borgia", "scored", after=250)
    host = people("Lucrezia")
    with table_at(position, host.context, people, deals) as (address, play_on):
        page = host if seated else people("Giano")
        watch(page, address)
        sheet = page.locator(".scene[data-scene$='is counted']")
        play_on(acts[:4])
        while sheet.count() == 0:
            page.clock.run_for(1_000)
        play_on(acts[4:])
        page.clock.fast_forward(120_000)
        expect(sheet).to_have_count(1 if seated else 0)
        if seated:
            page.keyboard.press(" ")
        page.clock.run_for(SOON)
        table = page.locator(".table")
        expect(table).to_have_attribute("data-told", str(table.get_attribute("data-version")))
        read = page.locator(".story").inner_text()
        page.reload()
        page.locator(".story").wait_for()
        assert page.locator(".story").inner_text() == read


@pytest.mark.parametrize("game", GAMES)
def test_the_ceremony_is_held_for_everybody(people: NewPerson, deals: Path, game: str) -> None:
    """Whoever read the story or the text board, looked at a family, watched, or comes later."""
    position, acts = moments(game, "game-ends")
    host = people("Lucrezia")
    beside: dict[str, Callable[[Page], None]] = {
        "text board": lambda page: page.keyboard.press("t"),
        "a family": lambda page: page.locator(".table [aria-haspopup=dialog], .player-bar button").first.click(),
        "keys": lambda page: page.keyboard.press("?"),
    }
    with table_at(position, host.context, people, deals) as (address, play_on):
        watchers = [host, *(people(what) for what in list(beside)[1:])]
        for page, look in zip(watchers, beside.values(), strict=True):
            page.goto(address)
            page.locator(".table").wait_for()
            look(page)
        play_on(acts)
        for page in watchers:
            expect(page.locator(".table[data-over=true] .finished")).to_be_attached()
        host.reload()
        expect(host.locator(".finished")).to_be_visible()
        late = people("Late")
        late.goto(address)
        expect(late.locator(".finished")).to_be_visible()
