"""No clock punishes a player for the bot's own downtime, and what is overdue is done once."""

import asyncio
import contextlib
import sqlite3
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot import Hedgepost
from cogs.background.downtime import TOLERANCE, Downtime
from engine.clock.clock import DAY, HOUR, Span
from tests.cogs.conftest import Acted, Club, mover_of


async def deadline(club: Club, bot: Hedgepost) -> int:
    table = await club.table(bot)
    return max(player.deadline for player in table.players)


async def test_two_days_of_outage(club: Club, acted: Acted):
    async with club.bot() as bot:
        board = await club.start()
        begun = club.time.now
        club.time.turn(20 * HOUR)
    assert f"due <t:{begun + 2 * DAY}:R>" in board.text
    club.time.turn(2 * DAY)
    async with club.bot() as bot:
        await bot.timers.run_due()
        assert acted == [("half", 44 * HOUR)], "late, with a word of apology"
        assert await deadline(club, bot) == begun + 4 * DAY
        await club.settled()
        assert f"due <t:{begun + 4 * DAY}:R>" in board.text, "the post tells so"
        for moment, seen in ((86, []), (87, ["most"]), (95, []), (96, ["out"]), (200, [])):
            acted.clear()
            club.time.now = begun + moment * HOUR
            await bot.timers.run_due()
            assert acted == [(kind, 0) for kind in seen]


async def test_overdue_timers_of_many_tables_run_once_and_in_order(club: Club, acted: Acted):
    async with club.bot() as bot:
        for number in range(3):
            channel = club.guild.channel(f"room-{number}")
            await club.alice.slash("table open", game="hedgehogs", channel=channel)
            await club.bob.press("Join", channel=channel)
            await club.bob.press("Start", channel=channel)
            club.time.turn(HOUR)
    club.time.turn(30 * HOUR)
    async with club.bot() as bot, club.bot() as twin:
        await bot.timers.run_due()
        await twin.timers.run_due()
        assert acted == [("half", late * HOUR) for late in (9, 8, 7)]
        assert await bot.host.timers.left() == []


async def test_a_short_restart_is_no_outage(club: Club):
    async with club.bot() as bot:
        await club.start()
        before = await deadline(club, bot)
    club.time.turn(TOLERANCE)
    async with club.bot() as bot:
        await bot.timers.run_due()
        assert await deadline(club, bot) == before


async def test_a_crash_while_clocks_are_put_right(club: Club):
    async with club.bot() as bot:
        await club.start()
        table = await club.table(bot)
    club.time.turn(DAY)
    async with club.bot() as bot:
        await bot.timers.run_due()
        once = await deadline(club, bot)
        assert once == max(player.deadline for player in table.players) + DAY
        # As if the bot had crashed before it could note that it lives again.
        again = await bot.host.servers.stand_still(
            table.id, Span(club.time.now - DAY, club.time.now)
        )
        assert again is None
        assert await deadline(club, bot) == once


async def test_a_table_that_cannot_be_read_keeps_no_other_from_being_made_good(
    club: Club, errors: list[str]
):
    async with club.bot() as bot:
        await club.start()
        damaged = await club.table(bot)
        channel = club.guild.channel("room")
        await club.alice.slash("table open", game="hedgehogs", channel=channel)
        await club.bob.press("Join", channel=channel)
        await club.bob.press("Start", channel=channel)
        before = await club.table(bot, channel)
    with contextlib.closing(sqlite3.connect(club.database.removeprefix("sqlite:///"))) as database:
        database.execute("UPDATE tables SET clock = '{' WHERE id = ?", [damaged.id])
        database.commit()
    club.time.turn(DAY)
    async with club.bot() as bot:
        await bot.timers.run_due()
        after = await club.table(bot, channel)
        assert max(one.deadline for one in after.players) == DAY + max(
            one.deadline for one in before.players
        )
        assert [f"table {damaged.id}:" in line for line in errors[:1]] == [True]
        errors.clear()


