"""What falls due: timers are rows, and one task sleeps until the earliest of them.

It never sleeps for more than a minute: another process may have written one that it knows nothing
of.

A timer is taken first, acted on second and removed third, each in a transaction of its own. A
crash in between leaves a row that says so, and it is acted on again: actions look at the table as
it is then, so that doing something twice is doing it once.

Actions that take their time, as computers do, run beside the others. While they do, it is noted
again and again that their timers are in hand.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Final

from discord.ext import commands
from msgspec.structs import replace

from engine.clock.timers import Timer, TimerKind
from engine.host.store import Unavailable
from engine.table.deadlines import put_off

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)

Action = Callable[[Timer, int], Awaitable[Sequence[Timer]]]
"""Acts on a timer that is late by so many seconds because the bot was down, 0 if it was not; gives
what follows it."""

MOST_AT_ONCE: Final = 100
"""Timers that are looked up together."""
LEFT_AFTER: Final = 180
"""Seconds after which one who has taken a timer will not do it any more."""
THOUGHT_AFTER: Final = 15
"""The same for a computer's decision, for which somebody may wait."""
KEPT: Final = 3
"""How often within that time it is noted that a timer is still in hand."""
TRIES: Final = 3
"""How often a timer is tried whose action fails."""
LATER: Final = 3600
"""Seconds after which the end of a decision that could not be brought about is tried anew."""
LONGEST_SLEEP: Final = 60
"""Seconds after which timers are looked up again, whatever is known of them."""
TROUBLE_SECONDS: Final = 30
"""The pause when the store cannot be used."""
UNNOTICED: Final = 180
"""Seconds that nobody need apologise for."""
FINISH_SECONDS: Final = 4
"""How long an action in hand may take when the bot stops."""


