"""The bot in a process of its own, pointed at a parlour: `python -m tests.soak.bot_process …`."""

import sys

from bot import serve
from parlour.connect import point_at
from service.logs import start_logging
from service.loop import run
from service.settings import Settings

if __name__ == "__main__":
    url, token, database = sys.argv[1:]
    point_at(url)
    start_logging("INFO", token)
    settings = Settings(token=token, database=f"sqlite:///{database}")
    sys.exit(run(serve(settings, guild_ready_timeout=0.05)))
