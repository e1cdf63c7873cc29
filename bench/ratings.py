"""Ratings: all of a server folded again, against a bare loop that reads the same rows; and the
pictures of people, against Pillow's own encoder."""

import asyncio
import contextlib
import io
import random
import sqlite3
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image
from sqlalchemy import Connection

from bench.measure import Row, least_times
from data.rating.fold import COUNTED, counted
from data.store import SqlStore
from engine.rating.fold import folded
from render.collage import Collage
from render.encode import png
from render.people import (
    Fact,
    LadderCard,
    LadderLine,
    ProfileCard,
    draw_ladder,
    draw_profile,
)
from render.picture import Theme
from render.sprites import Sprite
from render.table import flat_table

MANY = 100_000
SEATS = 4
PEOPLE = 1_000
GUILD = 7


async def rows() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "bench.db"
        async with SqlStore.open(f"sqlite:///{file}") as store:
            with contextlib.closing(sqlite3.connect(file)) as filled:
                _fill(filled)
            folding = await store.database.read(_folding_row)
    return [folding, *_picture_rows()]


def _fill(database: sqlite3.Connection) -> None:
    """A hundred thousand tables of four, with everything but the games themselves."""
    draw = random.Random(7)
    database.execute("PRAGMA foreign_keys = OFF")
    database.executemany(
        "INSERT INTO results (table_id, guild, number, game, options, seats, started, ended, ply,"
        " reason, rated) VALUES (?, ?, ?, ?, '', ?, 0, ?, 9, 'race', 1)",
        (
            (number, GUILD, number, draw.choice(("hedgehogs", "witches")), SEATS, number * 600)
            for number in range(1, MANY + 1)
        ),
    )
    database.executemany(
        "INSERT INTO placings (table_id, seat, guild, number, game, user, level, rank, part, own,"
        " made, answers, waited) VALUES (?, ?, ?, ?, 'witches', ?, 0, ?, 'full', 9, 9, 9, 9)",
        (
            (number, seat, GUILD, number, user, seat + 1)
            for number in range(1, MANY + 1)
            for seat, user in enumerate(draw.sample(range(1, PEOPLE), SEATS))
        ),
    )
    database.commit()


def _folding_row(connection: Connection) -> Row:
    began = time.process_time()
    read = 0
    for _ in connection.execute(COUNTED, {"guild_": GUILD}):
        read += 1
    middle = time.process_time()
    ratings = folded(result for _, result, _ in counted(connection, GUILD))
    ended = time.process_time()
    assert read == MANY * SEATS
    bare, ours = middle - began, ended - middle
    return Row(
        f"{MANY:,} rated tables of {SEATS}: folded again",
        ours / bare,
        "×",
        "at most",
        6.0,
        f"{ours:.2f} against {bare:.2f} s to read the same rows; {len(ratings)} ratings",
    )


def _picture_rows() -> list[Row]:
    curve = tuple(
        (1500 + 90 * ((at * 7919) % 13 - 6) / 6, max(48, 200 - 4 * at)) for at in range(60)
    )
    facts = tuple(Fact(f"Fact {at}", f"{at * 17} played, {at * 5} won") for at in range(7))
    profile = ProfileCard("Gwenaëlle", "All games", "1623", "± 96", curve, facts, "")
    lines = tuple(
        LadderLine(str(at), at % 5 - 2, f"Player {at}", str(1700 - at), f"{at} tables", at == 7)
        for at in range(1, 21)
    )
    ladder = LadderCard("Ladder", "since last week", lines, "")
    return [
        _picture_row("a profile", lambda: draw_profile(profile, Theme())),
        _picture_row("a page of a ladder", lambda: draw_ladder(ladder, Theme())),
    ]


def _picture_row(name: str, draw: Callable[[], Collage]) -> Row:
    """Put together again and again, and encoded as if nothing of it had ever been posted."""

    def ours() -> bytes:
        drawn = draw()
        alone = Collage(drawn.palette, Sprite(drawn.pixels, None))
        return png(alone, flat_table(drawn.palette))

    rgb: Any = Image.open(io.BytesIO(ours())).convert("RGB")
    own, floor = least_times(
        ours, lambda: rgb.save(io.BytesIO(), "PNG", compress_level=1), seconds=0.1
    )
    return Row(
        f"{name} against Pillow's RGB PNG, level 1",
        own / floor,
        "×",
        "at most",
        0.2,
        f"{own * 1e3:.2f} against {floor * 1e3:.2f} ms, {rgb.width}×{rgb.height}",
    )


if __name__ == "__main__":
    print(msgspec.json.encode(asyncio.run(rows())).decode())
