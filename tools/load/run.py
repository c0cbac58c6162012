"""`make load`: our server and boardgame.io, one after the other, with the same players; docs/load.md is written."""

import argparse
import sys
import tempfile
from pathlib import Path

import uvloop

from signoria.server.settings import ENVIRONMENT
from tools.load import ours, theirs
from tools.load.measure import Effort, Figures, measured
from tools.load.opening import ACTIONS, milliseconds
from tools.load.processes import running
from tools.load.report import PAGE, written


async def our_server(effort: Effort) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/signoria.db"
        laid = await ours.lay(database, effort.tables)
        options = [f"--{name.replace('_', '-')}=0" for name in ENVIRONMENT if "_per_" in name]
        command = [
            sys.executable,
            "-m",
            "signoria",
            "serve",
            "--port",
            "0",
            "--database",
            database,
            "--bot-pause",
            "0",
            *options,
        ]
        async with running(command, Path(folder)) as (pid, port):
            tables = [ours.OurTable(port, id, tokens) for id, tokens in laid]
            return await measured("signoria", pid, tables, effort)


async def their_server(effort: Effort) -> Figures:
    folder = Path(__file__).parent / "boardgameio"
    async with running(["node", "server.cjs"], folder) as (pid, port):
        made = await theirs.make(port, effort.tables)
        tables = [theirs.TheirTable(port, id, keys) for id, keys in made]
        return await measured("boardgame.io", pid, tables, effort)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=1000)
    options.add_argument("--pace", type=float, default=500)
    options.add_argument("--at-once", type=int, default=64)
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--seed", type=int, default=1)
    effort = Effort(**vars(options.parse_args()))
    opening = uvloop.run(milliseconds())
    print(f"a table of {ACTIONS} actions opens in {opening} ms")
    figures = []
    for server in (our_server, their_server):
        figures.append(uvloop.run(server(effort)))
        print(figures[-1])
    PAGE.write_text(written(figures, opening, ACTIONS, effort), encoding="utf-8")


if __name__ == "__main__":
    main()
