"""A week of six tables, told message by message: nothing is missing, extra or said twice.

It begins on Monday, 23 March 2026, and all its times are UTC: Paris is an hour ahead, and two from
Sunday on; New York is four behind. Nobody has a message from the bot that is not in here.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from bot import Hedgepost
from engine.clock.clock import HOUR, Expiry
from engine.record_reading import verify
from engine.table.model import Player, Table
from parlour import Person
from tests.cogs.conftest import Club
from tests.cogs.diary import Diary, at, moment_of, play

TABLES: Final[dict[str, tuple[str, str, dict[str, Any]]]] = {
    "race": ("hedgehogs", "Alice Bob", {"limit": "off"}),
    "jests": ("jesters", "Cleo Alice", {"limit": "24h"}),
    "brew": ("witches", "Bob Cleo Dan", {"limit": "24h", "reserve": "12h", "refill": "3h"}),
    "court": ("courtiers", "Dan Bob", {"limit": "48h"}),
    "hedge": ("hedgehogs", "Eve Dan", {"limit": "48h", "weekends": False, "zone": "Europe/Paris"}),
    "duel": ("jesters", "Eve Alice", {"limit": "24h"}),
}
"""By room: the game, the players, and the clock."""
EXPIRIES: Final[dict[str, Expiry]] = {"brew": "keeps", "court": "substitute", "duel": "out"}
"""What happens in a room when time runs out, if it is not that the computer decides once."""


class Week:
    """The club, whoever plays there, and the bot as long as it runs."""

    bot: Hedgepost

    def __init__(self, club: Club) -> None:
        self.club = club
        self.diary = Diary(club)
        self.alice, self.bob, self.dee = club.alice, club.bob, club.dee
        self.cleo = club.person("Cleo", "fr")
        self.dan, self.eve = club.person("Dan"), club.person("Eve")

    async def until(self, moment: str, *told: str) -> None:
        """Let time go by, in which just these things are told."""
        assert await self.diary.until(self.bot, moment) == list(told)

    async def play(self, person: Person, *rooms: str) -> None:
        for room in rooms:
            await play(self.club, self.bot, person, room)

    async def press(self, person: Person, button: str, room: str) -> None:
        await person.press(button, channel=self.club.guild.channel(room))
        await self.club.settled()

    async def table(self, room: str) -> Table:
        return await self.club.table(self.bot, self.club.guild.channel(room))

    async def player(self, room: str, name: str) -> Player:
        return next(one for one in (await self.table(room)).players if one.name == name)

    async def record(self, room: str) -> str:
        reply = await self.alice.slash("table record", channel=self.club.guild.channel(room))
        return reply.attachments[0].data.decode()


@pytest.mark.long
async def test_a_week_of_six_tables(club: Club):
    week = Week(club)
    club.time.now = at("Mon 08:00")
    async with club.bot() as week.bot:
        await choices(week)
        await begin(week)
        await monday(week)
        await tuesday(week)
    club.time.turn(120)  # a restart, which nobody notices
    async with club.bot() as week.bot:
        await wednesday(week)
    club.time.now = at("Sat 06:00")
    week.bob.take_direct_messages(True)
    async with club.bot() as week.bot:
        await back_on_saturday(week)
        await saturday(week)
        await sunday(week)
        await at_the_end(week)


async def choices(week: Week) -> None:
    """How everybody wants to be reminded."""
    paris, new_york = "Europe/Paris", "America/New_York"
    await week.alice.slash("me settings", zone=paris)
    await week.bob.slash("me settings", zone=paris, reminders="direct")
    await week.cleo.slash("me settings", zone=paris, reminders="direct", language="fr")
    await week.cleo.slash("me settings", quiet="22:00-08:00")
    await week.dan.slash("me settings", zone=new_york, often="once", quiet="23:00-07:00")
    await week.eve.slash("me settings", zone=new_york, reminders="none", digest="18:00")


async def begin(week: Week) -> None:
    for room, (game, names, clock) in TABLES.items():
        channel = week.club.guild.channel(room)
        owner, *others = (week.club.parlour.user(name) for name in names.split())
        await owner.slash("table open", game=game, channel=channel)
        expiry = EXPIRIES.get(room, "once")
        await owner.slash("table clock", **clock, expiry=expiry, channel=channel)
        for person in others:
            await person.press("Join", channel=channel)
        await week.press(owner, "Start", room)


async def monday(week: Week) -> None:
    await week.until(
        "Mon 12:00",
        "Mon 08:00 @Bob hello",
        "Mon 08:00 @Cleo hello, in French",
        "Mon 08:00 #race begun",
        "Mon 08:00 #race board → Alice",
        "Mon 08:00 #jests begun",
        "Mon 08:00 #jests board → Cleo",
        "Mon 08:00 #brew begun",
        "Mon 08:00 #brew board → Bob Cleo Dan",
        "Mon 08:00 #court begun",
        "Mon 08:00 #court board → Bob Dan",
        "Mon 08:00 #hedge begun",
        "Mon 08:00 #hedge board → Eve",
        "Mon 08:00 #duel begun",
        "Mon 08:00 #duel board → Eve",
    )
    # Tuesday and Wednesday as they are in New York.
    await week.eve.slash("away", options={"from": "tomorrow", "until": "+1d"})
    await week.until(
        "Tue 00:00",
        "Mon 12:00 #hedge Eve will be away",
        "Mon 12:00 #duel Eve will be away",
        "Mon 20:00 @Cleo half, in French",  # jests: at nine in the evening
        "Mon 22:00 @Eve digest",
    )


async def tuesday(week: Week) -> None:
    await week.until(
        "Tue 09:00",
        "Tue 02:00 @Bob half",  # brew: of 36 hours; Dan wants one reminder only, Cleo sleeps
        "Tue 04:00 #hedge Eve is away",
        "Tue 04:00 #duel Eve is away",
        "Tue 07:00 @Cleo half, in French",  # brew
        "Tue 07:00 @Cleo most, in French",  # jests: put off from 03:12
        "Tue 08:00 #race day → Alice",
        "Tue 08:00 @Bob half",  # court
        "Tue 08:00 #jests board, computer for Cleo → Alice",
    )
    await week.play(week.alice, "race", "jests")
    await week.play(week.cleo, "brew")  # in secret: the board that asked says so
    week.bob.take_direct_messages(False)
    await week.until(
        "Tue 13:00",
        "Tue 09:00 #race board → Bob",
        "Tue 09:00 #jests board → Cleo",
        "Tue 12:48 #brew most, closed → Bob",
        "Tue 12:48 #brew most → Dan",
    )
    await week.play(week.bob, "brew", "court")
    await week.until(
        "Tue 23:00",
        # Dan has used up his reserve. No more is asked of him, and Cleo begins.
        "Tue 20:00 #brew board, computer keeps Dan → Cleo",
        "Tue 22:24 #court most → Dan",
    )


async def wednesday(week: Week) -> None:
    await week.until(
        "Wed 08:00",
        # Half of Cleo's time in jests was over at ten in the evening, and 80 % before she woke.
        "Wed 07:00 @Cleo most, in French",
        "Wed 08:00 #court seat of Dan open",
    )
    await week.play(week.cleo, "jests")
    await week.until(
        "Wed 10:00",
        "Wed 08:00 #jests board → Alice",
        "Wed 09:00 #race day, closed → Bob",
    )
    await week.press(week.dee, "Take the seat", "court")
    await week.until(
        "Thu 06:00",
        "Wed 10:00 #court in for Dan → Dee",
        "Wed 14:00 @Cleo half, in French",  # brew
        # Eve has no overview while she is away.
        "Wed 20:00 #jests half → Alice",
        "Thu 03:12 #jests most → Alice",
    )
    # Two hours are left to Alice in jests, to Cleo in brew, and to Eve in the duel, who is back.
    for room, name in (("jests", "Alice"), ("brew", "Cleo"), ("duel", "Eve")):
        assert (await week.player(room, name)).deadline == at("Thu 08:00")


async def back_on_saturday(week: Week) -> None:
    """The bot was out for two days, and time has stood still for everybody."""
    await week.until(
        "Sat 07:00",
        "Sat 06:00 #court half, sorry → Dee",  # of Thursday at 10:00
        "Sat 06:00 @Eve digest, sorry",  # of Thursday and Friday at 22:00
        "Sat 06:00 @Bob day, sorry",  # race: of Friday at 09:00
        # Put off from the night to Thursday at 07:00, when the bot was out, and once more now.
        "Sat 07:00 @Cleo most, in French, sorry",
    )
    for room, name in (("jests", "Alice"), ("brew", "Cleo"), ("duel", "Eve")):
        assert (await week.player(room, name)).deadline == at("Sat 08:00")
        board = [one for one in week.club.guild.channel(room).messages if one.attachments][-1]
        assert f"<t:{at('Sat 08:00')}:R>" in board.text, "the board says so too"
    assert (await week.player("court", "Dee")).deadline == at("Sun 10:00")
    # Eve's 48 hours: 20 until she was away, 2 from Thursday 04:00 on until the bot was out, and
    # the rest once it is Monday in Paris, which is an hour earlier than a week ago.
    assert (await week.player("hedge", "Eve")).deadline == at("Sun 22:00") + 26 * HOUR


async def saturday(week: Week) -> None:
    await week.play(week.alice, "jests")
    await week.until("Sat 07:30", "Sat 07:00 #jests board → Cleo")
    await week.play(week.cleo, "brew")
    await week.until(
        "Sat 09:00",
        "Sat 07:30 #brew board → Bob",
        "Sat 08:00 #duel result, out Eve",
    )
    await week.play(week.eve, "hedge")
    await week.until("Sat 12:00", "Sat 09:00 #hedge board → Dan")
    await week.press(week.dan, "I'm back", "brew")
    await week.until(
        "Sun 00:00",
        "Sat 12:00 #brew Dan is back",
        "Sat 19:00 @Cleo half, in French",  # jests
        # Nothing waits for Eve: no overview.
    )


async def sunday(week: Week) -> None:
    await week.until(
        "Sun 06:30",
        "Sun 00:24 #court most → Dee",
        "Sun 00:30 @Bob half",  # brew: of 34 hours
        "Sun 06:00 @Cleo most, in French",  # jests: it is eight in Paris, an hour earlier
    )
    await week.play(week.cleo, "jests")
    await week.until("Sun 08:00", "Sun 06:30 #jests board → Alice")
    await week.play(week.dee, "court")
    await week.until("Sun 10:00", "Sun 08:00 #court board → Bob")
    await week.play(week.bob, "brew")
    await week.until(
        "Mon+ 08:00",
        "Sun 10:00 #brew board → Dan",
        "Sun 18:30 #jests half → Alice",
        "Mon+ 01:42 #jests most → Alice",
        "Mon+ 06:30 #jests board, computer for Alice → Cleo",
        # Dan is not woken for brew at 07:36.
        "Mon+ 08:00 @Bob half",  # court
    )


async def at_the_end(week: Week) -> None:
    # Bob laid after 29 hours, 5 of them of his 12 in reserve, and 3 came back; then he played
    # after 26 and a half. Cleo laid after 25, and played after 34 before and 1½ behind the outage.
    # Dan's reserve was gone when the computer laid for him.
    hours = {"Bob": 12 - 5 + 3 - 2.5 + 3, "Cleo": 12 - 11.5 + 3, "Dan": 12 - 12 + 3}
    brew = await week.table("brew")
    assert {one.name: one.reserve / HOUR for one in brew.players} == hours
    assert (await week.player("brew", "Dan")).deadline == at("Sun 10:00") + 27 * HOUR
    # Dan was asked on a Saturday.
    assert (await week.player("hedge", "Dan")).deadline == at("Sun 22:00") + 48 * HOUR

    told = {room: await computers_decisions(week, room) for room in TABLES}
    assert {room: decisions for room, decisions in told.items() if decisions} == {
        "jests": ["Cleo Tue 08:00", "Alice Mon+ 06:30"],
        "brew": ["Dan Tue 20:00"],
    }
    for room in ("jests", "brew"):
        assert " (computer)" in await week.record(room)
    duel = await week.record("duel")
    assert "resign (clock)" in duel
    verify(duel)
    court = await week.table("court")
    assert [(one.seat, one.name) for one in court.tenures] == [(0, "Dan"), (0, "Dee")]
    assert await week.bot.host.timers.left() == []


async def computers_decisions(week: Week, room: str) -> list[str]:
    """In whose stead the computer has decided, and when, by the table's log."""
    table = await week.table(room)
    moves = await week.bot.host.ledger.moves(table.id)
    made = [(move.seat, move.at) for move in moves if move.hand == "computer"]
    return [
        f"{table.players[seat or 0].name} {moment_of(when)}" for seat, when in dict.fromkeys(made)
    ]
