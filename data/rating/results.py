"""Results of games, and the ratings that follow from them.

A result is noted in the transaction that ends its game. Those of a server are numbered one after
the other, whoever notes them, so that folding them again gives the same numbers.
"""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from data.database import Area, reads, writes
from data.errands import note_errand
from data.locks import lock_member
from data.rating.fold import fold_again
from data.rating.past import names_of, ratings_before
from data.rating.rewards import ladder_changes
from data.rating.rows import (
    ADD_RATINGS,
    EVERYBODY,
    NOT_VOID,
    OWN,
    PLACING,
    RATING,
    UNMOVED,
    changes_of,
    own_result,
    rating_values,
    result_values,
)
from data.rows import as_json, keepable, read_person, read_struct
from data.schema import people, placings, ratings, results, tables
from engine.host.once import Errand, Settlement
from engine.rating.fold import Pool, moved_by
from engine.rating.glicko import Rating
from engine.rating.results import OVERALL, OwnResult, Placing, Result
from engine.table.model import Doer

_LAST: Final = select(func.max(results.c.number)).where(results.c.guild == bindparam("guild_"))

_ADD: Final = insert(results)
_ADD_PLACINGS: Final = insert(placings)

_RATINGS: Final = RATING.where(
    ratings.c.game.in_(bindparam("games_", expanding=True)),
    ratings.c.user.in_(bindparam("users_", expanding=True)),
)
_CLEAR_RATINGS: Final = delete(ratings).where(ratings.c.guild == bindparam("guild_"))
_CLEAR_POOLS: Final = _CLEAR_RATINGS.where(
    ratings.c.user.in_(bindparam("users_", expanding=True)),
    ratings.c.game.in_(bindparam("games_", expanding=True)),
)


_VOID: Final = (
    update(results).where(results.c.table_id == bindparam("id_")).values(void=bindparam("void_"))
)
_WHERE: Final = select(results.c.guild, results.c.number).where(
    results.c.table_id == bindparam("id_")
)

_RESULT: Final = (
    select(
        *(column for column in results.c if column.name != "table_id"),
        *(placings.c[name] for name in ("seat", *PLACING, *OWN)),
    )
    .select_from(results.join(placings, placings.c.table_id == results.c.table_id))
    .where(results.c.table_id == bindparam("id_"))
    .order_by(placings.c.seat)
)

_LADDER: Final = select(
    ratings.c.user, ratings.c.value, ratings.c.deviation, ratings.c.at, ratings.c.tables
).where(ratings.c.guild == bindparam("guild_"), ratings.c.game == bindparam("game_"))


_MINE: Final = (
    select(
        results.c.guild,
        results.c.game,
        results.c.options,
        results.c.ended,
        results.c.seats,
        results.c.rated,
        results.c.void,
        tables.c.channel,
        tables.c.post,
        placings,
    )
    .select_from(
        placings.join(results, results.c.table_id == placings.c.table_id).join(
            tables, tables.c.id == placings.c.table_id
        )
    )
    .where(placings.c.user == bindparam("user_"))
    .order_by(results.c.ended, results.c.table_id)
)
_MINE_HERE: Final = (
    _MINE.where(placings.c.guild == bindparam("guild_")).order_by(None).order_by(placings.c.number)
)
_CHOOSY: Final = select(people).where(people.c.settings.contains('"show"'))
"""People who have chosen who sees them: what is usual is not written down."""

_MY_SERVERS: Final = (
    select(placings.c.guild)
    .where(placings.c.user == bindparam("user_"))
    .distinct()
    .order_by(placings.c.guild)
)


