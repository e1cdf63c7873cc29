"""Tables full of people who play as fast as they are answered, whatever happens to the bot."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import Awaitable, Iterable, Sequence
from typing import Final

from data.database import read_url
from data.store import SqlStore
from engine.table.check import faults
from parlour import ChannelDriver, Parlour, ParlourError, Person, Reply
from parlour.limits.callbacks import Answer
from parlour.world.events import Event
from parlour.world.model import Message
from tests.soak.ledger import Command, Ledger, Place, Told

_NO_END = 2**60
PATIENCE = 0.2
"""Seconds somebody waits before they look again after an answer that did not come."""
TYPED = 0.5
"""The share of turns that are typed, and so answered with the board."""


NO_CHOICES: Final = (
    *("▶ Watch it", "💡 Hint", "⏪ Take back", "🗓️ Plan ahead", "Rules", "Standing answer"),
)
"""What stands on a panel beside the choices."""


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
        self.ledger = Ledger()
        self.boards: dict[int, str] = {}
        """By message, the board that it was posted with: table and ply, as its button has them."""
        self.stopped = False
        parlour.world.events.add(self._note_board)

    @property
    def turns(self) -> int:
        return self.ledger.done

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
            opened = await self.open(channel, pair[0])
            if opened.ephemeral:
                await asyncio.sleep(PATIENCE)  # refused: what stands in the way has to go first
        elif "Start" in post.buttons:
            if pair[1].name not in post.text:
                await pair[1].press("Join", on=post)
            await pair[0].press("Start", on=post)
            await asyncio.sleep(0.02)
        elif "Play" in post.buttons and post.pinged:
            await self._turn(by_id[next(iter(post.pinged))], post)
        else:
            await asyncio.sleep(0.02)

    async def open(self, channel: ChannelDriver, person: Person) -> Reply:
        """Open a table."""
        return await person.slash("table open", channel=channel, game="hedgehogs", thread=False)

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
        place = (int(table), person.id, int(ply))
        asking = person.slash("move", moves=moves)
        await self._ask(place, moves.split(", "), asking, typed=True)

    async def _clicked_turn(self, person: Person, post: Message) -> None:
        panel = await person.press("Play", on=post)
        if panel.message is None or not panel.buttons:
            await asyncio.sleep(0.02)
            return
        pressed: list[str] = []
        while _confirm(panel) is None and panel.buttons and not self.stopped:
            choices = [label for label in panel.buttons if label not in NO_CHOICES]
            if not choices:
                return  # somebody else is to move by now
            label = self._random.choice(choices)
            table, what, ply, *rest = _custom_id(panel.message, label).split(":")[1:]
            if what != "step":
                await person.press(label, on=panel.message)
                continue
            pressed.append(rest[-1])
            place = (int(table), person.id, int(ply))
            self.ledger.press(place, rest[-1])
            if await self._is_played(place, pressed, person.press(label, on=panel.message)):
                pressed = []
        label = _confirm(panel)
        if label is None or panel.message is None:
            return
        table, _, ply, _, *usual = _custom_id(panel.message, label).split(":")[1:]
        place = (int(table), person.id, int(ply))
        for step in (step for steps in usual for step in steps.split(",") if step):
            self.ledger.press(place, step)  # *Confirm* takes it with it
            pressed.append(step)
        await self._ask(place, pressed, person.press(label, on=panel.message), typed=False)

    async def _is_played(
        self, place: Place, pressed: Sequence[str], pressing: Awaitable[Reply]
    ) -> bool:
        """Press a step; whether it was played at once, as one is that uncovers something. Of one
        that was not answered nobody knows."""
        told, text = _NOTHING
        try:
            message = await _shown(await pressing)
            text = "" if message is None else message.text
            told = "done" if "Done." in text else "refused"
        finally:
            if told != "refused":
                self.ledger.command(place, Command(tuple(pressed), told, typed=False, text=text))
        return told == "done"

    async def _ask(
        self, place: Place, moves: Sequence[str], asking: Awaitable[Reply], *, typed: bool
    ) -> None:
        """Ask for a turn, and note what was told."""
        told, text = _NOTHING
        try:
            told, text = await _read(await asking)
        finally:
            if text.startswith(("So far", "Confirm")):
                for move in moves:  # less than a turn was offered and typed: it is kept as a draft
                    self.ledger.press(place, move)
            else:
                self.ledger.command(place, Command(tuple(moves), told, typed, text))
        await asyncio.sleep(0)


_NOTHING: tuple[Told, str] = ("nothing", "")


async def _read(reply: Reply) -> tuple[Told, str]:
    """What somebody was told, and in which words, once they were."""
    message = await _shown(reply)
    if message is None:
        return "nothing", ""
    if "may be done" in message.text:
        return "nothing", message.text  # the answer was lost, and they are told so
    done = any(words in message.text for words in ("Done.", "Already done."))
    return "done" if done or not message.ephemeral else "refused", message.text


async def _shown(reply: Reply) -> Message | None:
    """The message that answers somebody, once it does."""
    return await reply.next() if reply.kind is Answer.DEFERRED_UPDATE else reply.message


def _confirm(panel: Reply) -> str | None:
    """The button that confirms. Where nothing is chosen yet its label says what it takes."""
    return next((one for one in panel.buttons if one.partition(":")[0] == "Confirm"), None)


def _custom_id(message: Message, label: str) -> str:
    for row in message.components:
        for part in row["components"]:
            if part.get("label") == label:
                return part["custom_id"]
    raise ParlourError(f"no {label}")


async def left_undone(store: SqlStore) -> list[str]:
    """Boards and lobbies that are owed, and old posts whose buttons nobody has looked at yet."""
    return [
        *(f"the board of table {table}" for table in await store.posts.owing()),
        *(f"the lobby of table {table}" for table in await store.posts.lobbies_owed(_NO_END)),
        *(f"message {old.message} of table {old.table}" for old in await store.posts.served()),
    ]


async def flaws(crowd: Crowd, database: str) -> list[str]:
    """Everything that got lost or doubled, was told wrongly or left behind."""
    found: list[str] = []
    async with SqlStore.open(database) as store:
        for table_id in await store.tables.all_ids():
            table = await store.tables.table(table_id)
            assert table is not None
            log = await store.tables.moves(table_id)
            found += [f"table {table_id}: {fault}" for fault in faults(table, log)]
            found += crowd.ledger.flaws(table_id, log)
            if table.owes_post:
                found.append(f"table {table_id} owes the board of ply {table.ply}")
            if table.lacks_lobby_post:
                found.append(f"table {table_id} is a lobby that is nowhere")
    for channel in crowd.channels:
        found += [f"#{channel.name}: {one}" for one in _doubled(channel.messages, crowd.boards)]
        found += [f"#{channel.name}: {one}" for one in left_buttons(channel.messages)]
    return found + damage(database)


def _doubled(messages: Sequence[Message], boards: dict[int, str]) -> list[str]:
    there = [boards[one.id] for one in messages if one.id in boards]
    return [
        f"board {board} is there {there.count(board)} times"
        for board in sorted(set(there))
        if there.count(board) > 1
    ]


def left_buttons(messages: Iterable[Message]) -> list[str]:
    """Posts of a table that have buttons although there is a newer one."""
    by_table: dict[str, list[Message]] = {}
    for message in messages:
        ids = [part["custom_id"] for row in message.components for part in row["components"]]
        if ids:
            by_table.setdefault(ids[0].split(":")[1], []).append(message)
    return [
        f"message {old.id} of table {table} still has {', '.join(old.buttons)}"
        for table, posts in by_table.items()
        for old in posts[:-1]
    ]


def damage(database: str) -> list[str]:
    """What SQLite finds wrong with its file."""
    url = read_url(database)
    if url.get_backend_name() != "sqlite":
        return []
    with contextlib.closing(sqlite3.connect(url.database or "")) as connection:
        try:
            (integrity,) = connection.execute("PRAGMA integrity_check").fetchone()
        except sqlite3.DatabaseError as damaged:
            return [str(damaged)]
    return [] if integrity == "ok" else [integrity]
