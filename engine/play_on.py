"""What the engine does by itself: throws the dice that are due and plays steps without a choice.

The same for every game, so that no game can forget it (G3). A caller that tries a draft passes no
chance: the engine then stops where a die would have to be thrown, and nothing is revealed.
"""

from collections.abc import Callable, Sequence

from engine.chance import Chance
from engine.core import Event, Game, Illegal, Move, S, Seat, Step, V


def start(game: Game[S, V], chosen: str, seats: int, chance: Chance) -> Step[S]:
    """Set a game up and play on to its first real decision."""
    return play_on(game, Step(game.setup(chosen, seats), ()), chance)


def apply(
    game: Game[S, V], state: S, seat: Seat, move: Move, chance: Chance | None = None
) -> Step[S]:
    """Play one move and everything that follows by itself. Raises `Illegal`, changing nothing."""
    return play_on(game, game.play(state, seat, move), chance)


def apply_all(
    game: Game[S, V],
    state: S,
    seat: Seat,
    moves: Sequence[Move],
    chance_of: Callable[[int], Chance | None],
) -> list[tuple[Move, Step[S]]]:
    """Play several moves of one seat: all of them, or none and `Illegal`.

    `chance_of` gives the chance of the first, second, … step played, counted from 1. A move that
    the engine has just played because there was no choice may be written, and is passed over.
    """
    steps: list[tuple[Move, Step[S]]] = []
    by_itself: list[Move] = []
    for move in moves:
        if move in by_itself:
            by_itself = by_itself[by_itself.index(move) + 1 :]
            continue
        if steps and seat not in game.waiting_on(state):
            raise Illegal(
                "turn-over", f"the turn is over before `{move}`: nothing was played", move=move
            )
        step = apply(game, state, seat, move, chance_of(len(steps) + 1))
        steps.append((move, step))
        state = step.state
        by_itself = [event.text for event in step.events if event.forced and event.seat == seat]
    return steps


def resign(game: Game[S, V], state: S, seat: Seat, chance: Chance | None = None) -> Step[S]:
    """Take a seat out of the game, and play on."""
    return play_on(game, game.resign(state, seat), chance)


def play_on(game: Game[S, V], step: Step[S], chance: Chance | None) -> Step[S]:
    """Go on from a step until somebody has a real decision, the game is over, or, without a
    chance, a die is due."""
    state, events, reveals = step.state, step.events, step.reveals
    while True:
        following = _next_by_itself(game, state, chance)
        if following is None:
            return Step(state, events, reveals)
        state = following.state
        events += following.events
        reveals = reveals or following.reveals


def _next_by_itself(game: Game[S, V], state: S, chance: Chance | None) -> Step[S] | None:
    waiting = game.waiting_on(state)
    if not waiting:
        if chance is None or game.outcome(state) is not None:
            return None
        return game.throw(state, chance)
    for seat in waiting:
        only = game.choices(state, seat).only
        if only is not None:
            step = game.play(state, seat, only)
            told = tuple(_as_forced(event, only) for event in step.events)
            return Step(step.state, told, step.reveals)
    return None


def _as_forced(event: Event, only: Move) -> Event:
    """The event of the move itself marked as made for the seat; its consequences are just so."""
    if event.text != only:
        return event
    return Event(event.kind, event.seat, event.text, event.facts, event.to, forced=True)
