"""Computers whose turn it is: a timer asks each, it thinks, and its move is saved and posted.

A show goes on in the same way, with more time between the questions.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from cogs.background.thinkers import Stopped, Thinkers, waits_since
from engine.clock.timers import Timer
from engine.core import Refused
from engine.table.computers import is_thinking

if TYPE_CHECKING:
    from bot import Hedgepost

BUSY: Final = 5
"""Seconds after which it is tried again at a table that too many were changing."""


class Computers:
    """Lets computers decide that are asked."""

    def __init__(self, bot: Hedgepost) -> None:
        self._bot = bot
        self.thinkers = Thinkers()
        self._since: dict[int, float] = {}
        """By table, since when it waits for computers, however many of them are to decide."""

    def answer_timers(self) -> None:
        """Let the timers that ask computers find their way here, and questions to the thinkers."""
        self._bot.host.computers.think = self.thinkers.think
        self._bot.timers.on("think", self.decide, beside=True)
        self._bot.timers.on("curtain", self.drop_curtain)

    async def decide(self, timer: Timer, _late: int) -> Sequence[Timer]:
        """Let a computer decide, and post the board if it is somebody's move then."""
        assert timer.table is not None
        assert timer.seat is not None
        waits_since.set(self._since.setdefault(timer.table, time.monotonic()))
        goes_on = False
        try:
            table = await self._bot.host.computers.decide(timer.table, timer.seat, timer.since)
            goes_on = is_thinking(table) and not table.pace  # nobody waits for a show as a whole
        except Stopped:
            return (replace(timer, id=0, taken=0),)  # whoever comes next finds it due
        except Refused as refused:
            return self._once_more(timer, refused)
        finally:
            if not goes_on:
                self._since.pop(timer.table, None)
        await self._bot.outbox.deliver(table.id, table)
        return ()

    async def drop_curtain(self, timer: Timer, _late: int) -> Sequence[Timer]:
        """End a show that nobody has gone on with."""
        assert timer.table is not None
        try:
            table = await self._bot.host.computers.drop_curtain(timer.table, timer.since)
        except Refused as refused:
            return self._once_more(timer, refused)
        await self._bot.outbox.deliver(table.id, table)
        return ()

    def _once_more(self, timer: Timer, refused: Refused) -> Sequence[Timer]:
        """What follows a timer whose table could not be changed just then."""
        again = replace(timer, id=0, taken=0, at=self._bot.host.now() + BUSY)
        return (again,) if refused.code == "busy" else ()

    def stop(self) -> None:
        """Let nobody think any more: what they are asked is left to whoever comes next."""
        self.thinkers.stop()


async def setup(bot: Hedgepost) -> None:
    bot.computers.answer_timers()
