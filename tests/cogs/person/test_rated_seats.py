"""Rated games whose seats change hands or run out of time, and ladders of several pages."""

import pytest

import cogs.person.ladder
from bot import Hedgepost
from engine.clock.clock import HOUR, Clock, Expiry
from engine.host.lobbies import Opening
from engine.table.model import Table
from tests.cogs.conftest import Club
from tests.cogs.farewells import resign
from tests.cogs.person.test_profile import lost_by_bob, many_results

LIMIT = 2 * HOUR


async def begun(club: Club, bot: Hedgepost, expiry: Expiry) -> Table:
    """A rated game of Alice and Bob with a clock."""
    opening = Opening(
        *(club.guild.id, club.channel.id, club.alice.id, "Alice", "courtiers"),
        clock=Clock(LIMIT, expiry=expiry),
        rated=True,
    )
    table = await bot.host.lobbies.open(opening)
    await bot.host.lobbies.join(table.id, club.bob.id, club.bob.name)
    await bot.host.lobbies.start(table.id, club.alice.id)
    await bot.outbox.deliver(table.id)
    await club.board()
    return table


async def test_a_seat_that_changed_hands_rates_nobody(club: Club, bot: Hedgepost):
    table = await begun(club, bot, "substitute")
    offered = await club.bob.slash("table substitute")
    await club.dee.press("Take the seat", on=offered.message)
    await club.settled()
    await resign(club.alice)
    await club.settled()
    assert "🏅 This game changes nobody's rating." in club.boards[-1].content
    assert await bot.host.ratings.moved(table.id) == {}


async def test_who_runs_out_of_time_loses_rating(club: Club, bot: Hedgepost):
    table = await begun(club, bot, "out")
    for _ in range(2):
        club.time.turn(LIMIT)
        await bot.timers.run_due()
        await club.settled()
    ended = await club.table(bot)
    assert ended.id == table.id
    assert not ended.live
    moved = await bot.host.ratings.moved(table.id)
    assert len(moved) == 2
    assert "🏅 Ratings: " in club.boards[-1].content


@pytest.mark.parametrize("french", [False, True])
async def test_the_pages_of_a_ladder(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch, french: bool
):
    monkeypatch.setattr(cogs.person.ladder, "A_PAGE", 1)
    await lost_by_bob(club)
    await many_results(club, bot, 24)
    if french:
        await club.bob.slash("me settings", language="fr")
    page = await club.bob.slash("ladder", game="jesters")
    said = "Votre place" if french else "Your place"
    assert page.text.startswith(said), "the asker's own page comes first"
    assert page.message is not None
    assert "Bob" in (page.message.attachments[0].description or "")
    assert len(page.buttons) == 1
    page = await club.bob.press(page.buttons[0], on=page.message)
    assert page.message is not None
    assert "Alice" in (page.message.attachments[0].description or "")
    assert page.text.startswith(said)
    page = await club.bob.press(page.buttons[0], on=page.message)
    assert page.message is not None
    assert "Bob" in (page.message.attachments[0].description or "")
    card = await club.bob.slash("profile", game="jesters")
    assert ("Derniers résultats" if french else "Last results") in card.text
