"""What is remembered of a finished game: who sat there, how they did, and what of it was theirs."""

from typing import Final, Literal

from msgspec import Struct

Part = Literal["full", "absent", "none"]
"""How a seat counts for ratings. `full`: as it ended. `absent`: its player made less than half of
its decisions, so it is last against everybody, and nobody is compared with it. `none`: it changed
hands, and counts for nobody."""

OVERALL: Final = ""
"""In the place of a game's key: all games of a server together."""


class Placing(Struct, frozen=True, kw_only=True, gc=False):
    """How a seat came out of a game."""

    user: int
    """Who held it at the end."""
    level: int = 0
    """How strong a computer was that sat there; 0 is a person."""
    rank: int
    """1 is the best; equals share one."""
    points: int | None = None
    part: Part = "full"
    own: int = 0
    """Decisions that its player made at the time, or ahead."""
    made: int = 0
    """All that were made for it."""
    answers: int = 0
    """Of those the player made: decisions that they were waited for,"""
    waited: int = 0
    """and for how many seconds all in all."""


class OwnResult(Struct, frozen=True, kw_only=True):
    """How one seat came out of a game, for whom it concerns."""

    table: int
    guild: int
    game: str
    options: str = ""
    ended: int
    channel: int
    post: int | None = None
    """Where its last board is."""
    seats: int
    rated: bool = False
    void: bool = False
    placing: Placing
    value: float | None = None
    """The rating in the game that came of it, if it counted,"""
    deviation: float | None = None
    change: float | None = None
    """and by how much it changed."""
    overall: float | None = None
    """The same for all games."""
    overall_deviation: float | None = None
    overall_change: float | None = None


class Result(Struct, frozen=True, kw_only=True):
    """A game that has come to its end."""

    table: int
    guild: int
    game: str
    options: str = ""
    started: int = 0
    ended: int
    ply: int = 0
    """How many steps were made."""
    reason: str = ""
    """How it ended, in the game's word; `agreed` is that its players stopped it as a draw."""
    rated: bool = False
    """Whether it was to count for ratings."""
    void: bool = False
    """Whether a manager has taken that back."""
    placings: tuple[Placing, ...] = ()

    @property
    def counts(self) -> bool:
        """Whether it changes a rating."""
        if not self.rated or self.void:
            return False
        parts = [one.part for one in self.placings]
        return "full" in parts and len(parts) - parts.count("none") >= 2
