"""A club on loopback with the real bot in it, over real sockets and a real database.

Dice are the same in every run, and pictures are tiny unless a test asks for `real_pictures`:
what is on them has tests of its own. Nothing may be logged as an error; a test that provokes one
on purpose takes it out of `errors`.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import cogs.delivery.painter
import engine.host.lobbies
from bot import Hedgepost
from cogs.background.leaving import IN_HAND
from cogs.background.timers import Action, Timers
from data.store import SqlStore
from engine.clock.timers import Timer, TimerKind
from engine.core import Move
from engine.host.host import Host
from engine.table.computers import is_thinking
from engine.table.deadlines import next_timer
from engine.table.drafts import decision_of
from engine.table.model import Table
from engine.table.turns import waiting_on
from parlour import ChannelDriver, GuildDriver, Parlour, Permission, Person
from parlour.connect import running
from parlour.driver.reply import Reply
from parlour.world.components import buttons
from parlour.world.model import Message
from render import Picture, animate, render
from service.settings import Settings
from tests.in_channels import play_in_channels
from tests.postgresql import Server

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010800000000"
    "3a7e9b550000000a49444154789c6368000000820081dd436af40000000049454e44ae426082"
)

NO_CHOICES = ("↶ Undo", "▶ Watch it", "🗓️ Plan ahead", "Rules", "Standing answer")
"""Buttons of a panel that choose nothing."""
FAST = "v10 v26"
"""No traps, and two hedgehogs home win: the shortest games there are."""


Acted = list[tuple[TimerKind, int]]
"""What timers were acted on, and how late they were."""


class Time:
    """The clock that tests turn."""

    def __init__(self) -> None:
        self.now = int(time.time())

    def __call__(self) -> int:
        return self.now

    def turn(self, seconds: int) -> None:
        self.now += seconds


class Club:
    """A guild with a channel, some people, and a bot that can be stopped and started."""

    def __init__(self, parlour: Parlour, database: str) -> None:
        self.parlour = parlour
        self.database = database
        self.time = Time()
        self.threads = False
        """Whether the server has settings already, or tables in threads, as new servers have."""
        self.guild: GuildDriver = parlour.guild("Club")
        self.channel: ChannelDriver = self.guild.channel("games")
        self.alice = self.person("Alice")
        self.bob = self.person("Bob")
        self.dee = self.person("Dee")
        """Who watches."""
        self.ada = parlour.user("Ada", permissions=Permission.MANAGE_GUILD)
        """Who manages the server."""
        self.ada.go(self.channel)

    def person(self, name: str, locale: str = "en-US") -> Person:
        someone = self.parlour.user(name, locale=locale)
        someone.go(self.channel)
        return someone

    # Boards

    @property
    def boards(self) -> list[Message]:
        """Every post with a picture in the channel, oldest first."""
        return [message for message in self.channel.messages if message.attachments]

    async def board(self, after: Message | None = None) -> Message:
        """The newest board of the channel, once there is one behind a message."""
        last = 0 if after is None else after.id
        return await self.channel.wait_for(lambda one: bool(one.attachments) and one.id > last)

    def by_id(self, user: int) -> Person:
        return self.parlour.user(self.parlour.world.users[user].name)

    def mover(self, board: Message) -> Person:
        """The one person whom a board pings."""
        (user,) = board.pinged
        return self.by_id(user)

    # Playing

    async def open(self, *others: Person, options: str = "") -> Reply:
        """Alice opens a table and the others join."""
        lobby = await self.alice.slash("table open", game="hedgehogs", options={"options": options})
        for person in others or (self.bob,):
            await person.press("Join", on=lobby.message)
        return lobby

    async def start(self, *others: Person, options: str = "") -> Message:
        """Alice opens a table, the others join, she starts: the first board."""
        lobby = await self.open(*others, options=options)
        await self.alice.press("Start", on=lobby.message)
        return await self.board()

    async def race(self, bot: Hedgepost, *others: Person, options: str = "") -> Message:
        """A game with all pieces placed, whose mover has a choice: the newest board."""
        await self.start(*others, options=options)
        table = await self.table(bot)
        while not any(move.startswith("side") for move in choices(table)):
            table = await bot.host.turns.type_moves(table.id, mover_of(table), [choices(table)[0]])
        await bot.outbox.deliver(table.id)
        # A second process may have been about to post one of the boards before it.
        newest = await self.table(bot)
        return await self.channel.wait_for(lambda one: one.id == newest.posting.post)

    async def table(self, bot: Hedgepost, channel: ChannelDriver | None = None) -> Table:
        """The newest table of the channel, as it is kept."""
        found = await bot.host.ledger.last_in((channel or self.channel).id)
        assert found is not None
        return found

    async def settled(self) -> None:
        """Wait until the bot has done everything that was asked of it."""
        await self.parlour.settled(quiet=0.02)
        rounds = 0
        while busy := [task for task in asyncio.all_tasks() if task.get_name().startswith(IN_HAND)]:
            assert (rounds := rounds + 1) <= 12, f"the bot is busy for a minute with {busy}"
            await asyncio.wait(busy, timeout=5)
        await self.parlour.settled(quiet=0.02)

    async def _settle_on_channels(self, store: SqlStore) -> None:
        """Most tests play in the channel itself: as if a manager had chosen so once."""
        if not self.threads:
            await play_in_channels(store, [self.guild.id])
            self.threads = True

    @asynccontextmanager
    async def bot(self, *, contact: str = "", **options: Any) -> AsyncIterator[Hedgepost]:
        """The bot for a while; after that it is as if it had been restarted."""
        async with SqlStore.open(self.database) as store:
            await self._settle_on_channels(store)
            host = Host(store, self.time)
            settings = Settings(token=self.parlour.token, contact=contact)
            hedgepost = Hedgepost(host, settings, guild_ready_timeout=0.02, **options)
            async with running(self.parlour, hedgepost):
                yield hedgepost
                await self.parlour.settled(quiet=0.01)
                await hedgepost.finish()


def mover_of(table: Table) -> int:
    return table.players[waiting_on(table)[0]].user


def choices(table: Table) -> Sequence[Move]:
    return decision_of(table, mover_of(table)).choices.moves


async def thought(club: Club, bot: Hedgepost, channel: ChannelDriver | None = None) -> Table:
    """The newest table of the channel, once its computers have decided what they are asked."""
    while is_thinking(table := await club.table(bot, channel)):
        seat = waiting_on(table)[0]
        await bot.host.computers.decide(table.id, seat, table.players[seat].since)
    await bot.outbox.deliver(table.id)
    return table


def brisk(moves: Sequence[Move]) -> Move:
    """The move that brings a game to its end: push what is foremost, without ado."""
    pushes = [move for move in moves if move.startswith("go")]
    if pushes:
        return max(pushes, key=lambda move: move[-1])
    return "stay" if "stay" in moves else moves[0]


def whole_turn(table: Table) -> str:
    """A turn as somebody types it."""
    user, typed = mover_of(table), list[Move]()
    while True:
        now = decision_of(drafted(table, user, typed), user)
        if now.complete:
            return ", ".join(typed)
        typed.append(brisk(now.choices.moves))


def drafted(table: Table, user: int, draft: Sequence[Move]) -> Table:
    players = [
        replace(one, draft=tuple(draft)) if one.user == user else one for one in table.players
    ]
    return replace(table, players=tuple(players))


def to_choose(panel: Message | None) -> list[str]:
    """The labels of a panel's choices, and none of what stands beside them."""
    assert panel is not None
    return [one["label"] for one in buttons(panel.components) if _word(one) in ("step", "group")]


