"""Pieces as a picture needs them: whose they are and which hedgehog is on them."""

from functools import lru_cache
from typing import NamedTuple

from engine.hedgehogs.view import HedgehogsView


class Piece(NamedTuple):
    seat: int
    design: int
    """From 1 on (HB4)."""


@lru_cache(maxsize=1024)
def pieces_of(letters: str, stack: str) -> tuple[Piece, ...]:
    """A stack from bottom to top, as a view writes it with its letters: `r1b2`."""
    return tuple(
        Piece(letters.index(stack[at]), int(stack[at + 1])) for at in range(0, len(stack), 2)
    )


def lane_letters(view: HedgehogsView) -> tuple[str, ...]:
    """The names of the lanes, which those of the squares start with."""
    return tuple(name.rstrip("0123456789") for name in view.squares[: view.lanes])
