"""Discs that slide with friction and collide elastically, in whole numbers only.

The same flick gives the same board on every machine: there is no floating point here and nothing
depends on the order of a set or on time.

Time goes in steps. Within a step every disc goes straight at the speed it has in the middle of
the step, and collisions and exits are found exactly where they happen on these straight ways, in
the order of time: nothing can pass through anything. Discs weigh the same, so a collision
exchanges the parts of their motion that point from one to the other. Steps in which nothing can
happen are taken at once: while one disc is on its way alone, and when nobody can meet any more.

Lengths are fine units, `FINE` to a thousandth of a square, from the middle of the board: so the
four ways to look at the board give the same slides, mirrored.

It is one file because it is one computation, from the flick to the last disc at rest.
"""

from collections.abc import Iterable, Sequence
from math import isqrt
from typing import Final

from msgspec import Struct

from engine.hedgehogs.carrom.board import COMPASS, LONG, ONE, WIDE, Disc
from engine.hedgehogs.carrom.rules import RULES

FINE: Final = 1024
DRAG: Final = 3200
"""What a sliding disc loses in speed each step, in fine units a step."""
_TOUCH: Final = 2 * RULES.radius * FINE
_TOUCH_SQUARED: Final = _TOUCH * _TOUCH
_HALF_LONG: Final = LONG * FINE // 2
_HALF_WIDE: Final = WIDE * FINE // 2
_STEP: Final = 1 << 20
"""The parts a step is divided into."""
_MOST_STEPS: Final = 120
"""Friction stops the strongest flick after 98; the motion of all discs together only shrinks."""
_MOST_CLASHES: Final = 1000
"""Far more than discs have ever had in one flick; beyond it everything stops where it is."""
_NEVER: Final = 1 << 40
"""A way longer than any there is."""
_NEAR: Final = 50
"""Corners of a path nearer to each other than this, in thousandths, are drawn as one."""


class Exit(Struct, frozen=True):
    """A piece that left the board."""

    piece: str
    along: int
    across: int
    moment: int
    """When; equal ones left at the same instant."""


class Slide(Struct, frozen=True):
    """What a flick did."""

    discs: tuple[Disc, ...]
    """Those still on the board, in the order given."""
    exits: tuple[Exit, ...]
    """Those that are not, in the order they left."""
    paths: tuple[tuple[str, tuple[int, ...]], ...]
    """For each piece that moved, the flicked one first: where it was, where it bounced and where
    it came to rest or left, as along, across, along, across, …"""
    clashes: int
    """How many collisions there were."""


class _Disc:
    """A disc under way."""

    __slots__ = ("dx", "dy", "length", "path", "piece", "speed", "turned", "vx", "vy", "x", "y")

    def __init__(self, piece: str, along: int, across: int) -> None:
        self.piece = piece
        self.x = along * FINE - _HALF_LONG
        self.y = across * FINE - _HALF_WIDE
        self.speed = 0
        """At the beginning of the step."""
        self.vx = self.vy = self.length = 0
        """The way it was last sent, and how long that vector is."""
        self.dx = self.dy = 0
        """What it would go in a whole step."""
        self.turned = False
        """It has collided in this step."""
        self.path: list[int] = []

    def reach(self) -> int:
        """No less than what it can still go."""
        return self.speed * (self.speed + 2 * DRAG) // (2 * DRAG) + FINE

    def go(self, way: int) -> None:
        """Move on in the direction it was sent."""
        self.x += _share(self.vx * way, self.length)
        self.y += _share(self.vy * way, self.length)

    def way_out(self) -> int:
        """How far it is to the edge of the board in that direction."""
        ways = [
            max(0, half - (at if toward > 0 else -at)) * self.length // abs(toward)
            for at, toward, half in ((self.x, self.vx, _HALF_LONG), (self.y, self.vy, _HALF_WIDE))
            if toward
        ]
        return min(ways)

    def way_to(self, other: "_Disc") -> int:
        """How far it can go in that direction before it touches another disc that lies there."""
        x, y = other.x - self.x, other.y - self.y
        along = _share(x * self.vx + y * self.vy, self.length)
        aside = _share(x * self.vy - y * self.vx, self.length)
        inside = _TOUCH_SQUARED - aside * aside
        return max(0, along - isqrt(inside)) if inside > 0 and along > 0 else _NEVER

    def place(self) -> tuple[int, int]:
        return LONG // 2 + _rounded(self.x), WIDE // 2 + _rounded(self.y)

    def note(self) -> None:
        """Remember that the path has a corner here."""
        self.path.extend(self.place())


def strength_to_speed(strength: int) -> int:
    """The speed that carries a disc `reach` thousandths for each percent: v² = 2 · drag · way."""
    return isqrt(2 * DRAG * strength * RULES.reach * FINE)


