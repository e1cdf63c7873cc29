"""A player's own cards, below the board of a picture that only they see."""

from functools import lru_cache
from typing import Final

from engine.courtiers.view import CourtiersView
from render.colours import colours
from render.courtiers.cards import HAND_CARD, hand_card
from render.courtiers.layout import HAND_HEIGHT, hand_top
from render.courtiers.squares import stack_cards
from render.parts.frame import FRAME, WIDTH
from render.picture import Language, PaletteName
from render.shapes import Pen
from render.sprites import Sheet, Sprite, opaque, written
from words import say

_TOP: Final = 42
_APART: Final = 22
_OVERLAP: Final = HAND_CARD[0] + 3


def has_hand(view: CourtiersView) -> bool:
    """Whether a picture shows somebody's own cards."""
    return view.viewer is not None and view.viewer >= 0 and view.outcome is None


def put_hand(sheet: Sheet, view: CourtiersView, language: Language) -> None:
    """The unfinished stacks of the viewer, each from bottom to top; on white, what others do not
    know."""
    assert view.viewer is not None
    palette = sheet.palette
    use = colours(palette)
    top = hand_top(view.rows)
    sheet.put(_strip(palette), FRAME, top)
    title = written(
        say(language, "courtiers-own-stacks"), palette, use.faint, use.panel,
        size=20, width=420, height=28, align=0, sentence=True,
    )  # fmt: skip
    sheet.put(title, FRAME + 14, top + 6)
    key = written(
        say(language, "courtiers-own-secret"), palette, use.faint, use.panel,
        size=20, width=440, height=28, align=0, sentence=True,
    )  # fmt: skip
    sheet.put(key, WIDTH - FRAME - 14 - key.width, top + 6)
    first = view.viewer * view.rows
    squares = [
        square
        for square in range(first, first + view.rows)
        if view.board[square] and not view.board[square].endswith("*")
    ]
    stacks = [(view.squares[square], stack_cards(view, square)) for square in squares]
    cards = sum(len(stack) for _, stack in stacks)
    if not cards:
        return
    room = WIDTH - 2 * FRAME - 24 - len(stacks) * (46 + _APART) - HAND_CARD[0] * len(stacks)
    step = min(_OVERLAP, room // max(1, cards - len(stacks)))
    x = FRAME + 14
    for name, stack in stacks:
        label = written(
            name, palette, use.ink, use.panel, size=23, width=40, height=34, bold=True, align=0
        )
        sheet.put(label, x, top + _TOP + HAND_CARD[1] // 2 - 17)
        x += label.width + 1
        for card, known in stack:
            sheet.put(hand_card(palette, card, secret=known == "own"), x, top + _TOP)
            x += step
        x += HAND_CARD[0] - step + _APART - 2


@lru_cache(maxsize=4)
def _strip(palette: PaletteName) -> Sprite:
    use = colours(palette)
    width = WIDTH - 2 * FRAME
    pen = Pen(width, HAND_HEIGHT)
    pen.box(0, 0, width, HAND_HEIGHT, use.panel, round_by=14, line=use.sign, thick=2.4)
    return opaque(pen.finish(), palette, use.paper)
