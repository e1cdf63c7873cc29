"""Invitations against people who send what no client would, and after a death in between."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import cogs.invitations.showing
import cogs.reply.answers
from bot import Hedgepost
from cogs.delivery.channel import Post
from cogs.invitations.posts import current_post
from cogs.reply.components import custom_id
from engine.core import Refused
from parlour import Person
from parlour.driver.reply import Reply
from parlour.world.model import Message
from tests.cogs.conftest import Club
from tests.cogs.forger import send
from tests.cogs.invitations.test_challenges import challenge, game_of, kept, later, post, post_of
from tests.cogs.test_once import thrice


async def forged(person: Person, club: Club, what: str, on: Message, edition: int = 0) -> Reply:
    """Press a button that stands on no such post."""
    text = custom_id("button", 0, what, ("1", str(edition)))
    return await send(person, club.channel.channel, "button", text, on=on)


async def test_nobody_joins_a_challenge_as_if_it_were_a_search(club: Club, bot: Hedgepost):
    sent = await challenge(club, club.bob)
    await club.settled()
    before = await kept(bot)
    reply = await forged(club.dee, club, "seekin", post_of(sent))
    assert reply.text.startswith("That button is no longer in use.")
    reply = await forged(club.bob, club, "seekout", post_of(sent))
    assert reply.text.startswith("That button is no longer in use.")
    assert await kept(bot) == before


async def test_a_search_is_not_answered_like_a_challenge(club: Club, bot: Hedgepost):
    await club.ada.slash("hedgepost settings", seek=club.channel)
    await club.alice.slash("seek", game="witches", options={"seats": 3})
    line = club.channel.messages[-1]
    await club.bob.press("I am in", on=line)
    before = await kept(bot)
    for what in ("accept", "notnow", "suggest"):
        reply = await forged(club.bob, club, what, line)
        assert reply.text.startswith("That button is no longer in use."), what
    assert await kept(bot) == before


async def test_a_second_copy_of_a_post_can_be_answered(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    """The bot was killed when it had posted a challenge, and did not know which post it was."""
    with monkeypatch.context() as killed:
        killed.setattr(bot.host.invitations, "mark_posted", _never)
        await challenge(club, club.bob, club.dee)
        await club.settled()
    await later(club, bot, 60)
    first, second = [one for one in club.channel.messages if "Accept" in str(one.components)]
    assert (await kept(bot)).post == second.id
    await club.bob.press("Accept", on=first)
    await club.settled()
    assert "✅ Bob · ⏳ Dee" in first.content
    assert "✅ Bob · ⏳ Dee" in second.content
    await club.dee.press("Accept", on=first)
    await club.settled()
    assert "the game has begun" in second.content
    assert first.components == second.components == []


async def test_what_is_shown_is_never_older_than_what_was_answered(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    """Somebody answers, and is shown it, while an older state is on its way to the post."""
    sent = await challenge(club, club.bob)
    await club.settled()
    withdrawn = list[Reply]()

    async def slowly(*known: Any, **more: Any) -> Post:
        post = await current_post(*known, **more)
        if not withdrawn:
            withdrawn.append(sent)
            await club.alice.press("Withdraw", on=sent.message)
        return post

    with monkeypatch.context() as slow:
        slow.setattr(cogs.invitations.showing, "current_post", slowly)
        await bot.reception.showing.refresh(await kept(bot))
    assert withdrawn
    assert (await kept(bot)).state == "withdrawn"
    assert post_of(sent).components == []


async def test_an_answer_to_what_was_never_shown_is_refused_and_shows_it(
    club: Club, bot: Hedgepost
):
    """The bot was killed when it had noted that a challenge is withdrawn."""
    sent = await challenge(club, club.bob)
    await club.settled()
    await bot.host.invitations.withdraw(1, club.alice.id)
    late = await club.bob.press("Accept", on=sent.message)
    assert late.text == "That is settled: it was withdrawn."
    await club.settled()
    assert post_of(sent).components == []


async def test_a_challenge_that_ends_before_its_post_is_known_ends_there_too(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    noting = bot.host.invitations.mark_posted

    async def ended_meanwhile(invitation_id: int, message: int) -> None:
        await bot.host.invitations.release(club.guild.id, club.alice.id)
        await noting(invitation_id, message)

    monkeypatch.setattr(bot.host.invitations, "mark_posted", ended_meanwhile)
    sent = await challenge(club, club.bob)
    await club.settled()
    assert post_of(sent).components == []


@pytest.mark.parametrize("command", ["challenge", "table open"])
async def test_nobody_is_left_waiting_by_who_was_slower(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch, command: str
):
    """The first who has an interaction says that it will take a little longer; another is quicker
    and posts what was asked for."""
    host, first, posted = bot.host, list[Any](), asyncio.Event()
    challenges = command == "challenge"
    keeper, keeps = (host.invitations, "send") if challenges else (host.lobbies, "open")
    marker = host.invitations if challenges else host.posts
    keeping, marking = getattr(keeper, keeps), marker.mark_posted

    async def slowly(asking: Any) -> Any:
        if not first:
            first.append(asking)
            await posted.wait()
        return await keeping(asking)

    async def marked(*known: Any, **more: Any) -> Any:
        done = await marking(*known, **more)
        posted.set()
        return done

    monkeypatch.setattr(cogs.reply.answers, "DEFER_AFTER", 0)
    monkeypatch.setattr(keeper, keeps, slowly)
    monkeypatch.setattr(marker, "mark_posted", marked)
    thrice(club)
    named = {"member": club.bob} if challenges else {}
    reply = await club.alice.slash(command, game="witches", options=named)
    await club.settled()
    assert not reply.interaction.thinking
    assert len([one for one in club.channel.messages if "Hexen Rennen" in one.content]) == 1


async def test_without_one_who_is_forgotten_the_others_play(club: Club, bot: Hedgepost):
    sent = await challenge(club, club.bob, club.dee)
    await club.bob.press("Accept", on=sent.message)
    await club.dee.slash("me forget")
    await club.dee.press("Forget me")
    await club.settled()
    assert "Dee" not in post(club).content
    assert club.dee.mention not in post(club).content
    table = await game_of(club, bot)
    assert {one.user for one in table.players} == {club.alice.id, club.bob.id}


async def test_who_is_forgotten_challenges_nobody(club: Club, bot: Hedgepost):
    sent = await challenge(club, club.bob)
    await club.alice.slash("me forget")
    await club.alice.press("Forget me")
    await club.settled()
    assert "Alice" not in post_of(sent).content
    assert post_of(sent).components == []


async def test_whom_managers_block_challenges_nobody_any_more(club: Club, bot: Hedgepost):
    sent = await challenge(club, club.bob)
    await club.ada.slash("hedgepost block", member=club.alice)
    await club.bob.press("Accept", on=sent.message)
    await club.settled()
    assert await bot.host.ledger.all_ids() == []


async def test_a_game_begins_though_the_bot_was_killed_behind_its_table(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    sent = await challenge(club, club.bob)
    with monkeypatch.context() as killed:
        killed.setattr(bot.host.invitations, "_started", _killed)
        await club.bob.press("Accept", on=sent.message)
        await club.settled()
    assert (await game_of(club, bot)).status == "lobby"
    await later(club, bot, 60)
    await club.settled()
    assert (await game_of(club, bot)).status == "running"
    assert "the game has begun" in post(club).content
    (thread,) = club.channel.threads
    assert [one.attachments != [] for one in thread.messages].count(True) == 1


async def test_the_log_names_who_challenged_whatever_seat_the_lot_gave_them(
    club: Club, bot: Hedgepost
):
    log = club.guild.channel("log")
    await club.ada.slash("hedgepost settings", log=log)
    for number in range(6):
        sent = await challenge(club, club.bob)
        await club.bob.press("Accept", on=sent.message)
        await club.settled()
        assert (await kept(bot, number + 1)).state == "begun"
    opened = [one.content for one in log.messages if "opened table" in one.content]
    assert ["Alice" in one for one in opened] == [True] * 6


async def test_two_take_the_last_place_of_a_search_at_once(club: Club, bot: Hedgepost):
    hall = club.guild.channel("hall")
    await club.ada.slash("hedgepost settings", seek=hall)
    async with club.bot():
        await club.alice.slash("seek", game="witches", options={"seats": 2})
        await club.settled()
        line = hall.messages[0].snapshot()
        replies = await asyncio.gather(
            *(one.press("I am in", on=line) for one in (club.bob, club.dee))
        )
        await club.settled()
    table = await game_of(club, bot)
    assert len(table.players) == 2
    assert table.status == "running"
    assert ["wants to play already" in one.text for one in replies].count(True) == 1


async def _killed(*_: object) -> None:
    raise Refused("restarting", "killed")


async def _never(*_: object) -> None:
    pass
