"""What the picture of the courtiers shows, and what its alt text says."""

import re
from io import BytesIO
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.core import Event
from engine.courtiers.game import COURTIERS
from render import Language, Picture, Theme, render
from render.alt import MOST
from render.colours import colours, of_game
from render.courtiers.colours import classes
from render.courtiers.layout import ROW, column_width, corner, hand_top
from render.courtiers.portraits import HALF, PORTRAITS
from render.picture import PaletteName
from render.shapes import Pen
from render.table import table
from tests.render.courtiers.positions import NAMES, played, random_game
from tests.render.test_colours import LEAST, SIGHT, apart

PALETTES: tuple[PaletteName, ...] = ("default", "colour-blind", "dark")
LONG = ("W" * 32, "Bartholomäus der Große und Weise", "田" * 32, "🦔" * 32, "سلمان " * 6, "Ω" * 32)
BUSY = (
    "seats 6, seat 1: a3=C?C2 a6=L2 b5=B4 b8=F1F6* b12=B3* c6=C?T?L5 c10=T?P1 d6=P3 d2=T6 "
    "e6=B1 e13=P2P6* f4=L6C6C5C4L4B2; out b: L1 c: T1F2F3T2B5 d: F4"
)


def pixels(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data)).convert("RGB")


def changed(one: Picture, other: Picture) -> tuple[int, int, int, int] | None:
    """The rectangle within which two pictures differ."""
    return ImageChops.difference(pixels(one), pixels(other)).getbbox()


def units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize(("seats", "chosen"), [(2, "die"), (3, ""), (6, "")])
def test_positions_of_random_games_can_be_drawn_and_told(seats, palette, chosen):
    language: Language = "fr" if seats == 3 else "en"
    viewer = None if seats == 6 else 1
    for ply, (view, events, moves) in enumerate(
        random_game(seats, seats, chosen=chosen, viewer=viewer)
    ):
        if ply % 31 and view.outcome is None:
            continue
        letters = {chr(ord("A") + number): move for number, move in enumerate(moves[:20])}
        picture = render(view, Theme(palette, language), names=LONG, since=events, letters=letters)
        drawn = pixels(picture)
        assert drawn.size == (picture.width, picture.height)
        assert picture.width == 1000
        assert 1000 <= picture.height <= 1250
        assert 0 < units(picture.alt) <= MOST
        for name, stack in zip(view.squares, view.board, strict=True):
            assert not stack or re.search(rf"\b{name} [a-zéPBLCTF]", picture.alt)


@pytest.mark.parametrize("palette", PALETTES)
def test_a_busy_board_is_small_enough_to_post(palette):
    view, events = played(BUSY, "move b5 b6", "take c6 x1", "take e6", viewer=1)
    assert len(render(view, Theme(palette), names=NAMES, since=events).data) <= 80_000


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("palette", PALETTES)
def test_classes_differ_in_every_kind_of_sight(palette, sight):
    robes = [court.robe for court in classes(palette)]
    for one, other in combinations(robes, 2):
        assert apart(one, other, sight) >= LEAST[palette]
    for court in classes(palette):
        assert apart(court.ink, court.robe, sight) >= 35
        assert apart(colours(palette).black, court.card, sight) >= 50


@pytest.mark.parametrize("palette", PALETTES)
def test_the_table_holds_what_is_painted_and_leaves_other_games_alone(palette):
    own = table(of_game(palette, "courtiers"))
    assert len(own) == len(set(own)) <= 256
    assert {court.robe for court in classes(palette)} <= set(own)
    assert not {court.robe for court in classes(palette)} & set(table(palette))


def test_portraits_have_shapes_of_their_own():
    use = colours("default")
    shapes = []
    for draw in PORTRAITS:
        pen = Pen(2 * HALF, 2 * HALF)
        draw(pen, (HALF, HALF), use, classes("default")[0])
        shapes.append(pen.finish().getchannel("A"))
    for one, other in combinations(shapes, 2):
        pairs = zip(one.tobytes(), other.tobytes(), strict=True)
        assert sum(abs(a - b) > 128 for a, b in pairs) >= 120


def test_the_last_move_is_drawn_in_its_column():
    view, events = played("seats 3, seat 0: a4=L1 b1=F6 c1=F5", "move a4 a5")
    box = changed(render(view), render(view, since=events))
    left, top = corner(3, 13, 0, 4)
    assert box is not None
    assert left <= box[0]
    assert box[2] <= left + column_width(3)
    assert top - 20 <= box[1]
    assert box[3] <= top + 2 * ROW


def test_a_taking_is_drawn_between_the_columns():
    view, events = played("seats 3, seat 0: a5=B4 b1=F6 c6=L5 c1=F5", "move a5 a6", "take c6")
    taking = [event for event in events if event.kind == "take"]
    box = changed(render(view), render(view, since=taking))
    assert box is not None
    assert box[0] <= corner(3, 13, 0, 5)[0] + column_width(3)
    assert box[2] >= corner(3, 13, 2, 5)[0]


def test_what_was_lost_is_marked():
    view, events = played("seats 2, seat 0: a10=T2P1 b2=T6", "move a10 a11 x1")
    losses = [event for event in events if event.kind == "discard"]
    box = changed(render(view), render(view, since=losses))
    left, top = corner(2, 13, 0, 9)
    assert box is not None
    assert left <= box[0]
    assert top <= box[1]
    assert box[3] <= top + ROW


def test_own_stacks_are_shown_to_their_owner_alone():
    example = "seats 3, seat 0: a4=L1L2 b1=F6 c1=F5"
    for viewer in (0, 1):
        view, _ = played(example, viewer=viewer)
        assert render(view).height > hand_top(view.rows) + 100
    assert render(played(example)[0]).height <= hand_top(13)


