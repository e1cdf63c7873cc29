"""Computers at a table, in words: what they are called, how strong they are, that they think."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from cogs.words.speech import safe, safe_names
from engine.computer.levels import LEVELS
from engine.table.model import Language, Player, Table
from engine.table.turns import waiting_on
from engine.table.unattended import goes_on
from words import LANGUAGES, listed, say

SENTENCES: Final = "\n\0"
"""What stands between sentences, and in none of them."""


def computer_name(language: Language, name: str, level: int) -> str:
    """What a computer is called wherever its name stands: nobody takes it for a person."""
    return say(language, "computer-name", name=name, level=level)


def briefly(table: Table, told: Sequence[str]) -> list[str]:
    """Sentences in which a computer is marked as one where it is named first, and after that goes
    by its name alone: five of them fill a telephone's screen otherwise."""
    text, names = SENTENCES.join(told), [player.name for player in table.players]
    for player in table.players:
        name, short = safe(player.name), safe(_unmarked(player))
        if short != name and sum(one.startswith(_unmarked(player)) for one in names) == 1:
            head, named, tail = text.partition(name)
            text = head + named + tail.replace(name, short)
    return text.split(SENTENCES) if told else []


def spoken(table: Table, language: Language) -> Table:
    """A table as somebody is told of it alone: its computers are marked in their language."""
    if language == table.language or not any(player.level for player in table.players):
        return table
    return replace(table, players=tuple(_marked(player, language) for player in table.players))


def _marked(player: Player, language: Language) -> Player:
    bare = _unmarked(player)
    if bare == player.name:
        return player
    return replace(player, name=computer_name(language, bare, player.level))


def _unmarked(player: Player) -> str:
    """What a computer is called by those who know that it is one."""
    for language in LANGUAGES:
        mark = computer_name(language, "", player.level)
        if player.level and player.name.endswith(mark):
            return player.name.removesuffix(mark)
    return player.name


def level_options(language: Language) -> tuple[tuple[str, str, str], ...]:
    """Every level for a select: what it carries, what it is called, and how it plays."""
    return tuple(
        (str(level), say(language, f"level-{level}-named"), say(language, f"level-{level}-about"))
        for level in LEVELS
    )


def thinking_text(table: Table, language: Language) -> str:
    """Which computers are deciding, and for whom."""
    names, waiting = safe_names(table), waiting_on(table)
    own = [names[seat] for seat in waiting if table.players[seat].level]
    absent = [names[seat] for seat in waiting if not table.players[seat].level]
    parts: list[str] = []
    if own:
        parts.append(say(language, "turn-thinking", names=listed(language, own), count=len(own)))
    if absent:
        parts.append(say(language, "turn-thinking-for", names=listed(language, absent)))
    return " · ".join(parts)


def show_text(table: Table, language: Language) -> str:
    """Who moves next at a show, and when; or why nobody does."""
    names = listed(language, [safe_names(table)[seat] for seat in waiting_on(table)])
    if goes_on(table):
        return say(language, "show-next", names=names, pace=pace_text(language, table.pace))
    return say(language, "show-halted" if table.halted else "show-asleep", names=names)


def pace_text(language: Language, pace: int) -> str:
    """How much time lies between the turns of a show."""
    return say(language, "show-pace", seconds=pace)
