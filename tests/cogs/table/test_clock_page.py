"""A table's clock as people meet it: in the lobby, with /table clock, and in what is posted."""

import pytest

from bot import Hedgepost
from cogs.words.clocks import clock_text, duration_text, read_duration, time_left
from engine.clock.clock import DAY, HOUR, MINUTE, Clock
from engine.core import Refused
from engine.table.model import Player
from tests.cogs.conftest import Club, choices, mover_of
from tests.cogs.farewells import close
from tests.data.examples import running

HALF_WEEK = 84 * HOUR


@pytest.mark.parametrize(
    ("typed", "seconds"),
    [
        ("48h", 48 * HOUR), ("2d", 2 * DAY), (" 2 J ", 2 * DAY), ("90m", 90 * MINUTE),
        ("1d 12h", 36 * HOUR), ("1h30min", 90 * MINUTE), ("off", 0), ("Aucune", 0),
    ],
)  # fmt: skip
def test_times_as_people_type_them(typed: str, seconds: int):
    assert read_duration(typed) == seconds


@pytest.mark.parametrize("typed", ["", "48", "soon", "2x", "h", "-2h", "1.5d", "2d soon", "٣h"])
def test_what_is_no_time(typed: str):
    with pytest.raises(Refused, match="is no time") as refused:
        read_duration(typed)
    assert refused.value.code == "bad-duration"


def test_times_in_words():
    assert duration_text("en", 48 * HOUR) == "48 h"
    assert duration_text("en", 3 * DAY) == "3 days"
    assert duration_text("fr", HALF_WEEK + 5 * MINUTE) == "3 jours 12 h 5 min"
    brisk = Clock(HOUR, reserve=DAY, refill=HOUR, weekends=False, zone="Europe/Paris")
    assert clock_text("en", brisk) == (
        "1 h for a decision · 1 day in reserve (+1 h with every decision) · "
        "weekends off (Europe/Paris)"
    )


async def test_the_owner_chooses_in_the_lobby(club: Club, bot: Hedgepost):
    lobby = await club.alice.slash("table open", game="hedgehogs")
    assert "Clock: 48 h for a decision · When time runs out: the computer makes" in lobby.text
    refused = await club.bob.press("Clock", on=lobby.message)
    assert "Only the one who opened the table" in refused.text
    page = await club.alice.press("Clock", on=lobby.message)
    assert page.ephemeral
    await club.alice.choose("How much time", "3d", on=page.message)
    await club.alice.choose("When time runs out", "out", on=page.message)
    assert "Clock: 3 days for a decision\nWhen time runs out: the player is out" in page.text
    await club.settled()
    assert "Clock: 3 days for a decision · When time runs out: the player is out" in lobby.text
    await club.bob.press("Join", on=lobby.message)
    await club.alice.press("Start", on=lobby.message)
    board = await club.board()
    assert board.text.endswith(f", your move · due <t:{club.time.now + 3 * DAY}:R>")
    told = await club.alice.choose("How much time", "off", on=page.message)
    assert "already started" in told.text


async def test_a_changed_clock_is_announced_and_holds_from_the_next_decision_on(
    club: Club, bot: Hedgepost
):
    board = await club.race(bot)
    asked_until = f"<t:{club.time.now + 2 * DAY}:R>"
    told = await club.alice.slash("table clock", limit="90m", reserve="1d", refill="1h")
    assert not told.ephemeral
    assert told.text.startswith("⏱️ Alice has changed the clock. From the next decision on: 1 h 30")
    club.time.turn(HOUR)
    mover = club.mover(board)
    watched = await club.dee.press("Play", on=board)
    assert f"(due {asked_until})" in watched.text
    panel = await mover.press("Play", on=board)
    assert f"due {asked_until}" in panel.text
    table = await club.table(bot)
    while mover_of(table) == mover.id:
        table = await bot.host.turns.type_moves(table.id, mover.id, [choices(table)[0]])
    await bot.outbox.deliver(table.id)
    newest = await club.board(after=board)
    assert f"due <t:{club.time.now + DAY + 90 * MINUTE}:R>" in newest.text
    shown = await club.dee.slash("table board")
    assert f"due <t:{club.time.now + DAY + 90 * MINUTE}:R>" in shown.text

    await club.alice.slash("table clock", limit="off")
    table = await club.table(bot)
    assert max(player.deadline for player in table.players) == club.time.now + DAY + 90 * MINUTE
    mover = club.mover(newest)
    while mover_of(table) == mover.id:
        table = await bot.host.turns.type_moves(table.id, mover.id, [choices(table)[0]])
    await bot.outbox.deliver(table.id)
    assert "due <t:" not in (await club.board(after=newest)).text
    assert [player.deadline for player in table.players] == [0, 0]


IMPOSSIBLE = (
    ({"limit": "soon"}, "`soon` is no time that I understand"),
    ({"limit": "1m"}, "from 5 minutes to 60 days"),
    ({"limit": "61d"}, "from 5 minutes to 60 days"),
    ({"reserve": "99d"}, "60 days at most"),
    ({"reserve": "1h", "refill": "2h"}, "than the reserve holds"),
    ({"limit": "off", "reserve": "1h"}, "nothing to keep in reserve"),
    ({"absences": "400d"}, "365 days at most"),
    ({"zone": "Europe/Atlantis"}, "Europe/Atlantis"),
    ({"expiry": "out"}, "were agreed on when the game began"),
)


