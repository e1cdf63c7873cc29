"""The rules pages of `docs/rules`, as people read them: topics, a few of them to a leaf."""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from engine.games import house_of, when_one_goes
from engine.table.model import Language
from words import plain, wanted

LEAF_LENGTH: Final = 2900
"""Characters of topics on a leaf: a message holds 4,000, its heading and the like included."""
LEAF_TOPICS: Final = 3

_HEADING = re.compile(r"^## (.+?) \{#([a-z0-9-]+)\}$", re.M)
_PICTURE = re.compile(r"<!-- picture: (.+?) -->")


class Topic(Struct, frozen=True):
    """One part of a game's rules."""

    key: str
    title: str
    text: str
    example: str
    """A position that shows it, as the game reads it; may be empty."""


Leaf = tuple[Topic, ...]
"""What is read at once."""


class Page(Struct, frozen=True):
    """A game's rules, and those of its variants."""

    title: str
    summary: str
    topics: tuple[Topic, ...]
    variants: tuple[Topic, ...] = ()

    def topic(self, wanted: str) -> Topic | None:
        """By key or by title, however it was typed; a variant also by its number or name alone."""
        typed = plain(wanted.strip())
        for topic in (*self.topics, *self.variants):
            if typed in (topic.key, plain(topic.title)):
                return topic
        for variant in self.variants:
            name = plain(variant.title).removeprefix(variant.key).strip()
            if typed in (variant.key.removeprefix("v"), name):
                return variant
        return None


def pages_of(game: str) -> Path:
    """The folder in which a game's rules pages lie."""
    return house_of(game) / "docs" / "rules"


@cache
def rules_page(game: str, language: Language) -> Page:
    """The rules of a game as they stand in the documentation, in English where a language has
    none."""
    pages = pages_of(game)
    written = next(one for one in wanted(language) if (pages / f"{game}.{one}.md").exists())
    title, summary, topics = _read(pages / f"{game}.{written}.md")
    more = pages / f"{game}-variants.{written}.md"
    return Page(title, summary, topics, _read(more)[2] if more.exists() else ())


when_one_goes(rules_page.cache_clear)


def _read(path: Path) -> tuple[str, str, tuple[Topic, ...]]:
    """The title of a file, what stands below it, and its topics."""
    head, *parts = _HEADING.split(path.read_text(encoding="utf-8"))
    title, _, summary = head.strip().partition("\n")
    topics: list[Topic] = []
    for at in range(0, len(parts), 3):
        heading, key, body = parts[at : at + 3]
        example = _PICTURE.search(body)
        topics.append(
            Topic(key, heading, _PICTURE.sub("", body).strip(), example[1] if example else "")
        )
    return title.removeprefix("# "), summary.strip(), tuple(topics)


def leaves(topics: Sequence[Topic]) -> list[Leaf]:
    """The topics in order, as many to a leaf as fit."""
    found: list[list[Topic]] = []
    for topic in topics:
        last = found[-1] if found else []
        length = sum(len(one.title) + len(one.text) for one in (*last, topic))
        if found and len(last) < LEAF_TOPICS and length <= LEAF_LENGTH:
            last.append(topic)
        else:
            found.append([topic])
    return [tuple(leaf) for leaf in found]
