"""The strip that shows how a match stands, for the picture of any game.

A card as wide as the picture: which round it is and what it is played to, everybody's score, or the
sets and games of tennis, and the doubling cube with whoever holds it.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PIL import Image

from engine.core import MatchView
from render.collage import Collage
from render.colours import colours
from render.parts.plates import draw_box
from render.picture import Language, PaletteName
from render.scores import ends, gained, round_title, score, set_score
from render.shapes import Pen, Rgb
from render.sprites import Sheet, Sprite, cut_out, opaque, written

HEIGHT: Final = 78
GAP: Final = 8
"""Between the strip and what is above it."""
_LABEL: Final = 196
"""Room for the round and what the match is played to."""
_SIGN: Final = 17
"""Radius of the players' signs."""
_CUBE: Final = 52
_MOST_WITH_GAINS: Final = 4
"""More players leave no room for what the last round brought."""

Token = Callable[[PaletteName, int, int, Rgb], Sprite]
"""A player's sign: of a palette, a seat, a radius and the ground it lies on."""


class Cube(Struct, frozen=True):
    """A doubling cube: what it shows, and whose it is to turn next if that is one player's."""

    value: int
    holder: int | None = None


def put_match(  # noqa: PLR0913 - a strip, and what is in it
    sheet: Collage,
    language: Language,
    match: MatchView | None,
    token: Token,
    *,
    margin: int,
    cube: Cube | None = None,
) -> None:
    """Make a finished sheet taller by the strip, `margin` away from its edges; without a match the
    sheet stays as it is."""
    if match is None:
        return
    sheet.extend(GAP + HEIGHT)
    match = replace(match, last=None)  # one strip serves all boards
    width = sheet.width - 2 * margin
    strip = _strip(sheet.palette, language, match, token, width=width, cube=cube)
    sheet.put(strip, margin, sheet.height - margin - HEIGHT)


@lru_cache(maxsize=64)
def _strip(  # noqa: PLR0913 - kept by all that it shows
    palette: PaletteName,
    language: Language,
    match: MatchView,
    token: Token,
    *,
    width: int,
    cube: Cube | None,
) -> Sprite:
    use = colours(palette)
    sheet = Sheet(palette, _card(palette, width))
    title = round_title(language, match)
    sheet.put(_text(palette, title, use.ink, 29, _LABEL, bold=True, height=40), 18, 3)
    detail = ends(language, match.scoring)
    sheet.put(_text(palette, detail, use.ink, 23, _LABEL, height=34), 18, 39)
    left, right = 18 + _LABEL + 10, width - 12
    if cube is not None:
        right = _put_cube(sheet, token, cube, right) - 6
    if match.games:
        _put_tennis(sheet, match, token, left, right)
    else:
        _put_scores(sheet, match, token, left, right)
    return Sprite(sheet.pixels, None)


def _put_scores(sheet: Sheet, match: MatchView, token: Token, left: int, right: int) -> None:
    palette = sheet.palette
    use = colours(palette)
    seats = len(match.scores)
    step = (right - left) // seats
    last = match.history[-1].gains if match.history else ()
    with_gains = bool(last) and seats <= _MOST_WITH_GAINS
    for seat, points in enumerate(match.scores):
        x = left + seat * step
        ink = use.faint if seat in match.gone else use.ink
        sheet.put_centred(token(palette, seat, _SIGN, use.panel), x + _SIGN, HEIGHT / 2)
        room = step - 2 * _SIGN - 12
        number = _text(palette, score(points), ink, 36, min(room, 62), bold=True, height=50)
        sheet.put(number, x + 2 * _SIGN + 8, 14)
        if with_gains:
            brought = _text(palette, gained(last[seat]), use.faint, 24, room - number.width)
            sheet.put(brought, x + 2 * _SIGN + 8 + number.width, 23)


def _put_tennis(sheet: Sheet, match: MatchView, token: Token, left: int, right: int) -> None:
    """The sets between the two players' signs, the one being played in colour."""
    palette = sheet.palette
    use = colours(palette)
    playing = any(match.games) or not match.sets
    shown = [*match.sets, match.games] if playing else [*match.sets]
    room = right - left - 4 * _SIGN - 24
    step = min(130, room // len(shown))
    start = left + (right - left - step * len(shown)) // 2
    sheet.put_centred(token(palette, 0, _SIGN + 5, use.panel), start - _SIGN - 8, HEIGHT / 2)
    for place, games in enumerate(shown):
        live = playing and place == len(shown) - 1
        ink = use.accent if live else use.ink
        text = written(
            set_score(games),
            palette,
            ink,
            use.panel,
            size=38 if live else 34,
            width=step - 6,
            height=52,
            bold=True,
        )
        sheet.put_centred(text, start + (place + 0.5) * step, HEIGHT / 2 - 1)
    end = start + step * len(shown)
    sheet.put_centred(token(palette, 1, _SIGN + 5, use.panel), end + _SIGN + 8, HEIGHT / 2)


def _put_cube(sheet: Sheet, token: Token, cube: Cube, right: int) -> int:
    """Draw the cube at the right end, its holder's sign beside it; gives what room is left."""
    palette = sheet.palette
    use = colours(palette)
    sheet.put(_cube(palette, cube.value), right - _CUBE - 2, (HEIGHT - _CUBE - 2) // 2)
    right -= _CUBE + 12
    if cube.holder is not None:
        sheet.put_centred(token(palette, cube.holder, _SIGN, use.panel), right - _SIGN, HEIGHT / 2)
        right -= 2 * _SIGN + 10
    return right


@lru_cache(maxsize=32)
def _cube(palette: PaletteName, value: int) -> Sprite:
    use = colours(palette)
    pen = Pen(_CUBE + 2, _CUBE + 2)
    pen.box(1, 1, _CUBE + 1, _CUBE + 1, use.white, round_by=11, line=use.black, thick=3)
    face = Sheet(palette, opaque(pen.finish(), palette, use.panel).pixels)
    text = written(
        str(value), palette, use.black, use.white, size=32, width=_CUBE - 12, height=40, bold=True
    )
    face.put_centred(text, (_CUBE + 2) / 2, (_CUBE + 2) / 2 - 1)
    return Sprite(face.pixels, cut_out(pen.finish(), palette, use.panel).mask)


@lru_cache(maxsize=8)
def _card(palette: PaletteName, width: int) -> Image.Image:
    use = colours(palette)
    pen = Pen(width, HEIGHT)
    draw_box(pen, palette, width, HEIGHT, lit=False)
    x = 18 + _LABEL - 4
    pen.line([(x, 14), (x, HEIGHT - 14)], use.grid, 2)
    return opaque(pen.finish(), palette, use.paper).pixels


def _text(  # noqa: PLR0913 - `written` with less to say
    palette: PaletteName,
    text: str,
    ink: Rgb,
    size: float,
    room: int,
    *,
    height: int = 36,
    bold: bool = False,
) -> Sprite:
    panel = colours(palette).panel
    return written(
        text, palette, ink, panel, size=size, width=room, height=height, bold=bold, align=0
    )
