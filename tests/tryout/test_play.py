"""`make play` as somebody starts it: two processes, one command, and its errors in one line."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import pytest

import tryout.play
from parlour import BotDidNotAnswer, ParlourError
from tests.waiting import until
from tryout.play import PORT, BotProcess, CannotPlay, free_port, kept_in, main
from tryout.recorded import read_record

ROOT = Path(__file__).resolve().parents[2]
WITCHES = ROOT / "tests" / "golden" / "playthroughs" / "witches.hpr"


@asynccontextmanager
async def playing(*arguments: str) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """The program while it runs, and its address; it is stopped with Ctrl-C."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tryout.play", *arguments),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
    assert "Ctrl-C" in line
    try:
        yield process, line.split()[4]
    finally:
        process.send_signal(signal.SIGINT)
        rest, _ = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 0
    assert rest.decode().endswith("The parlour is closed.\n")


def children(pid: int) -> list[int]:
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return [int(one) for one in text.split()]


async def get(url: str, path: str) -> Any:
    async with aiohttp.ClientSession() as session, session.get(url + path) as answer:
        return await answer.json()


async def until_unread(url: str, count: int) -> list[dict[str, Any]]:
    """Wait until so many messages wait for Alice: the tables have been opened."""
    for _ in range(600):
        people = await get(url, "/parlour/people")
        alice = next(human for human in people if human["name"] == "Alice")
        if alice["unread"] >= count:
            return people
        await asyncio.sleep(0.1)
    raise AssertionError("no table was opened")


async def press_join(url: str, people: list[dict[str, Any]], name: str) -> int:
    """Press Join under the newest message of #games, whoever answers."""
    user = next(human["id"] for human in people if human["name"] == name)
    async with aiohttp.ClientSession() as session:
        async with session.ws_connect(f"{url}/parlour/events?user={user}") as page:
            state = (await page.receive_json())["data"]
        channel = next(one["id"] for one in state["channels"] if one["name"] == "games")
        messages = await get(url, f"/parlour/channels/{channel}/messages?user={user}")
        table = messages["messages"][-1]
        join = table["components"][0]["components"][0]["custom_id"]
        click = {"user": user, "channel": channel, "message": table["id"], "custom_id": join}
        async with session.post(f"{url}/parlour/press", json=click) as answer:
            return answer.status


@pytest.mark.long
async def test_a_killed_bot_comes_back_and_all_is_kept(tmp_path: Path) -> None:
    port = str(free_port(None))
    async with playing("--port", port, "--folder", str(tmp_path)) as (process, url):
        assert url == f"http://127.0.0.1:{port}"
        people = await until_unread(url, 3)
        (bot,) = children(process.pid)
        os.kill(bot, signal.SIGKILL)
        await until(lambda: children(process.pid) not in ([bot], []), "another bot")

        # The page is there all the while; the click works as soon as the bot is back.
        async def joined() -> bool:
            return await press_join(url, people, "Alice") == 200

        await until(joined, "the bot to answer a click", every=0.1)
    async with playing("--port", port, "--folder", str(tmp_path)) as (process, url):
        people = await get(url, "/parlour/people")
        bob = next(human["id"] for human in people if human["name"] == "Bob")
        async with (
            aiohttp.ClientSession() as session,
            session.ws_connect(f"{url}/parlour/events?user={bob}") as page,
        ):
            state = (await page.receive_json())["data"]
        channel = next(one["id"] for one in state["channels"] if one["name"] == "games")
        messages = await get(url, f"/parlour/channels/{channel}/messages?user={bob}")
        assert "🔵 Alice" in messages["messages"][-1]["content"]


