"""By which ways people want to be told that it is their turn, and what is on its way."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, select

from signoria.server.store.schema import channels, keys, outbox, seats, tables
from signoria.server.store.store import Store
from signoria.server.store.writer import Conflict, Statement

MOST_FAILURES = 8  # after which nobody tries any more
FIT = (channels.c.code.is_(None), channels.c.failures < MOST_FAILURES)  # confirmed, and not failed again and again
# Made once, and asked all the time.
USABLE = select(channels.c.id).where(channels.c.person == bindparam("of"), *FIT)
TOLD = select(seats.c.table).join(channels, channels.c.person == seats.c.person).where(*FIT)
RUNNING = select(tables.c.id, tables.c.clock).where(tables.c.status == "running", tables.c.id.in_(TOLD))


@dataclass(frozen=True)
class Channel:
    id: str
    person: str
    kind: str  # push, mail, webhook
    address: str
    keys: dict[str, str]  # push: p256dh and auth; webhook: its format
    code: bytes | None  # hash of what must be typed first
    failures: int
    created: int


@dataclass(frozen=True)
class Notice:
    """A turn to be told of by a channel. `turn` is when the seat's clock began to run: once each turn."""

    table: str
    seat: int
    turn: int
    channel: str
    due: int
    tries: int


async def channels_of(store: Store, person: str) -> list[Channel]:
    query = channels.select().where(channels.c.person == person).order_by(channels.c.created, channels.c.id)
    return [Channel(*row) for row in await store.rows(query)]


async def channel(store: Store, id: str) -> Channel | None:
    row = await store.row(channels.select().where(channels.c.id == id))
    return Channel(*row) if row else None


def added(channel: Channel) -> Statement:
    return channels.insert().values(vars(channel))


def removed(id: str, person: str) -> Statement:
    return channels.delete().where(channels.c.id == id, channels.c.person == person)


def confirmed(id: str, person: str, code: bytes) -> Statement:
    mine = (channels.c.id == id, channels.c.person == person, channels.c.code == code)
    return channels.update().where(*mine).values(code=None)


def failed(id: str, more: int) -> Statement:
    """One failure more; or none any more, since it worked."""
    return channels.update().where(channels.c.id == id).values(failures=channels.c.failures + 1 if more else 0)


async def usable(store: Store, person: str) -> list[str]:
    """Ways that were confirmed and have not failed again and again."""
    return [row.id for row in await store.rows(USABLE, of=person)]


async def announce(store: Store, table: str, seat: int, turn: int, channel: str, due: int) -> None:
    """Once: whoever announces the same turn again changes nothing."""
    try:
        values = {"table": table, "seat": seat, "turn": turn, "channel": channel}
        await store.write(outbox.insert().values(**values, due=due, tries=0, done=False))
    except Conflict:
        return


COLUMNS = (outbox.c.table, outbox.c.seat, outbox.c.turn, outbox.c.channel, outbox.c.due, outbox.c.tries)
WAITING = select(*COLUMNS).where(outbox.c.done.is_(False), outbox.c.due <= bindparam("now"))
DUE = WAITING.order_by(outbox.c.due).limit(bindparam("most"))  # asked every few seconds


async def due_notices(store: Store, now: int, most: int) -> list[Notice]:
    return [Notice(*row) for row in await store.rows(DUE, now=now, most=most)]


def same(notice: Notice) -> Any:
    where = outbox.c.table == notice.table, outbox.c.seat == notice.seat, outbox.c.turn == notice.turn
    return *where, outbox.c.channel == notice.channel


def claimed(notice: Notice, until: int) -> Statement:
    """By one process, before it is sent: should that process die, it is tried again after `until`."""
    values = {"due": until, "tries": notice.tries + 1}
    return outbox.update().where(*same(notice), outbox.c.due == notice.due, outbox.c.done.is_(False)).values(values)


def settled(notice: Notice) -> Statement:
    """Sent, or not to be sent any more. It is kept, so that the turn is not announced again."""
    return outbox.update().where(*same(notice)).values(done=True)


def withdrawn(notice: Notice) -> Statement:
    """Not to be sent now; the turn may be announced again."""
    return outbox.delete().where(*same(notice), outbox.c.done.is_(False))


def cleared(before: int) -> Statement:
    """What was settled long ago."""
    return outbox.delete().where(outbox.c.done.is_(True), outbox.c.due < before)


async def by_post(store: Store) -> list[str]:
    """Running tables that are played over days, by somebody who can be told."""
    return [row.id for row in await store.rows(RUNNING) if (row.clock or {}).get("kind") == "correspondence"]


async def server_key(store: Store, name: str, new: str) -> str:
    """A key of this server's, made by whichever process needs it first."""
    query = select(keys.c.value).where(keys.c.name == name)
    found = await store.row(query)
    if found is None:
        try:
            await store.write(keys.insert().values(name=name, value=new))
            return new
        except Conflict:
            found = await store.row(query)
    assert found is not None
    return str(found.value)
