"""Absences of a server's members: announced once, known at all of their tables."""

import contextlib
from collections.abc import Callable, Sequence
from datetime import date

from engine.clock.clock import Span
from engine.core import Refused
from engine.host.once import Settled, errand, settled_here
from engine.host.store import Stale, Store
from engine.host.tables import TRIES, Saved, Tables, done, knowing_absences
from engine.people import absences as away
from engine.people.settings import Absence
from engine.table.deadlines import new_timers
from engine.table.model import Table
from engine.table.turns import Change


class Absences:
    """What can be asked about days on which somebody does not play."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self._tables = tables
        self._store = store

    async def of(self, user: int, guild: int | None = None) -> list[Absence]:
        """When somebody is or was away, on one server or on all, in order."""
        return await self._store.absences.of(user, guild)

    async def announce(
        self, guild: int, user: int, first: date, last: date
    ) -> tuple[Span, list[Table]]:
        """Keep that a member of a server is away from one day to another, in their own zone.

        Gives the absence, together with those that it touches, and the member's live tables there,
        whose clocks know of it. Raises `Refused` for days that cannot be announced.
        """
        now = self._tables.now()
        zone = (await self._store.people.settings(user)).zone
        allowance = (await self._store.servers.settings(guild)).allowance

        def announce(known: Sequence[Span]) -> tuple[Span, ...]:
            return away.announced(known, first, last, zone=zone, now=now, allowance=allowance)

        spans = await self._set_absences("announce-away", guild, user, announce)
        wanted = away.span_of(first, last, zone, now)
        around = (one for one in spans if one.start <= wanted.start < one.end)
        return next(around, wanted), await self.note(guild, user)

    async def cancel(self, guild: int, user: int, absence: int) -> tuple[Span, list[Table]]:
        """Take back what is still to come of an absence. Gives it as it was, and the tables; an
        empty one if the same errand has taken it back before."""
        now = self._tables.now()
        known = await self._store.absences.of(user, guild)
        span = next((one.span for one in known if one.id == absence), Span(0, 0))
        await self._set_absences(
            "cancel-away", guild, user, lambda spans: away.cancelled(spans, span, now)
        )
        return span, await self.note(guild, user)

    async def note(self, guild: int, user: int) -> list[Table]:
        """Let a member's live tables on a server know when they are away. Gives those tables."""
        spans, now = await self._tables.spans_away(guild, user), self._tables.now()
        noted: list[Table] = []
        for table in await self._store.tables.live_of(user):
            if table.guild == guild and table.seat_of(user) is not None:
                with contextlib.suppress(Refused):  # it has ended meanwhile
                    noted.append(await self._note_away(table, user, spans, now))
        return noted

    async def _note_away(self, table: Table, user: int, spans: Sequence[Span], now: int) -> Table:
        if knowing_absences(table, user, spans, now) == table:
            return table

        def note(table: Table) -> Change:
            if not table.live:
                raise Refused("not-running", "this game is over")
            noted = knowing_absences(table, user, spans, now)
            return Change(noted, timers=new_timers(table, noted, now))

        return await self._tables.change("note-away", table.id, note)

    async def _set_absences(
        self, what: str, guild: int, user: int, change: Callable[[Sequence[Span]], Sequence[Span]]
    ) -> Sequence[Span]:
        """Change a member's absences; again if another process was quicker."""
        now = self._tables.now()
        asked = errand(what)
        for _ in range(TRIES):
            known = await self._store.absences.of(user, guild)
            there = [one.span for one in known]
            try:
                spans = away.remembered(change(there), now)
                timers = away.timers_for(guild, user, spans, now)
                await self._store.absences.replace(
                    guild, user, known=known, spans=spans, timers=timers, errand=asked
                )
            except Stale:
                continue
            except Refused as refused:
                await self._tables.refuse(asked, refused)
                return there
            except Settled as settled:
                done(settled, asked)
                return there
            settled_here()
            self._tables.tell(Saved(timers=timers))
            return spans
        raise Refused("busy", "too many changes at once; try again")
