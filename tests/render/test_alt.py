"""An alt text is as long as Discord lets it be, and no longer."""

import pytest

from render.alt import MOST, Level, as_much_as_fits, cut, units

ALL = Level(details=True, choices=True, letters=32)


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
    assert as_much_as_fits("en", (), {}, lambda _, __: [said], [ALL]) == told
    assert units(told) <= MOST


def test_a_name_is_cut_beyond_its_letters():
    assert (cut("Alice", 5), cut("Alice", 4)) == ("Alice", "Ali…")
