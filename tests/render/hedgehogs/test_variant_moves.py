"""What pictures show of dice, cards and moves of the variants."""

import pytest
from msgspec.structs import replace

from engine.core import Outcome
from render import Language, Theme, render
from render.hedgehogs.layout import SHELF, shelf_top
from render.hedgehogs.reading import due_die, shown_dice
from render.parts.frame import BANNER
from tests.render.hedgehogs.looking import changed, inside
from tests.render.hedgehogs.positions import labelled, of_variant, random_game

LANGUAGES: tuple[Language, ...] = ("en", "fr")


# Dice and cards


def test_two_dice_are_shown_until_they_are_used():
    view, _, _ = of_variant("v5", 4, step="side")
    two = replace(view, dice=(3, 5), die=0)
    assert shown_dice(two) == (3, 5)
    assert due_die(two) == 0
    same = replace(two, dice=(3, 3))
    assert due_die(same) == 3
    first = replace(two, dice=(5,), die=3, step="go", todo=("go", "side", "die", "go"))
    assert (shown_dice(first), due_die(first)) == ((3, 5), 3)
    between = replace(first, step="side", todo=("side", "die", "go"))
    assert (shown_dice(between), due_die(between)) == ((5,), 5)
    last = replace(first, dice=(), die=5, todo=("go",))
    assert (shown_dice(last), due_die(last)) == ((5,), 5)
    assert len({render(one).data for one in (two, same, first, between, last)}) == 5


def test_after_the_forward_step_no_lane_is_lit():
    view, _, _ = of_variant("v31", 3, step="side")
    assert due_die(view) == 0
    assert view.die
    assert "lane" not in render(view).alt.split("Home")[0].split("Die")[0]


def test_cards_lie_on_the_shelf_and_in_the_banner():
    view, _, _ = of_variant("v7", 3, step="side")
    shown = [
        render(replace(view, turned=turned, die=turned[-1] if turned else 0))
        for turned in ((), (3,), (3, 5), (0, 5), (4, 0))
    ]
    assert len({picture.data for picture in shown}) == 5
    pile = render(replace(view, deck=view.deck[1:]))
    box = changed(render(view), pile)
    assert box is not None
    assert shelf_top(view.lanes) <= box[1]


def test_dice_to_pick_from_lie_on_the_shelf():
    view, _, moves = of_variant("v16", 4, step="die")
    box = changed(render(view), render(replace(view, dice=view.dice[1:])))
    assert box is not None
    assert shelf_top(view.lanes) <= box[1]
    assert box[3] <= shelf_top(view.lanes) + SHELF
    assert all(move.startswith("die ") for move in moves)


# Moves and letters


KINDS = [
    ("v8", "side", "pieces"),
    ("v13", "shove", "from"),
    ("v35", "bounce", "from"),
    ("v38", "skid", "from"),
    ("v4", "climb", "at"),
    ("v12", "enter", "to"),
    ("v27", "protest", "moves"),
    ("v39", "hole", "at"),
    ("v33", "turned", "at"),
    ("v38 die", "skid", "to"),
]


@pytest.mark.parametrize(("chosen", "kind", "fact"), KINDS)
def test_what_happened_is_drawn(chosen, kind, fact):
    view, happened = next(
        (view, shown)
        for view, events, _ in random_game(4, 2, chosen=chosen)
        if (shown := [event for event in events if event.kind == kind and fact in event.facts])
    )
    assert changed(render(view), render(view, since=happened)) is not None


@pytest.mark.parametrize(
    ("chosen", "move", "place"),
    [
        ("v8", "side c4 d x3", (2, 3)),
        ("v8", "go c4 x3", (2, 3)),
        ("v4", "climb c4", (2, 3)),
        ("v12", "enter", (2, 0)),
        ("v2", "place d timid", (3, 0)),
        ("v32", "place d", (3, 8)),
        ("v32", "go c4", (2, 3)),
    ],
)
def test_choices_are_marked_where_they_are_made(chosen, move, place):
    view, _, _ = of_variant(chosen, 4, step="side", skip=2)
    letters = {"v32": "B1"}.get(chosen, "b1r2b2")
    board = tuple(letters if name == "c4" else "" for name in view.squares)
    view = replace(view, board=board, die=3, step="go", todo=("go",))
    box = changed(render(view), render(view, letters={"A": move}))
    assert inside(box, *place, around=32)


def test_slices_of_one_stack_get_marks_beside_each_other():
    view, _, _ = of_variant("v8", 4, step="side", skip=2)
    board = tuple("b1r2b2b3" if name == "c4" else "" for name in view.squares)
    view = replace(view, board=board, die=3, step="go", todo=("go",))
    letters = {"A": "go c4", "B": "go c4 x2", "C": "go c4 x4"}
    pictures = [render(view, letters=dict(list(letters.items())[:count])) for count in range(4)]
    assert len({picture.data for picture in pictures}) == 4
    assert changed(pictures[1], pictures[3]) != changed(pictures[0], pictures[1])


@pytest.mark.parametrize(
    ("chosen", "seats", "step"),
    [
        ("v2", 4, "spy"),
        ("v14", 4, "bearer"),
        ("v5", 4, "die"),
        ("v16", 6, "die"),
        ("v7", 4, "card"),
        ("v7", 4, "joker"),
        ("v19 v22", 2, "cube"),
        ("v19 v22", 2, "answer"),
        ("v19 v25", 4, "answer"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_without_a_square_are_listed_in_the_banner(language, chosen, seats, step):
    view, _, moves = of_variant(chosen, seats, step=step)
    theme = Theme(language=language)
    letters = {label: move for label, move in labelled(moves).items() if "lane" not in move}
    bare, marked = render(view, theme), render(view, theme, letters=letters)
    box = changed(bare, marked)
    assert box is not None
    assert box[3] <= BANNER
    assert box[2] <= 1000


def test_a_race_without_a_winner_by_points_shows_points():
    view, _, _ = of_variant("v2", 2, step="side")
    over = replace(
        view, outcome=Outcome((1, 2), (5, 3), "home"), step="over", todo=(), spies=(1, 2)
    )
    assert changed(render(over), render(replace(over, outcome=Outcome((1, 2), (4, 3), "home"))))
