"""How far an interaction is answered: one state an interaction, by its name."""

from __future__ import annotations

import asyncio
from enum import Enum, auto
from typing import Any

import discord


class State(Enum):
    """What our own requests have made of an interaction; the library knows of its own."""

    OPEN = auto()
    """Nothing has been said."""
    THINKING = auto()
    """The person sees a private message of ours that says nothing yet."""
    UPDATING = auto()
    """It was deferred that the message changes which was clicked."""
    BOARD = auto()
    """A board is the answer."""
    GIVEN_UP = auto()
    """Nothing will be said: nobody is to be told that it takes a little longer."""


_ANSWERED = frozenset({State.THINKING, State.UPDATING, State.BOARD})


class Progress:
    """Knows the state of an interaction, and lets answers to it come one at a time."""

    def __init__(self) -> None:
        self.state = State.OPEN
        self.turn = asyncio.Lock()
        """Held by whoever answers."""
        self.deferring: asyncio.Task[None] | None = None
        """What tells that the answer takes a little longer; a task is kept only by who knows it."""

    @classmethod
    def of(cls, interaction: discord.Interaction[Any]) -> Progress:
        progress = interaction.extras.get(cls)
        if progress is None:
            progress = interaction.extras[cls] = cls()
        return progress

    def is_answered(self, interaction: discord.Interaction[Any]) -> bool:
        return self.state in _ANSWERED or interaction.response.is_done()

    def give_up(self) -> None:
        if self.state is State.OPEN:
            self.state = State.GIVEN_UP
