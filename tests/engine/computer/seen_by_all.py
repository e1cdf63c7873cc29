"""Shorthand for tests that judge whole games by the state, and by what an umpire sees of it."""

from collections.abc import Callable, Collection, Iterator
from hashlib import sha256
from typing import Any

import pytest
from msgspec.structs import asdict

from engine.chance import Sealed
from engine.core import UMPIRE, AnyGame, Seat
from engine.play_on import resign
from engine.tools.selfplay import play_random_game
from engine.weighing import lead

Evaluate = Callable[[Any, Seat, Any], float]


def positions(game: AnyGame, chosen: str, seats: int, *, games: int = 2) -> Iterator[Any]:
    """Every position of some games at random, and a few after somebody has left."""
    for number in range(games):
        seed = sha256(f"{chosen} {seats} {number}".encode()).digest()
        states = play_random_game(game, chosen, seats, seed).states
        yield from states
        if seats > 2:
            for state in states[1 : len(states) - 1 : 7]:
                yield resign(game, state, number, Sealed(seed, 0)).state


def changed(weights: Any, by: float) -> Any:
    """Other weights: each a little more than the one before it."""
    found: dict[str, Any] = {}
    for at, (name, value) in enumerate(asdict(weights).items()):
        more = by * (at + 1)
        found[name] = tuple(one + more for one in value) if type(value) is tuple else value + more
    return type(weights)(**found)


def assert_worths_are_evaluations(
    game: Any, evaluate: Evaluate, chosen: str, seats: int, weights: Any
) -> None:
    """The state is worth to every seat what the umpire's view is."""
    for state in positions(game, chosen, seats):
        view = game.view(state, UMPIRE)
        judged = [evaluate(view, seat, weights) for seat in range(seats)]
        assert game.worths(state, weights) == pytest.approx(judged, abs=1e-6)
        if weights == game.weights:
            assert game.worths(state) == pytest.approx(judged, abs=1e-6)
            assert [game.evaluate(view, seat) for seat in range(seats)] == judged


def assert_parts_make_the_worths(
    game: Any, chosen: str, seats: int, *, aside: Collection[str]
) -> None:
    """A seat's parts add up to what is compared with the others'; some are its own affair."""
    for state in positions(game, chosen, seats, games=1):
        parts = [game.parts(state, seat) for seat in range(seats)]
        compared = [sum(part for name, part in own.items() if name not in aside) for own in parts]
        judged = [
            lead(compared, seat, out=state.gone) + sum(parts[seat][name] for name in aside)
            for seat in range(seats)
        ]
        assert game.worths(state) == pytest.approx(judged, abs=1e-6)
