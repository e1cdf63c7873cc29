"""What a player or spectator may know of a race: in the base game, everything."""

from typing import ClassVar

from engine.core import Outcome, Seat, View, Viewer
from engine.hedgehogs.board import COLOURS, LETTERS, track_for
from engine.hedgehogs.ending import outcome
from engine.hedgehogs.moves import is_held
from engine.hedgehogs.state import Hedgehogs
from engine.hedgehogs.steps import home_count


class HedgehogsView(View, frozen=True, kw_only=True):
    """The race as a viewer sees it, in the words of `Hedgehogs`."""

    game: ClassVar[str] = "hedgehogs"

    lanes: int
    rows: int
    squares: tuple[str, ...]
    """The names of the squares, `a1`, `b1`, … row by row from the start line."""
    board: tuple[str, ...]
    """By square, the stack from bottom to top: `r1b2`."""
    traps: tuple[str, ...]
    """Black squares that can hold somebody."""
    held: tuple[str, ...]
    """Those among them that hold what stands, or would stand, on them now (HT6)."""
    tube: bool
    """The outer lanes are neighbours."""
    pieces: int
    """How many each player races with."""
    home_to_win: int
    colours: tuple[str, ...]
    letters: str
    """By seat, the colour's name and its letter in a stack."""
    home: tuple[int, ...]
    """By seat, the hedgehogs on the finish line."""
    hands: tuple[str, ...]
    """By seat, the pieces not yet on the board."""
    out: str
    gone: tuple[Seat, ...]
    """Seats that resigned."""
    step: str
    """What is to decide now: `place`, `side` or `go`; `over` at the end."""
    seat: Seat
    """Whose turn it is."""
    first: Seat
    die: int
    """The die of this turn; 0 before it is thrown."""
    turn: int
    aside: str
    ahead: int
    idle: int
    stuck: int
    chosen: str


def view(state: Hedgehogs, viewer: Viewer, waiting_on: tuple[Seat, ...]) -> HedgehogsView:
    track = track_for(state.chosen)
    result: Outcome | None = outcome(state)
    traps = sorted(track.traps)
    return HedgehogsView(
        viewer=viewer,
        seats=state.seats,
        waiting_on=waiting_on,
        outcome=result,
        lanes=track.rules.lanes,
        rows=track.rules.rows,
        squares=track.names,
        board=state.board,
        traps=tuple(track.names[square] for square in traps),
        held=tuple(track.names[square] for square in traps if is_held(state, track, square)),
        tube=track.rules.tube,
        pieces=track.rules.pieces,
        home_to_win=track.rules.home_to_win,
        colours=COLOURS[: state.seats],
        letters=LETTERS[: state.seats],
        home=tuple(home_count(state.board, track, seat) for seat in range(state.seats)),
        hands=state.hands,
        out=state.out,
        gone=state.gone,
        step=state.todo[0] if state.todo else "over",
        seat=state.seat,
        first=state.first,
        die=state.die,
        turn=state.turn,
        aside=state.aside,
        ahead=state.ahead,
        idle=state.idle,
        stuck=state.stuck,
        chosen=state.chosen,
    )


def imagine(seen: HedgehogsView) -> Hedgehogs:
    """The state behind a view: nothing is hidden, so there is only one."""
    turn = track_for(seen.chosen).rules.turn
    if seen.step == "over":
        todo = ()
    elif seen.step in turn:
        todo = turn[turn.index(seen.step) :]
    else:
        todo = (seen.step,)
    return Hedgehogs(
        seats=seen.seats,
        board=seen.board,
        todo=todo,  # pyright: ignore[reportArgumentType]
        hands=seen.hands,
        chosen=seen.chosen,
        seat=seen.seat,
        first=seen.first,
        die=seen.die,
        turn=seen.turn,
        aside=seen.aside,
        ahead=seen.ahead,
        idle=seen.idle,
        stuck=seen.stuck,
        out=seen.out,
        gone=seen.gone,
        ended=seen.outcome.reason if seen.outcome else "",
    )
