"""Timers: what falls due.

A row that cannot be read must not hold up the others: whoever comes across one sets it aside. Its
`taken` is then `SET_ASIDE`, which no query for timers to act on finds, and it stays in the table
until somebody has looked at it: `bot.py check` names it.
"""

import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Connection,
    Integer,
    Row,
    and_,
    bindparam,
    delete,
    insert,
    literal_column,
    or_,
    select,
    update,
)

from data.compiled import Compiled
from data.database import Area, reads, writes
from data.problems import Damaged
from data.rows import Values, read_struct
from data.schema import players, timers
from engine.clock.timers import Timer, TimerKind

log = logging.getLogger(__name__)

SET_ASIDE: Final = -1
"""The `taken` of a row that could not be read when its time had come."""

DUE: Final = (
    select(timers)
    .where(timers.c.taken == 0, timers.c.at <= bindparam("now_"))
    .order_by(timers.c.at, timers.c.id)
    .limit(bindparam("most_", type_=Integer))
)

NEXT: Final = select(timers).where(timers.c.taken == 0).order_by(timers.c.at, timers.c.id).limit(1)

_LEFT: Final = select(timers).where(timers.c.taken > 0).order_by(timers.c.at, timers.c.id)

_TABLES: Final = (
    select(timers.c.table_id)
    .where(timers.c.table_id.is_not(None), timers.c.taken != SET_ASIDE)
    .distinct()
    .order_by(timers.c.table_id)
)

_PUT_ASIDE: Final = (
    update(timers)
    .where(timers.c.id == bindparam("id_"), timers.c.taken != SET_ASIDE)
    .values(taken=SET_ASIDE)
    .returning(timers.c.id)
)

_ADD: Final = insert(timers)

_TAKE: Final = (
    update(timers)
    .where(
        timers.c.id == bindparam("id_"),
        timers.c.taken == bindparam("left_"),
        timers.c.at <= bindparam("now_"),
    )
    .values(taken=bindparam("now_"))
    .returning(timers)
)

_KEEP: Final = (
    update(timers)
    .where(timers.c.id == bindparam("id_"), timers.c.taken > literal_column("0"))
    .values(taken=bindparam("now_"))
)

_REMOVE: Final = delete(timers).where(timers.c.id == bindparam("id_"))

_OF_TABLE: Final = (
    timers.c.table_id == bindparam("table_"),
    timers.c.user.is_(None),  # what somebody's quiet hours have put off is theirs
    timers.c.taken == literal_column("0"),
)

_ASKED_ALREADY: Final = select(timers.c.id).where(
    *_OF_TABLE, timers.c.seat == bindparam("seat_"), timers.c.since == bindparam("since_")
)

_IN_HAND: Final = Compiled(
    select(timers.c.seat, timers.c.since, timers.c.at).where(
        timers.c.table_id == bindparam("table_"),
        timers.c.kind == literal_column("'think'"),
        timers.c.taken > literal_column("0"),
    )
)

_CLEAR_TABLE: Final = delete(timers).where(*_OF_TABLE)

_HAND_ON: Final = Compiled(
    update(timers)
    .where(*_OF_TABLE)
    .values({name: bindparam(name) for name in ("at", "kind", "seat", "since")})
    .returning(timers.c.id)
)

_OF_PERSON: Final = (
    select(timers)
    .outerjoin(
        players, and_(players.c.table_id == timers.c.table_id, players.c.seat == timers.c.seat)
    )
    .where(or_(timers.c.user == bindparam("user_"), players.c.user == bindparam("user_")))
    .order_by(timers.c.at, timers.c.id)
)

_SAME_LATER: Final = (
    update(timers)
    .where(
        *_OF_TABLE,
        timers.c.seat == bindparam("seat_"),
        timers.c.kind == bindparam("kind_"),
        timers.c.since == bindparam("since_"),
    )
    .values(at=bindparam("at_"))
)

_CLEAR_PERSON: Final = delete(timers).where(
    timers.c.user == bindparam("user_"), timers.c.kind == bindparam("kind_"), timers.c.taken == 0
)


_COLUMN: Final = {"table": "table_id"}


class Found(NamedTuple):
    """What a query for timers finds: those that can be read, and what is wrong with the others."""

    timers: list[Timer]
    damaged: dict[int, Damaged]
    """By the id of the row."""


