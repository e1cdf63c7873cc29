"""The computer: how long a decision takes, and how often it beats players who play at random."""

import time
from statistics import fmean

import msgspec

from bench.measure import Row, least_times
from engine.chance import Sealed
from engine.computer.player import decide
from engine.core import AnyGame, Choices, View
from engine.games import GAMES
from engine.tools.selfplay import derived_seed, play_random_game

SEED = bytes(range(32))
GAMES_PLAYED = 20
ELSEWISE = {"hedgehogs": ("v40", "v2 v3", "v8"), "courtiers": ("die",)}
_SLOWEST = 8
"""So many of the slowest decisions are measured again, for one may have been disturbed."""


def rows() -> list[Row]:
    return [row for game in GAMES.values() for row in _rows_of(game)]


def _rows_of(game: AnyGame) -> list[Row]:
    counts = game.options.seats
    return [_time_row(game), *(_strength_row(game, seats) for seats in (counts[0], counts[-1]))]


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


def _strength_row(game: AnyGame, seats: int) -> Row:
    """Games between the computer and others who play at random, each beginning in turn."""
    won = 0.0
    for number in range(GAMES_PLAYED):
        computer = number % seats
        seed = derived_seed(SEED, f"game {number}")
        winners = play_random_game(game, "", seats, seed, computer=(computer,)).outcome.winners
        won += (computer in winners) / len(winners)
    fair = 1 / seats
    return Row(
        f"{game.key}: won by the computer, {seats} seats",
        100 * won / GAMES_PLAYED,
        "%",
        "at least",
        round(100 * (fair + (1 - fair) / 4)),
        f"of {GAMES_PLAYED} games against players at random; chance alone: {100 * fair:.0f} %",
    )


if __name__ == "__main__":
    print(msgspec.json.encode(rows()).decode())
