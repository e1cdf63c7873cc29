"""Who may open tables, who is blocked, and what is special in a channel."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column(
        "guild_settings", sa.Column("access", sa.Text(), server_default="{}", nullable=False)
    )
