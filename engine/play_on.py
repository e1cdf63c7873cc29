"""What the engine does by itself: throws the dice that are due and plays steps without a choice.

The same for every game, so that no game can forget it (G3). A caller that tries a draft passes no
chance: the engine then stops where a die would have to be thrown, and nothing is revealed.
"""

from collections.abc import Callable, Iterator, Sequence

from engine.chance import Chance
from engine.core import Event, Game, Illegal, Move, S, Seat, Step, V
from engine.series import behind


def start(game: Game[S, V], chosen: str, seats: int, chance: Chance) -> Step[S]:
    """Set a game up and play on to its first real decision."""
    return play_on(game, Step(game.setup(chosen, seats), ()), chance)


def apply(
    game: Game[S, V], state: S, seat: Seat, move: Move, chance: Chance | None = None
) -> Step[S]:
    """Play one move and everything that follows by itself. Raises `Illegal`, changing nothing."""
    game = behind(game, state)
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
    return list(each_applied(game, state, seat, moves, chance_of))


def each_applied(  # noqa: PLR0913 - `apply_all`, and what is asked between two moves
    game: Game[S, V],
    state: S,
    seat: Seat,
    moves: Sequence[Move],
    chance_of: Callable[[int], Chance | None],
    *,
    may_go_on: Callable[[Step[S], Move], None] = lambda step, move: None,
) -> Iterator[tuple[Move, Step[S]]]:
    """The same one by one. `may_go_on` is asked with the last step before anything is said about
    the next move."""
    last: Step[S] | None = None
    by_itself: list[Move] = []
    played = 0
    for move in moves:
        if last is not None:
            may_go_on(last, move)
        if move in by_itself:
            by_itself = by_itself[by_itself.index(move) + 1 :]
            continue
        if last is not None and seat not in game.waiting_on(last.state):
            raise Illegal(
                "turn-over", f"the turn is over before `{move}`: nothing was played", move=move
            )
        played += 1
        last = apply(game, last.state if last else state, seat, move, chance_of(played))
        yield move, last
        by_itself = [event.text for event in last.events if event.forced and event.seat == seat]


def resign(game: Game[S, V], state: S, seat: Seat, chance: Chance | None = None) -> Step[S]:
    """Take a seat out of the game, and play on."""
    return play_on(game, game.resign(state, seat), chance)


def play_on(game: Game[S, V], step: Step[S], chance: Chance | None) -> Step[S]:
    """Go on from a step until somebody has a real decision, the game is over, or, without a
    chance, a die is due."""
    state, events, reveals, final = step.state, step.events, step.reveals, step.final
    game = behind(game, state)
    while True:
        following = _next_by_itself(game, state, chance)
        if following is None:
            return Step(state, events, reveals, foreseen=reveals and not final)
        state = following.state
        events += following.events
        reveals = reveals or following.reveals
        final = final or following.reveals


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
            told = tuple([_as_forced(event, only) for event in step.events])
            return Step(step.state, told, step.reveals)
    return None


def _as_forced(event: Event, only: Move) -> Event:
    """The event of the move itself marked as made for the seat; its consequences are just so."""
    if event.text != only:
        return event
    return Event(event.kind, event.seat, event.text, event.facts, event.to, forced=True)
