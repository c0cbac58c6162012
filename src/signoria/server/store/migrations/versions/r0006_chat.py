"""Chat at the table."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("open_chat", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "chat",
        sa.Column("table", sa.String(12), nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(12)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.PrimaryKeyConstraint("table", "spectators", "n", name="pk_chat"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chat_table_tables", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_chat_person_people", ondelete="SET NULL"),
    )
    op.create_index("ix_chat_person", "chat", ["person"])
