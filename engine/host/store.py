"""What a host asks of a store: a small protocol for each area, and what goes wrong.

Every method is one transaction. What is written for an `errand` is noted with it; raises `Settled`
instead, and writes nothing, if the errand was settled before.

The protocols stay in one file because `Store` is all of them, and they share what goes wrong.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from engine.clock.clock import Span
from engine.clock.timers import Timer
from engine.core import Move
from engine.host.figures import GuildStats, Idle
from engine.host.league_store import LeagueStore, OwnSeason
from engine.host.once import Errand, Refusal
from engine.host.puzzles import Puzzle, Solver
from engine.invitations.model import Invitation
from engine.people.settings import Absence, PersonSettings
from engine.rating.fold import Pool
from engine.rating.glicko import Rating
from engine.rating.history import Before, Page, Score, Search
from engine.rating.results import OwnResult, Result
from engine.rating.rewards import Holder, Reward
from engine.table.model import Doer, GuildSettings, Language, LoggedMove, Table


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


class TooManyInvitations(Exception):
    """Somebody has as many invitations waiting as they may."""


class BoardPost(Struct, frozen=True):
    """Where a table's newest board is."""

    post: int | None
    """The message that holds it now."""
    before: int | None
    """The one that held it until then."""


Kind = Literal["", "ping", "seat"]
"""What stands beside a table's board: a message with buttons; one that pings, which goes as a whole
when it has served; an offer of a seat, which serves no longer once somebody has it."""


class OldPost(Struct, frozen=True):
    """A message that has served: its buttons are to be taken off."""

    table: int
    channel: int
    message: int
    lobby: bool
    """Whether it was a lobby, which says what has become of it."""
    behind: bool = False
    """Whether boards may be behind it of which nobody could note that they were sent."""
    kind: Kind = ""


class Dossier(Struct, frozen=True, kw_only=True):
    """Everything that is remembered about a person."""

    settings: PersonSettings
    absences: tuple[Absence, ...] = ()
    timers: tuple[Timer, ...] = ()
    """Those of the person, and those of the seats where they play."""
    results: tuple[OwnResult, ...] = ()
    """Of games that they played to the end, oldest first."""
    ratings: Mapping[tuple[int, str], Rating] = {}
    """By server and game."""
    tables: tuple[Table, ...] = ()
    """Where they sit or sat, and what they opened, oldest first."""
    moves: Mapping[int, tuple[LoggedMove, ...]] = {}
    """By table, the moves they made."""
    invitations: tuple[Invitation, ...] = ()
    """Those they sent or were sent, oldest first."""
    solved: Mapping[int, int] = {}
    """By the number of a puzzle, when they solved it."""
    roles: tuple[tuple[int, int], ...] = ()
    """Those they have for places on ladders, each behind its server."""
    seasons: tuple[OwnSeason, ...] = ()
    """Of leagues where they took part, oldest first."""
    avoided: tuple[tuple[int, int], ...] = ()
    """Whom they would rather not meet, each behind the server."""


class Ledger(Protocol):
    """Tables and their moves as they were saved last: to be read, not to be written."""

    async def table(self, table_id: int) -> Table | None: ...

    async def live_in(self, channel: int) -> Table | None:
        """The lobby or running game of a channel."""
        ...

    async def last_in(self, channel: int) -> Table | None:
        """The newest table of a channel, live or not."""
        ...

    async def live_below(self, channel: int) -> list[Table]:
        """The live tables whose lobby is or was in a channel, and that have threads of their own,
        oldest first."""
        ...

    async def last_below(self, channel: int) -> Table | None:
        """The newest of those, live or not."""
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

    async def all_ids(self) -> list[int]: ...

    async def invited(self, user: int) -> list[Table]:
        """The lobbies that keep a seat for a user, oldest first; also where they sit already."""
        ...

    async def owned(self, guild: int, owner: int) -> list[int]:
        """The channels of the live tables that a member of a server has opened."""
        ...


