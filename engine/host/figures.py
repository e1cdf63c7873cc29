"""What those who manage a server want to know about its tables."""

from msgspec import Struct


class GuildStats(Struct, frozen=True, kw_only=True):
    """A server's tables in figures."""

    tables: dict[str, int]
    """How many there are, by what has become of them."""
    games: dict[str, int]
    """How many have been started, by game."""
    moves: int
    """Steps that were made since a moment."""
    pace: int | None
    """Seconds that a person took for a decision since then, on average."""
    waiting: tuple[int, int] | None
    """The channel of the running game that has waited longest, and since when it has."""


class Idle(Struct, frozen=True, kw_only=True):
    """A live table that nobody has touched for a while; a computer is nobody."""

    table: int
    version: int
    channel: int
    game: str
    status: str
    last: int
    """When somebody last made a move there or, in a lobby, when it was opened."""
