"""Learning: lessons that lead to a success, notes that are read once, words and cards explained, hints, rules."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from signoria import GAMES
from tests.web.conftest import fresh_page, serious
from tests.web.kit.hands import ANSWERS, STEPS
from tests.web.kit.layout import faults, sized
from tests.web.kit.lessons import follow, note_of, press
from tests.web.kit.positions import leave, positions, prompts
from tests.web.pace.test_forced import sit_with_bots
from tests.web.test_pages import found_by_axe, overflows

SIZES = {"desk": (1366, 768), "phone": (390, 844), "flat": (844, 390)}
GOALS = ("goal-points", "goal-city", "goal-end")  # which Il Principe's lesson begins with
MOST_NOTES = 60  # more than any lesson has
NEAR = 20  # pixels: what is explained, and its card beside it
# What of the thing that a note points at lies outside of the window, or under the note, unless it fills the view; and
# whether the note covers the answer or has to be scrolled.
HIDDEN = """() => {
    const note = document.querySelector('[data-note]').getBoundingClientRect();
    const ring = document.querySelector('.spotlight .ring').getBoundingClientRect();
    const gold = [...document.querySelectorAll('.question-panel .gold')].map((one) => one.getBoundingClientRect());
    const over = (one) => Math.min(one.right, note.right) - Math.max(one.left, note.left) > 1
        && Math.min(one.bottom, note.bottom) - Math.max(one.top, note.top) > 1;
    const out = [];
    if (note.left < 0 || note.top < 0 || note.right > innerWidth + 1 || note.bottom > innerHeight + 1) out.push('note');
    if (ring.right < 20 || ring.bottom < 20 || ring.left > innerWidth - 20 || ring.top > innerHeight - 20)
        out.push('thing');
    const fills = ring.width * ring.height > innerWidth * innerHeight / 3;
    if (over(ring) && !fills) out.push('covered');
    if (gold.some(over)) out.push('gold');
    const says = document.querySelector('[data-note] .says');
    if (says.scrollHeight > says.clientHeight + 1) out.push('cut');
    return out;
}"""
# Whether the ring is around a whole palace, with all that there is room for in it.
AROUND = """() => {
    const ring = document.querySelector('.spotlight .ring').getBoundingClientRect();
    return [...document.querySelectorAll('[data-whole]')].map((one) => one.getBoundingClientRect())
        .some((one) => one.height > 0 && one.top >= ring.top && one.bottom <= ring.bottom && one.left >= ring.left);
}"""
PLACES = """(all) => all.map((one) => one.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])"""
SQUARES = "[role=gridcell][aria-disabled=false]"  # of the ground, while a piece is held over it
# What is pressed to answer, and lies under the note.
UNDER = """(answers) => {
    const note = document.querySelector('[data-note]').getBoundingClientRect();
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    return [...document.querySelectorAll(answers)].filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => {
            const [x, y] = middle(one.getBoundingClientRect());
            return note.left < x && x < note.right && note.top < y && y < note.bottom;
        }).map((one) => one.outerHTML.slice(0, 120));
}"""
READ = "() => document.querySelector('[data-note] .says')?.scrollHeight > 0"


def note(page: Page) -> Locator:
    return page.locator("[data-note]")


def begin(page: Page, game: str) -> None:
    """One click on the landing page."""
    page.goto("/")
    page.locator(f"[data-lesson={game}]").click()
    expect(note(page)).to_have_attribute("data-note", GAMES[game].lesson.chapters[0].steps[0])


def read_note(page: Page) -> None:
    """A note that has only just come takes no press."""
    expect(note(page)).to_be_visible()
    expect(note(page)).not_to_have_attribute("data-fresh", "")
    page.get_by_role("button", name="I see").click()


def sit_down(page: Page, game: str) -> None:
    """At a game against bots, its first note read."""
    page.goto(f"/new/{game}")
    page.get_by_role("button", name="Start").click()
    read_note(page)


def test_every_card_of_the_first_hand_is_whole_and_has_its_name(page: Page) -> None:
    """Five cards, of which one has a long name: whoever learns does not know them by their emblems."""
    begin(page, "borgia")
    for size in (sized(1280, 720), sized(768, 1024), sized(1440, 900)):
        page.set_viewport_size(size)
        expect(page.locator("section.own .face")).to_have_count(5)
        expect(page.locator("section.own .face b")).to_have_count(5)
    page.set_viewport_size(sized(360, 640))
    expect(page.locator("section.own [data-hand] > li")).to_have_count(5)
    assert [fault for fault in faults(page) if "hand" in fault] == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_led_to_its_end_by_doing_what_the_notes_say(
    browser: Browser, address: str, game: str, size: str
) -> None:
    """Every step is told once, as the bar counts them, beside a thing in sight; the gold answer is never covered."""
    width, height = SIZES[size]
    with fresh_page(browser, address, viewport=sized(width, height), has_touch=size != "desk") as (page, faults):
        begin(page, game)
        met: list[str] = []
        for _note in range(MOST_NOTES):
            key = note_of(page)
            if key == "end":
                break
            if key and met[-1:] != [key]:
                met.append(key)
                page.wait_for_function(READ)
                page.wait_for_function(f"() => ({HIDDEN})().length === 0")
            assert key != "palace" or size != "desk" or page.evaluate(AROUND)
            follow(page, key)
        assert note_of(page) == "end"
        chapters = GAMES[game].lesson.chapters
        steps = [keys.split("/") for chapter in chapters for keys in chapter.steps]
        assert len(met) + 1 == len(steps), met
        assert [key for key, keys in zip(met, steps, strict=False) if key not in keys] == []
        expect(page.locator(".lesson-end li.met")).to_have_count(len(chapters))
        expect(page.locator(".lesson-end .gold")).to_be_in_viewport()
        assert page.locator(".lesson-end .says").evaluate("(one) => one.scrollHeight - one.clientHeight") <= 1
    assert serious(faults) == []


def test_no_note_is_skipped_by_quick_hands(page: Page) -> None:
    """Whoever presses all the time, by mouse and by key, still sees each note for a moment."""
    page.add_init_script(
        """addEventListener('DOMContentLoaded', () => {
            window.seen = {};
            let last;
            const look = () => {  // at each change, not at each frame: a busy browser leaves some out
                const key = document.querySelector('[data-note]')?.dataset.note;
                if (key === last) return;
                if (last) window.seen[last][1] = performance.now();
                if (key) window.seen[key] = [performance.now(), Infinity];
                last = key;
            };
            const how = { subtree: true, childList: true, attributeFilter: ['data-note'] };
            new MutationObserver(look).observe(document.documentElement, how);
        })"""
    )
    begin(page, "principe")
    while note(page).get_attribute("data-note") in GOALS:
        page.keyboard.press("Enter")
        for place in page.locator("#note-next").evaluate_all(PLACES):  # none where the note wants an answer
            page.mouse.dblclick(*place)
    expect(note(page)).to_have_attribute("data-note", "lay")
    seen = page.evaluate("window.seen")
    assert all(until - since >= 340 for since, until in (seen[key] for key in GOALS))


def test_nothing_is_answered_while_a_note_is_read_and_back_shows_it_again(page: Page) -> None:
    begin(page, "principe")
    assert found_by_axe(page) == []
    version = page.locator(".table").get_attribute("data-version")
    page.keyboard.press("1")
    expect(page.locator(".table")).to_have_attribute("data-asks", "")
    assert page.locator(".table").get_attribute("data-version") == version
    follow(page, note_of(page))
    note_of(page)
    page.get_by_role("button", name="Back").click()
    expect(note(page)).to_have_attribute("data-note", "goal-points")
    follow(page, note_of(page))
    expect(note(page)).to_have_attribute("data-note", "goal-city")


def test_what_was_read_stays_read_after_a_reload(page: Page) -> None:
    begin(page, "principe")
    follow(page, note_of(page))
    page.reload()
    expect(note(page)).to_have_attribute("data-note", "goal-city")


def test_why_is_told_where_it_is_asked_and_the_lesson_can_be_left(page: Page) -> None:
    begin(page, "principe")
    for _note in range(3):
        follow(page, note_of(page))
    assert note_of(page) == "lay"
    page.get_by_role("button", name="Why?").click()
    expect(note(page)).to_contain_text("whoever wins a group takes all of it")
    page.get_by_role("link", name="Leave the lesson").first.click()
    expect(page).to_have_url(re.compile(r"/$"))


def test_a_lesson_can_be_played_on(page: Page) -> None:
    begin(page, "principe")
    while (key := note_of(page)) != "end":
        follow(page, key)
    assert found_by_axe(page) == []
    press(page.get_by_role("button", name="Play on from here"))
    expect(page.locator(".lesson-end")).to_have_count(0)
    page.locator(".table[data-asks='lay-cards']").wait_for()


def test_a_hint_is_told_in_words_with_its_share_and_outlined(page: Page) -> None:
    sit_down(page, "florence")
    page.get_by_role("button", name="What would a bot do?").click()
    hint = page.locator("[data-hint]")
    expect(hint).to_contain_text(re.compile(r"Return the \w+\s*\d+ % ± \d+"))
    expect(page.locator("[data-advised]").first).to_be_visible()
    assert found_by_axe(page) == []


def test_where_there_are_no_hints_the_reason_is_told(page: Page) -> None:
    page.goto("/new/principe")
    page.get_by_label("Hints").uncheck()
    page.get_by_role("button", name="Start").click()
    page.locator(".table[data-asks='lay-cards']").wait_for()
    page.keyboard.press("h")
    expect(page.get_by_role("alert")).to_contain_text("only such games can be rated")


def test_a_word_is_explained_on_hover_and_on_focus_until_escape(page: Page) -> None:
    sit_down(page, "principe")
    card, term = page.get_by_role("tooltip"), page.locator(".question-panel h2 .term").first
    term.hover()
    page.mouse.move(*middle(term))
    expect(card).to_contain_text("Groups of cards")
    page.mouse.move(5, 5)
    expect(card).to_be_hidden()
    page.locator("#question-title").focus()
    page.keyboard.press("Tab")
    expect(card).to_be_visible()
    expect(page.locator(":focus")).to_have_attribute("aria-describedby", "explained")
    assert found_by_axe(page) == []
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    city = page.locator("[data-city]").first
    icons = GAMES["principe"].box.values["city"][str(city.get_attribute("data-city"))]["icons"]
    assert isinstance(icons, dict)
    city.hover()
    page.mouse.move(*middle(city))
    expect(card).to_contain_text(f"Costs {sum(icons.values())} ducats and")  # as many as cards


@pytest.mark.parametrize(
    ("game", "prompt", "thing"),
    [("principe", "which-city", "[data-city]"), ("florence", "which-action", ".choices [data-thing^='profession ']")],
)
def test_a_card_is_shown_large_on_hover_and_on_focus(
    used_page: Page, deals: Path, game: str, prompt: str, thing: str
) -> None:
    positions(game)[prompt].open(used_page, deals)
    small, card = used_page.locator(f"{thing}:visible").first, used_page.get_by_role("tooltip")
    for width, height in ((2560, 1440), (1366, 768)):  # on the first everything is drawn larger
        used_page.set_viewport_size({"width": width, "height": height})
        small.hover()
        used_page.mouse.move(*middle(small))
        expect(card.locator(".large b").last).to_be_visible()
        assert not covers(card, small)
        assert apart(card, small) < NEAR
        used_page.mouse.move(700, 20)
        expect(card).to_be_hidden()
    small.focus()
    used_page.keyboard.press("Shift+Tab")
    used_page.keyboard.press("Tab")
    expect(card.locator(".large b").last).to_be_visible()
    used_page.set_viewport_size({"width": 390, "height": 844})
    expect(card.locator(".large")).to_have_count(0)


def apart(one: Locator, other: Locator) -> float:
    """How far, across or down, whichever is more."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    across = max(a["x"] - b["x"] - b["width"], b["x"] - a["x"] - a["width"])
    return max(across, a["y"] - b["y"] - b["height"], b["y"] - a["y"] - a["height"])


