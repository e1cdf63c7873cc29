"""A first race of witches, guided: own numbers, magic and the finish, a position each."""

from typing import Final

from engine.lessons import Ask, Lesson, Task

LESSONS: Final[Lesson] = (
    Task(
        "start",
        "seats 2, seat 0, die 2: 1=b7 2=g5 3=y2 4=b8 5=r6 6=y9 11=g3 12=b2 14=r2; "
        "r start 6 14; b start 2 11",
        (Ask(("witch start",)),),
    ),
    Task(
        "chain",
        "seats 2, seat 0, die 2: 3=g7 5=r4 9=r6 12=b8 15=b3 21=yM 23=y5; "
        "r start 3 21; b start start 12",
        (Ask(("witch 3",)),),
    ),
    Task(
        "magic",
        "seats 2, seat 0, die 1: 7=y3 8=rM 13=r9 14=b5 15=g6 16=y7 20=rM 22=y10 24=b9; "
        "r start 7 15; b start 14 24; played r2 b6",
        (Ask(("witch 7",)), Ask(("card 5",), ("card 3", "card 8", "leave"))),
    ),
    Task(
        "back",
        "seats 2, seat 1, die 3: 2=g8 4=b3 6=rM 9=g4 12=r5 16=y7 19=rM; r 4 12 start; "
        "b start 2 16; played b3 r9",
        (Ask(("card 10",), ("card 2", "card 5", "leave")),),
        before=((1, "witch 16"),),
    ),
    Task(
        "wait",
        "seats 2, seat 0, die 1: 5=b7 12=bM 20=g4 31=y6 40=r3 46=g2 47=rM; r 46 49 50; "
        "b 31 51 51; played r3 r4 b7 b8 bM",
        (Ask(("leave",)),),
        before=((0, "witch 46"),),
        reply=False,
    ),
    Task(
        "win",
        "seats 2, seat 0, die 1: 30=b6 39=gM 44=y9 46=g2 47=rM; r 46 50 50; b 39 51 51; "
        "played r7 r9 b4 b10 bM",
        (Ask(("card 3", "card 4")),),
        before=((0, "witch 46"),),
    ),
)
