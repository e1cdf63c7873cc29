"""`/rules` and `/help`: the rules of the games, to be leafed through, and what else there is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import ButtonStyle, app_commands, ui
from discord.ext import commands

from cogs.delivery.channel import as_file
from cogs.delivery.lobby_posts import option_lines
from cogs.help.leaf import COVER, Reader, games_select
from cogs.help.lessons import lessons_select
from cogs.help.reading import Leaf, rules_page
from cogs.narration import TELLERS
from cogs.reply.answers import open_leaf, turn_leaf, update, whisper
from cogs.reply.components import TableButton, rows_of
from cogs.reply.here import offered_for
from cogs.reply.places import is_direct
from cogs.reply.presses import old_button
from cogs.reply.sent import At, Nothing, Sent
from cogs.words.offered import MOST_OFFERED
from cogs.words.speech import CONTENT_LENGTH, fitting, label, language_of, shortened, theme_of
from engine.core import Refused
from engine.games import GAMES, game_named
from engine.table.drafts import decision_of
from engine.table.model import Language, Table
from render import Picture, Theme
from words import plain, say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

MOST_NAMED: Final = 12
"""Choices that are named one by one to somebody who asks what can be done now."""


class Turned(Sent, frozen=True):
    """A leaf that is wanted: of which game, and the first topic on it."""

    game: str
    topic: str


class Looked(Sent, frozen=True):
    """A topic that was chosen in one of a message's selects."""

    game: str
    select: str
    topic: str


class Manual(Sent, frozen=True):
    """A game whose rules are wanted."""

    game: str


