"""Every question of every game, one after the other: for every eye, on every screen, in every language."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from signoria import GAMES
from tests.web.kit.hands import NOW, PRESSABLE, STEPS, Mouse
from tests.web.kit.people import go, speak
from tests.web.kit.positions import Position, leave, played, positions, prompts
from tests.web.test_pages import found_by_axe, overflows

GOLD = ".question-panel .answers .gold[data-option]:enabled"
ANSWERED = "(before) => document.querySelector('.table').dataset.version !== before"
HARMLESS = ("pass", "done", "ducats 0", "want 0", "return as-drawn")  # what changes nothing, and costs nothing
# A question is new until this is let go.
HOLD = """window.holding = false; window.letGo = () => undefined;
    const real = window.setTimeout;
    window.setTimeout = (does, after, ...rest) =>
        window.holding && after === 350 ? ((window.letGo = does), 0) : real(does, after, ...rest);"""
QUESTIONS = [(game, prompt) for game in GAMES for prompt in sorted(prompts(game))]
BIDS = {game: min(prompt for prompt in prompts(game) if prompt.startswith("bid")) for game in GAMES}
OTHERS = ("it", "fr", "nl", "de")
LANGUAGES = ("en", *OTHERS)
# A key without words shows itself, and a noun without a value its name in braces.
WORDLESS = re.compile(r"\{ ?\$?\w+ ?\}|\b(?:board|action|prompt|event|noun|card|refusal|error|score|part|tab)-[a-z]+\b")


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_can_be_begun_at(game: str) -> None:
    assert positions(game).keys() == {*prompts(game), ""}


@pytest.mark.parametrize(("game", "prompt"), QUESTIONS)
def test_a_question_is_for_everybody(used_page: Page, deals: Path, game: str, prompt: str) -> None:
    """No word missing; nothing that axe finds, wide or narrow, nor too wide."""
    page = used_page
    page.set_viewport_size({"width": 1440, "height": 900})
    positions(game)[prompt].open(page, deals)
    read(page)
    assert found_by_axe(page) == []
    assert page.locator(".table .button.gold:visible").count() <= 1, "gold is the main answer's alone"
    assert page.locator(".answers kbd:visible").count() <= 2, "keys stand on the main answer and its neighbour"
    page.set_viewport_size({"width": 360, "height": 780})
    assert not overflows(page)
    assert found_by_axe(page) == []
    page.keyboard.press("t")
    expect(page.get_by_role("region", name="The table in words")).to_be_visible()
    assert not overflows(page)
    hand = Mouse(page, seed=1)
    hand.answer(hand.asked())


@pytest.mark.parametrize(("game", "prompt"), QUESTIONS)
def test_enter_alone_answers_nothing_that_could_hurt(used_page: Page, deals: Path, game: str, prompt: str) -> None:
    """The only answer, leaving, the least bid or none of one's money: and only what the gold button says."""
    page, position = used_page, positions(game)[prompt]
    page.set_viewport_size({"width": 1280, "height": 720})
    position.open(page, deals)
    page.locator(".answers[aria-disabled=false]").wait_for()
    asked = Mouse(page, seed=1).asked()
    gold = page.locator(GOLD)
    given = str(gold.get_attribute("data-option")) if gold.count() > 0 else None
    page.locator("#question-title").focus()
    page.keyboard.press("Enter")
    version, asks, _over = page.evaluate(NOW)
    answered = version != asked.version or not asks
    options = offered(position)
    bids = [option for option in options if option.startswith("bid ")]
    assert answered == (given is not None)
    assert given is None or options == [given] or given in (*HARMLESS, *bids[:1])


def offered(position: Position) -> list[str]:
    """The answers that the engine takes from seat 0 there."""
    game = GAMES[position.game]
    s = game.new(position.seats, position.edition, position.options, position.seed)
    for seat, text in position.acts:
        s.play(seat, text)
    return list(game.decision(s, 0).options)


