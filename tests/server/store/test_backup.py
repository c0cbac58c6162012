"""A backup is everything, and whole: put into either kind of database it is the same server again, byte for byte."""

import json
from hashlib import sha256
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, select, text

from signoria import BadSetup, Rng
from signoria.kernel.record import parsed
from signoria.server.store import Store, open_store
from signoria.server.store.backup import KEPT, back_up, restore
from signoria.server.store.schema import leases, metadata, people, snapshots, standings
from signoria.text import words
from tests.cli.signoria_cli import one_line, signoria
from tests.server.clients import Guest, guests, serving, table_for
from tests.server.http.test_live import play
from tests.server.logs import rows

pytestmark = pytest.mark.anyio


async def played(store: Store, path: Path) -> tuple[str, dict[str, str]]:
    """A finished game and one that runs, backed up while the server goes on; the running one, and a cookie."""
    async with serving(store) as home, guests(home, "Ada", "Bruno") as (ada, bruno):
        over, _invitation = await table_for(ada, bots=1)
        async with ada.wire() as wire:
            await play(wire, over, 0, Rng(3))
            await wire.send("say", id=1, table=over, seat=0, text="Ancora!")
            await wire.until("said", "rejected", "fault")
        running, _invitation = await table_for(ada, bruno, clock={"kind": "live", "reserve": 600, "increment": 5})
        await ada.post(f"/tables/{running}/seats/0/bot-token")
        assert await back_up(store, path) > 100
        return running, dict(ada.http.cookies)


async def test_a_backup_restores_to_the_same_bytes_in_either_kind_of_database(
    postgres_address: str, tmp_path: Path
) -> None:
    backups = [tmp_path / name for name in ("first", "second", "third")]
    store = await open_store(f"sqlite:///{tmp_path}/signoria.db")
    running, cookies = await played(store, backups[0])
    await store.close()
    assert backups[0].stat().st_mode & 0o077 == 0
    for n, address in enumerate((postgres_address, f"sqlite:///{tmp_path}/other.db")):
        await restore(address, backups[n])
        again = await open_store(address)
        await back_up(again, backups[n + 1])
        assert backups[n + 1].read_bytes() == backups[n].read_bytes()
        async with serving(again) as home:
            await look_in(home, running, cookies)
        await again.close()


async def look_in(home: str, running: str, cookies: dict[str, str]) -> None:
    """Whoever was there before finds everything as it was."""
    ada = Guest(home)
    ada.http.cookies.update(cookies)
    async with ada.wire() as wire:
        assert (await wire.subscribe(running, 0))["type"] == "sync"
    over = [mine["table"]["id"] for mine in (await ada.get("/tables/mine?status=over")).json()["tables"]]
    assert parsed((await ada.get(f"/tables/{over[0]}/record")).text).over
    await ada.http.aclose()


def test_every_table_is_in_a_backup_but_who_looks_after_what_and_what_the_log_says() -> None:
    assert set(KEPT) == set(metadata.sorted_tables) - {leases, snapshots, standings}


async def test_what_is_not_whole_or_would_mix_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    address, backup = f"sqlite:///{tmp_path}/signoria.db", tmp_path / "backup"
    store = await open_store(address)
    await back_up(store, backup)
    with pytest.raises(BadSetup, match="file-exists"):
        await back_up(store, backup)
    async with serving(store) as home, guests(home, "Ada"):
        pass
    await back_up(store, tmp_path / "more")
    await store.close()
    with pytest.raises(BadSetup, match="database-not-empty"):
        await restore(address, tmp_path / "more")
    whole = (tmp_path / "more").read_bytes()
    for n, broken in enumerate((whole[:-20], whole.replace(b"Ada", b"Eve"), b"", b"[]\n{}\n", b"\xff\n")):
        (tmp_path / f"broken{n}").write_bytes(broken)
        with pytest.raises(BadSetup, match="bad-backup"):
            await restore(f"sqlite:///{tmp_path}/new.db", tmp_path / f"broken{n}")
    assert not (tmp_path / "new.db").exists()


async def test_a_backup_is_for_its_owner_only_whatever_lay_in_its_place(store: Store, tmp_path: Path) -> None:
    (tmp_path / "public").touch(0o666)
    (tmp_path / "backup.part").symlink_to("public")
    await back_up(store, tmp_path / "backup")
    assert (tmp_path / "backup").stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "public").read_bytes() == b""


def test_backup_and_restore_are_one_command_each(tmp_path: Path) -> None:
    one, other = (f"sqlite:///{tmp_path}/{name}.db" for name in ("one", "other"))
    done = signoria("backup", str(tmp_path / "file"), "--database", one)
    assert done.returncode == 0, done.stderr
    assert "file" in done.stdout
    done = signoria("restore", str(tmp_path / "file"), "--database", other)
    assert done.returncode == 0, done.stderr
    assert "no whole backup" in one_line(signoria("restore", str(tmp_path / "one.db"), "--database", other))
    assert "nowhere" in one_line(signoria("restore", str(tmp_path / "nowhere"), "--database", other))


