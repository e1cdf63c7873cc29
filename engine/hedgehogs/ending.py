"""Who has won, and how the players rank when the race is over."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from engine.core import Event, Outcome, Seat, Step
from engine.hedgehogs.board import Track, pieces_of, track_for
from engine.hedgehogs.lanes.free import black_squares
from engine.hedgehogs.state import Hedgehogs
from engine.scoring import ranks_by


def home_pieces(board: Sequence[str], track: Track) -> list[str]:
    """Every piece on its finish line."""
    return [
        piece
        for squares in (track.home_down, track.home_up)
        for square in squares
        if board[square]
        for piece in pieces_of(board[square])
        if track.is_home(piece, square)
    ]


def home_counts(board: Sequence[str], track: Track) -> list[int]:
    """By seat, the pieces that have arrived, over all of its colours."""
    counts = [0] * track.seats
    for squares, down in ((track.home_down, True), (track.home_up, False)):
        for stack in board[squares.start : squares.stop]:
            for letter in stack[::2]:
                if letter.isupper() == down:
                    counts[track.owner[letter]] += 1
    return counts


def has_reached_goal(state: Hedgehogs, track: Track, seat: Seat, home: Sequence[str]) -> bool:
    """Whether a seat has enough pieces among those that have been counted home, colour by colour
    (HE1, V14, V26, V39, R1)."""
    own = track.owns[seat]
    counted = [piece.lower() for piece in home if piece[0] in own]
    for colour in own[::2]:
        arrived = [piece for piece in counted if piece[0] == colour]
        if len(arrived) >= track.rules.home_to_win and (
            not state.bearers or any(piece in state.bearers for piece in arrived)
        ):
            return True
    return False


def has_come_to_rest(state: Hedgehogs, track: Track, seat: Seat) -> bool:
    """Whether a seat has one piece of a colour home and all others of it on black squares (V15)."""
    black = black_squares(state, track)
    for colour in track.owns[seat][::2]:
        if any(colour in hand.lower() for hand in state.hands):
            continue
        home = resting = elsewhere = 0
        for square, stack in enumerate(state.board):
            for letter in stack[::2]:
                if letter.lower() != colour:
                    continue
                if track.is_home(letter, square):
                    home += 1
                elif square in black:
                    resting += 1
                else:
                    elsewhere += 1
        if home == 1 and not elsewhere:
            return True
    return False


def survivors(state: Hedgehogs, track: Track) -> set[Seat]:
    """The seats that still have pieces in the game."""
    letters: Iterable[str] = (
        letter for stack in (*state.board, *state.hands) for letter in stack[::2]
    )
    return {track.owner[letter] for letter in letters}


def outcome(state: Hedgehogs) -> Outcome | None:
    """Ranks and points once the game has ended. A point is a hedgehog home, with spies also one
    of the design backed (V2).

    The winner comes first, the others rank by points (HE2); a race that stopped for another reason
    counts the squares run as well (HE3, HE4). Who left the round or was out of it ranks behind
    those who stayed, and who resigned behind everybody, the last to leave first.
    """
    if not state.ended:
        return None
    track = track_for(state.chosen, state.seats)
    points = final_points(state, track)
    ranks = ranks_by([_merit(state, track, seat, points[seat]) for seat in range(state.seats)])
    return Outcome(ranks, tuple(points), state.ended, stake=state.cube, settled=state.settled)


def final_points(state: Hedgehogs, track: Track) -> list[int]:
    points = home_counts(state.board, track)
    if track.rules.spies:
        home = home_pieces(state.board, track)
        for seat, design in enumerate(state.spies):
            points[seat] += sum(piece[1] == str(design) for piece in home)
    return points


def _merit(state: Hedgehogs, track: Track, seat: Seat, points: int) -> tuple[int, int, int]:
    """What a seat is ranked by: more is better, equal shares the rank."""
    if seat in state.gone:
        return (0, state.gone.index(seat), 0)
    if seat in state.lost:
        return (1, state.lost.index(seat) if track.rules.lazy == "hard" else points, 0)
    if seat == state.winner and not (track.rules.spies and state.ended == "home"):
        return (3, 0, 0)
    run = squares_run(state, track, seat) if state.ended in ("stuck", "idle", "long") else 0
    return (2, points, run)


def squares_run(state: Hedgehogs, track: Track, seat: Seat) -> int:
    """How far a seat's pieces have come, added up; off the board counts 0 (HE3)."""
    own = track.owns[seat]
    return sum(
        track.course(letter, square) + 1
        for square, stack in enumerate(state.board)
        for letter in stack[::2]
        if letter in own
    )


def end(state: Hedgehogs, reason: str, events: tuple[Event, ...]) -> Step[Hedgehogs]:
    ended = replace(state, ended=reason, todo=(), skidding="", out=state.out + state.skidding)
    return Step(ended, (*events, Event("end", None, f"end {reason}", {"reason": reason})))
