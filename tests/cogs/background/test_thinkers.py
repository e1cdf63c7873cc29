"""Where computers think: whose turn it is, and what becomes of processes that die, hang or err."""

import asyncio
import logging
import os
import signal
from collections.abc import AsyncIterator

import pytest

import cogs.background.thinkers
from cogs.background.thinkers import Stopped, Thinker, Thinkers, waits_since
from engine.chance import Sealed
from engine.computer.answering import Question, answer
from engine.computer.player import Plan
from engine.games import game_named
from engine.play_on import start
from service.worker_process import WorkerProcess
from tests.cogs.conftest import FAST
from tests.waiting import until


def question(level: int, seed: int = 0) -> Question:
    game = game_named("hedgehogs")
    state = start(game, FAST, 2, Sealed(bytes(32), 0)).state
    (seat,) = game.waiting_on(state)
    view, choices = game.view(state, seat), game.choices(state, seat)
    return Question("hedgehogs", view, choices, level, bytes([seed]) * 32)


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    there = Thinkers(cores=2)
    yield there
    await there.close()


async def stopped_process(thinkers: Thinkers) -> Thinker:
    """The process of thinkers that have one, stopped: it will not answer."""
    await thinkers.think(question(5))
    (process,) = thinkers._open
    os.kill(process.pid, signal.SIGSTOP)
    return process


def is_there(pid: int) -> bool:
    """Whether a process is there, be it as a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_a_process_decides_as_this_one_does(thinkers: Thinkers):
    for level in (3, 4, 5):
        assert await thinkers.think(question(level)) == answer(question(level))


async def test_a_process_stands_back_behind_others(thinkers: Thinkers):
    await thinkers.think(question(5))
    (process,) = thinkers._open
    assert os.getpriority(os.PRIO_PROCESS, process.pid) == os.getpriority(os.PRIO_PROCESS, 0) + 10


# Whose turn it is


class Asked:
    """Stand-ins that answer when they are told to, in the order in which they were asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[int] = []
        self._answers: list[asyncio.Future[Plan]] = []

        async def stand_in(_: object, asked: Question) -> Plan:
            self.begun.append(asked.seed[0])
            answer: asyncio.Future[Plan] = asyncio.get_running_loop().create_future()
            self._answers.append(answer)
            return await answer

        monkeypatch.setattr(cogs.background.thinkers, "_answer", stand_in)

    async def next(self, count: int) -> None:
        """The one that is asked last answers, and the next is asked."""
        await until(lambda: len(self.begun) == count, f"{count} questions")
        self._answers[-1].set_result(answer(question(3)))


async def ask(thinkers: Thinkers, number: int, since: float | None = None) -> None:
    if since is not None:
        waits_since.set(since)
    await thinkers.think(question(5, number))


async def test_who_asks_first_is_answered_first(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
):
    asked = Asked(monkeypatch)
    waiting = [asyncio.create_task(ask(thinkers, number)) for number in range(5)]
    for count in range(1, 6):
        await asked.next(count)
    await asyncio.gather(*waiting)
    assert asked.begun == [0, 1, 2, 3, 4]


async def test_nobody_who_comes_just_then_overtakes_those_who_wait(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
):
    asked = Asked(monkeypatch)
    latecomer: list[asyncio.Task[None]] = []

    async def first() -> None:
        await ask(thinkers, 0)
        # The place is free by now, and who waits for it has not run yet.
        latecomer.append(asyncio.create_task(ask(thinkers, 9)))

    waiting = [asyncio.create_task(first())]
    await until(lambda: asked.begun == [0], "the first question")
    waiting += [asyncio.create_task(ask(thinkers, number)) for number in (1, 2)]
    await asyncio.sleep(0)
    for count in range(1, 5):
        await asked.next(count)
    await asyncio.gather(*waiting, *latecomer)
    assert asked.begun == [0, 1, 2, 9]


async def test_the_table_that_waits_longest_comes_first_whoever_of_its_computers_is_asked(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
):
    asked = Asked(monkeypatch)
    waiting = [asyncio.create_task(ask(thinkers, 0, since=1.0))]
    await until(lambda: asked.begun == [0], "the first question")
    waiting += [asyncio.create_task(ask(thinkers, 2, since=2.0))]
    await asyncio.sleep(0)
    waiting += [asyncio.create_task(ask(thinkers, 1, since=1.0))]  # the next at the first table
    await asyncio.sleep(0)
    for count in range(1, 4):
        await asked.next(count)
    await asyncio.gather(*waiting)
    assert asked.begun == [0, 1, 2]


async def test_who_gives_up_waiting_takes_nobodys_turn(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
):
    asked = Asked(monkeypatch)
    first, second, third = (asyncio.create_task(ask(thinkers, number)) for number in range(3))
    await until(lambda: asked.begun == [0], "the first question")
    second.cancel()
    await asked.next(1)
    await asked.next(2)
    await asyncio.gather(first, third)
    assert asked.begun == [0, 2]


async def test_who_gives_up_at_the_moment_of_their_turn_hands_it_on(thinkers: Thinkers):
    await thinkers._turn()
    first, second = (asyncio.create_task(thinkers._turn()) for _ in range(2))
    await asyncio.sleep(0)
    thinkers._give(None)
    first.cancel()  # it is their turn, and they do not know yet
    assert await second is None
    assert first.cancelled()


