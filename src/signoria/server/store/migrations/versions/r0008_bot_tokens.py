"""Tokens of programs that play for a person."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "bot_tokens",
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("person", sa.String(12), nullable=False),
        sa.Column("table", sa.String(12)),
        sa.Column("seat", sa.Integer),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_bot_tokens"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_bot_tokens_person_people", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_bot_tokens_table_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_bot_tokens_person", "bot_tokens", ["person"])
    op.create_index("ix_bot_tokens_table", "bot_tokens", ["table"])
