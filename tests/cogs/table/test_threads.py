"""Tables in threads, as new servers have them: the lobby in the channel, the game in its thread."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot import Hedgepost
from parlour import ChannelDriver, Permission
from parlour.world.events import Event
from parlour.world.model import Message
from tests.cogs.conftest import Club, play_turn, thought
from tests.cogs.farewells import close, stop
from tests.cogs.test_once import thrice


@pytest.fixture
async def bot(club: Club) -> AsyncIterator[Hedgepost]:
    """A bot on a server that has chosen nothing."""
    club.threads = True
    async with club.bot() as started:
        yield started


async def opened(club: Club) -> tuple[Message, ChannelDriver]:
    """The lobby of a table that Alice has opened, and its thread."""
    lobby = (await club.alice.slash("table open", game="hedgehogs", channel=club.channel)).message
    assert lobby is not None
    return lobby, club.channel.threads[-1]


async def begun(club: Club) -> tuple[Message, ChannelDriver, Message]:
    """Alice and Bob play: the lobby, the thread, and the first board there."""
    lobby, thread = await opened(club)
    await club.bob.press("Join", on=lobby)
    await club.bob.press("Start", on=lobby)
    board = await thread.wait_for("your move")
    await club.settled()
    return lobby, thread, board


async def test_the_lobby_is_in_the_channel_and_the_game_in_its_thread(club: Club, bot: Hedgepost):
    lobby, thread = await opened(club)
    assert thread.name == "Les Hérissons pressés · Alice"
    assert f"🧵 Played in <#{thread.id}>" in lobby.text
    assert [one for one in thread.messages if one.text] == []
    await club.bob.press("Join", on=lobby)
    assert "🔵 Bob" in lobby.text
    await club.bob.press("Start", on=lobby)
    board = await thread.wait_for("your move")
    await club.settled()
    assert club.boards == []
    assert "The game has begun: Alice and Bob." in lobby.text
    assert f"<#{thread.id}>" in lobby.text
    assert lobby.buttons == []
    assert thread.name == "Les Hérissons pressés · Alice, Bob"
    await play_turn(club.mover(board), board)
    assert (await club.table(bot, thread)).ply > 0


async def test_starting_edits_the_lobby_once(club: Club, bot: Hedgepost):
    lobby, thread = await opened(club)
    await club.bob.press("Join", on=lobby)
    await club.settled()
    edits: list[str] = []

    def note(event: Event) -> None:
        if event.name == "MESSAGE_UPDATE" and event.data.get("id") == str(lobby.id):
            edits.append(event.name)

    club.parlour.world.events.add(note)
    await club.bob.press("Start", on=lobby)
    await thread.wait_for("your move")
    await club.settled()
    await bot.outbox.sweep()
    await bot.outbox.sweep()
    await club.settled()
    assert len(edits) == 1
    assert await bot.host.posts.served() == []


async def test_commands_in_the_channel_find_the_table_that_is_meant(club: Club, bot: Hedgepost):
    _, thread, board = await begun(club)
    shown = await club.dee.slash("table board", channel=club.channel)
    assert "to move" in shown.text
    mover = club.mover(board)
    told = await mover.slash("table substitute", channel=club.channel)
    assert told.ephemeral
    assert told.text == f"Done: see <#{thread.id}>."
    assert any("offers" in one.text or "seat" in one.text for one in thread.messages)
    # A second table, of which nobody there can say that it is meant.
    await club.dee.slash("table open", game="witches", channel=club.channel)
    other = club.channel.threads[-1]
    shown = await club.alice.slash("table board", channel=club.channel)
    assert "to move" in shown.text
    chloe = club.person("Chloé")
    told = await chloe.slash("table board", channel=club.channel)
    assert told.text == (
        "Several tables of this channel are played in threads: "
        f"<#{thread.id}>, <#{other.id}>. Ask there."
    )
    told = await chloe.slash("move", channel=club.channel, moves="go c4")
    assert "Several tables" in told.text


async def test_a_move_typed_in_the_channel_is_told_in_the_thread(club: Club, bot: Hedgepost):
    _, thread, board = await begun(club)
    mover = club.mover(board)
    offered = await mover.autocomplete("move", channel=club.channel)
    told = await mover.slash("move", channel=club.channel, moves=offered[0]["value"])
    assert told.ephemeral
    await thread.wait_for(lambda one: bool(one.attachments) and one.id > board.id)
    assert club.boards == []


async def test_nothing_stands_in_the_way_of_several_at_once(club: Club, bot: Hedgepost):
    _, first, _ = await begun(club)
    _, second, _ = await begun(club)
    assert first.id != second.id
    again = await close_second(club)
    assert "closed before the game began" in again.text


async def close_second(club: Club) -> Message:
    lobby, _ = await opened(club)
    await close(club.alice, on=lobby)
    await club.settled()
    return lobby


async def test_without_the_permission_it_is_played_in_the_channel(club: Club, bot: Hedgepost):
    club.channel.forbid(Permission.CREATE_PUBLIC_THREADS)
    lobby = await club.alice.slash("table open", game="hedgehogs")
    assert "Join" in lobby.buttons
    assert club.channel.threads == []
    assert not any("I would open" in one.text for one in club.alice.sees())
    await close(club.alice, on=lobby.message)
    told = await club.ada.slash("table open", game="hedgehogs")
    assert "Join" in told.buttons
    hint = await told.next()
    assert "*Create Public Threads* would help" in hint.text
    await close(club.ada, on=told.message)
    refused = await club.alice.slash("table open", game="hedgehogs", thread=True)
    assert refused.ephemeral
    assert "*Create Public Threads*" in refused.text


async def test_in_a_thread_it_stays_there(club: Club, bot: Hedgepost):
    lobby, thread = await opened(club)
    await close(club.alice, on=lobby)
    again = await club.alice.slash("table open", game="hedgehogs", channel=thread)
    assert "Join" in again.buttons
    assert len(club.channel.threads) == 1


async def test_asked_to_stay_it_stays_in_the_channel(club: Club, bot: Hedgepost):
    lobby = await club.alice.slash("table open", game="hedgehogs", thread=False)
    assert "🧵" not in lobby.text
    assert club.channel.threads == []


async def test_a_game_against_computers_begins_in_its_thread(club: Club, bot: Hedgepost):
    card = await club.alice.slash("play", game="hedgehogs", channel=club.channel)
    (thread,) = club.channel.threads
    assert "The game has begun" in card.text
    assert f"<#{thread.id}>" in card.text
    await thought(club, bot, thread)
    assert await thread.wait_for("your move")
    assert thread.name == "Les Hérissons pressés · Alice, Pico (computer 3)"


async def test_a_rematch_stays_in_the_thread_and_renames_it(club: Club, bot: Hedgepost):
    _, thread, board = await begun(club)
    for person in (club.alice, club.bob):
        await stop(person, channel=thread)
    result = await thread.wait_for(lambda one: bool(one.attachments) and one.id > board.id)
    again = await club.alice.press("Rematch", on=result)
    assert again.message is not None
    assert again.message.channel_id == thread.id
    await club.bob.press("Join", on=again.message)
    await club.bob.press("Start", on=again.message)
    await thread.wait_for(lambda one: bool(one.attachments) and one.id > result.id)
    await club.settled()
    assert thread.name == "Les Hérissons pressés · Bob, Alice"


async def test_a_lobby_that_was_not_posted_comes_into_the_channel(club: Club):
    club.threads = True
    async with club.bot() as bot:
        lobby, thread = await opened(club)
        table = await club.table(bot, thread)
        assert table.parent == club.channel.id
        club.channel.delete_message(lobby)
        await club.bob.slash("table board", channel=thread)
        await bot.lobby.refresh(table)
        await club.settled()
        assert "Join" in club.channel.messages[-1].buttons


async def test_a_channel_that_goes_takes_its_tables_with_it(club: Club, bot: Hedgepost):
    _, thread, _ = await begun(club)
    table = await club.table(bot, thread)
    await bot.outbox.end_in(club.channel.id)
    assert (await bot.host.table(table.id)).status == "abandoned"


async def test_pressed_three_times_there_is_one_thread(club: Club, bot: Hedgepost):
    thrice(club)
    await club.alice.slash("table open", game="hedgehogs", channel=club.channel)
    await club.settled()
    assert len(club.channel.threads) == 1
    assert len(await bot.host.ledger.all_ids()) == 1
    assert len([one for one in club.channel.messages if "Join" in one.buttons]) == 1


async def test_in_french(club: Club, bot: Hedgepost):
    await club.ada.slash("hedgepost settings", language="fr")
    lobby, thread = await opened(club)
    assert f"On joue dans <#{thread.id}>" in lobby.text
    assert thread.name == "Les Hérissons pressés · Alice"
