"""The computer decides for whoever is late, at the level that the table chose."""

import asyncio
import os
import signal

import pytest
from msgspec.structs import replace

import cogs.background.thinkers
from bot import Hedgepost
from cogs.background.timers import THOUGHT_AFTER
from engine.chance import derived_seed
from engine.clock.clock import HOUR, Clock, Expiry
from engine.computer.answering import Question, answer
from engine.computer.player import Plan
from engine.games import game_named
from engine.host.lobbies import Opening
from engine.table.model import Language, Table
from engine.table.turns import state_of, waiting_on
from parlour.world.model import Message
from tests.cogs.conftest import BOTH_DATABASES, FAST, Club, choices, mover_of, whole_turn
from tests.stores import store_of, timers_in

LIMIT = 2 * HOUR


async def with_people(
    club: Club, bot: Hedgepost, expiry: Expiry, language: Language = "en"
) -> tuple[Table, Message]:
    """Alice and Bob at a table that lets the best computer play for whoever is late."""
    opening = Opening(
        club.guild.id,
        club.channel.id,
        club.alice.id,
        "Alice",
        "hedgehogs",
        FAST,
        language=language,
        clock=Clock(LIMIT, expiry=expiry, level=5),
    )
    table = await bot.host.lobbies.open(opening)
    await bot.host.lobbies.join(table.id, club.bob.id, "Bob")
    table = await bot.host.lobbies.start(table.id, club.alice.id)
    while not any(move.startswith("side") for move in choices(table)):
        table = await bot.host.turns.type_moves(table.id, mover_of(table), [choices(table)[0]])
    await bot.outbox.deliver(table.id)
    return await club.table(bot), await club.board()


async def decided(club: Club, bot: Hedgepost, before: Table) -> Table:
    """The table, once it has gone on and its board is there."""
    async with asyncio.timeout(60):
        while (table := await club.table(bot)).ply == before.ply or table.owes_post:
            await asyncio.sleep(0.02)
            await club.settled()
    return table


TOLD = {
    "once": "⏰ Time was up: the computer moved for {}.",
    "keeps": "🤖 The computer plays for {} until they come back.",
}


@pytest.mark.parametrize("expiry", ["once", "keeps"])
async def test_a_thinking_process_decides_for_who_is_late_and_one_board_says_so(
    club: Club, bot: Hedgepost, expiry: Expiry
):
    table, board = await with_people(club, bot, expiry)
    seat = waiting_on(table)[0]
    wanted = answer(question_of(table))
    boards = len(club.boards)
    assert not bot.computers.thinkers._open
    club.time.turn(LIMIT)
    await bot.timers.run_due()
    after = await decided(club, bot, table)
    assert len(bot.computers.thinkers._open) == 1
    made = await bot.host.ledger.moves(table.id, after=table.ply)
    assert tuple(move.move for move in made) == wanted.moves
    assert {(move.seat, move.hand) for move in made} == {(seat, "computer")}
    assert len(club.boards) == boards + 1
    assert TOLD[expiry].format(table.players[seat].name) in club.boards[-1].text
    assert waiting_on(after) == (1 - seat,)
    assert club.boards[-1].pinged == {after.players[1 - seat].user}
    assert "Play" not in board.buttons


def question_of(table: Table) -> Question:
    """What the best computer would be asked for whom a table waits."""
    game, state, seat = game_named(table.game), state_of(table), waiting_on(table)[0]
    return Question(
        table.game,
        game.view(state, seat),
        game.choices(state, seat),
        5,
        derived_seed(table.seed, f"computer {table.ply + 1}"),
    )


async def test_who_comes_back_while_it_thinks_is_not_played_for(club: Club, bot: Hedgepost):
    table, board = await with_people(club, bot, "keeps")
    thinking, asked = asyncio.Event(), list[Question]()

    async def slowly(question: Question) -> Plan:
        asked.append(question)
        await thinking.wait()
        return answer(question)

    bot.host.computers.think = slowly
    boards = len(club.boards)
    club.time.turn(LIMIT)
    await bot.timers.run_due()
    await club.parlour.until(lambda: bool(asked), what="the question")
    late = club.by_id(mover_of(table))
    shown = await club.dee.slash("table board")
    assert f"The computer is thinking for {late.name}" in shown.text
    panel = await late.press("Play", on=board)
    assert panel.text.startswith("Welcome back")
    thinking.set()
    await club.settled()
    after = await club.table(bot)
    assert after.ply == table.ply
    assert after.players[waiting_on(after)[0]].holder == "person"
    assert len(club.boards) == boards
    await late.press(panel.buttons[0], on=panel.message)


