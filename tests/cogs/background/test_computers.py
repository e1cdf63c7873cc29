"""Computers at a table in the channel: they move by themselves, and one board tells of it."""

import asyncio
import os
import signal
from itertools import groupby

import pytest

import cogs.background.timers
from bot import Hedgepost
from cogs.background.timers import THOUGHT_AFTER
from engine.computer.answering import Question, answer
from engine.computer.player import Plan
from engine.table.model import Table
from engine.table.turns import waiting_on
from parlour.world import components
from parlour.world.events import Event
from parlour.world.model import Message
from tests.cogs.conftest import BOTH_DATABASES, FAST, Club, choices, whole_turn
from tests.stores import store_of, timers_in
from tests.waiting import until


async def opened(club: Club, bot: Hedgepost, *levels: int) -> Table:
    """Alice sits at a table with computers, and starts."""
    lobby = await club.alice.slash("table open", game="hedgehogs", options={"options": FAST})
    table = await club.table(bot)
    for number, level in enumerate(levels):
        await bot.host.computers.add(table.id, club.alice.id, level, f"Pico {number}")
    await club.alice.press("Start", on=lobby.message)
    return await alices_turn(club, bot)


def labels(board: Message) -> list[str]:
    return [one["label"] for one in components.buttons(board.components)]


async def alices_turn(club: Club, bot: Hedgepost) -> Table:
    """The table, once its board says that Alice is asked or the game is over."""
    async with asyncio.timeout(60):
        while True:
            await club.settled()
            table = await club.table(bot)
            asked = table.status != "running" or table.players[0].asked
            if asked and not table.owes_post:
                return table
            await asyncio.sleep(0.02)


async def test_a_whole_game_is_played_with_one_board_for_each_turn_of_the_person(
    club: Club, bot: Hedgepost
):
    table = await opened(club, bot, 3, 1)
    turns = 0
    while table.status == "running":
        before = len(club.boards)
        await club.alice.slash("move", moves=whole_turn(table))
        turns += 1
        table = await alices_turn(club, bot)
        assert len(club.boards) == before + 1
    assert turns > 5
    hands = {move.seat: move.hand for move in await bot.host.ledger.moves(table.id) if move.ply}
    assert hands == {0: "person", 1: "computer", 2: "computer"}
    assert {user for one in club.boards for user in one.pinged} == {club.alice.id}


async def test_the_first_board_has_the_fingerprint_of_the_dice_whoever_begins(
    club: Club, bot: Hedgepost
):
    table = await opened(club, bot, 1, 1, 1, 1, 1)
    first = (await bot.host.ledger.moves(table.id))[1]
    assert first.hand == "computer"
    told = [table.commitment in board.text for board in club.boards]
    assert told == [True]
    await club.alice.slash("move", moves=whole_turn(table))
    await alices_turn(club, bot)
    assert [table.commitment in board.text for board in club.boards] == [True, False]


async def test_where_all_decide_at_the_same_time_one_board_tells_what_computers_did(
    club: Club, bot: Hedgepost
):
    """Everybody puts their stacks in order: Alice is asked, and so are the computers."""
    may_decide = asyncio.Semaphore(0)
    changed: list[str] = []

    async def one_by_one(question: Question) -> Plan:
        await may_decide.acquire()
        return answer(question)

    def note(event: Event) -> None:
        if event.channel_id == club.channel.id and event.name.startswith("MESSAGE"):
            changed.append(event.name)

    bot.host.computers.think = one_by_one
    options = {"game": "courtiers", "level": 3, "seats": 6, "thread": False}
    await club.alice.slash("play", options=options)
    board = await club.board()
    assert board.pinged == {club.alice.id}
    await club.parlour.settled(quiet=0.05)
    club.parlour.world.events.add(note)
    decided = 0
    while waiting_on(table := await club.table(bot)) != (0,):
        assert changed == []
        may_decide.release()
        decided += 1
        await until(lambda ply=table.ply: moved_on(club, bot, ply), "a decision")
        await club.parlour.settled(quiet=0.05)
    await club.settled()
    assert decided >= 5
    assert changed == ["MESSAGE_UPDATE"]
    club.parlour.world.events.remove(note)


async def moved_on(club: Club, bot: Hedgepost, ply: int) -> bool:
    return (await club.table(bot)).ply > ply


async def test_the_person_is_answered_before_the_computer_has_decided(club: Club, bot: Hedgepost):
    table = await opened(club, bot, 3)
    thinking = asyncio.Event()

    async def slowly(question: Question) -> Plan:
        await thinking.wait()
        return answer(question)

    bot.host.computers.think = slowly
    boards = len(club.boards)
    told = await club.alice.slash("move", moves=whole_turn(table))
    assert told.text
    assert len(club.boards) == boards
    thinking.set()
    await alices_turn(club, bot)
    assert len(club.boards) == boards + 1


async def test_a_board_does_not_wait_for_ever_for_a_computer(club: Club, bot: Hedgepost):
    table = await opened(club, bot, 3)
    thinking = asyncio.Event()

    async def never(_: Question) -> Plan:
        await thinking.wait()
        raise AssertionError

    bot.host.computers.think = never
    boards = len(club.boards)
    await club.alice.slash("move", moves=whole_turn(table))
    club.time.turn(60)
    await bot.outbox.deliver(table.id)
    assert len(club.boards) == boards + 1
    bot.timers.give_up()
    for task in asyncio.all_tasks():
        if task.get_name() == "hedgepost-think":
            task.cancel()


