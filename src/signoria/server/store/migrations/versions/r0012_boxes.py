"""The box that a table is played with, where it is not ours."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("box", sa.JSON(none_as_null=True)))
