"""Looking back: `/table recap`, `/table replay`, `/table at`, and the buttons that do the same.

All answers are private. What somebody is shown of a running game is what they could see at the
table then; of a game that is over, everything.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.delivery.channel import as_file
from cogs.narration import TELLERS
from cogs.reply.answers import patiently, update, whisper
from cogs.reply.components import TableButton, rows_of
from cogs.reply.here import table_here
from cogs.reply.sent import At, Nothing, Number
from cogs.table.cog import Tables, record_file
from cogs.words.computers import briefly, spoken
from cogs.words.offered import MOST_OFFERED, OFFER_LENGTH
from cogs.words.options import game_title
from cogs.words.speech import label, language_of, newest, safe_names, shortened, theme_of
from engine.core import Refused, Viewer
from engine.games import game_named
from engine.table.model import Language, LoggedMove, Table
from engine.table.replay import last_turns, reach, scene_at, scenes, viewer_of
from engine.table.turns import state_of
from render import Film, Picture
from words import listed, plain, say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

MOST_RECAPPED: Final = 60
"""Plies that a recap goes back at most."""
WORDS_LENGTH: Final = 1500
LAST_PLY: Final = 999_999


async def complete_game(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """The games that ended in this channel, the newest first."""
    language = language_of(interaction)
    played = await interaction.client.host.ledger.played_in(interaction.channel_id or 0)
    names = {table.id: _played_name(language, table) for table in played}
    wanted = plain(str(current))
    return [
        app_commands.Choice(name=name, value=table_id)
        for table_id, name in names.items()
        if wanted in plain(name)
    ][:MOST_OFFERED]


async def complete_ply(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """The newest plies that begin with what is typed, each with what the person may know of it."""
    try:
        table = await _chosen_table(interaction, _number(interaction.namespace, "cmd-past-game"))
    except Refused:
        return []
    log = await interaction.client.host.ledger.moves(table.id)
    viewer = viewer_of(table, interaction.user.id)
    wanted = str(current).strip()
    try:
        first = reach(table)
    except Refused:
        return []
    found = [move for move in reversed(log[first:]) if str(move.ply).startswith(wanted)]
    language = language_of(interaction)
    return [
        app_commands.Choice(name=_ply_name(language, table, move, viewer), value=move.ply)
        for move in found[:MOST_OFFERED]
    ]


class Replays(commands.Cog):
    """The commands that look back, which stand among those of a table."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.bot.presses.on("recap", self.press_recap, button=At)
        self.bot.presses.on_page("watch", self.press_watch, button=At)
        self.bot.presses.on("replay", self.press_replay, button=Nothing)
        self.bot.presses.on_page("at", self.press_at, button=Number)

    async def press_recap(self, interaction: Interaction, table_id: int, _: At) -> None:
        await self._recap(interaction, await self.bot.host.table(table_id))

    async def press_watch(self, interaction: Interaction, table_id: int, sent: At) -> None:
        """The same in the place of a player's panel, with the way back to it."""
        await self._recap(interaction, await self.bot.host.table(table_id), behind=sent)

    async def press_replay(self, interaction: Interaction, table_id: int, _: Nothing) -> None:
        await self._replay(interaction, await self.bot.host.table(table_id))

    async def press_at(self, interaction: Interaction, table_id: int, ply: Number) -> None:
        table = await self.bot.host.table(table_id)
        await self._show(interaction, table, ply.number, replace=True)

    async def recap(self, interaction: Interaction) -> None:
        await self._recap(interaction, await table_here(interaction))

    @app_commands.describe(game=label("cmd-past-game-about"))
    @app_commands.rename(game=label("cmd-past-game"))
    @app_commands.autocomplete(game=complete_game)
    async def replay(self, interaction: Interaction, game: int | None = None) -> None:
        if game is None:
            await self._replay(interaction, await self._last_here(interaction))
        else:
            await self._replay(interaction, await _chosen_table(interaction, game))

    @app_commands.describe(ply=label("cmd-at-ply-about"), game=label("cmd-past-game-about"))
    @app_commands.rename(ply=label("cmd-at-ply"), game=label("cmd-past-game"))
    @app_commands.autocomplete(ply=complete_ply, game=complete_game)
    async def at(
        self,
        interaction: Interaction,
        ply: app_commands.Range[int, 0, LAST_PLY],
        game: int | None = None,
    ) -> None:
        await self._show(interaction, await _chosen_table(interaction, game), ply, replace=False)

    async def _last_here(self, interaction: Interaction) -> Table:
        """The game that is played in the channel, or else the last that was."""
        table = await table_here(interaction)
        if table.status in ("lobby", "closed"):
            played = await self.bot.host.ledger.played_in(table.channel)
            if not played:
                raise Refused("nothing-to-replay", "no game has ended in this channel yet")
            table = played[0]
        return table

    async def _recap(
        self, interaction: Interaction, table: Table, behind: At | None = None
    ) -> None:
        """What happened since somebody's last step; for others, the last turn of everybody.

        The film takes the place of the panel `behind` it, if there is one.
        """
        _refuse_unplayed(table)
        language = language_of(interaction)
        log = await self.bot.host.ledger.moves(table.id)
        last = log[-1].ply
        if last == 0:
            raise Refused("nothing-yet", "nothing has been played yet")
        seat = table.seat_of(interaction.user.id)
        seen = last if seat is None else table.ply_of(table.players[seat].seen)
        missed = seen < last
        first = seen if missed else last_turns(log)
        view = game_named(table.game).view(state_of(table), seat)
        events = [
            event for move in log if move.ply > first for event in move.events
            if event.visible_to(seat)
        ]  # fmt: skip
        table = spoken(table, language)
        told = briefly(table, TELLERS[table.game].tell(language, events, safe_names(table), view))
        key = "panel-news" if missed else "recap-turns"
        news = " ".join(newest(told, WORDS_LENGTH)) or say(language, "recap-known")
        text = say(language, key, news=news)
        first = max(first, last - MOST_RECAPPED)
        text += _left_out(language, table, first)
        first = max(first, reach(table))
        drawing = self._film(interaction, table, log, seat, first)
        note = self._note(interaction, text, last - first)
        if behind is not None:
            picture = as_file(await drawing, f"{table.game}-recap")
            label = say(language, "button-back-to-panel")
            back = TableButton.make(table.id, "back", behind.since, behind.at, label=label)
            await update(interaction, text, file=picture, view=rows_of(back))
            return
        picture, noted = await patiently(interaction, note, drawing)
        file = as_file(picture, f"{table.game}-recap")
        await (update if noted else whisper)(interaction, text, file=file)

    async def _replay(self, interaction: Interaction, table: Table) -> None:
        """The whole of a game that is over, with its record."""
        if table.status == "running":
            raise Refused("still-running", "this game is still running")
        _refuse_unplayed(table)
        language = language_of(interaction)
        log = await self.bot.host.ledger.moves(table.id)
        names = listed(language, safe_names(table))
        title = game_title(table, language)
        text = say(language, "replay-title", game=title, names=names, steps=log[-1].ply)
        text += _left_out(language, table, 0)
        viewer = viewer_of(table, interaction.user.id)
        drawing = self._film(interaction, table, log, viewer, 0)
        note = self._note(interaction, text, log[-1].ply)
        picture, noted = await patiently(interaction, note, drawing)
        record = await record_file(self.bot.host, table)
        file = as_file(picture, f"{table.game}-{table.id}")
        await (update if noted else whisper)(interaction, text, file=file, more=[record])

    async def _film(
        self,
        interaction: Interaction,
        table: Table,
        log: Sequence[LoggedMove],
        viewer: Viewer,
        first: int,
    ) -> Picture:
        """Everything from a ply on. A long game is played again beside the event loop too."""
        # Whoever writes to the bot waits behind no other: a direct message is a place of its own.
        place = table.channel if table.direct else table.guild
        async with self.bot.films.turn(place, interaction.user.id, interaction.id):
            seen = await asyncio.to_thread(scenes, table, log, viewer, first)
            names = [player.name for player in table.players]
            return await self.bot.painter.film(Film(seen, theme_of(interaction), names))

    def _note(self, interaction: Interaction, text: str, count: int) -> Callable[[], str]:
        """What somebody reads while a film is drawn, or waits for its turn."""

        def note() -> str:
            language, before = language_of(interaction), self.bot.films.before(interaction.user.id)
            lines = [text, say(language, "recap-drawing", count=count)]
            if before is not None:
                lines.append(say(language, "film-waits", count=before))
            return "\n".join(lines)

        return note

    async def _show(
        self, interaction: Interaction, table: Table, ply: int, *, replace: bool
    ) -> None:
        """The position after a ply, and the way to its neighbours."""
        _refuse_unplayed(table)
        language = language_of(interaction)
        log = await self.bot.host.ledger.moves(table.id)
        viewer = viewer_of(table, interaction.user.id)
        scene = await asyncio.to_thread(scene_at, table, log, viewer, ply)
        told = TELLERS[table.game].tell(language, scene.since, safe_names(table), scene.view)
        head = say(language, "at-ply", ply=ply, last=log[-1].ply)
        text = "\n".join([head, *newest(told, WORDS_LENGTH)])
        picture = await self.bot.painter.paint(
            table, scene.view, theme=theme_of(interaction), since=scene.since
        )
        beside = [("earlier", ply - 1), ("later", ply + 1)]
        buttons = rows_of(
            *(
                TableButton.make(table.id, "at", other, label=say(language, f"button-{way}"))
                for way, other in beside
                if reach(table) <= other <= log[-1].ply
            )
        )
        file = as_file(picture, f"{table.game}-{ply}")
        await (update if replace else whisper)(interaction, text, file=file, view=buttons)


