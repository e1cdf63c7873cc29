"""What a game gives so that its boards can be drawn and told as all others are."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from engine.core import Event, Move, View
from render.alt import L
from render.collage import Collage
from render.parts.match import Cube
from render.picture import Language, Theme

V = TypeVar("V", bound=View)


def no_cube(_view: View) -> Cube | None:
    """For games that are never doubled."""
    return None


def keep_nothing(_theme: Theme) -> None:
    """For boards that need nothing beforehand."""


class Board(Struct, Generic[V, L], frozen=True):
    """How the board of a view is shown. The names that `draw` and `tell` take are those that
    `called` gives, the events those that the viewer may see."""

    called: Callable[[V, Language, Sequence[str]], tuple[str, ...]]
    """By seat, a name that can be drawn."""
    draw: Callable[[V, Theme, Sequence[str], Sequence[Event], Mapping[str, Move]], Collage]
    """All of the picture but the strip of the match."""
    tell: Callable[[V, Language, Sequence[str], Sequence[Event], L], Iterator[str]]
    """The same in sentences, all but the choices, as much as a level asks for."""
    levels: Sequence[L]
    """How much is said, the most first."""
    tells_match: bool = False
    """Those sentences also say how the match stands."""
    cube: Callable[[V], Cube | None] = no_cube
    """The doubling cube beside the match."""
    keep: Callable[[Theme], None] = keep_nothing
    """Draws beforehand what any picture needs."""
