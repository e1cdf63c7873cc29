"""What translators are told: what is missing, too much, or asks for other facts."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from service.languages import warn_of_missing_texts
from words import LANGUAGES, languages
from words.__main__ import main
from words.checks import missing, odd_facts, pages, unused

ITALIAN = """\
table-full = Il tavolo è pieno.
hedgehogs-end-home =
    { $number ->
        [one] Un riccio è arrivato
       *[other] { $number } ricci sono arrivati
    }
ghost = Nessuno lo dice
"""


@pytest.fixture
def italian(tmp_path: Path) -> Iterator[None]:
    (tmp_path / "locale" / "it").mkdir(parents=True)
    (tmp_path / "locale" / "it" / "some.ftl").write_text(ITALIAN, encoding="utf-8")
    languages.add(tmp_path)
    yield
    languages.remove(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_of_ours_lacks_nothing(language: str) -> None:
    assert (missing(language), unused(language), odd_facts(language), pages(language)) == (
        [],
        [],
        {},
        [],
    )


def test_what_is_missing_is_named(italian: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["missing", "it"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert "button-play" in told
    assert "docs/rules/witches.it.md" in told
    assert "hedgehogs-end-home" not in told


def test_what_is_too_much_is_named(italian: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["unused", "it"]) == 1
    assert "ghost" in capsys.readouterr().out.splitlines()
    assert main(["unused", "fr"]) == 0


def test_texts_stand_side_by_side(italian: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "it"]) == 1
    told = capsys.readouterr().out
    assert "ricci sono arrivati" in told
    assert "hedgehogs are home" in told
    assert "!! facts: $count in English, $number here" in told


def test_a_language_that_is_not_there_is_told_in_a_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        main(["missing", "xx"])
    assert "there is no locale/xx" in capsys.readouterr().err


def test_one_warning_a_language_when_the_bot_starts(
    italian: None, caplog: pytest.LogCaptureFixture
) -> None:
    warn_of_missing_texts()
    (warning,) = (one for one in caplog.messages if "locale/it lacks" in one)
    assert "python -m words missing it" in warning
