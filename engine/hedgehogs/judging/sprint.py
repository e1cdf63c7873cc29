"""Whole turns of a simple race listed at once, for thoughts: what `moves` and `steps` lead to one
step after the other, without texts, events and checks that nobody asks for there.

Whatever is out of the ordinary, an arrival or a lane in which nobody can go, is left to `steps`.
"""

from collections.abc import Callable, Collection, Iterator
from functools import cache
from itertools import compress
from math import inf
from typing import Final

from msgspec.structs import replace

from engine.core import Move, Seat
from engine.hedgehogs import steps
from engine.hedgehogs.board import Track, track_for
from engine.hedgehogs.judging.facts import facts_for
from engine.hedgehogs.judging.leads import leads
from engine.hedgehogs.judging.stacks import Row, Stacks, stacks_for
from engine.hedgehogs.judging.weights import Weights
from engine.hedgehogs.rules import StepName
from engine.hedgehogs.state import Hedgehogs
from engine.hedgehogs.turn_order import still_in

Listed = tuple[tuple[Move, ...], Hedgehogs]
"""The steps of a turn that are decisions, and where they lead."""
Judging = Callable[[Hedgehogs], float]
_WHOLE: Final[tuple[StepName, ...]] = ("side", "go")
_HALF: Final[tuple[StepName, ...]] = ("go",)
_ALIKE: Final = 1e-9
"""Worths that differ by less are the same: they were only added up in another order."""


def turns(state: Hedgehogs, seat: Seat) -> list[Listed] | None:
    """Every whole turn of the seat on turn, in the order of its moves; nothing where the rules ask
    for more than a step aside and one forward."""
    track = _ready(state, seat)
    if track is None:
        return None
    sprint = _Sprint(state, track)
    return [
        (sprint.decisions(aside, goer, len(goers) == 1), sprint.end(aside, cells, goer))
        for aside, cells in sprint.asides()
        for goers in [sprint.goers(cells)]
        for goer in goers
    ]


def best_turns(
    state: Hedgehogs, seat: Seat, weights: Weights, judge: Judging
) -> tuple[list[Listed], int] | None:
    """The best turns of the seat on turn, those that are equally good, and how many there were;
    nothing where `turns` gives nothing. `judge` is asked about what is out of the ordinary."""
    track = _ready(state, seat)
    if track is None:
        return None
    facts = facts_for(state.chosen, state.seats)
    if not (facts.plain and facts.quick):
        return None
    foremost: float = getattr(weights, facts.foremost)
    sprint = _Sprint(state, track)
    stacks = stacks_for(facts, state.traps, weights, state.tested)
    board = state.board
    squares = sprint.squares
    rear = stacks.rear(squares)
    last = sprint.alone_behind(rear)
    rows = {square: stacks.at(square, board[square], rear)[0] for square in squares}
    most, found, count = -inf, list[tuple[Aside, list[str], int, bool]](), 0
    for aside, cells in sprint.asides():
        _, start, target = aside
        there = rows
        if start != target:
            there = rows.copy()
            _put(there, stacks, cells, start, rear)
            _put(there, stacks, cells, target, rear)
        goers = sprint.goers(cells)
        for goer in goers:
            count += 1
            ahead = goer + sprint.ahead
            if goer == _NOBODY and sprint.may_idle():
                totals = stacks.totals(there.values(), state.out)
                worth = leads(totals, state.gone, foremost)[seat]
            elif (
                goer == _NOBODY or ahead in sprint.homes or (last and sprint.courses[goer] == rear)
            ):
                worth = judge(sprint.end(aside, cells, goer))
            else:
                on = there.copy()
                stack = cells[goer]
                if len(stack) == 2:
                    del on[goer]
                else:
                    on[goer] = stacks.at(goer, stack[:-2], rear)[0]
                on[ahead] = stacks.at(ahead, cells[ahead] + stack[-2:], rear)[0]
                totals = stacks.totals(on.values(), state.out)
                worth = leads(totals, state.gone, foremost)[seat]
            if worth > most + _ALIKE:
                most = worth
                found.clear()
            if worth >= most - _ALIKE:
                found.append((aside, cells, goer, len(goers) == 1))
    listed = [
        (sprint.decisions(aside, goer, alone), sprint.end(aside, cells, goer))
        for aside, cells, goer, alone in found
    ]
    return listed, count


Aside = tuple[Move, int, int]
"""A step aside, with the squares that it leads from and to; the same square for staying, and no
text if it was made already."""
_NOBODY: Final = -1
"""Stands for the square of somebody who goes forward, where nobody can."""


def _put(rows: dict[int, Row], stacks: Stacks, cells: list[str], square: int, rear: int) -> None:
    if cells[square]:
        rows[square] = stacks.at(square, cells[square], rear)[0]
    else:
        rows.pop(square, None)


