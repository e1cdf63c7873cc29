"""What it means to arrive: winning, being disqualified, swallowed, out, or coming to rest.

Several who arrive by one step count one by one, lowest lane first, then topmost.
"""

from msgspec.structs import replace

from engine.core import Event
from engine.hedgehogs import ending
from engine.hedgehogs.board import Track, pieces_of
from engine.hedgehogs.lanes.travel import Trip
from engine.hedgehogs.state import Hedgehogs

Told = tuple[Event, ...]


def swallowed(state: Hedgehogs, track: Track, trip: Trip, events: Told) -> tuple[Hedgehogs, Told]:
    """Black holes take their victims; who alone has pieces left has won (V39)."""
    falling = list(reversed(trip.swallowed))
    falling.sort(key=lambda one: one[0] % track.rules.lanes)
    for number, (square, piece) in enumerate(falling, start=1):
        facts = {"piece": piece, "at": track.names[square]}
        events += (Event("hole", track.owner[piece[0]], f"hole {piece}", facts),)
        state = replace(state, out=state.out + piece)
        alive = ending.survivors(state, track) | {track.owner[p[0]] for _, p in falling[number:]}
        alive -= {*state.gone, *state.lost}
        if len(alive) == 1:
            rest = "".join(other for _, other in falling[number:])
            won = replace(state, winner=alive.pop(), out=state.out + rest)
            return _ended(won, "survivor", events)
    return state, events


def come_home(state: Hedgehogs, track: Track, trip: Trip, events: Told) -> tuple[Hedgehogs, Told]:
    """Pieces arrive: the doping test takes the first (V3), the others may win (HE1), or lose
    where arriving does (V15).

    They are counted one at a time, and what has not been counted yet helps nobody (R1).
    """
    lanes, board = track.rules.lanes, state.board
    arrivals = sorted(trip.home, key=lambda one: (one[0] % lanes, -board[one[0]].find(one[1])))
    arriving = {piece for _, piece in arrivals}
    home = [piece for piece in ending.home_pieces(board, track) if piece not in arriving]
    for square, piece in arrivals:
        seat = track.owner[piece[0]]
        if track.rules.doping and not state.tested and piece.lower() not in state.bearers:
            state = _disqualified(state, square, piece)
            events += (Event("doped", seat, f"doped {piece}", {"piece": piece}),)
            alive = ending.survivors(state, track) - {*state.gone, *state.lost}
            if track.rules.trap == "hole" and len(alive) == 1:
                return _ended(replace(state, winner=alive.pop()), "survivor", events)
            continue
        home.append(piece)
        count = sum(track.owner[one[0]] == seat for one in home)
        events += (Event("home", seat, f"home {piece}", {"piece": piece, "home": count}),)
        if seat in state.gone or seat in state.lost or track.rules.lazy == "yes":
            continue
        if not ending.has_reached_goal(state, track, seat, home):
            continue
        if track.rules.lazy == "no":
            return _ended(replace(state, winner=seat), "home", events)
        state = replace(state, lost=(*state.lost, seat))
        events += (Event("out", seat, "out"),)
        left = [other for other in range(state.seats) if other not in (*state.gone, *state.lost)]
        if len(left) == 1:
            return _ended(replace(state, winner=left[0]), "last", events)
    return state, events


def come_to_rest(state: Hedgehogs, track: Track, events: Told) -> tuple[Hedgehogs, Told]:
    """Whoever has one piece home and the others on black squares has won; the player on turn
    first (V15)."""
    arrived = [piece[0].lower() for piece in ending.home_pieces(state.board, track)]
    near = {track.owner[colour] for colour in arrived if arrived.count(colour) == 1}
    for turn in range(state.seats):
        seat = (state.seat + turn) % state.seats
        if seat in state.gone or seat in state.lost or state.ended:
            continue
        if seat in near and ending.has_come_to_rest(state, track, seat):
            return _ended(replace(state, winner=seat), "rest", events)
    return state, events


def _disqualified(state: Hedgehogs, square: int, piece: str) -> Hedgehogs:
    board = list(state.board)
    board[square] = "".join(other for other in pieces_of(board[square]) if other != piece)
    return replace(state, board=tuple(board), out=state.out + piece, tested=True)


def _ended(state: Hedgehogs, reason: str, events: Told) -> tuple[Hedgehogs, Told]:
    step = ending.end(state, reason, events)
    return step.state, step.events
