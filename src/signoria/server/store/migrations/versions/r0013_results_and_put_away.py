"""How a game ended, for lists; and which finished tables somebody has put away."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("result", sa.JSON(none_as_null=True)))
    op.add_column("seats", sa.Column("put_away", sa.Boolean, nullable=False, server_default=sa.false()))
