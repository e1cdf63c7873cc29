"""Which game's board a view belongs to: its drawing, and the same in words."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from engine.core import ROUND_BEGINS, Event, Move, View
from engine.courtiers.view import CourtiersView
from engine.hedgehogs.carrom.view import CarromView
from engine.hedgehogs.view import HedgehogsView
from engine.jesters.view import JestersView
from engine.witches.view import WitchesView
from render.collage import Collage
from render.courtiers import board as courtiers
from render.hedgehogs import board as hedgehogs
from render.hedgehogs.carrom import board as carrom
from render.jesters import board as jesters
from render.picture import Theme
from render.witches import board as witches


class Board(Struct, frozen=True):
    """What a game's pictures are made by. Both take a view, a theme, the names of the players, the
    last events and the marks."""

    draw: Callable[[Any, Theme, Sequence[str], Sequence[Event], Mapping[str, Move]], Collage]
    describe: Callable[[Any, Theme, Sequence[str], Sequence[Event], Mapping[str, Move]], str]


_BOARDS: Final[Mapping[type[View], Board]] = {
    HedgehogsView: Board(hedgehogs.draw, hedgehogs.describe),
    CarromView: Board(carrom.draw, carrom.describe),
    JestersView: Board(jesters.draw, jesters.describe),
    CourtiersView: Board(courtiers.draw, courtiers.describe),
    WitchesView: Board(witches.draw, witches.describe),
}


def board_of(view: View) -> Board:
    """Raises `ValueError` for a view of a game that nobody can draw."""
    board = _BOARDS.get(type(view))
    if board is None:
        raise ValueError(f"there are no pictures of {view.game!r}")
    return board


def of_this_round(since: Sequence[Event]) -> Sequence[Event]:
    """What happened on the board that is shown: nothing of a round of the match before it."""
    for at in range(len(since) - 1, -1, -1):
        if since[at].kind == ROUND_BEGINS:
            return since[at + 1 :]
    return since


def keep_all(theme: Theme) -> None:
    """Draw beforehand what every picture in a theme is put together from."""
    hedgehogs.keep(theme)
    jesters.keep(theme)
    courtiers.keep(theme)
    witches.keep(theme)
