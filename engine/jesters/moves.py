"""Which moves are legal now, and why another is not.

What can be played follows from few things: the board, its sticks and a place. It is worked out
once for each and kept for a while, because a move is looked for, played and checked in turn.
"""

from functools import lru_cache

from engine.core import NO_CHOICES, Choices, Illegal, Move, Seat
from engine.jesters.board import COLOURS, FREE, JESTER, OWNERS, Layout, Leg, layout_for
from engine.jesters.state import Jesters

_SINGLE = Choices(("single",))
_SINGLE_OR_DOUBLE = Choices(("single", "double"))
_KEPT = 64
"""So many positions' choices are kept: enough for the tables that are being played at a time."""


def choices(state: Jesters, seat: Seat) -> Choices:
    """Every legal move of a seat: directions clockwise from the upper right, near ones first."""
    if state.ended or seat != state.seat:
        return NO_CHOICES
    match state.step:
        case "turn":
            return turns(state.chosen, state.board, state.sticks, state.jesters[seat])
        case "to":
            at = state.jesters[seat]
            return ways_on(state.chosen, state.board, state.sticks, state.origin, at)
        case "pawn":
            return _SINGLE_OR_DOUBLE if can_double(state, seat) else _SINGLE
        case "jump":
            return jumps(state.chosen, state.board, state.sticks, state.hops[-1], seat)
        case "stick":
            return free_edges(state.chosen, state.sticks, state.left[seat] > 0)
        case "at":
            return berths(state.chosen, state.board)
        case _:
            return NO_CHOICES


@lru_cache(maxsize=_KEPT)
def turns(chosen: str, board: str, sticks: str, start: int) -> Choices:
    """Where the jester can go and turn: there must be a way on from there (JT1)."""
    layout = layout_for(chosen)
    names, bends = layout.turn_moves, layout.bends
    moves: list[Move] = []
    for way, leg in enumerate(layout.rays[start]):
        for hexagon, edge in leg:
            if board[hexagon] != FREE or sticks[edge] == "x":
                break
            for near, between in bends[hexagon][way]:
                if board[near] == FREE and sticks[between] == "-":
                    moves.append(names[hexagon])
                    break
    return Choices(tuple(moves))


@lru_cache(maxsize=_KEPT)
def ways_on(chosen: str, board: str, sticks: str, origin: int, bend: int) -> Choices:
    """Where the jester can go from its bend: any way but straight on and straight back (JT1)."""
    layout = layout_for(chosen)
    names = layout.to_moves
    came = way_between(layout, origin, bend)
    moves: list[Move] = []
    for way, leg in enumerate(layout.rays[bend]):
        if came is not None and way % 3 == came % 3:
            continue
        for hexagon, edge in leg:
            if board[hexagon] != FREE or sticks[edge] == "x":
                break
            moves.append(names[hexagon])
    return Choices(tuple(moves))


@lru_cache(maxsize=_KEPT)
def jumps(chosen: str, board: str, sticks: str, start: int, seat: Seat) -> Choices:
    """Where this turn's pawn can jump, or that it is done (JT3)."""
    layout = layout_for(chosen)
    moves: list[Move] = []
    for over, landing, first, second in layout.leaps[start]:
        if (
            board[landing] == FREE
            and OWNERS.get(board[over], seat) != seat  # JT4
            and sticks[first] == "-"
            and sticks[second] == "-"
        ):
            moves.append(layout.jump_moves[landing])
    return Choices((*moves, "done"))


@lru_cache(maxsize=_KEPT)
def free_edges(chosen: str, sticks: str, has_one: bool) -> Choices:
    """Where a stick can be laid, or that none is (JT5)."""
    layout = layout_for(chosen)
    names = layout.stick_moves
    moves = [names[edge] for edge in layout.marked if sticks[edge] == "-"] if has_one else []
    return Choices((*moves, "none"))


@lru_cache(maxsize=_KEPT)
def berths(chosen: str, board: str) -> Choices:
    """Where a jester can be put at the start (JS1)."""
    layout = layout_for(chosen)
    return Choices(tuple(layout.at_moves[at] for at in layout.berths if board[at] == FREE))


def can_double(state: Jesters, seat: Seat) -> bool:
    """Whether two pawns may be placed at once (JT2)."""
    return state.doubles[seat] > 0 and state.stock[seat] > 1


def way_between(layout: Layout, start: int, end: int) -> int | None:
    """The direction that leads straight from one hexagon to another, if one does."""
    for way, leg in enumerate(layout.rays[start]):
        if any(hexagon == end for hexagon, _ in leg):
            return way
    return None


