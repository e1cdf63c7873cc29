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
from typing import Any, cast

import aiohttp
import pytest

from tests.waiting import until
from tryout.play import PORT, BotProcess, CannotPlay, free_port, kept_in, main

ROOT = Path(__file__).resolve().parents[2]


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


async def test_a_bot_that_cannot_stay_is_started_again_after_longer_and_longer_pauses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    pauses: list[float] = []

    async def slept(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 8:
            raise asyncio.CancelledError

    async def ended(_: BotProcess) -> int:
        return 1

    monkeypatch.setattr(BotProcess, "_run", ended)
    monkeypatch.setattr("tryout.play.asyncio.sleep", slept)
    with pytest.raises(asyncio.CancelledError):
        await BotProcess(cast(Any, None), tmp_path).keep_running()
    assert pauses[:4] == [0.5, 1, 2, 4]
    assert pauses[-1] == pauses[-2] == 10
    assert "is started again" in capsys.readouterr().out
