"""Moves that a panel offers together, where there are too many to offer each."""

from msgspec import Struct

from engine.core import Move


class Group(Struct, frozen=True):
    """Some of the moves there are, by what they have in common."""

    label: str
    """On the button: `↗ up-right`, `west edge`."""
    moves: tuple[Move, ...]
