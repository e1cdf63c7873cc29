"""Positions to draw: from random games, and made up."""

import random
from collections.abc import Iterator

from msgspec.structs import replace

from engine.chance import Sealed
from engine.core import UMPIRE, Event, Move
from engine.games import game_named
from engine.hedgehogs.view import HedgehogsView
from engine.play_on import apply, resign, start

GAME = game_named("hedgehogs")
COLOURS = ("red", "blue", "yellow", "green", "white", "black")
ALL_PIECES = tuple(letter + design for letter in "rbygwk" for design in "1234")


def random_game(
    seats: int, seed: int, *, resigning: int = 0
) -> Iterator[tuple[HedgehogsView, tuple[Event, ...], tuple[Move, ...]]]:
    """Every position of a random game: the view, what led to it, and the moves there are.

    After `resigning` steps the player on turn gives up, once.
    """
    dice = random.Random(seed)
    key = dice.randbytes(32)
    step = start(GAME, "", seats, Sealed(key, 0))
    ply = 0
    while True:
        waiting = GAME.waiting_on(step.state)
        moves = GAME.choices(step.state, waiting[0]).moves if waiting else ()
        yield GAME.view(step.state, UMPIRE), step.events, moves
        if not waiting:
            return
        ply += 1
        chance = Sealed(key, ply)
        if ply == resigning:
            step = resign(GAME, step.state, waiting[0], chance)
        else:
            step = apply(GAME, step.state, waiting[0], dice.choice(moves), chance)


def after(seats: int, seed: int, plies: int) -> tuple[HedgehogsView, tuple[Event, ...]]:
    """The position of a random game after so many steps, or its last one."""
    last = None
    for ply, (view, events, _) in enumerate(random_game(seats, seed)):
        last = view, events
        if ply == plies:
            break
    assert last is not None
    return last


def with_stacks(stacks: dict[str, str], *, seats: int = 6, die: int = 3) -> HedgehogsView:
    """A position of the race proper, with these stacks and nothing else on the board."""
    view, _ = after(seats, 1, 0)
    return replace(
        view,
        board=tuple(stacks.get(name, "") for name in view.squares),
        hands=("",) * seats,
        held=("c5", "d6", "b7"),
        step="side",
        die=die,
        turn=12,
        seat=1,
        waiting_on=(1,),
    )


def spread_out() -> HedgehogsView:
    """The board that takes most words: every piece alone on its square."""
    view = with_stacks({})
    squares = view.squares[1 : 1 + 2 * len(ALL_PIECES) : 2]
    return with_stacks(dict(zip(squares, ALL_PIECES, strict=True)))
