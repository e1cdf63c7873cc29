"""Timers fall due, are acted on once, in order, and outlast a crash."""

import asyncio
from collections.abc import Sequence

from bot import Hedgepost
from cogs.timers import LEFT_AFTER
from engine.clock import DAY, HOUR, next_timer
from engine.timer import Timer, TimerKind
from tests.discord.conftest import Club

TABLE_KINDS: tuple[TimerKind, ...] = ("half", "most", "out", "day")


class Actions:
    """Notes what was acted on, and goes on to what follows."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot
        self.seen: list[tuple[TimerKind, int]] = []
        bot.timers._actions.clear()
        for kind in TABLE_KINDS:
            bot.timers.on(kind, self)

    async def __call__(self, timer: Timer, late: int) -> Sequence[Timer]:
        self.seen.append((timer.kind, late))
        table = await self.bot.host.table(timer.table or 0)
        then = next_timer(table, timer.seat or 0, after=timer)
        return () if then is None else (then,)


async def test_reminders_and_the_end_of_the_time_in_their_order(club: Club, bot: Hedgepost):
    actions = Actions(bot)
    await club.start()
    await bot.timers.run_due()
    assert actions.seen == []
    for hours, seen in ((24, ["half"]), (14, []), (1, ["most"]), (9, ["out"]), (99, [])):
        club.time.turn(hours * HOUR)
        await bot.timers.run_due()
        await bot.timers.run_due()
        assert actions.seen == [(kind, 0) for kind in seen]
        actions.seen.clear()


async def test_a_move_makes_the_timers_of_the_decision_void(club: Club, bot: Hedgepost):
    actions = Actions(bot)
    await club.race(bot)
    club.time.turn(23 * HOUR)
    table = await club.table(bot)
    await bot.host.resign(table.id, club.alice.id)
    club.time.turn(30 * DAY)
    await bot.timers.run_due()
    assert actions.seen == []
    assert await bot.host.store.next_timer() is None


async def test_an_earlier_timer_wakes_the_task(club: Club, bot: Hedgepost):
    actions = Actions(bot)
    await club.start()
    earlier = Timer(at=club.time.now + 23 * HOUR, kind="digest", user=1)
    club.time.turn(25 * HOUR)
    await bot.timers.keep(1, "digest", [earlier])
    async with asyncio.timeout(5):
        while await bot.host.store.left_timers() or not actions.seen:
            await asyncio.sleep(0)
    assert actions.seen == [("half", 0)]


async def test_a_crash_between_taking_and_doing(club: Club):
    async with club.bot() as bot:
        await club.start()
        club.time.turn(24 * HOUR)
        (timer,) = await bot.host.store.due_timers(club.time.now, 9)
        assert await bot.host.store.take_timer(timer.id, club.time.now)
    async with club.bot() as bot, club.bot() as twin:
        here, there = Actions(bot).seen, Actions(twin).seen
        await bot.timers.run_due()
        assert here + there == [], "another process may still have it in hand"
        club.time.turn(LEFT_AFTER)
        await asyncio.gather(bot.timers.run_due(), twin.timers.run_due())
        assert here + there == [("half", 0)]
        club.time.turn(DAY)
        await asyncio.gather(bot.timers.run_due(), twin.timers.run_due())
        assert sorted(kind for kind, _ in here + there) == ["half", "most", "out"]


async def test_an_action_that_fails_is_tried_again_and_given_up(
    club: Club, bot: Hedgepost, errors: list[str]
):
    tried: list[Timer] = []

    async def fail(timer: Timer, _: int) -> Sequence[Timer]:
        tried.append(timer)
        raise RuntimeError("a slip")

    actions = Actions(bot)
    bot.timers._actions["half"] = fail
    await club.start()
    club.time.turn(24 * HOUR)
    for _ in range(5):
        await bot.timers.run_due()
        club.time.turn(LEFT_AFTER)
    assert len(tried) == len(errors) == 3
    assert all("a slip" in line for line in errors)
    errors.clear()
    assert actions.seen == []
    assert await bot.host.store.left_timers() == []
