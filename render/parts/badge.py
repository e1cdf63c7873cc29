"""The letter of a choice: its label, and which way it goes."""

from functools import lru_cache
from typing import Final, Literal

from render.colours import colours
from render.picture import PaletteName
from render.shapes import Pen, around
from render.sprites import Sprite, cut_out
from render.text import fitted, painted

Way = Literal["right", "left", "up", "down", "none"]

_TURNED: Final[dict[Way, float]] = {"right": 0, "left": 180, "down": 90, "up": 270, "none": 0}
_BADGE: Final = 52


@lru_cache(maxsize=256)
def badge(palette: PaletteName, label: str, way: Way) -> Sprite:
    """The label of a choice, pointing where the piece would go; centred on the label."""
    use = colours(palette)
    pen = Pen(_BADGE, _BADGE)
    middle = (_BADGE / 2, _BADGE / 2)
    for grow, colour in ((2.2, use.letter_ink), (0, use.sign)):
        if way != "none":
            turn = _TURNED[way]
            tip = around(middle, 23.5 + grow, turn)
            pen.polygon(
                [
                    tip,
                    around(middle, 16.5 + grow, turn + 48),
                    around(middle, 16.5 + grow, turn - 48),
                ],
                colour,
            )
        pen.ellipse(middle, 16.5 + grow, 16.5 + grow, colour)
    art = pen.finish()
    line = fitted(label, 25, 27, bold=True, least=12)
    art.alpha_composite(painted(line, use.letter_ink, _BADGE, _BADGE))
    return cut_out(art, palette, use.path)
