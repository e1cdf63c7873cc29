"""Which pieces are free to move: on top, still racing and not held by a black square (HT2)."""

from collections.abc import Collection
from itertools import compress
from typing import Final

from engine.hedgehogs.board import Track, pieces_of
from engine.hedgehogs.state import Hedgehogs

NOBODY: Final = 99
"""Further than any course goes: nobody is behind."""


def black_squares(state: Hedgehogs, track: Track) -> Collection[int]:
    """Where the black squares are now."""
    return state.traps or track.traps


def rears(state: Hedgehogs, track: Track) -> tuple[int, int]:
    """How far the hindmost have come whom black squares wait for: those that pieces running up,
    and pieces running down, must let pass (HT6)."""
    board, lanes = state.board, track.rules.lanes
    match track.rules.way:
        case "up":
            for square in track.race:
                if board[square]:
                    return square // lanes, NOBODY
            return NOBODY, NOBODY
        case "down":
            for square in reversed(track.race):
                if board[square]:
                    return NOBODY, track.rules.rows - 1 - square // lanes
            return NOBODY, NOBODY
        case way:
            return _rears_of_two_ways(state, track, shared=way == "return")


def _rears_of_two_ways(state: Hedgehogs, track: Track, *, shared: bool) -> tuple[int, int]:
    """With two ways to run, whoever stands on a black square is not waited for (V33, V34)."""
    traps = black_squares(state, track)
    up = down = NOBODY
    for square, stack in enumerate(state.board):
        if not stack or square in traps:
            continue
        for letter in set(stack[::2]):
            if track.is_home(letter, square):
                continue
            if letter.islower():
                up = min(up, track.course(letter, square))
            else:
                down = min(down, track.course(letter, square))
    if shared:
        up = down = min(up, down)
    return up, down


def is_free_below(
    state: Hedgehogs, track: Track, square: int, at: int, rear: tuple[int, int]
) -> bool:
    """Whether the piece at a place of a stack is racing and not held, whatever lies on it."""
    stack = state.board[square]
    piece = stack[at : at + 2]
    if track.is_home(piece, square):
        return False
    if not track.holds or square not in black_squares(state, track):
        return True
    if track.rules.trap == "door" and at > 0:  # V36
        return True
    return rear[piece[0].isupper()] >= track.course(piece, square)


def free_squares(state: Hedgehogs, track: Track, squares: range, own: str = "") -> list[int]:
    """Those of the squares whose top piece is free, in order; only those with a letter of `own`
    on top, if it is given."""
    board = state.board
    traps = (state.traps or track.traps) if track.holds else ()
    up, down = track.courses
    rules = track.rules
    door = rules.trap == "door"
    two_ways = rules.way in ("return", "both")
    rear: tuple[int, int] | None = None
    free: list[int] = []
    for square in compress(squares, board[squares.start : squares.stop : squares.step]):
        stack = board[square]
        if own and stack[-2] not in own:
            continue
        if square in traps:
            if rear is None:
                rear = rears(state, track)
            runs_up = stack[-2].islower()
            held = rear[0] < up[square] if runs_up else rear[1] < down[square]
            if held and not (door and len(stack) > 2):  # HT6, V36
                continue
        if two_ways and track.is_home(stack[-2], square):
            continue
        free.append(square)
    return free


def slices(state: Hedgehogs, track: Track, square: int, own: str) -> list[int]:
    """The sizes of the slices that a player may take off a stack whose top piece is free: from
    another own piece up to an own one on top, nothing home or held among them (V8)."""
    stack = state.board[square]
    if len(stack) == 2 or stack[-2] not in own:
        return []
    rear = rears(state, track)
    sizes: list[int] = []
    for at in range(len(stack) - 4, -2, -2):
        if not is_free_below(state, track, square, at, rear):
            break
        if stack[at] in own:
            sizes.append((len(stack) - at) // 2)
    return sizes


def is_still_in(state: Hedgehogs, track: Track, seat: int) -> bool:
    """Whether a seat takes turns: it has neither left nor lost, and has a piece in the game."""
    if seat in state.gone or seat in state.lost:
        return False
    if not state.out:
        return True
    own = track.owns[seat]
    return any(letter in own for stack in (*state.board, *state.hands) for letter in stack[::2])


def players_in(state: Hedgehogs, track: Track) -> list[int]:
    return [seat for seat in range(state.seats) if is_still_in(state, track, seat)]


def racing_pieces(state: Hedgehogs, track: Track) -> list[tuple[str, int]]:
    """Every piece on the board that is not home, and its square."""
    return [
        (piece, square)
        for square, stack in enumerate(state.board)
        if stack
        for piece in pieces_of(stack)
        if not track.is_home(piece, square)
    ]
