"""`signoria admin`: people and tables of a server, on its database, while it runs or not."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.table import Table

from signoria.cli.commands.serve import option
from signoria.cli.console import Console
from signoria.cli.language import LANGUAGE, word
from signoria.cli.tables import JsonOption
from signoria.kernel.errors import BadSetup
from signoria.server.settings import settings
from signoria.text import words

if TYPE_CHECKING:  # half a second that no other command should pay
    from signoria.server.store import Store

T = TypeVar("T")

DatabaseOption = Annotated[str | None, option("database", "SQLite")]
ConfigOption = Annotated[str, typer.Option("--config", help=word("help-serve-config"), show_default=False)]
MostOption = Annotated[int, typer.Option("--most", min=1, max=100_000, help=word("help-admin-most"))]
Person = Annotated[str, typer.Argument(metavar="PERSON", help=word("help-admin-person"), show_default=False)]
OneTable = Annotated[str, typer.Argument(metavar="TABLE", help=word("help-admin-table"), show_default=False)]

app = typer.Typer(help=word("help-admin"), no_args_is_help=True)


def done(what: "Callable[[Store], Awaitable[T]]", database: str | None, config: str) -> T:
    """Open the database beside whoever has it open, do it, close it."""
    from signoria.server.store import open_store

    async def run() -> T:
        chosen = settings({"database": database}, config)
        store = await open_store(chosen.database_url, beside=True, redis=chosen.redis)
        try:
            return await what(store)
        finally:
            await store.close()

    return asyncio.run(run())


def shown(rows: list[dict[str, Any]], as_json: bool) -> None:
    if as_json:
        print(json.dumps(rows, indent=1))
        return
    table = Table(box=None, padding=(0, 3, 0, 0))
    for key in rows[0] if rows else ():
        table.add_column(word(f"admin-{key}"), overflow="fold")
    for row in rows:
        table.add_row(*(cell(key, value) for key, value in row.items()))
    Console().print(table)


def cell(key: str, value: object) -> str:
    if key in ("created", "ended") and isinstance(value, int):
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    if isinstance(value, bool):
        return word("admin-yes") if value else ""
    return "" if value is None else str(value)


@app.command("list", help=word("help-admin-list"))
def list_(
    what: Annotated[str, typer.Argument(metavar="people|tables", help=word("help-admin-what"))],
    status: Annotated[str, typer.Option("--status", help=word("help-admin-status"))] = "",
    most: MostOption = 50,
    as_json: JsonOption = False,
    database: DatabaseOption = None,
    config: ConfigOption = "",
) -> None:
    from signoria.server.ops.admin import listed_people, listed_tables

    if what == "people":
        shown(done(lambda store: listed_people(store, most), database, config), as_json)
    elif what == "tables":
        shown(done(lambda store: listed_tables(store, status, most), database, config), as_json)
    else:
        raise BadSetup("admin-what", what=what[:40], known="people, tables")


@app.command(help=word("help-admin-close"))
def close(table: OneTable, database: DatabaseOption = None, config: ConfigOption = "") -> None:
    from signoria.server.ops import admin

    done(lambda store: admin.close(store, table), database, config)


@app.command(help=word("help-admin-ban"))
def ban(person: Person, database: DatabaseOption = None, config: ConfigOption = "") -> None:
    from signoria.server.ops import admin

    done(lambda store: admin.ban(store, person, True), database, config)


@app.command(help=word("help-admin-unban"))
def unban(person: Person, database: DatabaseOption = None, config: ConfigOption = "") -> None:
    from signoria.server.ops import admin

    done(lambda store: admin.ban(store, person, False), database, config)


@app.command(help=word("help-admin-export"))
def export(
    person: Person,
    out: Annotated[str, typer.Option("--out", help=word("help-admin-out"))] = "",
    database: DatabaseOption = None,
    config: ConfigOption = "",
) -> None:
    from signoria.server.ops.admin import exported
    from signoria.server.store.sqlite_file import private

    text = json.dumps(done(lambda store: exported(store, person), database, config), indent=1, ensure_ascii=False)
    if out:
        with open(out, "w", encoding="utf-8", opener=private) as file:
            file.write(text + "\n")
    else:
        print(text)


@app.command(help=word("help-admin-delete"))
def delete(
    what: Annotated[str, typer.Argument(metavar="person|table|line", help=word("help-admin-delete-what"))],
    id: Annotated[str, typer.Argument(metavar="ID", help=word("help-admin-id"), show_default=False)],
    n: Annotated[int, typer.Argument(metavar="N", help=word("help-admin-n"), show_default=False)] = -1,
    spectators: Annotated[bool, typer.Option("--spectators", help=word("help-admin-spectators"))] = False,
    database: DatabaseOption = None,
    config: ConfigOption = "",
) -> None:
    from signoria.server.ops import admin

    if what == "person":
        changed = done(lambda store: admin.delete_person(store, id), database, config)
        print(words(LANGUAGE).say("admin-deleted", {"tables": len(changed)}))
    elif what == "table":
        done(lambda store: admin.delete_table(store, id), database, config)
    elif what == "line":
        done(lambda store: admin.delete_line(store, id, n, spectators), database, config)
    else:
        raise BadSetup("admin-what", what=what[:40], known="person, table, line")


@app.command(help=word("help-admin-ratings"))
def ratings(
    again: Annotated[bool, typer.Option("--again", help=word("help-admin-again"))] = False,
    database: DatabaseOption = None,
    config: ConfigOption = "",
) -> None:
    from signoria.server.accounts.rater import Rater
    from signoria.server.bots.reader_pool import Reader
    from signoria.server.store.ratings import forgotten

    async def count(store: "Store") -> int:
        if again:
            await store.write(many=forgotten())
        reader = Reader()
        try:
            return await Rater(store, reader).count_all()
        finally:
            reader.close()

    print(words(LANGUAGE).say("admin-counted", {"games": done(count, database, config)}))
