"""Buttons and selects that work after any restart and never time out.

Everything a click means is in its `custom_id`: the table, what is asked, and what it carries.
`cogs.reply.presses` reads it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal, get_args

import discord
from discord import ui
from msgspec import Struct

Kind = Literal["button", "select", "modal", "form"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

ID_LENGTH: Final = 100
FORM: Final = "hp-form"
_PREFIXES: Final[dict[Kind, str]] = {
    "button": "hp",
    "select": "hp-select",
    "modal": "hp-modal",
    "form": FORM,
}


def custom_id(kind: Kind, table: int, what: str, arguments: Sequence[object]) -> str:
    """What a component means, as Discord keeps it. All forms are about the same."""
    word = () if kind == "form" else (what,)
    return ":".join((_PREFIXES[kind], str(table), *word, *map(str, arguments)))


def _fitting_id(kind: Kind, table: int, what: str, arguments: Sequence[object]) -> str:
    text = custom_id(kind, table, what, arguments)
    assert len(text) <= ID_LENGTH, text
    return text


class TableButton(ui.Button[Any]):
    """A button of a table."""

    @classmethod
    def make(
        cls,
        table: int,
        what: str,
        *arguments: object,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        row: int | None = None,
    ) -> TableButton:
        return cls(
            label=label[:80],
            style=style,
            custom_id=_fitting_id("button", table, what, arguments),
            row=row,
        )


class Press(Struct, frozen=True):
    """A button of a table that is not made yet."""

    table: int
    what: str
    label: str
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    arguments: tuple[object, ...] = ()

    def item(self) -> TableButton:
        return TableButton.make(
            self.table, self.what, *self.arguments, label=self.label, style=self.style
        )

    def payload(self) -> dict[str, Any]:
        """The same as Discord takes it, which is quicker."""
        return {
            "type": discord.ComponentType.button.value,
            "style": self.style.value,
            "label": self.label[:80],
            "custom_id": _fitting_id("button", self.table, self.what, self.arguments),
        }


class TableSelect(ui.Select[Any]):
    """A select of a table; what is chosen follows what its id carries."""

    @classmethod
    def make(
        cls,
        table: int,
        what: str,
        *arguments: object,
        placeholder: str,
        options: Sequence[discord.SelectOption],
        many: bool = False,
    ) -> TableSelect:
        """One of the options is chosen; with `many` any number of them, none included."""
        return cls(
            custom_id=_fitting_id("select", table, what, arguments),
            placeholder=placeholder[:150],
            options=list(options),
            min_values=0 if many else 1,
            max_values=len(options) if many else 1,
        )


class Choosing(Struct, frozen=True):
    """A select of a table that is not made yet. One of its options is chosen."""

    table: int
    what: str
    placeholder: str
    options: tuple[tuple[str, str, str], ...]
    """Of each what it carries, what it is called, and a line about it."""
    arguments: tuple[object, ...] = ()

    def item(self) -> TableSelect:
        return TableSelect.make(
            self.table,
            self.what,
            *self.arguments,
            placeholder=self.placeholder,
            options=[
                discord.SelectOption(value=value, label=label[:100], description=about[:100])
                for value, label, about in self.options
            ],
        )


def rows_of(*items: ui.Item[Any]) -> ui.View:
    """A view that holds these items and listens to none: clicks find their way by id."""
    view = ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()  # so that the library does not keep it
    return view


def view_of(presses: Iterable[Press]) -> ui.View:
    """The same for buttons that are not made yet."""
    return rows_of(*(press.item() for press in presses))