async def test_who_decides_while_it_thinks_has_decided(club: Club, bot: Hedgepost):
    table, _ = await with_people(club, bot, "once")
    thinking, asked = asyncio.Event(), list[Question]()

    async def slowly(question: Question) -> Plan:
        asked.append(question)
        await thinking.wait()
        return answer(question)

    bot.host.computers.think = slowly
    club.time.turn(LIMIT)
    await bot.timers.run_due()
    await club.parlour.until(lambda: bool(asked), what="the question")
    await club.by_id(mover_of(table)).slash("move", moves=whole_turn(table))
    thinking.set()
    await club.settled()
    made = await bot.host.ledger.moves(table.id, after=table.ply)
    assert {move.hand for move in made} == {"person"}


async def test_a_process_that_hangs_leaves_the_late_one_to_level_three(
    club: Club,
    bot: Hedgepost,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
):
    table, _ = await with_people(club, bot, "once")
    asked = question_of(table)
    await bot.computers.thinkers.think(asked)
    (process,) = bot.computers.thinkers._open
    monkeypatch.setattr(cogs.background.thinkers, "LONGEST_THOUGHT", 0.05)
    os.kill(process.pid, signal.SIGSTOP)
    club.time.turn(LIMIT)
    await bot.timers.run_due()
    await decided(club, bot, table)
    made = await bot.host.ledger.moves(table.id, after=table.ply)
    wanted = answer(replace(asked, level=3)).moves
    assert tuple(move.move for move in made)[: len(wanted)] == wanted
    assert "level 3 decides here" in caplog.text


@BOTH_DATABASES
@pytest.mark.parametrize("expiry", ["once", "keeps"])
async def test_a_crash_before_or_while_it_thinks_loses_and_doubles_nothing(
    club: Club, expiry: Expiry
):
    async with club.bot() as bot:
        table, _ = await with_people(club, bot, expiry)
        bot.timers.hold()
        club.time.turn(LIMIT)
        seat = waiting_on(table)[0]
        since = table.players[seat].since
        # The time was over, and the process that noted so is no more; nor is one that thought.
        assert (await bot.host.seats.time_out(table.id, seat, since)).ply == table.ply
        (timer,) = [one for one in await timers_in(store_of(bot.host)) if one.kind == "think"]
        assert await bot.host.timers.take(timer.id, club.time.now)
    club.time.turn(THOUGHT_AFTER)
    async with club.bot() as bot:
        after = await decided(club, bot, table)
        await club.settled()
        log = await bot.host.ledger.moves(table.id)
        assert [move.ply for move in log] == list(range(after.ply + 1))
        assert {(one.seat, one.hand) for one in log[table.ply + 1 :]} == {(seat, "computer")}
        assert waiting_on(after) == (1 - seat,)
        again = await bot.host.computers.decide(table.id, seat, since)
        assert again.ply == after.ply


async def test_time_that_is_given_back_before_it_thinks_is_theirs(club: Club, bot: Hedgepost):
    table, _ = await with_people(club, bot, "once")
    bot.timers.hold()
    club.time.turn(LIMIT)
    seat = waiting_on(table)[0]
    late = await bot.host.seats.time_out(table.id, seat, table.players[seat].since)
    until = club.time.now + HOUR
    longer = late.with_player(seat, replace(late.players[seat], deadline=until))
    await store_of(bot.host).tables.save(longer)
    bot.timers.resume()
    await bot.timers.run_due()
    await club.settled()
    assert (await club.table(bot)).ply == table.ply
    (timer,) = await timers_in(store_of(bot.host))
    assert (timer.kind, timer.at, timer.seat) == ("out", until, seat)


async def test_it_is_told_in_the_tables_language(club: Club, bot: Hedgepost):
    table, _ = await with_people(club, bot, "once", "fr")
    club.time.turn(LIMIT)
    await bot.timers.run_due()
    await decided(club, bot, table)
    name = table.players[waiting_on(table)[0]].name
    assert f"Temps écoulé\u00a0: l'ordinateur a joué pour {name}." in club.boards[-1].text
