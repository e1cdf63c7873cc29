"""What a store asks of its database: each function is the inside of one transaction.

They are plain functions over a connection, so that a thread and an event loop can both run them.
"""

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Connection,
    Insert,
    Select,
    bindparam,
    case,
    delete,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from data import errands, rows, timers
from data import posts as old_posts
from data import servers as guilds
from data.compiled import Quick
from data.rows import Values
from data.schema import IS_LIVE, OWES_POST, guild_settings, moves, players, tables
from engine.clock.timers import Timer
from engine.core import Move
from engine.host.once import Errand, Settlement
from engine.host.store import ChannelTaken, Noted, Stale
from engine.table.model import GuildSettings, LoggedMove, Table

_SEATED: Final = select(
    tables, *(column.label(f"player_{column.name}") for column in players.c)
).select_from(tables.outerjoin(players, players.c.table_id == tables.c.id))
"""A table and its players in one statement, so that both are of the same moment."""

_BY_SEAT: Final = (tables.c.id, players.c.seat)

_TABLE: Final = _SEATED.where(tables.c.id == bindparam("id_")).order_by(*_BY_SEAT)

LIVE_IN: Final = _SEATED.where(tables.c.channel == bindparam("channel_"), IS_LIVE).order_by(
    *_BY_SEAT
)

LAST_IN: Final = _SEATED.where(
    tables.c.id
    == select(tables.c.id)
    .where(tables.c.channel == bindparam("channel_"))
    .order_by(tables.c.id.desc())
    .limit(1)
    .scalar_subquery()
).order_by(*_BY_SEAT)

_MINE: Final = players.alias("mine")
_PLAYED: Final = ("over", "abandoned")
_MOST_PLAYED: Final = 25

PLAYED_IN: Final = _SEATED.where(
    tables.c.id.in_(
        select(tables.c.id)
        .where(tables.c.channel == bindparam("channel_"), tables.c.status.in_(_PLAYED))
        .order_by(tables.c.id.desc())
        .limit(_MOST_PLAYED)
    )
).order_by(*_BY_SEAT)

LIVE_OF: Final = _SEATED.where(
    tables.c.id.in_(select(_MINE.c.table_id).where(_MINE.c.user == bindparam("user_"))), IS_LIVE
).order_by(*_BY_SEAT)

OWING: Final = select(tables.c.id).where(OWES_POST).order_by(tables.c.changed, tables.c.id)

_ALL_IDS: Final = select(tables.c.id).order_by(tables.c.id)

_ANY_ID: Final = select(tables.c.id).limit(1)

_MOVES: Final = (
    select(moves)
    .where(moves.c.table_id == bindparam("id_"), moves.c.ply > bindparam("after_"))
    .order_by(moves.c.ply)
)

_PLAYERS: Final = Quick(
    select(players).where(players.c.table_id == bindparam("id_")).order_by(players.c.seat)
)

_SETTINGS: Final = select(guild_settings).where(guild_settings.c.guild == bindparam("guild_"))

_ADD_TABLE: Final = insert(tables).returning(tables.c.id)

_KEPT_BY_MARK_POSTED: Final = ("posted", "post")

_REPLACE: Final = Quick(
    update(tables)
    .where(tables.c.id == bindparam("id_"), tables.c.version == bindparam("expected_"))
    .values(
        {
            column.name: bindparam(column.name)
            for column in tables.c
            if column.name not in {"id", "answer", *_KEPT_BY_MARK_POSTED}
        }
        # What is in the channel answers nothing any more: see `mark_posted`.
        | {
            "answer": case(
                (tables.c.posted >= bindparam("due_"), literal_column("''")),
                else_=bindparam("answer"),
            )
        }
    )
    .returning(tables.c.posted, tables.c.post)
)

_PLAYER: Final = tuple(players.c.keys())

_ADD_PLAYER: Final = insert(players)

