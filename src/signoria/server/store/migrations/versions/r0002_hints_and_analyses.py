"""Whether a table allows hints; analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(12), nullable=False),
        sa.Column("holder", sa.String(12), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("report", sa.Text),
        sa.PrimaryKeyConstraint("table", name="pk_analyses"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_analyses_table_tables", ondelete="CASCADE"),
    )
