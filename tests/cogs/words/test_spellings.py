"""What people type in their own language."""

import pytest

from cogs.words.spellings import as_english


@pytest.mark.parametrize(
    ("typed", "english"),
    [
        ("Demain", "tomorrow"),
        ("aujourd’hui", "today"),
        ("AUCUNE", "off"),
        ("tout", "all"),
        ("+ 3 j", "+ 3d"),
        ("+2s", "+2w"),
        ("1 jour 12 heures", "1d 12h"),
        ("2 sem.", "2w"),
        ("90 min", "90m"),
        ("48h", "48h"),
        ("9 à 17", "9 to 17"),
        ("22h30 – 8h", "22h30 – 8h"),
        ("24.12.", "24.12."),
        ("", ""),
        ("2 fortnights", "2 fortnights"),
        ("`@everyone`", "`@everyone`"),
    ],
)
def test_words_are_read_as_english(typed: str, english: str) -> None:
    assert as_english(typed) == english
