"""A replay of 200 plies, against Pillow writing the same frames as a GIF with one table of colours.

Pillow gets the frames ready; we are measured with and without drawing them. The frames are those
that are posted, the largest there are.
"""

import io
import time
from collections.abc import Iterator
from functools import partial
from itertools import count, islice

import msgspec
from PIL import Image

from bench.measure import Row, least_times
from engine.chance import Sealed
from engine.core import UMPIRE, AnyGame, Scene
from engine.games import GAMES
from engine.play_on import apply, start
from engine.scoring import MATCH
from engine.tools.selfplay import derived_seed, play_random_game
from render import Theme, animate, warm
from render.animation import MOST_BYTES, frames
from render.gif import Gif
from render.sprites import Sheet
from render.table import flat_table

SEED = bytes(range(32))
NAMES = ("Alice", "Bob", "Chloé", "Dee", "Émile", "Fatou")
PLIES = 200
ROUNDS = f"{MATCH.key} rounds=3"
"""A match lasts longer, and its pictures are larger."""
LIMIT = 1.2


def rows() -> list[Row]:
    warm()
    return [row for game in GAMES.values() for row in _rows(game)]


def _rows(game: AnyGame) -> list[Row]:
    seats = game.seats.stop - 1
    names = NAMES[:seats]
    scenes = _scenes(game, ROUNDS if MATCH in game.options.offered else "", seats)
    film = partial(animate, scenes, Theme(), names=names)
    began = time.process_time()
    data = film().data
    at_first = time.process_time() - began
    sheets = list(frames(scenes, Theme(), names))
    plain = [_plain(sheet) for sheet in sheets]
    own, written, pillows = least_times(
        film, lambda: _write(sheets), lambda: _pillow(plain), batches=3
    )
    title = f"{game.key}: replay, {PLIES} plies"
    against = f"{pillows * 1e3:.0f} ms, {plain[0].width}×{plain[0].height}"
    return [
        Row(
            f"{title}, drawn and written",
            own / pillows,
            "×",
            "at most",
            LIMIT,
            f"{own * 1e3:.0f} against {against}; the first time {at_first * 1e3:.0f}",
        ),
        Row(
            f"{title}, written",
            written / pillows,
            "×",
            "at most",
            LIMIT,
            f"{written * 1e3:.0f} against {against}",
        ),
        Row(f"{title}, frames a second", len(scenes) / own, "/s"),
        Row(f"{title}, size", float(len(data)), "bytes", "at most", MOST_BYTES),
    ]


def _scenes(game: AnyGame, options: str, seats: int) -> list[Scene]:
    """The first positions of a game; one that is over too soon is followed by another."""
    return list(islice(_moments(game, options, seats), PLIES + 1))


def _moments(game: AnyGame, options: str, seats: int) -> Iterator[Scene]:
    shown = count()
    for number in count():
        seed = derived_seed(SEED, f"game {number}") if number else SEED
        played = play_random_game(game, options, seats, seed)
        step = start(game, options, seats, Sealed(seed, 0))
        yield Scene(next(shown), game.view(step.state, UMPIRE), step.events)
        for ply, play in enumerate(played.plays, start=1):
            step = apply(game, step.state, play.seat, play.move, Sealed(seed, ply))
            yield Scene(next(shown), game.view(step.state, UMPIRE), step.events)


def _write(sheets: list[Sheet]) -> bytes:
    gif = Gif(flat_table(sheets[0].palette))
    for sheet in sheets:
        gif.add(sheet.pixels, 50)
    return gif.finish()


def _plain(sheet: Sheet) -> Image.Image:
    """A frame as Pillow knows them."""
    plain = Image.frombytes("P", sheet.pixels.size, sheet.pixels.tobytes())
    plain.putpalette(flat_table(sheet.palette))
    return plain


def _pillow(plain: list[Image.Image]) -> None:
    plain[0].save(
        io.BytesIO(), "GIF", save_all=True, append_images=plain[1:], duration=500, optimize=False
    )


if __name__ == "__main__":
    print(msgspec.json.encode(rows()).decode())
