"""What was acknowledged is there; what was refused is not; the log is only ever appended to."""

import asyncio
import os
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, func, select, text
from sqlalchemy.exc import DBAPIError

from signoria import BadSetup
from signoria.server.play.entry import Acted, AnyEntry
from signoria.server.play.log_rows import row_of
from signoria.server.store import Conflict, Store, open_store
from signoria.server.store.schema import log, metadata, people, tables
from signoria.server.store.tables import Seat, TableRow, creation, table
from signoria.text import words
from tests.server.clients import PATIENCE

pytestmark = pytest.mark.anyio


def a_table(id: str) -> dict[str, object]:
    setup: dict[str, object] = {"game": "principe", "edition": "amigo", "options": {}, "seats": 3, "seed": "s"}
    return setup | {"id": id, "status": "running", "public": True, "watchable": True, "invitation": b"", "created": 1}


async def with_tables(store: Store, *ids: str) -> None:
    for id in ids:
        await store.write(tables.insert().values(a_table(id)))


def act(table: str, n: int, words: str = "pass") -> AnyEntry:
    return Acted(table, n, 1000 + n, 0, "person", words)


async def test_what_is_written_is_read_in_order(store: Store) -> None:
    await with_tables(store, "a", "b")
    entries = [act("a", n, f"bid {n}") for n in range(5)]
    await store.write(entries=[act("b", 0)])
    for entry in reversed(entries):
        await store.write(entries=[entry])
    assert await store.entries("a") == entries
    assert await store.entries("a", 3) == entries[3:]
    assert await store.entries("c") == []


async def test_of_two_writers_of_the_same_n_one_is_refused_and_others_in_the_same_commit_are_not(store: Store) -> None:
    await with_tables(store, *"abc")
    jobs = [store.write(entries=[act(table, 0, words)]) for table, words in zip("abac", "1121", strict=True)]
    done = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(result) for result in done] == [type(None), type(None), Conflict, type(None)]
    assert [row_of((await store.entries(table))[0]).text for table in "abc"] == ["1", "1", "1"]


async def test_an_entry_and_what_must_be_true_with_it_are_written_together_or_not_at_all(store: Store) -> None:
    await with_tables(store, "a")
    over = tables.update().where(tables.c.id == "a", tables.c.status == "running").values(status="over")
    await store.write(over, entries=[act("a", 0)])
    with pytest.raises(Conflict):
        await store.write(over, entries=[act("a", 1)])
    with pytest.raises(Conflict):
        await store.write(tables.update().values(status="running"), entries=[act("a", 0)])
    assert len(await store.entries("a")) == 1
    assert [row.status for row in await store.rows(tables.select())] == ["over"]


async def test_many_who_wait_share_a_commit(store: Store) -> None:
    await with_tables(store, "a")
    commits: list[int] = []
    whole = store.writer.commit

    async def counted(jobs: list[object]) -> None:
        commits.append(len(jobs))
        await whole(jobs)  # type: ignore[arg-type]

    store.writer.commit = counted  # type: ignore[assignment]
    await asyncio.gather(*(store.write(entries=[act("a", n)]) for n in range(100)))
    assert sum(commits) == 100
    assert len(commits) <= 3
    assert [entry.n for entry in await store.entries("a")] == list(range(100))


async def test_one_who_stops_waiting_does_not_stop_the_writing(store: Store) -> None:
    await with_tables(store, "a")
    impatient = asyncio.create_task(store.write(entries=[act("a", 0)]))
    await asyncio.sleep(0)
    impatient.cancel()
    await store.write(entries=[act("a", 1)])
    assert len(await store.entries("a")) == 2


async def test_the_log_is_never_rewritten_nor_cut_and_goes_only_with_its_table(store: Store) -> None:
    await with_tables(store, "a")
    await store.write(entries=[act("a", 0)])
    for statement in (log.update().values(text="bid 9"), log.delete()):
        with pytest.raises(DBAPIError, match="append-only"):
            async with store.writer.engine.begin() as connection:
                await connection.execute(statement)
    await store.write(tables.delete())
    assert await store.entries("a") == []


