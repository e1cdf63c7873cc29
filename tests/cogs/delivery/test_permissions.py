"""Channels that forbid something: it is named, nothing is lost, and it is tried again."""

import pytest

from bot import Hedgepost
from parlour import Permission
from parlour.driver.problems import NotUsable
from parlour.world.model import ChannelKind
from tests.cogs.conftest import Club, whole_turn

P = Permission


@pytest.mark.parametrize(
    ("permission", "name"),
    [
        (P.VIEW_CHANNEL, "*View Channel*"),
        (P.SEND_MESSAGES, "*Send Messages*"),
        (P.ATTACH_FILES, "*Attach Files*"),
    ],
)
async def test_the_missing_permission_is_named_and_the_move_is_kept(
    club: Club, bot: Hedgepost, permission: Permission, name: str
):
    board = await club.race(bot)
    mover = club.mover(board)
    club.channel.forbid(permission)
    before = await club.table(bot)
    done = await mover.slash("move", moves=whole_turn(before))
    assert done.text.startswith("Done.")
    told = await done.next()
    assert told.ephemeral
    assert told.text == (
        "Your move is safe, but the board could not be posted. "
        f"I need {name} in <#{club.channel.id}>. Someone with Manage Channels can allow it."
    )
    assert (await club.table(bot)).ply > before.ply
    assert club.boards[-1].id == board.id

    club.channel.allow(permission)
    newest = await club.board(after=board)
    await club.settled()
    assert [one.id for one in club.boards if one.id > board.id] == [newest.id]
    assert board.buttons == []


@pytest.mark.parametrize(
    ("permission", "thread", "name"),
    [
        (P.VIEW_CHANNEL, False, "*View Channel*"),
        (P.SEND_MESSAGES, False, "*Send Messages*"),
        (P.ATTACH_FILES, False, "*Attach Files*"),
        (P.CREATE_PUBLIC_THREADS, True, "*Create Public Threads*"),
        (P.SEND_MESSAGES_IN_THREADS, True, "*Send Messages in Threads*"),
    ],
)
async def test_a_table_is_not_opened_where_it_could_not_be_played(
    club: Club, bot: Hedgepost, permission: Permission, thread: bool, name: str
):
    club.channel.forbid(permission)
    told = await club.alice.slash("table open", game="hedgehogs", thread=thread)
    assert told.ephemeral
    assert told.text.startswith(f"I need {name} in <#{club.channel.id}>.")
    assert await bot.host.ledger.live_in(club.channel.id) is None
    assert club.channel.threads == []


async def test_a_thread_that_forbids_is_named_too(club: Club, bot: Hedgepost):
    await club.alice.slash("table open", game="hedgehogs", thread=True)
    (thread,) = club.channel.threads
    await club.bob.press("Join", channel=club.channel)
    club.channel.forbid(P.SEND_MESSAGES_IN_THREADS)
    told = await club.alice.press("Start", channel=club.channel)
    note = await told.next()
    assert note.text.startswith(f"I need *Send Messages in Threads* in <#{thread.id}>.")
    club.channel.allow(P.SEND_MESSAGES_IN_THREADS)
    assert "Play" in (await thread.wait_for("your move")).buttons


