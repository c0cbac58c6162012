"""Every question of every game as a place to begin at: its seed, and what is played until seat 0 is asked."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import product
from pathlib import Path
from random import Random

from playwright.sync_api import Page, ViewportSize
from sqlalchemy import create_engine

from signoria.bots import bot
from signoria.games import game as game_of
from signoria.server.play.entry import Acted, AnyEntry, Started, now
from signoria.server.play.log_rows import row_of
from signoria.server.store.schema import log
from signoria.server.store.tables import status
from signoria.text import LANGUAGES
from signoria.text.words import source_of
from tests.tables import worlds
from tests.web.kit.layout import faults_at
from tests.web.kit.people import SOMEBODY, asked, go, speak

SEATS = 4
MOST_GAMES = 300  # at each table, until every question is found
MOST_FULL_GAMES = 12  # of the largest tables: what is asked rarely is not asked there at the fullest
YOURSELF = "-yourself"  # at the end of a key
FOOLISH = 0.3  # how often a bot answers anything: some questions never come up among the wise


@dataclass(frozen=True)
class Position:
    game: str
    edition: str
    options: dict[str, int]
    seed: str
    prompt: str  # "" when the game is over
    acts: list[tuple[int, str]]
    seats: int = SEATS
    answers: int = 0

    def open(self, page: Page, deals: Path, **terms: object) -> str:
        """Lay the game up to the question on a table on these terms, and sit down at it; where that is."""
        deals.write_text(self.seed, encoding="utf-8")
        if all(cookie.get("name") != "signoria" for cookie in page.context.cookies()):
            asked(page.context, "/api/people", name="Lucrezia")
            page.context.add_init_script(SOMEBODY)
        played = {"game": self.game, "edition": self.edition, "options": self.options}
        terms = {**played, "seats": self.seats, "hints": True} | terms
        created = asked(page.context, "/api/tables", **terms)
        table, invitation = created["table"]["id"], created["invitation"]
        self.seat_another(page, table, invitation)
        self.lay(deals.with_name("signoria.db"), table)
        if page.url != "about:blank":
            leave(page)
        self.sit_down(page, f"/table/{table}")
        return f"/table/{table}"

    def sit_down(self, page: Page, address: str) -> None:
        go(page, address)
        page.locator(f".table[data-asks='{self.prompt}']" if self.prompt else ".table[data-over=true]").wait_for()

    def seat_another(self, page: Page, table: str, invitation: str) -> None:
        """Somebody else in the other seats: at a device with several there is a curtain between their turns."""
        assert page.context.browser is not None
        home = page.context.request.get("/livez").url
        with page.context.browser.new_context(base_url=home) as other:
            asked(other, "/api/people", name="Cesare")
            for seat in range(1, self.seats):
                asked(other, f"/api/tables/{table}/join", seat=seat, name=f"Guest {seat}", invitation=invitation)

    def lay(self, database: Path, table: str, players: list[str] | None = None) -> None:
        """Write the log of the game at once. The server has not looked into it: nobody has begun at this table."""
        at = now()
        entries: list[AnyEntry] = [Started(table, 0, at, players or ["person"] * self.seats)]
        entries += [Acted(table, n, at, seat, "person", text) for n, (seat, text) in enumerate(self.acts, 1)]
        engine = create_engine(f"sqlite:///{database}")
        with engine.begin() as connection:
            connection.execute(log.insert(), [row_of(entry)._asdict() for entry in entries])
            connection.execute(status(table, "open", "running", told=at))
            if not self.prompt:
                connection.execute(status(table, "running", "over", ended=at))
        engine.dispose()


def leave(page: Page) -> None:
    """For a page that cannot be mistaken for a table."""
    go(page, "/about")
    page.locator(".table").wait_for(state="detached")


@cache
def positions(game: str) -> dict[str, Position]:
    """For each kind of question the last before half of a game, of the first with a choice; "" is the end."""
    wanted = {*prompts(game), ""}
    found: dict[str, Position] = {}
    for n in range(MOST_GAMES):
        for edition, options in product(game_of(game).editions, getattr(worlds(game_of(game)), "TABLES", [{}])):
            for position in played(game, edition, options, n):
                before = found.get(position.prompt)
                if before is None or before.answers == 1 < position.answers:
                    found[position.prompt] = position
        if wanted <= found.keys():
            break
    return {prompt: found[prompt] for prompt in sorted(found)}


@cache
def fullest(game: str) -> dict[str, Position]:
    """The same at the largest table, each question the last time that it comes up, when most lies there.

    What the first edition does not ask is asked in the one that does.
    """
    usual = last_asked(game, game_of(game).editions[0])
    others = {position.edition for prompt, position in positions(game).items() if prompt not in usual}
    found = positions(game)
    for edition in sorted(others - {game_of(game).editions[0]}):
        found = found | last_asked(game, edition)
    return found | usual


def last_asked(game: str, edition: str) -> dict[str, Position]:
    """Of some games at the largest table each question, when it is put the last time."""
    found: dict[str, Position] = {}
    for n, options in product(range(MOST_FULL_GAMES), getattr(worlds(game_of(game)), "TABLES", [{}])):
        for position in played(game, edition, options, n, game_of(game).seats[-1], late=True):
            before = found.get(position.prompt)
            if before is None or len(before.acts) < len(position.acts):
                found[position.prompt] = position
    return found


@cache
def widest(game: str) -> dict[str, Position]:
    """The same, each question when there are the most answers to it."""
    found: dict[str, Position] = {}
    for n, options in product(range(MOST_FULL_GAMES), getattr(worlds(game_of(game)), "TABLES", [{}])):
        for position in played(game, game_of(game).editions[0], options, n, game_of(game).seats[-1], wide=True):
            before = found.get(position.prompt)
            if before is None or before.answers < position.answers:
                found[position.prompt] = position
    return positions(game) | found


def prompts(game: str) -> set[str]:
    """Every kind of question that there are words for; some are put in other words to whom they are about."""
    keys = re.findall(r"^prompt-([a-z-]+) =", source_of("en", f"{game}.ftl"), re.MULTILINE)
    return {key for key in keys if not key.endswith(YOURSELF)}


def faults_in_every_language(
    page: Page, deals: Path, position: "Position", sizes: list[ViewportSize], *, begun: bool = False
) -> list[str]:
    """As it is asked, or once an answer is begun; the last of the sizes has room for the choice of languages."""
    address = position.open(page, deals)
    found = []
    for language in sorted(LANGUAGES, key="en".__eq__):  # the last is what other tests expect
        leave(page)
        speak(page, language)
        position.sit_down(page, address)
        if begun:
            page.set_viewport_size(sizes[-1])
            begin_answer(page)
        found += [f"{language}, {fault}" for size in sizes for fault in faults_at(page, size)]
    return found


def begin_answer(page: Page) -> None:
    """Press the first thing that an answer is put together of; without one, point at the first answer, or a place."""
    panel = page.locator(".question-panel")
    steps = panel.locator("[data-step]:not([data-step='']):enabled:visible")  # but what is open at every question
    answers = panel.locator("[data-option]:enabled:visible")
    cards = page.locator(":is(.question-panel, .own) [data-pick]:enabled:visible")
    places = page.locator("[role='gridcell'][data-lit]:visible")  # where a piece may lie
    steps.or_(answers).or_(cards).or_(places).first.wait_for()  # what is seldom asked is fetched when it is
    for pressed in (cards, steps):
        if pressed.count() > 0:
            return pressed.first.click()
    return answers.or_(places).first.hover()


def played(
    key: str,
    edition: str,
    options: dict[str, int],
    n: int,
    seats: int = SEATS,
    *,
    late: bool = False,
    wide: bool = False,
) -> Iterator[Position]:
    """The questions of one game that are put to seat 0, each kind once: the last before half of it, or the last.

    Or the one with the most answers.
    """
    game, seed = game_of(key), sha256(f"{key} {n}".encode()).hexdigest()
    random, s = Random(n), game.new(seats, edition, options, seed)
    thumbs = [bot("thumb", game, n * seats + seat) for seat in range(seats)]
    acts: list[tuple[int, str]] = []
    asked: dict[str, dict[int, int]] = {}  # when, with how many answers
    while not s.over:
        seat = s.to_act()[0]
        decision = game.decision(s, seat)
        if seat == 0 and (len(decision.options) > 1 or decision.prompt not in asked):
            asked.setdefault(decision.prompt, {})[len(acts)] = len(decision.options)
        if "accept" in decision.options and n % 2 == 1:
            text = "accept"
        elif random.random() < FOOLISH:
            text = random.choice(decision.options)
        else:
            text = thumbs[seat].choose(game.view(s, seat), decision)
        acts.append((seat, text))
        s.play(seat, text)
    for prompt, moments in asked.items():
        until = len(acts) if late else len(acts) // 2
        chosen = {one: answers for one, answers in moments.items() if answers > 1} or moments
        moment = max([one for one in chosen if one <= until], default=min(chosen))
        if wide:
            moment = max(moments, key=moments.__getitem__)
        yield Position(key, edition, options, seed, prompt, acts[:moment], seats, moments[moment])
    yield Position(key, edition, options, seed, "", acts, seats)
