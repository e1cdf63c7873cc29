"""Tables full of people who play as fast as they are answered, whatever happens to the bot."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import signal
import sqlite3
import sys
from pathlib import Path
from typing import Any

from data.store import SqlStore
from engine.check import faults
from parlour import ChannelDriver, Parlour, ParlourError, Person
from parlour.events import Event
from parlour.model import Message

PATIENCE = 0.2
"""Seconds somebody waits before they look again after an answer that did not come."""
TYPED = 0.5
"""The share of turns that are typed, and so answered with the board."""


class BotProcess:
    """The bot as a process that can be killed and started again; its log is kept."""

    def __init__(self, parlour: Parlour, database: Path, log: Path) -> None:
        self._parlour = parlour
        self._database = database
        self._log = log
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-W",
                "ignore",
                "-m",
                "tests.soak.bot_process",
                self._parlour.url,
                self._parlour.token,
                str(self._database),
                stderr=log,
            )
        await self._parlour.until_connected(120)

    async def kill(self) -> None:
        """As a power cut would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        await self._process.wait()
        await self._parlour.until(lambda: not self._parlour.connected, 5, "the gateway to notice")

    async def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        assert await self._process.wait() == 0

    @property
    def memory(self) -> int:
        """Resident memory now, in kilobytes."""
        assert self._process is not None
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(next(line for line in status.splitlines() if "VmRSS" in line).split()[1])

    def errors(self) -> list[dict[str, Any]]:
        """What the bot has logged as an error."""
        lines = [json.loads(line) for line in self._log.read_text().splitlines() if line]
        return [line for line in lines if line["level"] in ("ERROR", "CRITICAL")]


class Crowd:
    """Pairs of people, each with a channel of their own."""

    def __init__(self, parlour: Parlour, tables: int, seed: int) -> None:
        self._parlour = parlour
        self._random = random.Random(seed)
        guild = parlour.guild("Club")
        self.channels = [guild.channel(f"games-{number}") for number in range(tables)]
        self._pairs = [
            (parlour.user(f"Ann {number}"), parlour.user(f"Ben {number}"))
            for number in range(tables)
        ]
        self.answered: set[tuple[int, int, int]] = set()
        """Table, ply and user of every turn that the bot has answered with Done or the board."""
        self.boards: dict[int, str] = {}
        """By message, the board that it was posted with: table and ply, as its button has them."""
        self.stopped = False
        parlour.world.events.add(self._note_board)

    @property
    def turns(self) -> int:
        return len(self.answered)

    async def play(self) -> None:
        """Play until told to stop."""
        async with asyncio.TaskGroup() as group:
            for channel, pair in zip(self.channels, self._pairs, strict=True):
                group.create_task(self._play_at(channel, pair))

    async def _play_at(self, channel: ChannelDriver, pair: tuple[Person, Person]) -> None:
        by_id = {person.id: person for person in pair}
        for person in pair:
            person.go(channel)
        while not self.stopped:
            try:
                await self._next_thing(channel, pair, by_id)
            except ParlourError:
                await asyncio.sleep(PATIENCE)  # the bot is down, or the button has just gone

    async def _next_thing(
        self, channel: ChannelDriver, pair: tuple[Person, Person], by_id: dict[int, Person]
    ) -> None:
        post = next((m for m in reversed(channel.messages) if m.buttons), None)
        if post is None or "Rematch" in post.buttons:
            await pair[0].slash("table open", game="hedgehogs")
        elif "Start" in post.buttons:
            if pair[1].name not in post.text:
                await pair[1].press("Join", on=post)
            await pair[0].press("Start", on=post)
            await asyncio.sleep(0.02)
        elif "Play" in post.buttons and post.pinged:
            await self._turn(by_id[next(iter(post.pinged))], post)
        else:
            await asyncio.sleep(0.02)

    def _note_board(self, event: Event) -> None:
        if event.name == "MESSAGE_CREATE" and event.data["attachments"] and not event.only_for:
            board = event.data["components"][0]["components"][0]["custom_id"]
            self.boards[int(event.data["id"])] = board

    async def _turn(self, person: Person, post: Message) -> None:
        if self._random.random() < TYPED:
            await self._typed_turn(person, post)
        else:
            await self._clicked_turn(person, post)

    async def _typed_turn(self, person: Person, post: Message) -> None:
        table, _, ply = _custom_id(post, "Play").split(":")[1:]
        moves = ""
        while offered := await person.autocomplete("move", text=moves and f"{moves}, "):
            moves = self._random.choice(offered)["value"]
        if not moves:
            await asyncio.sleep(0.02)
            return
        done = await person.slash("move", moves=moves)
        if "Done." in done.text or not done.ephemeral:
            self.answered.add((int(table), int(ply), person.id))
        await asyncio.sleep(0)

    async def _clicked_turn(self, person: Person, post: Message) -> None:
        panel = await person.press("Play", on=post)
        if panel.message is None or not panel.buttons:
            await asyncio.sleep(0.02)
            return
        while "Confirm" not in panel.buttons and panel.buttons:
            choices = [label for label in panel.buttons if label != "▶ Watch it"]
            await person.press(self._random.choice(choices), on=panel.message)
        if not panel.buttons:
            return
        table, _, ply, _ = _custom_id(panel.message, "Confirm").split(":")[1:]
        done = await person.press("Confirm", on=panel.message)
        if "Done." in done.text:
            self.answered.add((int(table), int(ply), person.id))
        await asyncio.sleep(0)


def _custom_id(message: Message, label: str) -> str:
    for row in message.components:
        for part in row["components"]:
            if part.get("label") == label:
                return part["custom_id"]
    raise ParlourError(f"no {label}")


async def wait_until_posted(parlour: Parlour, database: Path, seconds: float = 60) -> None:
    """Until no table owes a board."""
    async with asyncio.timeout(seconds), SqlStore.open(f"sqlite:///{database}") as store:
        while await store.owing():
            await asyncio.sleep(0.2)
    with contextlib.suppress(ParlourError):
        await parlour.settled()


async def flaws(crowd: Crowd, database: Path) -> list[str]:
    """Everything that got lost or doubled."""
    found: list[str] = []
    async with SqlStore.open(f"sqlite:///{database}") as store:
        for table_id in await store.all_ids():
            table = await store.table(table_id)
            assert table is not None
            log = await store.moves(table_id)
            found += [f"table {table_id}: {fault}" for fault in faults(table, log)]
            if table.owes_post:
                found.append(f"table {table_id} owes the board of ply {table.ply}")
            by_ply = {move.ply: move for move in log}
            for number, ply, user in crowd.answered:
                if number != table_id:
                    continue
                move = by_ply.get(ply + 1)
                if move is None or move.user != user:
                    found.append(f"table {table_id}: the answered move at ply {ply} is not kept")
    for channel in crowd.channels:
        plies = [crowd.boards[one.id] for one in channel.messages if one.id in crowd.boards]
        found += [
            f"#{channel.name}: board {board} is there {plies.count(board)} times"
            for board in set(plies)
            if plies.count(board) > 1
        ]
    with sqlite3.connect(database) as connection:
        (integrity,) = connection.execute("PRAGMA integrity_check").fetchone()
    return found + ([] if integrity == "ok" else [integrity])
