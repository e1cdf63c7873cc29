"""Every game's board as a picture and in words: what all of them begin and end with."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from engine.core import ROUND_BEGINS, Event, Move, View
from engine.courtiers.view import CourtiersView
from engine.hedgehogs.carrom.view import CarromView
from engine.hedgehogs.view import HedgehogsView
from engine.jesters.view import JestersView
from engine.witches.view import WitchesView
from render.alt import Level, as_much_as_fits
from render.collage import Collage
from render.courtiers import board as courtiers
from render.hedgehogs import board as hedgehogs
from render.hedgehogs.carrom import board as carrom
from render.jesters import board as jesters
from render.parts.board import Board
from render.parts.frame import FRAME
from render.parts.match import put_match
from render.parts.tokens import token
from render.picture import Theme
from render.scores import with_match
from render.witches import board as witches

_BOARDS: Final[Mapping[type[View], Board[Any, Any]]] = {
    HedgehogsView: hedgehogs.BOARD,
    CarromView: carrom.BOARD,
    JestersView: jesters.BOARD,
    CourtiersView: courtiers.BOARD,
    WitchesView: witches.BOARD,
}


def draw(
    view: View,
    theme: Theme,
    names: Sequence[str],
    since: Sequence[Event],
    marks: Mapping[str, Move],
) -> Collage:
    """The picture of a view. Raises `ValueError` for one of a game that nobody can draw."""
    board = _board_of(view)
    shown = board.called(view, theme.language, names)
    sheet = board.draw(view, theme, shown, _seen(view, since), marks)
    put_match(sheet, theme.language, view.match, token, margin=FRAME, cube=board.cube(view))
    return sheet


def describe(
    view: View,
    theme: Theme,
    names: Sequence[str],
    since: Sequence[Event],
    marks: Mapping[str, Move],
) -> str:
    """What that picture shows, in words."""
    board = _board_of(view)
    shown = board.called(view, theme.language, names)
    seen = _seen(view, since)

    def tell(short: Sequence[str], level: Level) -> Iterator[str]:
        return board.tell(view, theme.language, short, seen, level)

    said = as_much_as_fits(theme.language, shown, marks, tell, board.levels)
    return said if board.tells_match else with_match(said, theme.language, shown, view.match)


def keep_all(theme: Theme) -> None:
    """Draw beforehand what every picture in a theme is put together from."""
    hedgehogs.keep(theme)
    jesters.keep(theme)
    courtiers.keep(theme)
    witches.keep(theme)


def _board_of(view: View) -> Board[Any, Any]:
    board = _BOARDS.get(type(view))
    if board is None:
        raise ValueError(f"there are no pictures of {view.game!r}")
    return board


def _seen(view: View, since: Sequence[Event]) -> list[Event]:
    """What the viewer knows of what happened on the board that is shown: nothing of a round of the
    match before it."""
    begins = [at for at, event in enumerate(since) if event.kind == ROUND_BEGINS]
    here = since[begins[-1] + 1 :] if begins else since
    return [event for event in here if event.visible_to(view.viewer)]