async def _chosen_table(interaction: Interaction, game: int | None) -> Table:
    """A game of this channel by its number; without one, the last. Raises `Refused`."""
    if game is None:
        return await table_here(interaction)
    table = await interaction.client.host.ledger.table(game)
    if table is None or interaction.channel_id not in (table.channel, table.lobby_channel):
        raise Refused("no-past-game", "there is no such game in this channel")
    return table


def _left_out(language: Language, table: Table, first: int) -> str:
    """A line about steps from a ply on that cannot be shown; empty if all can. Raises `Refused` if
    none can."""
    begins = reach(table)
    if begins <= first:
        return ""
    return "\n" + say(language, "replay-older", before=begins - 1, first=begins)


def _refuse_unplayed(table: Table) -> None:
    if table.status == "lobby":
        raise Refused("not-started", "the game has not started yet")
    if table.status == "closed":
        raise Refused("closed", "this table is closed")


def _number(namespace: app_commands.Namespace, key: str) -> int | None:
    """What has been given for another option, whatever the person's client calls it."""
    given = getattr(namespace, say("en", key), None)
    return given if isinstance(given, int) else None


def _played_name(language: Language, table: Table) -> str:
    """A past game as it is offered."""
    day = f"{datetime.fromtimestamp(table.ended, UTC):%Y-%m-%d}"
    names = ", ".join(player.name for player in table.players)
    return shortened(f"{day} · {game_title(table, language)} · {names}", OFFER_LENGTH)


def _ply_name(language: Language, table: Table, move: LoggedMove, viewer: Viewer) -> str:
    """A ply as it is offered: who moved, and how if the viewer may know."""
    if move.seat is None:
        return say(language, "at-set-up")
    shown = any(
        (event.seat, event.text) == (move.seat, move.move) and event.visible_to(viewer)
        for event in move.events
    )
    said = f"{move.ply} · {table.players[move.seat].name}"
    return shortened(f"{said} · {move.move}" if shown else said, OFFER_LENGTH)


async def setup(bot: Hedgepost) -> None:
    cog = Replays(bot)
    await bot.add_cog(cog)
    tables = bot.get_cog(Tables.__name__)
    assert tables is not None
    assert tables.app_command is not None
    callbacks: dict[str, Any] = {"recap": cog.recap, "replay": cog.replay, "at": cog.at}
    for name, callback in callbacks.items():
        tables.app_command.add_command(
            app_commands.Command(
                name=label(f"cmd-{name}"),
                description=label(f"cmd-{name}-about"),
                callback=callback,
            )
        )
