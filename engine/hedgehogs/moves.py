"""Which moves are legal now, and why another is not."""

from engine.core import NO_CHOICES, Choices, Illegal, Move, Seat
from engine.hedgehogs.board import COLOURS, LANES, LETTERS, Track, track_for
from engine.hedgehogs.state import Hedgehogs


def choices(state: Hedgehogs, seat: Seat) -> Choices:
    """Every legal move of a seat: squares from the start line on, left lanes first."""
    if state.ended or seat != state.seat:
        return NO_CHOICES
    track = track_for(state.chosen)
    match state.todo[0]:
        case "side":
            return Choices((*sideways(state, track), "stay"))
        case "go":
            return Choices(tuple([track.go_moves[square] for square in goers(state, track)]))
        case "place":
            return Choices(tuple([track.place_moves[lane] for lane in open_lanes(state, track)]))
        case _:
            return NO_CHOICES


def rear_row(state: Hedgehogs, track: Track) -> int:
    """The row, from 0, of the rearmost piece still racing (HT6)."""
    board = state.board
    for square in range(track.finish):
        if board[square]:
            return square // track.rules.lanes
    return track.rules.rows - 1


def is_held(state: Hedgehogs, track: Track, square: int) -> bool:
    """Whether a black square holds the pieces on it: something still races behind it (HT6)."""
    return square in track.traps and rear_row(state, track) < square // track.rules.lanes


def sideways(state: Hedgehogs, track: Track) -> list[Move]:
    """The sideways moves of the seat on turn (HT3)."""
    board, traps, lanes = state.board, track.traps, track.rules.lanes
    own = LETTERS[state.seat] if track.rules.sideways == "own" else ""
    moves: list[Move] = []
    rear = -1
    for square in range(track.finish):  # HT2, HT7: not from the finish line
        stack = board[square]
        if not stack:
            continue
        if rear < 0:
            rear = square // lanes
        if own and stack[-2] != own:
            continue
        if square in traps and rear < square // lanes:  # HT6
            continue
        moves += track.side_moves[square]
    return moves


def goers(state: Hedgehogs, track: Track) -> list[int]:
    """The squares of the rolled lane whose top piece may go forward (HT4)."""
    board, traps, lanes = state.board, track.traps, track.rules.lanes
    rear = rear_row(state, track)
    return [
        square
        for square in range(state.die - 1, track.finish, lanes)
        if board[square] and (square not in traps or rear >= square // lanes)
    ]


def open_lanes(state: Hedgehogs, track: Track) -> list[int]:
    """The lanes where the seat on turn may place a piece (HS2, HS3)."""
    start = state.board[: track.rules.lanes]
    lowest = min(map(len, start))
    level = [lane for lane, stack in enumerate(start) if len(stack) == lowest]
    own = LETTERS[state.seat]
    if all(own in start[lane] for lane in level):
        return list(range(track.rules.lanes))  # HS3
    return level


def can_anything_move(state: Hedgehogs, track: Track) -> bool:
    """Whether any piece of anybody is free (HT2)."""
    rear = rear_row(state, track)
    return any(
        stack and (square not in track.traps or rear >= square // track.rules.lanes)
        for square, stack in enumerate(state.board[: track.finish])
    )


def refusal(state: Hedgehogs, seat: Seat, move: Move) -> Illegal:
    """Why a move that is not among the choices is refused, and what would have worked."""
    if state.ended:
        return Illegal("over", "the game is over")
    if seat != state.seat:
        mover = COLOURS[state.seat]
        return Illegal("not-your-turn", f"it is {mover}'s move", mover=state.seat)
    legal = choices(state, seat).moves
    if not legal:
        return Illegal("not-now", "there is nothing to decide now")
    track = track_for(state.chosen)
    code, why = _reason(state, track, move)
    verb, _, rest = move.partition(" ")
    offer = ", ".join(f"`{text}`" for text in legal[:8]) + (", …" if len(legal) > 8 else "")
    return Illegal(
        code,
        f"{why}; you can play {offer}",
        move=move[:40],
        verb=verb[:20],
        square=rest.split(" ")[0][:20],
        lane=LANES[state.die - 1] if state.die else "",
        choices=legal,
    )


def _reason(state: Hedgehogs, track: Track, move: Move) -> tuple[str, str]:
    due = state.todo[0]
    parsed = track.parsed.get(move)
    if parsed is None:
        return "no-such-move", f"`{move[:40]}` is no move of this game"
    verb, square, _ = parsed
    if verb != due and (verb, due) != ("stay", "side"):
        if (verb, due) == ("side", "go"):
            return "aside-done", "the sideways step is over"
        if (verb, due) == ("go", "side"):
            return "aside-first", "first the sideways step: move aside or `stay`"
        return "wrong-step", f"`{verb}` is not what is to decide now"
    if verb == "place":
        return "not-level", f"lane {LANES[square]} is not among the lowest stacks"
    name, stack = track.names[square], state.board[square]
    if square >= track.finish:
        return "finished", f"{name} is on the finish line, where nothing moves any more"
    if verb == "go" and square % track.rules.lanes != state.die - 1:
        return "wrong-lane", f"{name} is not in lane {state.die}, which was rolled"
    if not stack:
        return "empty", f"nobody stands on {name}"
    own = track.rules.sideways == "own"
    if verb == "side" and own and stack[-2] != LETTERS[state.seat]:
        if LETTERS[state.seat] in stack:
            return "covered", f"your piece on {name} is covered"
        return "not-yours", f"the piece on {name} is not yours"
    return "held", f"the black square holds {name} while somebody races behind it"
