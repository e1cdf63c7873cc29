"""Computers: asked to sit down by owners, and to decide by their tables.

What a person does is saved and answered first. That a computer is to decide is kept as a timer that
is due at once: whoever takes it asks here. Thinking needs no lock, and nobody waits for it; what
comes of it is played if the table still asks the same.
"""

import asyncio
from collections.abc import Awaitable, Callable

from engine.computer.answering import Question, answer
from engine.computer.player import Plan
from engine.core import Illegal, Refused, Seat
from engine.host.tables import TRIES, Tables
from engine.table import computers
from engine.table.model import Table
from engine.table.turns import Change

Think = Callable[[Question], Awaitable[Plan]]
"""Answers what a computer is asked, somewhere."""


async def think_here(question: Question) -> Plan:
    """Decide in a thread of this process."""
    return await asyncio.to_thread(answer, question)


class Computers:
    """What can be asked of computers at tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.think: Think = think_here
        """Where they think; a bot that has processes for it says so."""

    async def add(self, table_id: int, user: int, level: int, name: str) -> Table:
        """The owner lets a computer sit down, called so. Raises `Refused`."""
        return await self._tables.change(
            "add-computer",
            table_id,
            lambda table: Change(computers.added(table, user, level, name)),
        )

    async def remove(self, table_id: int, user: int) -> Table:
        """The owner asks the computer that came last to leave."""
        return await self._tables.change(
            "remove-computer", table_id, lambda table: Change(computers.removed(table, user))
        )

    async def pause(self, table_id: int) -> Table:
        """A show waits until somebody wants to see more of it."""
        return await self._tables.change(
            "pause", table_id, lambda table: Change(computers.paused(table))
        )

    async def go_on(self, table_id: int) -> Table:
        """A show goes on."""
        return await self._tables.change(
            "go-on", table_id, lambda table: Change(computers.resumed(table))
        )

    async def set_pace(self, table_id: int, pace: int) -> Table:
        """A show goes on with so many seconds between turns."""
        return await self._tables.change(
            "pace", table_id, lambda table: Change(computers.paced(table, pace))
        )

    async def stop(self, table_id: int, user: int, *, manages: bool) -> Table:
        """Whoever opened a show or manages the server stops it."""
        now = self._tables.now()
        return await self._tables.change(
            "stop",
            table_id,
            lambda table: Change(computers.ended(table, user, now, manages=manages)),
        )

    async def drop_curtain(self, table_id: int, since: int) -> Table:
        """A show ends if nobody has gone on with it since a position."""
        now = self._tables.now()
        try:
            return await self._tables.change(
                "curtain",
                table_id,
                lambda table: Change(computers.forgotten(table, since, now)),
            )
        except computers.Void:
            return await self._tables.table(table_id)

    async def decide(self, table_id: int, seat: Seat, since: int) -> Table:
        """A computer decides what it is asked since a position; if it is not, nothing happens.

        Others who are asked the same may take what it has chosen meanwhile; then it thinks again.
        """
        for _ in range(TRIES):
            try:
                return await self._decided(table_id, seat, since)
            except computers.Void:
                return await self._tables.table(table_id)
            except Illegal:
                continue
        raise Refused("busy", "too many are changing this table at once; try again")

    async def _decided(self, table_id: int, seat: Seat, since: int) -> Table:
        plan = await self._planned(table_id, seat, since)
        now = self._tables.now()
        return await self._tables.change(
            "think", table_id, lambda table: computers.played(table, seat, since, plan, now)
        )

    async def _planned(self, table_id: int, seat: Seat, since: int) -> Plan:
        """What a computer makes of what it is asked."""
        table, now = await self._tables.table(table_id), self._tables.now()
        plan = await self.think(computers.question(table, seat, since, now))
        while rest := computers.unfinished(table, seat, since, plan, now):
            plan = computers.continued(plan, rest, await self.think(rest.question))
        return plan
