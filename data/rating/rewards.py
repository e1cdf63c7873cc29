"""Roles for places on ladders, and who has them."""

from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, or_, select, update

from data.database import Area, reads, writes
from data.errands import note_errand
from data.locks import lock_member
from data.schema import placings, reward_holders, rewards
from data.schema import timers as timer_rows
from data.timers import add_timers
from engine.clock.timers import Timer
from engine.host.once import Errand, Settlement
from engine.rating.rewards import Holder, Reward

AT_ONCE: Final = 1
"""A moment that is past."""
EVERYBODY: Final = -1
"""In the place of a member, for a lock: the roles of a server."""

_REWARDS: Final = (
    select(rewards.c.game, rewards.c.place, rewards.c.role, rewards.c.told)
    .where(rewards.c.guild == bindparam("guild_"))
    .order_by(rewards.c.game, rewards.c.place)
)
_CLEAR: Final = delete(rewards).where(rewards.c.guild == bindparam("guild_"))
_ADD: Final = insert(rewards)

_HOLDERS: Final = select(
    reward_holders.c.role, reward_holders.c.user, reward_holders.c.given
).where(reward_holders.c.guild == bindparam("guild_"))
_HELD: Final = (
    reward_holders.c.guild == bindparam("guild_"),
    reward_holders.c.role == bindparam("role_"),
    reward_holders.c.user == bindparam("user_"),
)
_HOLDS: Final = select(reward_holders.c.user).where(*_HELD)
_HOLD: Final = insert(reward_holders)
_GIVEN: Final = (
    update(reward_holders).where(*_HELD).values(given=True).returning(reward_holders.c.role)
)
_RELEASE: Final = delete(reward_holders).where(*_HELD)

_ROLE: Final = (rewards.c.guild == bindparam("guild_"), rewards.c.role == bindparam("role_"))
_FAILS: Final = (
    update(rewards).where(*_ROLE, ~rewards.c.told).values(told=True).returning(rewards.c.role)
)
_WORKS: Final = update(rewards).where(*_ROLE, rewards.c.told).values(told=False)
_CHOSEN: Final = select(rewards.c.role).where(*_ROLE).limit(1)
_STAYS: Final = (
    update(reward_holders)
    .where(*_HELD, ~reward_holders.c.told)
    .values(told=True)
    .returning(reward_holders.c.role)
)

_PLANNED: Final = select(timer_rows.c.id).where(
    timer_rows.c.guild == bindparam("guild_"), timer_rows.c.kind == "census"
)
_GIVES: Final = select(rewards.c.guild).where(rewards.c.guild == bindparam("guild_")).limit(1)
_RATED_WHERE: Final = (
    select(placings.c.guild)
    .where(
        placings.c.user == bindparam("user_"),
        or_(
            placings.c.guild.in_(select(rewards.c.guild)),
            placings.c.guild.in_(select(reward_holders.c.guild)),
        ),
    )
    .distinct()
    .order_by(placings.c.guild)
)
_OF_USER: Final = (
    select(reward_holders.c.guild, reward_holders.c.role)
    .where(reward_holders.c.user == bindparam("user_"))
    .order_by(reward_holders.c.guild, reward_holders.c.role)
)


class Rewards(Area):
    """An `engine.host.store.RewardStore`."""

    @reads
    def rewards(self, connection: Connection, guild: int) -> list[Reward]:
        return _rewards(connection, guild)

    @reads
    def holders(self, connection: Connection, guild: int) -> dict[Holder, bool]:
        found = connection.execute(_HOLDERS, {"guild_": guild})
        return {Holder(role, user): given for role, user, given in found}

    @writes
    def change(
        self,
        connection: Connection,
        guild: int,
        change: Callable[[Sequence[Reward]], tuple[Reward, ...]],
        following: Timer,
        *,
        errand: Errand | None = None,
    ) -> Sequence[Reward]:
        note_errand(connection, errand, Settlement())
        lock_member(connection, guild, EVERYBODY)
        after = change(_rewards(connection, guild))
        connection.execute(_CLEAR, {"guild_": guild})
        if after:
            fields = Reward.__struct_fields__
            values = [{name: getattr(one, name) for name in fields} for one in after]
            connection.execute(_ADD, [{"guild": guild, **one} for one in values])
        _hurry(connection, guild)
        if connection.scalar(_PLANNED, {"guild_": guild}) is None:
            add_timers(connection, [following])
        return after

    @writes
    def hold(self, connection: Connection, guild: int, holder: Holder) -> None:
        lock_member(connection, guild, EVERYBODY)
        where = _where(guild, holder)
        if connection.scalar(_HOLDS, where) is None:
            values = {"guild": guild, "role": holder.role, "user": holder.user}
            connection.execute(_HOLD, values)

    @writes
    def given(self, connection: Connection, guild: int, holder: Holder) -> bool:
        return connection.execute(_GIVEN, _where(guild, holder)).first() is not None

    @writes
    def release(self, connection: Connection, guild: int, holder: Holder) -> None:
        connection.execute(_RELEASE, _where(guild, holder))

    @writes
    def fails(self, connection: Connection, guild: int, holder: Holder) -> bool:
        where = {"guild_": guild, "role_": holder.role}
        if connection.scalar(_CHOSEN, where) is None:  # it is one that no place has any more
            return connection.execute(_STAYS, _where(guild, holder)).first() is not None
        return connection.execute(_FAILS, where).first() is not None

    @writes
    def works(self, connection: Connection, guild: int, role: int) -> None:
        connection.execute(_WORKS, {"guild_": guild, "role_": role})


def ladder_changes(connection: Connection, guild: int) -> None:
    """A ladder of a server may be another now: let its roles be looked at, if it gives any."""
    if connection.scalar(_GIVES, {"guild_": guild}) is not None:
        _hurry(connection, guild)


def person_changes(connection: Connection, user: int) -> None:
    """The same wherever somebody has results: they may be seen no more, or again."""
    for guild in connection.scalars(_RATED_WHERE, {"user_": user}).all():
        _hurry(connection, guild)


def roles_of(connection: Connection, user: int) -> list[tuple[int, int]]:
    """The roles that somebody has for places, each behind its server."""
    return [(row.guild, row.role) for row in connection.execute(_OF_USER, {"user_": user})]


def _hurry(connection: Connection, guild: int) -> None:
    add_timers(connection, [Timer(kind="reward", guild=guild, at=AT_ONCE)])


def _rewards(connection: Connection, guild: int) -> list[Reward]:
    return [Reward(*row) for row in connection.execute(_REWARDS, {"guild_": guild})]


def _where(guild: int, holder: Holder) -> dict[str, int]:
    return {"guild_": guild, "role_": holder.role, "user_": holder.user}