def test_values_the_viewer_does_not_know_change_nothing():
    one = played("seats 3, seat 0: a4=L1L2 b1=F6 c1=F5", viewer=1)[0]
    other = played("seats 3, seat 0: a4=L3L2 b1=F6 c1=F5", viewer=1)[0]
    assert render(one) == render(other)
    mine = [
        played(f"seats 3, seat 0: a4={stack} b1=F6 c1=F5", viewer=0)[0]
        for stack in ("L1L2", "L3L2")
    ]
    assert changed(render(mine[0]), render(mine[1])) is not None


def test_events_meant_for_another_seat_are_not_drawn():
    view, _ = played("seats 2, seat 0: a4=L1 b1=F6")
    private = Event("move", 1, "move b1 b2", {"from": "b1", "to": "b2"}, to=(1,))
    assert render(view, since=[private]) == render(view)


def test_marks_are_written_where_moves_lead():
    view, _ = played("seats 3, seat 0: a1=F1 a2=T1 a4=L1 b1=F6 c1=F5")
    for move, (column, row) in {
        "move a1 a3": (0, 2),
        "move a1 a5": (0, 4),
        "take c1": (2, 0),
    }.items():
        box = changed(render(view), render(view, letters={"A": move}))
        left, top = corner(3, 13, column, row)
        assert box is not None
        assert left <= box[0] < box[2] <= left + column_width(3)
        assert top - 10 <= box[1] < box[3] <= top + ROW


def test_a_choice_without_a_square_is_in_the_banner():
    view, _ = played("seats 3, seat 0, moved a5: a5=B4 b5=L6 c1=F5")
    box = changed(render(view), render(view, letters={"A": "done"}))
    assert box is not None
    assert box[3] <= 100


def test_stacks_are_told_from_bottom_to_top_and_hidden_values_are_not():
    text = render(played("seats 2, seat 0: a4=L1T2L3 a8=F1F6* b1=F2")[0], names=NAMES).alt
    assert text.startswith("Heuchel & Meuchel, turn 1. Alice to move.")
    assert "a4 lady ?, troubadour ?, lady 3; a8 fire-eater ?, fire-eater 6 (finished)" in text
    assert "Alice (column a) 6 and 1 finished card of unknown value; Bob (column b) 0" in text


def test_the_same_in_french():
    view, _ = played("seats 2, seat 0, die 3: a4=L1L3 a8=F6* b1=F2; out b: B5", viewer=0)
    text = render(view, Theme(language="fr"), names=NAMES).alt.replace("\u00a0", " ")
    assert text.startswith("Heuchel & Meuchel, tour 1. À Alice de jouer. Dé 3.")
    assert "Bob (colonne b) -5, perdu évêque 5" in text
    assert "a4 dame 1, dame 3 ; a8 cracheur de feu 6 (arrivée)" in text


def test_set_up_favours_losses_and_choices_are_told():
    (first, _, _), *_ = random_game(3, 1)
    assert "being set up. Putting stacks in order: " in render(first).alt
    favour = "seats 2, seat 0, moved a4: a4=L1 b4=C1 b1=F2"
    assert "a4 has moved and may do favours." in render(played(favour)[0]).alt
    after = render(played(favour, "take b4")[0], letters={"A": "move a4 a5"}).alt
    assert "a4 has taken: take more, move again or stop." in after
    assert after.endswith("Choices: A move a4 a5.")
    lost = "seats 2, seat 0, die 6: a10=L3 b1=F2"
    assert "Die 6. Nothing can go that far: a card is lost." in render(played(lost)[0]).alt


def test_the_end_tells_the_winner_every_rank_and_every_value():
    view, _ = played("seats 2, seat 0: a7=F1 b10=F6P4", "move a7 a8")
    text = render(view, names=NAMES).alt
    assert "Bob wins: only one player at most still climbs." in text
    assert "Points: Alice (column a) 1, rank 2; Bob (column b) 2, rank 1." in text
    assert "b10 fire-eater 6, prince 4" in text
    assert view.outcome is not None
    shared = replace(view, outcome=replace(view.outcome, ranks=(1, 1)))
    assert "Alice and Bob share the win" in render(shared, names=NAMES).alt


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("reason", ["finished", "alone"])
@pytest.mark.parametrize("chosen", ["", "die"])
def test_every_way_to_end_can_be_said(reason, language, chosen):
    view, _ = played("seats 2, seat 0: a7=F1 b10=F6P4", "move a7 a8")
    assert view.outcome is not None
    view = replace(view, outcome=replace(view.outcome, reason=reason), chosen=chosen, gone=(0,))
    assert units(render(view, Theme(language=language)).alt) <= MOST


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_worst_case_fits(language):
    """All 36 cards apart, nothing open but the tops, long names and many choices."""
    cards = [letter + value for letter in "FTCLBP" for value in "123456"]
    squares = [f"{column}{row}" for column in "abcdef" for row in range(2, 8)]
    spread = " ".join(f"{s}={c}" for s, c in zip(squares, cards, strict=True))
    view, _ = played(f"seats 6, seat 0: {spread}")
    letters = {f"A{n}": move for n, move in enumerate(["move a7 a8 x1"] * 25)}
    assert units(render(view, Theme(language=language), names=LONG, letters=letters).alt) <= MOST


def test_the_view_never_tells_the_renderer_more_than_its_viewer_knows():
    """Every card that a viewer may not know reaches the renderer as `?`."""
    state = COURTIERS.example("seats 2, seat 0: a4=L1L2 b1=F6F5")
    assert COURTIERS.view(state, None).board[3] == "L?L2"
    assert "L1" not in repr(COURTIERS.view(state, 1))
