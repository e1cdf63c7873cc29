"""Computers at a table, as somebody meets them: in the lobby, with `/play`, while they think."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from msgspec.structs import replace

from bot import Hedgepost
from engine.computer.answering import Question, answer
from engine.computer.player import Plan
from engine.core import Illegal
from engine.games import GAMES
from engine.table.computers import is_thinking
from engine.table.drafts import decision_of
from engine.table.model import Table
from engine.table.turns import waiting_on
from parlour import Person
from parlour.driver.reply import Reply
from parlour.world import components
from parlour.world.components import Component
from tests.cogs.conftest import FAST, Club, thought
from tests.cogs.farewells import stop
from tests.cogs.test_once import thrice
from tests.stores import store_of

AJOUTER = "🤖 Ajouter un ordinateur : de quelle force ?"
ADD = "🤖 Add a computer: how strong?"
STRENGTHS = ["1 · Beginner", "2 · Casual", "3 · Steady", "4 · Sharp", "5 · Master"]


def seated(table: Table) -> list[tuple[str, int]]:
    return [(one.name, one.level) for one in table.players]


def selects(reply: Reply) -> list[Component]:
    assert reply.message is not None
    return components.selects(reply.message.components)


async def decide(club: Club, bot: Hedgepost, person: Person, table: Table) -> Table:
    """A person plays the first choice of everything that is asked, until somebody else is."""
    while table.status == "running" and table.seat_of(person.id) in waiting_on(table):
        move = decision_of(table, person.id).choices.moves[0]
        try:
            table = await bot.host.turns.type_moves(table.id, person.id, [move])
        except Illegal:  # a computer that is asked at the same time was quicker to take it
            table = await bot.host.table(table.id)
    return table


# In the lobby


async def test_the_owner_lets_computers_sit_down_and_leave_again(club: Club, bot: Hedgepost):
    lobby = await club.alice.slash("table open", game="hedgehogs")
    assert "Remove a computer" not in lobby.buttons
    await club.alice.choose(ADD, "2 · Casual", on=lobby.message)
    await club.alice.choose(ADD, "2 · Casual", on=lobby.message)
    assert seated(await club.table(bot)) == [
        ("Alice", 0), ("Pico (computer 2)", 2), ("Rosa (computer 2)", 2),
    ]  # fmt: skip
    assert "🔴 Alice · 🔵 Pico (computer 2) · 🟡 Rosa (computer 2) · 🟢 –" in lobby.text
    await club.alice.press("Remove a computer", on=lobby.message)
    assert seated(await club.table(bot)) == [("Alice", 0), ("Pico (computer 2)", 2)]
    await club.alice.press("Remove a computer", on=lobby.message)
    assert "Remove a computer" not in lobby.buttons


async def test_a_lobby_offers_every_level_with_a_line_about_it(club: Club, bot: Hedgepost):
    lobby = await club.alice.slash("table open", game="hedgehogs")
    (select,) = selects(lobby)
    assert select["placeholder"] == ADD
    assert [option["label"] for option in select["options"]] == STRENGTHS
    assert all(option["description"] for option in select["options"])


async def test_a_table_in_french_has_computers_with_french_names(club: Club, bot: Hedgepost):
    lobby = await club.alice.slash("table open", game="hedgehogs")
    await club.alice.slash("table settings", language="fr")
    await club.settled()
    await club.bob.press("Join", on=lobby.message)
    await club.alice.choose(AJOUTER, "5 · Maître", on=lobby.message)
    assert seated(await club.table(bot))[-1] == ("Pico (ordinateur 5)", 5)
    assert "Retirer un ordinateur" in lobby.buttons


async def test_somebody_else_is_told_whose_business_it_is(club: Club, bot: Hedgepost):
    lobby = await club.open()
    told = await club.bob.choose(ADD, "3 · Steady", on=lobby.message)
    assert told.ephemeral
    assert told.text == "Only the one who opened the table can do that."
    await club.alice.choose(ADD, "3 · Steady", on=lobby.message)
    told = await club.bob.press("Remove a computer", on=lobby.message)
    assert told.text == "Only the one who opened the table can do that."
    assert seated(await club.table(bot)) == [("Alice", 0), ("Bob", 0), ("Pico (computer 3)", 3)]


async def test_a_full_table_offers_no_seat_and_a_late_choice_is_refused(club: Club, bot: Hedgepost):
    lobby = await club.alice.slash("table open", game="jesters")
    older = (await club.alice.slash("table board")).message
    for _ in range(3):
        await club.alice.choose(ADD, "1 · Beginner", on=lobby.message)
    assert selects(lobby) == []
    told = await club.alice.choose(ADD, "1 · Beginner", on=older)
    assert told.text == "All 4 seats are taken."
    assert len((await club.table(bot)).players) == 4


async def test_the_result_of_a_table_that_counts_is_for_people(club: Club, bot: Hedgepost):
    lobby = await club.alice.slash("table open", game="hedgehogs")
    table = await club.table(bot)
    await store_of(bot.host).tables.save(replace(table, rated=True))
    told = await club.alice.choose(ADD, "3 · Steady", on=lobby.message)
    assert told.ephemeral
    assert "no computer can sit down here" in told.text
    assert seated(await club.table(bot)) == [("Alice", 0)]


async def test_a_choice_that_comes_three_times_seats_one(club: Club, bot: Hedgepost):
    lobby = await club.alice.slash("table open", game="hedgehogs")
    thrice(club)
    await club.alice.choose(ADD, "4 · Sharp", on=lobby.message)
    await club.settled()
    assert seated(await club.table(bot)) == [("Alice", 0), ("Pico (computer 4)", 4)]
    await club.alice.press("Remove a computer", on=lobby.message)
    await club.settled()
    assert seated(await club.table(bot)) == [("Alice", 0)]


# A game at once


async def test_one_command_is_a_game_against_a_computer(club: Club, bot: Hedgepost):
    told = await club.alice.slash("play", game="hedgehogs")
    assert told.text == (
        "**Les Hérissons pressés**\nThe game has begun: Alice and Pico (computer 3)."
    )
    assert told.buttons == []
    table = await thought(club, bot)
    board = await club.board()
    assert seated(table) == [("Alice", 0), ("Pico (computer 3)", 3)]
    assert club.mover(board) is club.alice
    panel = await club.alice.press("Play", on=board)
    assert panel.attachments


@pytest.mark.parametrize(
    ("game", "wanted", "levels"),
    [
        ("jesters", {"level": 1, "seats": 4}, [0, 1, 1, 1]),
        ("courtiers", {"level": 5}, [0, 5]),
        ("hedgehogs", {"options": "v25"}, [0, 3, 3]),
        ("hedgehogs", {"options": "v29", "seats": 9}, [0, *[3] * 8]),
        ("witches", {"seats": 3}, [0, 3, 3]),
    ],
)
async def test_as_strong_and_as_many_as_wanted(
    club: Club, bot: Hedgepost, game: str, wanted: dict[str, Any], levels: list[int]
):
    await club.alice.slash("play", game=game, options=wanted)
    table = await club.table(bot)
    assert table.status == "running"
    assert [one.level for one in table.players] == levels
    assert len({one.name for one in table.players}) == len(levels)


async def test_a_server_that_plays_in_threads_has_these_games_there_too(club: Club, bot: Hedgepost):
    await club.ada.slash("hedgepost settings", thread=True)
    told = await club.alice.slash("play", game="hedgehogs", options={"level": 2})
    (thread,) = club.channel.threads
    assert "The game has begun: Alice and Pico (computer 2)." in told.text
    assert f"Played in <#{thread.id}>" in told.text
    await thought(club, bot, thread)
    board = await thread.wait_for("your move")
    assert club.mover(board) is club.alice
    assert club.boards == []
    # In the thread itself there is no other: the game is played right there.
    table = await club.table(bot, thread)
    await bot.host.turns.resign(table.id, club.alice.id)
    club.alice.go(thread)
    again = await club.alice.slash("play", game="jesters", channel=thread)
    assert not again.ephemeral
    assert len(club.channel.threads) == 1


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"seats": 9, "options": "v22"}, "So this game is for 2 players, yourself included."),
        ({"options": "v99"}, "There is no variant `v99`"),
        ({"options": "v22 v29"}, "do not go together"),
    ],
)
async def test_what_cannot_be_played_so_opens_nothing(
    club: Club, bot: Hedgepost, wanted: dict[str, Any], why: str
):
    await club.ada.slash("hedgepost settings", thread=True)
    told = await club.alice.slash("play", game="hedgehogs", options=wanted)
    assert told.ephemeral
    assert why in told.text
    assert await bot.host.ledger.all_ids() == []
    assert club.channel.threads == []


async def test_a_channel_with_a_table_has_no_room_for_another(club: Club, bot: Hedgepost):
    await club.open()
    told = await club.dee.slash("play", game="hedgehogs")
    assert told.ephemeral
    assert "already has a table" in told.text
    away = await club.dee.slash("play", game="hedgehogs", thread=True)
    assert "🧵 Played in" in away.text


async def test_who_has_enough_tables_opens_no_other(club: Club, bot: Hedgepost):
    await club.ada.slash("hedgepost settings", options={"most-tables": 1})
    await club.open()
    told = await club.alice.slash("play", game="hedgehogs", thread=True)
    assert told.ephemeral
    assert len(await bot.host.ledger.all_ids()) == 1
    assert club.channel.threads == []


async def test_french_is_spoken_to_whoever_speaks_it(club: Club, bot: Hedgepost):
    chloe = club.person("Chloé", "fr")
    told = await chloe.slash("play", game="hedgehogs", seats=9, options={"options": "v22"})
    assert told.text.startswith("Avec ces variantes, ce jeu se joue à 2, vous compris.")


@pytest.mark.parametrize("thread", [False, True])
async def test_a_command_that_comes_three_times_begins_one_game(
    club: Club, bot: Hedgepost, thread: bool
):
    thrice(club)
    await club.alice.slash("play", game="hedgehogs", seats=3, thread=thread)
    await club.settled()
    (table_id,) = await bot.host.ledger.all_ids()
    table = await bot.host.table(table_id)
    assert table.status == "running"
    assert seated(table) == [("Alice", 0), ("Pico (computer 3)", 3), ("Rosa (computer 3)", 3)]
    assert len(club.channel.threads) == thread
    assert sum("has begun" in one.text for one in club.channel.messages) == 1


# While they play


async def test_who_thinks_is_told_wherever_it_is_asked(club: Club, bot: Hedgepost):
    thinking = asyncio.Event()

    async def slowly(question: Question) -> Plan:
        await thinking.wait()
        return answer(question)

    await club.alice.slash("play", game="hedgehogs", options={"level": 2})
    table = await thought(club, bot)
    bot.host.computers.think = slowly
    table = await decide(club, bot, club.alice, table)
    assert is_thinking(table)
    thinks = "🤖 Pico (computer 2) is thinking …"
    assert (await club.alice.slash("table board")).text.count(thinks) == 1
    assert "to move" not in (await club.alice.slash("table board")).text
    assert thinks in (await club.alice.slash("games")).text
    seats = (await club.alice.slash("table seats")).text
    assert "🔵 Pico (computer 2) · a computer of level 2: Casual" in seats
    told = await club.alice.slash("move", moves="stay")
    assert "It is the move of Pico (computer 2)" in told.text
    thinking.set()


async def test_a_computer_is_neither_pinged_nor_said_to_stand_in(club: Club, bot: Hedgepost):
    await club.alice.slash("play", game="hedgehogs", seats=3)
    table = await thought(club, bot)
    for _ in range(3):
        table = await decide(club, bot, club.alice, table)
        table = await thought(club, bot)
    await bot.outbox.deliver(table.id)
    await club.settled()
    for post in club.channel.messages:
        assert "<@-" not in post.text
        assert set(post.pinged) <= {club.alice.id}
        assert "Time was up" not in post.text
        assert "until they come back" not in post.text
        assert "I'm back" not in post.buttons
    assert "Pico (computer 3)" in "".join(one.text for one in club.channel.messages)


async def test_those_who_manage_the_server_cannot_put_somebody_in_its_seat(
    club: Club, bot: Hedgepost
):
    await club.alice.slash("play", game="hedgehogs")
    told = await club.ada.slash("hedgepost seat", seat=2, member=club.bob)
    assert told.text == "A computer keeps its seat until the game is over."


async def test_the_log_channel_and_the_export_name_it(club: Club, bot: Hedgepost):
    diary = club.guild.channel("diary")
    await club.ada.slash("hedgepost settings", log=diary)
    await club.alice.slash("play", game="hedgehogs")
    table = await decide(club, bot, club.alice, await thought(club, bot))
    await thought(club, bot)
    await club.settled()
    written = "\n".join(one.text for one in diary.messages)
    assert "Pico (computer 3)" in written
    assert "-1" not in written
    assert "Time" not in written
    export = await club.alice.slash("me export")
    assert export.ephemeral
    record = await bot.host.records.of(table)
    assert "Pico (computer 3)" in record


async def test_a_rematch_seats_the_same_computers(club: Club, bot: Hedgepost):
    lobby = await club.open()
    for level in ("5 · Master", "1 · Beginner"):
        await club.alice.choose(ADD, level, on=lobby.message)
    await club.alice.press("Start", on=lobby.message)
    await club.settled()
    for person in (club.alice, club.bob):
        await stop(person)
    await club.settled()
    result = await club.channel.wait_for("stopped without a result")
    again = await club.bob.press("Rematch", on=result)
    assert "opened by Bob" in again.text
    assert seated(await club.table(bot)) == [
        ("Bob", 0), ("Pico (computer 5)", 5), ("Rosa (computer 1)", 1),
    ]  # fmt: skip


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_game_of_one_person_goes_to_its_end(club: Club, bot: Hedgepost, game: str):
    options = FAST if game == "hedgehogs" else ""
    await club.alice.slash("play", game=game, options={"level": 1, "options": options})
    table = await thought(club, bot)
    while table.status == "running":
        await decide(club, bot, club.alice, table)
        table = await thought(club, bot)
    assert table.outcome is not None
    await bot.outbox.deliver(table.id)
    result = await club.channel.wait_for("🏁")
    assert "Pico (computer 1)" in result.text
    assert "Rematch" in result.buttons
    assert not re.search(r"<@-|-1\b", result.text)
