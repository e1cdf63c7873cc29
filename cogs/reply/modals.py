"""Modals that work after any restart: what one means is in its `custom_id`, as with buttons."""

from typing import Any, Final

from discord import ui
from msgspec import Struct

from cogs.reply.components import custom_id

TITLE_LENGTH: Final = 45
HINT_LENGTH: Final = 100
TEXT: Final = "text"
"""What the line to fill in is called."""


class Line(Struct, frozen=True):
    """A line to fill in: what is asked for, what stands there, and how long it may become."""

    question: str
    hint: str
    value: str
    most: int


def table_modal(
    table: int,
    what: str,
    *arguments: object,
    title: str,
    line: Line,
) -> ui.Modal:
    """A modal with one line to fill in. What is sent comes behind the arguments."""
    modal = ui.Modal(
        title=title[:TITLE_LENGTH], custom_id=custom_id("modal", table, what, arguments)
    )
    text: ui.TextInput[Any] = ui.TextInput(
        custom_id=TEXT, default=line.value[: line.most], required=False, max_length=line.most
    )
    modal.add_item(
        ui.Label(
            text=line.question[:TITLE_LENGTH], description=line.hint[:HINT_LENGTH], component=text
        )
    )
    modal.stop()  # so that the library does not keep it: it would not know it after a restart
    return modal
