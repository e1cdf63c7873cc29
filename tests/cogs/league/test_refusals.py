"""What cannot be done in a league is told privately and kindly, and changes nothing."""

from __future__ import annotations

import pytest

from bot import Hedgepost
from parlour import Permission
from parlour.world.model import ChannelKind
from tests.cogs.conftest import Club
from tests.cogs.league.seasons import League


@pytest.fixture
def league(club: Club, bot: Hedgepost) -> League:
    return League(club, bot, [club.alice, club.bob, club.dee])


async def test_without_a_league_there_is_a_way_to_one(league: League, club: Club):
    for command in ("list", "show", "join", "leave", "standings", "fixtures", "history", "rules"):
        reply = await club.alice.slash(f"league {command}")
        assert reply.ephemeral
        assert "no league on this server yet" in reply.text, command
    assert "no league here" in (await club.alice.slash("league me")).text


async def test_of_several_leagues_one_has_to_be_named(league: League, club: Club):
    await league.create("Spring **League**")
    await league.create("Autumn League")
    elsewhere = club.guild.channel("elsewhere")
    reply = await club.alice.slash("league rules", channel=elsewhere)
    assert "several leagues" in reply.text
    assert r"Spring \*\*League\*\*" in reply.text
    named = await club.alice.slash("league rules", league="autumn", channel=elsewhere)
    assert named.text.startswith("**Autumn League**")
    offered = await club.alice.autocomplete("league rules", text="spring")
    assert [one["value"] for one in offered] == ["1"]
    assert "Spring **League**" in offered[0]["name"]
    reply = await club.alice.slash("league rules", league="1", channel=elsewhere)
    assert r"Spring \*\*League\*\*" in reply.text
    assert "several" in (await club.alice.slash("league rules", league="Hexen")).text


async def test_before_the_draw_there_are_no_divisions_to_show(league: League, club: Club):
    await league.create()
    for command in ("standings", "fixtures"):
        reply = await club.alice.slash(f"league {command}")
        assert "draw is not out yet" in reply.text
        assert reply.ephemeral


async def test_until_a_draw_is_public_it_is_shown_to_nobody(league: League, club: Club):
    await league.create()
    await league.join()
    await league.until("checks_in")
    await league.stay()
    season = (await league.until("draws")).season
    assert season.divisions
    assert not season.published
    for command in ("standings", "fixtures"):
        assert "draw is not out yet" in (await club.alice.slash(f"league {command}")).text


async def test_a_division_that_is_not_there(league: League, club: Club):
    await league.create()
    await league.begun()
    reply = await club.alice.slash("league standings", options={"division": 7})
    assert "one division only" in reply.text
    reply = await club.alice.slash("league fixtures", options={"division": 1})
    assert reply.text.count("\n- ") == 3


async def test_strangers_have_no_tables_and_nothing_to_leave(league: League, club: Club):
    eve = club.person("Eve")
    await league.create()
    await league.begun()
    await league.advance()
    standings = league.post("Standings", "games over")
    mine = await eve.press("My tables", on=standings)
    assert mine.ephemeral
    assert "Nobody of that name plays" in mine.text
    left = await eve.slash("league leave")
    assert "take no part" in left.text
    late = await eve.slash("league join")
    assert "nobody has left a place free" in late.text
    assert len((await league.course()).season.entries) == 3


async def test_leaving_is_asked_before(league: League, club: Club):
    await league.create()
    await league.join()
    await league.advance()
    asked = await club.alice.press("Leave", on=league.post("📣"))
    assert asked.buttons == ["Yes, leave", "No, stay"]
    stays = await club.alice.press("No, stay", on=asked.message)
    assert "Nothing has changed" in stays.text
    assert club.alice.id in (await league.course()).season.people
    asked = await club.alice.press("Leave", on=league.post("📣"))
    left = await club.alice.press("Yes, leave", on=asked.message)
    assert "You are out" in left.text
    assert left.buttons == []
    assert club.alice.id not in (await league.course()).season.people
    await league.advance()
    assert "2 are in: Bob, Dee" in league.post("📣").content


async def test_who_leaves_in_mid_season_is_told_what_that_means(league: League, club: Club):
    await league.create()
    await league.begun()
    asked = await club.alice.slash("league leave")
    assert "A computer plays your 2 games" in asked.text
    assert "Fewer than half" in asked.text
    await club.alice.press("Yes, leave", on=asked.message)
    assert club.alice.id in (await league.course()).season.withdrawn
    again = await club.alice.press("Leave", on=league.post("are you still in"))
    assert again.ephemeral


async def test_whom_one_avoids_is_seen_by_nobody_else(league: League, club: Club):
    empty = await club.alice.slash("league avoid")
    assert "Your list is empty" in empty.text
    full = await club.alice.slash("league avoid", member=club.bob)
    assert full.ephemeral
    assert club.bob.mention in full.text
    assert "Your list is empty" in (await club.bob.slash("league avoid")).text
    own = await club.alice.slash("league avoid", member=club.alice)
    assert "not yourself" in own.text
    gone = await club.alice.slash("league avoid", member=club.bob, options={"on": False})
    assert "Your list is empty" in gone.text
    assert not club.channel.messages


async def test_a_post_that_somebody_deletes_comes_again(league: League, club: Club):
    await league.create()
    club.channel.delete_message(league.post("📣"))
    await club.alice.slash("league join")
    await league.advance()
    await league.advance()
    assert "One is in: Alice" in league.post("📣").content


async def test_where_the_bot_may_not_post_nothing_is_lost(league: League, club: Club):
    log = club.guild.channel("log")
    await club.ada.slash("hedgepost settings", options={"log": log})
    club.channel.forbid(Permission.SEND_MESSAGES)
    await league.create()
    await league.advance()
    assert league.posts("📣") == []
    assert sum("cannot be posted" in one.content for one in log.messages) == 1
    club.channel.allow(Permission.SEND_MESSAGES)
    await league.advance()
    assert league.post("📣")


@pytest.mark.parametrize("kind", [ChannelKind.ANNOUNCEMENT, ChannelKind.FORUM])
async def test_a_league_whose_channel_takes_no_posts_keeps_all_it_owes(
    league: League, club: Club, kind: ChannelKind
):
    club.channel = club.guild.channel("elsewhere", kind=kind)
    await league.create()
    course = await league.course()
    joined = await club.alice.slash("league join", channel=club.guild.channel("games"))
    assert "You are in" in joined.text
    assert course.season.stage == "open"


async def test_another_server_has_leagues_of_its_own(league: League, club: Club):
    await league.create()
    other = club.parlour.guild("Elsewhere")
    room = other.channel("games")
    eve = club.parlour.user("Eve", guilds=(other.guild,))
    eve.go(room)
    reply = await eve.slash("league list", channel=room)
    assert "no league on this server yet" in reply.text


async def test_only_those_who_joined_are_asked_and_counted(league: League, club: Club):
    await league.create()
    await league.join()
    await league.until("checks_in")
    asked = league.post("are you still in")
    eve = club.person("Eve")
    reply = await eve.press("I am in", on=asked)
    assert "take no part" in reply.text
    for _ in range(2):
        again = await club.alice.press("I am in", on=asked)
        assert "Good: you are in" in again.text
    assert asked.pinged == {one.id for one in league.people}
