"""Votes to abandon a game, and what a server's managers have chosen."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("votes", sa.Text(), server_default="[]", nullable=False))
    op.create_table(
        "guild_settings",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.Text(), nullable=True),
        sa.Column("channels", sa.Text(), nullable=False),
        sa.Column("quiet", sa.Boolean(), nullable=False),
        sa.Column("thread", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("guild", name="pk_guild_settings"),
    )
