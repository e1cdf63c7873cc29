"""What a picture of a race reads out of its view, as lists of what is drawn where: the die in use,
the cube, the plates and the shelf. How that looks is for the other tests to see.

They stay in one file because they read the same views.
"""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.core import Event, MatchView, Outcome
from engine.hedgehogs.view import HIDDEN, HedgehogsView
from engine.scoring import RoundResult, Scoring
from render import render
from render.colours import colours
from render.hedgehogs.headline import goal, headline, what_to_do
from render.hedgehogs.plates.plate import Player
from render.hedgehogs.plates.players import players
from render.hedgehogs.reading import (
    due_die,
    hold_of,
    hold_of_piece,
    home_by_colour,
    last_piece,
    resting,
)
from render.hedgehogs.shelf import shelf_of
from render.parts.frame import FRAME
from render.parts.match import GAP, HEIGHT, Cube
from tests.render.hedgehogs.positions import of_variant, with_stacks
from tests.render.parts.test_match import strip

NAMES = ("Ann", "Bob", "Cem", "Dee", "Eva", "Fay")


def a_race(chosen: str, due: str, seats: int = 3, **more: Any) -> HedgehogsView:
    """A position of a random game in which that step is due, but for what is otherwise."""
    view, _, _ = of_variant(chosen, seats, step=due)
    return replace(view, **more)


# The die in use


def shown(view: HedgehogsView) -> tuple[tuple[int, ...], bool]:
    """The dice in the banner, and whether the first of them is framed."""
    banner = headline(view, "en", NAMES, {})
    return banner.dice, banner.in_use


def framed(view: HedgehogsView) -> tuple[bool, bool]:
    """Whether the colour of a frame is seen around the first die, and around the second."""
    picture = Image.open(BytesIO(render(view).data)).convert("RGB")
    accent = colours("default").accent
    first, second = (
        {
            picture.getpixel((FRAME + 4 + at + x, 9 + at + y))
            for x in range(50)
            for y in range(50)
            if x in (2, 47) or y in (2, 47)
        }
        for at in (0, 38)
    )
    return accent in first, accent in second - first


@pytest.mark.parametrize("chosen", ["v5", "v30", "v30 sff"])
def test_of_two_dice_the_one_in_use_is_framed(chosen: str):
    """V5, V30: the forward step goes by the first, the other is still to be used."""
    view = a_race(chosen, "go", dice=(5,), die=3, todo=("go", "die", "go"))
    assert shown(view) == ((3, 5), True)
    assert framed(view) == (True, False)


@pytest.mark.parametrize("chosen", ["v5", "v6", "v30"])
def test_before_one_is_chosen_neither_is_framed(chosen: str):
    for step, todo in (("side", ("side", "die", "go")), ("die", ("die", "go"))):
        view = a_race(chosen, "side", dice=(3, 5), die=0, step=step, todo=todo)
        assert shown(view) == ((3, 5), False)
        assert framed(view) == (False, False)


def test_V6_what_is_not_used_is_kept_and_what_is_used_stands_alone():
    view = a_race("v6", "side", dice=(), die=3, step="go", todo=("go",), kept=(5, 2, 1))
    assert shown(view) == ((3,), True)
    assert framed(view) == (False, False)  # a single die needs no frame
    chosen = replace(view, dice=(5,))
    assert (shown(chosen), framed(chosen)) == (((3, 5), True), (True, False))


@pytest.mark.parametrize("chosen", ["", "v16"])
def test_one_die_is_just_shown(chosen: str):
    """V16: those that others may still take lie on the shelf instead."""
    more = {"dice": (5, 6)} if chosen else {}
    view = replace(a_race(chosen, "go"), die=4, todo=("go",), **more)
    assert shown(view)[0] == (4,)
    assert framed(view) == (False, False)


def test_at_the_end_only_the_first_die_stays_and_the_winners_signs_are_shown():
    over = a_race(
        "v5", "go", dice=(5,), die=3, outcome=Outcome((2, 1, 1), (0, 0, 0), "home"),
        step="over", waiting_on=(),
    )  # fmt: skip
    banner = headline(over, "en", NAMES, {})
    assert (banner.seats, len(banner.dice), banner.in_use) == ((1, 2), 1, False)
    assert banner.title == "Bob and Cem share the win"


def test_whose_move_it_is():
    view = with_stacks({"c4": "b1"}, seats=3)
    banner = headline(view, "en", NAMES, {"A": "stay"})
    assert (banner.title, banner.seats) == ("Bob to move", (1,))
    assert banner.asides == (("A", "Stay"),)
    # While the dice are thrown nobody decides: it is the turn of the seat.
    thrown = headline(replace(view, waiting_on=(), seat=2), "en", NAMES, {})
    assert (thrown.title, thrown.seats) == ("Cem to move", (2,))
    both = headline(replace(view, waiting_on=(0, 2)), "en", NAMES, {})
    assert (both.title, both.seats) == ("Ann and Cem to move", (0, 2))
    many = headline(replace(with_stacks({}), waiting_on=(0, 1, 2, 3)), "en", NAMES, {})
    assert many.title == "4 players to choose"


