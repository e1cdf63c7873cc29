"""Reminders, message by message: who is reminded where, when, and when not.

They stay in one file because they are what may become of one reminder.
"""

from __future__ import annotations

from datetime import datetime
from unittest.mock import AsyncMock
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

import cogs.reply.failures
from bot import Hedgepost
from cogs.background.reminders import TRY_AGAIN, Reminders
from cogs.background.timers import LEFT_AFTER
from engine.clock.clock import HOUR, Clock
from engine.people.settings import PersonSettings
from engine.table.model import GuildSettings
from parlour import Permission, Person
from parlour.world.model import Message
from tests.cogs.conftest import Club, mover_of, whole_turn
from tests.stores import store_of

PARIS = ZoneInfo("Europe/Paris")


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=PARIS).timestamp())


class Watch:
    """What has been said since the last look, in the channel and to one person alone."""

    def __init__(self, club: Club, person: Person) -> None:
        self.club = club
        self.person = person
        self._seen = {one.id for one in self._all()}

    def _all(self) -> list[Message]:
        return [*self.club.channel.messages, *self.person.sees(self.person.dm)]

    def news(self) -> list[Message]:
        found = [one for one in self._all() if one.id not in self._seen]
        self._seen |= {one.id for one in found}
        return found

    def where(self) -> list[str]:
        """Each new message as `channel` or `direct`."""
        here = self.club.channel.id
        return ["channel" if one.channel_id == here else "direct" for one in self.news()]


async def waiting(club: Club, bot: Hedgepost) -> tuple[Person, Message]:
    """A game that waits for somebody, and the board that asked them."""
    board = await club.start()
    return club.mover(board), board


async def later(club: Club, bot: Hedgepost, hours: float) -> None:
    """Some hours go by."""
    club.time.turn(int(hours * HOUR))
    await bot.timers.run_due()


async def until(club: Club, bot: Hedgepost, moment: str) -> None:
    club.time.now = at(moment)
    await bot.timers.run_due()


async def without_clock(club: Club, bot: Hedgepost) -> None:
    """New tables have all the time in the world."""
    await store_of(bot.host).servers.save(
        club.guild.id, GuildSettings(thread=False, clock=Clock(limit=0))
    )


def reminders(bot: Hedgepost) -> Reminders:
    cog = bot.get_cog("Reminders")
    assert isinstance(cog, Reminders)
    return cog


# Each choice


async def test_a_ping_in_the_channel_at_half_and_at_80_percent(club: Club, bot: Hedgepost):
    mover, board = await waiting(club, bot)
    watch = Watch(club, mover)
    deadline = club.time.now + 48 * HOUR
    link = f"https://discord.com/channels/{club.guild.id}/{club.channel.id}/{board.id}"
    await later(club, bot, 23.9)
    assert watch.news() == []
    await later(club, bot, 0.1)
    (half,) = watch.news()
    assert half.text == (
        f"{mover.mention} ⏰ **Les Hérissons pressés** is waiting for your move. "
        f"Your time is over <t:{deadline}:R>.\n{link}"
    )
    assert half.pinged == {mover.id}
    await later(club, bot, 14.4)
    (most,) = watch.news()
    assert "is still waiting" in most.text
    assert most.pinged == {mover.id}
    await bot.timers.run_due()
    assert watch.news() == []


async def test_a_move_ends_the_reminding(club: Club, bot: Hedgepost):
    await club.race(bot)
    table = await club.table(bot)
    mover = club.by_id(mover_of(table))
    await later(club, bot, 23)
    await mover.slash("move", moves=whole_turn(table))
    await club.settled()
    watch = Watch(club, mover)
    await later(club, bot, 23)
    assert watch.news() == []
    await later(club, bot, 1)
    (reminder,) = watch.news()
    assert reminder.pinged == {mover_of(await club.table(bot))}
    assert mover.id not in reminder.pinged


async def test_a_direct_message_in_the_language_of_the_person(club: Club, bot: Hedgepost):
    mover, board = await waiting(club, bot)
    await mover.slash("me settings", reminders="direct", language="fr")
    watch = Watch(club, mover)
    await later(club, bot, 24)
    (half,) = watch.news()
    assert half.channel_id == mover.dm.id
    assert half.text.startswith("⏰ **Les Hérissons pressés** attend votre coup. Votre temps")
    assert half.text.endswith(f"/{club.channel.id}/{board.id}")
    assert not half.embeds
    await later(club, bot, 15)
    assert watch.where() == ["direct"]


async def test_once(club: Club, bot: Hedgepost):
    mover, _ = await waiting(club, bot)
    await mover.slash("me settings", often="once")
    watch = Watch(club, mover)
    await later(club, bot, 24)
    assert watch.news() == []
    await later(club, bot, 14.4)
    assert watch.where() == ["channel"]


