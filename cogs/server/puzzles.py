"""The puzzle of the week: who wants it, its post, and the private panel that solves it.

A timer posts it. Whatever fails, the week's puzzle is kept before its post, which carries a nonce:
who comes next posts the same one, or finds that it is there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Final

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands
from msgspec import Meta
from msgspec.structs import replace

from cogs.background.thinkers import Stopped
from cogs.delivery.channel import Post, as_file, send
from cogs.reply.answers import open_leaf, turn_leaf, whisper
from cogs.reply.components import Press
from cogs.reply.failures import FAILURES, heard
from cogs.reply.permissions import refuse_to_log
from cogs.reply.presses import old_button
from cogs.reply.sent import Count, Sent
from cogs.server.puzzle_page import START, on_board, puzzle_page, puzzle_text
from cogs.server.shown import puzzles_line
from cogs.words.speech import label, language_of, language_of_guild, theme_of
from engine.clock.timers import Timer
from engine.games import GAMES
from engine.host.puzzles import Puzzle
from engine.table.model import GuildSettings, Language
from engine.table.puzzles import Hunt, attempted
from render import Theme
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)

Interaction = discord.Interaction["Hedgepost"]

TRY_AGAIN: Final = 600
"""Seconds until a puzzle that could not be posted is tried again."""
Path = Annotated[str, Meta(pattern=r"^(0|[1-9]\d{0,2})(-(0|[1-9]\d{0,2})){0,11}$")]
"""Which choice was made of all that were offered, one decision after the other."""


class Solving(Sent, frozen=True):
    """A puzzle that somebody wants to solve."""

    puzzle: Count


class Answering(Sent, frozen=True):
    """What somebody chose so far; the last may come from a select, whose number stands before."""

    puzzle: Count
    path: Path


class Selected(Sent, frozen=True):
    """The same, with what was chosen in a select."""

    puzzle: Count
    page: Count
    path: str
    chosen: Count


class PuzzleRights(commands.Cog):
    """The command of `/hedgepost` about puzzles."""

    bot: Hedgepost

    @app_commands.command(
        name=label("cmd-hedgepost-puzzles"), description=label("cmd-hedgepost-puzzles-about")
    )
    @app_commands.describe(
        channel=label("cmd-hedgepost-puzzles-channel-about"),
        off=label("cmd-hedgepost-puzzles-off-about"),
    )
    @app_commands.rename(
        channel=label("cmd-hedgepost-which"), off=label("cmd-hedgepost-puzzles-off")
    )
    async def puzzles(
        self,
        interaction: Interaction,
        channel: discord.TextChannel | None = None,
        off: bool | None = None,
    ) -> None:
        """Have a puzzle every week in a channel, or none any more."""
        guild, servers = interaction.guild_id or 0, self.bot.host.servers
        if channel is not None and not off:
            refuse_to_log(channel)
        wanted = None if channel is None else channel.id

        def change(before: GuildSettings) -> GuildSettings:
            return replace(before, puzzles=None if off else wanted or before.puzzles)

        before = after = await servers.settings(guild)
        if change(before) != before:
            after = await servers.change_settings(guild, change)
            if after.puzzles is None:
                await self.bot.host.puzzles.stop(guild)
        if wanted is not None and after.puzzles == wanted:
            await self.bot.host.puzzles.begin(guild)
            self.bot.timers.wake()
        await whisper(interaction, puzzles_line(language_of(interaction), after))


class Puzzles(commands.Cog):
    """Posts puzzles, and lets people solve them."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot
        self._telling = asyncio.Lock()

    async def cog_load(self) -> None:
        self.bot.timers.on("puzzle", self.post, beside=True)
        presses = self.bot.presses
        presses.on("solve", self.solve, where="server", button=Solving)
        presses.on_page("puzzle", self.again, where="server", button=Solving)
        presses.on_page("unravel", self.answer, where="server", button=Answering)
        presses.on_page("unravels", self.answer_select, where="server", select=Selected)

    async def post(self, timer: Timer, _late: int) -> Sequence[Timer]:
        """Post a server's puzzle of the week, if one can be found."""
        puzzles, guild_id = self.bot.host.puzzles, timer.guild or 0
        settings = await self.bot.host.servers.settings(guild_id)
        guild = self.bot.get_guild(guild_id)
        if settings.puzzles is None:
            return ()
        then = puzzles.next_after(timer)
        try:
            puzzle = await puzzles.of_week(guild_id, timer.at)
            puzzle = puzzle or await self._find(guild_id, timer.at, settings.puzzles)
        except Stopped:
            return (replace(timer, id=0, taken=0),)  # whoever comes next finds it due
        if puzzle is None or puzzle.message is not None or guild is None:
            return (then,)
        language = language_of_guild(guild, settings, self.bot.settings.language)
        try:
            await self._send(puzzle, language)
        except (discord.Forbidden, discord.NotFound) as failed:
            log.info("server %d: its puzzle cannot be posted (%s)", guild_id, failed)
        except FAILURES as failed:
            log.warning("server %d: its puzzle could not be posted (%s)", guild_id, failed)
            week = then.at - timer.at
            soon = self.bot.host.now() + TRY_AGAIN
            if soon // week == timer.at // week:
                return (replace(timer, id=0, taken=0, at=soon),)
        return (then,)

    async def _find(self, guild: int, at: int, channel: int) -> Puzzle | None:
        """A puzzle out of the newest finished games that has one."""
        host = self.bot.host
        for number in await host.puzzles.fresh_tables(guild):
            table = await host.ledger.table(number)
            if table is None or table.live or table.guild != guild or table.older:
                continue
            found = await self.bot.computers.thinkers.hunt(Hunt(await host.records.of(table)))
            if found is not None:
                return await host.puzzles.keep(guild, at, channel, number, found)
        return None

    async def _send(self, puzzle: Puzzle, language: Language) -> None:
        view = attempted(puzzle.found, ()).view
        picture = await self.bot.painter.paint_view(view, theme=Theme(language=language))
        channel = self.bot.get_partial_messageable(puzzle.channel, guild_id=puzzle.guild)
        press = Press(0, "solve", say(language, "button-solve"), ButtonStyle.primary, (puzzle.id,))
        post = Post(puzzle_text(language, puzzle, ()), (press,))
        files = [as_file(picture, puzzle.found.game)]
        nonce = f"puzzle-{puzzle.id}"
        message = await send(channel, post, nonce=nonce, files=files)
        await self.bot.host.puzzles.posted(puzzle, message)

    async def solve(self, interaction: Interaction, _: int, sent: Solving) -> None:
        await self._show(interaction, sent.puzzle, (), replace=False)

    async def again(self, interaction: Interaction, _: int, sent: Solving) -> None:
        await self._show(interaction, sent.puzzle, (), replace=True)

    async def answer(self, interaction: Interaction, _: int, sent: Answering) -> None:
        path = tuple(map(int, sent.path.split("-")))
        await self._show(interaction, sent.puzzle, path, replace=True)

    async def answer_select(self, interaction: Interaction, _: int, sent: Selected) -> None:
        before = [] if sent.path == START else sent.path.split("-")
        if not all(number.isdecimal() and len(number) <= 3 for number in before):
            raise old_button()
        path = (*map(int, before), sent.chosen)
        await self._show(interaction, sent.puzzle, path, replace=True)

    async def _show(
        self, interaction: Interaction, number: int, path: tuple[int, ...], *, replace: bool
    ) -> None:
        """The panel of somebody who solves a puzzle."""
        puzzle = await self.bot.host.puzzles.puzzle(number, interaction.guild_id or 0)
        if puzzle.found.game not in GAMES:
            raise old_button()
        now = attempted(puzzle.found, path)
        language = language_of(interaction)
        picture = await self.bot.painter.paint_view(
            now.view,
            theme=theme_of(interaction),
            since=now.events,
            letters=on_board(puzzle, now),
        )
        if now.wins:
            user = interaction.user
            await self.bot.host.puzzles.solved(puzzle, user.id, user.display_name)
        file = as_file(picture, puzzle.found.game)
        send_page = turn_leaf if replace else open_leaf
        await send_page(interaction, puzzle_page(language, puzzle, now, path, file), [file])
        if now.wins:
            await self._tell(puzzle)

    async def _tell(self, puzzle: Puzzle) -> None:
        """Let a puzzle's post say who has solved it."""
        guild = self.bot.get_guild(puzzle.guild)
        if puzzle.message is None or guild is None:
            return
        settings = await self.bot.host.servers.settings(puzzle.guild)
        language = language_of_guild(guild, settings, self.bot.settings.language)
        channel = self.bot.get_partial_messageable(puzzle.channel, guild_id=puzzle.guild)
        async with self._telling:
            solvers = await self.bot.host.puzzles.solvers(puzzle)
            text = puzzle_text(language, puzzle, solvers)
            try:
                message = channel.get_partial_message(puzzle.message)
                await heard(
                    message.edit(content=text, allowed_mentions=discord.AllowedMentions.none())
                )
            except FAILURES as failed:
                log.info("puzzle %d: its post does not change (%s)", puzzle.id, failed)


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Puzzles(bot))
