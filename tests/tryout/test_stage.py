"""What a newcomer finds: a game that has begun in the first channel, and tables that wait."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import Hedgepost
from data.store import SqlStore
from engine.host.host import Host
from engine.table.computers import is_thinking
from engine.table.turns import waiting_on
from parlour import Parlour
from parlour.connect import running
from service.settings import Settings
from tryout.stage import FIRST_GAME, LEVEL, open_first_game, open_tables, set_first_game, set_stage


@pytest.fixture
async def parlour() -> AsyncIterator[Parlour]:
    async with Parlour(strict=False) as server:
        server.interactions.answer_within = 10.0
        set_first_game(server)
        set_stage(server)
        yield server


@pytest.fixture
async def bot(parlour: Parlour, tmp_path: Path) -> AsyncIterator[Hedgepost]:
    async with SqlStore.open(f"sqlite:///{tmp_path / 'hedgepost.db'}") as store:
        host = Host(store, lambda: int(time.time()))
        hedgepost = Hedgepost(host, Settings(token=parlour.token), guild_ready_timeout=0.02)
        async with running(parlour, hedgepost):
            yield hedgepost
            await parlour.settled()


async def test_the_first_channel_has_a_game_whose_first_tap_is_a_move(
    parlour: Parlour, bot: Hedgepost
):
    club = parlour.guild("The Parlour")
    first = club.channel(FIRST_GAME)
    names = [channel.name for channel in parlour.world.channels_of(club.guild)]
    assert names[0] == FIRST_GAME
    await open_first_game(parlour)
    await open_tables(parlour)
    table = await bot.host.ledger.live_in(first.id)
    assert table is not None
    assert [one.level for one in table.players] == [0, LEVEL]
    while is_thinking(table := await bot.host.table(table.id)):
        (seat,) = waiting_on(table)
        await bot.host.computers.decide(table.id, seat, table.players[seat].since)
    await bot.outbox.deliver(table.id)
    alice = parlour.user("Alice")
    board = await first.wait_for("your move")
    assert list(board.pinged) == [alice.id]
    panel = await alice.press("Play", on=board)
    await alice.press(panel.buttons[0], on=panel.message)
    assert "↶ Undo" in panel.buttons


async def test_what_has_begun_is_not_begun_again(parlour: Parlour, bot: Hedgepost):
    await open_first_game(parlour)
    await open_first_game(parlour)
    await open_tables(parlour)
    assert len(await bot.host.ledger.all_ids()) == 3


async def test_the_servers_and_those_who_are_there(parlour: Parlour):
    """Everybody but Zed, who belongs to none; Ada owns both, and Chloé speaks French."""
    world = parlour.world
    names = {user.id: user.name for user in world.users.values()}
    servers = {
        guild.name: (
            names[guild.owner_id],
            guild.locale,
            [channel.name for channel in world.channels_of(guild)],
            {names[member] for member in guild.members} - {"Hedgepost"},
        )
        for guild in world.guilds.values()
    }
    people = {"Ada", "Alice", "Bob", "Chloé", "Dee", "Finn"}
    assert servers == {
        "The Parlour": ("Ada", "en-US", ["first-game", "games", "chatter"], people),
        "Le Salon": ("Ada", "fr", ["salon"], people),
    }
    assert all(channel.topic for channel in world.channels.values() if channel.name)
    assert [user.name for user in world.users.values() if user.locale == "fr"] == ["Chloé"]
    assert "Zed" in names.values()


@pytest.mark.parametrize(("language", "locale"), [("en", "en-US"), ("fr", "fr"), ("de", "de")])
async def test_who_manages_speaks_as_the_others_do(language: str, locale: str):
    async with Parlour(strict=False) as parlour:
        set_first_game(parlour, language)
        set_stage(parlour, language)
        spoken = {user.name: user.locale for user in parlour.world.users.values()}
    for name in ("Ada", "Alice", "Bob", "Dee", "Finn", "Zed"):
        assert spoken[name] == locale


async def test_who_comes_again_finds_everything_once(parlour: Parlour):
    before = [*parlour.world.users], [*parlour.world.guilds], [*parlour.world.channels]
    set_first_game(parlour)
    set_stage(parlour)
    assert ([*parlour.world.users], [*parlour.world.guilds], [*parlour.world.channels]) == before
