"""A game of carrom as a picture: the board, the last flick on it, the players around it."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core import Event, Move
from engine.hedgehogs.carrom.view import CarromView
from render.alt import LEVELS
from render.collage import Collage
from render.colours import colours
from render.heading import heading, waits
from render.hedgehogs.carrom.alt import reason, sentences
from render.hedgehogs.carrom.ground import compass, ground, put_labels
from render.hedgehogs.carrom.layout import plates
from render.hedgehogs.carrom.paths import put_crosses, put_discs, put_letters, put_paths
from render.hedgehogs.carrom.plates import Player, plate
from render.hedgehogs.phrases import called
from render.parts.board import Board
from render.parts.frame import BANNER, FRAME, WIDTH
from render.parts.tokens import token
from render.picture import Language, Theme
from render.result import result
from render.sprites import Sheet, line_above
from render.text import fitted
from words import say

_TEXT_LEFT: Final = 226
_SIGN: Final = 184


def draw(
    view: CarromView,
    theme: Theme,
    names: Sequence[str],
    since: Sequence[Event],
    letters: Mapping[str, Move],
) -> Collage:
    """The picture of a game of carrom."""
    start = ground(theme.palette, view.lanes, view.rows, view.traps, view.seats)
    sheet = Collage(theme.palette, start)
    free = frozenset(view.free) if view.step == "flick" else frozenset(n for n, _, _ in view.rim)
    put_labels(sheet, view.rim, free)
    put_paths(sheet, view, since)
    put_discs(sheet, view, since)
    put_crosses(sheet, view, since)
    put_letters(sheet, view, letters)
    _put_banner(sheet, view, theme.language, names)
    _put_players(sheet, view, theme.language, names, since)
    return sheet


def _put_banner(sheet: Sheet, view: CarromView, language: Language, names: Sequence[str]) -> None:
    """Which way angles point, whose flick it is and what is to be done."""
    palette = sheet.palette
    use = colours(palette)
    sheet.put(compass(palette), FRAME + 4, 4)
    if title := heading(view, language):
        seats, detail = (), ""
    elif view.outcome is not None:
        seats = view.outcome.winners
        winners = [_short(names[seat]) for seat in seats]
        title = result(language, winners)
        detail = reason(view, language)
    else:
        seats = (view.seat,)
        title = say(language, "carrom-to-move", name=_short(names[view.seat]))
        detail = say(language, f"carrom-step-{_step(view)}")
    shown = seats[:3]
    for place, seat in enumerate(shown):
        across = _SIGN + (place - (len(shown) - 1) / 2) * 24
        radius = 30 if len(shown) == 1 else 20
        sheet.put_centred(token(palette, seat, radius, use.paper), across, BANNER / 2 - 1)
    room = WIDTH - _TEXT_LEFT - 12
    for text, size, top, tall, bold in ((title, 38, 3, 52, True), (detail, 26, 51, 42, False)):
        line = line_above(text, palette, size=size, room=room, height=tall, bold=bold)
        sheet.put(line, _TEXT_LEFT, top)


def _step(view: CarromView) -> str:
    if view.step != "flick":
        return view.step
    return "reserve" if view.hands[view.seat] else "lift"


def _short(name: str) -> str:
    """A name that leaves room for the rest of the title."""
    return fitted(name, 38, 430, bold=True, least=32).text


def _put_players(
    sheet: Sheet,
    view: CarromView,
    language: Language,
    names: Sequence[str],
    since: Sequence[Event],
) -> None:
    rolls = [event for event in since if event.kind == "roll" and not view.flicks]
    lying = {name for name, _, _ in view.discs}
    for seat, box in enumerate(plates(view.lanes, view.seats)):
        own = [f"{view.letters[seat]}{design}" for design in range(1, view.pieces + 1)]
        player = Player(
            seat=seat,
            name=names[seat],
            places=tuple(
                "board" if name in lying else "reserve" if name in view.hands[seat] else "out"
                for name in own
            ),
            in_play=view.in_play[seat],
            to_move=waits(view) and seat in (view.waiting_on or (view.seat,)),
            first=seat == view.first,
            gone=seat in view.gone,
            rank=view.outcome.ranks[seat] if view.outcome else 0,
            rolled=tuple(event.facts["value"] for event in rolls if event.seat == seat),
        )
        sprite = plate(sheet.palette, language, player, box.width, box.height)
        sheet.put(sprite, box.left, box.top)


BOARD: Final = Board(called, draw, sentences, LEVELS, tells_match=True)
