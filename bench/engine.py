"""The engine: random games against python-chess, snapshots against `json`, memory a state."""

import json
import random
import sys
from collections.abc import Callable
from typing import Any

import chess
import msgspec

from bench.measure import Row, least_times
from engine.chance import Sealed
from engine.core import AnyGame, restore, snapshot
from engine.games import GAMES, game_named
from engine.play_on import apply, start
from engine.tools.selfplay import play_random_game

SEED = bytes(range(32))
BASE = "hedgehogs"
"""The game by whose pace all others are judged."""


def rows() -> list[Row]:
    first, *others = GAMES.values()
    return [
        _steps_row(first, "", chess_games(), "python-chess", 1.0),
        *(
            _steps_row(game, option, random_games(first), f"the base {first.key}", 1 / 3)
            for game in others
            for option in ("", *(option.key for option in game.options.offered if option.sets))
        ),
        _slowest_variant_row(first),
        *_state_rows(),
    ]


def _steps_row(
    game: AnyGame, option: str, theirs: Callable[[], int], whose: str, least: float
) -> Row:
    """Steps a second, choosing and playing, as a multiple of somebody else's."""
    ours = random_games(game, option)
    own_steps, their_steps = ours(), theirs()
    own_time, their_time = least_times(ours, theirs, seconds=0.2)
    own_rate, their_rate = own_steps / own_time, their_steps / their_time
    return Row(
        f"{game.key}{f' {option}' if option else ''}: steps/s against {whose}",
        own_rate / their_rate,
        "×",
        "at least",
        least,
        f"{own_rate:,.0f} against {their_rate:,.0f} steps/s",
    )


def _slowest_variant_row(game: AnyGame) -> Row:
    """The hedgehog variant with the fewest steps a second, carrom aside, against the base game."""
    rates: dict[str, float] = {}
    for option in game.options.offered:
        if option.key == "v40":
            continue
        chosen = game.options.canonical(option.key)
        ours, theirs = random_games(game, chosen, most=1), random_games(game, most=1)
        own_steps, their_steps = ours(), theirs()
        own_time, their_time = least_times(ours, theirs, batches=5, seconds=0.02)
        rates[option.key] = own_steps / own_time / (their_steps / their_time)
    slowest = min(rates, key=lambda key: rates[key])
    return Row(
        f"{game.key}: the slowest variant, {slowest}, against the base game",
        rates[slowest],
        "×",
        "at least",
        0.5,
    )


def random_games(game: AnyGame, chosen: str = "", most: int = 9) -> Callable[[], int]:
    """A random game for each of the highest numbers of seats; gives the number of steps."""

    def play() -> int:
        pick = random.Random(1)
        steps = 0
        for seats in game.options.seats_for(chosen)[-most:]:
            state: Any = start(game, chosen, seats, Sealed(SEED, 0)).state
            ply = 0
            while waiting := game.waiting_on(state):
                ply += 1
                move = pick.choice(game.choices(state, waiting[0]).moves)
                state = apply(game, state, waiting[0], move, Sealed(SEED, ply)).state
            steps += ply
        return steps

    return play


def chess_games() -> Callable[[], int]:
    """Five random games of chess, each of at most 200 half-moves; gives their number."""

    def play() -> int:
        pick = random.Random(1)
        steps = 0
        for _ in range(5):
            board = chess.Board()
            for _ in range(200):
                moves = list(board.legal_moves)
                if not moves:
                    break
                board.push(pick.choice(moves))
                steps += 1
        return steps

    return play


def _state_rows() -> list[Row]:
    game = game_named(BASE)
    state = play_random_game(game, "", 6, SEED).states[120]
    plain = msgspec.structs.asdict(state)
    trip, floor = least_times(
        lambda: restore(game, snapshot(state)), lambda: json.dumps(plain), batches=25
    )
    size = sys.getsizeof(state) + sys.getsizeof(state.board) + sum(map(sys.getsizeof, state.board))
    return [
        Row(
            "snapshot there and back against json.dumps",
            trip / floor,
            "×",
            "at most",
            0.4,
            f"{trip * 1e6:.1f} against {floor * 1e6:.1f} µs, {len(snapshot(state))} bytes of JSON",
        ),
        Row("memory of a state held", float(_bytes_per_state(game)), "bytes", note=f"{size} alone"),
    ]


def _bytes_per_state(game: AnyGame) -> int:
    """Bytes a state adds when all states of a game are held: neighbours share most stacks."""
    states = play_random_game(game, "", 6, SEED).states
    seen: set[int] = set()
    total = 0
    for state in states:
        parts = [state, state.board, *state.board, state.hands, *state.hands, state.todo]
        for part in parts:
            if id(part) not in seen:
                seen.add(id(part))
                total += sys.getsizeof(part)
    return total // len(states)


if __name__ == "__main__":
    print(msgspec.json.encode(rows()).decode())
