"""Puzzles as they are kept."""

import asyncio

from data.store import SqlStore
from engine.clock.timers import Timer
from engine.host.puzzles import Puzzle, Solver
from tests.puzzles import finished, found

ANN, BOB = Solver(7, "Ann", 100), Solver(8, "Bob", 90)


def weekly(week: int = 3) -> Puzzle:
    return Puzzle(0, 1, week, 20, None, found())


async def test_a_week_has_one_puzzle(store: SqlStore):
    table = await finished(store, 1, 10)
    assert await store.puzzles.fresh_tables(1, 5) == [table.id]
    assert await store.puzzles.fresh_tables(2, 5) == []
    kept = await store.puzzles.add(weekly(), table.id)
    assert await store.puzzles.add(weekly(), table.id) == kept
    assert await store.puzzles.of_week(1, 3) == kept
    assert await store.puzzles.of_week(1, 4) is None
    assert await store.puzzles.fresh_tables(1, 5) == []
    await store.puzzles.note_post(kept.id, 55)
    read = await store.puzzles.puzzle(kept.id)
    assert read is not None
    assert (read.message, read.found) == (55, found())


async def test_who_solves_first_stands_first_and_once(store: SqlStore):
    table = await finished(store, 1, 10)
    kept = await store.puzzles.add(weekly(), table.id)
    await asyncio.gather(*(store.puzzles.solve(kept.id, ANN) for _ in range(3)))
    await store.puzzles.solve(kept.id, BOB)
    await store.puzzles.solve(kept.id, Solver(7, "Ann", 300))
    assert await store.puzzles.solvers(kept.id) == [BOB, ANN]
    assert (await store.people.kept_about(7)).solved == {kept.id: 100}
    await store.people.forget(7, -1, {"en": "Somebody", "fr": "Quelqu'un"})
    assert await store.puzzles.solvers(kept.id) == [BOB]
    assert (await store.people.kept_about(7)).solved == {}


async def test_a_server_has_one_timer_for_puzzles(store: SqlStore):
    for at in (50, 60):
        await store.puzzles.plan(1, (Timer(kind="puzzle", guild=1, at=at),))
    await store.puzzles.plan(2, (Timer(kind="puzzle", guild=2, at=70),))
    assert [timer.at for timer in await store.timers.due(100, 9)] == [50, 70]
    await store.puzzles.plan(1, ())
    assert [timer.guild for timer in await store.timers.due(100, 9)] == [2]
