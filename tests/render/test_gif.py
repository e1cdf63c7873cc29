"""The animations that we write are read by others as the very pictures we put in."""

import io
import random
from collections.abc import Iterator

import pytest
from PIL import Image

from render.gif import Gif

DICE = random.Random(3)
TABLE = DICE.randbytes(3 * 200)


def noise(width: int, height: int) -> Image.Image:
    return Image.frombytes("L", (width, height), bytes(DICE.choices(range(200), k=width * height)))


def shown(picture: Image.Image) -> bytes:
    plain = Image.frombytes("P", picture.size, picture.tobytes())
    plain.putpalette(TABLE)
    return plain.convert("RGB").tobytes()


def decoded(data: bytes) -> Iterator[Image.Image]:
    with Image.open(io.BytesIO(data)) as film:
        for number in range(getattr(film, "n_frames", 1)):
            film.seek(number)
            yield film.convert("RGB")


def written(*frames: Image.Image, hundredths: int = 50) -> bytes:
    gif = Gif(TABLE)
    for frame in frames:
        gif.add(frame, hundredths)
    return gif.finish()


def test_whatever_changes_comes_out_as_it_went_in():
    frames = [Image.new("L", (301, 207), 3)]
    for _ in range(40):
        frame = frames[-1].copy()
        for _ in range(DICE.randrange(5)):
            left, top = DICE.randrange(301), DICE.randrange(207)
            width, height = DICE.randrange(1, 90), DICE.randrange(1, 50)
            if DICE.random() < 0.5:
                frame.paste(DICE.randrange(200), (left, top, left + width, top + height))
            else:
                frame.paste(noise(width, height), (left, top))
        frames.append(frame)
    pictures = list(decoded(written(*frames)))
    assert [one.tobytes() for one in pictures] == [shown(frame) for frame in frames]


@pytest.mark.parametrize("rows", [1, 2, 6, 7, 18, 19, 36, 37, 60])
def test_codes_of_every_width_can_be_followed_by_others(rows: int):
    """Noise on top and below, nothing in between: the first code ends anywhere."""
    for width in range(127, 137):
        before = Image.new("L", (width, 160), 3)
        after = before.copy()
        after.paste(noise(width, rows), (0, 0))
        after.paste(noise(width, 5), (0, 150))
        last = list(decoded(written(before, after)))[-1]
        assert last.tobytes() == shown(after)


def test_what_does_not_change_costs_next_to_nothing():
    frame = noise(300, 300)
    once = len(written(frame))
    assert len(written(frame, frame, frame)) < once + 60
    assert len(list(decoded(written(frame, frame, frame)))) == 3
    changed = frame.copy()
    changed.paste(7, (10, 10, 20, 20))
    changed.paste(9, (280, 280, 290, 290))
    assert len(written(frame, changed)) < once + 1000


def test_a_picture_may_be_larger_than_those_before():
    small, large = noise(40, 30), noise(50, 44)
    large.paste(small, (0, 0))
    data = written(small, large)
    first, last = decoded(data)
    assert first.size == last.size == (50, 44)
    assert first.crop((0, 0, 40, 30)).tobytes() == shown(small)
    assert last.tobytes() == shown(large)


def test_it_plays_again_and_again_at_its_pace():
    with Image.open(io.BytesIO(written(noise(9, 9), noise(9, 9), hundredths=70))) as film:
        assert film.info["loop"] == 0
        film.seek(1)
        assert film.info["duration"] == 700
