"""A server's puzzle of the week: which is posted, and who has solved it."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from engine.clock.clock import DAY
from engine.clock.timers import Timer
from engine.core import Refused
from engine.host.once import Settled, errand, settled_here
from engine.table.puzzles import Found

if TYPE_CHECKING:
    from engine.host.store import PuzzleStore

WEEK: Final = 7 * DAY
AT_FIRST: Final = 10
"""Seconds until the first puzzle of a server that wants them: its managers see how it is."""
MOST_LOOKED_AT: Final = 12
"""So many finished games are looked through for one."""


class Puzzle(Struct, frozen=True):
    """A puzzle of a server."""

    id: int
    guild: int
    week: int
    channel: int
    message: int | None
    """Its post, once it is there."""
    found: Found


class Solver(Struct, frozen=True):
    """Somebody who has solved one."""

    user: int
    name: str
    at: int


class Puzzles:
    """What can be asked about puzzles."""

    def __init__(self, store: "PuzzleStore", now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def begin(self, guild: int) -> None:
        """Let a server have a puzzle soon, and every week from then on; as before, if it has."""
        timer = Timer(kind="puzzle", guild=guild, at=self._now() + AT_FIRST)
        await self._store.plan(guild, (timer,))

    async def stop(self, guild: int) -> None:
        """Let a server have none any more."""
        await self._store.plan(guild, ())

    def next_after(self, timer: Timer) -> Timer:
        """The timer of the next week; weeks that the bot was away for are left out."""
        weeks = max(0, self._now() - timer.at) // WEEK + 1
        return Timer(kind="puzzle", guild=timer.guild, at=timer.at + weeks * WEEK)

    async def of_week(self, guild: int, at: int) -> Puzzle | None:
        """The puzzle that a server has for the week of a moment."""
        return await self._store.of_week(guild, at // WEEK)

    async def fresh_tables(self, guild: int) -> Sequence[int]:
        """The finished games of a server that no puzzle is from, the newest first."""
        return await self._store.fresh_tables(guild, MOST_LOOKED_AT)

    async def keep(self, guild: int, at: int, channel: int, table: int, found: Found) -> Puzzle:
        """Keep a puzzle for the week of a moment; one that is there already stays."""
        puzzle = Puzzle(0, guild, at // WEEK, channel, None, found)
        return await self._store.add(puzzle, table)

    async def posted(self, puzzle: Puzzle, message: int) -> None:
        """Note where a puzzle is."""
        await self._store.note_post(puzzle.id, message)

    async def puzzle(self, puzzle: int, guild: int) -> Puzzle:
        """A puzzle of a server. Raises `Refused` if there is none of that number."""
        found = await self._store.puzzle(puzzle)
        if found is None or found.guild != guild:
            raise Refused("old-button", "that button is no longer in use")
        return found

    async def solved(self, puzzle: Puzzle, user: int, name: str) -> None:
        """Note that somebody has solved a puzzle; once is enough."""
        try:
            solver = Solver(user, name, self._now())
            await self._store.solve(puzzle.id, solver, errand=errand("solve"))
        except Settled:
            return
        settled_here()

    async def solvers(self, puzzle: Puzzle) -> Sequence[Solver]:
        """Who has solved a puzzle, the first of them first."""
        return await self._store.solvers(puzzle.id)
