"""`check` says of leagues what is wrong with them, and nothing of those that are whole."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from data.store import SqlStore
from data.upkeep.check import check
from tests.engine.host.leagues.club import GUILD, NOW, Club

FIVE = (1, 2, 3, 4, 5)


@pytest.fixture
async def club(tmp_path: Path) -> Path:
    """A database with a league that is played in."""
    file = tmp_path / "games.db"
    async with SqlStore.open(f"sqlite:///{file}") as store:
        club = Club(store)
        await club.started(FIVE)
        await club.end(0, (1, 2))
        await club.host.leagues.players.leave(club.league, 5)
        await club.host.leagues.players.avoid(GUILD, 1, 2, on=True)
        await club.advance()
    return file


async def faults(file: Path) -> list[str]:
    return list((await check(f"sqlite:///{file}", NOW)).faults)


async def test_a_league_is_without_fault(club: Path):
    assert await faults(club) == []


@pytest.mark.parametrize(
    ("sql", "told"),
    [
        (
            "UPDATE seasons SET stage = 'closed'",
            ["leagues: season 1: it is said to be closed, and is running"],
        ),
        ("UPDATE deeds SET act = '{}' WHERE number = 3", None),
        (
            "UPDATE deeds SET undone = 1 WHERE key = 'open'",
            [
                "leagues: season 1: its deeds do not follow one another: the season is planned,"
                " and this needs open"
            ],
        ),
        (
            'UPDATE fixture_seats SET "user" = 99 WHERE fixture = 2 AND seat = 0',
            ["leagues: season 1: at its table 2 there are others than the deeds say"],
        ),
        (
            "UPDATE fixtures SET ranks = '[2,1]' WHERE number = 0",
            ["leagues: season 1: its table 0 is not what the deeds say"],
        ),
        (
            'DELETE FROM entries WHERE "user" = 3',
            ["leagues: season 1: the entry of user 3 is not what the deeds say"],
        ),
        (
            "UPDATE season_posts SET posted = 99, edition = 9 WHERE kind = 'sign-up'",
            ["post 'sign-up' 0 of season 1: edition 99 of 9 is posted"],
        ),
        ("UPDATE leagues SET guild = 0", ["league 1: there is no such server"]),
        (
            "UPDATE timers SET season = NULL WHERE kind = 'season' AND since = 0",
            None,
        ),
    ],
)
async def test_it_says_what_is_broken(club: Path, sql: str, told: list[str] | None):
    with closing(sqlite3.connect(club)) as connection:
        connection.execute(sql)
        connection.commit()
    found = await faults(club)
    assert found
    if told is not None:
        assert found == told
