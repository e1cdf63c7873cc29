"""Pieces as a picture needs them: whose they are, which hedgehog is on them, where they run."""

from functools import lru_cache
from typing import NamedTuple

from engine.hedgehogs.view import HedgehogsView


class Piece(NamedTuple):
    colour: int
    """The colour's number: its owner's seat, but for second colours (V21)."""
    design: int
    """From 1 on (HB4)."""
    down: bool = False
    """It runs down the board (V32, V33, V34)."""
    apple: bool = False
    """It is an apple bearer (V14)."""


@lru_cache(maxsize=1024)
def pieces_of(letters: str, stack: str, bearers: str = "") -> tuple[Piece, ...]:
    """A stack from bottom to top, as a view writes it with its letters: `r1b2`."""
    low = stack.lower()
    return tuple(
        Piece(
            letters.index(low[at]),
            int(low[at + 1]),
            down=stack[at] != low[at],
            apple=low[at : at + 2] in bearers if bearers else False,
        )
        for at in range(0, len(stack), 2)
    )


def lane_letters(view: HedgehogsView) -> tuple[str, ...]:
    """The names of the lanes, which those of the squares start with."""
    return _letters(view.squares[: view.lanes])


@lru_cache(maxsize=64)
def _letters(squares: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name.rstrip("0123456789") for name in squares)
