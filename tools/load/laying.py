"""Tables laid in a database before a server opens it: such as are played at now, and such as wait for days."""

import random
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import msgspec
from sqlalchemy import func, select

from signoria import game
from signoria.lab.simulation import random_players
from signoria.server.play.clock import CORRESPONDENCE, NO_CLOCK, TimeControl
from signoria.server.play.entry import Acted, AnyEntry, Started, now
from signoria.server.play.log_rows import row_of
from signoria.server.play.match import Match, Setup
from signoria.server.rooms.bookkeeper import standing
from signoria.server.store import Store
from signoria.server.store.books import Page, written
from signoria.server.store.people import EXPIRES
from signoria.server.store.schema import log, people, seats, sessions, tables
from signoria.server.store.writer import Bulk
from signoria.server.tokens import hashed, new_id, new_token

GAME, EDITION, OPTIONS, SEATS = "principe", "amigo", {"rich": 0}, 4
BOT = "apprendista"
AT_ONCE = 250  # tables in a commit
PLAYED = 40  # acts at a table that waits
A_DAY = 24 * 3600
DAYS = TimeControl(CORRESPONDENCE, 3 * A_DAY, A_DAY, "default")


@dataclass(frozen=True)
class Laid:
    """A table, and the cookie of each person at it, by seat."""

    id: str
    tokens: dict[int, str]


async def live(store: Store, count: int, bots: Sequence[int] = (0,)) -> list[Laid]:
    """Tables that have just begun; of those that follow each other, one has as many bots as the next number says."""
    players = [["person"] * (SEATS - n) + [f"bot:{BOT}"] * n for n in bots]
    at = now()
    entries = [[Started("", 0, at, each)] for each in players]
    kinds = [Kind(secrets.token_hex(32), entries[n], players[n], NO_CLOCK, None) for n in range(len(bots))]
    return await lay(store, [kinds[n % len(kinds)] for n in range(count)])


async def waiting(store: Store, count: int) -> list[Laid]:
    """Tables where somebody has days to think: at every other one a bot sits, and it is not its turn."""
    return await lay(store, [begun(bots=n % 2) for n in range(count)])


@dataclass(frozen=True)
class Kind:
    """A table as it stands: all of a kind have the same deal and the same log."""

    seed: str
    entries: Sequence[AnyEntry]
    players: list[str]
    clock: TimeControl
    standing: str | None


@cache
def begun(bots: int) -> Kind:
    """A game by players at random, until a person is asked."""
    seed = f"{len('waiting'):064x}"
    setup = Setup("waiting", GAME, EDITION, OPTIONS, SEATS, seed, DAYS)
    s = setup.new_game()
    random_players(s, seed)
    assert s.story is not None
    played, at = s.story.actions[:PLAYED], now()
    everyone = ["person"] * SEATS
    match = folded(setup, everyone, played, at)
    if bots:
        free = next(seat for seat in range(SEATS) if seat not in match.awaited())
        everyone[free] = f"bot:{BOT}"
        match = folded(setup, everyone, played, at)
    return Kind(seed, log_of(everyone, played, at), everyone, DAYS, msgspec.json.encode(standing(match)).decode())


def folded(setup: Setup, players: list[str], acts: Sequence[str], at: int) -> Match:
    entries = log_of(players, acts, at)
    match = Match(setup, entries[:1])
    for entry in entries[1:]:
        match.apply(entry)
    return match


def log_of(players: list[str], acts: Sequence[str], at: int) -> list[AnyEntry]:
    entries: list[AnyEntry] = [Started("", 0, at, list(players))]
    for n, act in enumerate(acts, 1):
        seat, _space, text = act.partition(" ")
        entries.append(Acted("", n, at, int(seat), "person", text))
    return entries


async def lay(store: Store, kinds: Sequence[Kind]) -> list[Laid]:
    laid: list[Laid] = []
    for n in range(0, len(kinds), AT_ONCE):
        rows = Rows()
        laid += [rows.add(kind) for kind in kinds[n : n + AT_ONCE]]
        await store.write(many=rows.statements())
    return laid


class Rows:
    """Of some tables and all that belongs to them."""

    def __init__(self) -> None:
        self.people: list[dict[str, object]] = []
        self.sessions: list[dict[str, object]] = []
        self.tables: list[dict[str, object]] = []
        self.seats: list[dict[str, object]] = []
        self.log: list[dict[str, object]] = []
        self.pages: list[Page] = []

    def add(self, kind: Kind) -> Laid:
        id, at, tokens, host = new_id(), now(), dict[int, str](), None
        for seat, player in enumerate(kind.players):
            person, bot = None, player.partition(":")[2] or None
            if bot is None:
                person, tokens[seat] = self.person(f"Player {seat}", at)
                host = host or person
            self.seats.append({"table": id, "seat": seat, "person": person, "bot": bot, "name": f"Player {seat}"})
        due = at + (kind.clock.reserve if kind.clock.kind else 30 * A_DAY) * 1000
        values = {"id": id, "game": GAME, "edition": EDITION, "options": OPTIONS, "seats": SEATS, "seed": kind.seed}
        values |= {"host": host, "status": "running", "public": True, "watchable": True, "hints": False}
        values |= {"open_chat": True, "invitation": b"", "created": at, "clock": vars(kind.clock), "counted": False}
        self.tables.append(values | {"told": at, "due": due})
        self.log += [row_of(entry)._asdict() | {"table": id} for entry in kind.entries]
        if kind.standing is not None:
            self.pages.append(Page(id, len(kind.entries), kind.standing))
        return Laid(id, tokens)

    def person(self, name: str, at: int) -> tuple[str, str]:
        id, token = new_id(), new_token()
        self.people.append({"id": id, "name": name, "created": at, "banned": False, "language": "en"})
        session = {"id": new_id(), "hash": hashed(token), "person": id, "renewed": at, "expires": at + EXPIRES}
        self.sessions.append(session)
        return id, token

    def statements(self) -> list[Bulk]:
        filled = ((people, self.people), (sessions, self.sessions), (tables, self.tables), (seats, self.seats))
        rows: list[Bulk] = [(each.insert(), found) for each, found in (*filled, (log, self.log))]
        return rows + written(self.pages)


def moves_in_a_game(games: int = 50) -> float:
    """By players at random, as these here are: the mean of some games."""
    rng = random.Random(1)
    rules = game(GAME)
    lengths = []
    for _game in range(games):
        seed = f"{rng.getrandbits(256):064x}"
        s = rules.new(seats=SEATS, edition=EDITION, options=OPTIONS, seed=seed)
        lengths.append(random_players(s, seed))
    return sum(lengths) / games


async def entries(store: Store) -> int:
    """How long all logs are together."""
    row = await store.row(select(func.count()).select_from(log))
    assert row is not None
    return int(row[0])
