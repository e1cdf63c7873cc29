"""Films in turn: for each server one at a time, and nobody waits behind another server's queue."""

import asyncio
from collections.abc import AsyncIterator
from itertools import count

import pytest

import cogs.table.films
from cogs.reply.failures import SameFilm
from cogs.table.films import Films
from engine.core import Refused

NUMBERS = count(1)
"""Of interactions."""


class Cinema:
    """Films that are drawn for as long as a test wants."""

    def __init__(self, at_once: int) -> None:
        self.films = Films(at_once)
        self.drawing: list[str] = []
        self.refused: dict[str, str] = {}
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, name: str) -> None:
        """A film by the letter of its server and the number of who asks."""
        self._ends[name] = asyncio.Event()
        self._tasks[name] = asyncio.create_task(self._draw(name))
        await settle()

    async def _draw(self, name: str) -> None:
        try:
            async with self.films.turn(ord(name[0]), int(name[1:]), next(NUMBERS)):
                self.drawing.append(name)
                try:
                    await self._ends[name].wait()
                finally:
                    self.drawing.remove(name)
        except Refused as refused:
            self.refused[name] = refused.code

    async def end(self, name: str) -> None:
        self._ends[name].set()
        await settle()

    async def cancel(self, name: str) -> None:
        self._tasks[name].cancel()
        await settle()

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.fixture
async def cinema() -> AsyncIterator[Cinema]:
    made = Cinema(at_once=2)
    yield made
    await made.close()


async def test_a_server_has_one_film_at_a_time_in_the_order_asked_for(cinema: Cinema):
    for name in ("a1", "a2", "a3"):
        await cinema.ask(name)
    assert cinema.drawing == ["a1"]
    assert [cinema.films.before(user) for user in (1, 2, 3)] == [None, 1, 2]
    await cinema.end("a1")
    assert cinema.drawing == ["a2"]
    await cinema.end("a2")
    assert cinema.drawing == ["a3"]
    await cinema.end("a3")
    assert cinema.drawing == []


async def test_servers_take_turns_however_many_one_of_them_asks_for(cinema: Cinema):
    for name in ("a1", "a2", "a3", "b4", "b5", "c6"):
        await cinema.ask(name)
    assert cinema.drawing == ["a1", "b4"]
    assert cinema.films.before(6) == 0
    await cinema.end("a1")
    assert cinema.drawing == ["b4", "c6"]
    await cinema.end("c6")
    assert cinema.drawing == ["b4", "a2"]
    await cinema.end("b4")
    assert cinema.drawing == ["a2", "b5"]
    await cinema.end("a2")
    assert cinema.drawing == ["b5", "a3"]


async def test_one_person_waits_for_one_film(cinema: Cinema):
    for name in ("a1", "b1"):
        await cinema.ask(name)
    assert cinema.refused == {"b1": "film-asked"}
    await cinema.end("a1")
    await cinema.ask("b1")
    assert cinema.drawing == ["b1"]


async def test_who_gives_up_leaves_the_queue(cinema: Cinema):
    for name in ("a1", "a2", "a3"):
        await cinema.ask(name)
    await cinema.cancel("a2")
    assert cinema.films.before(3) == 1
    await cinema.cancel("a1")
    assert cinema.drawing == ["a3"]
    await cinema.ask("a2")
    await cinema.cancel("a3")
    assert cinema.drawing == ["a2"]


async def test_who_waits_too_long_is_told(cinema: Cinema, monkeypatch: pytest.MonkeyPatch):
    await cinema.ask("a1")
    monkeypatch.setattr(cogs.table.films, "LONGEST_WAIT", 0)
    await cinema.ask("a2")
    assert cinema.refused == {"a2": "film-busy"}
    monkeypatch.undo()
    await cinema.ask("a3")
    await cinema.end("a1")
    assert cinema.drawing == ["a3"]


async def test_who_gives_up_as_their_turn_comes_holds_up_nobody(cinema: Cinema):
    """The turn is given in the same moment in which whoever has it goes."""
    for name in ("a1", "a2", "a3"):
        await cinema.ask(name)
    cinema._ends["a1"].set()
    cinema._tasks["a2"].cancel()
    await settle()
    assert cinema.drawing == ["a3"]
    await cinema.end("a3")
    for name in ("a2", "b4"):
        await cinema.ask(name)
    assert cinema.drawing == ["a2", "b4"]


async def test_a_film_that_is_asked_for_by_the_same_interaction_is_made_once():
    films, drawn = Films(2), asyncio.Event()

    async def draw() -> None:
        async with films.turn(1, 5, interaction=77):
            await drawn.wait()

    drawing = asyncio.create_task(draw())
    await asyncio.sleep(0)
    with pytest.raises(SameFilm):
        async with films.turn(1, 5, interaction=77):
            pass
    with pytest.raises(Refused):
        async with films.turn(1, 5, interaction=78):
            pass
    drawn.set()
    await drawing
    async with films.turn(1, 5, interaction=77):
        pass
