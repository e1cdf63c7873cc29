"""What a player has decided beforehand, to be carried out when it falls to them out of turn."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column(
        "players", sa.Column("standing", sa.Text(), server_default=sa.text("''"), nullable=False)
    )
