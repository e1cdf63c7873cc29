"""People: what somebody has chosen for themselves, and how they are forgotten."""

import secrets
from collections.abc import Mapping, Sequence

from engine.clock.timers import Timer
from engine.core import Refused
from engine.host.forgetting import must_keep
from engine.host.once import Settled, errand, settled_here
from engine.host.store import Dossier, Stale, Store
from engine.host.tables import TRIES, Saved, Tables, done
from engine.people.settings import PersonSettings
from engine.table.model import Language, Table


class People:
    """What somebody can ask for themselves."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self._tables = tables
        self._store = store

    async def settings(self, user: int) -> PersonSettings:
        """What a person has chosen for themselves."""
        return await self._store.people.settings(user)

    async def kept_about(self, user: int) -> Dossier:
        """Everything that is remembered about a person."""
        return await self._store.people.kept_about(user)

    async def save(
        self, user: int, settings: PersonSettings, digests: Sequence[Timer]
    ) -> PersonSettings:
        """Keep what a person has chosen, and when they are told of their games. Gives what holds
        by now."""
        asked = errand("person")
        try:
            await self._store.people.save(user, settings, digests, errand=asked)
        except Settled as settled:
            done(settled, asked)
            return await self._store.people.settings(user)
        settled_here()
        self._tables.tell(Saved(timers=digests))
        return settings

    async def forget(self, user: int, names: Mapping[Language, str]) -> list[Table]:
        """Forget a person, as `PersonStore` says. Gives the live tables that need them."""
        # One and the same stranger takes their place everywhere, so that results still add up.
        # The first numbers below zero are those of computers: see `engine.table.computers`.
        alias = -1000 - secrets.randbits(62)
        asked = errand("forget")
        for _ in range(TRIES):
            try:
                needed = await self._store.people.forget(user, alias, names, errand=asked)
            except Stale:
                continue
            except Settled as settled:
                done(settled, asked)
                kept = (await self._store.people.kept_about(user)).tables
                return [table for table in kept if must_keep(table, user)]
            settled_here()
            return needed
        raise Refused("busy", "too many are changing these tables at once; try again")
