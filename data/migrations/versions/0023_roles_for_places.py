"""Roles for places on ladders, and who has them."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.create_table(
        "rewards",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("role", sa.BigInteger(), nullable=False),
        sa.Column("told", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("guild", "game", "place", name="pk_rewards"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "reward_holders",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("role", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("given", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("told", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("guild", "role", "user", name="pk_reward_holders"),
        sqlite_with_rowid=False,
    )
    op.create_index("reward_holders_by_user", "reward_holders", ["user"])
