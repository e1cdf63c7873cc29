"""Modals that work after any restart: what one means is in its `custom_id`, as with buttons."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import ui

from cogs.buttons import Arguments, custom_id

if TYPE_CHECKING:
    from bot import Hedgepost

TITLE_LENGTH: Final = 45
HINT_LENGTH: Final = 100
_MODAL: Final = re.compile(r"hp-modal:(\d+):([a-z]+)(?::(.*))?")


def table_modal(
    table: int,
    what: str,
    *arguments: object,
    title: str,
    question: str,
    hint: str,
    value: str,
    most: int,
) -> ui.Modal:
    """A modal with one line to fill in. What is sent comes behind the arguments."""
    modal = ui.Modal(
        title=title[:TITLE_LENGTH], custom_id=custom_id("hp-modal", table, what, arguments)
    )
    line: ui.TextInput[Any] = ui.TextInput(
        custom_id="text", default=value[:most], required=False, max_length=most
    )
    modal.add_item(
        ui.Label(text=question[:TITLE_LENGTH], description=hint[:HINT_LENGTH], component=line)
    )
    modal.stop()  # so that the library does not keep it: it would not know it after a restart
    return modal


def sent_modal(
    interaction: discord.Interaction[Hedgepost],
) -> tuple[str, int, Arguments] | None:
    """What a modal is about that somebody sent, the table, the arguments and the text."""
    data: Any = interaction.data
    found = _MODAL.fullmatch(data.get("custom_id", ""))
    if found is None:
        return None
    arguments = tuple(found[3].split(":")) if found[3] is not None else ()
    return found[2], int(found[1]), (*arguments, _text(data))


def _text(data: Any) -> str:
    for part in data["components"]:
        for field in (part.get("component"), *part.get("components", ())):
            if field is not None and field.get("custom_id") == "text":
                return str(field.get("value") or "")
    return ""