# The cube


MATCH = MatchView(
    scoring=Scoring("hard", rounds=12),
    number=2,
    scores=(0, 0),
    history=(RoundResult((0,), (0, -1), "home"),),
    chosen="v19 v22",
)


@pytest.mark.parametrize(
    ("seats", "more", "cube"),
    [
        (3, {"cube": 1, "doubler": -1}, Cube(1)),
        (3, {"cube": 2, "doubler": 0}, Cube(2)),
        (4, {"cube": 4, "doubler": 3}, Cube(4)),
        (3, {"cube": 1, "doubler": 2, "answers": (0, 1), "seat": 2}, Cube(1, 2)),
        (2, {"cube": 1, "doubler": -1}, Cube(1)),
        (2, {"cube": 2, "doubler": 0}, Cube(2, 1)),
        (2, {"cube": 2, "doubler": 1}, Cube(2, 0)),
        (2, {"cube": 2, "doubler": 1, "answers": (0,), "seat": 1}, Cube(2, 1)),
        (2, {"cube": 4, "doubler": 1, "outcome": Outcome((1, 2), (3, 1), "home")}, Cube(4)),
    ],
)
def test_who_has_the_cube(seats: int, more: dict[str, Any], cube: Cube):
    """Whoever offers it; between two, who may offer next; among more, nobody (V22, V25)."""
    match = replace(MATCH, scores=(0,) * seats, history=())
    view = replace(with_stacks({"c4": "b1"}, seats=seats), match=match, cubed=True, **more)
    picture = Image.open(BytesIO(render(view).data))
    drawn = picture.crop((0, picture.height - FRAME - HEIGHT, 1000, picture.height - FRAME))
    whole = Image.frombytes("P", (1000, FRAME + GAP + HEIGHT), strip(match, cube))
    assert _shape(drawn) == _shape(whole.crop((0, GAP, 1000, GAP + HEIGHT)))


def _shape(image: Image.Image) -> list[int]:
    """A picture in numbers of its own, whatever its palette calls its colours."""
    found: dict[int, int] = {}
    return [found.setdefault(one, len(found)) for one in image.tobytes()]


# The players' plates


def plates(view: HedgehogsView, since: Sequence[Event] = ()) -> list[Player]:
    return list(players(view, NAMES, since))


def test_plates_come_by_seat_and_say_who_is_to_move_and_who_began():
    view = replace(with_stacks({"c4": "b1"}, seats=4), first=2, home=(0, 1, 2, 3))
    found = plates(view)
    assert [(one.seat, one.name) for one in found] == list(enumerate(NAMES[:4]))
    assert [one.to_move for one in found] == [False, True, False, False]
    assert [one.first for one in found] == [False, False, True, False]
    assert [one.home for one in found] == [0, 1, 2, 3]
    assert [one.to_move for one in plates(replace(view, waiting_on=(0, 3)))] == [
        True, False, False, True,
    ]  # fmt: skip
    assert [one.to_move for one in plates(replace(view, waiting_on=(), seat=3))] == [
        False, False, False, True,
    ]  # fmt: skip


def test_at_the_end_nobody_is_to_move_and_shared_ranks_are_shared():
    over = replace(
        with_stacks({}, seats=4), outcome=Outcome((3, 1, 1, 4), (0,) * 4, "home"), waiting_on=()
    )
    assert [one.rank for one in plates(over)] == [3, 1, 1, 4]
    assert not any(one.to_move for one in plates(over))
    assert [one.rank for one in plates(with_stacks({}, seats=4))] == [0] * 4


def test_who_has_left_and_why():
    view = replace(with_stacks({}, seats=4), gone=(0,), lost=(2,))
    assert [one.gone for one in plates(view)] == [True, False, False, False]
    assert [one.lost for one in plates(view)] == ["", "", "hedgehogs-out", ""]
    assert plates(replace(view, cubed=True))[2].lost == "hedgehogs-left"


def test_throws_for_the_first_place_are_shown_before_the_race_only():
    rolls = [
        Event("roll", seat, f"roll {value}", {"value": value})
        for seat, value in ((0, 5), (1, 5), (0, 2), (1, 4))
    ]
    kept = Event("roll", 0, "roll 6", {"value": 6})
    since = [*rolls, Event("first", 1, "begin"), kept]
    view = replace(with_stacks({}, seats=2), turn=0)
    assert [one.rolled for one in plates(view, since)] == [(5, 2), (5, 4)]
    assert [one.racing for one in plates(view, since)] == [False, False]
    assert [one.rolled for one in plates(replace(view, turn=1), since)] == [(), ()]
    assert all(one.racing for one in plates(replace(view, turn=1)))


