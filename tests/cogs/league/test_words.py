"""What is said of points, spans and seasons, without a league being played."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from cogs.league.calendar import calendar_card
from cogs.league.cards import crosstable_card, podium_card, standings_card
from cogs.league.posts import MOST_LINES, curiosity_text, digest_post, draw_post, end_post
from cogs.words.days import long_day
from cogs.words.leagues import commitment_text, points_text, span_text
from cogs.words.speech import CONTENT_LENGTH
from engine.clock.clock import DAY, HOUR, Clock
from engine.league.champions import champions
from engine.league.course import Course
from engine.league.curiosities import curiosities
from engine.league.deeds import Deed, Started
from engine.league.model import League, Settings, planned
from engine.league.reachable import Reach
from engine.league.season import Entry, Match, Season
from engine.table.model import Language

LANGUAGES: tuple[Language, ...] = ("en", "fr")


def course(divisions: int, people: int, *, over: bool = True) -> Course:
    """A season in which whoever has the smaller number comes first."""
    settings = Settings(game="hedgehogs", seats=2)
    league = League(
        id=1, guild=1, channel=2, name="Spring *League*", owner=3, settings=settings, made=0
    )
    there = tuple(
        tuple(range(100 * number + 1, 100 * number + people + 1)) for number in range(divisions)
    )
    matches = tuple(
        Match(division=number, people=(one, other), ranks=(1, 2) if over else None)
        for number, members in enumerate(there)
        for one in members
        for other in members
        if one < other
    )
    everybody = [one for members in there for one in members]
    plan = planned(settings, 0, 14 * DAY, 28 * DAY)
    season = Season(
        plan=plan,
        stage="closed" if over else "running",
        published=True,
        commitment="c" * 64,
        seed="5" * 64,
        entries=tuple(Entry(person=one) for one in everybody),
        divisions=there,
        matches=matches,
    )
    names = {one: f"**Somebody** with the number {one}" for one in everybody}
    return Course(
        league=league,
        id=1,
        number=1,
        version=1,
        first_plan=plan,
        season=season,
        deeds=(),
        names=names,
    )


def test_points_are_told_with_fractions_and_else_with_a_decimal():
    assert [points_text("en", 60 * 24 + part) for part in (0, 20, 30, 40)] == [
        "24", "24⅓", "24½", "24⅔",
    ]  # fmt: skip
    assert points_text("en", 20) == "⅓"
    assert points_text("en", -150) == "−2½"
    assert (points_text("en", 66), points_text("fr", 66)) == ("1.1", "1,1")
    assert points_text("en", 0) == "0"


def test_spans_are_told_as_they_come_out_even():
    told = [span_text("en", span) for span in (14 * DAY, 10 * DAY, 3 * HOUR, 90 * 60, 20)]
    assert told == ["2 weeks", "10 days", "3 hours", "90 minutes", "one minute"]


def test_what_one_commits_to_follows_the_clock():
    slow = course(1, 5)
    assert "about a decision a day in each" in commitment_text("en", slow)
    quick = replace(slow.league.settings, clock=Clock(10 * 60, most_away=0))
    evening = replace(slow, league=replace(slow.league, settings=quick))
    told = commitment_text("en", evening)
    assert "10 minutes for a decision" in told
    assert "away" not in told


@pytest.mark.parametrize("divisions", [1, 2, 30])
def test_a_digest_has_twelve_lines_at_most(divisions: int):
    running = course(divisions, 5, over=False)
    for week in (1, 2):
        lines = digest_post(running, week).content.splitlines()
        assert len(lines) <= MOST_LINES
        assert f"week {week}" in lines[0]
        assert "ends" in lines[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_largest_league_fits_into_its_posts(language: Language):
    large = course(40, 13)
    settings = replace(large.league.settings, language=language)
    large = replace(large, league=replace(large.league, settings=settings))
    for post in (draw_post(large), end_post(large), digest_post(large, 1)):
        assert len(post.content) <= CONTENT_LENGTH
        assert "**Somebody** with" not in post.content  # names are escaped
    assert large.season.seed in draw_post(large).content
    assert len(podium_card(language, large).up) <= 12


def test_signs_are_hollow_until_it_is_certain():
    lines = standings_card("en", course(3, 5), 1).lines
    assert [one.outlook for one in lines] == ["up", "stays", "stays", "stays", "down"]
    assert all(one.sure for one in lines)
    running = standings_card("en", course(3, 5, over=False), 1).lines
    assert {one.outlook for one in running} == {"stays"}  # nobody leads yet
    assert {one.reach for one in running} == {(1, 5)}
    first = course(3, 5)
    title = standings_card("en", first, 0, own=2).lines
    assert (title[0].outlook, title[1].own) == ("title", True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_texts_tell_the_whole_picture_within_their_limit(language: Language):
    large = course(1, 40)
    for card in (standings_card(language, large, 0), crosstable_card(language, large, 0)):
        assert len(card.alt) <= 1000
        assert card.alt.endswith("…")
    small = standings_card(language, course(1, 3), 0)
    assert small.alt.count("Somebody") == 3


def test_the_last_table_of_a_knock_out_decides_and_no_points():
    league = course(1, 5)
    plan = replace(league.season.plan, form="knockout")
    tables = (
        Match(division=0, people=(1, 2, 3), ranks=(1, 2, 3)),
        Match(division=0, people=(4, 5), ranks=(1, 2)),
        Match(division=0, people=(1, 2, 4), ranks=(2, 1, 3), round=1),
    )
    cup = replace(league, season=replace(league.season, plan=plan, matches=tables))
    assert [(one.place, one.person) for one in champions(cup)] == [(1, 2), (2, 1), (3, 4)]
    assert [one.place for one in podium_card("en", cup).ranks] == [1, 2, 3]
    titles = [one.outlook for one in standings_card("en", cup, 0).lines]
    assert titles.count("title") == 1
    card = standings_card("en", cup, 0)
    assert (card.heads[1], card.heads[3]) == ("Round", "")
    assert [(one.place, one.points, one.reach) for one in card.lines] == [
        ("1", "2", None), ("2", "2", None), ("3", "2", None), ("4", "1", None), ("4", "1", None),
    ]  # fmt: skip
    assert "round 2" in card.alt
    assert "points" not in card.alt
    assert [line.row.person for line in cup.standings(0)] == [2, 1, 4, 3, 5]
    assert all(line.reach.best == line.reach.worst for line in cup.standings(0))
    running = replace(cup, season=replace(cup.season, matches=tables[:2], stage="running"))
    assert {(one.row.place, one.reach) for one in running.standings(0)} == {(1, Reach(1, 5))}
    assert champions(running) == ()


def test_the_curiosities_of_a_season():
    found = curiosities(course(2, 5))
    assert [one.kind for one in found] == ["runaway", "sweep", "sweep"]
    for language in LANGUAGES:
        assert all(curiosity_text(language, course(2, 5), one) for one in found)
    level = course(1, 2, over=False)
    match = replace(level.season.matches[0], ranks=(1, 1), judged=True)
    shared = replace(level, season=replace(level.season, stage="closed", matches=(match,)))
    assert [one.kind for one in curiosities(shared)] == ["shared-title", "judged"]
    assert "share the title" in end_post(shared).content


def test_the_calendar_shows_when_a_season_began_that_began_early():
    known = course(1, 5, over=False)
    planned = known.season.plan.dates
    early = planned.starts - 2 * DAY
    deed = Deed(key="start", at=early, act=Started(), by=1)
    shown = calendar_card("en", replace(known, deeds=(*known.deeds, deed)), UTC)
    day = datetime.fromtimestamp(early, UTC)
    (start,) = [one.when for one in shown.key if one.step == "start"]
    assert f"{day:%H:%M}" in start
    assert start.startswith(long_day("en", day.date()))
    (marked,) = [one for week in shown.weeks for one in week if one.step == "start"]
    assert (marked.number, marked.playing) == (str(day.day), True)
