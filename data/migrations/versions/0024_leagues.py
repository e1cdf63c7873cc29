"""Leagues and cups: their seasons, all that was done in them, and what they owe to channels."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"

NOT_OVER = sa.text("stage NOT IN ('closed', 'cancelled')")
OWED = sa.text("posted < edition")


def upgrade() -> None:
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "avoided",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("other", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("guild", "user", "other", name="pk_avoided"),
        sqlite_with_rowid=False,
    )
    op.create_index("avoided_by_other", "avoided", ["other"])

    op.create_table(
        "leagues",
        sa.Column("id", number, nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("owner", sa.BigInteger(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("organisers", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("dashboard", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_leagues"),
    )
    op.create_index("leagues_by_guild", "leagues", ["guild"])

    op.create_table(
        "seasons",
        sa.Column("id", number, nullable=False),
        sa.Column("league", number, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("stage", sa.Text(), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["league"], ["leagues.id"], name="fk_seasons_league"),
        sa.PrimaryKeyConstraint("id", name="pk_seasons"),
    )
    op.create_index("seasons_by_league", "seasons", ["league", "number"], unique=True)
    op.create_index(
        "seasons_not_over", "seasons", ["id"], sqlite_where=NOT_OVER, postgresql_where=NOT_OVER
    )

    op.create_table(
        "deeds",
        sa.Column("season", number, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("act", sa.Text(), nullable=False),
        sa.Column("by", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("undone", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(["season"], ["seasons.id"], name="fk_deeds_season"),
        sa.PrimaryKeyConstraint("season", "number", name="pk_deeds"),
    )
    op.create_index("deeds_by_key", "deeds", ["season", "key"], unique=True)

    op.create_table(
        "divisions",
        sa.Column("season", number, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("tier", sa.Integer(), nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["season"], ["seasons.id"], name="fk_divisions_season"),
        sa.PrimaryKeyConstraint("season", "number", name="pk_divisions"),
    )
    op.create_table(
        "entries",
        sa.Column("season", number, nullable=False),
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("division", sa.Integer(), nullable=True),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("returns", sa.Boolean(), nullable=False),
        sa.Column("withdrawn", sa.Boolean(), nullable=False),
        sa.Column("gone", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(["season"], ["seasons.id"], name="fk_entries_season"),
        sa.PrimaryKeyConstraint("season", "user", name="pk_entries"),
    )
    op.create_index("entries_by_user", "entries", ["user", "season"])

    op.create_table(
        "fixture_seats",
        sa.Column("season", number, nullable=False),
        sa.Column("fixture", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["season"], ["seasons.id"], name="fk_fixture_seats_season"),
        sa.PrimaryKeyConstraint("season", "fixture", "seat", name="pk_fixture_seats"),
    )
    op.create_index("fixture_seats_by_user", "fixture_seats", ["user", "season"])

    op.create_table(
        "fixtures",
        sa.Column("season", number, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("division", sa.Integer(), nullable=False),
        sa.Column("table_id", number, nullable=True),
        sa.Column("ranks", sa.Text(), nullable=True),
        sa.Column("judged", sa.Boolean(), nullable=False),
        sa.Column("void", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["season"], ["seasons.id"], name="fk_fixtures_season"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_fixtures_table_id"),
        sa.PrimaryKeyConstraint("season", "number", name="pk_fixtures"),
    )
    op.create_index("fixtures_by_table", "fixtures", ["table_id"], unique=True)

    op.create_table(
        "season_posts",
        sa.Column("season", number, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("subject", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("edition", sa.Integer(), nullable=False),
        sa.Column("posted", sa.Integer(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=True),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("failed", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(["season"], ["seasons.id"], name="fk_season_posts_season"),
        sa.PrimaryKeyConstraint("season", "kind", "subject", name="pk_season_posts"),
    )
    op.create_index(
        "season_posts_owed", "season_posts", ["season"], sqlite_where=OWED, postgresql_where=OWED
    )

    op.add_column(
        "tables", sa.Column("season", sa.BigInteger(), server_default="0", nullable=False)
    )

    op.add_column("timers", sa.Column("season", sa.BigInteger(), nullable=True))
    op.create_index("timers_by_season", "timers", ["season"])
