"""Results and ratings as rows of the database, and back."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import bindparam, insert, select

from data.rows import Values, keepable, read_struct
from data.schema import ratings
from engine.rating.fold import Moved, Pool
from engine.rating.glicko import Rating
from engine.rating.results import OVERALL, OwnResult, Placing, Result

EVERYBODY: Final = 0
"""In the place of a member, for a lock: the results of a server."""
NOT_VOID: Final = "null"

OWN: Final = ("value", "deviation", "change")
"""Columns of a placing: what a result has made of the rating in its game,"""
OVERALL_COLUMNS: Final = ("overall", "overall_deviation", "overall_change")
"""and of the one in all games."""
UNMOVED: Final[Values] = dict.fromkeys((*OWN, *OVERALL_COLUMNS))

RATING: Final = select(
    ratings.c.game,
    ratings.c.user,
    ratings.c.value,
    ratings.c.deviation,
    ratings.c.at,
    ratings.c.tables,
).where(ratings.c.guild == bindparam("guild_"))
ADD_RATINGS: Final = insert(ratings)

PLACING: Final = Placing.__struct_fields__


def rating_values(guild: int, pool: Pool, rating: Rating) -> Values:
    game, user = pool
    return {
        "guild": guild,
        "game": game,
        "user": user,
        "value": rating.value,
        "deviation": rating.deviation,
        "at": rating.at,
        "tables": rating.tables,
    }


def result_values(result: Result, number: int) -> Values:
    return keepable(
        {
            "table_id": result.table,
            "guild": result.guild,
            "number": number,
            "game": result.game,
            "options": result.options,
            "seats": len(result.placings),
            "started": result.started,
            "ended": result.ended,
            "ply": result.ply,
            "reason": result.reason,
            "rated": result.rated,
        }
    )


def own_result(row: Mapping[Any, Any]) -> OwnResult:
    """A result of somebody, from the columns of result and placing."""
    what = f"Result {row['table_id']}"
    return OwnResult(
        table=row["table_id"],
        guild=row["guild"],
        game=row["game"],
        options=row["options"],
        ended=row["ended"],
        channel=row["channel"],
        post=row["post"],
        seats=row["seats"],
        rated=row["rated"],
        void=row["void"] != NOT_VOID,
        placing=read_struct(what, {name: row[name] for name in PLACING}, Placing),
        **{name: row[name] for name in UNMOVED},
    )


def seat_changes(result: Result, seats: Sequence[int], moved: Sequence[Moved]) -> list[Values]:
    """What the columns of each of a result's placings say of ratings."""
    changes = changes_of(moved)
    return [
        {
            "id_": result.table,
            "seat_": seat,
            **(UNMOVED if one.part == "none" else changes.get(one.user, UNMOVED)),
        }
        for seat, one in zip(seats, result.placings, strict=True)
    ]


def changes_of(moved: Sequence[Moved]) -> Mapping[int, Values]:
    """By user, what the columns of a placing say of their rating."""
    changes: dict[int, Values] = {}
    for one in moved:
        names = OVERALL_COLUMNS if one.game == OVERALL else OWN
        told = (one.after.value, one.after.deviation, one.change)
        changes.setdefault(one.user, {}).update(zip(names, told, strict=True))
    return changes
