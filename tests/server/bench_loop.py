"""How long anything keeps the event loop, and how others fare under attack: `python -m tests.server.bench_loop`.

Against `signoria serve` in a process of its own; `--logins` floods it with logins too. Figures, not a test: what must
hold on any machine is counted in test_loop, test_snapshots and tests/contract/test_why.
"""

import asyncio
import re
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial

from signoria import GAMES, Rng
from signoria.core import HOW
from signoria.server.play.entry import Acted, AnyEntry, Started, now
from signoria.server.play.match import Match
from signoria.server.store import Store, open_store
from signoria.server.store.tables import status, table
from tests.server.clients import Guest, Message, Wire, guests, table_for
from tests.server.finished import log_of
from tests.server.logs import acts
from tests.server.processes import running
from tests.tables import answers, by_verb

ACTS = 400
TABLES = 50
LAST = 100
PROBES = 200


async def health(home: str, during: Awaitable[object]) -> None:
    """What somebody else is answered, and when, while something goes on; and a while longer."""
    times: list[float] = []
    busy = asyncio.ensure_future(during)
    async with guests(home, "") as (passer_by,):
        while not busy.done() or len(times) < PROBES:
            began = time.perf_counter()
            answer = await passer_by.http.get("/healthz")
            assert answer.status_code == 200
            times.append((time.perf_counter() - began) * 1000)
            await asyncio.sleep(0.005)
    await busy
    times.sort()
    print(f"  /healthz {len(times)} times: p50 {at(times, 0.5)}, p99 {at(times, 0.99)}, longest {times[-1]:.1f} ms")


def at(times: list[float], share: float) -> str:
    return f"{times[int(share * (len(times) - 1))]:.1f}"


async def to_question(people: list[Guest], id: str, prompt: str) -> tuple[int, int]:
    """Play until this is asked; the seat, and its version."""
    rng = Rng(1)
    while True:
        for seat, person in enumerate(people):
            async with person.wire() as wire:
                update = (await wire.subscribe(id, seat))["update"]
                while decision := update["decision"]:
                    if decision["prompt"] == prompt:
                        return seat, update["version"]
                    options = answers(decision)
                    towards = [text for text in options if text.split()[0] in ("trade", "done")] or ["ducats 0"]
                    text = towards[0] if towards[0] in options else by_verb(rng, options)
                    await wire.act(id, seat, update["version"], text)
                    update = (await wire.subscribe(id, seat))["update"]


async def illegal_acts(person: Guest, id: str, seat: int, version: int, sockets: int, each: int) -> None:
    async def one() -> None:
        async with person.wire() as wire:
            await wire.subscribe(id, seat)
            for n in range(each):
                await wire.send(
                    "act", id=n, table=id, seat=seat, version=version, text=f"want {9000 + n} of everything"
                )
            for _n in range(each):
                await wire.until("rejected")

    await asyncio.gather(*(one() for _socket in range(sockets)))


async def logins(home: str, many: int) -> None:
    async with guests(home, "") as (anybody,):
        asked = (anybody.post("/login", login=f"nobody {n}", password="not this one") for n in range(many))
        codes = [answer.status_code for answer in await asyncio.gather(*asked)]
    print(f"  {many} logins: {sorted((code, codes.count(code)) for code in set(codes))}")


async def long_log(store: Store, id: str, seed: int) -> list[AnyEntry]:
    row = await table(store, id)
    assert row is not None
    log: list[AnyEntry] = [Started(id, 0, now(), ["person"] * len(row.seats))]
    match, rng = Match(row.setup(), log), Rng(seed)
    while match.n <= ACTS:
        seat = match.s.to_act()[0]
        entry = match.act(seat, by_verb(rng, match.s.legal(seat)), "person", match.at + 1)
        outcome = match.after(entry)
        if outcome.ends:
            break
        log.append(entry)
        match = outcome.match
    return log


async def timed(what: str, do: Callable[[], Awaitable[object]]) -> None:
    began = time.perf_counter()
    await do()
    print(f"  {what}: {(time.perf_counter() - began) * 1000:.0f} ms", flush=True)


async def told(home: str) -> None:
    """The longest that each kind of work kept the loop, as the server itself says."""
    async with guests(home, "") as (anybody,):
        text = (await anybody.http.get("/metrics")).text
    found = re.findall(r'signoria_loop_held_longest_seconds\{work="(.*)"\} (.*)', text)
    for work, seconds in sorted(found, key=lambda one: -float(one[1]))[:8]:
        print(f"  {float(seconds) * 1000:7.1f} ms at most  {work}", flush=True)