def to_confirm(panel: Message | None) -> list[str]:
    """The label of what confirms a panel's turn, if there is one."""
    assert panel is not None
    return [one["label"] for one in buttons(panel.components) if _word(one) == "confirm"]


def _word(button: Mapping[str, Any]) -> str:
    return button.get("custom_id", "").split(":")[2]


async def play_turn(person: Person, board: Message) -> Reply:
    """Press Play, take the last choice of every step, confirm."""
    panel = await person.press("Play", on=board)
    while "Confirm" not in panel.buttons:
        await person.press(to_choose(panel.message)[-1], on=panel.message)
    return await person.press("Confirm", on=panel.message)


@pytest.fixture(scope="session")
def new_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without tables, made once: migrations have tests of their own."""
    path = tmp_path_factory.mktemp("new") / "hedgepost.db"

    async def make() -> None:
        async with SqlStore.open(f"sqlite:///{path}"):
            pass

    asyncio.run(make())
    return path


BOTH_DATABASES = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
"""What rests on the database's own promises is tried on each kind."""


@pytest.fixture
async def database(request: pytest.FixtureRequest, tmp_path: Path, new_database: Path) -> str:
    """The address of a new database, in SQLite unless the test asks for another."""
    if getattr(request, "param", "sqlite") == "postgresql":
        server: Server = request.getfixturevalue("postgresql")
        return await server.without_rows()
    file = tmp_path / "hedgepost.db"
    shutil.copy(new_database, file)
    return f"sqlite:///{file}"


@pytest.fixture
async def club(database: str) -> AsyncIterator[Club]:
    async with Parlour() as parlour:
        # Discord's three seconds are for machines that do nothing else.
        parlour.interactions.answer_within = 10.0
        yield Club(parlour, database)


@pytest.fixture
async def bot(club: Club) -> AsyncIterator[Hedgepost]:
    async with club.bot() as started:
        yield started


@pytest.fixture
def acted(monkeypatch: pytest.MonkeyPatch) -> Acted:
    """What was acted on, by whichever bot, and how late it was; what follows it is kept."""
    seen: Acted = []

    def note(timers: Timers, _: TimerKind) -> Action:
        async def action(timer: Timer, late: int) -> Sequence[Timer]:
            seen.append((timer.kind, late))
            if timer.table is None:
                return ()
            table = await timers.bot.host.table(timer.table)
            then = next_timer(table, timer.seat or 0, after=timer)
            return () if then is None else (then,)

        return action

    monkeypatch.setattr(Timers, "action_for", note)
    return seen


class _Errors(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(logging.Formatter().format(record))


@pytest.fixture(autouse=True)
def errors() -> Iterator[list[str]]:
    """What was logged as an error; there must be nothing left of it at the end."""
    handler = _Errors()
    logging.getLogger().addHandler(handler)
    try:
        yield handler.lines
    finally:
        logging.getLogger().removeHandler(handler)
    assert not handler.lines, "\n".join(handler.lines)


@pytest.fixture(autouse=True)
def _same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine.host.lobbies, "new_seed", lambda: bytes([14]) * 32)


@pytest.fixture(autouse=True)
def _tiny_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    def paint(*_: object, **__: object) -> Picture:
        return Picture(PIXEL, "a board", 1, 1, "image/png")

    monkeypatch.setattr(cogs.delivery.painter, "render", paint)
    monkeypatch.setattr(cogs.delivery.painter, "animate", paint)
    monkeypatch.setattr(cogs.delivery.painter, "SHORT_FILM", 10_000)  # no process for them


@pytest.fixture
def real_pictures(_tiny_pictures: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cogs.delivery.painter, "render", render)
    monkeypatch.setattr(cogs.delivery.painter, "animate", animate)