_REPLACE_PLAYER: Final = Quick(
    update(players)
    .where(players.c.table_id == bindparam("id_"), players.c.seat == bindparam("seat_"))
    .values(
        {
            column.name: bindparam(column.name)
            for column in players.c
            if column.name not in {"table_id", "seat"}
        }
    )
)

_CLEAR_SEATS: Final = delete(players).where(
    players.c.table_id == bindparam("id_"), players.c.seat >= bindparam("first_")
)

_LOG: Final = Quick(insert(moves), *moves.c.keys())

_CUT: Final = delete(moves).where(
    moves.c.table_id == bindparam("id_"), moves.c.ply > bindparam("last_")
)

_MARK_POSTED: Final = Quick(
    update(tables)
    .where(tables.c.id == bindparam("id_"), tables.c.posted <= bindparam("mark_"))
    .values(
        posted=bindparam("mark_"),
        post=bindparam("message_"),
        # What a later board is to answer may be there already.
        answer=case(
            (tables.c.answer.like(bindparam("answered_")), literal_column("''")),
            else_=tables.c.answer,
        ),
    )
    .returning(tables.c.id)
)

_POST: Final = Quick(select(tables.c.post, tables.c.posted).where(tables.c.id == bindparam("id_")))

_FORGET_ANSWER: Final = (
    update(tables).where(tables.c.id == bindparam("id_")).values(answer=literal_column("''"))
)

_ALWAYS: Final = -2
"""A mark that every table has posted more than, be it a lobby."""


def add(
    connection: Connection, table: Table, most: int | None = None, errand: Errand | None = None
) -> Table:
    errands.note(connection, errand, Settlement())
    if most is not None:
        guilds.refuse_too_many(connection, table.guild, table.owner, most)
    values = rows.table_values(table) | {"changed": _now()}
    try:
        table_id = connection.execute(_ADD_TABLE, values).scalar_one()
    except IntegrityError as error:
        raise ChannelTaken from error
    if table.players:
        connection.execute(_ADD_PLAYER, rows.player_values(table_id, table.players))
    errands.settle(connection, errand, Settlement(table=table_id))
    return msgspec.structs.replace(table, id=table_id)


def save(
    connection: Connection,
    table: Table,
    log: Sequence[LoggedMove],
    new_timers: Sequence[Timer] | None = None,
    *,
    cut: int | None = None,
    errand: Errand | None = None,
    rest: Sequence[Move] = (),
) -> Table:
    errands.note(connection, errand, Settlement(table=table.id, rest=tuple(rest)))
    values = rows.table_values(table)
    for name in _KEPT_BY_MARK_POSTED:
        del values[name]
    version = table.version + 1
    values |= {
        "id_": table.id,
        "expected_": table.version,
        "due_": table.due,
        "version": version,
        "changed": _now(),
    }
    try:
        kept = _REPLACE.rows(connection, values)
    except IntegrityError as error:
        raise ChannelTaken from error
    if not kept:
        raise Stale
    ((posted, post),) = kept
    _save_players(connection, table)
    if cut is not None:
        connection.execute(_CUT, {"id_": table.id, "last_": cut})
    if log:
        _log(connection, table.id, log)
    if new_timers is not None:
        timers.replace_of_table(connection, table.id, new_timers)
    if table.status == "closed" and post is not None:
        old_posts.note(connection, table.id, post, _ALWAYS, lobby=True)
    return msgspec.structs.replace(table, version=version, posted=posted, post=post)


def _save_players(connection: Connection, table: Table) -> None:
    """Write the seats that differ from what is there."""
    there = _PLAYERS.rows(connection, {"id_": table.id})
    wanted = rows.player_values(table.id, table.players)
    changed = [
        values
        for values, old in zip(wanted, there, strict=False)
        if tuple([values[name] for name in _PLAYER]) != old
    ]
    added = wanted[len(there) :]
    if changed:
        _REPLACE_PLAYER.many(connection, [_addressed(values) for values in changed])
    if added:
        connection.execute(_ADD_PLAYER, added)
    if len(there) > len(wanted):
        connection.execute(_CLEAR_SEATS, {"id_": table.id, "first_": len(wanted)})


