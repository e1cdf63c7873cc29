"""Moving pictures: a game, or the last turns of one, ply by ply."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final

from msgspec import Struct
from PIL import Image

from engine.core import Scene
from render.alt import MOST as LONGEST_ALT
from render.alt import units
from render.boards import describe, draw
from render.colours import colours
from render.gif import Gif
from render.picture import PaletteName, Picture, Theme
from render.sprites import Sheet, Sprite, blank, written
from render.table import flat_table, number
from words import say

MOST_BYTES: Final = 8_000_000
"""What an animation may weigh: Discord takes ten million bytes from everybody."""
MOST_FRAMES: Final = 400
"""Longer games are shown with every second ply, or third, …: nobody watches for five minutes."""

FOOTER: Final = 36
"""The height of what is below the board: how far the game is."""
_MARGIN: Final = 12
_LABEL: Final = 150
_BAR: Final = 8
_WHOLE: Final = 9_000
_QUICKEST: Final = 40
_SLOWEST: Final = 120
_LAST: Final = 400
"""Hundredths of a second: what a long game takes, and bounds for one ply; the last is held."""

_DEFAULT: Final = Theme()


class Film(Struct, frozen=True):
    """What `animate` is called with, to be drawn elsewhere."""

    scenes: Sequence[Scene]
    theme: Theme = _DEFAULT
    names: Sequence[str] = ()


def animate(
    scenes: Sequence[Scene],
    theme: Theme = _DEFAULT,
    *,
    names: Sequence[str] = (),
    most: int = MOST_BYTES,
) -> Picture:
    """Draw one picture after the other, each as `render` would, with a line below that shows how
    far it is.

    What would be too long or too heavy leaves out plies, evenly; the first and the last stay.
    The alt text is that of the last picture. The same arguments give the same bytes.
    """
    last = scenes[-1]
    step = ceil(len(scenes) / MOST_FRAMES)
    while True:
        kept = _every(step, scenes)
        gif, shown = _drawn(kept, theme, names, most)
        if shown == len(kept) or len(kept) <= 2:
            break
        # So many fit: as many should next time, or a few fewer.
        step = max(step + 1, ceil(step * len(kept) / shown))
    return Picture(
        data=gif.finish(),
        alt=_alt(scenes, theme, names, last),
        width=gif.width,
        height=gif.height,
        media_type="image/gif",
    )


def _every(step: int, scenes: Sequence[Scene]) -> Sequence[Scene]:
    """The last scene, those every so many before it, and the first."""
    kept = scenes[::-step][::-1]
    return kept if kept[0] is scenes[0] else [scenes[0], *kept]


def _drawn(
    scenes: Sequence[Scene], theme: Theme, names: Sequence[str], most: int
) -> tuple[Gif, int]:
    """An animation, and how many scenes it shows: it ends where it becomes too heavy."""
    gif: Gif | None = None
    pace = min(max(_WHOLE // len(scenes), _QUICKEST), _SLOWEST)
    for count, frame in enumerate(frames(scenes, theme, names), start=1):
        gif = gif or Gif(flat_table(frame.palette))
        gif.add(frame.pixels, _LAST if count == len(scenes) else pace)
        if gif.size > most and count > 1:
            return gif, count - 1
    assert gif is not None
    return gif, len(scenes)


def frames(scenes: Sequence[Scene], theme: Theme, names: Sequence[str]) -> Iterator[Sheet]:
    """The pictures of an animation, none smaller than the one before."""
    width = height = 0
    for scene in scenes:
        board = draw(scene.view, theme, names, scene.since, {})
        palette = board.palette
        width = max(width, board.width)
        height = max(height, board.height + FOOTER)
        frame = Sheet(palette, blank(palette, width, height, colours(palette).paper))
        frame.put(Sprite(board.pixels, None), 0, 0)
        _put_footer(frame.pixels, palette, scene.ply, scenes[0].ply, scenes[-1].ply)
        yield frame


def _put_footer(frame: Image.Image, palette: PaletteName, ply: int, first: int, last: int) -> None:
    """How far the animation is: a bar, and the ply in figures."""
    use = colours(palette)
    middle = frame.height - FOOTER // 2
    label = written(
        f"{ply} / {last}",
        palette,
        use.ink,
        use.paper,
        size=26,
        width=_LABEL,
        height=FOOTER,
        bold=True,
    )
    frame.paste(label.pixels, (frame.width - _MARGIN - _LABEL, frame.height - FOOTER))
    left, right = _MARGIN, frame.width - 2 * _MARGIN - _LABEL
    done = left + (right - left) * (ply - first) // max(1, last - first)
    top, bottom = middle - _BAR // 2, middle + _BAR // 2
    frame.paste(number(palette, use.grid), (left, top, right, bottom))
    frame.paste(number(palette, use.accent), (left, top, done, bottom))


def _alt(scenes: Sequence[Scene], theme: Theme, names: Sequence[str], last: Scene) -> str:
    """Which plies are shown, and the last board in as many sentences as there is room for."""
    board = describe(last.view, theme, names, last.since, {})
    head = say(theme.language, "animation-alt", first=scenes[0].ply, last=last.ply)
    while board and units(f"{head} {board}") > LONGEST_ALT:
        board = board[: board.rfind(". ", 0, -1) + 1]
    return f"{head} {board}".strip()
