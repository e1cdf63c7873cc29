"""Profiles and ladders, as they were when somebody looked at them, in all palettes."""

import pytest

from render import Picture, Theme, render_card
from render.people import Fact, Grid, LadderCard, LadderLine, ProfileCard
from render.picture import PaletteName
from tests.render.golden import NAMES, compare

PALETTES: tuple[PaletteName, ...] = ("default", "colour-blind", "dark")
CURVE = tuple((1500.0 + 15 * (at * 7919 % 13), max(48.0, 200.0 - 6 * at)) for at in range(30))
FACTS = tuple(
    Fact(name, value)
    for name, value in (
        ("Games", "64 played, 21 won"),
        ("Favourite variants", "Tube + Chaos + New black squares, Lazy, Old style, Climber, Turbo"),
        ("Answers on average within", "5 h 12 min"),
        ("Best result", "Les Hérissons pressés: won against 5, +31"),
    )
)
GRID = Grid(
    "Won / played, by number of players",
    ("2", "3", "4", "6"),
    (
        ("Les Hérissons pressés", ("12 / 30", "–", "9 / 34", "0 / 1")),
        (
            "A game whose name does not end so very soon at all",
            ("1", "888 / 999", "–", "9876 / 9999"),
        ),
    ),
)


def profile(palette: PaletteName) -> Picture:
    reach = "± 96 · place 4 of 17 · rated games: 30"
    card = ProfileCard(
        NAMES[2], "Les Hérissons pressés", "1623", reach, CURVE, FACTS, "a profile", GRID
    )
    return render_card(card, Theme(palette))


def ladder(palette: PaletteName) -> Picture:
    lines = tuple(
        LadderLine(
            str(place),
            (None, 0, 2, -3, 1)[place % 5],
            NAMES[place % 6] if place != 9 else "A very long name that does not end so soon",
            str(1800 - 13 * place),
            f"{place * 3} tables",
            own=place == 7,
        )
        for place in range(1, 21)
    )
    card = LadderCard("Ladder · All games", "37 listed · ▲▼ since last week", lines, "a ladder")
    return render_card(card, Theme(palette))


def profile_default() -> Picture:
    return profile("default")


def profile_blind() -> Picture:
    return profile("colour-blind")


def profile_dark() -> Picture:
    return profile("dark")


def ladder_default() -> Picture:
    return ladder("default")


def ladder_blind() -> Picture:
    return ladder("colour-blind")


def ladder_dark() -> Picture:
    return ladder("dark")


@pytest.mark.parametrize(
    "draw",
    [profile_default, profile_blind, profile_dark, ladder_default, ladder_blind, ladder_dark],
    ids=lambda draw: draw.__name__,
)
def test_golden_pictures_of_people(draw):  # type: ignore[no-untyped-def]
    compare(draw, "people")


def test_a_card_without_a_rating_or_a_curve_is_smaller():
    newcomer = ProfileCard("Ann", "All games", "", "not rated yet", (), FACTS[:2], "")
    assert render_card(newcomer, Theme()).height < profile("default").height
    steady = ProfileCard("Ann", "All games", "1500", "", ((1500.0, 60.0),) * 2, (), "")
    assert render_card(steady, Theme()).data
    empty = LadderCard("Ladder", "", (), "")
    assert render_card(empty, Theme()).height > 100
