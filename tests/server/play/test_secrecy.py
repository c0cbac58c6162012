"""Secrecy on the wire: two worlds that an observer cannot tell apart send it the same bytes, whatever it asks.

Every message to the observer and to a passer-by is compared: what is in it, how long it is, how many there are and in
which order; and so is what HTTP answers about the table.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from signoria import GAMES, Game, Rng
from signoria.kernel.refusal import Refusal
from signoria.server.play import entry
from signoria.server.play.entry import AnyEntry
from signoria.server.play.match import Match, SeatUpdate
from signoria.server.play.messages import ServerMessage
from tests.server.play.twin_worlds import World, shortened, two_worlds
from tests.server.play.twins import Twins, twins
from tests.tables import answers

pytestmark = pytest.mark.anyio

SOAK = int(os.environ.get("SIGNORIA_SOAK", "1"))  # so many times as many games
GAMES_OF = {"exchanged": 150 * SOAK, "sealed": 50 * SOAK}
EVERY_TYPE = {kind.__struct_config__.tag for kind in get_args(ServerMessage)}


NOON = 1_800_000_000


class SameClock:
    """Both worlds live at the same moments: what differs between them is not when."""

    seconds = NOON

    def time_ns(self) -> int:
        return self.seconds * 10**9


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> SameClock:
    clock = SameClock()
    monkeypatch.setattr(entry, "time", clock)
    return clock


@pytest.mark.parametrize("kind", GAMES_OF)
@pytest.mark.parametrize("key", GAMES)
async def test_what_an_observer_cannot_know_changes_no_byte_it_is_sent(
    key: str, kind: str, tmp_path: Path, clock: SameClock
) -> None:
    types = await all_compared(twins(GAMES[key], kind, 1, GAMES_OF[kind]), tmp_path, clock)
    assert types == EVERY_TYPE, "a message that is never compared"


async def all_compared(pairs: Iterator[Twins], folder: Path, clock: SameClock) -> set[str]:
    types = set()
    async with two_worlds(folder) as both:
        for pair in pairs:
            types |= await compared(both, pair, clock)
    return types


async def compared(both: list[World], pair: Twins, clock: SameClock) -> set[str]:
    """Play both worlds; the types of message that were the same in both."""
    rng = Rng(pair.seed)
    clock.seconds = NOON  # else the clocks of other tables would run out meanwhile
    watchable = rng.below(5) > 0
    for which, world in enumerate(both):
        await world.deal(pair, which, watchable)
        await world.observer.say("subscribe", table=pair.setup.table, seat=pair.observer)
        await world.passer_by.say("subscribe", table=pair.setup.table)
    types = await same_messages(both, pair)
    for deeds in pair.steps:
        clock.seconds += 7
        await provoke(both, pair, rng)
        for world, own in zip(both, deeds, strict=True):
            await world.do(pair, own)
        types |= await same_messages(both, pair)
        if deeds[0][0][0] == pair.observer and rng.below(4) == 0:
            await think_better(both, pair, deeds[0][0][1])
    if rng.below(12) == 0:
        await same_answers(both, pair)
    if pair.observer >= 0 and rng.below(3) == 0:
        for world in both:  # somebody else may have chosen in secret meanwhile, and more in one world than in the other
            await world.observer.undo(pair.setup.table, pair.observer)
    for world in both:
        await world.leave(pair)
    return types | await same_messages(both, pair)


async def same_messages(both: list[World], pair: Twins) -> set[str]:
    """What came to the observer, and to a passer-by, since the last time; the same in both worlds."""
    for world in both:
        await world.observer.catch_up()
        await world.passer_by.catch_up()
    told = [world.observer.taken() for world in both]
    seen = [world.passer_by.taken() for world in both]
    where = f"{pair.setup.table}, observer {pair.observer}"
    assert told[0] == told[1], f"{where}: the observer is told another thing"
    assert not pair.watched or seen[0] == seen[1], f"{where}: a passer-by is told another thing"
    return {shortened.decode(message).type for message in told[0] + seen[0]}


async def think_better(both: list[World], pair: Twins, text: str) -> None:
    """The observer takes its last act back, if it may, in both worlds or in none, and then does it again."""
    undone = [await world.observer.undo(pair.setup.table, pair.observer) for world in both]
    await same_messages(both, pair)
    for world in both if undone[0] else []:
        await world.observer.act(pair.setup.table, pair.observer, text)
    await same_messages(both, pair)


async def provoke(both: list[World], pair: Twins, rng: Rng) -> None:
    """The observer does something out of turn, or goes away and comes back; the same in both worlds."""
    what = int(rng.below(20))
    table, seat = pair.setup.table, pair.observer
    other = (seat + 1) % pair.setup.seats
    update = both[0].observer.known.get(seat)
    known = update.version if update else 0
    since = int(rng.below(known + 3)) - 1
    options = answers(msgspec.to_builtins(update.decision)) if update and update.decision else []
    text = not_among(options, GAMES[pair.setup.game], rng)
    for world in both:
        line, passer_by = world.observer, world.passer_by
        if what < 3:
            await line.say("act", id=what, table=table, seat=seat, version=known, text=text)
        elif what == 3:
            await line.say("act", id=3, table=table, seat=seat, version=since, text=text)
        elif what == 4:
            await line.say("act", id=4, table=table, seat=other, version=known, text=text)
        elif what == 5:
            await line.send('{"type":"act","id":5,"table":"' + table)
        elif what == 6:
            await line.say("subscribe", table=table, seat=other)
        elif what == 7:
            await line.say("unsubscribe", table=table, seat=seat)
            await line.say("subscribe", table=table, seat=seat, since=since)
        elif what == 8:
            await line.come_back()
            await line.say("subscribe", table=table, seat=seat, since=since)
        elif what == 9:
            await passer_by.come_back()
            await passer_by.say("subscribe", table=table, since=since)
            await passer_by.listen()  # what was said here comes after, from the disk
        elif what == 10:
            await world.command(pair, other, "consent", what="pause")
            await world.command(pair, other, "decline", what="pause")
        elif what == 11:
            await line.say("consent", id=11, table=table, seat=seat, what="pause")
            await line.listen()
            await line.say("decline", id=11, table=table, seat=seat, what="pause")
        elif what == 12:
            await line.say("wish", id=12, table=table, seat=seat, wishes=["next pass"] if rng.x % 2 else ["riches"])
            await line.say("wish", id=12, table=table, seat=seat, wishes=[])
        elif what == 13:
            await line.say("return", id=13, table=table, seat=seat)
        elif what == 14 and world is both[0]:  # in one world only: nobody else hears of a wish
            await world.command(pair, other, "wish", wishes=["next pass"])
            await world.command(pair, other, "wish", wishes=[])
        elif what == 15:
            await line.say("say", id=15, table=table, seat=seat, text="Good evening")
        elif what in (16, 17):
            await line.say("consider", id=16, table=table, seat=seat, version=known, texts=[text, *options[:8]])
        await line.catch_up()  # so that it is done before anybody else acts


def not_among(options: list[str], game: Game, rng: Rng) -> str:
    """Something of the game that cannot be done now."""
    texts = game.catalogue.texts
    while (text := texts[int(rng.below(len(texts)))]) in options:
        pass
    return text


SHOWN: list[str] = []  # is the same at every server here, and long to describe


async def paths_of_tables(world: World) -> list[str]:
    """Of what the server describes, all that shows a table."""
    paths = (await world.observer.guest.get("/openapi.json")).json()["paths"]
    SHOWN[:] = [path for path, methods in paths.items() if path.startswith("/api/tables") and "get" in methods]
    assert len(SHOWN) >= 4
    return SHOWN


async def same_answers(both: list[World], pair: Twins) -> None:
    """Every route that shows something of tables, as the observer and as a passer-by."""
    for world in both:
        await world.registry.books.write_all()  # what is noted for the lists is noted now and then
        await world.store.writer.waiting.join()
    shown = SHOWN or await paths_of_tables(both[0])
    replays = [f"/api/tables/{{id}}/replay?{which}" for which in ("seat={seat}", "all=true")]
    for path in [*shown, *replays, "/api/tables?status=running"]:
        place = path.format(id=pair.setup.table, seat=max(pair.observer, 0)).removeprefix("/api")
        for who in ("observer", "passer_by") if pair.watched else ("observer",):
            one, other = [await getattr(world, who).guest.get(place) for world in both]
            assert (one.status_code, one.text) == (other.status_code, other.text), place


def the_log_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somewhere in what is sent stands how long the log is, and with it what others did in secret."""
    honest = Match.seat_update

    def leaking(match: Match, observer: int, since: int = -1) -> SeatUpdate:
        update = honest(match, observer, since)
        view = msgspec.json.decode(update.view) | {"entries": match.n}
        return msgspec.structs.replace(update, view=msgspec.Raw(msgspec.json.encode(view)))

    monkeypatch.setattr(Match, "seat_update", leaking)


