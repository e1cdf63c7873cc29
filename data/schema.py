"""The tables of the database, as the newest migration leaves them.

Whoever changes something here adds a migration: see `data/migrations/README.md`.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
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

from engine.invitations.model import PENDING
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
# A lobby that keeps seats for guests.
HAS_GUESTS: Final = text("status = 'lobby' AND guests != '[]'")
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
    Column("parent", BigInteger, nullable=False, server_default="0"),
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
    Column("guests", Text, nullable=False, server_default="[]"),  # JSON
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("strangers", Boolean, nullable=False, server_default=true()),
    Column("unwatched", Integer, nullable=False, server_default="0"),
    Column("pace", Integer, nullable=False, server_default="0"),
    Column("halted", Boolean, nullable=False, server_default=false()),
    Column("season", BigInteger, nullable=False, server_default="0"),
)

Index(
    "one_live_table_a_channel",
    tables.c.channel,
    unique=True,
    sqlite_where=IS_LIVE,
    postgresql_where=IS_LIVE,
)
Index("tables_by_channel", tables.c.channel, tables.c.id)
Index("tables_by_parent", tables.c.parent, tables.c.id)
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
    "lobbies_with_guests",
    tables.c.id,
    sqlite_where=HAS_GUESTS,
    postgresql_where=HAS_GUESTS,
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
    Column("intents", Text, nullable=False, server_default="[]"),  # JSON
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

results: Final = Table(
    "results",
    metadata,
    Column("table_id", TableId, ForeignKey(tables.c.id), primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("reason", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("void", Text, nullable=False, server_default="null"),  # JSON: who, and why
)
"""Games that have come to their end, numbered on each server as they did."""

Index("results_by_guild", results.c.guild, results.c.number, unique=True)
Index("results_by_game", results.c.guild, results.c.game, results.c.number)

placings: Final = Table(
    "placings",
    metadata,
    Column("table_id", TableId, ForeignKey(tables.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("user", BigInteger, nullable=False),
    Column("level", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("points", Integer),
    Column("part", Text, nullable=False),
    Column("own", Integer, nullable=False),
    Column("made", Integer, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("waited", BigInteger, nullable=False),
    # What the result has made of the rating in its game, and of the one in all games.
    Column("value", Double),
    Column("deviation", Double),
    Column("change", Double),
    Column("overall", Double),
    Column("overall_deviation", Double),
    Column("overall_change", Double),
)
"""How a seat came out of a game: guild, number and game are those of its result."""

Index("placings_by_user", placings.c.user, placings.c.guild, placings.c.number)
Index("placings_by_game", placings.c.user, placings.c.guild, placings.c.game, placings.c.number)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),  # empty: all games together
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("value", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("tables", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""What all results of a server so far make of somebody; they can be folded again at any time."""

rewards: Final = Table(
    "rewards",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),  # empty: all games together
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("role", BigInteger, nullable=False),
    Column("told", Boolean, nullable=False, server_default=false()),
    sqlite_with_rowid=False,
)
"""Roles for places on ladders; `told`: the managers know that it cannot be given."""

reward_holders: Final = Table(
    "reward_holders",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("role", BigInteger, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("given", Boolean, nullable=False, server_default=false()),
    Column("told", Boolean, nullable=False, server_default=false()),
    sqlite_with_rowid=False,
)
"""Who has such a role, or is about to, until it is `given`; `told`: the managers know
that it cannot be taken."""

Index("reward_holders_by_user", reward_holders.c.user)

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
    Column("kind", Text, nullable=False, server_default=text("''")),
)
"""Messages whose buttons go once their table has posted more than the position number `mark`; of
the kind *ping* they go themselves."""

Index("old_posts_by_table", old_posts.c.table_id)

