"""The picture: view to bytes, against Pillow's own encoder and against chess boards by SVG."""

import io
from collections.abc import Callable
from typing import Any

import chess
import chess.svg
import msgspec
from PIL import Image

from bench.measure import Row, least_times
from engine.chance import Sealed
from engine.core import AnyGame
from engine.games import GAMES
from engine.play_on import apply
from engine.selfplay import play_random_game
from render import Theme, render

SEED = bytes(range(32))
NAMES = ("Alice", "Bob", "Chloé", "Dee", "Émile", "Fatou")


def rows() -> list[Row]:
    return [row for game in GAMES.values() for row in _picture_rows(game)]


def _picture_rows(game: AnyGame) -> list[Row]:
    """The busiest board of a full table: as many players as there can be, in mid-game."""
    seats = game.seats.stop - 1
    played = play_random_game(game, "", seats, SEED)
    ply = len(played.plays) // 2
    play, before = played.plays[ply - 1], played.states[ply - 1]
    events = apply(game, before, play.seat, play.move, Sealed(played.seed, ply)).events
    view = game.view(played.states[ply], None)

    def ours() -> bytes:
        return render(view, Theme(), names=NAMES[:seats], since=events).data

    data = ours()
    rgb = Image.open(io.BytesIO(data)).convert("RGB")

    def pillow() -> None:
        rgb.save(io.BytesIO(), "PNG", compress_level=1)

    own, floor = least_times(ours, pillow, seconds=0.1)
    name = f"{game.key}: picture"
    return [
        Row(
            f"{name} against Pillow's RGB PNG, level 1",
            own / floor,
            "×",
            "at most",
            0.2,
            f"{own * 1e3:.2f} against {floor * 1e3:.2f} ms, {rgb.width}×{rgb.height}",
        ),
        _svg_row(name, ours, rgb.width),
        Row(f"{name} size", float(len(data)), "bytes", "at most", 80_000),
    ]


def _svg_row(name: str, ours: Callable[[], Any], width: int) -> Row:
    title = f"{name} against a chess board by SVG"
    try:
        from cairosvg import svg2png  # noqa: PLC0415  # needs a library of the system's
    except OSError:
        return Row(title, 0.0, "×", note="not measured: cairosvg needs libcairo2")
    board = chess.Board()

    def by_svg() -> None:
        svg2png(chess.svg.board(board, size=width), output_width=width, output_height=width)

    own, theirs = least_times(ours, by_svg, seconds=0.1)
    note = f"{theirs * 1e3:.0f} ms there"
    return Row(title, theirs / own, "×", "at least", 15.0, note)


if __name__ == "__main__":
    print(msgspec.json.encode(rows()).decode())
