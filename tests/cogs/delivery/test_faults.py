"""Discord on a bad day: whatever it does during play, no move is lost and no board is doubled.

All of them play the same evening, each with another fault, and stay together.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import aiohttp
import discord
import pytest
from discord.gateway import DiscordWebSocket

import cogs.delivery.old_posts
import cogs.delivery.posting
import cogs.reply.answers
import cogs.reply.failures
import cogs.reply.raw_requests
import parlour.driver.reply
from bot import Hedgepost
from engine.table.check import faults as faults_of
from parlour import BotDidNotAnswer, Parlour, ParlourError
from parlour.limits.ratelimits import RateLimits
from parlour.world.model import Message
from tests.cogs.conftest import Club, play_turn, whole_turn

POSTS = "POST /channels/*/messages"
EDITS = "PATCH /channels/*/messages/*"
ANSWERS = "POST /interactions/*/*/callback"

TURNS = 6


@pytest.fixture(autouse=True)
def _presses_again_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for what the bot only seems to think about."""
    monkeypatch.setattr(parlour.driver.reply, "FINISH_WITHIN", 1.0)


async def _drop_gateway(parlour: Parlour) -> None:
    await parlour.faults.drop_gateway()


async def _ask_reconnect(parlour: Parlour) -> None:
    await parlour.faults.ask_reconnect()


async def _invalid_but_resumable(parlour: Parlour) -> None:
    await parlour.faults.invalidate_session(resumable=True)


async def _server_error(parlour: Parlour) -> None:
    parlour.faults.fail(POSTS, 500)


async def _error_after_the_deed(parlour: Parlour) -> None:
    parlour.faults.fail(POSTS, 502, done=True)


async def _edits_fail(parlour: Parlour) -> None:
    parlour.faults.fail(EDITS, 503)


async def _rate_limited(parlour: Parlour) -> None:
    parlour.faults.limit(POSTS, retry_after=0.2)


async def _banned_by_the_proxy(parlour: Parlour) -> None:
    parlour.faults.limit(POSTS, via=False)


async def _slow_posts(parlour: Parlour) -> None:
    parlour.faults.slow(POSTS, 0.4)


async def _hung_up(parlour: Parlour) -> None:
    parlour.faults.hang_up(POSTS)


async def _hung_up_after_the_deed(parlour: Parlour) -> None:
    parlour.faults.hang_up(POSTS, done=True)


async def _answer_lost(parlour: Parlour) -> None:
    parlour.faults.fail(ANSWERS, 500, done=True)


async def _answer_failed(parlour: Parlour) -> None:
    parlour.faults.fail(ANSWERS, 500)


async def _answer_cut(parlour: Parlour) -> None:
    parlour.faults.hang_up(ANSWERS)


async def _answer_cut_after_the_deed(parlour: Parlour) -> None:
    parlour.faults.hang_up(ANSWERS, done=True)


async def _answer_cut_again_and_again(parlour: Parlour) -> None:
    parlour.faults.hang_up(ANSWERS, times=2)


async def _answer_banned_by_the_proxy(parlour: Parlour) -> None:
    parlour.faults.limit(ANSWERS, via=False)


async def _answer_rate_limited(parlour: Parlour) -> None:
    parlour.faults.limit(ANSWERS, retry_after=0.2)


async def _doubled_clicks(parlour: Parlour) -> None:
    parlour.faults.duplicate("INTERACTION_CREATE", copies=3)


async def _late_clicks(parlour: Parlour) -> None:
    parlour.faults.late("INTERACTION_CREATE", 0.3)


async def _laggy_gateway(parlour: Parlour) -> None:
    parlour.faults.gateway_lag = 0.05


EVERY_FAULT = [
    _drop_gateway,
    _ask_reconnect,
    _invalid_but_resumable,
    _server_error,
    _error_after_the_deed,
    _edits_fail,
    _rate_limited,
    _banned_by_the_proxy,
    _slow_posts,
    _hung_up,
    _hung_up_after_the_deed,
    _answer_lost,
    _answer_failed,
    _answer_cut,
    _answer_cut_after_the_deed,
    _answer_cut_again_and_again,
    _answer_banned_by_the_proxy,
    _answer_rate_limited,
    _doubled_clicks,
    _late_clicks,
    _laggy_gateway,
]