class _Sprint:
    """A turn that is about to be made."""

    def __init__(self, state: Hedgehogs, track: Track) -> None:
        down = track.rules.way == "down"
        self._state, self._track = state, track
        self._lane = track.lane_squares[state.die - 1]
        self.courses = track.courses[down]
        self.ahead = -track.rules.lanes if down else track.rules.lanes
        self.homes = track.home_down if down else track.home_up
        self.squares = list(compress(range(len(state.board)), state.board))
        """Where anybody stands."""
        self._held = self._holding(down)
        self._following = replace(
            state,
            seat=still_in(state, track, state.seat + 1),
            turn=state.turn + 1,
            todo=track.turn,
            die=0,
            aside="",
            ahead=0,
            idle=0,
            stuck=0,
        )
        """The turn after this one, its board still to be filled in."""

    def _holding(self, down: bool) -> Collection[int]:
        """The black squares that hold whoever stands there (HT6). Nobody who steps aside leaves
        the hindmost row, so they are the same until somebody has gone forward."""
        track, squares = self._track, self.squares
        if not track.holds or not squares:
            return ()
        rear = self.courses[squares[-1] if down else squares[0]]
        traps = self._state.traps or track.traps
        return [square for square in traps if rear < self.courses[square]]

    def alone_behind(self, rear: int) -> bool:
        """Whether only one piece is hindmost: when it goes, black squares may let others go."""
        board, courses = self._state.board, self.courses
        return sum(len(board[square]) for square in self.squares if courses[square] == rear) == 2

    def may_idle(self) -> bool:
        """Whether the race simply goes on though nobody goes forward (HE3, HE4)."""
        if self._state.idle + 1 >= self._track.rules.idle_turns:
            return False
        return any(square not in self._held and square not in self.homes for square in self.squares)

    def asides(self) -> Iterator[tuple[Aside, list[str]]]:
        """The steps aside there are, staying last, and the board after each."""
        state, track, held = self._state, self._track, self._held
        board = state.board
        if state.todo == _HALF:
            yield ("", 0, 0), list(board)
            return
        own = track.owns[state.seat] if track.rules.sideways == "own" else ""
        for square in self.squares:
            stack = board[square]
            racing = square not in held and square not in self.homes
            if racing and (not own or stack[-2] in own):
                for move, target in zip(
                    track.side_moves[square], track.beside[square], strict=True
                ):
                    cells = list(board)
                    cells[square] = stack[:-2]
                    cells[target] += stack[-2:]
                    yield (move, square, target), cells
        yield ("stay", 0, 0), list(board)

    def goers(self, cells: list[str]) -> list[int]:
        """Who can go forward then; `_NOBODY` if nobody can."""
        held = self._held
        found = [square for square in self._lane if cells[square] and square not in held]
        return found or [_NOBODY]

    def decisions(self, aside: Aside, goer: int, alone: bool) -> tuple[Move, ...]:
        """What is to be decided on the way: not who goes forward, if only one can."""
        move = aside[0]
        if goer == _NOBODY or (alone and move):
            return (move,)
        return (move, self._track.go_moves[goer]) if move else (self._track.go_moves[goer],)

    def end(self, aside: Aside, cells: list[str], goer: int) -> Hedgehogs:
        """Where a turn leads."""
        state = self._state
        move, start, target = aside
        if goer == _NOBODY:
            if self.may_idle():
                return replace(self._following, board=tuple(cells), idle=state.idle + 1)
            if start != target:
                return steps.side(state, start, target, 1, move).state
            return steps.stay(state).state
        if goer + self.ahead in self.homes:
            stepped = state.aside + (cells[target][-2:] if start != target else "")
            half = replace(state, board=tuple(cells), todo=_HALF, aside=stepped)
            return steps.go(half, goer, 1, self._track.go_moves[goer]).state
        moved = cells.copy()
        stack = moved[goer]
        moved[goer] = stack[:-2]
        moved[goer + self.ahead] += stack[-2:]
        return replace(self._following, board=tuple(moved))


def _ready(state: Hedgehogs, seat: Seat) -> Track | None:
    """The track, if the seat is to make a turn on it that is simple."""
    track = _simple(state.chosen, state.seats)
    if track is None or state.seat != seat or not 0 < state.die <= track.rules.lanes:
        return None
    if state.todo not in (_WHOLE, _HALF) or state.turn >= track.rules.most_turns:
        return None
    return track


@cache
def _simple(chosen: str, seats: int) -> Track | None:
    """The track, if all that a turn holds there is a die, a step aside and one forward."""
    track = track_for(chosen, seats)
    rules = track.rules
    simple = (
        track.turn == ("roll", *_WHOLE)
        and track.plain_go
        and not track.checks_side
        and rules.way in ("up", "down")
        and rules.trap in ("hold", "none")
        and rules.dice == "one"
        and rules.layout != "drift"
        and rules.lazy == "no"
        and rules.shove == "none"
        and not (rules.climb or rules.reserves or rules.protest)
    )
    return track if simple else None
