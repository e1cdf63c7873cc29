"""`make play`: the bot and a Discord in the browser to play it in, with no token and no network.

python -m tryout.play [--port PORT] [--folder FOLDER] [--language CODE]
    [--record FILE [--ply PLY]]

The parlour and the bot are two processes. The bot may crash or be killed: the page stays, and
the bot is started again. With a folder, everything is kept there and found again next time.
With a record, a table stands where the recorded game stood after a ply, its end if none is named.
"""

from __future__ import annotations

from service.interrupt import end_at_once, run_program

if __name__ == "__main__":
    end_at_once()  # the imports below take their time

import argparse
import asyncio
import contextlib
import fcntl
import os
import signal
import socket
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from data.problems import StoreUnavailable
from engine.tools.commandline import BadArgument, one_line
from parlour import BotDidNotAnswer, Parlour, ParlourError
from parlour.page import add_page
from parlour.world.state import StateUnreadable
from tryout.loopback_bot import CANNOT_START
from tryout.recorded import Recorded, open_recorded, read_record
from tryout.stage import note, open_first_game, open_tables, set_first_game, set_stage
from words import ENGLISH, LANGUAGES

PORT: Final = 8765
_MORE_PORTS: Final = 20
_STOP_SECONDS: Final = 12.0
_LONGEST_PAUSE: Final = 10.0
_STEADY_SECONDS: Final = 30.0
_LOG: Final = "bot.log"
_DATABASE: Final = "hedgepost.db"
_HOST: Final = "127.0.0.1"


class CannotPlay(Exception):
    """Why it cannot start, in one line."""


def free_port(wanted: int | None) -> int:
    """The port asked for, or the first free one from the usual on. Raises `CannotPlay`."""
    if wanted is not None and not 0 < wanted < 65536:
        raise CannotPlay("PORT is a number from 1 to 65535")
    ports = [wanted] if wanted is not None else range(PORT, PORT + _MORE_PORTS)
    for port in ports:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with contextlib.suppress(OSError):
                probe.bind((_HOST, port))
                return port
    if wanted is not None:
        raise CannotPlay(f"Port {wanted} is taken. Choose another: make play PORT={wanted + 1}")
    raise CannotPlay(f"Ports {ports[0]} to {ports[-1]} are all taken. Choose one: make play PORT=…")


@contextlib.contextmanager
def kept_in(folder: Path | None) -> Iterator[Path]:
    """The folder for all that is kept, for us alone; a passing one if none is given."""
    if folder is None:
        with tempfile.TemporaryDirectory(prefix="hedgepost-") as passing:
            yield Path(passing)
        return
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)  # it will hold everybody's secrets
        lock = (folder / "lock").open("w")
    except OSError as error:
        raise CannotPlay(f"{folder} cannot be written to: {error.strerror}") from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise CannotPlay(f"{folder} is in use: another make play runs there") from None
        yield folder


class BotProcess:
    """The bot in a process of its own, started again whenever it ends."""

    def __init__(self, parlour: Parlour, folder: Path) -> None:
        self._parlour = parlour
        self._folder = folder
        self._process: asyncio.subprocess.Process | None = None

    async def keep_running(self) -> None:
        pause = 0.5
        loop = asyncio.get_running_loop()
        while True:
            began = loop.time()
            code = await self._run()
            pause = 0.5 if loop.time() - began > _STEADY_SECONDS else pause
            log = self._folder / _LOG
            print(f"The bot ended ({_ending(code)}) and is started again. Its log: {log}")
            if code == CANNOT_START:
                print(log.read_text(errors="replace").splitlines()[-1], flush=True)
            await asyncio.sleep(pause)
            pause = min(pause * 2, _LONGEST_PAUSE)

    async def _run(self) -> int:
        environment = os.environ | {
            "DISCORD_TOKEN": self._parlour.token,
            "HEDGEPOST_DATABASE": str(self._folder / _DATABASE),
        }
        with open(self._folder / _LOG, "ab", opener=_for_owner) as log:
            # A session of its own: Ctrl-C reaches us alone, and we stop it in order. Its
            # standard input ends when we do, however we end.
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "tryout.loopback_bot", self._parlour.url),
                stdin=asyncio.subprocess.PIPE,
                stdout=log,
                stderr=log,
                env=environment,
                start_new_session=True,
            )
        return await self._process.wait()

    async def stop(self) -> None:
        """Let it finish what is in hand, and no longer than that."""
        process = self._process
        if process is None or process.returncode is not None:
            return
        process.terminate()
        try:
            await asyncio.wait_for(process.wait(), _STOP_SECONDS)
        except TimeoutError:
            process.kill()
            await process.wait()


