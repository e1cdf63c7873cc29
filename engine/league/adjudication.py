"""A table that did not come to its end is decided from its position, never by its score: computers
play it on, over and over, from seeds that everybody can derive."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from engine.chance import Sealed, derived_seed
from engine.computer.player import decide
from engine.core import AnyGame, restore
from engine.games import game_named
from engine.league.points import shares
from engine.play_on import apply

PLAYOUTS: Final = 64
TOGETHER: Final = 8
"""So many are played on in one go: whoever waits for a computer's move need not wait for all."""
ENDLESS: Final = 5_000
"""Steps after which a game that goes on counts as shared by all."""


class Judgement(Struct, frozen=True, tag=True):
    """A table that is to be decided from its position."""

    table: int
    game: str
    snapshot: bytes
    seed: bytes
    version: int = 0
    first: int = 0
    """The playouts that are asked for: from this on,"""
    many: int = PLAYOUTS
    """and so many."""

    def parts(self) -> "Iterator[Judgement]":
        """The same a few playouts at a time."""
        for first in range(0, self.many, TOGETHER):
            yield replace(self, first=first, many=min(TOGETHER, self.many - first))


def judge(judgement: Judgement) -> list[list[int]]:
    """How the playouts that are asked for end."""
    game = game_named(judgement.game)
    state = restore(game, judgement.snapshot)
    return [
        played_on(game, state, derived_seed(judgement.seed, f"adjudicate {number}"))
        for number in range(judgement.first, judgement.first + judgement.many)
    ]


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
