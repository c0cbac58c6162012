"""Passwords, passkeys, bans; sessions that expire and are renewed."""

import time

import sqlalchemy as sa
from alembic import op

from signoria.server.tokens import new_id

revision = "0005"
down_revision = "0004"

TWO_MONTHS = 60 * 24 * 3600 * 1000


def upgrade() -> None:
    op.add_column("people", sa.Column("login", sa.String(64)))
    op.add_column("people", sa.Column("password", sa.String(200)))
    op.add_column("people", sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_people_login", "people", ["login"], unique=True)
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), nullable=False),
        sa.Column("person", sa.String(12), nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_passkeys_person_people", ondelete="CASCADE"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("person", sa.String(12)),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_challenges"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_challenges_person_people", ondelete="CASCADE"),
    )
    op.create_index("ix_challenges_expires", "challenges", ["expires"])
    renew_sessions()


def renew_sessions() -> None:
    """Whoever has a cookie keeps it: what is known of each is carried over."""
    kept = op.get_bind().execute(sa.text("SELECT hash, person FROM sessions")).all()
    op.drop_table("sessions")
    sessions = op.create_table(
        "sessions",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("previous", sa.LargeBinary(32)),
        sa.Column("person", sa.String(12), nullable=False),
        sa.Column("renewed", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.UniqueConstraint("hash", name="uq_sessions_hash"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person_people", ondelete="CASCADE"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_index("ix_sessions_previous", "sessions", ["previous"])
    until = time.time_ns() // 1_000_000 + TWO_MONTHS
    for row in kept:
        kept_on = {"id": new_id(), "hash": row.hash, "person": row.person, "renewed": 0, "expires": until}
        op.execute(sa.insert(sessions).values(kept_on))
