"""`/history`: finished games of somebody on this server, a page at a time, and two people compared.

A page says all about itself in the ids of its buttons: whose games, which, and behind which one it
begins. Whether the asker may see them is looked at anew with every press.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.delivery.channel import as_file
from cogs.person.sight import seen_of, sees
from cogs.reply.answers import update, whisper
from cogs.reply.components import TableButton, TableSelect, rows_of
from cogs.reply.places import is_direct
from cogs.reply.presses import old_button
from cogs.reply.sent import Count, Nothing, Sent
from cogs.table.cog import Tables
from cogs.table.replays import Replays
from cogs.words.options import title_of
from cogs.words.speech import fitting, label, language_of, safe, shortened, theme_of
from engine.core import Refused
from engine.games import GAMES
from engine.rating.history import Page, PastGame, Score, Search, together
from engine.table.model import DIRECT, Language, Table
from engine.table.replay import view_now, viewer_of
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

KEYS: Final = tuple(GAMES)
ENTRY_LENGTH: Final = 100


class Turned(Sent, frozen=True):
    """A page of a search: whose games, with whom, which game (0 is any), and behind which number it
    begins, towards older ones or newer ones (0 is from the newest)."""

    user: Count
    other: Count
    game: Count
    older: Count
    newer: Count


class Chosen(Turned, frozen=True):
    """And one of its games."""

    table: Count


class Past(Sent, frozen=True):
    """A finished game."""

    table: Count


class History(commands.Cog):
    """Finished games, always in private."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        page = self.bot.presses.on_page
        page("past", self.turn, where="anywhere", button=Turned)
        page("pastpick", self.choose, where="anywhere", select=Chosen)
        on = self.bot.presses.on
        on("pastboard", self.show_board, where="anywhere", private=True, button=Past)
        on("pastreplay", self.replay, where="anywhere", private=True, button=Past)
        on("pastrecord", self.record, where="anywhere", private=True, button=Past)

    @app_commands.command(name=label("cmd-history"), description=label("cmd-history-about"))
    @app_commands.describe(
        member=label("cmd-history-member-about"),
        game=label("cmd-history-game-about"),
        other=label("cmd-history-with-about"),
    )
    @app_commands.rename(
        member=label("cmd-history-member"),
        game=label("cmd-open-game"),
        other=label("cmd-history-with"),
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=label(f"{key}-title"), value=key) for key in GAMES]
    )
    async def history(
        self,
        interaction: Interaction,
        member: discord.User | None = None,
        game: app_commands.Choice[str] | None = None,
        other: discord.User | None = None,
    ) -> None:
        for one in (member, other):
            if one is None:
                continue
            if is_direct(interaction) and one.id != interaction.user.id:
                raise Refused("history-direct", "nobody else is in a direct message")
            if one.bot:
                raise Refused("history-bot", "bots have no past games")
        who = interaction.user if member is None else member
        asked = Turned(
            who.id,
            0 if other is None else other.id,
            0 if game is None else KEYS.index(game.value) + 1,
            0,
            0,
        )
        given = {one.id: one.display_name for one in (member, other) if one is not None}
        text, items = await self._page(interaction, asked, given)
        await whisper(interaction, text, view=rows_of(*items) if items else None)

    async def turn(self, interaction: Interaction, _: int, sent: Turned) -> None:
        text, items = await self._page(interaction, sent)
        await update(interaction, text, view=rows_of(*items) if items else None)

    async def choose(self, interaction: Interaction, _: int, sent: Chosen) -> None:
        """The same page, and what there is to see of one of its games."""
        game = await self._seen(interaction, sent.table)
        here = Turned(sent.user, sent.other, sent.game, sent.older, sent.newer)
        text, items = await self._page(interaction, here)
        language = language_of(interaction)
        players = ", ".join(safe(one.name) for one in game.players)
        title = title_of(language, game.game, game.options)
        chosen = say(language, "history-chosen", game=title, players=players)
        buttons = [
            TableButton.make(0, what, game.id, label=say(language, f"button-{what}"))
            for what in ("pastboard", "pastreplay", "pastrecord")
        ]
        await update(
            interaction, f"{shortened(text, 1700)}\n{chosen}", view=rows_of(*items, *buttons)
        )

    async def show_board(self, interaction: Interaction, _: int, sent: Past) -> None:
        table = await self._seen(interaction, sent.table)
        view = view_now(table, viewer_of(table, interaction.user.id))
        picture = await self.bot.painter.paint(table, view, theme=theme_of(interaction))
        language = language_of(interaction)
        title = title_of(language, table.game, table.options)
        await whisper(interaction, f"**{title}**", file=as_file(picture, f"{table.game}-end"))

    async def replay(self, interaction: Interaction, _: int, sent: Past) -> None:
        table = await self._seen(interaction, sent.table)
        cog = self.bot.get_cog(Replays.__name__)
        assert isinstance(cog, Replays)
        await cog.press_replay(interaction, table.id, Nothing())

    async def record(self, interaction: Interaction, _: int, sent: Past) -> None:
        table = await self._seen(interaction, sent.table)
        cog = self.bot.get_cog(Tables.__name__)
        assert isinstance(cog, Tables)
        await cog.press_record(interaction, table.id, Nothing())

    async def _seen(self, interaction: Interaction, table_id: int) -> Table:
        """A finished game that somebody may look at: they played it, or see its channel. Raises
        `Refused`."""
        table = await self.bot.host.table(table_id)
        here = interaction.guild_id or DIRECT
        played = any(player.user == interaction.user.id for player in table.players)
        if table.guild != here or table.status not in ("over", "abandoned"):
            raise old_button()
        if not played and not await sees(interaction, table.channel):
            raise Refused("history-gone", "its channel is closed to them")
        return table

    async def _page(
        self, interaction: Interaction, asked: Turned, given: Mapping[int, str] | None = None
    ) -> tuple[str, list[ui.Item[Any]]]:
        """A page as somebody may see it; `given` are names that Discord has just told. Raises
        `Refused`."""
        language, guild = language_of(interaction), interaction.guild_id or DIRECT
        if asked.game > len(KEYS) or (guild == DIRECT and asked.user != interaction.user.id):
            raise old_button()
        if asked.user == asked.other:
            raise Refused("history-same", "they are one and the same")
        names = {
            one: await self._name(interaction, one, (given or {}).get(one))
            for one in (asked.user, asked.other)
            if one
        }
        game = KEYS[asked.game - 1] if asked.game else ""
        search = Search(guild, asked.user, game, asked.other)
        page = await self.bot.host.history.page(search, asked.older, asked.newer)
        shown = await self._listed(interaction, page)
        lines = [_title(language, names[asked.user], game)]
        if asked.other:
            scores = await self.bot.host.history.between(guild, asked.user, asked.other)
            if game:
                scores = {key: score for key, score in scores.items() if key == game}
            lines += _score_lines(language, names[asked.user], names[asked.other], scores)
        lines += [_line(language, one) for one in shown]
        if not page.games:
            lines.append(
                say(language, "history-none-direct" if guild == DIRECT else "history-none")
            )
        elif hidden := len(page.games) - len(shown):
            lines.append(say(language, "history-hidden", count=hidden))
        return fitting(language, lines), _items(language, asked, page, shown)

    async def _name(self, interaction: Interaction, user: int, given: str | None) -> str:
        """What somebody is called whose games are looked for. Raises `Refused` if they do not show
        them here."""
        if user == interaction.user.id:
            return interaction.user.display_name
        found = interaction.guild.get_member(user) if interaction.guild else None
        known = given or getattr(found, "display_name", None)
        known = known or await self._known_name(interaction, user)
        settings = await self.bot.host.people.settings(user)
        if not settings.shows_on(interaction.guild_id or DIRECT):
            raise Refused("history-hidden", "they do not show their games here", name=known)
        return known

    async def _known_name(self, interaction: Interaction, user: int) -> str:
        """The name under which somebody played last on this server."""
        page = await self.bot.host.history.page(Search(interaction.guild_id or DIRECT, user))
        for game in page.games:
            for seat, one in enumerate(game.result.placings):
                if one.user == user and seat < len(game.names):
                    return game.names[seat]
        return "?"

    async def _listed(self, interaction: Interaction, page: Page) -> list[PastGame]:
        """The games of a page of which somebody may know: those that they played, and those of
        channels that are open to them."""
        user = interaction.user.id

        def played(game: PastGame) -> bool:
            return any(one.user == user for one in game.result.placings)

        if interaction.guild is None:
            return list(page.games)
        others = (game.channel for game in page.games if not played(game))
        seen = await seen_of(interaction, others)
        return [game for game in page.games if played(game) or game.channel in seen]


