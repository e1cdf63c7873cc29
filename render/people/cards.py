"""What pictures of people show, in words that are ready to be written."""

from msgspec import Struct


class Fact(Struct, frozen=True):
    """Something to know, under what it is called."""

    name: str
    value: str


class Grid(Struct, frozen=True):
    """Something told in rows and columns, under what it is called."""

    title: str
    heads: tuple[str, ...]
    """What the columns are called."""
    rows: tuple[tuple[str, tuple[str, ...]], ...]
    """What a row is called, and what it says in every column."""


class ProfileCard(Struct, frozen=True):
    """Somebody in a game, or in all of them."""

    name: str
    game: str
    rating: str
    """The number alone; empty without one."""
    reach: str
    """How sure it is, and where it stands."""
    curve: tuple[tuple[float, float], ...]
    """Ratings with their deviations, oldest first."""
    facts: tuple[Fact, ...]
    alt: str
    grid: Grid | None = None


class LadderLine(Struct, frozen=True):
    """Somebody's place."""

    place: str
    moved: int | None
    """Places up since last week; `None` for who had none then."""
    name: str
    rating: str
    tables: str
    own: bool = False
    """Whether it is the one who looks."""


class LadderCard(Struct, frozen=True):
    """A page of a ladder."""

    title: str
    detail: str
    lines: tuple[LadderLine, ...]
    alt: str