async def test_none(club: Club, bot: Hedgepost):
    mover, _ = await waiting(club, bot)
    await mover.slash("me settings", reminders="none")
    watch = Watch(club, mover)
    for _ in range(4):
        await later(club, bot, 11.9)
    assert watch.news() == []
    # Who changes their mind is reminded of what is still to come.
    await mover.slash("me settings", reminders="channel")


async def test_without_a_clock_after_a_day_and_after_three(club: Club, bot: Hedgepost):
    await without_clock(club, bot)
    mover, _ = await waiting(club, bot)
    begun = club.time.now
    watch = Watch(club, mover)
    told: list[int] = []
    for day in range(1, 12):
        await later(club, bot, 24)
        for message in watch.news():
            told.append(day)
            assert f"You were asked <t:{begun}:R>." in message.text
            assert message.pinged == {mover.id}
    assert told == [1, 3]


# Quiet hours


async def test_quiet_hours_over_midnight(club: Club, bot: Hedgepost):
    club.time.now = at("2026-06-01 23:00")
    mover, _ = await waiting(club, bot)
    await mover.slash("me settings", quiet="22:00-08:00", zone="Europe/Paris")
    watch = Watch(club, mover)
    await until(club, bot, "2026-06-02 23:00")  # half
    await until(club, bot, "2026-06-03 07:59")
    assert watch.news() == []
    await until(club, bot, "2026-06-03 08:00")
    assert watch.where() == ["channel"]
    await until(club, bot, "2026-06-03 13:24")  # 80 %
    assert watch.where() == ["channel"]


async def test_two_reminders_that_wait_for_the_same_morning_are_one(club: Club, bot: Hedgepost):
    await store_of(bot.host).servers.save(
        club.guild.id, GuildSettings(thread=False, clock=Clock(limit=20 * HOUR))
    )
    club.time.now = at("2026-06-01 14:00")
    mover, _ = await waiting(club, bot)
    await mover.slash("me settings", quiet="22:00-08:00", zone="Europe/Paris")
    watch = Watch(club, mover)
    for moment in ("2026-06-02 00:00", "2026-06-02 06:00", "2026-06-02 07:59"):
        await until(club, bot, moment)
    assert watch.news() == []
    await until(club, bot, "2026-06-02 08:00")
    (only,) = watch.news()
    assert "is still waiting" in only.text


async def test_time_that_is_over_in_the_night_is_told_in_the_evening(club: Club, bot: Hedgepost):
    await store_of(bot.host).servers.save(
        club.guild.id, GuildSettings(thread=False, clock=Clock(limit=24 * HOUR))
    )
    club.time.now = at("2026-06-01 04:00")
    mover, _ = await waiting(club, bot)
    await mover.slash("me settings", quiet="22:00-08:00", zone="Europe/Paris")
    watch = Watch(club, mover)
    told: list[str] = []
    for moment in ("16:00", "21:29", "21:30", "23:12", "23:59"):
        await until(club, bot, f"2026-06-01 {moment}")
        told += [moment for _ in watch.news()]
    assert told == ["16:00", "21:30"]


@pytest.mark.parametrize("day", ["2026-03-29", "2026-10-25"])
async def test_the_morning_after_the_clocks_have_changed(club: Club, bot: Hedgepost, day: str):
    club.time.now = at(f"{day} 03:30") - 24 * HOUR
    mover, _ = await waiting(club, bot)
    await mover.slash("me settings", quiet="22:00-08:00", zone="Europe/Paris")
    watch = Watch(club, mover)
    await until(club, bot, f"{day} 03:30")
    await until(club, bot, f"{day} 07:59")
    assert watch.news() == []
    await until(club, bot, f"{day} 08:00")
    assert watch.where() == ["channel"]


# Closed direct messages


async def test_a_closed_direct_message_goes_to_the_channel_once(club: Club, bot: Hedgepost):
    mover, _ = await waiting(club, bot)
    await mover.slash("me settings", reminders="direct")
    mover.take_direct_messages(False)
    watch = Watch(club, mover)
    await later(club, bot, 24)
    (instead,) = watch.news()
    assert instead.channel_id == club.channel.id
    assert instead.pinged == {mover.id}
    assert "I cannot send you direct messages" in instead.text
    await later(club, bot, 15)
    assert watch.news() == [], "once a decision"


async def test_who_opens_their_messages_again_is_reached(club: Club, bot: Hedgepost):
    mover, _ = await waiting(club, bot)
    await mover.slash("me settings", reminders="direct")
    mover.take_direct_messages(False)
    watch = Watch(club, mover)
    await later(club, bot, 24)
    assert watch.where() == ["channel"]
    mover.take_direct_messages(True)
    await later(club, bot, 15)
    assert watch.where() == ["direct"]


# Trouble


async def test_a_reminder_that_discord_did_not_take_comes_later(club: Club, bot: Hedgepost):
    mover, _ = await waiting(club, bot)
    watch = Watch(club, mover)
    club.parlour.faults.hang_up("POST /channels/*/messages", times=2)
    await later(club, bot, 24)
    assert watch.news() == []
    await later(club, bot, 0.1)
    assert watch.where() == ["channel"]


