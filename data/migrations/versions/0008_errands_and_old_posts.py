"""What interactions have asked for, that nothing is done twice; posts whose buttons are to go."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "errands",
        sa.Column("interaction", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("settlement", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("interaction", "number", name="pk_errands"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "old_posts",
        sa.Column("message", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("mark", sa.Integer(), nullable=False),
        sa.Column("lobby", sa.Boolean(), nullable=False),
        sa.Column("behind", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_old_posts_table_id"),
        sa.PrimaryKeyConstraint("message", name="pk_old_posts"),
    )
