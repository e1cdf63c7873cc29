"""The names of threads, which say who plays once a game has begun."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from cogs.reply.failures import tidying
from cogs.words.threads import thread_name
from engine.table.model import Table

if TYPE_CHECKING:
    from bot import Hedgepost


class Naming:
    """Names the threads of tables while nobody waits for it."""

    def __init__(self, bot: Hedgepost) -> None:
        self._bot = bot
        self._at_it: set[asyncio.Task[None]] = set()

    def begin(self, table: Table) -> None:
        """Let the thread of a game that has begun say who plays; that of a league says so from
        its beginning."""
        if table.season:
            return
        naming = asyncio.create_task(self._name(table), name="hedgepost-name")
        self._at_it.add(naming)
        naming.add_done_callback(self._at_it.discard)

    async def _name(self, table: Table) -> None:
        """Discord takes two names in ten minutes; a third, and one of a thread that is not ours, is
        left undone."""
        guild = self._bot.get_guild(table.guild)
        thread = None if guild is None else guild.get_thread(table.channel)
        if thread is None or self._bot.user is None or thread.owner_id != self._bot.user.id:
            return
        names = [player.name for player in table.players]
        name = thread_name(table.language, table.game, table.options, names)
        if name != thread.name:
            async with tidying():
                await thread.edit(name=name)
