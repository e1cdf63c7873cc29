"""Material and board: clauses JM1 to JM4, and the data files that boards come from."""

import json

import jsonschema_rs
import pytest

from engine.core import Illegal
from engine.jesters.board import layout_for
from engine.jesters.game import JESTERS
from engine.jesters.rules import FOLDER, sheets
from tests.engine.jesters.court import board, court, offered, places, play

FILES = sorted(path for path in FOLDER.glob("*.json") if path.stem != "schema")
LAYOUT = layout_for("")


def neighbours(name: str) -> set[str]:
    legs = LAYOUT.rays[LAYOUT.numbers[name]]
    return {LAYOUT.names[leg[0][0]] for leg in legs if leg}


@pytest.mark.parametrize(
    ("seats", "pawns", "sticks"), [(2, 30, 12), (3, 20, 8), (4, 15, 6)], ids=str
)
def test_JM1_pawns_and_sticks_by_the_number_of_players(seats: int, pawns: int, sticks: int):
    fresh = JESTERS.setup("", seats)

    assert (fresh.stock, fresh.left) == ((pawns,) * seats, (sticks,) * seats)


def test_JM1_two_to_four_players():
    assert list(JESTERS.seats) == [2, 3, 4]


def test_JM2_sixty_one_hexagons_five_to_a_side():
    assert len(LAYOUT.names) == 61
    assert len(LAYOUT.corners) == 6
    assert len(LAYOUT.berths) == 18


@pytest.mark.parametrize(
    ("value", "count", "one"), [(1, 24, "a3"), (3, 18, "b3"), (6, 12, "e3"), (10, 6, "d4")]
)
def test_JM2_values_rise_from_the_rim_to_the_centre(value: int, count: int, one: str):
    assert LAYOUT.values.count(value) == count
    assert LAYOUT.values[LAYOUT.numbers[one]] == value


def test_JM2_the_centre_is_worth_fifteen():
    assert LAYOUT.values.count(15) == 1
    assert LAYOUT.values[LAYOUT.numbers["e5"]] == 15


def test_JM2_the_marker_shows_where_the_jester_started_and_blocks_nothing():
    state = play(court("f5=b1 f4=b1 e3=R a2=B"), "turn e5", "to c5", "single", "jump g5")

    assert JESTERS.view(state, None).origin == "e3"
    assert board(play(state, "jump e3", "none")).startswith("e3=r1 c5=R")


def test_JM2_the_marker_goes_when_the_turn_ends():
    state = play(court("e3=R a2=B"), "turn e5", "to c5", "single", "none")

    assert JESTERS.view(state, None).origin == ""


def test_JM3_the_edges_that_touch_the_rim_are_marked():
    rim = {LAYOUT.names[hexagon] for hexagon in (*LAYOUT.berths, *LAYOUT.corners)}
    marked = {LAYOUT.edges[edge] for edge in LAYOUT.marked}

    assert len(marked) == 66
    assert marked == {edge for edge in LAYOUT.edges if rim & set(edge.split("|"))}


def test_JM3_an_unmarked_edge_takes_no_stick():
    state = play(court("e3=R a2=B"), "turn e5", "to c5", "single")

    assert "e5|e6" not in places(state)
    with pytest.raises(Illegal, match=r"e5\|e6 is not a marked edge"):
        play(state, "stick e5|e6")


def test_JM3_another_board_can_be_chosen():
    state = play(court("e3=R a2=B", chosen="board all"), "turn e5", "to c5", "single")

    assert len(places(state)) == 156
    assert board(play(state, "stick e5|e6")).endswith("; e5|e6")


@pytest.mark.parametrize("typed", ["board=all", "board all", "BOARD=ALL", "board"])
def test_JM3_a_board_is_chosen_by_name(typed: str):
    assert len(layout_for(JESTERS.options.canonical(typed)).marked) == 156


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_JM3_every_board_is_sound(path):
    schema = json.loads((FOLDER / "schema.json").read_text())
    sheet = json.loads(path.read_text())

    jsonschema_rs.validate(schema, sheet)
    assert sheet["name"] == path.stem
    assert set(sheet["marked"]) <= set(LAYOUT.edges)


