"""A table that did not come to its end is decided from its position, never by its score: computers
play it on, over and over, from seeds that everybody can derive."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from engine.chance import Sealed, derived_seed
from engine.computer.player import decide
from engine.core import AnyGame
from engine.league.points import shares
from engine.play_on import apply

PLAYOUTS: Final = 64
ENDLESS: Final = 5_000
"""Steps after which a game that goes on counts as shared by all."""


def playouts(game: AnyGame, state: Any, seed: bytes, many: int = PLAYOUTS) -> Iterator[list[int]]:
    """How a position ends if computers of the usual level play it on: ranks by seat, each time."""
    for number in range(many):
        yield played_on(game, state, derived_seed(seed, f"adjudicate {number}"))


def played_on(game: AnyGame, state: Any, seed: bytes) -> list[int]:
    """How it ended once."""
    thoughts = derived_seed(seed, "thoughts")
    for ply in range(1, ENDLESS):
        waited = game.waiting_on(state)
        if not waited:
            break
        seat = waited[0]
        choices = game.choices(state, seat)
        move = decide(game, game.view(state, seat), choices, Sealed(thoughts, ply))
        state = apply(game, state, seat, move, Sealed(seed, ply)).state
    outcome = game.outcome(state)
    return list(outcome.ranks) if outcome else [1] * game.view(state, None).seats


def decided(ends: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """By seat, the place that a table's playouts give: by the points that they bring on average."""
    brought = [sum(seat) for seat in zip(*(shares(ranks) for ranks in ends), strict=True)]
    return tuple(1 + sum(other > one for other in brought) for one in brought)