async def test_who_decides_after_an_outage_starts_afresh(club: Club):
    async with club.bot() as bot:
        await club.race(bot)
    club.time.turn(3 * DAY)
    async with club.bot() as bot:
        await bot.timers.run_due()
        table = await club.table(bot)
        after = await bot.host.turns.resign(table.id, mover_of(table))
        assert after.status == "over"
        assert all(player.paused == () for player in after.players)
        assert await bot.host.timers.next_due() is None


async def test_a_gateway_that_is_gone_for_hours(
    club: Club, bot: Hedgepost, acted: Acted, monkeypatch: pytest.MonkeyPatch
):
    await club.start()
    before = await deadline(club, bot)
    await bot.timers.run_due()
    downtime = bot.get_cog("Downtime")
    assert isinstance(downtime, Downtime)
    note = downtime._note

    async def note_and_wait() -> None:
        noting = asyncio.ensure_future(note())
        await asyncio.sleep(0)
        club.time.turn(50 * HOUR)
        await noting

    monkeypatch.setattr(downtime, "_note", note_and_wait)
    await club.parlour.faults.drop_gateway()
    await club.parlour.until(
        lambda: club.parlour.gateway.resumed > 0 and club.time.now > before,
        what="a resumed session",
    )
    await bot.timers.run_due()
    assert acted == [("half", 26 * HOUR)]
    assert await deadline(club, bot) == before + 50 * HOUR


class Beats:
    """Stands in for the store's beats: what was noted, and what happens meanwhile."""

    def __init__(self, last: int | None) -> None:
        self.noted: list[str] = []
        self._last = last

    async def last(self) -> int | None:
        return self._last

    async def beat(self, _: str, now: int) -> None:
        self.noted.append(f"beat at {now}")

    async def stop(self, _: str, now: int) -> None:
        self.noted.append(f"stop at {now}")


def heart(last: int | None, now: list[int]) -> tuple[Downtime, Beats, list[object]]:
    """A heart whose bot is made of little; what is noted, and what timers are told."""
    beats, told = Beats(last), list[object]()
    host = SimpleNamespace(beats=beats, now=lambda: now[-1])
    timers = SimpleNamespace(hold=lambda: told.append("hold"), resume=told.append)
    return Downtime(cast(Any, SimpleNamespace(host=host, timers=timers))), beats, told


async def test_the_last_beat_is_noted_once_however_often_the_line_is_lost():
    now = [1000]
    downtime, beats, told = heart(None, now)
    await downtime.on_shard_disconnect(0)
    assert beats.noted == [], "it has not beaten yet"
    await downtime.beat()
    now.append(2000)
    await downtime.on_shard_disconnect(0)
    now.append(9000)
    await downtime.on_shard_disconnect(0)
    assert beats.noted == ["beat at 1000", "stop at 2000"], "or the time between would be lost"
    assert told == ["hold", 1000, "hold", "hold"]


async def test_who_is_gone_again_before_all_is_made_good_has_not_been_back(
    monkeypatch: pytest.MonkeyPatch,
):
    now = [1000]
    downtime, beats, told = heart(1000, now)
    await downtime.beat()

    async def lost_meanwhile(span: Span) -> None:
        assert span == Span(1000, 9000)
        await downtime.on_shard_disconnect(0)

    monkeypatch.setattr(downtime, "_make_good", lost_meanwhile)
    now.append(9000)
    await downtime.beat()
    assert beats.noted == ["beat at 1000", "beat at 9000"], "no stop in between"
    assert told == [1000, "hold", 9000]


async def test_a_silence_is_no_outage_up_to_three_minutes(monkeypatch: pytest.MonkeyPatch):
    made_good: list[Span] = []

    async def make_good(span: Span) -> None:
        made_good.append(span)

    now = [1000]
    downtime, _, told = heart(1000, now)
    monkeypatch.setattr(downtime, "_make_good", make_good)
    for moment in (1001, 1000 + TOLERANCE, 1001 + TOLERANCE):
        now.append(moment)
        await downtime.beat()
    assert made_good == [Span(1000, 1001 + TOLERANCE)]
    assert told == [1001, None, 1001 + TOLERANCE], "timers are told what was made good"
