"""Ratings: what people play for, what results have made of them, and what managers correct."""

from collections.abc import Sequence

from engine.core import Refused, Seat
from engine.host.once import Settled, errand, settled_here
from engine.host.store import ResultStore
from engine.host.tables import Tables, done
from engine.rating.forecast import Stake, change, stakes
from engine.rating.glicko import Rating
from engine.rating.ladder import WEEK, Rung, ladder
from engine.rating.profile import Profile, profile_of
from engine.rating.results import Result
from engine.table.model import Doer, Table


class Ratings:
    """What can be asked about ratings."""

    def __init__(self, tables: Tables, results: ResultStore) -> None:
        self._tables = tables
        self._results = results

    async def result(self, table_id: int) -> Result | None:
        """What is remembered of a table's game, once it is over."""
        return await self._results.result(table_id)

    async def moved(self, table_id: int) -> dict[Seat, tuple[float, float]]:
        """By seat, the rating that a table's result has led to, and by how much it changed."""
        return await self._results.moved(table_id)

    async def of(self, table: Table) -> list[Rating]:
        """By seat, what those are rated who sit at a table, in its game."""
        users = [player.user for player in table.players]
        known = await self._results.ratings(table.guild, users, (table.game,))
        return [known.get((table.game, user), Rating()) for user in users]

    async def stakes_of(self, guild: int, game: str, users: Sequence[int]) -> tuple[Stake, ...]:
        """What some people would play for at a table that counts, in their order."""
        known = await self._results.ratings(guild, users, (game,))
        return stakes([known.get((game, user), Rating()) for user in users], self._tables.now())

    async def stakes(self, table: Table) -> tuple[Stake, ...]:
        """By seat, what a table that counts plays for; nothing while nobody can say."""
        if not table.rated or len(table.players) < 2:
            return ()
        return stakes(await self.of(table), self._tables.now())

    async def loss(self, table: Table, user: int) -> float | None:
        """What it would change for a player to leave a game that counts; `None` if nothing, as in a
        seat that has changed hands."""
        seat = table.seat_of(user)
        seats = [
            number
            for number in range(len(table.players))
            if all(tenure.seat != number for tenure in table.tenures)
        ]
        if not table.rated or seat not in seats or len(seats) < 2:
            return None
        ratings = await self.of(table)
        ranks = [
            3 if table.players[number].resigned else 2 if number == seat else 1 for number in seats
        ]
        own = [ratings[number] for number in seats]
        return change(own, seats.index(seat), ranks, self._tables.now())

    async def ladder(self, guild: int, game: str, asker: int) -> tuple[Rung, ...]:
        """Who is ahead of whom on a server in a game, or in all; those who do not want to be seen
        are seen by nobody but themselves."""
        now = self._tables.now()
        ratings = await self._results.ladder(guild, game)
        before = await self._results.before(guild, game, now - WEEK)
        hidden = await self._results.hidden(guild) - {asker}
        return ladder(
            {user: one for user, one in ratings.items() if user not in hidden},
            {user: one for user, one in before.items() if user not in hidden},
            now,
        )

    async def names(self, guild: int, users: Sequence[int]) -> dict[int, str]:
        """What people were called when they last finished a game on a server."""
        return await self._results.names(guild, users)

    async def profile(self, guild: int, user: int, game: str) -> Profile:
        """Somebody on a server, in a game or in all of them."""
        results = await self._results.of_user(guild, user)
        known = await self._results.ratings(guild, [user], (game,))
        return profile_of(results, game, known.get((game, user), Rating()))

    async def judge(self, guild: int, table_id: int, void: Doer | None) -> Result:
        """A manager of a server takes a result back, or lets it count again."""
        asked = errand("judge", table_id)
        try:
            before = await self._results.result(table_id)
            if before is None or before.guild != guild:
                raise Refused("no-result", "no game that has ended has that number here")
            if not before.rated:
                raise Refused("result-unrated", "that game did not count anyway")
            if before.void == (void is not None):
                code = "result-void" if before.void else "result-counts"
                raise Refused(code, "it is so already")
            after = await self._results.judge(table_id, void, errand=asked)
        except Refused as refused:
            await self._tables.refuse(asked, refused)
            after = await self._results.result(table_id)
        except Settled as settled:
            done(settled, asked)
            after = await self._results.result(table_id)
        else:
            settled_here()
        if after is None:
            raise Refused("no-result", "no game that has ended has that number here")
        return after
