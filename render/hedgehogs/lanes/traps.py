"""Black squares that hold: empty ones show a pit or a trapdoor, and a lock tells whether they hold
now."""

from functools import lru_cache

from render.hedgehogs.colours import RaceColours, race_colours
from render.hedgehogs.layout import CELL
from render.hedgehogs.reading import Hold
from render.picture import PaletteName
from render.shapes import Pen, Point, Rgb, around
from render.sprites import Art, Sprite, cut_out


@lru_cache(maxsize=64)
def trap_square(
    palette: PaletteName, trap: Hold, under: Rgb, *, empty: bool, door: bool = False
) -> Sprite:
    """A black square. An empty one shows its pit, or the `door` over it; a lock tells whether it
    holds now."""
    return _square_art(palette, trap, empty=empty, door=door).opaque(under)


@lru_cache(maxsize=48)
def _square_art(palette: PaletteName, trap: Hold, *, empty: bool, door: bool) -> Art:
    use = race_colours(palette)
    pen = Pen(CELL, CELL)
    sign = use.closed if trap == "closed" else use.open
    pen.box(1, 1, CELL - 1, CELL - 1, use.trap, round_by=10)
    if empty:
        (_leaves if door else _pit)(pen, use)
    if empty and trap != "idle":
        pen.put(_bars(trap, sign))
        if trap in ("up", "down"):
            _two_locks(pen, use, trap)
        else:
            _lock(pen, (50, 53), 1.25, (sign, use.trap), closed=trap == "closed")
    return Art(pen.finish(), palette)


@lru_cache(maxsize=16)
def trap_frame(palette: PaletteName, trap: Hold, *, door: bool = False) -> Sprite:
    """What goes over those who stand on a black square: shut all around, or open at its sides. A
    shut trapdoor holds the foot of the stack only (V36)."""
    use = race_colours(palette)
    bars = _bars(trap, use.closed if trap == "closed" else use.open)
    if door and trap == "closed":
        bars.erase(0, 0, CELL, 62)
    return cut_out(bars.finish(), palette, use.trap)


@lru_cache(maxsize=16)
def lock_badge(palette: PaletteName, trap: Hold) -> Sprite:
    """The small lock on the corner of a black square on which somebody stands: it reaches out of
    the square, so that it hides nobody."""
    use = race_colours(palette)
    pen = Pen(27, 27)
    sign = use.closed if trap == "closed" else use.open
    pen.box(0, 0, 27, 27, use.trap, round_by=8, line=sign, thick=2.3)
    _lock(pen, (13.5, 15), 0.66, (sign, use.trap), closed=trap == "closed")
    return cut_out(pen.finish(), palette, use.path)


def _pit(pen: Pen, use: RaceColours) -> None:
    """A hole with teeth around it."""
    rim = [around((50, 50), 37 if tip % 2 else 29, tip * 12) for tip in range(30)]
    pen.polygon(rim, use.slate)
    pen.ellipse((50, 50), 27, 27, use.black)


def _leaves(pen: Pen, use: RaceColours) -> None:
    """The two leaves of a trapdoor, of planks, with hinges at their outer edges."""
    pen.box(14, 14, 86, 86, use.slate, round_by=4)
    for x in (26, 38, 62, 74):
        pen.line([(x, 16), (x, 84)], use.trap, 1.8)
    pen.box(48, 14, 52, 86, use.black)
    for x in (11, 79):
        for y in (26, 64):
            pen.box(x, y, x + 10, y + 10, use.face, round_by=2, line=use.black, thick=1.5)
    pen.ellipse((50, 51), 23, 23, use.trap)


def _bars(trap: Hold, colour: Rgb) -> Pen:
    pen = Pen(CELL, CELL)
    pen.box(1, 1, CELL - 1, CELL - 1, None, round_by=10, line=colour, thick=5)
    pen.erase_box(6, 6, CELL - 6, CELL - 6, round_by=6)
    if trap != "closed":
        pen.erase(0, 22, CELL, CELL - 22)
        pen.erase(22, 0, CELL - 22, CELL)
    return pen


def _two_locks(pen: Pen, use: RaceColours, trap: Hold) -> None:
    """For each way to run a lock of its own (V33, V34)."""
    pen.box(8, 26, 92, 76, use.trap, round_by=8)
    for way, x, shut in ((-1, 27, trap == "down"), (1, 71, trap == "up")):
        sign = use.closed if shut else use.open
        tip = x + way * 11
        pen.polygon([(tip, 35), (tip - way * 15, 27), (tip - way * 15, 43)], sign)
        _lock(pen, (x, 61), 0.85, (sign, use.trap), closed=shut)


def _lock(pen: Pen, at: Point, scale: float, inks: tuple[Rgb, Rgb], *, closed: bool) -> None:
    """A padlock and its keyhole, each in its colour."""
    x, y = at
    colour, hole = inks
    lift = 0 if closed else 3 * scale
    shift = 0 if closed else 5 * scale
    pen.arc(
        (x + shift, y - 3 * scale - lift),
        6 * scale,
        8 * scale,
        (180, 360),
        line=colour,
        thick=3.4 * scale,
    )
    if closed:
        pen.line([(x + 6 * scale, y - 3 * scale), (x + 6 * scale, y)], colour, 3.4 * scale)
    foot = x + shift - 6 * scale
    pen.line([(foot, y - 3 * scale - lift), (foot, y)], colour, 3.4 * scale)
    pen.box(
        x - 10 * scale, y - 2 * scale, x + 10 * scale, y + 11 * scale, colour, round_by=3 * scale
    )
    pen.ellipse((x, y + 3.6 * scale), 2.3 * scale, 2.3 * scale, hole)
    pen.line([(x, y + 3.6 * scale), (x, y + 7.4 * scale)], hole, 2 * scale)
