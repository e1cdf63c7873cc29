"""How the commands of organisers and their options are called, in every language."""

from collections.abc import Callable
from typing import Any, TypeVar

from discord import app_commands

from cogs.league_admin import completing
from cogs.words.partings import REASON_LENGTH
from cogs.words.speech import label

T = TypeVar("T")

Reason = app_commands.Range[str, 0, REASON_LENGTH]

COMPLETED: dict[str, Any] = {
    "league": completing.complete_league,
    "person": completing.complete_person,
    "table": completing.complete_match,
    "order": completing.complete_order,
    "deed": completing.complete_deed,
    "starts": completing.complete_day,
    "opens": completing.complete_day,
    "ends": completing.complete_day,
}
"""Options that are completed, wherever they stand."""


def command(name: str) -> Callable[[Any], Any]:
    """A command of `/league-admin`."""
    return app_commands.command(
        name=label(f"cmd-league-admin-{name}"), description=label(f"cmd-league-admin-{name}-about")
    )


def options(*names: str, **completed: Any) -> Callable[[T], T]:
    """The options of a command: what they are called, what they are, and what is offered."""
    keys = {name: f"cmd-league-admin-option-{name.replace('_', '-')}" for name in names}
    offered = {name: COMPLETED[name] for name in names if name in COMPLETED} | completed

    def named(func: T) -> T:
        described: Any = app_commands.describe(
            **{name: label(f"{key}-about") for name, key in keys.items()}
        )(func)
        renamed = app_commands.rename(**{name: label(key) for name, key in keys.items()})(described)
        return app_commands.autocomplete(**offered)(renamed) if offered else renamed

    return named