def covers(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    return (
        a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
    )


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2 + 1, box["y"] + box["height"] / 2


def test_a_word_and_a_card_are_explained_by_a_tap_on_a_phone(browser: Browser, address: str) -> None:
    with fresh_page(browser, address, viewport=sized(360, 780), has_touch=True) as (page, faults):
        page.goto("/new/borgia")
        page.get_by_role("button", name="Start").click()
        note(page).get_by_role("button", name="More").click()
        card = page.get_by_role("tooltip")
        note(page).locator(".term").first.tap()
        expect(card).to_be_visible()
        expect(card).not_to_contain_text("Spy")
        page.locator("[data-hand] [data-thing='card spy']").first.tap()
        expect(card).to_contain_text("Spy")
        assert not overflows(page)
    assert serious(faults) == []


def test_notes_come_in_games_against_bots_once_and_can_be_switched_off(page: Page) -> None:
    page.goto("/new/principe")
    page.get_by_role("button", name="Start").click()
    expect(note(page)).to_have_attribute("data-note", "note-lay-cards")
    read_note(page)
    expect(page.locator("#question-title")).to_be_focused()
    page.reload()
    page.locator(".table[data-asks='lay-cards']").wait_for()
    expect(note(page)).to_have_count(0)
    page.goto("/settings")
    page.get_by_role("switch", name="explain each kind of question").uncheck()
    page.goto("/new/florence")
    page.get_by_role("button", name="Start").click()
    page.locator(".table[data-asks='which-discard']").wait_for()
    expect(note(page)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_note_at_a_first_meeting_covers_no_answer(page: Page, deals: Path, game: str) -> None:
    """In the question or on the board, squares of the ground among them."""
    page.context.add_init_script("localStorage.setItem('signoria-forced', 'off')")
    for prompt in sorted(prompts(game)):
        if page.url != "about:blank":
            leave(page)
        sit_with_bots(page, positions(game)[prompt], deals)
        expect(note(page)).to_have_attribute("data-note", f"note-{prompt}")
        expect(note(page)).not_to_have_attribute("data-fresh", "")
        assert page.evaluate(UNDER, f"{ANSWERS}, {STEPS}, {SQUARES}") == [], prompt


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_note_at_a_first_meeting_covers_neither_families_nor_tabs(
    page: Page, deals: Path, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit_with_bots(page, positions("principe")["lay-cards"], deals)
    expect(note(page)).not_to_have_attribute("data-fresh", "")
    assert page.evaluate(UNDER, ".player, .panes button") == []


@pytest.mark.parametrize("height", [720, 800, 900])
def test_a_note_makes_way_for_the_ground_once_a_building_is_taken(page: Page, deals: Path, height: int) -> None:
    page.set_viewport_size({"width": 1280, "height": height})
    sit_with_bots(page, positions("florence")["which-action"], deals)
    expect(note(page)).not_to_have_attribute("data-fresh", "")
    page.locator(".kind.legal:visible").first.click()
    page.locator(".question-panel .placing").wait_for()
    page.wait_for_function(f"(answers) => ({UNDER})(answers).length === 0", arg=f"{ANSWERS}, {SQUARES}")


def test_a_note_is_whole_in_the_very_frame_in_which_a_window_is_narrower(page: Page, deals: Path) -> None:
    page.set_viewport_size(sized(390, 844))
    page.add_init_script("setInterval = () => 0")  # nothing is looked at from time to time
    sit_with_bots(page, positions("principe")["lay-cards"], deals)
    expect(note(page)).not_to_have_attribute("data-fresh", "")
    page.set_viewport_size(sized(360, 640))
    assert faults(page) == []


def test_rules_are_sought_in_italian_by_words_and_by_number(page: Page) -> None:
    page.add_init_script("localStorage.setItem('signoria-language', 'it')")
    page.goto("/rules/principe#IP-33")
    expect(page.locator("#IP-33")).to_be_in_viewport()
    seek = page.get_by_role("searchbox")
    seek.fill("citta blasoni piazza")
    expect(page.locator("#IP-41")).to_be_visible()
    seek.fill("[IP-42]")
    expect(page.locator("article")).to_have_count(1)
    expect(page.locator("article")).to_contain_text("Fonti: A, F, N")
    seek.fill("decisione ducati")
    expect(page.locator("article em").first).to_contain_text("Decisione")
    seek.fill("zzz")
    page.get_by_role("button", name="Mostra tutte").click()
    assert found_by_axe(page) == []


def test_the_rules_are_sought_beside_the_table_too(page: Page) -> None:
    sit_down(page, "borgia")
    page.get_by_role("tab", name="Rules").click()
    page.get_by_role("searchbox").fill("tp-42")
    expect(page.locator("#panel-side article")).to_contain_text("no Doctor can stop it")
