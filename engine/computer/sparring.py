"""What a beginner's computer answers in a lesson: the same, whoever asks and however often."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from engine import play_on
from engine.computer.dice import Dice
from engine.computer.player import plan
from engine.core import AnyGame, Event, Step
from engine.lessons import LEARNER

SPARRING_LEVEL: Final = 1
MOST_REPLIES: Final = 24
"""Steps after which it has answered, whatever it would still like to do."""


class Reply(Struct, frozen=True):
    """What the others have done until it is the learner's move, or the game is over."""

    state: Any
    events: Sequence[Event]
    """As far as the learner may know."""


def reply(game: AnyGame, state: Any, seed: int) -> Reply:
    """Let computers move until the learner is asked again. Takes some milliseconds."""
    if game.waiting_on(state) == (LEARNER,) or game.outcome(state) is not None:
        return Reply(state, ())
    dice = Dice(seed)
    step = play_on.play_on(game, Step(state, ()), dice)
    events = list(step.events)
    for _ in range(MOST_REPLIES):
        waiting = game.waiting_on(step.state)
        if not waiting or LEARNER in waiting:
            break
        seat = waiting[0]
        view, choices = game.view(step.state, seat), game.choices(step.state, seat)
        planned = plan(game, view, choices, SPARRING_LEVEL, dice.seed().to_bytes(8, "big"))
        step = play_on.apply(game, step.state, seat, planned.moves[0], dice)
        events += step.events
    return Reply(step.state, [event for event in events if event.visible_to(LEARNER)])
