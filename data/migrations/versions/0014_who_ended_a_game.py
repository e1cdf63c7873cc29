"""Who left or ended a game, and why."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("tables", sa.Column("partings", sa.Text(), server_default="[]", nullable=False))
