"""A table: one game in a channel, thread or direct message, from the lobby to the result.

The host changes tables, a store remembers them. Everything here is a frozen value; a change makes
a new table with the next version, and a store saves it only if nobody has saved in between.
"""

from typing import Final, Literal, Self

from msgspec import Struct, field
from msgspec.structs import replace

from engine.clock.clock import Clock, Span
from engine.core import Event, Hand, Move, Outcome, Seat
from engine.table.access import Access

Status = Literal["lobby", "running", "over", "abandoned", "closed"]
"""`over` has a result; `abandoned` stopped without one; `closed` never started."""

LIVE: Final[tuple[Status, ...]] = ("lobby", "running")

USUAL_TABLES: Final = 10
"""Live tables that a member may have opened on a server whose managers have not chosen."""

DIRECT: Final = 0
"""In the place of a server's number: the table is in a direct message of one person and the bot. No
server has that number, so nothing that is asked of a server ever finds it."""

Language = str
"""The code of a language, such as `de` or `pt-BR`: which there are is for `words` to say."""

Holder = Literal["person", "computer", "open"]
"""Who holds a seat: its player, the computer until the player comes back, or whoever will take it
over."""


class Intent(Struct, frozen=True, array_like=True):
    """What a player has decided ahead: a turn for what chance may show, or wishes for the set-up.
    People read *plan*. See `engine.table.intents`."""

    face: str
    """What chance has to show; empty for wishes."""
    moves: tuple[Move, ...]
    """The steps; or the wishes that are left, in order."""
    touched: tuple[str, ...] = ()
    """What the steps read and change, as it was then."""
    whole: bool = True
    """It is all that can be decided for now; otherwise it is still being chosen."""


class Player(Struct, frozen=True):
    """Who sits in a seat: a person, or a computer that was asked to play. The place in the table's
    list is the seat's number."""

    user: int
    """Whom Discord calls so; a computer has a number of its own, see `engine.table.computers`."""
    name: str
    draft: tuple[Move, ...] = ()
    """Steps chosen but not confirmed, legal as things are. For that player's eyes only."""
    seen: int = 0
    """The position number after this player's last confirmed step: what came later is news."""
    resigned: bool = False
    since: int = 0
    """The position number since which the table waits for this player's present decision, if it
    does. Others who are asked at the same time may decide meanwhile: that changes nothing about
    it."""
    standing: str = ""
    """A standing answer, in the words of `engine.table.standing`; empty is *ask me*. For that
    player's eyes only."""
    intents: tuple[Intent, ...] = ()
    """What is decided ahead, one for a face. For that player's eyes only."""
    asked: int = 0
    """When the present decision was asked for; 0 is while the table does not wait for them."""
    deadline: int = 0
    """When its time is over, reserve and pauses included; 0 is never."""
    reserve: int = field(default=0, name="bank")
    """The reserve as it was when the decision was asked for."""
    away: tuple[Span, ...] = ()
    """When this player's clock stands still, as announced."""
    holder: Holder = "person"
    clock: Clock | None = None
    """The clock of the present decision, if the table's has been changed since it was asked for."""
    paused: tuple[Span, ...] = ()
    """When the bot was down during the present decision: its clock stood still."""
    level: int = 0
    """How strong a computer plays that has sat down here; 0 is a person."""


class Tenure(Struct, frozen=True, array_like=True):
    """Since when somebody holds a seat, or did until the next one's time."""

    seat: Seat
    user: int
    name: str
    since: int
    """The time."""
    ply: int = 0
    """How many steps had been made."""


class Guest(Struct, frozen=True, array_like=True):
    """Somebody for whom a lobby keeps a seat: see `engine.table.guests`."""

    user: int
    name: str
    until: int = 0
    """When it is free for everybody; 0 for somebody who sits there from the beginning."""


class Asking(Struct, frozen=True, array_like=True):
    """A takeback that somebody asks the others for."""

    number: int
    """The table's version when it was asked for, so that no two requests are alike."""
    user: int
    position_number: int
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


class Doer(Struct, frozen=True):
    """Somebody who ends something for good, and why, if they say so."""

    user: int
    name: str
    reason: str = ""
    manager: bool = False
    """They did it as somebody who manages the server."""


class Parting(Struct, frozen=True, array_like=True):
    """How somebody left a game, or ended it for all."""

    what: Literal["resigned", "stopped", "closed"]
    ply: int
    """How many steps had been made then, the leaving included."""
    by: Doer


class Posting(Struct, frozen=True):
    """What a table's channel has been given, and what the next board may answer."""

    posted: int = -1
    """What is in the channel, in terms of `Table.due`: less than that, and a post is owed."""
    post: int | None = None
    """The message that holds the newest board, or the lobby."""
    answer: str = ""
    """The ply of a board, and what was asked that this board may answer, in words of those who
    post it; empty if nothing was. See `Table.answers`."""


class Takebacks(Struct, frozen=True):
    """What was taken back at a table, and what somebody asks to take back."""

    taken: int = 0
    """How far takebacks have moved the position number ahead of the ply."""
    back: int = -1
    """The number of the position that the last takeback led to; -1 before any."""
    dice: tuple[int, ...] = ()
    """Once something was taken back: the step whose dice were drawn last, and behind it those
    whose dice have been seen and come again. See `engine.table.draws`."""
    asking: Asking | None = None
    """The last takeback that somebody asked for, unless it was answered; see
    `engine.table.takeback`."""


