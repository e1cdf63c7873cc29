"""The modal in which somebody who is challenged says what they would rather play."""

from typing import Any, Final

import discord
from discord import ui

from cogs.invitations.posts import NO_TABLE
from cogs.reply.components import custom_id
from cogs.reply.modals import HINT_LENGTH, TITLE_LENGTH
from cogs.words.clocks import PRESETS, preset_of
from engine.games import game_named
from engine.invitations.model import Invitation
from engine.options import EDITION
from engine.table.model import Language
from words import say

OPTIONS: Final = "options"
CLOCK: Final = "clock"
RATED: Final = "rated"
"""What its blanks are called."""
YES: Final = "yes"
NO: Final = "no"
SAME: Final = "same"
LONGEST: Final = 400


def suggestion_modal(invitation: Invitation, language: Language) -> ui.Modal:
    """What is played by now, to be changed."""
    at = (invitation.id, invitation.edition)
    modal = ui.Modal(
        title=say(language, "suggest-title")[:TITLE_LENGTH],
        custom_id=custom_id("modal", NO_TABLE, "suggested", at),
    )
    terms = invitation.terms
    if offered := game_named(invitation.game).options.offered:
        text: ui.TextInput[Any] = ui.TextInput(
            custom_id=OPTIONS, default=terms.options, required=False, max_length=LONGEST
        )
        example = next((one.key for one in offered if one.group != EDITION), offered[0].key)
        hint = say(language, "suggest-options-hint", example=example)
        _add(modal, language, "suggest-options", text, hint=hint)
    now = preset_of(terms.clock)
    clocks = [
        discord.SelectOption(
            label=say(language, f"clock-preset-{word}"), value=word, default=word == now
        )
        for word in PRESETS
    ]
    if now is None:  # what no preset says can only be kept
        same = say(language, "suggest-clock-same")
        clocks.insert(0, discord.SelectOption(label=same, value=SAME, default=True))
    clock: ui.Select[Any] = ui.Select(custom_id=CLOCK, options=clocks)
    _add(modal, language, "suggest-clock", clock)
    rated: ui.Select[Any] = ui.Select(
        custom_id=RATED,
        options=[
            discord.SelectOption(
                label=say(language, f"suggest-rated-{word}"),
                value=word,
                default=terms.rated is (word == YES),
            )
            for word in (YES, NO)
        ],
    )
    _add(modal, language, "suggest-rated", rated)
    modal.stop()  # so that the library does not keep it: it would not know it after a restart
    return modal


def _add(
    modal: ui.Modal, language: Language, key: str, part: ui.Item[Any], *, hint: str = ""
) -> None:
    about = hint[:HINT_LENGTH] or None
    modal.add_item(
        ui.Label(text=say(language, key)[:TITLE_LENGTH], description=about, component=part)
    )
