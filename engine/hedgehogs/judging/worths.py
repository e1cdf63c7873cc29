"""How good a race looks to all seats at once: `evaluation.parts` as a tight loop.

Most of a computer's time goes by here, so what follows from the options is worked out once, and
the board is gone through once for all seats. It takes a state or a view alike, which hold under
the same names what it asks for.

It is one file because the loop and what it is given belong together.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Final

from engine.hedgehogs.judging.facts import Facts, doping_risks, facts_for
from engine.hedgehogs.judging.leads import leads
from engine.hedgehogs.judging.stacks import stacks_for, two_colours
from engine.hedgehogs.judging.weights import Weights
from engine.hedgehogs.lanes.free import NOBODY
from engine.hedgehogs.state import Hedgehogs
from engine.hedgehogs.view import HedgehogsView

NO_BEARERS: Final[Mapping[int, float]] = {}


def worths(at: Hedgehogs | HedgehogsView, drawn: tuple[int, ...], weights: Weights) -> list[float]:
    """By seat, the lead in steps. `drawn` are the black squares, where they are not printed."""
    facts = facts_for(at.chosen, at.seats)
    rules = facts.track.rules
    known: list[float] = []
    if facts.plain:
        own = _plain(at, drawn, facts, weights)
    else:
        own, known = _any(at, drawn, facts, weights)
    if rules.lazy == "hard":  # V15
        own = [-worth for worth in own]
    out = (*at.gone, *at.lost)
    found = leads(own, out, getattr(weights, facts.foremost), known)
    if rules.cube == "none":
        return found
    for seat in at.lost:  # V22, V25
        found[seat] = -weights.drop
    if at.answers and at.doubler not in at.lost:
        found[at.doubler] += found[at.doubler] - weights.drop / 3
    return found


def _plain(
    at: Hedgehogs | HedgehogsView, drawn: tuple[int, ...], facts: Facts, weights: Weights
) -> list[float]:
    """How every seat stands where all run one way and only steps count."""
    stacks = stacks_for(facts, drawn, weights, at.tested)
    found = stacks.on(at.board)
    if facts.quick and not any(at.hands):
        return stacks.totals([judged[0] for judged in found], at.out)
    pieces: list[list[float]] = [[] for _ in facts.track.letters]
    free = [0] * len(pieces)
    for _, worths, lane in found:
        for colour, worth in worths:
            pieces[colour].append(worth)
        if lane:
            free[worths[-1][0]] |= lane
    return _summed(at, facts, weights, pieces, free)


def _rear(board: Sequence[str], race: range, courses: Sequence[int], way: int) -> int:
    """How far the hindmost has come that is still racing."""
    for square in reversed(race) if way else race:
        if board[square]:
            return courses[square]
    return NOBODY


def _summed(  # noqa: PLR0913, PLR0917 — what one pass over the board has gathered
    at: Hedgehogs | HedgehogsView,
    facts: Facts,
    weights: Weights,
    pieces: list[list[float]],
    free: list[int],
    bearers: Mapping[int, float] = NO_BEARERS,
) -> list[float]:
    """How every seat stands, from what its pieces are worth by colour and the lanes they are free
    in."""
    goal, seats, spare = facts.goal, at.seats, weights.spare
    if facts.track.rules.doping and not at.tested:
        spare = weights.doped_spare
    entering = [facts.colours[letter] for hand in at.hands for letter in hand[::2]]
    if entering:  # they count last, however the others stand
        for own in pieces:
            own.sort(reverse=True)
        for colour in entering:
            pieces[colour].append(weights.in_hand)
    found: list[float] = []
    lane = weights.chaos_lane if facts.chaos else weights.lane
    for own in pieces:
        count = len(own)
        if count == goal + 1 and not entering:
            found.append(sum(own) - (1 - spare) * min(own))
        elif count > goal:
            if not entering:
                own.sort(reverse=True)
            found.append(sum(own[:goal]) + spare * sum(own[goal:]))
        else:
            found.append(sum(own) - weights.missing * (goal - count))
    for colour, needed in bearers.items():  # V14: it must be among those home
        own = pieces[colour] if entering else sorted(pieces[colour], reverse=True)
        if len(own) > goal and own.index(needed) >= goal:
            found[colour] += (1 - spare) * (needed - own[goal - 1])
    if len(found) > seats:
        return two_colours(found, free, seats, spare, lane)
    return [worth + lane * lanes.bit_count() for worth, lanes in zip(found, free, strict=True)]


def doping_costs(
    at: Hedgehogs | HedgehogsView, facts: Facts, weights: Weights, way: int
) -> tuple[float, ...]:
    """By square, what it costs to stand there on the way up or down; nothing without a test."""
    return () if at.tested else doping_risks(facts, weights, way)


def rests(
    at: Hedgehogs | HedgehogsView, drawn: tuple[int, ...], weights: Weights
) -> dict[str, float]:
    """By the letter of each colour, what it has still to do until it rests (V15)."""
    facts = facts_for(at.chosen, at.seats)
    found, _ = _any(at, drawn, facts, weights, bare=True)
    return {letter: -worth for letter, worth in zip(facts.track.letters, found, strict=True)}


def _any(  # noqa: PLR0912, PLR0915 — one pass over the board, which is what makes it quick
    at: Hedgehogs | HedgehogsView,
    drawn: tuple[int, ...],
    facts: Facts,
    weights: Weights,
    *,
    bare: bool = False,
) -> tuple[list[float], list[float]]:
    """The same under all rules, and by seat what it alone knows to be worth something (V2).

    `bare` leaves the lazy ones by colour, without their lanes (V15).
    """
    track = facts.track
    rules = track.rules
    board, lanes, door = at.board, rules.lanes, rules.trap == "door"
    traps: Collection[int] = drawn or track.traps
    rears = _rears(board, traps, facts)
    before = getattr(weights, facts.ahead) if facts.ahead else 0.0
    covered, held_cost, buried = weights.covered, weights.held, 0.0
    if facts.chaos:
        covered, held_cost = weights.chaos_covered, weights.chaos_held
        buried = weights.chaos_buried
    risks = (doping_costs(at, facts, weights, 0), doping_costs(at, facts, weights, 1))
    pieces: list[list[float]] = [[] for _ in track.letters]
    free = [0] * len(pieces)
    bearers: dict[int, float] = {}
    backed = [0.0] * 5
    lazy = rules.lazy == "yes"
    near = _rests(traps, lanes, rules.rows, weights.aside, weights.unrested) if lazy else ()
    lazies: list[list[tuple[bool, float, float]]] = [[] for _ in pieces] if lazy else []
    for square, stack in enumerate(board):
        if not stack:
            continue
        black = square in traps
        top = len(stack) - 2
        for place in range(0, top + 2, 2):
            letter = stack[place]
            colour, way = facts.colours[letter], facts.runs[letter]
            course = track.courses[way][square]
            above = (top - place) >> 1
            if course == facts.whole:
                worth, held, home = course + weights.home, False, True
            else:
                home = False
                held = black and track.holds and rears[way] < course and not (door and place)
                worth = course - covered * (above if above < 3 else 3)
                if risks[way]:
                    worth -= risks[way][square] * (weights.doped_covered if above else 1.0)
                if held:
                    worth -= held_cost + buried * above
                elif before and square + (-lanes if way else lanes) in traps:
                    worth += before
                if not above and not held:
                    free[colour] |= 1 << square % lanes
                    if facts.beside and any(near in traps for near in track.beside[square]):
                        worth -= weights.chaos_beside
            if lazy:
                under = weights.lazy_covered * (above if above < 3 else 3)
                rest = near[way][square]
                if home:
                    rest = 0.0
                elif black:
                    rest = 0.0 if held else weights.loose
                else:
                    rest += under
                lazies[colour].append((home, facts.whole - course + under, rest))
                continue
            pieces[colour].append(worth)
            if rules.spies:
                backed[int(stack[place + 1])] += worth
            if at.bearers and letter.lower() + stack[place + 1] in at.bearers:
                bearers[colour] = worth
    if lazy:
        found = [-_to_rest(own, weights) for own in lazies]
        if bare:
            return found, []
        if len(found) > at.seats:
            found = two_colours(found, free, at.seats, weights.spare, 0.0)
        own: list[float] = []
        for seat, worth in enumerate(found):
            pairs = range(seat, len(free), at.seats)
            arrived = any(one[0] for colour in pairs for one in lazies[colour])
            lane = weights.lane if arrived else weights.lazy_lane
            open_ = 0
            for colour in pairs:
                open_ |= free[colour]
            own.append(worth + lane * open_.bit_count())
        return own, []
    own = _summed(at, facts, weights, pieces, free, bearers)
    known = [backed[spy] if spy > 0 else 0.0 for spy in at.spies]
    return own, known


def _rears(board: Sequence[str], traps: Collection[int], facts: Facts) -> tuple[int, int]:
    """How far the hindmost have come that pieces running up, and down, must let pass (HT6)."""
    track = facts.track
    if facts.one_way >= 0:
        rear = _rear(board, track.race, track.courses[facts.one_way], facts.one_way)
        return rear, rear
    rears = [NOBODY, NOBODY]
    for square, stack in enumerate(board):
        if not stack or square in traps:
            continue
        for letter in stack[::2]:
            way = facts.runs[letter]
            course = track.courses[way][square]
            if course < rears[way] and course < facts.whole:
                rears[way] = course
    if track.rules.way == "return":
        return min(rears), min(rears)
    return rears[0], rears[1]


@lru_cache(maxsize=256)
def _rests(
    traps: Collection[int], lanes: int, rows: int, aside: float, unrested: float
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """By way, up or down, for each square the fewest steps to a black one (V15)."""
    found: list[tuple[float, ...]] = []
    for way in (1, -1):
        nearest: list[float] = []
        for square in range(lanes * rows):
            row, lane = divmod(square, lanes)
            steps = [
                ahead + aside * abs(black % lanes - lane)
                for black in traps
                if (ahead := (black // lanes - row) * way) >= 0
            ]
            nearest.append(min([unrested, *steps]))
        found.append(tuple(nearest))
    return found[0], found[1]


def _to_rest(pieces: Sequence[tuple[bool, float, float]], weights: Weights) -> float:
    """What a colour has still to do until one of its pieces is home and the others rest: given
    whether each is home, its way there and its way to rest (V15)."""
    home = resting = 0.0
    change = NOBODY
    for is_home, to_home, to_rest in pieces:
        home += is_home
        resting += to_rest
        change = min(change, to_home - to_rest)
    if home > 1:
        return weights.too_many
    return resting if home or not pieces else resting + change
