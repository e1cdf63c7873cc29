"""Hints in words: what to do, and why."""

from engine.computer.reasons import Reason
from engine.core import View
from engine.table.model import Language
from words import listed, say


def why_text(language: Language, game: str, reason: Reason, view: View) -> str:
    """Why a turn is a good one, in a sentence. `view` is that of who could make it."""
    if reason.ends:
        of = "round" if view.match is not None else "game"
        return say(language, f"hint-{reason.ends}-{of}")
    gains = listed(language, [say(language, f"{game}-gain-{part}") for part in reason.gains])
    cost = say(language, f"{game}-cost-{reason.cost}") if reason.cost else ""
    if gains and cost:
        return say(language, "hint-trade", gains=gains, cost=cost)
    if gains:
        return say(language, "hint-gain", gains=gains)
    return say(language, "hint-price", cost=cost) if cost else say(language, "hint-even")
