"""Ratings in words: what a table plays for, and what its result has changed."""

from collections.abc import Mapping, Sequence

from cogs.words.speech import safe_names
from engine.core import Seat
from engine.rating.forecast import Stake
from engine.rating.glicko import Rating
from engine.table.model import Language, Table
from words import say


def points(value: float) -> str:
    """A rating, or a change of one without its sign, as a whole number."""
    return f"{round(value)}"


def signed(change: float) -> str:
    """`+18`, `−12`, `±0`."""
    whole = round(change)
    return f"+{whole}" if whole > 0 else f"−{-whole}" if whole else "±0"


def rating_text(language: Language, rating: Rating, now: int) -> str:
    """A rating; one that is a guess has a question mark."""
    return points(rating.value) + ("?" if rating.is_provisional(now) else "")


def stakes_text(language: Language, table: Table, stakes: Sequence[Stake], now: int) -> str:
    """That the result counts, and what everybody plays for as far as that is known."""
    if not table.rated:
        return ""
    if not stakes:
        return say(language, "rated-lobby")
    return stakes_line(language, safe_names(table), stakes, now)


def stakes_line(language: Language, names: Sequence[str], stakes: Sequence[Stake], now: int) -> str:
    """What everybody plays for, by safe names."""
    told = [
        say(
            language,
            "rated-stake",
            name=name,
            rating=rating_text(language, stake.rating, now),
            win=signed(stake.win),
            last=signed(stake.last),
        )
        for name, stake in zip(names, stakes, strict=True)
    ]
    return say(language, "rated-stakes", stakes=" · ".join(told))


def changes_text(table: Table, moved: Mapping[Seat, tuple[float, float]]) -> str:
    """What a result has changed, in the order of the seats; empty if nothing."""
    language, names = table.language, safe_names(table)
    if not moved:
        return say(language, "rated-nobody") if table.rated else ""
    told = [
        say(
            language,
            "rated-change",
            name=names[seat],
            rating=points(value),
            change=signed(change),
        )
        for seat, (value, change) in sorted(moved.items())
    ]
    return say(language, "rated-changes", changes=" · ".join(told))