def at_first_version(path: Path) -> None:
    """A database as the first version left it, with a person and a table in it."""

    def made(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", "signoria.server.store:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text("INSERT INTO people VALUES ('ada', 'Ada', 1)"))
        columns = "id, game, edition, options, seats, seed, host, status, public, watchable, invitation, created"
        values = "'t', 'principe', 'amigo', '{\"rich\": 0}', 2, 's', 'ada', 'running', 1, 1, x'00', 1"
        connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({values})"))
        for seat in (0, 1):
            connection.execute(text(f"INSERT INTO seats VALUES ('t', {seat}, 'ada', NULL, 'Ada', NULL)"))
        connection.execute(text("INSERT INTO log VALUES ('t', 0, 1, 'start', -1, '', 'person person')"))

    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        made(connection)
    engine.dispose()


async def test_a_database_of_the_first_version_is_changed_only_if_asked_and_then_goes_on(tmp_path: Path) -> None:
    at_first_version(tmp_path / "signoria.db")
    address = f"sqlite:///{tmp_path}/signoria.db"
    with pytest.raises(BadSetup, match="old-schema"):
        await open_store(address)
    store = await open_store(address, migrate=True)
    assert [row.text for row in rows(await store.entries("t"))] == ["person person"]
    async with serving(store) as home, guests(home, "Bruno") as (bruno,):
        assert (await bruno.get("/tables/t")).json()["table"]["seats"][1]["name"] == "Ada"
    await store.close()
    await (await open_store(address)).close()


async def test_a_backup_of_an_older_version_is_put_in_as_it_is_and_then_brought_up(tmp_path: Path) -> None:
    lines = b'{"format":"signoria-backup/1","schema":"0001"}\n["people",{"created":1,"id":"ada","name":"Ada"}]\n'
    end = f'{{"rows":1,"sha256":"{sha256(lines).hexdigest()}"}}\n'.encode()
    (tmp_path / "old").write_bytes(lines + end)
    address = f"sqlite:///{tmp_path}/signoria.db"
    assert await restore(address, tmp_path / "old") == (1, "0001")
    with pytest.raises(BadSetup, match="old-schema"):
        await open_store(address)
    store = await open_store(address, migrate=True)
    assert [row.name for row in await store.rows(select(people))] == ["Ada"]
    await store.close()


ODD: list[object] = [
    None,
    True,
    -1,
    2**40,
    2**70,
    1.5,
    "",
    "x" * 5000,
    "\0",
    "\ud800",
    [],
    {},
    {"a": [1]},
    "zz",
    float("nan"),
]


def summed(lines: list[bytes]) -> bytes:
    """With a sum that is right, whatever the lines are."""
    whole = b"".join(lines)
    return whole + f'{{"rows":{len(lines) - 1},"sha256":"{sha256(whole).hexdigest()}"}}\n'.encode()


def spoiled(lines: list[bytes], rng: Rng) -> list[bytes]:
    """One row with something odd in it, or one twice, or one missing."""
    n = 1 + int(rng.below(len(lines) - 1))
    name, row = json.loads(lines[n])
    way = int(rng.below(4))
    if way == 0:
        return [*lines[: n + 1], lines[n], *lines[n + 1 :]]
    if way == 1:
        return lines[:n] + lines[n + 1 :]
    odd = ODD[int(rng.below(len(ODD)))]
    if way == 2:
        row[list(row)[int(rng.below(len(row)))]] = odd
    else:
        name, row = [("nowhere", row), (odd, row), (name, odd), (name, {**row, "colour": 1})][int(rng.below(4))]
    return [*lines[:n], json.dumps([name, row]).encode() + b"\n", *lines[n + 1 :]]


async def test_a_malformed_row_under_a_right_sum_is_refused_by_name_or_restored_whole(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/signoria.db")
    await played(store, tmp_path / "whole")
    await store.close()
    lines = (tmp_path / "whole").read_bytes().splitlines(keepends=True)[:-1]
    rng, refused = Rng(18), list[BadSetup]()
    for n in range(40):
        (tmp_path / "spoiled").write_bytes(summed(spoiled(lines, rng)))
        try:
            await restore(f"sqlite:///{tmp_path}/{n}.db", tmp_path / "spoiled")
        except BadSetup as error:
            refused.append(error)
    assert {error.key for error in refused} == {"bad-row"}
    assert not any("\n" in words("en").error(error) for error in refused)
    assert len(refused) > 15
