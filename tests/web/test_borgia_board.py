"""The board of The Prince: everything that the other families own is in sight, whatever is asked, and so is Rome."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from signoria import State, game
from tests.web.kit.layout import SHOWN, sized
from tests.web.kit.positions import Position, faults_in_every_language, fullest, played, positions, prompts

PROMPTS = sorted(prompts("borgia"))
SIZES = [sized(1280, 720), sized(1366, 768), sized(1440, 900)]

# What the rivals own and is shown, and what of it is outside the board or under something else.
IN_SIGHT = """() => {
  const board = document.querySelector("section.board").getBoundingClientRect();
  const things = [...document.querySelectorAll("[data-estate] :is([data-place], [data-card])")];
  const hidden = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (left < board.left - 1 || right > board.right + 1) return true;
    if (top < board.top - 1 || bottom > board.bottom + 1) return true;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !there || !(one.contains(there) || there.contains(one) || there.closest("[data-place]")?.contains(one));
  };
  return [things.length, things.filter(hidden).map((one) => one.dataset.card ?? one.dataset.place)];
}"""

# How much of the left column, from the conclave to what is left, finds no room.
LEFT_OVER = """() => {
  const { scrollHeight, clientHeight } = document.querySelector("section.rome");
  return scrollHeight - clientHeight;
}"""


@pytest.mark.parametrize("prompt", PROMPTS)
def test_all_that_the_rivals_own_is_in_sight(used_page: Page, deals: Path, prompt: str) -> None:
    position = fullest("borgia")[prompt]
    position.open(used_page, deals)
    owned = things_of_rivals(position)
    for size in SIZES:
        used_page.set_viewport_size(size)
        used_page.evaluate(SHOWN)
        assert used_page.evaluate(IN_SIGHT) == [owned, []], size
        assert used_page.evaluate(LEFT_OVER) == 0, size


def things_of_rivals(position: Position) -> int:
    """Palaces, homes, what lies under them, and what nothing protects."""
    view: Any = game("borgia").view(reached(position), 0).to_dict()
    count = 0
    for own in view["seats"][1:]:
        under = sum(len(cards) for cards in own["properties"].values())
        count += 1 + len(own["properties"]) + under + len(own["home"]) + len(own["open"])
    return count


def reached(position: Position) -> State:
    s = game(position.game).new(position.seats, position.edition, position.options, position.seed)
    for seat, text in position.acts:
        s.play(seat, text)
    return s


def test_what_is_left_opens_with_every_card_of_the_box(used_page: Page, deals: Path) -> None:
    fullest("borgia")["buy-or-spy"].open(used_page, deals)
    used_page.locator(".rome button.left").click()
    sheet = used_page.get_by_role("dialog")
    expect(sheet.locator("li")).to_have_count(60)
    used_page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_a_palace_that_is_looked_at_is_shown_large_and_pressed_opens_its_family(used_page: Page, deals: Path) -> None:
    fullest("borgia")["secret-ballot"].open(used_page, deals)
    used_page.set_viewport_size(sized(1280, 720))
    palace = used_page.locator("[data-estate='1'] [data-place='home']")
    palace.hover()
    expect(used_page.locator(".lifted [data-place='home']")).to_be_visible()
    palace.locator("button.plate").click()
    expect(used_page.get_by_role("dialog").locator("#sheet-title")).to_contain_text("Guest 1")


def test_on_a_phone_nothing_of_the_board_is_pressed_behind_a_question_that_fills_the_screen(
    used_page: Page, deals: Path
) -> None:
    fullest("borgia")["secret-ballot"].open(used_page, deals)
    used_page.set_viewport_size(sized(360, 640))
    expect(used_page.locator("[data-conclave], .rome").first).to_be_hidden()
    used_page.get_by_role("button", name="Fold the question").click(position={"x": 20, "y": 4})
    expect(used_page.locator("[data-conclave], .rome").first).to_be_visible()


def test_a_long_name_in_the_hand_stands_under_its_emblem_in_every_language(used_page: Page, deals: Path) -> None:
    """Four cards on the smallest desktop, Giovanni delle Bande Nere and Niccolò di Pitigliano among them."""
    late = played("borgia", game("borgia").editions[0], {}, 20, late=True)
    position = next(one for one in late if one.prompt == "buy-or-spy")
    hand = game("borgia").view(reached(position), 0).to_dict()["hand"]
    assert isinstance(hand, list)
    assert {"bande_nere", "pitigliano"} < {*hand}
    assert faults_in_every_language(used_page, deals, position, [sized(1280, 720)]) == []


@pytest.mark.parametrize("size", [*SIZES, sized(768, 1024), sized(844, 390), sized(390, 844)], ids=str)
def test_the_whole_purse_is_bid_with_two_presses(used_page: Page, deals: Path, size: ViewportSize) -> None:
    positions("borgia")["bid"].open(used_page, deals)
    used_page.set_viewport_size(size)
    used_page.get_by_role("button", name="All 45").click()
    expect(used_page.locator(".actions .gold")).to_have_attribute("data-option", "bid 45")
