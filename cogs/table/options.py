"""Choosing options: the owner's private pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import discord
from discord.ext import commands

from cogs.reply.answers import open_modal, update, whisper
from cogs.reply.modals import Line, table_modal
from cogs.reply.presses import old_button
from cogs.reply.sent import Nothing, Number
from cogs.table.option_pages import (
    PrivatePage,
    first_page,
    group_page,
    on_page,
    question,
    unpacked,
)
from cogs.table.option_presses import (
    MOST_MARKS,
    Group,
    Layout,
    Numbered,
    Picked,
    Place,
    Preset,
    Settled,
    Worded,
    Written,
)
from cogs.table.option_selects import PLAIN, WRITE, OptionPage
from cogs.words.options import option_title
from cogs.words.speech import language_of
from engine.core import Refused
from engine.games import game_named
from engine.option_changes import picked, within
from engine.option_words import Marks, Option, Word
from engine.options import LONGEST, Options
from engine.table.lobby import choosing
from engine.table.model import Language, Table
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

_QUESTIONS: Final = ("options-clash", "option-needs")
"""Refusals that a button can settle."""


class OptionPages(commands.Cog):
    """The pages of options, for the owner of a table alone."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.bot.presses.on("options", self.open, button=Nothing)
        page = self.bot.presses.on_page
        page("optback", self.overview, button=Nothing)
        page("optgroup", self.group, button=Place, select=Group)
        page("optpick", self.pick, select=Picked)
        page("optword", self.word, select=Worded)
        page("optnumber", self.number, select=Numbered)
        page("optchange", self.change, button=Settled)
        page("optpreset", self.preset, select=Preset)
        page("optsurprise", self.surprise, button=Nothing)
        page("optclear", self.clear, button=Nothing)
        page("optwrite", self.write, button=Nothing)
        page("optwritten", self.written, modal=Written)
        page("optrate", self.rate, button=Number)
        page("optlayout", self.layout, modal=Layout)

    # Looking

    async def open(self, interaction: Interaction, table_id: int, _: Nothing) -> None:
        table = await self._mine(interaction, table_id)
        shown = first_page(table, language_of(interaction))
        await whisper(interaction, shown.text, view=shown.view)

    async def overview(self, interaction: Interaction, table_id: int, _: Nothing) -> None:
        await self._show(interaction, await self._mine(interaction, table_id))

    async def group(self, interaction: Interaction, table_id: int, to: Place | Group) -> None:
        table = await self._mine(interaction, table_id)
        await self._show(interaction, table, to.here)

    # Choosing within a page

    async def pick(self, interaction: Interaction, table_id: int, sent: Picked) -> None:
        """Of the options on the page, exactly those picked; all others stay as they are."""
        table = await self._mine(interaction, table_id)
        options = game_named(table.game).options
        changes = within(options, table.options, on_page(table, sent.here), sent.keys)
        await self._change(interaction, table, sent.here, changes)

    async def word(self, interaction: Interaction, table_id: int, sent: Worded) -> None:
        table = await self._mine(interaction, table_id)
        key, value = sent.key, sent.value
        option = _shown_option(table, sent.here, key)
        if value == WRITE:
            await self._ask_for_layout(interaction, table, sent.here, key)
            return
        words = [one.text for one in option.words if isinstance(one, Word)]
        changes = [f"-{key} {' '.join(words)}"] if value == PLAIN else [f"+{key} {value}"]
        await self._change(interaction, table, sent.here, changes)

    async def number(self, interaction: Interaction, table_id: int, sent: Numbered) -> None:
        table = await self._mine(interaction, table_id)
        key = _shown_option(table, sent.here, sent.key).key
        changes = [f"-{key} {sent.name}"] if sent.value == PLAIN else [f"+{key} {sent.value}"]
        await self._change(interaction, table, sent.here, changes)

    async def change(self, interaction: Interaction, table_id: int, sent: Settled) -> None:
        """A question was answered: the changes that were wanted, and what settles it."""
        table = await self._mine(interaction, table_id)
        await self._change(interaction, table, sent.here, unpacked(sent.changes))

    # Choosing everything at once

    async def preset(self, interaction: Interaction, table_id: int, sent: Preset) -> None:
        table = await self._mine(interaction, table_id)
        if sent.key not in {preset.key for preset in _options(table).presets}:
            raise old_button()
        await self._choose(interaction, table_id, sent.key)

    async def clear(self, interaction: Interaction, table_id: int, _: Nothing) -> None:
        await self._choose(interaction, table_id, "")

    async def surprise(self, interaction: Interaction, table_id: int, _: Nothing) -> None:
        table = await self.bot.host.lobbies.surprise(table_id, interaction.user.id)
        await self._show(interaction, table)
        await self.bot.lobby.catch_up(table.id)

    async def write(self, interaction: Interaction, table_id: int, _: Nothing) -> None:
        table = await self._mine(interaction, table_id)
        language = language_of(interaction)
        await open_modal(
            interaction,
            table_modal(
                table.id,
                "optwritten",
                title=say(language, "options-write"),
                line=Line(
                    say(language, "options-write-line"),
                    say(language, "options-write-hint"),
                    table.options,
                    LONGEST,
                ),
            ),
        )

    async def written(self, interaction: Interaction, table_id: int, sent: Written) -> None:
        await self._choose(interaction, table_id, sent.text)

    async def _ask_for_layout(
        self, interaction: Interaction, table: Table, here: OptionPage, key: str
    ) -> None:
        language = language_of(interaction)
        pick = picked(_options(table), table.options, key)
        now = [word for word in (pick.words if pick else ()) if word[0] in "+-"]
        await open_modal(
            interaction,
            table_modal(
                table.id,
                "optlayout",
                key,
                here.group,
                here.page,
                title=option_title(language, table.game, key),
                line=Line(
                    say(language, f"{table.game}-{key}-marks"),
                    say(language, f"{table.game}-{key}-marks-hint"),
                    " ".join(now),
                    MOST_MARKS,
                ),
            ),
        )

    async def layout(self, interaction: Interaction, table_id: int, sent: Layout) -> None:
        """Words of an option were written; none is as if the plain option had been picked."""
        table = await self._mine(interaction, table_id)
        option = _shown_option(table, sent.here, sent.key)
        words = sent.text.lower().replace(",", " ").split()
        marks = [word for word in option.words if isinstance(word, Marks)]
        asked = " ".join((option.key, *words))
        changes = [f"+{asked}"] if words or not marks else [f"-{option.key}", f"+{option.key}"]
        await self._change(interaction, table, sent.here, changes)

    async def rate(self, interaction: Interaction, table_id: int, sent: Number) -> None:
        """The result is to count, or not."""
        table = await self.bot.host.lobbies.set_rated(
            table_id, interaction.user.id, bool(sent.number)
        )
        await self._show(interaction, table)
        await self.bot.lobby.catch_up(table.id)

    # What all of them do

    async def _mine(self, interaction: Interaction, table_id: int) -> Table:
        return choosing(await self.bot.host.table(table_id), interaction.user.id)

    async def _change(
        self, interaction: Interaction, table: Table, here: OptionPage, changes: Sequence[str]
    ) -> None:
        """Apply changes to what is chosen by now, or ask about what stands in their way."""
        try:
            table = await self.bot.host.lobbies.change_options(
                table.id, interaction.user.id, changes
            )
        except Refused as refused:
            asked = None
            if refused.code in _QUESTIONS:
                asked = question(table, language_of(interaction), here, changes, refused)
            if asked is None:
                raise
            await update(interaction, asked.text, view=asked.view)
            return
        await self._show(interaction, table, here)
        await self.bot.lobby.catch_up(table.id)

    async def _choose(self, interaction: Interaction, table_id: int, text: str) -> None:
        table = await self.bot.host.lobbies.choose_options(table_id, interaction.user.id, text)
        await self._show(interaction, table)
        await self.bot.lobby.catch_up(table.id)

    async def _show(
        self, interaction: Interaction, table: Table, here: OptionPage | None = None
    ) -> None:
        language = language_of(interaction)
        shown = _page(table, language, here)
        await update(interaction, shown.text, view=shown.view)


def _page(table: Table, language: Language, here: OptionPage | None) -> PrivatePage:
    return first_page(table, language) if here is None else group_page(table, language, here)


def _options(table: Table) -> Options:
    return game_named(table.game).options


def _shown_option(table: Table, here: OptionPage, key: str) -> Option:
    """An option of a page. Raises `Refused` if it is not there."""
    for option in on_page(table, here):
        if option.key == key:
            return option
    raise old_button()


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(OptionPages(bot))
