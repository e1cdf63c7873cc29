"""An organiser's whole life: from a game and a date to the files of a season that is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import Hedgepost
from cogs.league_admin.dashboard import dashboard_text
from engine.__main__ import main
from engine.clock.clock import DAY
from parlour.driver.reply import Reply
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
    private,
    started,
)
from tests.cogs.test_once import thrice


def named(reply: Reply) -> list[str]:
    return [one.filename for one in reply.attachments]


async def test_from_a_date_to_the_files(  # noqa: PLR0915 — a whole life
    club: Club, bot: Hedgepost, tmp_path: Path
):
    olga = organiser(club)
    desk = private(club, olga)
    told = await created(club, olga, name="Spring *League*", dashboard=desk)
    assert told.ephemeral
    assert "**Spring \\*League\\***" in told.text
    assert "2 tables at once for everybody, 2 seats each" in told.text
    assert "From start to end: 2 weeks" in told.text

    told = await olga.slash("league-admin open")
    assert told.text.startswith("✅ People can join from now on.")
    assert told.buttons == ["Undo"]
    await join(bot, club.alice, club.bob)
    course = await course_of(bot)
    assert course.season.stage == "open"
    for person in (club.alice, club.bob):
        await bot.host.leagues.players.stay(course.id, person.id)

    asked = await olga.slash("league-admin preview")
    assert "**Draw now?** 2 people are in." in asked.text
    told = await answer(olga, asked, "Yes, draw now")
    assert told.text.startswith("✅ The draw is made.")
    shown = await olga.slash("league-admin preview")
    assert "Only organisers see this draw" in shown.text
    assert "**Division 1** (2)" in shown.text
    assert shown.buttons == ["Show everybody now", "Draw again …"]
    assert named(shown) == ["draw-1-1.csv"]
    await bot.noticeboard.deliver()
    assert any("Only organisers see this draw" in one.text for one in desk.messages)
    refused = await olga.slash("league-admin export", options={"what": "json"})
    assert "Nobody has been shown the draw yet" in refused.text

    asked = await olga.slash("league-admin publish")
    assert "**Show everybody the draw now?**" in asked.text
    await olga.press("Say why …", on=asked.message)
    told = await olga.submit({"text": "all *fine*"})
    assert told.text.startswith("✅ Everybody can see the draw now.")
    again = await olga.slash("league-admin publish")
    assert again.text == "Everybody has seen the draw, so nobody is moved any more."
    asked = await olga.slash("league-admin start")
    assert "before the time that everybody was told" in asked.text
    told = await answer(olga, asked, "No")
    assert (await course_of(bot)).season.stage == "drawn"
    asked = await olga.slash("league-admin start")
    told = await answer(olga, asked, "Yes, begin now")
    assert (await begun(club, bot)).season.stage == "running"

    course = await ended(club, bot, 0, club.alice)
    ranks = course.season.matches[0].ranks
    assert ranks is not None
    order = "#1 > #2" if ranks == (2, 1) else "#2 > #1"
    told = await olga.slash(
        "league-admin result", options={"table": "1", "order": order, "reason": "wrong seat"}
    )
    assert told.text.startswith("✅ Table 1 ended so: ")
    assert (await course_of(bot)).season.matches[0].ranks == (ranks[1], ranks[0])
    undone = await answer(olga, told, "Undo")
    assert undone.text.startswith("↶ Undone")
    assert (await course_of(bot)).season.matches[0].ranks == ranks
    again = await answer(olga, told, "Undo") if told.buttons else None
    assert again is None or "undone already" in again.text

    asked = await olga.slash("league-admin close")
    assert "A table still runs" in asked.text
    await olga.slash("league-admin void", options={"table": "2", "reason": "never begun"})
    asked = await olga.slash("league-admin close")
    told = await answer(olga, asked, "Yes, close it")
    log = await olga.slash("league-admin log", options={"season": 1})
    assert "never begun" in log.text
    assert "~~" in log.text

    told = await olga.slash("league-admin export", options={"season": 1})
    assert named(told) == [
        "spring-league-1-standings.csv",
        "spring-league-1-tables.csv",
        "spring-league-1.json",
        "spring-league-1.ics",
    ]
    for file in told.attachments:
        (tmp_path / file.filename).write_bytes(file.data)
    assert main(["draw", str(tmp_path / "spring-league-1.json")]) == 0
    assert b"never begun" not in b"".join(file.data for file in told.attachments)


async def test_one_command_changes_settings_and_dates(club: Club, bot: Hedgepost):
    olga = organiser(club)
    await created(club, olga, starts="in 2 days", opens="in 1 day")
    before = (await course_of(bot)).season.plan.dates.starts
    told = await olga.slash("league-admin settings", options={"weeks": 3, "starts": "in 5 days"})
    assert told.text.startswith("✅")
    course = await course_of(bot)
    dates = course.season.plan.dates
    assert course.league.settings.lasts == dates.ends - dates.starts == 21 * DAY
    assert dates.starts > before + 2 * DAY


async def test_the_dashboard_says_what_needs_somebody(club: Club, bot: Hedgepost):
    olga = organiser(club)
    desk = private(club, olga)
    await created(club, olga, dashboard=desk, least=4, starts="in 2 days", opens="in 1 day")
    await bot.noticeboard.deliver()
    (post,) = desk.messages
    assert "Cabale League" in post.text
    assert post.buttons == ["Look again", "Log", "Figures"]
    await olga.slash("league-admin open")
    await bot.noticeboard.deliver()
    (post,) = desk.messages
    assert "4 people are missing" in post.text
    figures = await olga.press("Figures", on=post)
    assert figures.ephemeral
    assert "People who do each other unusually well" in figures.text
    refused = await club.alice.press("Figures", on=post)
    assert refused.ephemeral
    assert "look after this league" in refused.text
    refused = await club.alice.press("Look again", on=post)
    assert "look after this league" in refused.text
    assert (await olga.press("Look again", on=post)).message == post


async def test_the_dashboard_says_which_posts_cannot_be_posted(club: Club, bot: Hedgepost):
    olga = organiser(club)
    await created(club, olga)
    await olga.slash("league-admin open")
    await bot.noticeboard.deliver()
    course, leagues = await course_of(bot), bot.host.leagues
    assert "cannot be posted" not in await dashboard_text(bot, "en", course)
    await leagues.lost(course.id, "sign-up", 0)
    owed = await leagues.post_of(course.id, "sign-up")
    assert owed is not None
    assert await leagues.unpostable(owed)
    told = await dashboard_text(bot, "en", course)
    assert "These posts cannot be posted, and I try again every minute: the sign-up." in told
    await bot.noticeboard.deliver()
    assert "cannot be posted" not in await dashboard_text(bot, "en", course)


async def test_who_does_not_come_is_named(club: Club, bot: Hedgepost):
    olga = organiser(club)
    desk = private(club, olga)
    await created(club, olga, dashboard=desk)
    await started(club, bot, olga, club.alice, club.bob)
    for _ in range(12):
        club.time.turn(86_400)
        await bot.timers.run_due()
        await club.settled()
    told = await olga.slash("league-admin settings")
    absent = [line for line in told.text.splitlines() if line.startswith("⚠️")]
    assert any("come to" in line for line in absent), told.text
    await bot.host.leagues.refresh_dashboards()
    await bot.noticeboard.deliver()
    post = next(one for one in desk.messages if one.buttons == ["Look again", "Log", "Figures"])
    assert any("come to" in line for line in post.text.splitlines())


async def test_people_and_divisions_are_changed_and_changed_back(club: Club, bot: Hedgepost):
    olga = organiser(club)
    await created(club, olga, size=2)
    await drawn(bot, olga, club.alice, club.bob, club.dee, club.person("Eve"))
    before = (await course_of(bot)).season
    assert len(before.divisions) == 2
    frank = club.person("Frank")
    one = before.divisions[0][0]
    told = await olga.slash("league-admin replace", options={"person": str(one), "member": frank})
    assert "Frank has the place" in told.text
    assert frank.id in (await course_of(bot)).season.divisions[0]
    await answer(olga, told, "Undo")
    assert (await course_of(bot)).season == before
    told = await olga.slash(
        "league-admin penalty", options={"person": str(one), "points": 2, "reason": "talk"}
    )
    assert "2 points less" in told.text
    assert dict((await course_of(bot)).season.penalties) == {one: 120}
    told = await olga.slash("league-admin pardon", options={"person": f"<@{one}>"})
    assert "has all points back" in told.text
    told = await olga.slash("league-admin withdraw", options={"person": str(one)})
    assert "takes part no more" in told.text
    assert one in (await course_of(bot)).season.withdrawn
    told = await olga.slash("league-admin undo")
    assert "Undone" in told.text
    assert one not in (await course_of(bot)).season.withdrawn
    told = await olga.slash("league-admin pause")
    assert "paused" in told.text
    told = await olga.slash("league-admin resume")
    assert "It goes on" in told.text
    told = await olga.slash("league-admin extend", options={"by": "3d"})
    assert "3 days later" in told.text


async def test_in_french(club: Club, bot: Hedgepost):
    zoe = organiser(club, "Zoé", "fr")
    told = await zoe.slash(
        "ligue-admin créer",
        options={
            "game": "jesters",
            "starts": "dans 3 jours",
            "opens": "dans 2 jours",
            "name": "Ligue d'été",
        },
    )
    assert told.text.startswith("✅ **Ligue d'été** est là.")
    told = await zoe.slash("ligue-admin ouvrir")
    assert told.buttons == ["Défaire"]
    asked = await zoe.slash("ligue-admin annuler")
    assert asked.buttons == ["Oui, annuler", "Dire pourquoi…", "Non"]
    told = await answer(zoe, asked, "Oui, annuler")
    assert "est annulée" in told.text


async def test_a_cup_of_an_evening(club: Club, bot: Hedgepost, tmp_path: Path):
    olga = organiser(club)
    told = await created(
        club, olga, seats=None, starts="in 1 hour", opens=None, form="knockout", evening=True
    )
    assert "**Cabale Cup** is there." in told.text
    assert "One table at a time for everybody, 4 seats each" in told.text
    assert "From start to end: one hour" in told.text
    assert "One season only" in told.text
    season = (await course_of(bot)).season
    assert season.plan.dates.draws == season.plan.dates.starts - 5 * 60
    await drawn(bot, olga, club.alice, club.bob)
    asked = await olga.slash("league-admin publish")
    await answer(olga, asked, "Yes, show it")
    told = await olga.slash("league-admin export")
    assert [name.rpartition(".")[2] for name in named(told)] == ["csv", "csv", "json", "ics"]
    file = tmp_path / "cup.json"
    file.write_bytes(told.attachments[2].data)
    assert main(["draw", str(file)]) == 0


async def test_what_people_do_about_themselves_is_not_undone_by_mistake(club: Club, bot: Hedgepost):
    olga = organiser(club)
    await created(club, olga)
    await olga.slash("league-admin open")
    await join(bot, club.alice)
    offered = await olga.autocomplete("league-admin undo", option="deed")
    assert [one["name"] for one in offered] == ["sign-up opened"]
    await olga.slash("league-admin undo", options={"deed": offered[0]["value"]})
    assert (await course_of(bot)).season.stage == "planned"
    told = await olga.slash("league-admin undo")
    assert "No organiser has done anything" in told.text


async def test_what_is_offered_while_one_types(club: Club, bot: Hedgepost):
    olga = organiser(club)
    await created(club, olga, size=2)
    await drawn(bot, olga, club.alice, club.bob, club.dee, club.person("Eve"))
    tables = await olga.autocomplete("league-admin void", option="table")
    assert {one["value"] for one in tables} == {"1.1", "1.2", "2.1", "2.2"}
    assert all(one["name"].endswith("not begun") for one in tables)
    people = await olga.autocomplete("league-admin withdraw", option="person", text="al")
    assert [one["name"] for one in people] == ["Alice"]
    orders = await olga.autocomplete(
        "league-admin result", option="order", options={"table": "2.1"}
    )
    assert [one["value"] for one in orders] == ["#1 > #2", "#2 > #1"]
    days = await olga.autocomplete("league-admin settings", option="starts", text="next")
    assert [one["value"] for one in days][:2] == ["next", "next Monday"]
    told = await olga.slash("league-admin void", options={"table": "1.2.2"})
    assert "does not go together" in told.text  # found, and not begun


async def test_what_is_said_at_tables_is_counted_and_not_read(club: Club, bot: Hedgepost):
    olga = organiser(club)
    desk = private(club, olga)
    await created(club, olga, dashboard=desk)
    await started(club, bot, olga, club.alice, club.bob)
    (thread,) = club.channel.threads
    for number in range(3):
        club.alice.say(f"secret {number}", channel=thread)
    await bot.noticeboard.deliver()
    post = next(one for one in desk.messages if "Figures" in one.buttons)
    figures = await olga.press("Figures", on=post)
    assert f"- Table 1 (<#{thread.id}>): 3 of the last 100 messages are people's" in figures.text
    assert "secret" not in figures.text


@pytest.mark.parametrize(
    ("command", "given", "deeds"),
    [
        ("penalty", {"person": "Bob", "points": 2}, 1),
        ("extend", {"by": "1d"}, 1),
        ("withdraw", {"person": "Bob"}, 1),
        ("settings", {"name": "Autumn"}, 1),
    ],
)
async def test_what_is_delivered_thrice_is_done_once(
    club: Club, bot: Hedgepost, command: str, given: dict[str, object], deeds: int
):
    olga = organiser(club)
    await created(club, olga)
    await drawn(bot, olga, club.alice, club.bob, club.dee)
    before = len((await course_of(bot)).deeds)
    thrice(club)
    await olga.slash(f"league-admin {command}", options=given)
    await club.settled()
    after = await course_of(bot)
    assert len(after.deeds) == before + deeds
    assert after.league.name == given.get("name", "Cabale League")


async def test_a_league_that_is_made_thrice_is_one(club: Club, bot: Hedgepost):
    olga = organiser(club)
    thrice(club)
    await created(club, olga)
    await club.settled()
    assert len(await bot.host.leagues.of_guild(club.guild.id)) == 1


async def test_a_draw_that_displeases(club: Club, bot: Hedgepost):
    """Somebody is moved, and the draw is made once more from a new seed."""
    olga = organiser(club)
    await created(club, olga, size=2)
    people = (club.alice, club.bob, club.dee, club.person("Eve"), club.person("Fay"))
    first = await drawn(bot, olga, *people)
    large, small = sorted((0, 1), key=lambda one: -len(first.season.divisions[one]))
    who = first.season.divisions[large][0]
    told = await olga.slash(
        "league-admin move", options={"person": str(who), "division": small + 1}
    )
    assert f"is in division {small + 1} now" in told.text
    assert (await course_of(bot)).division_of(who) == small
    await answer(olga, told, "Undo")
    assert (await course_of(bot)).season == first.season

    shown = await olga.slash("league-admin preview")
    asked = await olga.press("Draw again …", on=shown.message)
    assert "**Throw this draw away?**" in asked.text
    told = await answer(olga, asked, "Yes, draw again")
    again = await course_of(bot)
    assert again.season.stage == "open"
    assert again.season.commitment != first.season.commitment
    assert {one.id for one in people} == set(again.season.people)


async def test_a_new_name_has_its_reason_in_the_log_and_can_be_undone(club: Club, bot: Hedgepost):
    olga = organiser(club)
    await created(club, olga)
    given = {"name": "Autumn", "dashboard": private(club, olga), "reason": "It is *cold*"}
    told = await olga.slash("league-admin settings", options=given)
    assert told.buttons == ["Undo"]
    log = (await olga.slash("league-admin log")).text
    assert log.count("It is \\*cold\\*") == 2
    assert "the league was renamed" in log
    await answer(olga, told, "Undo")
    assert (await course_of(bot)).league.dashboard is None
    await olga.slash("league-admin undo")
    assert (await course_of(bot)).league.name == "Cabale League"


async def test_a_reason_can_be_given_to_what_is_asked_about(club: Club, bot: Hedgepost):
    olga = organiser(club)
    await created(club, olga)
    asked = await olga.slash("league-admin cancel")
    form = await olga.press("Say why …", on=asked.message)
    assert form.modal is not None
    told = await olga.submit({"text": "Nobody has *time*"})
    assert "is called off" in told.text
    assert (await course_of(bot)).deeds[-1].reason == "Nobody has *time*"
    log = await olga.slash("league-admin log")
    assert "Nobody has \\*time\\*" in log.text


async def test_a_table_is_decided_from_its_position(club: Club, bot: Hedgepost):
    olga = organiser(club)
    await created(club, olga)
    await started(club, bot, olga, club.alice, club.bob)
    told = await olga.slash("league-admin adjudicate", options={"table": "1", "reason": "stuck"})
    assert "is decided from its position" in told.text
    assert (await course_of(bot)).season.matches[0].called
