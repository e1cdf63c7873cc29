"""Every word a person reads: looked up in the Fluent files of `locale/`, a folder a language.

A key that does not exist, or a fact that a text needs and did not get, is an error: a table
should never show half a sentence.
"""

from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "fr")

_FOLDER: Final = Path(__file__).resolve().parent.parent / "locale"


class WordsError(LookupError):
    """A text that cannot be said."""


def say(language: str, key: str, /, **facts: str | int) -> str:
    """The text of a key in a language, its variables filled from `facts`."""
    return _said(language, key, tuple(facts.items()))


def knows(language: str, key: str) -> bool:
    """Whether there is a text: not everything has a remark."""
    return _bundle(language).has_message(key)


@lru_cache(maxsize=4096)
def _said(language: str, key: str, facts: tuple[tuple[str, str | int], ...]) -> str:
    """Kept, because the same few hundred texts are said on every picture and post."""
    bundle = _bundle(language)
    if not bundle.has_message(key):
        raise WordsError(f"there is no text {key!r} in {language!r}")
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise WordsError(f"the text {key!r} in {language!r} has no value")
    text, errors = bundle.format_pattern(pattern, dict(facts))
    if errors:
        raise WordsError(f"the text {key!r} in {language!r}: {'; '.join(map(str, errors))}")
    return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise WordsError(f"we do not speak {language!r}")
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((_FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle
