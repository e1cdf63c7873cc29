"""What a panel offers: the moves of a step or their groups, as buttons or, if many, as selects.

Nothing is remembered for a button: whatever it means is in its `custom_id`, so that it works after
any restart and is judged by what the player looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from string import ascii_uppercase
from typing import Any, Final
from zlib import crc32

import discord
from discord import ButtonStyle, ui
from msgspec import Struct

from cogs.narration import TELLERS, Group
from cogs.reply.components import TableButton, TableSelect
from engine.core import Move, Refused
from engine.table.drafts import Decision
from engine.table.model import Language
from words import say

MOST_BUTTONS: Final = 20
"""Four rows of five; the fifth row is for undo, confirm and the like."""
MOST_IN_SELECT: Final = 25
MOST_SELECTS: Final = 4
LONGEST_WRITTEN: Final = 40
"""Longer moves do not fit in a `custom_id`."""


class Offer(Struct, frozen=True):
    """What can be chosen next."""

    decision: Decision
    groups: tuple[Group, ...]
    """To choose from first."""
    letters: dict[str, Move]
    """The moves that are listed, by the letter that stands for each on the board."""
    inside: Group | None
    """The group whose moves these are."""

    @property
    def on_board(self) -> dict[str, Move]:
        """The letters that have a place on the board."""
        teller = TELLERS[self.decision.table.game]
        return {letter: move for letter, move in self.letters.items() if teller.on_board(move)}


def offer(decision: Decision, language: Language, group: int | None = None) -> Offer:
    """What a player may choose, or what one of its groups holds."""
    moves = decision.choices.moves
    groups = TELLERS[decision.table.game].groups(language, decision.view, moves) if moves else []
    inside = groups[group] if group is not None and group < len(groups) else None
    if inside is not None:
        listed: Sequence[Move] = inside.moves
        groups = []
    else:
        grouped = {move for one in groups for move in one.moves}
        listed = [move for move in moves if move not in grouped]
    letters = dict(zip(letters_in_order(), listed, strict=False))
    return Offer(decision, tuple(groups), letters, inside)


def offer_items(offered: Offer, language: Language) -> list[ui.Item[Any]]:
    """The buttons or selects of an offer."""
    if len(offered.groups) + len(offered.letters) <= MOST_BUTTONS:
        return [*_group_buttons(offered), *_move_buttons(offered, language)]
    groups = [
        discord.SelectOption(label=group.label[:100], value=str(number))
        for number, group in enumerate(offered.groups)
    ]
    moves = [
        discord.SelectOption(label=_text(offered, language, letter)[:100], value=written(move))
        for letter, move in offered.letters.items()
    ]
    selects = [
        *_selects(offered.decision, "group", groups, language),
        *_selects(offered.decision, "step", moves, language),
    ]
    return [*selects[:MOST_SELECTS]]


def written(move: Move) -> str:
    """A move as a button carries it: itself or, if it is long, a number that stands for it."""
    if len(move) <= LONGEST_WRITTEN and ":" not in move and not move.startswith("#"):
        return move
    return f"#{crc32(move.encode())}"


def read_written(text: str, decision: Decision) -> Move:
    """The move that a button carries. Raises `Refused` if it is none of those offered now."""
    if not text.startswith("#"):
        return text
    for move in decision.choices.moves:
        if written(move) == text:
            return move
    raise Refused("old-board", "that board is no longer the newest")


def letters_in_order() -> Iterator[str]:
    """A to Z, then A2 to Z2, and so on."""
    yield from ascii_uppercase
    for number in count(2):
        yield from (f"{letter}{number}" for letter in ascii_uppercase)


def _group_buttons(offered: Offer) -> list[ui.Item[Any]]:
    table, click = offered.decision.table, offered.decision.click
    return [
        TableButton.make(
            table.id,
            "group",
            click.since,
            click.at,
            number,
            label=group.label,
            style=ButtonStyle.primary,
        )
        for number, group in enumerate(offered.groups)
    ]


def _move_buttons(offered: Offer, language: Language) -> list[ui.Item[Any]]:
    table, click = offered.decision.table, offered.decision.click
    on_board = offered.on_board
    return [
        TableButton.make(
            table.id,
            "step",
            click.since,
            click.at,
            written(move),
            label=_text(offered, language, letter),
            style=ButtonStyle.primary if letter in on_board else ButtonStyle.secondary,
        )
        for letter, move in offered.letters.items()
    ]


def _text(offered: Offer, language: Language, letter: str) -> str:
    move, decision = offered.letters[letter], offered.decision
    teller = TELLERS[decision.table.game]
    label = teller.move_label(language, move, decision.view)
    return f"{letter} {label}" if teller.on_board(move) else label


def _selects(
    decision: Decision, what: str, options: Sequence[discord.SelectOption], language: Language
) -> list[ui.Item[Any]]:
    pages = [options[at : at + MOST_IN_SELECT] for at in range(0, len(options), MOST_IN_SELECT)]
    return [
        TableSelect.make(
            decision.table.id,
            what,
            decision.click.since,
            decision.click.at,
            number,  # no two selects of a message may carry the same
            placeholder=say(language, "panel-choose", first=page[0].label, last=page[-1].label),
            options=page,
        )
        for number, page in enumerate(pages)
    ]