def _title(language: Language, name: str, game: str) -> str:
    if not game:
        return say(language, "history-of", name=safe(name))
    return say(language, "history-of-game", name=safe(name), game=say(language, f"{game}-title"))


def _score_lines(language: Language, name: str, other: str, scores: dict[str, Score]) -> list[str]:
    """How two people stand against each other, all in all and by game."""
    total = together(scores.values())
    if not total.count:
        return []
    lines = [
        say(
            language,
            "history-score",
            name=safe(name),
            other=safe(other),
            count=total.count,
            won=total.won,
            lost=total.lost,
            tied=total.tied,
        )
    ]
    if len(scores) > 1:
        each = [
            say(
                language,
                "history-score-game",
                game=say(language, f"{game}-title"),
                won=score.won,
                lost=score.lost,
                tied=score.tied,
            )
            for game, score in sorted(scores.items())
        ]
        lines.append(f"-# {' · '.join(each)}")
    return lines


def _line(language: Language, game: PastGame) -> str:
    result = game.result
    parts = [
        say(
            language,
            "history-line",
            when=f"<t:{result.ended}:d>",
            game=title_of(language, result.game, result.options),
            players=" · ".join(_placed(game)),
        )
    ]
    if result.rated:
        parts.append(say(language, "history-void" if result.void else "history-rated"))
    server = "@me" if result.guild == DIRECT else result.guild
    link = f"https://discord.com/channels/{server}/{game.channel}"
    if game.post is not None:
        link += f"/{game.post}"
    parts.append(say(language, "history-link", link=link))
    return f"- {' · '.join(parts)}"


