"""The post of a puzzle, and the private panel that solves it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from cogs.narration import TELLERS
from cogs.play.choices import MOST_BUTTONS, MOST_IN_SELECT, MOST_SELECTS, circled, marks_in_order
from cogs.reply.components import TableButton, TableSelect
from cogs.words.options import pick_text
from cogs.words.speech import safe, shortened
from engine.core import Move
from engine.games import game_named
from engine.host.puzzles import Puzzle, Solver
from engine.table.model import Language
from engine.table.puzzles import Attempt
from words import WordsError, listed, say

MOST_NAMED: Final = 10
"""Solvers who are named in the post."""
BUTTONS_IN_ROW: Final = 5
START: Final = "s"
"""In the place of a path: nothing is chosen yet."""


def puzzle_text(language: Language, puzzle: Puzzle, solvers: Sequence[Solver]) -> str:
    """A puzzle's post."""
    found = puzzle.found
    seat = _called(language, game_named(found.game).seat_name(found.seat))
    lines = [
        say(language, "puzzle-title", game=say(language, f"{found.game}-title")),
        say(language, "puzzle-task", seat=seat),
    ]
    if picks := game_named(found.game).options.picks(found.options):
        options = ", ".join(pick_text(language, found.game, pick) for pick in picks)
        lines.append(say(language, "lobby-options", options=options))
    if solvers:
        names = [safe(solver.name) for solver in solvers[:MOST_NAMED]]
        more = len(solvers) - len(names)
        told = listed(language, names) if not more else ", ".join(names)
        lines.append(say(language, "puzzle-solved-by", names=told, more=more))
    return "\n".join(lines)


def on_board(puzzle: Puzzle, now: Attempt) -> dict[str, Move]:
    """The letters that have a place on the board."""
    teller = TELLERS[puzzle.found.game]
    letters = zip(marks_in_order(teller), now.offered, strict=False)
    return {letter: move for letter, move in letters if teller.on_board(move)}


def puzzle_page(
    language: Language,
    puzzle: Puzzle,
    now: Attempt,
    path: tuple[int, ...],
    picture: discord.File,
) -> ui.LayoutView:
    """The panel: the words below the picture, where the eye is after a press."""
    view = ui.LayoutView(timeout=None)
    gallery = ui.MediaGallery[Any]()
    gallery.add_item(media=picture, description=picture.description)
    view.add_item(gallery)
    teller = TELLERS[puzzle.found.game]
    if now.wins:
        text = say(language, "puzzle-right")
    elif not now.offered:
        text = say(language, "puzzle-wrong")
    else:
        text = f"{say(language, 'puzzle-find')}\n{teller.prompt(language, now.view)}"
    view.add_item(ui.TextDisplay[Any](text))
    placed = on_board(puzzle, now)
    named = [
        (f"{circled(letter)} " if letter in placed else "")
        + teller.move_label(language, move, now.view)
        for letter, move in zip(marks_in_order(teller), now.offered, strict=False)
    ]
    for row in _rows(language, puzzle.id, path, named):
        view.add_item(row)
    if path and not now.wins:
        again = say(language, "button-lesson-again")
        view.add_item(ui.ActionRow(TableButton.make(0, "puzzle", puzzle.id, label=again)))
    view.stop()  # clicks find their way by id, so that the library need not keep it
    return view


def _rows(
    language: Language, puzzle: int, path: tuple[int, ...], named: Sequence[str]
) -> list[ui.ActionRow[Any]]:
    """The choices as buttons or, if they are many, as selects."""
    if len(named) <= MOST_BUTTONS:
        buttons = [
            TableButton.make(
                0,
                "unravel",
                puzzle,
                "-".join(map(str, (*path, at))),
                label=name,
                style=ButtonStyle.primary,
            )
            for at, name in enumerate(named)
        ]
        starts = range(0, len(buttons), BUTTONS_IN_ROW)
        return [ui.ActionRow(*buttons[at : at + BUTTONS_IN_ROW]) for at in starts]
    so_far = "-".join(map(str, path)) or START
    rows: list[ui.ActionRow[Any]] = []
    for page, at in enumerate(range(0, len(named), MOST_IN_SELECT)[:MOST_SELECTS]):
        part = named[at : at + MOST_IN_SELECT]
        options = [
            discord.SelectOption(label=shortened(name, 100), value=str(at + index))
            for index, name in enumerate(part)
        ]
        placeholder = say(language, "panel-choose", first=part[0], last=part[-1])
        select = TableSelect.make(
            0, "unravels", puzzle, page, so_far, placeholder=placeholder, options=options
        )
        rows.append(ui.ActionRow(select))
    return rows


def _called(language: Language, seat: str) -> str:
    """A colour as people say it; what is none, such as a column, is called alike everywhere."""
    try:
        return say(language, f"colour-{seat}")
    except WordsError:
        return seat
