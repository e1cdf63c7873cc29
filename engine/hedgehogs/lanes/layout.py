"""Where black squares are printed, may be added and painted over (HB2, HB3, V17)."""

from collections.abc import Collection, Sequence
from typing import Final

from engine.option_words import BadOptions
from engine.options import Pick

PRINTED: Final = {
    6: frozenset({"a4", "b7", "c5", "d6", "e3", "f8"}),
    5: frozenset({"a4", "b7", "c5", "d6", "e3"}),
}
"""By the number of lanes."""
ROWS: Final = 9
NO_REST: Final = "there would be no black squares to rest on"
MOST_CHANGES: Final = 6
"""So many black squares may be added, and so many painted over."""


def check_layout(picks: Sequence[Pick]) -> BadOptions | None:
    """What is wrong with a written layout, if anything."""
    keys = {pick.option.key: pick.words for pick in picks}
    marks = [word for word in keys.get("v17", ()) if word[0] in "+-"]
    if not marks:
        return None
    lanes = 5 if "v1" in keys else 6
    printed = PRINTED[lanes]
    added = {mark[1:] for mark in marks if mark[0] == "+"}
    gone = {mark[1:] for mark in marks if mark[0] == "-"}
    for square in sorted(added | gone):
        if ord(square[0]) - ord("a") >= lanes:
            return _bad("layout-lane", f"there is no lane {square[0]} on five lanes", square)
    for square in sorted(added):
        if square in printed:
            return _bad("layout-black", f"{square} is black already", square)
    for square in sorted(gone):
        if square not in printed:
            return _bad("layout-plain", f"{square} is no black square to paint over", square)
    if len(added) > MOST_CHANGES:
        return _bad("layout-many", f"at most {MOST_CHANGES} black squares are added", "")
    if "v15" in keys and not (printed | added) - gone:  # R5
        return _clash("v15", "v17", "no-rest", NO_REST)
    impassable = next((key for key in ("v37", "v38") if key in keys), None)
    black = {number(square, lanes) for square in (printed | added) - gone}
    if impassable and walls_off(lanes, black, tube="v9" in keys):
        return _clash("v17", impassable, "walled", "these black squares wall the course off")
    return None


def check_rounds(picks: Sequence[Pick]) -> BadOptions | None:
    """The scoring and the cube may not name different numbers of rounds (R9)."""
    named = {
        word: pick.option.key for pick in picks for word in pick.words if word.startswith("rounds=")
    }
    if len(named) < 2:
        return None
    one, other = list(named.values())[:2]
    return _clash(one, other, "rounds-twice", "they name different numbers of rounds")


def number(square: str, lanes: int) -> int:
    """The number of a square, row by row from the start line."""
    return (int(square[1:]) - 1) * lanes + ord(square[0]) - ord("a")


def beside(square: int, lanes: int, *, tube: bool) -> tuple[int, ...]:
    """The neighbours of a square in its row, left one first."""
    row, lane = divmod(square, lanes)
    if tube:
        near = ((lane - 1) % lanes, (lane + 1) % lanes)
    else:
        near = tuple(other for other in (lane - 1, lane + 1) if 0 <= other < lanes)
    return tuple(row * lanes + other for other in near)


def walls_off(lanes: int, barred: Collection[int], *, tube: bool) -> bool:
    """Whether black squares that nobody gets past cut the start line off from the finish line."""
    reached = set(range(lanes))
    for row in range(ROWS):
        spreading = list(reached)
        while spreading:
            for near in beside(spreading.pop(), lanes, tube=tube):
                if near not in barred and near not in reached:
                    reached.add(near)
                    spreading.append(near)
        if row < ROWS - 1:
            reached = {square + lanes for square in reached} - set(barred)
    return not reached


def _clash(one: str, other: str, code: str, reason: str) -> BadOptions:
    message = f"{one} and {other} do not go together: {reason}"
    return BadOptions("options-clash", message, one=one, other=other, reason=code)


def _bad(code: str, message: str, square: str) -> BadOptions:
    return BadOptions(code, f"v17: {message}", square=square)
