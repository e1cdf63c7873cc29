"""A rematch among people: seats kept for those who played, one tap each, everybody asked once."""

from __future__ import annotations

import pytest

from bot import Hedgepost
from engine.clock.clock import DAY
from parlour import Person
from parlour.world.model import Message
from tests.cogs.conftest import Club
from tests.cogs.farewells import close, stop
from tests.cogs.test_once import thrice


async def played(club: Club, *others: Person) -> Message:
    """Alice and the others have played, and stopped: the result."""
    board = await club.start(*others)
    for person in (*others, club.alice):
        await stop(person)
    await club.settled()
    return await club.board(after=board)


async def again(club: Club, *others: Person) -> Message:
    """Alice has asked for a rematch: the lobby."""
    result = await played(club, *(others or (club.bob,)))
    asked = await club.alice.press("Rematch", on=result)
    assert asked.message is not None
    return asked.message


async def test_seats_are_kept_and_the_first_one_goes_round(club: Club, bot: Hedgepost):
    chloe = club.person("Chloé")
    lobby = await again(club, club.bob, chloe)
    assert lobby.pinged == {club.bob.id, chloe.id}
    assert "🔴 Bob (seat kept) · 🔵 Chloé (seat kept) · 🟡 Alice" in lobby.text
    assert f"<@{club.bob.id}> <@{chloe.id}>, seats are kept for you" in lobby.text
    await chloe.press("Join", on=lobby)
    await club.bob.press("Join", on=lobby)
    assert "kept" not in lobby.text
    await club.alice.press("Start", on=lobby)
    table = await club.table(bot)
    assert [one.name for one in table.players] == ["Bob", "Chloé", "Alice"]
    assert table.guests == ()


async def test_everybody_is_pinged_once(club: Club, bot: Hedgepost):
    lobby = await again(club)
    await club.dee.press("Join", on=lobby)
    await club.dee.press("Leave", on=lobby)
    pinged = [one for one in club.channel.messages if one.id >= lobby.id and one.pinged]
    assert pinged == [lobby]


async def test_the_other_one_s_rematch_takes_the_seat(club: Club, bot: Hedgepost):
    result = await played(club, club.bob)
    asked = await club.alice.press("Rematch", on=result)
    thrice(club)
    told = await club.bob.press("Rematch", on=result)
    assert told.ephemeral
    assert told.text == "You have your seat."
    await club.settled()
    assert "🔴 Bob · 🔵 Alice" in asked.text
    assert len(await bot.host.ledger.all_ids()) == 2


async def test_it_waits_for_them_unless_the_seats_are_freed(club: Club, bot: Hedgepost):
    lobby = await again(club)
    told = await club.alice.press("Start", on=lobby)
    assert told.text == "Two players are needed; one more seat to fill."
    await club.dee.press("Join", on=lobby)
    told = await club.dee.press("Start", on=lobby)
    assert told.text.startswith("Seats are still kept for Bob.")
    told = await club.dee.press("Free the seats", on=lobby)
    assert told.text == "Only the one who opened the table can do that."
    await club.alice.press("Free the seats", on=lobby)
    assert "Free the seats" not in lobby.buttons
    await club.dee.press("Start", on=lobby)
    table = await club.table(bot)
    assert table.status == "running"
    assert [one.name for one in table.players] == ["Alice", "Dee"]


async def test_a_guest_who_does_not_want_to_play_leaves(club: Club, bot: Hedgepost):
    lobby = await again(club)
    await club.bob.press("Leave", on=lobby)
    assert "kept" not in lobby.text
    assert (await club.table(bot)).guests[0].user == club.alice.id


async def test_seats_are_free_after_three_days(club: Club, bot: Hedgepost):
    lobby = await again(club)
    club.time.turn(3 * DAY - 60)
    await bot.timers.run_due()
    assert "Bob (seat kept)" in lobby.text
    club.time.turn(60)
    await bot.timers.run_due()
    await club.settled()
    assert "kept" not in lobby.text
    assert "🔴 Alice · 🔵 –" in lobby.text
    await club.bob.press("Join", on=lobby)
    assert "🔴 Alice · 🔵 Bob" in lobby.text


async def test_the_end_of_patience_survives_a_restart(club: Club):
    async with club.bot():
        lobby = await again(club)
    club.time.turn(3 * DAY)
    async with club.bot() as bot:
        await bot.timers.run_due()
        await club.settled()
        assert "kept" not in lobby.text


async def test_nothing_happens_to_a_lobby_that_is_closed(club: Club, bot: Hedgepost):
    lobby = await again(club)
    await close(club.alice, on=lobby)
    club.time.turn(3 * DAY)
    await bot.timers.run_due()
    assert "closed before the game began" in lobby.text


async def test_in_french(club: Club, bot: Hedgepost):
    await club.ada.slash("hedgepost settings", language="fr")
    bob = club.person("Benoît", "fr")
    opened = await club.alice.slash("table open", game="hedgehogs")
    await bob.press("Rejoindre", on=opened.message)
    board = await club.alice.press("Commencer", on=opened.message)
    board = await club.board()
    for person in (bob, club.alice):
        await stop(person)
    await club.settled()
    asked = await club.alice.press("Revanche", on=await club.board(after=board))
    assert "🔴 Benoît (place gardée) · 🔵 Alice" in asked.text
    assert "Libérer les places" in asked.buttons


@pytest.mark.parametrize("pressed", ["Rematch"])
async def test_pressed_three_times_it_asks_once(club: Club, bot: Hedgepost, pressed: str):
    result = await played(club, club.bob)
    thrice(club)
    await club.alice.press(pressed, on=result)
    await club.settled()
    assert len(await bot.host.ledger.all_ids()) == 2
    assert [one.pinged for one in club.channel.messages if one.id > result.id] == [{club.bob.id}]