async def test_a_long_thought_is_not_begun_again_beside_itself(club: Club, bot: Hedgepost):
    table = await opened(club, bot, 3)
    asked: list[Question] = []
    thinking = asyncio.Event()

    async def slowly(question: Question) -> Plan:
        asked.append(question)
        await thinking.wait()
        return answer(question)

    bot.host.computers.think = slowly
    await club.alice.slash("move", moves=whole_turn(table))
    await club.parlour.until(lambda: bool(asked), what="the question")
    for _ in range(3):
        club.time.turn(THOUGHT_AFTER)
        await bot.timers.run_due()
    assert len(asked) == 1
    thinking.set()
    await alices_turn(club, bot)


@BOTH_DATABASES
async def test_a_thought_that_a_crash_cut_short_is_thought_again(club: Club):
    async with club.bot() as bot:
        table = await opened(club, bot, 3)
        bot.timers.hold()
        await bot.host.turns.type_moves(table.id, club.alice.id, [choices(table)[0]])
        (timer,) = await timers_in(store_of(bot.host))
        assert timer.kind == "think"
        # It was taken by a process that is no more.
        assert await bot.host.timers.take(timer.id, club.time.now)
    club.time.turn(THOUGHT_AFTER)
    async with club.bot() as bot:
        table = await alices_turn(club, bot)
        log = await bot.host.ledger.moves(table.id)
        assert [move.ply for move in log] == list(range(table.ply + 1))
        assert log[-1].hand == "computer"
        assert waiting_on(table) == (0,)


async def test_a_thought_that_takes_long_is_kept_in_hand(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    """Another process would think about it, too, if it were not."""
    monkeypatch.setattr(cogs.background.timers, "THOUGHT_AFTER", 0.06)
    table = await opened(club, bot, 3)
    thinking = asyncio.Event()

    async def slowly(question: Question) -> Plan:
        await thinking.wait()
        return answer(question)

    bot.host.computers.think = slowly
    await club.alice.slash("move", moves=whole_turn(table))
    began = club.time.now
    await until(lambda: in_hand(bot, since=began), "the thought")
    club.time.turn(1000)
    await until(lambda: in_hand(bot, since=began + 1000), "a note that it goes on")
    thinking.set()
    await alices_turn(club, bot)
    assert await bot.host.timers.left() == []


async def in_hand(bot: Hedgepost, since: int) -> bool:
    """Whether it was noted then that a computer's timer is in hand."""
    return [timer.taken for timer in await bot.host.timers.left()] == [since]


async def test_a_thought_is_left_to_the_next_process_when_the_bot_stops(club: Club):
    async with club.bot() as bot:
        table = await opened(club, bot, 5)
        await club.alice.slash("move", moves=whole_turn(table))
        table = await alices_turn(club, bot)
        (process,) = bot.computers.thinkers._open
        os.kill(process.pid, signal.SIGSTOP)
        await club.alice.slash("move", moves=whole_turn(table))
        await until(lambda: in_hand(bot, since=club.time.now), "the thought")
    async with club.bot() as bot:
        table = await alices_turn(club, bot)  # no time has passed: it was due at once
        log = await bot.host.ledger.moves(table.id)
        assert log[-1].hand == "computer"


# What one board tells of several


async def test_a_board_after_several_computers_can_be_watched(club: Club, bot: Hedgepost):
    table = await opened(club, bot, 1, 1)
    await club.alice.slash("move", moves=whole_turn(table))
    await alices_turn(club, bot)
    board = club.boards[-1]
    assert labels(board) == ["Play", "▶ Watch it", "⏪ Take back", "Rules"]
    told = await club.alice.press("▶ Watch it", on=board)
    assert told.ephemeral
    assert told.text.startswith("**Since your last turn:** Pico")
    assert told.attachments
    # Somebody who does not play sees the last turn of everybody.
    told = await club.dee.press("▶ Watch it", on=board)
    assert told.text.startswith("**The last turns:**")


async def test_a_board_after_one_computer_needs_no_film(club: Club, bot: Hedgepost):
    table = await opened(club, bot, 1)
    await club.alice.slash("move", moves=whole_turn(table))
    await alices_turn(club, bot)
    assert labels(club.boards[-1]) == ["Play", "⏪ Take back", "Rules"]


async def test_what_eight_computers_did_is_told_in_order_and_fits(club: Club, bot: Hedgepost):
    await club.alice.slash("play", game="hedgehogs", seats=9, options={"options": "v29"})
    table = await alices_turn(club, bot)
    longest = 0
    for _ in range(6):
        before = table.ply
        await bot.host.turns.type_moves(table.id, club.alice.id, whole_turn(table).split(", "))
        table = await alices_turn(club, bot)
        board = club.boards[-1]
        longest = max(longest, len(board.text))
        # Those who met somebody stand in others' sentences, too: each line begins with its own.
        movers = [
            table.players[seat].name.split(" (")[0]
            for seat, _ in groupby(
                [move.seat for move in await bot.host.ledger.moves(table.id, after=before)]
            )
            if seat is not None
        ]
        begun = [line.split(" ")[0] for line in board.text.splitlines()]
        assert [name for name in begun if name in movers] == movers
        assert "<@-" not in board.text
        assert set(board.pinged) == {club.alice.id}
        marks = board.text.count("(computer 3)")
        assert marks == sum(f"{one.name}" in board.text for one in table.players if one.level)
    assert 300 < longest < 1500
