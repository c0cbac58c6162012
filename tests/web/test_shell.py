"""What surrounds the games: people at one table, lines that break, a curtain, the shell without a network."""

import json
import os

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from signoria import GAMES
from signoria.games import game as game_of
from signoria.kernel.action import NOBODY
from tests.web.kit.hands import ANSWERS, STEPS, Mouse
from tests.web.kit.people import NewPerson, asked, come_to, lay_cards, steps, table_of, told

RESTARTS = 1012

# What the story says that one has bid in the auction that runs, or has bought for; 0 if nothing.
OWN_BID = """() => {
  const line = [...document.querySelectorAll('.story .told')].at(-1)?.textContent ?? "";
  return Number((/\\byou\\b[^\\d(]*([\\d,]+)/i.exec(line)?.[1] ?? "0").replace(",", ""));
}"""


def say(page: Page, text: str) -> None:
    page.locator(".chat input").fill(text)
    page.keyboard.press("Enter")


def test_from_the_front_door_to_the_first_answer_in_three_clicks(page: Page) -> None:
    page.goto("/")
    page.locator("[data-game=florence]").click()
    page.locator(".question-panel :is([data-step], [data-pick], [data-option]):enabled").first.click()
    version = page.locator(".table").get_attribute("data-version")
    page.locator(".question-panel [data-option]:enabled").first.click()
    expect(page.locator(f".table:not([data-version='{version}'])")).to_be_visible()


def test_two_players_and_a_spectator_see_and_hear_what_they_may_and_a_move_is_taken_back(people: NewPerson) -> None:
    ada, leo, eva = people("Ada"), people("Leo"), people("Eva")
    come_to(table_of(ada, leo), ada, leo, eva)
    say(ada, "Buona fortuna")
    for page in (leo, eva):
        expect(page.locator(".chat")).to_contain_text("Buona fortuna")
    say(eva, "Forza Ada")
    expect(eva.locator(".chat")).to_contain_text("Forza Ada")
    lay_cards(ada)
    for page in (leo, eva):
        expect(steps(page).filter(has_text="Ada has chosen.")).to_have_count(1)
    expect(leo.locator(".chat")).not_to_contain_text("Forza")
    expect(eva.locator(".question-panel")).to_contain_text("You are watching.")
    assert eva.locator("#part-2").count() == 0
    ada.get_by_role("button", name="Take back").click()
    for page in (leo, eva):
        expect(page.locator(".question-panel")).to_contain_text("a move was taken back")
        expect(page.locator(".story")).not_to_contain_text("has chosen")
    expect(ada.locator(".table")).not_to_have_attribute("data-asks", "")