def test_the_next_free_port_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        with pytest.raises(CannotPlay, match=f"Port {port} is taken"):
            free_port(port)
        assert main(["--port", str(port)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert PORT <= free_port(None) < PORT + 20


def test_a_folder_that_cannot_be_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert main(["--folder", str(tmp_path / "file" / "inside")]) == 2
    with kept_in(tmp_path):
        assert main(["--folder", str(tmp_path)]) == 2
    (tmp_path / "world.json").write_text('{"version": 99}')
    assert main(["--folder", str(tmp_path)]) == 2
    first, second, third = capsys.readouterr().err.splitlines()
    assert "cannot be written to" in first
    assert "in use" in second
    assert "version 99" in third


def test_a_new_folder_is_for_its_owner_alone(tmp_path: Path) -> None:
    with kept_in(tmp_path / "new") as folder:
        assert folder.stat().st_mode & 0o777 == 0o700


def stand_in(folder: Path, monkeypatch: pytest.MonkeyPatch, script: str) -> BotProcess:
    """A shell script in place of the bot, for a parlour that is nowhere."""
    program = folder / "stand-in"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(program))
    parlour = SimpleNamespace(token="a token", url="http://127.0.0.1:9")
    return BotProcess(cast(Any, parlour), folder)


async def spoken(bot: BotProcess, log: Path, words: str) -> asyncio.subprocess.Process:
    """Wait until the stand-in has said something, and we know of it."""

    def has_spoken() -> bool:
        return bot._process is not None and log.exists() and words in log.read_text()

    await until(has_spoken, "the stand-in to speak")
    assert bot._process is not None
    return bot._process


async def test_the_bot_is_told_where_it_is_and_all_it_says_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    script = 'echo "$@ $DISCORD_TOKEN $HEDGEPOST_DATABASE"; echo and so on >&2; cat; exit 3'
    bot = stand_in(tmp_path, monkeypatch, script)
    (tmp_path / "bot.log").write_text("before\n")
    running = asyncio.create_task(bot._run())
    log = tmp_path / "bot.log"
    process = await spoken(bot, log, "and so on")
    assert not running.done(), "its standard input is open as long as we are here"
    assert process.stdin is not None
    assert os.getsid(process.pid) == process.pid, "Ctrl-C does not reach it"
    process.stdin.close()
    assert await running == 3
    told = f"-m tryout.loopback_bot http://127.0.0.1:9 a token {tmp_path / 'hedgepost.db'}"
    assert log.read_text().splitlines() == ["before", told, "and so on"]
    log.unlink()
    await stand_in(tmp_path, monkeypatch, "true")._run()
    assert log.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    ("script", "ending"),
    [
        ("sleep 60 < /dev/null & trap 'kill $!; exit 5' TERM; echo here; wait", 5),
        ("trap '' TERM; echo here; exec sleep 60", -signal.SIGKILL),
    ],
    ids=["who stops", "who does not"],
)
async def test_the_bot_may_finish_and_no_longer_than_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str, ending: int
):
    monkeypatch.setattr(tryout.play, "_STOP_SECONDS", 30.0 if ending > 0 else 0.1)
    bot = stand_in(tmp_path, monkeypatch, script)
    await bot.stop()
    running = asyncio.create_task(bot._run())
    log = tmp_path / "bot.log"
    await spoken(bot, log, "here")
    await bot.stop()
    assert await running == ending
    await bot.stop()


@pytest.mark.parametrize(
    ("code", "told"), [(-signal.SIGKILL, "signal SIGKILL"), (0, "exit 0"), (2, "exit 2")]
)
def test_how_the_bot_ended_is_told(code: int, told: str):
    assert tryout.play._ending(code) == told


async def test_tables_are_opened_as_soon_as_the_bot_answers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    answers = [BotDidNotAnswer("not yet"), BotDidNotAnswer("not yet"), None]
    done: list[str] = []

    async def until_connected(seconds: float) -> None:
        done.append(f"waits {seconds:g} s")

    async def open_tables(_: object) -> None:
        if (failed := answers.pop(0)) is not None:
            raise failed
        done.append("opens")

    async def slept(seconds: float) -> None:
        done.append(f"sleeps {seconds:g} s")

    monkeypatch.setattr(tryout.play, "open_tables", open_tables)
    monkeypatch.setattr("tryout.play.asyncio.sleep", slept)
    parlour = cast(Any, SimpleNamespace(until_connected=until_connected))
    await tryout.play._open_when_ready(parlour, first_game=False)
    assert done == ["waits 60 s", "sleeps 1 s", "waits 60 s", "sleeps 1 s", "waits 60 s", "opens"]
    answers.append(ParlourError("there is no such command"))
    await tryout.play._open_when_ready(parlour, first_game=False)
    assert capsys.readouterr().err == "No table could be opened: there is no such command\n"


