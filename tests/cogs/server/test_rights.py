"""Who may have tables on a server, who is told of them, and how those of a channel begin."""

import asyncio

import pytest
from msgspec.structs import replace

from bot import Hedgepost
from engine.table.access import MOST_BLOCKED
from parlour import ChannelDriver, Permission
from tests.cogs.conftest import Club, play_turn
from tests.cogs.test_once import thrice
from tests.stores import store_of
from words import say


@pytest.fixture
async def log(club: Club, bot: Hedgepost) -> ChannelDriver:
    channel = club.guild.channel("log")
    await club.ada.slash("hedgepost settings", log=channel)
    return channel


def lines(log: ChannelDriver) -> list[str]:
    return [one.text for one in log.messages]


# Roles


async def test_only_some_roles_open_tables(club: Club, bot: Hedgepost, log: ChannelDriver):
    hosts = club.guild.role("Hosts")
    told = await club.ada.slash("hedgepost roles", opens=hosts)
    assert told.text.splitlines()[0] == f"Tables are opened by: <@&{hosts.id}>"
    refused = await club.alice.slash("table open", game="hedgehogs")
    assert refused.ephemeral
    assert refused.text.startswith(f"Here tables are opened by <@&{hosts.id}>. You can join")
    assert "opened by" in (await club.alice.slash("play", game="hedgehogs", level=1)).text
    assert club.channel.messages == []

    club.bob.take_roles([hosts], club.guild)
    lobby = await club.bob.slash("table open", game="hedgehogs")
    assert "opened by Bob" in lobby.text
    assert "Alice" in (await club.alice.press("Join", on=lobby.message)).text
    attic = club.guild.channel("attic")  # managers always may
    assert (
        "opened by Ada" in (await club.ada.slash("table open", game="jesters", channel=attic)).text
    )

    told = await club.ada.slash("hedgepost roles", options={"no-longer": hosts})
    assert told.text.splitlines()[0] == "Everybody may open tables"
    lounge = club.guild.channel("lounge")
    opened = await club.alice.slash("table open", game="jesters", channel=lounge)
    assert "opened by Alice" in opened.text
    await club.settled()
    assert any(
        text.startswith("⚙️ Ada has changed the settings: Tables are opened by:")
        for text in lines(log)
    )


async def test_a_role_that_has_gone_locks_nobody_out(club: Club, bot: Hedgepost):
    hosts = club.guild.role("Hosts")
    await club.ada.slash("hedgepost roles", opens=hosts)
    settings = await bot.host.servers.settings(club.guild.id)
    gone = replace(settings, access=replace(settings.access, openers=(hosts.id + 1,)))
    await store_of(bot.host).servers.save(club.guild.id, gone)
    assert "opened by Alice" in (await club.alice.slash("table open", game="hedgehogs")).text


async def test_a_role_is_pinged_once_a_while(club: Club, bot: Hedgepost):
    fans = club.guild.role("Fans", mentionable=True)
    club.dee.take_roles([fans], club.guild)
    told = await club.ada.slash("hedgepost roles", pinged=fans)
    assert f"Pinged when a table is open: <@&{fans.id}>" in told.text
    lobby = await club.alice.slash("table open", game="hedgehogs")
    called = await club.channel.wait_for("Come and join!")
    assert lobby.message is not None
    place = f"{club.guild.id}/{club.channel.id}/{lobby.message.id}"
    assert called.text == (
        f"🔔 <@&{fans.id}> Alice has opened a table: "
        f"**[Les Hérissons pressés](<https://discord.com/channels/{place}>)**. Come and join!"
    )
    assert [one.id for one in club.dee.pings] == [called.id]

    attic, lounge = club.guild.channel("attic"), club.guild.channel("lounge")
    await club.alice.slash("table open", game="jesters", channel=attic)
    await club.settled()
    assert len(club.dee.pings) == 1  # Alice has just called
    club.time.turn(15 * 60)
    await club.alice.slash("table open", game="jesters", channel=lounge)
    await club.settled()
    assert len(club.dee.pings) == 2
    await club.bob.slash("play", game="witches", level=1, channel=club.guild.channel("solo"))
    await club.settled()
    assert len(club.dee.pings) == 2  # nobody can join that

    told = await club.ada.slash("hedgepost roles", options={"nobody-pinged": True})
    assert "No role is pinged" in told.text


