"""What those who manage a server can see and do: figures, clearing away, limits, the log."""

import asyncio

import pytest

from bot import Hedgepost
from engine.clock.clock import DAY, HOUR, Clock
from engine.table.model import USUAL_TABLES, GuildSettings
from parlour import ChannelDriver, Permission
from tests.cogs.conftest import FAST, Club, mover_of, play_turn, whole_turn
from tests.cogs.farewells import close, end, stop
from tests.stores import store_of

NOON = 20_773 * DAY + 12 * HOUR


@pytest.fixture(autouse=True)
async def _noon_without_clocks(club: Club, bot: Hedgepost) -> None:
    """Weeks go by here, and nobody's time runs out."""
    club.time.now = NOON
    await store_of(bot.host).servers.save(
        club.guild.id, GuildSettings(thread=False, clock=Clock(limit=0))
    )


# Figures


async def test_the_figures_of_a_server(club: Club, bot: Hedgepost):
    empty = await club.ada.slash("hedgepost stats")
    assert empty.text == (
        "No table has been opened on this server yet. `/table open` opens the first."
    )
    board = await club.race(bot)
    club.time.turn(3 * HOUR)
    await play_turn(club.mover(board), board)
    lounge, attic = club.guild.channel("lounge"), club.guild.channel("attic")
    await club.alice.slash("table open", game="witches", channel=lounge)
    await club.alice.slash("table open", game="jesters", channel=attic)
    await close(club.alice, channel=attic)
    table = await club.table(bot)
    shown = await club.ada.slash("hedgepost stats", channel=lounge)
    assert shown.ephemeral
    lines = shown.text.splitlines()
    assert lines[:4] == [
        "**Tables on this server**",
        "Open: 1 · running: 1 · finished: 0 · stopped: 0 · never started: 1",
        "Games: Les Hérissons pressés 1",
        f"{table.ply} moves in the last seven days",
    ]
    assert lines[4] == "A decision took 30 min on average"
    assert lines[5] == f"Waiting longest: <#{club.channel.id}>, since <t:{club.time.now}:f>"
    club.time.turn(8 * DAY)
    later = (await club.ada.slash("hedgepost stats")).text
    assert "No move in the last seven days" in later
    assert "A decision took" not in later


async def test_figures_are_for_those_who_manage_the_server(club: Club, bot: Hedgepost):
    club.alice.grant(Permission.MANAGE_GUILD, club.guild)
    shown = await club.alice.slash("hedgepost stats")
    assert "hedgepost stats" not in club.bob.commands()
    assert shown.ephemeral


# Clearing away


async def test_what_nobody_touches_is_cleared_away_after_a_question(club: Club, bot: Hedgepost):
    board = await club.start()
    lounge, attic = club.guild.channel("lounge"), club.guild.channel("attic")
    lobby = await club.alice.slash("table open", game="jesters", channel=lounge)
    club.time.turn(20 * DAY)
    await club.alice.slash("table open", game="jesters", channel=attic)
    nothing = await club.ada.slash("hedgepost prune", channel=attic)
    assert nothing.text == (
        "There is nothing to clear away: every open table was touched within the last 30 days."
    )
    asked = await club.ada.slash("hedgepost prune", days=14)
    assert asked.ephemeral
    assert asked.text.splitlines() == [
        "**Close these 2 tables?** Nobody has touched them for 14 days. "
        "Running games end without a result.",
        f"- Les Hérissons pressés in <#{club.channel.id}>: last move <t:{NOON}:R>",
        f"- Cabale in <#{lounge.id}>: never started, opened <t:{NOON}:R>",
    ]
    assert (await club.table(bot)).status == "running"
    assert asked.message is not None
    before = asked.message.snapshot()
    done = await club.ada.press("Close all 2", on=asked.message)
    assert done.text == "2 tables are closed."
    assert done.buttons == []
    await club.settled()
    assert "closed before the game began" in lobby.text
    told = [one.text for one in club.channel.messages]
    assert any("stopped without a result" in text for text in told)
    assert told[-1].startswith("🧹 This table was closed by those who manage the server")
    assert board.buttons == []
    statuses = [(await club.table(bot, one)).status for one in (club.channel, lounge, attic)]
    assert statuses == ["abandoned", "closed", "lobby"]
    again = await club.ada.press("Close all 2", on=before)
    assert "Nothing was closed" in again.text


async def test_a_table_played_on_meanwhile_is_left_alone(club: Club, bot: Hedgepost):
    board = await club.start()
    club.time.turn(40 * DAY)
    asked = await club.ada.slash("hedgepost prune")
    assert asked.buttons == ["Close it"]
    await play_turn(club.mover(board), board)
    done = await club.ada.press("Close it", on=asked.message)
    assert "somebody has played on everywhere" in done.text
    assert (await club.table(bot)).status == "running"


