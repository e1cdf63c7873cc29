"""The bot is told to stop while people play: nobody is left standing."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy.exc import OperationalError

import cogs.background.leaving
from bot import Hedgepost
from engine.table.check import faults
from render import Picture
from tests.cogs.conftest import Club, play_turn, whole_turn
from tests.stores import store_of

POSTS = "POST /channels/*/messages"
ANSWERS = "POST /interactions/*/*/callback"


@asynccontextmanager
async def stopping(club: Club, bot: Hedgepost) -> AsyncIterator[None]:
    """While the bot is being stopped, and posts a board that takes its time."""
    board = await club.start()
    club.parlour.faults.slow(POSTS, 1.0, times=1)
    done = await play_turn(club.mover(board), board)
    leaving = asyncio.create_task(bot.finish())
    await club.parlour.until(lambda: bot.stopping)
    yield
    await leaving
    assert done.text.startswith("Done.")
    assert len(club.boards) == 2, "what was in hand is finished"
    assert not club.parlour.connected


async def test_who_comes_while_it_stops_is_told_to_come_back(club: Club):
    chloe = club.person("Chloé", locale="fr")
    async with club.bot() as bot, stopping(club, bot):
        before = await club.table(bot)
        pressed = await club.alice.press("Play", on=club.boards[0].snapshot())
        assert pressed.text.startswith("I am being restarted")
        assert pressed.ephemeral
        typed = await chloe.slash("move", moves="side a1 b")
        assert typed.text.startswith("Je redémarre")
        assert await club.alice.autocomplete("move") is not None, "what only looks goes on"
        assert (await club.table(bot)).version == before.version
    async with club.bot() as bot:
        table = await club.table(bot)
        assert faults(table, await bot.host.ledger.moves(table.id)) == []
        assert not table.owes_post


async def test_a_process_that_stays_answers_first(club: Club, monkeypatch: pytest.MonkeyPatch):
    async def others_run() -> bool:
        return True

    async with club.bot() as bot:
        board = await club.start()
        table, mover = await club.table(bot), club.mover(board)
        async with club.bot():
            monkeypatch.setattr(bot, "in_company", others_run)
            bot.stopping = True
            done = await mover.slash("move", moves=whole_turn(table))
            assert "restarted" not in done.text
            assert (await club.table(bot)).ply > table.ply
            await club.settled()
    assert not any("restarted" in one.text for one in mover.sees())


async def test_what_hangs_is_let_go_of_and_what_was_confirmed_is_safe(
    club: Club, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(cogs.background.leaving, "WORK_SECONDS", 0.1)
    monkeypatch.setattr(cogs.background.leaving, "LAST_WORDS", 0.2)
    async with club.bot() as bot:
        board = await club.start()
        table = await club.table(bot)
        club.parlour.faults.never_answer(ANSWERS, times=None)
        typing = asyncio.create_task(club.mover(board).slash("move", moves=whole_turn(table)))
        while (await club.table(bot)).ply == table.ply:
            await asyncio.sleep(0.01)
        await bot.finish()
        club.parlour.faults.clear()
    typing.cancel()
    async with club.bot() as bot:
        await bot.outbox.sweep()
        assert (await club.board(after=board)).buttons
        assert not (await club.table(bot)).owes_post


async def test_a_film_that_takes_too_long_is_let_go_of(club: Club, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(cogs.background.leaving, "WORK_SECONDS", 0.1)
    monkeypatch.setattr(cogs.background.leaving, "LAST_WORDS", 0.2)
    drawing, let_go = asyncio.Event(), asyncio.Event()

    async def draw(_: object) -> Picture:
        drawing.set()
        try:
            await asyncio.Event().wait()
        finally:
            let_go.set()
        raise AssertionError

    async with club.bot() as bot:
        first = await club.race(bot)
        await play_turn(club.mover(first), first)
        board = await club.board(after=first)
        mover = club.mover(board)
        panel = await mover.press("Play", on=board)
        monkeypatch.setattr(bot.painter, "film", draw)
        watching = asyncio.create_task(mover.press("▶ Watch it", on=panel.message))
        await drawing.wait()
        await bot.finish()
        assert let_go.is_set()
    watching.cancel()


async def test_a_full_disk_is_told_kindly_and_over_when_there_is_room(
    club: Club, bot: Hedgepost, errors: list[str], monkeypatch: pytest.MonkeyPatch
):
    board = await club.start()
    table, mover = await club.table(bot), club.mover(board)
    connections = store_of(bot.host).database._connections  # type: ignore[attr-defined]
    write = connections.write

    async def full(*_: object, **__: object) -> None:
        raise OperationalError("INSERT", (), sqlite3.OperationalError("the disk is full"))

    monkeypatch.setattr(connections, "write", full)
    refused = await mover.slash("move", moves=whole_turn(table))
    assert refused.text.startswith("Nothing can be saved just now, and nothing has changed.")
    chloe = club.person("Chloé", locale="fr")
    lobby = await chloe.slash("table open", channel=club.guild.channel("b"), game="hedgehogs")
    assert lobby.text.startswith("Rien ne peut être enregistré")
    assert all("the disk is full" in line for line in errors)
    errors.clear()

    monkeypatch.setattr(connections, "write", write)
    assert (await club.table(bot)).ply == table.ply
    await mover.slash("move", moves=whole_turn(table))
    await club.board(after=board)


async def test_a_stop_with_nothing_in_hand_is_quiet(club: Club, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.INFO)
    async with club.bot():
        await club.alice.slash("games")
        await club.settled()
    told = [one.getMessage() for one in caplog.records if one.name == "cogs.background.leaving"]
    assert told == []