async def test_clocks_that_no_table_can_have(club: Club, bot: Hedgepost):
    await club.start()
    before = await club.table(bot)
    for wanted, told in IMPOSSIBLE:
        refused = await club.alice.slash("table clock", options=wanted)
        assert refused.ephemeral
        assert told in refused.text
        assert (await club.table(bot)).version == before.version


async def test_only_the_owner_changes_the_clock_and_everybody_may_look(club: Club, bot: Hedgepost):
    await club.start()
    before = await club.table(bot)
    refused = await club.bob.slash("table clock", limit="1h")
    assert refused.ephemeral
    assert "Only the one who opened the table can change its clock" in refused.text
    assert (await club.table(bot)).version == before.version
    count = len(club.channel.messages)
    same = await club.alice.slash("table clock", limit="48h")
    assert same.ephemeral, "nothing has changed, so nobody else need know"
    assert len(club.channel.messages) == count
    shown = await club.bob.slash("table clock")
    assert shown.ephemeral
    assert "Clock: 48 h for a decision" in shown.text


async def test_weekends_off_where_the_table_lives(club: Club, bot: Hedgepost):
    await club.open()
    await club.alice.slash("table clock", weekends=False, zone="new york")
    table = await club.table(bot)
    assert (table.clock.weekends, table.clock.zone) == (False, "America/New_York")
    offered = await club.alice.autocomplete("table clock", option="zone", text="par")
    assert "Europe/Paris" in [choice["value"] for choice in offered]


async def test_the_servers_clock_and_that_of_a_command(club: Club, bot: Hedgepost):
    told = await club.ada.slash("hedgepost settings", clock="7d", expiry="keeps")
    assert "New tables: 7 days for a decision" in told.text
    lobby = await club.alice.slash("table open", game="hedgehogs")
    assert "7 days for a decision · When time runs out: the computer plays on" in lobby.text
    await close(club.alice, on=lobby.message)
    lobby = await club.alice.slash("table open", game="hedgehogs", clock="brisk")
    assert "1 h for a decision · 1 day in reserve" in lobby.text
    assert "the computer plays on" in lobby.text


def test_those_asked_at_once_may_have_different_times():
    names = ("Ann", "Bob", "Cleo", "Dan")
    ends = (500, 900, 500, 0)
    players = tuple(
        Player(seat, name, asked=1 if end else 0, deadline=end)
        for seat, (name, end) in enumerate(zip(names, ends, strict=True))
    )
    table = running(players=players)
    assert time_left("en", table) == "due <t:500:R> (Ann and Cleo), <t:900:R> (Bob)"
    assert time_left("en", table, [0, 2]) == "due <t:500:R>"
    assert time_left("fr", table, [1]) == "échéance <t:900:R>"
    assert time_left("en", table, [3]) == ""


# How strong the computer plays for whoever is late


async def test_the_owner_chooses_how_strong_the_late_are_played_for(club: Club, bot: Hedgepost):
    lobby = await club.alice.slash("table open", game="hedgehogs")
    page = await club.alice.press("Clock", on=lobby.message)
    await club.alice.choose("How strong the computer plays then", "5", on=page.message)
    assert "the computer makes that one decision (level 5, Master)" in page.text
    await club.settled()
    assert "the computer makes that one decision (level 5, Master)" in lobby.text
    assert (await club.table(bot)).clock.level == 5
    # Where no computer decides there is nothing to choose, and what was chosen stays.
    await club.alice.choose("When time runs out", "out", on=page.message)
    assert page.message is not None
    assert "How strong the computer plays then" not in str(page.message.components)
    assert "Master" not in page.text
    await club.alice.choose("When time runs out", "keeps", on=page.message)
    assert "until the player comes back (level 5, Master)" in page.text
    await club.alice.choose("How strong the computer plays then", "3", on=page.message)
    assert "Steady" not in page.text


async def test_by_command_before_the_game_and_not_during_it(club: Club, bot: Hedgepost):
    await club.open()
    told = await club.alice.slash("table clock", level=2)
    assert "the computer makes that one decision (level 2, Casual)" in told.text
    table = await club.table(bot)
    await bot.host.lobbies.start(table.id, club.alice.id)
    refused = await club.alice.slash("table clock", level=5)
    assert refused.ephemeral
    assert "how strong the computer plays then, were agreed on when the game began" in refused.text
    assert (await club.table(bot)).clock.level == 2


async def test_a_manager_chooses_for_new_tables_and_in_french_it_reads_well(
    club: Club, bot: Hedgepost
):
    chloe = club.person("Chloé", "fr")
    told = await club.ada.slash("hedgepost settings", level=4)
    assert "the computer makes that one decision (level 4, Sharp)" in told.text
    await club.alice.slash("table open", game="hedgehogs")
    assert (await club.table(bot)).clock.level == 4
    shown = await chloe.slash("table clock")
    assert "l'ordinateur prend cette seule décision (niveau 4, " in shown.text
