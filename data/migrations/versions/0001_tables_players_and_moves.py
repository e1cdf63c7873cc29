"""Tables, players and moves."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    table_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "tables",
        sa.Column("id", table_id, nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("owner", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("quiet", sa.Boolean(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("posted", sa.Integer(), nullable=False),
        sa.Column("post", sa.BigInteger(), nullable=True),
        sa.Column("opened", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.Text(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=True),
        sa.Column("snapshot", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    live = sa.text("status IN ('lobby', 'running')")
    op.create_index(
        "one_live_table_a_channel",
        "tables",
        ["channel"],
        unique=True,
        sqlite_where=live,
        postgresql_where=live,
    )
    op.create_index("tables_by_channel", "tables", ["channel", "id"])
    owes_post = sa.text(
        "posted < CASE status WHEN 'abandoned' THEN ply + 1 WHEN 'lobby' THEN -1 "
        "WHEN 'closed' THEN -1 ELSE ply END"
    )
    op.create_index(
        "tables_owing_a_post",
        "tables",
        ["changed", "id"],
        sqlite_where=owes_post,
        postgresql_where=owes_post,
    )
    op.create_table(
        "players",
        sa.Column("table_id", table_id, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("draft", sa.Text(), nullable=False),
        sa.Column("seen", sa.Integer(), nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_players_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_players"),
    )
    op.create_index("players_by_user", "players", ["user", "table_id"])
    op.create_table(
        "moves",
        sa.Column("table_id", table_id, nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("user", sa.BigInteger(), nullable=True),
        sa.Column("move", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_moves_table_id"),
        sa.PrimaryKeyConstraint("table_id", "ply", name="pk_moves"),
    )
