"""Whatever an interaction asks for is done once, however often and to whomever it is delivered.

They stay in one file because each takes the same list of interactions, delivered otherwise.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta
from typing import Any

import pytest
from msgspec.structs import replace

import cogs.background.errands
from bot import Hedgepost
from engine.host.lobbies import Opening
from engine.host.once import handle
from engine.table.model import Doer
from parlour import Reply
from tests.cogs.background.test_computers import alices_turn, opened
from tests.cogs.conftest import Club, choices, mover_of, play_turn, whole_turn
from tests.cogs.farewells import end, resign, stop

CLICKS = "INTERACTION_CREATE"


@pytest.fixture(params=[1, 2], ids=["one process", "two processes"])
async def bot(club: Club, request: pytest.FixtureRequest) -> AsyncIterator[Hedgepost]:
    """A bot that gets everything three times, or two that do so together."""
    async with club.bot() as one:
        if request.param == 1:
            yield one
            return
        async with club.bot():
            yield one


def thrice(club: Club) -> None:
    """From here on every click and command is delivered three times."""
    club.parlour.faults.duplicate(CLICKS, copies=3, times=None)


Deed = Callable[[Club, Hedgepost], Awaitable[Reply]]


async def vote(club: Club, _: Hedgepost) -> Reply:
    return await stop(club.bob)


async def leave(club: Club, _: Hedgepost) -> Reply:
    return await resign(club.dee)


async def offer_seat(club: Club, _: Hedgepost) -> Reply:
    return await club.bob.slash("table substitute")


async def be_quiet(club: Club, _: Hedgepost) -> Reply:
    return await club.alice.slash("table settings", quiet=True, language="fr")


async def ask_takeback(club: Club, _: Hedgepost) -> Reply:
    return await club.alice.slash("takeback")


async def go_away(club: Club, _: Hedgepost) -> Reply:
    return await club.bob.slash("away", options={"until": "+3d"})


@pytest.mark.parametrize(
    ("deed", "told", "posts"),
    [
        (vote, "would like to stop", 1),
        (leave, "You have left the game", 1),
        (offer_seat, "seat is open", 1),
        (be_quiet, "Quiet", 0),
        (go_away, "away", 1),
    ],
)
async def test_a_command_is_carried_out_once_and_says_so(
    club: Club, bot: Hedgepost, deed: Deed, told: str, posts: int
):
    await club.start(club.bob, club.dee)
    await club.settled()
    before, said = await club.table(bot), len(club.channel.messages)
    thrice(club)
    reply = await deed(club, bot)
    await club.settled()
    after = await club.table(bot)
    shown = reply.text + "".join(one.text for one in club.channel.messages[said:])
    assert told in shown
    assert len(club.channel.messages) == said + posts
    assert after.version >= before.version + 1
    assert after.ply <= before.ply + 1
    assert len(after.votes) <= 1


async def test_a_typed_move_is_played_once_and_nobody_is_refused(club: Club, bot: Hedgepost):
    await club.race(bot)
    await club.settled()
    thrice(club)
    for _ in range(6):
        table = await club.table(bot)
        mover = club.by_id(mover_of(table))
        moves = whole_turn(table)
        told = await mover.slash("move", moves=moves)
        await club.settled()
        after = await club.table(bot)
        log = await bot.host.ledger.moves(table.id, after=table.ply)
        mine = [one.move for one in log if one.user == mover.id]
        assert mine == moves.split(", ")
        assert after.ply == table.ply + len(mine)
        assert told.text.startswith("Done.") or not told.ephemeral
        assert told.followups == []


async def test_a_table_that_was_closed_is_not_opened_again_by_a_late_delivery(
    club: Club, bot: Hedgepost, deliver_again: Callable[[], None]
):
    await club.alice.slash("table open", game="hedgehogs")
    table = await club.table(bot)
    await bot.host.lobbies.close(table.id, Doer(club.alice.id, "Ann"))
    deliver_again()
    await club.settled()
    assert await bot.host.ledger.all_ids() == [table.id]


async def test_a_turn_by_buttons_is_played_once(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    await club.settled()
    thrice(club)
    for _ in range(3):
        before = await club.table(bot)
        told = await play_turn(club.mover(board), board)
        await club.settled()
        assert "Done." in told.text
        after = await club.table(bot)
        assert before.ply < after.ply <= before.ply + 3
        board = await club.board(after=board)


async def test_a_table_is_opened_joined_and_started_once(club: Club, bot: Hedgepost):
    thrice(club)
    board = await club.start(club.bob)
    await club.settled()
    table = await club.table(bot)
    assert [one.name for one in table.players] == ["Alice", "Bob"]
    assert len(await bot.host.ledger.all_ids()) == 1
    assert len(club.channel.messages) == 2
    assert board.buttons
    assert not club.channel.messages[0].buttons


async def test_a_takeback_is_asked_for_and_agreed_to_once(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    mover = club.mover(board)
    await play_turn(mover, board)
    await club.settled()
    before = await club.table(bot)
    thrice(club)
    told = await mover.slash("takeback")
    await club.settled()
    assert "Bob" in told.text or "Alice" in told.text
    request = next(one for one in club.channel.messages if "Agree" in one.buttons)
    other = club.bob if mover is club.alice else club.alice
    await other.press("Agree", on=request)
    await club.settled()
    after = await club.table(bot)
    assert after.ply < before.ply
    assert sum("Agree" in one.buttons for one in club.channel.messages) == 0


@pytest.fixture
def deliver_again(club: Club, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Delivers the interaction that came last once more, however much later."""
    sent: list[tuple[int | None, dict[str, Any]]] = []
    gateway = club.parlour.gateway
    deliver = gateway.deliver_interaction

    def note(guild_id: int | None, data: dict[str, Any]) -> bool:
        sent.append((guild_id, data))
        return deliver(guild_id, data)

    monkeypatch.setattr(gateway, "deliver_interaction", note)
    return lambda: assert_delivered(deliver(*sent[-1]))


