"""A market as a picture: its stalls, who has claimed which, and what is asked."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.core import Event, Move
from render.alt import LEVELS, Level
from render.collage import Collage
from render.colours import colours, of_game
from render.parts.badge import badge
from render.parts.board import Board
from render.parts.frame import BANNER, FRAME, WIDTH
from render.parts.tokens import token
from render.picture import Language, Theme
from render.result import result
from render.scores import why_over
from render.sprites import Sheet, Sprite, blank, line_above, written
from render.text.clusters import clean
from tests.market.engine.market.view import SEAT_NAMES, STALLS, MarketView
from tests.market.render.market.colours import cloth
from words import listed, say

STALL: Final = (WIDTH - 2 * FRAME) // 6
TALL: Final = 64
_ROWS: Final = "abcdef"


def called(view: MarketView, language: Language, names: Sequence[str]) -> tuple[str, ...]:
    """By seat, a name that can be drawn."""
    given = [clean(name) for name in names]
    return tuple(
        given[seat] if seat < len(given) and given[seat] else SEAT_NAMES[seat]
        for seat in range(view.seats)
    )


def draw(
    view: MarketView,
    theme: Theme,
    names: Sequence[str],
    since: Sequence[Event],
    letters: Mapping[str, Move],
) -> Collage:
    palette = of_game(theme.palette, view.game)
    height = BANNER + 6 * TALL + FRAME
    ground = blank(palette, WIDTH, height, colours(palette).paper)
    sheet = Collage(palette, Sprite(ground, None))
    for stall in STALLS:
        _put_stall(sheet, view, stall)
    elsewhere: list[str] = []
    for label, move in letters.items():
        place = move.removeprefix("claim ")
        if place in STALLS:
            sheet.put_centred(badge(palette, label, "none"), *_middle(place))
        else:
            elsewhere.append(f"{label} {move}")
    _put_titles(sheet, view, theme.language, names, "   ".join(elsewhere))
    return sheet


def _middle(stall: str) -> tuple[int, int]:
    left = FRAME + (int(stall[1]) - 1) * STALL
    return left + STALL // 2, BANNER + _ROWS.index(stall[0]) * TALL + TALL // 2


def _put_stall(sheet: Sheet, view: MarketView, stall: str) -> None:
    across, down = _middle(stall)
    wood, white = cloth(sheet.palette), colours(sheet.palette).white
    text = written(stall, sheet.palette, white, wood, size=26, width=STALL - 8, height=TALL - 8)
    sheet.put_centred(text, across, down)
    if stall in view.claims:
        sheet.put_centred(token(sheet.palette, view.claims.index(stall), 18, wood), across, down)


def _put_titles(
    sheet: Sheet, view: MarketView, language: Language, names: Sequence[str], elsewhere: str
) -> None:
    title = _situation(view, language, names)
    gone = listed(language, [names[seat] for seat in view.gone])
    left = say(language, "market-gone", names=gone) if gone else ""
    detail = "   ".join(filter(None, (_bids(view, language), left, elsewhere)))
    room = WIDTH - 4 * FRAME
    above = line_above(title, sheet.palette, size=38, room=room, height=52, bold=True)
    sheet.put(above, 2 * FRAME, 3)
    below = line_above(detail, sheet.palette, size=26, room=room, height=42, bold=False)
    sheet.put(below, 2 * FRAME, 51)


def _situation(view: MarketView, language: Language, names: Sequence[str]) -> str:
    if view.outcome is not None:
        return result(language, [names[seat] for seat in view.outcome.winners])
    waiting = [names[seat] for seat in view.waiting_on]
    return say(language, "market-to-move", names=listed(language, waiting))


def _bids(view: MarketView, language: Language) -> str:
    return say(language, "market-bids", bids=view.known_bids)


def sentences(
    view: MarketView,
    language: Language,
    names: Sequence[str],
    since: Sequence[Event],
    level: Level,
) -> Iterator[str]:
    """What the picture shows, in words."""
    yield _situation(view, language, names) + ("." if view.outcome is None else "")
    yield _bids(view, language) + "."
    for name, stall in zip(names, view.claims, strict=False):
        if stall in STALLS:
            yield say(language, "market-alt-claim", name=name, stall=stall)
    if view.gone:
        yield say(language, "market-alt-players", players="; ".join(_stays(view, language, names)))
    if view.outcome is not None:
        yield say(language, "market-alt-over", why=why_over(view, language, "market-end"))


def _stays(view: MarketView, language: Language, names: Sequence[str]) -> Iterator[str]:
    """Every player, and who of them has resigned."""
    for seat, name in enumerate(names):
        yield say(language, "market-alt-gone", name=name) if seat in view.gone else name


BOARD: Final = Board(called, draw, sentences, LEVELS)
