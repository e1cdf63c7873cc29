"""The computer: how long a decision takes, and how often it beats players who play at random."""

import time
from statistics import fmean

import msgspec

from bench.measure import Row, least_times
from engine.chance import Sealed
from engine.computer.player import decide
from engine.core import AnyGame, Choices, View
from engine.games import GAMES
from engine.selfplay import derived_seed, play_random_game

SEED = bytes(range(32))
GAMES_PLAYED = 20
_SLOWEST = 8
"""So many of the slowest decisions are measured again, for one may have been disturbed."""


def rows() -> list[Row]:
    return [row for game in GAMES.values() for row in (_time_row(game), _strength_row(game))]


def _time_row(game: AnyGame) -> Row:
    """The slowest decision of games with as many seats as there can be, and the mean of all."""
    chance = Sealed(SEED, 0)
    times: list[tuple[float, int, View, Choices]] = []
    seats = game.options.seats[-1]
    played = play_random_game(game, "", seats, SEED)
    for number, state in enumerate(played.states[:-1]):
        seat = game.waiting_on(state)[0]
        view, choices = game.view(state, seat), game.choices(state, seat)
        began = time.process_time()
        decide(game, view, choices, chance)
        times.append((time.process_time() - began, number, view, choices))
    slowest = sorted(times, key=lambda one: -one[0])[:_SLOWEST]
    worst = max(
        least_times(lambda seen=view, may=choices: decide(game, seen, may, chance), batches=3)[0]
        for _, _, view, choices in slowest
    )
    mean = fmean(one[0] for one in times)
    return Row(
        f"{game.key}: the computer's slowest decision",
        worst * 1e3,
        "ms",
        "at most",
        30.0,
        f"{mean * 1e3:.1f} ms on average over {len(times)}, {seats} seats",
    )


def _strength_row(game: AnyGame) -> Row:
    """Games between the computer and one who plays at random, each beginning in turn."""
    won = 0.0
    for number in range(GAMES_PLAYED):
        computer = number % 2
        seed = derived_seed(SEED, f"game {number}")
        winners = play_random_game(game, "", 2, seed, computer=(computer,)).outcome.winners
        won += (computer in winners) / len(winners)
    return Row(
        f"{game.key}: won by the computer, two seats",
        100 * won / GAMES_PLAYED,
        "%",
        "at least",
        60.0,
        f"of {GAMES_PLAYED} games against one who plays at random",
    )


if __name__ == "__main__":
    print(msgspec.json.encode(rows()).decode())
