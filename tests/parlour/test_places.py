"""Channels, threads, permissions, mentions and members."""

from __future__ import annotations

import discord
import pytest

from parlour import (
    ChannelDriver,
    GuildDriver,
    NotUsable,
    Parlour,
    Permission,
    Person,
)
from parlour.world.model import ChannelKind
from tests.parlour.conftest import Rest
from tests.parlour.sample_bot import SampleBot, picture, text_channel


async def test_missing_permissions(bot: SampleBot, channel: ChannelDriver) -> None:
    place = text_channel(bot, channel)
    channel.forbid(Permission.ATTACH_FILES)
    with pytest.raises(discord.Forbidden) as caught:
        await place.send("look", file=picture())
    assert caught.value.code == 50013
    await place.send("words pass")
    channel.forbid(Permission.SEND_MESSAGES)
    with pytest.raises(discord.Forbidden) as caught:
        await place.send("words")
    assert caught.value.code == 50013
    channel.forbid(Permission.VIEW_CHANNEL)
    with pytest.raises(discord.Forbidden) as caught:
        await place.send("words")
    assert caught.value.code == 50001
    channel.allow(Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES | Permission.ATTACH_FILES)
    await place.send("look", file=picture())
    assert len(channel.messages) == 2


async def test_bot_reads_its_permissions(
    bot: SampleBot, channel: ChannelDriver, parlour: Parlour
) -> None:
    place = text_channel(bot, channel)
    assert place.permissions_for(place.guild.me).attach_files
    channel.forbid(Permission.ATTACH_FILES)
    await parlour.until(lambda: not place.permissions_for(place.guild.me).attach_files, 1.0)


async def test_roles_and_overwrites(
    parlour: Parlour, club: GuildDriver, channel: ChannelDriver, alice: Person, bob: Person
) -> None:
    world, place = parlour.world, channel.channel
    readers = club.role("Readers")
    channel.forbid(Permission.VIEW_CHANNEL, club.everyone)
    assert world.permissions(alice.id, place) == Permission.NONE
    alice.take_roles([readers], club)
    channel.allow(Permission.VIEW_CHANNEL, readers)
    assert Permission.SEND_MESSAGES in world.permissions(alice.id, place)
    channel.forbid(Permission.SEND_MESSAGES, alice)
    assert Permission.SEND_MESSAGES not in world.permissions(alice.id, place)
    with pytest.raises(NotUsable):
        alice.say("hush", channel=channel)
    bob.grant(Permission.ADMINISTRATOR, club)
    assert Permission.MANAGE_GUILD in world.permissions(bob.id, place)
    assert world.permissions(world.owner.id, place) & Permission.ADMINISTRATOR


async def test_unknown_things(rest: Rest, channel: ChannelDriver) -> None:
    path = f"/channels/{channel.id}/messages"
    assert (await rest("POST", "/channels/1/messages", {"content": "x"}))[1]["code"] == 10003
    assert (await rest("PATCH", f"{path}/1", {"content": "x"}))[1]["code"] == 10008
    assert (await rest("GET", "/guilds/1"))[1]["code"] == 10004
    assert (await rest("GET", "/users/1"))[1]["code"] == 10013
    nobody = await rest("POST", "/users/@me/channels", {"recipient_id": "1"})
    assert nobody[1]["code"] == 50033
    channel.delete()
    assert (await rest("POST", path, {"content": "x"}))[1]["code"] == 10003


async def test_others_messages(
    rest: Rest, channel: ChannelDriver, alice: Person, club: GuildDriver, parlour: Parlour
) -> None:
    message = alice.say("mine", channel=channel)
    path = f"/channels/{channel.id}/messages/{message.id}"
    assert (await rest("PATCH", path, {"content": "yours"}))[1]["code"] == 50005
    assert (await rest("DELETE", path))[1]["code"] == 50013
    channel.allow(Permission.MANAGE_MESSAGES)
    assert (await rest("DELETE", path))[0] == 204
    assert message.deleted
    more = [alice.say(str(n)) for n in range(3)]
    many = {"messages": [str(one.id) for one in more]}
    assert (await rest("POST", f"/channels/{channel.id}/messages/bulk-delete", many))[0] == 204
    assert channel.messages == []