@pytest.mark.parametrize("ply", [None, 12])
async def test_the_parlour_has_a_first_game_or_the_record_somebody_has_come_for(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    ply: int | None,
):
    """The bot itself stays away; Ctrl-C ends everything that was begun."""
    done: list[str] = []

    async def stay(what: str) -> None:
        done.append(what)
        try:
            if len(done) == 2:
                os.kill(os.getpid(), signal.SIGINT)
            await asyncio.Event().wait()
        finally:
            done.append(f"{what} ends")

    async def opening(_: object, *, first_game: bool) -> None:
        await stay(f"first game: {first_game}")

    async def stopped(_: BotProcess) -> None:
        done.append("the bot is stopped")

    monkeypatch.setattr(BotProcess, "keep_running", lambda _: stay("runs"))
    monkeypatch.setattr(BotProcess, "stop", stopped)
    monkeypatch.setattr(tryout.play, "_open_when_ready", opening)
    recorded = None if ply is None else read_record(WITCHES, ply)
    await asyncio.wait_for(tryout.play.play(free_port(None), tmp_path, recorded), 60)
    first = f"first game: {ply is None}"
    assert done == ["runs", first, f"{first} ends", "runs ends", "the bot is stopped"]
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("Hedgepost's parlour is open: http://127.0.0.1:")
    assert told[-2:] == ["", "The parlour is closed."]
    assert [line.startswith("Step 12 of the record is in #record") for line in told[1:-2]] == (
        [] if ply is None else [True]
    )
    assert (tmp_path / "hedgepost.db").exists() == (ply is not None)


@pytest.mark.long
async def test_a_bot_that_cannot_start_says_why(tmp_path: Path) -> None:
    (tmp_path / "hedgepost.db").write_bytes(b"no database at all" * 100)
    async with playing("--folder", str(tmp_path)) as (process, _):
        assert process.stdout is not None
        await asyncio.wait_for(process.stdout.readline(), 60)
        why = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
    assert why.endswith("cannot be used: it is not a SQLite database.\n")


def test_bad_ports_are_refused() -> None:
    with pytest.raises(SystemExit):
        main(["--port", "many"])
    assert main(["--port", "99999"]) == 2
    for port in (0, 65536):
        with pytest.raises(CannotPlay, match="from 1 to 65535"):
            free_port(port)
    for port in (1, 65535):
        told = ""
        try:
            assert free_port(port) == port
        except CannotPlay as taken:
            told = str(taken)
        assert not told or told.startswith(f"Port {port} is taken")  # somebody may be there


def test_where_all_usual_ports_are_taken_one_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    class Taken(socket.socket):
        def bind(self, address: Any, /) -> None:
            raise OSError

    monkeypatch.setattr(socket, "socket", Taken)
    with pytest.raises(CannotPlay, match=r"^Ports 8765 to 8784 are all taken"):
        free_port(None)
    with pytest.raises(CannotPlay, match=r"^Port 9000 is taken. .* PORT=9001$"):
        free_port(9000)


async def test_a_bot_that_cannot_stay_is_started_again_after_longer_and_longer_pauses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    pauses: list[float] = []
    (tmp_path / "bot.log").write_text("it starts\nthere is no room\n")

    async def slept(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 8:
            raise asyncio.CancelledError

    async def ended(_: BotProcess) -> int:
        return 2 if len(pauses) == 1 else 1

    monkeypatch.setattr(BotProcess, "_run", ended)
    monkeypatch.setattr("tryout.play.asyncio.sleep", slept)
    with pytest.raises(asyncio.CancelledError):
        await BotProcess(cast(Any, None), tmp_path).keep_running()
    assert pauses == [0.5, 1, 2, 4, 8, 10, 10, 10]
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("The bot ended (exit 1) and is started again. Its log: ")
    assert told[2] == "there is no room", "of one that cannot start, its last line tells why"
    assert len(told) == 9


async def test_a_bot_that_has_run_for_long_is_started_again_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    times, pauses = iter([0.0, 30.0, 40.0, 70.5]), list[float]()

    async def slept(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 2:
            raise asyncio.CancelledError

    async def ended(_: BotProcess) -> int:
        return 1

    monkeypatch.setattr(BotProcess, "_run", ended)
    monkeypatch.setattr("tryout.play.asyncio.sleep", slept)
    clock = SimpleNamespace(time=lambda: next(times))
    monkeypatch.setattr("tryout.play.asyncio.get_running_loop", lambda: clock)
    with pytest.raises(asyncio.CancelledError):
        await BotProcess(cast(Any, None), tmp_path).keep_running()
    assert pauses == [0.5, 0.5], "the second had run for more than half a minute"
