"""Variants in pictures that somebody looked at and liked."""

from itertools import islice

from PIL import Image

from engine.core import Event
from engine.hedgehogs.view import Trap
from render import PaletteName, Picture, Theme, render
from render.colours import colours
from render.hedgehogs.lanes.hazards import bare_print, hazard
from render.hedgehogs.lanes.traps import trap_square
from render.hedgehogs.layout import CELL
from render.hedgehogs.reading import Hold
from render.table import flat_table
from tests.render.golden import NAMES, stacked
from tests.render.hedgehogs.positions import labelled, of_variant, random_game

PALETTES: tuple[PaletteName, ...] = ("default", "colour-blind", "dark")
KINDS: tuple[Trap, ...] = ("bounce", "wall", "skid", "hole")
HOLDS: tuple[Hold, ...] = ("closed", "open", "up", "down")


def five_lanes() -> Picture:
    view, events, moves = next(
        position
        for position in random_game(5, 1, chosen="v1 v9")
        if any("a" in _lanes(event) and "e" in _lanes(event) for event in position[1])
    )
    return render(view, names=NAMES, since=events, letters=labelled(moves))


def _lanes(event: Event) -> str:
    """The lanes between which somebody went."""
    return "".join(event.facts.get(key, " ")[0] for key in ("from", "to"))


def marathon() -> Picture:
    view, events, moves = of_variant("v33", 4, kind="turned", skip=4)
    theme = Theme("colour-blind", "fr")
    return render(view, theme, names=NAMES, since=events, letters=labelled(moves))


def both_ways() -> Picture:
    view, events, moves = of_variant("v34", 4, step="go", skip=60)
    return render(view, names=NAMES, since=events, letters=labelled(moves))


def reserves_and_apples() -> Picture:
    view, events, moves = of_variant("v3 v12 v14", 4, kind="enter", skip=6)
    return render(view, names=NAMES, since=events, letters=labelled(moves))


def kept_dice() -> Picture:
    view, events, moves = of_variant("v6 v39", 3, step="die", skip=30)
    return render(view, Theme("dark"), names=NAMES, since=events, letters=labelled(moves))


def cards() -> Picture:
    view, events, moves = of_variant("v7 v36", 4, step="joker", skip=2)
    return render(view, Theme("colour-blind"), names=NAMES, since=events, letters=labelled(moves))


def nine_seats() -> Picture:
    view, events, moves = of_variant("v16 v29", 9, step="die", skip=90)
    names = (*NAMES, "Gwen", "Hippolyte le Grand", "Ida")
    return render(view, names=names, since=events, letters=labelled(moves))


def spies() -> Picture:
    view, events, moves = of_variant("v2", 4, step="spy", skip=2, viewer=0)
    return render(view, Theme("dark", "fr"), names=NAMES, since=events, letters=labelled(moves))


def drawn_at(chosen: str, seats: int, ply: int, theme: Theme | None = None) -> Picture:
    """A position of a random game as everybody sees it, with its choices."""
    game = random_game(seats, 2, chosen=chosen, viewer=None)
    view, events, moves = next(islice(game, ply, None))
    names = NAMES[:seats]
    return render(view, theme or Theme(), names=names, since=events, letters=labelled(moves))


def climbing() -> Picture:
    """V4: one has climbed, and another number moves nobody."""
    return drawn_at("v4", 4, 79, Theme("default", "fr"))


def turbo() -> Picture:
    """V5: two dice, one of them in use."""
    return drawn_at("v5", 4, 36, Theme("colour-blind", "en"))


def turned_cards() -> Picture:
    """V7: two cards are open, one of them taken."""
    return drawn_at("v7", 4, 15, Theme("dark", "fr"))


def sandwich() -> Picture:
    """V8: slices of a stack may move together."""
    return drawn_at("v8", 4, 204)


def entering() -> Picture:
    """V12: after a step aside, a reserve may come in instead."""
    return drawn_at("v12", 4, 5, Theme("default", "fr"))


def apple_bearers() -> Picture:
    """V14: apples on the board, and on the plates of those who have or have not brought theirs."""
    return drawn_at("v14", 4, 185, Theme("dark"))


def lazy() -> Picture:
    """V15: who rests, who is home, and what is still to do."""
    return drawn_at("v15", 4, 120, Theme("default", "fr"))


def two_colours() -> Picture:
    """V21: everybody has two colours, one of them ahead."""
    return drawn_at("v21", 3, 181)


def doubled() -> Picture:
    """V22: the cube is offered, and an answer awaited."""
    return drawn_at("v19 v22", 2, 51, Theme("default", "fr"))


def dropped() -> Picture:
    """V22: somebody dropped out, and the match is over."""
    return drawn_at("v19 v22", 2, 358, Theme("colour-blind"))


def protested() -> Picture:
    """V27: nobody could be pushed on, so all advance."""
    return drawn_at("v27", 4, 22, Theme("dark", "fr"))


def backwards() -> Picture:
    """V32: from the finish line to the start line."""
    return drawn_at("v32", 4, 35)


def fallen() -> Picture:
    """V39: a hedgehog has fallen into a hole."""
    return drawn_at("v39", 4, 32, Theme("colour-blind", "fr"))


def spied_out() -> Picture:
    """V2: at the end it is told who was backed by whom."""
    return drawn_at("v2", 4, 226, Theme("default", "fr"))


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
    return stacked(sheets)


PICTURES = (
    five_lanes,
    marathon,
    both_ways,
    reserves_and_apples,
    kept_dice,
    cards,
    nine_seats,
    spies,
    climbing,
    turbo,
    turned_cards,
    sandwich,
    entering,
    apple_bearers,
    lazy,
    two_colours,
    doubled,
    dropped,
    protested,
    backwards,
    fallen,
    spied_out,
    black_squares,
)