class TableStore(Ledger, Protocol):
    """Tables and their moves, where they are saved."""

    async def add(
        self,
        table: Table,
        most: int | None = None,
        timers: Sequence[Timer] = (),
        *,
        errand: Errand | None = None,
    ) -> Table:
        """Keep a new table and its timers, and give it its id. Raises `ChannelTaken`, and
        `TooManyTables` if its owner already has `most` live ones on the server."""
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
        result: Result | None = None,
    ) -> Table:
        """Replace the table that has this id and version, and log moves, all or nothing.

        With a `cut`, what is logged behind that ply goes first. Timers, unless `None`, replace all
        of the table's that nobody has taken. `rest` is noted with the errand, and a `result` rates
        its players. Gives the table with its next version. Raises `Stale` if the version has moved
        on. `posted` and `post` are left alone: see `mark_posted`.
        """
        ...


class PostStore(Protocol):
    """What is in the channels, and what is owed to them."""

    async def owing(self) -> list[int]:
        """The ids of tables whose newest board is not in their channel yet, oldest change first."""
        ...

    async def lobbies_owed(self, until: int) -> list[int]:
        """The ids of lobbies opened by then that no message is known to hold, the oldest first."""
        ...

    async def mark_posted(
        self, table_id: int, position_number: int, message: int | None, *, behind: bool = False
    ) -> BoardPost:
        """Note which message holds the table's board, unless a newer one already is noted.

        The same position number again moves the board to another message. No new version. A
        message that held it before has served, and what the board was to answer is
        forgotten. `behind`: between the two there may be others, see `OldPost`.
        """
        ...

    async def note_offer(
        self, table_id: int, position_number: int, message: int, kind: Kind = ""
    ) -> None:
        """Note a message beside a table's board: it has served once the table has posted more than
        that position number."""
        ...

    async def keep_pings(self, table_id: int, position_number: int) -> None:
        """Let the pings of a table serve until it has posted more than that position number."""
        ...

    async def end_offers(self, table_id: int) -> None:
        """Let the offers of seats at a table have served."""
        ...

    async def served(self) -> list[OldPost]:
        """Messages that have served and have buttons, as far as is known, the oldest first."""
        ...

    async def tidied(self, messages: Sequence[int]) -> None:
        """Note that messages have no buttons any more."""
        ...

    async def forget_answer(self, table_id: int) -> None:
        """Forget what a table's board was to answer: it is too late for that."""
        ...


class ResultStore(Protocol):
    """Games that have come to their end, and the ratings that follow from them."""

    async def ratings(
        self, guild: int, users: Sequence[int], games: Sequence[str]
    ) -> dict[Pool, Rating]:
        """What some people are rated on a server in some games; those who are not are left out."""
        ...

    async def ladder(self, guild: int, game: str) -> dict[int, Rating]:
        """By user, everybody's rating in a game of a server, or in all of them."""
        ...

    async def before(self, guild: int, game: str, until: int) -> dict[int, Rating]:
        """By user, what everybody's rating was at a moment."""
        ...

    async def of_user(self, guild: int, user: int) -> list[OwnResult]:
        """Somebody's results on a server, oldest first."""
        ...

    async def names(self, guild: int, users: Sequence[int]) -> dict[int, str]:
        """What people were called when they last finished a game on a server."""
        ...

    async def hidden(self, guild: int) -> set[int]:
        """Those who do not want to be seen on a server."""
        ...

    async def result(self, table_id: int) -> Result | None:
        """What is remembered of a table's game, once it is over."""
        ...

    async def moved(self, table_id: int) -> dict[int, tuple[float, float]]:
        """By seat, the rating that a table's result has led to, and by how much it changed."""
        ...

    async def judge(
        self, table_id: int, void: Doer | None, *, errand: Errand | None = None
    ) -> Result | None:
        """Let a result count no more, by somebody's word, or count again; all ratings of its server
        are made anew. Gives it as it is then, or `None` if there is none."""
        ...


class HistoryStore(Protocol):
    """Games that have come to their end, looked up again."""

    async def page(self, search: Search, older_than: int = 0, newer_than: int = 0) -> Page:
        """Finished games that are looked for: the newest of them, or those that come next to a
        number either way."""
        ...

    async def between(self, guild: int, user: int, other: int) -> dict[str, Score]:
        """By game, how somebody stands against somebody else on a server."""
        ...

    async def before(self, result: Result) -> Before:
        """What a server knew about games like one before that ended."""
        ...


