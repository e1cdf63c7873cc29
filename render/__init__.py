"""Pictures of games: a view and a theme in, a picture and its alt text out. Never sees a state."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from engine.core import Event, Move, View
from engine.hedgehogs.view import HedgehogsView
from render.hedgehogs.board import draw as draw_hedgehogs
from render.hedgehogs.board import keep as keep_hedgehogs
from render.picture import Language, PaletteName, Picture, Theme
from render.text import load_fonts

__all__ = ["Language", "PaletteName", "Picture", "Theme", "render", "warm"]

_DEFAULT: Final = Theme()
_NO_MARKS: Final[Mapping[str, Move]] = MappingProxyType({})


def render(
    view: View,
    theme: Theme = _DEFAULT,
    *,
    names: Sequence[str] = (),
    since: Sequence[Event] = (),
    marks: Mapping[str, Move] = _NO_MARKS,
) -> Picture:
    """Draw what a viewer may know.

    `names` are the players' by seat; a missing or empty one becomes the name of the colour.
    `since` are the events to show on the board as the last moves. `marks` are labels of choices
    and the moves they stand for, to be written where those moves are made.

    The same arguments give the same bytes. Safe to call from several threads.
    """
    if isinstance(view, HedgehogsView):
        return draw_hedgehogs(view, theme, names, since, marks)
    raise ValueError(f"there are no pictures of {view.game!r}")


def warm(theme: Theme = _DEFAULT) -> None:
    """Load fonts and draw beforehand what every picture in a theme is put together from.

    Nobody has to call this. A process that does, once at its start and beside its other work,
    spares the first table the wait. Safe to call from several threads, and more than once.
    """
    load_fonts()
    keep_hedgehogs(theme)
