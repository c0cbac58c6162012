"""Clocks: their terms and when something is due. Who is expected in a seat. The table where one plays again."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    for column in (
        sa.Column("clock", sa.JSON),
        sa.Column("told", sa.BigInteger),
        sa.Column("due", sa.BigInteger),
        sa.Column("next", sa.String(12)),
    ):
        op.add_column("tables", column)
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "expected",
        sa.Column("table", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(12), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_expected"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_expected_table_tables", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_expected_person_people", ondelete="CASCADE"),
    )
    op.create_index("ix_expected_person", "expected", ["person"])
