"""What the picture of a jesters' game shows."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.core import Event
from engine.jesters.view import JestersView
from render import Picture, Theme, render
from render.colours import colours
from render.jesters.colours import court_colours
from render.jesters.hexagons import ring_of
from render.jesters.layout import (
    ACROSS,
    CORNERS,
    HEIGHT,
    PLATE_HEIGHT,
    PLATE_WIDTH,
    TALL,
    centre,
    edge_place,
    plate_place,
)
from render.jesters.moves import trails
from render.picture import PaletteName
from tests.render.jesters.positions import court, last_of, random_game

PALETTES: tuple[PaletteName, ...] = ("default", "colour-blind", "dark")
NAMES = ("Alice", "Bob", "Chloé", "Dee")
QUIET = "e2=R a2=B"
Box = tuple[int, int, int, int]


def pixels(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data)).convert("RGB")


def drawn(view: JestersView, **more: object) -> Image.Image:
    return pixels(render(view, names=NAMES, **more))  # pyright: ignore[reportArgumentType]


def around(name: str) -> Box:
    """The box of a hexagon."""
    x, y = centre(name)
    return x - ACROSS // 2, y - TALL // 2, x + ACROSS // 2, y + TALL // 2


def between(edge: str, reach: int = 40) -> Box:
    spot = edge_place(edge)
    x, y = round(spot.x), round(spot.y)
    return x - reach, y - reach, x + reach, y + reach


def differs(one: Image.Image, other: Image.Image, box: Box) -> bool:
    return ImageChops.difference(one.crop(box), other.crop(box)).getbbox() is not None


def plate(seat: int) -> Box:
    x, y = plate_place(CORNERS[seat])
    return x, y, x + PLATE_WIDTH, y + PLATE_HEIGHT


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_of_random_games_can_be_drawn(seats, palette, language):
    for ply, (view, events, moves) in enumerate(random_game(seats, seats, resigning=40)):
        if ply % 29 and view.outcome is None:
            continue
        letters = {chr(ord("A") + number): move for number, move in enumerate(moves[:20])}
        picture = render(view, Theme(palette, language), names=NAMES, since=events, letters=letters)
        assert pixels(picture).size == (picture.width, picture.height) == (1000, HEIGHT)
        assert picture.media_type == "image/png"


@pytest.mark.parametrize("palette", PALETTES)
def test_a_busy_board_is_small_enough_to_post(palette):
    view, events = last_of(4, 3)
    assert len(render(view, Theme(palette), names=NAMES, since=events).data) <= 95_000


def test_a_pawn_changes_its_hexagon_and_no_other():
    before = drawn(court(QUIET)[0])
    after = drawn(court(f"g6=r1 {QUIET}")[0])
    changed = ImageChops.difference(before, after)
    changed.paste((0, 0, 0), plate(0))
    box = changed.getbbox()
    assert box is not None
    left, top, right, bottom = around("g6")
    assert box[0] >= left
    assert box[1] >= top
    assert box[2] <= right
    assert box[3] <= bottom


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("piece", ["r1", "r2", "b1", "y2", "g1"])
def test_the_number_can_be_read_below_a_piece(palette, piece):
    view, _ = court(f"e5={piece} d4=y1 e2=R a2=B a3=Y a4=G", seats=4)
    x, y = centre("e5")
    below = pixels(render(view, Theme(palette), names=NAMES)).crop((x - 20, y + 27, x + 20, y + 48))
    use = colours(palette)
    shades = below.getcolors(below.width * below.height) or []
    counts = {colour: count for count, colour in shades}
    assert counts.get(use.ink, 0) >= 30  # the digits
    assert counts.get(court_colours(palette).rings[4], 0) >= 200  # nothing else there


def test_singles_doubles_and_jesters_are_told_apart():
    single, double = (drawn(court(f"e5={kind} {QUIET}")[0]) for kind in ("r1", "r2"))
    jester = drawn(court("e5=R a2=B")[0])
    assert differs(single, double, around("e5"))
    assert differs(single, jester, around("e5"))
    assert differs(double, jester, around("e5"))


def test_a_stick_lies_on_its_edge_and_a_marked_edge_without_one_is_faint():
    free = drawn(court(QUIET)[0])
    laid = drawn(court(f"{QUIET}; h7|i8")[0])
    assert differs(free, laid, between("h7|i8"))
    assert not differs(free, laid, between("h5|i5"))
    middle = edge_place("h7|i8")
    assert laid.getpixel((round(middle.x), round(middle.y))) == court_colours("default").stick
    anywhere = drawn(court(QUIET, chosen="board all")[0])
    assert differs(free, anywhere, between("e5|e6", 20))
    assert not differs(free, anywhere, between("h7|i8", 20))


def test_the_way_of_the_jester_is_drawn_with_its_bend():
    view, events = court(QUIET, "turn e5", "to g5", "single", "none")
    plain, shown = drawn(view), drawn(view, since=events)
    for edge in ("e2|e3", "e3|e4", "e4|e5", "e5|f5", "f5|g5"):
        assert differs(plain, shown, between(edge, 15))
    assert not differs(plain, shown, between("e5|e6", 10))


def test_one_event_of_a_turn_tells_its_whole_way():
    view, events = court(f"e6=b1 {QUIET}", "turn e5", "to g5", "single", "jump e7", "stick a1|b1")
    (trail,) = trails(view, events[-1:])
    assert (trail.start, trail.end, trail.hops) == ("e2", "g5", ("e5", "e7"))
    assert (trail.caught, trail.edge) == ((1,), "a1|b1")
    assert trails(view, events) == [trail]


def test_a_turn_under_way_shows_without_events():
    view, _ = court(f"e6=b1 {QUIET}", "turn e5", "to g5", "single", "jump e7")
    (trail,) = trails(view, ())
    assert (trail.start, trail.hops, trail.caught) == ("e2", ("e5", "e7"), (1,))
    bent, _ = court(QUIET, "turn e5")
    assert [one.end for one in trails(bent, ())] == [""]


def test_a_capture_is_drawn_where_it_happened():
    view, events = court(f"e6=b1 {QUIET}", "turn e5", "to g5", "single", "jump e7", "none")
    shown = drawn(view, since=events)
    assert differs(drawn(view), shown, around("e6"))
    x, y = centre("e6")
    blue = colours("default").pieces[1].body
    assert blue in [shown.getpixel((x, y - 12)), shown.getpixel((x - 12, y))]


def test_the_black_marker_stands_where_the_jester_started():
    before = drawn(court(QUIET)[0])
    after = drawn(court(QUIET, "turn e5")[0])
    assert differs(before, after, around("e2"))
    x, y = centre("e2")
    assert after.getpixel((x, y)) == colours("default").black


@pytest.mark.parametrize(
    ("move", "box"),
    [
        ("turn e5", around("e5")),
        ("to g7", around("g7")),
        ("jump c3", around("c3")),
        ("at a3", around("a3")),
        ("stick a1|b1", between("a1|b1")),
        ("stick h4|h5", between("h4|h5")),
    ],
)
def test_choices_are_marked_where_they_are(move: str, box: Box):
    view, _ = court(QUIET)
    plain, marked = drawn(view), drawn(view, letters={"A": move})
    assert differs(plain, marked, box)
    changed = ImageChops.difference(plain, marked).getbbox()
    assert changed is not None
    assert changed[2] - changed[0] <= ACROSS
    assert changed[3] - changed[1] <= TALL


def test_choices_without_a_place_stand_in_the_banner():
    view, _ = court(QUIET, "turn e5", "to g5")
    box = ImageChops.difference(
        drawn(view), drawn(view, letters={"A": "single", "B": "double"})
    ).getbbox()
    assert box is not None
    assert box[3] <= 96


def test_corners_show_points_stock_and_captures_of_their_player():
    view, _ = court("e5=r1 e2=R a2=B")
    first = drawn(view)
    for changed in (
        replace(view, on_board=(14, 0)),
        replace(view, stock=(28, 30)),
        replace(view, doubles=(5, 6)),
        replace(view, left=(11, 12)),
        replace(view, taken=(((1, 1),), ())),
        replace(view, gone=(0,)),
    ):
        other = drawn(changed)
        assert differs(first, other, plate(0))
        assert not differs(first, other, plate(1))


@pytest.mark.parametrize("count", [1, 4, 5, 29])
def test_any_number_of_captures_stays_on_the_plate(count: int):
    view, _ = court("e2=R a2=B a3=Y a4=G", seats=4)
    many = tuple((1 + number % 3, 1 + number % 2) for number in range(count))
    views = [replace(view, taken=((), many, many, ())), view]
    changed = ImageChops.difference(*(drawn(one) for one in views))
    for seat in (1, 2):
        changed.paste((0, 0, 0), plate(seat))
    assert changed.getbbox() is None


def test_whose_move_it_is_is_lit_and_the_winner_at_the_end():
    red, blue = (drawn(court(QUIET, seat=seat)[0]) for seat in (0, 1))
    assert differs(red, blue, plate(0))
    assert differs(red, blue, plate(1))
    view, _ = last_of(2, 5)
    assert view.outcome is not None
    other = replace(view, outcome=replace(view.outcome, ranks=view.outcome.ranks[::-1]))
    assert differs(drawn(view), drawn(other), plate(0))


def test_deeper_shades_are_worth_more_on_any_board():
    assert [ring_of(value, (1, 3, 6, 10, 15)) for value in (1, 3, 6, 10, 15)] == [0, 1, 2, 3, 4]
    assert ring_of(7, (7, 7)) == 0
    rings = [ring_of(value, tuple(range(9))) for value in range(9)]
    assert rings == sorted(rings)
    assert (rings[0], rings[-1]) == (0, 4)


def test_events_of_others_and_of_the_set_up_can_be_drawn():
    view, _ = court(QUIET)
    since = [
        Event("roll", None, "roll 1", {"value": 1}),
        Event("first", 0, "begin"),
        Event("at", 0, "at e2", {"to": "e2"}),
        Event("resign", 1, "resign"),
        Event("end", None, "end alone", {"reason": "alone"}),
    ]
    assert differs(drawn(view), drawn(view, since=since), around("e2"))


def test_of_several_turns_the_latest_comes_last_and_each_seats_last_one_counts():
    def went(seat: int, start: str, hop: str) -> Event:
        return Event("at", seat, f"at {hop}", {"start": start, "hops": (hop,)})

    state, _ = court(QUIET)
    found = trails(state, [went(0, "a1", "a2"), went(1, "e5", "e6"), went(0, "a2", "a3")])
    assert [(trail.seat, trail.start) for trail in found] == [(1, "e5"), (0, "a2")]
    other = trails(state, [went(0, "a1", "a2"), Event("end", None, "end"), went(1, "e5", "e6")])
    assert [trail.seat for trail in other] == [0, 1]
