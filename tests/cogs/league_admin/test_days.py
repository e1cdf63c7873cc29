"""Days as they are offered while an organiser types are days that can be read, in any language."""

import pytest

from engine.people.typed_moments import read_moment
from words import LANGUAGES, say

NOW = 1_795_000_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_day_that_is_offered_can_be_read(language: str):
    for text in say(language, "league-admin-days").split(" | "):
        at = read_moment(text, "Europe/Berlin", NOW)
        assert at is not None, text
        assert at > NOW, text
