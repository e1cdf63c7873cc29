"""Challenges, and calls for players."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"

PENDING = sa.text("state IN ('open', 'agreed')")


def upgrade() -> None:
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "invitations",
        sa.Column("id", number, nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("post", sa.BigInteger(), nullable=True),
        sa.Column("owner", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("terms", sa.Text(), nullable=False),
        sa.Column("edition", sa.Integer(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("quiet", sa.Boolean(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("guests", sa.Text(), nullable=False),
        sa.Column("proposal", sa.Text(), nullable=True),
        sa.Column("table", number, nullable=True),
        sa.Column("place", sa.BigInteger(), nullable=True),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_invitations_table"),
        sa.PrimaryKeyConstraint("id", name="pk_invitations"),
    )
    op.create_index(
        "invitations_pending",
        "invitations",
        ["guild", "owner"],
        sqlite_where=PENDING,
        postgresql_where=PENDING,
    )
    op.add_column("timers", sa.Column("invitation", sa.BigInteger(), nullable=True))
    op.add_column("guild_settings", sa.Column("seek", sa.BigInteger(), nullable=True))
