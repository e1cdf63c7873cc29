"""`/away`: days on which somebody does not play, as they and their tables see it."""

from datetime import UTC, datetime
from typing import Any

import pytest

from bot import Hedgepost
from engine.clock.clock import DAY, Clock, Span
from engine.core import Refused
from engine.people.settings import PersonSettings
from engine.table.model import GuildSettings, Table
from parlour import Permission, Person
from parlour.driver.reply import Reply
from tests.cogs.conftest import Club, mover_of, play_turn
from tests.stores import store_of


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


MONDAY = at("2026-11-16 12:00")
TUESDAY, THURSDAY = at("2026-11-17"), at("2026-11-19")


@pytest.fixture(autouse=True)
def _monday(club: Club) -> None:
    club.time.now = MONDAY


async def away(person: Person, first: str = "", last: str = "", **more: Any) -> Reply:
    given = {"from": first, "until": last}
    typed = {name: text for name, text in given.items() if text}
    return await person.slash("away", options=typed, **more)


async def test_an_absence_stops_the_clock_and_the_table_is_told(club: Club, bot: Hedgepost):
    board = await club.start()
    mover = club.mover(board)
    told = await away(mover, "tomorrow", "+1d")
    assert told.ephemeral
    first, last = f"<t:{TUESDAY}:D>", f"<t:{THURSDAY - 1}:D>"
    assert told.text.splitlines() == [
        f"You are away from {first} to {last}. Your table is told: <#{club.channel.id}>",
        "**Your absences on this server:**",
        f"- from {first} to {last}: 2 days",
        "In 2026, 28 days are left of your 30.",
        "-# Days begin and end by the time of UTC; `/me settings` changes that.",
    ]
    line = await club.channel.wait_for("is away from")
    deadline = MONDAY + 4 * DAY
    assert line.text == (
        f"🧳 {mover.name} is away from {first} to {last}; their clock stands still meanwhile. "
        f"Time for the present move: until <t:{deadline}:f>."
    )
    assert not line.pinged
    table = await club.table(bot)
    player = table.players[table.seat_of(mover.id) or 0]
    assert (player.deadline, player.away) == (deadline, (Span(TUESDAY, THURSDAY),))
    due = await bot.host.timers.due(MONDAY + 2 * DAY, 9)
    assert [timer.at for timer in due if timer.kind == "away"] == [MONDAY + 60, TUESDAY]
    await club.settled()
    assert board.text.endswith(f"your move · due <t:{deadline}:R>")
    await mover.press("Cancel: Tuesday, 17 November 2026", on=told.message)
    await club.settled()
    assert board.text.endswith(f"your move · due <t:{MONDAY + 2 * DAY}:R>")


async def test_of_several_who_are_asked_only_the_absent_ones_have_more_time(
    club: Club, bot: Hedgepost
):
    await club.alice.slash("table open", game="witches")
    await club.bob.press("Join")
    await club.alice.press("Start")
    board = await club.board()
    both = f"<t:{MONDAY + 2 * DAY}:R>"
    assert board.text.endswith(f"due {both}")
    await away(club.bob, "tomorrow", "+1d")
    await club.settled()
    assert board.text.endswith(f"due {both} (Alice), <t:{MONDAY + 4 * DAY}:R> (Bob)")


async def test_what_is_asked_later_takes_the_absence_into_account(club: Club, bot: Hedgepost):
    board = await club.start()
    mover = club.mover(board)
    other = club.bob if mover is club.alice else club.alice
    await away(other, "tomorrow", "tomorrow")
    line = await club.channel.wait_for("is away on")
    assert "present move" not in line.text
    table = await club.table(bot)
    while mover_of(table) == mover.id:
        board = await club.board()
        await play_turn(mover, board)
        table = await club.table(bot)
    assert table.players[table.seat_of(other.id) or 0].deadline == MONDAY + 3 * DAY


