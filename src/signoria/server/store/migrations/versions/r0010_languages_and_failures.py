"""The language that people are told their turns in, and passwords that did not fit."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("people", sa.Column("language", sa.String(8), nullable=False, server_default=""))
    op.create_table(
        "failures",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("what", sa.LargeBinary(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_failures"),
    )
    op.create_index("ix_failures_what", "failures", ["what", "at"])
    op.create_index("ix_failures_at", "failures", ["at"])
