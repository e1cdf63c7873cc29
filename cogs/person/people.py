"""What people have chosen with `/me`, at hand whenever one of them is answered.

Everybody is looked up in the store once, and remembered: who plays a move every few minutes costs
no query. Another process may be told of a change, so what is remembered is looked up again after
a while.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from typing import Any, Final

import discord
from msgspec import Struct

from cogs.words.speech import PERSON
from engine.clock.timers import Timer
from engine.host.host import Host
from engine.people.settings import PersonSettings
from engine.recent import Recent

log = logging.getLogger(__name__)

MOST_KNOWN: Final = 4096
"""People who are remembered; some 300 bytes each."""
LASTS: Final = 600
"""Seconds until somebody is looked up again."""


class _Known(Struct, frozen=True):
    settings: PersonSettings
    until: float


class People:
    """Remembers what people have chosen."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._known = Recent[int, _Known](MOST_KNOWN)

    async def meet(self, interaction: discord.Interaction[Any]) -> None:
        """Look up who clicked or typed, so that `language_of` and `theme_of` know. Never raises:
        with a store that is out of reach, somebody is answered as their Discord speaks."""
        try:
            interaction.extras[PERSON] = await self.of(interaction.user.id)
        except Exception as failed:
            user = interaction.user.id
            log.warning("the settings of user %d could not be read: %s", user, failed)

    async def of(self, user: int) -> PersonSettings:
        known = self._known.get(user)
        if known is not None and time.monotonic() < known.until:
            return known.settings
        settings = await self._host.people.settings(user)
        changed = self._known.get(user)
        if changed is not known and changed is not None:
            return changed.settings  # somebody has chosen otherwise while we looked
        self._remember(user, settings)
        return settings

    async def change(
        self, user: int, settings: PersonSettings, digests: Sequence[Timer]
    ) -> PersonSettings:
        """Keep what somebody has chosen. Gives what holds by now."""
        self._known.pop(user)
        kept = await self._host.people.save(user, settings, digests)
        self._remember(user, kept)
        return kept

    def drop(self, user: int) -> None:
        """What was known of somebody is so no longer."""
        self._known.pop(user)

    def _remember(self, user: int, settings: PersonSettings) -> None:
        self._known.put(user, _Known(settings, time.monotonic() + LASTS))
