"""A first climb at court, guided: jumps, favours and arrogance, a position each."""

from typing import Final

from engine.lessons import Ask, Lesson, Task

LESSONS: Final[Lesson] = (
    Task(
        "jump",
        "seats 2, seat 0: a1=F3 a2=T1 a3=C5 a4=L2 a6=P4 a5=B6 b3=C1 b5=B2 b2=T4 b4=L6 b6=P1 b1=F2",
        (Ask(("move a1 a7",), ("move a2 a7", "move a4 a7", "move a6 a7")),),
    ),
    Task(
        "favour",
        "seats 2, seat 0: a6=B4 a2=T2 b7=C2 b4=L1 b1=F5 a3=C1",
        (Ask(("move a6 a7",), ("move a2 a4", "move a3 a4")), Ask(("take b7",))),
    ),
    Task(
        "again",
        "seats 2, seat 0: a5=L4 a3=C6 b6=C2 b4=T3 b1=F1 b9=T5*",
        (
            Ask(("move a5 a6",), ("move a3 a4",)),
            Ask(("take b6",)),
            Ask(("move a3 a4",), ("done", "move a6 a7")),
            Ask(("take b4",)),
        ),
    ),
    Task(
        "finish",
        "seats 2, seat 0: a6=T4 a7=F2 a8=F6* a3=L5 b3=C1 b8=F1* b10=L3",
        (Ask(("move a7 a8",), ("move a6 a9",)),),
    ),
    Task(
        "arrogance",
        "seats 2, seat 0, moved a10: a10=P5 a2=T3 b10=L6T2P1 b4=L4",
        (Ask(("take b10 x1",)),),
    ),
    Task(
        "end",
        "seats 2, seat 0: a7=P2F1 a9=T5* b10=F6B3 b6=L2",
        (Ask(("move a7 a8",)),),
    ),
)