@pytest.mark.parametrize("game", GAMES if "SIGNORIA_SOAK" in os.environ else ["florence"])
def test_enter_gives_the_answer_that_was_put_together_by_mouse(used_page: Page, deals: Path, game: str) -> None:
    """In every question of a game where something is picked first."""
    picked = 0
    for position in played(game, GAMES[game].editions[0], {}, 0):
        if position.prompt == "":
            continue
        position.open(used_page, deals)
        hand = Mouse(used_page, seed=1)
        before = hand.asked()
        steps = hand.pressable(STEPS)
        for n in range(min(len(steps), 4)):
            if n < len(hand.pressable(STEPS)):
                hand.click(STEPS, n)
        if not steps or used_page.locator(GOLD).count() != 1:
            continue
        used_page.keyboard.press("Enter")
        used_page.wait_for_function(ANSWERED, arg=before.version)
        picked += 1
    assert picked > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_question_that_has_only_just_changed_takes_no_answer(page: Page, game: str) -> None:
    """Neither by key nor by pointer, and then at the first press."""
    page.add_init_script(f"{HOLD} localStorage.setItem('signoria-notes', 'off')")
    page.goto(f"/new/{game}")
    page.get_by_role("button", name="Start").click()
    hand = Mouse(page, seed=1)
    while (asked := hand.asked()).prompt != BIDS[game]:
        hand.answer(asked)
    page.locator(".answers[aria-disabled=false]").wait_for()
    page.evaluate("window.holding = true")
    page.keyboard.press("Enter")
    new = page.locator(".answers[aria-disabled=true]")
    new.wait_for()
    version = page.locator(".table").get_attribute("data-version")
    for key in ("Enter", "w", "1", "Enter"):
        page.keyboard.press(key)
        assert new.count() == 1
    x, y, _hidden = page.evaluate(PRESSABLE, [".question-panel .answers [data-option]", 0])
    page.mouse.click(x, y)
    assert new.count() == 1
    assert page.locator(".table").get_attribute("data-version") == version
    page.evaluate("window.letGo()")
    hand.answer(hand.asked())


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_asked_for_twice_in_every_game(page: Page, deals: Path, game: str) -> None:
    page.add_init_script("localStorage.setItem('signoria-confirms', 'on')")
    positions(game)[BIDS[game]].open(page, deals)
    open_to_answers = page.locator(".answers[aria-disabled=false]")
    open_to_answers.wait_for()
    asked = Mouse(page, seed=1).asked()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Press again to confirm")).to_be_visible()
    open_to_answers.wait_for()
    assert page.evaluate(NOW)[0] == asked.version
    page.keyboard.press("Enter")
    page.wait_for_function(ANSWERED, arg=asked.version)


def test_a_key_that_is_held_down_answers_once(page: Page) -> None:
    page.goto("/new/principe")
    page.get_by_role("button", name="Start").click()
    hand = Mouse(page, seed=1)
    while (asked := hand.asked()).prompt != "bid-for-lot":
        hand.answer(asked)
    page.keyboard.down("w")
    page.wait_for_function(ANSWERED, arg=asked.version)
    asked = hand.asked()
    page.keyboard.down("w")
    assert page.locator(f".table[data-asks='{asked.prompt}'][data-version='{asked.version}']").count() == 1
    page.keyboard.up("w")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("nth", range(len(OTHERS)), ids=OTHERS)
def test_no_word_is_missing_in_other_languages(used_page: Page, deals: Path, nth: int, game: str) -> None:
    """Each question in two of them: to change the language takes longer than to go to another table."""
    page = used_page
    page.set_viewport_size({"width": 1440, "height": 900})
    leave(page)
    speak(page, OTHERS[nth])
    for one, (of, prompt) in enumerate(QUESTIONS):
        if of == game and nth in (one % len(OTHERS), (one + 1) % len(OTHERS)):
            positions(game)[prompt].open(page, deals)
            read(page)
    leave(page)
    speak(page, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_missing_on_the_way_to_a_game(used_page: Page, language: str) -> None:
    page = used_page
    page.set_viewport_size({"width": 1440, "height": 900})
    leave(page)
    speak(page, language)
    for path in ("/", *(f"/new/{game}" for game in GAMES)):
        go(page, path)
        page.locator(".button.gold").last.wait_for()
        assert WORDLESS.findall(page.locator("body").inner_text()) == []
    leave(page)
    speak(page, "en")


def read(page: Page) -> None:
    """All that is written, the table in words too."""
    page.keyboard.press("t")
    told = page.locator("body").inner_text()
    page.keyboard.press("t")
    assert WORDLESS.findall(told + page.locator("body").inner_text()) == []
