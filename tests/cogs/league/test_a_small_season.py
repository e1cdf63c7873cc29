"""A season of five people, from sign-up to the podium, as it stands in the channel."""

from __future__ import annotations

import pytest

from bot import Hedgepost
from cogs.delivery.posts import retimed
from tests.cogs.conftest import Club
from tests.cogs.league.seasons import League


@pytest.fixture
def league(club: Club, bot: Hedgepost) -> League:
    people = [club.alice, club.bob, club.dee, club.person("Émile"), club.person("Fatou")]
    return League(club, bot, people)


async def test_sign_up_says_what_one_commits_to_and_who_is_in(league: League):
    await league.create()
    post = league.post("Spring League")
    for part in ("2 games of 2 at once", "decision a day", "2 weeks long", "7 days away", "sealed"):
        assert part in post.content, post.content
    joined = await league.people[0].press("Join", on=post)
    assert joined.ephemeral
    assert "You are in **Spring League**" in joined.text
    await league.people[1].press("Join", on=post)
    await league.advance()
    assert "2 are in: Alice, Bob" in league.post("Spring League").content
    again = await league.people[0].press("Join", on=league.post("Spring League"))
    assert "in already" in again.text


async def test_a_season_is_told_from_the_draw_to_the_podium(league: League, club: Club):
    await league.create()
    course = await league.begun()
    assert len(course.season.divisions) == 1
    await league.advance()
    drawn = league.post("the draw")
    assert all(one.name in drawn.content for one in league.people)
    assert course.season.seed in drawn.content
    assert drawn.pinged == set()
    file = await club.alice.press("Verify the draw", on=drawn)
    assert file.attachments[0].filename.endswith("draw.json")
    standings = league.post("Standings", "games over: 0 of 5")
    assert standings.pinged == set()
    mine = await club.alice.press("My tables", on=standings)
    assert mine.text.count("Alice") == 3
    assert mine.text.count("running") >= 2
    cross = await club.bob.press("Cross-table", on=standings)
    assert cross.ephemeral
    assert cross.attachments
    await league.play(0)
    await league.advance()
    assert league.post("Standings", "games over: 1 of 5").id == standings.id
    for match in range(1, 5):
        await league.play(match)
    await league.advance()
    assert (await league.course()).season.stage == "closed"
    end = league.post("🏁")
    assert "win" in end.content or "share" in end.content
    assert end.attachments
    assert end.pinged == set()
    later = await club.alice.press("Join the next", on=end)
    assert "opens <t:" in later.text
    history = await club.alice.slash("league history")
    assert "Season 1: **" in history.text
    standings = await club.alice.slash("league standings")
    assert standings.attachments
    assert "season 1" in standings.text


async def test_a_table_of_a_league_says_where_it_belongs(league: League, club: Club):
    await league.create()
    await league.begun()
    table = await league.table(0)
    await league.bot.outbox.deliver(table.id)
    room = league.club.guild.channel(f"table-{league.season}-1")
    board = room.messages[-1]
    assert board.content.splitlines()[-1] == "-# Spring League · table 1 of 5"
    assert "<t:" in board.content.splitlines()[-2]
    await league.play(0)
    await league.bot.outbox.deliver(table.id)
    result = room.messages[-1]
    assert result.content.splitlines()[-1] == "-# Spring League · table 1 of 5"
    labels = [one["label"] for row in result.components for one in row["components"]]
    assert labels == ["Record", "Replay"]


async def test_the_footer_of_a_table_stays_when_its_time_is_told_anew(league: League):
    await league.create()
    await league.begun()
    table = await league.table(0)
    footer = "-# Spring League · table 1 of 5"
    again = retimed(f"Told.\n@Ann, your move · due <t:5:R>\n{footer}", table)
    lines = again.splitlines()
    assert lines[0] == "Told."
    assert lines[1].startswith("@Ann, your move · ")
    assert "<t:5:R>" not in lines[1]
    assert lines[2] == footer
    bare = retimed("-# sealed\n@Ann, your move · due <t:5:R>", table).splitlines()
    assert (bare[0], len(bare)) == ("-# sealed", 2)