def _addressed(player: Values) -> Values:
    """A player's row whose key is what to look for."""
    values = player.copy()
    return values | {"id_": values.pop("table_id"), "seat_": values.pop("seat")}


def _log(connection: Connection, table_id: int, log: Sequence[LoggedMove]) -> None:
    try:
        _LOG.many(connection, rows.move_values(table_id, log))
    except IntegrityError as error:
        plies = ", ".join(str(move.ply) for move in log)
        raise ValueError(f"table {table_id} has one of the plies {plies} already") from error


def table(connection: Connection, table_id: int) -> Table | None:
    return _first(connection, _TABLE, {"id_": table_id})


def live_in(connection: Connection, channel: int) -> Table | None:
    return _first(connection, LIVE_IN, {"channel_": channel})


def last_in(connection: Connection, channel: int) -> Table | None:
    return _first(connection, LAST_IN, {"channel_": channel})


def _first(connection: Connection, query: Select[Any], values: Values) -> Table | None:
    found = rows.read_tables(connection.execute(query, values))
    return found[0] if found else None


def played_in(connection: Connection, channel: int) -> list[Table]:
    return rows.read_tables(connection.execute(PLAYED_IN, {"channel_": channel}))[::-1]


def live_of(connection: Connection, user: int) -> list[Table]:
    return rows.read_tables(connection.execute(LIVE_OF, {"user_": user}))


def moves_of(connection: Connection, table_id: int, after: int) -> list[LoggedMove]:
    found = connection.execute(_MOVES, {"id_": table_id, "after_": after}).all()
    return [rows.read_move(row) for row in found]


def owing(connection: Connection) -> list[int]:
    return list(connection.scalars(OWING))


def mark_posted(
    connection: Connection, table_id: int, mark: int, message: int | None, *, behind: bool
) -> Noted:
    values = {"id_": table_id, "mark_": mark, "message_": message, "answered_": f"{mark} %"}
    before, posted = next(iter(_POST.rows(connection, values)), (None, -1))
    noted = _MARK_POSTED.rows(connection, values)
    if noted and before not in (None, message):
        # A lobby that was moved to another message is the same lobby, and has served all the same.
        served, lobby = min(posted, mark - 1), posted < 0
        old_posts.note(connection, table_id, before, served, lobby=lobby, behind=behind)
    return Noted(message if noted else before, before)


def note_offer(connection: Connection, table_id: int, mark: int, message: int) -> None:
    old_posts.note(connection, table_id, message, mark)


def forget_answer(connection: Connection, table_id: int) -> None:
    connection.execute(_FORGET_ANSWER, {"id_": table_id})


def ping(connection: Connection) -> None:
    connection.execute(_ANY_ID).first()


def all_ids(connection: Connection) -> list[int]:
    return list(connection.scalars(_ALL_IDS))


def settings(connection: Connection, guild: int) -> GuildSettings:
    row = connection.execute(_SETTINGS, {"guild_": guild}).one_or_none()
    return GuildSettings() if row is None else rows.read_settings(row)


def save_settings(
    connection: Connection, guild: int, chosen: GuildSettings, errand: Errand | None = None
) -> None:
    errands.note(connection, errand, Settlement())
    values = rows.settings_values(guild, chosen)
    connection.execute(_put_settings(connection.dialect.name, values))


def _put_settings(dialect: str, values: Values) -> Insert:
    kind = postgresql.insert if dialect == "postgresql" else sqlite.insert
    return (
        kind(guild_settings)
        .values(values)
        .on_conflict_do_update(index_elements=[guild_settings.c.guild], set_=values)
    )


def _now() -> int:
    """Microseconds, so that tables changed one after the other can be told apart."""
    return time.time_ns() // 1000
