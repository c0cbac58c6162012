"""Opening a database: its address, how SQLite is held, whether the schema is ours; one clear line if not."""

from functools import cache
from importlib.resources import files
from typing import IO, TYPE_CHECKING, Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from asyncpg.exceptions import InternalClientError, PostgresError
from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from signoria.kernel.errors import BadSetup
from signoria.server.store.leases import versions
from signoria.server.store.news import News
from signoria.server.store.schema import metadata
from signoria.server.store.sqlite_file import close_to_others, hold, prepared
from signoria.server.store.store import Store
from signoria.server.store.writer import Writer

if TYPE_CHECKING:  # half a second and 20 MB that only who has Redis should pay
    from signoria.server.store.redis_news import RedisNews

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
FAULTS = (SQLAlchemyError, PostgresError, InternalClientError, OSError, TypeError)  # the last: an unknown parameter
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")


async def open_store(
    address: str, migrate: bool = False, beside: bool = False, until: str = "head", redis: str = ""
) -> Store:
    """The database at an address, made if there is none; BadSetup if it cannot be used as it is.

    `beside` a server that may have it open: for a moment, and not to serve from. `until` a revision of the schema, to
    put in what an older version took out. `redis` is where processes tell each other news, if not by PostgreSQL.
    """
    try:
        url = make_url(address)
        url = url.set(drivername=DRIVERS[url.drivername])
    except (ArgumentError, KeyError, ValueError):
        raise BadSetup("bad-setting", setting="database", value="…", wanted="database") from None
    on_sqlite = url.get_backend_name() == "sqlite"
    if redis and on_sqlite:
        raise BadSetup("redis-without-postgresql")
    by_redis = await redis_news(redis) if redis else None
    held = None
    if on_sqlite:
        path = prepared(url.database or "", with_folder=not beside)
        url = url.set(database=str(path))
        held = None if beside else hold(path)
    # PostgreSQL answers a query at one go if it need not be told where it begins and ends.
    alone = {} if on_sqlite else {"isolation_level": "AUTOCOMMIT"}
    reading = create_async_engine(url, pool_size=4, hide_parameters=True, **alone)
    # A line of its own: no commit waits for those who read.
    writing = create_async_engine(url, pool_size=1, max_overflow=0, hide_parameters=True)
    if on_sqlite:
        listen(reading.sync_engine, "BEGIN")
        listen(writing.sync_engine, "BEGIN IMMEDIATE")
    try:
        async with writing.begin() as connection:
            await connection.run_sync(check_schema, migrate, until)
    except BaseException as error:
        await dispose(reading, writing, held)
        if isinstance(error, FAULTS):
            raise BadSetup("database", fault=fault_of(error, url.host or "")) from None
        raise
    if on_sqlite:
        close_to_others(path)
    listened = url.set(drivername="postgresql").render_as_string(hide_password=False)
    news = None if on_sqlite else by_redis or News(listened)
    file = create_engine(url.set(drivername="sqlite")) if on_sqlite else None
    if file is not None:
        listen(file, "BEGIN IMMEDIATE")
    writer = Writer(writing, file, by_redis.tell if by_redis else None)
    return Store(reading, writer, news, lambda: dispose(reading, writing, held))


async def redis_news(address: str) -> "RedisNews":
    from signoria.server.store.redis_news import RedisNews, check_redis

    await check_redis(address)
    return RedisNews(address)


async def dispose(reading: AsyncEngine, writing: AsyncEngine, held: IO[str] | None) -> None:
    await reading.dispose()
    await writing.dispose()
    if held is not None:
        held.close()


def listen(engine: Engine, begin: str) -> None:
    """SQLite as we want it: transactions begun by us, each commit on the disk before it is reported."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def revision(connection: Connection) -> str | None:
    """The version of the schema that is there; none if there is nothing."""
    return MigrationContext.configure(connection).get_current_revision()


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("signoria.server.store") / "migrations"))
    return config


@cache
def revisions() -> tuple[str, set[str]]:
    """The newest version of the schema, and all that are known; read once, for each is a module to run."""
    script = ScriptDirectory.from_config(migrations())
    return str(script.get_current_head()), {step.revision for step in script.walk_revisions()}


def check_schema(connection: Connection, migrate: bool, until: str) -> None:
    """An empty database is filled; one of an older version is changed only if that was asked for."""
    head, known = revisions()
    wanted = head if until == "head" else until
    found = revision(connection)
    if found is None and set(inspect(connection).get_table_names()) & set(metadata.tables):
        raise BadSetup("foreign-database")
    for version in (found, wanted):
        if version is not None and version not in known:
            raise BadSetup("newer-schema", found=version[:40], known=head)
    if found == wanted:
        return
    if found is not None and not migrate:
        raise BadSetup("old-schema", found=found, known=wanted)
    if found is not None and connection.dialect.name == "postgresql" and versions(connection):
        raise BadSetup("database-used")
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, wanted)


def fault_of(error: BaseException, host: str) -> str:
    """What the database said, in one line, without our statement; or who did not answer."""
    said = str(error.orig) if isinstance(error, DBAPIError) and error.orig else str(error)
    if isinstance(error, OSError) and error.strerror:
        said = f"{host}: {error.strerror}" if host else error.strerror
    return " ".join(said.split()).rstrip(".")[:200] or type(error).__name__
