"""A race as a picture: the board, what happened on it, the players around it."""

from collections.abc import Mapping, Sequence

from engine.core import Event, Move
from engine.hedgehogs.view import HedgehogsView
from render.colours import colours, flat_table
from render.encode import png
from render.hedgehogs.alt import alt_text
from render.hedgehogs.banner import Headline, banner
from render.hedgehogs.ground import floor, ground, lane_strip
from render.hedgehogs.layout import BOARD_LEFT, CELL, FRAME, WIDTH, cell_corner, height, plates
from render.hedgehogs.overlays import Way, arrow, badge, ghost, no_way
from render.hedgehogs.people import called, listed
from render.hedgehogs.pieces import LETTERS, put_stack
from render.hedgehogs.plates import Player, plate
from render.hedgehogs.traps import lock_badge, trap_frame, trap_square
from render.picture import Language, Picture, Theme
from render.shapes import Rgb
from render.sprites import Sheet
from render.text import fitted
from words import say

_LANES = "abcdefghi"


def draw(
    view: HedgehogsView,
    theme: Theme,
    names: Sequence[str],
    since: Sequence[Event],
    marks: Mapping[str, Move],
) -> Picture:
    """The picture of a race and its alt text."""
    shown = called(view, theme.language, names)
    seen = [event for event in since if event.visible_to(view.viewer)]
    start = ground(theme.palette, theme.language, view.lanes, view.rows, view.seats)
    sheet = Sheet(theme.palette, start)
    _put_board(sheet, view, seen)
    _put_hops(sheet, view, seen)
    elsewhere = _put_marks(sheet, view, marks)
    headline = _headline(view, theme.language, shown, elsewhere)
    sheet.put(banner(theme.palette, headline), 0, 0)
    _put_players(sheet, view, theme.language, shown, seen)
    return Picture(
        data=png(sheet.pixels, flat_table(theme.palette)),
        alt=alt_text(view, theme.language, shown, marks),
        width=WIDTH,
        height=height(view.lanes, view.seats),
        media_type="image/png",
    )


