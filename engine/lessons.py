"""A guided first game: tasks on positions made for them, an idea each, and what becomes of a try.

A game lists its tasks behind the door `LESSONS`; the words to each are in
`locale/*/KEY-lessons.ftl`. Nothing of a lesson is kept: the path of choices that led somewhere
says it all.
"""

from collections.abc import Sequence
from typing import Any, Final
from zlib import crc32

from msgspec import Struct, json

from engine import play_on
from engine.core import AnyGame, Event, Move, Seat, View

MOST_TASKS: Final = 8
"""A lesson takes five minutes."""


class Ask(Struct, frozen=True):
    """One decision of a task."""

    right: tuple[Move, ...] = ()
    """What solves it; empty if any choice does."""
    beside: tuple[Move, ...] = ()
    """What is offered beside that, where all that is legal would be too much; empty offers all."""


class Task(Struct, frozen=True):
    """One idea, on a position that shows it. The learner has seat 0."""

    key: str
    """Its words are `GAME-lesson-KEY`, and behind it `-right` and `-wrong`."""
    position: str
    """As the game's rules pages write it."""
    asks: tuple[Ask, ...]
    before: tuple[tuple[Seat, Move], ...] = ()
    """What is played before the learner is asked, from the position on."""
    reply: bool = True
    """Whether the others go on when it is solved."""

    @property
    def mark(self) -> int:
        """The task as a number: a button made for another one is old."""
        return crc32(json.encode(self)) & 0xFFFF


LEARNER: Final = 0
"""Whose seat the learner has."""

Lesson = tuple[Task, ...]


class Tried(Struct, frozen=True):
    """Where a path of choices has led."""

    state: Any
    view: View
    offered: tuple[Move, ...]
    """What can be chosen next; nothing once the task is solved."""
    events: tuple[Event, ...]
    """What the choices that were right have led to, as far as the learner may know."""
    wrong: Move | None = None
    """The last choice, if it does not solve the task: everything else is as before it."""

    @property
    def solved(self) -> bool:
        return not self.offered


class NoSuchPath(Exception):
    """No choices of that task."""


def tried(game: AnyGame, task: Task, path: Sequence[int]) -> Tried:
    """Follow a path: by its number, what was chosen of everything offered. Only the last choice
    may be wrong. Raises `NoSuchPath`."""
    if len(path) > len(task.asks):
        raise NoSuchPath
    state = game.example(task.position)
    events: list[Event] = []
    for seat, move in task.before:
        step = play_on.apply(game, state, seat, move)
        state = step.state
        events += step.events
    for made, (ask, number) in enumerate(zip(task.asks, path, strict=False), start=1):
        offered = _offered(game, state, ask)
        if number >= len(offered):
            raise NoSuchPath
        if ask.right and offered[number] not in ask.right:
            if made < len(path):
                raise NoSuchPath
            return _led(game, state, events, offered, offered[number])
        step = play_on.apply(game, state, LEARNER, offered[number])
        state = step.state
        events += step.events
    rest = task.asks[len(path) :]
    return _led(game, state, events, _offered(game, state, rest[0]) if rest else ())


def _led(
    game: AnyGame,
    state: Any,
    events: Sequence[Event],
    offered: tuple[Move, ...],
    wrong: Move | None = None,
) -> Tried:
    known = tuple(event for event in events if event.visible_to(LEARNER))
    return Tried(state, game.view(state, LEARNER), offered, known, wrong)


def _offered(game: AnyGame, state: Any, ask: Ask) -> tuple[Move, ...]:
    """What the learner may choose, in the order in which the game lists it."""
    moves = game.choices(state, LEARNER).moves
    if not ask.beside:
        return moves
    wanted = {*ask.right, *ask.beside}
    if lacking := wanted.difference(moves):
        raise ValueError(f"nobody can choose {', '.join(sorted(lacking))}")
    return tuple(move for move in moves if move in wanted)
