"""Computers at a table, in words: what they are called, how strong they are, that they think."""

from cogs.words.speech import safe_names
from engine.computer.levels import LEVELS
from engine.table.model import Language, Table
from engine.table.turns import waiting_on
from words import listed, say


def computer_name(language: Language, name: str, level: int) -> str:
    """What a computer is called wherever its name stands: nobody takes it for a person."""
    return say(language, "computer-name", name=name, level=level)


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
