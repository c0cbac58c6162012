"""What there is to see besides questions: lessons, hints, every state of a table, and games that were played before."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from signoria import GAMES
from tests.web.kit.past import Past
from tests.web.kit.people import asked, come_to, person, table_of
from tests.web.kit.positions import fullest, positions, widest

Scene = tuple[str, Callable[[], object]]  # its name, and how to get there
MOMENT = 60  # of the games that are shown again
CLOCKS: tuple[dict[str, str | int], ...] = (
    {"kind": "live", "reserve": 900, "increment": 20},
    {},
    {"kind": "correspondence", "reserve": 259200, "increment": 86400},
)
HURRIED = {"kind": "live", "reserve": 10, "increment": 1}  # seconds


def scenes(page: Page, folder: Path) -> Iterator[Scene]:
    """At a server whose database is in this folder."""
    for game in GAMES:
        yield f"lesson-{game}", partial(learn, page, game)
    for game, prompt in (("principe", "bid-for-lot"), ("borgia", "play-or-seize"), ("florence", "which-action")):
        yield f"hint-{game}", partial(ask, page, folder, game, prompt)
        yield f"told-{game}", partial(tell, page, folder, game, prompt)
    for game, prompt in (("principe", "build-or-play"), ("borgia", "buy-or-spy"), ("florence", "which-action")):
        yield f"sheet-{game}", partial(look_at_a_family, page, folder, game, prompt)
    yield "target", partial(choose_a_target, page, folder)
    yield "left", partial(look_what_is_left, page, folder)
    yield "trying", partial(try_a_piece, page, folder)
    yield "since", partial(look_back, page, folder)
    yield "round-end", partial(end_a_round, page, folder)
    yield "lobby-open", partial(wait_in_the_lobby, page)
    yield "refused", partial(refused, page, folder)
    yield "five", partial(sit, page, seats=5)
    yield "paused", partial(pause, page)
    yield "away", partial(stay_away, page, folder)
    yield "closed", partial(close, page, folder)
    yield "lost", partial(lose_the_line, page)


def scenes_of_the_past(page: Page, past: Past) -> Iterator[Scene]:
    """Where games have been played; the page is of their host."""
    yield "tables-played", partial(list_played, page)
    yield "my-tables", partial(page.goto, "/mine", wait_until="networkidle")
    for game in GAMES:
        yield f"replay-{game}", partial(show_again, page, past, game)
    yield "replay-analysed", partial(analyse, page, past)
    yield "watching", partial(watch, page, past)


def learn(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f"[data-lesson={game}]").click()
    page.locator("[data-note]").wait_for()


def ask(page: Page, folder: Path, game: str, prompt: str) -> None:
    positions(game)[prompt].open(page, folder / "deals")
    page.keyboard.press("h")
    page.locator("[data-hint]").wait_for()


def tell(page: Page, folder: Path, game: str, prompt: str) -> None:
    positions(game)[prompt].open(page, folder / "deals")
    page.keyboard.press("t")


def look_at_a_family(page: Page, folder: Path, game: str, prompt: str) -> None:
    positions(game)[prompt].open(page, folder / "deals")
    page.get_by_role("button", name="Guest 1", exact=True).first.click()
    page.get_by_role("dialog").wait_for()


def choose_a_target(page: Page, folder: Path) -> None:
    """Whom to seize something from, where there is most to choose from; one of them is looked at."""
    widest("borgia")["play-or-seize"].open(page, folder / "deals")
    page.locator(".question-panel .target:not(.hopeless)").first.click()


def look_what_is_left(page: Page, folder: Path) -> None:
    positions("borgia")["buy-or-spy"].open(page, folder / "deals")
    page.locator("button.left").click()
    page.get_by_role("dialog").wait_for()


def try_a_piece(page: Page, folder: Path) -> None:
    """A lake on one's own ground, while something is auctioned."""
    positions("florence")["bid-for-item"].open(page, folder / "deals")
    page.locator("[data-stack=lake] button").click()
    page.get_by_role("button", name="Stop trying").wait_for()


def look_back(page: Page, folder: Path) -> None:
    """At what happened since one's last move."""
    positions("principe")["build-or-play"].open(page, folder / "deals")
    page.locator(".strip .chevron").click()
    page.locator(".since").wait_for()


def end_a_round(page: Page, folder: Path) -> None:
    """The sheet of the first round, opened from the story."""
    fullest("borgia")["buy-or-spy"].open(page, folder / "deals")
    page.locator(".story .past button").first.click()
    page.get_by_role("button", name="See the count").first.click()
    page.get_by_role("dialog").wait_for()


def wait_in_the_lobby(page: Page) -> None:
    """Tables of three games that wait for somebody, with clocks of each kind, bots and people."""
    page.goto("/lobby")
    browser = page.context.browser
    assert browser is not None
    other = person(browser, page.url.removesuffix("/lobby"), "Matteo")
    for game, clock, bots in zip(GAMES, CLOCKS, ([], ["maestro"], []), strict=True):
        terms = {"game": game, "seats": 4, "public": True, "clock": clock, "bots": bots, "hints": bool(bots)}
        id = asked(page.context, "/api/tables", **terms)["table"]["id"]
        if not bots:
            asked(other.context, f"/api/tables/{id}/join")
    other.context.close()
    page.goto("/lobby", wait_until="networkidle")


def refused(page: Page, folder: Path) -> None:
    """What cannot be done says why: a city that cannot be paid."""
    positions("principe")["build-or-play"].open(page, folder / "deals")
    page.locator(".board").get_by_role("button", name=re.compile("short")).first.click()
    page.get_by_role("alert").wait_for()


def sit(page: Page, seats: int = 4, **terms: object) -> str:
    """At a table with bots."""
    id = table_of(page, seats=seats, bots=["thumb"] * (seats - 1), **terms)
    come_to(id, page)
    page.locator(".table:not([data-asks=''])").wait_for()
    return id


def pause(page: Page) -> None:
    sit(page)
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Pause now").click()
    expect(page.get_by_role("heading", name="The game is paused.")).to_be_visible()


def stay_away(page: Page, folder: Path) -> None:
    """Until time is up, and a bot plays on."""
    positions("principe")["which-city"].open(page, folder / "deals", clock=HURRIED)
    page.get_by_role("button", name="Play on myself").wait_for()


def close(page: Page, folder: Path) -> None:
    id = sit(page)
    command = [sys.executable, "-m", "signoria", "admin", "close", id, "--database", f"sqlite:///{folder}/signoria.db"]
    subprocess.run(command, check=True)
    page.get_by_role("heading", name="This table was closed.").wait_for()


def lose_the_line(page: Page) -> None:
    """The server is out of reach, and has been for a while."""
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) == 1:
            line.connect_to_server()
        else:
            line.close()

    page.route_web_socket("**/api/live", connect)
    sit(page)
    lines[0].close()
    page.locator(".notice").first.wait_for()


def list_played(page: Page) -> None:
    page.goto("/lobby")
    page.get_by_role("button", name="Finished").click()
    page.wait_for_load_state("networkidle")


def show_again(page: Page, past: Past, game: str) -> None:
    page.goto(f"/replay/{past.tables[game]}?at={MOMENT}")
    page.locator(".replay").wait_for()


def analyse(page: Page, past: Past) -> None:
    show_again(page, past, "principe")
    page.get_by_role("button", name="Analyse this game").click()
    page.get_by_role("slider", name="Win share, by decision").wait_for()


def watch(page: Page, past: Past) -> None:
    page.context.clear_cookies()
    page.goto(f"/table/{past.tables['begun']}")
    page.locator(".table").wait_for()
