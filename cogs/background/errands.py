"""How long it is remembered what interactions have asked for.

Longer than anybody delivers one again. What comes later still is not looked at: nobody could be
answered any more, and nobody would know whether it was done.
"""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

import discord
from discord.ext import commands, tasks

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)

REMEMBERED: Final = timedelta(days=1)
"""Discord takes answers to an interaction for fifteen minutes."""


def is_too_old(interaction: discord.Interaction[Any]) -> bool:
    """Whether an interaction is older than what is remembered of them."""
    return interaction.id < _oldest()


def _oldest() -> int:
    """The number of an interaction that is remembered for the last moment."""
    return discord.utils.time_snowflake(discord.utils.utcnow() - REMEMBERED)


class Errands(commands.Cog):
    """Forgets what interactions have asked for."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.forget.start()

    async def cog_unload(self) -> None:
        self.forget.cancel()

    @tasks.loop(hours=1)
    async def forget(self) -> None:
        try:
            # An hour more: clocks of several machines differ.
            await self.bot.host.errands.forget(_oldest() - _HOUR)
        except Exception as failed:
            log.warning("old errands could not be forgotten: %s", failed)


_HOUR: Final = 3_600_000 << 22
"""An hour, as Discord counts in its numbers."""


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Errands(bot))
