"""Puzzles: positions of finished games where a whole turn wins, and few of those that there are.

What a solution needs must be known to the seat that solves: a turn counts that wins in every world
that the seat could not tell from the real one, with no die thrown and nothing turned up on the way.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from engine import play_on
from engine.computer.dice import Dice
from engine.core import AnyGame, Event, Move, Refused, Seat, View, restore, snapshot
from engine.games import game_named
from engine.record import replay
from engine.record_reading import parse

MOST_STARTS: Final = 24
"""So many turns are looked at, the last ones of a game: before, nobody can win yet."""
MOST_STEPS: Final = 20_000
"""Steps that are tried out from one position; where there are more, it is no puzzle."""
BUDGET: Final = 50_000
"""Steps that are tried out in a game, from its end: some seconds."""
WORLDS: Final = 3
FEWEST_TURNS: Final = 4
RARE: Final = 3
"""At most one of so many turns wins."""

Line = tuple[Move, ...]


class Hunt(Struct, frozen=True):
    """An order to look for a puzzle in the record of a finished game."""

    record: str


class Found(Struct, frozen=True):
    """A position where a whole turn wins."""

    game: str
    state: str
    """The position with all that is in it, as it is kept."""
    seat: Seat
    ply: int
    wins: int
    turns: int
    """How many whole turns win, and how many there are."""

    @property
    def options(self) -> str:
        """The variants that it is played with, which a position always knows."""
        return restore(game_named(self.game), self.state.encode()).chosen


class Attempt(Struct, frozen=True):
    """Where the choices of somebody who solves a puzzle have led."""

    view: View
    events: tuple[Event, ...]
    offered: tuple[Move, ...]
    """What can be chosen next; nothing once the turn is over."""
    wins: bool = False


def hunt(order: Hunt) -> Found | None:
    """The position of a finished game where winning is hardest to see, if there is any."""
    record = parse(order.record)
    game = game_named(record.header.game)
    starts: list[tuple[int, Any, Seat]] = []
    mover: Seat | None = None
    for moment in replay(record):
        waiting = game.waiting_on(moment.state)
        if len(waiting) == 1 and waiting[0] != mover and game.outcome(moment.state) is None:
            starts.append((moment.ply, moment.state, waiting[0]))
        mover = waiting[0] if len(waiting) == 1 else None
    best: Found | None = None
    budget = Budget(BUDGET)
    for ply, state, seat in reversed(starts[-MOST_STARTS:]):
        found = _judged(game, state, seat, ply, budget)
        if found and (best is None or found.turns * best.wins > best.turns * found.wins):
            best = found
    return best


class Budget:
    """Steps that may still be tried out."""

    def __init__(self, left: int) -> None:
        self.left = left


def _judged(game: AnyGame, state: Any, seat: Seat, ply: int, budget: Budget) -> Found | None:
    """A position as a puzzle, if it is one."""
    view = game.view(state, seat)
    if view.match is not None or game.choices(state, seat).secret:
        return None
    lines = _lines(game, state, seat, budget)
    if lines is None or len(lines) < FEWEST_TURNS:
        return None
    wins = {line for line, won in lines.items() if won}
    for world in range(WORLDS):
        if not wins:
            return None
        others = _lines(game, game.imagine(view, Dice(world)), seat, budget) or {}
        wins = {line for line in wins if others.get(line)}
    if not wins or len(wins) * RARE > len(lines):
        return None
    kept = snapshot(state).decode()
    return Found(game.key, kept, seat, ply, len(wins), len(lines))


def _lines(game: AnyGame, state: Any, seat: Seat, budget: Budget) -> dict[Line, bool] | None:
    """Every whole turn of a seat, and whether it wins; nothing where there are too many."""
    found: dict[Line, bool] = {}
    open_: list[tuple[Line, Any]] = [((), state)]
    least = budget.left - MOST_STEPS
    while open_:
        line, at = open_.pop()
        choices = game.choices(at, seat)
        if choices.form is not None:
            return None
        for move in choices.moves:
            budget.left -= 1
            if budget.left < max(0, least):
                return None
            step = play_on.apply(game, at, seat, move)
            if _goes_on(game, step, seat):
                open_.append(((*line, move), step.state))
            else:
                found[*line, move] = not step.final and _has_won(game, step.state, seat)
    return found


def _goes_on(game: AnyGame, step: Any, seat: Seat) -> bool:
    """Whether a seat decides again, having seen nothing new."""
    if step.final or game.outcome(step.state) is not None:
        return False
    return seat in game.waiting_on(step.state)


def _has_won(game: AnyGame, state: Any, seat: Seat) -> bool:
    outcome = game.outcome(state)
    return outcome is not None and seat in outcome.winners


def attempted(found: Found, path: Sequence[int]) -> Attempt:
    """Follow the choices of somebody who solves a puzzle, by their numbers. Raises `Refused` for
    choices that there are not."""
    game, seat = game_named(found.game), found.seat
    state: Any = restore(game, found.state.encode())
    events: list[Event] = []
    for made, number in enumerate(path, start=1):
        offered = game.choices(state, seat).moves
        if number >= len(offered):
            raise _no_such_choice()
        step = play_on.apply(game, state, seat, offered[number])
        if _goes_on(game, step, seat):
            state = step.state
            events += step.events
            continue
        if made < len(path):
            raise _no_such_choice()
        if step.final:  # what it turns up is nobody's business here
            return Attempt(game.view(state, seat), _seen(events, seat), ())
        events += step.events
        won = _has_won(game, step.state, seat)
        return Attempt(game.view(step.state, seat), _seen(events, seat), (), won)
    moves = game.choices(state, seat).moves
    return Attempt(game.view(state, seat), _seen(events, seat), moves)


def _no_such_choice() -> Refused:
    return Refused("old-button", "that button is no longer in use")


def _seen(events: Sequence[Event], seat: Seat) -> tuple[Event, ...]:
    return tuple(event for event in events if event.visible_to(seat))


def solution(found: Found) -> Iterator[int]:
    """The numbers of the choices of one turn that wins."""
    game, seat = game_named(found.game), found.seat
    state: Any = restore(game, found.state.encode())
    lines = _lines(game, state, seat, Budget(MOST_STEPS)) or {}
    line = next(line for line, won in lines.items() if won)
    for move in line:
        yield game.choices(state, seat).moves.index(move)
        state = play_on.apply(game, state, seat, move).state
