"""A table: one game in a channel or thread, from the lobby to the result, and what keeps it.

The host changes tables, a store remembers them. Everything here is a frozen value; a change makes
a new table with the next version, and a store saves it only if nobody has saved in between.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, Protocol, Self

from msgspec import Struct
from msgspec.structs import replace

from engine.clock.clock import Clock, Span
from engine.clock.timers import Timer
from engine.core import Event, Hand, Move, Outcome, Seat
from engine.host.once import Errand, Refusal
from engine.people.settings import Absence, PersonSettings
from engine.table.guilds import GuildStats, Idle

Status = Literal["lobby", "running", "over", "abandoned", "closed"]
"""`over` has a result; `abandoned` stopped without one; `closed` never started."""

LIVE: Final[tuple[Status, ...]] = ("lobby", "running")

USUAL_TABLES: Final = 10
"""Live tables that a member may have opened on a server whose managers have not chosen."""

Language = Literal["en", "fr"]


class Stale(Exception):
    """Somebody else has changed the table since it was read. Read it again."""


class Unavailable(Exception):
    """The store cannot be used just now: nothing was read, and nothing has changed."""


class Uncertain(Unavailable):
    """The store was lost while it was saving: something may have changed, and nobody can say."""


class ChannelTaken(Exception):
    """The channel already has a live table."""


class TooManyTables(Exception):
    """Somebody has as many live tables open as they may."""

    def __init__(self, channels: Sequence[int]) -> None:
        super().__init__()
        self.channels = channels
        """Where they are."""


Holder = Literal["person", "computer", "open"]
"""Who holds a seat: its player, the computer until the player comes back, or whoever will take it
over."""


class Player(Struct, frozen=True):
    """A person in a seat. The place in the table's list is the seat's number."""

    user: int
    name: str
    draft: tuple[Move, ...] = ()
    """Steps chosen but not confirmed, legal as things are. For that player's eyes only."""
    seen: int = 0
    """The mark after this player's last confirmed step: what came later is news."""
    resigned: bool = False
    since: int = 0
    """The mark since which the table waits for this player's present decision, if it does. Others
    who are asked at the same time may decide meanwhile: that changes nothing about it."""
    standing: str = ""
    """A standing answer, in the words of `engine.table.standing`; empty is *ask me*. For that
    player's eyes only."""
    asked: int = 0
    """When the present decision was asked for; 0 is while the table does not wait for them."""
    deadline: int = 0
    """When its time is over, reserve and pauses included; 0 is never."""
    bank: int = 0
    """The reserve as it was when the decision was asked for."""
    away: tuple[Span, ...] = ()
    """When this player's clock stands still, as announced."""
    holder: Holder = "person"
    clock: Clock | None = None
    """The clock of the present decision, if the table's has been changed since it was asked for."""
    paused: tuple[Span, ...] = ()
    """When the bot was down during the present decision: its clock stood still."""


class Tenure(Struct, frozen=True, array_like=True):
    """Since when somebody holds a seat, or did until the next one's time."""

    seat: Seat
    user: int
    name: str
    since: int
    """The time."""
    ply: int = 0
    """How many steps had been made."""


class Asking(Struct, frozen=True, array_like=True):
    """A takeback that somebody asks the others for."""

    number: int
    """The table's version when it was asked for, so that no two requests are alike."""
    user: int
    mark: int
    """The position in which it was asked for. In any other it is void."""
    ply: int
    """Where the table would go back to."""
    agreed: tuple[int, ...] = ()
    post: int | None = None
    """The message that asks, once there is one."""


class Older(Struct, frozen=True, array_like=True):
    """Rules by which a game was played before those that hold now."""

    rules: int
    last: int
    """The last ply that was played by them."""
    position: str = ""
    """The state as JSON from which the game went on by the rules that followed; of those that hold
    now, to be replayed from."""


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
    """The version of the rules that the game goes by now."""
    older: tuple[Older, ...] = ()
    """Those it went by before, oldest first: see `engine.table.older`."""
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
    clock: Clock = Clock(limit=0)
    """What holds for decisions asked for from now on."""
    tenures: tuple[Tenure, ...] = ()
    """Of seats that have changed hands, everybody who held them, oldest first."""
    strangers: bool = True
    """Whether anybody may take an open seat, if the server lets them; or whom the owner chooses."""
    taken: int = 0
    """How far takebacks have moved the mark ahead of the ply."""
    back: int = -1
    """The mark of the position that the last takeback led to; -1 before any."""
    dice: tuple[int, ...] = ()
    """Once something was taken back: the step whose dice were drawn last, and behind it those
    whose dice have been seen and come again. See `engine.table.draws`."""
    asking: Asking | None = None
    """The last takeback that somebody asked for, unless it was answered; see
    `engine.table.takeback`."""
    rated: bool = False
    """Whether the result counts beyond the table: nothing is taken back then."""
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
    def mark(self) -> int:
        """What counts up with every ply and with every takeback: a position's own number."""
        return self.ply + self.taken

    def ply_of(self, mark: int) -> int:
        """The ply of a mark that is no older than the last takeback, or was brought up to it."""
        return mark - self.taken

    @property
    def told(self) -> int:
        """The last ply of which the channel has been told; -1 before any."""
        return self.ply_of(max(self.posted, self.back))

    @property
    def owes_takeback(self) -> bool:
        """Whether the channel does not know yet that something was taken back."""
        return self.posted < self.back

    @property
    def due(self) -> int:
        """The mark whose board belongs in the channel; stopping a game is one more to show."""
        if self.status in ("lobby", "closed"):
            return -1
        return self.mark + (self.status == "abandoned")

    @property
    def owes_post(self) -> bool:
        return self.posted < self.due

    @property
    def answers(self) -> str:
        """What the board that belongs in the channel may answer; empty if nothing."""
        ply, _, asked = self.answer.partition(" ")
        return asked if ply == str(self.due) else ""

    def with_player(self, seat: Seat, player: Player) -> Self:
        """The same table with another player, or one otherwise, in a seat."""
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))


