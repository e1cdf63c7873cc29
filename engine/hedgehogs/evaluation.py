"""How good a race looks: steps run by those that count, who is free to go on, and what waits."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from engine.core import Seat
from engine.hedgehogs.view import HedgehogsView
from engine.weighing import lead

HOME: Final = 3.0
"""What arriving is worth beyond the steps run."""
SPARE: Final = 0.25
"""How much a piece counts that is not needed for the goal."""
COVERED: Final = 1.2
"""What each piece on top of another takes from it, up to three."""
HELD: Final = 3.0
LANE: Final = 0.15
"""What it is worth to have a free piece in one more lane."""
IN_HAND: Final = -2.0
"""A reserve that has not entered (V12)."""
DROP: Final = 8.0
"""So many steps behind it is better to leave the round than to double its value (V22, V25)."""
AHEAD: Final = {"hold": -0.4, "door": -0.2, "bounce": 0.8, "wall": -0.8, "skid": -1.5, "hole": -3.0}
"""What it means to stand right before a black square, by what black squares do."""
DOPED: Final = 3.0
"""What it costs to be about to arrive before anybody has been tested (V3)."""
TOO_MANY: Final = 25.0
"""A lazy player with two pieces home can no longer win (V15)."""


class _Piece(Struct, frozen=True):
    design: int
    square: int
    up: bool
    """It runs up the board."""
    course: int
    """Steps run."""
    home: bool
    above: int
    """Pieces on top of it."""
    held: bool


def evaluate(view: HedgehogsView, seat: Seat) -> float:
    """The lead of a seat, in steps."""
    pieces = _pieces(view)
    worths = [_worth(view, pieces, other, seat) for other in range(view.seats)]
    ahead = lead(worths, seat, out=(*view.gone, *view.lost))
    if not view.cubed:
        return ahead
    if seat in view.lost:
        return -DROP
    if view.answers and view.doubler == seat:
        return ahead + (ahead - DROP / 3)
    return ahead


def _pieces(view: HedgehogsView) -> dict[str, list[_Piece]]:
    """By the letter of each colour, its pieces on the board."""
    lanes, last, whole = view.lanes, view.rows - 1, _whole(view)
    held = {view.squares.index(name) for name in view.held}
    # Where two ways are run, each waits for those behind on their own (V33, V34).
    two_ways = view.way in ("return", "both")
    held_back = {view.squares.index(name) for name in view.held_back} if two_ways else held
    door = view.trap == "door"
    found: dict[str, list[_Piece]] = {letter: [] for own in view.families for letter in own}
    for square, stack in enumerate(view.board):
        if not stack:
            continue
        row, top = square // lanes, len(stack) - 2
        for at in range(0, len(stack), 2):
            letter = stack[at]
            up = letter.islower()
            course = row if up else whole - row
            home = row == last and view.way in ("up", "both") if up else row == 0
            stuck = square in (held if up else held_back) and not home and not (door and at)
            found[letter.lower()].append(
                _Piece(int(stack[at + 1]), square, up, course, home, (top - at) // 2, stuck)
            )
    return found


def _worth(view: HedgehogsView, pieces: dict[str, list[_Piece]], seat: Seat, viewer: Seat) -> float:
    """How a seat stands, as far as the viewer knows it."""
    by_colour = sorted(
        (_colour_worth(view, letter, pieces[letter]) for letter in view.families[seat]),
        reverse=True,
    )
    worth = by_colour[0] + SPARE * sum(by_colour[1:])  # V21: one colour wins
    own = [piece for letter in view.families[seat] for piece in pieces[letter]]
    worth += LANE * len({p.square % view.lanes for p in own if not (p.home or p.held or p.above)})
    if seat == viewer and view.spies and view.spies[seat] > 0:  # V2
        backed = view.spies[seat]
        worth += sum(
            _piece_worth(view, piece)
            for colour in pieces.values()
            for piece in colour
            if piece.design == backed
        )
    return -worth if view.lazy == "hard" else worth  # V15


def _colour_worth(view: HedgehogsView, letter: str, pieces: Sequence[_Piece]) -> float:
    if view.lazy == "yes":
        return -_steps_to_rest(view, pieces)
    in_hand = sum(hand.lower().count(letter) for hand in view.hands)
    worths = sorted((_piece_worth(view, piece) for piece in pieces), reverse=True)
    worths += [IN_HAND] * in_hand
    bearer = next((piece for piece in pieces if f"{letter}{piece.design}" in view.bearers), None)
    if bearer is not None:  # V14: it must be among those home
        needed = _piece_worth(view, bearer)
        worths.remove(needed)
        worths.insert(0, needed)
    goal = view.pieces if view.spies else view.home_to_win  # V2: every arrival is a point
    missing = goal - len(worths)
    worth = sum(worths[:goal]) + SPARE * sum(worths[goal:])
    return worth - (2 * HOME * missing if missing > 0 else 0)  # V3, V39: too few are left


def _piece_worth(view: HedgehogsView, piece: _Piece) -> float:
    if piece.home:
        return piece.course + HOME
    worth = piece.course - COVERED * min(piece.above, 3)
    if view.doping and not view.tested and piece.course == _whole(view) - 1:
        worth -= DOPED  # V3: whoever arrives first is out
    if piece.held:
        return worth - HELD
    ahead = piece.square + (view.lanes if piece.up else -view.lanes)
    if 0 <= ahead < len(view.squares) and view.squares[ahead] in view.black:
        worth += AHEAD.get(view.trap, 0.0)
    return worth


def _whole(view: HedgehogsView) -> int:
    """The length of the course."""
    return (2 if view.way == "return" else 1) * (view.rows - 1)


def _steps_to_rest(view: HedgehogsView, pieces: Sequence[_Piece]) -> float:
    """The fewest steps, forward and aside, until one piece is home and the others rest (V15)."""
    if sum(piece.home for piece in pieces) > 1:
        return TOO_MANY
    whole = _whole(view)
    to_home = [float(whole - piece.course) for piece in pieces]
    to_rest = [0.0 if piece.home else _steps_to_black(view, piece) for piece in pieces]
    resting = sum(to_rest)
    if any(piece.home for piece in pieces):
        return resting
    return min(
        (resting - rest + home for rest, home in zip(to_rest, to_home, strict=True)),
        default=0.0,
    )


def _steps_to_black(view: HedgehogsView, piece: _Piece) -> float:
    row, lane = divmod(piece.square, view.lanes)
    way = 1 if piece.up else -1
    nearest = TOO_MANY / 2
    for name in view.black:
        black_row, black_lane = divmod(view.squares.index(name), view.lanes)
        ahead = (black_row - row) * way
        if ahead >= 0:
            nearest = min(nearest, ahead + 1.5 * abs(black_lane - lane))
    return nearest
