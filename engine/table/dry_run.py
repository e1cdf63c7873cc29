"""A draft tried out: what its player may see of it before it is confirmed.

A trial has no chance at hand, so no die is thrown. A step that tells its own player something is
the last of a trial, and so is one that answers a secret question. Such a step is only judged, and
its player goes on seeing the position before it: what it reveals, or the others' secret answers,
lie open behind it.
"""

from collections.abc import Sequence
from typing import Any, Generic

from msgspec import Struct

from engine import play_on
from engine.core import NO_CHOICES, AnyGame, Choices, Event, Illegal, Move, S, Seat, Step


class Trial(Struct, Generic[S], frozen=True):
    """A draft that is legal, and where it leads as far as its player may know."""

    moves: tuple[Move, ...]
    """The draft, without steps that the engine plays by itself."""
    before: tuple[S, ...]
    """The position that each of them was chosen on."""
    state: S
    events: tuple[Event, ...]
    """What it led to, steps without a choice included."""
    choices: Choices
    """What comes next; empty when the draft is all that can be decided for now."""
    reveals: bool
    """It cannot be taken back once its player has seen where it leads."""
    sealed: bool
    """Its last step ends a secret decision."""


def tried(game: AnyGame, state: Any, seat: Seat, draft: Sequence[Move]) -> Trial[Any]:
    """Try a seat's draft on a position. Raises `Illegal`."""
    sealed = False
    before = state

    def may_go_on(step: Step[Any], move: Move) -> None:
        nonlocal before, sealed
        if sealed or step.final:
            raise Illegal(
                "after-reveal",
                f"what comes before `{move}` reveals something: play up to there first",
                move=move,
            )
        before = step.state

    steps: list[tuple[Move, Step[Any]]] = []
    for move, step in play_on.each_applied(
        game, state, seat, draft, lambda _: None, may_go_on=may_go_on
    ):
        steps.append((move, step))
        sealed = _is_sealed(game, before, seat, step)
    moves = tuple(move for move, _ in steps)
    shown = [step for _, step in steps]
    reveals = not sealed and any(step.final for step in shown)
    if sealed or reveals:
        shown.pop()
    after = shown[-1].state if shown else state
    positions = (state, *(step.state for _, step in steps))
    goes_on = not sealed and not reveals and seat in game.waiting_on(after)
    return Trial(
        moves,
        positions[: len(moves)],
        after,
        tuple(event for step in shown for event in step.events),
        game.choices(after, seat) if goes_on else NO_CHOICES,
        reveals,
        sealed,
    )


def still_legal(
    game: AnyGame, state: Any, seat: Seat, draft: Sequence[Move], before: Any = None
) -> bool:
    """Whether a draft that was tried on another position holds on this one, and tells no more than
    it did there. Without `before`, what it may tell is not asked."""
    try:
        trial = tried(game, state, seat, draft)
        return before is None or not trial.reveals or tried(game, before, seat, draft).reveals
    except Illegal:
        return False


def _is_sealed(game: AnyGame, before: Any, seat: Seat, step: Step[Any]) -> bool:
    """Whether a step ends a secret decision, so that what follows is not for its player yet."""
    if not game.choices(before, seat).secret:
        return False
    return step.reveals or game.waiting_on(step.state) != game.waiting_on(before)
