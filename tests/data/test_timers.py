"""Timers: kept with the table in one transaction, taken by one, and left behind by a crash."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from data import timers
from data.store import SqlStore
from data.timers import SET_ASIDE
from engine.clock.clock import Span
from engine.clock.timers import Timer
from engine.people.settings import PersonSettings
from tests.data.examples import played, running
from tests.data.test_scale import plan


def bare(found: list[Timer]) -> list[Timer]:
    return [replace(timer, id=0) for timer in found]


def half(at: int, table: int, seat: int = 0) -> Timer:
    return Timer(at=at, kind="half", table=table, seat=seat, since=3)


async def test_a_tables_timers_come_and_go_with_it(store: SqlStore) -> None:
    one = await store.tables.add(running())
    other = await store.tables.add(running(channel=11))
    await store.tables.save(*played(other), [half(70, other.id)])
    one = await store.tables.save(*played(one), [half(50, one.id)])
    assert bare(await store.timers.due(70, 9)) == [half(50, one.id), half(70, other.id)]
    assert await store.timers.due(49, 9) == []
    one = await store.tables.save(*played(one), [half(60, one.id, 1)])
    assert bare(await store.timers.due(69, 9)) == [half(60, one.id, 1)]
    one = await store.tables.save(*played(one), [half(60, one.id), half(65, one.id, 1)])
    assert bare(await store.timers.due(69, 1)) == [half(60, one.id)]
    one = await store.tables.save(*played(one))
    assert len(await store.timers.due(69, 9)) == 2
    one = await store.tables.save(*played(one), [half(64, one.id)])
    assert bare(await store.timers.due(69, 9)) == [half(64, one.id)]
    assert await store.timers.next_due() == 64
    assert await store.timers.timed_tables() == [one.id, other.id]
    await store.tables.save(*played(one), [])
    assert bare(await store.timers.due(99, 9)) == [half(70, other.id)]


async def test_a_timer_is_taken_once_and_has_a_successor(store: SqlStore) -> None:
    table = await store.tables.add(running())
    table = await store.tables.save(*played(table), [half(50, table.id)])
    (timer,) = await store.timers.due(50, 9)
    assert not await store.timers.take(timer.id, 49)
    takers = [store.timers.take(timer.id, 50) for _ in range(5)]
    assert [one for one in await asyncio.gather(*takers) if one] == [replace(timer, taken=50)]
    assert await store.timers.due(90, 9) == []
    assert await store.timers.next_due() is None
    left = replace(timer, taken=50)
    assert await store.timers.left() == [left]

    await store.tables.save(*played(table), [half(80, table.id)])
    assert await store.timers.left() == [left], "what is in hand is nobody else's"
    assert await store.timers.take(timer.id, 60, left=50) == replace(timer, taken=60)
    assert await store.timers.take(timer.id, 60, left=50) is None
    out = Timer(at=85, kind="out", table=table.id, seat=0, since=4)
    await store.timers.done(timer.id, [out])
    assert await store.timers.left() == []
    assert bare(await store.timers.due(99, 9)) == [half(80, table.id), out]


async def test_a_timer_that_is_in_hand_is_kept_there(store: SqlStore) -> None:
    table = await store.tables.add(running())
    table = await store.tables.save(
        *played(table), [half(50, table.id), half(50, table.id, 1), half(50, table.id, 2)]
    )
    one, other, waiting = await store.timers.due(50, 9)
    await store.timers.take(one.id, 50)
    await store.timers.take(other.id, 51)
    await store.timers.keep([one.id, waiting.id], 60)
    assert await store.timers.left() == [replace(one, taken=60), replace(other, taken=51)]
    assert await store.timers.due(90, 9) == [waiting]
    assert await store.timers.take(one.id, 70, left=50) is None, "who has it is still at it"
    await store.timers.keep([], 80)


async def test_a_computer_that_thinks_is_not_asked_once_more(store: SqlStore) -> None:
    def think(seat: int, *, since: int = 3, at: int = 50) -> Timer:
        return Timer(at=at, kind="think", table=table.id, seat=seat, since=since)

    table = await store.tables.add(running())
    table = await store.tables.save(*played(table), [think(0), think(1), think(2)])
    first, second, _ = await store.timers.due(50, 9)
    await store.timers.take(first.id, 51)
    await store.timers.take(second.id, 52)
    table = await store.tables.save(*played(table), [think(1), think(2)])
    assert bare(await store.timers.due(99, 9)) == [think(2)]
    table = await store.tables.save(*played(table), [think(1)])
    assert await store.timers.due(99, 9) == []
    for other in (think(1, since=4), think(1, at=51), half(50, table.id, 1)):
        table = await store.tables.save(*played(table), [other])
        assert bare(await store.timers.due(99, 9)) == [other], "it is asked something else"


async def test_a_persons_timers(store: SqlStore) -> None:
    digest = Timer(at=5, kind="digest", user=7)
    away = Timer(at=6, kind="away", user=7, guild=3)
    await store.absences.replace(3, 7, known=[], spans=[Span(6, 7)], timers=[away])
    for new in ([digest], [replace(digest, at=8), replace(digest, at=9)]):
        await store.people.save(7, PersonSettings(), new)
    await store.people.save(8, PersonSettings(), [])
    assert [timer.at for timer in await store.timers.due(99, 9)] == [6, 8, 9]
    assert bare(await store.timers.due(6, 9)) == [away]


async def test_what_waits_is_put_off_and_nothing_else(store: SqlStore) -> None:
    table = await store.tables.add(running())
    other = half(60, table.id, 1)
    await store.tables.save(*played(table), [half(50, table.id), other])
    later = half(90, table.id)
    await store.timers.put_off([later, replace(later, kind="out"), replace(other, since=9, at=99)])
    assert bare(await store.timers.due(99, 9)) == [other, later]


async def test_when_the_bot_was_last_alive(store: SqlStore) -> None:
    assert await store.beats.last() is None
    for process, now in (("a", 100_000), ("b", 100_050), ("a", 100_070), ("b", 100_060)):
        await store.beats.beat(process, now)
    assert await store.beats.last() == 100_070
    await store.beats.beat("c", 300_000)
    assert await store.beats.last() == 300_000


async def test_whether_other_processes_are_alive(store: SqlStore) -> None:
    await store.beats.beat("a", 100)
    assert not await store.beats.others("a", 0)
    await store.beats.beat("b", 160)
    assert await store.beats.others("a", 160)
    assert not await store.beats.others("a", 161)


async def test_a_beat_is_known_for_a_day(store: SqlStore) -> None:
    await store.beats.beat("a", 1000)
    await store.beats.beat("b", 1000 + 23 * 3600)
    assert await store.beats.others("b", 1000)
    await store.beats.beat("b", 1001 + 24 * 3600)
    assert not await store.beats.others("b", 0)
    await store.beats.stop("b", 170)
    assert not await store.beats.others("a", 0), "one that has stopped is no company"
    assert await store.beats.last() == 170


async def test_a_row_that_cannot_be_read_is_set_aside(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with SqlStore.open(url) as store:
        table = await store.tables.add(running())
        for at in (40, 50, 60, 70):
            await store.people.save(at, PersonSettings(), [Timer(at=at, kind="digest", user=at)])
        await store.tables.save(*played(table), [half(45, table.id)])
        early, good, taken, late = [one.id for one in await store.timers.due(99, 9) if one.user]
        await store.timers.take(taken, 80)
        await write(url, f"UPDATE timers SET kind = 'x' WHERE id IN ({early}, {taken}, {late})")

        assert [timer.at for timer in await store.timers.due(50, 1)] == [45], "behind a bad one"
        assert await store.timers.left() == []
        await store.timers.done(good)
        await write(url, "DELETE FROM timers WHERE kind = 'half'")
        assert await store.timers.next_due() is None
        assert await store.timers.due(99, 9) == []
        told = [f"Timer {one} cannot be read: " for one in (early, taken, late)]
        assert [one.getMessage()[: len(told[0])] for one in caplog.records] == told
        await write(
            url, f"UPDATE timers SET kind = 'digest' WHERE id IN ({early}, {taken}, {late})"
        )
        kept = [
            *(await store.people.kept_about(40)).timers,
            *(await store.people.kept_about(60)).timers,
            *(await store.people.kept_about(70)).timers,
        ]
        assert [one.taken for one in kept] == [SET_ASIDE] * 3
        assert await store.timers.due(99, 9) == []


async def test_a_moment_that_is_none_is_in_nobodys_way(sqlite_url: str, file: Path) -> None:
    async with SqlStore.open(sqlite_url) as store:
        for user in (1, 2):
            await store.people.save(user, PersonSettings(), [Timer(at=9, kind="digest", user=user)])
        await write(sqlite_url, "UPDATE timers SET at = 'soon' WHERE user = 1")
        (timer,) = await store.timers.due(9, 9)
        await store.timers.done(timer.id)
        assert await store.timers.next_due() is None


async def write(url: str, statement: str) -> None:
    """Tamper with the database."""
    if url.startswith("postgresql"):
        engine = create_async_engine(url)
        async with engine.begin() as connection:
            await connection.execute(text(statement))
        await engine.dispose()
        return
    database = sqlite3.connect(url.partition(":///")[2])
    with database:
        database.execute(statement)
    database.close()


async def test_what_is_due_is_found_by_its_index(file: Path, sqlite_url: str) -> None:
    async with SqlStore.open(sqlite_url):
        pass
    for query in (timers.DUE.params(now_=5, most_=9), timers.NEXT):
        (step,) = plan(file, query)
        assert step.startswith("SEARCH timers USING")
        assert "INDEX timers_by_time (taken=?" in step


async def test_a_decision_has_one_waiting_timer_whoever_gives_it(store: SqlStore) -> None:
    table = await store.tables.add(running())
    table = await store.tables.save(*played(table), [half(50, table.id)])
    (timer,) = await store.timers.due(50, 9)
    assert await store.timers.take(timer.id, 50)
    most = Timer(at=80, kind="most", table=table.id, seat=0, since=3)
    await store.tables.save(*played(table), [most])
    await store.timers.done(timer.id, [most])
    assert bare(await store.timers.due(99, 9)) == [most]
