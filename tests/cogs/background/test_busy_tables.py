"""How many processes computers think in, and what comes of a table that is busy."""

import asyncio
import os

import pytest

import cogs.background.thinkers
from bot import Hedgepost
from cogs.background.computers import BUSY
from cogs.background.thinkers import AT_ONCE, Thinkers
from engine.clock.timers import Timer
from engine.computer.answering import answer
from engine.computer.player import Plan
from engine.core import Refused
from tests.cogs.background.test_thinkers import question
from tests.cogs.conftest import Club

PLAN = Plan(("stay",))


class Process:
    """Stands in for a process: it thinks until a test lets it."""

    opened: list["Process"]
    goes_on: asyncio.Event
    thinking: int
    most: int

    def __init__(self) -> None:
        self.is_open = True
        self.patient = False
        self.kept_waiting = 0.0

    @classmethod
    async def open(cls, module: str, *, patient: bool = False) -> "Process":
        assert module == "service.thinker"
        one = cls()
        one.patient = patient
        cls.opened.append(one)
        return one

    async def send(self, _: bytes) -> Plan:
        Process.thinking += 1
        Process.most = max(Process.most, Process.thinking)
        await self.goes_on.wait()
        Process.thinking -= 1
        return PLAN

    def stop(self) -> None:
        self.is_open = False

    async def close(self) -> None:
        self.stop()


@pytest.fixture(autouse=True)
def _processes(monkeypatch: pytest.MonkeyPatch) -> None:
    Process.opened = []
    Process.goes_on = asyncio.Event()
    Process.thinking = Process.most = 0
    monkeypatch.setattr(cogs.background.thinkers, "Thinker", Process)


async def asked(thinkers: Thinkers, times: int) -> None:
    """So many ask at once, and all are answered."""
    asking = [asyncio.create_task(thinkers.think(question(5))) for _ in range(times)]
    for _ in range(20):
        await asyncio.sleep(0)
    Process.goes_on.set()
    assert await asyncio.gather(*asking) == [PLAN] * times


@pytest.mark.parametrize(("cores", "processes"), [(1, 1), (2, 1), (3, 2), (5, 4)])
async def test_one_core_is_left_to_the_bot(cores: int, processes: int):
    thinkers = Thinkers(cores=cores)
    assert Process.opened == []
    await asked(thinkers, 8)
    assert Process.most == len(Process.opened) == processes
    assert all(one.patient for one in Process.opened)


async def test_without_a_word_it_is_as_many_as_the_machine_has(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1, 2, 3})
    await asked(Thinkers(), 8)
    assert Process.most == 3


async def test_who_asks_alone_is_answered_by_the_same_process_again():
    thinkers = Thinkers(cores=4)
    for _ in range(3):
        await asked(thinkers, 1)
    assert len(Process.opened) == 1


async def test_levels_that_decide_at_once_need_no_process():
    thinkers = Thinkers(cores=4)
    assert AT_ONCE == 3
    assert await thinkers.think(question(AT_ONCE)) == answer(question(AT_ONCE))
    assert Process.opened == []
    Process.goes_on.set()
    assert await thinkers.think(question(AT_ONCE + 1)) == PLAN


async def test_all_processes_end_with_the_bot():
    thinkers = Thinkers(cores=3)
    await asked(thinkers, 2)
    await thinkers.close()
    assert [one.is_open for one in Process.opened] == [False, False]


async def test_a_process_that_ended_meanwhile_is_replaced():
    thinkers = Thinkers(cores=2)
    await asked(thinkers, 1)
    Process.opened[0].is_open = False
    await asked(thinkers, 1)
    assert len(Process.opened) == 2
    await asked(thinkers, 1)
    assert len(Process.opened) == 2


# A table that is busy


@pytest.mark.parametrize(("code", "again"), [("busy", True), ("table-over", False)])
async def test_who_finds_a_table_busy_asks_again_and_nobody_else(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch, code: str, again: bool
):
    async def refused(table: int, seat: int, since: int) -> None:
        assert (table, seat, since) == (7, 1, 30)
        raise Refused(code, "not now")

    monkeypatch.setattr(bot.host.computers, "decide", refused)
    timer = Timer(at=club.time.now - 100, kind="think", id=9, table=7, seat=1, since=30, taken=5)
    following = await bot.computers.decide(timer, 0)
    expected = Timer(
        at=club.time.now + BUSY, kind="think", id=0, table=7, seat=1, since=30, taken=0
    )
    assert list(following) == ([expected] if again else [])


async def test_questions_of_tables_go_to_the_thinkers(bot: Hedgepost):
    assert bot.host.computers.think == bot.computers.thinkers.think
