"""Pictures of leagues as they were when somebody looked at them; standings in all palettes."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from render import Picture, Theme, render_card
from tests.render.golden import compare
from tests.render.leagues.cards import (
    calendar_card,
    crosstable_card,
    podium_card,
    standings_card,
)


def standings() -> Picture:
    return render_card(standings_card(), Theme("default"))


def standings_blind() -> Picture:
    return render_card(standings_card(), Theme("colour-blind"))


def standings_dark() -> Picture:
    return render_card(standings_card(), Theme("dark"))


def crosstable_blind() -> Picture:
    return render_card(crosstable_card(), Theme("colour-blind"))


def podium() -> Picture:
    return render_card(podium_card(), Theme("default"))


def calendar_dark() -> Picture:
    return render_card(calendar_card(), Theme("dark"))


@pytest.mark.parametrize(
    "draw",
    [standings, standings_blind, standings_dark, crosstable_blind, podium, calendar_dark],
    ids=lambda draw: draw.__name__,
)
def test_golden_pictures_of_leagues(draw):  # type: ignore[no-untyped-def]
    compare(draw, "leagues")


@pytest.mark.parametrize("many", [2, 40])
def test_a_division_of_any_size_has_its_line_for_everybody(many):  # type: ignore[no-untyped-def]
    picture = render_card(standings_card(many), Theme())
    assert picture.width == 1000
    assert picture.height == standings().height + 50 * (many - 13)


def test_a_cross_table_of_forty_is_wider_rather_than_unreadable():
    picture = render_card(crosstable_card(40), Theme())
    assert picture.width == 18 + 54 + 300 + 34 * 40 + 90 + 18
    assert render_card(crosstable_card(2), Theme()).width == 1000


def test_nobody_on_a_podium_leaves_it_empty():
    bare = replace(podium_card(), ranks=(), up=(), down=())
    assert Image.open(BytesIO(render_card(bare, Theme()).data)).height > 100


def test_four_who_share_a_place_all_stand_on_the_podium():
    first = podium_card().ranks[0]
    shared = replace(podium_card(), ranks=(first,) * 6)
    assert render_card(shared, Theme()).height == podium().height
