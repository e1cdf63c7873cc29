"""What the picture of a race shows."""

from io import BytesIO
from itertools import groupby

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.core import Event, View
from render import Picture, Theme, render
from render.colours import colours
from render.hedgehogs.layout import CELL, cell_corner
from render.hedgehogs.pieces import LETTERS, put_stack
from render.picture import PaletteName
from render.sprites import Sheet, blank
from tests.render.positions import after, random_game, spread_out, with_stacks

PALETTES: tuple[PaletteName, ...] = ("default", "colour-blind", "dark")
NAMES = ("Alice", "Bob", "Chloé", "Dee", "Emil", "Fatma")
HOP = {"piece": "b1", "from": "c3", "to": "c4"}
EVENTS = [
    Event("roll", 1, "roll 3", {"value": 3}),
    Event("first", 1, "begin"),
    Event("place", 1, "place c", {"piece": "b1", "to": "c1"}),
    Event("side", 1, "side d4 c", {"piece": "b1", "from": "d4", "to": "c4"}),
    Event("stay", 1, "stay"),
    Event("go", 1, "go c3", HOP),
    Event("home", 1, "home b1", {"piece": "b1", "home": 1}),
    Event("blocked", 1, "no go 2", {"die": 2}),
    Event("resign", 2, "resign"),
    Event("end", None, "end home", {"reason": "home"}),
]


def pixels(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data)).convert("RGB")


def changed(one: Picture, other: Picture) -> tuple[int, int, int, int] | None:
    """The rectangle within which two pictures differ."""
    return ImageChops.difference(pixels(one), pixels(other)).getbbox()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_positions_of_random_games_can_be_drawn(seats, palette, language):
    for ply, (view, events, moves) in enumerate(random_game(seats, seats, resigning=60)):
        if ply % 31 and view.outcome is None:
            continue
        marks = {chr(ord("A") + number): move for number, move in enumerate(moves[:20])}
        picture = render(view, Theme(palette, language), names=NAMES, since=events, marks=marks)
        drawn = pixels(picture)
        assert drawn.size == (picture.width, picture.height)
        assert picture.width == 1000
        assert 850 <= picture.height <= 1000
        assert picture.media_type == "image/png"


@pytest.mark.parametrize("palette", PALETTES)
def test_a_busy_board_is_small_enough_to_post(palette):
    events = [event for event in EVENTS if event.kind in ("side", "go")]
    data = render(spread_out(), Theme(palette), names=NAMES, since=events).data
    assert len(data) <= 80_000


def test_a_game_without_pictures_is_refused():
    class Chess(View, frozen=True, kw_only=True):
        game = "chess"

    with pytest.raises(ValueError, match="chess"):
        render(Chess(viewer=None, seats=2, waiting_on=(), outcome=None))


def alike(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return all(abs(a - b) <= 6 for a, b in zip(one, other, strict=True))


def column(sheet: Image.Image, x: int) -> list[tuple[int, int, int]]:
    """The colours of a column of pixels, from the bottom up."""
    rgb = sheet.convert("RGB")
    return [rgb.getpixel((x, y)) for y in range(rgb.height - 1, -1, -1)]  # pyright: ignore


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("height", range(1, 7))
def test_piles_show_every_piece_in_order(height, palette):
    stack = "r1b2y3g4w1k2"[: 2 * height]
    use = colours(palette)
    sheet = Sheet(palette, blank(palette, CELL, CELL))
    put_stack(sheet, stack, 0, 0, use.path, fresh=False)
    sides = [
        next((seat for seat, piece in enumerate(use.pieces) if alike(colour, piece.side)), None)
        for colour in column(sheet.pixels, 30)
    ]
    bands = [seat for seat, band in groupby(sides) if len(list(band)) >= 3 and seat is not None]
    assert bands[:height] == list(range(height))


@pytest.mark.parametrize("height", range(7, 25))
def test_tall_stacks_list_every_piece_within_the_square(height):
    stack = ("r1b2y3g4w1k2" * 4)[: 2 * height]
    use = colours("default")
    around = Sheet("default", blank("default", 3 * CELL, 3 * CELL))
    nothing = around.pixels.copy()
    put_stack(around, stack, CELL, CELL, use.path, fresh=False)
    box = ImageChops.difference(around.pixels.convert("RGB"), nothing.convert("RGB")).getbbox()
    assert box is not None
    assert min(box[:2]) >= CELL
    assert max(box[2:]) <= 2 * CELL
    flags = around.pixels.crop((CELL, CELL + 44, 2 * CELL, 2 * CELL)).convert("RGB")
    for seat in range(6):
        bars = sum(piece == LETTERS[seat] for piece in stack[:-2:2])
        share = flags.tobytes().count(bytes(use.pieces[seat].body))
        assert share >= 20 * bars


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.kind)
def test_every_kind_of_event_can_be_shown(event):
    view = with_stacks({"c4": "r2b1", "c1": "b1", "a9": "b1"})
    before = render(view, names=NAMES)
    after_it = render(view, names=NAMES, since=[event])
    shown = event.kind in ("place", "side", "go", "blocked")
    assert (changed(before, after_it) is not None) == shown