class Timers(commands.Cog):
    """Acts on timers in the order in which they fall due."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot
        self._actions: dict[TimerKind, Action] = {}
        self._beside: set[TimerKind] = set()
        self._at_work: dict[asyncio.Task[None], int] = {}
        """What runs beside the others, and the timer that each has in hand."""
        self._keeping: asyncio.Task[None] | None = None
        self._one_at_a_time = asyncio.Lock()
        self._failures: dict[int, int] = {}
        self.listeners: list[Callable[[str, float], None]] = []
        """Told of every timer that is acted on: its kind, and how many seconds late it is."""
        self._nudged = asyncio.Event()
        self._asleep_until = math.inf
        self._stopping = False
        self._awake = asyncio.Event()
        self._back = 0
        self._task: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        self.bot.host.tables.listeners.append(lambda saved: self.expect(saved.timers))
        self._task = asyncio.create_task(self._run(), name="timers")

    async def cog_unload(self) -> None:
        self.stop()
        if self._task is not None:
            if self.acting and not self._task.cancelling():
                await asyncio.wait([self._task], timeout=FINISH_SECONDS)
            self._task.cancel()
        if self._keeping is not None:
            self._keeping.cancel()

    def stop(self) -> None:
        """Take no timer any more; what is in hand is finished."""
        self._stopping = True
        self._nudged.set()

    def give_up(self) -> None:
        """Let go of what is in hand: it is left, and whoever comes next does it."""
        if self._task is not None:
            self._task.cancel()

    @property
    def acting(self) -> bool:
        """Whether a timer is in hand."""
        return self._one_at_a_time.locked() or bool(self._at_work)

    async def rest(self) -> None:
        """Come back when no timer is in hand."""
        async with self._one_at_a_time:
            pass
        while self._at_work:
            await asyncio.wait(self._at_work)

    def resume(self, back: int | None = None) -> None:
        """Act again, on what has fallen due meanwhile too; `back` is when the bot came back."""
        if back is not None:
            self._back = back
            self._nudged.set()  # who has slept meanwhile may not know how late it is
        self._awake.set()

    def hold(self) -> None:
        """Act on nothing while nobody could be told."""
        self._awake.clear()

    def on(self, kind: TimerKind, action: Action, *, beside: bool = False) -> None:
        """Let an action be called for all timers of a kind; `beside` the others, none of which
        waits for it."""
        assert kind not in self._actions, kind
        self._actions[kind] = action
        if beside:
            self._beside.add(kind)

    def expect(self, timers: Sequence[Timer]) -> None:
        """Some timers have just been saved: see that nobody sleeps through them."""
        if any(timer.at < self._asleep_until for timer in timers):
            self._nudged.set()

    def wake(self) -> None:
        """Look at once when the next timer falls due."""
        self._nudged.set()

    async def run_due(self) -> None:
        """Act on everything that is due by the host's clock, in order, once."""
        timers = self.bot.host.timers
        await self._awake.wait()
        async with self._one_at_a_time:
            now = self.bot.host.now()
            for timer in await self._left():
                if timer.taken <= now - _left_after(timer):
                    log.warning("%s was left in hand", _named(timer))
                    await self._act(timer, now)
            while not self._stopping and (due := await timers.due(now, MOST_AT_ONCE)):
                for timer in due:
                    await self._act(timer, now)

    async def _act(self, known: Timer, now: int) -> None:
        if self._stopping:
            return
        timers = self.bot.host.timers
        timer = await timers.take(known.id, now, left=known.taken)
        if timer is None:
            return  # another process was quicker, or somebody has moved
        for tell in self.listeners:
            tell(timer.kind, now - timer.at)
        if timer.kind not in self._beside:
            await self._finish(timer, now)
            return
        task = asyncio.create_task(self._finish(timer, now), name=f"hedgepost-{timer.kind}")
        self._at_work[task] = timer.id
        task.add_done_callback(self._finished)
        if self._keeping is None or self._keeping.done():
            self._keeping = asyncio.create_task(self._keep(), name="timers in hand")

    async def _keep(self) -> None:
        """Note that timers are still in hand, as long as some are: they may wait for their turn,
        and no other process need act on them."""
        while self._at_work:
            await asyncio.sleep(THOUGHT_AFTER / KEPT)
            try:
                await self.bot.host.timers.keep([*self._at_work.values()], self.bot.host.now())
            except Unavailable as trouble:
                log.warning("it could not be noted which timers are in hand: %r", trouble)

    def _finished(self, task: asyncio.Task[None]) -> None:
        del self._at_work[task]
        if not task.cancelled() and (failed := task.exception()) is not None:
            log.error("a timer was left in hand", exc_info=failed)

    async def _finish(self, timer: Timer, now: int) -> None:
        """Act on a timer that is taken, and remove it."""
        timers = self.bot.host.timers
        try:
            await timers.done(timer.id, await self._then(timer, now))
        except Unavailable:
            raise  # it is not the timer's fault: left in hand, it is tried again
        except Exception:
            tries = self._failures[timer.id] = self._failures.get(timer.id, 0) + 1
            log.exception("%s failed for the %d. time", _named(timer), tries)
            if tries < TRIES:
                return  # left in hand, it is tried again
            await timers.done(timer.id, _once_more(timer, now))
        self._failures.pop(timer.id, None)

    async def _then(self, timer: Timer, now: int) -> Sequence[Timer]:
        """Act on a timer; gives what follows it."""
        if timer.kind in ("out", "think") and timer.table is not None:
            table = await self.bot.host.ledger.table(timer.table)
            if table is not None and (later := put_off(table, timer, now)) is not None:
                return (later,)
        action = self.action_for(timer.kind)
        return () if action is None else await action(timer, self._late(timer, now))

    def action_for(self, kind: TimerKind) -> Action | None:
        return self._actions.get(kind)

    def _late(self, timer: Timer, now: int) -> int:
        late = now - timer.at
        return timer.late + (late if timer.at < self._back and late > UNNOTICED else 0)

    async def _run(self) -> None:
        """Sleep until something falls due, for as long as the bot runs."""
        await self.bot.wait_until_ready()
        while not self._stopping:
            self._nudged.clear()
            self._asleep_until = math.inf
            try:
                await self.run_due()
                self._asleep_until = await self._next()
                pause = max(0.0, self._asleep_until - self.bot.host.now())
            except Exception:
                log.exception("what is due could not be looked up")
                pause = TROUBLE_SECONDS
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(min(pause, LONGEST_SLEEP)):
                    await self._nudged.wait()

    async def _next(self) -> float:
        """When there is something to do again."""
        first = await self.bot.host.timers.next_due()
        left = [timer.taken + _left_after(timer) for timer in await self._left()]
        return min([math.inf if first is None else first, *left])

    async def _left(self) -> list[Timer]:
        """The timers that somebody else has taken, or had when they went."""
        own = set(self._at_work.values())
        return [timer for timer in await self.bot.host.timers.left() if timer.id not in own]


def _left_after(timer: Timer) -> int:
    return THOUGHT_AFTER if timer.kind == "think" else LEFT_AFTER


def _named(timer: Timer) -> str:
    """A timer in the log: what it is about, and whose it is."""
    told = [f"table {timer.table}"] if timer.table is not None else []
    told += [f"seat {timer.seat}"] if timer.seat is not None else []
    told += [f"user {timer.user}"] if timer.user is not None else []
    return f"timer {timer.id} ({', '.join([timer.kind, *told])})"


def _once_more(timer: Timer, now: int) -> Sequence[Timer]:
    """What follows a timer that fails: a decision or a show must end, and what comes round comes
    again; a reminder need not come."""
    again = timer.kind in ("out", "think", "curtain", "guests", "census", "season")
    return (replace(timer, id=0, at=now + LATER, taken=0),) if again else ()


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(bot.timers)
