"""What stands below the choices of a panel: *Confirm*, *Undo*, *Hint*, *Rules* and the like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from discord import ButtonStyle, ui

from cogs.narration import TELLERS
from cogs.play.choices import Offer
from cogs.play.room import FEW_LINES, count_of
from cogs.reply.components import TableButton
from cogs.words.speech import shortened
from engine.games import game_named
from engine.table.ahead.planning import wishes
from engine.table.drafts import Decision
from engine.table.model import Language
from engine.table.solo.hints import Hint
from engine.table.solo.who import can_go_back, is_solo
from words import say

_BEST: Final = ("confirm", "dohint")
"""Controls that stand out."""
_MAIN: Final = ("confirm", "undo", "back", "form", "dohint")
"""Controls that come first, where there are more than a row holds."""
_ROW: Final = 5
_MOST_ROWS: Final = 3
"""Rows of choices that leave room for two of controls."""


def control_items(
    offered: Offer,
    language: Language,
    above: Sequence[ui.Item[Any]],
    *,
    news: bool,
    hint: Hint | None = None,
) -> list[ui.Item[Any]]:
    """The rows below the choices. Where there is `news`, it can be watched too."""
    decision, whole = offered.decision, offered.whole
    table = decision.table
    answerable = game_named(table.game).standing is not None
    drafted = hint is not None and bool(hint.drafted)
    wanted = {
        "confirm": whole is not None,
        "dohint": drafted,
        "form": decision.choices.form is not None and offered.inside is None,
        "back": offered.inside is not None,
        "undo": bool(decision.draft),
        "watch": news and offered.inside is None,
        "hint": not drafted and not decision.complete and is_solo(table),
        "rewind": not decision.draft and can_go_back(table),
        "ahead": not (decision.draft or is_solo(table))
        and wishes(table, decision.seat) is not None,
        "standing": answerable and not decision.draft and decision.choices.form is None,
        "lookup": True,
    }
    carried = {
        "confirm": [",".join(offered.usual)] if offered.usual else [],
        "dohint": [hint.number] if hint is not None else [],
    }
    labels = {
        "confirm": _confirm_label(offered, language),
        "dohint": _hint_label(hint, language) if hint is not None else "",
        "watch": say(language, "button-recap"),
        "lookup": say(language, "button-rules"),
    }
    named = {
        what: labels.get(what) or say(language, f"button-{what}")
        for what, is_wanted in wanted.items()
        if is_wanted
    }
    rows = {number if item.row is None else item.row for number, item in enumerate(above)}
    shown = _with_room(named, len(rows))
    if len(shown) > _ROW and len(rows) > _MOST_ROWS:
        shown = shown[:_ROW]
    two_rows = len(shown) > _ROW
    return [
        TableButton.make(
            table.id,
            what,
            decision.click.since,
            decision.click.at,
            *carried.get(what, ()),
            label=named[what],
            style=ButtonStyle.success if what in _BEST else ButtonStyle.secondary,
            row=3 if two_rows and what in _MAIN else 4,
        )
        for what in shown
    ]


def _with_room(named: dict[str, str], above: int) -> list[str]:
    """Controls by what they are called, below so many lines of choices; what stands below the board
    in the channel too is left out where it would push that of the panel out of sight."""
    kept = [what for what in named if what != "rewind"]
    needed = count_of([*named.values()])
    fewer = count_of([named[what] for what in kept]) < needed
    return kept if fewer and above + needed > FEW_LINES + 1 else [*named]


def _confirm_label(offered: Offer, language: Language) -> str:
    """*Confirm*; where nothing is chosen yet, also what."""
    whole = offered.whole
    if whole is None or offered.decision.draft:
        return say(language, "button-confirm")
    return say(language, "button-confirm-usual", steps=called(whole, language))


def _hint_label(hint: Hint, language: Language) -> str:
    """What a hint says, on the button that does it: the eye is there, and not above the board."""
    teller = TELLERS[hint.decision.table.game]
    steps = [teller.move_label(language, move, seen) for move, seen in hint.steps[: hint.drafted]]
    return shortened(say(language, "button-dohint-steps", steps=", ".join(steps)), 80)


def _called(decision: Decision, language: Language) -> str:
    """The steps of a draft, as their buttons said; the board behind them may no longer tell."""
    teller = TELLERS[decision.table.game]
    return ", ".join(teller.move_label(language, move, seen) for move, seen in decision.steps)


def called(decision: Decision, language: Language) -> str:
    """The steps of a draft, as their buttons said; the board behind them may no longer tell."""
    teller = TELLERS[decision.table.game]
    return ", ".join(teller.move_label(language, move, seen) for move, seen in decision.steps)
