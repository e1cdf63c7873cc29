"""What lies below the columns: the cards that each has lost, and what white paper means."""

from engine.courtiers.view import CourtiersView
from render.colours import colours
from render.courtiers.cards import small_card
from render.courtiers.layout import LEGEND, LOST_ROW, LOST_STEP, PAD, Layout, lost_abreast
from render.parts.frame import FRAME, WIDTH
from render.picture import Language
from render.sprites import Sheet, written
from words import say


def put_lost(sheet: Sheet, view: CourtiersView, layout: Layout) -> None:
    """The cards that each column has lost; should there be more than fit, how many."""
    across = lost_abreast(view.seats)
    for seat, lost in enumerate(view.out):
        cards = [lost[at : at + 2] for at in range(0, len(lost), 2)]
        most = across * layout.lost_rows
        if len(cards) > most:
            cards = [*cards[: most - 1], f"+{len(cards) - most + 1}"]
        left = layout.square(seat, 0).left + PAD
        for at, card in enumerate(cards):
            row, along = divmod(at, across)
            place = left + along * LOST_STEP, layout.bottom + 5 + row * LOST_ROW
            sheet.put(small_card(sheet.palette, card), *place)


def put_legend(sheet: Sheet, language: Language, layout: Layout) -> None:
    """That what is on white is not known to everybody."""
    use = colours(sheet.palette)
    words = written(
        say(language, "courtiers-own-secret"), sheet.palette, use.faint, use.paper,
        size=22, width=WIDTH - 4 * FRAME, height=LEGEND - 4, align=0, sentence=True,
    )  # fmt: skip
    sheet.put(words, WIDTH - 2 * FRAME - words.width, layout.foot + 2)
