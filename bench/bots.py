"""The bots that the bench talks to, each in a process of its own: ours, and a bare one.

    python -m bench.bots ours URL TOKEN DATABASE
    python -m bench.bots bare URL TOKEN BYTES

A line on standard input stops it; it then prints what it knows of itself as JSON.
"""

import asyncio
import io
import json
import os
import resource
import sys
import time
from typing import Any

import discord
from discord import app_commands

from bot import Hedgepost
from data.store import SqlStore
from engine.host.host import Host
from parlour.connect import point_at
from service.loop import run as run_bot
from service.settings import Settings

STALL_STEP = 0.02


class BareBot(discord.Client):
    """Answers a command or a press with a ready-made file, and does nothing else."""

    def __init__(self, size: int) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.1)
        self.tree = app_commands.CommandTree(self)
        self._board = os.urandom(size)

        @self.tree.command(description="A ready-made file")
        async def bare(interaction: discord.Interaction) -> None:
            await self._answer(interaction)

        @self.tree.command(description="A message with a button")
        async def button(interaction: discord.Interaction) -> None:
            view = discord.ui.View(timeout=None)
            go: discord.ui.Button[Any] = discord.ui.Button(label="Go", custom_id="go")
            view.add_item(go)
            await interaction.response.send_message("Press it", view=view)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await self._answer(interaction)

    async def _answer(self, interaction: discord.Interaction) -> None:
        file = discord.File(io.BytesIO(self._board), "board.png")
        await interaction.response.send_message("done", file=file)


async def longest_stall(stop: asyncio.Event) -> float:
    """The longest time the event loop has kept somebody waiting, in seconds."""
    longest = 0.0
    while not stop.is_set():
        before = time.perf_counter()
        await asyncio.sleep(STALL_STEP)
        longest = max(longest, time.perf_counter() - before - STALL_STEP)
    return longest


async def run(client: discord.Client, token: str) -> None:
    """Serve until a line arrives on standard input."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    loop.add_reader(sys.stdin, stop.set)
    async with client:
        serving = asyncio.create_task(client.start(token))
        while not client.is_ready():
            await asyncio.sleep(0.01)
        print("ready", flush=True)
        about: dict[str, float] = {}
        if isinstance(client, Hedgepost):
            about["stall"] = await longest_stall(stop)
        else:
            # Nobody asks for its stalls, and looking for them would keep it from resting while
            # our own bot is measured.
            await stop.wait()
        about |= {"memory": _memory(), "seconds": time.process_time()}
        print(json.dumps(about), flush=True)
        await (client.finish() if isinstance(client, Hedgepost) else client.close())
        await serving


def _memory() -> int:
    """Peak memory of this process in bytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


async def main(kind: str, url: str, token: str, last: str) -> None:
    point_at(url)
    if kind == "bare":
        await run(BareBot(int(last)), token)
        return
    async with SqlStore.open(f"sqlite:///{last}") as store:
        host = Host(store, lambda: int(time.time()))
        await run(Hedgepost(host, Settings(token=token), guild_ready_timeout=0.1), token)


if __name__ == "__main__":
    (run_bot if sys.argv[1] == "ours" else asyncio.run)(main(*sys.argv[1:]))
