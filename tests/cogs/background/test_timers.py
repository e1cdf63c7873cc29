"""Timers fall due, are acted on once, in order, and outlast a crash."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

import cogs.background.timers
from bot import Hedgepost
from cogs.background.timers import LEFT_AFTER, Timers
from data.store import SqlStore
from engine.clock.clock import DAY, HOUR, Span
from engine.clock.timers import Timer
from engine.people.settings import PersonSettings
from engine.table.turns import waiting_on
from tests.cogs.conftest import BOTH_DATABASES, Acted, Club
from tests.data.processes.worker import Taker
from tests.stores import store_of


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
    await bot.host.turns.resign(table.id, club.alice.id)
    club.time.turn(30 * DAY)
    await bot.timers.run_due()
    assert acted == []
    assert await bot.host.timers.next_due() is None


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


async def test_a_timer_that_another_process_wrote_is_not_slept_through(
    club: Club, bot: Hedgepost, acted: Acted, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(cogs.background.timers, "LONGEST_SLEEP", 0.05)
    await club.start()
    await club.settled()
    bot.timers.resume(club.time.now)  # from here on it knows of nothing for a day
    async with SqlStore.open(club.database) as other:
        soon = Timer(at=club.time.now + 5, kind="digest", user=1)
        await other.people.save(1, PersonSettings(), [soon])
        club.time.turn(6)
        await club.parlour.until(lambda: bool(acted), what="the digest")
    assert acted == [("digest", 0)]


async def test_a_row_that_cannot_be_read_stops_no_other(
    club: Club, bot: Hedgepost, acted: Acted, errors: list[str]
):
    await club.start()
    table = await club.table(bot)
    await store_of(bot.host).people.save(
        1, PersonSettings(), [Timer(at=club.time.now + 9, kind="digest", user=1)]
    )
    with contextlib.closing(sqlite3.connect(club.database.removeprefix("sqlite:///"))) as database:
        database.execute("UPDATE timers SET kind = 'x' WHERE kind = 'digest'")
        database.commit()
    club.time.turn(24 * HOUR)
    for _ in range(3):
        await bot.timers.run_due()
    assert acted == [("half", 0)]
    assert [line.startswith("Timer ") for line in errors] == [True], "said once"
    errors.clear()
    assert await bot.host.timers.timed_tables() == [table.id]


async def test_an_out_timer_whose_deadline_has_moved(
    club: Club, bot: Hedgepost, acted: Acted, monkeypatch: pytest.MonkeyPatch
):
    await club.start()
    await club.settled()
    bot.timers.hold()
    table = await club.table(bot)
    seat = waiting_on(table)[0]
    deadline = table.players[seat].deadline
    take = bot.host.timers.take

    async def too_late(timer_id: int, now: int, left: int = 0) -> Timer | None:
        """Somebody gives the player another hour, just when the end of their time is in hand."""
        taken = await take(timer_id, now, left)
        if taken is not None and taken.kind == "out":
            await bot.host.servers.stand_still(table.id, Span(deadline - HOUR, deadline))
        return taken

    monkeypatch.setattr(bot.host.timers, "take", too_late)
    club.time.turn(deadline - club.time.now)
    bot.timers.resume()
    await bot.timers.run_due()
    assert "out" not in dict(acted)
    assert await bot.host.timers.next_due() == deadline + HOUR
    club.time.turn(HOUR)
    await bot.timers.run_due()
    assert [kind for kind, _ in acted].count("out") == 1


async def test_unloading_while_several_timers_are_due(
    club: Club, bot: Hedgepost, acted: Acted, monkeypatch: pytest.MonkeyPatch
):
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def slow(timer: Timer, _: int) -> Sequence[Timer]:
        begun.set()
        await go_on.wait()
        acted.append((timer.kind, timer.user or 0))
        return ()

    monkeypatch.setattr(Timers, "action_for", lambda *_: slow)
    digests = [Timer(at=club.time.now + 1, kind="digest", user=user) for user in (1, 2, 3)]
    for digest in digests:
        await store_of(bot.host).people.save(digest.user or 0, PersonSettings(), [digest])
    club.time.turn(1)
    bot.timers.expect(digests)
    await begun.wait()
    unloading = asyncio.create_task(bot.remove_cog("Timers"))
    await asyncio.sleep(0)
    go_on.set()
    await unloading
    assert acted == [("digest", 1)], "what is in hand is finished"
    store = store_of(bot.host)
    assert await store.timers.left() == []
    assert [one.user for one in await store.timers.due(club.time.now, 9)] == [2, 3]


@pytest.mark.long
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
        await asyncio.gather(bot.timers.rest(), twin.timers.rest())  # who wakes by themselves too
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
    assert await bot.host.timers.left() == []


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
    waiting = await bot.host.timers.next_due()
    assert waiting is not None
    assert waiting > club.time.now
