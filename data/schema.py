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
    false,
    text,
    true,
)

from engine.table.model import LIVE

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
    "posted < CASE status WHEN 'abandoned' THEN ply + taken + 1 WHEN 'lobby' THEN -1 "
    "WHEN 'closed' THEN -1 ELSE ply + taken END"
)
# `Table.lacks_lobby_post`, in SQL.
LACKS_LOBBY_POST: Final = text("status = 'lobby' AND post IS NULL")

tables: Final = Table(
    "tables",
    metadata,
    Column("id", TableId, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("guild", BigInteger, nullable=False),  # 0: a direct message
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
    Column("clock", Text, nullable=False, server_default='{"limit":0}'),  # JSON
    Column("tenures", Text, nullable=False, server_default="[]"),  # JSON
    Column("taken", Integer, nullable=False, server_default="0"),
    Column("back", Integer, nullable=False, server_default="-1"),
    Column("dice", Text, nullable=False, server_default="[]"),  # JSON
    Column("asking", Text, nullable=False, server_default="null"),  # JSON
    Column("older", Text, nullable=False, server_default="[]"),  # JSON
    Column("partings", Text, nullable=False, server_default="[]"),  # JSON
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("strangers", Boolean, nullable=False, server_default=true()),
    Column("unwatched", Integer, nullable=False, server_default="0"),
    Column("pace", Integer, nullable=False, server_default="0"),
    Column("halted", Boolean, nullable=False, server_default=false()),
)

Index(
    "one_live_table_a_channel",
    tables.c.channel,
    unique=True,
    sqlite_where=IS_LIVE,
    postgresql_where=IS_LIVE,
)
Index("tables_by_channel", tables.c.channel, tables.c.id)
Index("tables_by_guild", tables.c.guild, tables.c.status)
# All direct messages have the same number in the place of a server's.
Index(
    "live_tables_by_owner",
    tables.c.owner,
    tables.c.guild,
    sqlite_where=IS_LIVE,
    postgresql_where=IS_LIVE,
)
Index(
    "tables_owing_a_post",
    tables.c.changed,
    tables.c.id,
    sqlite_where=OWES_POST,
    postgresql_where=OWES_POST,
)
Index(
    "lobbies_without_a_post",
    tables.c.opened,
    tables.c.id,
    sqlite_where=LACKS_LOBBY_POST,
    postgresql_where=LACKS_LOBBY_POST,
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
    Column("asked", BigInteger, nullable=False, server_default="0"),
    Column("deadline", BigInteger, nullable=False, server_default="0"),
    Column("bank", BigInteger, nullable=False, server_default="0"),
    Column("away", Text, nullable=False, server_default="[]"),  # JSON
    Column("holder", Text, nullable=False, server_default="person"),
    Column("clock", Text),  # JSON
    Column("paused", Text, nullable=False, server_default="[]"),  # JSON
    Column("level", Integer, nullable=False, server_default="0"),
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
    Column("hand", Text, nullable=False, server_default="person"),
    Column("draw", Integer, nullable=False, server_default="0"),
)

errands: Final = Table(
    "errands",
    metadata,
    Column("interaction", BigInteger, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("what", Text, nullable=False),
    Column("settlement", Text, nullable=False),  # JSON
    sqlite_with_rowid=False,
)
"""What interactions have asked for, by the order in which they did."""

old_posts: Final = Table(
    "old_posts",
    metadata,
    Column("message", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", TableId, ForeignKey(tables.c.id), nullable=False),
    Column("mark", Integer, nullable=False),
    Column("lobby", Boolean, nullable=False),
    Column("behind", Boolean, nullable=False),
)
"""Messages whose buttons go once their table has posted more than the position number `mark`."""

guild_settings: Final = Table(
    "guild_settings",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("language", Text),
    Column("channels", Text, nullable=False),  # JSON
    Column("quiet", Boolean, nullable=False),
    Column("thread", Boolean, nullable=False),
    Column("clock", Text, nullable=False, server_default="{}"),  # JSON
    Column("allowance", Integer, nullable=False, server_default="30"),
    Column("most_tables", Integer),
    Column("log", BigInteger),
    Column("substitutes", Boolean, nullable=False, server_default=true()),
)

timers: Final = Table(
    "timers",
    metadata,
    Column("id", TableId, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("table_id", TableId, ForeignKey(tables.c.id)),
    Column("seat", Integer),
    Column("since", Integer, nullable=False),
    Column("user", BigInteger),
    Column("guild", BigInteger),
    Column("taken", BigInteger, nullable=False),
    Column("late", BigInteger, nullable=False),
)

# First those that nobody has taken, by when they fall due; then those in hand.
Index("timers_by_time", timers.c.taken, timers.c.at, timers.c.id)
Index("timers_by_table", timers.c.table_id, timers.c.seat)
Index("timers_by_user", timers.c.user, timers.c.kind)

people: Final = Table(
    "people",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", Text, nullable=False),  # JSON
)

absences: Final = Table(
    "absences",
    metadata,
    Column("id", TableId, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("user", BigInteger, nullable=False),
    Column("start", BigInteger, nullable=False),
    Column("end", BigInteger, nullable=False),
)

Index("absences_by_user", absences.c.user, absences.c.guild, absences.c.start)

heartbeats: Final = Table(
    "heartbeats",
    metadata,
    Column("process", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""When each process of the bot was last seen alive: no clock punishes for its absence."""

registrations: Final = Table(
    "registrations",
    metadata,
    Column("application", BigInteger, primary_key=True, autoincrement=False),
    Column("commands", Text, nullable=False),  # a checksum
)
"""Which commands Discord was told of last, so that it is told again only when they change."""
