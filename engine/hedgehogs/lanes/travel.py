"""What moving pieces do to the board: stacking, shoving, what black squares do, arriving.

A `Trip` is one step under way on a board of its own. Whatever is not allowed raises `Barred`;
the same code so tells whether a move is legal and what it leads to.
"""

from engine.core import Event, Seat
from engine.hedgehogs.board import Track, pieces_of
from engine.hedgehogs.state import Hedgehogs


class Barred(Exception):
    """The move cannot be made: a wall, a bearer or a full row is in the way."""


class Trip:
    """A board on which pieces are moving."""

    __slots__ = (
        "_bearers",
        "_black",
        "_pushes",
        "_track",
        "ahead",
        "board",
        "events",
        "home",
        "skidding",
        "swallowed",
    )

    def __init__(self, state: Hedgehogs, track: Track) -> None:
        self._track = track
        self._black = (state.traps or track.traps) if track.rules.trap != "none" else ()
        self._bearers = state.bearers
        self._pushes = track.rules.shove != "none"
        """Whether who goes forward, or is thrown forward, pushes (V13)."""
        self.board = list(state.board)
        self.events: tuple[Event, ...] = ()
        self.ahead = 0
        """Forward movements, of any kind."""
        self.home: tuple[tuple[int, str], ...] = ()
        """Who arrived, with the square."""
        self.swallowed: tuple[tuple[int, str], ...] = ()
        """Who fell into a black hole (V39)."""
        self.skidding = ""
        """Who waits for a die to name a start square (V38)."""

    def go(self, square: int, size: int) -> int:
        """The top pieces of a square go forward, all in the same way; gives where to."""
        stack = self.board[square]
        group, self.board[square] = stack[-2 * size :], stack[: -2 * size]
        target = self._track.ahead(group, square)
        self.ahead += 1
        self._land(group, target, square, shoving=self._pushes)
        return target

    def step_aside(self, square: int, target: int, size: int) -> None:
        """The top pieces of a square go to the neighbouring lane (HT3)."""
        shoving = self._track.rules.shove == "all"
        if shoving:
            lanes = self._track.rules.lanes
            row = square // lanes * lanes
            if all(self.board[row : row + lanes]):
                raise Barred  # V13: pushing would never end
        stack = self.board[square]
        group, self.board[square] = stack[-2 * size :], stack[: -2 * size]
        self._land(group, target, square, shoving=shoving)

    def climb(self, square: int, at: int) -> None:
        """A piece of a stack goes to its top (V4)."""
        stack = self.board[square]
        if stack[-2:].lower() in self._bearers:
            raise Barred  # V14
        self.board[square] = stack[:at] + stack[at + 2 :] + stack[at : at + 2]

    def enter(self, piece: str, lane: int) -> int:
        """A reserve comes in on its start square (V12)."""
        target = self._track.start_square(piece, lane)
        self._put(piece, target)
        return target

    def begin_again(self, piece: str, lane: int) -> int:
        """A piece that skidded stands on a start square again (V38)."""
        return self.enter(piece, lane)

    def protest(self) -> list[tuple[str, int, int]]:
        """Everybody advances who is not on the last row before home, held and covered ones too
        (V27): lane by lane, front first; black squares act when all have moved. Gives pieces with
        the squares they left and reached."""
        self._pushes = False  # R7: not even by a trampoline
        marched: list[tuple[str, int, int]] = []
        lanes = self._track.rules.lanes
        rows = self._track.rules.rows
        for lane in range(lanes):
            squares = range(lane, lanes * rows, lanes)
            for square in reversed(squares):
                marched += self._march(square, up=True)
            for square in squares:
                marched += self._march(square, up=False)
        for pieces, _, target in marched:
            self._arrive_if_allowed(pieces, target)
        return marched

    def _arrive_if_allowed(self, group: str, target: int) -> None:
        """Who comes to a black square by a protest stays on it if it would throw them onto a
        bearer (V14)."""
        board, events, ahead, home = list(self.board), self.events, self.ahead, self.home
        try:
            self._arrive(group, target)
        except Barred:
            self.board, self.events, self.ahead, self.home = board, events, ahead, home

    def _march(self, square: int, *, up: bool) -> list[tuple[str, int, int]]:
        """Those on a square who run one way advance, if they may."""
        going, staying = "", ""
        for piece in pieces_of(self.board[square]):
            if piece[0].islower() == up and not self._track.is_home(piece, square):
                going += piece
            else:
                staying += piece
        target = self._track.ahead(going, square) if going else square
        if not going or self._track.is_home(going, target):
            return []
        try:
            self._put(going, target)
        except Barred:
            return []
        self.board[square] = staying
        self.ahead += 1
        return [(going, square, target)]

    def _land(self, group: str, target: int, origin: int, *, shoving: bool) -> None:
        """A group comes to a square, pushing what stands there or stacking on it (V13)."""
        if shoving and self.board[target] and self._gives_way(group, target):
            self._push(target, origin)
        self._put(group, target)
        track = self._track
        if target in self._black or not track.rules.lanes <= target < track.finish:
            self._arrive(group, target)

    def _gives_way(self, group: str, target: int) -> bool:
        """Whether what stands on a square is pushed on by a group, rather than stacked upon."""
        if target in self._black or self._track.is_home(group[-2:], target):
            return False
        up = group[-2].islower()
        return all(letter.islower() == up for letter in self.board[target][::2])

    def _push(self, square: int, origin: int) -> None:
        """Everything on a square moves on, away from where the push comes from."""
        pushed, self.board[square] = self.board[square], ""
        target = self._beyond(square, origin)
        if not -1 < target < len(self.board):
            raise Barred
        names = self._track.names
        owner = self._track.owner[pushed[-2]]
        facts = {"pieces": pushed, "from": names[square], "to": names[target]}
        text = f"shove {names[square]} {names[target]}"
        self.events += (Event("shove", owner, text, facts),)
        self.ahead += 1
        self._land(pushed, target, square, shoving=True)

    def _beyond(self, square: int, origin: int) -> int:
        """The square that follows on a line from one to its neighbour."""
        lanes = self._track.rules.lanes
        if square // lanes != origin // lanes:
            return 2 * square - origin
        near, far = self._track.beside[square]  # only a tube is pushed along a row
        return far if near == origin else near

    def _put(self, group: str, target: int) -> None:
        """Stack a group on a square. Raises `Barred` where it may not stand."""
        if self._track.checks_go and self._is_barred(group, target):
            raise Barred
        self.board[target] += group

    def _is_barred(self, group: str, target: int) -> bool:
        if target in self._black and self._track.rules.trap == "wall":
            return True  # V37
        if self._track.is_home(group[-2:], target):
            return False
        stack = self.board[target]
        return stack != "" and stack[-2:].lower() in self._bearers  # V14

    def _arrive(self, group: str, target: int) -> None:
        """What happens to those who have just come to a square."""
        track = self._track
        if target in self._black:
            if not track.holds:
                self._fall(group, target)
            return
        if track.rules.way == "return" and target >= track.finish:  # V33
            self._turn_round(group, target)
        elif track.is_home(group[-2:], target):
            self.home += tuple((target, piece) for piece in pieces_of(group))

    def _fall(self, group: str, square: int) -> None:
        """What a black square that does not hold does to whoever comes to it."""
        match self._track.rules.trap:
            case "bounce":
                self._bounce(group, square)
            case "skid":
                self._skid(group, square)
            case _:
                self._take_off(group, square)
                self.swallowed += tuple((square, piece) for piece in pieces_of(group))

    def _turn_round(self, group: str, target: int) -> None:
        for piece in pieces_of(group):
            if piece[0].islower():
                self.board[target] = self.board[target].replace(piece, piece.upper())
                facts = {"piece": piece, "at": self._track.names[target]}
                owner = self._track.owner[piece[0]]
                self.events += (Event("turned", owner, f"turned {piece}", facts),)

    def _bounce(self, group: str, square: int) -> None:
        """A trampoline: on by one square, everybody in their own way (V35)."""
        names = self._track.names
        for up in (True, False):
            part = "".join(piece for piece in pieces_of(group) if piece[0].islower() == up)
            if not part:
                continue
            self._take_off(part, square)
            target = self._track.ahead(part, square)
            facts = {"pieces": part, "from": names[square], "to": names[target]}
            owner = self._track.owner[part[-2]]
            text = f"bounce {names[square]} {names[target]}"
            self.events += (Event("bounce", owner, text, facts),)
            self.ahead += 1
            self._land(part, target, square, shoving=self._pushes)

    def _skid(self, group: str, square: int) -> None:
        """Back to where the course begins, in the same lane or in one that a die names (V38)."""
        self._take_off(group, square)
        if self._track.rules.skid == "die":
            self.skidding += group
            return
        for piece in pieces_of(group):
            target = self.begin_again(piece, square % self._track.rules.lanes)
            self.events += (skid_event(self._track, piece, square, target),)

    def _take_off(self, group: str, square: int) -> None:
        leaving = set(pieces_of(group))
        self.board[square] = "".join(
            piece for piece in pieces_of(self.board[square]) if piece not in leaving
        )


def skid_event(track: Track, piece: str, square: int | None, target: int) -> Event:
    facts = {"pieces": piece, "to": track.names[target]}
    if square is not None:
        facts["from"] = track.names[square]
    owner: Seat = track.owner[piece[0]]
    return Event("skid", owner, f"skid {piece} {track.names[target]}", facts)