@pytest.mark.parametrize(
    ("first", "last", "words"),
    [
        ("2026-11-15", "+3d", "Sunday, 15 November 2026 is over; today is Monday, 16"),
        ("24.12.", "23.12.", "Wednesday, 23 December 2026 is before Thursday, 24 December 2026"),
        (
            "today",
            "+400d",
            "Tuesday, 21 December 2027 is too far off. An absence can reach to",
        ),
        ("tomorrow", "+30d", "31 more days in 2026, and 28 are left of the 30"),
        ("25.12.", "26.12.", "You have announced those days already"),
        ("soon", "+3d", "`soon` is no day that I can read. Write it like 2026-12-24"),
        ("12/24", "+3d", "`12/24` is no day"),
        ("`@everyone`", "+3d", "is no day that I can read"),
        ("tomorrow", "", "Until when?"),
    ],
)
async def test_days_that_cannot_be(club: Club, bot: Hedgepost, first: str, last: str, words: str):
    await away(club.alice, "25.12.", "26.12.")
    known = await bot.host.absences.of(club.alice.id)
    told = await away(club.alice, first, last)
    assert told.ephemeral
    assert words in told.text
    assert await bot.host.absences.of(club.alice.id) == known


async def test_the_allowance_is_the_servers(club: Club, bot: Hedgepost):
    shown = await club.ada.slash("hedgepost settings", options={"away-days": 2})
    assert "clocks stopped for 2 days a year" in shown.text
    assert "and 2 are left of the 2" in (await away(club.alice, "tomorrow", "+2d")).text
    assert "In 2026, no day is left of your 2." in (await away(club.alice, "tomorrow", "+1d")).text
    assert "In 2026, 2 days are left of your 2." in (await away(club.bob)).text


async def test_an_absence_is_shown_and_cancelled(club: Club, bot: Hedgepost):
    nothing = await away(club.bob)
    assert nothing.text.startswith("You have announced no absence on this server.")
    assert "`/away from:… until:…`" in nothing.text
    await club.start()
    await away(club.bob, "tomorrow", "+1d")
    await away(club.bob, "24.12.", "2.1.")
    shown = await away(club.bob)
    assert "In 2027, 28 days are left of your 30." in shown.text
    assert shown.buttons == [
        "Cancel: Tuesday, 17 November 2026",
        "Cancel: Thursday, 24 December 2026",
    ]
    assert shown.message is not None
    stale = shown.message.snapshot()
    left = await club.bob.press(shown.buttons[1], on=shown.message)
    assert left.buttons == ["Cancel: Tuesday, 17 November 2026"]
    off = await club.channel.wait_for("after all")
    assert off.text == f"👋 Bob is not away from <t:{at('2026-12-24')}:D> on after all."
    club.time.now = TUESDAY + DAY // 2
    await club.bob.press(left.buttons[0], on=shown.message)
    back = await club.channel.wait_for("Bob is back earlier than announced")
    assert "their clock runs again." in back.text
    table = await club.table(bot)
    spans = (Span(TUESDAY, club.time.now),)
    assert table.players[table.seat_of(club.bob.id) or 0].away == spans
    assert "In 2026, 29 days are left" in shown.text
    assert (
        "over or cancelled already"
        in (await club.bob.press("Cancel: Tuesday, 17 November 2026", on=stale)).text
    )


async def test_tables_that_wait_hear_when_an_absence_begins(club: Club, bot: Hedgepost):
    board = await club.start()
    mover = club.mover(board)
    idle = club.bob if mover is club.alice else club.alice
    for person in (mover, idle):
        await away(person, "tomorrow", "+1d")
    club.time.now = TUESDAY
    await bot.timers.run_due()
    line = await club.channel.wait_for("is away until")
    assert line.text.startswith(f"🧳 {mover.name} is away until <t:{THURSDAY - 1}:D>")
    assert not line.pinged
    await club.settled()
    assert f"{idle.name} is away until" not in "".join(one.text for one in club.channel.messages)


