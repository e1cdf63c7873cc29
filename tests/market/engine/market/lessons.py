"""A first visit to the market."""

from typing import Final

from engine.lessons import Ask, Lesson, Task

LESSONS: Final[Lesson] = (
    Task("bid", "seats 2", (Ask(("bid 3",)),)),
    Task(
        "claim",
        "seats 2",
        (Ask(("claim b2", "claim c2"), ("claim a1", "claim none")),),
        ((0, "bid 3"), (1, "bid 1")),
    ),
)