def _placed(game: PastGame) -> list[str]:
    """The players by rank, each with their points if there are any."""
    seats = sorted(range(len(game.names)), key=lambda seat: game.result.placings[seat].rank)
    told: list[str] = []
    for seat in seats:
        one = game.result.placings[seat]
        points = "" if one.points is None else f" ({one.points})"
        told.append(f"{one.rank} {safe(game.names[seat], 20)}{points}")
    return told


def _items(
    language: Language, asked: Turned, page: Page, shown: Sequence[PastGame]
) -> list[ui.Item[Any]]:
    """What stands below a page: a select of its games, and the ways to its neighbours."""
    whose = (asked.user, asked.other, asked.game)
    items: list[ui.Item[Any]] = []
    if shown:
        options = [
            discord.SelectOption(
                value=str(one.result.table),
                label=shortened(_entry(language, one), ENTRY_LENGTH),
                description=shortened(", ".join(one.names), ENTRY_LENGTH),
            )
            for one in shown
        ]
        choose = say(language, "history-choose")
        items.append(
            TableSelect.make(
                0,
                "pastpick",
                *whose,
                asked.older,
                asked.newer,
                placeholder=choose,
                options=options,
            )
        )
    if page.games and page.newer:
        newest = page.games[0].number
        items.append(
            TableButton.make(0, "past", *whose, 0, newest, label=say(language, "button-earlier"))
        )
    if page.games and page.older:
        oldest = page.games[-1].number
        items.append(
            TableButton.make(0, "past", *whose, oldest, 0, label=say(language, "button-later"))
        )
    return items


def _entry(language: Language, game: PastGame) -> str:
    day = f"{datetime.fromtimestamp(game.result.ended, UTC):%Y-%m-%d}"
    title = title_of(language, game.result.game, game.result.options)
    return say(language, "history-entry", day=day, game=title)


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(History(bot))