class RewardStore(Protocol):
    """Roles for places on ladders, and who has them."""

    async def rewards(self, guild: int) -> list[Reward]:
        """The roles that a server gives, by game and place."""
        ...

    async def holders(self, guild: int) -> dict[Holder, bool]:
        """Who has such a role, or was about to when they were last heard of: that is `False`."""
        ...

    async def change(
        self,
        guild: int,
        change: Callable[[Sequence[Reward]], tuple[Reward, ...]],
        following: Timer,
        *,
        errand: Errand | None = None,
    ) -> Sequence[Reward]:
        """Change the roles that a server gives, whatever others change meanwhile, and let them be
        looked at: at once, and when `following` falls due, unless that is planned already."""
        ...

    async def hold(self, guild: int, holder: Holder) -> None:
        """Note that somebody is about to have a role."""
        ...

    async def given(self, guild: int, holder: Holder) -> bool:
        """Note that they have it; whether they still are to."""
        ...

    async def release(self, guild: int, holder: Holder) -> None:
        """Note that somebody has a role no more."""
        ...

    async def fails(self, guild: int, holder: Holder) -> bool:
        """Note that a role cannot be given or taken; whether that is new."""
        ...

    async def works(self, guild: int, role: int) -> None:
        """Note that a role can be given."""
        ...


class ErrandStore(Protocol):
    """What interactions have asked for."""

    async def refuse(self, errand: Errand, refusal: Refusal) -> None:
        """Note that an errand was refused. Raises `Settled` if it was settled before."""
        ...

    async def claim(self, errand: Errand) -> None:
        """Note that an errand is being done. Raises `Settled` if it was settled or claimed."""
        ...

    async def forget(self, before: int) -> None:
        """Forget the errands of interactions with smaller numbers than that: older ones."""
        ...


class ServerStore(Protocol):
    """What a server has chosen, and its tables in figures."""

    async def settings(self, guild: int) -> GuildSettings: ...

    async def save(
        self, guild: int, settings: GuildSettings, *, errand: Errand | None = None
    ) -> None: ...

    async def alter(
        self,
        guild: int,
        change: Callable[[GuildSettings], GuildSettings],
        *,
        errand: Errand | None = None,
    ) -> GuildSettings:
        """Change what a server has chosen by then, and give what holds afterwards. What `change`
        raises is raised, and nothing has changed. Raises `Settled` as `save` does."""
        ...

    async def stats(self, guild: int, since: int) -> GuildStats:
        """A server's tables in figures; those of moves from a moment on."""
        ...

    async def idle(self, guild: int, before: int) -> list[Idle]:
        """A server's live tables that nobody has touched since a moment, the longest first."""
        ...


