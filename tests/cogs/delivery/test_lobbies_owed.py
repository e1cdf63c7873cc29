"""A lobby that was opened and is not in its channel is owed like a board: nobody could join, and
nobody could open another table there."""

from __future__ import annotations

import pytest

from bot import Hedgepost
from cogs.delivery.outbox import LOBBY_SECONDS
from engine.table.model import Doer
from parlour import Permission
from parlour.world.model import Message
from tests.cogs.conftest import BOTH_DATABASES, Club


async def fail(*_: object, **__: object) -> None:
    raise ConnectionResetError


async def open_in_vain(club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch) -> None:
    """Alice opens a table, and that is saved and no more."""
    with monkeypatch.context() as cut:
        cut.setattr("cogs.table.lobby.announce", fail)
        await club.alice.slash("table open", game="hedgehogs")
    await club.settled()
    assert club.channel.messages == []
    assert (await club.table(bot)).posting.post is None


async def sweep_later(club: Club, bot: Hedgepost) -> list[Message]:
    """What is in the channel when a sweep has come by some time later."""
    club.time.turn(LOBBY_SECONDS + 1)
    await bot.outbox.sweep()
    await club.settled()
    return club.channel.messages


@BOTH_DATABASES
async def test_a_lobby_that_was_never_posted_comes_with_a_sweep(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    await open_in_vain(club, bot, monkeypatch)
    (lobby,) = await sweep_later(club, bot)
    assert (await club.table(bot)).posting.post == lobby.id
    await club.bob.press("Join", on=lobby)
    await club.alice.press("Start", on=lobby)
    assert (await club.board()).buttons
    await club.settled()
    assert not lobby.buttons


async def test_a_lobby_whose_message_was_not_noted_is_found(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    with monkeypatch.context() as cut:
        cut.setattr(bot.host.posts, "mark_posted", fail)
        await club.alice.slash("table open", game="hedgehogs")
        await club.settled()
    (lobby,) = club.channel.messages
    assert await sweep_later(club, bot) == [lobby]
    assert (await club.table(bot)).posting.post == lobby.id


async def test_a_lobby_that_may_be_on_its_way_is_left_alone(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    await open_in_vain(club, bot, monkeypatch)
    club.time.turn(LOBBY_SECONDS - 1)
    await bot.outbox.sweep()
    await club.settled()
    assert club.channel.messages == []


async def test_a_lobby_waits_until_its_channel_changes(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    await open_in_vain(club, bot, monkeypatch)
    club.channel.forbid(Permission.SEND_MESSAGES)
    assert await sweep_later(club, bot) == []
    club.channel.allow(Permission.SEND_MESSAGES)
    lobby = await club.channel.wait_for(lambda one: bool(one.buttons))
    await club.settled()
    assert (await club.table(bot)).posting.post == lobby.id


async def test_a_lobby_that_somebody_closed_is_owed_no_more(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    await open_in_vain(club, bot, monkeypatch)
    table = await club.table(bot)
    await bot.host.lobbies.close(table.id, Doer(club.alice.id, "Ann"))
    assert await sweep_later(club, bot) == []
