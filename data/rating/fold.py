"""All ratings of a server made anew from its results, and compared with what is kept of them."""

from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter
from typing import Final

from sqlalchemy import Connection, bindparam, delete, select, update

from data.compiled import Compiled
from data.rating.rows import ADD_RATINGS, NOT_VOID, RATING, UNMOVED, rating_values, seat_changes
from data.rows import Values
from data.schema import placings, ratings, results
from engine.rating.fold import Pool, moved_by
from engine.rating.glicko import Rating
from engine.rating.results import Placing, Result

COUNTED: Final = (
    select(
        results.c.table_id,
        results.c.number,
        results.c.game,
        results.c.ended,
        results.c.void,
        placings.c.seat,
        placings.c.user,
        placings.c.rank,
        placings.c.part,
    )
    .select_from(results.join(placings, placings.c.table_id == results.c.table_id))
    .where(results.c.guild == bindparam("guild_"), results.c.rated)
    .order_by(results.c.number, placings.c.seat)
)
"""All that ratings are made of."""

_CHANGE: Final = Compiled(
    update(placings)
    .where(placings.c.table_id == bindparam("id_"), placings.c.seat == bindparam("seat_"))
    .values({name: bindparam(name) for name in UNMOVED})
)
_NOTED: Final = select(
    placings.c.table_id, placings.c.seat, *(placings.c[name] for name in UNMOVED)
).where(placings.c.guild == bindparam("guild_"), placings.c.value.is_not(None))
_NOTHING: Final = (None,) * len(UNMOVED)
_CLEAR_RATINGS: Final = delete(ratings).where(ratings.c.guild == bindparam("guild_"))
_GUILDS: Final = select(results.c.guild).distinct().order_by(results.c.guild)


def fold_again(connection: Connection, guild: int, since: int = 0) -> None:
    """Make all ratings of a server anew, and what results have changed from a number on."""
    found: dict[Pool, Rating] = {}
    changed: list[Values] = []
    for number, result, seats in counted(connection, guild):
        moved = moved_by(result, found)
        for one in moved:
            found[one.game, one.user] = one.after
        if number >= since:
            changed += seat_changes(result, seats, moved)
    if changed:
        _CHANGE.many(connection, changed)
    connection.execute(_CLEAR_RATINGS, {"guild_": guild})
    if found:
        values = [rating_values(guild, pool, rating) for pool, rating in found.items()]
        connection.execute(ADD_RATINGS, values)


def counted(connection: Connection, guild: int) -> Iterable[tuple[int, Result, list[int]]]:
    """The results of a server that were to count, in order: number, what ratings need to know of
    it, and the seats."""
    rows = connection.execute(COUNTED, {"guild_": guild})
    for table, group in groupby(rows, itemgetter(0)):
        seated = list(group)
        _, number, game, ended, void, *_ = seated[0]
        placed = [Placing(user=row[6], rank=row[7], part=row[8]) for row in seated]
        result = Result(
            table=table,
            guild=guild,
            game=game,
            ended=ended,
            rated=True,
            void=void != NOT_VOID,
            placings=tuple(placed),
        )
        yield number, result, [row[5] for row in seated]


def wrong_ratings(connection: Connection) -> Iterable[str]:
    """What is kept of ratings and is not what all results make of them."""
    for guild in connection.scalars(_GUILDS).all():
        found: dict[Pool, Rating] = {}
        noted = {
            (row["table_id"], row["seat"]): tuple(row[name] for name in UNMOVED)
            for row in connection.execute(_NOTED, {"guild_": guild}).mappings()
        }
        for _, result, seats in counted(connection, guild):
            moved = moved_by(result, found)
            found |= {(one.game, one.user): one.after for one in moved}
            for change in seat_changes(result, seats, moved):
                place = change["id_"], change["seat_"]
                if noted.pop(place, _NOTHING) != tuple(change[name] for name in UNMOVED):
                    yield f"table {place[0]}, seat {place[1]}: its result changed something else"
        for table, seat in sorted(noted):
            yield f"table {table}, seat {seat}: it does not count, and has changed a rating"
        kept = {
            (game, user): Rating(*rest)
            for game, user, *rest in connection.execute(RATING, {"guild_": guild})
        }
        for game, user in sorted(kept.keys() | found.keys()):
            if kept.get((game, user)) != found.get((game, user)):
                yield (
                    f"user {user} on server {guild} is not rated in "
                    f"{game or 'all games'} as the results say"
                )
