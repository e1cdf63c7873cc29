"""Absences: when members of a server are away."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select

from data.database import Area, reads, writes
from data.errands import note_errand
from data.locks import lock_member
from data.rows import read_absence
from data.schema import absences
from data.schema import timers as timer_rows
from data.timers import add_timers
from engine.clock.clock import Span
from engine.clock.timers import Timer
from engine.host.once import Errand, Settlement
from engine.host.store import Stale
from engine.people.settings import Absence

ABSENCES: Final = (
    select(absences)
    .where(absences.c.user == bindparam("user_"))
    .order_by(absences.c.guild, absences.c.start)
)
ABSENCES_IN: Final = ABSENCES.where(absences.c.guild == bindparam("guild_"))

_REMOVE: Final = delete(absences).where(absences.c.id == bindparam("id_"))
_ADD: Final = insert(absences)
_REMOVE_TIMERS: Final = delete(timer_rows).where(
    timer_rows.c.user == bindparam("user_"),
    timer_rows.c.kind == "away",
    timer_rows.c.guild == bindparam("guild_"),
    timer_rows.c.taken == 0,
)


class Absences(Area):
    """An `engine.host.store.AbsenceStore`."""

    @reads
    def of(self, connection: Connection, user: int, guild: int | None = None) -> list[Absence]:
        return _absences(connection, user, guild)

    @writes
    def replace(
        self,
        connection: Connection,
        guild: int,
        user: int,
        *,
        known: Sequence[Absence],
        spans: Sequence[Span],
        timers: Sequence[Timer],
        errand: Errand | None = None,
    ) -> None:
        note_errand(connection, errand, Settlement())
        lock_member(connection, guild, user)
        if _absences(connection, user, guild) != list(known):
            raise Stale
        for gone in (one for one in known if one.span not in spans):
            connection.execute(_REMOVE, {"id_": gone.id})
        there = {one.span for one in known}
        added = [
            {"guild": guild, "user": user, "start": span.start, "end": span.end}
            for span in spans
            if span not in there
        ]
        if added:
            connection.execute(_ADD, added)
        connection.execute(_REMOVE_TIMERS, {"user_": user, "guild_": guild})
        add_timers(connection, timers)


def _absences(connection: Connection, user: int, guild: int | None) -> list[Absence]:
    if guild is None:
        found = connection.execute(ABSENCES, {"user_": user})
    else:
        found = connection.execute(ABSENCES_IN, {"user_": user, "guild_": guild})
    return [read_absence(row) for row in found.all()]
