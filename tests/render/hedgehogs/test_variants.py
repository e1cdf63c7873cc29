"""What pictures show of the variants."""

from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.core import Event
from engine.hedgehogs.variants.offered import OFFERED
from engine.hedgehogs.view import HIDDEN, Trap
from render import Language, Theme, render
from render.colours import colours
from render.hedgehogs.ladders import ladder
from render.hedgehogs.lanes.hazards import bare_print, hazard
from render.hedgehogs.lanes.traps import trap_frame, trap_square
from render.hedgehogs.layout import CELL, SHELF, cell_corner, shelf_top
from render.hedgehogs.pieces.piece import Piece
from render.hedgehogs.pieces.stacks import stack
from render.parts.frame import BANNER
from render.picture import PaletteName
from render.shapes import Rgb
from render.table import flat_table
from tests.render.hedgehogs.looking import changed, inside, pixels, plate_of, square, within
from tests.render.hedgehogs.positions import labelled, of_variant, random_game, with_stacks

PALETTES: tuple[PaletteName, ...] = ("default", "colour-blind", "dark")
LANGUAGES: tuple[Language, ...] = ("en", "fr")
NAMES = ("Alice", "Bob", "Chloé", "Dee", "Emil", "Fatma", "Gwen", "Hippolyte le Grand", "Ida")
MORE = (
    "v13 sideways v9",
    "v15 hard",
    "v17 +b3 +d4 -e3",
    "v17 drift",
    "v30 sff",
    "v31 free",
    "v38 die",
    "v19 v22",
    "v19 v25",
    "v12 v14 v34",
    "v1 v6 v9 v33 v36",
    "v5 v8 v31 free v39",
    "v3 v21 v7",
)
SINGLE = [option.key for option in OFFERED if option.key not in ("olympik", "v40", "v22", "v25")]
SEATS = {"v21": 3, "v22": 2, "v24": 2, "v29": 9, "v3 v21 v7": 3, "v19 v22": 2, "v12 v14 v34": 6}


@pytest.mark.long
@pytest.mark.parametrize("chosen", [*SINGLE, *MORE])
def test_every_variant_can_be_drawn_from_its_set_up_to_its_end(chosen):
    """The public view and a player's own, with the last moves and the choices."""
    seats = SEATS.get(chosen, 4)
    seen = 0
    for ply, (view, events, moves) in enumerate(
        random_game(seats, 3, chosen=chosen, viewer=seats - 1)
    ):
        late = ply > 400 and ply % 97
        if view.outcome is None and (late or (ply not in (0, 1, 2, 25) and ply % 61)):
            continue
        theme = Theme(PALETTES[seen % 3], LANGUAGES[seen % 2])
        picture = render(view, theme, names=NAMES, since=events, letters=labelled(moves))
        assert picture.width == 1000
        assert pixels(picture).size == (picture.width, picture.height)
        assert len(picture.data) <= 90_000
        seen += 1
        if view.outcome is not None or seen > 9:
            break
    assert seen > 3


# The track


def test_five_lanes_have_a_lower_board_and_a_six_lights_no_lane():
    five, _, _ = of_variant("v1", 3, step="go", skip=8)
    six = render(with_stacks({}, seats=3))
    assert render(five).height == six.height - CELL
    any_lane = render(replace(five, die=6))
    assert {square(any_lane, lane, 1) for lane in range(0, 5, 2)} <= {
        square(render(replace(five, die=0)), lane, 1) for lane in range(0, 5, 2)
    }


def test_added_and_painted_black_squares_differ_from_path():
    view, _, _ = of_variant("v17 +b3 -e3", 3, step="side")
    view = replace(view, board=("r1", *view.board[1:]))
    picture = render(view)
    added, printed, painted, path = (
        square(picture, *place) for place in ((1, 2), (1, 6), (4, 2), (4, 4))
    )
    assert added == printed
    assert painted not in (added, path)


def test_a_black_square_that_wandered_has_an_arrow():
    view, events, _ = of_variant("v17 drift", 3, kind="drift")
    drift = next(event for event in events if event.kind == "drift")
    box = changed(render(view), render(view, since=[drift]))
    assert box is not None
    lane = "abcdef".index(drift.facts["from"][0])
    assert cell_corner(lane, 0)[1] <= box[1]
    assert box[3] <= cell_corner(lane + 1, 0)[1]


