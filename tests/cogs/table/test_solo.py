"""Alone against computers: *Take back* by one tap, below the board and on the panel."""

from __future__ import annotations

import asyncio

import pytest

from bot import Hedgepost
from engine.computer.answering import Question, answer
from engine.computer.player import Plan
from engine.table.check import faults
from engine.table.model import Table
from engine.table.turns import waiting_on
from tests.cogs.background.test_computers import alices_turn, opened
from tests.cogs.conftest import Club, whole_turn
from tests.cogs.farewells import stop
from tests.cogs.test_once import thrice

BACK = "⏪ Take back"


async def turns(club: Club, bot: Hedgepost, count: int, *levels: int) -> Table:
    """Alice has played so many turns against computers."""
    table = await opened(club, bot, *(levels or (3,)))
    for _ in range(count):
        await club.alice.slash("move", moves=whole_turn(table))
        table = await alices_turn(club, bot)
    return table


async def sound(club: Club, bot: Hedgepost) -> Table:
    await club.settled()
    table = await club.table(bot)
    assert faults(table, await bot.host.ledger.moves(table.id)) == []
    assert not table.owes_post
    return table


async def test_one_tap_below_the_board_as_often_as_wanted(club: Club, bot: Hedgepost):
    table = await turns(club, bot, 3, 3, 1)
    boards = len(club.boards)
    for left in (2, 1, 0):
        panel = await club.alice.press(BACK, on=club.boards[-1])
        assert panel.ephemeral
        assert panel.text.startswith("⏪ Taken back: you are at your last decision again.")
        assert (BACK in panel.buttons) is (left > 0)
        after = await sound(club, bot)
        assert after.ply < table.ply
        assert after.position_number == table.position_number + 1
        assert waiting_on(after) == (0,)
        table, boards = after, boards + 1
        assert len(club.boards) == boards
        assert club.boards[-1].text.startswith("↩️ Taken back: the game goes on from here.")
        assert (BACK in club.boards[-1].buttons) is (left > 0)
        assert BACK not in club.boards[-2].buttons


async def test_from_the_panel_the_panel_goes_back(club: Club, bot: Hedgepost):
    table = await turns(club, bot, 2)
    panel = await club.alice.press("Play", on=club.boards[-1])
    await club.alice.press(BACK, on=panel.message)
    assert panel.text.startswith("⏪ Taken back")
    after = await sound(club, bot)
    assert after.ply < table.ply
    assert after.position_number == table.position_number + 1
    assert len([one for one in club.boards if BACK in one.buttons]) == 1


async def test_a_board_that_is_not_the_newest_says_so(club: Club, bot: Hedgepost):
    await turns(club, bot, 2)
    before, board = await club.table(bot), club.boards[-1]
    panel = await club.alice.press("Play", on=board)
    both = await asyncio.gather(*(club.alice.press(BACK, on=board) for _ in range(2)))
    table = await sound(club, bot)
    assert table.position_number == before.position_number + 1
    assert sorted(told.text.partition(":")[0] for told in both) == [
        "That board is no longer the newest.",
        "⏪ Taken back",
    ]
    await club.alice.press(BACK, on=panel.message)
    assert panel.text.startswith("That board is no longer the newest.")
    assert BACK in panel.buttons  # it is the newest now
    assert await club.table(bot) == table


async def test_every_press_counts_once_however_often_it_is_delivered(club: Club, bot: Hedgepost):
    table = await turns(club, bot, 3)
    panel = await club.alice.press("Play", on=club.boards[-1])
    thrice(club)
    await club.alice.press(BACK, on=club.boards[-1])
    first = await sound(club, bot)
    assert first.position_number == table.position_number + 1
    panel = await club.alice.press("Play", on=club.boards[-1])
    await club.alice.press(BACK, on=panel.message)
    second = await sound(club, bot)
    assert second.position_number == first.position_number + 1


async def test_what_a_computer_thinks_about_meanwhile_is_void(club: Club, bot: Hedgepost):
    table = await turns(club, bot, 1)
    thinking, asked = asyncio.Event(), list[Question]()

    async def slowly(question: Question) -> Plan:
        asked.append(question)
        await thinking.wait()
        return answer(question)

    bot.host.computers.think = slowly
    await club.alice.slash("move", moves=whole_turn(table))
    await club.parlour.until(lambda: bool(asked), what="the question")
    told = await club.alice.press(BACK, on=club.boards[-1])
    assert told.text == "That board is no longer the newest."
    await club.alice.slash("takeback")
    thinking.set()
    after = await alices_turn(club, bot)
    assert after.ply <= table.ply
    assert waiting_on(after) == (0,)
    log = await bot.host.ledger.moves(table.id)
    assert [move.ply for move in log] == list(range(after.ply + 1))


async def test_nobody_else_takes_back_and_where_others_play_there_is_no_such_button(
    club: Club, bot: Hedgepost
):
    table = await turns(club, bot, 1)
    told = await club.dee.press(BACK, on=club.boards[-1])
    assert (told.ephemeral, told.text) == (True, "You do not play at this table.")
    assert (await club.table(bot)) == table
    await stop(club.alice)
    await club.settled()
    await club.race(bot)
    assert BACK not in club.boards[-1].buttons


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_in_the_language_of_whoever_asks(club: Club, bot: Hedgepost, locale: str):
    club.parlour.world.users[club.alice.id].locale = locale
    await turns(club, bot, 2)
    panel = await club.alice.press("Play", on=club.boards[-1])
    wanted = {"en-US": BACK, "fr": "⏪ Reprendre"}[locale]
    assert wanted in panel.buttons
    await club.alice.press(wanted, on=panel.message)
    told = {"en-US": "⏪ Taken back:", "fr": "⏪ C'est repris"}[locale]
    assert panel.text.startswith(told)
