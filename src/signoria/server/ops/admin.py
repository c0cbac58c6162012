"""What whoever runs a server does about people and tables: on its database, while it runs or not."""

from typing import Any

from sqlalchemy import func, select

from signoria.kernel.errors import BadSetup
from signoria.server.play.entry import Ended, now
from signoria.server.play.facts import ResultFacts
from signoria.server.play.match import Match
from signoria.server.play.proposals import Proposal, leaving
from signoria.server.rooms.seating import changes
from signoria.server.store import Conflict, Store
from signoria.server.store.people import all_ended
from signoria.server.store.schema import channels, chat, passkeys, people, ratings, seats, sessions, tables
from signoria.server.store.store import AnyRow
from signoria.server.store.tables import TableRow, status, table
from signoria.text import words

Facts = dict[str, Any]


async def listed_people(store: Store, most: int) -> list[Facts]:
    """The newest first, and at how many tables they sit."""
    sits = select(func.count()).where(seats.c.person == people.c.id).scalar_subquery().label("seats")
    columns = (people.c.id, people.c.name, people.c.login, people.c.created, people.c.banned, sits)
    rows = await store.rows(select(*columns).order_by(people.c.created.desc(), people.c.id).limit(most))
    return [dict(row._mapping) for row in rows]


async def listed_tables(store: Store, which: str, most: int) -> list[Facts]:
    columns = (tables.c.id, tables.c.game, tables.c.seats, tables.c.status, tables.c.public, tables.c.created)
    query = select(*columns, tables.c.ended).order_by(tables.c.created.desc(), tables.c.id).limit(most)
    return [dict(row._mapping) for row in await store.rows(query.where(tables.c.status == which) if which else query)]


async def the_table(store: Store, id: str) -> TableRow:
    found = await table(store, id)
    if found is None:
        raise BadSetup("no-such-table-here", table=id[:40])
    return found


async def the_person(store: Store, id: str) -> AnyRow:
    found = await store.row(people.select().where(people.c.id == id))
    if found is None:
        raise BadSetup("no-such-person", person=id[:40])
    return found


async def close(store: Store, id: str) -> None:
    """Nobody plays there any more; what was played stays. Whoever has the table open is told."""
    row = await the_table(store, id)
    if row.status == "running":
        await append(store, id, lambda match, time: Ended(*match.head(time), "admin", "closed"))
    elif row.status == "open":
        never = ResultFacts([], [], "closed")
        await store.write(status(id, "open", "over", ended=now(), result=vars(never)), table=id)


async def append(store: Store, id: str, proposal: Proposal) -> None:
    """An entry of ours at a table that runs, perhaps in a server that knows nothing of us: the log decides."""
    while True:
        row = await the_table(store, id)
        match = Match(row.setup(), await store.entries(id))
        outcome = match.after(proposal(match, now()))
        try:
            await store.write(*changes(row, outcome), table=id, entries=[outcome.entry])
        except Conflict:  # somebody acted in between: look again
            continue
        return


async def ban(store: Store, id: str, banned: bool) -> None:
    """Whoever is banned is shown out everywhere, and does not come in again."""
    await the_person(store, id)
    changed = people.update().where(people.c.id == id).values(banned=banned)
    await store.write(changed, many=[all_ended(id)] if banned else [])


async def exported(store: Store, id: str) -> Facts:
    """Everything that is kept about a person; hashes and keys excepted, which say nothing about anybody."""
    person = await the_person(store, id)
    kept = ("id", "name", "login", "created", "banned", "rated_since", "language")
    sits = select(seats.c.table, seats.c.seat, seats.c.name, tables.c.game, tables.c.status, tables.c.created)
    return {
        "person": {key: getattr(person, key) for key in kept},
        "sessions": await facts(store, select(sessions.c.renewed, sessions.c.expires).where(sessions.c.person == id)),
        "passkeys": await facts(store, select(passkeys.c.id, passkeys.c.created).where(passkeys.c.person == id)),
        "seats": await facts(store, sits.join(tables, seats.c.table == tables.c.id).where(seats.c.person == id)),
        "hosted": await facts(store, select(tables.c.id, tables.c.game).where(tables.c.host == id)),
        "chat": await facts(store, select(chat.c.table, chat.c.at, chat.c.text).where(chat.c.person == id)),
        "channels": await facts(store, select(channels.c.kind, channels.c.address).where(channels.c.person == id)),
        "ratings": await facts(store, ratings.select().where(ratings.c.person == id)),
    }


async def facts(store: Store, query: Any) -> list[Facts]:
    return [dict(row._mapping) for row in await store.rows(query)]


async def delete_person(store: Store, id: str) -> list[str]:
    """A person is forgotten; other people's games stay, with somebody in this one's seats. The tables that changed."""
    await the_person(store, id)
    nobody = words("en").say("person-gone")
    sits = select(seats.c.table, seats.c.seat, tables.c.status).join(tables, seats.c.table == tables.c.id)
    rows = await store.rows(sits.where(seats.c.person == id))
    for row in rows:
        if row.status == "running":
            await append(store, row.table, leaving(row.seat))
    opened = select(tables.c.id).where(tables.c.status == "open")
    free = seats.update().where(seats.c.person == id, seats.c.table.in_(opened))
    await store.write(
        many=[
            free.values(person=None, name="", token=None),
            seats.update().where(seats.c.person == id).values(person=None, name=nobody, token=None),
            chat.update().where(chat.c.person == id).values(person=None, name=nobody, text=""),
            people.delete().where(people.c.id == id),
        ]
    )
    changed = sorted({row.table for row in rows})
    for one in changed:
        await store.write(table=one)  # other processes hear of it
    return changed


async def delete_table(store: Store, id: str) -> None:
    """With its log and all that was said there."""
    await close(store, id)
    await store.write(tables.delete().where(tables.c.id == id), table=id)


async def delete_line(store: Store, id: str, n: int, spectators: bool) -> None:
    """What was said is gone; that something was said is not."""
    try:
        line = (chat.c.table == id, chat.c.spectators == spectators, chat.c.n == n)
        await store.write(chat.update().where(*line).values(text=""))
    except Conflict:
        raise BadSetup("no-such-line", table=id[:40], n=n) from None
