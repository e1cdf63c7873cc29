"""The bot, pointed at a parlour instead of Discord: `python -m tryout.loopback_bot URL`.

It stops when its standard input ends: whoever started it is gone then.
"""

import os
import signal
import sys
import threading

from bot import serve
from data.problems import StoreUnavailable
from parlour.connect import point_at
from service.logs import start_logging
from service.loop import run
from service.settings import load_settings

CANNOT_START = 2
"""The exit code of a bot that has told why in its last line."""
_GUILDS_ARRIVE_WITHIN = 0.2
"""On loopback all servers are there at once; the library would wait two seconds for more."""


def _stop_with_parent() -> None:
    # Not by way of `sys.stdin`: its lock, held in a thread, would trouble the way out.
    while os.read(0, 1024):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


def main(url: str) -> int:
    point_at(url)
    settings = load_settings()
    start_logging(settings.log_level, *settings.secrets)
    threading.Thread(target=_stop_with_parent, daemon=True).start()
    try:
        return run(serve(settings, guild_ready_timeout=_GUILDS_ARRIVE_WITHIN))
    except StoreUnavailable as refused:
        print(refused, file=sys.stderr)
        return CANNOT_START


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
