"""A turn that is typed whole is answered with the board: once, whatever comes in between."""

import asyncio
from typing import Any

import pytest

import cogs.play.cog
import cogs.reply.raw_requests
from bot import Hedgepost
from engine.core import read_moves
from engine.games import game_named
from engine.table.model import Doer, Table
from parlour import BotDidNotAnswer
from parlour.driver.reply import Reply
from render import Picture
from tests.cogs.conftest import PIXEL, Club, mover_of, whole_turn

ANSWERS = "POST /interactions/*/*/callback"
THROUGH_THE_ANSWER = "PATCH /webhooks/*/*/messages/*"
THROUGH_THE_CHANNEL = "PATCH /channels/*/messages/*"


async def typed(club: Club, bot: Hedgepost) -> Reply:
    """Whoever must move types a turn."""
    return await club.mover(club.boards[-1]).slash("move", moves=whole_turn(await club.table(bot)))


async def test_the_answer_is_the_board(club: Club, bot: Hedgepost):
    before = await club.race(bot)
    count = len(club.channel.messages)
    answer = await typed(club, bot)
    await club.settled()
    table, board = await club.table(bot), club.boards[-1]
    assert answer.message == board == club.channel.messages[count]
    assert len(club.channel.messages) == count + 1
    assert answer.followups == []
    assert table.posting.posted == table.ply
    assert table.posting.post == board.id
    assert board.pinged == {mover_of(table)}
    assert board.buttons == ["Play", "Rules"]
    assert board.attachments[0].description == "a board"
    assert board.attachments[0].data == PIXEL
    assert before.buttons == []


async def test_an_answer_loses_its_buttons_without_an_edit_of_the_channel(
    club: Club, bot: Hedgepost
):
    await club.race(bot)
    await typed(club, bot)
    await club.settled()
    board = club.boards[-1]
    club.parlour.faults.fail(THROUGH_THE_CHANNEL, times=None)
    await typed(club, bot)
    await club.settled()
    assert board.buttons == []
    assert board.attachments


@pytest.mark.parametrize("fault", ["fail", "limit", "hang_up", "too late"])
async def test_an_answer_loses_its_buttons_in_any_case(
    club: Club, bot: Hedgepost, fault: str, monkeypatch: pytest.MonkeyPatch
):
    await club.race(bot)
    await typed(club, bot)
    await club.settled()
    board, faults = club.boards[-1], club.parlour.faults
    if fault == "fail":
        faults.fail(THROUGH_THE_ANSWER)
    elif fault == "limit":
        faults.limit(THROUGH_THE_ANSWER)
    elif fault == "hang_up":
        faults.hang_up(THROUGH_THE_ANSWER)
    else:
        monkeypatch.setattr(cogs.reply.raw_requests, "LASTS", 0)
        faults.fail(THROUGH_THE_ANSWER)
    await typed(club, bot)
    await club.settled()
    assert board.buttons == []
    assert club.boards[-1].buttons == ["Play", "Rules"]
    assert bool(faults.rest) == (fault == "too late")  # then it is not even tried


async def test_a_board_of_another_process_loses_its_buttons(club: Club, bot: Hedgepost):
    await club.race(bot)
    await typed(club, bot)
    await club.settled()
    async with club.bot() as other:
        table = await club.table(other)
        moves = read_moves(game_named(table.game), whole_turn(table))
        await other.host.turns.type_moves(table.id, mover_of(table), moves)
        await other.outbox.deliver(table.id)
    theirs = club.boards[-1]
    assert theirs.buttons == ["Play", "Rules"]
    await typed(club, bot)
    await club.settled()
    assert club.boards[-1] != theirs
    assert theirs.buttons == []


