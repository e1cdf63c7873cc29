"""The last board of every playthrough can be drawn and told: also that of a match."""

from pathlib import Path

import pytest

from engine.games import game_named
from engine.record import replay
from engine.record_reading import parse
from render import Language, Theme, render

PLAYTHROUGHS = Path(__file__).resolve().parents[1] / "golden" / "playthroughs"
MATCHES = ["courtiers-match", "jesters-match", "witches-match", "hedgehogs-v20"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", MATCHES)
def test_the_end_of_a_match_says_why_it_is_over(name: str, language: Language):
    record = parse((PLAYTHROUGHS / f"{name}.hpr").read_text(encoding="utf-8"))
    *_, last = replay(record)
    view = game_named(record.header.game).view(last.state, None)
    assert view.match is not None
    assert view.match.over
    alt = render(view, Theme(language=language), names=record.header.names).alt
    said = {"en": "the match is over after", "fr": "le match est fini après"}
    assert said[language] in alt
