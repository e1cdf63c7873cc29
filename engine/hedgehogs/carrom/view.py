"""What a player or spectator may know of a game of carrom: everything."""

from typing import ClassVar

from engine.core import Seat, View, Viewer
from engine.hedgehogs.carrom.board import RIM, Disc, free_edges
from engine.hedgehogs.carrom.ending import outcome
from engine.hedgehogs.carrom.moves import flickable
from engine.hedgehogs.carrom.rules import RULES
from engine.hedgehogs.carrom.state import Carrom
from engine.hedgehogs.carrom.steps import in_play
from engine.hedgehogs.pieces import COLOURS, LETTERS


class CarromView(View, frozen=True, kw_only=True):
    """The game as a viewer sees it, in the words of `Carrom`. Lengths are thousandths of a
    square, along the lanes and across them."""

    game: ClassVar[str] = "hedgehogs"

    lanes: int
    rows: int
    traps: tuple[str, ...]
    """Black squares, which are only painted here."""
    radius: int
    rim: tuple[tuple[str, int, int], ...]
    """The points of the edge, and where a disc is set there."""
    free: tuple[str, ...]
    """Those among them with room for the piece that is flicked next."""
    discs: tuple[Disc, ...]
    hands: tuple[str, ...]
    """By seat, the pieces in reserve."""
    out: str
    """Pieces that left the board, in that order."""
    pieces: int
    """How many each player begins with."""
    in_play: tuple[int, ...]
    """By seat, the pieces on the board and in reserve."""
    colours: tuple[str, ...]
    letters: str
    """By seat, the colour's name and its letter in a piece."""
    next_pieces: tuple[str, ...]
    """What the seat on turn may flick."""
    beaten: tuple[tuple[Seat, ...], ...]
    gone: tuple[Seat, ...]
    """Seats that resigned."""
    step: str
    """What is due: `order`, `flick` or `over`."""
    seat: Seat
    """Whose turn it is."""
    first: Seat
    flicks: int
    most_flicks: int
    chosen: str


def view(state: Carrom, viewer: Viewer, waiting_on: tuple[Seat, ...]) -> CarromView:
    next_pieces = flickable(state, state.seat) if state.step == "flick" else ()
    free = {
        edge
        for piece in next_pieces
        for edge in free_edges(disc for disc in state.discs if disc[0] != piece)
    }
    return CarromView(
        viewer=viewer,
        seats=state.seats,
        waiting_on=waiting_on,
        outcome=outcome(state),
        lanes=RULES.lanes,
        rows=RULES.rows,
        traps=RULES.traps,
        radius=RULES.radius,
        rim=tuple((name, along, across) for name, (along, across) in RIM.items()),
        free=tuple(name for name in RIM if name in free),
        discs=state.discs,
        hands=state.hands,
        out=state.out,
        pieces=RULES.pieces,
        in_play=tuple(in_play(state, seat) for seat in range(state.seats)),
        colours=COLOURS[: state.seats],
        letters=LETTERS[: state.seats],
        next_pieces=next_pieces,
        beaten=state.beaten,
        gone=state.gone,
        step=state.step,
        seat=state.seat,
        first=state.first,
        flicks=state.flicks,
        most_flicks=RULES.most_flicks,
        chosen=state.chosen,
    )


def imagine(seen: CarromView) -> Carrom:
    """The state behind a view: nothing is hidden, so there is only one."""
    return Carrom(
        seats=seen.seats,
        hands=seen.hands,
        discs=seen.discs,
        chosen=seen.chosen,
        step=seen.step,  # pyright: ignore[reportArgumentType]
        seat=seen.seat,
        first=seen.first,
        flicks=seen.flicks,
        out=seen.out,
        beaten=seen.beaten,
        gone=seen.gone,
        ended=seen.outcome.reason if seen.outcome else "",
    )