def spectators_look_into_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.seat_update

    def leaking(match: Match, observer: int, since: int = -1) -> SeatUpdate:
        update = honest(match, observer, since)
        return update if observer >= 0 else msgspec.structs.replace(update, view=match.looked_at(match.s, 0))

    monkeypatch.setattr(Match, "seat_update", leaking)


def secret_steps_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message without anything new in it: that it comes says enough."""
    honest = Match.apply

    def leaking(match: Match, entry: AnyEntry) -> list[int]:
        honest(match, entry)
        return list(match.observers)

    monkeypatch.setattr(Match, "apply", leaking)


def refusals_know_other_purses(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reason of a refusal is looked up in everything, and a digit of it gets out."""
    honest = Match.refusal

    def leaking(match: Match, seat: int, text: str) -> Refusal | None:
        found = honest(match, seat, text)
        if found is not None:
            found.nouns["hint"] = match.s.digest()[:1]
        return found

    monkeypatch.setattr(Match, "refusal", leaking)


@pytest.mark.parametrize(
    ("leak", "kind"),
    [
        (the_log_is_counted, "sealed"),
        (secret_steps_are_told, "sealed"),
        (spectators_look_into_a_hand, "exchanged"),
        (refusals_know_other_purses, "exchanged"),
    ],
)
async def test_a_leak_would_be_noticed(
    leak: Callable[[pytest.MonkeyPatch], None],
    kind: str,
    tmp_path: Path,
    clock: SameClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="is told another thing"):
        await all_compared(twins(GAMES["principe"], kind, 1, 50), tmp_path, clock)
