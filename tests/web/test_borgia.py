"""The questions of The Prince: what they are about, and that nothing is chosen beforehand."""

import json
from collections import Counter
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from signoria import Rng, game
from tests.tables import by_verb
from tests.web.kit.hands import Mouse
from tests.web.kit.positions import SEATS, Position, positions
from tests.web.test_whole_games import sit_down


def test_nothing_is_bought_before_a_card_is_pressed(used_page: Page, deals: Path) -> None:
    positions("borgia")["buy-or-spy"].open(used_page, deals)
    assert used_page.locator(".question-panel .gold").count() == 0
    cards = used_page.locator(".question-panel .card-table button")
    assert cards.count() > 1
    number = cards.last.inner_text()
    cards.last.click()
    gold = used_page.locator(".question-panel .gold")
    expect(gold).to_have_attribute("data-option", f"turn {number}")
    expect(used_page.locator(".may-be")).to_contain_text(f"What card {number} may be")
    used_page.keyboard.press("Enter")
    expect(
        used_page.locator(f".question-panel [data-slot='{number}'] [data-card], .question-panel [data-card]").first
    ).to_be_visible()


def test_a_target_stands_by_its_owner_and_says_whether_it_can_fall(used_page: Page, deals: Path) -> None:
    """[TP-50] [TP-54]"""
    position, prey = with_targets()
    position.open(used_page, deals)
    rows = used_page.locator(".question-panel .play .row")
    assert rows.count() == len({one["owner"] for one in prey})
    assert used_page.locator(".question-panel .target").count() == len(prey)
    hopeless = [one for one in prey if one["bar"] or one["falls_below"] == 0]
    assert used_page.locator(".question-panel .target.hopeless").count() == len(hopeless)
    for reason in used_page.locator(".question-panel .target.hopeless .reach").all_inner_texts():
        assert "holds" in reason or "fee" in reason
    assert used_page.locator(".question-panel .gold").count() == 0, "nothing is chosen beforehand"
    target = used_page.locator(".question-panel .target:not(.hopeless)").first
    aimed = target.get_attribute("data-step")
    target.click()
    expect(used_page.locator(".question-panel .gold")).to_have_attribute("data-option", str(aimed))
    used_page.keyboard.press("Enter")
    used_page.locator(".table[data-asks=commit]").wait_for()


def test_a_seizure_adds_up_both_sides(used_page: Page, deals: Path) -> None:
    """[TP-52] [TP-53] [TP-54]"""
    by_force().open(used_page, deals)
    mine, theirs = used_page.locator(".sums section").all()
    assert mine.locator("h3 b").inner_text() == "0"
    standing = sum(int(power) for power in theirs.locator("li:not(.secret) b").all_inner_texts())
    assert theirs.locator("h3 b").inner_text().split("+")[0].strip() == str(standing)
    expect(theirs.locator("h3")).to_contain_text("?")
    pick = used_page.locator(".question-panel .pick").first
    power = pick.locator(".power").inner_text()
    pick.click()
    expect(mine.locator("li").first.locator("b")).to_have_text(power)
    helped = sum(int(one) for one in mine.locator("li b").all_inner_texts())
    expect(mine.locator("h3 b")).to_have_text(str(helped))
    expect(used_page.locator(".outcome")).to_contain_text("unseen")
    expect(used_page.locator(".stakes")).to_contain_text("points")


def test_a_ballot_says_who_would_be_elected_together(used_page: Page, deals: Path) -> None:
    """[TP-70] [TP-71]"""
    positions("borgia")["secret-ballot"].open(used_page, deals)
    rows = used_page.locator(".question-panel .shares li")
    expect(rows).to_have_count(SEATS)
    votes = [int(text) for text in rows.locator(".has").all_inner_texts()]
    elects = sum(votes) // 2 + 1
    for seat in range(1, SEATS):
        together = votes[0] + votes[seat]
        said = f"you + Guest {seat} = {together}: " + (
            "elected" if together >= elects else f"{elects - together} short"
        )
        expect(rows.nth(seat).locator(".verdict")).to_have_text(said)


