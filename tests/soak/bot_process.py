"""The bot in a process of its own, pointed at a parlour: `python -m tests.soak.bot_process …`.

It is what runs on Discord, only less patient: what it waits for minutes there, it waits for
seconds, so that a bad day has room for many troubles.
"""

import asyncio
import faulthandler
import signal
import sys
from typing import Any

import aiohttp.client

import cogs.background.timers
import cogs.delivery.outbox
from bot import Hedgepost, serve
from cogs.delivery.sweep import Sweep
from parlour.connect import point_at
from service.logs import start_logging
from service.loop import run
from service.settings import Settings

ANSWER_SECONDS = 2.0
"""After which a request is given up; the library gives it five minutes."""
SILENCE_SECONDS = 1.5
"""After which a gateway counts as dead; the library gives it one minute."""


async def introduce_itself_again(*_: object, initial: bool = False, **__: object) -> None:
    """Instead of after the five seconds that Discord asks for between two sessions."""
    if not initial:
        await asyncio.sleep(0.2)


def less_patient() -> dict[str, Any]:
    """Shorten what the bot waits for; gives what it is to be started with."""
    aiohttp.client.DEFAULT_TIMEOUT = aiohttp.ClientTimeout(total=ANSWER_SECONDS)  # pyright: ignore
    cogs.delivery.outbox.PATIENCE = (1, 2, 4, 8)  # pyright: ignore
    cogs.delivery.outbox.LOBBY_SECONDS = 2  # pyright: ignore
    cogs.background.timers.THOUGHT_AFTER = 3  # pyright: ignore
    Sweep.sweep.change_interval(seconds=1)
    Hedgepost.before_identify_hook = introduce_itself_again
    return {"guild_ready_timeout": 0.05, "heartbeat_timeout": SILENCE_SECONDS}


def tell_tasks(*_: object) -> None:
    """Write down what is being waited for, for whoever asks why nothing happens."""
    for task in asyncio.all_tasks():
        task.print_stack(file=sys.stderr)
    sys.stderr.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, tell_tasks)
    faulthandler.register(signal.SIGUSR1, chain=True)
    url, token, database = sys.argv[1:]
    point_at(url)
    start_logging("INFO", token)
    settings = Settings(token=token, database=database)
    sys.exit(run(serve(settings, **less_patient())))