async def test_threads(
    bot: SampleBot, channel: ChannelDriver, alice: Person, parlour: Parlour
) -> None:
    place = text_channel(bot, channel)
    start = await place.send("a table")
    thread = await start.create_thread(name="Table 1", auto_archive_duration=10080)
    await thread.send(f"{alice.mention}", allowed_mentions=discord.AllowedMentions(users=True))
    driven = channel.threads[0]
    assert driven.id == start.id == thread.id
    assert alice.id in driven.channel.thread_members
    assert alice.pings == driven.messages
    other = await place.create_thread(name="Table 2", type=discord.ChannelType.public_thread)
    await other.send("board")
    assert [one.name for one in channel.threads] == ["Table 1", "Table 2"]
    # Discord itself tells of a thread that starts from no message.
    (told,) = [one async for one in place.history(limit=1)]
    assert (told.type, told.content) == (discord.MessageType.thread_created, "Table 2")
    assert told.reference is not None
    assert told.reference.channel_id == other.id
    with pytest.raises(discord.HTTPException) as caught:
        await start.create_thread(name="again")
    assert caught.value.code == 160004
    assert {one.name for one in await place.guild.active_threads()} == {"Table 1", "Table 2"}
    await other.leave()
    await other.join()
    await other.edit(name="Table two")
    assert channel.threads[1].name == "Table two"


async def test_archived_and_locked_threads(
    bot: SampleBot, channel: ChannelDriver, alice: Person, rest: Rest
) -> None:
    place = text_channel(bot, channel)
    thread = await place.create_thread(name="T", type=discord.ChannelType.public_thread)
    message = await thread.send("board")
    driven = channel.threads[0]
    driven.archive()
    with pytest.raises(discord.HTTPException) as caught:
        await message.edit(content="changed")
    assert caught.value.code == 50083
    await thread.send("awake")
    assert not driven.channel.archived
    await thread.edit(archived=True)
    assert driven.channel.archived
    assert [one.name async for one in place.archived_threads()] == ["T"]
    driven.archive(locked=True)
    with pytest.raises(discord.Forbidden) as caught:
        await thread.send("awake?")
    assert caught.value.code == 160005
    channel.allow(Permission.MANAGE_THREADS)
    await thread.send("awake")
    await thread.delete()
    assert channel.threads == []
    with pytest.raises(discord.NotFound) as caught_missing:
        await thread.send("anyone?")
    assert caught_missing.value.code == 10003


async def test_thread_permissions(bot: SampleBot, channel: ChannelDriver) -> None:
    place = text_channel(bot, channel)
    thread = await place.create_thread(name="T", type=discord.ChannelType.public_thread)
    channel.forbid(Permission.SEND_MESSAGES_IN_THREADS)
    with pytest.raises(discord.Forbidden) as caught:
        await thread.send("x")
    assert caught.value.code == 50013
    channel.forbid(Permission.CREATE_PUBLIC_THREADS)
    with pytest.raises(discord.Forbidden):
        await place.create_thread(name="U", type=discord.ChannelType.public_thread)


async def test_private_threads_are_hidden(
    bot: SampleBot, channel: ChannelDriver, alice: Person, bob: Person, parlour: Parlour
) -> None:
    place = text_channel(bot, channel)
    thread = await place.create_thread(name="secret")
    await thread.add_user(discord.Object(alice.id))
    await thread.send("between us")
    secret = channel.threads[0]
    assert len(alice.sees(secret)) == 1
    assert bob.sees(secret) == []
    await thread.remove_user(discord.Object(alice.id))
    assert alice.sees(secret) == []


async def test_commands_in_threads(bot: SampleBot, channel: ChannelDriver, alice: Person) -> None:
    place = text_channel(bot, channel)
    await place.create_thread(name="T", type=discord.ChannelType.public_thread)
    reply = await alice.slash("post", text="board", channel=channel.threads[0])
    await channel.threads[0].wait_for("board")
    assert reply.ephemeral
    assert (await alice.press("Play")).text == "table 1 ply 2 for Alice"


