"""The best turns of a race for two, quickly: who leads after a turn is who led before, but for the
few squares that it touches.

So all that a stack brings must be something to add up; only the least piece of a colour is looked
up, in a sorted list past the squares that are touched.
"""

from math import inf

from engine.core import Seat
from engine.hedgehogs.judging.stacks import NOTHING, Part, Stacks
from engine.hedgehogs.judging.turn import ALIKE, NOBODY, Chosen, Found, Judging, Sprint


def best_of_two(  # noqa: PLR0912, PLR0915 — one loop, which is what makes it quick
    sprint: Sprint, stacks: Stacks, seat: Seat, judge: Judging
) -> Found:
    """The best turns of a seat. `judge` is asked about what is out of the ordinary."""
    board, ahead_by, homes, courses = sprint.board, sprint.ahead, sprint.homes, sprint.courses
    rear = stacks.rear(sprint.squares)
    last = sprint.alone_behind(rear)
    known, part_of = stacks.parts(rear), stacks.part
    parts: dict[int, Part] = {}
    lead, counts = 0.0, 0
    lows: list[tuple[float, int]] = []
    lows_other: list[tuple[float, int]] = []
    for square in sprint.squares:
        stack = board[square]
        part = parts[square] = known[square].get(stack[::2]) or part_of(square, stack, rear)
        more, low, low_other, count = part
        lead += more
        counts += count
        if low < inf:
            lows.append((low, square))
        if low_other < inf:
            lows_other.append((low_other, square))
    lows.sort()
    lows_other.sort()
    most, found, number = -inf, list[Chosen](), 0
    for aside in sprint.asides():
        _, start, target = aside
        stepped, lanes = lead, counts
        below = onto = ""
        at_start = at_target = NOTHING
        if start == target:
            start = target = NOBODY
        else:
            stack = board[start]
            below, onto = stack[:-2], board[target] + stack[-2:]
            at_start = known[start].get(below[::2]) or part_of(start, below, rear)
            at_target = known[target].get(onto[::2]) or part_of(target, onto, rear)
            was, was_target = parts[start], parts.get(target, NOTHING)
            stepped += at_start[0] + at_target[0] - was[0] - was_target[0]
            lanes += at_start[3] + at_target[3] - was[3] - was_target[3]
        goers = sprint.goers(aside)
        for goer in goers:
            number += 1
            ahead, stack, was = goer + ahead_by, "", NOTHING
            if goer == NOBODY:
                plain, ahead = sprint.may_idle(), NOBODY
            else:
                if goer == target:
                    stack, was = onto, at_target
                elif goer == start:
                    stack, was = below, at_start
                else:
                    stack, was = board[goer], parts[goer]
                hindmost = last and courses[goer] == rear
                if ahead in homes:
                    plain = not hindmost and sprint.arrives(stack[-2:])
                else:
                    plain = not (hindmost and sprint.frees(rear, ahead, target))
            if not plain:
                worth = judge(sprint.end(aside, goer))
            else:
                worth, free = stepped, lanes
                there = beyond = NOTHING
                if goer != NOBODY:
                    left = stack[:-2]
                    there = known[goer].get(left[::2]) or part_of(goer, left, rear)
                    if ahead == target:
                        stack_ahead, was_ahead = onto, at_target
                    elif ahead == start:
                        stack_ahead, was_ahead = below, at_start
                    else:
                        stack_ahead, was_ahead = board[ahead], parts.get(ahead, NOTHING)
                    joined = stack_ahead + stack[-2:]
                    beyond = known[ahead].get(joined[::2]) or part_of(ahead, joined, rear)
                    worth += there[0] + beyond[0] - was[0] - was_ahead[0]
                    free += there[3] + beyond[3] - was[3] - was_ahead[3]
                one = NOTHING if start in (goer, ahead) else at_start
                two = NOTHING if target in (goer, ahead) else at_target
                low = low_other = inf
                touched = (goer, ahead, start, target)
                for least, square in lows:
                    if square not in touched:
                        low = least
                        break
                for least, square in lows_other:
                    if square not in touched:
                        low_other = least
                        break
                low = min(low, there[1], beyond[1], one[1], two[1])
                low_other = min(low_other, there[2], beyond[2], one[2], two[2])
                worth = stacks.lead(worth, low, low_other, free)
                if seat:
                    worth = -worth
            if worth > most + ALIKE:
                most = worth
                found.clear()
            if worth >= most - ALIKE:
                found.append((aside, goer, len(goers) == 1))
    return found, number
