"""Invitations: challenges and calls for players."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, insert, or_, select, update

from data import rows
from data.database import Area, reads, writes
from data.errands import note_errand, settle_errand
from data.locks import lock_member
from data.schema import IS_PENDING, invitations
from data.tables import add_table
from data.timers import add_timers
from engine.clock.timers import Timer
from engine.host.once import Errand, Settlement
from engine.host.store import Stale, TooManyInvitations
from engine.invitations.answers import begun, forgotten
from engine.invitations.model import Invitation
from engine.table.model import Language, Table

_FIND: Final = select(invitations).where(invitations.c.id == bindparam("id_"))

PENDING_IN: Final = (
    select(invitations)
    .where(invitations.c.guild == bindparam("guild_"), IS_PENDING)
    .order_by(invitations.c.id)
)

PENDING_OF: Final = select(invitations.c.id).where(
    invitations.c.guild == bindparam("guild_"),
    invitations.c.owner == bindparam("owner_"),
    IS_PENDING,
)

_ADD: Final = insert(invitations).returning(invitations.c.id)

_REPLACE: Final = (
    update(invitations)
    .where(invitations.c.id == bindparam("id_"), invitations.c.version == bindparam("expected_"))
    .values(
        {
            column.name: bindparam(column.name)
            for column in invitations.c
            if column.name not in {"id", "post"}
        }
    )
    .returning(invitations.c.post)
)

_POSTED: Final = (
    update(invitations)
    .where(invitations.c.id == bindparam("id_"), invitations.c.post.is_(None))
    .values(post=bindparam("post_"))
)

_NAMED: Final = (
    select(invitations)
    .where(
        or_(
            invitations.c.owner == bindparam("user_"),
            invitations.c.guests.contains(bindparam("digits_")),
        )
    )
    .order_by(invitations.c.id)
)
"""Those that concern a person; a few too many. It looks at every one, for the few who ask what is
kept about them, or want it forgotten."""


class Invitations(Area):
    """An `engine.host.store.InvitationStore`."""

    @writes
    def add(
        self,
        connection: Connection,
        invitation: Invitation,
        timers: Sequence[Timer],
        most: int,
        *,
        errand: Errand | None,
    ) -> Invitation:
        note_errand(connection, errand, Settlement())
        guild, owner = invitation.guild, invitation.owner
        lock_member(connection, guild, owner)
        there = connection.scalars(PENDING_OF, {"guild_": guild, "owner_": owner}).all()
        if len(there) >= most:
            raise TooManyInvitations
        number = connection.execute(_ADD, rows.invitation_values(invitation)).scalar_one()
        add_timers(connection, [replace(timer, invitation=number) for timer in timers])
        settle_errand(connection, errand, Settlement(table=number))
        return replace(invitation, id=number)

    @reads
    def find(self, connection: Connection, invitation_id: int) -> Invitation | None:
        row = connection.execute(_FIND, {"id_": invitation_id}).one_or_none()
        return None if row is None else rows.read_invitation(row)

    @writes
    def save(
        self,
        connection: Connection,
        invitation: Invitation,
        timers: Sequence[Timer] = (),
        *,
        errand: Errand | None,
    ) -> Invitation:
        note_errand(connection, errand, Settlement(table=invitation.id))
        saved = _replace(connection, invitation)
        add_timers(connection, timers)
        return saved

    @writes
    def begin(
        self,
        connection: Connection,
        invitation: Invitation,
        table: Table,
        *,
        errand: Errand | None,
    ) -> tuple[Invitation, Table]:
        note_errand(connection, errand, Settlement(table=invitation.id))
        opened = add_table(connection, table)
        return _replace(connection, begun(invitation, opened)), opened

    @writes
    def mark_posted(self, connection: Connection, invitation_id: int, message: int) -> None:
        connection.execute(_POSTED, {"id_": invitation_id, "post_": message})

    @reads
    def pending(self, connection: Connection, guild: int) -> list[Invitation]:
        found = connection.execute(PENDING_IN, {"guild_": guild}).all()
        return [rows.read_invitation(row) for row in found]


def invitations_of(connection: Connection, user: int) -> list[Invitation]:
    """Those that somebody sent or was sent, oldest first."""
    found = connection.execute(_NAMED, {"user_": user, "digits_": str(user)}).all()
    return [one for one in map(rows.read_invitation, found) if user in one.people]


def forget_in_invitations(
    connection: Connection, user: int, alias: int, names: Mapping[Language, str]
) -> None:
    """Put an alias in a person's place wherever they asked or were asked."""
    for one in invitations_of(connection, user):
        after = forgotten(one, user, alias, names.get(one.language, names["en"]))
        _replace(connection, after)
        if after.state == "agreed":  # the others have waited for them alone
            due = Timer(at=after.made, kind="invitation", invitation=after.id)
            add_timers(connection, (due,))


def _replace(connection: Connection, invitation: Invitation) -> Invitation:
    version = invitation.version + 1
    values = rows.invitation_values(invitation)
    del values["post"]
    values |= {"id_": invitation.id, "expected_": invitation.version, "version": version}
    kept = connection.execute(_REPLACE, values).one_or_none()
    if kept is None:
        raise Stale
    return replace(invitation, version=version, post=kept.post)
