"""Positions of the jesters to draw: from random games, and made up."""

import random
from collections.abc import Iterator, Sequence

from engine.chance import Sealed
from engine.core import Event, Move
from engine.jesters.game import JESTERS
from engine.jesters.position import read
from engine.jesters.view import JestersView
from engine.play_on import apply, resign, start


def random_game(
    seats: int, seed: int, *, chosen: str = "", resigning: int = 0
) -> Iterator[tuple[JestersView, tuple[Event, ...], tuple[Move, ...]]]:
    """Every position of a game played at random, captures first: the view, what led to it, and
    the moves there are. After `resigning` steps the player on turn gives up, once."""
    dice = random.Random(seed)
    key = dice.randbytes(32)
    step = start(JESTERS, chosen, seats, Sealed(key, 0))
    ply = 0
    while True:
        waiting = JESTERS.waiting_on(step.state)
        moves = JESTERS.choices(step.state, waiting[0]).moves if waiting else ()
        yield JESTERS.view(step.state, None), step.events, moves
        if not waiting:
            return
        ply += 1
        chance = Sealed(key, ply)
        if ply == resigning:
            step = resign(JESTERS, step.state, waiting[0], chance)
            continue
        jumps = [move for move in moves if move.startswith("jump")]
        step = apply(JESTERS, step.state, waiting[0], dice.choice(jumps or moves), chance)


def last_of(seats: int, seed: int, *, resigning: int = 0) -> tuple[JestersView, tuple[Event, ...]]:
    """How a random game ended."""
    *_, (view, events, _) = random_game(seats, seed, resigning=resigning)
    return view, events


def court(
    position: str, *moves: Move, seats: int = 2, seat: int = 0, chosen: str = ""
) -> tuple[JestersView, Sequence[Event]]:
    """A position, or what moves made of it, and the events that these led to."""
    state = read(position, seats=seats, seat=seat, chosen=chosen)
    events: list[Event] = []
    for move in moves:
        (mover,) = JESTERS.waiting_on(state)
        step = apply(JESTERS, state, mover, move)
        state = step.state
        events += step.events
    return JESTERS.view(state, None), events