async def test_who_is_pinged(
    bot: SampleBot,
    club: GuildDriver,
    channel: ChannelDriver,
    alice: Person,
    bob: Person,
) -> None:
    place = text_channel(bot, channel)
    loud, quiet = club.role("loud", mentionable=True), club.role("quiet")
    alice.take_roles([loud], club)
    bob.take_roles([quiet], club)
    words = f"{alice.mention} {bob.mention} <@&{loud.id}> <@&{quiet.id}> @everyone"
    mentions = discord.AllowedMentions
    await place.send(words, allowed_mentions=mentions.none())
    assert channel.last.pinged == frozenset()
    await place.send(words, allowed_mentions=mentions(users=[bob.user], roles=False))  # type: ignore
    assert channel.last.pinged == {bob.id}
    await place.send(words, allowed_mentions=mentions(users=False, roles=True, everyone=False))
    assert channel.last.pinged == {alice.id}
    await place.send(words, allowed_mentions=mentions.all())
    assert channel.last.pinged == {alice.id, bob.id}
    assert not channel.last.mentions_everyone
    await place.send(f"`{alice.mention}`", allowed_mentions=mentions.all())
    assert channel.last.pinged == frozenset()
    channel.allow(Permission.MENTION_EVERYONE)
    await place.send("@here", allowed_mentions=mentions.all())
    assert {alice.id, bob.id} <= channel.last.pinged
    bob.leave(club)
    await place.send(bob.mention, allowed_mentions=mentions.all())
    assert channel.last.pinged == frozenset()
    await channel_edit_pings_nobody(place, channel, alice)


async def channel_edit_pings_nobody(
    place: discord.TextChannel, channel: ChannelDriver, alice: Person
) -> None:
    message = await place.send("nobody")
    before = len(alice.pings)
    await message.edit(content=alice.mention, allowed_mentions=discord.AllowedMentions.all())
    assert len(alice.pings) == before


async def test_direct_messages(
    bot: SampleBot, alice: Person, parlour: Parlour, club: GuildDriver
) -> None:
    user = await bot.fetch_user(alice.id)
    await user.send(f"your move, {alice.mention}", file=picture())
    assert [one.text for one in alice.sees(alice.dm)] == [f"your move, {alice.mention}"]
    alice.take_direct_messages(False)
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("more")
    assert caught.value.code == 50007
    alice.take_direct_messages(True)
    alice.leave(club)
    with pytest.raises(discord.Forbidden):
        await user.send("more")


async def test_members_and_nicknames(
    bot: SampleBot, club: GuildDriver, alice: Person, parlour: Parlour, rest: Rest
) -> None:
    alice.call_myself("Ali", club)
    guild = bot.get_guild(club.id)
    assert guild is not None
    member = await guild.fetch_member(alice.id)
    assert member.display_name == "Ali"
    found = await guild.query_members(user_ids=[alice.id, 5])
    assert [one.id for one in found] == [alice.id]
    assert [one.id for one in await guild.query_members("Al")] == [alice.id]
    await guild.me.edit(nick="Post")
    await parlour.until(lambda: guild.me.nick == "Post", 1.0)
    with pytest.raises(discord.Forbidden):
        await member.edit(nick="Other")
    alice.leave(club)
    with pytest.raises(discord.NotFound) as caught:
        await guild.fetch_member(alice.id)
    assert caught.value.code == 10007
    assert (await rest("GET", f"/guilds/{club.id}/members"))[1]["code"] == 50001


async def test_guilds_by_rest(
    bot: SampleBot, club: GuildDriver, channel: ChannelDriver, alice: Person, parlour: Parlour
) -> None:
    guild = await bot.fetch_guild(club.id)
    assert guild.approximate_member_count == 3
    assert [one.name for one in await guild.fetch_channels()] == ["games"]
    assert [one.name for one in await guild.fetch_roles()] == ["@everyone", "Hedgepost"]
    assert [one.name async for one in bot.fetch_guilds()] == ["Club"]
    elsewhere = parlour.guild("Elsewhere", bot=False)
    with pytest.raises(discord.Forbidden) as caught:
        await bot.fetch_guild(elsewhere.id)
    assert caught.value.code == 50001
    assert (await bot.application_info()).name == "Hedgepost"
    await guild.leave()
    assert parlour.world.bot.id not in club.guild.members


