"""Servers whose tables are played in the channel itself, as most tests look for them there."""

from collections.abc import Iterable

from msgspec.structs import replace

from data.store import SqlStore


async def play_in_channels(store: SqlStore, guilds: Iterable[int]) -> None:
    """Let servers have chosen that new tables get no threads."""
    for guild in guilds:
        chosen = await store.servers.settings(guild)
        await store.servers.save(guild, replace(chosen, thread=False))
