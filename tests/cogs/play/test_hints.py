"""*Hint* on the panel of somebody who plays alone, and *Do it*."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable

import pytest
from msgspec.structs import replace

import cogs.background.thinkers
from bot import Hedgepost
from cogs.play.panel import hint_text
from engine.computer.answering import Question, answer
from engine.computer.player import Plan
from engine.computer.reasons import Reason
from engine.core import NO_CHOICES
from engine.table.drafts import decision_after, decision_of
from engine.table.model import Table
from engine.table.solo.hints import hint, question
from engine.table.turns import waiting_on
from parlour.driver.reply import Reply
from parlour.world.model import Message
from tests.cogs.background.test_computers import alices_turn, opened
from tests.cogs.conftest import Club, whole_turn
from tests.cogs.test_once import thrice
from tests.stores import store_of

HINT, DO = "💡 Hint", "💡 Do it: "


def do_it(panel: Message | Reply | None) -> str:
    """The button that does what a hint says, and says so."""
    assert panel is not None
    return next(label for label in panel.buttons if label.startswith(DO))


async def at_a_glance(asked: Question) -> Plan:
    """The usual level is quicker, and as good for a test."""
    return answer(replace(asked, level=3))


async def panel_of(club: Club, bot: Hedgepost, turns: int = 2) -> tuple[Table, Reply]:
    """Alice plays alone and has her panel before her; placing is behind her."""
    bot.host.computers.think = at_a_glance
    table = await opened(club, bot, 1)
    while turns or not any(move.startswith("side") for move in moves_of(club, table)):
        await club.alice.slash("move", moves=whole_turn(table))
        table = await alices_turn(club, bot)
        turns = max(0, turns - 1)
    return table, await club.alice.press("Play", on=club.boards[-1])


def moves_of(club: Club, table: Table) -> tuple[str, ...]:
    return decision_of(table, club.alice.id).choices.moves


async def test_it_says_what_to_do_and_why_and_does_it_up_to_the_confirmation(
    club: Club, bot: Hedgepost
):
    table, panel = await panel_of(club, bot)
    assert HINT in panel.buttons
    boards = len(club.boards)
    labels = panel.buttons
    await club.alice.press(HINT, on=panel.message)
    said = panel.text.splitlines()[0]
    assert said.startswith("💡 **")
    steps, _, why = said.removeprefix("💡 **").partition("**. ")
    assert any(steps.partition(",")[0] in label for label in labels)
    assert why.startswith("It ")
    assert do_it(panel) == f"{DO}{panel.text.partition('**')[2].partition('**')[0]}"
    assert HINT not in panel.buttons
    assert await club.table(bot) == table
    await club.alice.press(do_it(panel.message), on=panel.message)
    assert panel.text.startswith(f"Confirm: **{steps}**?")
    assert "Confirm" in panel.buttons
    assert HINT not in panel.buttons
    drafted = await club.table(bot)
    assert (drafted.ply, len(club.boards)) == (table.ply, boards)
    assert drafted.players[0].draft
    await club.alice.press("Confirm", on=panel.message)
    log = await bot.host.ledger.moves(table.id, after=table.ply)
    own = [move for move in log if move.seat == 0]
    assert tuple(move.move for move in own) == drafted.players[0].draft
    assert {move.hand for move in own} == {"person"}


async def test_after_some_steps_it_says_how_to_go_on(club: Club, bot: Hedgepost):
    table, _ = await panel_of(club, bot)

    def goes_on(move: str) -> bool:
        return decision_after(table, club.alice.id, [move]).choices != NO_CHOICES

    while not any(map(goes_on, moves_of(club, table))):
        await club.alice.slash("move", moves=whole_turn(table))
        table = await alices_turn(club, bot)
    side = next(filter(goes_on, moves_of(club, table)))
    now = decision_of(table, club.alice.id)
    await bot.host.turns.choose(table.id, club.alice.id, now.click, [side])
    panel = await club.alice.press("Play", on=club.boards[-1])
    assert {"↶ Undo", HINT} <= set(panel.buttons)
    await club.alice.press(HINT, on=panel.message)
    await club.alice.press(do_it(panel.message), on=panel.message)
    assert (await club.table(bot)).players[0].draft[0] == side
    assert "Confirm" in panel.buttons


async def test_the_best_computer_thinks_of_it_in_a_process_of_its_own(club: Club, bot: Hedgepost):
    table, panel = await panel_of(club, bot, 1)
    bot.host.computers.think = bot.computers.thinkers.think
    asked = question(table, club.alice.id, decision_of(table, club.alice.id).click)
    assert not bot.computers.thinkers._open
    await club.alice.press(HINT, on=panel.message)
    assert len(bot.computers.thinkers._open) == 1
    now = decision_of(table, club.alice.id)
    wanted = hint(table, club.alice.id, now.click, answer(asked))
    assert panel.text.startswith(hint_text("en", wanted))


async def test_a_process_that_hangs_leaves_it_to_level_three(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    table, panel = await panel_of(club, bot, 1)
    bot.host.computers.think = bot.computers.thinkers.think
    now = decision_of(table, club.alice.id)
    asked = question(table, club.alice.id, now.click)
    await bot.computers.thinkers.think(asked)
    (process,) = bot.computers.thinkers._open
    monkeypatch.setattr(cogs.background.thinkers, "LONGEST_THOUGHT", 0.05)
    os.kill(process.pid, signal.SIGSTOP)
    await club.alice.press(HINT, on=panel.message)
    wanted = hint(table, club.alice.id, now.click, answer(replace(asked, level=3)))
    assert panel.text.startswith(hint_text("en", wanted))
    assert "level 3 decides here" in caplog.text
    await club.alice.press(do_it(panel.message), on=panel.message)
    assert (await club.table(bot)).players[0].draft == wanted.moves


async def test_while_it_thinks_the_answer_is_put_off_and_a_move_makes_it_stale(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("cogs.reply.answers.DEFER_AFTER", 0.05)
    table, panel = await panel_of(club, bot, 1)
    thinking, asked = asyncio.Event(), list[Question]()

    async def slowly(question: Question) -> Plan:
        asked.append(question)
        await thinking.wait()
        return await at_a_glance(question)

    bot.host.computers.think = slowly
    pressing = asyncio.create_task(club.alice.press(HINT, on=panel.message))
    await club.parlour.until(lambda: bool(asked), what="the question")
    await asyncio.sleep(0.2)
    now = decision_of(table, club.alice.id)
    await bot.host.turns.choose(table.id, club.alice.id, now.click, [moves_of(club, table)[0]])
    thinking.set()
    await pressing
    await club.settled()
    assert panel.text.startswith("Already done.")
    assert "💡 **" not in panel.text


@pytest.mark.parametrize("what", [HINT, DO])
async def test_a_panel_that_is_not_the_newest_says_so(club: Club, bot: Hedgepost, what: str):
    table, panel = await panel_of(club, bot)
    if what == DO:
        await club.alice.press(HINT, on=panel.message)
    await club.alice.slash("move", moves=whole_turn(table))
    after = await alices_turn(club, bot)
    await club.alice.press(HINT if what == HINT else do_it(panel.message), on=panel.message)
    assert panel.text.startswith("That board is no longer the newest.")
    assert HINT in panel.buttons  # it is the newest now
    assert await club.table(bot) == after


async def test_every_press_counts_once_however_often_it_is_delivered(club: Club, bot: Hedgepost):
    table, panel = await panel_of(club, bot)
    thrice(club)
    await club.alice.press(HINT, on=panel.message)
    await club.settled()
    assert panel.text.startswith("💡 **")
    assert await club.table(bot) == table
    await club.alice.press(do_it(panel.message), on=panel.message)
    await club.settled()
    after = await club.table(bot)
    assert after.ply == table.ply
    assert after.version == table.version + 1
    assert "Confirm" in panel.buttons


async def test_impatient_presses_wait_for_one_thought(club: Club, bot: Hedgepost):
    """Each was a thought of its own, for which everybody else's computers had to wait."""
    _, panel = await panel_of(club, bot)
    thinking, asked = asyncio.Event(), list[Question]()

    async def slowly(question: Question) -> Plan:
        asked.append(question)
        await thinking.wait()
        return await at_a_glance(question)

    bot.host.computers.think = slowly
    pressing = [asyncio.create_task(club.alice.press(HINT, on=panel.message)) for _ in range(9)]
    await club.parlour.until(lambda: bool(asked), what="the question")
    await asyncio.sleep(0.1)
    thinking.set()
    told = await asyncio.gather(*pressing)
    assert len(asked) == 1
    assert all("💡 **" in one.text for one in told)


