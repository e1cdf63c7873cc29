"""Computers whose turn it is: a timer asks each, it thinks, and its move is saved and posted."""

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
"""Seconds after which a computer is asked again whose table too many were changing."""


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

    async def decide(self, timer: Timer, _late: int) -> Sequence[Timer]:
        """Let a computer decide, and post the board if it is somebody's move then."""
        assert timer.table is not None
        assert timer.seat is not None
        waits_since.set(self._since.setdefault(timer.table, time.monotonic()))
        goes_on = False
        try:
            table = await self._bot.host.computers.decide(timer.table, timer.seat, timer.since)
            goes_on = is_thinking(table)
        except Stopped:
            return (replace(timer, id=0, taken=0),)  # whoever comes next finds it due
        except Refused as refused:
            again = replace(timer, id=0, taken=0, at=self._bot.host.now() + BUSY)
            return (again,) if refused.code == "busy" else ()
        finally:
            if not goes_on:
                self._since.pop(timer.table, None)
        await self._bot.outbox.deliver(table.id, table)
        return ()

    def stop(self) -> None:
        """Let nobody think any more: what they are asked is left to whoever comes next."""
        self.thinkers.stop()


async def setup(bot: Hedgepost) -> None:
    bot.computers.answer_timers()