class Results(Area):
    """An `engine.host.store.ResultStore`."""

    @reads
    def ratings(
        self, connection: Connection, guild: int, users: Sequence[int], games: Sequence[str]
    ) -> dict[Pool, Rating]:
        return _known(connection, guild, users, games)

    @reads
    def ladder(self, connection: Connection, guild: int, game: str) -> dict[int, Rating]:
        found = connection.execute(_LADDER, {"guild_": guild, "game_": game})
        return {user: Rating(*rest) for user, *rest in found}

    @reads
    def before(
        self, connection: Connection, guild: int, game: str, until: int
    ) -> dict[int, Rating]:
        return ratings_before(connection, guild, game, until)

    @reads
    def of_user(self, connection: Connection, guild: int, user: int) -> list[OwnResult]:
        found = connection.execute(_MINE_HERE, {"user_": user, "guild_": guild}).mappings()
        return [own_result(row) for row in found]

    @reads
    def names(self, connection: Connection, guild: int, users: Sequence[int]) -> dict[int, str]:
        return names_of(connection, guild, users)

    @reads
    def hidden(self, connection: Connection, guild: int) -> set[int]:
        rows = connection.execute(_CHOOSY).all()
        return {row.user for row in rows if not read_person(row).shows_on(guild)}

    @reads
    def result(self, connection: Connection, table_id: int) -> Result | None:
        return find_result(connection, table_id)

    @reads
    def moved(self, connection: Connection, table_id: int) -> dict[int, tuple[float, float]]:
        return moved_at(connection, table_id)

    @writes
    def judge(
        self,
        connection: Connection,
        table_id: int,
        void: Doer | None,
        *,
        errand: Errand | None = None,
    ) -> Result | None:
        note_errand(connection, errand, Settlement(table=table_id))
        values = {"id_": table_id, "void_": as_json(void)}
        found = connection.execute(_WHERE, {"id_": table_id}).one_or_none()
        if found is None:
            return None
        lock_member(connection, found.guild, EVERYBODY)
        connection.execute(_VOID, values)
        fold_again(connection, found.guild, found.number)
        ladder_changes(connection, found.guild)
        return find_result(connection, table_id)


def note_result(connection: Connection, result: Result) -> None:
    """Keep the result of a game that has just ended, and what it makes of its players' ratings."""
    lock_member(connection, result.guild, EVERYBODY)
    number = (connection.scalar(_LAST, {"guild_": result.guild}) or 0) + 1
    connection.execute(_ADD, result_values(result, number))
    users = [one.user for one in result.placings if one.part != "none"]
    known = _known(connection, result.guild, users, (result.game, OVERALL))
    moved = moved_by(result, known)
    changes = changes_of(moved)
    rows = [
        keepable(
            {
                "table_id": result.table,
                "seat": seat,
                "guild": result.guild,
                "number": number,
                "game": result.game,
                "user": one.user,
                "level": one.level,
                "rank": one.rank,
                "points": one.points,
                "part": one.part,
                "own": one.own,
                "made": one.made,
                "answers": one.answers,
                "waited": one.waited,
            }
            | (changes.get(one.user, UNMOVED) if one.part != "none" else UNMOVED)
        )
        for seat, one in enumerate(result.placings)
    ]
    connection.execute(_ADD_PLACINGS, rows)
    if moved:
        where = {"guild_": result.guild, "users_": users, "games_": [result.game, OVERALL]}
        connection.execute(_CLEAR_POOLS, where)
        connection.execute(
            ADD_RATINGS,
            [rating_values(result.guild, (one.game, one.user), one.after) for one in moved],
        )
        ladder_changes(connection, result.guild)


def find_result(connection: Connection, table_id: int) -> Result | None:
    """The result of a table."""
    rows = connection.execute(_RESULT, {"id_": table_id}).mappings().all()
    if not rows:
        return None
    first = rows[0]
    return Result(
        table=table_id,
        guild=first["guild"],
        game=first["game"],
        options=first["options"],
        started=first["started"],
        ended=first["ended"],
        ply=first["ply"],
        reason=first["reason"],
        rated=first["rated"],
        void=first["void"] != NOT_VOID,
        placings=tuple(
            read_struct(f"Result {table_id}", {name: row[name] for name in PLACING}, Placing)
            for row in rows
        ),
    )


def moved_at(connection: Connection, table_id: int) -> dict[int, tuple[float, float]]:
    """By seat, the rating in its game that a result has led to, and by how much it changed."""
    rows = connection.execute(_RESULT, {"id_": table_id}).mappings().all()
    return {row["seat"]: (row["value"], row["change"]) for row in rows if row["value"] is not None}


def results_of(connection: Connection, user: int) -> list[OwnResult]:
    """All results of somebody, oldest first."""
    found = connection.execute(_MINE, {"user_": user}).mappings()
    return [own_result(row) for row in found]


def lock_results_of(connection: Connection, user: int) -> None:
    """Let nobody else rate anybody on the servers where somebody has results."""
    for guild in connection.scalars(_MY_SERVERS, {"user_": user}).all():
        lock_member(connection, guild, EVERYBODY)


def _known(
    connection: Connection, guild: int, users: Sequence[int], games: Sequence[str]
) -> dict[Pool, Rating]:
    where = {"guild_": guild, "users_": list(users), "games_": list(games)}
    return {
        (game, user): Rating(*rest) for game, user, *rest in connection.execute(_RATINGS, where)
    }
