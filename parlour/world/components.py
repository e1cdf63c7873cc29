"""Walking a message's components, whichever way they are nested."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Any

Component = dict[str, Any]


class Kind(IntEnum):
    """Discord's component types."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset(
    {
        Kind.STRING_SELECT,
        Kind.USER_SELECT,
        Kind.ROLE_SELECT,
        Kind.MENTIONABLE_SELECT,
        Kind.CHANNEL_SELECT,
    }
)
LINK_STYLE = 5
PREMIUM_STYLE = 6


def walk(components: Iterable[Component]) -> list[Component]:
    """Every component, parents before children, in reading order."""
    found: list[Component] = []
    for component in components:
        found.append(component)
        children = component.get("components")
        if children:
            found += walk(children)
        for key in ("accessory", "component"):
            child = component.get(key)
            if child:
                found += walk((child,))
    return found


def buttons(components: Iterable[Component]) -> list[Component]:
    return [part for part in walk(components) if part.get("type") == Kind.BUTTON]


def selects(components: Iterable[Component]) -> list[Component]:
    return [part for part in walk(components) if part.get("type") in SELECTS]


def texts(components: Iterable[Component]) -> list[str]:
    found = [part for part in walk(components) if part.get("type") == Kind.TEXT_DISPLAY]
    return [part.get("content") or "" for part in found]


def media(components: Iterable[Component]) -> Iterator[dict[str, Any]]:
    """Every media item: of galleries, thumbnails and files."""
    for part in walk(components):
        if part.get("type") == Kind.MEDIA_GALLERY:
            yield from (item["media"] for item in part.get("items", ()))
        elif part.get("type") == Kind.THUMBNAIL:
            yield part["media"]
        elif part.get("type") == Kind.FILE:
            yield part["file"]


def caption(button: Component) -> str:
    """What a person reads on a button."""
    return button.get("label") or (button.get("emoji") or {}).get("name") or ""


def number(components: list[Component]) -> None:
    """Give every component without an id the next free one, as Discord does."""
    parts = walk(components)
    used = {part["id"] for part in parts if part.get("id")}
    free = (n for n in range(1, len(parts) + len(used) + 1) if n not in used)
    for part in parts:
        if not part.get("id"):
            part["id"] = next(free)
