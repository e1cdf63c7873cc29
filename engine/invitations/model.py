"""An invitation to a game that has no table yet: a challenge to some people, or a call for any.

Both are a frozen value, as tables are; the functions beside it give the next one, and a store saves
that only if nobody has saved in between.
"""

from typing import Final, Literal, get_args

from msgspec import Struct, field

from engine.clock.clock import DAY, Clock
from engine.table.model import Language

Kind = Literal["challenge", "seek"]
"""A `challenge` is to the people it names; a `seek` to whoever likes to play."""
State = Literal["open", "agreed", "begun", "declined", "withdrawn", "lapsed"]
"""`agreed`: everybody wants to play, and the table is still to be opened. `begun` has its table."""
STATES: Final[tuple[State, ...]] = get_args(State)
PENDING: Final[tuple[State, ...]] = ("open", "agreed")

LASTS: Final = 3 * DAY
"""How long an invitation waits for answers."""
MOST_PENDING: Final = 10
"""Invitations that one member of a server may have waiting there."""


class Terms(Struct, frozen=True):
    """What is played, and how: what somebody who is asked may want otherwise."""

    options: str = ""
    clock: Clock = field(default_factory=lambda: Clock(limit=0))
    rated: bool = False


class Guest(Struct, frozen=True, array_like=True):
    """Somebody who is asked, or has joined."""

    user: int
    name: str
    agrees: bool = False
    """To the terms as they are now."""


class Proposal(Struct, frozen=True):
    """Other terms that a guest would like better."""

    user: int
    terms: Terms


class Invitation(Struct, frozen=True, kw_only=True):
    """Everything that is kept of it."""

    id: int = 0
    version: int = 0
    kind: Kind
    state: State = "open"
    guild: int
    channel: int
    """Where it is posted, and where the game will be: in a thread below it, if there can be one."""
    post: int | None = None
    """The message that holds it, once there is one."""
    owner: int
    name: str
    game: str
    terms: Terms = field(default_factory=Terms)
    edition: int = 0
    """How often the terms have changed: an answer is to those that somebody has read."""
    language: Language = "en"
    quiet: bool = False
    seats: int
    """How many play, whoever asks included."""
    guests: tuple[Guest, ...] = ()
    proposal: Proposal | None = None
    table: int | None = None
    place: int | None = None
    """The channel or thread of the table that has come of it."""
    made: int
    until: int
    """When it lapses."""

    @property
    def is_open(self) -> bool:
        return self.state == "open"

    @property
    def is_pending(self) -> bool:
        return self.state in PENDING

    @property
    def lacks_post(self) -> bool:
        """Whether it is waiting and no message is known to hold it."""
        return self.is_open and self.post is None

    @property
    def people(self) -> tuple[int, ...]:
        """Whoever asks and everybody who is asked."""
        return (self.owner, *(guest.user for guest in self.guests))

    def guest(self, user: int) -> Guest | None:
        return next((guest for guest in self.guests if guest.user == user), None)
