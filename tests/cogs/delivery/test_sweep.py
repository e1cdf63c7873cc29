"""The sweep: what is owed is tried again, and what fails on the way stops nothing."""

from __future__ import annotations

import logging

import pytest

from bot import Hedgepost
from cogs.delivery.sweep import Sweep
from engine.host.store import Unavailable
from parlour import Permission
from tests.cogs.conftest import Club, play_turn


async def fail(*_: object, **__: object) -> None:
    raise Unavailable("gone")


async def test_what_is_owed_cannot_be_read_for_a_while(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch, errors: list[str]
):
    with monkeypatch.context() as gone:
        gone.setattr(bot.host.posts, "owing", fail)
        await bot.outbox.sweep()
    assert "what is owed could not be read" in errors.pop()
    await bot.outbox.sweep()


async def test_old_posts_that_cannot_be_tidied_keep_nothing_from_being_delivered(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch, errors: list[str]
):
    board = await club.race(bot)
    await club.settled()
    club.parlour.faults.hang_up("POST /channels/*/messages", times=2)
    await play_turn(club.mover(board), board)
    await club.settled()
    bot.outbox._waiting.clear()
    with monkeypatch.context() as gone:
        gone.setattr(bot.posting.old_posts, "sweep", fail)
        await bot.outbox.sweep()
    assert "old posts could not be tidied" in errors.pop()
    assert (await club.board(after=board)).buttons
    assert not (await club.table(bot)).owes_post


async def test_a_table_that_failed_waits_until_its_channel_changes(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    await club.settled()
    club.channel.forbid(Permission.SEND_MESSAGES)
    await play_turn(club.mover(board), board)
    await club.settled()
    assert (await club.table(bot)).owes_post
    club.channel.allow(Permission.SEND_MESSAGES)
    assert (await club.board(after=board)).buttons


async def test_what_cannot_be_noted_at_the_end_is_a_line_of_the_log(
    club: Club,
    bot: Hedgepost,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
):
    caplog.set_level(logging.WARNING)
    cog = bot.get_cog("Sweep")
    assert isinstance(cog, Sweep)
    with monkeypatch.context() as gone:
        gone.setattr(bot.posting.old_posts, "tell_store", fail)
        await cog.cog_unload()
    assert "it could not be noted which posts have no buttons: gone" in caplog.text
