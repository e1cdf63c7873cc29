"""A table: one game in a channel or thread, from the lobby to the result, and what keeps it.

The host changes tables, a store remembers them. Everything here is a frozen value; a change makes
a new table with the next version, and a store saves it only if nobody has saved in between.
"""

from collections.abc import Sequence
from typing import Final, Literal, Protocol

from msgspec import Struct

from engine.core import Event, Move, Outcome, Seat

Status = Literal["lobby", "running", "over", "abandoned", "closed"]
"""`over` has a result; `abandoned` stopped without one; `closed` never started."""

LIVE: Final[tuple[Status, ...]] = ("lobby", "running")

Language = Literal["en", "fr"]


class Stale(Exception):
    """Somebody else has changed the table since it was read. Read it again."""


class ChannelTaken(Exception):
    """The channel already has a live table."""


class Player(Struct, frozen=True):
    """A person in a seat. The place in the table's list is the seat's number."""

    user: int
    name: str
    draft: tuple[Move, ...] = ()
    """Steps chosen but not confirmed, legal as things are. For that player's eyes only."""
    seen: int = 0
    """The ply after this player's last confirmed step: what came later is news."""
    resigned: bool = False
    since: int = 0
    """The ply since which the table waits for this player's present decision, if it does. Others
    who are asked at the same time may decide meanwhile: that changes nothing about it."""
    standing: str = ""
    """A standing answer, in the words of `engine.standing`; empty is *ask me*. For that player's
    eyes only."""


class Table(Struct, frozen=True, kw_only=True):
    """Everything that is kept of a game, but for its log of moves."""

    id: int = 0
    version: int = 0
    guild: int
    channel: int
    """The channel or thread where it is played."""
    owner: int
    game: str
    rules: int
    options: str = ""
    language: Language = "en"
    quiet: bool = False
    """One board message edited in place and a short ping, instead of a post a turn."""
    status: Status = "lobby"
    players: tuple[Player, ...] = ()
    ply: int = 0
    snapshot: bytes = b""
    """The state as JSON; empty in the lobby."""
    seed: bytes
    """Secret until the game is over."""
    commitment: str
    outcome: Outcome | None = None
    posted: int = -1
    """What is in the channel already, in terms of `due`: less than that, and a post is owed."""
    post: int | None = None
    """The message that holds the newest board, or the lobby."""
    answer: str = ""
    """The ply of a board, and what was asked that this board may answer, in words of those who
    post it; empty if nothing was. See `answers`."""
    votes: tuple[int, ...] = ()
    """Users who want to abandon the game."""
    opened: int
    started: int = 0
    ended: int = 0
    """Times in seconds since 1970; 0 for not yet."""

    def seat_of(self, user: int) -> Seat | None:
        """Where a user sits and still plays."""
        for seat, player in enumerate(self.players):
            if player.user == user and not player.resigned:
                return seat
        return None

    @property
    def live(self) -> bool:
        return self.status in LIVE

    @property
    def due(self) -> int:
        """The ply whose board belongs in the channel; stopping a game is one more thing to show."""
        if self.status in ("lobby", "closed"):
            return -1
        return self.ply + (self.status == "abandoned")

    @property
    def owes_post(self) -> bool:
        return self.posted < self.due

    @property
    def answers(self) -> str:
        """What the board that belongs in the channel may answer; empty if nothing."""
        ply, _, asked = self.answer.partition(" ")
        return asked if ply == str(self.due) else ""


class LoggedMove(Struct, frozen=True):
    """One confirmed step and what it led to. Ply 0, the set-up, has no seat and no user."""

    ply: int
    seat: Seat | None
    user: int | None
    move: Move
    at: int
    events: tuple[Event, ...]


class GuildSettings(Struct, frozen=True):
    """What a server's managers have chosen."""

    language: Language | None = None
    """`None`: as Discord says the server speaks."""
    channels: tuple[int, ...] = ()
    """Where tables may be opened; empty is everywhere."""
    quiet: bool = False
    thread: bool = False
    """What new tables start with."""


class Store(Protocol):
    """Where tables are remembered. Every method is one transaction."""

    async def add(self, table: Table) -> Table:
        """Keep a new table and give it its id. Raises `ChannelTaken`."""
        ...

    async def save(self, table: Table, moves: Sequence[LoggedMove] = ()) -> Table:
        """Replace the table that has this id and version, and log moves, all or nothing.

        Gives the table with its next version. Raises `Stale` if the version has moved on.
        `posted` and `post` are left alone: see `mark_posted`.
        """
        ...

    async def table(self, table_id: int) -> Table | None: ...

    async def live_in(self, channel: int) -> Table | None:
        """The lobby or running game of a channel."""
        ...

    async def last_in(self, channel: int) -> Table | None:
        """The newest table of a channel, live or not."""
        ...

    async def live_of(self, user: int) -> list[Table]:
        """The live tables where a user sits, oldest first."""
        ...

    async def moves(self, table_id: int, after: int = -1) -> list[LoggedMove]:
        """The log from the ply behind `after` on, in order."""
        ...

    async def owing(self) -> list[int]:
        """The ids of tables whose newest board is not in their channel yet, oldest change first."""
        ...

    async def mark_posted(self, table_id: int, ply: int, message: int | None) -> int | None:
        """Note which message holds the table's board, unless a newer one already is noted; gives
        the message that is noted now.

        The same ply again moves the board to another message. No new version.
        """
        ...

    async def all_ids(self) -> list[int]: ...

    async def settings(self, guild: int) -> GuildSettings: ...

    async def save_settings(self, guild: int, settings: GuildSettings) -> None: ...
