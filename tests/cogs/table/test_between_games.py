"""After a game against computers: once more, at once, at the same level or at another."""

from __future__ import annotations

from typing import Any

import pytest

from bot import Hedgepost
from engine.table.model import Table
from parlour.world import components
from parlour.world.model import Message
from tests.cogs.conftest import Club, thought
from tests.cogs.farewells import stop
from tests.cogs.forger import send
from tests.cogs.test_once import thrice

ADD = "🤖 Add a computer: how strong?"


def seated(table: Table) -> list[tuple[str, int]]:
    return [(one.name, one.level) for one in table.players]


def buttons(message: Message) -> list[str]:
    return [one["label"] for one in components.buttons(message.components)]


async def played(club: Club, bot: Hedgepost, **wanted: Any) -> Message:
    """Alice has played against computers, and left: the result."""
    await club.alice.slash("play", game="hedgehogs", options=wanted)
    table = await thought(club, bot)
    after = await bot.host.turns.resign(table.id, club.alice.id)
    await bot.outbox.deliver(after.id)
    await club.settled()
    return club.boards[-1]


async def test_a_rematch_of_one_person_begins_at_once(club: Club, bot: Hedgepost):
    result = await played(club, bot, level=2, seats=3)
    again = await club.alice.press("Rematch", on=result)
    assert again.text.endswith(
        "The game has begun: Pico (computer 2), Rosa (computer 2) and Alice."
    )
    table = await thought(club, bot)
    assert table.status == "running"
    assert seated(table) == [("Pico (computer 2)", 2), ("Rosa (computer 2)", 2), ("Alice", 0)]
    board = await club.board(after=result)
    assert club.mover(board) is club.alice


@pytest.mark.parametrize(
    ("level", "offered"),
    [
        (1, ["Level 2"]),
        (2, ["Level 1", "Level 3"]),
        (3, ["Level 2", "Level 4"]),
        (5, ["Level 4"]),
    ],
)
async def test_the_levels_beside_the_one_played_are_offered(
    club: Club, bot: Hedgepost, level: int, offered: list[str]
):
    result = await played(club, bot, level=level)
    assert buttons(result) == ["Rematch", *offered, "Record", "Replay"]


async def test_another_level_begins_at_once_with_as_many(club: Club, bot: Hedgepost):
    result = await played(club, bot, level=3, seats=3, options="v10")
    await club.alice.press("Level 4", on=result)
    table = await club.table(bot)
    assert (table.status, table.options) == ("running", "v10")
    assert seated(table) == [("Pico (computer 4)", 4), ("Rosa (computer 4)", 4), ("Alice", 0)]


async def test_in_french(club: Club, bot: Hedgepost):
    await club.ada.slash("hedgepost settings", language="fr")
    result = await played(club, bot, level=2)
    await club.alice.press("Niveau 1", on=result)
    assert seated(await club.table(bot)) == [("Pico (ordinateur 1)", 1), ("Alice", 0)]


async def test_computers_of_several_levels_offer_no_other(club: Club, bot: Hedgepost):
    lobby = await club.alice.slash("table open", game="hedgehogs")
    for level in ("5 · Master", "1 · Beginner"):
        await club.alice.choose(ADD, level, on=lobby.message)
    await club.alice.press("Start", on=lobby.message)
    await stop(club.alice)
    await club.settled()
    result = club.boards[-1]
    assert buttons(result) == ["Rematch", "Record", "Replay"]
    await club.alice.press("Rematch", on=result)
    table = await club.table(bot)
    assert table.status == "running"
    assert seated(table) == [("Pico (computer 5)", 5), ("Rosa (computer 1)", 1), ("Alice", 0)]


async def test_a_game_among_people_is_rematched_in_a_lobby(club: Club, bot: Hedgepost):
    lobby = await club.open()
    await club.alice.choose(ADD, "3 · Steady", on=lobby.message)
    await club.alice.press("Start", on=lobby.message)
    await club.settled()
    for person in (club.alice, club.bob):
        await stop(person)
    await club.settled()
    result = club.boards[-1]
    assert buttons(result) == ["Rematch", "Record", "Replay"]
    again = await club.bob.press("Rematch", on=result)
    assert "Start" in again.buttons
    assert (await club.table(bot)).status == "lobby"


@pytest.mark.parametrize("pressed", ["Rematch", "Level 4"])
async def test_only_who_played_asks_for_another(club: Club, bot: Hedgepost, pressed: str):
    result = await played(club, bot)
    chloe = club.person("Chloé", "fr")
    told = await club.bob.press(pressed, on=result)
    assert told.ephemeral
    assert (
        told.text
        == "Only those who played can ask for a rematch. Anybody can /table open a new one."
    )
    told = await chloe.press(pressed, on=result)
    assert told.ephemeral
    assert "revanche" in told.text
    assert (await club.table(bot)).status == "over"


@pytest.mark.parametrize("pressed", ["Rematch", "Level 4"])
async def test_what_is_pressed_three_times_begins_one_game(
    club: Club, bot: Hedgepost, pressed: str
):
    result = await played(club, bot)
    thrice(club)
    await club.alice.press(pressed, on=result)
    await club.settled()
    assert len(await bot.host.ledger.all_ids()) == 2
    begun = [one for one in club.channel.messages if one.id > result.id and "begun" in one.text]
    assert len(begun) == 1


async def test_a_second_press_is_told_that_there_is_a_table(club: Club, bot: Hedgepost):
    result = await played(club, bot)
    await club.alice.press("Rematch", on=result)
    told = await club.alice.press("Level 4", on=result)
    assert told.ephemeral
    assert "already has a table" in told.text


@pytest.mark.parametrize("level", ["0", "6", "99"])
async def test_a_level_that_was_made_up_begins_nothing(club: Club, bot: Hedgepost, level: str):
    result = await played(club, bot)
    chloe = club.person("Chloé", "fr")
    place = club.parlour.world.channels[club.channel.id]
    table = await club.table(bot)
    told = await send(club.alice, place, "button", f"hp:{table.id}:level:{level}", on=result)
    assert told.text == "There is no such level: computers play at levels 1 to 5."
    told = await send(chloe, place, "button", f"hp:{table.id}:level:{level}", on=result)
    assert told.ephemeral
    assert (await club.table(bot)).id == table.id


async def test_a_level_is_never_changed_within_a_game(club: Club, bot: Hedgepost):
    await club.alice.slash("play", game="hedgehogs")
    table = await thought(club, bot)
    board = await club.board()
    place = club.parlour.world.channels[club.channel.id]
    told = await send(club.alice, place, "button", f"hp:{table.id}:level:4", on=board)
    assert told.ephemeral
    assert told.text == "That button is no longer in use. Try /table board."
    assert seated(await club.table(bot)) == [("Alice", 0), ("Pico (computer 3)", 3)]
