"""`/rules` and `/help`: the rules pages of `docs/rules`, a topic a message, with its picture."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import Struct

from cogs.answers import whisper
from cogs.buttons import Arguments
from cogs.pictures import as_file
from cogs.speech import label, language_of
from engine.core import Refused
from engine.games import GAMES, game_named
from engine.table import Language
from render import Picture, Theme
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

PAGES: Final = Path(__file__).resolve().parent.parent / "docs" / "rules"
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
    """A game's rules."""

    title: str
    summary: str
    topics: tuple[Topic, ...]

    def topic(self, wanted: str) -> Topic | None:
        """By key or by title, however it was typed."""
        folded = wanted.strip().casefold()
        for topic in self.topics:
            if folded in (topic.key, topic.title.casefold()):
                return topic
        return None


@cache
def rules_page(game: str, language: Language) -> Page:
    """The rules of a game as they stand in the documentation."""
    text = (PAGES / f"{game}.{language}.md").read_text(encoding="utf-8")
    head, *parts = _HEADING.split(text)
    title, _, summary = head.strip().partition("\n")
    topics: list[Topic] = []
    for at in range(0, len(parts), 3):
        heading, key, body = parts[at : at + 3]
        example = _PICTURE.search(body)
        topics.append(
            Topic(key, heading, _PICTURE.sub("", body).strip(), example[1] if example else "")
        )
    return Page(title.removeprefix("# "), summary.strip(), tuple(topics))


class Rules(commands.Cog):
    """What a newcomer asks."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.bot.on_press("rules", self.press_rules)

    async def press_rules(self, interaction: Interaction, table_id: int, _: Arguments) -> None:
        table = await self.bot.host.table(table_id)
        await self._show(interaction, table.game, "")

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
        wanted = current.casefold()
        page = rules_page(game, language_of(interaction))
        return [
            app_commands.Choice(name=topic.title, value=topic.key)
            for topic in page.topics
            if wanted in topic.title.casefold() or wanted in topic.key
        ][:25]

    @app_commands.command(name=label("cmd-help"), description=label("cmd-help-about"))
    async def help(self, interaction: Interaction) -> None:
        await whisper(interaction, say(language_of(interaction), "help"))

    async def _show(self, interaction: Interaction, game: str, wanted: str) -> None:
        language = language_of(interaction)
        page = rules_page(game, language)
        if not wanted.strip():
            topics = "\n".join(f"- `{topic.key}` {topic.title}" for topic in page.topics)
            listed = say(language, "rules-topics", game=game)
            await whisper(interaction, f"**{page.title}**\n{page.summary}\n\n{listed}\n{topics}")
            return
        topic = page.topic(wanted)
        if topic is None:
            keys = [one.key for one in page.topics]
            raise Refused("no-topic", f"there is no topic {wanted}", topic=wanted, choices=keys)
        text = f"**{topic.title}**\n{topic.text}"
        if not topic.example:
            await whisper(interaction, text)
            return
        picture = await self._picture(game, topic.example, language)
        await whisper(interaction, text, file=as_file(picture, topic.key))

    async def _picture(self, game: str, example: str, language: Language) -> Picture:
        rules = game_named(game)
        view = rules.view(rules.example(example), None)
        return await self.bot.painter.paint_view(view, theme=Theme(language=language))


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Rules(bot))
