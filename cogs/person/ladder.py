"""`/ladder`: who is ahead of whom on this server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Final

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import Meta

from cogs.delivery.channel import as_file
from cogs.reply.answers import update, whisper
from cogs.reply.components import TableButton, rows_of
from cogs.reply.places import in_servers
from cogs.reply.presses import old_button
from cogs.reply.sent import Count, Sent
from cogs.words.options import title_of
from cogs.words.ratings import points
from cogs.words.speech import label, language_of, theme_of
from engine.games import GAMES
from engine.rating.computers import strengths_of
from engine.rating.ladder import Rung
from engine.rating.results import OVERALL
from engine.table.model import Language
from render.people import LadderCard, LadderLine
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

A_PAGE: Final = 20
ALL: Final = "all"
"""In the place of a game's key in a button."""
NOBODY: Final = 0
MOST_SAID: Final = 1000
"""Characters of an alt text, which Discord cuts off a little behind."""


class Leaf(Sent, frozen=True):
    """A page of a ladder."""

    game: Annotated[str, Meta(max_length=40)]
    page: Count


class Ladders(commands.Cog):
    """The list of a server, to whoever asks."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.bot.presses.on_page("ladder", self.press_page, button=Leaf, where="server")

    @app_commands.command(name=label("cmd-ladder"), description=label("cmd-ladder-about"))
    @app_commands.describe(game=label("cmd-ladder-game-about"))
    @app_commands.rename(game=label("cmd-open-game"))
    @app_commands.choices(
        game=[app_commands.Choice(name=label(f"{key}-title"), value=key) for key in GAMES]
    )
    @in_servers
    async def ladder(
        self, interaction: Interaction, game: app_commands.Choice[str] | None = None
    ) -> None:
        key = OVERALL if game is None else game.value
        rungs = await self._rungs(interaction, key)
        own = next((at for at, one in enumerate(rungs) if one.user == interaction.user.id), 0)
        text, file, view = await self._page(interaction, key, rungs, own // A_PAGE)
        await whisper(interaction, text, file=file, view=view)

    async def press_page(self, interaction: Interaction, _: int, sent: Leaf) -> None:
        key = OVERALL if sent.game == ALL else sent.game
        if key != OVERALL and key not in GAMES:
            raise old_button()
        rungs = await self._rungs(interaction, key)
        text, file, view = await self._page(interaction, key, rungs, sent.page)
        await update(interaction, text, file=file, view=view)

    async def _rungs(self, interaction: Interaction, game: str) -> Sequence[Rung]:
        guild, user = interaction.guild_id or 0, interaction.user.id
        return await self.bot.host.ratings.ladder(guild, game, user)

    async def _page(
        self, interaction: Interaction, game: str, rungs: Sequence[Rung], page: int
    ) -> tuple[str, discord.File | None, discord.ui.View | None]:
        """A page as a picture, what the asker's place is, and the way to the other pages."""
        language = language_of(interaction)
        own = next((one for one in rungs if one.user == interaction.user.id), None)
        text = f"{_own_place(language, own, len(rungs))}\n{_computers(language, game)}".strip()
        if not rungs:
            return say(language, "ladder-empty"), None, None
        pages = -(-len(rungs) // A_PAGE)
        page = min(page, pages - 1)
        shown = rungs[page * A_PAGE : (page + 1) * A_PAGE]
        users = [one.user for one in shown]
        names = await self.bot.host.ratings.names(interaction.guild_id or 0, users)
        card = _card(language, game, shown, names, interaction.user.id, len(rungs))
        picture = await self.bot.painter.paint_card(card, theme_of(interaction))
        buttons = [
            TableButton.make(NOBODY, "ladder", game or ALL, other, label=say(language, key))
            for key, other in (("button-earlier", page - 1), ("button-later", page + 1))
            if 0 <= other < pages
        ]
        return text, as_file(picture, "ladder"), rows_of(*buttons) if buttons else None


def _own_place(language: Language, own: Rung | None, count: int) -> str:
    if own is None:
        return say(language, "ladder-unlisted")
    return say(language, "ladder-own", place=own.place, of=count, rating=points(own.rating.value))


def _computers(language: Language, game: str) -> str:
    """How strong computers are in a game, to compare with."""
    strengths = strengths_of(game) if game else {}
    if not strengths:
        return ""
    told = " · ".join(f"{level}: {strength}" for level, strength in strengths.items())
    return say(language, "ladder-computers", levels=told)


def _card(  # noqa: PLR0913, PLR0917 — what a page is made of
    language: Language,
    game: str,
    rungs: Sequence[Rung],
    names: dict[int, str],
    asker: int,
    count: int,
) -> LadderCard:
    title = title_of(language, game, "") if game else say(language, "ladder-all")
    lines = tuple(
        LadderLine(
            place=str(one.place),
            moved=None if one.before is None else one.before - one.place,
            name=names.get(one.user, "?"),
            rating=points(one.rating.value),
            tables=say(language, "ladder-tables", count=one.rating.tables),
            own=one.user == asker,
        )
        for one in rungs
    )
    head = say(language, "ladder-title", game=title)
    said = [f"{head}."] + [_said(one) for one in lines]
    alt = " ".join(said)
    while len(alt) > MOST_SAID:
        said.pop()
        alt = " ".join([*said, "…"])
    return LadderCard(head, say(language, "ladder-detail", count=count), lines, alt)


def _said(line: LadderLine) -> str:
    """A line in words, with the signs of the picture."""
    moved = line.moved
    mark = "★" if moved is None else f"▲{moved}" if moved > 0 else f"▼{-moved}" if moved else "–"
    return f"{line.place} {line.name} {line.rating} {mark}."


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Ladders(bot))
