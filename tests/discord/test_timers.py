"""Timers fall due, are acted on once, in order, and outlast a crash."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from bot import Hedgepost
from cogs.timers import LEFT_AFTER
from engine.clock import DAY, HOUR
from engine.people import PersonSettings
from engine.timer import Timer
from tests.data.worker import Taker
from tests.discord.conftest import BOTH_DATABASES, Acted, Club


async def test_reminders_and_the_end_of_the_time_in_their_order(
    club: Club, bot: Hedgepost, acted: Acted
):
    await club.start()
    await bot.timers.run_due()
    assert acted == []
    for hours, seen in ((24, ["half"]), (14, []), (1, ["most"]), (9, ["out"]), (99, [])):
        club.time.turn(hours * HOUR)
        await bot.timers.run_due()
        await bot.timers.run_due()
        assert acted == [(kind, 0) for kind in seen]
        acted.clear()


async def test_a_move_makes_the_timers_of_the_decision_void(
    club: Club, bot: Hedgepost, acted: Acted
):
    await club.race(bot)
    club.time.turn(23 * HOUR)
    table = await club.table(bot)
    await bot.host.resign(table.id, club.alice.id)
    club.time.turn(30 * DAY)
    await bot.timers.run_due()
    assert acted == []
    assert await bot.host.store.next_timer() is None


async def test_an_earlier_timer_wakes_the_task(club: Club, bot: Hedgepost, acted: Acted):
    await club.start()
    await club.settled()  # it sleeps by now
    earlier = Timer(at=club.time.now + 23 * HOUR, kind="digest", user=1)
    club.time.turn(25 * HOUR)
    await bot.people.change(1, PersonSettings(), [earlier])
    bot.timers.expect([earlier])
    async with asyncio.timeout(5):
        while len(acted) < 2:
            await asyncio.sleep(0)
    assert sorted(acted) == [("digest", 0), ("half", 0)]


@BOTH_DATABASES
async def test_kill_9_between_taking_and_doing(club: Club, acted: Acted, tmp_path: Path):
    async with club.bot() as bot:
        await club.start()
        await club.settled()
        bot.timers.hold()  # or it may be quicker
        club.time.turn(24 * HOUR)
    await Taker(club.database, club.time.now, tmp_path / "taken").kill()
    async with club.bot() as bot, club.bot() as twin:
        await bot.timers.run_due()
        assert acted == [], "another process may still have it in hand"
        club.time.turn(LEFT_AFTER)
        await asyncio.gather(bot.timers.run_due(), twin.timers.run_due())
        assert acted == [("half", 0)]
        club.time.turn(DAY)
        await asyncio.gather(bot.timers.run_due(), twin.timers.run_due())
        assert sorted(kind for kind, _ in acted) == ["half", "most", "out"]


async def test_an_action_that_fails_is_tried_again_and_given_up(
    club: Club, bot: Hedgepost, errors: list[str]
):
    tried: list[Timer] = []

    async def fail(timer: Timer, _: int) -> Sequence[Timer]:
        tried.append(timer)
        raise RuntimeError("a slip")

    bot.timers._actions["half"] = fail
    await club.start()
    club.time.turn(24 * HOUR)
    for _ in range(5):
        await bot.timers.run_due()
        club.time.turn(LEFT_AFTER)
    assert len(tried) == len(errors) == 3
    assert all("a slip" in line for line in errors)
    errors.clear()
    assert await bot.host.store.left_timers() == []


async def test_the_end_of_a_decision_is_never_given_up(
    club: Club, bot: Hedgepost, errors: list[str]
):
    async def fail(*_: object) -> Sequence[Timer]:
        raise RuntimeError("a slip")

    bot.timers._actions["out"] = fail
    await club.start()
    await club.settled()
    club.time.turn(2 * DAY)
    for _ in range(5):
        await bot.timers.run_due()
        club.time.turn(LEFT_AFTER)
    assert len(errors) == 3
    errors.clear()
    waiting = await bot.host.store.next_timer()
    assert waiting is not None
    assert waiting > club.time.now
