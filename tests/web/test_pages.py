"""Every page stands by itself: nothing that axe finds, nothing wider than the screen, in light and dark."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from signoria import GAMES
from signoria.text import LANGUAGES
from tests.web.kit.layout import SHOWN, SIZES, sized
from tests.web.kit.positions import positions

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = [
    "/",
    "/lobby",
    "/mine",
    "/new",
    "/new/principe/friends",
    "/settings",
    "/about",
    "/rules/florence",
    "/editions/principe",
    "/box/principe",
    "/nowhere",
    "/table/nowhere",
]
DESK = sized(1280, 720)
CLASSES = [sized(1440, 900), DESK, sized(768, 1024), sized(390, 844), sized(844, 390)]
TABLES = [("principe", "build-or-play"), ("borgia", "play-or-seize"), ("florence", "which-action")]


def found_by_axe(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate(SHOWN)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [f"{one['id']}: {json.dumps([node['html'] for node in one['nodes']][:3])}" for one in found["violations"]]


def overflows(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def found_at_every_size(page: Page) -> list[str]:
    """In light, and on a desk in the dark: what is loaded once is looked at in all of them."""
    found = []
    for size in CLASSES:
        page.set_viewport_size(size)
        found += [f"{size}: {one}" for one in found_by_axe(page)]
    page.set_viewport_size(DESK)
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    found += [f"in the dark: {one}" for one in found_by_axe(page)]
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    return found


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_any_page(used_page: Page, path: str) -> None:
    used_page.goto(path)
    expect(used_page.get_by_role("heading", level=1)).to_be_visible()
    assert found_at_every_size(used_page) == []


@pytest.mark.parametrize(("game", "prompt"), TABLES)
def test_axe_finds_nothing_at_any_table(used_page: Page, deals: Path, game: str, prompt: str) -> None:
    """Where something is asked and told."""
    positions(game)[prompt].open(used_page, deals)
    assert found_at_every_size(used_page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_is_wider_than_a_phone(page: Page, language: str) -> None:
    page.add_init_script(f"localStorage.setItem('signoria-language', '{language}')")
    page.set_viewport_size({"width": 360, "height": 780})
    for path in PAGES:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert not overflows(page), path


def test_a_table_is_sought_by_a_name_at_every_size(page: Page) -> None:
    """The field is in sight, whatever lies aside."""
    page.goto("/lobby")
    for size in SIZES:
        page.set_viewport_size(size)
        field = page.locator(".seek").bounding_box()
        assert field is not None
        assert field["x"] + field["width"] <= size["width"]


def test_a_rule_is_found_by_its_words_and_by_its_number(page: Page) -> None:
    page.goto("/rules/principe#IP-33")
    expect(page.locator("#IP-33")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("marker auction")
    expect(page.get_by_role("status")).to_contain_text("rules of")
    page.get_by_role("searchbox").fill("ip-33")
    expect(page.locator("article")).to_have_count(1)
    page.get_by_role("searchbox").fill("who wins ties")
    expect(page.locator("article#IP-75")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_begin_with_the_game_on_one_page(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    gist = page.get_by_role("region", name="On one page")
    expect(gist.get_by_role("heading", name="Who wins")).to_be_visible()
    expect(gist).to_contain_text("win")
    assert gist.locator("p").count() < 20
    gist.get_by_role("link").last.click()
    expect(page.locator(f"article:target, #{gist.get_by_role('link').last.inner_text()}").first).to_be_in_viewport()