async def test_a_role_that_is_given_the_permission_back(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    granted = club.guild.everyone.permissions
    club.guild.set_permissions(club.guild.everyone, granted & ~P.ATTACH_FILES)
    await club.mover(board).slash("move", moves=whole_turn(await club.table(bot)))
    club.guild.set_permissions(club.guild.everyone, granted)
    assert (await club.board(after=board)).buttons


async def test_a_locked_thread_is_told_and_posted_to_when_it_opens(club: Club, bot: Hedgepost):
    await club.alice.slash("table open", game="hedgehogs", thread=True)
    (thread,) = club.channel.threads
    await club.bob.press("Join", channel=club.channel)
    thread.archive(locked=True)
    told = await club.alice.press("Start", channel=club.channel)
    assert "archived and locked" in (await told.next()).text
    thread.channel.locked = False
    club.parlour.world.set_archived(thread.channel, False)
    assert "Play" in (await thread.wait_for("your move")).buttons


async def test_a_quiet_thread_that_fell_asleep_wakes_up(club: Club, bot: Hedgepost):
    await club.alice.slash("table open", game="hedgehogs", thread=True)
    (thread,) = club.channel.threads
    club.alice.go(thread)
    await club.alice.slash("table settings", quiet=True)
    await club.bob.press("Join", channel=club.channel)
    await club.alice.press("Start", channel=club.channel)
    board = await thread.wait_for(lambda one: bool(one.attachments))
    for _ in range(2):
        table = await club.table(bot, thread)
        thread.archive()
        mover = club.by_id(next(iter([m for m in thread.messages if m.pinged][-1].pinged)))
        moves = whole_turn(table).split(", ")
        await bot.host.turns.type_moves(table.id, mover.id, moves)
        await bot.outbox.deliver(table.id)
        await club.settled()
    assert [one.id for one in thread.messages if one.attachments] == [board.id]
    assert len([one for one in thread.messages if ", your move" in one.text]) == 2
    assert "placed a hedgehog" in board.text


async def test_in_a_private_thread_the_bot_asks_to_be_mentioned(club: Club, bot: Hedgepost):
    thread = club.channel.private_thread(club.alice, "secret")
    me = club.parlour.world.bot
    told = await club.alice.slash("table open", game="hedgehogs", channel=thread)
    assert told.ephemeral
    assert told.text == (
        "I am not in this private thread, so I can post nothing here. "
        f"Mention me once, <@{me.id}>, and try again."
    )
    assert await bot.host.ledger.live_in(thread.id) is None
    club.alice.say(f"<@{me.id}>", channel=thread)
    lobby = await club.alice.slash("table open", game="hedgehogs", channel=thread)
    assert "opened by Alice" in lobby.text
    assert (await bot.host.ledger.live_in(thread.id)) is not None


async def test_a_forum_s_post_is_the_table(club: Club, bot: Hedgepost):
    forum = club.guild.channel("forum", kind=ChannelKind.FORUM)
    await club.ada.slash("hedgepost settings", allow=forum, channel=club.channel)
    refused = await club.alice.slash("table open", game="hedgehogs", channel=club.channel)
    assert f"<#{forum.id}>" in refused.text
    post = forum.publish(club.alice, "A race?", "Who is in?")
    await club.alice.slash("table open", game="hedgehogs", channel=post)
    await club.bob.press("Join", channel=post)
    await club.alice.press("Start", channel=post)
    assert "Play" in (await post.wait_for("your move")).buttons
    assert forum.messages == []
    assert (await club.table(bot, post)).channel == post.id


async def test_a_table_in_the_chat_of_a_voice_channel(club: Club, bot: Hedgepost):
    voice = club.guild.channel("voice", kind=ChannelKind.VOICE)
    await club.ada.slash("hedgepost settings", allow=voice, channel=club.channel)
    await club.alice.slash("table open", game="hedgehogs", channel=voice)
    await club.bob.press("Join", channel=voice)
    await club.alice.press("Start", channel=voice)
    assert "Play" in (await voice.wait_for("your move")).buttons


async def test_an_archived_thread_takes_no_commands_and_some_clicks(club: Club, bot: Hedgepost):
    await club.alice.slash("table open", game="hedgehogs", thread=True)
    (thread,) = club.channel.threads
    await club.bob.press("Join", channel=club.channel)
    await club.alice.press("Start", channel=club.channel)
    board = await thread.wait_for("your move")
    thread.archive()
    assert club.dee.commands(thread) == []
    with pytest.raises(NotUsable):  # Dee is not in the thread, so her client cannot open it
        await club.dee.press("Play", on=board)
    club.dee.say("hello", channel=thread)  # that wakes it
    assert "It is" in (await club.dee.press("Play", on=board)).text
    thread.archive()
    assert "It is" in (await club.dee.press("Play", on=board)).text
    assert not thread.channel.archived
