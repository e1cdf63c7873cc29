"""The picture: view to bytes, against Pillow's own encoder and against chess boards by SVG.

One view, put together again and again and encoded as if nothing of it had ever been posted, shows
what a picture costs at most once its sprites are there; a whole new game, each of its positions
drawn once, shows what a table pays.
"""

import io
import time
from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Any

import chess
import chess.svg
import msgspec
from PIL import Image

from bench.measure import Row, least_times
from engine.chance import Sealed
from engine.core import AnyGame, Event, View
from engine.games import GAMES
from engine.play_on import apply
from engine.tools.selfplay import PlayedGame, play_random_game
from render import Theme, render
from render.boards import describe, draw
from render.collage import Collage
from render.encode import png
from render.leagues import StandingsCard, StandingsLine, draw_standings
from render.sprites import Sprite
from render.table import flat_table

SEED = bytes(range(32))
NAMES = ("Alice", "Bob", "Chloé", "Dee", "Émile", "Fatou")
NEW_NAMES = ("Gwenaëlle", "Hippolyte", "Ingrid Ö.", "Jørgen", "Katarzyna", "Lòránt")
"""Names that no picture has shown before."""


_FASTER = 15.0
"""So many times faster than a chess board by SVG."""


def rows() -> list[Row]:
    """New games come first, while nothing of theirs is kept."""
    new = [_new_game_row(game) for game in GAMES.values()]
    boards = [row for game in GAMES.values() for row in _picture_rows(game)]
    return [*new, *boards, _standings_row()]


def _standings_row() -> Row:
    """The standings of a division of thirteen, put together anew as boards are."""
    drawn = draw_standings(_division(), Theme())

    def ours() -> bytes:
        card = draw_standings(_division(), Theme())
        alone = Collage(card.palette, Sprite(card.pixels, None))
        return png(alone, flat_table(card.palette))

    data = ours()
    own, floor = least_times(ours, _pillow(data), seconds=0.1)
    note = f"{own * 1e3:.2f} against {floor * 1e3:.2f} ms, {drawn.width}×{drawn.height}"
    title = "standings: picture against Pillow's RGB PNG, level 1"
    return Row(title, own / floor, "×", "at most", 0.2, note)


def _division() -> StandingsCard:
    names = (*NAMES, *NEW_NAMES, "Milo")
    lines = tuple(
        StandingsLine(
            place=str(place),
            outlook="up" if place < 4 else "down" if place > 10 else "stays",
            name=name,
            points=str(30 - place),
            tables="2/4",
            reach=(max(1, place - 3), min(13, place + 3)),
        )
        for place, name in enumerate(names, start=1)
    )
    return StandingsCard(
        title="League",
        detail="26 of 52",
        heads=("Player", "Points", "Games", "Places"),
        lines=lines,
        key="▲ ▼",
        alt="",
    )


def _new_game_row(game: AnyGame) -> Row:
    """Every position of a game but the first, whose picture also loads fonts and the like.

    Each can be drawn for the first time only once, so there is no least time to take. The floor is
    a mean too, taken in between: whatever else the machine does slows both alike.
    """
    seats = game.seats.stop - 1
    played = play_random_game(game, "", seats, SEED[::-1])
    first, *positions = [_position(game, played, ply) for ply in range(len(played.plays) + 1)]
    _draw(first, NAMES[:seats])
    own: list[float] = []
    floor: list[float] = []
    for number, position in enumerate(positions):
        began = time.process_time()
        data = _draw(position, NEW_NAMES[:seats])
        own.append(time.process_time() - began)
        if number % 8 == 0:
            encode = _pillow(data)
            began = time.process_time()
            encode()
            floor.append(time.process_time() - began)
    ours, pillows = fmean(own), fmean(floor)
    return Row(
        f"{game.key}: a whole new game, picture after picture",
        ours / pillows,
        "×",
        "at most",
        0.2,
        f"{ours * 1e3:.2f} against {pillows * 1e3:.2f} ms, mean of {len(own)} positions",
    )


def _position(game: AnyGame, played: PlayedGame, ply: int) -> tuple[View, Sequence[Event]]:
    view = game.view(played.states[ply], None)
    if ply == 0:
        return view, ()
    play, before = played.plays[ply - 1], played.states[ply - 1]
    step = apply(game, before, play.seat, play.move, Sealed(played.seed, ply))
    return view, step.events


def _draw(position: tuple[View, Sequence[Event]], names: Sequence[str]) -> bytes:
    view, events = position
    return render(view, Theme(), names=names, since=events).data


def _draw_anew(position: tuple[View, Sequence[Event]], names: Sequence[str]) -> bytes:
    """The same on a sprite that has never been seen, so that no band of it can be known."""
    view, events = position
    drawn = draw(view, Theme(), names, events, {})
    describe(view, Theme(), names, events, {})
    alone = Collage(drawn.palette, Sprite(drawn.pixels, None))
    return png(alone, flat_table(drawn.palette))


def _pillow(data: bytes) -> Callable[[], None]:
    """What Pillow needs to encode the same picture."""
    rgb = Image.open(io.BytesIO(data)).convert("RGB")
    return lambda: rgb.save(io.BytesIO(), "PNG", compress_level=1)


def _picture_rows(game: AnyGame) -> list[Row]:
    """The busiest board of a full table: as many players as there can be, in mid-game."""
    seats = game.seats.stop - 1
    played = play_random_game(game, "", seats, SEED)
    position = _position(game, played, len(played.plays) // 2)

    def ours() -> bytes:
        return _draw_anew(position, NAMES[:seats])

    data = ours()
    width, height = Image.open(io.BytesIO(data)).size
    own, floor = least_times(ours, _pillow(data), seconds=0.1)
    name = f"{game.key}: picture"
    return [
        Row(
            f"{name} against Pillow's RGB PNG, level 1",
            own / floor,
            "×",
            "at most",
            0.2,
            f"{own * 1e3:.2f} against {floor * 1e3:.2f} ms, {width}×{height}",
        ),
        _svg_row(name, ours, width),
        Row(f"{name} size", float(len(data)), "bytes", "at most", 80_000),
    ]


def _svg_row(name: str, ours: Callable[[], Any], width: int) -> Row:
    title = f"{name} against a chess board by SVG"
    try:
        from cairosvg import svg2png  # noqa: PLC0415  # needs a library of the system's
    except (ImportError, OSError):
        note = "not measured, so not kept: needs cairosvg and libcairo2"
        return Row(title, 0.0, "×", "at least", _FASTER, note)
    board = chess.Board()

    def by_svg() -> None:
        svg2png(chess.svg.board(board, size=width), output_width=width, output_height=width)

    own, theirs = least_times(ours, by_svg, seconds=0.1)
    note = f"{theirs * 1e3:.0f} ms there"
    return Row(title, theirs / own, "×", "at least", _FASTER, note)


if __name__ == "__main__":
    print(msgspec.json.encode(rows()).decode())
