"""A turn through Discord: from the click on Confirm to the board in the channel.

The parlour runs here, each bot in a process of its own. The floor is what no bot can do without:
encoding the picture, one durable commit, and a bare round trip with a file of that size.
"""

import asyncio
import io
import sqlite3
import statistics
import tempfile
import time
from pathlib import Path

import msgspec
from PIL import Image

from bench.bot_process import BotProcess
from bench.measure import Row, least_times
from data.store import SqlStore
from engine.chance import commitment
from engine.table.model import Player, Table
from parlour import ChannelDriver, Parlour
from parlour.world.model import Message
from render.collage import Collage
from render.encode import png
from render.sprites import Sprite

WARM_UP = 120
TURNS = 120
ROUND_TRIPS = 120
TYPICAL_SIZE = 60_000
MANY, FEW = 10_000, 10


async def measured() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.db"
        async with Parlour(strict=False) as parlour:
            channel = parlour.guild("Bench").channel("games")
            # Machines change their pace: the floor is measured before and after.
            async with BotProcess.running(parlour, "bare", str(TYPICAL_SIZE)):
                trips = await _round_trips(parlour, channel)
            async with BotProcess.running(parlour, "ours", str(database)) as ours:
                picture, turns = await _play(parlour, channel)
            async with BotProcess.running(parlour, "bare", str(len(picture))):
                trips += await _round_trips(parlour, channel)
        encode, ours_encode = _encoding_times(picture)
        commit = _commit_time(Path(folder) / "floor.db")
        turn, trip = statistics.median(turns), statistics.median(trips)
        floor = encode + commit + trip
        strict = ours_encode + commit + trip
        memory = [await _memory_with(Path(folder) / f"{n}.db", n) for n in (FEW, MANY)]
    return [
        Row(
            "turn, Confirm to board, against its floor",
            turn / floor,
            "×",
            "at most",
            1.5,
            f"{turn * 1e3:.1f} ms; picture {encode * 1e3:.1f} + commit {commit * 1e3:.2f} "
            f"+ bare round trip {trip * 1e3:.1f} ms; {turn / strict:.2f} with our own encoder's "
            f"{ours_encode * 1e3:.1f} ms as floor",
        ),
        Row("longest stall of the event loop in that game", ours.about["stall"] * 1e3, "ms"),
        Row(
            "memory with 10,000 open tables against 10",
            memory[1] / memory[0],
            "×",
            "at most",
            1.2,
            f"{memory[1] / 1e6:.0f} against {memory[0] / 1e6:.0f} MB",
        ),
    ]


async def _play(parlour: Parlour, channel: ChannelDriver) -> tuple[bytes, list[float]]:
    """Turns of a six-player race; gives a typical board and the seconds each took.

    A bot runs for weeks, so turns count when its sprites have been drawn once.
    """
    people = [parlour.user(f"Player {number}") for number in range(6)]
    for person in people:
        person.go(channel)
    await people[0].slash("table open", game="hedgehogs", thread=False)
    for person in people[1:]:
        await person.press("Join")
    await people[0].press("Start")
    by_id = {person.id: person for person in people}
    post = await _board_after(channel, 0)
    turns: list[float] = []
    while "Play" in post.buttons and len(turns) < WARM_UP + TURNS:
        (mover,) = post.pinged
        panel = await by_id[mover].press("Play", on=post)
        while "Confirm" not in panel.buttons:
            await by_id[mover].press(panel.buttons[0], on=panel.message)
        await parlour.settled(quiet=0.03)  # nobody confirms before they have seen what
        began = time.perf_counter()
        click = asyncio.create_task(by_id[mover].press("Confirm", on=panel.message))
        post = await _board_after(channel, post.id)
        turns.append(time.perf_counter() - began)
        await click
        await parlour.settled(quiet=0.01)
    return post.attachments[0].data, turns[WARM_UP:]


async def _board_after(channel: ChannelDriver, message_id: int) -> Message:
    return await channel.wait_for(
        lambda m: m.id > message_id and bool({"Play", "Rematch"} & set(m.buttons)), seconds=10
    )


async def _round_trips(parlour: Parlour, channel: ChannelDriver) -> list[float]:
    person = parlour.user("Player 0")
    await person.slash("button", channel=channel)
    message = channel.last
    seconds: list[float] = []
    for _ in range(ROUND_TRIPS):
        began = time.perf_counter()
        await person.press("Go", on=message)
        seconds.append(time.perf_counter() - began)
        await parlour.settled(quiet=0.01)
    return seconds


def _encoding_times(picture: bytes) -> tuple[float, float]:
    """Pillow's time to encode this palette picture at level 1, and our encoder's."""
    opened = Image.open(io.BytesIO(picture))
    table = bytes(opened.getpalette() or ())
    numbers = Image.frombytes("L", opened.size, opened.tobytes())

    def pillow() -> None:
        opened.save(io.BytesIO(), "PNG", compress_level=1)

    def ours() -> None:
        png(Collage("default", Sprite(numbers, None)), table)  # a new one, of which nothing is kept

    pillow_seconds, our_seconds = least_times(pillow, ours)
    return pillow_seconds, our_seconds


def _commit_time(path: Path) -> float:
    """One durable commit of one row, as SQLite does it."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("CREATE TABLE moves (id INTEGER PRIMARY KEY, text TEXT)")
    seconds: list[float] = []
    for _ in range(200):
        began = time.perf_counter()
        connection.execute("INSERT INTO moves (text) VALUES ('go c4')")
        seconds.append(time.perf_counter() - began)
    connection.close()
    return statistics.median(seconds)


async def _memory_with(path: Path, count: int) -> float:
    """Peak memory of the bot after a short game, with so many open tables in its database."""
    async with SqlStore.open(f"sqlite:///{path}") as store:
        for number in range(count):
            await store.tables.add(_open_table(number))
    async with Parlour(strict=False) as parlour:
        channel = parlour.guild("Bench").channel("games")
        async with BotProcess.running(parlour, "ours", str(path)) as bot:
            await parlour.user("Player 0").slash(
                "table open", channel=channel, game="hedgehogs", thread=False
            )
            await parlour.user("Player 0").slash("games", channel=channel)
    return bot.about["memory"]


def _open_table(number: int) -> Table:
    seed = number.to_bytes(32, "big")
    return Table(
        guild=1,
        channel=1000 + number,
        owner=number,
        game="hedgehogs",
        rules_version=1,
        players=(Player(number, f"Player {number}"),),
        seed=seed,
        commitment=commitment(seed),
        opened=0,
    )


if __name__ == "__main__":
    print(msgspec.json.encode(asyncio.run(measured())).decode())
