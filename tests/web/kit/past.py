"""A server with games in it that were played before anybody came: whole ones, and the beginnings of some.

python -m tests.web.kit.past FOLDER serves them, and says where and which in one line of JSON, until it is ended.
"""

import asyncio
import contextlib
import json
import secrets
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from signoria import GAMES
from signoria.server.bots import analyst
from signoria.server.play.entry import now
from signoria.server.play.match import Match
from signoria.server.store import Store, open_store
from signoria.server.store.tables import noted, status
from signoria.server.store.tables import table as row_of
from tests.server.clients import Guest, guests, serving
from tests.server.finished import finished, log_of
from tests.web.kit.seeded import named_seed

BEGUN = 40  # acts of the game that is still played
MINUTE = 60_000  # milliseconds
DAY = 24 * 60 * MINUTE
DAYS = {"kind": "correspondence", "reserve": 3 * 86400, "increment": 86400}
LITTLE = 12  # iterations a decision: enough to draw a curve, far too few to believe it


@dataclass(frozen=True)
class Past:
    """Where it is, which tables there are, and the cookie of the host of them all."""

    address: str
    cookie: str
    tables: dict[str, str]


async def begun(
    store: Store, host: Guest, *others: Guest, key: str = "principe", asked: bool = True, **more: object
) -> str:
    """A game as far as this many acts, or a few more, until its host is asked, or is not."""
    done = await host.post("/tables", game=key, seats=1 + len(others), public=True, **more)
    id = str(done.json()["table"]["id"])
    for other in others:
        assert (await other.post(f"/tables/{id}/join")).status_code == 200
    row = await row_of(store, id)
    assert row is not None
    setup, whole = row.setup(), log_of(row.setup(), 2 * BEGUN)
    logs = (whole[:most] for most in range(BEGUN + 1, len(whole)))
    log = next(log for log in logs if (0 in Match(setup, log).awaited()) is asked)
    await store.write(status(id, "open", "running"), table=id, entries=log)
    return id


async def age(store: Store, tables: list[str]) -> None:
    """The first was played the day before yesterday, each of the others two days before the one before it."""
    for n, id in enumerate(tables, 1):
        at = now() - 2 * n * DAY
        await store.write(many=[noted(id, created=at - 48 * MINUTE, ended=at)])


async def serve(folder: Path) -> None:
    store = await open_store(f"sqlite:///{folder}/past.db")
    async with serving(store) as address, guests(address, "Lucia", "Giano", "Chiara") as people:
        tables = {game: await finished(store, *people, key=game) for game in GAMES}
        await age(store, list(tables.values()))
        tables["begun"] = await begun(store, people[0], people[1])
        await begun(store, *people, key="florence", hints=False, clock=DAYS)
        await begun(store, *people, key="borgia", asked=False, clock=DAYS)
        past = {"address": address, "cookie": dict(people[0].http.cookies)["signoria"], "tables": tables}
        print(json.dumps(past), flush=True)
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)  # until whoever started it lets go
    await store.close()


@contextmanager
def kept(folder: Path) -> Iterator[Past]:
    command = [sys.executable, "-m", "tests.web.kit.past", str(folder)]
    root, pipe = Path(__file__).parents[3], subprocess.PIPE
    with subprocess.Popen(command, text=True, cwd=root, stdin=pipe, stdout=pipe) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        lines = (line for line in server.stdout if line.startswith("{"))
        try:
            yield Past(**json.loads(next(lines)))
        finally:
            with contextlib.suppress(BrokenPipeError):
                server.stdin.close()


if __name__ == "__main__":
    analyst.ITERATIONS = LITTLE
    secrets.token_hex = lambda nbytes=None: named_seed("past")
    asyncio.run(serve(Path(sys.argv[1])))
