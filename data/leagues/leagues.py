"""Leagues and their seasons: what is looked up, and what is done to them."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace
from sqlalchemy import Connection, Integer, and_, bindparam, func, insert, select, update

from data.database import Area, reads, writes
from data.errands import note_errand, settle_errand
from data.leagues import posts, writing
from data.leagues.rows import (
    league_values,
    read_deed,
    read_league,
    read_line,
    read_owed,
    read_plan,
)
from data.rating.results import find_result
from data.schema import (
    IS_LIVE,
    IS_NOT_OVER,
    avoided,
    deeds,
    entries,
    fixture_seats,
    fixtures,
    leagues,
    placings,
    seasons,
    tables,
    timers,
)
from data.tables import add_table
from data.timers import SET_ASIDE, add_timers
from engine.clock.timers import Timer
from engine.host.league_store import Ended, KeptSeason, Written
from engine.host.once import Errand, Settlement
from engine.league.course import SeasonLine
from engine.league.eligibility import Kept
from engine.league.model import League
from engine.league.posts import Due, Owed
from engine.league.season import Plan
from engine.table.model import LIVE, Table

_ADD_LEAGUE: Final = insert(leagues).returning(leagues.c.id)

LEAGUE_CHANGED: Final = (
    update(seasons)
    .where(seasons.c.league == bindparam("id_"))
    .values(version=seasons.c.version + 1)
)
"""Whoever remembers one of its seasons looks again."""

_LEAGUE: Final = select(leagues).where(leagues.c.id == bindparam("id_"))
OF_GUILD: Final = (
    select(leagues)
    .where(leagues.c.guild == bindparam("guild_"))
    .order_by(func.lower(leagues.c.name), leagues.c.id)
)

_SEASONS: Final = (
    select(seasons.c.id, seasons.c.number, seasons.c.stage)
    .where(seasons.c.league == bindparam("id_"))
    .order_by(seasons.c.number)
)
_SEASON: Final = select(seasons).where(seasons.c.id == bindparam("id_"))
_VERSION: Final = select(seasons.c.version).where(seasons.c.id == bindparam("id_"))
_DEEDS: Final = select(deeds).where(deeds.c.season == bindparam("id_")).order_by(deeds.c.number)
_NAMES: Final = select(entries.c.user, entries.c.name).where(entries.c.season == bindparam("id_"))

NOT_OVER: Final = select(seasons.c.id).where(IS_NOT_OVER).order_by(seasons.c.id)
_UNTIMED: Final = (
    select(seasons.c.id)
    .outerjoin(
        timers,
        and_(timers.c.season == seasons.c.id, timers.c.since == 0, timers.c.taken != SET_ASIDE),
    )
    .where(IS_NOT_OVER, timers.c.id.is_(None))
    .order_by(seasons.c.id)
)

_REHOUSE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("id_"), IS_LIVE)
    .values(
        channel=bindparam("channel_"),
        parent=bindparam("parent_"),
        posted=tables.c.ply + tables.c.taken - 1,
        post=None,
        version=tables.c.version + 1,
    )
)

_FIXTURE: Final = select(fixtures.c.season, fixtures.c.number).where(
    fixtures.c.table_id == bindparam("table_")
)
_ENDED: Final = (
    select(fixtures.c.number, fixtures.c.table_id)
    .join(tables, tables.c.id == fixtures.c.table_id)
    .where(
        fixtures.c.season == bindparam("id_"),
        fixtures.c.ranks.is_(None),
        ~fixtures.c.void,
        tables.c.status.not_in(LIVE),
    )
    .order_by(fixtures.c.number)
)
_PLAYED_BY: Final = (
    select(seasons.c.id)
    .join(entries, entries.c.season == seasons.c.id)
    .where(entries.c.user == bindparam("user_"), ~entries.c.gone, IS_NOT_OVER)
    .order_by(seasons.c.id)
)
_RUNNING_OF: Final = (
    select(func.count())
    .select_from(fixture_seats)
    .join(
        fixtures,
        and_(
            fixtures.c.season == fixture_seats.c.season,
            fixtures.c.number == fixture_seats.c.fixture,
        ),
    )
    .join(seasons, seasons.c.id == fixture_seats.c.season)
    .where(
        fixture_seats.c.user == bindparam("user_"),
        fixtures.c.ranks.is_(None),
        ~fixtures.c.void,
        IS_NOT_OVER,
    )
)
_KEPT_BY: Final = (
    select(placings.c.own, placings.c.made)
    .join(tables, tables.c.id == placings.c.table_id)
    .where(
        placings.c.user == bindparam("user_"),
        placings.c.guild == bindparam("guild_"),
        tables.c.season > 0,
    )
    .order_by(placings.c.number.desc())
    .limit(bindparam("most_", type_=Integer))
)
_AVOIDED: Final = select(avoided.c.user, avoided.c.other).where(
    avoided.c.guild == bindparam("guild_"),
    avoided.c.user.in_(bindparam("users_", expanding=True)),
)


class Leagues(Area):
    """An `engine.host.league_store.LeagueStore`."""

    @writes
    def add(
        self,
        connection: Connection,
        league: League,
        plan: Plan,
        timer: Timer,
        *,
        errand: Errand | None,
    ) -> int:
        note_errand(connection, errand, Settlement())
        number = connection.execute(_ADD_LEAGUE, league_values(league)).scalar_one()
        season = writing.add_season(connection, number, 1, plan)
        add_timers(connection, (replace(timer, season=season),))
        settle_errand(connection, errand, Settlement(table=number))
        return number

    @writes
    def save(self, connection: Connection, league: League, *, errand: Errand | None) -> League:
        note_errand(connection, errand, Settlement(table=league.id))
        after = writing.replace_league(connection, league)
        connection.execute(LEAGUE_CHANGED, {"id_": league.id})
        return after

    @reads
    def league(self, connection: Connection, league_id: int) -> League | None:
        row = connection.execute(_LEAGUE, {"id_": league_id}).one_or_none()
        return None if row is None else read_league(row)

    @reads
    def of_guild(self, connection: Connection, guild: int) -> list[League]:
        return [read_league(row) for row in connection.execute(OF_GUILD, {"guild_": guild}).all()]

    @reads
    def seasons(self, connection: Connection, league_id: int) -> list[SeasonLine]:
        return [read_line(row) for row in connection.execute(_SEASONS, {"id_": league_id}).all()]

    @reads
    def season(self, connection: Connection, season_id: int) -> KeptSeason | None:
        return find_season(connection, season_id)

    @reads
    def version(self, connection: Connection, season_id: int) -> int | None:
        return connection.scalar(_VERSION, {"id_": season_id})

    @writes
    def write(self, connection: Connection, written: Written, *, errand: Errand | None) -> int:
        note_errand(connection, errand, Settlement(table=written.kept.id))
        return writing.write(connection, written)

    @writes
    def begin(
        self, connection: Connection, table: Table, written: Callable[[Table], Written]
    ) -> tuple[Table, int]:
        opened = add_table(connection, table)
        return opened, writing.write(connection, written(opened))

    @writes
    def rehouse(self, connection: Connection, table_id: int, channel: int, parent: int) -> None:
        values = {"id_": table_id, "channel_": channel, "parent_": parent}
        connection.execute(_REHOUSE, values)

    @reads
    def not_over(self, connection: Connection) -> list[int]:
        return list(connection.scalars(NOT_OVER))

    @reads
    def untimed(self, connection: Connection) -> list[int]:
        return list(connection.scalars(_UNTIMED))

    @writes
    def wake(self, connection: Connection, now: int) -> list[int]:
        found = list(connection.scalars(_UNTIMED))
        add_timers(connection, [Timer(at=now, kind="season", season=one) for one in found])
        return found

    @reads
    def fixture(self, connection: Connection, table_id: int) -> tuple[int, int] | None:
        row = connection.execute(_FIXTURE, {"table_": table_id}).one_or_none()
        return None if row is None else (row.season, row.number)

    @reads
    def ended(self, connection: Connection, season_id: int) -> list[Ended]:
        found = connection.execute(_ENDED, {"id_": season_id}).all()
        return [
            Ended(row.number, row.table_id, find_result(connection, row.table_id)) for row in found
        ]

    @reads
    def played_by(self, connection: Connection, user: int) -> list[int]:
        return list(connection.scalars(_PLAYED_BY, {"user_": user}))

    @reads
    def running_of(self, connection: Connection, user: int) -> int:
        return connection.scalar(_RUNNING_OF, {"user_": user}) or 0

    @reads
    def kept_by(self, connection: Connection, guild: int, user: int, most: int) -> list[Kept]:
        values = {"guild_": guild, "user_": user, "most_": most}
        found = connection.execute(_KEPT_BY, values).all()
        return [Kept(row.own, row.made) for row in reversed(found)]

    @writes
    def avoid(
        self,
        connection: Connection,
        guild: int,
        user: int,
        other: int,
        on: bool,
        *,
        errand: Errand | None,
    ) -> None:
        note_errand(connection, errand, Settlement())
        writing.avoid(connection, guild, user, other, on)

    @reads
    def avoided(
        self, connection: Connection, guild: int, users: Sequence[int]
    ) -> list[tuple[int, int]]:
        values = {"guild_": guild, "users_": list(users)}
        found = connection.execute(_AVOIDED, values).all()
        return sorted((row.user, row.other) for row in found)

    @reads
    def owed(self, connection: Connection, most: int) -> list[Owed]:
        return [read_owed(row) for row in connection.execute(posts.OWED, {"most_": most}).all()]

    @reads
    def post(self, connection: Connection, season_id: int, due: Due) -> Owed | None:
        return posts.find_post(connection, season_id, due)

    @writes
    def posted(self, connection: Connection, owed: Owed, channel: int, message: int) -> None:
        posts.note_posted(connection, owed, channel, message)

    @writes
    def owe(
        self,
        connection: Connection,
        season_id: int,
        due: Sequence[Due],
        *,
        anew: bool = False,
    ) -> None:
        connection.execute(_SEASON.with_for_update(), {"id_": season_id})
        posts.owe(connection, season_id, due, anew=anew)

    @reads
    def failing(self, connection: Connection, season_id: int) -> list[Owed]:
        rows = connection.execute(posts.FAILING, {"id_": season_id}).all()
        return [read_owed(row) for row in rows]

    @writes
    def fails(self, connection: Connection, owed: Owed) -> bool:
        return posts.note_failure(connection, owed)


def find_season(connection: Connection, season_id: int) -> KeptSeason | None:
    """A season with its league and all that was done in it."""
    row = connection.execute(_SEASON, {"id_": season_id}).one_or_none()
    if row is None:
        return None
    league = connection.execute(_LEAGUE, {"id_": row.league}).one()
    done = connection.execute(_DEEDS, {"id_": season_id}).all()
    return KeptSeason(
        league=read_league(league),
        id=row.id,
        number=row.number,
        version=row.version,
        plan=read_plan(f"The plan of season {row.id}", row.plan),
        seed=row.seed,
        deeds=tuple(read_deed(one) for one in done),
        names={one.user: one.name for one in connection.execute(_NAMES, {"id_": season_id})},
    )
