"""Puzzles of servers, who has solved them, and where they are posted."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "puzzles",
        sa.Column("id", number, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("week", sa.Integer(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("table_id", number, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_puzzles_table_id"),
        sa.PrimaryKeyConstraint("id", name="pk_puzzles"),
    )
    op.create_index("puzzles_by_guild", "puzzles", ["guild", "week"], unique=True)
    op.create_table(
        "solvers",
        sa.Column("puzzle", number, nullable=False),
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["puzzle"], ["puzzles.id"], name="fk_solvers_puzzle"),
        sa.PrimaryKeyConstraint("puzzle", "user", name="pk_solvers"),
    )
    op.create_index("solvers_by_user", "solvers", ["user"])
    op.add_column("guild_settings", sa.Column("puzzles", sa.BigInteger(), nullable=True))
