"""Whole turns of a simple race listed at once, for thoughts: what `moves` and `steps` lead to one
step after the other, without texts, events and checks that nobody asks for there.

Whatever is out of the ordinary, an arrival or a lane in which nobody can go, is left to `steps`.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from msgspec.structs import replace

from engine.core import Move, Seat
from engine.hedgehogs import steps
from engine.hedgehogs.board import Track, track_for
from engine.hedgehogs.lanes.free import NOBODY
from engine.hedgehogs.rules import StepName
from engine.hedgehogs.state import Hedgehogs
from engine.hedgehogs.turn_order import still_in

Listed = tuple[tuple[Move, ...], Hedgehogs]
"""The steps of a turn that are decisions, and where they lead."""
_WHOLE: Final[tuple[StepName, ...]] = ("side", "go")
_HALF: Final[tuple[StepName, ...]] = ("go",)


def turns(state: Hedgehogs, seat: Seat) -> list[Listed] | None:
    """Every whole turn of the seat on turn, in the order of its moves; nothing where the rules ask
    for more than a step aside and one forward."""
    track = _simple(state.chosen, state.seats)
    if track is None or state.seat != seat or not 0 < state.die <= track.rules.lanes:
        return None
    if state.todo not in (_WHOLE, _HALF) or state.turn >= track.rules.most_turns:
        return None
    board = state.board
    lane = track.lane_squares[state.die - 1]
    held = _held(state, track)
    ahead = -track.rules.lanes if track.rules.way == "down" else track.rules.lanes
    homes = track.home_down if track.rules.way == "down" else track.home_up
    following = _following(state, track)
    found: list[Listed] = []
    for move, start, target in _asides(state, track, held):
        cells = list(board)
        if start != target:
            piece = cells[start][-2:]
            cells[start] = cells[start][:-2]
            cells[target] += piece
        goers = [square for square in lane if cells[square] and square not in held]
        if not goers:
            if start != target and state.idle + 1 < track.rules.idle_turns:
                blocked = replace(following, board=tuple(cells), idle=state.idle + 1)
            else:
                blocked = _left_to_the_rules(state, move, start, target)
            found.append(((move,), blocked))
            continue
        alone = len(goers) == 1
        for square in goers:
            text = track.go_moves[square]
            moves = (move,) if alone and move else (move, text) if move else (text,)
            if square + ahead in homes:
                aside = state.aside + (cells[target][-2:] if start != target else "")
                half = replace(state, board=tuple(cells), todo=_HALF, aside=aside)
                found.append((moves, steps.go(half, square, 1, text).state))
                continue
            moved = cells.copy()
            stack = moved[square]
            moved[square] = stack[:-2]
            moved[square + ahead] += stack[-2:]
            found.append((moves, replace(following, board=tuple(moved))))
    return found


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


def _held(state: Hedgehogs, track: Track) -> frozenset[int]:
    """The black squares that hold whoever stands there (HT6). Nobody who steps aside leaves the
    hindmost row, so it is the same all turn long until somebody has gone forward."""
    if not track.holds:
        return frozenset()
    down = track.rules.way == "down"
    board = state.board
    courses = track.courses[down]
    for square in reversed(track.race) if down else track.race:
        if board[square]:
            rear = courses[square]
            break
    else:
        rear = NOBODY
    return frozenset(square for square in state.traps or track.traps if rear < courses[square])


def _asides(
    state: Hedgehogs, track: Track, held: frozenset[int]
) -> Iterator[tuple[Move, int, int]]:
    """The steps aside there are, with the squares they lead from and to, staying last; nothing but
    an empty one if it was made already."""
    if state.todo == _HALF:
        yield "", 0, 0
        return
    own = track.owns[state.seat] if track.rules.sideways == "own" else ""
    for square in track.race:
        stack = state.board[square]
        if stack and (not own or stack[-2] in own) and square not in held:
            for move, target in zip(track.side_moves[square], track.beside[square], strict=True):
                yield move, square, target
    yield "stay", 0, 0


def _following(state: Hedgehogs, track: Track) -> Hedgehogs:
    """The turn that follows once somebody has gone forward; its board is still to be filled in."""
    return replace(
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


def _left_to_the_rules(state: Hedgehogs, move: Move, start: int, target: int) -> Hedgehogs:
    if move == "stay":
        return steps.stay(state).state
    return steps.side(state, start, target, 1, move).state
