"""Pictures of games: a view and a theme in, a picture and its alt text out. Never sees a state."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from engine.core import ROUND_BEGINS, Event, Move, View
from engine.courtiers.view import CourtiersView
from engine.hedgehogs.carrom.view import CarromView
from engine.hedgehogs.view import HedgehogsView
from engine.jesters.view import JestersView
from engine.witches.view import WitchesView
from render.courtiers.board import draw as draw_courtiers
from render.courtiers.board import keep as keep_courtiers
from render.hedgehogs.board import draw as draw_hedgehogs
from render.hedgehogs.board import keep as keep_hedgehogs
from render.hedgehogs.carrom.board import draw as draw_carrom
from render.jesters.board import draw as draw_jesters
from render.jesters.board import keep as keep_jesters
from render.picture import Language, PaletteName, Picture, Theme
from render.text import load_fonts
from render.witches.board import draw as draw_witches
from render.witches.board import keep as keep_witches

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
    since = _of_this_round(since)
    if isinstance(view, HedgehogsView):
        return draw_hedgehogs(view, theme, names, since, marks)
    if isinstance(view, CarromView):
        return draw_carrom(view, theme, names, since, marks)
    if isinstance(view, JestersView):
        return draw_jesters(view, theme, names, since, marks)
    if isinstance(view, CourtiersView):
        return draw_courtiers(view, theme, names, since, marks)
    if isinstance(view, WitchesView):
        return draw_witches(view, theme, names, since, marks)
    raise ValueError(f"there are no pictures of {view.game!r}")


def _of_this_round(since: Sequence[Event]) -> Sequence[Event]:
    """What happened on the board that is shown: nothing of a round of the match before it."""
    for at in range(len(since) - 1, -1, -1):
        if since[at].kind == ROUND_BEGINS:
            return since[at + 1 :]
    return since


def warm(theme: Theme = _DEFAULT) -> None:
    """Load fonts and draw beforehand what every picture in a theme is put together from.

    Nobody has to call this. A process that does, once at its start and beside its other work,
    spares the first table the wait. Safe to call from several threads, and more than once.
    """
    load_fonts()
    keep_hedgehogs(theme)
    keep_jesters(theme)
    keep_courtiers(theme)
    keep_witches(theme)