@pytest.mark.parametrize("palette", PALETTES)
def test_every_kind_of_black_square_has_a_look_of_its_own_even_in_grey(palette):
    path = colours(palette).path
    sprites = [
        trap_square(palette, "closed", path, empty=True),
        trap_square(palette, "open", path, empty=True),
        trap_square(palette, "up", path, empty=True),
        trap_square(palette, "down", path, empty=True),
        trap_square(palette, "closed", path, empty=True, door=True),
        *(hazard(palette, kind, "up", path, empty=True) for kind in HAZARDS),
        bare_print(palette, path, painted=False),
        bare_print(palette, path, painted=True),
    ]
    greys = [grey(sprite.pixels, palette) for sprite in sprites]
    for one, other in combinations(greys, 2):
        different = ImageChops.difference(one, other).point([0] * 20 + [255] * 236)
        assert different.histogram()[255] >= 250


HAZARDS: tuple[Trap, ...] = ("bounce", "wall", "skid", "hole")


def grey(numbers: Image.Image, palette: PaletteName) -> Image.Image:

    drawn = Image.frombytes("P", numbers.size, numbers.tobytes())
    drawn.putpalette(flat_table(palette))
    return drawn.convert("L")


@pytest.mark.parametrize("kind", HAZARDS)
def test_who_stands_on_a_black_square_that_holds_nobody_is_seen_with_its_sign(kind):
    """A black square may wander under somebody (V17)."""
    view = replace(with_stacks({"d6": "r1"}), trap=kind, traps=(), held=())
    plain = render(replace(view, trap="none"))
    assert inside(changed(plain, render(view)), 3, 5) is False  # others change as well
    assert square(plain, 3, 5) != square(render(view), 3, 5)


def test_a_trapdoor_is_shut_at_the_foot_only():
    shut, door = (trap_frame("default", "closed", door=door).mask for door in (False, True))
    assert shut is not None
    assert door is not None
    assert door.crop((0, 0, CELL, 60)).getbbox() is None
    assert door.crop((0, 90, CELL, CELL)).getbbox() == shut.crop((0, 90, CELL, CELL)).getbbox()


def test_a_hop_over_the_edge_of_five_lanes_points_out_and_in():
    view, _, _ = of_variant("v1 v9", 4, kind="side")
    hop = Event("side", 1, "side a4 e", {"piece": "b1", "from": "a4", "to": "e4"})
    box = changed(render(view), render(view, since=[hop]))
    assert box is not None
    assert box[3] - box[1] > 3.5 * CELL
    assert box[2] - box[0] < 1.5 * CELL


# Ways to run


@pytest.mark.parametrize("chosen", ["v32", "v33", "v34"])
def test_start_finish_and_turning_post_are_where_the_way_leads(chosen):
    base, way = (of_variant(option, 4, step="place")[0] for option in ("", chosen))
    first, last = (square(render(base), 5, row) for row in (0, 8))
    other_first, other_last = (square(render(way), 5, row) for row in (0, 8))
    assert other_first != first
    assert other_last not in (first, last)
    assert (other_first == last) == (chosen == "v32")


def look(palette: PaletteName, pieces: tuple[Piece, ...], floor: Rgb) -> tuple[bytes, bytes]:
    """A stack in its square, and spelled out below the board if it is tall."""
    tall = ladder(palette, "c2", pieces, 984).pixels.tobytes() if len(pieces) > 3 else b""
    return stack(palette, pieces, floor).pixels.tobytes(), tall


@pytest.mark.parametrize("height", [1, 3, 5, 9, 20])
@pytest.mark.parametrize("palette", PALETTES)
def test_who_runs_down_is_told_apart_at_every_height_of_a_stack(palette, height):
    use = colours(palette)
    up = tuple(Piece(place % 9, place % 4 + 1) for place in range(height))
    looks = {look(palette, up, use.path)}
    for place in range(height):
        turned = (*up[:place], up[place]._replace(down=True), *up[place + 1 :])
        looks.add(look(palette, turned, use.path))
    assert len(looks) == height + 1


