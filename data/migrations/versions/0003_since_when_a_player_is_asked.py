"""Since when a table waits for each player's decision."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("players", sa.Column("since", sa.Integer(), server_default="0", nullable=False))
    # Until now, whoever was asked was asked for the table's present ply: their panels stay good.
    op.execute(
        "UPDATE players SET since = (SELECT ply FROM tables WHERE tables.id = players.table_id)"
    )
