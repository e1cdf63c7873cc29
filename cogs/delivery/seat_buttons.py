"""Buttons below a board for seats that nobody plays: to come back, and to take one over."""

from discord import ButtonStyle

from cogs.reply.components import Press
from engine.table.model import Language, Table
from words import say


def seat_buttons(table: Table, language: Language) -> list[Press]:
    """To come back to a seat, and to take an open one."""
    playing = [(seat, one) for seat, one in enumerate(table.players) if not one.resigned]
    free = [seat for seat, one in playing if one.holder == "open"]
    buttons = [
        Press(
            table.id,
            "take",
            say(language, "button-take")
            if len(free) == 1
            else say(language, "button-take-of", name=table.players[seat].name),
            ButtonStyle.success,
            (seat,),
        )
        for seat in free
        if table.status == "running"
    ]
    if table.status == "running" and any(
        one.holder != "person" and not one.level for _, one in playing
    ):
        label = say(language, "button-return")
        buttons.append(Press(table.id, "return", label))
    return buttons