def test_a_trade_is_put_together_on_one_sheet_and_made_at_once(used_page: Page, deals: Path) -> None:
    """[TP-95]"""
    positions("borgia")["trade"].open(used_page, deals)
    used_page.locator(".question-panel [data-step=trade]").click()
    make = used_page.locator(".deal .gold")
    expect(make).to_be_disabled()
    get, give = used_page.locator(".deal .tray").all()
    get.locator("[data-step]").first.click()
    give.locator(".amount").first.click()
    expect(used_page.locator(".deal .would table")).to_contain_text("→")
    expect(make).to_be_enabled()
    make.click()
    used_page.locator(".table:not([data-asks=trade]):not([data-asks=offer]):not([data-asks^=ducats])").wait_for()
    expect(used_page.locator(".deal")).to_have_count(0)


def test_new_cardinals_are_given_only_once_it_is_told_what_the_pope_keeps(page: Page, deals: Path) -> None:
    line = Untold(page)
    positions("borgia")["cardinals"].open(page, deals)
    give = page.locator(".question-panel .button.gold")
    line.wait_until_asked(page)
    expect(give).to_be_disabled()
    line.tells = True
    line.cut()
    told = page.locator(".question-panel .told")
    expect(told).to_contain_text("keep")
    steps = page.locator(".question-panel [data-step]:enabled")
    while steps.count() > 0:  # until all are handed out
        steps.first.click()
    expect(told).to_contain_text("keep")
    expect(give).to_be_enabled()


def test_whoever_is_made_an_offer_is_spoken_to(used_page: Page, deals: Path) -> None:
    positions("borgia")["accept"].open(used_page, deals)
    panel = used_page.locator(".question-panel")
    expect(panel).to_contain_text("It leaves you")
    expect(panel).not_to_contain_text("Lucrezia")


def test_an_attack_by_force_is_sealed_only_with_a_condottiere(used_page: Page, deals: Path) -> None:
    """[TP-50]"""
    by_force().open(used_page, deals)
    seal = used_page.locator(".question-panel .button.gold")
    expect(seal).to_be_disabled()
    expect(seal).to_contain_text("Choose at least one")
    used_page.locator(".question-panel [data-step]:enabled").first.click()
    expect(seal).to_be_enabled()
    seal.click()
    expect(seal).to_have_count(0)


def with_targets() -> tuple[Position, list[dict[str, object]]]:
    """Seat 0 may attack several, one of them in vain; and what its view says of them."""
    borgia = game("borgia")
    for n in range(200):
        rng, seed, acts = Rng(n), f"{n:064}", list[tuple[int, str]]()
        s = borgia.new(SEATS, "", {}, seed)
        while not s.over:
            seat = s.to_act()[0]
            legal = s.legal(seat)
            if seat == 0 and any(text.startswith("seize ") for text in legal):
                view = json.loads(borgia.view(s, 0).to_json())
                prey = [one for one in view["prey"] if one["bar"] != "force"]
                held = [one for one in prey if one["falls_below"] == 0]
                if held and len(held) < len(prey):
                    return Position("borgia", borgia.editions[0], {}, seed, "play-or-seize", acts), prey
            acts.append((seat, by_verb(rng, legal)))
            s.play(*acts[-1])
    raise AssertionError("nobody has a choice of targets")


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


HELD = ".own [data-hand] li:has([data-thing]), .own [data-hand] li[data-thing]"
CARDS = """(all) => all.map((one) => [(one.dataset.thing ? one : one.querySelector('[data-thing]')).dataset.thing,
    one.querySelector('.new') !== null])"""


def test_what_came_into_ones_hand_since_ones_answer_is_marked(page: Page) -> None:
    sit_down(page, "borgia")
    hand, seen = Mouse(page, seed=4), 0
    before: Counter[str] | None = None
    for _question in range(60):
        asked = hand.asked()
        if asked.over or seen >= 2:
            break
        cards = page.locator(HELD).evaluate_all(CARDS)
        held = Counter(thing for thing, _new in cards)
        marked = Counter(thing for thing, new in cards if new)
        if before is not None:
            assert marked == held - before, asked
            seen += marked.total()
        before = held
        hand.answer(asked)
    assert seen > 0
