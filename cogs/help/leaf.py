"""A leaf of the rules, as it is shown: topics with their pictures, and ways to turn the leaf.

Every topic is followed by its own picture, so a leaf is a message of the kind that has texts and
pictures in any order. Whatever leads on carries the game and where to, and works after any restart.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import discord
from discord import ui
from msgspec import Struct

from cogs.help.reading import Leaf, Page, Topic, leaves, rules_page
from cogs.reply.components import TableButton, TableSelect
from cogs.words.offered import MOST_OFFERED
from cogs.words.options import option_facts
from cogs.words.speech import shortened
from engine.games import GAMES
from engine.table.model import Language
from words import say

COVER: Final = "cover"
"""In the place of a topic: what the game is about, and what there is to read."""


class Reader(Struct, frozen=True):
    """Somebody reads the rules of a game in a language."""

    game: str
    language: Language

    @property
    def page(self) -> Page:
        return rules_page(self.game, self.language)

    def cover(self, first: Sequence[str] = ()) -> list[str]:
        """What the game is about and which topics there are; `first` stands before."""
        page = self.page
        topics = " · ".join(topic.title for topic in page.topics)
        lines = [f"## {page.title}", *first, page.summary]
        lines.append(say(self.language, "rules-topics", topics=topics))
        if page.variants:
            lines.append(say(self.language, "rules-variants", count=len(page.variants)))
        return lines

    def leaf_with(self, topic: Topic) -> Leaf:
        """The leaf on which a topic is; a variant has one of its own."""
        return next((leaf for leaf in leaves(self.page.topics) if topic in leaf), (topic,))

    def written(self, topic: Topic) -> str:
        """A topic with its heading; a variant with what goes with it."""
        text = f"### {topic.title}\n{topic.text}"
        if topic in self.page.variants:
            text = f"{text}\n\n-# {option_facts(self.language, self.game, topic.key)}"
        return text

    def controls(self, leaf: Leaf) -> Iterator[ui.ActionRow[Any]]:
        """Everything that leads to other topics from a leaf; without one, from the cover."""
        page = self.page
        yield ui.ActionRow(self._select("rules-choose", page.topics))
        for at in range(0, len(page.variants), MOST_OFFERED):
            part = page.variants[at : at + MOST_OFFERED]
            first, last = part[0].key, part[-1].key
            yield ui.ActionRow(self._select("rules-choose-variant", part, first=first, last=last))
        turning = list(self._turning(leaf))
        if not leaf:
            teach = say(self.language, "button-teach")
            turning.append(TableButton.make(0, "teach", self.game, label=teach))
        if turning:
            yield ui.ActionRow(*turning)

    def _turning(self, leaf: Leaf) -> Iterator[TableButton]:
        """Buttons to the leaf before and behind; among variants, to the neighbouring ones."""
        page = self.page
        chapter: list[Leaf] = [(), *leaves(page.topics)]
        if leaf and leaf[0] in page.variants:
            chapter = [(), *((variant,) for variant in page.variants)]
        whole = self.leaf_with(leaf[0]) if leaf else leaf
        at = chapter.index(whole)
        # Behind a topic that was asked for by itself is the leaf that it stands on.
        for to, sign in ((at - (leaf == whole), "◀ {}"), (at + 1, "{} ▶")):
            if 0 <= to < len(chapter):
                target = chapter[to]
                name = target[0].title if target else say(self.language, "rules-cover")
                key = target[0].key if target else COVER
                yield TableButton.make(
                    0, "leaf", self.game, key, label=shortened(sign.format(name), 80)
                )

    def _select(self, key: str, topics: Sequence[Topic], **facts: str) -> TableSelect:
        options = [
            discord.SelectOption(value=topic.key, label=shortened(topic.title, 100))
            for topic in topics[:MOST_OFFERED]
        ]
        # The first topic tells the selects of one message apart.
        return TableSelect.make(
            0,
            "topic",
            self.game,
            topics[0].key,
            placeholder=say(self.language, key, **facts),
            options=options,
        )


def games_select(language: Language) -> TableSelect:
    """A select of all games, whose rules can be read."""
    return TableSelect.make(
        0,
        "manual",
        placeholder=say(language, "rules-choose-game"),
        options=[
            discord.SelectOption(value=key, label=say(language, f"{key}-title")) for key in GAMES
        ],
    )
