"""Positions to draw: from random games, and made up."""

import random
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.chance import Sealed
from engine.core import UMPIRE, Event, Move, Viewer
from engine.games import game_named
from engine.hedgehogs.view import HedgehogsView
from engine.play_on import apply, resign, start

GAME = game_named("hedgehogs")
COLOURS = ("red", "blue", "yellow", "green", "white", "black")
ALL_PIECES = tuple(letter + design for letter in "rbygwk" for design in "1234")

Position = tuple[HedgehogsView, tuple[Event, ...], tuple[Move, ...]]
"""What somebody sees, what led to it, and the moves there are."""


def random_game(
    seats: int, seed: int, *, resigning: int = 0, chosen: str = "", viewer: Viewer = UMPIRE
) -> Iterator[Position]:
    """Every position of a random game: the view, what led to it, and the moves there are.

    After `resigning` steps the player on turn gives up, once.
    """
    dice = random.Random(seed)
    key = dice.randbytes(32)
    step = start(GAME, chosen, seats, Sealed(key, 0))
    ply = 0
    while True:
        waiting = GAME.waiting_on(step.state)
        moves = GAME.choices(step.state, waiting[0]).moves if waiting else ()
        yield GAME.view(step.state, viewer), step.events, moves
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


def of_variant(
    chosen: str,
    seats: int,
    *,
    step: str = "",
    kind: str = "",
    skip: int = 0,
    viewer: Viewer = UMPIRE,
) -> Position:
    """The first position of random games under an option in which that step is due, or to which
    an event of that kind led, after skipping some."""
    for seed in range(1, 20):
        for view, events, moves in random_game(seats, seed, chosen=chosen, viewer=viewer):
            if view.step == step or any(event.kind == kind for event in events):
                if not skip:
                    return view, events, moves
                skip -= 1
    raise AssertionError(f"no {step}{kind} under {chosen}")


def labelled(moves: Sequence[Move]) -> dict[str, Move]:
    """Choices with letters, as a panel shows them."""
    return {chr(ord("A") + number): move for number, move in enumerate(moves[:26])}


def with_stacks(stacks: dict[str, str], *, seats: int = 6, die: int = 3) -> HedgehogsView:
    """A position of the race proper, with these stacks and nothing else on the board."""
    view, _ = after(seats, 1, 0)
    return replace(
        view,
        board=tuple(stacks.get(name, "") for name in view.squares),
        hands=("",) * seats,
        held=("c5", "d6", "b7"),
        step="side",
        todo=("side", "go"),
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
