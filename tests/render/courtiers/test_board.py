"""What the picture of the courtiers shows, and what its alt text says."""

import re
from io import BytesIO
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.core import UMPIRE, Event
from engine.courtiers.game import COURTIERS
from render import Language, Picture, Theme, render
from render.alt import MOST
from render.colours import colours, of_game
from render.courtiers.colours import classes, hall
from render.courtiers.hats import HATS
from render.courtiers.layout import EDGE, EMPTY, PAD, layout_of, stack_height
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
        assert 750 <= picture.height <= 1400
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


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("palette", PALETTES)
def test_the_hall_can_be_read_and_lets_cards_stand_out(palette, sight):
    use, court = colours(palette), hall(palette)
    assert apart(use.white, court.wall, sight) >= 50
    assert apart(court.gold, court.wall, sight) >= 35
    assert apart(court.shine, use.black, sight) >= 50
    for carpet in (court.carpet, court.carpet_other):
        for own in classes(palette):
            assert max(apart(own.card, carpet, sight), apart(own.dark, carpet, sight)) >= 25
    for piece in use.pieces[:6]:
        assert apart(piece.sign, piece.body, sight) >= 35


def test_hats_have_shapes_of_their_own():
    shapes = []
    for draw in HATS:
        pen = Pen(24, 24)
        draw(pen, (255, 255, 255), (0, 0, 0))
        shapes.append(pen.finish().convert("L"))
    for one, other in combinations(shapes, 2):
        pairs = zip(one.tobytes(), other.tobytes(), strict=True)
        assert sum(abs(a - b) > 128 for a, b in pairs) >= 60


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
    target, source = layout_of(view).square(0, 4), layout_of(view).square(0, 3)
    assert box is not None
    assert target.left <= box[0]
    assert box[2] <= target.left + target.width
    assert target.top <= box[1]
    assert box[3] <= source.top + source.height


def test_a_taking_points_from_what_was_taken_to_who_took():
    view, events = played("seats 3, seat 0: a5=B4 b6=L1 b1=F6 c6=L5 c1=F5", "move a5 a6", "take c6")
    taking = [event for event in events if event.kind == "take"]
    box = changed(render(view), render(view, since=taking))
    between, victim = layout_of(view).square(1, 5), layout_of(view).square(2, 5)
    assert box is not None
    assert between.left + between.width - 24 <= box[0] < victim.left
    assert victim.left < box[2] <= victim.left + victim.width
    assert victim.top <= box[1] < box[3] <= victim.top + victim.height + 10


def test_what_was_lost_is_marked():
    view, events = played("seats 2, seat 0: a10=T2P1 b2=T6", "move a10 a11 x1")
    losses = [event for event in events if event.kind == "discard"]
    box = changed(render(view), render(view, since=losses))
    square = layout_of(view).square(0, 9)
    assert box is not None
    assert square.left <= box[0]
    assert square.top <= box[1]
    assert box[3] <= square.top + square.height


def test_rows_are_as_high_as_their_tallest_stack():
    view, _ = played("seats 3, seat 0: a4=L1 b4=L2L3L4 c1=F5")
    layout = layout_of(view)
    assert layout.heights[3] == stack_height(3, 3) + 2 * PAD
    assert stack_height(3, 3) == stack_height(3, 1) + 2 * EDGE
    assert layout.heights[0] == stack_height(3, 1) + 2 * PAD
    assert set(layout.heights[4:]) | set(layout.heights[1:3]) == {EMPTY}
    assert layout.tops[12] + sum(layout.heights) == layout.bottom
    for row in range(12):
        assert layout.tops[row] == layout.tops[row + 1] + layout.heights[row + 1]


def test_very_tall_stacks_lie_in_pairs():
    """More than three covered cards take half as many edges."""
    assert stack_height(6, 4) == stack_height(6, 1) + 3 * EDGE
    assert stack_height(6, 5) == stack_height(6, 6) - EDGE == stack_height(6, 1) + 2 * EDGE
    assert stack_height(6, 7) == stack_height(6, 6)


