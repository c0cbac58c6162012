"""A game that is over, and any game once more: replayed, analysed, counted, saved and proved."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from signoria import GAMES, game
from signoria.kernel.record import parsed, replayed
from signoria.text import LANGUAGES
from tests.web.conftest import BUILT, fresh_page, serious
from tests.web.kit.layout import SIZES, faults_at, sized
from tests.web.kit.past import Past, kept
from tests.web.test_pages import found_by_axe, overflows


@pytest.fixture(scope="module")
def past(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Past]:
    if not BUILT.is_file():
        pytest.skip("the browser client is not built: make setup")
    with kept(tmp_path_factory.mktemp("past")) as there:
        yield there


@pytest.fixture(scope="module")
def address(past: Past) -> str:
    return past.address


def open_replay(page: Page, past: Past, table: str, where: str = "") -> Locator:
    """As the host, whose cookie this browser gets."""
    page.context.add_cookies([{"name": "signoria", "value": past.cookie, "url": past.address}])
    page.goto(f"/replay/{past.tables[table]}{where}")
    replay = page.locator(".replay")
    expect(replay).to_be_visible()
    return replay


def last(page: Page) -> int:
    return int(str(page.get_by_role("slider").get_attribute("aria-valuemax")))


def test_a_game_is_stepped_through_by_keyboard(page: Page, past: Past) -> None:
    replay = open_replay(page, past, "principe")
    expect(replay).to_have_attribute("data-at", "0")
    expect(page.get_by_role("heading", name="The game begins")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(replay).to_have_attribute("data-at", "2")
    page.keyboard.press("ArrowLeft")
    expect(replay).to_have_attribute("data-at", "1")
    page.keyboard.press("End")
    expect(replay).to_have_attribute("data-at", str(last(page)))
    page.keyboard.press("[")
    here = int(str(replay.get_attribute("data-at")))
    assert 0 < here < last(page)
    page.keyboard.press("Home")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(replay).to_have_attribute("data-at", "1")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


@pytest.mark.parametrize("table", GAMES)
def test_a_replay_fits_every_size(page: Page, past: Past, table: str) -> None:
    """The table in it is laid out as when it is played at."""
    open_replay(page, past, table, "?at=60")
    assert [fault for size in SIZES for fault in faults_at(page, size)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_head_of_a_replay_has_the_same_height_on_a_phone_whatever_the_game_is_called(
    page: Page, past: Past, language: str
) -> None:
    page.add_init_script(f"localStorage.setItem('signoria-language', '{language}')")
    page.set_viewport_size(sized(390, 844))
    heights = []
    for table in GAMES:
        open_replay(page, past, table)
        heights.append(page.locator(".replay header").evaluate("(one) => one.offsetHeight"))
    assert len(set(heights)) == 1


@pytest.mark.parametrize("size", [size for size in SIZES if size["height"] < 500], ids=lambda size: size["width"])
def test_a_replay_on_a_phone_on_its_side_leaves_the_board_its_height(
    page: Page, past: Past, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    open_replay(page, past, "principe", "?at=60")
    board = page.locator("section.board").bounding_box()
    assert board is not None
    assert board["height"] > size["height"] - 50
    page.get_by_role("button", name="Yours").click()
    expect(page.locator("section.own")).to_be_in_viewport(ratio=1)


def test_on_a_phone_on_its_side_the_story_stands_among_the_views(page: Page, past: Past) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    open_replay(page, past, "principe", "?at=60")
    page.get_by_role("button", name="Story", exact=True).first.click()
    assert page.get_by_role("log").evaluate("(one) => one.clientHeight") > 200
    expect(page.locator(".side").first.locator(".told").last).to_be_in_viewport()
    expect(page.get_by_role("button", name="Analyse this game")).to_be_in_viewport()


def test_the_scrubber_follows_the_mouse(page: Page, past: Past) -> None:
    replay = open_replay(page, past, "florence")
    box = page.get_by_role("slider").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 20)
    page.mouse.down()
    middle = int(str(replay.get_attribute("data-at")))
    page.mouse.move(box["x"] + box["width"], box["y"] + 20, steps=4)
    page.mouse.up()
    assert abs(middle - last(page) / 2) < 2
    expect(replay).to_have_attribute("data-at", str(last(page)))


def test_others_see_with_their_own_eyes_and_everybody_when_hands_are_opened(page: Page, past: Past) -> None:
    replay = open_replay(page, past, "principe", "?at=30")
    own = page.locator("section.own [data-purse]")
    expect(replay).to_have_attribute("data-observer", "0")
    expect(own).to_be_visible()
    eyes = page.get_by_role("group", name="Through whose eyes")
    eyes.get_by_role("button", name="Giano", exact=True).click()
    expect(replay).to_have_attribute("data-observer", "1")
    expect(own).to_be_visible()
    page.get_by_role("button", name="A spectator").click()
    expect(own).to_have_count(0)
    page.keyboard.press("h")
    hands = page.locator(".hands > li")
    expect(hands).to_have_count(3)
    expect(hands.nth(1)).to_contain_text("Giano")
    expect(hands.nth(1)).to_contain_text("ducat")
    page.keyboard.press("h")
    expect(hands).to_have_count(0)


def test_a_link_leads_anybody_to_the_same_moment(page: Page, past: Past, browser: Browser) -> None:
    open_replay(page, past, "borgia", "?at=50&eyes=2")
    page.keyboard.press("ArrowRight")
    told = page.locator(".move h2").inner_text()
    page.wait_for_url(re.compile("at=51"))
    with fresh_page(browser, past.address) as (fresh, faults):
        fresh.goto(page.url)
        replay = fresh.locator(".replay")
        expect(replay).to_have_attribute("data-at", "51")
        expect(replay).to_have_attribute("data-observer", "2")
        expect(fresh.locator(".move h2")).to_have_text(told)
    assert serious(faults) == []


def test_a_running_game_is_seen_as_ones_own_seat_saw_it(page: Page, past: Past) -> None:
    open_replay(page, past, "begun")
    assert 0 < last(page) <= 40
    page.keyboard.press("End")
    eyes = page.get_by_role("group", name="Through whose eyes")
    expect(eyes.get_by_role("button", name="Giano")).to_have_count(0)
    expect(page.get_by_role("button", name="All hands")).to_have_count(0)
    expect(page.get_by_role("button", name="Analyse this game")).to_have_count(0)


def test_an_analysis_is_asked_for_and_becomes_the_scrubber(page: Page, past: Past) -> None:
    replay = open_replay(page, past, "principe")
    page.get_by_role("button", name="Analyse this game").click()
    shares = page.get_by_role("slider", name="Win share, by decision")
    expect(shares).to_be_visible()
    now = page.get_by_role("list", name="Win shares at this moment").get_by_role("listitem").all_inner_texts()
    assert abs(sum(int(text.strip().rstrip("%")) for text in now) - 100) <= 2
    page.keyboard.press("]")
    expect(replay).not_to_have_attribute("data-at", "0")
    expect(page.locator(".side [aria-current=step]")).to_be_visible()
    page.keyboard.press("h")
    expect(page.get_by_role("list", name="What it was worth").get_by_role("listitem").first).to_be_visible()
    assert found_by_axe(page) == []


@pytest.mark.parametrize("played", GAMES)
def test_axe_finds_nothing_in_a_replay_and_a_phone_is_wide_enough(page: Page, past: Past, played: str) -> None:
    open_replay(page, past, played, "?at=60")
    assert found_by_axe(page) == []
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size({"width": 360, "height": 780})
    assert found_by_axe(page) == []
    assert not overflows(page)


@pytest.mark.parametrize("played", GAMES)
def test_a_finished_game_shows_its_points_and_proves_its_deal(page: Page, past: Past, played: str) -> None:
    page.goto(f"/table/{past.tables[played]}")
    expect(page.get_by_role("table", name="Every point, by rule")).to_be_visible()
    expect(page.get_by_role("heading", level=2)).to_contain_text(re.compile("wins?|share"))
    expect(page.get_by_text("The seed fits its fingerprint")).to_be_visible()
    assert found_by_axe(page) == []
    page.set_viewport_size({"width": 360, "height": 780})
    assert not overflows(page)


def test_points_are_counted_row_by_row(browser: Browser, past: Past) -> None:
    with fresh_page(browser, past.address, reduced_motion="no-preference") as (page, faults):
        page.goto(f"/table/{past.tables['principe']}")
        coming = page.locator("tr.to-come")
        total = page.get_by_role("row", name=re.compile("total", re.IGNORECASE))
        whole = total.inner_text()
        page.get_by_role("button", name="Count again").click()
        expect(coming).not_to_have_count(0)
        page.keyboard.press(" ")
        expect(page.locator("tr.now")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(coming).to_have_count(0)
        expect(total).to_contain_text(whole.split()[-1])
    assert serious(faults) == []


def test_the_record_is_saved_and_plays_again(page: Page, past: Past, tmp_path: Path) -> None:
    page.goto(f"/table/{past.tables['florence']}")
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save the record").click()
    saving.value.save_as(tmp_path / "record.json")
    record = parsed((tmp_path / "record.json").read_text(encoding="utf-8"))
    s = replayed(game(record.game), record)
    assert (s.over, s.digest()) == (True, record.digest)


def test_finished_tables_lead_to_their_points_and_their_replay(page: Page, past: Past) -> None:
    page.goto("/lobby")
    page.get_by_role("button", name="Finished").click()
    expect(page.get_by_role("link", name="Scores")).to_have_count(len(GAMES))
    page.get_by_role("link", name="Replay").first.click()
    expect(page.locator(".replay")).to_be_visible()


def test_a_finished_game_is_told_by_the_other_editions(page: Page, past: Past) -> None:
    replay = open_replay(page, past, "principe")
    page.get_by_role("button", name="Other editions").click()
    french = page.locator("section", has=page.get_by_role("heading", name="French rulebook"))
    expect(french).to_contain_text("Who bids first: here “The holder of the marker”")
    expect(french.get_by_role("link", name="IP-31").first).to_have_attribute("href", "/rules/principe#IP-31")
    expect(french.get_by_role("rowheader", name="Who bids first")).to_be_visible()
    french.get_by_role("button", name="Go there").click()
    expect(replay).to_have_attribute("data-at", "6")


def test_a_game_with_one_edition_is_told_by_no_other(page: Page, past: Past) -> None:
    open_replay(page, past, "florence")
    expect(page.get_by_role("button", name="Other editions")).to_have_count(0)


def test_the_editions_stand_side_by_side_each_in_its_own_words(page: Page) -> None:
    page.goto("/rules/principe")
    page.get_by_role("link", name="Side by side").click()
    row = page.get_by_role("row", name="Who bids first")
    expect(row.get_by_role("cell")).to_have_count(3)
    expect(row).to_contain_text("Le joueur à la gauche")
    expect(page.get_by_role("columnheader")).to_have_count(4)
