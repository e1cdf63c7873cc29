"""Invitations: sent, answered, and made into a table once everybody wants to play."""

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.chance import Sealed, commitment, new_seed
from engine.clock.timers import Timer
from engine.core import Refused
from engine.games import game_named
from engine.host.locks import Locks
from engine.host.once import Errand, Settled, errand, settled_here
from engine.host.servers import refuse_blocked
from engine.host.store import ChannelTaken, Stale, Store, TooManyInvitations
from engine.host.tables import TRIES, Saved, Tables, done, knowing_absences
from engine.invitations import answers
from engine.invitations.model import LASTS, MOST_PENDING, Guest, Invitation, Kind, Terms
from engine.table import lobby
from engine.table.model import Language, Table
from engine.table.turns import Change

AT_ONCE = 60
"""Seconds after which somebody looks whether what was to follow at once has been done."""
AGAIN = 600
"""Seconds until a table is tried again for which there was no place."""


class Asking(Struct, frozen=True, kw_only=True):
    """What somebody who invites others asks for."""

    kind: Kind
    guild: int
    channel: int
    owner: int
    name: str
    game: str
    terms: Terms
    language: Language = "en"
    quiet: bool = False
    seats: int
    guests: tuple[Guest, ...] = ()


class Invitations:
    """What can be asked of an invitation."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self._tables = tables
        self._store = store
        self._kept = store.invitations
        self._locks = Locks()

    async def invitation(self, invitation_id: int) -> Invitation:
        """An invitation by its number. Raises `Refused` if there is none."""
        found = await self._kept.find(invitation_id)
        if found is None:
            raise Refused("no-invitation", "that invitation no longer exists")
        return found

    async def pending(self, guild: int) -> list[Invitation]:
        """What waits on a server for answers, or for its table, the oldest first."""
        return await self._kept.pending(guild)

    async def send(self, asking: Asking) -> Invitation:
        """A new invitation, still to be posted. Raises `Refused`."""
        asked = errand("invite")
        now = self._tables.now()
        timers = (_timer(now + AT_ONCE),)
        try:
            await refuse_blocked(self._store.servers, asking.guild, asking.owner)
            answers.refuse_guests(asking.owner, asking.guests)
            terms = answers.checked_terms(asking.game, asking.terms, asking.seats)
            invitation = Invitation(
                kind=asking.kind,
                guild=asking.guild,
                channel=asking.channel,
                owner=asking.owner,
                name=asking.name,
                game=asking.game,
                terms=terms,
                language=asking.language,
                quiet=asking.quiet,
                seats=asking.seats,
                guests=asking.guests,
                made=now,
                until=now + LASTS,
            )
            sent = await self._kept.add(invitation, timers, MOST_PENDING, errand=asked)
        except TooManyInvitations:
            many = Refused("invitation-many", "too many are waiting", most=MOST_PENDING)
            settlement = await self._tables.refuse(asked, many)
        except Refused as refused:
            settlement = await self._tables.refuse(asked, refused)
        except Settled as settled:
            settlement = done(settled, asked)
        else:
            settled_here()
            self._tables.tell(Saved(timers=timers))
            return sent
        return await self.invitation(settlement.table)

    async def accept(self, invitation_id: int, user: int, edition: int) -> Invitation:
        await self._refuse_blocked(invitation_id, user)
        return await self._change(
            "accept", invitation_id, lambda one: answers.accepted(one, user, edition)
        )

    async def decline(self, invitation_id: int, user: int) -> Invitation:
        return await self._change("decline", invitation_id, lambda one: answers.declined(one, user))

    async def withdraw(self, invitation_id: int, user: int) -> Invitation:
        return await self._change(
            "withdraw", invitation_id, lambda one: answers.withdrawn(one, user)
        )

    async def suggest(
        self, invitation_id: int, user: int, edition: int, terms: Terms
    ) -> Invitation:
        return await self._change(
            "suggest", invitation_id, lambda one: answers.suggested(one, user, edition, terms)
        )

    async def take_up(self, invitation_id: int, user: int, edition: int) -> Invitation:
        """Whoever asked is content with what a guest suggests."""
        return await self._change(
            "take-up", invitation_id, lambda one: answers.taken_up(one, user, edition)
        )

    async def turn_down(self, invitation_id: int, user: int, edition: int) -> Invitation:
        return await self._change(
            "turn-down", invitation_id, lambda one: answers.turned_down(one, user, edition)
        )

    async def join(self, invitation_id: int, user: int, name: str) -> Invitation:
        await self._refuse_blocked(invitation_id, user)
        return await self._change(
            "join-seek", invitation_id, lambda one: answers.joined(one, user, name)
        )

    async def step_out(self, invitation_id: int, user: int) -> Invitation:
        return await self._change(
            "step-out", invitation_id, lambda one: answers.stepped_out(one, user)
        )

    async def release(self, guild: int, user: int) -> list[Invitation]:
        """Let somebody ask, and be asked, no more on a server. Gives what has become of what was
        waiting with them."""
        waiting = [one for one in await self.pending(guild) if user in one.people]
        return [
            await self._change("release", one.id, lambda before: answers.released(before, user))
            for one in waiting
        ]

    async def lapse(self, invitation_id: int) -> Invitation:
        """It has waited long enough, or its channel is gone. Once more changes nothing."""
        return await self._change("lapse", invitation_id, answers.lapsed)

    async def mark_posted(self, invitation_id: int, message: int) -> None:
        """Note which message holds an invitation."""
        await self._kept.mark_posted(invitation_id, message)

    async def begin(self, invitation_id: int, channel: int) -> Table | None:
        """Open the table of an invitation that everybody has agreed to, and let its game begin;
        whose turn comes first is drawn by lot. Gives the table, whoever has opened it; `None`
        while the channel has another. Raises `Refused` unless it is agreed to."""
        async with self._locks.of(invitation_id):
            for _ in range(TRIES):
                invitation = await self.invitation(invitation_id)
                if invitation.state == "begun":
                    break
                if invitation.state != "agreed":
                    raise Refused("invitation-changed", "not everybody wants to play so")
                asked = errand("begin", invitation_id)
                table = await self._table_for(invitation, channel)
                try:
                    invitation, table = await self._kept.begin(invitation, table, errand=asked)
                except ChannelTaken:
                    return None
                except Stale:
                    continue
                except Settled as settled:
                    done(settled, asked)
                    continue
                settled_here()
                self._tables.tell(Saved(None, Change(table)))
                break
            else:
                raise Refused("busy", "too many are changing this at once; try again")
        return await self._started(invitation)

    async def _refuse_blocked(self, invitation_id: int, user: int) -> None:
        """Raise `Refused` if somebody may play nowhere on the server."""
        invitation = await self.invitation(invitation_id)
        await refuse_blocked(self._store.servers, invitation.guild, user)

    async def _table_for(self, invitation: Invitation, channel: int) -> Table:
        """The table as it is before its game, with everybody seated."""
        game, terms, now = game_named(invitation.game), invitation.terms, self._tables.now()
        seed = new_seed()
        people = [(invitation.owner, invitation.name)]
        people += [(guest.user, guest.name) for guest in invitation.guests]
        table = Table(
            guild=invitation.guild,
            channel=channel,
            parent=0 if channel == invitation.channel else invitation.channel,
            owner=invitation.owner,
            game=game.key,
            rules_version=game.rules_version,
            options=lobby.checked_options(game.key, terms.options),
            language=invitation.language,
            quiet=invitation.quiet,
            clock=terms.clock,
            rated=terms.rated,
            seed=seed,
            commitment=commitment(seed),
            opened=now,
        )
        for user, name in Sealed(new_seed(), 0).shuffle(people):
            table = replace(lobby.joined(table, user, name), owner=invitation.owner)
            spans = await self._tables.spans_away(table.guild, user)
            table = knowing_absences(table, user, spans, now)
        return table

    async def _started(self, invitation: Invitation) -> Table:
        """The table of an invitation, whose game begins unless it has."""
        table = await self._tables.table(invitation.table or 0)
        if table.status != "lobby":
            return table
        now = self._tables.now()

        def begin(lobbied: Table) -> Change:
            if lobbied.status != "lobby":
                return Change(lobbied)
            begun, opening = lobby.started(lobbied, lobbied.owner, now)
            return Change(begun, (opening,))

        return await self._tables.change("start", table.id, begin)

    async def _change(
        self, what: str, invitation_id: int, change: Callable[[Invitation], Invitation]
    ) -> Invitation:
        """Read, change and save an invitation; again if another process has saved in between."""
        asked = errand(what, invitation_id)
        try:
            return await self._saved(asked, invitation_id, change)
        except Refused as refused:
            await self._tables.refuse(asked, refused)
        except Settled as settled:
            done(settled, asked)
        return await self.invitation(invitation_id)

    async def _saved(
        self,
        asked: Errand | None,
        invitation_id: int,
        change: Callable[[Invitation], Invitation],
    ) -> Invitation:
        async with self._locks.of(invitation_id):
            for _ in range(TRIES):
                before = await self.invitation(invitation_id)
                after = change(before)
                timers: Sequence[Timer] = ()
                if after.state == "agreed" and before.state != "agreed":
                    at = self._tables.now() + AT_ONCE
                    timers = (replace(_timer(at), invitation=invitation_id),)
                try:
                    saved = await self._kept.save(after, timers, errand=asked)
                except Stale:
                    continue
                settled_here()
                self._tables.tell(Saved(timers=timers))
                return saved
        raise Refused("busy", "too many are changing this at once; try again")


def _timer(at: int) -> Timer:
    return Timer(at=at, kind="invitation")
