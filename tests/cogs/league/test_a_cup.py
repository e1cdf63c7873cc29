"""A cup has the words and posts of a league, and its rounds follow one another."""

from __future__ import annotations

import pytest

from bot import Hedgepost
from tests.cogs.conftest import Club
from tests.cogs.league.seasons import League


@pytest.mark.parametrize("form", ["knockout", "swiss"])
async def test_a_cup_is_told_round_by_round(club: Club, bot: Hedgepost, form: str):
    people = [club.alice, club.bob, club.dee, club.person("Émile")]
    cup = League(club, bot, people)
    await cup.create("Evening Cup", form=form, rounds=2)
    said = cup.post("📣").content
    assert "One game of 2" in said
    assert ("Knock-out" if form == "knockout" else "2 rounds") in said
    await cup.begun()
    await cup.advance()
    await bot.outbox.deliver((await cup.table(0)).id)
    board = club.guild.channel(f"table-{cup.season}-1").messages[-1]
    assert board.content.splitlines()[-1].startswith("-# Evening Cup · round 1 · table 1 of ")
    for _ in range(6):
        course = await cup.course()
        if course.season.stage == "closed":
            break
        for match, one in enumerate(course.season.matches):
            if one.table is not None and not one.is_over:
                await cup.play(match)
        await cup.advance()
        await cup.begin_tables()
    assert (await cup.course()).season.stage == "closed"
    await cup.advance()
    end = cup.post("🏁")
    assert "wins" in end.content or "share" in end.content
    assert "▲" not in end.content  # nobody goes up or down in a cup
    if form == "knockout":
        final = (await cup.course()).season.matches[-1]
        assert final.ranks is not None
        won = final.people[final.ranks.index(1)]
        assert f"**{(await cup.course()).name(won)} wins.**" in end.content
    for command in ("standings", "fixtures", "history", "me", "rules"):
        reply = await club.alice.slash(f"league {command}")
        assert reply.ephemeral
