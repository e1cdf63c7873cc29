"""What an organiser, or somebody who is none, gets for what cannot be: a clear private answer, and
nothing has changed."""

from __future__ import annotations

import pytest

from bot import Hedgepost
from engine.league.course import Course
from parlour import Permission, Person
from parlour.driver.reply import Reply
from parlour.world.model import ChannelKind
from tests.cogs.conftest import Club
from tests.cogs.league_admin.season import (
    answer,
    begun,
    course_of,
    created,
    drawn,
    ended,
    join,
    organiser,
    started,
)


@pytest.fixture
def olga(club: Club) -> Person:
    return organiser(club)


async def leagues(club: Club, bot: Hedgepost) -> int:
    return len(await bot.host.leagues.of_guild(club.guild.id))


async def unchanged(bot: Hedgepost, before: Course, told: Reply, words: str) -> None:
    """Somebody was told privately why nothing happened."""
    assert told.ephemeral
    assert words in told.text, told.text
    assert await course_of(bot) == before


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"starts": "2026-01-01"}, "is over already"),
        ({"starts": "soon"}, "no day or time that I can read"),
        ({"starts": "2040-01-01"}, "more than two years ahead"),
        ({"opens": "in 5 days"}, "do not go together"),
        ({"opens": "10.11.2020"}, "is over already"),
        ({"seats": 6}, "cannot be played at tables of so many"),
        ({"name": "a\u200bb"}, "on one line"),
        ({"zone": "Atlantis"}, "Atlantis"),
        ({"options": "v99"}, "v99"),
    ],
)
async def test_a_league_that_cannot_be(
    club: Club, bot: Hedgepost, olga: Person, given: dict[str, object], words: str
):
    told = await created(club, olga, **given)
    assert told.ephemeral
    assert words in told.text, told.text
    assert await leagues(club, bot) == 0


async def test_where_a_league_cannot_be(club: Club, bot: Hedgepost, olga: Person):
    news = club.guild.channel("news", kind=ChannelKind.ANNOUNCEMENT)
    told = await created(club, olga, channel=news)
    assert "is an announcement channel" in told.text
    closed = club.guild.channel("closed")
    closed.forbid(Permission.CREATE_PUBLIC_THREADS)
    told = await created(club, olga, channel=closed)
    assert "Create Public Threads" in told.text
    forum = club.guild.channel("forum", kind=ChannelKind.FORUM)
    post = forum.publish(olga, "A league?", "Here, please")
    olga.go(post)
    told = await created(club, olga)
    assert "A league needs a text channel" in told.text
    olga.go(club.channel)
    told = await created(club, olga, dashboard=club.channel)
    assert "Everybody can see" in told.text
    assert await leagues(club, bot) == 0


async def test_a_thread_means_the_channel_that_it_is_in(club: Club, bot: Hedgepost, olga: Person):
    olga.go(club.channel.private_thread(olga, "planning"))
    await created(club, olga)
    assert (await course_of(bot)).league.channel == club.channel.id


async def test_strangers(club: Club, bot: Hedgepost, olga: Person):
    await created(club, olga)
    before = await course_of(bot)
    for command in ("open", "pause", "cancel", "log", "export", "settings", "undo", "preview"):
        told = await club.alice.slash(f"league-admin {command}")
        await unchanged(bot, before, told, "for those who look after this league")
    assert await club.alice.autocomplete("league-admin open", option="league") == []


async def test_whoever_a_manager_names_looks_after_it(club: Club, bot: Hedgepost, olga: Person):
    await created(club, olga)
    before = await course_of(bot)
    told = await olga.slash("league-admin settings", options={"organiser": club.bob})
    await unchanged(bot, before, told, "people who can manage this server")
    told = await club.ada.slash("league-admin settings", options={"organiser": club.bob})
    assert f"Organisers: <@{club.bob.id}>" in told.text
    assert "People can join" in (await club.bob.slash("league-admin open")).text
    (offered,) = await club.bob.autocomplete("league-admin open", option="league")
    assert offered["value"] == "1"
    await club.ada.slash("league-admin settings", options={"no-organiser": club.bob})
    assert "look after this league" in (await club.bob.slash("league-admin pause")).text


async def test_after_the_draw(club: Club, bot: Hedgepost, olga: Person):
    await created(club, olga, name="Spring")
    before = await drawn(bot, olga, club.alice, club.bob)
    for option, value in (("seats", 3), ("size", 9), ("starts", "in 9 days")):
        told = await olga.slash("league-admin settings", options={option: value})
        await unchanged(bot, before, told, "The draw is made, so the tables are settled.")
    told = await created(club, olga, name="spring")
    await unchanged(bot, before, told, "This league has a season already.")
    told = await olga.slash("league-admin open")
    await unchanged(bot, before, told, "does not go together")
    told = await olga.slash("league-admin move", options={"person": "Alice", "division": 7})
    await unchanged(bot, before, told, "no such division")
    told = await olga.slash("league-admin close")
    await unchanged(bot, before, told, "does not go together")