def test_every_card_of_a_stack_can_be_read():
    """Whichever card is another one, the picture is, and only where that card lies."""
    for seats, cards in ((3, 3), (6, 4), (6, 9)):
        values = "123456123456"[:cards]
        for at in range(cards):
            letters = ["LC"[place // 6] for place in range(cards)]
            other = ["BP"[place // 6] if place == at else letters[place] for place in range(cards)]
            boards = [
                f"seats {seats}, seat 0: "
                f"a7={''.join(map(''.join, zip(names, values, strict=True)))} b1=F6 c1=F5"
                for names in (letters, other)
            ]
            views = [played(board, viewer=UMPIRE)[0] for board in boards]
            box = changed(*map(render, views))
            square = layout_of(views[0]).square(0, 6)
            assert box is not None
            assert square.left <= box[0] < box[2] <= square.left + square.width
            assert square.top <= box[1] < box[3] <= square.top + square.height


def test_cards_fill_their_columns():
    for seats in (2, 3, 4, 5, 6):
        others = " ".join(f"{column}1=F{n}" for n, column in enumerate("bcdef"[: seats - 1], 1))
        view, _ = played(f"seats {seats}, seat 0: a4=L1 {others}")
        layout = layout_of(view)
        square = layout.square(0, 3)
        assert layout.card[0] == square.width - 2 * PAD
        assert layout.square(seats - 1, 0).left + square.width <= 992


def test_what_not_everybody_knows_is_on_white_and_said_so():
    example = "seats 3, seat 0: a4=L1L2 b1=F6 c1=F5"
    own, other, public = (render(played(example, viewer=viewer)[0]) for viewer in (0, 1, None))
    assert own.height > other.height == public.height
    white = colours("default").white
    square = layout_of(played(example)[0]).square(0, 3)
    edge = (square.left + 20, square.top + square.height - PAD - EDGE // 2)
    assert pixels(own).getpixel(edge) == white
    assert pixels(other).getpixel(edge) == classes("default")[3].card


def test_no_letters_of_classes_are_left_in_the_picture():
    """What differs between the languages of a picture are words, and none of them is on a card."""
    view, _ = played("seats 6, seat 0: a4=L1L2 b1=F6 c1=F5 d1=F4 e1=F3 f1=F2")
    one, other = (render(view, Theme(language=language)) for language in ("en", "fr"))
    box = changed(one, other)
    assert box is not None
    assert box[3] <= layout_of(view).tops[-1]


def test_few_players_leave_room_for_the_names_of_classes():
    view, _ = played("seats 3, seat 0: a4=L1L2 b1=F6 c1=F5")
    box = changed(*(render(view, Theme(language=language)) for language in ("en", "fr")))
    assert box is not None
    assert box[3] > layout_of(view).tops[-1]


def test_lost_cards_lie_below_their_column():
    kept, _ = played("seats 3, seat 0: a4=L1 b1=F6 c1=F5")
    lost, _ = played("seats 3, seat 0: a4=L1 b1=F6 c1=F5; out b: T1T2")
    many, _ = played("seats 3, seat 0: a4=L1 b1=F6 c1=F5; out b: T1T2T3T4T5T6C1C2C3C4C5C6B1B2B3B4")
    heights = [render(view).height for view in (kept, lost, many)]
    assert heights == sorted(set(heights))
    other, _ = played("seats 3, seat 0: a4=L1 b1=F6 c1=F5; out b: T1T3")
    box = changed(render(lost), render(replace(other, scores=lost.scores)))
    column = layout_of(lost).square(1, 0)
    assert box is not None
    assert column.left <= box[0] < box[2] <= column.left + column.width
    assert layout_of(lost).bottom <= box[1] < box[3] <= layout_of(lost).foot


def test_a_taking_is_marked_on_the_lowest_card_that_would_go():
    view, _ = played("seats 3, seat 0, moved a6: a6=B4 c6=C1T2L5 b1=F6 c1=F5", viewer=UMPIRE)
    tops = []
    for move in ("take c6 x1", "take c6 x2", "take c6"):
        box = changed(render(view), render(view, letters={"A": move}))
        assert box is not None
        tops.append(box[1])
    assert tops == sorted(set(tops))


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
        square = layout_of(view).square(column, row)
        assert box is not None
        assert square.left <= box[0] < box[2] <= square.left + square.width
        assert square.top - 10 <= box[1] < box[3] <= square.top + square.height + 10


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
    assert "Bob wins: one player at most still climbs." in text
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