def assert_delivered(delivered: bool) -> None:
    assert delivered


async def test_what_was_refused_is_not_done_by_a_later_delivery(
    club: Club, bot: Hedgepost, deliver_again: Callable[[], None]
):
    board = await club.race(bot)
    await club.settled()
    mover = club.mover(board)
    other = club.bob if mover is club.alice else club.alice
    told = await other.slash("move", moves="stay")
    assert "it is the move of" in told.text.lower() or "turn" in told.text.lower()
    table = await club.table(bot)
    table = await bot.host.turns.type_moves(table.id, mover.id, whole_turn(table).split(", "))
    assert mover_of(table) == other.id  # by now it would be legal
    deliver_again()
    await club.settled()
    assert await club.table(bot) == table
    assert told.followups == []


async def test_what_was_done_is_not_done_again_after_a_restart(
    club: Club, deliver_again: Callable[[], None]
):
    async with club.bot() as bot:
        await club.race(bot)
        table = await club.table(bot)
        await club.by_id(mover_of(table)).slash("move", moves=whole_turn(table))
        await club.settled()
        table = await club.table(bot)
    async with club.bot() as bot:
        deliver_again()
        await club.settled()
        assert (await club.table(bot)).version == table.version


async def test_who_was_not_answered_before_a_crash_is_answered_by_the_next_delivery(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    await club.race(bot)
    before = await club.table(bot)
    moves = whole_turn(before)
    gateway = club.parlour.gateway
    deliver = gateway.deliver_interaction

    async def die_before_answering(guild_id: int | None, data: dict[str, Any]) -> None:
        handle(int(data["id"]))
        await bot.host.turns.type_moves(before.id, mover_of(before), moves.split(", "))
        deliver(guild_id, data)

    def deliver_late(guild_id: int | None, data: dict[str, Any]) -> bool:
        dying.append(asyncio.create_task(die_before_answering(guild_id, data)))
        return True

    dying: list[asyncio.Task[None]] = []
    monkeypatch.setattr(gateway, "deliver_interaction", deliver_late)
    told = await club.by_id(mover_of(before)).slash("move", moves=moves)
    await club.settled()
    after = await club.table(bot)
    assert after.ply == before.ply + len(moves.split(", "))
    assert told.text.startswith("Done.") or not told.ephemeral
    assert dying[0].done()


async def test_who_came_back_before_a_crash_is_not_told_of_computers_that_went_on(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    await club.race(bot)
    await club.alice.slash("table substitute")
    await club.settled()
    table = await club.table(bot)
    gateway = club.parlour.gateway
    deliver = gateway.deliver_interaction

    async def die_before_answering(guild_id: int | None, data: dict[str, Any]) -> None:
        handle(int(data["id"]))
        await bot.host.seats.attend(table.id, club.alice.id)
        deliver(guild_id, data)

    def deliver_late(guild_id: int | None, data: dict[str, Any]) -> bool:
        dying.append(asyncio.create_task(die_before_answering(guild_id, data)))
        return True

    dying: list[asyncio.Task[None]] = []
    monkeypatch.setattr(gateway, "deliver_interaction", deliver_late)
    offer = next(one for one in reversed(club.channel.messages) if "I'm back" in one.buttons)
    told = await club.alice.press("I'm back", on=offer)
    await club.settled()
    assert (await club.table(bot)).players[0].holder == "person"
    assert told.text
    assert "gone on" not in told.text
    assert dying[0].done()


async def test_settings_that_another_has_changed_since_are_left_alone(
    club: Club, bot: Hedgepost, deliver_again: Callable[[], None]
):
    await club.ada.slash("hedgepost settings", quiet=True)
    await club.settled()
    settings = await bot.host.servers.settings(club.guild.id)
    assert settings.quiet
    await bot.host.servers.save_settings(club.guild.id, replace(settings, quiet=False, thread=True))
    deliver_again()
    await club.settled()
    settings = await bot.host.servers.settings(club.guild.id)
    assert (settings.quiet, settings.thread) == (False, True)


async def test_what_is_older_than_anybody_remembers_is_not_looked_at(
    club: Club, bot: Hedgepost, deliver_again: Callable[[], None], monkeypatch: pytest.MonkeyPatch
):
    lobby = await club.open()
    table = await club.table(bot)
    await club.bob.press("Leave", on=lobby.message)
    await club.settled()  # a second process has its copy too
    left = await club.table(bot)
    assert len(left.players) < len(table.players)
    await bot.host.lobbies.join(table.id, club.bob.id, "Bob")
    monkeypatch.setattr(cogs.background.errands, "REMEMBERED", timedelta(hours=-2))
    await bot.get_cog("Errands").forget()  # type: ignore[union-attr]
    deliver_again()
    await club.settled()
    assert len((await club.table(bot)).players) == 2


async def test_a_repeat_does_nothing_to_the_next_table_of_the_channel(
    club: Club, bot: Hedgepost, deliver_again: Callable[[], None]
):
    await club.open()
    await end(club.ada)
    await club.settled()
    first = await club.table(bot)
    assert first.status == "closed"
    opening = Opening(club.guild.id, club.channel.id, club.bob.id, "Bob", "hedgehogs")
    second = await bot.host.lobbies.open(opening)
    deliver_again()
    await club.settled()
    assert await club.table(bot) == second


async def test_a_move_in_two_parts_is_played_and_told_once(club: Club, bot: Hedgepost):
    await club.race(bot, options="v7")
    await club.settled()
    thrice(club)
    for _ in range(4):
        table = await club.table(bot)
        mover = club.by_id(mover_of(table))
        told = await mover.slash("move", moves="first, stay")
        await club.settled()
        if "first" not in choices(table):
            continue
        assert "lready done" not in told.text
        log = await bot.host.ledger.moves(table.id, after=table.ply)
        assert [one.move for one in log if one.user == mover.id][:1] == ["first"]
        assert sum(one.move == "first" for one in log) == 1


async def test_who_comes_back_is_welcomed_once(club: Club, bot: Hedgepost):
    await club.start(club.bob, club.dee)
    await club.bob.slash("table substitute")
    await club.settled()
    said = len(club.channel.messages)
    thrice(club)
    await club.bob.slash("table back")
    await club.settled()
    assert len(club.channel.messages) == said + 1
    assert "Bob is back" in club.channel.last.text


async def test_an_offer_that_comes_again_when_the_seat_is_taken_is_no_error(
    club: Club, bot: Hedgepost, deliver_again: Callable[[], None]
):
    await club.start(club.bob)
    await club.bob.slash("table substitute")
    await club.settled()
    table = await club.table(bot)
    seat = next(one for one, player in enumerate(table.players) if player.user == club.bob.id)
    taken = await bot.host.seats.take_seat(table.id, seat, club.dee.id, "Dee")
    deliver_again()
    await club.settled()
    assert (await club.table(bot)).version == taken.version


async def test_who_is_turned_away_while_another_delivery_plays_is_told_the_truth(club: Club):
    async with club.bot() as bot:
        await club.race(bot)
        table = await club.table(bot)
        moves = whole_turn(table)
        asked: list[int] = []

        async def play_first(guild_id: int | None, data: dict[str, Any]) -> None:
            handle(int(data["id"]))
            await bot.host.turns.type_moves(table.id, mover_of(table), moves.split(", "))
            bot.stopping = True
            deliver(guild_id, data)

        def deliver_late(guild_id: int | None, data: dict[str, Any]) -> bool:
            asked.append(int(data["id"]))
            playing.append(asyncio.create_task(play_first(guild_id, data)))
            return True

        playing: list[asyncio.Task[None]] = []
        gateway = club.parlour.gateway
        deliver = gateway.deliver_interaction
        gateway.deliver_interaction = deliver_late  # type: ignore[method-assign]
        told = await club.by_id(mover_of(table)).slash("move", moves=moves)
        assert told.text == "Already done."
        assert (await club.table(bot)).ply > table.ply
        bot.stopping = False
        gateway.deliver_interaction = deliver  # type: ignore[method-assign]
        await bot.outbox.sweep()


async def test_what_was_taken_back_alone_stays_so_when_it_comes_again_after_the_next_move(
    club: Club, bot: Hedgepost, deliver_again: Callable[[], None]
):
    table = await opened(club, bot, 3)
    await club.alice.slash("move", moves=whole_turn(table))
    await alices_turn(club, bot)
    await club.alice.press("⏪ Take back", on=club.boards[-1])
    await club.settled()
    table = await club.table(bot)
    await bot.host.turns.type_moves(table.id, club.alice.id, whole_turn(table).split(", "))
    moved = await alices_turn(club, bot)
    deliver_again()
    await club.settled()
    assert await club.table(bot) == moved