def test_the_last_move_is_drawn_between_its_squares():
    view = with_stacks({"c4": "r2b1"})
    box = changed(render(view), render(view, since=[Event("go", 1, "go c3", HOP)]))
    left, top = cell_corner(2, 2)
    assert box is not None
    assert left <= box[0]
    assert top <= box[1]
    assert box[2] <= left + 2 * CELL
    assert box[3] <= top + CELL


def test_several_hops_are_drawn():
    view = with_stacks({"e5": "b1"})
    hops = [
        Event("go", 0, "go d3", {"piece": "b1", "from": "d3", "to": "d4"}),
        Event("side", 1, "side d4 e", {"piece": "b1", "from": "d4", "to": "e4"}),
        Event("go", 2, "go e4", {"piece": "b1", "from": "e4", "to": "e5"}),
    ]
    pictures = [render(view, since=hops[:count]) for count in range(4)]
    assert len({picture.data for picture in pictures}) == 4


def test_a_hop_over_the_edge_of_a_tube_points_out_and_in():
    view = replace(with_stacks({"f4": "b1"}), tube=True)
    hop = Event("side", 1, "side a4 f", {"piece": "b1", "from": "a4", "to": "f4"})
    box = changed(render(view), render(view, since=[hop]))
    assert box is not None
    assert box[3] - box[1] > 4 * CELL


def test_secrets_of_others_are_not_drawn():
    view = replace(with_stacks({"c4": "r2b1"}), viewer=0)
    secret = Event("go", 1, "go c3", HOP, to=(1,))
    assert render(view, since=[secret]) == render(view)


def test_rolls_for_the_first_place_are_shown_at_set_up():
    view, events = after(3, 1, 0)
    assert any(event.kind == "roll" for event in events)
    assert changed(render(view), render(view, since=events)) is not None


MARKS = {
    "side c4 d": (2, 3),
    "side c4 b": (2, 3),
    "go c4": (2, 3),
    "place d": (3, 0),
    "climb c4": (2, 3),
}


@pytest.mark.parametrize("move", MARKS)
def test_choices_are_marked_on_their_squares(move):
    view = with_stacks({"c4": "r2b1"})
    box = changed(render(view), render(view, marks={"A": move}))
    x, y = cell_corner(*MARKS[move])
    assert box is not None
    assert x - 20 <= box[0]
    assert box[2] <= x + CELL + 30
    assert y - 20 <= box[1]
    assert box[3] <= y + CELL + 20


def test_both_ways_aside_and_forward_get_marks_of_their_own():
    view = with_stacks({"c4": "r2b1"})
    marks = {"A": "side c4 b", "B": "side c4 d", "C": "go c4", "D": "stay", "10": "go b2"}
    pictures = [render(view, marks=dict(list(marks.items())[:count])) for count in range(6)]
    assert len({picture.data for picture in pictures}) == 6


def test_staying_is_marked_in_the_banner():
    view = with_stacks({"c4": "r2b1"})
    box = changed(render(view), render(view, marks={"A": "stay"}))
    assert box is not None
    assert box[3] <= 100


def test_traps_look_different_when_closed_open_and_empty():
    looks = set()
    for stacks in ({}, {"d6": "r1"}):
        for held in ((), ("d6",)):
            view = replace(with_stacks(stacks), held=held)
            x, y = cell_corner(3, 5)
            square = pixels(render(view)).crop((x, y, x + CELL, y + CELL))
            looks.add(square.tobytes())
    assert len(looks) == 4


def test_the_lane_of_the_die_is_lit():
    with_three, with_four = with_stacks({}, die=3), with_stacks({}, die=4)
    use = colours("default")
    for view, lane, other in ((with_three, 2, 3), (with_four, 3, 2)):
        drawn = pixels(render(view))
        for place, lit in ((lane, True), (other, False)):
            x, y = cell_corner(place, 1)
            floor = (use.path, use.path_other)[(place + 1) % 2]
            expected = use.lit_up(floor) if lit else floor
            assert drawn.getpixel((x + 50, y + 50)) == expected


def test_plates_tell_turn_first_resigned_home_and_rank_apart():
    view = with_stacks({}, seats=2)
    assert view.outcome is None
    pictures = [
        render(replace(view, **change)).data
        for change in (
            {"seat": 0, "waiting_on": (0,)},
            {"seat": 1, "waiting_on": (1,)},
            {"first": 1 - view.first},
            {"gone": (0,)},
            {"home": (2, 0)},
            {"hands": ("r1r2", "")},
        )
    ]
    assert len(set(pictures)) >= 5
