"""Films in turn: one at a time for each server, a few in all, and servers one after the other.

A film takes seconds of a processor. Whoever asks for many holds up nobody but their own server, and
there nobody for longer than one film of theirs.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Final

from cogs.reply.failures import SameFilm
from engine.core import Refused

AT_ONCE: Final = 2
"""Films in hand at the same time: while one is drawn, the game of the next is played again."""
LONGEST_WAIT: Final = 600
"""Seconds until somebody's turn has to come: Discord takes answers for fifteen minutes."""

_Turn = asyncio.Future[None]


class Films:
    """Who waits for a film."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._free = at_once
        self._busy: set[int] = set()
        """Servers for which a film is in hand."""
        self._waiting: dict[int, deque[_Turn]] = {}
        """By server, those who wait, the first first; the server whose turn it is first, too."""
        self._asking: dict[int, tuple[int, _Turn]] = {}
        """By person, the server and the turn of the film that they have asked for."""
        self._interactions: set[int] = set()
        """By which they have."""

    @asynccontextmanager
    async def turn(self, guild: int, user: int, interaction: int) -> AsyncIterator[None]:
        """Wait until a film of a server may be made, and let the next one be made behind it.

        Raises `Refused` if the person waits for another one, or for too long; `SameFilm` if they
        wait for this one, and its interaction was delivered twice.
        """
        if user in self._asking:
            if interaction in self._interactions:
                raise SameFilm
            raise Refused("film-asked", "you wait for another film")
        turn: _Turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(guild, deque()).append(turn)
        self._asking[user] = (guild, turn)
        self._interactions.add(interaction)
        self._go_on()
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                await turn
        except TimeoutError:
            raise Refused("film-busy", "too many films are being drawn; try again") from None
        else:
            yield
        finally:
            del self._asking[user]
            self._interactions.discard(interaction)
            self._done(guild, turn)

    @property
    def waiting(self) -> int:
        """How many films wait for their turn."""
        return sum(map(len, self._waiting.values()))

    def before(self, user: int) -> int | None:
        """How many films of their own server come before the one that somebody waits for; `None`
        if they wait for none."""
        guild, turn = self._asking.get(user, (0, None))
        waiting = self._waiting.get(guild, ())
        if turn is None or turn not in waiting:
            return None
        return waiting.index(turn) + (guild in self._busy)

    def _go_on(self) -> None:
        """Give turns to those who wait longest, of servers for which no film is in hand."""
        for guild in [one for one in self._waiting if one not in self._busy]:
            if not self._free:
                return
            waiting = self._waiting.pop(guild)
            # Whoever has given up is about to take their leave, and is passed over.
            turn = next((one for one in _taken_from(waiting) if not one.done()), None)
            if turn is not None:
                turn.set_result(None)
                self._busy.add(guild)
                self._free -= 1
            if waiting:
                self._waiting[guild] = waiting

    def _done(self, guild: int, turn: _Turn) -> None:
        """A film is drawn, or will not be: whoever is next has their turn."""
        waiting = self._waiting.get(guild, deque())
        if turn in waiting:
            waiting.remove(turn)
            if not waiting:
                del self._waiting[guild]
        elif not turn.cancelled():
            self._busy.discard(guild)
            self._free += 1
            if waiting:
                del self._waiting[guild]
                self._waiting[guild] = waiting  # behind all servers that had no film meanwhile
        self._go_on()


def _taken_from(waiting: deque[_Turn]) -> Iterator[_Turn]:
    while waiting:
        yield waiting.popleft()