async def test_who_waits_for_a_hint_when_the_bot_stops_is_asked_to_try_again(
    club: Club, bot: Hedgepost
):
    """It was called a bug, and logged as one."""
    table, panel = await panel_of(club, bot)
    bot.host.computers.think = bot.computers.thinkers.think
    bot.computers.stop()
    await club.alice.press(HINT, on=panel.message)
    assert panel.text.startswith("I am being restarted just now. Nothing has changed;")
    assert HINT in panel.buttons
    assert await club.table(bot) == table


async def test_a_hint_survives_a_restart(club: Club):
    async with club.bot() as bot:
        _, panel = await panel_of(club, bot)
        await club.alice.press(HINT, on=panel.message)
        said = panel.text
    async with club.bot() as bot:
        bot.host.computers.think = at_a_glance
        await club.alice.press(do_it(panel.message), on=panel.message)
        assert "Confirm" in panel.buttons
        assert said.splitlines()[0].removeprefix("💡 **").partition("**")[0] in panel.text


async def others_play(club: Club, bot: Hedgepost, table: Table) -> str:
    players = (*table.players, replace(table.players[1], user=club.bob.id, level=0, name="Bob"))
    await store_of(bot.host).tables.save(replace(table, players=players))
    return "Hints are for games against computers alone"


