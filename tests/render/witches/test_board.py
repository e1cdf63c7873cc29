"""What the picture of a witches' race shows, says, and does not tell."""

import re
from io import BytesIO
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.chance import Sealed
from engine.core import UMPIRE, Event, Viewer
from engine.play_on import apply
from engine.tools.selfplay import PlayedGame, play_random_game
from engine.witches.game import WITCHES_GAME as GAME
from engine.witches.position import read
from engine.witches.view import WitchesView
from render import Picture, Theme, render
from render.alt import MOST
from render.colours import colours, of_game
from render.picture import PaletteName
from render.table import table
from render.witches.colours import night
from render.witches.layout import TILE_HEIGHT, TILE_WIDTH, tile_corner
from tests.render.test_colours import SIGHT, apart

PALETTES: tuple[PaletteName, ...] = ("default", "colour-blind", "dark")
NAMES = ("Alice", "Bob", "Chloé", "Dee")
LONG = ("W" * 32, "Bartholomäus der Große und Weise", "田" * 32, "🦔" * 32)


def played(seats: int) -> PlayedGame:
    return play_random_game(GAME, "", seats, bytes([seats]) * 32)


def events_of(game: PlayedGame, ply: int) -> tuple[Event, ...]:
    play = game.plays[ply - 1]
    return apply(GAME, game.states[ply - 1], play.seat, play.move, Sealed(game.seed, ply)).events


def seen(position: str, *, seats: int = 3, die: int = 3, viewer: Viewer = None) -> WitchesView:
    return GAME.view(read(position, seats=seats, die=die), viewer)


def pixels(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data)).convert("RGB")


def changed(one: Picture, other: Picture) -> tuple[int, int, int, int] | None:
    """The rectangle within which two pictures differ."""
    return ImageChops.difference(pixels(one), pixels(other)).getbbox()


def within(box: tuple[int, int, int, int] | None, place: int) -> bool:
    x, y = tile_corner(place)
    assert box is not None
    left, top, right, bottom = box
    return x <= left and y <= top and right <= x + TILE_WIDTH and bottom <= y + TILE_HEIGHT


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_of_random_games_can_be_drawn(seats: int, palette: PaletteName):
    game = played(seats)
    for ply in (0, 1, *range(seats, len(game.plays), 29), len(game.plays)):
        state = game.states[ply]
        waiting = GAME.waiting_on(state)
        moves = GAME.choices(state, waiting[0]).moves if waiting else ()
        letters = {chr(ord("A") + number): move for number, move in enumerate(moves)}
        since = events_of(game, ply) if ply else ()
        view = GAME.view(state, waiting[0] if waiting else None)
        language = "fr" if ply % 2 else "en"
        picture = render(view, Theme(palette, language), names=NAMES, since=since, letters=letters)
        assert pixels(picture).size == (picture.width, picture.height)
        assert (picture.width, picture.media_type) == (1000, "image/png")
        assert 900 <= picture.height <= 1000
        assert len(picture.data) <= 80_000


def test_two_states_that_a_viewer_cannot_tell_apart_look_and_read_the_same():
    game = played(3)
    for ply in (1, 2, 3, 30, 70):
        state = game.states[ply]
        for viewer in (None, 0, 2):
            view = GAME.view(state, viewer)
            other = GAME.view(GAME.imagine(view, Sealed(bytes(32), ply)), viewer)
            since = [event for event in events_of(game, ply) if event.visible_to(viewer)]
            assert render(view, names=NAMES, since=since) == render(other, names=NAMES, since=since)


def test_events_that_the_viewer_may_not_know_are_not_drawn():
    game = played(3)
    view, since = GAME.view(game.states[1], None), events_of(game, 1)

    assert any(event.to for event in since)
    assert render(view, since=since) == render(view, since=[e for e in since if not e.to])


def test_face_down_tiles_are_all_alike_but_for_their_place():
    down = pixels(render(seen("")))
    first, other = (
        down.crop((x + 32, y, x + TILE_WIDTH - 11, y + TILE_HEIGHT))
        for x, y in map(tile_corner, (3, 30))
    )

    assert first.tobytes() == other.tobytes()


def test_a_tile_that_is_turned_up_shows_clan_and_number():
    pictures = [render(seen(f"20={tile}")) for tile in ("r7", "b7", "r8", "rM", "bM")]

    for number, one in enumerate(pictures):
        for other in pictures[number + 1 :]:
            assert within(changed(one, other), 20)


def test_a_tile_under_a_witch_can_still_be_read():
    one, other = render(seen("20=b7; r start start 20")), render(seen("20=b8; r start start 20"))
    box = changed(one, other)

    assert within(box, 20)


def test_clans_are_told_apart_by_shape_too():
    grey = [pixels(render(seen(f"20=g7; {letter} start start 20"))).convert("L") for letter in "rb"]
    x, y = tile_corner(20)
    signs = [picture.crop((x + 50, y + 45, x + 80, y + 72)) for picture in grey]

    assert ImageChops.difference(*signs).getbbox() is not None


