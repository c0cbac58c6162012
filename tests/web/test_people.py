"""People: a name asked once and changed at once, friends by a link, a table that waits, lists that say who and how."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from signoria.text import LANGUAGES
from tests.web.kit.layout import SIZES, faults_at
from tests.web.kit.people import NewPerson, asked, come_to, go, table_of
from tests.web.test_pages import found_by_axe, overflows

GOLD = ".button.gold:visible"


def guest(page: Page) -> Page:
    """Somebody who was never here, in a browser of their own."""
    assert page.context.browser is not None
    address = re.match(r"https?://[^/]+", page.url)
    assert address is not None
    context = page.context.browser.new_context(base_url=address[0], reduced_motion="reduce", service_workers="block")
    return context.new_page()


def named(page: Page) -> Locator:
    return page.get_by_role("textbox", name="Your name")


def seats(row: Locator) -> Locator:
    return row.get_by_role("list", name="Seats").get_by_role("listitem")


def test_whoever_just_plays_is_asked_for_no_name_and_called_nothing(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.locator(".table").wait_for()
    page.goto("/mine")
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()
    expect(page.locator("body")).not_to_contain_text("Guest")
    expect(seats(page.locator("[data-table]").first).first).to_have_text("You")


@pytest.mark.parametrize("width", [360, 390, 1280])
def test_inviting_friends_is_a_name_the_seats_and_the_link(page: Page, width: int) -> None:
    page.add_init_script("navigator.share = async (what) => { window.shared = what.url; };")
    page.set_viewport_size({"width": width, "height": 720})
    page.goto("/")
    page.get_by_role("link", name="Invite friends").click()
    expect(page.get_by_text("A friend, by the link")).to_have_count(3)
    expect(page.locator(GOLD)).to_have_count(1)
    page.get_by_role("button", name="Make the link").click()
    expect(named(page)).to_be_focused()  # it is asked for, and nothing else
    named(page).fill("Ada")
    page.get_by_role("button", name=re.compile("Make it a bot.*Este")).click()
    page.get_by_role("button", name="Make the link").click()
    link = page.get_by_role("textbox", name="Invite").input_value()
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("window.shared") == link
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    expect(page.locator(GOLD)).to_have_text("Copy the link")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link
    assert not overflows(page)
    assert found_by_axe(page) == []
    page.goto("/new/florence/friends")
    expect(named(page)).to_have_value("Ada")  # asked once


def test_a_friend_opens_the_link_says_a_name_talks_and_both_play(page: Page) -> None:
    page.goto("/new/principe/friends")
    page.get_by_role("button", name="2", exact=True).click()
    named(page).fill("Ada")
    page.get_by_role("button", name="Make the link").click()
    link = page.get_by_role("textbox", name="Invite").input_value()
    friend = guest(page)
    friend.goto(link)
    expect(page.get_by_text("Somebody has opened the link")).to_be_visible()
    for text in ("AMIGO 2006", "No clock", "Friendly, with hints", "By invitation"):
        expect(friend.get_by_role("list", name="What is played")).to_contain_text(text)
    expect(friend.locator(GOLD)).to_have_text("Sit down")
    friend.get_by_role("button", name="Sit down").click()
    expect(named(friend).first).to_be_focused()
    named(friend).first.fill("Bia")
    friend.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("region", name="Seats")).to_contain_text("Bia")
    expect(page.get_by_text("has opened the link")).to_have_count(0)
    for speaker, other, text in ((page, friend, "Shall we?"), (friend, page, "Yes, begin")):
        speaker.get_by_role("textbox", name="Write to").fill(text)
        speaker.keyboard.press("Enter")
        expect(other.get_by_role("log")).to_contain_text(text)
    page.get_by_role("button", name="Start", exact=True).click()
    for one in (page, friend):
        expect(one.locator(".question-panel h2")).to_contain_text("Lay 3 cards")
    expect(page.locator(".chat").first).to_contain_text("Yes, begin")
    friend.context.close()


def test_a_new_name_is_read_at_once_at_a_table_that_runs_and_by_who_watches(people: NewPerson) -> None:
    ada, leo, eva = people("Ada"), people("Leo"), people("Eva")
    come_to(table_of(ada, leo), ada, eva)
    for page in (ada, eva):
        expect(page.get_by_role("button", name="Leo").first).to_be_visible()
    leo.goto("/settings")
    named(leo).fill("Leonardo")
    leo.get_by_role("button", name="Save").click()
    for page in (ada, eva):
        expect(page.get_by_role("button", name="Leonardo").first).to_be_visible()
        expect(page.get_by_role("button", name="Leo", exact=True)).to_have_count(0)
    expect(leo.get_by_role("banner")).to_contain_text("Leonardo")


def test_a_name_that_is_written_while_the_page_still_asks_who_we_are_stays(people: NewPerson) -> None:
    leo = people("Leo")
    leo.goto("/about")
    waiting: list[Route] = []
    leo.route("**/api/me", lambda question: waiting.append(question))
    with leo.expect_request("**/api/me"):
        go(leo, "/settings")
    named(leo).fill("Leonardo")
    for question in waiting:
        question.continue_()
    expect(leo.get_by_role("button", name="Set a password")).to_be_visible()  # it has heard
    expect(named(leo)).to_have_value("Leonardo")


def test_what_is_over_says_how_it_ended_and_can_be_put_away_and_taken_back(people: NewPerson) -> None:
    ada = people("Ada")
    clock = {"kind": "live", "reserve": 10, "increment": 1, "late": "thumb"}
    terms = {"game": "principe", "seats": 2, "bots": ["thumb"], "clock": clock, "start": True}
    id = asked(ada.context, "/api/tables", **terms)["table"]["id"]
    ada.goto(f"/table/{id}")
    ada.locator(".table[data-over=true]").wait_for()  # nobody answers: it is played to its end
    result = ada.context.request.get(f"/api/tables/{id}/result").json()
    ada.goto("/mine")
    finished = ada.get_by_role("region", name="Finished")
    row = finished.locator(f"[data-table='{id}']")
    for points in result["totals"]:
        expect(row).to_contain_text(str(points))
    expect(row).to_contain_text("Won" if 0 in result["winners"] else "Place 2 of 2")
    ada.get_by_role("button", name=re.compile("^Put away")).click()
    expect(row).to_have_count(0)
    ada.get_by_role("button", name="Undo").click()
    expect(row).to_be_visible()
    ada.get_by_role("button", name=re.compile("^Put away")).click()
    expect(ada.get_by_role("status").filter(has_text="was put away")).to_be_visible()
    ada.reload()
    expect(ada.get_by_role("heading", name="My tables")).to_be_visible()
    ada.get_by_role("button", name="Show what I put away").click()
    ada.get_by_role("region", name="Put away before").get_by_role("button", name="Take out again").click()
    expect(finished.locator(f"[data-table='{id}']")).to_be_visible()


def test_my_tables_come_by_whose_turn_it_is_and_a_lesson_is_marked(people: NewPerson) -> None:
    ada, leo = people("Ada"), people("Leo")
    table_of(ada, leo)
    asked(ada.context, "/api/lessons", game="principe")
    asked(ada.context, "/api/tables", game="florence", seats=3)
    ada.goto("/mine")
    turn = ada.get_by_role("region", name="Your turn")
    expect(turn.locator("[data-table]")).to_have_count(2)
    expect(turn.get_by_text("Lesson")).to_have_count(1)
    expect(ada.get_by_role("region", name="Waiting for players")).to_contain_text("The Princes of Florence")
    expect(ada.locator(GOLD)).to_have_count(1)
    assert found_by_axe(ada) == []
    leo.goto("/mine")
    expect(leo.get_by_role("region", name="Your turn").locator("[data-table]")).to_have_count(1)


# Answer for seat 0 until it is asked nothing more.
ANSWER = """(table) => new Promise((done) => {
  const line = new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}/api/live`);
  const send = (message) => line.send(JSON.stringify({ table, seat: 0, ...message }));
  let id = 0;
  line.onopen = () => send({ type: "subscribe" });
  line.onmessage = ({ data }) => {
    for (const { type, update } of data.split("\\n").map(JSON.parse)) {
      if (type !== "sync" && type !== "update") continue;
      if (!update.decision) return done(line.close());
      send({ type: "act", id: ++id, version: update.version, text: update.decision.options[0] });
    }
  };
})"""


def test_whom_one_waits_for_is_named_with_their_clock(people: NewPerson) -> None:
    ada, leo = people("Ada"), people("Leo")
    clock = {"kind": "correspondence", "reserve": 259200, "increment": 259200}
    id = table_of(ada, leo, clock=clock)
    ada.goto("/about")
    ada.evaluate(ANSWER, id)
    ada.goto("/mine")
    row = ada.get_by_role("region", name="Waiting for others").locator("[data-table]")
    expect(row).to_contain_text("Waiting for Leo")
    expect(row).to_contain_text(re.compile(r"2 d 23 h left|3 d 0 h left"))


def test_the_lobby_says_who_waits_and_is_filtered(people: NewPerson) -> None:
    ada, leo = people("Ada"), people("Leo")
    live = {"kind": "live", "reserve": 900, "increment": 20}
    made = {
        "one": {"game": "florence", "seats": 3, "bots": ["maestro"], "clock": live, "hints": False},
        "two": {"game": "borgia", "seats": 4},
    }
    ids = {name: asked(ada.context, "/api/tables", public=True, **terms)["table"]["id"] for name, terms in made.items()}
    leo.goto("/lobby")
    one, two = (leo.locator(f"[data-table='{ids[name]}']") for name in ("one", "two"))
    expect(seats(one)).to_have_text(["Ada", "free", "Maestro"])
    for text in ("The Princes of Florence", "Rio Grande 2000 · rated", "15 min + 20 sec", "2 of 3, one bot"):
        expect(one).to_contain_text(text)
    leo.get_by_role("combobox", name="Clock").select_option("live")
    expect(two).to_have_count(0)
    expect(one).to_be_visible()
    leo.get_by_role("combobox", name="Free seats").select_option("2")
    expect(one).to_have_count(0)
    leo.get_by_role("combobox", name="Clock").select_option("none")
    leo.get_by_role("group", name="Game").get_by_role("button", name="The Prince", exact=True).click()
    expect(two).to_be_visible()
    expect(leo.get_by_text("Il Principe", exact=True)).to_have_count(1)  # the choice, and no row
    ada.goto("/lobby")
    expect(ada.locator(f"[data-table='{ids['two']}']").get_by_role("link", name="Open")).to_be_visible()
    expect(ada.locator(GOLD)).to_have_count(1)


def test_who_only_watches_is_asked_for_a_name_before_they_speak(people: NewPerson, page: Page) -> None:
    ada, leo = people("Ada"), people("Leo")
    come_to(table_of(ada, leo), page)
    page.get_by_role("textbox", name="Write to").fill("Forza")
    page.keyboard.press("Enter")
    expect(named(page)).to_be_focused()
    named(page).fill("Paula")
    page.keyboard.press("Enter")
    expect(page.locator(".chat")).to_contain_text("Paula")


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_with_people_fit_every_size_in_every_language_with_one_thing_in_gold(
    people: NewPerson, language: str
) -> None:
    ada, leo = people("Ada"), people("Leonardo da Vinci")
    live = {"kind": "live", "reserve": 900, "increment": 20, "late": "apprendista"}
    table_of(ada, leo, clock=live, hints=False)
    asked(ada.context, "/api/lessons", game="principe")
    wanted = {
        "game": "principe",
        "seats": 5,
        "bots": ["maestro"],
        "public": True,
        "clock": live,
        "options": {"rich": 1},
    }
    waits = asked(leo.context, "/api/tables", **wanted)["table"]["id"]
    asked(leo.context, "/api/tables", game="florence", seats=4, public=True)
    ada.context.add_init_script(f"localStorage.setItem('signoria-language', '{language}')")
    leo.context.add_init_script(f"localStorage.setItem('signoria-language', '{language}')")
    for page, path in (
        (ada, "/"),
        (ada, "/lobby"),
        (ada, "/mine"),
        (ada, "/new/principe/friends"),
        (ada, f"/table/{waits}"),
        (leo, f"/table/{waits}"),
    ):
        page.goto(path, wait_until="networkidle")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        for size in SIZES:
            assert faults_at(page, size) == [], path
            assert page.locator(GOLD).count() <= 1, f"{path} {size}"
