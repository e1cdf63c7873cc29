"""Buttons and selects that work after any restart and never time out.

Everything a click means is in its `custom_id`: the table, what is asked, and its arguments. The
library finds the class by the pattern; the bot finds the handler by the word.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, Self, TypeVar, cast

import discord
from discord import ui
from msgspec import Struct

if TYPE_CHECKING:
    from bot import Hedgepost

Arguments = tuple[str, ...]
Handler = Callable[["discord.Interaction[Hedgepost]", int, Arguments], Awaitable[None]]
"""What answers a click: the interaction, the table's id and the arguments of the button."""

ID_LENGTH: Final = 100
_REST: Final = r":(?P<table>\d+):(?P<what>[a-z]+)(?::(?P<rest>.*))?"
_BUTTON: Final = f"hp{_REST}"
_SELECT: Final = f"hp-select{_REST}"

ItemT = TypeVar("ItemT", bound="ui.Item[Any]")


def custom_id(kind: str, table: int, what: str, arguments: Sequence[object]) -> str:
    """What a component means, as Discord keeps it."""
    text = ":".join((kind, str(table), what, *map(str, arguments)))
    assert len(text) <= ID_LENGTH, text
    return text


class TableItem(ui.DynamicItem[ItemT], template=f"(?:hp|hp-select){_REST}"):
    """What a button and a select of a table have in common; one of the two is registered."""

    def __init__(self, item: ItemT, what: str, table: int, arguments: Arguments) -> None:
        super().__init__(item)
        self._what = what
        self._table = table
        self._arguments = arguments

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],
        item: ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Self:
        return cls(cast(ItemT, item), match["what"], int(match["table"]), _arguments(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        arguments = (*self._arguments, *self._chosen())
        await interaction.client.pressed(interaction, self._what, self._table, arguments)

    def _chosen(self) -> Arguments:
        """What was picked by the click itself."""
        return ()


class TableButton(TableItem[ui.Button[Any]], template=_BUTTON):
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
        button: ui.Button[Any] = ui.Button(
            label=label[:80],
            style=style,
            custom_id=custom_id("hp", table, what, arguments),
            row=row,
        )
        return cls(button, what, table, tuple(map(str, arguments)))


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
            "custom_id": custom_id("hp", self.table, self.what, self.arguments),
        }


class TableSelect(TableItem[ui.Select[Any]], template=_SELECT):
    """A select of a table; the chosen values follow its arguments."""

    @classmethod
    def make(
        cls,
        table: int,
        what: str,
        *arguments: object,
        placeholder: str,
        options: Sequence[discord.SelectOption],
        most: int = 1,
        least: int = 1,
    ) -> TableSelect:
        select: ui.Select[Any] = ui.Select(
            custom_id=custom_id("hp-select", table, what, arguments),
            placeholder=placeholder[:150],
            options=list(options),
            min_values=least,
            max_values=most,
        )
        return cls(select, what, table, tuple(map(str, arguments)))

    def _chosen(self) -> Arguments:
        return tuple(self.item.values)


def _arguments(match: re.Match[str]) -> Arguments:
    return tuple(match["rest"].split(":")) if match["rest"] is not None else ()


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
