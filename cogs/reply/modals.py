"""Modals that work after any restart: what one means is in its `custom_id`, as with buttons."""

from typing import Any, Final

from discord import ui

from cogs.reply.components import custom_id

TITLE_LENGTH: Final = 45
HINT_LENGTH: Final = 100
TEXT: Final = "text"
"""What the line to fill in is called."""


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
        title=title[:TITLE_LENGTH], custom_id=custom_id("modal", table, what, arguments)
    )
    line: ui.TextInput[Any] = ui.TextInput(
        custom_id=TEXT, default=value[:most], required=False, max_length=most
    )
    modal.add_item(
        ui.Label(text=question[:TITLE_LENGTH], description=hint[:HINT_LENGTH], component=line)
    )
    modal.stop()  # so that the library does not keep it: it would not know it after a restart
    return modal
