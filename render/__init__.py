"""Pictures of games: a view and a theme in, a picture and its alt text out. Never sees a state."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from engine.core import Event, Move, View
from render.animation import Film, animate
from render.boards import describe, draw, keep_all
from render.collage import Collage
from render.encode import png
from render.leagues import (
    CalendarCard,
    CrossTableCard,
    PodiumCard,
    StandingsCard,
    draw_calendar,
    draw_crosstable,
    draw_podium,
    draw_standings,
)
from render.people import LadderCard, ProfileCard, draw_ladder, draw_profile
from render.picture import Language, PaletteName, Picture, Theme
from render.table import flat_table
from render.text import load_fonts

__all__ = [
    "Card",
    "Film",
    "Language",
    "PaletteName",
    "Picture",
    "Theme",
    "animate",
    "render",
    "render_card",
    "warm",
]

Card = ProfileCard | LadderCard | StandingsCard | CrossTableCard | PodiumCard | CalendarCard
"""What is told in words that are ready to be written, and drawn without a look at a game."""

_DEFAULT: Final = Theme()
_NO_LETTERS: Final[Mapping[str, Move]] = MappingProxyType({})


def render(
    view: View,
    theme: Theme = _DEFAULT,
    *,
    names: Sequence[str] = (),
    since: Sequence[Event] = (),
    letters: Mapping[str, Move] = _NO_LETTERS,
) -> Picture:
    """Draw what a viewer may know.

    `names` are the players' by seat; a missing or empty one becomes the name of the colour.
    `since` are the events to show on the board as the last moves. `letters` are labels of choices
    and the moves they stand for, to be written where those moves are made.

    The same arguments give the same bytes. Safe to call from several threads.
    """
    picture = draw(view, theme, names, since, letters)
    return Picture(
        data=png(picture, flat_table(picture.palette)),
        alt=describe(view, theme, names, since, letters),
        width=picture.width,
        height=picture.height,
        media_type="image/png",
    )


def render_card(card: Card, theme: Theme) -> Picture:
    """Draw people or a league rather than a board. Safe to call from several threads."""
    picture = _drawn(card, theme)
    return Picture(
        data=png(picture, flat_table(picture.palette)),
        alt=card.alt,
        width=picture.width,
        height=picture.height,
        media_type="image/png",
    )


def _drawn(card: Card, theme: Theme) -> Collage:
    match card:
        case ProfileCard():
            return draw_profile(card, theme)
        case LadderCard():
            return draw_ladder(card, theme)
        case StandingsCard():
            return draw_standings(card, theme)
        case CrossTableCard():
            return draw_crosstable(card, theme)
        case PodiumCard():
            return draw_podium(card, theme)
        case CalendarCard():
            return draw_calendar(card, theme)


def warm(theme: Theme = _DEFAULT) -> None:
    """Load fonts and draw beforehand what every picture in a theme is put together from.

    Nobody has to call this. A process that does, once at its start and beside its other work,
    spares the first table the wait. Safe to call from several threads, and more than once.
    """
    load_fonts()
    keep_all(theme)
