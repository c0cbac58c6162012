"""People, tables, seats, and the log that is only ever appended to."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

SQLITE_TRIGGERS = [
    """CREATE TRIGGER log_is_never_rewritten BEFORE UPDATE ON log
       BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END""",
    """CREATE TRIGGER log_is_never_cut BEFORE DELETE ON log
       WHEN EXISTS (SELECT 1 FROM tables WHERE id = OLD."table")
       BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END""",
]
POSTGRESQL_TRIGGERS = [
    """CREATE FUNCTION keep_log() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF TG_OP = 'UPDATE' OR EXISTS (SELECT 1 FROM tables WHERE id = OLD."table") THEN
           RAISE EXCEPTION 'the log is append-only';
         END IF;
         RETURN OLD;
       END $$""",
    "CREATE TRIGGER log_is_append_only BEFORE UPDATE OR DELETE ON log FOR EACH ROW EXECUTE FUNCTION keep_log()",
]


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("person", sa.String(12), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person_people", ondelete="CASCADE"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    create_tables_and_seats()
    op.create_table(
        "log",
        sa.Column("table", sa.String(12), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("by", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "n", name="pk_log"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_log_table_tables", ondelete="CASCADE"),
    )
    on_sqlite = op.get_bind().dialect.name == "sqlite"
    for trigger in SQLITE_TRIGGERS if on_sqlite else POSTGRESQL_TRIGGERS:
        op.execute(trigger)


def create_tables_and_seats() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("edition", sa.String(32), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("host", sa.String(12)),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("watchable", sa.Boolean, nullable=False),
        sa.Column("invitation", sa.LargeBinary(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="fk_tables_host_people", ondelete="SET NULL"),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_status", "tables", ["status", "public", "created"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(12)),
        sa.Column("bot", sa.String(64)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("token", sa.LargeBinary(32)),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table_tables", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person_people", ondelete="SET NULL"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