class Rules(commands.Cog):
    """What a newcomer asks."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        presses = self.bot.presses
        presses.on("rules", self.press_rules, button=Nothing)
        presses.on_page("lookup", self.press_lookup, button=At)
        presses.on("manual", self.choose_game, where="anywhere", select=Manual)
        presses.on("read", self.read, where="anywhere", button=Turned)
        presses.on_page("leaf", self.turn, where="anywhere", button=Turned)
        presses.on_page("topic", self.look_up, where="anywhere", select=Looked)

    async def press_rules(self, interaction: Interaction, table_id: int, _: Nothing) -> None:
        """What can be done now, what this table plays by, and the topics."""
        table = await self.bot.host.table(table_id)
        reader = Reader(table.game, language_of(interaction))
        now = _now(table, interaction.user.id, reader.language)
        chosen = option_lines(table, reader.language)
        if chosen:
            chosen = [say(reader.language, "rules-table"), *chosen]
        await self._open(interaction, reader, (), [*now, *chosen])

    async def press_lookup(self, interaction: Interaction, table_id: int, sent: At) -> None:
        """What the rules say of the decision that a panel asks for, in the panel's place; from
        there to all the rules, and back to the panel."""
        table = await self.bot.host.table(table_id)
        decision = decision_of(table, interaction.user.id)
        reader = Reader(table.game, language_of(interaction))
        topic = reader.page.topic(TELLERS[table.game].topic(decision.view))
        back = TableButton.make(
            table.id,
            "back",
            sent.since,
            sent.at,
            label=say(reader.language, "button-back-to-panel"),
            style=ButtonStyle.primary,
        )
        whole = TableButton.make(table.id, "rules", label=say(reader.language, "button-rules-all"))
        text = reader.written(topic) if topic is not None else ""
        file = None
        if topic is not None and topic.example:
            picture = await self._picture(table.game, topic.example, theme_of(interaction))
            file = as_file(picture, topic.key)
        await update(interaction, text, file=file, view=rows_of(back, whole))

    async def choose_game(self, interaction: Interaction, _: int, sent: Manual) -> None:
        await self._open(interaction, _reader(interaction, sent.game))

    async def read(self, interaction: Interaction, _: int, sent: Turned) -> None:
        """A leaf in a message of its own: what was pressed stays as it is."""
        reader = _reader(interaction, sent.game)
        await self._open(interaction, reader, _leaf(reader, sent.topic))

    async def turn(self, interaction: Interaction, _: int, sent: Turned) -> None:
        reader = _reader(interaction, sent.game)
        view, files = await self._layout(interaction, reader, _leaf(reader, sent.topic))
        await turn_leaf(interaction, view, files)

    async def look_up(self, interaction: Interaction, _: int, sent: Looked) -> None:
        await self.turn(interaction, 0, Turned(sent.game, sent.topic))

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
        reader = Reader(game.value, language_of(interaction))
        if not topic.strip():
            now = await _now_here(interaction, reader.language, game.value)
            await self._open(interaction, reader, (), now)
            return
        found = reader.page.topic(topic)
        if found is None:
            titles = [one.title for one in reader.page.topics]
            raise Refused("no-topic", f"there is no topic {topic}", topic=topic, choices=titles)
        await self._open(interaction, reader, (found,))

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
        language = language_of(interaction)
        lines = [say(language, "help-direct" if is_direct(interaction) else "help")]
        lines.append(say(language, "help-privacy"))
        if contact := self.bot.settings.contact:
            lines.append(say(language, "help-contact", contact=contact))
        selects = rows_of(games_select(language), lessons_select(language))
        now = await _now_here(interaction, language)
        while now and len("\n".join([*now, *lines])) > CONTENT_LENGTH:
            now.pop()  # the choices first, which the panel has
        await whisper(interaction, "\n".join([*now, *lines]), view=selects)

    async def _open(
        self,
        interaction: Interaction,
        reader: Reader,
        leaf: Leaf = (),
        first: Sequence[str] = (),
    ) -> None:
        view, files = await self._layout(interaction, reader, leaf, first)
        await open_leaf(interaction, view, files)

    async def _layout(
        self, interaction: Interaction, reader: Reader, leaf: Leaf, first: Sequence[str] = ()
    ) -> tuple[ui.LayoutView, list[discord.File]]:
        """A leaf as Discord shows it; without topics the cover, with `first` on it."""
        view = ui.LayoutView(timeout=None)
        files: list[discord.File] = []
        if not leaf:
            cover = fitting(reader.language, reader.cover(first))
            view.add_item(ui.TextDisplay[Any](cover))
        for topic in leaf:
            view.add_item(ui.TextDisplay[Any](reader.written(topic)))
            if topic.example:
                picture = await self._picture(reader.game, topic.example, theme_of(interaction))
                files.append(as_file(picture, topic.key))
                gallery = ui.MediaGallery[Any]()
                gallery.add_item(media=files[-1], description=files[-1].description)
                view.add_item(gallery)
        for row in reader.controls(leaf):
            view.add_item(row)
        view.stop()  # clicks find their way by id, so that the library need not keep it
        return view, files

    async def _picture(self, game: str, example: str, theme: Theme) -> Picture:
        rules = game_named(game)
        view = rules.view(rules.example(example), None)
        return await self.bot.painter.paint_view(view, theme=theme)


def _reader(interaction: Interaction, game: str) -> Reader:
    if game not in GAMES:
        raise old_button()
    return Reader(game, language_of(interaction))


def _leaf(reader: Reader, key: str) -> Leaf:
    """The leaf with a topic, or the cover; there may be none any more that is called so."""
    if key == COVER:
        return ()
    topic = next(
        (one for one in (*reader.page.topics, *reader.page.variants) if one.key == key), None
    )
    if topic is None:
        raise old_button()
    return reader.leaf_with(topic)


def _now(table: Table, user: int, language: Language) -> list[str]:
    """What somebody who sits at a table can do now; nothing if it is not their move."""
    try:
        decision = decision_of(table, user)
    except Refused:
        return []
    teller = TELLERS[table.game]
    lines = [say(language, "rules-now"), teller.prompt(language, decision.view)]
    moves = decision.choices.moves
    if decision.choices.form is None and 0 < len(moves) <= MOST_NAMED:
        labels = [teller.move_label(language, move, decision.view) for move in moves]
        lines.append(say(language, "rules-choices", choices=" · ".join(labels)))
    return lines


async def _now_here(interaction: Interaction, language: Language, game: str = "") -> list[str]:
    """The same for the table of the channel, if it plays that game, or any."""
    table = await offered_for(interaction)
    if table is None or table.status != "running" or game not in ("", table.game):
        return []
    return _now(table, interaction.user.id, language)


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Rules(bot))