async def test_the_button_too_is_for_managers_only(club: Club, bot: Hedgepost):
    await club.start()
    club.time.turn(40 * DAY)
    asked = await club.ada.slash("hedgepost prune")
    assert asked.message is not None
    asked.message.only_for = None  # as if it could be seen
    told = await club.bob.press("Close it", on=asked.message)
    assert told.text == "That is for people who can manage this server."
    assert (await club.table(bot)).status == "running"


# Limits


async def test_a_member_can_be_held_to_some_tables(club: Club, bot: Hedgepost):
    shown = await club.ada.slash("hedgepost settings", options={"most-tables": 2})
    assert "A member may have 2 tables open at a time" in shown.text
    await club.start()
    lounge, attic = club.guild.channel("lounge"), club.guild.channel("attic")
    await club.alice.slash("table open", game="jesters", channel=lounge)
    for thread in (False, True):
        told = await club.alice.slash("table open", game="jesters", thread=thread, channel=attic)
        assert told.ephemeral
        assert told.text == (
            "On this server a member can have 2 tables open at a time. Yours are: "
            f"<#{club.channel.id}>, <#{lounge.id}>. "
            "Finish or close one first, or join somebody else's."
        )
    assert attic.messages == attic.threads == []
    assert not (await club.bob.slash("table open", game="jesters", channel=attic)).ephemeral
    await close(club.alice, channel=lounge)
    assert not (await club.alice.slash("table open", game="jesters", channel=lounge)).ephemeral
    free = await club.ada.slash("hedgepost settings", options={"most-tables": 0})
    assert "A member may open any number of tables" in free.text


async def test_a_server_that_never_chose_has_the_usual_limit(club: Club, bot: Hedgepost):
    """Also one whose managers have chosen something else: that kept *any number* for them."""
    await club.ada.slash("hedgepost settings", quiet=True)
    shown = await club.ada.slash("hedgepost settings")
    assert f"A member may have {USUAL_TABLES} tables open at a time" in shown.text
    rooms = [club.guild.channel(f"room-{number}") for number in range(USUAL_TABLES + 1)]
    for room in rooms[:-1]:
        opened = await club.alice.slash("table open", game="jesters", channel=room)
        assert not opened.ephemeral
    told = await club.alice.slash("table open", game="jesters", channel=rooms[-1])
    assert told.text.startswith("On this server a member can have 10 tables open at a time.")
    assert not (await club.bob.slash("table open", game="jesters", channel=rooms[-1])).ephemeral
    free = await club.ada.slash("hedgepost settings", options={"most-tables": 0})
    assert "A member may open any number of tables" in free.text
    await club.ada.slash("hedgepost settings", quiet=False)
    attic = club.guild.channel("attic")
    assert not (await club.alice.slash("table open", game="jesters", channel=attic)).ephemeral


async def test_the_limit_holds_for_tables_opened_at_once(club: Club, bot: Hedgepost):
    await club.ada.slash("hedgepost settings", options={"most-tables": 1})
    rooms = [club.guild.channel(f"room-{number}") for number in range(4)]

    async def open_in(room: ChannelDriver) -> bool:
        return (await club.alice.slash("table open", game="jesters", channel=room)).ephemeral

    refused = await asyncio.gather(*map(open_in, rooms))
    assert sorted(refused) == [False, True, True, True]


# The log


