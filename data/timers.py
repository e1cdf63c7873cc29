"""Timers in the database: each function is the inside of one transaction, as in `transactions`.

A row that cannot be read must not hold up the others: whoever comes across one sets it aside. Its
`taken` is then `SET_ASIDE`, which no query for timers to act on finds, and it stays in the table
until somebody has looked at it: `bot.py check` names it.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Connection,
    Integer,
    Row,
    and_,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from data.compiled import Quick
from data.problems import Damaged
from data.rows import Values, read_struct
from data.schema import heartbeats, players, timers
from engine.clock.timers import Timer, TimerKind

KEPT_BEATS: Final = 24 * 3600
"""Seconds after which nobody asks any more when a process was last alive."""

STOPPED: Final = "stopped"
"""In the place of a process: the beat of one that has ended or lost its connection."""

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

_REMOVE: Final = delete(timers).where(timers.c.id == bindparam("id_"))

_OF_TABLE: Final = (
    timers.c.table_id == bindparam("table_"),
    timers.c.user.is_(None),  # what somebody's quiet hours have put off is theirs
    timers.c.taken == literal_column("0"),
)

_ASKED_ALREADY: Final = select(timers.c.id).where(
    *_OF_TABLE, timers.c.seat == bindparam("seat_"), timers.c.since == bindparam("since_")
)

_CLEAR_TABLE: Final = delete(timers).where(*_OF_TABLE)

_HAND_ON: Final = Quick(
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

_LAST_BEAT: Final = select(func.max(heartbeats.c.at))

_OTHER_BEATS: Final = select(heartbeats.c.process).where(
    heartbeats.c.process.not_in([bindparam("process_"), bindparam("stopped_")]),
    heartbeats.c.at >= bindparam("since_"),
)

_NO_BEAT: Final = delete(heartbeats).where(heartbeats.c.process == bindparam("process_"))

_OLD_BEATS: Final = delete(heartbeats).where(heartbeats.c.at < bindparam("before_"))

_CLEAR_PERSON: Final = delete(timers).where(
    timers.c.user == bindparam("user_"), timers.c.kind == bindparam("kind_"), timers.c.taken == 0
)


_COLUMN: Final = {"table": "table_id"}


class Found(NamedTuple):
    """What a query for timers finds: those that can be read, and what is wrong with the others."""

    timers: list[Timer]
    damaged: dict[int, Damaged]
    """By the id of the row."""


def replace_of_table(connection: Connection, table_id: int, new: Sequence[Timer]) -> None:
    """Put these in the place of a table's timers; its moves pay for every statement here."""
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


def due(connection: Connection, now: int, most: int) -> Found:
    return _found(connection.execute(DUE, {"now_": now, "most_": most}))


def next_due(connection: Connection) -> Found:
    """The first that nobody has taken, if there is one."""
    return _found(connection.execute(NEXT))


def take(connection: Connection, timer_id: int, now: int, left: int) -> Found:
    """The timer, if it could be taken."""
    values = {"id_": timer_id, "now_": now, "left_": left}
    return _found(connection.execute(_TAKE, values))


def set_aside(connection: Connection, timer_id: int) -> bool:
    """Whether it was this one who did."""
    return connection.scalar(_PUT_ASIDE, {"id_": timer_id}) is not None


def done(connection: Connection, timer_id: int, then: Sequence[Timer]) -> None:
    connection.execute(_REMOVE, {"id_": timer_id})
    add(connection, [timer for timer in then if not _waits_already(connection, timer)])


def _waits_already(connection: Connection, timer: Timer) -> bool:
    """Whether a decision has its timer: its table was given new ones while the last was in hand."""
    if timer.table is None or timer.user is not None:
        return False
    named = {"table_": timer.table, "seat_": timer.seat, "since_": timer.since}
    return connection.scalar(_ASKED_ALREADY, named) is not None


def left(connection: Connection) -> Found:
    return _found(connection.execute(_LEFT))


def add(connection: Connection, new: Sequence[Timer]) -> None:
    if new:
        connection.execute(_ADD, [_values(timer, timer.table) for timer in new])


def replace_of_person(
    connection: Connection, user: int, kind: TimerKind, new: Sequence[Timer]
) -> None:
    connection.execute(_CLEAR_PERSON, {"user_": user, "kind_": kind})
    if new:
        connection.execute(_ADD, [_values(timer, timer.table) for timer in new])


def of_person(connection: Connection, user: int) -> list[Timer]:
    """A person's own timers, and those of the seats where they sit, as far as they make sense."""
    return _found(connection.execute(_OF_PERSON, {"user_": user})).timers


def tables(connection: Connection) -> list[int]:
    return list(connection.scalars(_TABLES))


def put_off(connection: Connection, later: Sequence[Timer]) -> None:
    if later:
        connection.execute(
            _SAME_LATER,
            [
                {
                    "table_": timer.table,
                    "seat_": timer.seat,
                    "kind_": timer.kind,
                    "since_": timer.since,
                    "at_": timer.at,
                }
                for timer in later
            ],
        )


def beat(connection: Connection, process: str, now: int) -> None:
    values = {"process": process, "at": now}
    kind = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    connection.execute(
        kind(heartbeats)
        .values(values)
        .on_conflict_do_update(index_elements=[heartbeats.c.process], set_=values)
    )
    connection.execute(_OLD_BEATS, {"before_": now - KEPT_BEATS})


def stop_beat(connection: Connection, process: str, now: int) -> None:
    connection.execute(_NO_BEAT, {"process_": process})
    beat(connection, STOPPED, now)


def last_beat(connection: Connection) -> int | None:
    return connection.scalar(_LAST_BEAT)


def others_beat(connection: Connection, process: str, since: int) -> bool:
    values = {"process_": process, "stopped_": STOPPED, "since_": since}
    return connection.scalar(_OTHER_BEATS, values) is not None


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
