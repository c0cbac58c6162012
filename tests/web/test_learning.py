"""Learning: guided games in one click, notes that follow the questions, words and cards explained, hints, rules."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from signoria import GAMES, Game
from tests.web.kit.hands import ASKED, Hand, Mouse, Reader
from tests.web.test_pages import found_by_axe, overflows

PAGES = 4  # of an opening
STEPS = 5


def note(page: Page) -> Locator:
    return page.locator("[data-note]")


def begin(page: Page, game: str) -> None:
    """One click on the landing page."""
    page.goto("/")
    page.locator(f"[data-lesson={game}]").click()
    expect(note(page)).to_have_attribute("data-note", "lesson-1")


def answered(page: Page, hands: Hand) -> str:
    """The next question is answered; the key of the note that stood beside it, if any."""
    asked = hands.asked()
    shown = str(note(page).get_attribute("data-note")) if note(page).count() else ""
    hands.answer(asked)
    return shown


def first_question(game: Game) -> str:
    s = game.new(game.lesson.seats, seed=game.lesson.seed)
    return game.decision(s, 0).prompt


@pytest.mark.parametrize(("game", "by"), [(game, Reader if game == "florence" else Mouse) for game in GAMES])
def test_a_guided_game_begins_in_one_click_and_its_notes_follow_the_questions(
    page: Page, game: str, by: type[Hand]
) -> None:
    begin(page, game)
    hands, first = by(page, seed=4), f"note-{first_question(GAMES[game])}"
    assert found_by_axe(page) == []
    expect(page.locator("[data-shown]:visible").first).to_be_visible()
    for _page in range(PAGES):
        page.locator("#note-next").press("Enter")
    expect(note(page)).to_have_attribute("data-note", first)
    shown = [answered(page, hands) for _step in range(STEPS)]
    assert shown[0] == first
    told = [key for key in shown if key]
    assert len(told) == len(set(told)) > 1


@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_a_guided_game_has_shown_its_note(page: Page, game: str) -> None:
    """Also one that follows directly on one's own answer. What else is told is read first."""
    begin(page, game)
    hands = Mouse(page, seed=6)
    shown: set[str] = set()
    while not page.locator("[data-note=lesson-end]").count():
        asked = hands.asked()
        if asked.prompt not in shown:
            while not str(note(page).get_attribute("data-note")).startswith("note-"):
                page.locator("#note-next").click()
            expect(note(page)).to_have_attribute("data-note", f"note-{asked.prompt}")
            shown.add(asked.prompt)
        hands.answer(asked)
        page.wait_for_function(ASKED)
    assert len(shown) > 3


def test_the_opening_stays_where_it_was_until_it_is_read(page: Page) -> None:
    begin(page, "principe")
    page.locator("#note-next").click()
    hands = Mouse(page, seed=6)
    hands.answer(hands.asked())
    hands.asked()
    expect(note(page)).to_have_attribute("data-note", "lesson-2")
    page.set_viewport_size({"width": 900, "height": 720})
    expect(note(page)).to_have_attribute("data-note", "lesson-2")


def test_a_guided_game_ends_with_what_was_learned_and_can_be_played_on(page: Page) -> None:
    begin(page, "florence")
    hands = Mouse(page, seed=5)
    while not page.locator("[data-note=lesson-end]").count():
        answered(page, hands)
        page.locator(".table:not([data-asks=''])").wait_for()
    expect(note(page).locator("li")).to_have_count(4)
    assert found_by_axe(page) == []
    page.get_by_role("button", name="Play on").click()
    expect(page.locator("[data-note=lesson-end]")).to_have_count(0)
    answered(page, hands)


def test_a_hint_is_told_in_words_with_its_share_and_outlined(page: Page) -> None:
    begin(page, "florence")
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
    begin(page, "principe")
    card, term = page.get_by_role("tooltip"), page.locator(".question-panel h2 .term").first
    term.hover()
    page.mouse.move(*middle(term))
    expect(card).to_contain_text("Groups of cards")
    page.mouse.move(5, 5)
    expect(card).to_be_hidden()
    page.locator("#note-next").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    expect(card).to_be_visible()
    expect(page.locator(":focus")).to_have_attribute("aria-describedby", "explained")
    assert found_by_axe(page) == []
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    page.locator("[data-city=lucca]").hover()
    page.mouse.move(*middle(page.locator("[data-city=lucca]")))
    expect(card).to_contain_text("Costs 4 ducats and 2 Cathedral, 1 Town Hall, 1 Castle.")


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2 + 1, box["y"] + box["height"] / 2


def test_a_word_and_a_card_are_explained_by_a_tap_on_a_phone(browser: Browser, address: str) -> None:
    context = browser.new_context(
        base_url=address, has_touch=True, reduced_motion="reduce", viewport={"width": 360, "height": 780}
    )
    page = context.new_page()
    begin(page, "borgia")
    card = page.get_by_role("tooltip")
    note(page).locator(".term").first.tap()
    expect(card).to_be_visible()
    page.locator("[data-hand] [data-thing='card pinturicchio']").tap()
    expect(card).to_contain_text("Costs 5 ducats when he comes")
    assert not overflows(page)
    context.close()


def test_notes_come_in_games_against_bots_once_and_can_be_switched_off(page: Page) -> None:
    page.goto("/new/principe")
    page.get_by_role("button", name="Start").click()
    expect(note(page)).to_have_attribute("data-note", "note-lay-cards")
    page.get_by_role("button", name="I see").click()
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
    begin(page, "borgia")
    page.get_by_role("tab", name="Rules").click()
    page.get_by_role("searchbox").fill("tp-42")
    expect(page.locator("#panel-side article")).to_contain_text("no Doctor can stop it")
