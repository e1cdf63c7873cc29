"""Two bots on one database, each of which gets every click: whatever is done is done once.

They run in one process here, but share nothing except the database and Discord; processes of
their own are in `test_restart`.
"""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot import Hedgepost
from engine.host.store import BoardPost
from engine.table.check import faults
from parlour.world.model import Message
from render import Picture
from tests.cogs.conftest import (
    BOTH_DATABASES,
    PIXEL,
    Club,
    mover_of,
    play_turn,
    whole_turn,
)
from tests.cogs.farewells import resign, stop
from tests.stores import store_of

pytestmark = BOTH_DATABASES


@pytest.fixture
async def twins(club: Club) -> AsyncIterator[tuple[Hedgepost, Hedgepost]]:
    async with club.bot() as one, club.bot() as other:
        yield one, other


async def lobby_of(club: Club) -> Message:
    """Alice opens a table and Bob joins."""
    await club.alice.slash("table open", game="hedgehogs")
    lobby = await club.channel.wait_for("opened by Alice")
    await club.settled()
    await club.bob.press("Join", on=lobby)
    await club.channel.wait_for("Ready to start")
    return lobby


async def test_a_game_is_opened_started_and_played_once(
    club: Club, twins: tuple[Hedgepost, Hedgepost]
):
    lobby = await lobby_of(club)
    await club.alice.press("Start", on=lobby)
    board = await club.board()
    for _ in range(4):
        await play_turn(club.mover(board), board)
        board = await club.board(after=board)
        await club.settled()
    await club.mover(board).slash("move", moves=whole_turn(await club.table(twins[0])))
    board = await club.board(after=board)
    await club.settled()

    table = await club.table(twins[0])
    assert faults(table, await twins[1].host.ledger.moves(table.id)) == []
    assert len(table.players) == 2
    assert len(club.channel.messages) == 1 + 6
    assert [bool(message.buttons) for message in club.channel.messages] == [False] * 6 + [True]
    assert all(len(one.pinged) == 1 for one in club.boards)


async def test_a_lobby_clicked_before_it_is_noted_is_posted_once(
    club: Club, twins: tuple[Hedgepost, Hedgepost], monkeypatch: pytest.MonkeyPatch
):
    noted, marked = asyncio.Event(), twins[0].host.posts.mark_posted
    lobbies: list[int | None] = []

    async def late(table_id: int, mark: int, message: int | None, **behind: bool) -> BoardPost:
        lobbies.append(message)
        if len(lobbies) == 1:
            await noted.wait()
        return await marked(table_id, mark, message, **behind)

    for bot in twins:
        monkeypatch.setattr(bot.host.posts, "mark_posted", late)
    await club.alice.slash("table open", game="hedgehogs")
    for person in (club.bob, club.dee):
        await person.press("Join", on=await club.channel.wait_for("opened by Alice"))
        await club.channel.wait_for(person.name)
    noted.set()
    await club.settled()
    (lobby,) = club.channel.messages
    assert set(lobbies) == {lobby.id}
    assert "🟡 Dee" in lobby.text


@pytest.mark.parametrize("lost", [False, True])
async def test_a_thread_is_made_once(club: Club, twins: tuple[Hedgepost, Hedgepost], lost: bool):
    if lost:  # by the one that may answer
        club.parlour.faults.hang_up("POST /interactions/*/*/callback", done=True)
    await club.alice.slash("table open", game="hedgehogs", thread=True)
    await club.settled()
    assert len(club.channel.threads) == 1
    assert len([one for one in club.channel.messages if one.buttons]) == 1


async def test_a_quiet_table_pings_once(club: Club, twins: tuple[Hedgepost, Hedgepost]):
    lobby = await lobby_of(club)
    await club.alice.slash("table settings", quiet=True)
    await club.alice.press("Start", on=lobby)
    board = await club.board()
    for turn in range(3):
        (mover,) = club.channel.messages[-1].pinged
        await play_turn(club.by_id(mover), board)
        await club.settled()
        assert len(club.channel.messages) == 3, f"the ping of turn {turn} goes with the next"
        assert len(club.boards) == 1


async def test_what_is_said_to_all_is_said_once(club: Club, twins: tuple[Hedgepost, Hedgepost]):
    lobby = await lobby_of(club)
    await club.dee.press("Join", on=lobby)
    await club.alice.press("Start", on=lobby)
    await club.board()
    await club.settled()
    await stop(club.bob)
    await club.settled()
    await club.ada.slash("hedgepost seat", seat=2, member=club.ada)
    await club.settled()
    await resign(club.dee)
    await club.settled()
    await stop(club.alice)
    await club.settled()
    result = club.channel.last
    await club.alice.press("Rematch", on=result)
    await club.settled()
    said = [message.text.splitlines()[-1] for message in club.channel.messages]
    assert len(said) == len(set(said)) == 7


async def test_completions_and_boards_are_answered_once(
    club: Club, twins: tuple[Hedgepost, Hedgepost]
):
    lobby = await lobby_of(club)
    await club.alice.press("Start", on=lobby)
    board = await club.board()
    assert len(await club.mover(board).autocomplete("move", text="")) == 6
    for command in ("table board", "table record", "games", "hand", "help"):
        assert (await club.mover(board).slash(command)).followups == []
    await club.settled()


