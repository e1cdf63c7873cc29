"""A season of 26 people in two divisions: somebody never comes, somebody leaves, the bot is away
over the end, an organiser errs; and every post of it is accounted for."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.clock.clock import HOUR
from engine.host.leagues import calendar, fixtures
from engine.league.course import Course
from engine.table.model import Doer
from engine.table.turns import waiting_on
from parlour import Person
from parlour.world.model import Message
from tests.cogs.conftest import Club
from tests.cogs.league.seasons import League

PEOPLE = 26
OPENED = "Spring League 1."
"""How the name of a table's thread begins."""
OLGA = Doer(7, "Olga", "typed the wrong way round", manager=True)


class Season(League):
    """A season that goes on by its timers alone."""

    async def go_on(self, seconds: int = 0) -> Course:
        """The clock is turned, and all is done and posted that is due then."""
        self.club.time.turn(seconds)
        for _ in range(2):
            await self.bot.timers.run_due()
            await self.bot.timers.rest()
        await self.bot.noticeboard.deliver()
        return await self.course()

    async def to(self, step: str, beyond: int = 0) -> Course:
        at = getattr((await self.course()).season.plan.dates, step) + beyond
        return await self.go_on(max(0, at - self.club.time.now))

    async def play_all(self, but: set[int]) -> None:
        """Every table to its end, as far as people of their own hand can bring it there."""
        for match in range(len((await self.course()).season.matches)):
            if match not in but:
                await self.play(match)


def kind_of(message: Message) -> str:
    """What a post of the league's channel is."""
    signs = {
        "📣": "sign-up",
        "are you still in": "check-in",
        ": the draw**": "draw",
        "games over:": "division",
        "decided from the position": "judged",
        "🏁": "end",
    }
    if "📊" in message.content:
        return "digest"
    found = [kind for sign, kind in signs.items() if sign in message.content]
    return found[0] if found else message.content


def written(season: Season) -> list[Message]:
    """What the league says in its channel, without Discord's own word that a thread was opened."""
    return [one for one in season.club.channel.messages if not one.content.startswith(OPENED)]


def kinds(season: Season) -> Counter[str]:
    return Counter(kind_of(one) for one in written(season))


@pytest.mark.long
async def test_a_season_of_twenty_six_people(club: Club, monkeypatch: pytest.MonkeyPatch):
    for module in (calendar, fixtures):  # the same draw and the same games in every run
        monkeypatch.setattr(module, "new_seed", lambda: bytes([14]) * 32)
    people = [club.person(f"Player {number}") for number in range(1, PEOPLE + 1)]
    async with club.bot() as bot:
        season = Season(club, bot, people)
        await signed_up(season)
        await drawn(season)
        await begun(season)
        vanished, left = await absent_people(season)
        late = await played(season, vanished, left)
        await an_organiser_errs(season)
        ends = (await season.course()).season.plan.dates.ends
        club.time.now = ends - HOUR
        await season.go_on()
    club.time.turn(8 * HOUR)  # the bot is down over the end
    async with club.bot() as bot:
        season.bot = bot
        await over(season, ends, late)


async def signed_up(season: Season) -> None:
    await season.create(size=13)
    for one in season.people[:3]:
        await one.press("Join", on=season.post("📣"))
    await season.join(*season.people[3:])
    await season.go_on()
    assert "26 are in" in season.post("📣").content
    assert kinds(season) == {"sign-up": 1}


async def drawn(season: Season) -> None:
    await season.to("checks_in")
    asked = season.post("are you still in")
    assert asked.pinged == {one.id for one in season.people}
    for one in season.people[:2]:
        said = await one.press("I am in", on=asked)
        assert said.ephemeral
    await season.stay(*season.people[2:])
    course = await season.to("draws")
    assert [len(one) for one in course.season.divisions] == [13, 13]
    assert kinds(season) == {"sign-up": 1, "check-in": 1}  # organisers have it to themselves


