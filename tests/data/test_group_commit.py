"""Works that share a commit, over a connection that a test decides about."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from data.group_commit import MOST_TOGETHER, RUSH, Writer
from data.problems import CommitUnknown


class Line:
    """Stands in for a connection: it notes what comes together, and may fail."""

    def __init__(self) -> None:
        self.commits: list[int] = []
        self.fails: Callable[[int], Exception | None] = lambda _: None

    async def transact(self, work: Callable[[Any], Any]) -> Any:
        await asyncio.sleep(0)
        done = work("a connection")
        several = len(done) if isinstance(done, list) else 1
        self.commits.append(several)
        failed = self.fails(several)
        if failed is not None:
            raise failed
        return done


@pytest.fixture
def line() -> Line:
    return Line()


def writer(line: Line) -> Writer:
    return Writer(line)


async def test_what_comes_at_once_is_committed_together(line: Line):
    one = writer(line)
    assert not one.is_busy
    writing = [
        asyncio.create_task(one.write(lambda _, number=number: f"work {number}"))
        for number in range(5)
    ]
    await asyncio.sleep(0)
    assert one.is_busy
    assert await asyncio.gather(*writing) == [f"work {number}" for number in range(5)]
    await one.close()
    assert not one.is_busy
    assert line.commits == [5]


async def test_no_more_than_so_many_share_a_commit(line: Line):
    one = writer(line)
    await asyncio.gather(*(one.write(lambda _: None) for _ in range(MOST_TOGETHER + RUSH)))
    assert line.commits == [MOST_TOGETHER, RUSH]


async def test_of_a_commit_that_is_unknown_nothing_is_repeated(line: Line):
    """Perhaps all of it is there: whoever asked has to look."""
    one, done = writer(line), list[int]()
    line.fails = lambda several: CommitUnknown("the line is cut") if several > 1 else None
    writing = [one.write(lambda _, number=number: done.append(number)) for number in range(3)]
    told = await asyncio.gather(*writing, return_exceptions=True)
    assert [type(each) for each in told] == [CommitUnknown] * 3
    assert done == [0, 1, 2]
    assert line.commits == [3]


async def test_where_one_fails_the_others_are_committed_one_by_one(line: Line):
    one = writer(line)

    def work(number: int) -> int:
        if number == 1:
            raise ZeroDivisionError
        return number

    writing = [one.write(lambda _, number=number: work(number)) for number in range(3)]
    told = await asyncio.gather(*writing, return_exceptions=True)
    assert [told[0], type(told[1]), told[2]] == [0, ZeroDivisionError, 2]
    assert line.commits == [1, 1]


async def test_who_stops_waiting_while_a_commit_is_made_keeps_nobody_from_the_answer(line: Line):
    one = writer(line)
    writing = [
        asyncio.create_task(one.write(lambda _, number=number: number)) for number in range(4)
    ]
    line.fails = lambda _: (writing[1].cancel(), None)[1]
    told = await asyncio.wait_for(asyncio.gather(*writing, return_exceptions=True), 30)
    assert [told[0], told[2], told[3]] == [0, 2, 3]
    assert isinstance(told[1], asyncio.CancelledError)