async def test_a_role_that_would_not_hear_is_refused(club: Club, bot: Hedgepost):
    deaf = club.guild.role("Deaf")
    refused = await club.ada.slash("hedgepost roles", pinged=deaf)
    assert refused.text.startswith(f"My mention of <@&{deaf.id}> would reach nobody.")
    refused = await club.ada.slash("hedgepost roles", pinged=club.guild.everyone)
    assert "ping the whole server" in refused.text
    assert (await bot.host.servers.settings(club.guild.id)).access.called is None


# Channels


async def test_tables_of_a_channel_begin_otherwise(club: Club, bot: Hedgepost):
    attic = club.guild.channel("attic")
    told = await club.ada.slash(
        "hedgepost channel",
        options={"channel": attic},
        language="fr",
        quiet=True,
        thread=False,
        clock="1d",
    )
    assert told.text == (
        f"New tables in <#{attic.id}>: Language: Français · "
        "Quiet: one board, updated in place · New tables are played in the channel itself · "
        "Clock: 1 day for a decision"
    )
    lobby = await club.alice.slash("table open", game="hedgehogs", channel=attic)
    table = await club.table(bot, attic)
    assert (table.language, table.quiet, table.clock.limit) == ("fr", True, 24 * 3600)
    assert "table ouverte par Alice" in lobby.text
    await club.alice.slash("table open", game="hedgehogs", channel=club.channel)
    assert (await club.table(bot)).language == "en"
    assert f"New tables in <#{attic.id}>" in (await club.ada.slash("hedgepost settings")).text

    told = await club.ada.slash(
        "hedgepost channel", options={"channel": attic, "as-everywhere": True}
    )
    assert "begin as everywhere" in told.text
    assert (await bot.host.servers.settings(club.guild.id)).access.customs == ()


async def test_what_is_asked_for_comes_before_what_a_channel_has(club: Club, bot: Hedgepost):
    await club.ada.slash("hedgepost channel", language="fr", channel=club.channel)
    await club.alice.slash("table open", game="hedgehogs", channel=club.channel)
    await club.alice.slash("table settings", language="en")
    assert (await club.table(bot)).language == "en"


# Blocking


async def test_who_is_blocked_sits_down_nowhere(club: Club, bot: Hedgepost, log: ChannelDriver):
    told = await club.ada.slash("hedgepost block", member=club.bob, reason="cheats at *cards*")
    assert told.text == "Bob can open and join no table here any more."
    refused = await club.bob.slash("table open", game="hedgehogs", channel=club.channel)
    assert refused.ephemeral
    assert "taken away the right" in refused.text
    lobby = await club.open()
    before = lobby.text
    assert "taken away the right" in (await club.bob.press("Join", on=lobby.message)).text
    assert lobby.text == before
    await club.settled()
    assert lines(log)[-2:] == [
        rf"🚫 Ada has blocked {club.bob.mention} from tables. “cheats at \*cards\*”",
        lines(log)[-1],
    ]
    assert club.bob.pings == []

    listed = await club.ada.slash("hedgepost block")
    assert listed.text == f"**Blocked from tables:** {club.bob.mention}"
    assert "One member is blocked" in (await club.ada.slash("hedgepost settings")).text
    again = await club.ada.slash("hedgepost block", member=club.bob)
    assert again.text.startswith("Bob is blocked already.")

    await club.ada.slash("hedgepost unblock", member=club.bob, reason="sorry")
    assert "Bob" in (await club.bob.press("Join", on=lobby.message)).text
    refused = await club.ada.slash("hedgepost unblock", member=club.bob)
    assert refused.text.startswith("Bob is not blocked.")
    assert (await club.ada.slash("hedgepost block")).text == "Nobody is blocked from tables here."


