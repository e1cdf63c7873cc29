"""Sentences say "into the trap" of whom a black square holds, and of nobody else."""

import pytest

from cogs.narration.hedgehogs.events import tell
from tests.engine.hedgehogs.race import play, race, seen, step


@pytest.mark.parametrize(
    ("position", "chosen", "trapped"),
    [
        ("c4=r1 c2=b2", "", True),
        ("c4=r1 c5=b1 c2=b2", "", True),
        ("c4=r1 c2=b2", "v36", True),
        ("c4=r1 c5=b1 c2=b2", "v36", False),
        ("c4=r1 c2=b2", "v10", False),
    ],
)
def test_into_the_trap(position: str, chosen: str, trapped: bool):
    last = step(play(race(position, die=3, chosen=chosen), "stay"), "go c4")
    (sentence,) = tell("en", last.events, ["Ann", "Bob"], seen(last.state))

    assert ("into the trap" in sentence) is trapped
