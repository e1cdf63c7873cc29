"""Roles for places on ladders: which a server gives, who has them, and who is to have them.

Whoever gives a role notes the holder first, and whoever takes one forgets the holder last: what a
crash leaves behind is done again, and doing it twice is doing it once.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from msgspec import Struct

from engine.clock.clock import HOUR
from engine.clock.timers import Timer
from engine.host.once import Settled, errand, settled_here
from engine.host.ratings import Ratings
from engine.host.store import Store
from engine.host.tables import Tables, done
from engine.rating.rewards import Holder, Reward, holders_of, with_reward, without_reward

EVERY: Final = 6 * HOUR
"""Seconds after which the holders of a server's roles are looked up again: a rating that rests
grows less sure, and somebody may have left and come back."""
NOBODY: Final = 0


class Exchange(Struct, frozen=True):
    """Roles that change hands."""

    taken: tuple[Holder, ...]
    given: tuple[Holder, ...]
    again: tuple[Holder, ...] = ()
    """Those who have them already, as far as is known."""


class Rewards:
    """What can be asked about roles for places."""

    def __init__(self, tables: Tables, store: Store, ratings: Ratings) -> None:
        self._tables = tables
        self._rewards = store.rewards
        self._timers = store.timers
        self._ratings = ratings

    async def of(self, guild: int) -> Sequence[Reward]:
        """The roles that a server gives, by game and place."""
        return await self._rewards.rewards(guild)

    async def give(self, guild: int, reward: Reward) -> Sequence[Reward]:
        """Let a place have a role. Gives all roles of the server then."""
        return await self._change(guild, lambda before: with_reward(before, reward))

    async def end(self, guild: int, game: str, place: int) -> Sequence[Reward]:
        """Let a place have no role any more. Gives those that are left."""
        return await self._change(guild, lambda before: without_reward(before, game, place))

    async def _change(
        self, guild: int, change: Callable[[Sequence[Reward]], tuple[Reward, ...]]
    ) -> Sequence[Reward]:
        asked = errand("reward")
        now = self._tables.now()
        try:
            after = await self._rewards.change(guild, change, self.next(guild, now), errand=asked)
        except Settled as settled:
            done(settled, asked)
            return await self._rewards.rewards(guild)
        settled_here()
        return after

    async def exchange(self, guild: int, *, all_again: bool = False) -> Exchange:
        """Which roles are to change hands on a server, as its ladders are now; `all_again`: those
        that should have been given already are given once more."""
        rewards = await self._rewards.rewards(guild)
        games = {reward.game for reward in rewards}
        ladders = {game: await self._ratings.ladder(guild, game, NOBODY) for game in games}
        wanted = holders_of(rewards, ladders)
        known = await self._rewards.holders(guild)
        has = {holder for holder, given in known.items() if given}
        return Exchange(
            _ordered(known.keys() - wanted),
            _ordered(wanted - has),
            _ordered(wanted & has) if all_again else (),
        )

    async def hold(self, guild: int, holder: Holder) -> None:
        """Note that somebody is about to have a role."""
        await self._rewards.hold(guild, holder)

    async def given(self, guild: int, holder: Holder) -> bool:
        """Note that they have it; whether they still are to."""
        return await self._rewards.given(guild, holder)

    async def release(self, guild: int, holder: Holder) -> None:
        """Note that somebody has a role no more."""
        await self._rewards.release(guild, holder)

    async def fails(self, guild: int, holder: Holder) -> bool:
        """Note that a role cannot be given or taken; whether nobody has been told of it yet."""
        return await self._rewards.fails(guild, holder)

    async def works(self, guild: int, role: int) -> None:
        """Note that a role can be given."""
        await self._rewards.works(guild, role)

    async def in_company(self, timer: Timer) -> bool:
        """Whether somebody else just now exchanges the roles of a timer's server."""
        others = await self._timers.left()
        return any(
            one.id != timer.id and one.guild == timer.guild and one.kind in ("reward", "census")
            for one in others
        )

    async def following(self, guild: int) -> Sequence[Timer]:
        """When the roles of a server are looked at again; never, if it gives and has none."""
        if await self._rewards.rewards(guild) or await self._rewards.holders(guild):
            return (self.next(guild, self._tables.now()),)
        return ()

    @staticmethod
    def next(guild: int, now: int) -> Timer:
        """When all roles of a server are looked at again."""
        return Timer(kind="census", guild=guild, at=now + EVERY)


def _ordered(holders: Iterable[Holder]) -> tuple[Holder, ...]:
    return tuple(sorted(holders, key=lambda one: (one.role, one.user)))
