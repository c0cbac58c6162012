"""Leases: which process looks after a table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("table", sa.String(12), nullable=False),
        sa.Column("holder", sa.String(12), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_leases"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_leases_table_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_leases_until", "leases", ["until"])
