"""How many taps a turn takes, and whether anything is played without warning."""

from __future__ import annotations

import pytest

import engine.host.lobbies
from bot import Hedgepost
from tests.cogs.conftest import Club
from tests.cogs.play.taps import Tapped, play


async def games(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch, game: str, seats: list[int]
) -> Tapped:
    """As many games as there are numbers of seats."""
    told = Tapped()
    carol = club.person("Carol")
    for number, count in enumerate(seats):
        seed = bytes([number + 1]) * 32
        monkeypatch.setattr(engine.host.lobbies, "new_seed", lambda seed=seed: seed)
        one = await play(club, bot, game, [club.alice, club.bob, club.dee, carol][:count])
        told.turns += one.turns
        told.taps += one.taps
        told.at_once += one.at_once
        told.unwarned += one.unwarned
    return told


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "seats", "most"),
    [
        ("jesters", [2, 3, 4, 2, 3, 4, 2, 3, 4, 3], 4.0),
        ("courtiers", [3, 4, 3, 4, 3, 4, 3, 4, 3, 4], 3.0),
    ],
)
async def test_ten_games_by_tapping(
    club: Club,
    bot: Hedgepost,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    seats: list[int],
    most: float,
):
    told = await games(club, bot, monkeypatch, game, seats)
    assert told.average <= most
    assert told.unwarned == []


async def test_nothing_is_revealed_without_warning(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    told = await games(club, bot, monkeypatch, "witches", [2])
    assert told.at_once > 10
    assert told.unwarned == []
