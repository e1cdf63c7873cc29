"""Seats at tables whose people are known: everybody holds each seat equally often.

People and tables are the two sides of a graph, a chair an edge between them, a seat its colour.
No two chairs of a table have one colour; nor have any `seats` chairs of one person, taken in
order. By Kőnig's theorem that many colours are enough: each chair takes the first colour that is
free at its table, and where the person holds that one already, the two colours are exchanged
along the chain of chairs that alternates between them.
"""

from collections.abc import Sequence

Side = list[int | None]
"""By colour, the chair that has it."""


def seated(tables: Sequence[Sequence[int]], people: int, seats: int) -> list[tuple[int, ...]]:
    """The same tables in an order in which everybody holds each seat equally often.

    Everybody sits at a multiple of `seats` tables, or somebody's seats differ by one.
    """
    chairs: list[tuple[int, int]] = []
    sides: list[list[Side]] = [[], [[None] * seats for _ in tables]]
    groups: dict[tuple[int, int], int] = {}
    taken = [0] * people
    for number, table in enumerate(tables):
        for one in table:
            group = (one, taken[one] // seats)
            taken[one] += 1
            if group not in groups:
                groups[group] = len(groups)
                sides[0].append([None] * seats)
            chairs.append((groups[group], number))
    for chair in range(len(chairs)):
        _colour(chair, chairs, sides)
    owners = [one for table in tables for one in table]
    return [tuple(owners[chair] for chair in table if chair is not None) for table in sides[1]]


def _colour(chair: int, chairs: list[tuple[int, int]], sides: list[list[Side]]) -> None:
    group, table = chairs[chair]
    mine, theirs = sides[0][group], sides[1][table]
    wanted, spare = mine.index(None), theirs.index(None)
    if theirs[wanted] is not None:
        _exchange(table, wanted, spare, chairs, sides)
    mine[wanted] = theirs[wanted] = chair


def _exchange(
    table: int, wanted: int, spare: int, chairs: list[tuple[int, int]], sides: list[list[Side]]
) -> None:
    """Free a colour at a table, which has another one to spare."""
    chain: list[tuple[int, int]] = []
    side, node, colour = 1, table, wanted
    while (chair := sides[side][node][colour]) is not None:
        chain.append((chair, colour))
        side = 1 - side
        node, colour = chairs[chair][side], wanted + spare - colour
    for chair, colour in chain:
        for end in (0, 1):
            sides[end][chairs[chair][end]][colour] = None
    for chair, colour in chain:
        for end in (0, 1):
            sides[end][chairs[chair][end]][wanted + spare - colour] = chair
