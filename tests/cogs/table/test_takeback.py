"""`/takeback`: asking, agreeing, refusing, and the board that comes back."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

import cogs.reply.failures
from bot import Hedgepost
from engine.table.check import faults
from engine.table.model import Table
from parlour import Permission, Person
from parlour.world.model import Message
from tests.cogs.conftest import Club, choices, mover_of, play_turn, thought
from tests.cogs.farewells import end
from tests.stores import store_of


async def played(club: Club, bot: Hedgepost, *others: Person) -> tuple[Person, Message, Table]:
    """A game whose first player has just placed a hedgehog: who that is, and the board."""
    first = await club.start(*others)
    mover = club.mover(first)
    await play_turn(mover, first)
    return mover, await club.board(after=first), await club.table(bot)


def request(club: Club) -> Message:
    """The newest post that asks for a takeback."""
    return [one for one in club.channel.messages if "↩️" in one.text and not one.attachments][-1]


async def sound(club: Club, bot: Hedgepost) -> Table:
    """The table as it is kept, which must be the replay of its log."""
    await club.settled()
    table = await club.table(bot)
    assert faults(table, await bot.host.ledger.moves(table.id)) == []
    assert not table.owes_post
    return table


async def test_all_agree_across_a_restart_and_the_turn_is_played_again(club: Club):
    chloe = club.person("Chloe")
    async with club.bot() as bot:
        mover, board, before = await played(club, bot, club.bob, chloe)
        one, other = [who for who in (club.alice, club.bob, chloe) if who is not mover]
        pings = [len(who.pings) for who in (one, other)]
        told = await mover.slash("takeback")
        assert told.ephemeral
        assert "as soon as everybody has agreed" in told.text
        asking = request(club)
        assert f"**{mover.name}** asks to decide once more. One step would be undone" in asking.text
        assert asking.pinged == {one.id, other.id}
        assert asking.buttons == ["Agree", "Refuse", "Withdraw"]

        watching = await club.dee.press("Agree", on=asking)
        assert watching.text == "Only those who play at this table are asked."
        own = await mover.press("Agree", on=asking)
        assert "for the others to answer" in own.text
        await one.press("Agree", on=asking)
        assert f"✅ Agreed: {one.name}" in asking.text
        assert one.mention not in asking.text
        again = await one.press("Agree", on=asking)
        assert again.text == "You have already agreed. The others have yet to answer."
        assert (await club.table(bot)).ply == before.ply

    async with club.bot() as bot:
        await other.press("Agree", on=asking)
        back = await club.board(after=board)
        assert asking.text == f"↩️ Everybody has agreed: {mover.name} decides once more."
        assert asking.buttons == []
        assert back.text.startswith("↩️ Taken back: the game goes on from here.")
        assert back.pinged == {mover.id}
        table = await sound(club, bot)
        assert (table.ply, table.position_number) == (0, before.position_number + 1)
        assert "Play" not in board.buttons
        assert [len(who.pings) for who in (one, other)] == [count + 1 for count in pings]

        await play_turn(mover, back)
        after = await club.board(after=back)
        assert "Taken back" not in after.text
        assert after.text == board.text
        table = await sound(club, bot)
        assert (table.snapshot, table.ply) == (before.snapshot, before.ply)


async def test_an_old_panel_and_an_old_post_are_told_so_after_a_takeback(
    club: Club, bot: Hedgepost
):
    first = await club.start()
    mover = club.mover(first)
    panel = await mover.press("Play", on=first)
    spare = await mover.press("Play", on=first)
    await mover.press(panel.buttons[0], on=panel.message)
    if "Confirm" in panel.buttons:
        await mover.press("Confirm", on=panel.message)
    board = await club.board(after=first)
    other = club.mover(board)
    theirs = await other.press("Play", on=board)
    await mover.slash("takeback")
    await other.press("Agree", on=request(club))
    back = await club.board(after=board)

    await mover.press(spare.buttons[0], on=spare.message)
    assert spare.text.startswith("That board is no longer the newest.")
    await other.press(theirs.buttons[0], on=theirs.message)
    assert theirs.text.startswith(f"It is the move of {mover.name} (due <t:")
    assert (await sound(club, bot)).ply == 0
    await play_turn(mover, back)
    assert (await sound(club, bot)).ply == 1


async def test_a_refusal_and_a_withdrawal_end_it(club: Club, bot: Hedgepost):
    mover, board, before = await played(club, bot)
    other = club.mover(board)
    await mover.slash("takeback")
    asking = request(club)
    twice = await mover.slash("takeback")
    assert "You have asked." in twice.text
    assert request(club) is asking
    second = await other.slash("takeback")
    assert second.text == f"{mover.name} is already asking for a takeback. Answer that first."
    not_theirs = await other.press("Withdraw", on=asking)
    assert "Only the one who asked" in not_theirs.text
    stale = list(asking.components)
    await other.press("Refuse", on=asking)
    assert asking.text == (
        f"✋ {other.name} would rather play on: what {mover.name} has played stands."
    )
    assert asking.buttons == []

    await mover.slash("takeback")
    again = request(club)
    assert again is not asking
    # A button of the first request, from a screen that was not brought up to date.
    asking.components[:] = stale
    late = await other.press("Agree", on=asking)
    assert (await late.next()).text == "That request is no longer open. Nothing has changed."
    assert asking.buttons == []
    assert "Agree" in again.buttons
    await mover.press("Withdraw", on=again)
    assert again.text == f"↩️ {mover.name} no longer asks to take anything back."
    table = await sound(club, bot)
    assert (table.ply, table.position_number, table.takebacks.asking) == (
        before.ply,
        before.position_number,
        None,
    )


async def test_a_move_meanwhile_closes_the_request(club: Club, bot: Hedgepost):
    mover, board, before = await played(club, bot)
    other = club.mover(board)
    await mover.slash("takeback")
    asking = request(club)
    stale = list(asking.components)
    await play_turn(other, board)
    newest = await club.board(after=board)
    closed = f"↩️ The game has gone on, so {mover.name}'s request to take back is closed."
    assert closed in newest.text
    await club.settled()
    assert asking.text == closed
    assert asking.buttons == []
    asking.components[:] = stale
    late = await other.press("Agree", on=asking)
    assert (await late.next()).text == "That request is no longer open. Nothing has changed."
    table = await sound(club, bot)
    assert table.ply > before.ply
    await play_turn(mover, newest)
    assert closed not in (await club.board(after=newest)).text


async def test_two_agree_at_the_same_moment(club: Club, bot: Hedgepost):
    chloe = club.person("Chloe")
    mover, board, _ = await played(club, bot, club.bob, chloe)
    others = [who for who in (club.alice, club.bob, chloe) if who is not mover]
    await mover.slash("takeback")
    asking = request(club)
    await asyncio.gather(*(one.press("Agree", on=asking) for one in others))
    await club.board(after=board)
    table = await sound(club, bot)
    assert (table.ply, table.takebacks.taken) == (0, 2)
    assert asking.buttons == []
    assert "Everybody has agreed" in asking.text
    assert len([one for one in club.boards if "Taken back" in one.text]) == 1


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_what_cannot_be_taken_back_is_said_and_nothing_changes(
    club: Club, bot: Hedgepost, locale: str
):
    someone = club.person("Zoé", locale)
    french = locale == "fr"

    async def told() -> str:
        before = await bot.host.ledger.last_in(club.channel.id)
        answer = await someone.slash("takeback")
        assert answer.ephemeral
        assert await bot.host.ledger.last_in(club.channel.id) == before
        return answer.text

    assert ("pas de table" if french else "no table") in await told()
    lobby = await club.open(someone)
    assert ("pas encore commencé" if french else "not started") in await told()
    await club.alice.press("Start", on=lobby.message)
    await club.settled()
    assert ("encore rien décidé" if french else "not decided") in await told()
    table = await club.table(bot)
    while mover_of(table) != someone.id or not choices(table)[0].startswith("side"):
        table = await bot.host.turns.type_moves(table.id, mover_of(table), [choices(table)[-1]])
    await bot.outbox.deliver(table.id)
    panel = await someone.press("Play", on=club.boards[-1])
    await someone.press(panel.buttons[0], on=panel.message)
    assert ("/annuler" if french else "/undo") in await told()
    watching = await club.dee.slash("takeback")
    assert watching.text == "You do not play at this table."
    table = await club.table(bot)
    await store_of(bot.host).tables.save(replace(table, rated=True))
    bot.host.tables._recent.clear()
    assert ("classée" if french else "rated") in await told()
    await end(club.ada)
    await club.settled()
    assert ("résultat est acquis" if french else "result stands") in await told()


async def test_where_nobody_can_be_asked_nothing_is(club: Club, bot: Hedgepost):
    mover, board, before = await played(club, bot)
    club.channel.forbid(Permission.SEND_MESSAGES)
    told = await mover.slash("takeback")
    assert "I need *Send Messages* in" in told.text
    club.channel.allow(Permission.SEND_MESSAGES)
    assert (await club.table(bot)).takebacks.asking is None
    await mover.slash("takeback")
    await club.mover(board).press("Agree", on=request(club))
    await club.board(after=board)
    assert (await sound(club, bot)).position_number == before.position_number + 1


@pytest.mark.parametrize("done", [False, True], ids=["before the deed", "after the deed"])
async def test_a_request_of_which_nothing_was_heard_stays_open_and_is_posted_once(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch, done: bool
):
    mover, board, _ = await played(club, bot)
    await club.settled()
    with monkeypatch.context() as soon:
        soon.setattr(cogs.reply.failures, "LONGEST_SILENCE", 0.1)
        club.parlour.faults.never_answer("POST /channels/*/messages", done=done)
        told = await mover.slash("takeback")
    assert "Discord" in told.text
    asking = (await club.table(bot)).takebacks.asking
    assert asking is not None
    assert asking.post is None
    await mover.slash("takeback")
    (asked,) = [one for one in club.channel.messages if "↩️" in one.text and not one.attachments]
    asking = (await club.table(bot)).takebacks.asking
    assert asking is not None
    assert asking.post == asked.id
    await club.mover(board).press("Agree", on=asked)
    await club.board(after=board)
    await sound(club, bot)
    assert asked.buttons == []


async def test_a_quiet_table_goes_back_in_place(club: Club, bot: Hedgepost):
    lobby = await club.open()
    await club.alice.slash("table settings", quiet=True)
    await club.alice.press("Start", on=lobby.message)
    board = await club.board()
    mover = club.mover(board)
    await play_turn(mover, board)
    await club.settled()
    other = club.bob if mover is club.alice else club.alice
    await mover.slash("takeback")
    await other.press("Agree", on=request(club))
    table = await sound(club, bot)
    assert table.ply == 0
    assert [one.id for one in club.boards] == [board.id]
    assert "Taken back" in board.text
    assert club.channel.last.pinged == {mover.id}
    await play_turn(mover, board)
    assert "Taken back" not in board.text


async def test_who_plays_with_computers_alone_asks_nobody(club: Club, bot: Hedgepost):
    lobby = await club.alice.slash("table open", game="jesters")
    table = await club.table(bot)
    await bot.host.computers.add(table.id, club.alice.id, 1, "Pico")
    await club.alice.press("Start", on=lobby.message)
    while mover_of(table := await thought(club, bot)) != club.alice.id:
        pass
    before = table
    await club.alice.slash("move", moves=choices(table)[0])
    await thought(club, bot)
    await club.settled()
    told = await club.alice.slash("takeback")
    assert told.ephemeral
    assert told.text == ("There was nobody to ask: the table has gone back to your last decision.")
    table = await sound(club, bot)
    assert (table.ply, table.snapshot) == (before.ply, before.snapshot)
    assert club.boards[-1].text.startswith("↩️ Taken back: the game goes on from here.")
    assert not [one for one in club.channel.messages if "Agree" in one.buttons]
