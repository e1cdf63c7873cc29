"""Finished games looked up again, in the database."""

from typing import Any

import pytest
from sqlalchemy import Connection, Select, insert
from sqlalchemy.dialects import sqlite

from data.rating.history import BETWEEN, page_query
from data.schema import placings, players, results, tables
from data.store import SqlStore
from engine.rating.history import PAGE, Page, Score, Search
from engine.rating.results import Placing, Result

GUILD, ANN, BOB, CID = 10, 2**62, 5, 6


async def fill(store: SqlStore, games: list[tuple[str, dict[int, tuple[int, int]]]]) -> None:
    """Finished games in order: the game, and by person rank and points."""

    def write(connection: Connection) -> None:
        for number, (game, seats) in enumerate(games, 1):
            connection.execute(
                insert(tables),
                {
                    "id": number, "version": 1, "guild": GUILD, "channel": 100 + number,
                    "owner": ANN, "game": game, "rules": 1, "options": "", "language": "en",
                    "quiet": False, "status": "over", "ply": 0, "posted": 0, "opened": 1,
                    "started": 1, "ended": number, "changed": 1, "seed": b"", "commitment": "",
                    "snapshot": b"",
                },
            )  # fmt: skip
            connection.execute(
                insert(results),
                {
                    "table_id": number, "guild": GUILD, "number": number, "game": game,
                    "options": "", "seats": len(seats), "started": 1, "ended": number,
                    "ply": 10 * number, "reason": "", "rated": False,
                },
            )  # fmt: skip
            for seat, (user, (rank, points)) in enumerate(seats.items()):
                connection.execute(
                    insert(players),
                    {
                        "table_id": number, "seat": seat, "user": user, "name": f"P{user}",
                        "draft": "[]", "seen": 0, "resigned": False, "since": 0,
                    },
                )  # fmt: skip
                connection.execute(
                    insert(placings),
                    {
                        "table_id": number, "seat": seat, "guild": GUILD, "number": number,
                        "game": game, "user": user, "level": 0, "rank": rank, "points": points,
                        "part": "full", "own": 1, "made": 1, "answers": 0, "waited": 0,
                    },
                )  # fmt: skip

    await store.database.write(write)


def numbers(page: Page) -> list[int]:
    return [one.number for one in page.games]


async def test_pages_go_either_way(store: SqlStore):
    duel = {ANN: (1, 9), BOB: (2, 5)}
    await fill(store, [("witches", duel)] * (2 * PAGE + 3))
    last = 2 * PAGE + 3
    first = await store.history.page(Search(GUILD, ANN))
    assert numbers(first) == list(range(last, last - PAGE, -1))
    assert (first.newer, first.older) == (False, True)
    second = await store.history.page(Search(GUILD, ANN), older_than=first.games[-1].number)
    assert numbers(second) == list(range(last - PAGE, last - 2 * PAGE, -1))
    assert (second.newer, second.older) == (True, True)
    third = await store.history.page(Search(GUILD, ANN), older_than=second.games[-1].number)
    assert (numbers(third), third.newer, third.older) == ([3, 2, 1], True, False)
    back = await store.history.page(Search(GUILD, ANN), newer_than=third.games[0].number)
    assert numbers(back) == numbers(second)
    assert (back.newer, back.older) == (True, True)
    top = await store.history.page(Search(GUILD, ANN), newer_than=back.games[0].number)
    assert (numbers(top), top.newer) == (numbers(first), False)
    assert first.games[0].names == (f"P{ANN}", "P5")
    assert first.games[0].channel == 100 + last


async def test_a_search_by_game_and_by_who_played_too(store: SqlStore):
    await fill(
        store,
        [
            ("witches", {ANN: (1, 9), BOB: (2, 5)}),
            ("jesters", {ANN: (2, 1), BOB: (1, 5)}),
            ("witches", {ANN: (1, 9), CID: (2, 5)}),
            ("witches", {ANN: (2, 3), BOB: (2, 3), CID: (1, 5)}),
        ],
    )
    assert numbers(await store.history.page(Search(GUILD, ANN, "witches"))) == [4, 3, 1]
    assert numbers(await store.history.page(Search(GUILD, ANN, "", BOB))) == [4, 2, 1]
    assert numbers(await store.history.page(Search(GUILD, ANN, "witches", BOB))) == [4, 1]
    assert numbers(await store.history.page(Search(GUILD + 1, ANN))) == []
    assert await store.history.between(GUILD, ANN, BOB) == {
        "witches": Score(1, 0, 1),
        "jesters": Score(0, 1, 0),
    }
    assert await store.history.between(GUILD, ANN, 99) == {}


async def test_what_was_before_a_game(store: SqlStore):
    await fill(
        store,
        [
            ("witches", {ANN: (2, 6), BOB: (1, 9)}),
            ("witches", {ANN: (2, 3), BOB: (1, 8)}),
            ("witches", {ANN: (1, 9), BOB: (2, 8), CID: (3, 1)}),
            ("witches", {ANN: (1, 9), BOB: (2, 8)}),
            ("witches", {ANN: (2, 1), BOB: (1, 2)}),
        ],
    )
    seats = (Placing(user=ANN, rank=1, points=9), Placing(user=BOB, rank=2, points=8))
    result = Result(table=4, guild=GUILD, game="witches", ended=4, ply=40, placings=seats)
    before = await store.history.before(result)
    assert (before.games, before.closest, before.longest) == (2, 3, 20)
    # All their games of it before are looked at, those with others too.
    assert before.meetings == {(ANN, BOB): Score(1, 2, 0)}
    unknown = Result(table=99, guild=GUILD, game="witches", ended=4, placings=seats)
    assert (await store.history.before(unknown)).games == 0


async def explained(url: str, query: Select[Any, Any] | Select[Any, Any, Any]) -> str:
    """How SQLite would go about a query."""
    text = str(query.compile(dialect=sqlite.dialect())).replace("?", "1")

    def explain(connection: Connection) -> str:
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}")
        return " ".join(row[-1] for row in plan)

    async with SqlStore.open(url) as store:
        return await store.database.read(explain)


@pytest.mark.parametrize("search", [Search(GUILD, ANN), Search(GUILD, ANN, "witches")])
async def test_a_page_is_found_by_its_index(sqlite_url: str, search: Search):
    """However many there are, a page is read off an index, in order, and nothing is sorted."""
    plan = await explained(sqlite_url, page_query(search, newer=False))
    assert "INDEX placings_by_" in plan, plan
    assert "ORDER BY" not in plan, plan


async def test_each_game_of_one_is_looked_up_among_those_of_the_other(sqlite_url: str):
    """Nobody's games are all looked through for each of another's."""
    looked_up = "other USING COVERING INDEX placings_by_user (user=? AND guild=? AND number=?)"
    search = Search(GUILD, ANN, "", BOB)
    page = await explained(sqlite_url, page_query(search, newer=False))
    assert looked_up in page or looked_up.replace("COVERING ", "") in page, page
    between = await explained(sqlite_url, BETWEEN)
    assert between.count("AND number=?)") == 1, between