class PersonStore(Protocol):
    """What is kept about people."""

    async def settings(self, user: int) -> PersonSettings: ...

    async def save(
        self,
        user: int,
        settings: PersonSettings,
        digests: Sequence[Timer],
        *,
        errand: Errand | None = None,
    ) -> None:
        """Keep what a person has chosen; `digests` replace their timers of that kind."""
        ...

    async def kept_about(self, user: int) -> Dossier: ...

    async def forget(
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


class AbsenceStore(Protocol):
    """When members of a server are away."""

    async def of(self, user: int, guild: int | None = None) -> list[Absence]:
        """When somebody is or was away, on one server or on all, in order."""
        ...

    async def replace(
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


class TimerStore(Protocol):
    """What falls due."""

    async def due(self, now: int, most: int) -> list[Timer]:
        """Those that have fallen due and that nobody has taken, the oldest first.

        Here and below, a timer that cannot be read is set aside, and told in the log: it is never
        found again, and the others are.
        """
        ...

    async def next_due(self) -> int | None:
        """When the next of those falls due that nobody has taken."""
        ...

    async def take(self, timer_id: int, now: int, left: int = 0) -> Timer | None:
        """Take a timer that is due, before it is acted on; one that was taken before and `left`
        so has that as its time. Gives the timer of that number as it is by now, for somebody may
        have changed it; `None` if it is gone, taken or not due."""
        ...

    async def keep(self, timer_ids: Sequence[int], now: int) -> None:
        """Note that timers that were taken are still in hand."""
        ...

    async def done(self, timer_id: int, then: Sequence[Timer] = ()) -> None:
        """Remove a timer that has been acted on, and keep what follows it."""
        ...

    async def left(self) -> list[Timer]:
        """Those that somebody has taken and not done yet, the oldest first."""
        ...

    async def timed_tables(self) -> list[int]:
        """The ids of tables that have timers."""
        ...

    async def put_off(self, later: Sequence[Timer]) -> None:
        """Let waiting timers that are about the same as these fall due when these do."""
        ...


class InvitationStore(Protocol):
    """Challenges and calls for players."""

    async def add(
        self, invitation: Invitation, timers: Sequence[Timer], most: int, *, errand: Errand | None
    ) -> Invitation:
        """Keep a new invitation, give it its id, and note that of it in its timers. Raises
        `TooManyInvitations` if its owner already has `most` waiting on the server."""
        ...

    async def find(self, invitation_id: int) -> Invitation | None: ...

    async def save(
        self, invitation: Invitation, timers: Sequence[Timer] = (), *, errand: Errand | None
    ) -> Invitation:
        """Replace the invitation that has this id and version, and keep further timers.

        Gives it with its next version. Raises `Stale` if the version has moved on. `post` is left
        alone: see `mark_posted`.
        """
        ...

    async def begin(
        self, invitation: Invitation, table: Table, *, errand: Errand | None
    ) -> tuple[Invitation, Table]:
        """The same, and keep the table that comes of it, whose number the invitation has then.
        Raises `ChannelTaken`."""
        ...

    async def mark_posted(self, invitation_id: int, message: int) -> None:
        """Note which message holds an invitation, unless one is noted. No new version."""
        ...

    async def pending(self, guild: int) -> list[Invitation]:
        """What waits on a server for answers, or for its table, the oldest first."""
        ...


class PuzzleStore(Protocol):
    """Puzzles of servers."""

    async def plan(self, guild: int, timers: Sequence[Timer]) -> None:
        """Give a server these timers for puzzles, unless it has some; without any, take them."""
        ...

    async def add(self, puzzle: Puzzle, table: int) -> Puzzle:
        """Keep a puzzle from a table, and give it its number; gives the one that the week has
        already, if there is one."""
        ...

    async def of_week(self, guild: int, week: int) -> Puzzle | None: ...

    async def puzzle(self, puzzle: int) -> Puzzle | None: ...

    async def note_post(self, puzzle: int, message: int) -> None:
        """Note which message holds a puzzle."""
        ...

    async def fresh_tables(self, guild: int, most: int) -> list[int]:
        """Tables of a server whose game is over and that no puzzle is from, the newest first."""
        ...

    async def solve(self, puzzle: int, solver: Solver, *, errand: Errand | None = None) -> None:
        """Note that somebody has solved a puzzle; who has before stays where they are."""
        ...

    async def solvers(self, puzzle: int) -> list[Solver]:
        """Who has solved a puzzle, the first of them first."""
        ...


class BeatStore(Protocol):
    """Which processes of the bot are alive, and what one of them has told Discord."""

    async def beat(self, process: str, now: int) -> None:
        """Note that a process of the bot is alive."""
        ...

    async def stop(self, process: str, now: int) -> None:
        """Note that a process was alive until now, and is so no longer."""
        ...

    async def last(self) -> int | None:
        """When a process of the bot was last known to be alive."""
        ...

    async def others(self, process: str, since: int) -> bool:
        """Whether a process other than this was alive since a moment."""
        ...

    async def commands(self, application: int) -> str | None:
        """The checksum of the commands that Discord was told last."""
        ...

    async def note_commands(self, application: int, checksum: str) -> None:
        """Note which commands Discord was told."""
        ...


class Store(Protocol):
    """Where everything is remembered."""

    @property
    def tables(self) -> TableStore: ...

    @property
    def posts(self) -> PostStore: ...

    @property
    def results(self) -> ResultStore: ...

    @property
    def history(self) -> HistoryStore: ...

    @property
    def rewards(self) -> RewardStore: ...

    @property
    def errands(self) -> ErrandStore: ...

    @property
    def servers(self) -> ServerStore: ...

    @property
    def people(self) -> PersonStore: ...

    @property
    def absences(self) -> AbsenceStore: ...

    @property
    def timers(self) -> TimerStore: ...

    @property
    def puzzles(self) -> PuzzleStore: ...

    @property
    def beats(self) -> BeatStore: ...

    @property
    def invitations(self) -> InvitationStore: ...

    @property
    def leagues(self) -> LeagueStore: ...
