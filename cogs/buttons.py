"""Buttons and selects that work after any restart and never time out.

Everything a click means is in its `custom_id`: the table, what is asked, and its arguments. The
library finds the class by the pattern; the bot finds the handler by the word.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import ui

if TYPE_CHECKING:
    from bot import Hedgepost

Arguments = tuple[str, ...]
Handler = Callable[["discord.Interaction[Hedgepost]", int, Arguments], Awaitable[None]]
"""What answers a click: the interaction, the table's id and the arguments of the button."""

ID_LENGTH: Final = 100
_BUTTON: Final = r"hp:(?P<table>\d+):(?P<what>[a-z]+)(?::(?P<rest>.*))?"
_SELECT: Final = r"hp-select:(?P<table>\d+):(?P<what>[a-z]+)(?::(?P<rest>.*))?"


def _id(kind: str, table: int, what: str, arguments: Sequence[object]) -> str:
    text = ":".join((kind, str(table), what, *map(str, arguments)))
    assert len(text) <= ID_LENGTH, text
    return text


class TableButton(ui.DynamicItem[ui.Button[Any]], template=_BUTTON):
    """A button of a table."""

    def __init__(self, button: ui.Button[Any], what: str, table: int, arguments: Arguments) -> None:
        super().__init__(button)
        self._what = what
        self._table = table
        self._arguments = arguments

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
        custom_id = _id("hp", table, what, arguments)
        button: ui.Button[Any] = ui.Button(
            label=label[:80], style=style, custom_id=custom_id, row=row
        )
        return cls(button, what, table, tuple(map(str, arguments)))

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],
        item: ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> TableButton:
        assert isinstance(item, ui.Button)
        return cls(item, match["what"], int(match["table"]), _arguments(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.pressed(interaction, self._what, self._table, self._arguments)


class TableSelect(ui.DynamicItem[ui.Select[Any]], template=_SELECT):
    """A select of a table; the chosen values follow its arguments."""

    def __init__(self, select: ui.Select[Any], what: str, table: int, arguments: Arguments) -> None:
        super().__init__(select)
        self._what = what
        self._table = table
        self._arguments = arguments

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
        custom_id = _id("hp-select", table, what, arguments)
        select: ui.Select[Any] = ui.Select(
            custom_id=custom_id,
            placeholder=placeholder[:150],
            options=list(options),
            min_values=least,
            max_values=most,
        )
        return cls(select, what, table, tuple(map(str, arguments)))

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],
        item: ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> TableSelect:
        assert isinstance(item, ui.Select)
        return cls(item, match["what"], int(match["table"]), _arguments(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        chosen = tuple(self.item.values)
        await interaction.client.pressed(
            interaction, self._what, self._table, (*self._arguments, *chosen)
        )


def _arguments(match: re.Match[str]) -> Arguments:
    return tuple(match["rest"].split(":")) if match["rest"] is not None else ()


def rows_of(*items: ui.Item[Any]) -> ui.View:
    """A view that holds these items and listens to none: clicks find their way by id."""
    view = ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()  # so that the library does not keep it
    return view
