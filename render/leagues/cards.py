"""What pictures of leagues show, in words that are ready to be written."""

from typing import Literal

from msgspec import Struct

Outlook = Literal["title", "up", "stays", "down", "gone"]
"""Where a place leads: to the title, up, nowhere, down; `gone`: they have withdrawn."""

Met = Literal["before", "behind", "beside", "running"]
"""How two people stand who sat at a table: one came before the other, or it is not over."""


class StandingsLine(Struct, frozen=True, kw_only=True):
    """Somebody's place in a division."""

    place: str
    outlook: Outlook
    sure: bool = False
    """No table that is left can change where it leads."""
    name: str
    points: str
    tables: str
    reach: tuple[int, int] | None
    """The best and the worst place that are still possible; `None`: they are not told."""
    own: bool = False
    """Whether it is the one who looks."""


class StandingsCard(Struct, frozen=True, kw_only=True):
    """The standings of a division."""

    title: str
    detail: str
    heads: tuple[str, str, str, str]
    """What stands above names, points, tables and possible places."""
    lines: tuple[StandingsLine, ...]
    key: str
    """What the symbols mean."""
    alt: str


class CrossTableCard(Struct, frozen=True, kw_only=True):
    """Who came before whom in a division."""

    title: str
    detail: str
    names: tuple[str, ...]
    """From the first place down."""
    met: tuple[tuple[tuple[Met, ...], ...], ...]
    """By person and by the other: how each of their tables ended."""
    totals: tuple[str, ...]
    key: str
    alt: str


class Rank(Struct, frozen=True):
    """Somebody on the podium."""

    place: int
    name: str
    value: str


class PodiumCard(Struct, frozen=True, kw_only=True):
    """The end of a season: who stands on the podium, and who goes up and down."""

    title: str
    detail: str
    ranks: tuple[Rank, ...]
    """From the first place down; those who share one have its number."""
    up: tuple[str, ...]
    down: tuple[str, ...]
    alt: str


Step = Literal["open", "ask", "draw", "start", "end", "judge"]


class Day(Struct, frozen=True, kw_only=True):
    """A square of a calendar."""

    number: str
    month: str = ""
    """Written on the first day that is shown of a month."""
    step: Step | None = None
    playing: bool = False
    """Tables run on it."""
    outside: bool = False
    """It belongs to the season no more, or not yet."""


class Key(Struct, frozen=True):
    """A step of a season, and when it is."""

    step: Step
    name: str
    when: str


class CalendarCard(Struct, frozen=True, kw_only=True):
    """The calendar of a season, week by week from Monday."""

    title: str
    detail: str
    weekdays: tuple[str, ...]
    weeks: tuple[tuple[Day, ...], ...]
    key: tuple[Key, ...]
    alt: str