def test_traps_of_two_ways_lock_for_each_way():
    view, _, _ = of_variant("v34", 4, step="side", skip=3)
    board = tuple({"a2": "r1", "c8": "B1"}.get(name, "") for name in view.squares)
    view = replace(view, board=board, held=("d6",), held_back=())
    looks = {
        square(render(replace(view, held=held, held_back=back)), 3, 5)
        for held in ((), ("d6",))
        for back in ((), ("d6",))
    }
    assert len(looks) == 4
    standing = replace(view, board=tuple("B1" if n == "d6" else "" for n in view.squares))
    up_only = square(render(standing), 3, 5)
    assert up_only == square(render(replace(standing, held=())), 3, 5)
    assert up_only != square(render(replace(standing, held_back=("d6",))), 3, 5)


# Pieces


@pytest.mark.parametrize("height", [1, 3, 5, 9])
@pytest.mark.parametrize("palette", PALETTES)
def test_apples_are_seen_at_every_height_of_a_stack(palette, height):
    use = colours(palette)
    bare = tuple(Piece(place % 6, place % 4 + 1) for place in range(height))
    looks = {look(palette, bare, use.finish)}
    for place in range(height):
        bearing = (*bare[:place], bare[place]._replace(apple=True), *bare[place + 1 :])
        looks.add(look(palette, bearing, use.finish))
    assert len(looks) == height + 1


@pytest.mark.parametrize(
    ("chosen", "step", "change"),
    [
        ("v6", "go", {"kept": (1, 2, 3)}),
        ("v12", "side", {"hands": ("", "", "")}),
        ("v14", "side", {"bearers": ""}),
        ("v2", "side", {"spies": (HIDDEN, HIDDEN, 4)}),
        ("v2", "side", {"spies": (HIDDEN, HIDDEN, 0)}),
    ],
)
def test_what_is_a_players_own_is_on_the_plates(chosen, step, change):
    view, _, _ = of_variant(chosen, 3, step=step, skip=3, viewer=2)
    for seat in range(3):
        field = next(iter(change))
        own = getattr(view, field)
        other = change[field]
        if isinstance(own, tuple):
            other = (*own[:seat], other[seat], *own[seat + 1 :])
            if other == own:
                continue
            box = changed(render(view), render(replace(view, **{field: other})))
            assert within(box, plate_of(view, seat))
        else:
            assert render(view) != render(replace(view, **{field: other}))


def test_two_colours_share_a_plate():
    view, _, _ = of_variant("v21", 3, step="side")
    drawn = pixels(render(view)).crop(plate_of(view, 1)).tobytes()
    for colour in (1, 4):
        assert drawn.count(bytes(colours("default").pieces[colour].body)) > 200


def test_spies_are_seen_by_their_player_and_by_all_at_the_end():
    chosen = [of_variant("v2", 3, step="place", viewer=viewer)[0] for viewer in (0, 1, None)]
    assert [sum(spy > 0 for spy in view.spies) for view in chosen] == [1, 1, 0]
    pictures = [render(view, names=NAMES) for view in chosen]
    assert len({picture.data for picture in pictures}) == 3
    assert [picture.alt.count("backs:") for picture in pictures] == [1, 1, 0]
    end = next(v for v, _, _ in random_game(3, 1, chosen="v2", viewer=None) if v.outcome)
    assert render(end).alt.count("backs:") == 3


@pytest.mark.parametrize(("chosen", "step"), [("v2", "spy"), ("v14", "bearer")])
def test_who_has_chosen_is_ticked_while_others_have_not(chosen, step):
    view, _, _ = of_variant(chosen, 4, step=step, skip=2, viewer=None)
    assert len(view.waiting_on) == 2
    done = next(seat for seat in range(4) if seat not in view.waiting_on)
    box = changed(render(view), render(replace(view, waiting_on=(*view.waiting_on, done))))
    assert box is not None
    assert box[1] < BANNER  # the banner names or counts them


def test_who_is_out_is_said_on_the_plate_and_lies_beside_the_board():
    view, _, _ = of_variant("v39", 3, kind="hole")
    lane = shelf_top(view.lanes)
    box = changed(render(view), render(replace(view, out="")))
    assert box is not None
    assert lane <= box[1]
    assert box[3] <= lane + SHELF
    hard, _, _ = of_variant("v15 hard", 3, kind="out")
    assert within(
        changed(render(hard), render(replace(hard, lost=()))), plate_of(hard, hard.lost[0])
    )
