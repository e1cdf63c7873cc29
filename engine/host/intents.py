"""Deciding ahead: wishes for the set-up and turns for the next throw, kept until they are due."""

from collections.abc import Sequence

from engine.core import Move
from engine.host.tables import Tables
from engine.table import timeouts
from engine.table.ahead import planning
from engine.table.ahead.planning import Glance
from engine.table.model import Table


class Intents:
    """What can be asked about deciding ahead. Nobody but the player is told of any of it."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def choose(self, table_id: int, user: int, glance: Glance, move: Move) -> Table:
        """Add a step to what is meant for a face; a whole turn is kept."""
        return await self._tables.change(
            "intend", table_id, lambda table: planning.with_step(table, user, glance, move)
        )

    async def drop(self, table_id: int, user: int, face: str | None = None) -> Table:
        """Mean nothing for a face any more; or nothing at all."""
        return await self._tables.change(
            "intend-nothing", table_id, lambda table: planning.without(table, user, face)
        )

    async def wish(self, table_id: int, user: int, wishes: Sequence[str]) -> Table:
        """Hand in wishes for the set-up, and carry out what is due."""
        now = self._tables.now()
        return await self._tables.change(
            "wish",
            table_id,
            lambda table: planning.with_wishes(timeouts.present(table, user), user, wishes, now),
        )