class LoggedMove(Struct, frozen=True):
    """One confirmed step and what it led to. Ply 0, the set-up, has no seat and no user."""

    ply: int
    seat: Seat | None
    user: int | None
    move: Move
    at: int
    events: tuple[Event, ...]
    hand: Hand = "person"
    draw: int = 0
    """As which step it drew its dice, if not as its own ply."""

    @property
    def step(self) -> int:
        """The number of its draws."""
        return self.draw or self.ply


class Noted(Struct, frozen=True):
    """Where a table's newest board is."""

    post: int | None
    """The message that holds it now."""
    before: int | None
    """The one that held it until then."""


class OldPost(Struct, frozen=True):
    """A message that has served: its buttons are to be taken off."""

    table: int
    channel: int
    message: int
    lobby: bool
    """Whether it was a lobby, which says what has become of it."""
    behind: bool = False
    """Whether boards may be behind it of which nobody could note that they were sent."""


class GuildSettings(Struct, frozen=True):
    """What a server's managers have chosen."""

    language: Language | None = None
    """`None`: as Discord says the server speaks."""
    channels: tuple[int, ...] = ()
    """Where tables may be opened; empty is everywhere."""
    quiet: bool = False
    thread: bool = False
    """What new tables start with."""
    clock: Clock = Clock()
    """And its clock."""
    allowance: int = 30
    """Days a year that a member may be away with their clocks stopped."""
    most_tables: int | None = None
    """How many live tables a member may have opened; 0 is any number, and `None` that nobody has
    chosen: see `table_limit`."""
    log: int | None = None
    """The channel that is told what happens at the server's tables."""
    substitutes: bool = True
    """Whether anybody may take an open seat, or only whom a manager seats."""

    @property
    def table_limit(self) -> int | None:
        """How many live tables a member may have opened; `None` is any number."""
        return USUAL_TABLES if self.most_tables is None else self.most_tables or None


class Kept(Struct, frozen=True, kw_only=True):
    """Everything that is remembered about a person."""

    settings: PersonSettings
    absences: tuple[Absence, ...] = ()
    timers: tuple[Timer, ...] = ()
    """Those of the person, and those of the seats where they play."""
    tables: tuple[Table, ...] = ()
    """Where they sit or sat, and what they opened, oldest first."""
    moves: Mapping[int, tuple[LoggedMove, ...]] = {}
    """By table, the moves they made."""


