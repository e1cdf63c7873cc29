"""Who plays in whose stead, in words: for posts, panels and `/table seats`."""

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Final

from cogs.words.computers import show_text, thinking_text
from cogs.words.speech import safe, safe_names
from engine.core import Seat
from engine.table.computers import is_thinking
from engine.table.model import Language, LoggedMove, Player, Table
from engine.table.seats import tenures_of
from engine.table.turns import waiting_on
from engine.table.unattended import anybody
from words import listed, say

_MARKS: Final = ("🔴", "🔵", "🟡", "🟢", "⚪", "⚫", "🟠", "🟣", "🩵")
"""The colours that pictures give to seats. There is no teal disc: its heart is the nearest."""


def seat_sign(seat: Seat) -> str:
    """A seat's colour; its number where there are more seats than colours."""
    return _MARKS[seat] if seat < len(_MARKS) else f"`{seat + 1}`"


def by_hand(
    table: Table, moves: Sequence[LoggedMove], language: Language
) -> list[tuple[str, list[LoggedMove]]]:
    """Some moves in their order, those made in a player's stead apart, with a line that says so."""
    runs = groupby(moves, key=lambda move: (move.seat, _stead(table, move)))
    found: list[tuple[str, list[LoggedMove]]] = []
    for (seat, stead), run in runs:
        if not stead and found and not found[-1][0]:
            found[-1][1].extend(run)
        else:
            line = said_of(table, seat, stead, language) if stead and seat is not None else ""
            found.append((line, list(run)))
    return found


def said_of(table: Table, seat: Seat, stead: str, language: Language) -> str:
    """That the computer or the clock has moved for somebody."""
    name = safe_names(table)[seat]
    if stead == "clock":
        return say(language, "time-up-out", name=name)
    kept = table.players[seat].holder == "computer"
    return say(language, "seat-kept" if kept else "time-up-once", name=name)


def _stead(table: Table, move: LoggedMove) -> str:
    """Whose hand made a move in a player's stead that is told to everybody; standing answers are
    nobody's business, and a computer that has sat down moves for itself."""
    own = move.seat is not None and bool(table.players[move.seat].level)
    return move.hand if move.hand in ("computer", "clock") and not own else ""


def unasked_text(table: Table, language: Language) -> str:
    """What becomes of the decisions that no person is asked for, if the table waits for such."""
    names = safe_names(table)
    waiting = waiting_on(table)
    if table.pace:
        return show_text(table, language) if waiting else ""
    parts: list[str] = []
    if free := [names[seat] for seat in waiting if table.players[seat].holder == "open"]:
        parts.append(say(language, "turn-open", names=listed(language, free)))
    if kept := [names[seat] for seat in waiting if table.players[seat].holder == "computer"]:
        if is_thinking(table):
            parts.append(thinking_text(table, language))
        elif not anybody(table):
            parts.append(say(language, "turn-asleep", names=listed(language, kept)))
        elif len(kept) == len(waiting):
            parts.append(say(language, "turn-computers"))
    return " · ".join(parts)


def seats_text(table: Table, language: Language) -> str:
    """Everybody at a table, who plays in whose stead, and who held the seats before."""
    lines = [say(language, "seats-title")]
    for seat, player in enumerate(table.players):
        told = [safe(player.name)]
        if state := _state(table, player, language):
            told.append(state)
        held = tenures_of(table, seat)
        before = [
            say(language, "seats-until", name=safe(one.name), date=f"<t:{later.since}:f>")
            for one, later in pairwise(held)
        ]
        if before:
            told.append(say(language, "seats-before", names=", ".join(before)))
        lines.append(f"{seat_sign(seat)} {' · '.join(told)}")
    return "\n".join(lines)


def _state(table: Table, player: Player, language: Language) -> str:
    """How strong a computer is that has sat down, or who plays for somebody; when the game is over
    nobody does any more."""
    if player.level:
        strength = say(language, f"level-{player.level}")
        return say(language, "seats-computer", level=player.level, strength=strength)
    if player.resigned:
        return say(language, "seats-out")
    if not table.live or player.holder == "person":
        return ""
    return say(language, "seats-kept" if player.holder == "computer" else "seats-open")


def changed_hands(table: Table, language: Language) -> list[str]:
    """For a result: the seats that more than one person has held."""
    held = [tenures_of(table, seat) for seat in range(len(table.players))]
    told = [
        f"{seat_sign(seat)} {' → '.join(safe(one.name) for one in tenures)}"
        for seat, tenures in enumerate(held)
        if len(tenures) > 1
    ]
    return [say(language, "result-seats", seats=" · ".join(told))] if told else []
