"""Pictures of variants as they were when somebody looked at them and liked them.

`REWRITE_PICTURES=1 pytest tests/render/test_golden_variants.py` draws them anew; look at each.
"""

from io import BytesIO

import pytest
from PIL import Image

from engine.core import Event
from engine.hedgehogs.view import Trap
from render import PaletteName, Picture, Theme, render
from render.colours import colours
from render.hedgehogs.hazards import bare_print, hazard
from render.hedgehogs.layout import CELL
from render.hedgehogs.reading import Hold
from render.hedgehogs.traps import trap_square
from render.table import flat_table
from tests.render.positions import labelled, of_variant, random_game
from tests.render.test_golden import NAMES, compare

PALETTES: tuple[PaletteName, ...] = ("default", "colour-blind", "dark")
KINDS: tuple[Trap, ...] = ("bounce", "wall", "skid", "hole")
HOLDS: tuple[Hold, ...] = ("closed", "open", "up", "down")


def five_lanes() -> Picture:
    view, events, moves = next(
        position
        for position in random_game(5, 1, chosen="v1 v9")
        if any("a" in _lanes(event) and "e" in _lanes(event) for event in position[1])
    )
    return render(view, names=NAMES, since=events, marks=labelled(moves))


def _lanes(event: Event) -> str:
    """The lanes between which somebody went."""
    return "".join(event.facts.get(key, " ")[0] for key in ("from", "to"))


def marathon() -> Picture:
    view, events, moves = of_variant("v33", 4, kind="turned", skip=4)
    theme = Theme("colour-blind", "fr")
    return render(view, theme, names=NAMES, since=events, marks=labelled(moves))


def both_ways() -> Picture:
    view, events, moves = of_variant("v34", 4, step="go", skip=60)
    return render(view, names=NAMES, since=events, marks=labelled(moves))


def reserves_and_apples() -> Picture:
    view, events, moves = of_variant("v3 v12 v14", 4, kind="enter", skip=6)
    return render(view, names=NAMES, since=events, marks=labelled(moves))


def kept_dice() -> Picture:
    view, events, moves = of_variant("v6 v39", 3, step="die", skip=30)
    return render(view, Theme("dark"), names=NAMES, since=events, marks=labelled(moves))


def cards() -> Picture:
    view, events, moves = of_variant("v7 v36", 4, step="joker", skip=2)
    return render(view, Theme("colour-blind"), names=NAMES, since=events, marks=labelled(moves))


def nine_seats() -> Picture:
    view, events, moves = of_variant("v16 v29", 9, step="die", skip=90)
    names = (*NAMES, "Gwen", "Hippolyte le Grand", "Ida")
    return render(view, names=names, since=events, marks=labelled(moves))


def spies() -> Picture:
    view, events, moves = of_variant("v2", 4, step="spy", skip=2, viewer=0)
    return render(view, Theme("dark", "fr"), names=NAMES, since=events, marks=labelled(moves))


def black_squares() -> Picture:
    """Every kind of black square, a palette a row."""
    sheets: list[Image.Image] = []
    for palette in PALETTES:
        path = colours(palette).path
        sprites = [
            *(trap_square(palette, hold, path, empty=True) for hold in HOLDS),
            *(trap_square(palette, hold, path, empty=True, door=True) for hold in HOLDS[:2]),
            *(hazard(palette, kind, "up", path, empty=True) for kind in KINDS),
            hazard(palette, "bounce", "both", path, empty=True),
            hazard(palette, "skid", "both", path, empty=True),
            bare_print(palette, path, painted=False),
            bare_print(palette, path, painted=True),
        ]
        row = Image.new("L", (CELL * len(sprites), CELL))
        for place, sprite in enumerate(sprites):
            row.paste(sprite.pixels, (place * CELL, 0))
        drawn = Image.frombytes("P", row.size, row.tobytes())
        drawn.putpalette(flat_table(palette))
        sheets.append(drawn.convert("RGB"))
    whole = Image.new("RGB", (sheets[0].width, CELL * len(sheets)))
    for place, sheet in enumerate(sheets):
        whole.paste(sheet, (0, place * CELL))
    out = BytesIO()
    whole.save(out, "PNG", optimize=True)
    return Picture(out.getvalue(), "", whole.width, whole.height, "image/png")


@pytest.mark.parametrize(
    "draw",
    [
        five_lanes,
        marathon,
        both_ways,
        reserves_and_apples,
        kept_dice,
        cards,
        nine_seats,
        spies,
        black_squares,
    ],
)
def test_picture_is_the_one_we_liked(draw):
    compare(draw)
