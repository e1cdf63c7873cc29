"""What invitations ask for is done once, however often and to whomever it is delivered."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot import Hedgepost
from engine.clock.clock import DAY
from tests.cogs.conftest import Club
from tests.cogs.invitations.test_challenges import challenge, kept, post
from tests.cogs.test_once import thrice


@pytest.fixture(params=[1, 2], ids=["one process", "two processes"])
async def bot(club: Club, request: pytest.FixtureRequest) -> AsyncIterator[Hedgepost]:
    """A bot that gets everything three times, or two that do so together."""
    async with club.bot() as one:
        if request.param == 1:
            yield one
            return
        async with club.bot():
            yield one


async def test_a_challenge_is_sent_and_accepted_once(club: Club, bot: Hedgepost):
    thrice(club)
    await challenge(club, club.bob)
    await club.settled()
    challenges = [one for one in club.channel.messages if "⚔️" in one.content]
    assert len(challenges) == 1
    assert len(await bot.host.invitations.pending(club.guild.id)) == 1
    await club.bob.press("Accept", on=post(club))
    await club.settled()
    assert (await kept(bot)).state == "begun"
    assert len(await bot.host.ledger.all_ids()) == 1
    (thread,) = club.channel.threads
    assert len([one for one in thread.messages if one.attachments]) == 1


async def test_other_options_are_suggested_once(club: Club, bot: Hedgepost):
    await challenge(club, club.bob)
    await club.bob.press("Other options", on=post(club))
    thrice(club)
    await club.bob.submit({"Variants": "v10"})
    await club.settled()
    assert (await kept(bot)).edition == 1
    assert len([one for one in club.channel.messages if "would rather play **" in one.content]) == 1


async def test_a_call_is_posted_once_and_ends_once(club: Club, bot: Hedgepost):
    hall = club.guild.channel("hall")
    await club.ada.slash("hedgepost settings", seek=hall)
    thrice(club)
    await club.alice.slash("seek", game="witches")
    await club.settled()
    assert len(hall.messages) == 1
    club.time.turn(3 * DAY)
    await bot.timers.run_due()
    assert (await kept(bot)).state == "lapsed"
