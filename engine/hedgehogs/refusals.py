"""Why a move that is not among the choices is refused, and what would have worked."""

from engine.core import Illegal, Move, Seat
from engine.hedgehogs.board import Track, track_for
from engine.hedgehogs.lanes.free import black_squares
from engine.hedgehogs.moves import choices, colours_in_hand, waiting_on
from engine.hedgehogs.pieces import COLOURS, LANES
from engine.hedgehogs.state import Hedgehogs

_VERBS = {
    "place": ("place",),
    "die": ("die",),
    "card": ("first", "second"),
    "joker": ("lane", "again"),
    "spy": ("spy",),
    "bearer": ("bearer",),
    "cube": ("double", "roll"),
    "answer": ("take", "drop"),
    "side": ("side", "stay", "climb"),
    "go": ("go", "enter"),
    "free": ("side", "stay", "climb", "go", "enter", "die"),
}


def refusal(state: Hedgehogs, seat: Seat, move: Move) -> Illegal:
    """What to tell somebody who tried something else than the choices."""
    if state.ended:
        return Illegal("over", "the game is over")
    waiting = waiting_on(state)
    if seat not in waiting:
        if not waiting and seat == state.seat:
            return Illegal("not-now", "there is nothing to decide now")
        mover = waiting[0] if waiting else state.seat
        return Illegal("not-your-turn", f"it is {COLOURS[mover]}'s move", mover=mover)
    legal = choices(state, seat).moves
    track = track_for(state.chosen, state.seats)
    code, why = _reason(state, track, move)
    verb, _, rest = move.partition(" ")
    offer = ", ".join(f"`{text}`" for text in legal[:8]) + (", …" if len(legal) > 8 else "")
    return Illegal(
        code,
        f"{why}; you can play {offer}",
        move=move[:40],
        verb=verb[:20],
        square=rest.split(" ")[0][:20],
        lane=LANES[state.die - 1] if 0 < state.die <= track.rules.lanes else "",
        choices=legal,
    )


def _reason(state: Hedgehogs, track: Track, move: Move) -> tuple[str, str]:
    due = state.todo[0]
    verb, _, rest = move.partition(" ")
    if not any(verb in verbs for verbs in _VERBS.values()):
        return "no-such-move", f"`{move[:40]}` is no move of this game"
    if verb not in _VERBS[due]:
        if verb in _VERBS["side"] and due == "go":
            return "aside-done", "the sideways step is over"
        if verb in _VERBS["go"] and due == "side":
            return "aside-first", "first the sideways step: move aside or `stay`"
        return "wrong-step", f"`{verb[:20]}` is not what is to decide now"
    if track.rules.colours > 1 and verb in ("place", "enter"):  # R8
        if rest.split(" ")[-1] not in colours_in_hand(state, track):
            return "which-colour", "name a colour of yours that is still in hand"
        if verb == "enter":
            return "no-entry", "you have nobody to bring in there now"
    if verb == "place":
        lane = rest.split(" ")[0]
        if lane in LANES[: track.rules.lanes] and len(lane) == 1:
            return "not-level", f"lane {lane} is not among the lowest stacks"
    text, _, size = move.partition(" x")
    parsed = track.parsed.get(text)
    if parsed is None:
        return "no-such-move", f"`{move[:40]}` is no move of this game"
    return _reason_on_board(state, track, parsed, sliced=bool(size))


def _reason_on_board(
    state: Hedgehogs, track: Track, parsed: tuple[str, int, int], *, sliced: bool
) -> tuple[str, str]:
    verb, square, target = parsed
    name, stack = track.names[square], state.board[square]
    own = track.owns[state.seat]
    if verb == "enter":
        return "no-entry", "you have nobody to bring in there now"
    if not stack:
        if track.rules.way == "up" and square >= track.finish:
            return "finished", f"{name} is on the finish line, where nothing moves any more"
        if verb == "go" and _is_other_lane(state, track, square):
            return "wrong-lane", f"{name} is not in lane {state.die}, which was rolled"
        return "empty", f"nobody stands on {name}"
    if track.is_home(stack[-2:], square):
        return "finished", f"{name} is on the finish line, where nothing moves any more"
    if verb == "go" and _is_other_lane(state, track, square):
        return "wrong-lane", f"{name} is not in lane {state.die}, which was rolled"
    if verb == "climb":
        return "no-climb", f"nobody of yours can climb on {name} now"
    if sliced:
        return "no-slice", f"that is no slice of yours on {name}"
    if verb == "side" and track.rules.sideways == "own" and stack[-2] not in own:
        if any(letter in own for letter in stack[::2]):
            return "covered", f"your piece on {name} is covered"
        return "not-yours", f"the piece on {name} is not yours"
    if stack[-2:] in state.aside and verb == "go" and state.die > track.rules.lanes:
        return "just-moved", f"the piece on {name} has just stepped aside"
    if track.holds and square in black_squares(state, track):
        return "held", f"the black square holds {name} while somebody races behind it"
    aim = track.names[target if verb == "side" else track.ahead(stack[-2:], square)]
    return "barred", f"nobody may go from {name} to {aim} now"


def _is_other_lane(state: Hedgehogs, track: Track, square: int) -> bool:
    return 0 < state.die <= track.rules.lanes and square % track.rules.lanes != state.die - 1
