"""Lobbies: tables opened, sat down at, set up and started; and what owners may change."""

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.chance import Sealed, commitment, new_seed
from engine.clock.clock import Clock
from engine.core import Refused
from engine.games import game_named
from engine.host.once import Settled, errand, settled_here
from engine.host.servers import refuse_blocked
from engine.host.store import ChannelTaken, ServerStore, TableStore
from engine.host.tables import Saved, Tables, done, knowing_absences
from engine.table import computers, guests, lobby
from engine.table.model import Doer, Guest, Language, Table
from engine.table.rated import refuse_unrateable, with_rated
from engine.table.turns import Change


class Opening(Struct, frozen=True):
    """What is asked for when a table is opened."""

    guild: int
    channel: int
    owner: int
    name: str
    game: str
    options: str = ""
    language: Language = "en"
    quiet: bool = False
    most_tables: int | None = None
    """How many live tables the owner may have on the server then; `None` is any number."""
    clock: Clock = Clock(limit=0)
    computers: tuple[tuple[int, str], ...] = ()
    """Levels and names of those that sit down beside the owner at once."""
    rated: bool = False
    """Whether the result is to count."""
    guests: tuple[Guest, ...] = ()
    """For whom seats are kept, in the order in which all are to sit: the owner and those computers
    are among them."""
    pace: int = 0
    """That of a show: the owner looks on then, and only computers sit down."""
    parent: int = 0
    """The channel where the lobby will be, if that is another one."""


class Lobbies:
    """What can be asked of a table before its game, and by its owner."""

    def __init__(self, tables: Tables, kept: TableStore, servers: ServerStore) -> None:
        self._tables = tables
        self._kept = kept
        self._servers = servers

    async def open(self, opening: Opening) -> Table:
        """A new table with its owner on the first seat. Raises `TooManyTables`."""
        await refuse_blocked(self._servers, opening.guild, opening.owner)
        game = game_named(opening.game)
        now = self._tables.now()
        seed = new_seed()
        table = Table(
            guild=opening.guild,
            channel=opening.channel,
            parent=opening.parent,
            owner=opening.owner,
            game=game.key,
            rules_version=game.rules_version,
            options=lobby.checked_options(game.key, opening.options),
            language=opening.language,
            quiet=opening.quiet,
            clock=opening.clock,
            guests=opening.guests,
            pace=opening.pace,
            rated=opening.rated,
            seed=seed,
            commitment=commitment(seed),
            opened=now,
        )
        if opening.pace:
            computers.refuse_pace(opening.pace)
        else:
            table = lobby.joined(table, opening.owner, opening.name)
        for level, name in opening.computers:
            table = computers.added(table, opening.owner, level, name)
        if opening.rated:
            refuse_unrateable(table)
        table = knowing_absences(
            table, opening.owner, await self._tables.spans_away(opening.guild, opening.owner), now
        )
        asked = errand("open")
        try:
            timers = guests.timers_for(table)
            opened = await self._kept.add(table, opening.most_tables, timers, errand=asked)
        except ChannelTaken:
            taken = (
                Refused("direct-taken", "you already have a game in your direct messages")
                if table.direct
                else Refused("channel-taken", "this channel already has a live table")
            )
            return await self._tables.table((await self._tables.refuse(asked, taken)).table)
        except Settled as settled:
            return await self._tables.table(done(settled, asked).table)
        settled_here()
        self._tables.tell(Saved(None, Change(opened), timers))
        return opened

    async def join(self, table_id: int, user: int, name: str) -> Table:
        guild = (await self._tables.table(table_id)).guild
        await refuse_blocked(self._servers, guild, user)
        return await self._tables.change(
            "join", table_id, lambda table: Change(lobby.joined(table, user, name))
        )

    async def leave(self, table_id: int, user: int) -> Table:
        return await self._tables.change(
            "leave", table_id, lambda table: Change(lobby.left(table, user))
        )

    async def free_seats(self, table_id: int, user: int) -> Table:
        """The owner lets anybody have the seats that are kept for guests."""
        return await self._tables.change(
            "free-seats", table_id, lambda table: Change(lobby.seats_freed(table, user))
        )

    async def let_guests_go(self, table_id: int) -> Table:
        """Seats that have been kept for long enough are free for everybody."""
        now = self._tables.now()
        return await self._tables.change(
            "let-guests-go", table_id, lambda table: Change(guests.run_out(table, now))
        )

    async def choose_options(self, table_id: int, user: int, text: str) -> Table:
        return await self._tables.change(
            "choose-options", table_id, lambda table: Change(lobby.with_options(table, user, text))
        )

    async def change_options(self, table_id: int, user: int, changes: Sequence[str]) -> Table:
        """Apply changes such as `+v9` and `-v15 hard` to what is chosen by then."""
        return await self._tables.change(
            "change-options",
            table_id,
            lambda table: Change(lobby.with_changes(table, user, changes)),
        )

    async def surprise(self, table_id: int, user: int) -> Table:
        """Options drawn by lot for the number seated."""
        seed = new_seed()
        return await self._tables.change(
            "surprise",
            table_id,
            lambda table: Change(lobby.surprised(table, user, Sealed(seed, table.version))),
        )

    async def set_rated(self, table_id: int, user: int, rated: bool) -> Table:
        """The owner chooses whether the result counts."""
        return await self._tables.change(
            "set-rated", table_id, lambda table: Change(with_rated(table, user, rated))
        )

    async def close(self, table_id: int, doer: Doer) -> Table:
        now = self._tables.now()
        return await self._tables.change(
            "close", table_id, lambda table: Change(lobby.closed_by(table, doer, now))
        )

    async def start(self, table_id: int, user: int) -> Table:
        now = self._tables.now()

        def begin(table: Table) -> Change:
            begun, opening = lobby.started(table, user, now)
            return Change(begun, (opening,))

        return await self._tables.change("start", table_id, begin)

    async def set_quiet(self, table_id: int, user: int, quiet: bool) -> Table:
        return await self._tables.change(
            "set-quiet",
            table_id,
            lambda table: Change(replace(lobby.owned(table, user), quiet=quiet)),
        )

    async def set_clock(self, table_id: int, user: int, change: Callable[[Clock], Clock]) -> Table:
        """Change a table's clock: for decisions asked for from then on."""
        return await self._tables.change(
            "set-clock",
            table_id,
            lambda table: Change(lobby.with_clock(table, user, change(table.clock))),
        )

    async def set_language(self, table_id: int, user: int, language: Language) -> Table:
        return await self._tables.change(
            "set-language",
            table_id,
            lambda table: Change(replace(lobby.owned(table, user), language=language)),
        )
