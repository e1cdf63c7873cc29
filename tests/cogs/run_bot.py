"""The bot in a process of its own: `python -m tests.cogs.run_bot PARLOUR_URL`.

Settings come from the environment, as in `python bot.py`.
"""

import sys

from bot import serve
from parlour.connect import point_at
from service.logs import start_logging
from service.loop import run
from service.settings import load_settings


def main(url: str) -> int:
    point_at(url)
    settings = load_settings()
    start_logging(settings.log_level, settings.token)
    return run(serve(settings, guild_ready_timeout=0.02))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