def test_a_pause_needs_everybody_and_the_tab_tells_whose_turn_it_is(people: NewPerson) -> None:
    ada, leo = people("Ada"), people("Leo")
    come_to(table_of(ada, leo), ada, leo)
    expect(ada).to_have_title("● Your turn – Il Principe · Signoria")
    expect(ada.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    ada.get_by_role("tab", name="Table").click()
    ada.get_by_role("button", name="Ask for a pause").click()
    leo.get_by_role("button", name="Refuse").click()
    expect(ada.get_by_role("button", name="Never mind")).to_have_count(0)
    ada.get_by_role("button", name="Ask for a pause").click()
    leo.get_by_role("button", name="Agree").click()
    for page in (ada, leo):
        expect(page.get_by_role("heading", name="The game is paused.")).to_be_visible()
        expect(page.locator(".table")).to_have_attribute("data-asks", "")
    expect(ada).to_have_title("Il Principe · Signoria")
    expect(ada.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    leo.locator(".question-panel").get_by_role("button", name="Go on").click()
    ada.get_by_role("button", name="Agree").click()
    expect(leo.locator(".table")).not_to_have_attribute("data-asks", "")


def test_wishes_are_answered_and_can_be_withdrawn(people: NewPerson) -> None:
    ada, leo = people("Ada"), people("Leo")
    come_to(table_of(ada, leo), ada, leo)
    lay_cards(ada)
    lay_cards(leo)
    bidder, other = auction(ada, leo)
    other.get_by_role("group", name="When you are asked").get_by_role("button", name="Bid up to").click()
    wish = other.get_by_role("button", name="then pass Remove")
    wish.click()
    expect(wish).to_have_count(0)
    other.get_by_role("group", name="When you are asked").get_by_role("button").first.click()
    expect(other.locator(".question-panel")).to_contain_text("Answered for you:")
    bidder.locator(".question-panel [data-option^=bid]:enabled").first.click()
    expect(bidder.locator(".story .told", has_text="You took")).to_contain_text("nobody else bid")
    expect(other.locator(".story .told", has_text="nobody else bid")).to_have_count(1)
    expect(other.locator(".question-panel")).not_to_contain_text("Answered for you:")


@pytest.mark.parametrize("game", list(GAMES) if "SIGNORIA_SOAK" in os.environ else ["florence"])
def test_whoever_wishes_to_bid_up_to_a_sum_bids_up_to_it(people: NewPerson, game: str) -> None:
    """In the money of the game: nobody bids 102 florins."""
    guests = [people(name) for name in ("Ada", "Leo", "Eva")]
    come_to(table_of(*guests, game=game), *guests)
    hands = [Bidder(page, seed=1) for page in guests]
    premove = (waiting := waits_in_auction(hands)).page.get_by_role("group", name="When you are asked")
    more = premove.get_by_role("button", name="More")
    for _raise in range(2):  # so that it can be bid after whoever is asked now; not to the end, where the purse decides
        if more.is_enabled():
            more.click()
    offered = int(premove.locator("output").inner_text())
    assert game_of(game).catalogue.code(f"bid {offered}") != NOBODY
    most = f"{offered:,}"
    premove.get_by_role("button", name=f"Bid up to {most}").click()
    wish = waiting.page.get_by_role("button", name=f"Bid up to {most}, then pass Remove")
    expect(wish).to_be_visible()
    before = waiting.page.evaluate(OWN_BID)
    others = [hand for hand in hands if hand is not waiting]
    bidder = next(hand for hand in others if hand.page.locator(".table").get_attribute("data-asks"))
    bidder.answer(bidder.asked())
    waiting.page.wait_for_function(f"(before) => ({OWN_BID})() > before", arg=before)


class Bidder(Mouse):
    """Names what can be named for auction, bids the least that it may, and does anything else at random."""

    def press(self, prompt: str) -> None:
        bids = [n for n, text in enumerate(self.pressable(ANSWERS)) if text.startswith(("bid ", "name "))]
        if bids:
            self.click(ANSWERS, bids[0])
        elif prompt == "which-stack" and self.pressable(STEPS):
            self.click(STEPS, 0)
        else:
            super().press(prompt)


def waits_in_auction(hands: list[Bidder]) -> Bidder:
    """All play until one waits in an auction, could bid, and is asked next."""
    for _look in range(4000):
        for n, hand in enumerate(hands):
            before = hands[n - 1].page.locator(".table[data-asks^=bid]")
            if hand.page.locator(".premove output").count() and before.count():
                return hand
        for hand in hands:
            if hand.page.locator(".table").get_attribute("data-asks"):
                hand.answer(hand.asked())
                break
        else:
            hands[0].page.evaluate("() => new Promise(requestAnimationFrame)")
    raise AssertionError("nobody waits in an auction")


def auction(*people: Page) -> tuple[Page, Page]:
    """Who is asked to bid, and who is not."""
    one, other = people
    one.locator(".table[data-asks^=bid]").or_(one.locator(".premove")).first.wait_for()
    asks = one.locator(".table").get_attribute("data-asks")
    return (one, other) if asks else (other, one)


def test_a_lost_line_comes_back_without_gap_or_repeat(people: NewPerson) -> None:
    ada, leo = people("Ada"), people("Leo")
    line = Cut(ada)
    come_to(table_of(ada, leo), ada, leo)
    lay_cards(ada)
    lay_cards(leo)
    bidder, _other = auction(ada, leo)
    if bidder is ada:
        ada.locator(".question-panel [data-option^=bid]:enabled").first.click()
        leo.locator(".table[data-asks^=bid]").wait_for()
    line.cut()
    expect(ada.locator(".question-panel")).to_contain_text("The server restarts.")
    expect(ada.locator("#part-3")).to_have_attribute("inert", "")
    leo.locator(".question-panel [data-option^=bid]:enabled").first.click()
    expect(leo.locator(".story .told").last).to_contain_text("you ")
    line.mend_when_pressed(ada, "Try now")
    ada.get_by_role("button", name="Try now").click()
    expect(ada.locator(".story .told").last).to_contain_text("Leo ")
    expect(ada.locator(".table[data-asks^=bid]")).to_be_visible()
    story = told(ada)
    ada.reload()
    ada.locator(".table[data-asks^=bid]").wait_for()
    assert told(ada) == story


class Cut:
    """A line through which everything goes, until it is cut."""

    def __init__(self, page: Page) -> None:
        self.whole = True
        self.route: WebSocketRoute | None = None
        page.route_web_socket("**/api/live", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        if self.whole:
            self.route = route
            route.connect_to_server()
        else:
            route.close(code=1011)

    def mend_when_pressed(self, page: Page, button: str) -> None:
        """Until then the page's own attempts are in vain, however many it makes before somebody presses."""
        page.expose_function("mend", self.mend)
        page.evaluate(
            """button => document.addEventListener("click", (event) => {
                if (event.target.closest("button")?.textContent.trim() === button) window.mend();
            }, { capture: true })""",
            button,
        )

    def cut(self) -> None:
        assert self.route is not None
        self.whole = False
        self.route.close(code=RESTARTS)

    def mend(self) -> None:
        self.whole = True


def test_a_seat_is_given_by_a_link_and_a_bots_seat_by_consent(people: NewPerson) -> None:
    ada, leo = people("Ada"), people("Leo")
    come_to(table_of(ada, seats=3, bots=["thumb", "thumb"]), ada)
    ada.get_by_role("tab", name="Table").click()
    ada.get_by_role("button", name="Give the seat away by link").click()
    link = ada.get_by_role("textbox", name="Give the seat away by link").input_value()
    leo.goto(link)
    leo.get_by_role("button", name="Take the seat").click()
    expect(leo.locator("#part-2")).to_be_visible()
    expect(ada.locator(".question-panel")).to_contain_text("You no longer hold this seat.")
    ada.get_by_role("button", name="Continue here").click()
    expect(ada.locator(".question-panel")).to_contain_text("You are watching.")
    ada.get_by_role("button", name="Ask for the seat of Visconti").click()
    expect(leo.locator(".question-panel")).to_contain_text("Ada asks for the seat of Visconti")
    leo.get_by_role("button", name="Agree").click()
    expect(ada.locator("#part-2")).to_be_visible()


def test_a_curtain_falls_between_people_at_one_device(people: NewPerson) -> None:
    ada = people("Ada")
    ada.goto("/new/principe")
    ada.get_by_role("button", name="2", exact=True).click()
    ada.get_by_role("combobox", name="Who plays Visconti").select_option("here")
    ada.get_by_role("textbox", name="Name", exact=True).fill("Bia")
    ada.get_by_role("button", name="Start").click()
    ada.get_by_role("button", name="I am Ada").click()
    expect(ada.locator("#part-2")).to_be_visible()
    lay_cards(ada)
    expect(ada.get_by_role("heading", name="Bia, it is your turn as Visconti")).to_be_visible()
    assert ada.locator("#part-2, .story").count() == 0
    ada.get_by_role("button", name="I am Bia").click()
    expect(ada.locator("#part-2")).to_be_visible()


NOTE_HEADING = """(said) => {
  const shown = () => [...document.querySelectorAll("h2")].some((heading) => heading.textContent.trim() === said);
  const look = () => { if (shown()) document.body.dataset.noted = "yes"; };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_whoever_runs_out_of_time_is_played_for_and_plays_again(people: NewPerson) -> None:
    ada = people("Ada")
    clock = {"kind": "live", "reserve": 10, "increment": 1, "late": "thumb"}
    terms = {"game": "principe", "seats": 2, "bots": ["thumb"], "clock": clock}
    id = asked(ada.context, "/api/tables", **terms)["table"]["id"]
    ada.goto(f"/table/{id}")
    ada.get_by_role("textbox", name="Invite").wait_for()  # the page is there before the clock runs
    ada.evaluate(NOTE_HEADING, "Your time was up: a bot plays for you.")  # it may play to the end before one has looked
    asked(ada.context, f"/api/tables/{id}/start")
    expect(ada.locator(".player").first.get_by_role("timer")).to_contain_text("0:0")
    expect(ada.locator("body[data-noted]")).to_be_attached()
    ada.locator(".table[data-over=true]").wait_for()
    before = ada.url
    ada.get_by_role("button", name="Play again").click()
    ada.wait_for_url(lambda url: url != before)
    expect(ada.locator(".table[data-over=false]")).to_be_visible()


def test_the_shell_opens_without_a_network_and_keeps_no_answers(people: NewPerson) -> None:
    ada = people("Ada", service_workers="allow", locale="it")
    id = table_of(ada, seats=3, bots=["thumb", "thumb"])
    come_to(id, ada)
    ada.evaluate("navigator.serviceWorker.ready")
    ada.goto("/mine")  # through the worker
    expect(ada.get_by_role("heading", name="I miei tavoli")).to_be_visible()
    ada.context.set_offline(True)
    ada.goto("/lobby")
    expect(ada.get_by_role("heading", name="Non sei in linea")).to_be_visible()
    kept = ada.evaluate(
        "caches.keys().then(names => Promise.all(names.map(async name => (await (await caches.open(name)).keys()))))"
        ".then(all => all.flat().map(request => new URL(request.url).pathname))"
    )
    assert [path for path in kept if path.startswith("/api") or id in path] == []
    ada.context.set_offline(False)
    expect(ada.get_by_role("heading", name="Tavoli", exact=True)).to_be_visible()


def test_the_app_can_be_installed(page: Page, address: str) -> None:
    manifest = json.loads(page.context.request.get("/app.webmanifest").text())
    for icon in manifest["icons"]:
        assert page.context.request.get(icon["src"]).ok, icon
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    assert "no-cache" in page.context.request.get("/sw.js").headers["cache-control"]


def test_a_password_makes_a_guest_the_same_person_elsewhere(people: NewPerson) -> None:
    ada, elsewhere = people("Ada"), people("Nobody")
    asked(ada.context, "/api/tables", game="florence", seats=3, bots=["thumb", "thumb"])
    ada.goto("/settings")
    ada.get_by_role("button", name="Set a password").click()
    ada.get_by_label("Login").fill("ada-of-the-test")
    ada.get_by_label("Password").fill("correct horse battery")
    ada.get_by_role("button", name="Save").click()
    expect(ada.get_by_text("You can sign in as ada-of-the-test.")).to_be_visible()
    elsewhere.goto("/settings")
    elsewhere.get_by_role("button", name="Sign in with a password").click()
    elsewhere.get_by_label("Login").fill("ada-of-the-test")
    elsewhere.get_by_label("Password").fill("correct horse battery")
    elsewhere.get_by_role("button", name="Sign in", exact=True).click()
    expect(elsewhere.get_by_text("Welcome back.")).to_be_visible()
    elsewhere.goto("/mine")
    expect(elsewhere.locator("main")).to_contain_text("The Princes of Florence")


def test_what_was_refused_about_a_password_is_told_at_the_password_and_an_account_can_be_rated_at_once(
    people: NewPerson,
) -> None:
    ada = people("Ada")
    ada.goto("/settings")
    account = ada.get_by_role("region", name="On another device")
    account.get_by_role("button", name="Set a password").click()
    ada.get_by_label("Login").fill("ada-to-be-rated")
    ada.get_by_label("Password").fill("short")
    ada.get_by_role("button", name="Save").click()
    expect(account.get_by_role("alert")).to_be_visible()
    expect(ada.get_by_role("alert")).to_have_count(1)
    ada.get_by_label("Password").fill("correct horse battery")
    ada.get_by_role("button", name="Save").click()
    expect(account.get_by_text("You can sign in as ada-to-be-rated.")).to_be_visible()
    rated = ada.get_by_role("region", name="Ratings").get_by_role("switch")
    rated.click()
    expect(rated).to_be_checked()