async def test_who_is_blocked_gets_no_seat_of_others(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    await club.ada.slash("hedgepost block", member=club.dee)
    refused = await club.ada.slash("hedgepost seat", seat=1, member=club.dee, channel=club.channel)
    assert "taken away the right" in refused.text
    await club.alice.slash("table substitute")
    refused = await club.dee.press("Take the seat", channel=club.channel)
    assert "taken away the right" in refused.text
    assert (await club.table(bot)).seat_of(club.dee.id) is None
    # Who plays already plays on until somebody takes their seat.
    told = await club.ada.slash("hedgepost block", member=club.bob)
    assert f"still sit at a table in <#{club.channel.id}>" in told.text
    table = await club.table(bot)
    if table.seat_of(club.bob.id) is not None and club.mover(board) is club.bob:
        await play_turn(club.bob, board)


async def test_two_managers_block_at_once(club: Club, bot: Hedgepost):
    cleo = club.parlour.user("Cleo", guilds=[club.guild], permissions=Permission.MANAGE_GUILD)
    await asyncio.gather(
        club.ada.slash("hedgepost block", member=club.bob, channel=club.channel),
        cleo.slash("hedgepost block", member=club.dee, channel=club.channel),
    )
    settings = await bot.host.servers.settings(club.guild.id)
    assert set(settings.access.blocked) == {club.bob.id, club.dee.id}


async def test_what_cannot_be_blocked_is_said_kindly(club: Club, bot: Hedgepost):
    assert "yourself" in (await club.ada.slash("hedgepost block", member=club.ada)).text
    me = club.parlour.world.bot.id
    assert "Bots cannot" in (await club.ada.slash("hedgepost block", member=me)).text
    settings = await bot.host.servers.settings(club.guild.id)
    full = replace(settings.access, blocked=tuple(range(1, MOST_BLOCKED + 1)))
    await store_of(bot.host).servers.save(club.guild.id, replace(settings, access=full))
    told = await club.ada.slash("hedgepost block", member=club.bob)
    assert told.text.startswith(f"At most {MOST_BLOCKED} people can be blocked")
    assert len((await club.ada.slash("hedgepost block")).text) < 2000
    assert "hedgepost block" not in club.alice.commands()


async def test_the_log_says_who_has_seated_somebody(club: Club, bot: Hedgepost, log: ChannelDriver):
    await club.race(bot)
    await club.ada.slash(
        "hedgepost seat", seat=2, member=club.dee, reason="Bob is ill", channel=club.channel
    )
    await club.settled()
    said = f"🔁 Table 1: Ada has seated {club.dee.mention}. “Bob is ill”"
    assert said in lines(log)
    assert club.dee.pings == [] or all(said != one.text for one in club.dee.pings)


async def test_managers_read_french(club: Club, bot: Hedgepost):
    zoe = club.parlour.user(
        "Zoé", locale="fr", guilds=[club.guild], permissions=Permission.MANAGE_GUILD
    )
    told = await zoe.slash("hedgepost block", member=club.bob, channel=club.channel)
    assert told.text == "Bob ne peut plus ouvrir ni rejoindre de table ici."
    told = await zoe.slash("hedgepost roles", opens=club.guild.role("Hôtes"))
    assert told.text.startswith("Les tables sont ouvertes par\u00a0: ")
    told = await zoe.slash("hedgepost channel", quiet=True)
    assert told.text.startswith("Nouvelles tables dans ")


# Privacy


async def test_help_says_what_is_kept_and_whom_to_ask(club: Club):
    async with club.bot(contact="https://example.org/hedgepost") as bot:
        assert bot.settings.contact
        told = await club.alice.slash("help", channel=club.channel)
        assert "`/me forget` deletes it." in told.text
        assert told.text.endswith("Questions, or something wrong? https://example.org/hedgepost")
        assert "Questions" in (await club.alice.slash("help", channel=club.alice.dm)).text
        assert len(told.text) < 2000


def test_help_names_the_leagues_and_has_room_for_a_contact():
    contact = "x" * 60
    for language, commands in (
        ("en", ("`/league list`", "`/league-admin create`")),
        ("fr", ("`/ligue liste`", "`/ligue-admin créer`")),
        ("de", ("`/liga liste`", "`/liga-leitung gründen`")),
    ):
        told = [say(language, "help"), say(language, "help-privacy")]
        told.append(say(language, "help-contact", contact=contact))
        assert all(one in told[0] for one in commands)
        assert len("\n".join(told)) <= 2000


async def test_help_names_nobody_if_nobody_is_named(club: Club, bot: Hedgepost):
    told = await club.alice.slash("help", channel=club.channel)
    assert "`/me forget`" in told.text
    assert "Questions" not in told.text


async def test_a_block_that_comes_twice_is_noted_once(
    club: Club, bot: Hedgepost, log: ChannelDriver
):
    async with club.bot():
        thrice(club)
        await club.ada.slash("hedgepost block", member=club.bob, options={"reason": "rude"})
        await club.settled()
    assert len([text for text in lines(log) if "rude" in text]) == 1
