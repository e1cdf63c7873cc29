"""Every game's board as a picture and in words: what all of them begin and end with."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from engine.core import ROUND_BEGINS, Event, Move, View
from engine.games import KEYS, door
from render.alt import Level, as_much_as_fits
from render.collage import Collage
from render.parts.board import Board
from render.parts.frame import FRAME
from render.parts.match import put_match
from render.parts.tokens import token
from render.picture import Theme
from render.scores import with_match

Boards = Mapping[type[View], Board[Any, Any]]
"""The boards of a game, by what is seen on them."""


def _boards_of(key: str) -> Boards:
    return door("render", key, "BOARDS")


for _key in KEYS:
    _boards_of(_key)  # with everything else, so that no picture waits for it


def draw(
    view: View,
    theme: Theme,
    names: Sequence[str],
    since: Sequence[Event],
    letters: Mapping[str, Move],
) -> Collage:
    """The picture of a view. Raises `ValueError` for one of a game that nobody can draw."""
    board = _board_of(type(view))
    shown = board.called(view, theme.language, names)
    sheet = board.draw(view, theme, shown, _seen(view, since), letters)
    put_match(sheet, theme.language, view.match, token, margin=FRAME, cube=board.cube(view))
    return sheet


def describe(
    view: View,
    theme: Theme,
    names: Sequence[str],
    since: Sequence[Event],
    letters: Mapping[str, Move],
) -> str:
    """What that picture shows, in words."""
    board = _board_of(type(view))
    shown = board.called(view, theme.language, names)
    seen = _seen(view, since)

    def tell(short: Sequence[str], level: Level) -> Iterator[str]:
        return board.tell(view, theme.language, short, seen, level)

    said = as_much_as_fits(theme.language, shown, letters, tell, board.levels)
    return said if board.tells_match else with_match(said, theme.language, shown, view.match)


def keep_all(theme: Theme) -> None:
    """Draw beforehand what every picture in a theme is put together from."""
    for key in KEYS:
        for board in _boards_of(key).values():
            board.keep(theme)


@cache
def _board_of(kind: type[View]) -> Board[Any, Any]:
    """The board of views of a kind."""
    try:
        return _boards_of(kind.game)[kind]
    except KeyError:
        raise ValueError(f"there are no pictures of {kind.game!r}") from None


def _seen(view: View, since: Sequence[Event]) -> list[Event]:
    """What the viewer knows of what happened on the board that is shown: nothing of a round of the
    match before it."""
    begins = [at for at, event in enumerate(since) if event.kind == ROUND_BEGINS]
    here = since[begins[-1] + 1 :] if begins else since
    return [event for event in here if event.visible_to(view.viewer)]