async def main() -> None:
    print(HOW or "interpreted")
    with tempfile.TemporaryDirectory() as folder:
        address = f"sqlite:///{folder}/signoria.db"
        cookies = await attacked(address)
        ids = await filled(address, cookies)
        await long_games(address)
        async with running(address) as (_server, home), guests(home, "") as (ada,):
            ada.http.cookies.update(cookies)
            for what in ("my tables, none ever opened", "again", "again"):
                await timed(what, lambda: ada.get("/tables/mine?status=running"))
            await asyncio.sleep(5)  # until the books are written
            await told(home)
        async with running(address) as (_server, home), guests(home, "") as (ada,):
            ada.http.cookies.update(cookies)
            for _n in range(3):
                await timed("my tables, after a restart", lambda: ada.get("/tables/mine?status=running"))
            async with ada.wire() as wire:
                for id in ids[:3]:
                    await timed("a table opened from its snapshot", partial(wire.subscribe, id, 0))
            await told(home)


async def act_now(wire: Wire, id: str, entry: Acted) -> Message:
    version = (await wire.subscribe(id, entry.seat))["update"]["version"]
    return await wire.act(id, entry.seat, version, entry.text)


async def long_games(address: str) -> None:
    """At the largest table of each game, every switch on: each of the last acts is taken back and done again."""
    limits = ("--messages-per-minute", "100000", "--requests-per-minute", "100000")
    for key, game in GAMES.items():
        async with running(address, *limits) as (_server, home), guests(home, "Ada") as (ada,):
            options = {option.key: 1 for option in game.options if option.most == 1}
            made = await ada.post("/tables", game=key, seats=game.seats[-1], options=options)
            id, cookies = made.json()["table"]["id"], dict(ada.http.cookies)
            for seat in range(1, game.seats[-1]):
                await ada.post(f"/tables/{id}/join", seat=seat, name=f"Ada {seat}")
        store = await open_store(address)
        row = await table(store, id)
        assert row is not None
        log = log_of(row.setup())
        await store.write(status(id, "open", "running"), table=id, entries=log[:-LAST])
        await store.close()
        async with running(address, *limits) as (_server, home), guests(home, "") as (ada,):
            ada.http.cookies.update(cookies)
            print(f"{key}: {len(log)} acts, the last {LAST} taken back and done again", flush=True)
            async with ada.wire() as wire:
                for entry in acts(log[-LAST:]):
                    done = await act_now(wire, id, entry)
                    undone = await wire.command("undo", id, entry.seat, version=done["version"])
                    if undone["type"] == "accepted":
                        await act_now(wire, id, entry)
            for what in ("result", "record", "replay?all=true"):
                assert (await ada.get(f"/tables/{id}/{what}")).status_code == 200
            await told(home)


async def attacked(address: str) -> dict[str, str]:
    limits = ("--messages-per-minute", "1200", "--requests-per-minute", "100000")
    async with running(address, *limits) as (_server, home), guests(home, "Ada", "Bruno", "Carla") as people:
        id, _invitation = await table_for(*people, game="borgia", options={"trade": 1})
        seat, version = await to_question(people, id, "ducats-asked")
        print("quiet", flush=True)
        await health(home, asyncio.sleep(0))
        print("The Prince with trade: five sockets send 60 illegal acts each at `ducats-asked`", flush=True)
        await health(home, illegal_acts(people[seat], id, seat, version, 5, 60))
        await told(home)
        if "--logins" in sys.argv:
            print("300 logins at once", flush=True)
            await health(home, logins(home, 300))
            await told(home)
        return dict(people[0].http.cookies)


async def filled(address: str, cookies: dict[str, str]) -> list[str]:
    async with running(address) as (_server, home), guests(home, "") as (ada,):
        ada.http.cookies.update(cookies)
        rows = [(await ada.post("/tables", game="borgia", seats=3)).json()["table"]["id"] for _n in range(TABLES)]
    print(f"{TABLES} tables of {ACTS} acts", flush=True)
    store = await open_store(address)
    for n, id in enumerate(rows):
        await store.write(status(id, "open", "running"), table=id, entries=await long_log(store, id, n))
    await store.close()
    return rows


if __name__ == "__main__":
    asyncio.run(main())
