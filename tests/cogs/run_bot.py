"""The bot in a process of its own: `python -m tests.cogs.run_bot PARLOUR_URL`.

Settings come from the environment, as in `python bot.py`.
"""

import sys

from bot import serve
from parlour.connect import point_at
from service.logs import start_logging
from service.loop import run
from service.settings import load_settings

if __name__ == "__main__":
    point_at(sys.argv[1])
    settings = load_settings()
    start_logging(settings.log_level, settings.token)
    sys.exit(run(serve(settings, guild_ready_timeout=0.02)))
