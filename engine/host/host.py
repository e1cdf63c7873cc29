"""The host: everything that can be asked of a table, done under its lock and saved.

Rules and seating are pure functions in `engine.table.lobby` and `engine.table.turns`; the host
reads the table, lets them change it, and saves it before anybody is answered.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime

from msgspec import Struct
from msgspec.structs import replace

from engine.chance import Sealed, commitment, new_seed
from engine.clock.clock import Clock, Span, stretched, with_pause
from engine.clock.timers import Timer
from engine.core import Move, Refused, Seat
from engine.games import game_named
from engine.host.absences import Absences
from engine.host.forgetting import must_keep
from engine.host.once import Settled, errand, settled_here
from engine.host.tables import TRIES, done, knowing_absences
from engine.people.settings import PersonSettings
from engine.record import RESIGN, Header, Play, compose
from engine.table import lobby, seats, takeback, turns
from engine.table import timeouts as absent
from engine.table.model import ChannelTaken, GuildSettings, Language, LoggedMove, Stale, Table
from engine.table.older import newer_rules
from engine.table.turns import Change, Desk, Spot


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


class PlayedInPart(Refused):
    """Of some typed moves the first told their player something, and the next is refused."""

    def __init__(self, table: Table, why: Refused, move: Move) -> None:
        super().__init__("played-in-part", f"played up to `{move}`: {why}", move=move)
        self.table = table
        """As it is now."""
        self.why = why
        self.move = move


class _MovedOn(Exception):
    """The position is not the one whose past was read."""


class Host(Absences):
    """What can be asked of the tables."""

    # The lobby

    async def open(self, opening: Opening) -> Table:
        """A new table with its owner on the first seat. Raises `TooManyTables`."""
        game = game_named(opening.game)
        now = self.clock()
        seed = new_seed()
        table = Table(
            guild=opening.guild,
            channel=opening.channel,
            owner=opening.owner,
            game=game.key,
            rules=game.rules_version,
            options=lobby.checked_options(game.key, opening.options),
            language=opening.language,
            quiet=opening.quiet,
            clock=opening.clock,
            seed=seed,
            commitment=commitment(seed),
            opened=now,
        )
        table = lobby.joined(table, opening.owner, opening.name)
        table = knowing_absences(
            table, opening.owner, await self._away(opening.guild, opening.owner), now
        )
        asked = errand("open")
        try:
            opened = await self.store.add(table, opening.most_tables, errand=asked)
        except ChannelTaken:
            taken = Refused("channel-taken", "this channel already has a live table")
            return await self.table((await self._refused(asked, taken)).table)
        except Settled as settled:
            return await self.table(done(settled, asked).table)
        settled_here()
        self.on_change(None, Change(opened))
        return opened

    async def claim(self, what: str) -> bool:
        """Whether what the interaction asks for is still to be done, and nobody else will: for
        what is done elsewhere than in the store, and cannot be done twice."""
        asked = errand(what)
        if asked is None:
            return True
        try:
            await self.store.claim(asked)
        except Settled:
            return False
        settled_here()
        return True

    async def join(self, table_id: int, user: int, name: str) -> Table:
        return await self._change(
            "join", table_id, lambda table: Change(lobby.joined(table, user, name))
        )

    async def leave(self, table_id: int, user: int) -> Table:
        return await self._change("leave", table_id, lambda table: Change(lobby.left(table, user)))

    async def choose_options(self, table_id: int, user: int, text: str) -> Table:
        return await self._change(
            "choose-options", table_id, lambda table: Change(lobby.with_options(table, user, text))
        )

    async def change_options(self, table_id: int, user: int, changes: Sequence[str]) -> Table:
        """Apply changes such as `+v9` and `-v15 hard` to what is chosen by then."""
        return await self._change(
            "change-options",
            table_id,
            lambda table: Change(lobby.with_changes(table, user, changes)),
        )

    async def surprise(self, table_id: int, user: int) -> Table:
        """Options drawn by lot for the number seated."""
        seed = new_seed()
        return await self._change(
            "surprise",
            table_id,
            lambda table: Change(lobby.surprised(table, user, Sealed(seed, table.version))),
        )

    async def close(self, table_id: int, user: int) -> Table:
        now = self.clock()
        return await self._change(
            "close", table_id, lambda table: Change(lobby.closed(table, user, now))
        )

    async def start(self, table_id: int, user: int) -> Table:
        now = self.clock()

        def begin(table: Table) -> Change:
            begun, opening = lobby.started(table, user, now)
            return Change(begun, (opening,))

        return await self._change("start", table_id, begin)

    # The game

    async def desk(self, table_id: int, user: int) -> Desk:
        """What a player must decide now. Raises `Refused` for anybody else."""
        return turns.desk(await self.table(table_id), user)

    async def choose(self, table_id: int, user: int, spot: Spot, moves: Sequence[Move]) -> Table:
        """Add steps to a draft. If that reveals something, they are played: the ply moves on."""
        now = self.clock()
        return await self._change(
            "choose",
            table_id,
            lambda table: turns.chosen(absent.present(table, user), user, spot, moves, now),
        )

    async def undo(self, table_id: int, user: int, spot: Spot) -> Table:
        return await self._change("undo", table_id, lambda table: turns.undone(table, user, spot))

    async def confirm(self, table_id: int, user: int, spot: Spot) -> Table:
        now = self.clock()
        return await self._change(
            "confirm",
            table_id,
            lambda table: turns.confirmed(absent.present(table, user), user, spot, now),
        )

    async def type_moves(
        self, table_id: int, user: int, moves: Sequence[Move], asked: str = ""
    ) -> Table:
        """Moves from the keyboard, behind what is already drafted.

        A whole turn is played at once; less is kept as a draft. All of it is done or none; but
        what comes behind a step that tells the player something is judged when that step has been
        played. Raises `PlayedInPart` if it is refused then.

        `asked` is what the board may answer, if they end the turn at once: see `Table.answer`.
        """
        if RESIGN in moves:
            raise Refused("use-resign", "leaving the game is not a move")
        table, rest = await self._type("type", table_id, user, moves, asked)
        part = 1
        while rest:
            part += 1
            try:
                table, rest = await self._type(f"type-{part}", table_id, user, rest)
            except Refused as refused:
                raise PlayedInPart(table, refused, rest[0]) from refused
        return table

    async def _type(
        self, what: str, table_id: int, user: int, moves: Sequence[Move], asked: str = ""
    ) -> tuple[Table, Sequence[Move]]:
        """Take typed moves up to where they tell their player something; gives those left."""
        now = self.clock()

        def typed(table: Table) -> Change:
            change = turns.typed(absent.present(table, user), user, moves, now)
            if asked and not change.rest and not table.quiet:
                change = turns.answering(change, user, asked)
            return change

        return await self._change_and_tell(what, table_id, typed)

    async def resign(self, table_id: int, user: int) -> Table:
        now = self.clock()
        return await self._change(
            "resign", table_id, lambda table: turns.resigned(table, user, now)
        )

    async def set_standing(self, table_id: int, user: int, typed: str) -> Table:
        """Keep a player's standing answer, and carry it out if they are being asked already."""
        now = self.clock()
        return await self._change(
            "set-standing", table_id, lambda table: turns.with_standing(table, user, typed, now)
        )

    async def abandon(self, table_id: int, user: int) -> Table:
        """Stop a game: at once for its owner, by votes for its players."""
        now = self.clock()
        return await self._change(
            "abandon",
            table_id,
            lambda table: turns.abandoned(absent.present(table, user), user, now),
        )

    # Those who are absent, and those who play for them

    async def time_out(self, table_id: int, seat: Seat, since: int) -> Table:
        """What the table has agreed on happens to a player whose time is over. If it is not, and
        if it was about another decision than the one asked for since then, nothing does."""
        now = self.clock()
        try:
            return await self._change(
                "time-out",
                table_id,
                lambda table: absent.timed_out(table, seat, since, now),
                thinks=True,
            )
        except absent.Void:
            return await self.table(table_id)

    async def attend(self, table_id: int, user: int) -> Table:
        """A player is back at the table. Raises `Refused` if they have not been away from it."""
        now = self.clock()
        return await self._change(
            "attend", table_id, lambda table: absent.attended(table, user, now)
        )

    async def open_seat(self, table_id: int, user: int) -> Table:
        """A player offers their seat to whoever will play on."""
        return await self._change(
            "open-seat", table_id, lambda table: Change(seats.opened(table, user))
        )

    async def take_seat(self, table_id: int, seat: Seat, user: int, name: str) -> Table:
        """Somebody takes an open seat, where anybody may."""
        now = self.clock()
        table = await self.table(table_id)
        await self._refuse_closed_server(table)

        def take(table: Table) -> Change:
            if table.status == "running" and not table.strangers and user != table.owner:
                raise Refused("owner-chooses", "the owner of this table chooses who plays on")
            return turns.carried_out(Change(seats.taken(table, seat, user, name, now)), now)

        return await self._change("take-seat", table_id, take)

    async def choose_substitute(self, table_id: int, owner: int, user: int, name: str) -> Table:
        """The owner says who takes the seat that is open."""
        now = self.clock()
        table = await self.table(table_id)
        await self._refuse_closed_server(table)

        def choose(table: Table) -> Change:
            seat = seats.open_seat(lobby.owned(table, owner))
            return turns.carried_out(Change(seats.taken(table, seat, user, name, now)), now)

        return await self._change("choose-substitute", table_id, choose)

    async def _refuse_closed_server(self, table: Table) -> None:
        settings = await self.store.settings(table.guild)
        if not settings.substitutes:
            raise Refused("managers-choose", "on this server its managers choose who plays on")

    async def set_strangers(self, table_id: int, user: int, strangers: bool) -> Table:
        """The owner chooses whether anybody may take an open seat."""
        return await self._change(
            "set-strangers",
            table_id,
            lambda table: Change(replace(lobby.owned(table, user), strangers=strangers)),
        )

    # Takebacks

    async def ask_takeback(self, table_id: int, user: int) -> Table:
        """Ask the others for a takeback; the table goes back at once if there are none."""
        return await self._change_past(
            "ask-takeback", table_id, lambda table, past: takeback.asked(table, past, user)
        )

    async def agree_takeback(self, table_id: int, user: int, number: int) -> Table:
        """Agree to the request of that number; the last of those asked makes it so."""
        return await self._change_past(
            "agree-takeback",
            table_id,
            lambda table, past: takeback.agreed(table, past, user, number),
        )

    async def decline_takeback(self, table_id: int, user: int, number: int) -> Table:
        return await self._change(
            "decline-takeback", table_id, lambda table: takeback.declined(table, user, number)
        )

    async def withdraw_takeback(self, table_id: int, user: int, number: int) -> Table:
        return await self._change(
            "withdraw-takeback", table_id, lambda table: takeback.withdrawn(table, user, number)
        )

    async def announce_takeback(self, table_id: int, number: int, post: int) -> Table:
        """Note which message asks for a takeback."""
        return await self._change(
            "announce-takeback", table_id, lambda table: takeback.announced(table, number, post)
        )

    async def _past(self, table: Table) -> takeback.History:
        """All positions of a table; beside the event loop, since games can be long."""
        log = await self.store.moves(table.id)
        return await asyncio.to_thread(takeback.history, table, log[: table.ply + 1])

    async def _change_past(
        self, what: str, table_id: int, change: Callable[[Table, takeback.History], Change]
    ) -> Table:
        """Change a table in a way that depends on how it came to be what it is."""
        for _ in range(TRIES):
            known = await self.table(table_id)
            past = await self._past(known)

            def changed(
                table: Table, known: Table = known, past: takeback.History = past
            ) -> Change:
                if table.mark != known.mark:
                    raise _MovedOn
                return change(table, past)

            with contextlib.suppress(_MovedOn):
                return await self._change(what, table_id, changed)
        raise Refused("busy", "too many are changing this table at once; try again")

    # For those who run the server, who were checked before

    async def end(self, table_id: int, version: int | None = None) -> Table:
        """Stop a table in whatever state it is; or only if nobody has changed it since it had
        that version. Raises `Refused` otherwise."""
        now = self.clock()

        def stop(table: Table) -> Change:
            if not table.live:
                raise Refused("not-running", "this game is over")
            if version not in (None, table.version):
                raise Refused("busy", "somebody has changed the table meanwhile")
            if table.status == "lobby":
                return Change(replace(table, status="closed", ended=now))
            return Change(turns.stopped(table, now))

        return await self._change("end", table_id, stop)

    async def stand_still(self, table_id: int, span: Span) -> Table | None:
        """Let no clock of a table have run while the bot was down: the table, if that changes
        anything. To be told twice of the same time is to be told once."""
        before = await self.table(table_id)
        if with_pause(before, span) == before:
            return None
        after = await self._change(
            "stand-still", table_id, lambda table: Change(with_pause(table, span))
        )
        await self.store.put_off(stretched(after))
        return after

    async def reseat(self, table_id: int, seat: Seat, user: int, name: str) -> Table:
        now = self.clock()

        def seated(table: Table) -> Change:
            return turns.carried_out(Change(seats.taken_over(table, seat, user, name, now)), now)

        return await self._change("reseat", table_id, seated)

    # For those who sit at the table

    async def rename(self, table_id: int, user: int, name: str) -> Table:
        """A player is called otherwise now."""
        return await self._change(
            "rename", table_id, lambda table: Change(turns.renamed(table, user, name))
        )

    async def set_quiet(self, table_id: int, user: int, quiet: bool) -> Table:
        return await self._change(
            "set-quiet",
            table_id,
            lambda table: Change(replace(lobby.owned(table, user), quiet=quiet)),
        )

    async def set_clock(self, table_id: int, user: int, change: Callable[[Clock], Clock]) -> Table:
        """Change a table's clock: for decisions asked for from then on."""
        return await self._change(
            "set-clock",
            table_id,
            lambda table: Change(lobby.with_clock(table, user, change(table.clock))),
        )

    async def set_language(self, table_id: int, user: int, language: Language) -> Table:
        return await self._change(
            "set-language",
            table_id,
            lambda table: Change(replace(lobby.owned(table, user), language=language)),
        )

    async def forget(self, user: int, names: Mapping[Language, str]) -> list[Table]:
        """Forget a person: see `Store.forget_person`. Gives the live tables that need them."""
        # One and the same stranger takes their place everywhere, so that results still add up.
        alias = -1 - secrets.randbits(62)
        asked = errand("forget")
        for _ in range(TRIES):
            try:
                needed = await self.store.forget_person(user, alias, names, errand=asked)
            except Stale:
                continue
            except Settled as settled:
                done(settled, asked)
                kept = (await self.store.kept_about(user)).tables
                return [table for table in kept if must_keep(table, user)]
            settled_here()
            return needed
        raise Refused("busy", "too many are changing these tables at once; try again")

    # What servers and people have chosen

    async def save_settings(self, guild: int, settings: GuildSettings) -> GuildSettings:
        """Keep what a server's managers have chosen. Gives what holds by now."""
        asked = errand("settings")
        try:
            await self.store.save_settings(guild, settings, errand=asked)
        except Settled as settled:
            done(settled, asked)
            return await self.store.settings(guild)
        settled_here()
        return settings

    async def save_person(
        self, user: int, settings: PersonSettings, digests: Sequence[Timer]
    ) -> PersonSettings:
        """Keep what a person has chosen, and when they are told of their games. Gives what holds
        by now."""
        asked = errand("person")
        try:
            await self.store.save_person(user, settings, digests, errand=asked)
        except Settled as settled:
            done(settled, asked)
            return await self.store.person(user)
        settled_here()
        self.on_timers(digests)
        return settings

    # Reading

    async def news(self, table: Table, seat: Seat) -> list[LoggedMove]:
        """What happened since the player's own last step."""
        return await self.store.moves(table.id, after=table.ply_of(table.players[seat].seen))

    async def record(self, table: Table) -> str:
        """The table's record: what everybody may know, and the whole once it is over."""
        if table.status in ("lobby", "closed"):
            raise Refused("not-started", "the game has not started yet")
        moves = await self.store.moves(table.id)
        plays = [
            Play(move.seat, move.move, hand=move.hand, draw=move.draw)
            for move in moves
            if move.seat is not None
        ]
        header = Header(
            game=table.game,
            rules=table.older[0].rules if table.older else table.rules,
            options=table.options,
            names=seats.names_at_first(table),
            commitment=table.commitment,
            begun=_date(table.started),
            ended=_date(table.ended),
            successors=seats.successors(table),
            newer=newer_rules(table),
        )
        # Written from the log, which holds what no rules of today could play again.
        log = [move.events for move in moves[: table.ply + 1]]
        return compose(
            header, plays, table.seed, over=not table.live, log=log, outcome=table.outcome
        )


def _date(seconds: int) -> str:
    """A time on record, as `2026-11-16 02:11 UTC`."""
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M} UTC" if seconds else ""
