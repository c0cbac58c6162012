"""What others do is seen one after the other, and never in the way of one's own move."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median

import pytest
from playwright.sync_api import Browser, Page, expect

from signoria.games import game as game_of
from tests.web.kit.hands import Mouse
from tests.web.kit.people import PATIENCE, lay_cards, person, table_of
from tests.web.kit.positions import Position, played
from tests.web.test_pages import found_by_axe

BOTS = ["thumb"] * 3
GUARD = 350  # milliseconds
# When each update came onto the table, and in which phase of the round.
WATCH = """() => {
    const table = document.querySelector('.table');
    window.shown = [];
    new MutationObserver(() => {
        const phase = document.querySelector('[aria-current=step]').textContent;
        shown.push([performance.now(), phase, table.dataset.asks]);
    }).observe(table, { attributeFilter: ['data-told'] });
}"""


def sit_down(page: Page, pace: str = "calm", **terms: object) -> None:
    """At a table of Il Principe with three bots and no notes, before the first question."""
    page.context.add_init_script(f"localStorage.setItem('signoria-pace', '{pace}')")
    page.context.add_init_script("localStorage.setItem('signoria-notes', 'off')")
    page.goto(f"/table/{table_of(page, seats=4, bots=BOTS, **terms)}")
    page.locator(".table[data-asks=lay-cards]").wait_for()


def stop_the_clock(page: Page) -> None:
    """From now on time passes in this page as the test says."""
    page.clock.pause_at(int(page.evaluate("Date.now()")) / 1000 + 1)


def lay_until_the_scene(page: Page) -> None:
    """Cards are laid, and turned up: the scene has only just begun."""
    lay_cards(page)
    while page.locator(".scene").count() == 0:
        page.clock.run_for(20)


def wait_until(page: Page, true: str) -> None:
    """Something about what the table says of itself."""
    page.wait_for_function(
        f"() => {{ const {{ version, told, asks }} = document.querySelector('.table').dataset; return {true}; }}",
        polling=50,
    )


def told(page: Page) -> int:
    """The version that is on the table."""
    return int(str(page.locator(".table").get_attribute("data-told")))


def known(page: Page) -> int:
    """The version that the server has told."""
    return int(str(page.locator(".table").get_attribute("data-version")))


@pytest.fixture
def lucia(browser: Browser, address: str) -> Iterator[Page]:
    """In a browser whose clock can be stopped."""
    page = person(browser, address, "Lucia")
    page.clock.install()
    expect.set_options(timeout=PATIENCE)
    yield page
    page.context.close()


def test_bids_of_others_are_half_a_second_apart(browser: Browser, address: str) -> None:
    """Also where nothing moves: the browsers of these tests ask for reduced motion."""
    page = person(browser, address, "Lucia")
    sit_down(page)
    page.evaluate(WATCH)
    lay_cards(page)
    page.locator(".scene").wait_for()
    page.keyboard.press("Escape")
    hand = Mouse(page, seed=2)
    while len(page.evaluate("shown.filter(([, phase]) => phase === 'Auction')")) < 16:
        hand.answer(hand.asked())
    shown = page.evaluate("shown.filter(([, phase]) => phase === 'Auction')")
    gaps = [later - sooner for (sooner, *_), (later, _, asks) in pairwise(shown) if asks == ""]
    assert median(gaps) >= 500
    page.context.close()


def test_an_own_move_is_on_the_table_at_once_and_what_follows_waits(lucia: Page) -> None:
    sit_down(lucia)
    lay_cards(lucia)
    lucia.locator(".scene").wait_for()
    lucia.clock.run_for(GUARD)
    lucia.keyboard.press("Escape")
    lucia.locator(".scene").wait_for(state="detached")
    lucia.locator(".table:not([data-asks=''])").wait_for()
    stop_the_clock(lucia)
    before = told(lucia)
    lucia.locator(".question-panel [data-option=pass]").click()
    wait_until(lucia, f"Number(told) > {before}")
    wait_until(lucia, "Number(version) > Number(told)")
    waits = told(lucia)
    lucia.clock.run_for(200)
    assert told(lucia) <= waits + 1  # a bid of another is there for longer than that
    lucia.clock.run_for(20_000)
    wait_until(lucia, "asks !== ''")
    assert told(lucia) == known(lucia)


def test_quick_hands_skip_no_scene_and_a_press_that_is_meant_for_it_does(lucia: Page) -> None:
    sit_down(lucia)
    stop_the_clock(lucia)
    lay_until_the_scene(lucia)
    scene = lucia.locator(".scene")
    for key in ("Enter", " ", "Escape", "Enter", " "):
        lucia.keyboard.press(key)
        scene.click(position={"x": 20, "y": 20})
    lucia.clock.run_for(GUARD - 100)
    lucia.keyboard.press(" ")
    expect(scene).to_be_visible()
    lucia.clock.run_for(100)
    lucia.keyboard.press("Enter")  # answers, and skips nothing
    expect(scene).to_be_visible()
    scene.click(position={"x": 20, "y": 20})
    scene.wait_for(state="detached")


def test_under_a_scene_nothing_is_answered(lucia: Page) -> None:
    sit_down(lucia)
    stop_the_clock(lucia)
    lay_until_the_scene(lucia)
    expect(lucia.locator(".table")).to_have_attribute("data-asks", "")
    expect(lucia.locator("[data-option]")).to_have_count(0)
    lines = lucia.locator(".scene li:not(.soon)")
    expect(lines).to_have_count(1)
    lucia.clock.run_for(900)
    expect(lines).to_have_count(2)
    expect(lucia.locator(".scene li.now")).to_have_count(1)


def test_escape_twice_goes_on_to_the_next_question(lucia: Page) -> None:
    sit_down(lucia)
    stop_the_clock(lucia)
    lay_until_the_scene(lucia)
    lucia.get_by_role("button", name="To my question").wait_for()
    lucia.clock.run_for(GUARD)
    lucia.keyboard.press("Escape")
    lucia.keyboard.press("Escape")
    lucia.clock.run_for(GUARD)
    lucia.locator(".table[data-asks=bid-for-lot]").wait_for()
    assert told(lucia) == known(lucia)


def test_step_by_step_waits_for_space(lucia: Page) -> None:
    sit_down(lucia, pace="step")
    lay_cards(lucia)
    scene = lucia.locator(".scene")
    while scene.count() == 0:
        lucia.keyboard.press(" ")  # others have chosen
    lucia.clock.run_for(60_000)
    expect(scene).to_be_visible()
    assert found_by_axe(lucia) == []
    lucia.keyboard.press(" ")
    scene.wait_for(state="detached")


def test_what_happened_since_ones_last_move_is_told_and_shown_again(lucia: Page) -> None:
    sit_down(lucia)
    lay_cards(lucia)
    lucia.locator(".scene").wait_for()
    lucia.clock.run_for(GUARD)
    lucia.keyboard.press("Escape")
    lucia.locator(".table[data-asks=bid-for-lot]").wait_for()
    strip = lucia.get_by_role("region", name="What has just happened")
    strip.get_by_role("button", name="Since your last move").last.click()
    read = lucia.get_by_role("region", name="Since your last move")
    expect(read.get_by_role("listitem").first).to_be_visible()
    assert found_by_axe(lucia) == []
    read.get_by_role("button", name="Show again").click()
    expect(lucia.locator(".scene")).to_be_visible()
    expect(lucia.locator(".table")).to_have_attribute("data-asks", "")
    lucia.clock.run_for(GUARD)
    lucia.keyboard.press("Escape")
    lucia.keyboard.press("Escape")
    lucia.locator(".table[data-asks=bid-for-lot]").wait_for()


def test_cards_that_were_drawn_are_marked_until_the_next_answer(lucia: Page) -> None:
    sit_down(lucia)
    marked = lucia.locator(".own .new")
    expect(marked.first).to_be_visible()
    lay_cards(lucia)
    expect(marked).to_have_count(0)


def test_the_pace_is_chosen_in_settings_and_at_the_table_and_kept(page: Page) -> None:
    page.goto("/settings")
    page.get_by_role("radio", name="Quick").check()
    page.reload()
    expect(page.get_by_role("radio", name="Quick")).to_be_checked()


def test_an_answer_is_asked_for_twice_where_somebody_wants_that(lucia: Page) -> None:
    lucia.context.add_init_script("localStorage.setItem('signoria-confirms', 'on')")
    sit_down(lucia, pace="instant")
    stop_the_clock(lucia)
    lay_cards(lucia)
    expect(lucia.get_by_text("Press again to confirm")).to_be_visible()
    before = known(lucia)
    lucia.locator(".question-panel [data-option].gold").dispatch_event("click")  # of a double click
    assert known(lucia) == before
    lucia.clock.run_for(GUARD)
    lucia.locator(".question-panel [data-option].gold").click()
    wait_until(lucia, f"Number(version) > {before}")


def last_question() -> Position:
    """Of Il Principe: seat 0 is asked, and with any answer the game is over."""
    for n in range(200):
        *_, end = played("principe", next(iter(game_of("principe").editions)), {}, n)
        seat, _text = end.acts[-1]
        if seat == 0:
            return Position("principe", end.edition, {}, end.seed, "", end.acts[:-1])
    raise AssertionError("no game ends with an answer of seat 0")


def test_the_final_ceremony_comes_whatever_is_pressed(browser: Browser, address: str, deals: Path) -> None:
    position = last_question()
    page = person(browser, address, "Lucia")
    page.context.add_init_script("localStorage.setItem('signoria-pace', 'calm')")
    opened = Position(position.game, position.edition, {}, position.seed, asked_of(position), position.acts)
    opened.open(page, deals)
    hand = Mouse(page, seed=1)
    hand.answer(hand.asked())
    random = Random(1)
    for _press in range(12):
        page.keyboard.press(random.choice(["Escape", " ", "Enter"]))
        page.mouse.click(300, 300)
    page.locator(".table[data-over=true] .whole").wait_for()
    page.context.close()


def asked_of(position: Position) -> str:
    """What seat 0 is asked there."""
    game = game_of(position.game)
    s = game.new(4, position.edition, position.options, position.seed)
    for seat, text in position.acts:
        s.play(seat, text)
    return str(game.decision(s, 0).prompt)
