"""What a panel offers: choices and groups of choices, each with the steps it stands for.

Where a step has a usual choice, such as to stop, what comes behind it is offered together with it:
one tap takes both, and *Confirm* takes what is usual in all of them.

Nothing is remembered for a button: whatever it means is in its `custom_id`, so that it works after
any restart and is judged by what the player looked at.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import count
from string import ascii_uppercase
from typing import Any, Final
from zlib import crc32

import discord
from discord import ButtonStyle, ui
from msgspec import Struct
from msgspec.structs import replace

from cogs.narration import TELLERS, Teller
from cogs.play.room import FEW_LINES, MOST_IN_LINE, Grouped, are_few, folded, lines
from cogs.reply.components import TableButton, TableSelect
from engine.core import Move, Refused, View
from engine.table.drafts import Decision, decision_after, reveals
from engine.table.model import Language
from words import LANGUAGES, say

MOST_BUTTONS: Final = 20
"""Four rows of five; the fifth row is for undo, confirm and the like."""
MOST_ROWS: Final = 4
MOST_IN_SELECT: Final = 25
MOST_SELECTS: Final = 4
LONGEST_WRITTEN: Final = 40
"""Longer moves do not fit in a `custom_id`."""
AT_ONCE: Final = "⚡"
"""Before a choice that tells its player something."""
_CIRCLED: Final = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"


class Choice(Struct, frozen=True):
    """Steps that one tap takes."""

    mark: str
    """What stands for it on the board: a letter or a number; empty if it has no place there."""
    steps: tuple[Move, ...]
    """The move that is meant, behind what is usual before it."""
    seen: View
    """The position that it is chosen on."""
    also: str = ""
    """A sign for the last of the steps, if that goes with the move that is meant."""

    @property
    def move(self) -> Move:
        return self.steps[-2 if self.also else -1]


class Bundle(Struct, frozen=True):
    """Some choices that lie together."""

    label: str
    choices: tuple[Choice, ...]


class Offer(Struct, frozen=True):
    """What can be chosen next."""

    decision: Decision
    all: tuple[Choice, ...]
    """Every choice there is, whether it is listed or in a group; not what *Confirm* does."""
    bundles: tuple[Bundle, ...]
    """By number, all groups there could be."""
    groups: tuple[int, ...]
    """The numbers of those that are offered."""
    listed: tuple[Choice, ...]
    """The choices that are offered one by one."""
    inside: Bundle | None
    """The group whose choices these are."""
    usual: tuple[Move, ...]
    """What *Confirm* adds to the draft."""
    stages: tuple[Decision, ...]
    """The decisions that are offered together: this one, and those behind what is usual."""
    whole: Decision | None
    """The draft with that, if it can be confirmed."""

    @property
    def on_board(self) -> dict[str, Move]:
        """The moves that have a place on the board, by their marks."""
        return {choice.mark: choice.move for choice in self.listed if choice.mark}


def offer(decision: Decision, language: Language, group: int | None = None) -> Offer:
    """What a player may choose, or what one of its groups holds."""
    teller = TELLERS[decision.table.game]
    usual, stages, whole = _with_usual(decision, teller)
    choices: list[Choice] = []
    grouped: list[Grouped[tuple[Move, ...]]] = []
    for number, stage in enumerate(stages):
        before, skipped = usual[:number], usual[number : number + 1]
        moves = [move for move in stage.choices.moves if move not in skipped]
        choices += [Choice("", (*before, move), stage.view) for move in moves]
        further = teller.further(stage.view)
        if further is not None:
            then, sign = further
            both = [(*before, move, then) for move in moves]
            more = [*choices, *(Choice("", steps, stage.view, sign) for steps in both)]
            if are_few([*_words(teller, language, more).values()], FEW_LINES):
                choices = more
        for one in teller.groups(language, stage.view, stage.choices.moves) if moves else []:
            inside = [(*before, move) for move in one.moves if move not in skipped]
            grouped.append((one.label, inside))
    groups = folded(_words(teller, language, choices), grouped, FEW_LINES)
    hidden = {steps for number in groups for steps in grouped[number][1]}
    marked = _marked(teller, choices, hidden)
    bundles = tuple(
        Bundle(label, tuple(marked[steps] for steps in inside)) for label, inside in grouped
    )
    listed = tuple(one for steps, one in marked.items() if steps not in hidden)
    inside_ = bundles[group] if group is not None and group < len(bundles) else None
    if inside_ is not None:
        groups, listed = (), inside_.choices
    every = tuple(marked.values())
    return Offer(decision, every, bundles, groups, listed, inside_, usual, stages, whole)


def _marked(
    teller: Teller, choices: Sequence[Choice], hidden: Collection[tuple[Move, ...]]
) -> dict[tuple[Move, ...], Choice]:
    """Choices by their steps, those that have a place on the board with a mark of their own: first
    those that are listed at once, then those in groups."""
    marks = marks_in_order(teller)
    found = {choice.steps: choice for choice in choices}
    for choice in sorted(choices, key=lambda one: one.steps in hidden):
        if not choice.also and teller.on_board(choice.move):
            found[choice.steps] = replace(choice, mark=next(marks))
    return found


def _with_usual(
    decision: Decision, teller: Teller
) -> tuple[tuple[Move, ...], tuple[Decision, ...], Decision | None]:
    """What is usual from here to the end of the turn, the decisions in which it is, and the whole
    draft then. Where that leads to no end, only the decision itself."""
    if decision.complete:
        return (), (decision,), decision
    user = decision.table.players[decision.seat].user
    usual: list[Move] = []
    stages = [decision]
    while True:
        stage = stages[-1]
        moves = stage.choices.moves
        move = teller.usual(stage.view, moves) if moves and stage.choices.form is None else None
        if move is None or reveals(decision, [*usual, move]):
            return (), (decision,), None
        usual.append(move)
        # From the decision on: the table of a stage has its draft already.
        following = decision_after(decision.table, user, usual)
        if following.complete:
            written_ = ",".join(usual)
            fits = len(written_) <= LONGEST_WRITTEN and ":" not in written_
            return (tuple(usual), tuple(stages), following) if fits else ((), (decision,), None)
        stages.append(following)


def _words(
    teller: Teller, language: Language, choices: Sequence[Choice]
) -> dict[tuple[Move, ...], str]:
    """What buttons say, by their steps, with some mark where there will be one."""
    marks = ["" if one.also or not teller.on_board(one.move) else "① " for one in choices]
    return {
        one.steps: mark + choice_label(teller, language, one)
        for one, mark in zip(choices, marks, strict=True)
    }


def offer_items(offered: Offer, language: Language) -> list[ui.Item[Any]]:
    """The buttons or selects of an offer."""
    if len(offered.groups) + len(offered.listed) <= MOST_BUTTONS:
        buttons = [*_group_buttons(offered), *_choice_buttons(offered, language)]
        rows = _rows([button.label or "" for button in buttons])
        for button, row in zip(buttons, rows, strict=True):
            button.row = row
        return [*buttons]
    groups = [
        discord.SelectOption(label=offered.bundles[number].label[:100], value=str(number))
        for number in offered.groups
    ]
    choices = [
        discord.SelectOption(
            label=choice_text(offered, language, choice)[:100], value=written(choice.steps)
        )
        for choice in offered.listed
    ]
    selects = [
        *_selects(offered.decision, "group", groups, language),
        *_selects(offered.decision, "step", choices, language),
    ]
    return [*selects[:MOST_SELECTS]]


def _rows(labels: Sequence[str]) -> list[int]:
    """The row of each button: a line of a phone, or a full row where those would be too many."""
    found = lines(labels)
    if found and found[-1] >= MOST_ROWS:
        return [number // MOST_IN_LINE for number in range(len(labels))]
    return found


def choice_text(offered: Offer, language: Language, choice: Choice) -> str:
    """A choice as its button shows it."""
    teller = TELLERS[offered.decision.table.game]
    sign = AT_ONCE if tells(offered, choice) else ""
    label = choice_label(teller, language, choice)
    return " ".join(part for part in (sign, circled(choice.mark), label) if part)


def choice_label(teller: Teller, language: Language, choice: Choice) -> str:
    """A choice without its mark."""
    label = teller.move_label(language, choice.move, choice.seen)
    return f"{label} {choice.also}" if choice.also else label


def tells(offered: Offer, choice: Choice) -> bool:
    """Whether a choice tells its player something as soon as it is made."""
    decision = offered.decision
    if not TELLERS[decision.table.game].reveals("en") or decision.choices.secret:
        return False
    return reveals(decision, choice.steps)


def circled(mark: str) -> str:
    """A mark in a text, where a bare number could be taken for a part of the move."""
    if mark.isdecimal() and 0 < int(mark) <= len(_CIRCLED):
        return _CIRCLED[int(mark) - 1]
    return mark


def written(steps: Sequence[Move]) -> str:
    """Steps as a button carries them: themselves or, if that is long, a number for them."""
    text = ",".join(steps)
    if len(text) <= LONGEST_WRITTEN and ":" not in text and not text.startswith("#"):
        return text
    return f"#{crc32(text.encode())}"


def read_written(text: str, decision: Decision) -> list[Move]:
    """The steps that a button carries. Raises `Refused` if they are none of those offered now."""
    if not text.startswith("#"):
        return text.split(",")
    for language in LANGUAGES:  # what has room in one need not have it in another
        for choice in offer(decision, language).all:
            if written(choice.steps) == text:
                return [*choice.steps]
    raise Refused("old-board", "that board is no longer the newest")


def marks_in_order(teller: Teller) -> Iterator[str]:
    """A to Z, then A2 to Z2, and so on; or 1, 2, 3, …"""
    if teller.marks == "numbers":
        yield from map(str, count(1))
    yield from ascii_uppercase
    for number in count(2):
        yield from (f"{letter}{number}" for letter in ascii_uppercase)


def _group_buttons(offered: Offer) -> list[TableButton]:
    table, click = offered.decision.table, offered.decision.click
    return [
        TableButton.make(
            table.id,
            "group",
            click.since,
            click.at,
            number,
            label=_with_sign(offered, offered.bundles[number]),
            style=ButtonStyle.primary,
        )
        for number in offered.groups
    ]


def _with_sign(offered: Offer, bundle: Bundle) -> str:
    told = any(tells(offered, choice) for choice in bundle.choices)
    return f"{AT_ONCE} {bundle.label}" if told else bundle.label


def _choice_buttons(offered: Offer, language: Language) -> list[TableButton]:
    table, click = offered.decision.table, offered.decision.click
    return [
        TableButton.make(
            table.id,
            "step",
            click.since,
            click.at,
            written(choice.steps),
            label=choice_text(offered, language, choice),
            style=ButtonStyle.primary if choice.mark else ButtonStyle.secondary,
        )
        for choice in offered.listed
    ]


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
