"""What the worth of a race is made of, in words: for whoever is to be told why a turn is good.

`worths` adds the same up for all seats at once; here one seat's pieces are gone through by name.
"""

from collections.abc import Sequence
from typing import Final

from engine.core import Seat
from engine.hedgehogs.board import pieces_of
from engine.hedgehogs.judging.facts import facts_for
from engine.hedgehogs.judging.weights import Weights
from engine.hedgehogs.judging.worths import doping_costs, rests, worths
from engine.hedgehogs.lanes.free import black_squares, is_free_below, rears
from engine.hedgehogs.state import Hedgehogs

Parts = dict[str, float]

NAMES: Final = (
    "progress",
    "home",
    "covered",
    "held",
    "ahead",
    "doping",
    "hand",
    "missing",
    "rest",
    "lanes",
    "backed",
    "rivals",
    "cube",
    "slow",
)
"""Steps run, arriving, being under others, held, before a black square or (V11) beside one, about
to be tested (V3), in hand, too few for the goal, on the way to a rest (V15), lanes with a free
piece, the design backed (V2), how the others stand, what the doubling cube makes of it (V22, V25),
and how far all are from arriving where that is the aim (V15)."""


def parts(state: Hedgehogs, seat: Seat, weights: Weights) -> Parts:
    """By name, what a seat's worth is made of, and adds up to; what means nothing is left out."""
    total = worths(state, state.traps, weights)[seat]
    rules = facts_for(state.chosen, state.seats).track.rules
    if rules.cube != "none" and seat in state.lost:
        return {"cube": total}
    own = _own(state, seat, weights)
    if rules.cube != "none" and state.answers and state.doubler == seat:
        lead = (total + weights.drop / 3) / 2
        own["cube"] = total - lead
        total = lead
        own["rivals"] = total - sum(own.values()) + own["cube"]
    else:
        own["rivals"] = total - sum(own.values())
    return {name: own[name] for name in NAMES if own.get(name)}


def _own(state: Hedgehogs, seat: Seat, weights: Weights) -> Parts:
    """What a seat has, whatever the others have."""
    facts = facts_for(state.chosen, state.seats)
    rules = facts.track.rules
    placed = _placed(state, weights)
    colours = facts.track.letters[seat :: state.seats]
    summed = [
        _resting(state, colour, weights)
        if rules.lazy == "yes"
        else _colour(state, colour, placed, weights)
        for colour in colours
    ]
    summed.sort(key=lambda one: -sum(one.values()))
    own: Parts = {}
    for number, colour in enumerate(summed):
        _add(own, colour, weights.spare if number else 1.0)  # V21
    lanes = {
        square % rules.lanes
        for piece, square, free, _ in placed
        if free and facts.track.owner[piece[0]] == seat
    }
    lane = weights.chaos_lane if facts.chaos else weights.lane
    if rules.lazy == "yes":
        arrived = any("home" in one for piece, *_, one in placed if piece[0].lower() in colours)
        lane = weights.lane if arrived else weights.lazy_lane
    own["lanes"] = lane * len(lanes)
    if state.spies and state.spies[seat] > 0:
        design = str(state.spies[seat])
        own["backed"] = sum(sum(one.values()) for piece, _, _, one in placed if piece[1] == design)
    return {"slow": -sum(own.values())} if rules.lazy == "hard" else own


Placed = tuple[str, int, bool, Parts]
"""A piece, its square, whether it is free to move, and what it is worth."""


def _placed(state: Hedgehogs, weights: Weights) -> list[Placed]:
    """Every piece on the board."""
    facts = facts_for(state.chosen, state.seats)
    track = facts.track
    black, rear = frozenset(black_squares(state, track)), rears(state, track)
    found: list[Placed] = []
    for square, stack in enumerate(state.board):
        for at, piece in enumerate(pieces_of(stack)):
            course = track.course(piece, square)
            if track.is_home(piece, square):
                found.append((piece, square, False, {"progress": course, "home": weights.home}))
                continue
            above = len(stack) // 2 - at - 1
            held = not is_free_below(state, track, square, 2 * at, rear)
            one: Parts = {"progress": course}
            cost = weights.chaos_covered if facts.chaos else weights.covered
            one["covered"] = -cost * min(above, 3)
            risks = doping_costs(state, facts, weights, int(piece[0].isupper()))
            if risks:
                one["doping"] = -risks[square] * (weights.doped_covered if above else 1.0)
            if held:
                one["held"] = -(weights.chaos_held if facts.chaos else weights.held)
                one["covered"] -= weights.chaos_buried * above if facts.chaos else 0.0
            elif facts.ahead and track.ahead(piece, square) in black:
                one["ahead"] = getattr(weights, facts.ahead)
            if (
                facts.beside
                and not held
                and not above
                and not black.isdisjoint(track.beside[square])
            ):
                one["ahead"] = one.get("ahead", 0.0) - weights.chaos_beside
            found.append((piece, square, not above and not held, one))
    return found


def _colour(state: Hedgehogs, colour: str, placed: Sequence[Placed], weights: Weights) -> Parts:
    """The pieces of a colour: those that count in full, and the spare ones."""
    facts = facts_for(state.chosen, state.seats)
    own = [(piece, one) for piece, _, _, one in placed if piece[0].lower() == colour]
    own.sort(key=lambda one: -sum(one[1].values()))
    in_hand = "".join(state.hands).lower().count(colour)
    own += [("", {"hand": weights.in_hand})] * in_hand
    own.sort(key=lambda one: not (one[0] and one[0].lower() in state.bearers))  # V14
    untested = facts.track.rules.doping and not state.tested
    spare = weights.doped_spare if untested else weights.spare
    summed: Parts = {}
    for number, (_, one) in enumerate(own):
        _add(summed, one, 1.0 if number < facts.goal else spare)
    summed["missing"] = -weights.missing * max(0, facts.goal - len(own))
    return summed


def _resting(state: Hedgehogs, colour: str, weights: Weights) -> Parts:
    """How far a colour is from one piece home and the others at rest (V15)."""
    return {"rest": -rests(state, state.traps, weights)[colour]}


def _add(to: Parts, more: Parts, times: float) -> None:
    for name, value in more.items():
        to[name] = to.get(name, 0.0) + times * value
