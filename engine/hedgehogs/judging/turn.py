"""A turn of a simple race that is about to be made: which there are, and where each leads."""

from collections.abc import Callable, Collection, Iterator
from functools import lru_cache
from itertools import compress
from typing import Final

from msgspec.structs import replace

from engine.core import Move
from engine.hedgehogs import steps
from engine.hedgehogs.board import Track, track_for
from engine.hedgehogs.rules import StepName
from engine.hedgehogs.state import Hedgehogs
from engine.hedgehogs.turn_order import still_in

WHOLE: Final[tuple[StepName, ...]] = ("side", "go")
HALF: Final[tuple[StepName, ...]] = ("go",)
Aside = tuple[Move, int, int]
"""A step aside, with the squares that it leads from and to; the same square for staying, and no
text if it was made already."""
NOBODY: Final = -1
"""Stands for the square of somebody who goes forward, where nobody can."""
Chosen = tuple[Aside, int, bool]
"""A turn: the step aside, who goes forward, and whether nobody else could."""
Found = tuple[list[Chosen], int]
"""The best turns, equally good, and how many there were."""
Judging = Callable[[Hedgehogs], float]
"""What a position is worth that is out of the ordinary."""
ALIKE: Final = 1e-9
"""Worths that differ by less are the same: they were only added up in another order."""
_MADE: Final[Aside] = ("", 0, 0)
_STAYING: Final[Aside] = ("stay", 0, 0)
_NONE: Final = [NOBODY]


class Sprint:
    """A turn that is about to be made."""

    __slots__ = (
        "_following",
        "_goers",
        "_lane",
        "_state",
        "_track",
        "ahead",
        "board",
        "courses",
        "held",
        "homes",
        "squares",
    )

    def __init__(self, state: Hedgehogs, track: Track) -> None:
        down = track.rules.way == "down"
        self._state, self._track = state, track
        self.board = state.board
        self._lane = track.lane_squares[state.die - 1]
        self._goers: list[int] | None = None
        """Who can go forward if nobody steps aside."""
        self.courses = track.courses[down]
        self.ahead = -track.rules.lanes if down else track.rules.lanes
        self.homes = track.home_down if down else track.home_up
        self.squares = list(compress(range(len(state.board)), state.board))
        """Where anybody stands."""
        self.held: Collection[int] = ()
        """The black squares that hold whoever stands there (HT6). Nobody who steps aside leaves
        the hindmost row, so they are the same until somebody has gone forward."""
        if track.holds and self.squares:
            rear = self.courses[self.squares[-1 if down else 0]]
            self.held = _held(state.chosen, state.seats, state.traps, rear)
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

    def alone_behind(self, rear: int) -> bool:
        """Whether only one piece is hindmost: when it goes, black squares may let others go."""
        board, courses = self._state.board, self.courses
        return sum(len(board[square]) for square in self.squares if courses[square] == rear) == 2

    def arrives(self, piece: str) -> bool:
        """Whether a piece that comes home changes nothing else: it neither wins nor is tested."""
        rules, letter = self._track.rules, piece[0]
        if rules.doping and not self._state.tested:
            return False
        there = sum(self.board[square].count(letter) for square in self.homes)
        return there + 1 < rules.home_to_win

    def frees(self, rear: int, *touched: int) -> bool:
        """Whether somebody is held no more when the hindmost, alone in its row, goes forward: on a
        black square in the next row stands a piece, or one of the squares that the turn touches
        is one."""
        courses, board = self.courses, self.board
        return any(
            courses[square] == rear + 1 and (board[square] or square in touched)
            for square in self.held
        )

    def may_idle(self) -> bool:
        """Whether the race simply goes on though nobody goes forward (HE3, HE4)."""
        if self._state.idle + 1 >= self._track.rules.idle_turns:
            return False
        return any(square not in self.held and square not in self.homes for square in self.squares)

    def asides(self) -> Iterator[Aside]:
        """The steps aside there are, staying last."""
        state, track, held = self._state, self._track, self.held
        if state.todo == HALF:
            yield _MADE
            return
        board = self.board
        own = track.owns[state.seat] if track.rules.sideways == "own" else ""
        for square in self.squares:
            if (
                (not own or board[square][-2] in own)
                and square not in held
                and square not in self.homes
            ):
                for move, target in zip(
                    track.side_moves[square], track.beside[square], strict=True
                ):
                    yield move, square, target
        yield _STAYING

    def after(self, aside: Aside) -> list[str]:
        """The board after a step aside."""
        cells = list(self.board)
        _, start, target = aside
        if start != target:
            stack = cells[start]
            cells[start] = stack[:-2]
            cells[target] += stack[-2:]
        return cells

    def goers(self, aside: Aside) -> list[int]:
        """Who can go forward then; `NOBODY` if nobody can."""
        board, held = self.board, self.held
        if self._goers is None:
            self._goers = [square for square in self._lane if board[square] and square not in held]
        _, start, target = aside
        goers = self._goers
        if start != target:
            lane = self._lane
            if start in lane and len(board[start]) == 2:
                goers = [square for square in goers if square != start]
            elif target in lane and not board[target] and target not in held:
                goers = sorted((*goers, target))
        return goers or _NONE

    def decisions(self, aside: Aside, goer: int, alone: bool) -> tuple[Move, ...]:
        """What is to be decided on the way: not who goes forward, if only one can."""
        move = aside[0]
        if goer == NOBODY or (alone and move):
            return (move,)
        return (move, self._track.go_moves[goer]) if move else (self._track.go_moves[goer],)

    def end(self, aside: Aside, goer: int) -> Hedgehogs:
        """Where a turn leads."""
        state, cells = self._state, self.after(aside)
        move, start, target = aside
        if goer == NOBODY:
            if self.may_idle():
                return replace(self._following, board=tuple(cells), idle=state.idle + 1)
            if start != target:
                return steps.side(state, start, target, 1, move).state
            return steps.stay(state).state
        if goer + self.ahead in self.homes and not self.arrives(cells[goer][-2:]):
            stepped = state.aside + (cells[target][-2:] if start != target else "")
            half = replace(state, board=tuple(cells), todo=HALF, aside=stepped)
            return steps.go(half, goer, 1, self._track.go_moves[goer]).state
        stack = cells[goer]
        cells[goer] = stack[:-2]
        cells[goer + self.ahead] += stack[-2:]
        return replace(self._following, board=tuple(cells))


@lru_cache(maxsize=512)
def _held(chosen: str, seats: int, traps: tuple[int, ...], rear: int) -> tuple[int, ...]:
    """The black squares that hold while the hindmost has come so far."""
    track = track_for(chosen, seats)
    courses = track.courses[track.rules.way == "down"]
    return tuple(square for square in traps or track.traps if rear < courses[square])
