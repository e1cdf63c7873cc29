"""Finished games looked up again, page by page, and what there was before one of them.

A page begins behind the number of a result, not behind so many rows: the last one of twenty
thousand is found as quickly as the first.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, Final

from sqlalchemy import Connection, Select, and_, bindparam, func, select

from data.database import Area, reads
from data.rating.results import find_result
from data.schema import placings, players, results, tables
from engine.rating.history import (
    PAGE,
    Before,
    Page,
    PastGame,
    Score,
    Search,
    lead,
    people_of,
    together,
)
from engine.rating.results import Result

_OTHER: Final = placings.alias("other")

# By server and number, not by table: with a user these are a whole key of an index, so that nobody
# looks through all of one person's games for each of another's.
_SAME_GAME: Final = and_(_OTHER.c.guild == placings.c.guild, _OTHER.c.number == placings.c.number)

_LAST: Final = 2**31 - 1

_NAMES: Final = (
    select(players.c.name).where(players.c.table_id == bindparam("id_")).order_by(players.c.seat)
)
_PLACE: Final = select(tables.c.channel, tables.c.post).where(tables.c.id == bindparam("id_"))

BETWEEN: Final = (
    select(placings.c.game, placings.c.rank, _OTHER.c.rank.label("other"))
    .select_from(placings.join(_OTHER, _SAME_GAME))
    .where(
        placings.c.user == bindparam("user_"),
        placings.c.guild == bindparam("guild_"),
        _OTHER.c.user == bindparam("other_"),
    )
)
BETWEEN_BEFORE: Final = BETWEEN.where(placings.c.number < bindparam("number_"))

_ALIKE: Final = (
    results.c.guild == bindparam("guild_"),
    results.c.game == bindparam("game_"),
    results.c.number < bindparam("number_"),
    results.c.seats == bindparam("seats_"),
)
LONGEST: Final = select(func.count(), func.max(results.c.ply)).where(*_ALIKE)

_NUMBER: Final = select(results.c.number).where(results.c.table_id == bindparam("id_"))

POINTS: Final = (
    select(placings.c.table_id, placings.c.rank, placings.c.points)
    .select_from(placings.join(results, results.c.table_id == placings.c.table_id))
    .where(*_ALIKE)
)


class History(Area):
    """An `engine.host.store.HistoryStore`."""

    @reads
    def page(
        self, connection: Connection, search: Search, older_than: int = 0, newer_than: int = 0
    ) -> Page:
        return _page(connection, search, older_than, newer_than)

    @reads
    def between(
        self, connection: Connection, guild: int, user: int, other: int
    ) -> dict[str, Score]:
        return _between(connection, guild, user, other)

    @reads
    def before(self, connection: Connection, result: Result) -> Before:
        return _before(connection, result)


def page_query(search: Search, *, newer: bool) -> Select[Any, Any]:
    """The numbers and tables of a page: towards older games or, turned round, newer ones."""
    number = placings.c.number
    query = select(placings.c.table_id, number).where(
        placings.c.user == bindparam("user_"), placings.c.guild == bindparam("guild_")
    )
    if search.game:
        query = query.where(placings.c.game == bindparam("game_"))
    if search.other:
        there = select(_OTHER.c.seat).where(_SAME_GAME, _OTHER.c.user == bindparam("other_"))
        query = query.where(there.exists())
    behind = number > bindparam("number_") if newer else number < bindparam("number_")
    order = number.asc() if newer else number.desc()
    # A person holds one seat of a table in the end; one who held two is found twice.
    return query.where(behind).distinct().order_by(order).limit(PAGE + 1)


def _page(connection: Connection, search: Search, older_than: int = 0, newer_than: int = 0) -> Page:
    """A page of finished games: the newest, or those next to a number either way."""
    where = {
        "user_": search.user,
        "guild_": search.guild,
        "game_": search.game,
        "other_": search.other,
    }
    newer = bool(newer_than)
    start = newer_than if newer else older_than or _LAST
    used = {"number_": start} | {
        name: value
        for name, value in where.items()
        if name in {"user_", "guild_"} or (value and name in {"game_", "other_"})
    }
    rows = connection.execute(page_query(search, newer=newer), used).all()
    more, rows = len(rows) > PAGE, rows[:PAGE]
    if newer:
        rows = rows[::-1]
    games = [_past(connection, row.table_id, row.number) for row in rows]
    return Page(
        tuple(game for game in games if game is not None),
        newer=more if newer else bool(older_than),
        older=bool(newer_than) if newer else more,
    )


def _between(connection: Connection, guild: int, user: int, other: int) -> dict[str, Score]:
    """By game, how somebody stands against somebody else on a server."""
    where = {"user_": user, "guild_": guild, "other_": other}
    found: defaultdict[str, Score] = defaultdict(Score)
    for game, rank, others in connection.execute(BETWEEN, where):
        found[game] = found[game].plus(_score(rank, others))
    return dict(found)


def _before(connection: Connection, result: Result) -> Before:
    """What a server knew about games like one before that ended."""
    number = connection.scalar(_NUMBER, {"id_": result.table})
    if number is None:
        return Before()
    where = {
        "guild_": result.guild,
        "game_": result.game,
        "number_": number,
        "seats_": len(result.placings),
    }
    count, longest = connection.execute(LONGEST, where).one()
    return Before(
        games=count,
        closest=_closest(connection, result, where),
        longest=longest or 0,
        meetings=_meetings(connection, result, number),
    )


def _closest(connection: Connection, result: Result, where: Mapping[str, Any]) -> int | None:
    """The smallest lead of games like one; nothing is looked up if its own cannot be smaller."""
    if not lead(result):
        return None
    points: defaultdict[int, list[tuple[int, int | None]]] = defaultdict(list)
    for table, rank, own in connection.execute(POINTS, where):
        points[table].append((rank, own))
    leads = [one for one in map(_lead, points.values()) if one]
    return min(leads, default=None)


def _lead(seats: Sequence[tuple[int, int | None]]) -> int | None:
    known = sorted((own for _, own in seats if own is not None), reverse=True)
    if len(known) < max(2, len(seats)) or sum(rank == 1 for rank, _ in seats) != 1:
        return None
    return known[0] - known[1]


def _meetings(connection: Connection, result: Result, number: int) -> dict[tuple[int, int], Score]:
    """By winner and somebody behind them, how they stood in the game before this one."""
    winners = {one.user for one in result.placings if one.rank == 1}
    behind = {one.user for one in result.placings if one.rank > 1}
    people = set(people_of(result))
    found: dict[tuple[int, int], Score] = {}
    for one, other in product(winners & people, behind & people):
        where = {"user_": one, "guild_": result.guild, "other_": other, "number_": number}
        scores = [
            _score(rank, others)
            for game, rank, others in connection.execute(BETWEEN_BEFORE, where)
            if game == result.game
        ]
        found[one, other] = together(scores)
    return found


def _score(rank: int, other: int) -> Score:
    return Score(int(rank < other), int(rank > other), int(rank == other))


def _past(connection: Connection, table_id: int, number: int) -> PastGame | None:
    result = find_result(connection, table_id)
    place = connection.execute(_PLACE, {"id_": table_id}).one_or_none()
    if result is None or place is None:
        return None
    names = connection.scalars(_NAMES, {"id_": table_id}).all()
    return PastGame(number, result, tuple(names), place.channel, place.post)
