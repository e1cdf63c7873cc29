"""Moving pictures: a frame a ply, each as it would be drawn alone."""

import io

import pytest
from PIL import Image

import render.animation
from engine.core import UMPIRE, Scene, Viewer
from engine.games import KEYS
from engine.table.replay import scenes
from render import Picture, Theme, animate
from render.animation import FOOTER
from render.colours import of_game
from render.gif import TRANSPARENT
from render.picture import PaletteName
from render.table import table
from tests.engine.table.test_replay import NAMES, played

THEME = Theme(language="fr")


def frames(film: Picture) -> list[Image.Image]:
    """The boards of a film, without the line below them."""
    found: list[Image.Image] = []
    with Image.open(io.BytesIO(film.data)) as opened:
        assert opened.size == (film.width, film.height)
        for number in range(getattr(opened, "n_frames", 1)):
            opened.seek(number)
            found.append(opened.convert("RGB"))
    return found


def alone(scene: Scene) -> Image.Image:
    """A scene drawn by itself."""
    picture = render.render(scene.view, THEME, names=NAMES, since=scene.since)
    return Image.open(io.BytesIO(picture.data)).convert("RGB")


def some(game: str, seats: int, viewer: Viewer, options: str = "", plies: int = 10) -> list[Scene]:
    game_table, log, _ = played(game, seats, options, plies)
    return scenes(game_table, log, viewer)


@pytest.mark.parametrize(
    ("game", "seats", "options", "viewer"),
    [
        ("hedgehogs", 3, "", None),
        ("hedgehogs", 2, "v40", UMPIRE),
        ("jesters", 2, "match rounds=2", None),
        ("courtiers", 2, "", 1),
        ("witches", 2, "", UMPIRE),
    ],
)
def test_every_frame_is_the_board_of_its_ply(game: str, seats: int, options: str, viewer: Viewer):
    shown = some(game, seats, viewer, options)
    film = animate(shown, THEME, names=NAMES)
    boards = frames(film)
    assert film.media_type == "image/gif"
    assert len(boards) == len(shown)
    for scene, frame in zip(shown, boards, strict=True):
        board = alone(scene)
        assert frame.crop((0, 0, *board.size)).tobytes() == board.tobytes(), scene.ply


def test_a_match_is_shown_from_its_first_round_to_its_last():
    table_, log, _ = played("jesters", 2, "match rounds=2")
    turn = scenes(table_, log, None)
    change = next(at for at, scene in enumerate(turn) if turn[at + 1].ply == scene.ply)
    around = turn[change - 1 : change + 3]
    boards = frames(animate(around, THEME, names=NAMES))
    for scene, frame in zip(around, boards, strict=True):
        board = alone(scene)
        assert frame.crop((0, 0, *board.size)).tobytes() == board.tobytes()


def test_the_line_below_says_how_far_it_is():
    film = animate(some("hedgehogs", 2, None), THEME, names=NAMES)
    feet = [frame.crop((0, film.height - FOOTER, *frame.size)) for frame in frames(film)]
    assert len({foot.tobytes() for foot in feet}) == len(feet)


def test_what_would_be_too_heavy_leaves_out_plies_but_not_the_ends():
    shown = some("jesters", 2, None, plies=30)
    whole = animate(shown, THEME, names=NAMES)
    first, *_, last = frames(whole)
    limit = len(whole.data) * 2 // 3
    lighter = animate(shown, THEME, names=NAMES, most=limit)
    boards = frames(lighter)
    assert len(lighter.data) <= limit
    assert 2 < len(boards) < len(shown)
    assert boards[0].tobytes() == first.tobytes()
    assert boards[-1].tobytes() == last.tobytes()
    assert lighter.alt == whole.alt


def test_the_first_and_the_last_board_are_shown_however_heavy_they_are():
    shown = some("jesters", 2, None, plies=4)
    for scenes_ in (shown, [shown[0], shown[-1]], shown[-1:]):
        boards = frames(animate(scenes_, THEME, names=NAMES, most=1))
        assert len(boards) == min(len(scenes_), 2)


def test_a_very_long_game_is_shown_in_bigger_steps(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(render.animation, "MOST_FRAMES", 5)
    shown = some("jesters", 2, None, plies=11)
    boards = frames(animate(shown, THEME, names=NAMES))
    kept = [shown[ply] for ply in (0, 2, 5, 8, 11)]
    for scene, frame in zip(kept, boards, strict=True):
        board = alone(scene)
        assert frame.crop((0, 0, *board.size)).tobytes() == board.tobytes()


def test_the_last_board_is_held_and_told():
    shown = some("courtiers", 2, None)
    film = animate(shown, THEME, names=NAMES)
    with Image.open(io.BytesIO(film.data)) as opened:
        first = opened.info["duration"]
        opened.seek(len(shown) - 1)
        assert opened.info["duration"] > 2 * first
    assert film.alt.startswith("Animation, coup par coup, du coup 0 au coup 10. À la fin")
    board = render.render(shown[-1].view, THEME, names=NAMES, since=shown[-1].since)
    assert film.alt.endswith(board.alt)
    assert len(film.alt) <= 1024
    assert animate(shown, THEME, names=NAMES) == film


@pytest.mark.parametrize("palette", ["default", "colour-blind", "dark"])
def test_every_table_of_colours_leaves_room_for_what_is_transparent(palette: PaletteName):
    for game in KEYS:
        assert len(table(of_game(palette, game))) <= TRANSPARENT
