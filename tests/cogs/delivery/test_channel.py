"""What is said in a channel or to somebody alone: once, whole, and within our time limit."""

from __future__ import annotations

import io

import discord
import pytest

import cogs.reply.failures
from bot import Hedgepost
from cogs.delivery.channel import NONCE_LENGTH, Post, send
from cogs.delivery.direct import send_direct
from tests.cogs.conftest import Club

POSTS = "POST /channels/*/messages"
LONG = "1234567890-1-6553f100-most2"
"""As a reminder at a table with a long number has it."""


def here(club: Club, bot: Hedgepost) -> discord.PartialMessageable:
    return bot.get_partial_messageable(club.channel.id, guild_id=club.guild.id)


def said(club: Club) -> list[str]:
    return [one.text for one in club.channel.messages]


@pytest.mark.parametrize("done", [False, True], ids=["before the deed", "after the deed"])
async def test_a_plain_message_whose_line_is_cut_is_sent_again_and_said_once(
    club: Club, bot: Hedgepost, done: bool
):
    club.parlour.faults.hang_up(POSTS, done=done)
    sent = await send(here(club, bot), Post("Hello"))
    assert [one.id for one in club.channel.messages] == [sent]
    assert said(club) == ["Hello"]


async def test_a_line_that_is_cut_twice_is_told(club: Club, bot: Hedgepost):
    club.parlour.faults.hang_up(POSTS, times=2)
    with pytest.raises(cogs.reply.failures.FAILURES):
        await send(here(club, bot), Post("Hello"))
    assert said(club) == []


@pytest.mark.parametrize("done", [False, True], ids=["before the deed", "after the deed"])
async def test_two_pictures_are_whole_when_they_are_sent_again(
    club: Club, bot: Hedgepost, done: bool
):
    pictures = {"before.png": b"the round that is over", "board.png": b"the newest board"}
    files = [discord.File(io.BytesIO(data), name) for name, data in pictures.items()]
    club.parlour.faults.hang_up(POSTS, done=done)
    await send(here(club, bot), Post("Two"), files=files)
    (message,) = club.channel.messages
    assert {one.filename: one.data for one in message.attachments} == pictures


async def test_the_same_nonce_is_the_same_message_and_none_is_another(club: Club, bot: Hedgepost):
    for _ in range(2):
        await send(here(club, bot), Post("Once"), nonce="1-2-once")
        await send(here(club, bot), Post("Again"))
    assert said(club) == ["Once", "Again", "Again"]


async def test_of_a_long_nonce_the_end_counts(club: Club, bot: Hedgepost):
    assert len(LONG) > NONCE_LENGTH
    for nonce in (LONG, LONG, LONG.replace("most", "half")):
        await send(here(club, bot), Post("Move, please"), nonce=nonce)
    assert [one.nonce for one in club.channel.messages] == [
        LONG[-NONCE_LENGTH:],
        LONG.replace("most", "half")[-NONCE_LENGTH:],
    ]


async def test_of_a_long_nonce_the_end_counts_to_somebody_alone_too(club: Club, bot: Hedgepost):
    for _ in range(2):
        assert await send_direct(bot, club.alice.id, "Move, please", nonce=LONG)
    (message,) = club.alice.sees(club.alice.dm)
    assert message.nonce == LONG[-NONCE_LENGTH:]


@pytest.mark.parametrize("done", [False, True], ids=["before the deed", "after the deed"])
async def test_nobody_waits_for_ever(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch, done: bool
):
    monkeypatch.setattr(cogs.reply.failures, "LONGEST_SILENCE", 0.1)
    club.parlour.faults.never_answer(POSTS, done=done)
    with pytest.raises(TimeoutError):
        await send(here(club, bot), Post("Hello"), nonce="1-2-hello")
    assert said(club) == ["Hello"] * done
    monkeypatch.undo()
    await send(here(club, bot), Post("Hello"), nonce="1-2-hello")
    assert said(club) == ["Hello"]
