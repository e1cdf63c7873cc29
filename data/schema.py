"""The tables of the database, as the newest migration leaves them.

Whoever changes something here adds a migration: see `data/migrations/README.md`.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

from engine.table import LIVE

metadata: Final = MetaData(
    # Every constraint has a name, so that a later migration can speak of it.
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

TableId: Final = BigInteger().with_variant(Integer, "sqlite")
"""SQLite counts up by itself only in a column whose type is INTEGER and nothing else."""

# A partial index serves a query that repeats its condition word for word, without parameters.
IS_LIVE: Final = text(f"status IN ({', '.join(repr(status) for status in LIVE)})")
# `Table.owes_post`, in SQL.
OWES_POST: Final = text(
    "posted < CASE status WHEN 'abandoned' THEN ply + 1 WHEN 'lobby' THEN -1 "
    "WHEN 'closed' THEN -1 ELSE ply END"
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", TableId, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("owner", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("quiet", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("posted", Integer, nullable=False),
    Column("post", BigInteger),
    Column("opened", BigInteger, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),  # microseconds since 1970
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("outcome", Text),  # JSON
    Column("snapshot", LargeBinary, nullable=False),
    Column("votes", Text, nullable=False, server_default="[]"),  # JSON
    Column("answer", Text, nullable=False, server_default=text("''")),
)

Index(
    "one_live_table_a_channel",
    tables.c.channel,
    unique=True,
    sqlite_where=IS_LIVE,
    postgresql_where=IS_LIVE,
)
Index("tables_by_channel", tables.c.channel, tables.c.id)
Index(
    "tables_owing_a_post",
    tables.c.changed,
    tables.c.id,
    sqlite_where=OWES_POST,
    postgresql_where=OWES_POST,
)

players: Final = Table(
    "players",
    metadata,
    Column("table_id", TableId, ForeignKey(tables.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("draft", Text, nullable=False),  # JSON
    Column("seen", Integer, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("since", Integer, nullable=False, server_default="0"),
    Column("standing", Text, nullable=False, server_default=text("''")),
)

Index("players_by_user", players.c.user, players.c.table_id)

moves: Final = Table(
    "moves",
    metadata,
    Column("table_id", TableId, ForeignKey(tables.c.id), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer),
    Column("user", BigInteger),
    Column("move", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("events", Text, nullable=False),  # JSON
)

guild_settings: Final = Table(
    "guild_settings",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("language", Text),
    Column("channels", Text, nullable=False),  # JSON
    Column("quiet", Boolean, nullable=False),
    Column("thread", Boolean, nullable=False),
)