async def test_a_table_and_its_seats_are_read_at_one_go(store: Store) -> None:
    """In two, one that is deleted between them would be a table without seats, and its guests would be dismissed."""
    seated = [Seat(seat, None, None, "") for seat in range(3)]
    row = TableRow("a", "principe", "amigo", {}, seated, "s", None, "open", True, True, True, b"", 1, None)
    await store.write(*creation(row))
    read: list[str] = []
    event.listen(store.reading.sync_engine, "before_cursor_execute", lambda *told: read.append(str(told[2])))
    assert await table(store, "a") == row
    assert len([query for query in read if query.startswith("SELECT")]) == 1


async def test_an_entry_needs_its_table(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.write(entries=[act("nowhere", 0)])


async def test_what_was_written_is_there_when_the_database_is_opened_again(address: str) -> None:
    store = await open_store(address)
    await with_tables(store, "a")
    waiting = asyncio.gather(*(store.write(entries=[act("a", n)]) for n in range(3)))
    await asyncio.sleep(0)
    await store.close()
    await waiting
    store = await open_store(address)
    assert len(await store.entries("a")) == 3
    await store.close()


async def test_the_migrations_make_the_schema_that_the_code_describes(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with store.reading.connect() as connection:
        assert await connection.run_sync(differences) == []


@pytest.mark.parametrize(
    ("change", "key"),
    [("UPDATE alembic_version SET version_num = '9999'", "newer-schema"), ("DROP TABLE alembic_version", "foreign")],
)
async def test_a_schema_that_is_not_ours_stops_the_start(address: str, change: str, key: str) -> None:
    store = await open_store(address)
    async with store.writer.engine.begin() as connection:
        await connection.execute(text(change))
    await store.close()
    with pytest.raises(BadSetup, match=key):
        await open_store(address)


async def test_two_servers_hear_of_each_other_on_postgresql(postgres_address: str) -> None:
    one, other = await open_store(postgres_address), await open_store(postgres_address)
    heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
    assert other.news is not None
    await other.news.start(lambda table, n: heard.put_nowait((table, n)))
    await with_tables(one, "a")
    await one.write(table="a", entries=[act("a", 0), act("a", 1)])
    await one.write(people.insert().values(id="p", name="Ada", created=1), table="a")
    assert [await asyncio.wait_for(heard.get(), PATIENCE) for _ in range(2)] == [("a", 1), ("a", -1)]
    with pytest.raises(Conflict):
        await other.write(entries=[act("a", 1)])
    await one.close()
    await other.close()


async def test_a_listener_that_was_cut_off_says_that_it_may_have_missed_something(postgres_address: str) -> None:
    store = await open_store(postgres_address)
    heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
    assert store.news is not None
    await store.news.start(lambda table, n: heard.put_nowait((table, n)))
    others = select(func.pg_terminate_backend(text("pid"))).select_from(text("pg_stat_activity"))
    await store.rows(others.where(text("datname = current_database() AND pid <> pg_backend_pid()")))
    assert await asyncio.wait_for(heard.get(), PATIENCE) == ("", -1)
    await store.close()


async def test_a_file_of_sqlite_belongs_to_one_server(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/deep/in/signoria.db"
    store = await open_store(address)
    with pytest.raises(BadSetup, match="database-in-use"):
        await open_store(address)
    await store.close()
    await (await open_store(address)).close()


async def test_a_second_server_is_refused_by_whatever_name_it_calls_the_file(tmp_path: Path) -> None:
    """A link to it, a link to its folder, a hard link: beside that one SQLite itself would keep another -wal."""
    there, elsewhere = tmp_path / "there", tmp_path / "elsewhere"
    there.mkdir()
    store = await open_store(f"sqlite:///{there}/signoria.db")
    (tmp_path / "folder").symlink_to(there)
    (tmp_path / "link.db").symlink_to("folder/signoria.db")
    for name in ("link.db", "folder/signoria.db", "there/../folder/signoria.db"):
        with pytest.raises(BadSetup, match="database-in-use"):
            await open_store(f"sqlite:///{tmp_path}/{name}")
    elsewhere.mkdir()
    (elsewhere / "hard.db").hardlink_to(there / "signoria.db")
    with pytest.raises(BadSetup, match="database-links"):
        await open_store(f"sqlite:///{elsewhere}/hard.db")
    with pytest.raises(BadSetup, match="database"):
        await open_store(f"sqlite:///file:{there}/signoria.db?uri=true")
    assert [path.name for path in elsewhere.iterdir()] == ["hard.db"], "nothing is left behind"
    await with_tables(store, "a")
    await store.close()


async def test_through_a_link_it_is_the_same_database(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to("signoria.db")  # to what is not there yet
    store = await open_store(f"sqlite:///{tmp_path}/link.db")
    await with_tables(store, "a")
    await store.close()
    store = await open_store(f"sqlite:///{tmp_path}/signoria.db")
    assert [row.id for row in await store.rows(tables.select())] == ["a"]
    await store.close()


def open_to_others(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.stat().st_mode & 0o077)


async def test_files_of_sqlite_are_for_their_owner_only(tmp_path: Path) -> None:
    """The seeds of running games are in them."""
    before = os.umask(0)
    try:
        store = await open_store(f"sqlite:///{tmp_path}/signoria.db")
        await with_tables(store, "a")
        there = sorted(path.name for path in tmp_path.iterdir())
    finally:
        os.umask(before)
    assert there == ["signoria.db", "signoria.db-shm", "signoria.db-wal", "signoria.db.lock"]
    assert open_to_others(tmp_path) == []
    await store.close()


@pytest.mark.parametrize("beside", [False, True])
async def test_files_that_others_could_read_are_closed_to_them_with_a_word_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, beside: bool
) -> None:
    address = f"sqlite:///{tmp_path}/signoria.db"
    first = await open_store(address)
    await with_tables(first, "a")  # so that there is a -wal
    if not beside:
        await first.close()
    caplog.clear()
    for path in tmp_path.iterdir():
        path.chmod(0o664)
    loose = open_to_others(tmp_path)
    store = await open_store(address, beside=beside)
    assert open_to_others(tmp_path) == []
    assert set(loose) <= {Path(str(getattr(record, "file", ""))).name for record in caplog.records}
    await store.close()
    if beside:
        await first.close()


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("sqlite://", "database"),
        ("sqlite:////proc/no/such/signoria.db", "file"),
        ("sqlite:////proc/version", "file"),
        ("postgresql://nobody:hunter2@127.0.0.1:1/signoria", "database"),
        ("postgresql://nobody:hunter2@no.such.host.invalid/signoria", "database"),
        ("postgresql://x:hunter2@h:port/signoria", "bad-setting"),
        ("postgresql://x:hunter2@127.0.0.1:1/signoria?colour=red", "database"),
        ("mysql://me:hunter2@db/signoria", "bad-setting"),
    ],
)
async def test_a_database_that_cannot_be_used_is_one_clear_line(address: str, key: str) -> None:
    with pytest.raises(BadSetup) as caught:
        await open_store(address)
    assert caught.value.key == key
    line = words("en").error(caught.value)
    assert "\n" not in line
    assert "hunter2" not in line
    if key == "database" and "127.0.0.1" in address and "?" not in address:
        assert "127.0.0.1" in line


async def test_a_file_that_is_no_database_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "signoria.db").write_text("These are the voyages." * 100)
    with pytest.raises(BadSetup, match="not a database"):
        await open_store(f"sqlite:///{tmp_path}/signoria.db")