async def test_an_answer_that_cannot_be_changed_holds_nobody_up(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    await club.race(bot)
    await typed(club, bot)
    await club.settled()
    board = club.boards[-1]
    monkeypatch.setattr(cogs.reply.raw_requests, "TIDYING", 0.2)
    club.parlour.faults.never_answer(THROUGH_THE_ANSWER)
    await typed(club, bot)
    await typed(club, bot)
    await club.settled()
    assert board.buttons == []
    assert [one.buttons for one in club.boards[-2:]] == [[], ["Play", "Rules"]]


@pytest.mark.parametrize("done", [False, True])
@pytest.mark.parametrize("fault", ["fail", "hang_up"])
async def test_an_answer_that_fails_is_given_once(
    club: Club, bot: Hedgepost, fault: str, done: bool
):
    before = await club.race(bot)
    if fault == "fail":
        club.parlour.faults.fail(ANSWERS, 500, done=done)
    else:
        club.parlour.faults.hang_up(ANSWERS, done=done)
    answer = await typed(club, bot)
    await club.settled()
    await bot.outbox.sweep()
    table = await club.table(bot)
    assert not table.owes_post
    assert [one.id for one in club.boards if one.id > before.id] == [table.posting.post]
    # After an error the board comes into the channel, behind a line that was cut as the answer.
    assert answer.ephemeral == (fault == "fail" and not done)


async def crash_before_posting(club: Club) -> asyncio.Task[Reply]:
    """A turn is typed and saved, and then the bot is gone; the player still waits."""
    async with club.bot() as bot:
        await club.race(bot)
        saved, type_moves = asyncio.Event(), bot.host.turns.type_moves

        async def crash(*arguments: Any) -> Table:
            await type_moves(*arguments)
            saved.set()
            raise asyncio.CancelledError

        bot.host.turns.type_moves = crash  # type: ignore[method-assign]
        waiting = asyncio.create_task(typed(club, bot))
        await saved.wait()
    return waiting


async def test_the_next_bot_answers_whoever_still_waits(club: Club):
    waiting = await crash_before_posting(club)
    async with club.bot() as bot:
        await bot.outbox.sweep()
        answer, table = await waiting, await club.table(bot)
        assert answer.message is not None
        assert answer.message.id == table.posting.post == club.boards[-1].id
        assert not table.owes_post


async def test_the_next_bot_posts_what_it_cannot_answer_any_more(club: Club):
    club.parlour.interactions.answer_within = 0.5
    waiting = await crash_before_posting(club)
    with pytest.raises(BotDidNotAnswer):
        await waiting
    before = len(club.boards)
    async with club.bot() as bot:
        await bot.outbox.sweep()
        assert not (await club.table(bot)).owes_post
        await bot.outbox.sweep()
    assert len(club.boards) == before + 1


async def test_nobody_waits_for_a_slow_picture(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    before = await club.race(bot)
    monkeypatch.setattr(cogs.play.cog, "BOARD_AS_ANSWER", 0.05)
    drawn = asyncio.Event()

    async def slowly(*_: object, **__: object) -> Picture:
        await drawn.wait()
        return Picture(PIXEL, "late", 1, 1, "image/png")

    bot.painter.paint = slowly
    answer = await typed(club, bot)
    assert answer.ephemeral
    assert answer.text.startswith("Done. Next: ")
    assert club.boards[-1] == before
    drawn.set()
    assert (await club.board(after=before)).buttons
    await club.settled()
    assert not (await club.table(bot)).owes_post


async def test_what_is_stopped_behind_an_answered_board_gets_its_result(club: Club, bot: Hedgepost):
    await club.race(bot)
    board = (await typed(club, bot)).message
    await bot.host.turns.stop((await club.table(bot)).id, Doer(club.alice.id, "Ann"))
    await bot.outbox.sweep()
    result = await club.channel.wait_for("stopped without a result")
    assert board is not None
    assert result.id > board.id
    assert board.buttons == []


async def test_a_quiet_table_answers_in_private(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    await club.alice.slash("table settings", quiet=True)
    answer = await typed(club, bot)
    assert answer.ephemeral
    assert club.boards[-1].id == board.id