def refusal(state: Jesters, seat: Seat, move: Move) -> Illegal:
    """Why a move that is not among the choices is refused, and what would have worked."""
    if state.ended:
        return Illegal("over", "the game is over")
    if seat != state.seat:
        mover = COLOURS[state.seat]
        return Illegal("not-your-turn", f"it is {mover}'s move", mover=state.seat)
    legal = choices(state, seat).moves
    if not legal:
        return Illegal("not-now", "there is nothing to decide now")
    code, why, place = _reason(state, layout_for(state.chosen), move)
    offer = ", ".join(f"`{text}`" for text in legal[:8]) + (", …" if len(legal) > 8 else "")
    return Illegal(code, f"{why}; you can play {offer}", move=move[:40], place=place, choices=legal)


_VERBS = {
    "at": ("at",),
    "turn": ("turn",),
    "to": ("to",),
    "pawn": ("single", "double"),
    "jump": ("jump", "done"),
    "stick": ("stick", "none"),
}
"""By step, the moves that belong to it."""


def _reason(state: Jesters, layout: Layout, move: Move) -> tuple[str, str, str]:
    """A code, the reason in plain English, and the hexagon or edge that is in the way."""
    parsed = layout.parsed.get(move)
    if parsed is None:
        return "no-such-move", f"`{move[:40]}` is no move of this game", ""
    verb, place = parsed
    if verb not in _VERBS[state.step]:
        return "wrong-step", f"`{verb}` is not what is to decide now", ""
    match verb:
        case "at":
            return _no_berth(state, layout, place)
        case "turn" | "to":
            return _no_way(state, layout, verb, place)
        case "double":
            if state.stock[state.seat] < 2:
                return "jesters-one-pawn", "you have only one pawn left", ""
            return "jesters-no-double", "you have placed all your doubles", ""
        case "jump":
            return _no_jump(state, layout, place)
        case _:
            return _no_stick(state, layout, place)


def _no_berth(state: Jesters, layout: Layout, hexagon: int) -> tuple[str, str, str]:
    name = layout.names[hexagon]
    if hexagon in layout.corners:
        return "jesters-corner", f"{name} is a corner, and jesters do not start there", name
    if hexagon not in layout.berths:
        return "jesters-not-rim", f"{name} is not on the rim", name
    return "jesters-taken", f"{name} is taken", name


def _no_way(state: Jesters, layout: Layout, verb: str, goal: int) -> tuple[str, str, str]:
    start = state.jesters[state.seat]
    name = layout.names[goal]
    way = way_between(layout, start, goal)
    if way is None:
        from_ = layout.names[start]
        return "jesters-not-straight", f"{name} is not straight on from {from_}", name
    if verb == "to":
        came = way_between(layout, state.origin, start)
        if way == came:
            return "jesters-no-turn", f"{name} is straight on, but the jester must turn", name
        if came is not None and way == (came + 3) % 6:
            return "jesters-back", f"{name} is straight back, but the jester must turn", name
    obstacle = _obstacle(state, layout, layout.rays[start][way], goal)
    if obstacle is None:
        return "jesters-dead-end", f"from {name} the jester could not go on in a new way", name
    kind, where = obstacle
    if kind == "stick":
        return "jesters-way-stick", f"a stick on {where} is in the way", where
    return "jesters-way-taken", f"{where} is in the way: it is taken", where


def _obstacle(state: Jesters, layout: Layout, leg: Leg, goal: int) -> tuple[str, str] | None:
    """What is first in the way to a hexagon."""
    for hexagon, edge in leg:
        if state.sticks[edge] == "x":
            return "stick", layout.edges[edge]
        if state.board[hexagon] != FREE:
            return "taken", layout.names[hexagon]
        if hexagon == goal:
            break
    return None


def _no_jump(state: Jesters, layout: Layout, goal: int) -> tuple[str, str, str]:
    start, board, name = state.hops[-1], state.board, layout.names[goal]
    leap = next((leap for leap in layout.leaps[start] if leap[1] == goal), None)
    if leap is None:
        from_ = layout.names[start]
        return "jesters-not-jump", f"{name} is not two hexagons straight on from {from_}", name
    over, _, first, second = leap
    between = layout.names[over]
    if board[over] == FREE:
        return "jesters-nothing", f"there is nothing to jump on {between}", between
    if board[over] in JESTER:
        return "jesters-jester", f"a jester is on {between}, and jesters are not jumped", between
    if OWNERS[board[over]] == state.seat:
        return "jesters-own", f"the pawn on {between} is your own", between
    for edge in (first, second):
        if state.sticks[edge] == "x":
            where = layout.edges[edge]
            return "jesters-way-stick", f"a stick on {where} is in the way", where
    return "jesters-no-landing", f"{name} is taken, so there is nowhere to land", name


def _no_stick(state: Jesters, layout: Layout, edge: int) -> tuple[str, str, str]:
    name = layout.edges[edge]
    if not state.left[state.seat]:
        return "jesters-no-sticks", "you have no stick left", name
    if edge not in layout.marked:
        return "jesters-unmarked", f"{name} is not a marked edge", name
    return "jesters-edge-taken", f"there is a stick on {name} already", name
