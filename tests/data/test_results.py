"""Results and ratings, as a database keeps them."""

import asyncio
import random

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from data.rating.fold import wrong_ratings
from data.schema import results
from data.store import SqlStore
from engine.host.host import Host
from engine.rating.fold import folded
from engine.rating.results import Part, Placing, Result
from engine.table.model import Doer, Language, Table
from tests.data.examples import running

NOW = 1_700_000_000
MANAGER = Doer(9, "Mia", "a mistake", manager=True)


def result(table: Table, *ranks: int, parts: tuple[Part, ...] = (), at: int = NOW) -> Result:
    seats = zip(table.players, ranks, parts or ("full",) * len(ranks), strict=True)
    return Result(
        table=table.id,
        guild=table.guild,
        game=table.game,
        ended=at,
        rated=True,
        placings=tuple(Placing(user=one.user, rank=rank, part=part) for one, rank, part in seats),
    )


async def ended(store: SqlStore, channel: int, *ranks: int, at: int = NOW) -> Result:
    table = await store.tables.add(running(seats=len(ranks), channel=channel))
    brought = result(table, *ranks, at=at)
    await store.tables.save(replace(table, status="over", ended=at), result=brought)
    return brought


async def wrong(store: SqlStore) -> list[str]:
    return await store.database.read(lambda connection: list(wrong_ratings(connection)))


async def test_ratings_are_what_the_results_fold_to(store: SqlStore):
    brought = [
        await ended(store, 10, 1, 2),
        await ended(store, 11, 2, 1, 2, at=NOW + 86_400),
        await ended(store, 12, 3, 1, 2, 3, at=NOW + 90 * 86_400),
    ]
    whole = folded(brought)
    for game in ("hedgehogs", ""):
        assert await store.results.ladder(1, game) == {
            user: rating for (pool, user), rating in whole.items() if pool == game
        }
    assert await wrong(store) == []
    assert await store.results.ladder(2, "") == {}


async def test_one_that_is_taken_back_and_given_again(store: SqlStore):
    first = await ended(store, 10, 1, 2)
    second = await ended(store, 11, 2, 1)
    whole = await store.results.ladder(1, "")
    assert await store.results.judge(first.table, MANAGER) == replace(
        await there(store, first), void=True
    )
    assert await store.results.ladder(1, "") == {
        user: rating for (pool, user), rating in folded([second]).items() if pool == ""
    }
    assert await wrong(store) == []
    await store.results.judge(first.table, None)
    assert await store.results.ladder(1, "") == whole
    assert await store.results.judge(999, MANAGER) is None


@pytest.mark.parametrize("seed", range(3))
async def test_whatever_comes_between_increments_are_what_a_fold_gives(store: SqlStore, seed: int):
    """Games, corrections and people who are forgotten, in any order; two hosts' clocks differ."""
    draw, tables, gone = random.Random(seed), list[int](), 0
    for step in range(24):
        deed = draw.random()
        if deed < 0.6 or not tables:
            seats = draw.randint(2, 4)
            ranks = [draw.randint(1, seats) for _ in range(seats)]
            at = NOW + step * 86_400 - draw.choice((0, 0, 100_000))
            tables.append((await ended(store, 10 + step, *ranks, at=at)).table)
        elif deed < 0.9:
            void = draw.choice((MANAGER, None))
            await store.results.judge(draw.choice(tables), void)
        else:
            gone += 1
            user = draw.choice((100, 101, 102, 103))
            await store.people.forget(user, -5000 - gone, {"en": "Somebody", "fr": "Quelqu'un"})
        assert await wrong(store) == [], f"step {step}"


async def test_what_happens_at_once_is_folded_all_the_same(store: SqlStore):
    host = Host(store, lambda: NOW)
    known = [await ended(store, 10 + n, 1, 2, 3) for n in range(4)]
    names: dict[Language, str] = {"en": "Somebody", "fr": "Quelqu'un"}
    await asyncio.gather(
        *(ended(store, 20 + n, 2, 1, 3, 3, at=NOW + n * 86_400) for n in range(6)),
        *(store.results.judge(one.table, MANAGER) for one in known),
        *(host.people.forget(user, names) for user in (100, 102)),
    )
    assert await wrong(store) == []
    everybody = await store.results.ladder(1, "")
    assert sum(one.tables for one in everybody.values()) == 6 * 4


async def there(store: SqlStore, brought: Result) -> Result:
    found = await store.results.result(brought.table)
    assert found is not None
    return found


async def test_games_that_end_at_once_are_rated_one_after_the_other(store: SqlStore):
    brought = await asyncio.gather(*(ended(store, 10 + n, 1, 2, 3) for n in range(5)))
    assert len(await store.results.ladder(1, "")) == 3
    assert len({one.table for one in brought}) == 5
    assert await wrong(store) == []


async def test_whoever_is_forgotten_leaves_the_ratings_of_others_alone(store: SqlStore):
    await ended(store, 10, 1, 2)
    before = await store.results.ladder(1, "")
    kept = await store.people.kept_about(100)
    assert [one.placing.rank for one in kept.results] == [1]
    assert kept.ratings[1, ""] == before[100]
    await store.people.forget(100, -5000, {"en": "Somebody", "fr": "Quelqu'un"})
    after = await store.results.ladder(1, "")
    assert after == {101: before[101], -5000: before[100]}
    assert await wrong(store) == []
    assert (await store.people.kept_about(100)).results == ()


async def touched(store: SqlStore, statement: str) -> None:
    await store.database.write(lambda connection: connection.exec_driver_sql(statement))


async def test_ratings_that_somebody_has_touched_are_told(store: SqlStore):
    await ended(store, 10, 1, 2)
    await store.database.write(
        lambda connection: connection.exec_driver_sql(
            "UPDATE ratings SET value = 3000 WHERE game = ''"
        )
    )
    assert await wrong(store) == [
        "user 100 on server 1 is not rated in all games as the results say",
        "user 101 on server 1 is not rated in all games as the results say",
    ]
    await store.database.write(
        lambda connection: connection.exec_driver_sql(
            "UPDATE placings SET change = 1 WHERE seat = 0"
        )
    )
    assert len(await wrong(store)) == 3


async def test_a_manager_who_is_forgotten_has_taken_nothing_back_by_name(store: SqlStore):
    first = await ended(store, 10, 1, 2)
    await store.results.judge(first.table, MANAGER)
    await store.people.forget(MANAGER.user, -5000, {"en": "Somebody", "fr": "Quelqu'un"})
    row = await store.database.read(
        lambda connection: connection.execute(
            select(results.c.void).where(results.c.table_id == first.table)
        ).scalar_one()
    )
    assert "Mia" not in row
    assert (await there(store, first)).void
    assert await wrong(store) == []
