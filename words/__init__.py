"""Every word a person reads: looked up in the Fluent files of `locale/`, a folder a language.

A game that has its rooms elsewhere has its words there.

A key that does not exist, or a fact that a text needs and did not get, is an error: a table
should never show half a sentence. What a language has no text for is said in English.
"""

import unicodedata
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Pattern, Placeable, Resource, TextElement, VariableReference
from msgspec import Struct

from words.cldr import listed, own_name, units, written_day
from words.languages import ENGLISH, LANGUAGES, folders_of, language_for, shelves, spoken_as, wanted

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "WordsError",
    "knows",
    "language_for",
    "listed",
    "own_name",
    "plain",
    "say",
    "spoken_as",
    "units",
    "wanted",
    "written_day",
]

Shelves = tuple[Path, ...]
"""The folders with a `locale`."""


class WordsError(LookupError):
    """A text that cannot be said."""


def say(language: str, key: str, /, **facts: str | int) -> str:
    """The text of a key in a language, its variables filled from `facts`."""
    found = shelves()
    simple = _simple_texts(language, found).get(key)
    if simple is None:
        return _said(language, found, key, tuple(facts.items()))
    for name in simple.names:
        if type(facts.get(name)) is not str:  # numbers are written as the language does
            return _said(language, found, key, tuple(facts.items()))
    return simple.text.format_map(facts)


def plain(text: str) -> str:
    """A text as people type it in a hurry: no capitals, no accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def knows(language: str, key: str) -> bool:
    """Whether there is a text: not everything has a remark."""
    found = shelves()
    return any(_bundle(one, found).has_message(key) for one in (language, ENGLISH))


class _Simple(Struct, frozen=True):
    """A text in which facts stand as they are, as `str.format_map` takes it."""

    text: str
    names: tuple[str, ...]


@cache
def _simple_texts(language: str, found: Shelves) -> dict[str, _Simple]:
    """What need not be asked of Fluent, which takes a hundred times as long: most texts decide
    nothing and count nothing."""
    entries = [entry for resource in _resources(language, found) for entry in resource.body]
    made = {entry.id.name: _simple(entry.value) for entry in entries if isinstance(entry, Message)}
    return {key: simple for key, simple in made.items() if simple is not None}


def _simple(pattern: Pattern | None) -> _Simple | None:
    text, names = "", list[str]()
    for element in pattern.elements if pattern is not None else ():
        match element:
            case TextElement(value=value):
                text += value.replace("{", "{{").replace("}", "}}")
            case Placeable(expression=VariableReference(id=name)):
                text += f"{{{name.name}}}"
                names.append(name.name)
            case _:
                return None
    return _Simple(text, tuple(names)) if text else None


@lru_cache(maxsize=4096)
def _said(language: str, found: Shelves, key: str, facts: tuple[tuple[str, str | int], ...]) -> str:
    """Kept, because the same few hundred texts are said on every picture and post."""
    bundle = _bundle(language, found)
    if not bundle.has_message(key) and language != ENGLISH:
        return _said(ENGLISH, found, key, facts)
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
def _bundle(language: str, found: Shelves) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for resource in _resources(language, found):
        bundle.add_resource(resource, allow_overrides=True)
    return bundle


@cache
def _resources(language: str, found: Shelves) -> list[Resource]:
    """A text that comes later is said instead of one before."""
    paths = [
        path
        for folder in folders_of(language)
        for shelf in found
        for path in sorted((shelf / "locale" / folder).glob("*.ftl"))
    ]
    return [FluentResource(path.read_text("utf-8")) for path in paths]
