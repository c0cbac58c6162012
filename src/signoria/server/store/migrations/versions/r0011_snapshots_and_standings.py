"""What is kept beside the log: snapshots, and how tables stand."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(12), nullable=False),
        sa.Column("kept", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_snapshots_table_tables", ondelete="CASCADE"),
    )
    op.create_table(
        "standings",
        sa.Column("table", sa.String(12), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_standings"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_standings_table_tables", ondelete="CASCADE"),
    )
