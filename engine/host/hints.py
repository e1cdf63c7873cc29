"""Hints: asked for by somebody who plays alone, thought of elsewhere, taken into their draft."""

import asyncio
from typing import Final

from engine.computer.answering import Question
from engine.computer.player import Plan
from engine.core import Move, Refused
from engine.host.computers import Computers
from engine.host.tables import Tables
from engine.recent import Recent
from engine.table import drafts, timeouts
from engine.table.drafts import Click
from engine.table.model import Table
from engine.table.solo import hints
from engine.table.solo.hints import Hint

MOST_GIVEN: Final = 256
"""So many hints are remembered; any other is thought of again, and is the same."""


class Hints:
    """What can be asked about what to do."""

    def __init__(self, tables: Tables, computers: Computers) -> None:
        self._tables = tables
        self._computers = computers
        self._given = Recent[tuple[int, Click, int], tuple[Move, ...]](MOST_GIVEN)
        """By table, click and number, the moves of hints."""
        self._thinking: dict[tuple[int, Click], asyncio.Future[Plan]] = {}
        """By table and click, hints that are being thought of."""

    async def of(self, table_id: int, user: int, click: Click) -> Hint:
        """What the best computer would do, for somebody who looks at a decision. Nothing is held
        up or saved meanwhile. Raises `Refused`; also if they have gone on since."""
        table = await self._tables.table(table_id)
        plan = await self._planned((table_id, click), hints.question(table, user, click))
        table = await self._tables.table(table_id)
        found = await asyncio.to_thread(hints.hint, table, user, click, plan)
        self._given.put((table_id, click, found.number), found.moves)
        return found

    async def take(self, table_id: int, user: int, click: Click, number: int) -> Table:
        """Put the moves of a hint into the draft of whom it was given to; they confirm them
        themselves. Raises `Refused` if that hint is not given now."""
        moves = self._given.get((table_id, click, number))
        if moves is None:
            found = await self.of(table_id, user, click)
            if found.number != number:
                raise Refused("hint-other", "the hint is another one by now")
            moves = found.moves
        return await self._tables.change(
            "take-hint",
            table_id,
            lambda table: drafts.suggested(timeouts.present(table, user), user, click, moves),
        )

    async def _planned(self, asked: tuple[int, Click], question: Question) -> Plan:
        """What comes of a question. Who presses again while it is thought about waits for the same
        thought: the best computer takes its time, and other tables wait for it."""
        thinking = self._thinking.get(asked)
        if thinking is None:
            thinking = asyncio.ensure_future(self._computers.think(question))
            self._thinking[asked] = thinking
            thinking.add_done_callback(lambda _: self._thinking.pop(asked, None))
        return await asyncio.shield(thinking)
