"""Notices of turns: channels, what is on its way, and the keys of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("person", sa.String(12), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.JSON, nullable=False),
        sa.Column("code", sa.LargeBinary(32)),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_channels_person_people", ondelete="CASCADE"),
    )
    op.create_index("ix_channels_person", "channels", ["person"])
    op.create_table(
        "outbox",
        sa.Column("table", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("turn", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.String(12), nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", "turn", "channel", name="pk_outbox"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_outbox_table_tables", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["channel"], ["channels.id"], name="fk_outbox_channel_channels", ondelete="CASCADE"),
    )
    op.create_index("ix_outbox_due", "outbox", ["done", "due"])
    op.create_index("ix_outbox_channel", "outbox", ["channel"])
