"""How far an interaction is answered: giving up, by what was said before."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.reply.answers import give_up
from cogs.reply.progress import Progress, State


def an_interaction(*, answered: bool = False) -> Any:
    """As much of one as its progress needs."""
    return SimpleNamespace(extras={}, response=SimpleNamespace(is_done=lambda: answered))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (State.OPEN, State.GIVEN_UP),
        (State.THINKING, State.THINKING),
        (State.UPDATING, State.UPDATING),
        (State.BOARD, State.BOARD),
        (State.GIVEN_UP, State.GIVEN_UP),
    ],
    ids=lambda state: state.name,
)
def test_only_what_is_open_is_given_up(before: State, after: State):
    interaction = an_interaction()
    Progress.of(interaction).state = before
    give_up(interaction)
    assert Progress.of(interaction).state is after


@pytest.mark.parametrize("state", State, ids=lambda state: state.name)
def test_what_is_given_up_is_not_answered(state: State):
    progress = Progress()
    progress.state = state
    said = state in (State.THINKING, State.UPDATING, State.BOARD)
    assert progress.is_answered(an_interaction()) is said
    assert progress.is_answered(an_interaction(answered=True))
