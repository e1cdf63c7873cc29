"""A first race, guided: pushes, traps and stacks, a position each."""

from typing import Final

from engine.lessons import Ask, Lesson, Task

LESSONS: Final[Lesson] = (
    Task(
        "forward",
        "seats 2, seat 0, die 3: a2=r1 b3=b1 c4=r2 c6=b2 d2=r3 e4=b3 f2=b4 e1=r4",
        (Ask(("stay",), ("side c4 b", "side c4 d")), Ask(("go c4",))),
    ),
    Task(
        "aside",
        "seats 2, seat 0, die 4: a2=r1 b3=b1 c7=r2 d5=b2 e6=b3r3 f2=b4 a5=r4",
        (Ask(("side c7 d",), ("side c7 b", "side e6 d", "stay")), Ask(("go d7",))),
    ),
    Task(
        "trap",
        "seats 2, seat 0, die 2: a2=r1 b6=b1 b3=r2 d7=b2 e6=b3r3 f2=b4 c3=r4",
        (Ask(("go b6",)),),
        before=((0, "stay"),),
    ),
    Task(
        "stack",
        "seats 2, seat 0, die 1: a2=r1 c8=r2 d8=b1 d9=b2 e9=b3 f2=b4 f9=r3 a9=r4",
        (Ask(("side c8 d",)),),
    ),
    Task(
        "opens",
        "seats 2, seat 0, die 5: e3=r1 a9=b1 b9=r2 c6=r3 d4=b3 e7=b2 f9=r4 f5=b4",
        (Ask(("go e3",)),),
        before=((0, "stay"),),
    ),
    Task(
        "spare",
        "seats 2, seat 0, die 5: a9=b1 b9=b2 e8=b3 f2=b4 d5=r1 c9=r2 b4=r3 a3=r4",
        (Ask(("side d5 e",), ("side d5 c", "side b4 c", "stay")), Ask(("go e5",))),
    ),
    Task(
        "win",
        "seats 2, seat 0, die 3: a9=r1b1 d9=r2 c8=r3 b5=r4 e9=b2 c5=b3 f6=b4",
        (Ask(("stay",), ("side c8 b", "side c8 d")), Ask(("go c8",))),
    ),
)
