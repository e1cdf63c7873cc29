"""How a match stands, on the picture and in its alt text."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.core import Event, MatchView, Outcome
from engine.hedgehogs.carrom.game import CARROM
from engine.scoring import RoundResult, Scoring
from render import PaletteName, Theme, render
from render.alt import MOST
from render.collage import Collage
from render.colours import colours
from render.parts.match import GAP, HEIGHT, Cube, put_match
from render.parts.tokens import token
from render.sprites import Sprite, blank
from tests.render.hedgehogs.positions import after, spread_out, with_stacks

SOFT = MatchView(
    scoring=Scoring("soft", target=2, rounds=12),
    number=2,
    scores=(1, -1),
    history=(RoundResult((0,), (1, -1), "home"),),
    chosen="v18",
)
TENNIS = MatchView(
    scoring=Scoring("tennis", sets=2),
    number=16,
    scores=(1, 0),
    history=(),
    sets=((7, 6),),
    games=(1, 1),
    chosen="v24",
)
NEW_SET = replace(TENNIS, games=(0, 0))
NAMES = ("Ann", "Bob")


def strip(match: MatchView, cube: Cube | None = None, palette: PaletteName = "default") -> bytes:
    paper = Sprite(blank(palette, 1000, 8, colours(palette).paper), None)
    sheet = Collage(palette, paper)
    put_match(sheet, "en", match, token, margin=8, cube=cube)
    assert sheet.pixels.height == 8 + GAP + HEIGHT
    return sheet.pixels.tobytes()


def test_the_picture_grows_by_the_strip_and_is_the_same_above_it():
    view, _ = after(2, 8, 30)
    plain, with_match = render(view), render(replace(view, match=SOFT))
    assert with_match.height == plain.height + GAP + HEIGHT
    board = [
        Image.open(BytesIO(picture.data)).convert("RGB").crop((0, 0, 1000, plain.height - 8))
        for picture in (plain, with_match)
    ]
    assert board[0].tobytes() == board[1].tobytes()


@pytest.mark.parametrize("palette", ["default", "colour-blind", "dark"])
def test_rounds_scores_tennis_and_the_cube_show(palette: PaletteName):
    drawn = [
        strip(match, cube, palette)
        for match, cube in (
            (SOFT, None),
            (replace(SOFT, number=3), None),
            (replace(SOFT, scores=(0, -1)), None),
            (replace(SOFT, gone=(1,)), None),
            (SOFT, Cube(1)),
            (SOFT, Cube(2, 0)),
            (SOFT, Cube(2, 1)),
            (SOFT, Cube(64, 1)),
            (TENNIS, None),
            (NEW_SET, None),
        )
    ]
    assert len(set(drawn)) == len(drawn)


def test_nine_players_and_five_sets_find_room():
    many = replace(SOFT, scores=tuple(range(-12, -6)), history=())
    sets = ((7, 6), (6, 7), (6, 0), (0, 6))
    for match in (many, replace(TENNIS, sets=sets, games=(6, 6), scores=(2, 2))):
        assert strip(match, Cube(64, 1))


def test_the_strip_does_not_depend_on_the_board_before():
    board, _ = after(2, 8, 30)
    assert strip(replace(SOFT, last=board)) == strip(SOFT)


def test_moves_of_the_round_before_are_not_drawn_on_the_new_board():
    view, _ = after(2, 8, 5)
    old = Event("go", 0, "go c3", {"piece": "b3", "from": "c3", "to": "c4"})
    begins = Event("next-round", None, "round 2 begins", {"number": 2})
    assert render(view, since=(old, begins)).data == render(view).data
    assert render(view, since=(old,)).data != render(view).data


@pytest.mark.parametrize(
    ("match", "english", "french"),
    [
        (
            SOFT,
            "Match. Round 2/12 (to 2 points): Ann 1, Bob −1.",
            "Match. Manche 2/12 (en 2 points)\u00a0: Ann 1, Bob −1.",
        ),
        (
            replace(SOFT, scoring=Scoring("hard", rounds=12)),
            "Match. Round 2/12 (to −5 points): Ann 1, Bob −1.",
            "Match. Manche 2/12 (jusqu'à −5 points)\u00a0: Ann 1, Bob −1.",
        ),
        (
            replace(SOFT, scoring=Scoring("totals", rounds=4)),
            "Match. Round 2/4 (most points): Ann 1, Bob −1.",
            "Match. Manche 2/4 (au total)\u00a0: Ann 1, Bob −1.",
        ),
        (
            TENNIS,
            "Match. Round 16 (2 sets win): Ann – Bob: 7–6, 1–1.",
            "Match. Manche 16 (2 sets gagnants)\u00a0: Ann – Bob\u00a0: 7–6, 1–1.",
        ),
    ],
)
def test_the_score_is_told(match: MatchView, english: str, french: str):
    view = replace(with_stacks({"a2": "r1"}, seats=2), match=match)
    assert english in render(view, names=NAMES).alt
    assert french in render(view, Theme(language="fr"), names=NAMES).alt


def test_the_end_of_a_match_and_the_end_of_a_round_are_told_apart():
    view, _ = after(2, 8, 10_000)
    over = Outcome((1, 2), (2, -1), "match")
    ended = replace(view, outcome=over, match=replace(SOFT, over=True, round_over=view.outcome))
    tried = replace(view, match=replace(SOFT, round_over=view.outcome))
    assert "Ann wins: the match is over after 2 rounds." in render(ended, names=NAMES).alt
    assert "Match, over after round 2: Ann 1, Bob −1." in render(ended, names=NAMES).alt
    assert "wins: 3 hedgehogs are home." in render(tried, names=NAMES).alt


def test_the_worst_case_still_fits_the_alt_text():
    scores = tuple(range(-16, -10))
    match = replace(SOFT, scores=scores, history=(), scoring=Scoring("hard", rounds=12))
    for language in ("en", "fr"):
        view = replace(spread_out(), match=match)
        text = render(view, Theme(language=language), names=("W" * 32,) * 6).alt
        assert len(text.encode("utf-16-le")) // 2 <= MOST
        assert "−16" in text


def test_V20_carrom_is_played_in_matches_too():
    state = CARROM.setup("v20 v40", 2)
    view = replace(CARROM.view(state, None), match=SOFT)
    picture = render(view, names=NAMES)
    assert picture.height == render(CARROM.view(state, None)).height + GAP + HEIGHT
    assert "Match. Round 2/12 (to 2 points): Ann 1, Bob −1." in picture.alt
    over = replace(view, outcome=Outcome((1, 2), (2, -1), "match"), match=replace(SOFT, over=True))
    assert "Ann wins: the match is over after 2 rounds." in render(over, names=NAMES).alt
