"""Which flicks are legal now, a few that make sense, and why another is refused."""

import re
from functools import lru_cache
from typing import Final

from msgspec import Struct

from engine.core import NO_CHOICES, Choices, Fact, Field, Form, Illegal, Move, Seat
from engine.hedgehogs.carrom.aim import sensible
from engine.hedgehogs.carrom.board import (
    ANGLES,
    RIM,
    arc,
    free_edges,
)
from engine.hedgehogs.carrom.state import Carrom
from engine.hedgehogs.pieces import COLOURS, DESIGNS, LETTERS

_FLICK: Final = re.compile(r"flick ([a-z]\d+) (\d{1,4}) (\d{1,4})(?: ([a-z-]+))?")
_ANGLES: Final = tuple(str(angle) for angle in range(360))
_STRENGTHS: Final = tuple(str(strength) for strength in range(1, 101))


class Flick(Struct, frozen=True):
    """A legal flick."""

    piece: str
    lifted: bool
    """The piece was on the board before."""
    edge: str
    angle: int
    strength: int


def flickable(state: Carrom, seat: Seat) -> tuple[str, ...]:
    """The pieces of a seat that may be flicked: the first in reserve, else any on the board."""
    if state.hands[seat]:
        return (state.hands[seat][:2],)
    return tuple(piece for piece, _, _ in state.discs if piece[0] == LETTERS[seat])


def has_room(state: Carrom, seat: Seat) -> bool:
    """Whether a seat has a piece and a point of the edge to flick it from."""
    return any(
        free_edges(disc for disc in state.discs if disc[0] != piece)
        for piece in flickable(state, seat)
    )


def choices(state: Carrom, seat: Seat) -> Choices:
    """The form of a flick, and two or three ready-made ones."""
    if state.step != "flick" or seat != state.seat:
        return NO_CHOICES
    return _choices(state)


@lru_cache(maxsize=64)
def _choices(state: Carrom) -> Choices:
    pieces = flickable(state, state.seat)
    edges = {
        edge: None
        for piece in pieces
        for edge in free_edges(disc for disc in state.discs if disc[0] != piece)
    }
    fields = (
        Field("edge", tuple(edge for edge in RIM if edge in edges)),
        Field("angle", _ANGLES),
        Field("strength", _STRENGTHS),
    )
    if len(pieces) == 1:
        form = Form("flick {edge} {angle} {strength}", fields)
    else:
        designs = tuple(DESIGNS[int(piece[1]) - 1] for piece in pieces)
        form = Form("flick {edge} {angle} {strength} {piece}", (*fields, Field("piece", designs)))
    return Choices(sensible(state.discs, pieces), form)


def read(state: Carrom, seat: Seat, move: Move) -> Flick:
    """A move in its parts. Raises `Illegal` with what would have worked."""
    if state.ended:
        raise Illegal("over", "the game is over")
    if seat != state.seat:
        mover = COLOURS[state.seat]
        raise Illegal("not-your-turn", f"it is {mover}'s move", mover=state.seat)
    if state.step != "flick":
        raise Illegal("not-now", "there is nothing to decide now")
    parts = _FLICK.fullmatch(move)
    if parts is None:
        raise _refused(
            state,
            "flick-form",
            "write a point of the edge, an angle and a strength",
            move=move[:40],
        )
    edge, angle, strength = parts[1], int(parts[2]), int(parts[3])
    if move != _canonical(edge, angle, strength, parts[4]):
        raise _refused(state, "flick-form", "write numbers without zeros in front", move=move[:40])
    piece, lifted = _piece(state, seat, parts[4])
    _check(state, piece, edge, angle, strength)
    return Flick(piece, lifted, edge, angle, strength)


def read_typed(typed: str) -> Move:
    """What somebody typed in the one spelling that records use: `Flick C1 035° 80%`."""
    words = typed.lower().replace("°", " ").replace("%", " ").split()
    return " ".join(str(int(word)) if word.isascii() and word.isdigit() else word for word in words)


def _canonical(edge: str, angle: int, strength: int, design: str | None) -> Move:
    return f"flick {edge} {angle} {strength}" + (f" {design}" if design else "")


def _piece(state: Carrom, seat: Seat, design: str | None) -> tuple[str, bool]:
    """The piece to flick, and whether it is taken from the board."""
    pieces = flickable(state, seat)
    lifted = not state.hands[seat]
    if design is None:
        return pieces[0], lifted  # the lowest design
    wanted = f"{LETTERS[seat]}{DESIGNS.index(design) + 1}" if design in DESIGNS else ""
    if wanted in pieces:
        return wanted, lifted
    if not lifted:
        own = DESIGNS[int(pieces[0][1]) - 1]
        raise _refused(state, "flick-reserve", f"first your reserve: the {own}", piece=own)
    names = [DESIGNS[int(piece[1]) - 1] for piece in pieces]
    raise _refused(state, "flick-piece", f"on the board you have {', '.join(names)}", pieces=names)


def _check(state: Carrom, piece: str, edge: str, angle: int, strength: int) -> None:
    others = [disc for disc in state.discs if disc[0] != piece]
    free = free_edges(others)
    if edge not in RIM:
        raise _refused(
            state,
            "flick-edge",
            f"{edge[:10]} is not on the edge of the board; free points are {', '.join(free)}",
            edge=edge[:10],
            free=free,
        )
    if edge not in free:
        raise _refused(
            state,
            "flick-taken",
            f"there is no room for a hedgehog at {edge}; free points are {', '.join(free)}",
            edge=edge,
            free=free,
        )
    if not 1 <= strength <= 100:
        raise _refused(state, "flick-strength", "the strength goes from 1 to 100 percent")
    if angle not in ANGLES[edge]:
        raise _refused(
            state,
            "flick-angle",
            f"{angle}° points off the board from {edge}; from there {arc(edge)} would do",
            edge=edge,
            angle=angle,
            arc=arc(edge),
        )


def _refused(state: Carrom, code: str, why: str, **facts: Fact) -> Illegal:
    offer = choices(state, state.seat).moves
    example = ", ".join(f"`{move}`" for move in offer)
    return Illegal(code, f"{why}; you can play {example}", choices=offer, **facts)
