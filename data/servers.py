"""Servers: what their managers have chosen, and their tables in figures."""

from collections.abc import Callable
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    bindparam,
    func,
    not_,
    or_,
    select,
)

from data.database import Area, put, reads, writes
from data.errands import note_errand
from data.locks import lock_server
from data.rows import read_settings, settings_values
from data.schema import IS_LIVE, guild_settings, moves, tables
from engine.host.figures import GuildStats, Idle
from engine.host.once import Errand, Settlement
from engine.table.model import GuildSettings

_HERE: Final = tables.c.guild == bindparam("guild_")

COUNTS: Final = (
    select(tables.c.status, tables.c.game, func.count().label("count"))
    .where(_HERE)
    .group_by(tables.c.status, tables.c.game)
)

_BEFORE: Final = moves.alias("before_")
_RECENT: Final = and_(
    _HERE,
    or_(tables.c.status == "running", tables.c.ended >= bindparam("since_")),
    moves.c.at >= bindparam("since_"),
    moves.c.ply > 0,
)
"""Steps since a moment. Only tables that were live by then are looked through."""

MOVES: Final = (
    select(func.count()).select_from(tables.join(moves, moves.c.table_id == tables.c.id))
).where(_RECENT)

PACE: Final = (
    select(func.avg(moves.c.at - _BEFORE.c.at))
    .select_from(
        tables.join(moves, moves.c.table_id == tables.c.id).join(
            _BEFORE,
            and_(_BEFORE.c.table_id == moves.c.table_id, _BEFORE.c.ply == moves.c.ply - 1),
        )
    )
    .where(
        _RECENT,
        moves.c.hand == "person",
        # The further steps of a turn that was confirmed as a whole are no decisions of their own.
        not_(and_(moves.c.at == _BEFORE.c.at, moves.c.seat == _BEFORE.c.seat)),
    )
)


def _last_move(*which: ColumnElement[bool]) -> ColumnElement[int]:
    """When the newest step of a table was made: a look at the end of its log."""
    found = (
        select(moves.c.at)
        .where(moves.c.table_id == tables.c.id, *which)
        .order_by(moves.c.ply.desc())
        .limit(1)
        .scalar_subquery()
    )
    return func.coalesce(found, tables.c.opened)


_WAITS_SINCE: Final = _last_move()

WAITING: Final = (
    select(tables.c.channel, _WAITS_SINCE.label("since"))
    .where(_HERE, tables.c.status == "running")
    .order_by(_WAITS_SINCE, tables.c.id)
    .limit(1)
)

_LAST: Final = _last_move(moves.c.hand == "person")

LIVE: Final = (
    select(
        tables.c.id,
        tables.c.version,
        tables.c.channel,
        tables.c.game,
        tables.c.status,
        _LAST.label("last"),
    )
    .where(_HERE, IS_LIVE)
    .order_by(_LAST, tables.c.id)
)

_SETTINGS: Final = select(guild_settings).where(guild_settings.c.guild == bindparam("guild_"))


class Servers(Area):
    """An `engine.host.store.ServerStore`."""

    @reads
    def settings(self, connection: Connection, guild: int) -> GuildSettings:
        row = connection.execute(_SETTINGS, {"guild_": guild}).one_or_none()
        return GuildSettings() if row is None else read_settings(row)

    @writes
    def save(
        self,
        connection: Connection,
        guild: int,
        settings: GuildSettings,
        *,
        errand: Errand | None = None,
    ) -> None:
        note_errand(connection, errand, Settlement())
        lock_server(connection, guild)
        put(connection, guild_settings, guild_settings.c.guild, settings_values(guild, settings))

    @writes
    def alter(
        self,
        connection: Connection,
        guild: int,
        change: Callable[[GuildSettings], GuildSettings],
        *,
        errand: Errand | None = None,
    ) -> GuildSettings:
        note_errand(connection, errand, Settlement())
        lock_server(connection, guild)  # there may be no row yet
        row = connection.execute(_SETTINGS, {"guild_": guild}).one_or_none()
        settings = change(GuildSettings() if row is None else read_settings(row))
        put(connection, guild_settings, guild_settings.c.guild, settings_values(guild, settings))
        return settings

    @reads
    def stats(self, connection: Connection, guild: int, since: int) -> GuildStats:
        counted = connection.execute(COUNTS, {"guild_": guild}).all()
        recent = {"guild_": guild, "since_": since}
        pace = connection.scalar(PACE, recent)
        longest = connection.execute(WAITING, {"guild_": guild}).one_or_none()
        by_status: dict[str, int] = {}
        by_game: dict[str, int] = {}
        for status, game, count in counted:
            by_status[status] = by_status.get(status, 0) + count
            if status not in ("lobby", "closed"):
                by_game[game] = by_game.get(game, 0) + count
        return GuildStats(
            tables=by_status,
            games=by_game,
            moves=connection.scalar(MOVES, recent) or 0,
            pace=None if pace is None else round(pace),
            waiting=None if longest is None else (longest.channel, longest.since),
        )

    @reads
    def idle(self, connection: Connection, guild: int, before: int) -> list[Idle]:
        found = connection.execute(LIVE, {"guild_": guild}).all()
        return [
            Idle(
                table=row.id,
                version=row.version,
                channel=row.channel,
                game=row.game,
                status=row.status,
                last=row.last,
            )
            for row in found
            if row.last < before
        ]
