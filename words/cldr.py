"""What each language writes in its own way, as the Unicode consortium has collected it (CLDR, by
Babel): its name, days, lists, units of time."""

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import date
from functools import cache
from typing import Final

from babel import Locale, UnknownLocaleError
from babel.dates import format_date
from babel.lists import format_list
from babel.units import format_unit

from words.languages import ENGLISH

_LENGTHS: Final = ("long", "short", "narrow")


def own_name(language: str) -> str:
    """What a language is called by those who speak it: *Deutsch*, *Français*."""
    with suppress(UnknownLocaleError, ValueError):
        name = Locale.parse(language, sep="-").get_display_name()
        if name:
            return name[0].upper() + name[1:]
    return language


def listed(language: str, names: Sequence[str]) -> str:
    """`Ann`, `Ann and Bob`, `Ann, Bob and Cleo`."""
    return format_list(names, locale=_locale(language))


def written_day(language: str, day: date, first: str) -> str:
    """As in *Thursday, 24 December 2026*. `first` is how the first of a month is written, which
    is *1er* in French, and which CLDR does not tell."""
    locale = _locale(language)
    pattern = locale.date_formats["full"].pattern
    if day.day == 1:
        pattern = re.sub(r"\bd\b", f"'{first}'", pattern)
    return format_date(day, pattern, locale=locale)


@cache
def units(language: str, unit: str) -> frozenset[str]:
    """What a language writes for a `day`, an `hour`, … behind a number, in full and shortened."""
    return frozenset(text.casefold() for text in _units(language, unit))


def _units(language: str, unit: str) -> Iterator[str]:
    for length in _LENGTHS:
        for count in (1, 2, 5):
            written = format_unit(count, f"duration-{unit}", length, locale=_locale(language))
            text = re.sub(r"[\d\s.]+", "", written)
            if "duration" not in text:  # Babel's way of saying that there is nothing so short
                yield text


@cache
def _locale(language: str) -> Locale:
    """Where a language has no region it is written as in the world, not as in one country."""
    for code in (f"{language}-001", language, language.partition("-")[0], f"{ENGLISH}-001"):
        with suppress(UnknownLocaleError, ValueError):
            return Locale.parse(code, sep="-")
    raise AssertionError("Babel knows English")