def flick(discs: Sequence[Disc], mover: Disc, angle: int, strength: int) -> Slide:
    """Send one disc off, and let all come to rest."""
    table = [_Disc(*mover), *(_Disc(*disc) for disc in discs)]
    sent = table[0]
    sent.speed = strength_to_speed(strength)
    sent.vx, sent.vy = COMPASS[angle]
    sent.length = ONE
    sent.note()
    return _Sliding(table).run()


class _Sliding:
    """A flick in the making. Discs are known by their number in the table."""

    def __init__(self, table: list[_Disc]) -> None:
        self.table = table
        self.gone: set[int] = set()
        self.exits: list[Exit] = []
        self.moving = [0]
        self.pairs = self._may_meet(0)
        """Discs that may still meet, by their numbers, the lower first."""
        self.clashes = 0

    def run(self) -> Slide:
        step = 0
        while self.moving and step < _MOST_STEPS and self.clashes <= _MOST_CLASHES:
            if not self.pairs:
                self._run_out(step)
                break
            if len(self.moving) == 1:
                step += self._skip()
            self._begin_step()
            self._play_step(step)
            self._end_step()
            step += 1
        last = [(disc, disc.place()) for disc in self.table]
        for number, (disc, place) in enumerate(last):
            if disc.path and number not in self.gone:
                disc.path.extend(place)
        return Slide(
            discs=tuple(
                (disc.piece, *place)
                for number, (disc, place) in enumerate(last[1:] + last[:1], start=1)
                if number % len(last) not in self.gone
            ),
            exits=tuple(self.exits),
            paths=tuple((disc.piece, _simple(disc.path)) for disc in self.table if disc.path),
            clashes=self.clashes,
        )

    def _skip(self) -> int:
        """Take the steps in which the only moving disc meets nobody and stays on the board; says
        how many."""
        disc = self.table[self.moving[0]]
        way = disc.way_out()
        for one, other in self.pairs:
            there = self.table[other if self.table[one] is disc else one]
            way = min(way, disc.way_to(there))
        steps = disc.speed // DRAG
        spare = disc.speed * disc.speed - 2 * DRAG * way
        if spare > 0:
            steps = min(steps, (disc.speed - isqrt(spare)) // DRAG)
        steps = max(0, steps - 1)
        disc.go(steps * disc.speed - DRAG * steps * steps // 2)
        disc.speed -= DRAG * steps
        return steps

    def _run_out(self, step: int) -> None:
        """Nobody can meet any more: every disc comes to rest or leaves on its own."""
        leaving: list[tuple[int, int, int]] = []
        for number in self.moving:
            disc = self.table[number]
            speed, way = disc.speed, disc.way_out()
            spare = speed * speed - 2 * DRAG * way
            if spare <= 0:
                disc.go(speed * speed // (2 * DRAG))
            else:
                time = (speed * _STEP - isqrt(spare * _STEP * _STEP)) // DRAG
                leaving.append((time, number, way))
        for time, number, way in sorted(leaving):
            self.table[number].go(way)
            self._leave(number, step * _STEP + time)

    def _begin_step(self) -> None:
        """Say how far each moving disc would go."""
        for number in self.moving:
            disc = self.table[number]
            speed = disc.speed
            way = speed - DRAG // 2 if speed >= DRAG else speed * speed // (2 * DRAG)
            disc.dx = _share(disc.vx * way, disc.length)
            disc.dy = _share(disc.vy * way, disc.length)
            disc.turned = False

    def _play_step(self, step: int) -> None:
        """Move everything on, from one collision or exit to the next."""
        left = _STEP
        while True:
            time, leaving = self._next_exit(left)
            clash = self._next_clash(time)
            if clash is not None:
                time = clash[0]
            self._advance(time)
            left -= time
            if clash is not None:
                self._collide(clash[1], clash[2])
                if self.clashes > _MOST_CLASHES:
                    return
            elif leaving:
                for number in leaving:
                    self._leave(number, step * _STEP + _STEP - left)
            else:
                return

    def _end_step(self) -> None:
        """Friction."""
        still: list[int] = []
        for number in self.moving:
            disc = self.table[number]
            if disc.turned:
                disc.speed = disc.length - DRAG // 2
            else:
                disc.speed -= DRAG
            if disc.speed > 0:
                still.append(number)
            else:
                disc.speed = disc.dx = disc.dy = 0
        if len(still) != len(self.moving):
            self.moving = still
            rolling = set(still)
            self.pairs = [
                (one, other) for one, other in self.pairs if one in rolling or other in rolling
            ]

    def _next_exit(self, left: int) -> tuple[int, list[int]]:
        """When within the rest of the step discs leave the board next, and which; else its end."""
        first = left
        leaving: list[int] = []
        for number in self.moving:
            disc = self.table[number]
            time = min(
                _crossing(disc.x, disc.dx, _HALF_LONG, left),
                _crossing(disc.y, disc.dy, _HALF_WIDE, left),
            )
            if time < first:
                first, leaving = time, [number]
            elif time == first < left:
                leaving.append(number)
        return first, leaving

    def _next_clash(self, left: int) -> tuple[int, int, int] | None:
        """The next collision within the rest of the step: when, and of which two."""
        table = self.table
        found: tuple[int, int, int] | None = None
        for one, other in self.pairs:
            a, b = table[one], table[other]
            dx, dy = b.x - a.x, b.y - a.y
            vx, vy = b.dx - a.dx, b.dy - a.dy
            nearing = dx * vx + dy * vy
            if nearing >= 0:
                continue
            beyond = dx * dx + dy * dy - _TOUCH_SQUARED
            if beyond <= 0:
                time = 0
            elif beyond + 2 * nearing > 0:
                continue  # too far apart for one step
            else:
                pace = vx * vx + vy * vy
                inside = nearing * nearing - pace * beyond
                if inside < 0:
                    continue  # they pass each other
                time = (-nearing - isqrt(inside)) * _STEP // pace
            if time < left:
                found = time, one, other
                left = time
        return found

    def _advance(self, time: int) -> None:
        if not time:
            return
        for number in self.moving:
            disc = self.table[number]
            disc.x += _share(disc.dx * time, _STEP)
            disc.y += _share(disc.dy * time, _STEP)

    def _collide(self, one: int, other: int) -> None:
        """Exchange what of their motion points from one to the other."""
        a, b = self.table[one], self.table[other]
        x, y = b.x - a.x, b.y - a.y
        apart = x * x + y * y
        impact = (a.dx - b.dx) * x + (a.dy - b.dy) * y
        jx, jy = _share(impact * x, apart), _share(impact * y, apart)
        self.clashes += 1
        for disc, px, py in ((a, -jx, -jy), (b, jx, jy)):
            disc.note()
            disc.dx += px
            disc.dy += py
            disc.vx, disc.vy = disc.dx, disc.dy
            disc.length = isqrt(disc.dx * disc.dx + disc.dy * disc.dy)
            disc.speed = disc.length + DRAG // 2
            disc.turned = True
        both = {one, other}
        stopped = {number for number in both if not self.table[number].length}
        for number in stopped:
            self.table[number].speed = 0
        self.moving = sorted((set(self.moving) | both) - stopped)
        sent = both - stopped
        pairs = [pair for pair in self.pairs if sent.isdisjoint(pair)]
        for number in sorted(sent):
            pairs += self._may_meet(number)
        self.pairs = sorted(set(pairs))

    def _leave(self, number: int, moment: int) -> None:
        """Its centre has left the board: it moves no further and hits nothing (V40)."""
        disc = self.table[number]
        disc.note()
        disc.dx = disc.dy = disc.speed = 0
        self.gone.add(number)
        self.exits.append(Exit(disc.piece, *disc.place(), moment))
        self.moving.remove(number)
        self.pairs = [pair for pair in self.pairs if number not in pair]

    def _may_meet(self, number: int) -> list[tuple[int, int]]:
        """The pairs of a moving disc with those it can reach, or that can reach it."""
        table = self.table
        disc = table[number]
        reach = disc.reach() + _TOUCH
        corridor = _TOUCH_SQUARED * (disc.vx * disc.vx + disc.vy * disc.vy)
        found: list[tuple[int, int]] = []
        for other, there in enumerate(table):
            if other == number or other in self.gone:
                continue
            x, y = there.x - disc.x, there.y - disc.y
            if there.speed:
                near = reach + there.reach()
                if x * x + y * y > near * near:
                    continue
            else:
                if x * x + y * y > reach * reach or x * disc.vx + y * disc.vy <= 0:
                    continue
                if (x * disc.vy - y * disc.vx) ** 2 > corridor + corridor // FINE:
                    continue
            found.append((number, other) if number < other else (other, number))
        return found


def _crossing(at: int, way: int, half: int, left: int) -> int:
    """When within the rest of a step a disc crosses one of two edges opposite each other; `left`
    if it does not."""
    if way < 0:
        at, way = -at, -way
    if (at - half) * _STEP + way * left <= 0:
        return left
    return max(0, (half - at) * _STEP // way)


def _share(amount: int, whole: int) -> int:
    """A quotient rounded towards nothing, so that mirrored slides stay mirrored."""
    return amount // whole if amount >= 0 else -(-amount // whole)


def _rounded(fine: int) -> int:
    """Fine units as thousandths of a square."""
    return (fine + FINE // 2) // FINE if fine >= 0 else -((FINE // 2 - fine) // FINE)


def _simple(path: Iterable[int]) -> tuple[int, ...]:
    """A path without corners that nobody could tell apart; its ends always stay."""
    flat = list(path)
    points = list(zip(flat[::2], flat[1::2], strict=True))
    kept = points[:1]
    for x, y in points[1:-1]:
        if abs(x - kept[-1][0]) + abs(y - kept[-1][1]) >= _NEAR:
            kept.append((x, y))
    kept += points[-1:] if len(points) > 1 else []
    return tuple(number for point in kept for number in point)
