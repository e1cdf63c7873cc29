"""A first game of jesters, guided: a turn, a pawn, a jump and a stick, a position each."""

from typing import Final

from engine.lessons import Ask, Lesson, Task

LESSONS: Final[Lesson] = (
    Task(
        "turn",
        "seats 2, seat 0: e1=R i7=B d3=b1 f6=b1 e6=b1 f3=r1 d1=r1",
        (
            Ask(("turn e5",), ("turn e3", "turn e4", "turn g3")),
            Ask(beside=("to a1", "to a5", "to f5", "to i5")),
        ),
    ),
    Task(
        "double",
        "seats 2, seat 0: f7=b1 c4=b1 b2=r1 e1=R i7=B > turn e5, to c5",
        (Ask(("double",)),),
    ),
    Task(
        "capture",
        "seats 2, seat 0: f6=b1 c3=b1 d7=r1 e1=R i7=B > turn e5, to c5, single",
        (Ask(("jump g7",)),),
    ),
    Task(
        "chain",
        "seats 2, seat 0: d4=b1 e4=b2 c6=r1 e7=b1 c1=R h9=B > turn c3, to b3, single",
        (Ask(("jump e5",)), Ask(("jump e3",))),
    ),
    Task(
        "stick",
        "seats 2, seat 0: e8=r1 e7=b1 b3=r1 d3=R g4=B > turn d5, to c5, single",
        (Ask(("stick e8|e9",), ("stick a1|b1", "stick e1|f2", "none")),),
    ),
    Task(
        "end",
        "seats 2, seat 0: f2=b1 e2=r1 c5=r1 g6=b1 e1=B e9=R > turn e8, to d8, single",
        (Ask(("stick d1|e1",), ("stick a1|b1", "stick e8|e9", "none")),),
    ),
)
