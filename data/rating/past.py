"""How ratings were at a moment, and what people were called."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, func, select

from data.schema import placings, players, results
from engine.rating.glicko import Rating
from engine.rating.results import OVERALL

_UNTIL: Final = select(func.max(results.c.number)).where(
    results.c.guild == bindparam("guild_"), results.c.ended <= bindparam("until_")
)
_RATED: Final = (
    select(
        placings.c.user, func.max(placings.c.number).label("number"), func.count().label("tables")
    )
    .where(
        placings.c.guild == bindparam("guild_"),
        placings.c.number <= bindparam("last_"),
        placings.c.value.is_not(None),
    )
    .group_by(placings.c.user)
)
_LAST_OF_ALL: Final = _RATED.subquery()
_LAST_OF_GAME: Final = _RATED.where(placings.c.game == bindparam("game_")).subquery()
_OVERALL: Final = (
    select(
        placings.c.user,
        placings.c.overall,
        placings.c.overall_deviation,
        results.c.ended,
        _LAST_OF_ALL.c.tables,
    )
    .select_from(
        _LAST_OF_ALL.join(
            placings,
            (placings.c.user == _LAST_OF_ALL.c.user)
            & (placings.c.guild == bindparam("guild_"))
            & (placings.c.number == _LAST_OF_ALL.c.number),
        ).join(results, results.c.table_id == placings.c.table_id)
    )
    .where(placings.c.value.is_not(None))
)
_OF_GAME: Final = (
    select(
        placings.c.user,
        placings.c.value,
        placings.c.deviation,
        results.c.ended,
        _LAST_OF_GAME.c.tables,
    )
    .select_from(
        _LAST_OF_GAME.join(
            placings,
            (placings.c.user == _LAST_OF_GAME.c.user)
            & (placings.c.guild == bindparam("guild_"))
            & (placings.c.number == _LAST_OF_GAME.c.number),
        ).join(results, results.c.table_id == placings.c.table_id)
    )
    .where(placings.c.value.is_not(None))
)

_NAME: Final = (
    select(players.c.name)
    .select_from(
        placings.join(
            players,
            (players.c.table_id == placings.c.table_id) & (players.c.seat == placings.c.seat),
        )
    )
    .where(placings.c.user == bindparam("user_"), placings.c.guild == bindparam("guild_"))
    .order_by(placings.c.number.desc())
    .limit(1)
)


def ratings_before(connection: Connection, guild: int, game: str, until: int) -> dict[int, Rating]:
    """By user, what everybody's rating was at a moment."""
    last = connection.scalar(_UNTIL, {"guild_": guild, "until_": until})
    if last is None:
        return {}
    where = {"guild_": guild, "last_": last}
    found = (
        connection.execute(_OVERALL, where)
        if game == OVERALL
        else connection.execute(_OF_GAME, where | {"game_": game})
    )
    return {user: Rating(*rest) for user, *rest in found}


def names_of(connection: Connection, guild: int, users: Sequence[int]) -> dict[int, str]:
    """What people were called when they last finished a game on a server."""
    found = {user: connection.scalar(_NAME, {"user_": user, "guild_": guild}) for user in users}
    return {user: name for user, name in found.items() if name is not None}
