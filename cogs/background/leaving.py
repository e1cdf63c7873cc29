"""How the bot leaves: nobody who is being answered is left standing, and it is gone in seconds.

In this order: no timer and no sweep begins any more, computers stop thinking, and whoever comes is
asked to try again in a moment; what is in hand is finished; the gateway is closed behind the last
click that was on its way; and what is still not done is let go of. All that was promised is in the
database by then, and the next process goes on from there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord
from discord.gateway import ReconnectWebSocket

from cogs.reply.errors import answer_error
from cogs.reply.failures import FAILURES
from engine.core import Refused

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)

IN_HAND: Final = ("CommandTree-invoker", "discord-ui-", "discord.py: ", "hedgepost-")
"""How the tasks are named that answer somebody or react to something; the last are our own."""

WORK_SECONDS: Final = 4.0
"""How long what is in hand may take when the bot is told to stop."""
LAST_WORDS: Final = 7.0
"""Seconds after which nothing more is said, those who are turned away included."""
GATEWAY_SECONDS: Final = 1.0
"""How long Discord is listened to after it was told that the bot leaves."""
LET_GO_SECONDS: Final = 0.5
CLOSE_SECONDS: Final = 1.5
LEFT_TO_OTHERS: Final = 2.0
"""Seconds for which another process may answer first: it has deferred by then at the latest."""
MEET_SECONDS: Final = 0.5
"""How long it may take to find out which language somebody has chosen."""

_GOODBYE: Final = (1000).to_bytes(2, "big")
"""The close code by which a session ends for good."""


async def turn_away(interaction: discord.Interaction[Hedgepost]) -> None:
    """Ask somebody who comes while the bot stops to try again in a moment. Never raises.

    Another process that runs gets the same click, and does what was asked: it goes first.
    """
    bot = interaction.client
    if await bot.in_company():
        await asyncio.sleep(LEFT_TO_OTHERS)
    await _within(MEET_SECONDS, [asyncio.create_task(bot.people.meet(interaction))])
    await answer_error(interaction, Refused("restarting", "the bot is being restarted"))


async def finish(bot: Hedgepost) -> None:
    """Finish what is in hand, hang up, and close everything."""
    loop = asyncio.get_running_loop()
    silence = loop.time() + LAST_WORDS
    work = in_hand()
    bot.timers.stop()
    bot.computers.stop()
    if bot.timers.acting:
        work.add(asyncio.create_task(bot.timers.rest(), name="hedgepost-rest"))
    if work:
        log.info("stopping; finishing %d things in hand", len(work))
        await _within(WORK_SECONDS, work)
    await asyncio.gather(*(_hang_up(shard) for shard in bot.shards.values()))
    while (left := in_hand()) and loop.time() < silence:  # one thing leads to another
        await _within(silence - loop.time(), left)
    if left:
        log.warning("%d things in hand take too long; they are let go of", len(left))
    for task in left:
        task.cancel()
    await _within(LET_GO_SECONDS, left)
    bot.timers.give_up()
    await bot.close()


def in_hand() -> set[asyncio.Task[Any]]:
    """What answers somebody or reacts to something just now."""
    here = asyncio.current_task()
    tasks = asyncio.all_tasks()
    return {one for one in tasks if one is not here and one.get_name().startswith(IN_HAND)}


async def _hang_up(shard: discord.ShardInfo) -> None:
    """End the session of a shard. What Discord has sent by then is still heard, and answered.

    The library would throw it away: it stops reading before it says goodbye.
    """
    connection = shard._parent
    reading = connection._task
    connection._cancel_task()
    if reading is not None:
        await asyncio.wait([reading])
    try:
        async with asyncio.timeout(GATEWAY_SECONDS):
            await connection.ws.socket.send_frame(_GOODBYE, aiohttp.WSMsgType.CLOSE)
            while True:
                await connection.ws.poll_event()
    except (*FAILURES, ReconnectWebSocket, RuntimeError) as closed:
        log.debug("shard %d has hung up: %r", shard.id, closed)


async def _within(seconds: float, tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Come back when tasks are done, or after so long."""
    if waited_for := set(tasks):
        await asyncio.wait(waited_for, timeout=seconds)
