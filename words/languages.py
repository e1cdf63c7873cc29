"""Which languages there are: a folder of `locale/` each, found by looking.

A folder is called as Discord calls the language, `de` or `pt-BR`, or by the first part of that for
all who speak it, `pt`. Beside such a folder one with a region needs no more than what is said
otherwise there.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from engine.games import houses

ENGLISH: Final = "en"
"""What is said where a language has no text, and to whoever speaks none of ours."""

_spoken: Final[list[str]] = []

LANGUAGES: Final[Sequence[str]] = _spoken
"""Those there are: English, then by their codes. One that is added appears here."""

_HOME: Final = Path(__file__).resolve().parent.parent

_added: tuple[Path, ...] = ()


def shelves() -> tuple[Path, ...]:
    """The folders with a `locale`: those in which games have their rooms, and what was added."""
    return houses() + _added


def add(folder: Path) -> None:
    """Let in the languages of a `locale` that lies in another folder."""
    global _added  # noqa: PLW0603 — asked for with every word that is said
    _added = (*_added, folder)
    _look_round()


def remove(folder: Path) -> None:
    """Let them go again."""
    global _added  # noqa: PLW0603
    _added = tuple(one for one in _added if one != folder)
    _look_round()


def _look_round() -> None:
    found = {path.parent.name for home in (_HOME, *_added) for path in home.glob("locale/*/*.ftl")}
    _spoken[:] = sorted(found, key=lambda code: (code != ENGLISH, code))


_look_round()


def folders_of(language: str) -> tuple[str, ...]:
    """Where the texts of a language are: what is said everywhere, then what is said otherwise in
    its region."""
    general = language.partition("-")[0]
    return tuple(code for code in dict.fromkeys((general, language)) if code in _spoken)


def wanted(language: str) -> tuple[str, ...]:
    """What may stand for a language, best first: itself, that of all regions, English."""
    return tuple(dict.fromkeys((language, language.partition("-")[0], ENGLISH)))


def spoken_as(locale: str) -> str | None:
    """Which of our languages somebody understands whose Discord speaks `de` or `en-US`, if any:
    that very one, that of all regions, or that of another."""
    wanted = locale.replace("_", "-").casefold()
    general = wanted.partition("-")[0]
    by_code = {code.casefold(): code for code in _spoken}
    elsewhere = (code for one, code in by_code.items() if one.startswith(f"{general}-"))
    return by_code.get(wanted) or by_code.get(general) or next(elsewhere, None)


def language_for(locale: str) -> str:
    """Which of our languages somebody is spoken to in."""
    return spoken_as(locale) or ENGLISH
