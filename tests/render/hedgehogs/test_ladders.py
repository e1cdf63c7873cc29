"""Tall stacks are spelled out below the board, large enough to be read on a phone."""

from itertools import pairwise

import pytest
from msgspec.structs import replace
from PIL import ImageChops

from render import Picture, Theme, render
from render.hedgehogs.ladders import ladders_of, lines_of
from render.hedgehogs.layout import LADDER, ladders_top, plates
from render.parts.frame import FRAME, WIDTH
from tests.render.hedgehogs.looking import pixels
from tests.render.hedgehogs.positions import with_stacks


def test_stacks_of_four_and_more_are_spelled_out_lane_by_lane():
    view = with_stacks({"c2": "r1b1y1g1", "a5": "r2b2y2g2w2", "d3": "r3b3y3", "a2": "g3w3k3k4"})
    assert [(one.square, len(one.pieces)) for one in ladders_of(view)] == [
        ("a2", 4),
        ("a5", 5),
        ("c2", 4),
    ]


def test_nobody_needs_the_order_of_those_who_are_home():
    view = with_stacks({"c9": "r1b1y1g1", "c1": "r2b2y2g2"})
    assert [one.square for one in ladders_of(view)] == ["c1"]
    back = with_stacks({"c9": "R1B1Y1G1", "c1": "R2B2Y2G2"})
    assert [one.square for one in ladders_of(replace(back, way="return"))] == ["c9"]
    both = with_stacks({"c9": "r1b1y1g1", "c1": "R2B2Y2g2"})
    assert [one.square for one in ladders_of(replace(both, way="both"))] == ["c1"]


def test_a_board_without_tall_stacks_is_as_high_as_ever():
    low, tall = with_stacks({"c2": "r1b1y1"}), with_stacks({"c2": "r1b1y1g1"})
    assert lines_of(ladders_of(low)) == 0
    assert render(tall).height == render(low).height + LADDER


def below(one: Picture, other: Picture, top: int) -> tuple[int, int, int, int] | None:
    """Where two pictures differ in the first line below the board."""
    strips = [pixels(picture).crop((0, top, WIDTH, top + LADDER)) for picture in (one, other)]
    return ImageChops.difference(*strips).getbbox()


@pytest.mark.parametrize("count", [4, 7, 12, 24])
def test_every_piece_has_its_place_from_the_bottom_up(count: int):
    stack = ("r1b2y3g4w1k2" * 4)[: 2 * count]
    view = with_stacks({"c2": stack})
    (ladder,) = ladders_of(view)
    lefts: list[int] = []
    for at in range(count):
        other = "b" if stack[2 * at] == "r" else "r"
        changed = with_stacks({"c2": stack[: 2 * at] + other + stack[2 * at + 1 :]})
        box = below(render(view), render(changed), ladders_top(view.lanes, shelf=False))
        assert box is not None
        assert FRAME <= box[0] < box[2] <= FRAME + ladder.width
        lefts.append(box[0])
    assert lefts == sorted(set(lefts))


def test_designs_are_told_by_dots():
    """The same piece on top with another design is another hedgehog; further down, other dots."""
    for at in range(4):
        designs = ["1111", "1111"[:at] + "2" + "1111"[at + 1 :]]
        boards = ["".join(map("".join, zip("rbyg", design, strict=True))) for design in designs]
        views = [with_stacks({"c2": board}) for board in boards]
        top = ladders_top(views[0].lanes, shelf=False)
        assert below(render(views[0]), render(views[1]), top) is not None


def test_many_tall_stacks_fill_lines_and_stay_on_the_picture():
    names = ("a2", "a5", "b3", "c2", "d4", "e6", "f7")
    view = with_stacks(dict.fromkeys(names, "r1b1y1g1w1k1"))
    ladders = ladders_of(view)
    assert [ladder.square for ladder in ladders] == list(names)
    assert lines_of(ladders) == ladders[-1].line + 1 > 1
    for one, other in pairwise(ladders):
        assert other.line == one.line + 1 or other.left > one.left + one.width
    assert all(ladder.left + ladder.width <= WIDTH - 2 * FRAME for ladder in ladders)
    seats = plates(view.lanes, view.seats, ladders=lines_of(ladders))
    end = ladders_top(view.lanes, shelf=False) + lines_of(ladders) * LADDER
    assert seats[0].top == end
    assert render(view).height == seats[-1].top + seats[-1].height + FRAME


def test_the_longest_stack_fits_into_one_line():
    view = with_stacks({"c2": "r1b1y1g1w1k1" * 6})
    (ladder,) = ladders_of(view)
    assert ladder.width <= WIDTH - 2 * FRAME
    render(view)


def test_how_to_read_them_is_said_where_there_is_room():
    short, long = with_stacks({"c2": "r1b1y1g1"}), with_stacks({"c2": "r1b1y1g1w1k1" * 4})
    top = ladders_top(short.lanes, shelf=False)
    for view, said in ((short, True), (long, False)):
        box = below(render(view), render(view, Theme(language="fr")), top)
        assert (box is not None) == said