def test_V6_the_kept_die_lies_on_the_plate_unless_it_lies_with_the_thrown_one():
    view = replace(with_stacks({}, seats=3), kept=(4, 2, 6), seat=1, dice=(2, 5))
    assert [one.kept for one in plates(view)] == [4, 0, 6]
    assert [one.kept for one in plates(replace(view, dice=()))] == [4, 2, 6]
    assert [one.kept for one in plates(replace(view, kept=()))] == [0, 0, 0]


def test_who_has_decided_what_others_still_decide():
    view = replace(with_stacks({}, seats=4), step="spy", waiting_on=(1, 2), gone=(3,))
    assert [one.chosen for one in plates(view)] == [True, False, False, False]
    # Who offers the cube is not asked.
    answering = replace(view, step="answer", seat=0, waiting_on=(1,), gone=())
    assert [one.chosen for one in plates(answering)] == [False, False, True, True]
    assert not any(one.chosen for one in plates(replace(view, step="side")))
    out = replace(answering, lost=(2,))
    assert [one.chosen for one in plates(out)] == [False, False, False, True]


def test_V2_spies_and_points():
    view = replace(with_stacks({}, seats=2), spies=(3, HIDDEN))
    assert [(one.spy, one.points) for one in plates(view)] == [(3, None), (HIDDEN, None)]
    over = replace(view, outcome=Outcome((1, 2), (7, 3), "home"))
    assert [one.points for one in plates(over)] == [7, 3]
    assert plates(replace(over, spies=()))[0].points is None


def test_V14_where_the_bearers_are():
    view = replace(with_stacks({"c9": "r1b2", "d9": "b1"}, seats=2), bearers="b3r1")
    assert [one.bearer for one in plates(view)] == ["home", "away"]
    assert [one.bearer for one in plates(replace(view, bearers=""))] == ["", ""]


def test_V15_how_many_rest_of_those_who_are_to():
    view = replace(with_stacks({"c5": "r1b1", "e3": "r2", "b2": "r3"}, seats=2), lazy="yes")
    assert [one.rest for one in plates(view)] == [(2, 3), (1, 3)]
    assert resting(replace(view, out="r4"), "r") == (2, 2)
    assert plates(replace(view, lazy="no"))[0].rest is None


def test_V21_two_colours_and_what_each_has_home():
    view = a_race("v21", "side", seats=2)
    board = ["", *[""] * (len(view.board) - 1)]
    board[-1], board[-2], board[0] = "r1y1", "y2g1", "b1"
    view = replace(view, board=tuple(board))
    assert home_by_colour(view) == [1, 0, 2, 1]
    assert [(one.colours, one.home_each) for one in plates(view)] == [
        ((0, 2), (1, 2)), ((1, 3), (0, 1)),
    ]  # fmt: skip


# Black squares


def test_whom_a_black_square_holds():
    view = replace(with_stacks({"c4": "b1"}, seats=2), held=("c5",), held_back=("d6",))
    assert [hold_of(view, name) for name in ("c5", "d6")] == ["closed", "open"]
    both = replace(view, way="both")
    assert [hold_of(both, name) for name in ("c5", "d6", "e3")] == ["up", "down", "open"]
    assert hold_of(replace(both, held_back=("c5",)), "c5") == "closed"
    assert hold_of(replace(view, board=("",) * len(view.board)), "c5") == "idle"
    for letter, square, held in (
        ("r", "c5", "closed"), ("r", "d6", "open"), ("R", "c5", "open"), ("R", "d6", "closed"),
    ):  # fmt: skip
        assert hold_of_piece(both, square, letter) == held
    assert hold_of_piece(view, "c5", "R") == "closed"  # with one way only there is one list


# The shelf


def test_what_lies_on_the_shelf():
    base = with_stacks({"c4": "b1"}, seats=2)
    assert shelf_of(base, ()) is None
    pool = shelf_of(replace(base, dice_used="shared", dice=(2, 5)), ())
    assert pool is not None
    assert (pool.dice, pool.pile, pool.out) == ((2, 5), 0, None)
    cards = shelf_of(replace(base, dice_used="cards", deck=(HIDDEN,) * 4, turned=(3, 0)), ())
    assert cards is not None
    assert (cards.dice, cards.pile, cards.turned) == (None, 4, (3, 0))
    for change in ({"doping": True}, {"trap": "hole"}, {"out": "r1"}):
        assert shelf_of(replace(base, **change), ()) is not None
    gone = [Event("doped", 0, "out r1"), Event("hole", 1, "hole b1"), Event("go", 0, "go c4")]
    out = shelf_of(replace(base, out="r1b1"), gone)
    assert out is not None
    assert ([(one.colour, one.design) for one in out.out or ()], out.fresh) == (
        [(0, 1), (1, 1)], 2,
    )  # fmt: skip


