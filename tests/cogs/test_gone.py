"""Messages, channels and people that are there no more."""

from bot import Hedgepost
from engine.table.model import Doer
from tests.cogs.conftest import Club, whole_turn

# What is deleted


async def test_a_deleted_lobby_comes_back(club: Club, bot: Hedgepost):
    lobby = await club.open()
    assert lobby.message is not None
    club.channel.delete_message(lobby.message)
    copy = await club.dee.slash("table board")
    assert copy.ephemeral
    assert "Join" in copy.buttons
    await club.dee.press("Join", on=copy.message)
    await club.settled()
    (again,) = club.channel.messages
    assert "Dee" in again.text
    await club.alice.press("Start", on=again)
    assert "Play" in (await club.board()).buttons
    assert again.buttons == []


async def test_a_click_on_a_deleted_lobby_still_counts(club: Club, bot: Hedgepost):
    lobby = await club.open()
    assert lobby.message is not None
    gone = lobby.message.snapshot()
    club.channel.delete_message(lobby.message)
    told = await club.dee.press("Join", on=gone)
    assert "Dee" in told.text
    await club.settled()
    assert ["Dee" in message.text for message in club.channel.messages] == [True]


async def test_a_deleted_board_is_no_loss(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    mover = club.mover(board)
    club.channel.delete_message(board)
    again = await mover.slash("table board")
    panel = await mover.press("Play", on=again.message)
    assert panel.attachments
    await mover.slash("move", moves=whole_turn(await club.table(bot)))
    assert (await club.board(after=board)).buttons


async def test_a_deleted_quiet_board_is_posted_anew(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    await club.alice.slash("table settings", quiet=True)
    club.channel.delete_message(board)
    await club.mover(board).slash("move", moves=whole_turn(await club.table(bot)))
    newest = await club.board(after=board)
    await club.settled()
    assert newest.pinged
    assert club.channel.messages[-1] is newest


async def test_a_table_ends_with_its_channel(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    old = board.snapshot()
    lounge = club.guild.channel("lounge")
    club.channel.delete()
    await club.settled()
    assert (await club.table(bot)).status == "abandoned"
    assert await bot.host.posts.owing() == []
    listed = await club.alice.slash("games", channel=lounge)
    assert listed.text.startswith("Nothing waits for you. Open a table with /table open, or play")
    assert old.buttons


async def test_a_thread_takes_its_table_along(club: Club, bot: Hedgepost):
    await club.alice.slash("table open", game="hedgehogs", thread=True)
    (thread,) = club.channel.threads
    thread.delete()
    await club.settled()
    assert (await club.table(bot, thread)).status == "closed"


async def test_a_channel_deleted_while_the_bot_was_away(club: Club):
    async with club.bot() as bot:
        board = await club.race(bot)
        table = await club.table(bot)
    lounge = club.guild.channel("lounge")
    club.channel.delete()
    async with club.bot() as bot:
        listed = await club.mover(board).slash("games", channel=lounge)
        assert "Nothing waits" in listed.text
        assert (await bot.host.table(table.id)).status == "abandoned"


async def test_an_owed_board_of_a_deleted_channel_is_given_up(club: Club):
    async with club.bot() as bot:
        await club.race(bot)
        table = await club.table(bot)
        await bot.host.turns.stop(table.id, Doer(club.alice.id, "Ann"))
    club.channel.delete()
    async with club.bot() as bot:
        await bot.outbox.sweep()
        assert await bot.host.posts.owing() == []


# Who is gone


async def test_a_player_who_left_the_server_is_replaced(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    mover = club.mover(board)
    seat = (await club.table(bot)).seat_of(mover.id) or 0
    mover.leave(club.guild)
    late = await mover.press("Play", on=board)
    assert late.attachments
    told = await club.ada.slash("hedgepost seat", seat=seat + 1, member=club.dee)
    assert told.message is not None
    assert told.message.pinged == {club.dee.id}
    panel = await club.dee.press("Play", on=board)
    assert panel.attachments
    await club.dee.slash("move", moves=whole_turn(await club.table(bot)))
    assert "Dee" in (await club.board(after=board)).text


async def test_the_turn_of_somebody_who_left_is_asked_for_all_the_same(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    mover = club.mover(board)
    idle = club.bob if mover is club.alice else club.alice
    idle.leave(club.guild)
    await mover.slash("move", moves=whole_turn(await club.table(bot)))
    newest = await club.board(after=board)
    assert f"<@{idle.id}>, your move" in newest.text


async def test_a_lobby_whose_owner_left_goes_to_the_next(club: Club, bot: Hedgepost):
    lobby = await club.open()
    await club.alice.press("Leave", on=lobby.message)
    assert "opened by Bob" in lobby.text
    options = await club.bob.press("Options", on=lobby.message)
    assert options.ephemeral
