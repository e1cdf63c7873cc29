"""`/games`: everything somebody plays, the most urgent first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import Struct

from cogs.delivery.posts import board_link
from cogs.reply.answers import update, whisper
from cogs.reply.components import TableButton, rows_of
from cogs.reply.sent import Number
from cogs.words.clocks import time_left
from cogs.words.computers import thinking_text
from cogs.words.options import game_title
from cogs.words.speech import label, language_of, safe, safe_names, shortened, stamp
from engine.core import Seat
from engine.table.computers import is_thinking
from engine.table.guests import is_awaited
from engine.table.model import Language, Player, Table
from engine.table.turns import waiting_on
from words import listed, say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

PAGE_LENGTH: Final = 1800
LINE_LENGTH: Final = 400
MOST_NAMED: Final = 3
"""People and computers of a table that are named beside it."""
NEVER: Final = 2**62


class Overview(Struct, frozen=True):
    """Somebody's tables by what is urgent."""

    mine: tuple[Table, ...]
    """Those that wait for this person, the one whose time is over first before the others."""
    others: tuple[Table, ...]
    """Those that wait for somebody else, in the same order; lobbies at the end."""


def overview(tables: Sequence[Table], user: int) -> Overview:
    """Sort the live tables where a user sits."""
    asked = {table.id: _asked(table) for table in tables}
    mine = [
        table
        for table in tables
        if any(one.user == user and one.holder == "person" for one in asked[table.id])
        or is_awaited(table, user)
    ]
    others = [table for table in tables if table not in mine]

    def urgency(table: Table) -> tuple[bool, int, int, int]:
        waiting = [one for one in asked[table.id] if table not in mine or one.user == user]
        deadline = min((one.deadline or NEVER for one in waiting), default=NEVER)
        since = min((one.asked for one in waiting), default=table.opened)
        return table.status == "lobby", deadline, since, table.id

    return Overview(tuple(sorted(mine, key=urgency)), tuple(sorted(others, key=urgency)))


def _asked(table: Table) -> list[Player]:
    return [table.players[seat] for seat in waiting_on(table)]


def pages(language: Language, found: Overview, user: int) -> list[str]:
    """The overview in words, in messages of a length that Discord takes."""
    head = say(language, "games-yours", count=len(found.mine))
    sections = [(head, [_my_line(language, table, user) for table in found.mine])]
    if found.others:
        lines = [_other_line(language, table, user) for table in found.others]
        sections.append((say(language, "games-others"), lines))
    pages: list[list[str]] = [[]]
    for heading, lines in sections:
        pages[-1].append(heading)
        for line in lines:
            if sum(map(len, pages[-1])) + len(pages[-1]) + len(line) > PAGE_LENGTH:
                if pages[-1][-1] == heading:
                    pages[-1].pop()
                pages.append([heading])
            pages[-1].append(line)
    return ["\n".join(page) for page in pages]


def _my_line(language: Language, table: Table, user: int) -> str:
    seats = [seat for seat in [table.seat_of(user)] if seat is not None]
    if is_awaited(table, user):
        waits = say(language, "games-kept")
    else:
        waits = _time(language, table, seats)
    parts = [_head(language, table, user), waits]
    return shortened(" · ".join(filter(None, parts)), LINE_LENGTH)


def _head(language: Language, table: Table, user: int) -> str:
    """The game, with whom, and where."""
    others = [safe(one.name) for one in table.players if one.user != user]
    shown = others[:MOST_NAMED]
    if len(others) > MOST_NAMED:
        shown.append(say(language, "games-more", count=len(others) - MOST_NAMED))
    company = say(language, "games-with", names=listed(language, shown)) if shown else ""
    head = " ".join(filter(None, [f"- {game_title(table, language)}", company]))
    return f"{head}: {board_link(table)}"


def _other_line(language: Language, table: Table, user: int) -> str:
    state = f"({_state(language, table)})"
    return shortened(f"{_head(language, table, user)} {state}", LINE_LENGTH)


def _state(language: Language, table: Table) -> str:
    if table.status == "lobby":
        return say(language, "games-lobby")
    if is_thinking(table):
        return thinking_text(table, language)
    seats = waiting_on(table)
    names = [safe_names(table)[seat] for seat in seats]
    waiting = say(language, "games-waiting", names=listed(language, names))
    return ", ".join(filter(None, [waiting, _time(language, table, seats)]))


def _time(language: Language, table: Table, seats: Sequence[Seat]) -> str:
    """When a decision's time is over or, without a clock, since when it is asked for."""
    asked = min((table.players[seat].asked for seat in seats), default=0)
    since = say(language, "games-since", when=stamp(asked)) if asked else ""
    return time_left(language, table, seats) or since


class Games(commands.Cog):
    """What somebody plays, on all servers; always in private."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot
        self.closed: set[int] = set()
        """People whose daily overview could not be sent: they are told once, here."""

    async def cog_load(self) -> None:
        self.bot.presses.on_page("games", self.press_page, button=Number, where="anywhere")

    @app_commands.command(name=label("cmd-games"), description=label("cmd-games-about"))
    async def games(self, interaction: Interaction) -> None:
        text, buttons = await self._page(interaction, 0)
        if interaction.user.id in self.closed:
            self.closed.discard(interaction.user.id)
            text += "\n" + say(language_of(interaction), "digest-closed")
        await whisper(interaction, text, view=buttons)

    async def press_page(self, interaction: Interaction, _: int, page: Number) -> None:
        text, buttons = await self._page(interaction, page.number)
        await update(interaction, text, view=buttons)

    async def _page(
        self, interaction: Interaction, number: int
    ) -> tuple[str, discord.ui.View | None]:
        language, user = language_of(interaction), interaction.user.id
        tables = await self.tables_of(user)
        if not tables:
            return say(language, "games-none"), None
        texts = pages(language, overview(tables, user), user)
        number = min(number, len(texts) - 1)
        buttons = [
            TableButton.make(0, "games", other, label=say(language, key))
            for key, other in (("button-earlier", number - 1), ("button-later", number + 1))
            if 0 <= other < len(texts)
        ]
        return texts[number], rows_of(*buttons) if buttons else None

    async def tables_of(self, user: int) -> list[Table]:
        """The live tables where somebody sits and whose channels still exist."""
        ledger = self.bot.host.ledger
        kept = [one for one in await ledger.invited(user) if is_awaited(one, user)]
        played = [one for one in await ledger.live_of(user) if one.seat_of(user) is not None]
        return [table for table in [*kept, *played] if await self._is_there(table)]

    async def _is_there(self, table: Table) -> bool:
        """Whether a table's channel still exists; one deleted while nobody looked is ended."""
        guild = None if table.direct else self.bot.get_guild(table.guild)
        if guild is None or guild.get_channel_or_thread(table.channel) is not None:
            return True
        try:
            await self.bot.fetch_channel(table.channel)
        except discord.NotFound:
            await self.bot.outbox.end(table)
            return False
        except discord.HTTPException:
            return True
        return True


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Games(bot))
