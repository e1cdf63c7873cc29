"""Arrows of the last moves and letters of choices on a race, as a list of what is drawn where."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core import Event
from engine.hedgehogs.pieces import DESIGNS
from engine.hedgehogs.view import HedgehogsView
from render.hedgehogs.lanes import moves
from render.hedgehogs.layout import cell_centre
from tests.render.hedgehogs.positions import with_stacks


class Drawn:
    """A sheet that only remembers what is put where."""

    palette = "default"

    def __init__(self) -> None:
        self.put: list[tuple[Any, float, float]] = []

    def put_centred(self, sprite: Any, x: float, y: float) -> None:
        self.put.append((sprite, x, y))


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    def arrow(palette: str, seat: int | None, rows: int, lanes: int, *, small: bool = False) -> Any:
        return ("arrow", seat, rows, lanes, small)

    monkeypatch.setattr(moves, "arrow", arrow)
    for name in ("badge", "tag", "turned_round", "gone_under"):
        monkeypatch.setattr(moves, name, lambda palette, *what, name=name: (name, *what))
    return Drawn()


def centre(square: str, view: HedgehogsView) -> tuple[float, float]:
    row, lane = divmod(view.squares.index(square), view.lanes)
    return cell_centre(lane, row)


def hop(kind: str, start: str, end: str, seat: int | None = 1, **facts: Any) -> Event:
    return Event(kind, seat, f"{kind} {start}", {"from": start, "to": end, **facts})


def test_an_arrow_points_where_somebody_went_in_their_colour(drawn: Drawn):
    view = with_stacks({}, seats=2)
    since = [hop("go", "c4", "c5"), hop("side", "d4", "e4", 0), hop("side", "e4", "d4", 0)]
    aside = moves.put_hops(drawn, view, since)  # type: ignore[arg-type]
    assert [one[0] for one in drawn.put] == [
        ("arrow", 1, 1, 0, False), ("arrow", 0, 0, 1, False), ("arrow", 0, 0, -1, False),
    ]  # fmt: skip
    (x, y), (to_x, _) = centre("c4", view), centre("c5", view)
    assert drawn.put[0][1:] == ((x + to_x) / 2 + 4, y)
    # Those that go aside keep to the left, and letters keep clear of them.
    (x, y), (_, to_y) = centre("d4", view), centre("e4", view)
    assert drawn.put[1][1:] == drawn.put[2][1:] == (x - 40, (y + to_y) / 2)
    assert aside == [(x - 40, (y + to_y) / 2)] * 2


def test_what_follows_by_itself_is_drawn_smaller_and_several_are_counted(drawn: Drawn):
    view = with_stacks({}, seats=2)
    since = [
        hop("shove", "c4", "c5"), hop("bounce", "c5", "c6"), hop("go", "a1", "a2", None),
        hop("side", "d4", "e4", 0, pieces="r1b2r3"), hop("side", "d4", "e4", 0, pieces="r1"),
    ]  # fmt: skip
    moves.put_hops(drawn, view, since)  # type: ignore[arg-type]
    sprites = [one[0] for one in drawn.put]
    assert [one[4] for one in sprites if one[0] == "arrow"] == [True, True, True, False, False]
    assert [one for one in sprites if one[0] == "tag"] == [("tag", "×3")]


def test_over_the_edge_of_a_tube_two_arrows_point_out_and_in(drawn: Drawn):
    view = replace(with_stacks({}, seats=2), tube=True)
    first, last = centre("a4", view), centre("f4", view)
    moves.put_hops(drawn, view, [hop("side", "a4", "f4")])  # type: ignore[arg-type]
    assert drawn.put == [
        (("arrow", 1, 0, -1, False), first[0] - 40, first[1] - 30),
        (("arrow", 1, 0, -1, False), last[0] - 40, last[1] + 30),
    ]
    drawn.put.clear()
    moves.put_hops(drawn, view, [hop("side", "f4", "a4")])  # type: ignore[arg-type]
    assert [(one[0][3], one[2]) for one in drawn.put] == [(1, last[1] + 30), (1, first[1] - 30)]
    # Without a tube, and between neighbours, it is one.
    drawn.put.clear()
    moves.put_hops(drawn, replace(view, tube=False), [hop("side", "a4", "f4")])  # type: ignore[arg-type]
    moves.put_hops(drawn, view, [hop("side", "a4", "b4")])  # type: ignore[arg-type]
    assert len(drawn.put) == 2


def test_entries_protests_climbs_turns_and_holes(drawn: Drawn):
    view = with_stacks({}, seats=2)
    since = [
        Event("enter", 0, "enter", {"to": "c1"}),
        Event("skid", 1, "skid", {"to": "c9"}),
        Event("protest", 0, "protest", {"moves": ["a1 a2", "c4 c5"]}),
        Event("climb", 1, "climb", {"at": "d4"}),
        Event("turned", 1, "turned", {"at": "c9"}),
        Event("hole", 1, "hole", {"at": "c5"}),
        Event("turned", None, "turned", {"at": "c9"}),
        Event("roll", 1, "roll 4", {"value": 4}),
    ]
    aside = moves.put_hops(drawn, view, since)  # type: ignore[arg-type]
    c1, c9, d4, c5 = (centre(name, view) for name in ("c1", "c9", "d4", "c5"))
    march = [centre(name, view) for name in ("a1", "a2", "c4", "c5")]
    assert drawn.put == [
        (("arrow", 0, 1, 0, True), c1[0] - 38, c1[1] + 6),
        (("arrow", 1, -1, 0, True), c9[0] + 38, c9[1] + 6),
        (("arrow", None, 1, 0, True), (march[0][0] + march[1][0]) / 2 + 4, march[0][1] + 30),
        (("arrow", None, 1, 0, True), (march[2][0] + march[3][0]) / 2 + 4, march[2][1] + 30),
        (("arrow", 1, 0, -1, False), d4[0] - 44, d4[1]),
        (("turned_round", 1), c9[0] + 32, c9[1] - 30),
        (("gone_under", 1), *c5),
    ]
    assert aside == [(d4[0] - 40, d4[1])]


def marked(
    drawn: Drawn, view: HedgehogsView, letters: Mapping[str, str],
    arrows: Sequence[tuple[float, float]] = (),
) -> dict[str, str]:  # fmt: skip
    return moves.put_letters(drawn, view, letters, arrows)  # type: ignore[arg-type]


def test_choices_are_marked_where_they_lead(drawn: Drawn):
    view = with_stacks({"c4": "b1", "d4": "b2", "e6": "B3"}, seats=2)
    letters = {"A": "go c4", "B": "side d4 c", "C": "side d4 e", "D": "go e6", "E": "stay"}
    elsewhere = marked(drawn, view, letters)
    c4, d4, e6 = (centre(name, view) for name in ("c4", "d4", "e6"))
    assert drawn.put == [
        (("badge", "A", "right"), c4[0] + 42, c4[1] - 28),
        (("badge", "B", "up"), d4[0] - 32, d4[1] - 34),
        (("badge", "C", "down"), d4[0] - 32, d4[1] + 34),
        (("badge", "D", "left"), e6[0] - 34, e6[1] - 28),  # it runs down the board
    ]
    assert elsewhere == {"E": "stay"}


def test_over_the_edge_of_a_tube_a_mark_points_out(drawn: Drawn):
    view = replace(with_stacks({"a4": "b1", "f4": "b2"}, seats=2), tube=True)
    marked(drawn, view, {"A": "side a4 f", "B": "side f4 a"})
    assert [one[0] for one in drawn.put] == [("badge", "A", "up"), ("badge", "B", "down")]


def test_a_mark_keeps_clear_of_arrows_and_of_other_marks(drawn: Drawn):
    view = with_stacks({"c4": "b1"}, seats=2)
    x, y = centre("c4", view)
    spot = (x - 32, y - 34)
    marked(drawn, view, {"A": "side c4 b"}, [spot])
    assert drawn.put[-1][1:] == (spot[0] + 68, spot[1])
    # So far away it is clear.
    for away in ((34, 0), (0, 34), (-34, 0)):
        marked(drawn, view, {"A": "side c4 b"}, [(spot[0] + away[0], spot[1] + away[1])])
        assert drawn.put[-1][1:] == spot
    marked(drawn, view, {"A": "side c4 b"}, [(spot[0] + 33, spot[1] - 33)])
    assert drawn.put[-1][1:] != spot
    drawn.put.clear()
    marked(drawn, view, {"A": "side c4 b x1", "B": "side c4 b x2", "C": "side c4 b x3"})
    badges = [one for one in drawn.put if one[0][0] == "badge"]
    assert [one[1] - spot[0] for one in badges] == [0, 30, 60]
    tags = [(one[0][1], one[1], one[2]) for one in drawn.put if one[0][0] == "tag"]
    assert tags == [
        (f"×{number + 1}", at + 16, down + 17) for number, (_, at, down) in enumerate(badges)
    ]


def test_marks_of_the_set_up(drawn: Drawn):
    view = replace(with_stacks({}, seats=2), starts=(1, 9))
    marked(drawn, replace(view, seat=0), {"A": "place c"})
    marked(drawn, replace(view, seat=1), {"B": "place c"})
    marked(drawn, replace(view, seat=0), {"C": "place c timid"})
    left, right = centre("c1", view), centre("c9", view)
    assert drawn.put[0] == (("badge", "A", "right"), left[0] - 34, left[1])
    assert drawn.put[1] == (("badge", "B", "left"), right[0] + 34, right[1])
    assert drawn.put[2][0] == ("badge", "C", "none")
    # With designs to choose from each has a corner of the square.
    drawn.put.clear()
    marked(drawn, replace(view, seat=0), {name: f"place c {name}" for name in DESIGNS})
    corners = [(x - left[0], y - left[1]) for _, x, y in drawn.put]
    assert [(x < 0, y < 0) for x, y in corners] == [
        (True, True), (False, True), (True, False), (False, False),
    ]  # fmt: skip
    # Entering is marked in the lane of the die, and elsewhere if that is no lane (V1).
    drawn.put.clear()
    entering = replace(view, seat=0, step="go", todo=("go",), die=3)
    assert marked(drawn, entering, {"A": "enter"}) == {}
    assert drawn.put == [(("badge", "A", "right"), left[0] - 34, left[1])]
    assert marked(drawn, replace(entering, die=7), {"A": "enter"}) == {"A": "enter"}