puzzles: Final = Table(
    "puzzles",
    metadata,
    Column("id", TableId, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("week", Integer, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger),
    Column("table_id", TableId, ForeignKey(tables.c.id), nullable=False),
    Column("game", Text, nullable=False),
    Column("state", Text, nullable=False),  # JSON
    Column("seat", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
)
"""A server's puzzles, one a week at most."""

Index("puzzles_by_guild", puzzles.c.guild, puzzles.c.week, unique=True)

solvers: Final = Table(
    "solvers",
    metadata,
    Column("puzzle", TableId, ForeignKey(puzzles.c.id), primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Who has solved a puzzle, and when."""

Index("solvers_by_user", solvers.c.user)

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
    Column("puzzles", BigInteger),
    Column("seek", BigInteger),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("access", Text, nullable=False, server_default="{}"),  # JSON
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
    Column("invitation", BigInteger),
    Column("season", BigInteger),
)

# First those that nobody has taken, by when they fall due; then those in hand.
Index("timers_by_time", timers.c.taken, timers.c.at, timers.c.id)
Index("timers_by_table", timers.c.table_id, timers.c.seat)
Index("timers_by_user", timers.c.user, timers.c.kind)
Index("timers_by_season", timers.c.season)

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

# `Course.is_over`, in SQL.
IS_NOT_OVER: Final = text("stage NOT IN ('closed', 'cancelled')")
# `Owed.is_owed`, in SQL.
IS_OWED: Final = text("posted < edition")

# `Invitation.is_pending`, in SQL.
IS_PENDING: Final = text(f"state IN ({', '.join(repr(state) for state in PENDING)})")

invitations: Final = Table(
    "invitations",
    metadata,
    Column("id", TableId, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("post", BigInteger),
    Column("owner", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("terms", Text, nullable=False),  # JSON
    Column("edition", Integer, nullable=False),
    Column("language", Text, nullable=False),
    Column("quiet", Boolean, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("guests", Text, nullable=False),  # JSON
    Column("proposal", Text),  # JSON
    Column("table", TableId, ForeignKey(tables.c.id)),
    Column("place", BigInteger),
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""Challenges and calls for players, those that have been answered included."""

Index(
    "invitations_pending",
    invitations.c.guild,
    invitations.c.owner,
    sqlite_where=IS_PENDING,
    postgresql_where=IS_PENDING,
)

leagues: Final = Table(
    "leagues",
    metadata,
    Column("id", TableId, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("owner", BigInteger, nullable=False),
    Column("settings", Text, nullable=False),  # JSON
    Column("organisers", Text, nullable=False),  # JSON
    Column("made", BigInteger, nullable=False),
    Column("dashboard", BigInteger),
)
"""Leagues and cups, season after season."""

Index("leagues_by_guild", leagues.c.guild)

seasons: Final = Table(
    "seasons",
    metadata,
    Column("id", TableId, primary_key=True),
    Column("league", TableId, ForeignKey(leagues.c.id), nullable=False),
    Column("number", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("stage", Text, nullable=False),
    Column("plan", Text, nullable=False),  # JSON
    Column("seed", LargeBinary, nullable=False),
)
"""Their seasons: the plan is the first one, before any deed; the seed is sealed until the draw."""

Index("seasons_by_league", seasons.c.league, seasons.c.number, unique=True)
Index(
    "seasons_not_over",
    seasons.c.id,
    sqlite_where=IS_NOT_OVER,
    postgresql_where=IS_NOT_OVER,
)

deeds: Final = Table(
    "deeds",
    metadata,
    Column("season", TableId, ForeignKey(seasons.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("key", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("act", Text, nullable=False),  # JSON
    Column("by", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
    Column("undone", Boolean, nullable=False, server_default=false()),
)
"""All that was done to a season, in order: the season is what they come to."""

Index("deeds_by_key", deeds.c.season, deeds.c.key, unique=True)

entries: Final = Table(
    "entries",
    metadata,
    Column("season", TableId, ForeignKey(seasons.c.id), primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("division", Integer),
    Column("confirmed", Boolean, nullable=False),
    Column("returns", Boolean, nullable=False),
    Column("withdrawn", Boolean, nullable=False),
    Column("gone", Boolean, nullable=False, server_default=false()),
)
"""Who takes part in a season, and who did until they were `gone`; so that they can be found by
their number, and be called by name."""

Index("entries_by_user", entries.c.user, entries.c.season)

divisions: Final = Table(
    "divisions",
    metadata,
    Column("season", TableId, ForeignKey(seasons.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("tier", Integer, nullable=False),
    Column("people", Integer, nullable=False),
)

fixtures: Final = Table(
    "fixtures",
    metadata,
    Column("season", TableId, ForeignKey(seasons.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("round", Integer, nullable=False),
    Column("division", Integer, nullable=False),
    Column("table_id", TableId, ForeignKey(tables.c.id)),
    Column("ranks", Text),  # JSON
    Column("judged", Boolean, nullable=False),
    Column("void", Boolean, nullable=False),
)
"""The tables of a season, with their results once there are any."""

Index("fixtures_by_table", fixtures.c.table_id, unique=True)

fixture_seats: Final = Table(
    "fixture_seats",
    metadata,
    Column("season", TableId, ForeignKey(seasons.c.id), primary_key=True),
    Column("fixture", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user", BigInteger, nullable=False),
)
"""Who sits where at them."""

Index("fixture_seats_by_user", fixture_seats.c.user, fixture_seats.c.season)

season_posts: Final = Table(
    "season_posts",
    metadata,
    Column("season", TableId, ForeignKey(seasons.c.id), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("subject", Integer, primary_key=True, autoincrement=False),
    Column("edition", Integer, nullable=False),
    Column("posted", Integer, nullable=False),
    Column("channel", BigInteger),
    Column("message", BigInteger),
    Column("failed", Boolean, nullable=False, server_default=false()),
)
"""What a season owes to its channels: the edition that is due, and the one that is there."""

Index(
    "season_posts_owed",
    season_posts.c.season,
    sqlite_where=IS_OWED,
    postgresql_where=IS_OWED,
)

avoided: Final = Table(
    "avoided",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("other", BigInteger, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)
"""Whom somebody would rather not meet in leagues; nobody else is told."""

Index("avoided_by_other", avoided.c.other)

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