class Timers(Area):
    """An `engine.host.store.TimerStore`."""

    async def due(self, now: int, most: int) -> list[Timer]:
        due: list[Timer] = []
        while not due:
            found = await self._find_due(now, most)
            due = await self._sound(found)
            if not found.damaged:
                break
        return due

    async def next_due(self) -> int | None:
        while True:
            found = await self._find_next()
            for timer in await self._sound(found):
                return timer.at
            if not found.damaged:
                return None

    async def take(self, timer_id: int, now: int, left: int = 0) -> Timer | None:
        taken = await self._sound(await self._take(timer_id, now, left))
        return taken[0] if taken else None

    async def left(self) -> list[Timer]:
        return await self._sound(await self._find_left())

    async def _sound(self, found: Found) -> list[Timer]:
        """The timers that can be read. The others are set aside, so that they are in nobody's way;
        whichever process does it says so."""
        for timer_id, damage in found.damaged.items():
            if await self._set_aside(timer_id):
                log.error("%s It is set aside: nobody acts on it any more.", damage)
        return found.timers

    @reads
    def _find_due(self, connection: Connection, now: int, most: int) -> Found:
        return _found(connection.execute(DUE, {"now_": now, "most_": most}))

    @reads
    def _find_next(self, connection: Connection) -> Found:
        return _found(connection.execute(NEXT))

    @reads
    def _find_left(self, connection: Connection) -> Found:
        return _found(connection.execute(_LEFT))

    @writes
    def _take(self, connection: Connection, timer_id: int, now: int, left: int) -> Found:
        values = {"id_": timer_id, "now_": now, "left_": left}
        return _found(connection.execute(_TAKE, values))

    @writes
    def _set_aside(self, connection: Connection, timer_id: int) -> bool:
        """Whether it was this one who did."""
        return connection.scalar(_PUT_ASIDE, {"id_": timer_id}) is not None

    @writes
    def keep(self, connection: Connection, timer_ids: Sequence[int], now: int) -> None:
        if timer_ids:
            connection.execute(_KEEP, [{"id_": one, "now_": now} for one in timer_ids])

    @writes
    def done(self, connection: Connection, timer_id: int, then: Sequence[Timer] = ()) -> None:
        connection.execute(_REMOVE, {"id_": timer_id})
        add_timers(connection, [timer for timer in then if not _waits_already(connection, timer)])

    @reads
    def timed_tables(self, connection: Connection) -> list[int]:
        return list(connection.scalars(_TABLES))

    @writes
    def put_off(self, connection: Connection, later: Sequence[Timer]) -> None:
        if later:
            connection.execute(_SAME_LATER, [_named(timer) for timer in later])


def replace_timers_of_table(connection: Connection, table_id: int, new: Sequence[Timer]) -> None:
    """Put these in the place of a table's timers; its moves pay for every statement here.

    A computer that somebody has asked already is not asked once more: where several decide at the
    same time, all of them are asked what they were before.
    """
    if any(timer.kind == "think" for timer in new):
        asked = {tuple(row) for row in _IN_HAND.rows(connection, {"table_": table_id})}
        new = [timer for timer in new if (timer.seat, timer.since, timer.at) not in asked]
    if len(new) == 1:
        (timer,) = new
        values = {"at": timer.at, "kind": timer.kind, "seat": timer.seat, "since": timer.since}
        kept = len(_HAND_ON.rows(connection, values | {"table_": table_id}))
        if kept == 1:
            return
        if kept == 0:
            connection.execute(_ADD, _values(timer, table_id))
            return
    connection.execute(_CLEAR_TABLE, {"table_": table_id})
    if new:
        connection.execute(_ADD, [_values(timer, table_id) for timer in new])


def replace_timers_of_person(
    connection: Connection, user: int, kind: TimerKind, new: Sequence[Timer]
) -> None:
    """Put these in the place of a person's timers of a kind."""
    connection.execute(_CLEAR_PERSON, {"user_": user, "kind_": kind})
    add_timers(connection, new)


def timers_of_person(connection: Connection, user: int) -> list[Timer]:
    """A person's own timers, and those of the seats where they sit, as far as they make sense."""
    return _found(connection.execute(_OF_PERSON, {"user_": user})).timers


def add_timers(connection: Connection, new: Sequence[Timer]) -> None:
    """Keep new timers."""
    if new:
        connection.execute(_ADD, [_values(timer, timer.table) for timer in new])


def _waits_already(connection: Connection, timer: Timer) -> bool:
    """Whether a decision has its timer: its table was given new ones while the last was in hand."""
    if timer.table is None or timer.user is not None:
        return False
    named = {"table_": timer.table, "seat_": timer.seat, "since_": timer.since}
    return connection.scalar(_ASKED_ALREADY, named) is not None


def _named(timer: Timer) -> Values:
    """What a waiting timer is about, and when it is to fall due."""
    return {
        "table_": timer.table,
        "seat_": timer.seat,
        "kind_": timer.kind,
        "since_": timer.since,
        "at_": timer.at,
    }


def _values(timer: Timer, table_id: int | None) -> Values:
    return {
        "at": timer.at,
        "kind": timer.kind,
        "table_id": table_id,
        "seat": timer.seat,
        "since": timer.since,
        "user": timer.user,
        "guild": timer.guild,
        "taken": 0,
        "late": timer.late,
        "invitation": timer.invitation,
        "season": timer.season,
    }


def _found(rows: Iterable[Row[Any]]) -> Found:
    found = Found([], {})
    for row in rows:
        try:
            found.timers.append(_read(row))
        except Damaged as damage:
            found.damaged[row.id] = damage
    return found


def _read(row: Row[Any]) -> Timer:
    columns = row._mapping
    return timer_of(f"Timer {columns['id']}", columns)


def timer_of(what: str, columns: Mapping[Any, Any]) -> Timer:
    """A timer from its row. Raises `Damaged`, which calls it `what`."""
    values = {name: columns[_COLUMN.get(name, name)] for name in Timer.__struct_fields__}
    return read_struct(what, values, Timer)