def _put_board(sheet: Sheet, view: HedgehogsView, since: Sequence[Event]) -> None:
    """Lanes, black squares and stacks."""
    use = colours(sheet.palette)
    if 0 < view.die <= view.lanes:
        lane = view.die - 1
        strip = lane_strip(sheet.palette, lane, view.rows, lit=True)
        sheet.put(strip, FRAME, cell_corner(lane, 0)[1])
    arrived = {event.facts["to"]: event.facts["piece"] for event in since if "to" in event.facts}
    left = {event.facts["from"]: event.facts["piece"] for event in since if "from" in event.facts}
    for number, (name, stack) in enumerate(zip(view.squares, view.board, strict=True)):
        trap = name in view.traps
        if not (stack or trap or name in left):
            continue
        x, y = cell_corner(number % view.lanes, number // view.lanes)
        below: Rgb = _floor(sheet, view, number)
        if trap:
            state = "closed" if name in view.held else "open"
            sheet.put(trap_square(sheet.palette, state, below, empty=not stack), x, y)
            below = use.trap
        if stack:
            fresh = arrived.get(name) == stack[-2:]
            put_stack(sheet, stack, x, y, below, fresh=fresh)
            if trap:
                state = "closed" if name in view.held else "open"
                sheet.put(trap_frame(sheet.palette, state), x, y)
                if len(stack) <= 12:
                    sheet.put(lock_badge(sheet.palette, state), x + 2, y + 2)
        elif name in left and not trap:
            seat = LETTERS.index(left[name][0])
            sheet.put(ghost(sheet.palette, seat, below), x, y)
    for event in since:
        if event.kind == "blocked" and 0 < event.facts["die"] <= view.lanes:
            y = cell_corner(event.facts["die"] - 1, 0)[1]
            sheet.put(no_way(sheet.palette), BOARD_LEFT - 36, y + 2)


def _floor(sheet: Sheet, view: HedgehogsView, number: int) -> Rgb:
    row, lane = divmod(number, view.lanes)
    use = colours(sheet.palette)
    return floor(use, lane, row, view.rows, lit=lane == view.die - 1)


def _put_hops(sheet: Sheet, view: HedgehogsView, since: Sequence[Event]) -> None:
    """An arrow for each piece that moved."""
    for event in since:
        if "from" not in event.facts or event.seat is None:
            continue
        target = _place(view, event.facts["to"])
        source = _place(view, event.facts["from"])
        rows, lanes = target[1] - source[1], target[0] - source[0]
        if view.tube and rows == 0 and abs(lanes) == view.lanes - 1:
            step = -1 if lanes > 0 else 1  # over one edge of the board and in at the other
            for x, y, at in ((*_centre(source), step), (*_centre(target), -step)):
                sprite = arrow(sheet.palette, event.seat, 0, step)
                sheet.put_centred(sprite, x - 40, y + at * CELL * 0.3)
            continue
        (x, y), (to_x, to_y) = _centre(source), _centre(target)
        aside = 40 if rows == 0 else 0
        sprite = arrow(sheet.palette, event.seat, rows, lanes)
        sheet.put_centred(sprite, (x + to_x) / 2 - aside + (4 if rows else 0), (y + to_y) / 2)


def _put_marks(sheet: Sheet, view: HedgehogsView, marks: Mapping[str, Move]) -> dict[str, Move]:
    """Label the choices where they are made; returns those that belong to no square."""
    elsewhere: dict[str, Move] = {}
    for label, move in marks.items():
        verb, *places = move.split()
        way: Way = "none"
        if verb == "place" and places and places[0] in _LANES:
            x, y = _centre((_LANES.index(places[0]), 0))
            x, way = x - 34, "right"
        elif places and places[0] in view.squares:
            lane, row = _place(view, places[0])
            x, y = _centre((lane, row))
            if verb == "go":
                x, y, way = x + 42, y - 28, "right"
            elif verb == "side" and len(places) > 1:
                target = _LANES.index(places[1])
                up = target == lane - 1 or target - lane > 1
                x, y, way = x - 32, y + (-34 if up else 34), "up" if up else "down"
            else:
                x, y = x - 32, y - 34
        else:
            elsewhere[label] = move
            continue
        sheet.put_centred(badge(sheet.palette, label, way), x, y)
    return elsewhere


def _headline(
    view: HedgehogsView, language: Language, names: Sequence[str], elsewhere: Mapping[str, Move]
) -> Headline:
    if view.outcome is not None:
        winners = view.outcome.winners
        title = _result(language, [_short(names[seat]) for seat in winners])
        reason = f"hedgehogs-end-{view.outcome.reason}"
        if view.outcome.reason == "home":
            detail = say(language, reason, count=view.home_to_win)
        else:
            detail = say(language, reason)
        return Headline(title, detail, winners, view.die)
    lane = _LANES[view.die - 1] if view.die else ""
    key = f"hedgehogs-step-{view.step}"
    needs_lane = view.step in ("side", "go")
    detail = say(language, key, lane=lane) if needs_lane else say(language, key)
    title = say(language, "hedgehogs-to-move", name=_short(names[view.seat]))
    asides = tuple(
        (label, say(language, "hedgehogs-stay") if move == "stay" else move)
        for label, move in elsewhere.items()
    )
    return Headline(title, detail, (view.seat,), view.die, asides)


def _result(language: Language, winners: Sequence[str]) -> str:
    if len(winners) == 1:
        return say(language, "hedgehogs-wins", name=winners[0])
    return say(language, "hedgehogs-share", names=listed(language, winners))


def _short(name: str) -> str:
    """A name that leaves room for the rest of the title."""
    return fitted(name, 38, 470, bold=True, least=32).text


def _put_players(
    sheet: Sheet,
    view: HedgehogsView,
    language: Language,
    names: Sequence[str],
    since: Sequence[Event],
) -> None:
    setting_up = view.step in ("order", "place")
    rolled = {
        event.seat: event.facts["value"] for event in since if event.kind == "roll" and setting_up
    }
    for seat, box in enumerate(plates(view.lanes, view.seats)):
        player = Player(
            seat=seat,
            name=names[seat],
            home=view.home[seat],
            goal=view.home_to_win,
            hand=view.hands[seat],
            to_move=view.outcome is None and seat in (view.waiting_on or (view.seat,)),
            first=seat == view.first,
            gone=seat in view.gone,
            rank=view.outcome.ranks[seat] if view.outcome else 0,
            rolled=rolled.get(seat, 0),
        )
        sprite = plate(sheet.palette, language, player, box.width, box.height)
        sheet.put(sprite, box.left, box.top)


def _place(view: HedgehogsView, square: str) -> tuple[int, int]:
    row, lane = divmod(view.squares.index(square), view.lanes)
    return lane, row


def _centre(place: tuple[int, int]) -> tuple[float, float]:
    x, y = cell_corner(*place)
    return x + CELL / 2, y + CELL / 2
