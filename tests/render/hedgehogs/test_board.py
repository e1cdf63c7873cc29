"""What the picture of a race shows."""

from io import BytesIO
from itertools import groupby

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.core import Event, View
from render import Picture, Theme, render
from render.hedgehogs.colours import race_colours
from render.hedgehogs.ladders import ladders_of, lines_of
from render.hedgehogs.layout import CELL, LADDER, cell_corner
from render.hedgehogs.pieces.piece import pieces_of
from render.hedgehogs.pieces.stacks import stack
from render.picture import PaletteName
from render.table import flat_table
from tests.render.hedgehogs.positions import after, random_game, spread_out, with_stacks

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
        letters = {chr(ord("A") + number): move for number, move in enumerate(moves[:20])}
        picture = render(view, Theme(palette, language), names=NAMES, since=events, letters=letters)
        drawn = pixels(picture)
        assert drawn.size == (picture.width, picture.height)
        assert picture.width == 1000
        lines = lines_of(ladders_of(view))
        assert 850 <= picture.height - lines * LADDER <= 1000
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


def in_colour(numbers: Image.Image, palette: PaletteName) -> Image.Image:
    """Numbers of the table as the colours they stand for."""
    drawn = Image.frombytes("P", numbers.size, numbers.tobytes())
    drawn.putpalette(flat_table(palette))
    return drawn.convert("RGB")


def column(drawn: Image.Image, x: int) -> list[tuple[int, int, int]]:
    """The colours of a column of pixels, from the bottom up."""
    return [drawn.getpixel((x, y)) for y in range(drawn.height - 1, -1, -1)]  # pyright: ignore


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("trapped", [False, True])
@pytest.mark.parametrize("height", range(1, 6))
def test_piles_show_every_piece_in_order(height, trapped, palette):
    if trapped and height == 5:
        return  # too tall for a pile
    use = race_colours(palette)
    pieces = pieces_of("rbygwk", "r1b2y3g4w1"[: 2 * height])
    sprite = stack(palette, pieces, use.trap if trapped else use.path, trapped=trapped)
    sides = [
        next((seat for seat, piece in enumerate(use.pieces) if alike(colour, piece.side)), None)
        for colour in column(in_colour(sprite.pixels, palette), 34)
    ]
    bands = [seat for seat, band in groupby(sides) if len(list(band)) >= 3 and seat is not None]
    assert bands[:height] == list(range(height))


@pytest.mark.parametrize("trapped", [False, True])
@pytest.mark.parametrize("height", range(6, 37))
def test_tall_stacks_stay_within_their_square(height, trapped):
    use = race_colours("default")
    pieces = pieces_of("rbygwk", ("r1b2y3g4w1k2" * 6)[: 2 * height])
    sprite = stack("default", pieces, use.trap if trapped else use.path, trapped=trapped)
    assert sprite.mask is not None
    box = sprite.mask.getbbox()
    beyond = (sprite.width - CELL) // 2
    assert box is not None
    assert min(box[:2]) >= beyond
    assert max(box[2:]) <= beyond + CELL


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("trapped", [False, True])
@pytest.mark.parametrize("height", range(6, 12))
def test_towers_show_the_colour_of_every_piece_in_order(height, trapped, palette):
    use = race_colours(palette)
    pieces = pieces_of("rbygwk", ("r1b2y3g4w1k2" * 2)[: 2 * height])
    sprite = stack(palette, pieces, use.trap if trapped else use.path, trapped=trapped)
    bodies = [
        next((seat for seat, piece in enumerate(use.pieces) if alike(colour, piece.body)), None)
        for colour in column(in_colour(sprite.pixels, palette), 40)
    ]
    bands = [seat for seat, band in groupby(bodies) if seat is not None and len(list(band)) >= 2]
    assert bands[: height - 1] == [piece.colour for piece in pieces[:-1]]


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


def test_rolls_that_tied_are_shown_with_those_that_decided():
    view, _ = after(3, 1, 0)
    first = [Event("roll", seat, "roll 6", {"value": 6}) for seat in range(3)]
    again = [Event("roll", seat, f"roll {5 - seat}", {"value": 5 - seat}) for seat in (0, 1)]
    many = [Event("roll", 0, "roll 2", {"value": 2})] * 6
    pictures = [render(view, since=rolls).data for rolls in (first, again, first + again, many)]
    assert len(set(pictures)) == 4


def test_a_trap_shows_who_has_just_left_it():
    view = with_stacks({"d7": "k1"})
    hop = Event("go", 5, "go d6", {"piece": "k1", "from": "d6", "to": "d7"})
    x, y = cell_corner(3, 5)
    squares = [
        pixels(render(view, since=events)).crop((x, y, x + CELL // 2, y + CELL))
        for events in ([], [hop])
    ]
    assert squares[0].tobytes() != squares[1].tobytes()


def test_a_tube_shows_that_its_edges_meet():
    view = with_stacks({"c4": "r2b1"})
    box = changed(render(view), render(replace(view, tube=True)))
    assert box is not None
    assert box[1] < cell_corner(0, 0)[1]
    assert box[3] > cell_corner(6, 0)[1]


@pytest.mark.parametrize(("start", "end"), [("a4", "f4"), ("f4", "a4"), ("c4", "d4")])
def test_marks_do_not_hide_arrows(start, end):
    view = replace(with_stacks({end: "r2b1"}), tube=True)
    hop = Event("side", 1, f"side {start} {end[0]}", {"piece": "b1", "from": start, "to": end})
    back = {"A": f"side {end} {start[0]}"}
    plain, marked = render(view, since=[hop]), render(view, since=[hop], letters=back)
    box = changed(plain, marked)
    left = cell_corner(0, 3)[0]
    assert box is not None
    assert box[0] >= left + 30  # the arrow passes on the left


def test_traps_say_nothing_before_anybody_stands_on_the_board():
    x, y = cell_corner(3, 5)
    looks = [
        pixels(render(with_stacks(stacks))).crop((x, y, x + CELL, y + CELL)).tobytes()
        for stacks in ({}, {"a1": "r1"})
    ]
    assert looks[0] != looks[1]


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
    box = changed(render(view), render(view, letters={"A": move}))
    x, y = cell_corner(*MARKS[move])
    assert box is not None
    assert x - 20 <= box[0]
    assert box[2] <= x + CELL + 30
    assert y - 20 <= box[1]
    assert box[3] <= y + CELL + 20


def test_both_ways_aside_and_forward_get_marks_of_their_own():
    view = with_stacks({"c4": "r2b1"})
    letters = {"A": "side c4 b", "B": "side c4 d", "C": "go c4", "D": "stay", "10": "go b2"}
    pictures = [render(view, letters=dict(list(letters.items())[:count])) for count in range(6)]
    assert len({picture.data for picture in pictures}) == 6


def test_staying_is_marked_in_the_banner():
    view = with_stacks({"c4": "r2b1"})
    box = changed(render(view), render(view, letters={"A": "stay"}))
    assert box is not None
    assert box[3] <= 100


def test_traps_look_different_when_closed_open_and_empty():
    looks = set()
    for stacks in ({"a1": "r1"}, {"d6": "r1"}):
        for held in ((), ("d6",)):
            view = replace(with_stacks(stacks), held=held)
            x, y = cell_corner(3, 5)
            square = pixels(render(view)).crop((x, y, x + CELL, y + CELL))
            looks.add(square.tobytes())
    assert len(looks) == 4


def test_the_lane_of_the_die_is_lit():
    with_three, with_four = with_stacks({}, die=3), with_stacks({}, die=4)
    use = race_colours("default")
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