def slow_first(bot: Hedgepost) -> tuple[asyncio.Event, asyncio.Event]:
    """Let a bot's next picture, once it is begun, wait for the second event."""
    begun, go_on, paint = asyncio.Event(), asyncio.Event(), bot.painter.paint

    async def slowly(*_: object, **__: object) -> Picture:
        bot.painter.paint = paint
        begun.set()
        await go_on.wait()
        return Picture(PIXEL, "late", 1, 1, "image/png")

    bot.painter.paint = slowly
    return begun, go_on


@pytest.mark.parametrize("quiet", [False, True])
async def test_a_board_that_comes_behind_a_later_one_does_not_stay(
    club: Club, twins: tuple[Hedgepost, Hedgepost], quiet: bool
):
    slow, quick = twins
    lobby = await lobby_of(club)
    await club.alice.slash("table settings", quiet=quiet)
    await club.alice.press("Start", on=lobby)
    first = await club.board()
    await club.settled()
    table = await club.table(quick)

    async def turn() -> None:
        now = await club.table(quick)
        await quick.host.turns.type_moves(table.id, mover_of(now), [whole_turn(now)])

    await turn()
    begun, go_on = slow_first(slow)
    late = asyncio.create_task(slow.outbox.deliver(table.id))
    await begun.wait()
    await turn()
    await quick.outbox.deliver(table.id)
    go_on.set()
    await late
    newest = await club.table(quick)
    assert newest.posting.posted == newest.ply == 2
    boards = [one for one in club.boards if one.buttons]
    assert [one.id for one in boards] == [newest.posting.post]
    assert str(boards[0].components).count(f"hp:{table.id}:play:2") == 1
    assert (boards[0].id == first.id) == quiet


async def test_a_board_noted_after_a_later_one_keeps_no_buttons(
    club: Club, twins: tuple[Hedgepost, Hedgepost], monkeypatch: pytest.MonkeyPatch
):
    slow, quick = twins
    lobby = await lobby_of(club)
    await club.alice.press("Start", on=lobby)
    board = await club.board()
    await club.settled()
    go_on, store = asyncio.Event(), store_of(slow.host)
    note = store.posts.mark_posted

    async def late(table_id: int, mark: int, message: int | None, **behind: bool) -> BoardPost:
        await go_on.wait()
        return await note(table_id, mark, message, **behind)

    monkeypatch.setattr(store.posts, "mark_posted", late)
    table = await club.table(quick)
    delivering: list[asyncio.Task[object]] = []
    for bot in (slow, quick):
        now = await club.table(quick)
        after = await bot.host.turns.type_moves(table.id, mover_of(now), [whole_turn(now)])
        delivering.append(asyncio.create_task(bot.outbox.deliver(table.id, after)))
        board = await club.board(after=board)
    await delivering[1]
    go_on.set()
    await delivering[0]
    assert [bool(one.buttons) for one in club.boards] == [False, False, True]


async def test_a_board_that_is_noted_between_two_turns_loses_its_buttons(
    club: Club, twins: tuple[Hedgepost, Hedgepost], monkeypatch: pytest.MonkeyPatch
):
    slow, quick = twins
    lobby = await lobby_of(club)
    await club.alice.press("Start", on=lobby)
    board = await club.board()
    await club.settled()
    table, go_on = await club.table(quick), asyncio.Event()
    delivering: list[asyncio.Task[object]] = []
    notes = [bot.host.posts.mark_posted for bot in (slow, quick)]

    async def after_the_next_turn(
        table_id: int, mark: int, message: int | None, **behind: bool
    ) -> BoardPost:
        await go_on.wait()
        return await notes[0](table_id, mark, message, **behind)

    async def after_the_slow_one(
        table_id: int, mark: int, message: int | None, **behind: bool
    ) -> BoardPost:
        go_on.set()
        await delivering[0]
        return await notes[1](table_id, mark, message, **behind)

    monkeypatch.setattr(slow.host.posts, "mark_posted", after_the_next_turn)
    monkeypatch.setattr(quick.host.posts, "mark_posted", after_the_slow_one)
    for bot in (slow, quick):
        now = await club.table(quick)
        after = await bot.host.turns.type_moves(table.id, mover_of(now), [whole_turn(now)])
        delivering.append(asyncio.create_task(bot.outbox.deliver(table.id, after)))
        board = await club.board(after=board)
    await delivering[1]
    assert [bool(one.buttons) for one in club.boards] == [False, False, True]


async def test_a_takeback_is_asked_for_and_done_once(
    club: Club, twins: tuple[Hedgepost, Hedgepost]
):
    lobby = await lobby_of(club)
    await club.alice.press("Start", on=lobby)
    first = await club.board()
    mover = club.mover(first)
    await play_turn(mover, first)
    board = await club.board(after=first)
    other = club.mover(board)
    await club.settled()
    await mover.slash("takeback")
    asking = await club.channel.wait_for("asks to decide once more")
    await club.settled()
    await other.press("Agree", on=asking)
    await club.board(after=board)
    await club.settled()

    table = await club.table(twins[0])
    assert (table.ply, table.takebacks.taken) == (0, 2)
    assert faults(table, await twins[1].host.ledger.moves(table.id)) == []
    assert asking.text == f"↩️ Everybody has agreed: {mover.name} decides once more."
    assert asking.buttons == []
    assert len(club.channel.messages) == 1 + 3 + 1
