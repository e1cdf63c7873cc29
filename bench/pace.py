"""How quick the computer's thoughts are, as multiples of what Python itself takes here.

What they were before levels came in (at 647b34d) was measured in the same way and on the same
machine, and stands here as a ratio.
"""

import json
from typing import Final

import msgspec

from bench.engine import chess_games
from bench.measure import Row, least_times
from engine.chance import derived_seed
from engine.core import AnyGame
from engine.games import GAMES, game_named
from engine.tools.contest import Contest, Contestant, Spent, play
from engine.tools.selfplay import play_random_game

SEED: Final = bytes(range(32))
QUICKER: Final = 5
RACE: Final = 6.9
"""A game of hedgehogs for two by evaluation alone took as long as so many random games of chess."""
CHESS_GAMES: Final = 5
JUDGED: Final = {
    "hedgehogs": (7.3, 12.4),
    "courtiers": (3.8, 5.5),
    "jesters": (8.8, 9.5),
    "witches": (7.7, 6.7),
}
"""With the fewest and the most seats: judging a state for one seat took so many times as long as
writing it by `json`."""


def rows() -> list[Row]:
    return [
        _race_row(),
        *(
            _judging_row(game, seats, before)
            for game in GAMES.values()
            for seats, before in zip(
                (game.options.seats[0], game.options.seats[-1]), JUDGED[game.key], strict=True
            )
        ),
    ]


def _race_row() -> Row:
    """Games between two of level 3. Nobody asks how long their turns take, which would be part of
    the time."""
    contest = Contest(game_named("hedgehogs"), "", 2, SEED, lambda: 0.0)
    games = 4

    def race() -> None:
        for number in range(games):
            seed = derived_seed(SEED, f"game {number}")
            play(contest, [Contestant(3)] * 2, seed, [Spent([]), Spent([])])

    ours, theirs = least_times(race, chess_games(), batches=6, seconds=0.2)
    once = ours / games
    return Row(
        "hedgehogs: greedy games/s for two, against before",
        RACE * (theirs / CHESS_GAMES) / once,
        "×",
        "at least",
        QUICKER,
        f"{once * 1e3:.1f} ms a game; a random one of chess {theirs / CHESS_GAMES * 1e3:.1f}",
    )


def _judging_row(game: AnyGame, seats: int, before: float) -> Row:
    """An evaluation, for all seats at once, of positions spread over a game."""
    states = play_random_game(game, "", seats, SEED).states
    some = states[10 : -1 : max(1, len(states) // 25)]
    plain = [msgspec.to_builtins(state) for state in some]

    def judge() -> None:
        for state in some:
            game.worths(state)

    def write() -> None:
        for one in plain:
            json.dumps(one)

    ours, floor = least_times(judge, write, batches=8, seconds=0.03)
    return Row(
        f"{game.key}: judging a state against json, {seats} seats",
        ours / floor,
        "×",
        "at most",
        before,
        f"{ours / len(some) * 1e6:.1f} µs for all seats",
    )
