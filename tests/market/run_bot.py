"""The bot with the market among its games: `python -m tests.market.run_bot PARLOUR_URL`."""

import sys

from engine.games import add

if __name__ == "__main__":
    add("market", "tests.market")  # before anything else asks which games there are
    from tests.cogs.run_bot import main

    sys.exit(main(sys.argv[1]))