# What goes wrong


async def test_a_process_that_dies_is_made_up_for_and_another_one_follows(thinkers: Thinkers):
    await thinkers.think(question(5))
    (first,) = thinkers._open
    os.kill(first.pid, signal.SIGKILL)
    await first.ended()
    assert await thinkers.think(question(5)) == answer(question(5))
    (second,) = thinkers._open
    assert second is not first


async def test_where_a_process_dies_while_it_thinks_level_three_decides_here(
    thinkers: Thinkers, caplog: pytest.LogCaptureFixture
):
    process = await stopped_process(thinkers)
    thinking = asyncio.create_task(thinkers.think(question(5)))
    await until(lambda: len(process._ordered) == 1, "the question")
    os.kill(process.pid, signal.SIGKILL)
    assert await thinking == answer(question(3))
    assert "level 3 decides here" in caplog.text
    assert not is_there(process.pid)
    assert await thinkers.think(question(5)) == answer(question(5))


async def test_a_process_that_hangs_is_ended_and_level_three_decides_here(
    thinkers: Thinkers, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    process = await stopped_process(thinkers)
    monkeypatch.setattr(cogs.background.thinkers, "LONGEST_THOUGHT", 0.05)
    assert await thinkers.think(question(5)) == answer(question(3))
    assert "level 3 decides here" in caplog.text
    assert not is_there(process.pid)
    assert thinkers._open == set[Thinker]()


async def test_a_process_that_waits_for_a_processor_does_not_hang(
    thinkers: Thinkers, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    process = await stopped_process(thinkers)
    looks: list[float] = []

    def waited(_: Thinker) -> float:
        looks.append(len(looks))
        return looks[-1]  # a second and more each time that somebody looks

    monkeypatch.setattr(WorkerProcess, "kept_waiting", property(waited))
    monkeypatch.setattr(cogs.background.thinkers, "LONGEST_THOUGHT", 0.05)
    thinking = asyncio.create_task(thinkers.think(question(5)))
    await until(lambda: len(looks) > 40, "a process that is looked at for long")
    os.kill(process.pid, signal.SIGCONT)
    assert await thinking == answer(question(5))
    assert not caplog.records


async def test_but_it_does_not_wait_for_ever(
    thinkers: Thinkers, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    await stopped_process(thinkers)
    looks = iter(range(10**6))
    monkeypatch.setattr(WorkerProcess, "kept_waiting", property(lambda _: float(next(looks))))
    monkeypatch.setattr(cogs.background.thinkers, "LONGEST_THOUGHT", 0.05)
    monkeypatch.setattr(cogs.background.thinkers, "LONGEST_WAIT", 0.2)
    assert await thinkers.think(question(5)) == answer(question(3))
    assert "level 3 decides here" in caplog.text


async def test_the_system_tells_how_long_a_process_has_waited_for_a_processor(thinkers: Thinkers):
    await thinkers.think(question(5))
    (process,) = thinkers._open
    assert 0 < process.kept_waiting < 600
    await process.close()
    assert process.kept_waiting == 0.0


async def test_where_a_level_cannot_decide_level_three_does_and_the_log_says_why(
    thinkers: Thinkers, errors: list[str], monkeypatch: pytest.MonkeyPatch
):
    async def erring(_: Thinker, __: bytes) -> Plan:
        raise ZeroDivisionError("no candidates")

    await thinkers.think(question(5))
    monkeypatch.setattr(WorkerProcess, "send", erring)
    assert await thinkers.think(question(5)) == answer(question(3))
    assert "level 5 cannot decide; level 3 does" in errors[0]
    assert "no candidates" in errors[0]
    errors.clear()
    monkeypatch.undo()
    assert await thinkers.think(question(5)) == answer(question(5))


async def test_somebody_who_waits_no_longer_leaves_the_place_to_others(thinkers: Thinkers):
    process = await stopped_process(thinkers)
    waiting = asyncio.create_task(thinkers.think(question(5)))
    await until(lambda: len(process._ordered) == 1, "the question")
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert not is_there(process.pid)
    assert await thinkers.think(question(5)) == answer(question(5))


# The end


async def test_who_thinks_and_who_waits_is_let_go_of_when_the_bot_stops(
    thinkers: Thinkers, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.WARNING)
    process = await stopped_process(thinkers)
    asked = [asyncio.create_task(thinkers.think(question(5))) for _ in range(3)]
    await until(lambda: len(process._ordered) == 1, "the question")
    thinkers.stop()
    for one in asked:
        with pytest.raises(Stopped):
            await one
    with pytest.raises(Stopped):
        await thinkers.think(question(4))
    assert await thinkers.think(question(3)) == answer(question(3))
    assert not is_there(process.pid)
    assert not caplog.records


async def test_a_process_that_is_being_started_when_the_bot_stops_is_ended(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
):
    opened: list[Thinker] = []
    opening = Thinker.open

    async def slowly(module: str, *, patient: bool) -> Thinker:
        process = await opening(module, patient=patient)
        opened.append(process)
        thinkers.stop()
        return process

    monkeypatch.setattr(WorkerProcess, "open", slowly)
    with pytest.raises(Stopped):
        await thinkers.think(question(5))
    assert not is_there(opened[0].pid)
