"""An alt text is as long as Discord lets it be, and no longer."""

import pytest
from msgspec import Struct

from render.alt import MOST, as_much_as_fits, cut, units


class Bare(Struct, frozen=True):
    """A level at which all is said."""

    letters: int = 32
    choices: bool = True


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("x" * MOST, "x" * MOST),
        ("x" * (MOST + 1), "x" * (MOST - 1) + "…"),
        ("🦔" * (MOST // 2), "🦔" * (MOST // 2)),
    ],
    ids=["just fits", "too long", "counted as Discord counts"],
)
def test_what_just_fits_is_told_whole(said: str, told: str):
    assert as_much_as_fits("en", (), {}, lambda _, __: [said], [Bare()]) == told
    assert units(told) <= MOST


def test_a_name_is_cut_beyond_its_letters():
    assert (cut("Alice", 5), cut("Alice", 4)) == ("Alice", "Ali…")