@pytest.mark.parametrize("fault", EVERY_FAULT, ids=lambda fault: fault.__name__.strip("_"))
async def test_play_goes_on(
    club: Club, bot: Hedgepost, fault: Callable[[Parlour], Awaitable[None]]
):
    board = await club.race(bot)
    for turn in range(TURNS):
        if turn % 3 == 1:
            await fault(club.parlour)
        board = await turn_whatever_happens(club, bot, board, typed=turn > TURNS // 2)
    club.parlour.faults.clear()
    table = await club.table(bot)
    assert table.posting.posted == table.ply
    assert faults_of(table, await bot.host.ledger.moves(table.id)) == []
    posted = [message.text for message in club.boards]
    assert len(set(posted)) == len(posted), "a board is there twice"


async def turn_whatever_happens(
    club: Club, bot: Hedgepost, board: Message, *, typed: bool = False
) -> Message:
    """Play until the table has moved on, as a patient person would, and wait for its board."""
    before = await club.table(bot)
    club.parlour.interactions.answer_within = 3.0
    async with asyncio.timeout(60):
        while (await club.table(bot)).ply == before.ply:
            with suppress(ParlourError, IndexError):  # or a panel that only says what went wrong
                if typed:
                    await club.mover(board).slash("move", moves=whole_turn(before))
                else:
                    await play_turn(club.mover(board), board)
    table = await club.table(bot)
    async with asyncio.timeout(20):
        while (await club.table(bot)).owes_post:
            await bot.outbox.deliver(table.id)
            await asyncio.sleep(0.05)
    return club.boards[-1]


async def without_delay(*_: object, **__: object) -> None:
    """Instead of the five seconds that the library waits before it introduces itself again."""


@pytest.mark.long
@pytest.mark.parametrize("route", [POSTS, ANSWERS])
@pytest.mark.parametrize("typed", [False, True], ids=["pressed", "typed"])
async def test_answers_that_come_after_the_bot_has_given_up(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch, route: str, typed: bool
):
    board = await club.race(bot)
    session = discord.Webhook.partial(1, "token", client=bot).session
    monkeypatch.setattr(session, "_timeout", aiohttp.ClientTimeout(total=0.2))
    monkeypatch.setattr(cogs.reply.raw_requests, "FIRST_ANSWER", 0.2)
    club.parlour.faults.slow(route, 0.6, times=1, done=True)
    board = await turn_whatever_happens(club, bot, board, typed=typed)
    await turn_whatever_happens(club, bot, board)
    await club.settled()
    assert club.parlour.faults.rest == []
    table = await club.table(bot)
    assert faults_of(table, await bot.host.ledger.moves(table.id)) == []
    posted = [message.text for message in club.boards]
    assert len(set(posted)) == len(posted), "a board is there twice"


@pytest.mark.parametrize("fault", [_answer_lost, _answer_cut, _answer_cut_after_the_deed])
async def test_a_table_whose_answer_was_lost_is_shown_once(
    club: Club, bot: Hedgepost, fault: Callable[[Parlour], Awaitable[None]]
):
    await fault(club.parlour)
    await club.alice.slash("table open", game="hedgehogs")
    await club.settled()
    (lobby,) = club.channel.messages
    assert (await club.table(bot)).posting.post == lobby.id


@pytest.mark.parametrize(
    "fault",
    [
        _answer_lost,
        _answer_failed,
        _answer_cut,
        _answer_cut_after_the_deed,
        _answer_cut_again_and_again,
        _answer_rate_limited,
    ],
)
async def test_a_thread_whose_lobby_was_lost_is_made_once(
    club: Club,
    bot: Hedgepost,
    monkeypatch: pytest.MonkeyPatch,
    fault: Callable[[Parlour], Awaitable[None]],
):
    monkeypatch.setattr(cogs.reply.raw_requests, "AGAIN_AFTER", (0.0, 0.0))
    await fault(club.parlour)
    await club.alice.slash("table open", game="hedgehogs", thread=True)
    await club.settled()
    assert len(club.channel.threads) == 1
    club.time.turn(60)
    await bot.outbox.sweep()
    (lobby,) = [one for one in club.channel.messages if one.buttons]
    (table,) = await bot.host.ledger.live_below(club.channel.id)
    assert table.posting.post == lobby.id


async def test_a_lobby_that_could_not_be_posted_comes_later(club: Club, bot: Hedgepost):
    club.parlour.faults.fail(ANSWERS, 500, times=6)
    with suppress(ParlourError):  # nothing can be said about it either
        await club.alice.slash("table open", game="hedgehogs", thread=True)
    await club.settled()
    club.time.turn(60)
    await bot.outbox.sweep()
    (lobby,) = [one for one in club.channel.messages if one.buttons]
    (table,) = await bot.host.ledger.live_below(club.channel.id)
    assert table.posting.post == lobby.id


# Discord says nothing


@pytest.mark.parametrize("done", [False, True], ids=["before the deed", "after the deed"])
@pytest.mark.parametrize("quiet", [False, True], ids=["new post", "in place"])
async def test_a_post_that_hangs_is_given_up_and_made_once(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch, quiet: bool, done: bool
):
    board = await club.race(bot)
    await club.alice.slash("table settings", quiet=quiet)
    before = len(club.channel.messages)
    monkeypatch.setattr(cogs.delivery.posting, "LONGEST_POST", 0.1)
    club.parlour.faults.slow(EDITS if quiet else POSTS, 0.4, times=1, done=done)
    told = await play_turn(club.mover(board), board)
    assert "will be posted as soon as it does" in (await told.next()).text
    table = await club.table(bot)
    assert table.owes_post
    monkeypatch.setattr(cogs.delivery.posting, "LONGEST_POST", 60)
    assert await bot.outbox.deliver(table.id) is None
    await club.settled()
    table = await club.table(bot)
    assert not table.owes_post
    assert len(club.channel.messages) == before + 1
    assert [one.id for one in club.boards if one.buttons] == [table.posting.post]


@pytest.mark.parametrize("done", [False, True], ids=["before the deed", "after the deed"])
async def test_a_board_that_hangs_as_an_answer_is_there_once(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch, done: bool
):
    board = await club.race(bot)
    monkeypatch.setattr(cogs.reply.raw_requests, "FIRST_ANSWER", 0.2)
    club.parlour.interactions.answer_within = 0.3
    club.parlour.faults.slow(ANSWERS, 0.4, times=1, done=done)
    with suppress(ParlourError):  # who is not answered sees the board in the channel
        await club.mover(board).slash("move", moves=whole_turn(await club.table(bot)))
    await club.settled()
    table = await club.table(bot)
    assert not table.owes_post
    assert [one.id for one in club.boards if one.id > board.id] == [table.posting.post]


async def test_a_thread_whose_lobby_hangs_as_an_answer_is_made(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(cogs.reply.answers, "LONGEST_ANSWER", 0.2)
    club.parlour.faults.never_answer(ANSWERS, done=True)
    told = await club.alice.slash("table open", game="hedgehogs", thread=True)
    assert "Join" in told.buttons
    await club.settled()
    assert len([one for one in club.channel.messages if one.buttons]) == 1


async def test_old_buttons_that_hang_are_taken_off_later(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    board = await club.race(bot)
    monkeypatch.setattr(cogs.delivery.old_posts, "LONGEST_TIDYING", 0.1)
    club.parlour.faults.never_answer(EDITS)
    told = await play_turn(club.mover(board), board)
    newest = await club.board(after=board)
    await club.settled()
    assert told.followups == []
    assert (await club.table(bot)).posting.post == newest.id
    assert board.buttons
    await play_turn(club.mover(newest), newest)
    assert (await club.board(after=newest)).buttons
    for _ in range(2):  # what the first sweep finds somebody else may be at
        await bot.outbox.sweep()
    assert not board.buttons
    assert await bot.host.posts.served() == []


@pytest.mark.parametrize("done", [False, True], ids=["before the deed", "after the deed"])
async def test_an_answer_that_hangs_is_given_up(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch, done: bool
):
    await club.race(bot)
    monkeypatch.setattr(cogs.reply.answers, "LONGEST_ANSWER", 0.2)
    club.parlour.faults.never_answer(ANSWERS, done=done)
    told = await club.alice.slash("table board")
    await club.settled()
    assert told.followups == []
    assert bool(told.attachments) == done
    assert ("try again" in told.text) != done


@pytest.mark.parametrize("done", [False, True], ids=["before the deed", "after the deed"])
async def test_a_lobby_that_hangs_as_an_answer_is_there_once(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch, done: bool
):
    monkeypatch.setattr(cogs.reply.answers, "LONGEST_ANSWER", 0.2)
    club.parlour.faults.never_answer(ANSWERS, done=done)
    await club.alice.slash("table open", game="hedgehogs")
    await club.settled()
    (lobby,) = club.channel.messages
    assert (await club.table(bot)).posting.post == lobby.id


async def test_who_cannot_be_told_anything_is_not_told_to_wait(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    await club.race(bot)
    monkeypatch.setattr(cogs.reply.answers, "DEFER_AFTER", 0.5)
    monkeypatch.setattr(club.parlour.interactions, "answer_within", 1.0)
    await _answer_cut_again_and_again(club.parlour)
    with pytest.raises(BotDidNotAnswer, match="no answer within"):
        await club.alice.slash("rules", game="hedgehogs")


# The gateway


async def test_a_lost_session_is_begun_anew(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(bot, "before_identify_hook", without_delay)
    board = await club.race(bot)
    await club.parlour.faults.invalidate_session()
    await club.parlour.until(lambda: club.parlour.connected, what="the bot to come back")
    await turn_whatever_happens(club, bot, board)


async def test_a_line_that_is_cut_while_the_bot_introduces_itself_is_no_error(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(bot, "before_identify_hook", without_delay)
    board = await club.race(bot)
    introduce, cut = DiscordWebSocket.identify, [aiohttp.ClientConnectionResetError("cut")]

    async def introduce_or_be_cut(socket: DiscordWebSocket) -> None:
        if not cut:
            await introduce(socket)
            return
        await socket.close()
        raise cut.pop()

    monkeypatch.setattr(DiscordWebSocket, "identify", introduce_or_be_cut)
    await club.parlour.faults.invalidate_session()
    await club.parlour.until(lambda: not cut and club.parlour.connected, what="the bot")
    assert any("Attempting a reconnect" in one.message for one in caplog.records)
    await turn_whatever_happens(club, bot, board)


async def test_heartbeats_without_an_answer_make_the_bot_reconnect(club: Club):
    async with club.bot() as bot:
        board = await club.race(bot)
    gateway, before = club.parlour.gateway, club.parlour.gateway.heartbeat_seconds
    gateway.heartbeat_seconds = 0.2
    async with club.bot(heartbeat_timeout=0.3) as bot:
        gateway.heartbeat_seconds = before
        club.parlour.faults.withhold_acks = True
        await club.parlour.until(lambda: gateway.resumed > 0, what="the bot to come back")
        club.parlour.faults.withhold_acks = False
        await turn_whatever_happens(club, bot, board)


@pytest.mark.parametrize("limited", [False, True], ids=["lag", "rate limit"])
async def test_trouble_at_one_table_does_not_hold_up_another(
    club: Club, bot: Hedgepost, limited: bool
):
    slow = club.channel
    board = await club.race(bot)
    quick = club.guild.channel("other")
    for person in (club.alice, club.bob):
        person.go(quick)
    lobby = await club.alice.slash("table open", game="hedgehogs", channel=quick)
    await club.bob.press("Join", on=lobby.message)
    posts = f"POST /channels/{slow.id}/messages"
    hinder = club.parlour.faults.limit if limited else club.parlour.faults.slow
    hinder(posts, 1.5, times=1)
    waiting = asyncio.create_task(play_turn(club.mover(board), board))
    await club.alice.press("Start", on=lobby.message)
    posted = await quick.wait_for(lambda message: bool(message.attachments))
    assert "Play" in posted.buttons
    await waiting
    assert (await club.board(after=posted)).buttons


@pytest.mark.long
async def test_strict_rate_limits_slow_a_game_down_and_lose_nothing(club: Club, tmp_path):
    async with Parlour(ratelimits=RateLimits.strict()) as parlour:
        crowded = Club(parlour, f"sqlite:///{tmp_path / 'strict.db'}")
        async with crowded.bot() as bot:
            board = await crowded.race(bot)
            for _ in range(4):
                board = await turn_whatever_happens(crowded, bot, board)
            table = await crowded.table(bot)
            assert table.posting.posted == table.ply


async def test_a_completion_that_gets_lost_is_no_error(club: Club, bot: Hedgepost):
    mover = club.mover(await club.race(bot))
    club.parlour.faults.hang_up(ANSWERS)
    lost = asyncio.create_task(mover.autocomplete("move"))
    await asyncio.sleep(0)
    await club.settled()
    lost.cancel()
    assert await mover.autocomplete("move")
