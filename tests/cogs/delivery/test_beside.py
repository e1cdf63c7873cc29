"""What stands beside a board: pings of quiet tables, offers of seats, reminders."""

from __future__ import annotations

from bot import Hedgepost
from tests.cogs.conftest import Club, whole_turn
from tests.cogs.farewells import stop


async def quiet(club: Club) -> None:
    """A game on one board that changes."""
    await club.open()
    await club.alice.slash("table settings", quiet=True)
    await club.alice.press("Start")
    await club.board()
    await club.settled()


async def turn(club: Club, bot: Hedgepost) -> None:
    table = await club.table(bot)
    board = next(one for one in club.boards if one.id == table.posting.post)
    asked = [one for one in club.channel.messages if one.pinged][-1] or board
    await club.mover(asked).slash("move", moves=whole_turn(table))
    await club.settled()


async def test_a_ping_is_removed_by_whoever_comes_after_a_crash(club: Club):
    async with club.bot() as bot:
        await quiet(club)
        await turn(club, bot)
        (ping,) = [one for one in club.channel.messages if one.buttons == ["Play"]]
        table = await club.table(bot)
        # The process knows nothing of it any more, as after a kill.
        bot.posting.old_posts._beside.pop(table.id)
        await turn(club, bot)
        assert ping in club.channel.messages
    async with club.bot() as bot:
        await bot.outbox.sweep()
        await bot.outbox.sweep()
        await club.settled()
        assert ping not in club.channel.messages


async def test_the_last_ping_goes_with_the_game(club: Club, bot: Hedgepost):
    await quiet(club)
    await turn(club, bot)
    for person in (club.alice, club.bob):
        await stop(person)
    await club.settled()
    assert [one for one in club.channel.messages if one.buttons == ["Play"]] == []


async def test_play_below_a_ping_opens_the_panel(club: Club, bot: Hedgepost):
    await quiet(club)
    await turn(club, bot)
    (ping,) = [one for one in club.channel.messages if one.buttons == ["Play"]]
    panel = await club.mover(ping).press("Play", on=ping)
    assert panel.ephemeral
    assert panel.attachments


async def test_an_offered_seat_cannot_be_taken_below_a_game_that_is_over(
    club: Club, bot: Hedgepost
):
    await club.race(bot)
    await club.bob.slash("table substitute")
    await club.settled()
    offer = club.channel.messages[-1]
    assert "Take the seat" in offer.buttons
    await stop(club.alice)
    await club.settled()
    assert offer.buttons == []


async def test_an_offer_ends_when_somebody_has_the_seat(club: Club, bot: Hedgepost):
    await club.race(bot)
    await club.bob.slash("table substitute")
    await club.settled()
    offer = club.channel.messages[-1]
    await club.dee.press("Take the seat", on=offer)
    await club.settled()
    assert offer.buttons == []


async def test_an_offer_ends_when_its_player_is_back(club: Club, bot: Hedgepost):
    await club.race(bot)
    await club.bob.slash("table substitute")
    await club.settled()
    offer = club.channel.messages[-1]
    await club.bob.slash("table back")
    await club.settled()
    assert "Take the seat" not in offer.buttons
