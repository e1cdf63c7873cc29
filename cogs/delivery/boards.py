"""What is posted of a table: the words and the picture of its newest board."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from cogs.delivery.channel import Post
from cogs.delivery.painter import Painter
from cogs.delivery.posts import (
    asked_since,
    last_turn,
    only_answers,
    public_events,
    turn_post,
    waiting_post,
    with_footer,
    with_time,
)
from cogs.delivery.results import result_post
from cogs.words.direct import in_direct_messages
from cogs.words.leagues import place_text
from cogs.words.ratings import changes_text
from cogs.words.remarks import remarks_text
from engine.host.history import History
from engine.host.leagues.leagues import Leagues
from engine.host.ratings import Ratings
from engine.host.store import Ledger
from engine.host.tables import Saved
from engine.recent import Recent
from engine.table.model import LoggedMove, Status, Table
from engine.table.replay import last_round, view_now
from engine.table.turns import Change
from render import Picture, Theme

LONGEST_TURN: Final = 32
"""Steps before a question among which those are that led to it."""
MOST_FORESEEN: Final = 64
"""Boards of turns that wait to be confirmed; 60 kB each."""


class Foreseen(Struct, frozen=True):
    """A board drawn before its turn was confirmed, and the position it shows."""

    position_number: int
    snapshot: bytes
    status: Status
    board: asyncio.Future[tuple[Post, Picture]]

    def shows(self, table: Table) -> bool:
        """Whether it is the board of this table; a result also tells how long the game took."""
        shown = (self.position_number, self.snapshot, self.status)
        return table.live and shown == (table.position_number, table.snapshot, table.status)


class Boards:
    """Puts boards together. What is known of one beforehand is remembered until it is wanted."""

    def __init__(
        self,
        ledger: Ledger,
        ratings: Ratings,
        history: History,
        leagues: Leagues,
        painter: Painter,
    ) -> None:
        self._ledger = ledger
        self._ratings = ratings
        self._history = history
        self._leagues = leagues
        self._painter = painter
        self._just_now: dict[int, tuple[int, Sequence[LoggedMove]]] = {}
        """By table, the position number that its last moves led to, and those moves."""
        self._foreseen = Recent[int, Foreseen](MOST_FORESEEN)

    def remember(self, saved: Saved) -> None:
        """Keep what has just happened at a table until its board is posted."""
        change = saved.change
        if change is not None and change.moves:
            self._just_now[change.table.id] = (change.table.position_number, change.moves)

    def foresee(self, change: Change) -> None:
        """Draw the board of a turn that waits to be confirmed, while its player looks at it.

        It is shown to nobody: should the turn be confirmed, the board is ready.
        """
        table, moves = change.table, change.moves
        if table.posting.posted != table.position_number - len(moves):
            return
        board = asyncio.create_task(self._compose(table, moves), name="hedgepost-foresee")
        shown = Foreseen(table.position_number, table.snapshot, table.status, board)
        self._foreseen.put(table.id, shown)

    def follows(self, table: Table) -> bool:
        """Whether the board that a table owes is known to be the next after the one it shows:
        then no board between them can have been sent."""
        led_to, moves = self._just_now.get(table.id, (-1, ()))
        return (led_to - len(moves), led_to) == (table.posting.posted, table.position_number)

    async def of(self, table: Table) -> tuple[Post, Picture]:
        """The post that a table owes, and its picture."""
        follows = self.follows(table)
        _, moves = self._just_now.pop(table.id, (-1, ()))
        foreseen = self._foreseen.pop(table.id)
        if not follows:
            moves = await self._ledger.moves(table.id, after=table.told)
            foreseen = None
        if not table.owes_post:  # it is shown once more: the turn that led to it stays told
            moves = last_turn(await self._ledger.moves(table.id, after=table.ply - LONGEST_TURN))
        in_person = all(move.hand in ("person", "standing", "planned") for move in moves)
        if foreseen is not None and in_person and foreseen.shows(table):
            post, picture = await foreseen.board
        else:
            post, picture = await self._compose(table, moves)
        if table.direct:
            post = replace(post, content=in_direct_messages(post.content))
        post = with_time(post, table)
        place = await self._leagues.footer(table) if table.season else None
        if place is not None:
            post = with_footer(post, place_text(table.language, place))
        return post, picture

    async def _whole(self, table: Table, moves: Sequence[LoggedMove]) -> list[LoggedMove]:
        """The log of a game, the moves that end it included, which may not be saved yet."""
        kept = await self._ledger.moves(table.id)
        saved = {move.ply for move in kept}
        return [*kept, *(move for move in moves if move.ply not in saved)]

    async def _beside(self, table: Table) -> list[str]:
        """What a result changes beyond its table, and what its server has not seen before."""
        found: list[str] = []
        if table.rated:
            found.append(changes_text(table, await self._ratings.moved(table.id)))
        if table.status == "over" and not (table.pace or table.direct):
            found.append(remarks_text(table, await self._history.remarks(table.id)))
        return [text for text in found if text]

    async def _compose(self, table: Table, moves: Sequence[LoggedMove]) -> tuple[Post, Picture]:
        view = view_now(table, None)
        if only_answers(table, moves):
            earlier = asked_since(table) - LONGEST_TURN
            recent = await self._ledger.moves(table.id, after=earlier)
            known = recent if recent[-1].ply == table.ply else [*recent, *moves]
            post, since = waiting_post(table, view, known)
        else:
            if table.live:
                post = turn_post(table, view, moves)
            else:
                log = await self._whole(table, moves)
                post = result_post(table, view, moves, log, await self._beside(table))
            since = public_events(moves)
        theme = Theme(language=table.language)
        picture = await self._painter.paint(table, view, theme=theme, since=since)
        ended = last_round(view, public_events(moves))
        if ended is not None:
            board, since = ended
            before = await self._painter.paint(table, board, theme=theme, since=since)
            post = replace(post, before=before)
        return post, picture
