"""Courtiers to draw: from random games, and made up."""

import random
from collections.abc import Iterator

from engine.chance import Sealed
from engine.core import Event, Move, Viewer
from engine.courtiers.game import COURTIERS
from engine.courtiers.view import CourtiersView
from engine.play_on import apply, start

NAMES = ("Alice", "Bob", "Chloé 🦔", "Владимир", "سلمى", "田中")


def random_game(
    seats: int, seed: int, *, chosen: str = "", viewer: Viewer = None
) -> Iterator[tuple[CourtiersView, tuple[Event, ...], tuple[Move, ...]]]:
    """Every position of a random game: the view, what led to it, and the moves there are."""
    dice = random.Random(seed)
    key = dice.randbytes(32)
    step = start(COURTIERS, chosen, seats, Sealed(key, 0))
    ply = 0
    while True:
        waiting = COURTIERS.waiting_on(step.state)
        moves = COURTIERS.choices(step.state, waiting[0]).moves if waiting else ()
        yield COURTIERS.view(step.state, viewer), step.events, moves
        if not waiting:
            return
        ply += 1
        step = apply(COURTIERS, step.state, waiting[0], dice.choice(moves), Sealed(key, ply))


def played(
    example: str, *moves: Move, viewer: Viewer = None
) -> tuple[CourtiersView, tuple[Event, ...]]:
    """A position written down and some moves made from it: the view, and what happened."""
    state = COURTIERS.example(example)
    events: tuple[Event, ...] = ()
    for move in moves:
        step = COURTIERS.play(state, state.seat, move)
        state, events = step.state, events + step.events
    return COURTIERS.view(state, viewer), events
