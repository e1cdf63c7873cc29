"""One option and the words that refine it: `v15 hard`, `v18 target=3`, `v17 +b3 -e3`."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct


class BadOptions(Exception):
    """Options that cannot be chosen, or not together. The message says which and why.

    `code` and `facts` let an edge say the same in other languages; `one` and `other` are the
    options that clash, where two do.
    """

    def __init__(self, code: str, message: str, **facts: str | Sequence[str]) -> None:
        super().__init__(message)
        self.code = code
        self.facts = facts


class Word(Struct, frozen=True):
    """A word that refines an option: `hard`."""

    text: str
    title: str
    sets: Mapping[str, Any] = {}
    alone: bool = True
    """No other word of the option goes with it."""


class Number(Struct, frozen=True):
    """A number that refines an option: `target=3`."""

    name: str
    title: str
    field: str
    """The field of the rules that it sets; empty if it is not for them to know."""
    least: int
    most: int


class Marks(Struct, frozen=True):
    """Any number of words of one shape, kept as a set: `+b3 -e3`."""

    shape: str
    """A regular expression that each of them matches."""
    example: str
    title: str
    field: str
    sets: Mapping[str, Any] = {}
    """What any of them sets besides."""


Refinement = Word | Number | Marks


class Option(Struct, frozen=True):
    """A named edit of the rules."""

    key: str
    title: str
    """The one line a player reads, in plain English."""
    sets: Mapping[str, Any] = {}
    adds: Mapping[str, frozenset[Any]] = {}
    words: tuple[Refinement, ...] = ()
    group: str = ""
    """What it is about; a lobby shows options group by group."""
    advised: tuple[int, ...] | None = None
    """Numbers of players it is good for; `None`: whatever the game is good for."""
    possible: tuple[int, ...] = ()
    """Numbers of players it can be played with at all; empty: as the game."""
    longer: str = ""
    tactical: str = ""
    """What it does to length and tactics, from `--` to `++`; `=` for nothing, empty unknown."""
    surprise: bool = True
    """Whether it may be drawn when chance chooses the options."""


def canonical_words(option: Option, asked: Sequence[str]) -> tuple[str, ...]:
    """The words behind a key, known ones once each in the order the option lists them."""
    kept: list[tuple[int, str]] = []
    lone: list[str] = []
    for text in dict.fromkeys(asked):
        for place, word in enumerate(option.words):
            fitted = _fits(option, word, text)
            if fitted is not None:
                if isinstance(word, Word) and word.alone:
                    lone.append(text)
                kept.append((place, fitted))
                break
        else:
            raise _unknown_word(option, text)
    names = [text.partition("=")[0] for _, text in kept if "=" in text]
    if len(names) != len(set(names)) or (lone and len(dict.fromkeys(asked)) > len(lone)):
        raise _too_many_words(option, asked)
    if len(lone) > 1:
        raise _too_many_words(option, asked)
    return tuple(text for _, text in sorted(kept) if text)


def _fits(option: Option, word: Refinement, text: str) -> str | None:
    """The text as canonical options have it if the refinement means it; empty for a default."""
    match word:
        case Word():
            if text != word.text:
                return None
            return text if word.sets else ""
        case Number():
            name, equals, digits = text.partition("=")
            if name != word.name or not equals:
                return None
            if not re.fullmatch(r"\d{1,4}", digits, re.ASCII):
                raise _unknown_word(option, text)
            if not word.least <= int(digits) <= word.most:
                raise BadOptions(
                    "option-number",
                    f"{option.key} {word.name} is {word.least} to {word.most}",
                    option=option.key,
                    word=word.name,
                    least=str(word.least),
                    most=str(word.most),
                )
            return f"{name}={int(digits)}"
        case Marks():
            return text if re.fullmatch(word.shape, text) else None


def refine(edits: dict[str, Any], option: Option, text: str) -> None:
    for word in option.words:
        if _fits(option, word, text) is None:
            continue
        match word:
            case Word():
                edits.update(word.sets)
            case Number():
                if word.field:
                    edits[word.field] = int(text.partition("=")[2])
            case Marks():
                edits.update(word.sets)
                edits[word.field] = edits.get(word.field, frozenset[str]()) | {text}
        return


def spelled(word: Refinement) -> str:
    """How a refinement is written."""
    match word:
        case Word():
            return word.text
        case Number():
            return f"{word.name}={word.least}…{word.most}"
        case Marks():
            return word.example


def _unknown_word(option: Option, text: str) -> BadOptions:
    known = [f"{option.key} {spelled(word)}" for word in option.words]
    offer = f"; there are: {', '.join(known)}" if known else ", and takes no words"
    return BadOptions(
        "unknown-option",
        f"unknown option {text[:40]!r} behind {option.key}{offer}",
        option=text[:40],
        choices=known or [option.key],
    )


def _too_many_words(option: Option, asked: Sequence[str]) -> BadOptions:
    known = [f"{option.key} {spelled(word)}" for word in option.words]
    return BadOptions(
        "option-words",
        f"{option.key} takes one of these at a time: {', '.join(known)}",
        option=option.key,
        choices=known,
    )