async def begun(season: Season) -> None:
    await season.to("publishes")
    course = await season.to("starts")
    assert course.season.stage == "running"
    for _ in course.season.matches:
        await season.go_on(3)
    course = await season.course()
    assert all(match.table is not None for match in course.season.matches)
    threads = season.club.channel.threads
    assert len(threads) == len(course.season.matches) == PEOPLE
    for thread in threads:
        boards = [one for one in thread.messages if one.attachments]
        assert len(boards) == 1
        assert "Spring League · Division" in boards[0].content
        assert len(boards[0].pinged) == 1
    assert kinds(season) == {"sign-up": 1, "check-in": 1, "draw": 1, "division": 2}


async def absent_people(season: Season) -> tuple[Person, Person]:
    """One never comes, and one leaves on the second day."""
    vanished, leaves = season.people[4], season.people[9]
    await season.go_on(24 * HOUR)
    asked = await leaves.slash("league leave")
    await leaves.press("Yes, leave", on=asked.message)
    await season.go_on()
    course = await season.course()
    assert leaves.id in course.season.withdrawn
    return vanished, leaves


async def played(season: Season, vanished: Person, left: Person) -> int:
    """All tables of those who are there; gives one that stays as it is."""
    course = await season.course()
    gone = {
        number
        for number, match in enumerate(course.season.matches)
        if {vanished.id, left.id} & set(match.people)
    }
    late = next(number for number in range(PEOPLE) if number not in gone)
    await season.play_all(gone | {late})
    await season.go_on()
    over = (await season.course()).season
    assert sum(match.is_over for match in over.matches) >= PEOPLE - len(gone) - 1
    assert kinds(season)["division"] == 2
    for number in gone:  # who is there plays on against the computers of those who are not
        await against_nobody(season, number, {vanished.id, left.id})
    return late


async def against_nobody(season: Season, match: int, absent: set[int]) -> None:
    """A table at which computers keep the seats of those who are away, or will soon."""
    for _ in range(400):
        table = await season.table(match)
        if table.status != "running" or all(one.holder == "computer" for one in table.players):
            return  # two who are away: their position is decided in the end
        player = table.players[waiting_on(table)[0]]
        if player.holder == "person" and player.user in absent:
            season.club.time.now = max(season.club.time.now, player.deadline or 0)
        if player.holder == "person" and player.user not in absent:
            await season.play(match, turns=1)
            continue
        await season.bot.timers.run_due()
        await season.bot.timers.rest()
    raise AssertionError(f"table {match + 1} does not end")


async def an_organiser_errs(season: Season) -> None:
    """A result is turned round and back: the standings say so both times, in the same post."""
    course = await season.course()
    number = next(at for at, match in enumerate(course.season.matches) if match.is_over)
    before = course.season.matches[number]
    posts = {one.id for one in season.posts("(13)", "games over:")}
    assert before.ranks is not None
    turned = tuple(reversed(before.ranks))
    organisers = season.bot.host.leagues.organisers
    after = await organisers.result(season.season, OLGA, number, turned)
    assert after.season.matches[number].ranks == turned
    await season.go_on()
    key = after.deeds[-1].key
    await organisers.undo(season.season, OLGA, key)
    course = await season.go_on()
    assert course.season.matches[number] == before
    assert {one.id for one in season.posts("(13)", "games over:")} == posts


async def over(season: Season, ends: int, late: int) -> None:
    """The end moves by the outage; what is unfinished is decided from its position."""
    course = await season.go_on()
    assert course.season.plan.dates.ends > ends
    course = await season.to("ends")
    assert course.season.stage in ("finishing", "running")
    course = await season.to("judges")
    for _ in range(12):
        course = await season.go_on(60)
        if course.season.stage == "closed":
            break
    assert course.season.stage == "closed"
    assert course.season.matches[late].is_over
    found = kinds(season)
    weeks = found.pop("digest")
    assert 1 <= weeks <= 3
    judged = found.pop("judged", 0)
    assert judged == sum(match.judged for match in course.season.matches)
    assert found == {"sign-up": 1, "check-in": 1, "draw": 1, "division": 2, "end": 1}
    end = season.post("🏁")
    assert "▲ Up:" in end.content
    assert "▼ Down:" in end.content
    assert "Join the next" in str(end.components)
    assert all(not one.pinged or kind_of(one) == "check-in" for one in written(season))
    for digest in season.posts("📊"):
        assert len(digest.content.splitlines()) <= 12
