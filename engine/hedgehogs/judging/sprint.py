"""Whole turns of a simple race listed at once, for thoughts: what `moves` and `steps` lead to one
step after the other, without texts, events and checks that nobody asks for there.

Whatever is out of the ordinary, an arrival or a lane in which nobody can go, is left to `steps`.
"""

from collections.abc import Callable
from functools import cache
from math import inf

from engine.core import Move, Seat
from engine.hedgehogs.board import Track, track_for
from engine.hedgehogs.judging.duel import best_of_two
from engine.hedgehogs.judging.facts import facts_for
from engine.hedgehogs.judging.leads import leads
from engine.hedgehogs.judging.stacks import Row, Stacks, stacks_for
from engine.hedgehogs.judging.turn import ALIKE, HALF, NOBODY, WHOLE, Chosen, Found, Judging, Sprint
from engine.hedgehogs.judging.weights import Weights
from engine.hedgehogs.state import Hedgehogs

Listed = tuple[tuple[Move, ...], Hedgehogs]
"""The steps of a turn that are decisions, and where they lead."""
Best = tuple[list[tuple[Move, ...]], Callable[[int], Hedgehogs], int]
"""The steps of the best turns, where each of them leads, by its place in that list, and how many
turns were looked at."""


def turns(state: Hedgehogs, seat: Seat) -> list[Listed] | None:
    """Every whole turn of the seat on turn, in the order of its moves; nothing where the rules ask
    for more than a step aside and one forward."""
    track = _ready(state, seat)
    if track is None:
        return None
    sprint = Sprint(state, track)
    return [
        (sprint.decisions(aside, goer, len(goers) == 1), sprint.end(aside, goer))
        for aside in sprint.asides()
        for goers in [sprint.goers(aside)]
        for goer in goers
    ]


def best_turns(state: Hedgehogs, seat: Seat, weights: Weights, judge: Judging) -> Best | None:
    """The best turns of the seat on turn, those that are equally good; nothing where `turns` gives
    nothing. `judge` is asked about what is out of the ordinary."""
    track = _ready(state, seat)
    if track is None:
        return None
    facts = facts_for(state.chosen, state.seats)
    if not (facts.plain and facts.quick):
        return None
    sprint = Sprint(state, track)
    stacks = stacks_for(facts, state.traps, weights, state.tested)
    if stacks.for_two and not (state.out or state.gone):
        found, count = best_of_two(sprint, stacks, seat, judge)
    else:
        found, count = _best(sprint, stacks, state, getattr(weights, facts.foremost), judge)
    listed = [sprint.decisions(aside, goer, alone) for aside, goer, alone in found]
    return listed, lambda at: sprint.end(*found[at][:2]), count


def _best(
    sprint: Sprint, stacks: Stacks, state: Hedgehogs, foremost: float, judge: Judging
) -> Found:
    """The best turns, for any number of seats."""
    seat, board, squares = state.seat, state.board, sprint.squares
    rear = stacks.rear(squares)
    last = sprint.alone_behind(rear)
    rows = {square: stacks.at(square, board[square], rear)[0] for square in squares}
    most, found, count = -inf, list[Chosen](), 0
    for aside in sprint.asides():
        _, start, target = aside
        there, cells = rows, sprint.after(aside)
        if start != target:
            there = rows.copy()
            _put(there, stacks, cells, start, rear)
            _put(there, stacks, cells, target, rear)
        goers = sprint.goers(aside)
        for goer in goers:
            count += 1
            ahead = goer + sprint.ahead
            if goer == NOBODY and sprint.may_idle():
                totals = stacks.totals(there.values(), state.out)
                worth = leads(totals, state.gone, foremost)[seat]
            elif goer == NOBODY or ahead in sprint.homes or (last and sprint.courses[goer] == rear):
                worth = judge(sprint.end(aside, goer))
            else:
                on = there.copy()
                stack = cells[goer]
                if len(stack) == 2:
                    del on[goer]
                else:
                    on[goer] = stacks.at(goer, stack[:-2], rear)[0]
                on[ahead] = stacks.at(ahead, cells[ahead] + stack[-2:], rear)[0]
                totals = stacks.totals(on.values(), state.out)
                worth = leads(totals, state.gone, foremost)[seat]
            if worth > most + ALIKE:
                most = worth
                found.clear()
            if worth >= most - ALIKE:
                found.append((aside, goer, len(goers) == 1))
    return found, count


def _put(rows: dict[int, Row], stacks: Stacks, cells: list[str], square: int, rear: int) -> None:
    if cells[square]:
        rows[square] = stacks.at(square, cells[square], rear)[0]
    else:
        rows.pop(square, None)


def _ready(state: Hedgehogs, seat: Seat) -> Track | None:
    """The track, if the seat is to make a turn on it that is simple."""
    track = _simple(state.chosen, state.seats)
    if track is None or state.seat != seat or not 0 < state.die <= track.rules.lanes:
        return None
    if state.todo not in (WHOLE, HALF) or state.turn >= track.rules.most_turns:
        return None
    return track


@cache
def _simple(chosen: str, seats: int) -> Track | None:
    """The track, if all that a turn holds there is a die, a step aside and one forward."""
    track = track_for(chosen, seats)
    rules = track.rules
    simple = (
        track.turn == ("roll", *WHOLE)
        and track.plain_go
        and not track.checks_side
        and rules.way in ("up", "down")
        and rules.trap in ("hold", "none")
        and rules.dice == "one"
        and rules.layout != "drift"
        and rules.lazy == "no"
        and rules.shove == "none"
        and not (rules.climb or rules.reserves or rules.protest)
    )
    return track if simple else None