async def test_what_follows_a_reminder_that_was_not_taken_is_a_timer_of_its_own(
    club: Club, bot: Hedgepost
):
    await waiting(club, bot)
    club.time.turn(24 * HOUR)
    (known,) = await bot.host.timers.due(club.time.now, 9)
    timer = await bot.host.timers.take(known.id, club.time.now, left=0)
    assert timer is not None
    club.parlour.faults.hang_up("POST /channels/*/messages", times=2)
    *_, again = await reminders(bot).remind(timer, 0)
    user = (await club.table(bot)).players[timer.seat or 0].user
    assert again == replace(known, id=0, user=user, at=club.time.now + TRY_AGAIN)


async def test_a_reminder_whose_answer_was_lost_is_not_sent_twice(club: Club, bot: Hedgepost):
    mover, _ = await waiting(club, bot)
    watch = Watch(club, mover)
    club.parlour.faults.hang_up("POST /channels/*/messages", done=True)
    await later(club, bot, 24)
    await later(club, bot, 0.1)
    assert watch.where() == ["channel"]


async def test_a_table_with_a_long_number_is_reminded_of_too(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(bot.posting, "note_offer", AsyncMock())  # there is no such table
    mover, _ = await waiting(club, bot)
    watch = Watch(club, mover)
    club.time.turn(24 * HOUR)
    (timer,) = await bot.host.timers.due(club.time.now, 9)
    table = replace(await club.table(bot), id=1_234_567_890)
    player = table.players[timer.seat or 0]
    for nudge in ("direct", "channel"):
        chosen = PersonSettings(nudge=nudge)
        await reminders(bot)._send(table, player, chosen, timer, 0)
        assert watch.where() == [nudge]


@pytest.mark.parametrize("done", [False, True], ids=["before the deed", "after the deed"])
async def test_a_reminder_that_hangs_holds_nobody_up(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch, done: bool
):
    mover, _ = await waiting(club, bot)
    watch = Watch(club, mover)
    monkeypatch.setattr(cogs.reply.failures, "LONGEST_SILENCE", 0.1)
    club.parlour.faults.never_answer("POST /channels/*/messages", done=done)
    await later(club, bot, 24)
    assert len(watch.news()) == done
    await later(club, bot, 0.1)
    assert len(watch.news()) == (not done)


async def test_a_crash_between_sending_and_noting_it(club: Club):
    async with club.bot() as bot:
        mover, _ = await waiting(club, bot)
        watch = Watch(club, mover)
        club.time.turn(24 * HOUR)
        (timer,) = await bot.host.timers.due(club.time.now, 9)
        assert await bot.host.timers.take(timer.id, club.time.now)
        await reminders(bot).remind(timer, 0)
        assert watch.where() == ["channel"]
    async with club.bot() as bot:
        club.time.turn(LEFT_AFTER)
        await bot.timers.run_due()
        assert watch.news() == []
        await later(club, bot, 15)
        assert watch.where() == ["channel"]


async def test_a_channel_that_forbids_it(club: Club, bot: Hedgepost):
    mover, _ = await waiting(club, bot)
    watch = Watch(club, mover)
    club.channel.forbid(Permission.SEND_MESSAGES)
    await later(club, bot, 24)
    assert watch.news() == []
    club.channel.allow(Permission.SEND_MESSAGES)
    await later(club, bot, 15)
    assert watch.where() == ["channel"]


async def test_an_apology_that_has_to_wait_for_the_morning(club: Club):
    """Put off in the night, overtaken by an outage, put off again, and a restart on top of it."""
    club.time.now = at("2026-06-01 03:00")
    async with club.bot() as bot:
        mover, _ = await waiting(club, bot)
        await mover.slash("me settings", quiet="22:00-08:00", zone="Europe/Paris")
        watch = Watch(club, mover)
        await until(club, bot, "2026-06-02 03:00")  # half
    club.time.now = at("2026-06-03 04:00")
    async with club.bot() as bot:
        await until(club, bot, "2026-06-03 05:00")
    async with club.bot() as bot:
        await until(club, bot, "2026-06-03 07:59")
        assert watch.news() == []
        await until(club, bot, "2026-06-03 08:00")
        (half,) = watch.news()
        assert half.text.endswith("-# Sorry that this comes late: I was away for a while.")
        await until(club, bot, "2026-06-03 18:24")  # 80 %, a day and an hour later than agreed
        (most,) = watch.news()
        assert "Sorry" not in most.text


async def test_an_apology_for_what_comes_late(club: Club, bot: Hedgepost):
    mover, _ = await waiting(club, bot)
    watch = Watch(club, mover)
    club.time.turn(30 * HOUR)
    (timer,) = await bot.host.timers.due(club.time.now, 9)
    await reminders(bot).remind(timer, 6 * HOUR)
    (late,) = watch.news()
    assert late.text.endswith("-# Sorry that this comes late: I was away for a while.")
