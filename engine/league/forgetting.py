"""Deeds that know somebody who wants to be forgotten."""

from collections.abc import Callable
from typing import Any, Final, cast

import msgspec

from engine.league.deeds import Deed, Drawn
from engine.league.standings import Person

_PEOPLE: Final = ("person", "by", "people", "divisions", "entered", "fixtures", "earned")
"""Fields of acts, and of what is in them, in which there are people's numbers."""


def concerns(deed: Deed, user: Person) -> bool:
    """Whether a deed is by somebody or about them; a draw is about everybody."""
    if isinstance(deed.act, Drawn):
        return any(user in division for division in deed.act.divisions)
    return forgotten(deed, user, -user) != deed


def forgotten(deed: Deed, user: Person, alias: Person) -> Deed:
    """The same deed with somebody in a person's place who never was. What they gave as a reason
    goes, and what was said about them."""
    plain: dict[str, Any] = msgspec.to_builtins(deed)
    act = {
        name: _renamed(value, name, lambda one: alias if one == user else one)
        for name, value in plain["act"].items()
    }
    key = " ".join(str(alias) if part == str(user) else part for part in deed.key.split(" "))
    by = alias if deed.by == user else deed.by
    named = act != plain["act"] or by != deed.by
    only = not isinstance(deed.act, Drawn)
    changed = plain | {
        "act": act,
        "key": key,
        "by": by,
        "reason": "" if named and only else deed.reason,
    }
    return msgspec.convert(changed, Deed)


def _renamed(value: Any, name: str, change: Callable[[int], int]) -> Any:
    """What a field holds, with its people changed."""
    if isinstance(value, dict):
        fields = cast(dict[str, Any], value)
        return {key: _renamed(one, key, change) for key, one in fields.items()}
    if isinstance(value, list | tuple):
        held = cast(list[Any], value)
        return [_renamed(one, name, change) for one in held]
    if name in _PEOPLE and isinstance(value, int):
        return change(value)
    return value