async def test_a_bot_that_falls_over_behind_an_announcement_remembers_it(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    await club.start()

    async def fall_over(*_: object) -> list[Table]:
        raise Refused("busy", "as good as dead")

    with monkeypatch.context() as patched:
        patched.setattr(bot.host.absences, "note", fall_over)
        await away(club.bob, "today", "+1d")
    assert (await club.table(bot)).players[1].away == ()
    club.time.turn(60)
    await bot.timers.run_due()
    assert (await club.table(bot)).players[1].away == (Span(MONDAY, at("2026-11-18")),)


async def test_who_sits_down_later_is_known_to_be_away(club: Club, bot: Hedgepost):
    await away(club.alice, "today", "+2d")
    await away(club.bob, "tomorrow", "+1d")
    await away(club.dee, "today", "+1d")
    board = await club.start()
    table = await club.table(bot)
    assert [player.away for player in table.players] == [
        (Span(MONDAY, THURSDAY),),
        (Span(TUESDAY, THURSDAY),),
    ]
    mover = club.mover(board)
    seat = table.seat_of(mover.id) or 0
    await club.ada.slash("hedgepost seat", seat=seat + 1, member=club.dee)
    table = await club.table(bot)
    assert table.players[seat].away == (Span(MONDAY, at("2026-11-18")),)


async def test_a_day_is_where_its_person_lives(club: Club, bot: Hedgepost):
    await store_of(bot.host).people.save(club.alice.id, PersonSettings(zone="Pacific/Auckland"), ())
    told = await away(club.alice, "tomorrow", "tomorrow")
    assert f"<t:{at('2026-11-17 11:00')}:D>" in told.text
    assert "by the time of Pacific/Auckland" in told.text


async def test_days_are_proposed(club: Club, bot: Hedgepost):
    first = await club.alice.autocomplete("away", option="from")
    assert first[0] == {"name": "Monday, 16 November 2026 (2026-11-16)", "value": "2026-11-16"}
    assert "Saturday, 21 November 2026 (2026-11-21)" in [one["name"] for one in first]
    typed = await club.alice.autocomplete("away", option="from", text="24.12.")
    assert [one["value"] for one in typed] == ["2026-12-24"]
    last = await club.alice.autocomplete(
        "away", option="until", options={"from": "24.12."}, text="+3d"
    )
    assert [one["name"] for one in last] == ["Sunday, 27 December 2026: 4 days (2026-12-27)"]
    wide = await club.alice.autocomplete("away", option="until", text="???")
    assert wide[0]["name"] == "Monday, 16 November 2026: that day alone (2026-11-16)"
    french = club.person("Chloé", "fr")
    assert (await french.autocomplete("away", option="from", text="1.1."))[0]["name"] == (
        "vendredi 1er janvier 2027 (2027-01-01)"
    )


async def test_in_french(club: Club, bot: Hedgepost):
    chloe = club.person("Chloé", "fr")
    await club.start(chloe)
    told = await chloe.slash("absence", options={"from": "demain", "until": "+1j"})
    assert told.text.startswith(f"Vous vous absentez du <t:{TUESDAY}:D> au <t:{THURSDAY - 1}:D>.")
    assert "En 2026, il vous reste 28 jours sur 30." in told.text
    refused = await chloe.slash("absence", options={"from": "hier", "until": "+1j"})
    assert "`hier` n'est pas un jour" in refused.text
    refused = await chloe.slash("absence", options={"from": "1.11.", "until": "+1j"})
    assert "Le dimanche 1er novembre 2026 est passé" in refused.text
    assert "nous sommes le lundi 16 novembre 2026" in refused.text


async def test_a_table_that_caps_absences_says_so(club: Club, bot: Hedgepost):
    capped = GuildSettings(thread=False, clock=Clock(most_away=DAY))
    await store_of(bot.host).servers.save(club.guild.id, capped)
    mover = club.mover(await club.start())
    await away(mover, "tomorrow", "+4d")
    line = await club.channel.wait_for("is away from")
    assert "absences stop the clock for 1 day at most" in line.text
    assert f"until <t:{MONDAY + 3 * DAY}:f>" in line.text


async def test_a_table_without_a_clock_is_told_too(club: Club, bot: Hedgepost):
    await store_of(bot.host).servers.save(
        club.guild.id, GuildSettings(thread=False, clock=Clock(limit=0))
    )
    mover = club.mover(await club.start())
    await away(mover, "tomorrow", "+1d")
    line = await club.channel.wait_for("is away from")
    assert line.text.endswith(f"to <t:{THURSDAY - 1}:D>.")
    assert (await mover.slash("games")).text.endswith(f"· asked <t:{MONDAY}:R>")
    club.time.now = TUESDAY
    shown = await away(mover)
    await mover.press(shown.buttons[0], on=shown.message)
    back = await club.channel.wait_for("is back")
    assert back.text == f"👋 {mover.name} is back earlier than announced."


async def test_a_table_that_cannot_be_told_is_named(club: Club, bot: Hedgepost):
    await club.start()
    club.channel.forbid(Permission.SEND_MESSAGES)
    told = await away(club.alice, "tomorrow", "+1d")
    assert "You are away" in told.text
    await club.settled()
    private = [one for one in club.alice.sees(club.channel) if one.only_for == club.alice.id]
    assert f"I may not write in <#{club.channel.id}>" in private[-1].text
