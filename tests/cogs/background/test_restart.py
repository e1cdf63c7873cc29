"""The bot goes away and comes back, crashes at the worst moment, or is there twice."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import cogs.play.choices
from bot import Hedgepost
from engine.host.store import Unavailable
from engine.table.check import faults
from engine.table.model import Doer
from parlour.driver.reply import Reply
from tests.cogs.conftest import FAST, Club, mover_of, play_turn, whole_turn
from tests.cogs.farewells import stop

ROOT = Path(__file__).resolve().parents[3]


# Restarts


async def test_a_lobby_outlives_a_restart(club: Club):
    async with club.bot():
        lobby = await club.alice.slash("table open", game="hedgehogs")
        options = await club.alice.press("Options", on=lobby.message)
    async with club.bot():
        await club.bob.press("Join", on=lobby.message)
        await club.alice.choose("One group after the other", "pieces", on=options.message)
    async with club.bot():
        await club.alice.choose("Variants", "v26", on=options.message)
        await club.channel.wait_for("Faster")
        assert "Bob" in lobby.text
    async with club.bot():
        await club.alice.press("Start", on=lobby.message)
        assert "Play" in (await club.board()).buttons


async def test_a_panel_outlives_restarts(club: Club):
    async with club.bot() as bot:
        board = await club.race(bot)
        mover = club.mover(board)
        panel = await mover.press("Play", on=board)
    async with club.bot():
        await mover.press(panel.buttons[0], on=panel.message)
        assert "↶ Undo" in panel.buttons
    async with club.bot():
        await mover.press("↶ Undo", on=panel.message)
        assert "↶ Undo" not in panel.buttons
    async with club.bot():
        while "Confirm" not in panel.buttons:
            await mover.press(panel.buttons[0], on=panel.message)
    async with club.bot():
        await mover.press("Confirm", on=panel.message)
        assert panel.text.startswith("Done.")
        await club.board(after=board)


async def test_every_turn_of_a_game_by_another_bot(club: Club):
    async with club.bot() as bot:
        board = await club.race(bot)
    for _ in range(4):
        async with club.bot():
            await play_turn(club.mover(board), board)
            board = await club.board(after=board)
    assert [bool(one.buttons) for one in club.boards[-2:]] == [False, True]


async def test_a_long_list_of_choices_is_a_select_that_outlives_a_restart(
    club: Club, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(cogs.play.choices, "MOST_BUTTONS", 1)
    monkeypatch.setattr(cogs.play.choices, "MOST_IN_SELECT", 4)
    async with club.bot() as bot:
        board = await club.start()
        mover = club.mover(board)
        panel = await mover.press("Play", on=board)
        first, second = await club.table(bot), panel.components
    first_of = [row["components"][0] for row in second]
    names = [one["placeholder"] for one in first_of if "placeholder" in one]
    assert names == ["① lane a to ④ lane d", "⑤ lane e to ⑥ lane f"]
    async with club.bot() as bot:
        await mover.choose(names[1], "place f", on=panel.message)
        assert panel.buttons == ["Confirm", "↶ Undo", "Rules"]
        assert (await club.table(bot)).ply == first.ply


# Crashes


async def test_a_board_owed_since_a_crash_is_posted_once(club: Club):
    async with club.bot() as bot:
        board = await club.race(bot)
        table = await club.table(bot)
        for word in whole_turn(table).split(", "):
            await bot.host.turns.type_moves(table.id, mover_of(table), [word])
        assert (await club.table(bot)).owes_post
    async with club.bot() as bot:
        await bot.outbox.sweep()
        newest = await club.board(after=board)
        assert not (await club.table(bot)).owes_post
    async with club.bot() as bot:
        await bot.outbox.sweep()
    assert [one.id for one in club.boards if one.id > board.id] == [newest.id]
    assert board.buttons == []
    assert newest.buttons


async def test_a_crash_between_posting_and_noting_it_posts_nothing_twice(
    club: Club, monkeypatch: pytest.MonkeyPatch
):
    async with club.bot() as bot:
        board = await club.race(bot)
        table = await club.table(bot)
        crashed = asyncio.Event()

        async def crash(*_: object, **__: object) -> None:
            crashed.set()
            raise asyncio.CancelledError

        # For as long as there is this bot: the channel has a board before the bot knows that.
        monkeypatch.setattr(bot.host.posts, "mark_posted", crash)
        await club.mover(board).slash("move", moves=whole_turn(table))
        await club.board(after=board)
        await asyncio.wait_for(crashed.wait(), 60)
        assert (await club.table(bot)).owes_post
    async with club.bot() as bot:
        await bot.outbox.sweep()
        assert not (await club.table(bot)).owes_post
    assert len([one for one in club.boards if one.id > board.id]) == 1


async def test_a_game_stopped_while_the_bot_was_away_gets_its_result(club: Club):
    async with club.bot() as bot:
        await club.race(bot)
        await bot.host.turns.stop((await club.table(bot)).id, Doer(club.alice.id, "Ann"))
    async with club.bot():
        assert (await club.channel.wait_for("stopped without a result")).buttons


# Processes


class Process:
    """A bot of its own, and what it logged."""

    def __init__(self, process: asyncio.subprocess.Process, log: Path) -> None:
        self.process = process
        self._log = log

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self._log.read_text().splitlines()]

    async def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(number)
        return await asyncio.wait_for(self.process.wait(), 60)


@asynccontextmanager
async def processes(club: Club, folder: Path, count: int = 1) -> AsyncIterator[list[Process]]:
    environment = {
        **os.environ,
        "DISCORD_TOKEN": club.parlour.token,
        "HEDGEPOST_DATABASE": club.database,
    }
    command = [sys.executable, "-m", "tests.cogs.run_bot", club.parlour.url]
    started: list[Process] = []
    for number in range(count):
        log = folder / f"bot-{number}.log"
        with log.open("w") as file:
            process = await asyncio.create_subprocess_exec(
                *command, cwd=ROOT, env=environment, stderr=file
            )
        started.append(Process(process, log))
    try:
        for one in started:
            await club.parlour.until(
                lambda one=one: any("ready in" in line["message"] for line in one.lines), 60
            )
        # The boards are looked for in the channel itself.
        await club.ada.slash("hedgepost settings", thread=False)
        yield started
    finally:
        for one in started:
            if one.process.returncode is None:
                one.process.kill()
                await one.process.wait()


@pytest.mark.long
async def test_two_processes_on_one_database(club: Club, tmp_path: Path):
    """Both get every click; each turn is played once and posted once."""
    async with processes(club, tmp_path, count=2) as started:
        await club.alice.slash("table open", game="hedgehogs", options={"options": FAST})
        lobby = await club.channel.wait_for("opened by")
        await club.bob.press("Join", on=lobby)
        await club.channel.wait_for("Ready to start")
        await club.alice.press("Start", on=lobby)
        board = await club.board()
        turns = 0
        while "Play" in board.buttons and turns < 8:
            await play_turn(club.mover(board), board)
            board = await club.board(after=board)
            turns += 1
        await stop(club.alice)
        await club.channel.wait_for("stopped without a result")
        await club.settled()
        assert [await one.stop() for one in started] == [0, 0]
        for one in started:
            assert [line for line in one.lines if line["level"] in ("ERROR", "CRITICAL")] == []
            assert club.parlour.token not in str(one.lines)
    posted = [f"{message.nonce} {message.text!r}" for message in club.channel.messages]
    assert len(posted) == 1 + 1 + turns + 1, posted
    assert lobby.buttons == []
    assert not any(post.buttons for post in club.boards[:-1])
    async with club.bot() as bot:
        table = await club.table(bot)
        moves = await bot.host.ledger.moves(table.id)
        assert faults(table, moves) == []
        assert table.posting.posted == table.due


@pytest.mark.long
async def test_sigterm_finishes_what_is_in_hand(club: Club, tmp_path: Path):
    async with processes(club, tmp_path) as (started,):
        board = await club.start()
        mover = club.mover(board)
        club.parlour.faults.slow("POST /channels/*/messages", 1.5, times=1)
        reply: Reply = await play_turn(mover, board)
        assert reply.text.startswith("Done.")
        assert await started.stop() == 0
        assert any("things in hand" in line["message"] for line in started.lines)
    newest = await club.board(after=board)
    async with club.bot() as bot:
        await bot.outbox.sweep()
        assert not (await club.table(bot)).owes_post
    assert club.boards[-1].id == newest.id


async def test_a_board_that_was_sent_and_not_noted_is_not_sent_again(
    club: Club, monkeypatch: pytest.MonkeyPatch, errors: list[str]
):
    async def die(*_: object, **__: object) -> None:
        raise Unavailable("the process has died here")

    async with club.bot() as bot:
        board = await club.race(bot)
        await club.settled()
        with monkeypatch.context() as dying:
            dying.setattr(bot.host.posts, "mark_posted", die)
            await play_turn(club.mover(board), board)
            sent = await club.board(after=board)
            await club.settled()
            table = await club.table(bot)
            assert table.owes_post
    assert "could not be read or noted" in errors.pop()
    sent.nonce = None  # Discord knows it again for some minutes only
    async with club.bot() as bot:
        await bot.outbox.sweep()
        await club.settled()
        table = await club.table(bot)
        assert not table.owes_post
        assert table.posting.post == sent.id
    assert [bool(one.buttons) for one in club.boards[-2:]] == [False, True]
    assert club.boards[-1].id == sent.id


async def test_a_board_that_was_sent_and_not_noted_has_served_once_it_was_played_on(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch, errors: list[str]
):
    async def die(*_: object, **__: object) -> None:
        raise Unavailable("nothing can be noted")

    board = await club.race(bot)
    await club.settled()
    with monkeypatch.context() as dying:
        dying.setattr(bot.host.posts, "mark_posted", die)
        await play_turn(club.mover(board), board)
        unknown = await club.board(after=board)
        await club.settled()
    assert "could not be read or noted" in errors.pop()
    await play_turn(club.mover(unknown), unknown)
    newest = await club.board(after=unknown)
    for _ in range(2):  # what is new to a sweep, somebody may be at
        await club.settled()
        await bot.outbox.sweep()
    assert await bot.host.posts.served() == []
    assert (await club.table(bot)).posting.post == newest.id
    assert [one.id for one in club.boards if one.buttons] == [newest.id]


async def test_an_offer_of_a_seat_is_not_taken_for_the_board_that_is_owed(
    club: Club, monkeypatch: pytest.MonkeyPatch
):
    async def die(*_: object, **__: object) -> None:
        return None

    async with club.bot() as bot:
        board = await club.race(bot, club.bob, club.dee)
        await club.settled()
        with monkeypatch.context() as dying:
            dying.setattr(bot.outbox, "deliver", die)
            await play_turn(club.mover(board), board)
            await club.settled()
            await club.dee.slash("table substitute")
            await club.settled()
    async with club.bot() as bot:
        await bot.outbox.sweep()
        await club.board(after=board)
        await club.settled()
        assert (await club.table(bot)).posting.post == club.boards[-1].id
