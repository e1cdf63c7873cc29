"""The private panel of whoever must decide: news, the board with its choices marked, buttons."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, product
from string import ascii_uppercase
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import ButtonStyle, ui
from msgspec import Struct

from cogs.answers import update, whisper
from cogs.buttons import TableButton, TableSelect, rows_of
from cogs.pictures import as_file
from cogs.speech import joined_names, language_of, newest, refusal, safe_names
from cogs.telling import TELLERS
from engine.core import Move, Refused
from engine.table import Language, Table
from engine.turns import Desk, waiting_on
from render import Theme
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

MOST_BUTTONS: Final = 20
"""Four rows of five; the fifth row is for undo and confirm."""
MOST_IN_SELECT: Final = 25
MOST_SELECTS: Final = 4
NEWS_LENGTH: Final = 900


class Panel(Struct, frozen=True):
    """A panel ready to be shown."""

    text: str
    buttons: ui.View
    file: discord.File


async def panel_for(bot: Hedgepost, desk: Desk, language: Language, note: str = "") -> Panel:
    """What a player who must decide sees. `note` stands above it."""
    table, teller = desk.table, TELLERS[desk.table.game]
    names = safe_names(table)
    parts = [note] if note else []
    if not desk.draft:
        news = [
            event
            for move in await bot.host.news(table, desk.seat)
            for event in move.events
            if event.visible_to(desk.seat)
        ]
        told = teller.tell(language, news, names, desk.view)
        if told:
            shown = " ".join(newest(told, NEWS_LENGTH))
            parts.append(say(language, "panel-news", news=shown))
    marks = dict(zip(mark_letters(), desk.choices.moves, strict=False))
    so_far = ", ".join(teller.move_label(language, move) for move in desk.draft)
    if desk.complete:
        parts.append(say(language, "panel-confirm", steps=so_far))
    else:
        if so_far:
            parts.append(say(language, "panel-so-far", steps=so_far))
        parts.append(teller.prompt(language, desk.view))
    picture = await bot.painter.paint(
        table,
        desk.view,
        theme=Theme(language=language),
        since=desk.tried,
        marks={mark: move for mark, move in marks.items() if teller.on_board(move)},
    )
    buttons = rows_of(*_choice_items(desk, language, marks), *_control_items(desk, language))
    return Panel("\n".join(parts), buttons, as_file(picture, table.game))


def done_text(language: Language, table: Table) -> str:
    """What a player reads when the turn is played."""
    movers = [safe_names(table)[seat] for seat in waiting_on(table)]
    if not movers:
        return say(language, "panel-over")
    return say(language, "panel-done", names=joined_names(language, movers))


async def show_panel(
    interaction: discord.Interaction[Hedgepost], desk: Desk, *, note: str = "", replace: bool
) -> None:
    """Show a player's panel: in the message that was clicked, or as a new private one."""
    panel = await panel_for(interaction.client, desk, language_of(interaction), note)
    send = update if replace else whisper
    await send(interaction, panel.text, file=panel.file, view=panel.buttons)


async def show_newest(
    interaction: discord.Interaction[Hedgepost], table_id: int, why: Refused
) -> None:
    """Answer a click on a panel that came too late: why, and the panel as it is now."""
    note = refusal(language_of(interaction), why)
    try:
        desk = await interaction.client.host.desk(table_id, interaction.user.id)
    except Refused as now:
        also = "" if now.code == why.code else f" {refusal(language_of(interaction), now)}"
        await update(interaction, note + also)
    else:
        await show_panel(interaction, desk, note=note, replace=True)


def mark_letters() -> Iterator[str]:
    """A to Z, then A2 to Z2, and so on."""
    yield from ascii_uppercase
    for number, letter in product(count(2), ascii_uppercase):
        yield f"{letter}{number}"


def _choice_items(desk: Desk, language: Language, marks: dict[str, Move]) -> list[ui.Item[Any]]:
    table, spot, teller = desk.table, desk.spot, TELLERS[desk.table.game]

    def text(mark: str, move: Move) -> str:
        label = teller.move_label(language, move)
        return f"{mark} {label}" if teller.on_board(move) else label

    if len(marks) <= MOST_BUTTONS:
        return [
            TableButton.make(
                table.id,
                "step",
                spot.ply,
                spot.at,
                move,
                label=text(mark, move),
                style=ButtonStyle.primary if teller.on_board(move) else ButtonStyle.secondary,
            )
            for mark, move in marks.items()
        ]
    options = [
        discord.SelectOption(label=text(mark, move)[:100], value=move)
        for mark, move in marks.items()
    ]
    pages = [options[at : at + MOST_IN_SELECT] for at in range(0, len(options), MOST_IN_SELECT)]
    return [
        TableSelect.make(
            table.id,
            "step",
            spot.ply,
            spot.at,
            number,  # no two selects of a message may carry the same
            placeholder=say(language, "panel-choose", first=page[0].label, last=page[-1].label),
            options=page,
        )
        for number, page in enumerate(pages[:MOST_SELECTS])
    ]


def _control_items(desk: Desk, language: Language) -> list[ui.Item[Any]]:
    table, spot = desk.table, desk.spot
    items: list[ui.Item[Any]] = []
    if desk.complete:
        items.append(
            TableButton.make(
                table.id,
                "confirm",
                spot.ply,
                spot.at,
                label=say(language, "button-confirm"),
                style=ButtonStyle.success,
                row=4,
            )
        )
    if desk.draft:
        items.append(
            TableButton.make(
                table.id, "undo", spot.ply, spot.at, label=say(language, "button-undo"), row=4
            )
        )
    return items