class Store(Protocol):
    """Where tables are remembered. Every method is one transaction.

    What is written for an `errand` is noted with it. Raises `Settled` instead, and writes
    nothing, if the errand was settled before.
    """

    async def add(
        self, table: Table, most: int | None = None, *, errand: Errand | None = None
    ) -> Table:
        """Keep a new table and give it its id. Raises `ChannelTaken`, and `TooManyTables` if its
        owner already has `most` live ones on the server."""
        ...

    async def refuse(self, errand: Errand, refusal: Refusal) -> None:
        """Note that an errand was refused. Raises `Settled` if it was settled before."""
        ...

    async def claim(self, errand: Errand) -> None:
        """Note that an errand is being done. Raises `Settled` if it was settled or claimed."""
        ...

    async def forget_errands(self, before: int) -> None:
        """Forget the errands of interactions with smaller numbers than that: older ones."""
        ...

    async def save(
        self,
        table: Table,
        moves: Sequence[LoggedMove] = (),
        timers: Sequence[Timer] | None = None,
        *,
        cut: int | None = None,
        errand: Errand | None = None,
        rest: Sequence[Move] = (),
    ) -> Table:
        """Replace the table that has this id and version, and log moves, all or nothing.

        With a `cut`, what is logged behind that ply goes first. Timers, unless `None`, replace all
        of the table's that nobody has taken. `rest` is noted with the errand. Gives the table with
        its next version. Raises `Stale` if the version has moved on. `posted` and `post` are left
        alone: see `mark_posted`.
        """
        ...

    async def table(self, table_id: int) -> Table | None: ...

    async def live_in(self, channel: int) -> Table | None:
        """The lobby or running game of a channel."""
        ...

    async def last_in(self, channel: int) -> Table | None:
        """The newest table of a channel, live or not."""
        ...

    async def played_in(self, channel: int) -> list[Table]:
        """The newest tables of a channel whose game has ended, some two dozen, newest first."""
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

    async def mark_posted(
        self, table_id: int, mark: int, message: int | None, *, behind: bool = False
    ) -> Noted:
        """Note which message holds the table's board, unless a newer one already is noted.

        The same mark again moves the board to another message. No new version. A message that
        held it before has served, and what the board was to answer is forgotten. `behind`: between
        the two there may be others, see `OldPost`.
        """
        ...

    async def note_offer(self, table_id: int, mark: int, message: int) -> None:
        """Note a message with buttons beside a table's board: it has served once the table has
        posted more than that mark."""
        ...

    async def old_posts(self) -> list[OldPost]:
        """Messages that have served and have buttons, as far as is known, the oldest first."""
        ...

    async def tidied(self, messages: Sequence[int]) -> None:
        """Note that messages have no buttons any more."""
        ...

    async def forget_answer(self, table_id: int) -> None:
        """Forget what a table's board was to answer: it is too late for that."""
        ...

    async def all_ids(self) -> list[int]: ...

    async def owned(self, guild: int, owner: int) -> list[int]:
        """The channels of the live tables that a member of a server has opened."""
        ...

    async def stats(self, guild: int, since: int) -> GuildStats:
        """A server's tables in figures; those of moves from a moment on."""
        ...

    async def idle(self, guild: int, before: int) -> list[Idle]:
        """A server's live tables that nobody has touched since a moment, the longest first."""
        ...

    async def absences(self, user: int, guild: int | None = None) -> list[Absence]:
        """When somebody is or was away, on one server or on all, in order."""
        ...

    async def set_absences(
        self,
        guild: int,
        user: int,
        *,
        known: Sequence[Absence],
        spans: Sequence[Span],
        timers: Sequence[Timer],
        errand: Errand | None = None,
    ) -> None:
        """Replace a member's absences on a server, and the timers that go with them.

        Raises `Stale` if they are no longer those that were known.
        """
        ...

    async def settings(self, guild: int) -> GuildSettings: ...

    async def save_settings(
        self, guild: int, settings: GuildSettings, *, errand: Errand | None = None
    ) -> None: ...

    async def person(self, user: int) -> PersonSettings: ...

    async def save_person(
        self,
        user: int,
        settings: PersonSettings,
        digests: Sequence[Timer],
        *,
        errand: Errand | None = None,
    ) -> None:
        """Keep what a person has chosen; `digests` replace their timers of that kind."""
        ...

    async def kept_about(self, user: int) -> Kept: ...

    async def forget_person(
        self,
        user: int,
        alias: int,
        names: Mapping[Language, str],
        *,
        errand: Errand | None = None,
    ) -> list[Table]:
        """Remove a person's settings, absences and timers, and put `alias` in the place of their
        id and a name in the table's language in the place of theirs.

        Gives the live tables that need them, which stay as they are.
        """
        ...

    async def due_timers(self, now: int, most: int) -> list[Timer]:
        """Those that have fallen due and that nobody has taken, the oldest first.

        Here and below, a timer that cannot be read is set aside, and told in the log: it is never
        found again, and the others are.
        """
        ...

    async def next_timer(self) -> int | None:
        """When the next of those falls due that nobody has taken."""
        ...

    async def take_timer(self, timer_id: int, now: int, left: int = 0) -> Timer | None:
        """Take a timer that is due, before it is acted on; one that was taken before and `left`
        so has that as its time. Gives the timer of that number as it is by now, for somebody may
        have changed it; `None` if it is gone, taken or not due."""
        ...

    async def done_timer(self, timer_id: int, then: Sequence[Timer] = ()) -> None:
        """Remove a timer that has been acted on, and keep what follows it."""
        ...

    async def left_timers(self) -> list[Timer]:
        """Those that somebody has taken and not done yet, the oldest first."""
        ...

    async def timed_tables(self) -> list[int]:
        """The ids of tables that have timers."""
        ...

    async def put_off(self, later: Sequence[Timer]) -> None:
        """Let waiting timers that are about the same as these fall due when these do."""
        ...

    async def beat(self, process: str, now: int) -> None:
        """Note that a process of the bot is alive."""
        ...

    async def stop_beat(self, process: str, now: int) -> None:
        """Note that a process was alive until now, and is so no longer."""
        ...

    async def last_beat(self) -> int | None:
        """When a process of the bot was last known to be alive."""
        ...

    async def others_beat(self, process: str, since: int) -> bool:
        """Whether a process other than this was alive since a moment."""
        ...
