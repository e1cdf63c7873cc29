"""The computer: how long a decision takes, what levels win, and how quick its thoughts are."""

import time
from statistics import fmean

import msgspec

from bench import pace, shares
from bench.measure import Row, least_times
from engine.chance import Sealed
from engine.computer.player import decide
from engine.core import AnyGame, Choices, View
from engine.games import GAMES
from engine.tools.selfplay import play_random_game

SEED = bytes(range(32))
ELSEWISE = {"hedgehogs": ("v40", "v2 v3", "v8"), "courtiers": ("die",)}
_SLOWEST = 8
"""So many of the slowest decisions are measured again, for one may have been disturbed."""


def rows() -> list[Row]:
    games = shares.games_wanted()
    return [
        *(_time_row(game) for game in GAMES.values()),
        *pace.rows(),
        *shares.rows(tuple(GAMES), games),
    ]


def _time_row(game: AnyGame) -> Row:
    """The slowest decision of games with every number of seats, and the mean of all."""
    chance = Sealed(SEED, 0)
    times: list[tuple[float, View, Choices]] = []
    for chosen, seats in _tables(game):
        for state in play_random_game(game, chosen, seats, SEED).states[:-1]:
            seat = game.waiting_on(state)[0]
            view, choices = game.view(state, seat), game.choices(state, seat)
            began = time.process_time()
            decide(game, view, choices, chance)
            times.append((time.process_time() - began, view, choices))
    slowest = sorted(times, key=lambda one: -one[0])[:_SLOWEST]
    worst = max(
        least_times(lambda seen=view, may=choices: decide(game, seen, may, chance), batches=3)[0]
        for _, view, choices in slowest
    )
    mean = fmean(one[0] for one in times)
    return Row(
        f"{game.key}: the computer's slowest decision",
        worst * 1e3,
        "ms",
        "at most",
        30.0,
        f"{mean * 1e3:.1f} ms on average over {len(times)}, any number of seats",
    )


def _tables(game: AnyGame) -> list[tuple[str, int]]:
    """What is measured: the base game for any number of players, and the variants that make most
    of a decision."""
    tables = [("", seats) for seats in game.options.seats]
    for chosen in ELSEWISE.get(game.key, ()):
        counts = game.options.seats_for(chosen)
        tables += [(chosen, counts[0]), (chosen, counts[-1])]
    return tables


if __name__ == "__main__":
    print(msgspec.json.encode(rows()).decode())
