"""Golden playthroughs: whole games that must play out as they were written down.

A record that fails prints the first line that changed. To accept a wanted change, raise the
game's rules version and write the record again with `python -m engine selfplay --records`.
"""

from pathlib import Path

import pytest

from engine.games import GAMES, KEYS
from engine.record_reading import parse, verify
from tests.rooms import ends_of, ends_shown

FOLDER = Path(__file__).parent / "golden" / "playthroughs"
RECORDS = sorted(FOLDER.glob("*.hpr"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_game_plays_out_as_written(path: Path):
    verify(path.read_text(encoding="utf-8"))


def test_no_game_and_no_option_is_without_a_playthrough():
    played = {
        (header.game, option)
        for path in RECORDS
        for header in [parse(path.read_text(encoding="utf-8")).header]
        for option in header.options.split() or [""]
    }
    wanted = {(game.key, "") for game in GAMES.values()} | {
        (game.key, option.key) for game in GAMES.values() for option in game.options.offered
    }

    assert wanted <= played


def test_every_way_a_game_is_likely_to_end_has_a_playthrough():
    """Rarer ends have random games that come to them: see the tests of a game's end."""
    for key in KEYS:
        assert ends_shown(key) >= ends_of(key)
