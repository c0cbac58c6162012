"""A server with games in it that were played before anybody came: whole ones, and the beginning of one.

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
from signoria.server.store import Store, open_store
from signoria.server.store.tables import status
from signoria.server.store.tables import table as row_of
from tests.server.clients import Guest, guests, serving
from tests.server.finished import finished, log_of
from tests.web.kit.seeded import named_seed

BEGUN = 40  # acts of the game that is still played
LITTLE = 12  # iterations a decision: enough to draw a curve, far too few to believe it


@dataclass(frozen=True)
class Past:
    """Where it is, which tables there are, and the cookie of the host of them all."""

    address: str
    cookie: str
    tables: dict[str, str]


async def begun(store: Store, host: Guest, other: Guest) -> str:
    done = await host.post("/tables", game="principe", seats=2, public=True)
    id = str(done.json()["table"]["id"])
    assert (await other.post(f"/tables/{id}/join")).status_code == 200
    row = await row_of(store, id)
    assert row is not None
    await store.write(status(id, "open", "running"), table=id, entries=log_of(row.setup(), BEGUN))
    return id


async def serve(folder: Path) -> None:
    store = await open_store(f"sqlite:///{folder}/past.db")
    async with serving(store) as address, guests(address, "Lucia", "Giano", "Chiara") as people:
        tables = {game: await finished(store, *people, key=game) for game in GAMES}
        tables["begun"] = await begun(store, people[0], people[1])
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