async def test_the_log_tells_a_line_for_what_happens(club: Club, bot: Hedgepost):
    log = club.guild.channel("log")
    shown = await club.ada.slash("hedgepost settings", log=log)
    assert f"Told what happens: <#{log.id}>" in shown.text
    lounge = club.guild.channel("lounge")
    await club.alice.slash("table open", game="jesters", channel=lounge)
    await close(club.alice, channel=lounge)
    club.alice.go(club.channel)
    await club.start(options=FAST)
    table = await club.table(bot)
    while table.status == "running":
        table = await bot.host.turns.type_moves(
            table.id, mover_of(table), whole_turn(table).split(", ")
        )
    await bot.outbox.deliver(table.id)
    await club.race(bot)
    await club.ada.slash("hedgepost seat", seat=1, member=club.dee)
    await end(club.ada)
    await club.settled()
    one, two, three = (f"Table {number}" for number in (1, 2, 3))
    here = f"(Les Hérissons pressés) in <#{club.channel.id}>"
    winner = table.players[table.outcome.winners[0]].name if table.outcome else ""
    assert [message.text for message in log.messages] == [
        f"⚙️ Ada has changed the settings: Told what happens: <#{log.id}>",
        f"🪑 Alice opened table 1 (Cabale) in <#{lounge.id}>.",
        f"🚪 {one} (Cabale) in <#{lounge.id}> was closed before it started. It was Alice.",
        f"🪑 Alice opened table 2 {here}.",
        f"▶️ {two} {here} has started: Alice and Bob.",
        f"🏁 {two} {here} is over. Won by: {winner}.",
        f"🪑 Alice opened table 3 {here}.",
        f"▶️ {three} {here} has started: Alice and Bob.",
        f"🔁 {three} {here}: Dee has taken over seat 1.",
        f"🔁 {three}: Ada has seated {club.dee.mention}.",
        f"🏳️ {three} {here} was stopped without a result. It was Ada, who manages this server.",
    ]
    assert not any(message.pinged for message in log.messages)
    assert all(message.silent for message in log.messages)
    off = await club.ada.slash("hedgepost settings", options={"no-log": True})
    assert "No channel is told what happens" in off.text
    await club.open()
    await club.settled()
    assert len(log.messages) == 11


async def test_what_is_cleared_away_and_what_cannot_be_posted_is_logged(club: Club, bot: Hedgepost):
    log = club.guild.channel("log")
    await club.ada.slash("hedgepost settings", log=log)
    board = await club.start()
    club.channel.forbid(Permission.ATTACH_FILES)
    await play_turn(club.mover(board), board)
    await log.wait_for("cannot be posted")
    assert "I need *Attach Files*" in log.messages[-1].text
    club.channel.allow(Permission.ATTACH_FILES)
    club.time.turn(40 * DAY)
    asked = await club.ada.slash("hedgepost prune")
    await club.ada.press("Close it", on=asked.message)
    line = await log.wait_for("cleared away")
    assert line.text == "🧹 Ada cleared away one table that nobody had touched for 30 days."


async def test_time_that_runs_out_is_logged(club: Club, bot: Hedgepost):
    log = club.guild.channel("log")
    await store_of(bot.host).servers.save(club.guild.id, GuildSettings(thread=False, log=log.id))
    mover = club.mover(await club.start())
    club.time.turn(2 * DAY)
    await bot.timers.run_due()
    line = await log.wait_for("ran out")
    assert f"the time of {mover.name} (seat " in line.text
    assert not line.pinged


async def test_a_log_that_does_not_work_disturbs_no_game(club: Club, bot: Hedgepost):
    log = club.guild.channel("log")
    log.forbid(Permission.SEND_MESSAGES)
    refused = await club.ada.slash("hedgepost settings", log=log)
    assert f"I need *Send Messages* in <#{log.id}>" in refused.text
    assert (await bot.host.servers.settings(club.guild.id)).log is None
    log.allow(Permission.SEND_MESSAGES)
    await club.ada.slash("hedgepost settings", log=log)
    log.forbid(Permission.SEND_MESSAGES)
    await club.start()
    await club.settled()
    first = await club.ada.slash("hedgepost settings")
    assert f"I could not write into the log channel <#{log.id}>" in first.text
    assert "log channel <#" not in (await club.ada.slash("hedgepost stats")).text
    log.delete()
    await stop(club.alice)
    await club.channel.wait_for("stopped without a result")
    await club.settled()
    assert "I could not write" in (await club.ada.slash("hedgepost stats")).text


async def test_in_french(club: Club, bot: Hedgepost):
    club.ada.user.locale = "fr"
    log = club.guild.channel("journal")
    await club.ada.slash("hedgepost réglages", language="fr", log=log)
    await club.alice.slash("table open", game="hedgehogs")
    await club.bob.press("Rejoindre")
    await club.bob.press("Commencer")
    await club.board()
    club.time.turn(40 * DAY)
    figures = (await club.ada.slash("hedgepost chiffres")).text
    assert "Ouvertes\u00a0: 0 · en cours\u00a0: 1" in figures
    assert f"La plus longue attente\u00a0: <#{club.channel.id}>, depuis <t:{NOON}:f>" in figures
    asked = await club.ada.slash("hedgepost ménage")
    assert "**Fermer cette table\u00a0?** Personne n'y a touché depuis 30 jours." in asked.text
    done = await club.ada.press("La fermer", on=asked.message)
    assert done.text == "Une table est fermée."
    line = await log.wait_for("Ada a fermé une table")
    assert log.messages[1].text.startswith("🪑 Alice a ouvert la table 1")
    assert not line.pinged
