"""How the players rank when the race is over."""

from engine.core import Outcome, Seat
from engine.hedgehogs.board import LETTERS, Track, track_for
from engine.hedgehogs.state import Hedgehogs
from engine.hedgehogs.steps import home_count


def outcome(state: Hedgehogs) -> Outcome | None:
    """Ranks and points once the game has ended. A point is a hedgehog home.

    A race that was won ranks by hedgehogs home (HE2); one that stopped for another reason counts
    the squares run as well (HE3, HE4). Who resigned ranks behind everybody who stayed, the last
    to leave first.
    """
    if not state.ended:
        return None
    track = track_for(state.chosen)
    home = [home_count(state.board, track, seat) for seat in range(state.seats)]
    keys = [_merit(state, track, seat, home[seat]) for seat in range(state.seats)]
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Outcome(ranks=ranks, points=tuple(home), reason=state.ended)


def _merit(state: Hedgehogs, track: Track, seat: Seat, home: int) -> tuple[int, int, int]:
    """What a seat is ranked by: more is better, equal shares the rank."""
    if seat in state.gone:
        return (0, state.gone.index(seat), 0)
    run = squares_run(state, track, seat) if state.ended in ("stuck", "idle", "long") else 0
    return (1, home, run)


def squares_run(state: Hedgehogs, track: Track, seat: Seat) -> int:
    """The square numbers of a seat's pieces, added up; off the board counts 0 (HE3)."""
    letter = LETTERS[seat]
    return sum(
        stack.count(letter) * track.row(square) for square, stack in enumerate(state.board) if stack
    )