async def test_what_is_told_of_somebody_else(club: Club, bot: Hedgepost, olga: Person):
    await created(club, olga)
    await olga.slash("league-admin open")
    await join(bot, club.alice, club.bob)
    before = await course_of(bot)
    told = await olga.slash("league-admin add", options={"member": club.bob})
    await unchanged(bot, before, told, "They take part already.")
    told = await olga.slash("league-admin penalty", options={"person": "Bob", "points": 1})
    await unchanged(bot, before, told, "nothing is drawn yet, and that does not go together")
    (offered,) = await club.bob.autocomplete("league show", option="league")
    assert offered["name"].endswith("sign-up is open")
    for person in (club.alice, club.bob):
        await bot.host.leagues.players.stay(before.id, person.id)
    await answer(olga, await olga.slash("league-admin preview"), "Yes, draw now")
    before = await course_of(bot)
    told = await club.dee.slash("league join")
    await unchanged(bot, before, told, "The draw is made, so nobody joins")
    told = await olga.slash("league-admin replace", options={"person": "Bob", "member": club.alice})
    await unchanged(bot, before, told, "They take part already.")


async def test_tables_that_are_not_over(club: Club, bot: Hedgepost, olga: Person):
    await created(club, olga)
    told = await olga.slash("league-admin void", options={"table": "1"})
    assert "has no tables yet" in told.text
    before = await started(club, bot, olga, club.alice, club.bob)
    given = {"table": "1", "order": "Alice > Bob"}
    told = await olga.slash("league-admin result", options=given)
    await unchanged(bot, before, told, "That table is not over")
    told = await olga.slash("league-admin result", options=given | {"table": "3"})
    await unchanged(bot, before, told, "is no table of this season")
    told = await olga.slash("league-admin result", options=given | {"order": "Alice > Eve"})
    await unchanged(bot, before, told, "is no order of these people: ")
    told = await olga.slash("league-admin close")
    await unchanged(bot, before, told, "A table still runs")


async def test_nobody_judges_their_own_division(club: Club, bot: Hedgepost, olga: Person):
    await created(club, olga)
    await started(club, bot, olga, olga, club.bob)
    before = await ended(club, bot, 0, club.bob)
    for command, given in (
        ("result", {"table": "1", "order": "Olga > Bob"}),
        ("void", {"table": "1"}),
        ("penalty", {"person": "Bob", "points": 1}),
    ):
        told = await olga.slash(f"league-admin {command}", options=given)
        await unchanged(bot, before, told, "You play in that division yourself")


async def test_undoing_what_others_stand_on(club: Club, bot: Hedgepost, olga: Person):
    await created(club, olga)
    await drawn(bot, olga, club.alice, club.bob)
    asked = await olga.slash("league-admin start")
    done = await answer(olga, asked, "Yes, begin now")
    await begun(club, bot)
    before = await ended(club, bot, 0, club.bob)
    told = await answer(olga, done, "Undo")
    await unchanged(bot, before, told, "since this stands on it: ")
    assert "table 1" in told.text
    told = await olga.slash("league-admin undo", options={"deed": "999"})
    await unchanged(bot, before, told, "no such deed")
    told = await olga.slash("league-admin undo", options={"deed": "the last one"})
    await unchanged(bot, before, told, "no such deed")


async def test_who_is_meant(club: Club, bot: Hedgepost, olga: Person):
    told = await olga.slash("league-admin open")
    assert "no league on this server yet" in told.text
    await created(club, olga, name="Spring")
    await created(club, olga, name="*Autumn*")
    told = await olga.slash("league-admin open")
    assert "Say which in `league`" in told.text
    assert "\\*Autumn\\*" in told.text
    told = await olga.slash("league-admin open", options={"league": "Winter"})
    assert "No league here is called `Winter`" in told.text
    told = await olga.slash("league-admin open", options={"league": "spring"})
    assert "People can join" in told.text
    told = await olga.slash("league-admin log", options={"league": "spring", "season": 9})
    assert "has no season 9" in told.text
    await join(bot, club.alice)
    before = await course_of(bot)
    told = await olga.slash(
        "league-admin withdraw", options={"league": "spring", "person": "Nobody"}
    )
    await unchanged(bot, before, told, "is not one person of this season")
    told = await olga.slash("league-admin extend", options={"league": "spring", "by": "999d"})
    await unchanged(bot, before, told, "too little or too much")


async def test_names_with_markdown_stay_names(club: Club, bot: Hedgepost, olga: Person):
    loud = club.person("**@everyone** _x_")
    await created(club, olga, name="[Spring](https://example.org)")
    await drawn(bot, olga, loud, club.bob)
    shown = await olga.slash("league-admin preview")
    assert "**Division 1**" in shown.text
    assert "\\*\\*@\u200beveryone\\*\\* \\_x\\_" in shown.text
    assert "](https://" not in shown.text
