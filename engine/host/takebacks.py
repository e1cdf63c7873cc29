"""Takebacks: asked for, agreed to, declined, withdrawn."""

import asyncio
import contextlib
from collections.abc import Callable

from engine.core import Refused
from engine.host.store import Ledger
from engine.host.tables import TRIES, Tables
from engine.table import takeback
from engine.table.model import Table
from engine.table.turns import Change


class _MovedOn(Exception):
    """The position is not the one whose past was read."""


class Takebacks:
    """What can be asked about going back."""

    def __init__(self, tables: Tables, ledger: Ledger) -> None:
        self._tables = tables
        self._ledger = ledger

    async def ask(self, table_id: int, user: int) -> Table:
        """Ask the others for a takeback; the table goes back at once if there are none."""
        return await self._change_past(
            "ask-takeback", table_id, lambda table, past: takeback.asked(table, past, user)
        )

    async def retract(self, table_id: int, user: int, shown: int) -> Table:
        """Somebody who plays alone goes back from what they were shown."""
        return await self._change_past(
            "retract", table_id, lambda table, past: takeback.retracted(table, past, user, shown)
        )

    async def agree(self, table_id: int, user: int, number: int) -> Table:
        """Agree to the request of that number; the last of those asked makes it so."""
        return await self._change_past(
            "agree-takeback",
            table_id,
            lambda table, past: takeback.agreed(table, past, user, number),
        )

    async def decline(self, table_id: int, user: int, number: int) -> Table:
        return await self._tables.change(
            "decline-takeback", table_id, lambda table: takeback.declined(table, user, number)
        )

    async def withdraw(self, table_id: int, user: int, number: int) -> Table:
        return await self._tables.change(
            "withdraw-takeback", table_id, lambda table: takeback.withdrawn(table, user, number)
        )

    async def announce(self, table_id: int, number: int, post: int) -> Table:
        """Note which message asks for a takeback."""
        return await self._tables.change(
            "announce-takeback", table_id, lambda table: takeback.announced(table, number, post)
        )

    async def _past(self, table: Table) -> takeback.History:
        """All positions of a table; beside the event loop, since games can be long."""
        log = await self._ledger.moves(table.id)
        return await asyncio.to_thread(takeback.history, table, log[: table.ply + 1])

    async def _change_past(
        self, what: str, table_id: int, change: Callable[[Table, takeback.History], Change]
    ) -> Table:
        """Change a table in a way that depends on how it came to be what it is."""
        for _ in range(TRIES):
            known = await self._tables.table(table_id)
            past = await self._past(known)

            def changed(
                table: Table, known: Table = known, past: takeback.History = past
            ) -> Change:
                if table.position_number != known.position_number:
                    raise _MovedOn
                return change(table, past)

            with contextlib.suppress(_MovedOn):
                return await self._tables.change(what, table_id, changed)
        raise Refused("busy", "too many are changing this table at once; try again")
