"""`python bot.py …`: what an operator types, and what comes back.

They stay in one file because they share one place to run commands in.
"""

import asyncio
import logging
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import parse_qs, urlsplit

import aiohttp
import discord
import discord.http
import pytest
import yarl

import bot
import engine.host.lobbies
from data.store import SqlStore
from engine.host.host import Host
from engine.host.lobbies import Opening
from engine.table.drafts import decision_of
from engine.table.turns import waiting_on
from parlour import Parlour
from parlour.connect import pointed_at
from service.settings import Settings
from tests.data.migrations.test_migrations import ROWS_OF_0001, build
from tests.service.test_health import free_port

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def _own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No settings but those of the test, and no log lines among what is printed."""
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith(("HEDGEPOST_", "DISCORD_"))]:
        monkeypatch.delenv(name)
    monkeypatch.setattr(bot, "start_logging", lambda *_: None)
    monkeypatch.setattr(engine.host.lobbies, "new_seed", lambda: bytes([14]) * 32)


async def a_game(database: str) -> int:
    """A table some moves into its game."""
    async with SqlStore.open(database) as store:
        host = Host(store, lambda: 1_700_000_000)
        table = await host.lobbies.open(Opening(1, 2, 3, "Ann", "hedgehogs"))
        await host.lobbies.join(table.id, 4, "Bob")
        table = await host.lobbies.start(table.id, 3)
        for _ in range(10):
            user = table.players[waiting_on(table)[0]].user
            table = await host.turns.type_moves(
                table.id, user, [decision_of(table, user).choices.moves[0]]
            )
        return table.id


# The token


def test_without_a_token_it_says_what_to_do():
    environment = {key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"}
    done = subprocess.run(
        [sys.executable, ROOT / "bot.py"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.splitlines() == bot.NO_TOKEN.splitlines()
    assert len(done.stderr.splitlines()) == 2


async def test_a_wrong_token_says_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    settings = Settings(token="wrong", database=f"sqlite:///{tmp_path / 'x.db'}")
    async with Parlour() as parlour:
        with pointed_at(parlour.url):
            assert await bot.serve(settings) == 2
    told = capsys.readouterr().err
    assert told.splitlines() == bot.BAD_TOKEN.splitlines()
    assert "wrong" not in told


async def test_no_network_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    settings = Settings(token="x", database=f"sqlite:///{tmp_path / 'x.db'}")
    with pointed_at(f"http://127.0.0.1:{free_port()}"):
        assert await bot.serve(settings) == 1
    assert capsys.readouterr().err.startswith("Discord cannot be reached: ")


# Starting and stopping


async def test_it_serves_health_and_stops_on_a_signal(tmp_path: Path):
    port = free_port()
    database = f"sqlite:///{tmp_path / 'x.db'}"
    async with Parlour() as parlour:
        settings = Settings(token=parlour.token, database=database, health_port=port)
        parlour.guild("Club")
        with pointed_at(parlour.url):
            serving = asyncio.create_task(bot.serve(settings, guild_ready_timeout=0.02))
            async with aiohttp.ClientSession() as session:
                status = 0
                for _ in range(200):
                    try:
                        async with session.get(f"http://127.0.0.1:{port}/health") as answer:
                            status = answer.status
                    except aiohttp.ClientError:
                        status = 0
                    if status == 200:
                        break
                    await asyncio.sleep(0.02)
                assert status == 200
            os.kill(os.getpid(), signal.SIGTERM)
            os.kill(os.getpid(), signal.SIGTERM)
            assert await asyncio.wait_for(serving, 30) == 0


@pytest.mark.parametrize("step", ["GET /users/@me", "PUT /applications/*/commands"])
async def test_a_signal_while_it_starts_is_no_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], step: str
):
    async with Parlour() as parlour:
        settings = Settings(token=parlour.token, database=f"sqlite:///{tmp_path / 'x.db'}")
        parlour.faults.slow(step, 1.0, times=1)
        with pointed_at(parlour.url):
            serving = asyncio.create_task(bot.serve(settings, guild_ready_timeout=0.02))
            await parlour.until(lambda: not parlour.faults.rest)
            os.kill(os.getpid(), signal.SIGTERM)
            assert await asyncio.wait_for(serving, 5) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("step", ["GET /users/@me", "PUT /applications/*/commands"])
async def test_a_discord_that_never_answers_keeps_nobody_from_stopping(tmp_path: Path, step: str):
    async with Parlour() as parlour:
        settings = Settings(token=parlour.token, database=f"sqlite:///{tmp_path / 'x.db'}")
        parlour.faults.never_answer(step)
        with pointed_at(parlour.url):
            serving = asyncio.create_task(bot.serve(settings))
            await parlour.until(lambda: not parlour.faults.rest)
            os.kill(os.getpid(), signal.SIGTERM)
            assert await asyncio.wait_for(serving, 30) == 0


async def test_a_gateway_out_of_reach_is_told_in_single_lines_and_left_on_a_signal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(bot, "PAUSES", (0, 0, 0, 600))
    async with Parlour() as parlour:
        settings = Settings(token=parlour.token, database=f"sqlite:///{tmp_path / 'x.db'}")
        parlour.gateway.url = f"ws://127.0.0.1:{free_port()}"
        with pointed_at(parlour.url):
            serving = asyncio.create_task(bot.serve(settings))
            await parlour.until(lambda: "again in 600 s" in caplog.text)
            os.kill(os.getpid(), signal.SIGINT)
            assert await asyncio.wait_for(serving, 30) == 0
    told = [one for one in caplog.records if one.levelno >= logging.WARNING]
    assert [one.levelno for one in told] == [logging.WARNING] * 4
    assert not any(one.exc_info for one in told)


async def test_a_gateway_is_tried_less_and_less_often_and_never_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    pauses: list[float] = []
    closed: list[int] = []
    launched: list[tuple[str, int, bool]] = []

    async def slept(seconds: float) -> None:
        pauses.append(seconds)

    async def connect(_: object, url: str) -> object:
        async def close(*, code: int) -> None:
            closed.append(code)

        assert not closed, "it was reached before"
        if len(pauses) < 7:
            raise OSError("no way" if pauses else "")
        return SimpleNamespace(close=close)

    async def launch(_: object, gateway: yarl.URL, shard: int, *, initial: bool = False) -> None:
        launched.append((str(gateway), shard, initial))

    monkeypatch.setattr("bot.asyncio.sleep", slept)
    monkeypatch.setattr(discord.http.HTTPClient, "ws_connect", connect)
    monkeypatch.setattr(discord.AutoShardedClient, "launch_shard", launch)
    async with SqlStore.open(f"sqlite:///{tmp_path / 'x.db'}") as store:
        hedgepost = bot.Hedgepost(Host(store, lambda: 0), Settings())
        await hedgepost.launch_shard(yarl.URL("ws://gateway.invalid"), 3, initial=True)
        await hedgepost.painter.close()
    assert pauses == [5, 10, 20, 40, 60, 60, 60]
    assert closed == [1000]
    assert launched == [("ws://gateway.invalid", 3, True)]
    told = [one.getMessage() for one in caplog.records]
    assert told[0] == "the gateway cannot be reached (OSError('')); again in 5 s"
    assert told[1] == "the gateway cannot be reached (no way); again in 10 s"


async def test_who_is_told_to_stop_before_the_database_is_open_has_nothing_to_finish(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    @asynccontextmanager
    async def takes_its_time(_: str) -> AsyncIterator[SqlStore]:
        os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.Event().wait()
        raise AssertionError
        yield

    monkeypatch.setattr(SqlStore, "open", takes_its_time)
    assert await asyncio.wait_for(bot.serve(Settings(token="x")), 30) == 0


async def test_a_lost_gateway_keeps_nobody_from_stopping(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    async with Parlour() as parlour:
        settings = Settings(token=parlour.token, database=f"sqlite:///{tmp_path / 'x.db'}")
        caplog.set_level(logging.INFO)
        with pointed_at(parlour.url):
            serving = asyncio.create_task(bot.serve(settings, guild_ready_timeout=0.02))
            await parlour.until(lambda: "ready in" in caplog.text)
            lost = asyncio.Event()

            async def no_way(*_: object, **__: object) -> None:
                lost.set()
                await asyncio.Event().wait()

            monkeypatch.setattr(discord.http.HTTPClient, "ws_connect", no_way)
            await parlour.faults.drop_gateway()
            await lost.wait()
            os.kill(os.getpid(), signal.SIGTERM)
            assert await asyncio.wait_for(serving, 30) == 0
    assert not any(one.levelno >= logging.ERROR for one in caplog.records)


# What it asks of Discord


def test_the_invitation_asks_for_the_least_that_works(capsys: pytest.CaptureFixture[str]):
    assert bot.main(["invite", "123456"]) == 0
    query = parse_qs(urlsplit(capsys.readouterr().out.strip()).query)
    assert query["client_id"] == ["123456"]
    assert query["scope"] == ["bot applications.commands"]
    asked = discord.Permissions(int(query["permissions"][0]))
    assert {name for name, on in asked if on} == {
        "read_message_history",
        "read_messages",
        "send_messages",
        "send_messages_in_threads",
        "create_public_threads",
        "attach_files",
    }


async def test_no_privileged_intents_are_asked_for(tmp_path: Path):
    async with SqlStore.open(f"sqlite:///{tmp_path / 'x.db'}") as store:
        hedgepost = bot.Hedgepost(Host(store, lambda: 0), Settings())
        assert {name for name, on in hedgepost.intents if on} == {"guilds"}
        await hedgepost.painter.close()


# Keeping the database


def test_a_backup_holds_the_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    asyncio.run(a_game("sqlite:///games.db"))
    monkeypatch.setenv("HEDGEPOST_DATABASE", "games.db")
    assert bot.main(["backup", "copy.db"]) == 0
    assert "copy.db holds a copy" in capsys.readouterr().out
    monkeypatch.setenv("HEDGEPOST_DATABASE", "copy.db")
    assert bot.main(["check"]) == 0
    assert capsys.readouterr().out == "1 tables, 0 faults\n"


def test_what_is_not_there_is_not_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("HEDGEPOST_DATABASE", "gmaes.db")
    assert bot.main(["check"]) == 2
    assert capsys.readouterr().err == "There is no database gmaes.db.\n"
    assert not (tmp_path / "gmaes.db").exists()


def test_a_backup_that_cannot_be_made_says_why(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    asyncio.run(a_game("sqlite:///games.db"))
    monkeypatch.setenv("HEDGEPOST_DATABASE", "games.db")
    assert bot.main(["backup", "nowhere/copy.db"]) == 2
    assert capsys.readouterr().err.strip()


def _snapshot(database: sqlite3.Connection) -> None:
    database.execute(
        "UPDATE tables SET snapshot = CAST(replace(snapshot, '\"die\":', '\"die\": ') AS BLOB)"
    )


def _row(database: sqlite3.Connection) -> None:
    database.execute("UPDATE tables SET outcome = '{'")


def _move(database: sqlite3.Connection) -> None:
    database.execute("UPDATE moves SET move = 'place z' WHERE ply = 3")


def _event(database: sqlite3.Connection) -> None:
    database.execute("UPDATE moves SET events = '[]' WHERE ply = 3")


def _ply(database: sqlite3.Connection) -> None:
    database.execute("DELETE FROM moves WHERE ply = 3")


def _outcome(database: sqlite3.Connection) -> None:
    won = '{"ranks":[1,2],"points":[3,0],"reason":"home"}'
    database.execute("UPDATE tables SET outcome = ?, status = 'over'", [won])


def _seed(database: sqlite3.Connection) -> None:
    database.execute("UPDATE tables SET seed = ?", [bytes(32)])


@pytest.mark.parametrize(
    ("tamper", "said"),
    [
        (_snapshot, "the snapshot is not the replay of the moves"),
        (_row, "cannot be read"),
        (_move, "ply 3, `place z`"),
        (_event, "its events are logged otherwise"),
        (_ply, "the log does not hold the plies"),
        (_outcome, "the result is not that of the replay"),
        (_seed, "the seed is not the one that was sealed"),
    ],
)
def test_check_finds_what_was_tampered_with(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tamper: Callable[[sqlite3.Connection], None],
    said: str,
):
    table = asyncio.run(a_game("sqlite:///games.db"))
    database = sqlite3.connect("games.db")
    with database:
        tamper(database)
    database.close()
    monkeypatch.setenv("HEDGEPOST_DATABASE", "games.db")
    assert bot.main(["check"]) == 1
    told = capsys.readouterr().out
    assert said in told
    assert f"table {table}: " in told
    assert told.endswith("faults\n")


def _tampered(sql: str) -> None:
    asyncio.run(a_game("sqlite:///games.db"))
    with closing(sqlite3.connect("games.db")) as database:
        database.executescript(sql)


@pytest.mark.parametrize(
    "sql",
    [
        "DELETE FROM players WHERE seat = 1",
        "DELETE FROM players",
        "UPDATE players SET seat = 99 WHERE seat = 1",
        "UPDATE tables SET options = 'turbo'",
        "UPDATE tables SET options = 'v9 v9 v9 target=é'",
        "UPDATE moves SET seat = 99",
        "DROP TABLE moves",
    ],
)
def test_check_never_dies_with_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], sql: str
):
    _tampered(sql)
    monkeypatch.setenv("HEDGEPOST_DATABASE", "games.db")
    before = Path("games.db").read_bytes()
    assert bot.main(["check"]) == 1
    said, complained = capsys.readouterr()
    assert complained == ""
    assert said.endswith(" faults\n")
    assert "cannot be checked" not in said
    assert Path("games.db").read_bytes() == before
    assert [one.name for one in Path().iterdir()] == ["games.db"]


def test_check_does_not_migrate(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    build(Path("games.db"), "0001", ROWS_OF_0001)
    before = Path("games.db").read_bytes()
    monkeypatch.setenv("HEDGEPOST_DATABASE", "games.db")
    assert bot.main(["check"]) == 2
    sentence, summary = capsys.readouterr().out.splitlines()
    assert sentence.startswith("The database games.db has the schema 0001: the bot brings it up to")
    assert summary == "0 tables, 0 faults"
    assert Path("games.db").read_bytes() == before


@pytest.mark.long
def test_who_has_seen_enough_of_a_check_may_go(tmp_path: Path):
    _tampered("UPDATE moves SET events = '['")
    done = subprocess.run(
        f"{sys.executable} {ROOT / 'bot.py'} check | head -n 1",
        shell=True,
        env=os.environ | {"HEDGEPOST_DATABASE": "games.db", "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.startswith("table 1, ply 0: it cannot be read")
    assert done.stderr == ""


# Settings that cannot be used


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("HEDGEPOST_DATABASE", "mysql://x"),
        ("HEDGEPOST_DATABASE", "nowhere/at/all.db"),
        ("HEDGEPOST_LOG_LEVEL", "loud"),
        ("HEDGEPOST_TOKEN", "x"),
        ("HEALTH_PORT", "0"),
    ],
)
def test_a_bad_setting_is_told_in_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, value: str
):
    monkeypatch.setenv("DISCORD_TOKEN", "s3cret")
    monkeypatch.setenv(name, value)
    assert bot.main([]) == 2
    told = capsys.readouterr().err
    assert len(told.strip().splitlines()) == 1
    assert "s3cret" not in told
    assert "Traceback" not in told
