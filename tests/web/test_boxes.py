"""The page of a box, one's own box, and a table that is played with it."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from signoria import GAMES, game
from signoria.games.principe.components import REGION_NAMES
from signoria.kernel.box import Fields
from signoria.text import words
from tests.web.kit.people import NewPerson, asked, come_to
from tests.web.kit.positions import positions
from tests.web.test_pages import found_by_axe, overflows

PHONE: ViewportSize = {"width": 360, "height": 780}


def component(page: Page, kind: str, id: str) -> Locator:
    return page.locator(f"[data-component='{kind} {id}']")


def corrected(page: Page) -> Locator:
    """Siena as it is not: a castle in place of the town hall."""
    page.goto("/box/principe")
    page.get_by_role("button", name="Correct values").click()
    siena = component(page, "city", "siena")
    siena.get_by_role("spinbutton", name="Castle").fill("1")
    return siena


@pytest.mark.parametrize("key", GAMES)
def test_the_page_shows_every_component_that_may_differ(page: Page, key: str) -> None:
    rows = [f"{kind} {id}" for kind, found in game(key).box.values.items() for id in found]
    page.goto(f"/box/{key}")
    expect(page.locator("[data-component]" if rows else "main p").first).to_be_visible()
    shown = page.locator("[data-component]").evaluate_all("all => all.map(one => one.dataset.component)")
    assert sorted(shown) == sorted(rows)
    assert page.locator("main").get_by_text("box-").count() == 0  # every kind, field and reason has words


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_page_to_read_and_to_correct(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    for key in GAMES:
        page.goto(f"/box/{key}")
        expect(page.get_by_role("link", name="Rules").last).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert found_by_axe(page) == [], key
    corrected(page)
    assert found_by_axe(page) == []
    page.set_viewport_size(PHONE)
    assert not overflows(page)


def test_what_no_copy_can_have_is_said_at_the_card(people: NewPerson) -> None:
    page = people("Ada")
    siena = corrected(page)
    page.get_by_role("button", name="Check and save").click()
    expect(siena.get_by_role("alert")).to_have_text("Siena, cards: 4 in all; by the rulebook 3.")
    expect(page.get_by_role("alert")).to_have_count(1)
    siena.get_by_role("spinbutton", name="Town Hall").fill("0")
    expect(siena.get_by_role("alert")).to_have_count(0)


def test_a_corrected_value_is_played_with(page: Page) -> None:
    siena = corrected(page)
    siena.get_by_role("spinbutton", name="Town Hall").fill("0")
    page.get_by_label("Name of your box").fill("Second print")
    page.get_by_role("button", name="Check and save").click()
    expect(page.get_by_role("status").last).to_contain_text("Saved in this browser")
    expect(siena.locator("[data-field=icons]")).to_contain_text("University, Cathedral, Castle")
    page.get_by_role("link", name="Play with it").click()
    expect(page.get_by_label("Box", exact=True)).to_have_value("Second print")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Box “Second print”")
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("link", name="Box “Second print”").click()
    expect(page.get_by_text("one component is not as in ours: Siena")).to_be_visible()


def test_a_box_goes_to_a_file_and_comes_back(page: Page, tmp_path: Path) -> None:
    siena = corrected(page)
    siena.get_by_role("spinbutton", name="Town Hall").fill("0")
    page.get_by_role("button", name="Check and save").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "mine.toml"
    saved.value.save_as(file)
    page.get_by_role("button", name="Delete").click()
    expect(page.get_by_role("button", name="“My copy”")).to_have_count(0)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("button", name="“My copy”")).to_have_attribute("aria-pressed", "true")
    expect(siena.locator("[data-field=icons]")).to_contain_text("Castle")


def test_a_city_that_is_reconstructed_bears_a_mark_that_is_explained(page: Page, deals: Path) -> None:
    positions("principe")["bid-for-lot"].open(page, deals)
    marked = page.locator("[data-city]:has(.doubt)").first
    marked.hover()
    why = words("en", game("principe")).say("box-because-balance")
    expect(page.get_by_role("tooltip")).to_contain_text(why)
    assert found_by_axe(page) == []


def test_a_city_of_which_the_owner_has_corrected_all_bears_no_mark(people: NewPerson) -> None:
    host, cities = people("Ada"), game("principe").box.values["city"]
    box = {"name": "Turned", "values": {"city": {id: turned(row) for id, row in cities.items()}}}
    terms = {"game": "principe", "seats": 3, "bots": ["apprendista"] * 2, "start": True, "box": box}
    id = asked(host.context, "/api/tables", **terms)["table"]["id"]
    come_to(id, host)
    expect(host.locator("[data-city]")).to_have_count(4)
    expect(host.locator("[data-city] .doubt")).to_have_count(0)
    host.goto(f"/replay/{id}")
    expect(host.get_by_role("link", name="Box “Turned”")).to_be_visible()
    expect(host.locator("[data-city]")).to_have_count(4)
    expect(host.locator("[data-city] .doubt")).to_have_count(0)


def turned(city: Fields) -> Fields:
    """Every colour and every region another."""
    icons, regions = city["icons"], city["regions"]
    assert isinstance(icons, dict)
    assert isinstance(regions, list)
    asks = dict(zip(icons, [*list(icons.values())[1:], *list(icons.values())[:1]], strict=True))
    return {"icons": asks, "regions": [REGION_NAMES[REGION_NAMES.index(one) - 1] for one in regions]}


def test_squares_of_a_piece_are_pressed_and_counted(people: NewPerson) -> None:
    page = people("Ada")
    page.goto("/box/florence")
    page.get_by_role("button", name="Correct values").click()
    tower = component(page, "building", "tower")
    tower.get_by_role("button", name="row 1, column 2").click()
    page.get_by_role("button", name="Check and save").click()
    expect(tower.get_by_role("alert")).to_have_text("Tower, outline: 4 in all; by the rulebook 3.")
    tower.get_by_role("button", name="row 3, column 1").click()
    page.get_by_role("button", name="Check and save").click()
    expect(page.get_by_role("status").last).to_contain_text("Saved in this browser")
    expect(tower).to_contain_text("yours")


def test_what_is_wrong_with_cards_together_is_said_above_them(people: NewPerson) -> None:
    page = people("Ada")
    page.goto("/box/florence")
    page.get_by_role("button", name="Correct values").click()
    page.get_by_label("Poet: landscape").select_option("park")
    page.get_by_role("button", name="Check and save").click()
    expect(page.get_by_role("alert")).to_have_text("Profession cards: 6 have landscape Lake, by the rulebook 7.")
