"""Computers that sit down at a table, and how long they have played with nobody there."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    for table, column in (("players", "level"), ("tables", "unwatched")):
        op.add_column(table, sa.Column(column, sa.Integer(), server_default="0", nullable=False))
