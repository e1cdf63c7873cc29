"""Finished games looked up again, by whom and against whom, and what is remarkable about one."""

from engine.host.store import HistoryStore, ResultStore
from engine.rating.history import Page, Remark, Score, Search, remarks


class History:
    """What can be asked about games that are over."""

    def __init__(self, history: HistoryStore, results: ResultStore) -> None:
        self._history = history
        self._results = results

    async def page(self, search: Search, older_than: int = 0, newer_than: int = 0) -> Page:
        """Finished games that are looked for: the newest, or those next to a number either way."""
        return await self._history.page(search, older_than, newer_than)

    async def between(self, guild: int, user: int, other: int) -> dict[str, Score]:
        """By game, how somebody stands against somebody else on a server."""
        return await self._history.between(guild, user, other)

    async def remarks(self, table_id: int) -> list[Remark]:
        """What is remarkable about a game that has ended, in what its server has seen before."""
        result = await self._results.result(table_id)
        if result is None:
            return []
        return remarks(result, await self._history.before(result))
