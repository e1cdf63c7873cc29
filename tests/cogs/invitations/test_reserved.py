"""Seats that a new table keeps for somebody: `/table open for:`."""

from __future__ import annotations

import pytest

from bot import Hedgepost
from parlour.driver.reply import Reply
from tests.cogs.conftest import Club


async def opened(club: Club, named: str) -> Reply:
    return await club.alice.slash("table open", game="hedgehogs", options={"for": named})


async def test_seats_are_kept_for_those_who_are_named(club: Club, bot: Hedgepost):
    lobby = await opened(club, f"{club.bob.mention}, {club.dee.mention}")
    assert "Bob (seat kept)" in lobby.text
    assert "Dee (seat kept)" in lobby.text
    assert club.channel.last.pinged == {club.bob.id, club.dee.id}
    await club.bob.press("Join", on=lobby.message)
    table = await club.table(bot)
    assert [one.name for one in table.players] == ["Alice", "Bob"]
    assert [one.name for one in table.guests] == ["Alice", "Bob", "Dee"]


@pytest.mark.parametrize("typed", ["", "Bob", "@Bob", "<@1> and others", "<@&5>", f"<@{2**63}>"])
async def test_what_names_nobody_opens_nothing(club: Club, bot: Hedgepost, typed: str):
    reply = await opened(club, typed or "nobody")
    assert reply.ephemeral
    assert "names nobody" in reply.text
    assert await bot.host.ledger.all_ids() == []


async def test_for_whom_no_seat_can_be_kept(club: Club, bot: Hedgepost):
    async def refused(named: str, text: str) -> None:
        reply = await opened(club, named)
        assert reply.ephemeral
        assert text in reply.text, reply.text

    await refused("<@1>", "is not on this server")
    await refused(club.alice.mention, "You cannot challenge yourself")
    await refused(f"<@{club.parlour.world.bot.id}>", "is a bot")
    await refused(f"{club.bob.mention} {club.bob.mention}", "named twice")
    await club.bob.slash("me block", member=club.alice)
    await refused(club.bob.mention, "takes no challenges")
    many = " ".join(club.person(f"P{number}").mention for number in range(6))
    await refused(many, "seats are taken")
    assert await bot.host.ledger.all_ids() == []
