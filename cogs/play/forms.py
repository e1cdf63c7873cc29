"""Forms: steps with too many moves to list, filled in in a modal.

A modal remembers nothing either: its `custom_id` says for which decision it was opened, and what
was filled in is read from the submission itself, so one that was open during a restart still works.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import discord
from discord import ui

from cogs.narration import TELLERS
from cogs.reply.components import custom_id
from cogs.words.speech import shortened
from engine.core import Field, Illegal, Move, Refused
from engine.games import game_named
from engine.table.drafts import Decision
from engine.table.model import Language
from words import say

MOST_FIELDS: Final = 5
"""Discord's limit for a modal. A longer form is typed as a whole."""
MOST_OPTIONS: Final = 25
WHOLE: Final = "move"
"""The name of the only blank of such a form."""
LONGEST_TYPED: Final = 400
Answers = Mapping[str, Sequence[str]]
"""By the name of each blank, what was chosen or typed."""
_SEPARATORS: Final = re.compile(r"[\s,;]+")


def modal_for(decision: Decision, language: Language) -> ui.Modal:
    """The form of a decision, to be filled in."""
    form = decision.choices.form
    assert form is not None
    click = decision.click
    modal = ui.Modal(
        title=shortened(say(language, "form-title"), 45),
        custom_id=custom_id("form", decision.table.id, "", (click.since, click.at)),
    )
    if len(form.fields) > MOST_FIELDS:
        typed: ui.TextInput[Any] = ui.TextInput(
            custom_id=WHOLE,
            placeholder=shortened(form.template, 100),
            max_length=LONGEST_TYPED,
        )
        modal.add_item(ui.Label(text=shortened(say(language, "form-whole"), 45), component=typed))
    else:
        teller = TELLERS[decision.table.game]
        for field in form.fields:
            label = shortened(teller.field_label(language, field.name), 45)
            modal.add_item(
                ui.Label(
                    text=label,
                    description=shortened(_wanted(language, field), 100),
                    component=_input(field),
                )
            )
    modal.stop()  # so that the library does not keep it: submissions find their way by id
    return modal


def filled_in(answers: Answers, decision: Decision, language: Language) -> Move:
    """The move that was filled in. Raises `Illegal` if it does not fit the form."""
    form = decision.choices.form
    if form is None:
        raise Refused("old-board", "that board is no longer the newest")
    if len(form.fields) > MOST_FIELDS:
        typed = " ".join(" ".join(answers.get(WHOLE, ())).split())
        return game_named(decision.table.game).read_move(typed)
    picks = {field.name: _picked(field, answers.get(field.name, ())) for field in form.fields}
    try:
        return form.filled(picks)
    except Illegal as bad:
        name = str(bad.facts.get("field", ""))
        label = TELLERS[decision.table.game].field_label(language, name)
        raise Illegal(bad.code, str(bad), **(bad.facts | {"field": label})) from None


def _input(field: Field) -> ui.Item[Any]:
    # A select forgets in which order its values were picked.
    if len(field.values) <= MOST_OPTIONS and not (field.ordered and field.count > 1):
        return ui.Select(
            custom_id=field.name,
            options=[discord.SelectOption(label=value, value=value) for value in field.values],
            min_values=field.count,
            max_values=field.count,
        )
    example = " ".join(field.values[: field.count])
    return ui.TextInput(
        custom_id=field.name, placeholder=shortened(example, 100), max_length=LONGEST_TYPED
    )


def _wanted(language: Language, field: Field) -> str:
    """What a blank takes."""
    key = "form-ordered" if field.ordered and field.count > 1 else "form-pick"
    return say(language, key, count=field.count, values=_values(field.values))


def _values(values: Sequence[str]) -> str:
    """All values if they are few, else the first and the last."""
    return ", ".join(values) if len(values) <= 8 else f"{values[0]}, {values[1]} … {values[-1]}"


def _picked(field: Field, given: Sequence[str]) -> list[str]:
    """What was picked or typed for a blank, in the spelling of its values."""
    spelled = {value.casefold(): value for value in field.values}
    words = [word for text in given for word in _words(text, field)]
    return [spelled.get(word.casefold(), word) for word in words]


def _words(text: str, field: Field) -> list[str]:
    if any(" " in value for value in field.values):
        return [part.strip() for part in text.split(",") if part.strip()]
    return [part for part in _SEPARATORS.split(text) if part]