def test_the_last_chain_is_drawn_hop_by_hop():
    view = seen("4=r3 7=r5 12=b2; r start start 12")
    hops = [
        Event("witch", 0, "witch 1", {"from": 1, "to": 4, "die": 3}),
        Event("hop", 0, "on 4 7", {"from": 4, "to": 7, "by": 3}),
        Event("hop", 0, "on 7 12", {"from": 7, "to": 12, "by": 5}),
    ]
    pictures = [render(view, since=hops[:count]) for count in range(4)]

    for one, other in pairwise(pictures):
        assert changed(one, other)


def test_cards_left_and_played_are_shown():
    full, spent = render(seen("; played r5")), render(seen("; played r5 g9"))

    assert changed(full, spent)
    assert changed(render(seen("")), full)


def test_marks_are_written_where_choices_lead():
    view = seen("5=b2 8=g3; r start 5 20", die=3)
    bare, marked = render(view), render(view, letters={"A": "witch 5"})
    box = changed(bare, marked)

    assert box is not None
    left, top = tile_corner(5)
    right, bottom = tile_corner(8)
    assert left <= box[0]
    assert top - 10 <= box[1]
    assert box[2] <= right + TILE_WIDTH + 8
    assert box[3] <= bottom + TILE_HEIGHT + 22


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("palette", PALETTES)
def test_open_and_face_down_tiles_differ_in_every_kind_of_sight(palette: PaletteName, sight: str):
    use, own = colours(palette), night(palette)
    for piece in use.pieces[:4]:
        assert apart(piece.body, own.back, sight) >= 15
        assert apart(piece.sign, piece.body, sight) >= 35
    assert apart(use.white, own.back, sight) >= 35


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("palette", PALETTES)
def test_tiles_stand_out_from_the_night_and_words_in_it_can_be_read(
    palette: PaletteName, sight: str
):
    use, own = colours(palette), night(palette)
    for shade in own.sky:
        assert apart(own.rim, shade, sight) >= 25
        assert apart(own.moon, shade, sight) >= 50
        assert apart(own.way, shade, sight) >= 35
    assert apart(own.moon, own.wood, sight) >= 50
    assert apart(use.black, own.window, sight) >= 50


@pytest.mark.parametrize("palette", PALETTES)
def test_the_night_is_in_a_table_of_its_own(palette: PaletteName):
    own = table(of_game(palette, "witches"))
    assert len(own) == len(set(own)) <= 256
    assert {*night(palette).sky, night(palette).back} <= set(own)
    assert not {*night(palette).sky} & set(table(palette))


# In words


def alt(view: WitchesView, language: Any = "en", **more: Any) -> str:
    return render(view, Theme(language=language), **more).alt


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_is_told_within_the_limit(seats: int, language: str):
    game = played(seats)
    for state in (*game.states[::23], game.states[-1]):
        for viewer in (None, UMPIRE):
            view = GAME.view(state, viewer)
            text = alt(view, language, names=LONG[:seats])
            assert 0 < len(text.encode("utf-16-le")) // 2 <= MOST
            tiles = re.findall(r"\b(\d+) ([rbyg](?:\d+|M))\b", text)
            assert {int(place): tile for place, tile in tiles} == {
                place: tile for place, tile in enumerate(view.tiles, start=1) if tile != "?"
            }


def test_the_position_is_told_whole():
    view = seen("8=bM 20=g10; r start 8 49; b 20 50 51; played r5 rM g2", die=4)
    view = replace(view, step="card", at=8, clan=1, waiting_on=(1,))

    assert alt(view, names=NAMES) == (
        "Witches' race, turn 1. Alice to move. Bob to answer for the witch on tile 8. Die 4. "
        "Alice (red, r) 2 points, witches start 8 finish 2, cards 2 3 4 6 7 8 9 10 M M; "
        "Bob (blue, b) 7 points, witches 20 finish 3 finish 4, cards 2 3 4 5 6 7 8 9 10 M M M; "
        "Chloé (yellow, y) 0 points, witches start start start, "
        "cards 2 3 4 5 6 7 8 9 10 M M M; neutral (green) (g), cards 3 4 5 6 7 8 9 10 M M M. "
        "Face-up tiles: 8 bM, 20 g10; all others face down. M is magic."
    )


def test_the_set_up_says_who_has_chosen_but_not_what():
    state = GAME.play(GAME.setup("", 3), 1, "lay 8 9 10 / 5 6 7 / 2 3 4").state

    for viewer in (None, 0, 1):
        text = alt(GAME.view(state, viewer), names=NAMES)
        assert "Have chosen: Bob. Still choosing: Alice and Chloé." in text
        assert "8 9 10" not in text


def test_the_end_says_who_has_won_and_why():
    over = GAME.play(read("; r 48 50 51; b 1 2 49", seats=2, die=1), 0, "witch 48").state

    assert "Alice wins: a third witch has reached the finish." in alt(
        GAME.view(over, None), names=NAMES
    )
    assert "Alice gagne\u00a0: une troisième sorcière est arrivée." in alt(
        GAME.view(over, None), "fr", names=NAMES
    )
    tied = GAME.play(read("; r 48 49 50; b 51 50 1", seats=2, die=1), 0, "witch 48").state
    assert "Alice and Bob share the win" in alt(GAME.view(tied, None), names=NAMES)


def test_choices_are_told():
    view = seen("5=b2; r start 5 20")

    assert "Choices: A witch start, B witch 5." in alt(
        view, letters={"A": "witch start", "B": "witch 5"}
    )
