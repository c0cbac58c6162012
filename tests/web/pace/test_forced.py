"""What has one answer only is given where that tells nobody anything, and asked everywhere else."""

from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from signoria import GAMES
from signoria.games import game as game_of
from tests.web.kit.people import asked, go
from tests.web.kit.positions import MOST_GAMES, Position, played

STEP = "localStorage.setItem('signoria-pace', 'step')"  # what was answered stays until it is pressed on


def forced(key: str) -> Position:
    """Seat 0 is asked for what has one answer; everybody is told it, and then another seat is asked."""
    game = game_of(key)
    for n in range(MOST_GAMES):
        *_, end = played(key, game.editions[0], {}, n)
        s = game.new(end.seats, end.edition, {}, end.seed)
        for k, (seat, text) in enumerate(end.acts):
            if seat == 0 and s.to_act() == [0] and len(game.decision(s, 0).options) == 1:
                prompt, heard = str(game.decision(s, 0).prompt), len(game.heard(s, 0))
                s.play(seat, text)
                told = any(event.nouns.get("seat") == 0 for event in game.heard(s, 0, heard))
                if told and not s.over and 0 not in s.to_act():
                    return replace(end, prompt=prompt, acts=end.acts[:k])
            else:
                s.play(seat, text)
    raise AssertionError(f"in {key} there is always a choice")


def sit_with_bots(page: Page, position: Position, deals: Path, **terms: object) -> None:
    """At a table of one's own where bots have the other seats."""
    deals.write_text(position.seed, encoding="utf-8")
    if all(cookie.get("name") != "signoria" for cookie in page.context.cookies()):
        asked(page.context, "/api/people", name="Lucrezia")
        page.context.add_init_script("localStorage.setItem('signoria-somebody', 'yes')")
    rules = {"game": position.game, "edition": position.edition, "options": position.options, "seats": position.seats}
    bots = ["thumb"] * (position.seats - 1)
    table = asked(page.context, "/api/tables", **rules, bots=bots, **terms)["table"]["id"]
    position.lay(deals.with_name("signoria.db"), table, ["person", *(f"bot:{bot}" for bot in bots)])
    go(page, f"/table/{table}")
    page.locator(".table").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_against_bots_the_only_answer_is_given_and_said(page: Page, deals: Path, game: str) -> None:
    page.context.add_init_script(STEP)
    sit_with_bots(page, forced(game), deals)
    expect(page.get_by_role("region", name="What has just happened")).to_contain_text("Only answer:")
    expect(page.locator(".table")).to_have_attribute("data-asks", "")


@pytest.mark.parametrize("game", GAMES)
def test_whoever_wants_is_asked_all_the_same(page: Page, deals: Path, game: str) -> None:
    page.context.add_init_script("localStorage.setItem('signoria-forced', 'off')")
    position = forced(game)
    sit_with_bots(page, position, deals)
    page.locator(f".table[data-asks='{position.prompt}']").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_among_people_it_is_asked(page: Page, deals: Path, game: str) -> None:
    """How soon it came would tell that it was the only one."""
    position = forced(game)
    position.open(page, deals)
    expect(page.locator(".table")).to_have_attribute("data-asks", position.prompt)


def test_it_is_a_setting(page: Page) -> None:
    page.goto("/settings")
    switch = page.get_by_role("switch", name="Give the only answer for me")
    expect(switch).to_be_checked()
    switch.click()
    page.reload()
    expect(switch).not_to_be_checked()
