"""By which rules a game was played before those that hold now, and where these began."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("older", sa.Text(), server_default="[]", nullable=False))
