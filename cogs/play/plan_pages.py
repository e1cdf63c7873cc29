"""What pages of plans say and offer: for each throw what is planned, and wishes for the set-up.

Nothing is remembered for a button here either: it carries the position it was shown in, the throw
and what was chosen for it so far.
"""

from __future__ import annotations

import re
from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from cogs.narration import TELLERS
from cogs.play.choices import MOST_BUTTONS, MOST_IN_SELECT, MOST_SELECTS, circled, written
from cogs.reply.components import TableButton, TableSelect, rows_of
from cogs.words.speech import shortened
from engine.core import Move, Seat
from engine.table.ahead import planning
from engine.table.ahead.intents import WISHES, Outlook, meant_for
from engine.table.model import Intent, Language, Table
from engine.table.solo.who import is_solo
from words import say

MOST_FACE_BUTTONS: Final = 10
_BETWEEN: Final = re.compile(r"[,;/\n]+")


def plan_button(table: Table, user: int, language: Language) -> ui.View | None:
    """*Plan ahead*, for whoever can decide something ahead now; not against computers alone,
    who take no time."""
    if is_solo(table) or not planning.can_plan(table, user):
        return None
    return rows_of(_button(table, "ahead", language, "button-ahead", table.position_number, 0))


def shown(face: str) -> str:
    """A face as people read it: `2 + 5`."""
    return face.replace(" ", " + ")


def read_wishes(text: str, words: tuple[str, ...]) -> tuple[str, ...]:
    """Wishes that were written one after the other: with commas, with blanks, or just letters."""
    parts = [" ".join(part.split()).casefold() for part in _BETWEEN.split(text)]
    found: list[str] = []
    for part in filter(None, parts):
        if part in words:
            found.append(part)
        elif all(piece in words for piece in part.split()):
            found += part.split()
        elif all(letter in words for letter in part.replace(" ", "")):
            found += part.replace(" ", "")
        else:
            found.append(part)
    return tuple(found)


def overview(table: Table, seat: Seat, language: Language) -> tuple[list[str], list[ui.Item[Any]]]:
    """What a player has planned and wishes, and buttons for what they could."""
    player, faces = table.players[seat], planning.faces(table, seat)
    known = planning.wishes(table, seat)
    if not faces and known is None:
        return [say(language, "plan-nothing")], []
    lines: list[str] = []
    items: list[ui.Item[Any]] = []
    if known is not None:
        lines.append(say(language, "wishes-about"))
        wished = meant_for(player, WISHES)
        if wished is not None:
            lines.append(say(language, "wishes-now", wishes=" · ".join(wished.moves)))
        for number, proposal in enumerate(known.proposals):
            label = " ".join(proposal)
            items.append(
                TableButton.make(
                    table.id, "propose", number, label=label, style=ButtonStyle.primary
                )
            )
        items.append(_button(table, "ownwishes", language, "button-ownwishes"))
    if faces:
        lines.append(say(language, "plan-about"))
        decided = [(face, *_planned(table, seat, face, language)) for face in faces]
        lines += [f"🎲 **{shown(face)}** · {text}" for face, text, _ in decided]
        items += _face_items(table, [(face, style) for face, _, style in decided], language)
    if player.intents:
        items.append(_button(table, "unplanall", language, "button-unplanall", row=4))
    return lines, items


def _planned(table: Table, seat: Seat, face: str, language: Language) -> tuple[str, ButtonStyle]:
    """What is planned for a face in a line, and how its button looks."""
    meant = meant_for(table.players[seat], face)
    if meant is None or not meant.whole:
        if not planning.outlook(table, seat, face, ()).choices.moves:
            return say(language, "plan-no-choice"), ButtonStyle.secondary
        return say(language, "plan-asked"), ButtonStyle.primary
    if not planning.still_holds(table, seat, meant):
        return say(language, "plan-changed"), ButtonStyle.danger
    return planned_steps(table, seat, meant, language), ButtonStyle.success


def planned_steps(table: Table, seat: Seat, meant: Intent, language: Language) -> str:
    look = planning.outlook(table, seat, meant.face, meant.moves)
    label = TELLERS[table.game].move_label
    return ", ".join(label(language, move, view) for move, view in look.steps)


def _face_items(
    table: Table, faces: list[tuple[str, ButtonStyle]], language: Language
) -> list[ui.Item[Any]]:
    if len(faces) > MOST_FACE_BUTTONS:
        options = [discord.SelectOption(label=f"🎲 {shown(face)}", value=face) for face, _ in faces]
        placeholder = say(language, "plan-choose")
        return [TableSelect.make(table.id, "face", placeholder=placeholder, options=options)]
    return [
        TableButton.make(table.id, "face", face, label=f"🎲 {shown(face)}", style=style)
        for face, style in faces
    ]


def face_lines(table: Table, look: Outlook, face: str, language: Language) -> list[str]:
    """For which throw something is planned, what is chosen so far, and what is to be chosen."""
    teller = TELLERS[table.game]
    lines = [say(language, "plan-face", face=shown(face))]
    if look.moves:
        so_far = ", ".join(teller.move_label(language, move, seen) for move, seen in look.steps)
        lines.append(say(language, "plan-whole" if look.whole else "panel-so-far", steps=so_far))
    if look.choices.moves:
        lines.append(teller.prompt(language, look.view))
    elif not look.moves:
        lines.append(say(language, "plan-no-choice"))
    return lines


def face_items(  # noqa: PLR0913, PLR0917 — what a page is made of
    table: Table,
    seat: Seat,
    look: Outlook,
    face: str,
    letters: dict[str, Move],
    language: Language,
) -> list[ui.Item[Any]]:
    """The choices of the next step, the way back, and the way to think otherwise."""
    teller = TELLERS[table.game]
    carried = (table.position_number, planning.checksum(table, seat, face), face)
    named = {
        letter: f"{circled(letter)} {label}" if teller.on_board(move) else label
        for letter, move in letters.items()
        for label in [teller.move_label(language, move, look.view)]
    }
    items: list[ui.Item[Any]] = []
    if len(letters) <= MOST_BUTTONS:
        items += [
            TableButton.make(
                table.id,
                "intend",
                *carried,
                written([move]),
                label=named[letter],
                style=ButtonStyle.primary if teller.on_board(move) else ButtonStyle.secondary,
            )
            for letter, move in letters.items()
        ]
    else:
        options = [
            discord.SelectOption(label=shortened(named[letter], 100), value=written([move]))
            for letter, move in letters.items()
        ]
        pages = [options[at : at + MOST_IN_SELECT] for at in range(0, len(options), MOST_IN_SELECT)]
        items += [
            TableSelect.make(
                table.id,
                "intend",
                *carried,
                number,
                placeholder=say(language, "panel-choose", first=page[0].label, last=page[-1].label),
                options=page,
            )
            for number, page in enumerate(pages[:MOST_SELECTS])
        ]
    back = _button(table, "ahead", language, "button-aheadback", table.position_number, 0, row=4)
    drop = _button(table, "unplan", language, "button-unplan", face, row=4)
    return [*items, back, *([drop] if look.moves else [])]


def _button(
    table: Table,
    what: str,
    language: Language,
    key: str,
    *carried: object,
    row: int | None = None,
) -> TableButton:
    return TableButton.make(table.id, what, *carried, label=say(language, key), row=row)
