"""Languages to choose from, each in its own words."""

from typing import Final

from discord import app_commands

from cogs.words.speech import label
from engine.table.model import Language
from words import LANGUAGES, own_name, say

AUTO: Final = "auto"
"""Whatever Discord says."""


def language_choices(*, auto: bool = False) -> list[app_commands.Choice[str]]:
    """Every language for an option of a command, behind whatever Discord says if that is one."""
    ours = [app_commands.Choice(name=own_name(code), value=code) for code in LANGUAGES]
    whatever = app_commands.Choice(name=label(f"language-{AUTO}"), value=AUTO)
    return [whatever, *ours] if auto else ours


def chosen_language(choice: app_commands.Choice[str]) -> Language | None:
    """What somebody has chosen among those; `None` is whatever Discord says."""
    return None if choice.value == AUTO else choice.value


def language_name(language: Language, chosen: Language | None) -> str:
    """What was chosen, for somebody who reads `language`."""
    return say(language, f"language-{AUTO}") if chosen is None else own_name(chosen)