async def test_thread_members(
    bot: SampleBot, channel: ChannelDriver, alice: Person, bob: Person, club: GuildDriver
) -> None:
    place = text_channel(bot, channel)
    thread = await place.create_thread(name="T", type=discord.ChannelType.public_thread)
    await thread.add_user(discord.Object(alice.id))
    assert {one.id for one in await thread.fetch_members()} == {alice.id, bot.application_id}
    with pytest.raises(discord.Forbidden) as caught:
        await thread.remove_user(discord.Object(alice.id))
    assert caught.value.code == 50013
    bob.leave(club)
    with pytest.raises(discord.Forbidden) as caught:
        await thread.add_user(discord.Object(bob.id))
    assert caught.value.code == 50001
    with pytest.raises(discord.Forbidden) as caught:
        await thread.edit(locked=True)
    assert caught.value.code == 50013
    channel.allow(Permission.MANAGE_THREADS)
    await thread.edit(locked=True, slowmode_delay=5, auto_archive_duration=60)
    driven = channel.threads[0].channel
    assert (driven.locked, driven.slowmode, driven.auto_archive_minutes) == (True, 5, 60)
    channel.threads[0].archive()
    with pytest.raises(discord.HTTPException) as caught_archived:
        await thread.join()
    assert caught_archived.value.code == 50083


async def test_channels_made_and_changed(
    bot: SampleBot, club: GuildDriver, parlour: Parlour
) -> None:
    guild = bot.get_guild(club.id)
    assert guild is not None
    with pytest.raises(discord.Forbidden):
        await guild.create_text_channel("League One")
    club.set_permissions(club.bot_role, Permission.MANAGE_CHANNELS | Permission.MANAGE_ROLES)
    made = await guild.create_text_channel("League One", topic="ours")
    assert club.channel("league-one").channel.topic == "ours"
    await made.edit(topic="theirs")
    assert club.channel("league-one").channel.topic == "theirs"
    await made.set_permissions(guild.default_role, send_messages=False)
    assert len(club.channel("league-one").channel.overwrites) == 1
    await made.set_permissions(guild.default_role, overwrite=None)
    assert not club.channel("league-one").channel.overwrites
    await made.delete()
    assert made.id not in parlour.world.channels


async def test_a_forum_takes_posts_and_no_messages(
    bot: SampleBot, parlour: Parlour, alice: Person, rest: Rest
) -> None:
    """*Channels Resource*: Create Message, and Start Thread in Forum or Media Channel."""
    guild = next(iter(parlour.world.guilds.values()))
    forum = parlour.world.add_channel(guild, "forum", ChannelKind.FORUM)
    await parlour.until(lambda: bot.get_channel(forum.id) is not None)
    place = bot.get_channel(forum.id)
    assert isinstance(place, discord.ForumChannel)
    with pytest.raises(discord.HTTPException) as caught:
        await bot.get_partial_messageable(forum.id, guild_id=guild.id).send("hello")
    assert caught.value.code == 50008
    with pytest.raises(discord.HTTPException) as caught:
        await place.create_thread(name="empty", content="")
    assert caught.value.code == 50006
    made = await place.create_thread(name="A race?", content="Who is in?")
    assert made.message.content == "Who is in?"
    assert parlour.world.channels[made.thread.id].parent_id == forum.id
    assert parlour.world.messages_in(forum.id) == []

    forum.tags, forum.needs_tag = {7: "open"}, True
    parlour.world.channel_changed(forum)
    with pytest.raises(discord.HTTPException) as caught:
        await place.create_thread(name="untagged", content="Who?")
    assert caught.value.code == 40067
    tagged = await place.create_thread(
        name="tagged",
        content="Who?",
        applied_tags=[discord.Object(7)],  # type: ignore[list-item]
    )
    assert parlour.world.channels[tagged.thread.id].applied_tags == (7,)
    with pytest.raises(NotUsable):
        alice.say("hello", channel=forum)


async def test_a_mention_takes_the_bot_into_a_private_thread(
    bot: SampleBot, channel: ChannelDriver, alice: Person, parlour: Parlour
) -> None:
    """*Threads*: Public & Private Threads, Gaining access to a private thread."""
    thread = channel.private_thread(alice, "secret")
    place = bot.get_partial_messageable(thread.id, guild_id=thread.channel.guild_id)
    with pytest.raises(discord.Forbidden) as caught:
        await place.send("hello")
    assert caught.value.code == 50001
    alice.say(f"<@{parlour.world.bot.id}>", channel=thread)
    await place.send("hello")
    await parlour.until(lambda: bot.get_channel(thread.id) is not None)


async def test_an_archived_thread_offers_no_commands(
    bot: SampleBot, channel: ChannelDriver, alice: Person
) -> None:
    """*Threads*: Active & Archived Threads."""
    thread = channel.private_thread(alice, "secret")
    assert alice.commands(thread)
    thread.archive()
    assert alice.commands(thread) == []
    alice.say("awake", channel=thread)
    assert alice.commands(thread)
