"""A game in a direct message while nobody looks: restarts, boards that are owed, reminders, and
what is kept of it."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from bot import Hedgepost
from engine.clock.clock import HOUR
from engine.core import Refused
from tests.cogs.conftest import Club, thought
from tests.cogs.direct import begun, boards, direct
from tests.cogs.farewells import stop
from tests.cogs.forger import send
from tests.cogs.table.test_opponents import decide

# When the bot was away


async def test_a_game_outlives_restarts(club: Club):
    async with club.bot() as bot:
        table = await begun(club, bot, club.alice)
        place = club.parlour.direct(club.alice)
        panel = await club.alice.press("Play", on=boards(place)[-1])
    async with club.bot() as bot:
        while "Confirm" not in panel.buttons:
            await club.alice.press(panel.buttons[0], on=panel.message)
    async with club.bot() as bot:
        await club.alice.press("Confirm", on=panel.message)
        after = await thought(club, bot, place)
        assert after.ply > table.ply
        await club.settled()
    assert [bool(one.buttons) for one in boards(place)[-2:]] == [False, True]


async def test_a_board_that_is_owed_is_posted_later_and_once(club: Club):
    async with club.bot() as bot:
        table = await begun(club, bot, club.alice)
        place = club.parlour.direct(club.alice)
        before = len(boards(place))
        club.alice.take_direct_messages(False)
        await decide(club, bot, club.alice, table)
        moved = await thought(club, bot, place)
        assert moved.owes_post
        assert len(boards(place)) == before
    club.alice.take_direct_messages(True)
    async with club.bot() as bot:
        await bot.outbox.sweep()
        await bot.outbox.sweep()
        assert len(boards(place)) == before + 1
        assert not (await bot.host.table(table.id)).owes_post


async def test_who_takes_no_direct_messages_is_told_what_to_do(club: Club, bot: Hedgepost):
    place = direct(club, club.alice)
    club.alice.take_direct_messages(False)
    begun = await club.alice.slash("play", game="courtiers", seats=3)
    assert "has begun" in begun.text
    table = await thought(club, bot, place)
    obstacle = await bot.outbox.deliver(table.id)
    assert obstacle is not None
    assert obstacle.code == "direct-closed"
    assert "due <t:" in (await club.alice.slash("solo board")).text
    await club.settled()


async def test_what_discord_forbids_there_is_called_by_its_name(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    """A closed door, and not a permission that nobody could grant."""

    async def forbidden(*_: object, **__: object) -> None:
        answer: Any = SimpleNamespace(status=403, reason="Forbidden")
        raise discord.Forbidden(answer, {"code": 50007, "message": "Cannot send messages"})

    await begun(club, bot, club.alice)
    monkeypatch.setattr(bot.host.turns, "stop", forbidden)
    told = await stop(club.alice)
    assert told.text.startswith("I can answer you, but not write to you")


async def test_a_lobby_that_a_crash_has_left_can_be_started_or_closed(club: Club, bot: Hedgepost):
    """Between opening a table and beginning its game."""
    table = await begun(club, bot, club.alice)
    place = club.parlour.direct(club.alice)
    await stop(club.alice)
    opening = replace(table, id=0, version=0, status="lobby", ply=0, snapshot=b"", started=0)
    players = tuple(replace(one, since=0, asked=0, deadline=0, seen=0) for one in table.players)
    left = await bot.host.tables._store.tables.add(
        replace(opening, players=players, posting=type(table.posting)())
    )
    await bot.posting.post_lobby(left)
    lobby = await place.wait_for(lambda one: "Start" in one.buttons)
    assert "Join" not in lobby.buttons
    assert "Leave" not in lobby.buttons
    for word in ("join", "leave"):
        told = await send(club.alice, club.alice.dm, "button", f"hp:{left.id}:{word}", on=lobby)
        assert told.ephemeral
    page = await club.alice.press("Clock", on=lobby)
    assert "substitute" not in json.dumps(page.components)
    with pytest.raises(Refused):
        await bot.host.lobbies.set_clock(
            left.id, club.alice.id, lambda clock: replace(clock, expiry="substitute")
        )
    await club.alice.press("Start", on=lobby)
    assert (await bot.host.table(left.id)).status == "running"


# Time


@pytest.mark.parametrize("reminders", ["channel", "direct"])
async def test_a_reminder_comes_once(club: Club, bot: Hedgepost, reminders: str):
    await club.alice.slash("me settings", reminders=reminders)
    table = await begun(club, bot, club.alice)
    place = club.parlour.direct(club.alice)
    await club.settled()
    before = len(place.messages)
    club.time.turn(24 * HOUR)
    await bot.timers.run_due()
    await bot.timers.run_due()
    (told,) = place.messages[before:]
    assert f"https://discord.com/channels/@me/{table.channel}/{table.posting.post}" in told.text
    assert club.channel.messages == []


async def test_who_is_out_of_reach_is_not_reminded_elsewhere(club: Club, bot: Hedgepost):
    await begun(club, bot, club.alice)
    place = club.parlour.direct(club.alice)
    await club.settled()
    before = len(place.messages)
    club.alice.take_direct_messages(False)
    club.time.turn(24 * HOUR)
    await bot.timers.run_due()
    assert len(place.messages) == before
    assert club.channel.messages == []


async def test_the_computer_decides_for_who_is_late(club: Club, bot: Hedgepost):
    table = await begun(club, bot, club.alice)
    place = club.parlour.direct(club.alice)
    club.time.turn(49 * HOUR)
    await bot.timers.run_due()
    await bot.timers.rest()
    after = await thought(club, bot, place)
    assert after.ply > table.ply
    await place.wait_for("Time was up")


# What is kept


async def test_the_log_channel_hears_nothing(club: Club, bot: Hedgepost):
    diary = club.guild.channel("diary")
    await club.ada.slash("hedgepost settings", log=diary)
    await club.settled()
    before = len(diary.messages)
    await begun(club, bot, club.alice)
    await stop(club.alice)
    await club.settled()
    assert len(diary.messages) == before


async def test_what_is_kept_can_be_read_and_forgotten(club: Club, bot: Hedgepost):
    table = await begun(club, bot, club.alice)
    (file,) = (await club.alice.slash("me export")).attachments
    (kept,) = json.loads(file.data)["tables"]
    assert (kept["server"], kept["channel"]) == ("direct message", str(table.channel))
    page = await club.alice.slash("me forget")
    assert f"channels/@me/{table.channel}" in page.text
    await stop(club.alice)
    page = await club.alice.slash("me forget")
    await club.alice.press("Forget me", on=page.message)
    after = await bot.host.table(table.id)
    assert not {after.owner, *(one.user for one in after.players)} & {club.alice.id}
    assert "Alice" not in [one.name for one in after.players]


async def test_a_servers_figures_and_clearing_up_leave_direct_messages_out(
    club: Club, bot: Hedgepost
):
    await begun(club, bot, club.alice)
    club.time.turn(90 * 24 * HOUR)
    assert await bot.host.servers.idle(club.guild.id, club.time.now) == []
    assert (await bot.host.servers.stats(club.guild.id, 0)).tables == {}
