"""Which languages there are, and who is spoken to in which."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from words import (
    LANGUAGES,
    knows,
    language_for,
    languages,
    listed,
    own_name,
    say,
    spoken_as,
    written_day,
)


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Path]:
    """Italian, all of Portuguese and what is said otherwise in Brazil, one text each."""
    for folder, text in (
        ("it", "table-full = Il tavolo è pieno."),
        ("pt", "hedgehogs-start = Começa\nsettings-quiet = Sossego"),
        ("pt-BR", "hedgehogs-start = Começou"),
    ):
        (tmp_path / "locale" / folder).mkdir(parents=True)
        (tmp_path / "locale" / folder / "some.ftl").write_text(f"{text}\n", encoding="utf-8")
    languages.add(tmp_path)
    yield tmp_path
    languages.remove(tmp_path)
    assert "it" not in LANGUAGES


def test_a_language_is_a_folder(shelf: Path) -> None:
    assert LANGUAGES[0] == "en"
    assert set(LANGUAGES) >= {"en", "fr", "it", "pt", "pt-BR"}
    assert say("it", "table-full") == "Il tavolo è pieno."


def test_what_a_language_lacks_is_said_in_english(shelf: Path) -> None:
    assert say("it", "hedgehogs-end-home", count=1) == "1 hedgehog is home"
    assert say("it", "button-play") == say("en", "button-play")
    assert knows("it", "button-play")
    assert not knows("it", "no-such-text")


def test_a_region_says_what_all_say_but_for_what_it_says_otherwise(shelf: Path) -> None:
    assert say("pt-BR", "hedgehogs-start") == "Começou"
    assert say("pt", "hedgehogs-start") == "Começa"
    assert say("pt-BR", "settings-quiet", on="true") == "Sossego"
    assert say("pt-BR", "button-play") == say("en", "button-play")


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("fr", "fr"),
        ("fr-CA", "fr"),
        ("FR", "fr"),
        ("en-US", "en"),
        ("en-GB", "en"),
        ("it", "it"),
        ("pt-BR", "pt-BR"),
        ("pt_br", "pt-BR"),
        ("pt-PT", "pt"),
        ("ja", None),
        ("", None),
    ],
)
def test_who_understands_which(shelf: Path, locale: str, language: str | None) -> None:
    assert spoken_as(locale) == language
    assert language_for(locale) == (language or "en")


def test_a_region_stands_for_its_neighbours_rather_than_english(tmp_path: Path) -> None:
    (tmp_path / "locale" / "es-ES").mkdir(parents=True)
    (tmp_path / "locale" / "es-ES" / "some.ftl").write_text("x = x\n")
    languages.add(tmp_path)
    try:
        assert spoken_as("es-419") == "es-ES"
    finally:
        languages.remove(tmp_path)


@pytest.mark.parametrize(
    ("language", "name", "names", "day"),
    [
        ("en", "English", "A, B and C", "Thursday, 1 January 2026"),
        ("fr", "Français", "A, B et C", "jeudi 1er janvier 2026"),
        ("de", "Deutsch", "A, B und C", "Donnerstag, 1. Januar 2026"),
        ("pt-BR", "Português (Brasil)", "A, B e C", "quinta-feira, 1 de janeiro de 2026"),
        ("nobody", "nobody", "A, B and C", "Thursday, 1 January 2026"),
    ],
)
def test_as_each_language_writes_it(language: str, name: str, names: str, day: str) -> None:
    assert own_name(language) == name
    assert listed(language, ["A", "B", "C"]) == names
    assert listed(language, ["A"]) == "A"
    assert listed(language, []) == ""
    first = "1er" if language == "fr" else "1"
    assert written_day(language, date(2026, 1, 1), first) == day
    assert "1er" not in written_day(language, date(2026, 12, 31), "1er")