class Table(Struct, frozen=True, kw_only=True):
    """Everything that is kept of a game, but for its log of moves."""

    id: int = 0
    version: int = 0
    guild: int
    """The server; or `DIRECT`."""
    channel: int
    """The channel, thread or direct message where it is played."""
    parent: int = 0
    """The channel where its lobby is, if it was opened with a thread of its own; else 0."""
    owner: int
    game: str
    rules_version: int = field(name="rules")
    """That of the rules that the game goes by now; a store calls it `rules`."""
    older: tuple[Older, ...] = ()
    """Those it went by before, oldest first: see `engine.table.older`."""
    options: str = ""
    language: Language = "en"
    quiet: bool = False
    """One board message edited in place and a short ping, instead of a post a turn."""
    status: Status = "lobby"
    players: tuple[Player, ...] = ()
    guests: tuple[Guest, ...] = ()
    """Before the game, those for whom seats are kept, in the order of the seats."""
    ply: int = 0
    snapshot: bytes = b""
    """The state as JSON; empty in the lobby."""
    seed: bytes
    """Secret until the game is over."""
    commitment: str
    outcome: Outcome | None = None
    posting: Posting = Posting()
    votes: tuple[int, ...] = ()
    """Users who want to abandon the game."""
    clock: Clock = Clock(limit=0)
    """What holds for decisions asked for from now on."""
    tenures: tuple[Tenure, ...] = ()
    """Of seats that have changed hands, everybody who held them, oldest first."""
    strangers: bool = True
    """Whether anybody may take an open seat, if the server lets them; or whom the owner chooses."""
    takebacks: Takebacks = Takebacks()
    partings: tuple[Parting, ...] = ()
    """Who has left or ended the game by their own word, in order."""
    rated: bool = False
    """Whether the result counts for ratings: see `engine.table.rated`. Nothing is taken back then,
    and nobody alone stops the game."""
    unwatched: int = 0
    """Steps that computers with seats of their own have made since a person decided something, or
    looked at the table; of a show, turns."""
    pace: int = 0
    """Seconds between the turns of a show, at which nobody but computers sits; 0 for any other
    table."""
    halted: bool = False
    """Whether somebody has paused the show."""
    season: int = 0
    """The season of a league that it is part of: nobody owns it then, and what its people do is for
    the league to say. 0 for any other table."""
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
    def direct(self) -> bool:
        """Whether it is in a direct message: one person plays there, against computers."""
        return self.guild == DIRECT

    @property
    def lobby_channel(self) -> int:
        """Where its lobby is, for everybody to join."""
        return self.parent or self.channel

    @property
    def live(self) -> bool:
        return self.status in LIVE

    @property
    def position_number(self) -> int:
        """What counts up with every ply and with every takeback: a position's own number."""
        return self.ply + self.takebacks.taken

    def ply_of(self, position_number: int) -> int:
        """The ply of a position no older than the last takeback, or brought up to it."""
        return position_number - self.takebacks.taken

    @property
    def told(self) -> int:
        """The last ply of which the channel has been told; -1 before any."""
        return self.ply_of(max(self.posting.posted, self.takebacks.back))

    @property
    def owes_takeback(self) -> bool:
        """Whether the channel does not know yet that something was taken back."""
        return self.posting.posted < self.takebacks.back

    @property
    def due(self) -> int:
        """The position whose board belongs in the channel; stopping a game is one more to show."""
        if self.status in ("lobby", "closed"):
            return -1
        return self.position_number + (self.status == "abandoned")

    @property
    def owes_post(self) -> bool:
        return self.posting.posted < self.due

    @property
    def lacks_lobby_post(self) -> bool:
        """Whether it is a lobby that no message is known to hold."""
        return self.status == "lobby" and self.posting.post is None

    @property
    def answers(self) -> str:
        """What the board that belongs in the channel may answer; empty if nothing."""
        ply, _, asked = self.posting.answer.partition(" ")
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


class GuildSettings(Struct, frozen=True):
    """What a server's managers have chosen."""

    language: Language | None = None
    """`None`: as Discord says the server speaks."""
    channels: tuple[int, ...] = ()
    """Where tables may be opened; empty is everywhere."""
    quiet: bool = False
    """What new tables start with."""
    thread: bool = True
    """Whether they have threads of their own, where there can be some."""
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
    seek: int | None = None
    """The channel where members look for players; `None`: nobody can."""
    puzzles: int | None = None
    """The channel that has a puzzle every week."""
    rated: bool = False
    """Whether the results of new tables count for ratings, unless their owners choose."""
    access: Access = Access()
    """Who may have tables, and what is special in one channel or another."""

    def within(self, *channels: int) -> Self:
        """What holds in a channel; of several, such as a thread and its channel, the first that is
        special decides."""
        settings = self
        for channel in reversed(channels):
            special = self.access.of(channel)
            settings = replace(
                settings,
                language=special.language or settings.language,
                quiet=settings.quiet if special.quiet is None else special.quiet,
                thread=settings.thread if special.thread is None else special.thread,
                clock=special.clock or settings.clock,
            )
        return settings

    @property
    def table_limit(self) -> int | None:
        """How many live tables a member may have opened; `None` is any number."""
        return USUAL_TABLES if self.most_tables is None else self.most_tables or None
