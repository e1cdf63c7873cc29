"""Looking for players: a line in a channel that the server chose, until enough are there."""

from __future__ import annotations

import pytest

from bot import Hedgepost
from engine.clock.clock import DAY
from engine.people.settings import PersonSettings, blocking
from engine.table.model import GuildSettings
from parlour import ChannelDriver, Permission
from parlour.world.model import Message
from tests.cogs.conftest import Club
from tests.cogs.invitations.test_challenges import game_of, kept, later
from tests.stores import store_of


@pytest.fixture
async def hall(club: Club, bot: Hedgepost) -> ChannelDriver:
    """The channel where the club's members look for players."""
    there = club.guild.channel("hall")
    await club.ada.slash("hedgepost settings", seek=there)
    return there


def line(hall: ChannelDriver) -> Message:
    """What stands in that channel."""
    return hall.messages[0]


async def test_the_game_begins_when_enough_are_there(
    club: Club, bot: Hedgepost, hall: ChannelDriver
):
    sent = await club.alice.slash("seek", game="witches", options={"seats": 3})
    assert sent.ephemeral
    assert sent.text.startswith(f"You are looking for players in {hall.mention}")
    assert "Alice looks for 2 more players" in line(hall).content
    assert line(hall).pinged == frozenset()
    await club.bob.press("I am in", on=line(hall))
    assert "Alice and Bob look for one more player" in line(hall).content
    await club.bob.press("Not any more", on=line(hall))
    assert "Alice looks for 2 more players" in line(hall).content
    await club.bob.press("I am in", on=line(hall))
    again = await club.bob.press("I am in", on=line(hall))
    assert again.text.startswith("You are in already")
    await club.dee.press("I am in", on=line(hall))
    await club.settled()
    table = await game_of(club, bot)
    assert table.status == "running"
    assert len(table.players) == 3
    (thread,) = hall.threads
    assert table.channel == thread.id
    assert f"the game has begun: <#{thread.id}>" in line(hall).content
    assert [one.attachments != [] for one in thread.messages].count(True) == 1


async def test_a_search_can_be_withdrawn_and_runs_out(
    club: Club, bot: Hedgepost, hall: ChannelDriver
):
    await club.alice.slash("seek", game="jesters")
    refused = await club.bob.press("Withdraw", on=line(hall))
    assert refused.text == "Only Alice, who sent this, can do that."
    own = await club.alice.press("Not any more", on=line(hall))
    assert own.text.startswith("You are the one who looks for players")
    never = await club.dee.press("Not any more", on=line(hall))
    assert never.text.startswith("You have not joined")
    await club.alice.press("Withdraw", on=line(hall))
    assert line(hall).content.endswith("Alice is no longer looking for players.")
    assert line(hall).components == []
    await club.bob.slash("seek", game="jesters")
    await later(club, bot, 3 * DAY)
    assert "Not enough players came within three days" in hall.messages[-1].content
    assert (await kept(bot, 2)).state == "lapsed"


async def test_without_a_channel_for_it_nobody_looks_for_players(club: Club, bot: Hedgepost):
    refused = await club.alice.slash("seek", game="jesters")
    assert "Somebody who manages it chooses one with `/hedgepost settings seek:`" in refused.text
    gone = club.guild.channel("gone")
    await club.ada.slash("hedgepost settings", seek=gone)
    gone.delete()
    refused = await club.alice.slash("seek", game="jesters")
    assert "This server has no channel to look for players in" in refused.text
    shown = await club.ada.slash("hedgepost settings", options={"no-seek": True})
    assert "Looking for players: nowhere" in shown.text
    kept_now = await bot.host.servers.settings(club.guild.id)
    assert kept_now.seek is None


async def test_where_the_bot_can_open_no_thread_nobody_can_look_for_players(
    club: Club, bot: Hedgepost
):
    hall = club.guild.channel("hall")
    hall.forbid(Permission.CREATE_PUBLIC_THREADS)
    refused = await club.ada.slash("hedgepost settings", seek=hall)
    assert "*Create Public Threads*" in refused.text
    await store_of(bot.host).servers.save(club.guild.id, GuildSettings(seek=hall.id))
    refused = await club.alice.slash("seek", game="jesters")
    assert "*Create Public Threads*" in refused.text
    assert await bot.host.invitations.pending(club.guild.id) == []


async def test_who_cannot_see_the_channel_is_told_so(
    club: Club, bot: Hedgepost, hall: ChannelDriver
):
    hall.forbid(Permission.VIEW_CHANNEL, club.alice)
    refused = await club.alice.slash("seek", game="jesters")
    assert "in a channel that you cannot see" in refused.text


async def test_a_number_that_cannot_play_is_refused(
    club: Club, bot: Hedgepost, hall: ChannelDriver
):
    refused = await club.alice.slash("seek", game="witches", options={"seats": 6})
    assert "With these options" in refused.text
    assert hall.messages == []


async def test_people_who_block_each_other_do_not_meet(
    club: Club, bot: Hedgepost, hall: ChannelDriver
):
    settings = blocking(PersonSettings(), club.alice.id)
    await store_of(bot.host).people.save(club.bob.id, settings, ())
    await club.alice.slash("seek", game="witches")
    refused = await club.bob.press("I am in", on=line(hall))
    assert refused.text.startswith("You cannot join this one")
    assert (await kept(bot)).guests == ()