def test_JM3_a_board_that_is_not_sound_is_found():
    schema = json.loads((FOLDER / "schema.json").read_text())
    sheet = json.loads(FILES[0].read_text())
    for wrong in (
        sheet | {"values": sheet["values"][1:]},
        sheet | {"marked": [*sheet["marked"], "a1-b1"]},
        sheet | {"marked": [*sheet["marked"], sheet["marked"][0]]},
        sheet | {"holes": []},
    ):
        with pytest.raises(jsonschema_rs.ValidationError):
            jsonschema_rs.validate(schema, wrong)


def test_JM3_the_default_board_is_the_rim():
    assert set(sheets()) == {"all", "rim"}
    assert layout_for("").rules.board == "rim"


def test_JM4_rows_are_lettered_from_the_bottom_and_numbered_by_diagonals():
    rows = {letter: [name for name in LAYOUT.names if name[0] == letter] for letter in "abcdefghi"}
    ends = {letter: (names[0], names[-1]) for letter, names in rows.items()}

    assert ends["a"] == ("a1", "a5")
    assert ends["e"] == ("e1", "e9")
    assert ends["f"] == ("f2", "f9")
    assert ends["i"] == ("i5", "i9")


def test_JM4_neighbours():
    assert neighbours("e5") == {"e4", "e6", "d4", "d5", "f5", "f6"}
    assert neighbours("a1") == {"a2", "b1", "b2"}
    assert neighbours("i7") == {"i6", "i8", "h6", "h7"}


def test_JM4_an_edge_is_written_lower_row_first_then_left():
    assert {"a1|b1", "a1|a2", "d4|e5", "e5|f5"} <= set(LAYOUT.edges)
    assert len(LAYOUT.edges) == 156


@pytest.mark.parametrize(
    "typed", ["stick a1|b1", "Stick A1|B1", "stick b1|a1", "stick a1 b1", "stick b1 - a1"]
)
def test_JM4_an_edge_may_be_typed_from_either_side(typed: str):
    assert JESTERS.read_move(typed) == "stick a1|b1"


def test_a_position_is_written_pawns_first_then_jesters_then_sticks():
    position = "e5=r1 e6=b2 a2=R c1=B; a1|b1 h4|i5; taken r=b1b2 b=r1"

    assert board(court(position)) == position


def test_what_a_position_leaves_out_is_still_to_be_placed():
    state = court("e5=r1 e6=b2 a2=R c1=B; a1|b1 h4|i5 a2|a3; taken r=b1b2 b=r1")

    assert state.stock == (28, 25)
    assert state.doubles == (6, 4)
    assert state.left == (10, 11)


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("k5=r1", "no hexagon with a piece"),
        ("f1=r1", "no hexagon with a piece"),
        ("e5=r3", "no hexagon with a piece"),
        ("e5=y1 a2=R a3=B", "no hexagon with a piece"),
        ("e5=r1 e5=b1", "hexagon e5 is there twice"),
        ("e5=R e6=R", "jester R is there twice"),
        ("a2=B", "jesters are missing"),
        ("a2=R a3=B; e5|e6", "no marked edge"),
        ("a2=R a3=B; a1|b1 a1|b1", "too many sticks, or two on one edge"),
        ("a2=R a3=B; taken r=y1", "not what a player has captured"),
        ("a2=R a3=B; stock x", "no amount"),
        ("a2=R a3=B; taken r=b2b2b2b2b2b2b2", "not so many: doubles"),
        ("a2=R a3=r1 b2=r1 b3=r1 a1=r1 c1=B", "cannot move"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(position: str, why: str):
    with pytest.raises(Illegal, match=why):
        court(position, seat=1 if position == "a2=B" else 0)


def test_an_example_may_lead_on_by_moves():
    state = JESTERS.example("seats 2, seat 0: e3=R a2=B > turn e5, to c5")

    assert offered(state) == ["single", "double"]


@pytest.mark.parametrize(
    "example", ["a2=R", "seats 2, seat 2: a2=R a3=B", "seats 5, seat 0: a2=R a3=B", ""]
)
def test_an_example_that_makes_no_sense_is_refused(example: str):
    with pytest.raises(Illegal):
        JESTERS.example(example)
