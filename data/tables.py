"""Tables, their players and their moves."""

import time
from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace
from sqlalchemy import (
    Connection,
    Select,
    bindparam,
    case,
    delete,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from data import rows
from data.compiled import Compiled
from data.database import Area, reads, writes
from data.errands import note_errand, settle_errand
from data.locks import lock_member
from data.posts import ALWAYS, note_old_post
from data.rating.results import note_result
from data.rows import Values
from data.schema import HAS_GUESTS, IS_LIVE, moves, players, tables
from data.timers import add_timers, replace_timers_of_table
from engine.clock.timers import Timer
from engine.core import Move
from engine.host.once import Errand, Settlement
from engine.host.store import ChannelTaken, Stale, TooManyTables
from engine.rating.results import Result
from engine.table.leagues import season_timer
from engine.table.model import LoggedMove, Table

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

LIVE_BELOW: Final = _SEATED.where(tables.c.parent == bindparam("channel_"), IS_LIVE).order_by(
    *_BY_SEAT
)

LAST_BELOW: Final = _SEATED.where(
    tables.c.id
    == select(tables.c.id)
    .where(tables.c.parent == bindparam("channel_"))
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

INVITED: Final = _SEATED.where(HAS_GUESTS, tables.c.guests.contains(bindparam("digits_"))).order_by(
    *_BY_SEAT
)
"""A few too many: the digits may be part of another number."""

_ALL_IDS: Final = select(tables.c.id).order_by(tables.c.id)

_MOVES: Final = (
    select(moves)
    .where(moves.c.table_id == bindparam("id_"), moves.c.ply > bindparam("after_"))
    .order_by(moves.c.ply)
)

_PLAYERS: Final = Compiled(
    select(players).where(players.c.table_id == bindparam("id_")).order_by(players.c.seat)
)

_ADD_TABLE: Final = insert(tables).returning(tables.c.id)

_KEPT_BY_MARK_POSTED: Final = ("posted", "post")

_REPLACE: Final = Compiled(
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

_REPLACE_PLAYER: Final = Compiled(
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

_LOG: Final = Compiled(insert(moves), *moves.c.keys())

_CUT: Final = delete(moves).where(
    moves.c.table_id == bindparam("id_"), moves.c.ply > bindparam("last_")
)

OWNED: Final = (
    select(tables.c.channel)
    .where(tables.c.guild == bindparam("guild_"), IS_LIVE, tables.c.owner == bindparam("owner_"))
    .order_by(tables.c.id)
)


class Tables(Area):
    """An `engine.host.store.TableStore`. What goes with a table is saved in its transaction."""

    @writes
    def add(
        self,
        connection: Connection,
        table: Table,
        most: int | None = None,
        timers: Sequence[Timer] = (),
        *,
        errand: Errand | None = None,
    ) -> Table:
        note_errand(connection, errand, Settlement())
        if most is not None:
            _refuse_too_many(connection, table.guild, table.owner, most)
        opened = add_table(connection, table)
        add_timers(connection, [replace(timer, table=opened.id) for timer in timers])
        settle_errand(connection, errand, Settlement(table=opened.id))
        return opened

    @writes
    def save(
        self,
        connection: Connection,
        table: Table,
        moves: Sequence[LoggedMove] = (),
        timers: Sequence[Timer] | None = None,
        *,
        cut: int | None = None,
        errand: Errand | None = None,
        rest: Sequence[Move] = (),
        result: Result | None = None,
    ) -> Table:
        note_errand(connection, errand, Settlement(table=table.id, rest=tuple(rest)))
        saved = replace_table(connection, table)
        if cut is not None:
            connection.execute(_CUT, {"id_": table.id, "last_": cut})
        if moves:
            _log(connection, table.id, moves)
        if timers is not None:
            replace_timers_of_table(connection, table.id, timers)
        if result is not None:
            note_result(connection, result)
        if table.season and not table.live:
            add_timers(connection, (season_timer(table),))
        return saved

    @reads
    def table(self, connection: Connection, table_id: int) -> Table | None:
        return find_table(connection, table_id)

    @reads
    def live_in(self, connection: Connection, channel: int) -> Table | None:
        return _first(connection, LIVE_IN, {"channel_": channel})

    @reads
    def last_in(self, connection: Connection, channel: int) -> Table | None:
        return _first(connection, LAST_IN, {"channel_": channel})

    @reads
    def live_below(self, connection: Connection, channel: int) -> list[Table]:
        return rows.read_tables(connection.execute(LIVE_BELOW, {"channel_": channel}))

    @reads
    def last_below(self, connection: Connection, channel: int) -> Table | None:
        return _first(connection, LAST_BELOW, {"channel_": channel})

    @reads
    def played_in(self, connection: Connection, channel: int) -> list[Table]:
        return rows.read_tables(connection.execute(PLAYED_IN, {"channel_": channel}))[::-1]

    @reads
    def live_of(self, connection: Connection, user: int) -> list[Table]:
        return rows.read_tables(connection.execute(LIVE_OF, {"user_": user}))

    @reads
    def invited(self, connection: Connection, user: int) -> list[Table]:
        found = rows.read_tables(connection.execute(INVITED, {"digits_": str(user)}))
        return [table for table in found if any(one.user == user for one in table.guests)]

    @reads
    def moves(self, connection: Connection, table_id: int, after: int = -1) -> list[LoggedMove]:
        return find_moves(connection, table_id, after)

    @reads
    def all_ids(self, connection: Connection) -> list[int]:
        return find_ids(connection)

    @reads
    def owned(self, connection: Connection, guild: int, owner: int) -> list[int]:
        return _owned(connection, guild, owner)


def add_table(connection: Connection, table: Table) -> Table:
    """Keep a new table with its players; gives it with its number. Raises `ChannelTaken`."""
    values = rows.table_values(table) | {"changed": _now()}
    try:
        table_id = connection.execute(_ADD_TABLE, values).scalar_one()
    except IntegrityError as error:
        raise ChannelTaken from error
    if table.players:
        connection.execute(_ADD_PLAYER, rows.player_values(table_id, table.players))
    return replace(table, id=table_id)


def find_table(connection: Connection, table_id: int) -> Table | None:
    """A table by its number."""
    return _first(connection, _TABLE, {"id_": table_id})


def find_moves(connection: Connection, table_id: int, after: int = -1) -> list[LoggedMove]:
    """The log of a table, or what of it is behind a ply."""
    found = connection.execute(_MOVES, {"id_": table_id, "after_": after}).all()
    return [rows.read_move(row) for row in found]


def find_ids(connection: Connection) -> list[int]:
    """The numbers of all tables."""
    return list(connection.scalars(_ALL_IDS))


def replace_table(connection: Connection, table: Table) -> Table:
    """Put a table in the place of the one with its id and version; gives it with the next one."""
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
    if table.status == "closed" and post is not None:
        note_old_post(connection, table.id, post, ALWAYS, lobby=True)
    posting = replace(table.posting, posted=posted, post=post)
    return replace(table, version=version, posting=posting)


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


def _first(connection: Connection, query: Select[Any], values: Values) -> Table | None:
    found = rows.read_tables(connection.execute(query, values))
    return found[0] if found else None


def _owned(connection: Connection, guild: int, owner: int) -> list[int]:
    return list(connection.scalars(OWNED, {"guild_": guild, "owner_": owner}))


def _refuse_too_many(connection: Connection, guild: int, owner: int, most: int) -> None:
    """Raise `TooManyTables` if a member may open no more; nobody else opens one for them now."""
    lock_member(connection, guild, owner)
    channels = _owned(connection, guild, owner)
    if len(channels) >= most:
        raise TooManyTables(channels)


def _now() -> int:
    """Microseconds, so that tables changed one after the other can be told apart."""
    return time.time_ns() // 1000