# What is to be done


@pytest.mark.parametrize(
    ("step", "todo", "dice", "die", "due"),
    [
        ("side", ("side", "go"), (), 4, 4),
        ("go", ("go",), (), 4, 4),
        ("side", ("side", "die", "go"), (2, 5), 0, 0),  # still to choose
        ("side", ("side", "die", "go"), (5, 5), 0, 5),  # no matter which
        ("side", ("side", "die", "go"), (5,), 0, 5),
        ("free", ("free",), (), 3, 3),
        ("free", ("free",), (2, 5), 0, 0),
        ("free", ("free",), (5, 5), 0, 5),
        ("side", ("side",), (), 4, 0),  # no forward step is left
        ("over", (), (), 4, 4),
    ],
)
def test_the_die_of_the_next_forward_step(
    step: str, todo: tuple[Any, ...], dice: tuple[int, ...], die: int, due: int
):
    view = replace(with_stacks({}, seats=2), step=step, todo=todo, dice=dice, die=die)
    assert due_die(view) == due


def test_what_is_to_be_done_goes_by_the_lane_of_the_die():
    view = replace(with_stacks({}, seats=2), step="go", todo=("go",))
    lanes = {what_to_do(replace(view, die=die), "en") for die in range(1, 7)}
    assert len(lanes) == 6
    assert "lane f" in what_to_do(replace(view, die=6), "en")
    assert "lane a" in what_to_do(replace(view, die=1), "en")
    # Beyond the lanes any will do (V1); while dice are to choose from it is not known yet.
    beyond = what_to_do(replace(view, die=7), "en")
    unknown = what_to_do(replace(view, die=0, dice=(2, 5), todo=("die", "go")), "en")
    last = what_to_do(replace(view, step="side", die=4, todo=("side",)), "en")
    assert len({beyond, unknown, last, *lanes}) == 9
    assert "lane" not in unknown
    # Who has reserves may also enter one (V12).
    entering = what_to_do(replace(view, die=3, hands=("", "b1")), "en")
    assert entering not in lanes
    assert what_to_do(replace(view, die=3, hands=("r1", "")), "en") in lanes
    cube = replace(view, step="cube", cube=4)
    assert "8" in what_to_do(cube, "en")


def test_the_goal_is_told_where_it_is_unusual():
    view = with_stacks({}, seats=2)
    assert goal(view, "en") == ""
    lazy, hard, spies, bearers, choosing = (
        goal(replace(view, **change), "en")
        for change in (
            {"lazy": "yes"}, {"lazy": "hard"}, {"spies": (1, HIDDEN)},
            {"bearers": "r1b1"}, {"step": "bearer"},
        )
    )  # fmt: skip
    assert len({lazy, hard, spies, bearers}) == 4
    assert bearers == choosing


def test_the_card_stands_in_for_the_die():
    """V7: the last that was turned, or a place for one."""
    view = replace(with_stacks({}, seats=2), dice_used="cards")
    for turned, card in (((3, 5), 5), ((4, 0), 0), ((), -1)):
        assert headline(replace(view, turned=turned), "en", NAMES, {}).card == card
    assert headline(with_stacks({}, seats=2), "en", NAMES, {}).card is None


def test_three_are_named_and_four_are_counted():
    view = replace(with_stacks({}), waiting_on=(0, 1, 2))
    assert headline(view, "en", NAMES, {}).title == "Ann, Bob and Cem to move"
    long = ["Bartholomäus der Große und Weise"] * 6
    assert headline(view, "en", long, {}).title == "3 players to choose"


@pytest.mark.parametrize(
    ("way", "home"),
    [("up", [2, 0]), ("down", [0, 1]), ("return", [0, 1]), ("both", [2, 1])],
)
def test_who_is_home_goes_by_the_way(way: Any, home: list[int]):
    """Small letters run up, capitals down; at the wrong end nobody is home."""
    view = replace(with_stacks({"a9": "r1r2B2", "c1": "b3B1"}, seats=2), way=way)
    assert home_by_colour(view) == home


def test_the_piece_of_an_event_is_the_topmost():
    for facts, piece in (
        ({"piece": "r1"}, "r1"), ({"pieces": "r1b2"}, "b2"), ({"piece": "", "pieces": "g3"}, "g3"),
        ({}, ""),
    ):  # fmt: skip
        assert last_piece(Event("go", 0, "go", facts)) == piece
