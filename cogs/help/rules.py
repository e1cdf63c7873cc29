"""`/rules` and `/help`: the rules pages of `docs/rules`, a topic a message, with its picture."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import Struct

from cogs.delivery.channel import as_file
from cogs.delivery.lobby_posts import option_lines
from cogs.reply.answers import whisper
from cogs.reply.places import is_direct
from cogs.reply.sent import Nothing
from cogs.words.offered import MOST_OFFERED
from cogs.words.options import option_facts
from cogs.words.speech import fitting, label, language_of, shortened, theme_of
from engine.core import Refused
from engine.games import GAMES, game_named, house_of, when_one_goes
from engine.table.model import Language
from render import Picture, Theme
from words import plain, say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

_HEADING = re.compile(r"^## (.+?) \{#([a-z0-9-]+)\}$", re.M)
_PICTURE = re.compile(r"<!-- picture: (.+?) -->")


class Topic(Struct, frozen=True):
    """One part of a game's rules."""

    key: str
    title: str
    text: str
    example: str
    """A position that shows it, as the game reads it; may be empty."""


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
    """The rules of a game as they stand in the documentation."""
    pages = pages_of(game)
    title, summary, topics = _read(pages / f"{game}.{language}.md")
    more = pages / f"{game}-variants.{language}.md"
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


class Rules(commands.Cog):
    """What a newcomer asks."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.bot.presses.on("rules", self.press_rules, button=Nothing)

    async def press_rules(self, interaction: Interaction, table_id: int, _: Nothing) -> None:
        """The topics, behind what this table plays by."""
        table = await self.bot.host.table(table_id)
        language = language_of(interaction)
        lines = _index(language, table.game)
        if chosen := option_lines(table, language):
            lines = [say(language, "rules-table"), *chosen, "", *lines]
        await whisper(interaction, fitting(language, lines))

    @app_commands.command(name=label("cmd-rules"), description=label("cmd-rules-about"))
    @app_commands.describe(game=label("cmd-open-game-about"), topic=label("cmd-rules-topic-about"))
    @app_commands.rename(game=label("cmd-open-game"), topic=label("cmd-rules-topic"))
    @app_commands.choices(
        game=[app_commands.Choice(name=label(f"{key}-title"), value=key) for key in GAMES]
    )
    async def rules(
        self,
        interaction: Interaction,
        game: app_commands.Choice[str],
        topic: app_commands.Range[str, 0, 100] = "",
    ) -> None:
        await self._show(interaction, game.value, topic)

    @rules.autocomplete("topic")
    async def complete_topic(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        game = getattr(interaction.namespace, "game", None)
        if game not in GAMES:
            return []
        wanted = plain(current)
        page = rules_page(game, language_of(interaction))
        found = [
            topic
            for topic in (*page.topics, *page.variants)
            if wanted in plain(topic.title) or wanted in topic.key
        ]
        found.sort(key=lambda topic: topic.key != wanted)
        return [
            app_commands.Choice(name=shortened(topic.title, 100), value=topic.key)
            for topic in found[:MOST_OFFERED]
        ]

    @app_commands.command(name=label("cmd-help"), description=label("cmd-help-about"))
    async def help(self, interaction: Interaction) -> None:
        key = "help-direct" if is_direct(interaction) else "help"
        await whisper(interaction, say(language_of(interaction), key))

    async def _show(self, interaction: Interaction, game: str, wanted: str) -> None:
        language = language_of(interaction)
        page = rules_page(game, language)
        if not wanted.strip():
            await whisper(interaction, fitting(language, _index(language, game)))
            return
        topic = page.topic(wanted)
        if topic is None:
            keys = [one.key for one in page.topics]
            raise Refused("no-topic", f"there is no topic {wanted}", topic=wanted, choices=keys)
        text = f"**{topic.title}**\n{topic.text}"
        if topic in page.variants:
            text = f"{text}\n\n-# {option_facts(language, game, topic.key)}"
        if not topic.example:
            await whisper(interaction, text)
            return
        picture = await self._picture(game, topic.example, theme_of(interaction))
        await whisper(interaction, text, file=as_file(picture, topic.key))

    async def _picture(self, game: str, example: str, theme: Theme) -> Picture:
        rules = game_named(game)
        view = rules.view(rules.example(example), None)
        return await self.bot.painter.paint_view(view, theme=theme)


def _index(language: Language, game: str) -> list[str]:
    """What the game is about, and the topics to read on with."""
    page = rules_page(game, language)
    lines = [f"**{page.title}**", page.summary, "", say(language, "rules-topics", game=game)]
    lines += [f"- `{topic.key}` {topic.title}" for topic in page.topics]
    if page.variants:
        first, last = page.variants[0].key, page.variants[-1].key
        lines.append(say(language, "rules-variants", first=first, last=last))
    return lines


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Rules(bot))
