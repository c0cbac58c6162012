"""What is kept, table by table. A change here needs a migration: a test compares the two."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("login", String(64), index=True, unique=True),  # by which a password is asked for
    Column("password", String(200)),  # argon2id
    Column("banned", Boolean, nullable=False),
    Column("rated_since", BigInteger),  # since when they want to be rated, if they do
    Column("language", String(8), nullable=False, server_default=""),  # that they are told their turns in, if known
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("hash", LargeBinary(32), nullable=False, unique=True),  # of the token in the cookie
    Column("previous", LargeBinary(32), index=True),  # of the one before, which works a moment longer
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("renewed", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # as the authenticator names it, in base64url
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("key", LargeBinary, nullable=False),  # the public one
    Column("count", BigInteger, nullable=False),  # how often it was used, if the authenticator says so
    Column("created", BigInteger, nullable=False),
)

challenges = Table(
    "challenges",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE")),  # who registers; nobody yet for a login
    Column("expires", BigInteger, nullable=False, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("edition", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", String(64), nullable=False),  # secret until the game is over
    Column("host", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("status", String(8), nullable=False),  # open, running, over
    Column("public", Boolean, nullable=False),
    Column("watchable", Boolean, nullable=False),  # spectators may see the game while it runs
    Column("hints", Boolean, nullable=False),  # whoever is asked may ask what a bot would do
    Column("open_chat", Boolean, nullable=False),  # spectators may read what players say
    Column("invitation", LargeBinary(32), nullable=False),  # hash of the token in the link
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("clock", JSON(none_as_null=True)),  # its time control
    Column("told", BigInteger),  # when a spectator was last told something, to the minute
    Column("due", BigInteger, index=True),  # nothing is to be done before this that nobody does of themselves
    Column("next", String(12)),  # the table at which the same people play again
    Column("counted", Boolean, nullable=False),  # for ratings
    Column("box", JSON(none_as_null=True)),  # a `TableBox` with its values; none: ours
    Column("result", JSON(none_as_null=True)),  # `ResultFacts`; none while it is not over, or where nobody knows
    Index("ix_tables_status", "status", "public", "created"),
    Index("ix_tables_counted", "status", "counted", "ended"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("bot", String(64)),
    Column("name", String(64), nullable=False),  # empty while the seat is free
    Column("token", LargeBinary(32)),  # hash of what opens this seat, once
    Column("put_away", Boolean, nullable=False, server_default=false()),  # by its person, when the game was over
)

expected = Table(
    "expected",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(64), nullable=False),
)

log = Table(
    "log",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("by", String(16), nullable=False),
    Column("text", Text, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("kept", LargeBinary, nullable=False),  # what the log comes to, up to an entry
)

standings = Table(
    "standings",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, nullable=False),  # after so many entries
    Column("text", Text, nullable=False),  # JSON: who is asked, the round, the clocks
)

chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("spectators", Boolean, primary_key=True),  # said among them; they and the players count apart
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),  # -1 is a spectator
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(64), nullable=False),
    Column("text", String(300), nullable=False),  # empty if it was removed
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_game", "game", "seats"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("holder", String(12), nullable=False),  # which server works on it
    Column("until", BigInteger, nullable=False),  # after which another may, if there is no report
    Column("done", Integer, nullable=False),  # decisions looked at
    Column("total", Integer, nullable=False),
    Column("report", Text),  # JSON, when all is done
)

leases = Table(
    "leases",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("holder", String(12), nullable=False),  # a process, by a name it gave itself
    Column("until", BigInteger, nullable=False, index=True),
)

bot_tokens = Table(
    "bot_tokens",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), index=True),  # none: any seat of the person's
    Column("seat", Integer),
    Column("created", BigInteger, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),  # of this server's own: secret
)

channels = Table(
    "channels",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # push, mail, webhook
    Column("address", Text, nullable=False),
    Column("keys", JSON, nullable=False),
    Column("code", LargeBinary(32)),  # hash of what must be typed before anything is sent
    Column("failures", Integer, nullable=False),  # since it last worked
    Column("created", BigInteger, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("turn", BigInteger, primary_key=True),  # when the seat's clock began to run
    Column("channel", ForeignKey("channels.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("done", Boolean, nullable=False),
    Index("ix_outbox_due", "done", "due"),
)

failures = Table(
    "failures",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("what", LargeBinary(32), nullable=False),  # hash of the login, or whatever was tried in vain
    Column("at", BigInteger, nullable=False, index=True),
    Index("ix_failures_what", "what", "at"),
)