async def counts(_: Club, bot: Hedgepost, table: Table) -> str:
    await store_of(bot.host).tables.save(replace(table, rated=True))
    return "there are no hints here"


@pytest.mark.parametrize("otherwise", [others_play, counts])
async def test_where_there_are_none_it_is_said_kindly(
    club: Club,
    bot: Hedgepost,
    otherwise: Callable[[Club, Hedgepost, Table], Awaitable[str]],
):
    table, panel = await panel_of(club, bot, 1)
    told = await otherwise(club, bot, table)
    await club.alice.press(HINT, on=panel.message)
    assert told in panel.text
    assert HINT not in panel.buttons


async def test_where_others_play_there_is_no_such_button(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    panel = await club.mover(board).press("Play", on=board)
    assert HINT not in panel.buttons


async def test_out_of_turn_it_is_said_whose_move_it_is(club: Club, bot: Hedgepost):
    table, panel = await panel_of(club, bot, 1)
    thinking = asyncio.Event()

    async def slowly(question: Question) -> Plan:
        await thinking.wait()
        return await at_a_glance(question)

    bot.host.computers.think = slowly
    await club.alice.slash("move", moves=whole_turn(table))
    assert waiting_on(await club.table(bot)) == (1,)
    await club.alice.press(HINT, on=panel.message)
    assert panel.text.startswith("Already done.")
    thinking.set()
    await alices_turn(club, bot)


async def test_in_french(club: Club, bot: Hedgepost):
    club.parlour.world.users[club.alice.id].locale = "fr"
    _, panel = await panel_of(club, bot)
    await club.alice.press("💡 Conseil", on=panel.message)
    said = panel.text.splitlines()[0]
    assert said.startswith("💡 **")
    assert "**. Cela " in said
    await club.alice.press("💡 Le faire\N{NO-BREAK SPACE}: a1→b1", on=panel.message)
    assert "Valider" in panel.buttons


async def test_what_would_show_something_is_left_to_the_player(club: Club, bot: Hedgepost):
    table, _ = await panel_of(club, bot, 1)
    now = decision_of(table, club.alice.id)
    move = now.choices.moves[0]
    found = hint(table, club.alice.id, now.click, Plan((move,)))
    whole = hint_text("en", replace(found, reason=Reason(("home",))))
    assert whole.endswith("**. It brings hedgehogs home.")
    assert "⚡" not in whole
    first = hint_text("en", replace(found, drafted=0))
    assert first.splitlines()[1].startswith("-# ⚡ It shows you something new")
    twice = replace(found, steps=found.steps * 2, drafted=1)
    assert hint_text("en", twice).splitlines()[1].startswith("-# ⚡ The last of it shows you")


async def test_what_is_played_at_once_has_no_button_to_do_it(club: Club, bot: Hedgepost):
    bot.host.computers.think = at_a_glance
    await club.alice.slash("play", game="witches", level=1)
    table = await alices_turn(club, bot)
    while decision_of(table, club.alice.id).choices.form is not None:
        (move, *_) = moves_of(club, table)
        await bot.host.turns.type_moves(table.id, club.alice.id, [move])
        table = await alices_turn(club, bot)
    panel = await club.alice.press("Play", on=club.boards[-1])
    await club.alice.press(HINT, on=panel.message)
    assert panel.text.splitlines()[1].startswith("-# ⚡ It shows you something new")
    assert not any(label.startswith(DO) for label in panel.buttons)
    assert HINT in panel.buttons
    assert await club.table(bot) == table
