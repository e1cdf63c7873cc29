"""The daily overview by direct message."""

import pytest

from bot import Hedgepost
from engine.clock.clock import DAY, HOUR
from engine.people.settings import PersonSettings, digest_timers
from parlour import ChannelDriver, Person
from parlour.world.model import Message
from tests.cogs.conftest import Club, mover_of
from tests.stores import store_of

AT_EIGHT = 8 * 60
MIDNIGHT = 20_773 * DAY


@pytest.fixture(autouse=True)
def _midnight(club: Club) -> None:
    club.time.now = MIDNIGHT


async def wants_overview(bot: Hedgepost, person: Person) -> None:
    chosen = PersonSettings(digest=AT_EIGHT)
    timers = digest_timers(person.id, chosen, bot.host.now())
    await store_of(bot.host).people.save(person.id, chosen, timers)


def sent_to(person: Person) -> list[Message]:
    return person.sees(person.dm)


async def another(club: Club, channel: ChannelDriver) -> None:
    await club.alice.slash("table open", game="hedgehogs", channel=channel)
    await club.bob.press("Join", channel=channel)
    await club.bob.press("Start", channel=channel)
    await channel.wait_for("your move")


async def test_what_waits_is_told_once_a_day_and_nothing_else(club: Club, bot: Hedgepost):
    await club.start()
    await club.settled()
    table = await club.table(bot)
    mover = club.by_id(mover_of(table))
    idle = club.bob if mover is club.alice else club.alice
    for person in (mover, idle, club.dee):
        await wants_overview(bot, person)
    club.time.now = MIDNIGHT + 8 * HOUR
    await bot.timers.run_due()
    (overview,) = sent_to(mover)
    assert overview.text.splitlines() == [
        "📬 **Your games today**",
        "**One game waits for you:**",
        f"- Les Hérissons pressés with {idle.name}: "
        f"https://discord.com/channels/{club.guild.id}/{club.channel.id}/{table.posting.post} · "
        f"due <t:{MIDNIGHT + 2 * DAY}:R>",
        "-# Every day at this time; `/me settings` changes or stops it.",
    ]
    assert sent_to(idle) == sent_to(club.dee) == []
    await bot.timers.run_due()
    assert len(sent_to(mover)) == 1
    club.time.turn(DAY)
    await bot.timers.run_due()
    assert len(sent_to(mover)) == 2


async def test_who_wants_none_any_more_gets_none(club: Club, bot: Hedgepost):
    board = await club.start()
    mover = club.mover(board)
    await wants_overview(bot, mover)
    timers = await bot.host.timers.due(MIDNIGHT + DAY, 100)
    (timer,) = [one for one in timers if one.kind == "digest"]
    await store_of(bot.host).people.save(mover.id, PersonSettings(), [timer])
    club.time.now = MIDNIGHT + 8 * HOUR
    await bot.timers.run_due()
    assert sent_to(mover) == []
    left = await bot.host.timers.due(MIDNIGHT + 9 * DAY, 100)
    assert "digest" not in {one.kind for one in left}


async def test_nothing_is_told_of_servers_where_somebody_is_away(club: Club, bot: Hedgepost):
    board = await club.start()
    mover = club.mover(board)
    await wants_overview(bot, mover)
    await mover.slash("away", options={"until": "+1d"})
    club.time.now = MIDNIGHT + 8 * HOUR
    await bot.timers.run_due()
    assert sent_to(mover) == []


async def test_closed_direct_messages_are_told_at_the_next_occasion(club: Club, bot: Hedgepost):
    board = await club.start()
    mover = club.mover(board)
    await wants_overview(bot, mover)
    mover.take_direct_messages(False)
    club.time.now = MIDNIGHT + 8 * HOUR
    await bot.timers.run_due()
    assert sent_to(mover) == []
    assert "your direct messages are closed to me" in (await mover.slash("games")).text
    assert "closed to me" not in (await mover.slash("games")).text
    mover.take_direct_messages(True)
    club.time.turn(DAY)
    await bot.timers.run_due()
    assert len(sent_to(mover)) == 1


async def test_games_are_listed_by_what_is_urgent(club: Club, bot: Hedgepost):
    lounge, attic = club.guild.channel("lounge"), club.guild.channel("attic")
    await another(club, lounge)
    club.time.turn(HOUR)
    await another(club, attic)
    club.time.turn(HOUR)
    await another(club, club.channel)
    table = await club.table(bot, lounge)
    mover = club.by_id(mover_of(table))
    idle = club.bob if mover is club.alice else club.alice
    lines = (await mover.slash("games")).text.splitlines()
    assert lines[0] == "**3 games wait for you:**"
    places = [str(one.id) for one in (lounge, attic, club.channel)]
    times = [MIDNIGHT + 2 * DAY + hours * HOUR for hours in range(3)]
    for line, place, at in zip(lines[1:], places, times, strict=True):
        assert place in line
        assert line.endswith(f"due <t:{at}:R>")
    theirs = (await idle.slash("games")).text.splitlines()
    assert theirs[:2] == ["**No game waits for you.**", "**Waiting for others:**"]
    assert theirs[2].endswith(f"({mover.name} to move, due <t:{times[0]}:R>)")
    assert [place in line for place, line in zip(places, theirs[2:], strict=True)] == [True] * 3