def _for_owner(path: str, flags: int) -> int:
    """Open a file that is the owner's alone if it is new."""
    return os.open(path, flags, 0o600)


def _ending(code: int) -> str:
    return f"signal {signal.Signals(-code).name}" if code < 0 else f"exit {code}"


async def play(
    port: int, folder: Path, recorded: Recorded | None = None, language: str = ENGLISH
) -> None:
    """Run until told to stop."""
    parlour = Parlour(host=_HOST, port=port, folder=folder, strict=False)
    add_page(parlour, note(language))
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    async with parlour:
        first_game = recorded is None  # else somebody has come for the record
        if first_game:
            set_first_game(parlour, language)
        set_stage(parlour, language)
        where = ""
        if recorded is not None:
            where = await open_recorded(parlour, f"sqlite:///{folder / _DATABASE}", recorded)
        bot = BotProcess(parlour, folder)
        running = asyncio.create_task(bot.keep_running())
        opening = asyncio.create_task(_open_when_ready(parlour, first_game=first_game))
        print(f"Hedgepost's parlour is open: {parlour.url}  (Ctrl-C closes it)", flush=True)
        if where:
            print(where, flush=True)
        try:
            await stopped.wait()
        finally:
            for task in (opening, running):
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
            await bot.stop()
    print("\nThe parlour is closed.")


async def _open_when_ready(parlour: Parlour, *, first_game: bool) -> None:
    """The first tables, as soon as there is a bot to open them with."""
    while True:
        try:
            await parlour.until_connected(60)
            if first_game:
                await open_first_game(parlour)
            await open_tables(parlour)
            return
        except BotDidNotAnswer:
            await asyncio.sleep(1)
        except ParlourError as error:
            print(f"No table could be opened: {error}", file=sys.stderr)
            return


def _ply(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 6):
        raise argparse.ArgumentTypeError(f"{text!r} is no step; PLY=40 would be one")
    return int(text)


def _recorded(file: Path | None, ply: int | None) -> Recorded | None:
    if file is not None:
        return read_record(file, ply)
    if ply is not None:
        raise CannotPlay(f"PLY={ply} of which game? Name it: make play RECORD=game.hpr PLY={ply}")
    return None


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="make play", description="Play with every chair yours, in the browser."
    )
    parser.add_argument("--port", type=int, help=f"a port of loopback; {PORT} if it is free")
    parser.add_argument("--folder", type=Path, help="keep everything there; else it passes")
    parser.add_argument("--record", type=Path, metavar="FILE", help="go on from a recorded game")
    parser.add_argument("--ply", type=_ply, help="after which step of it; else at its end")
    parser.add_argument(
        "--language", choices=LANGUAGES, default=ENGLISH, help="what nearly everybody speaks"
    )
    arguments = parser.parse_args(argv)
    try:
        recorded = _recorded(arguments.record, arguments.ply)
        port = free_port(arguments.port)
        with kept_in(arguments.folder) as folder:
            asyncio.run(play(port, folder, recorded, arguments.language))
    except (CannotPlay, BadArgument, StateUnreadable, StoreUnavailable) as error:
        print(one_line(str(error)), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    run_program(main)
