"""The host: everything that can be asked of a table, done under its lock and saved.

Rules and seating are pure functions in `engine.table`. Each thing that a player can ask is a small
service here: it reads the table, lets those functions change it, and saves it before anybody is
answered. Of the store itself nobody else has more than what the host names here: tables to read,
and the areas that have no rules of their own, such as timers and posts.
"""

from collections.abc import Callable

from engine.core import Refused
from engine.host.absences import Absences
from engine.host.computers import Computers
from engine.host.hints import Hints
from engine.host.history import History
from engine.host.intents import Intents
from engine.host.invitations import Invitations
from engine.host.leagues.leagues import Leagues
from engine.host.lobbies import Lobbies
from engine.host.once import Settled, errand, settled_here
from engine.host.people import People
from engine.host.puzzles import Puzzles
from engine.host.ratings import Ratings
from engine.host.records import Records
from engine.host.rewards import Rewards
from engine.host.seats import Seats
from engine.host.servers import Servers
from engine.host.store import BeatStore, ErrandStore, Ledger, PostStore, Store, TimerStore
from engine.host.tables import Tables
from engine.host.takebacks import Takebacks
from engine.host.turns import Turns
from engine.table.model import Table


class Host:
    """What can be asked of the tables."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.tables = Tables(store, now)
        self.lobbies = Lobbies(self.tables, store.tables, store.servers)
        self.turns = Turns(self.tables, store.tables)
        self.intents = Intents(self.tables)
        self.computers = Computers(self.tables)
        self.hints = Hints(self.tables, self.computers)
        self.seats = Seats(self.tables, store.servers)
        self.takebacks = Takebacks(self.tables, store.tables)
        self.absences = Absences(self.tables, store)
        self.people = People(self.tables, store)
        self.servers = Servers(self.tables, store)
        self.history = History(store.history, store.results)
        self.invitations = Invitations(self.tables, store)
        self.leagues = Leagues(self.tables, store)
        self.ratings = Ratings(self.tables, store.results)
        self.rewards = Rewards(self.tables, store, self.ratings)
        self.puzzles = Puzzles(store.puzzles, now)
        self.records = Records(store.tables)
        self.ledger: Ledger = store.tables
        self.posts: PostStore = store.posts
        self.timers: TimerStore = store.timers
        self.beats: BeatStore = store.beats
        self.errands: ErrandStore = store.errands

    @property
    def now(self) -> Callable[[], int]:
        """The time, in seconds since 1970: there is no other for what concerns games."""
        return self.tables.now

    async def table(self, table_id: int) -> Table:
        """A table by its number, under the present rules. Raises `Refused` if there is none."""
        return await self.tables.table(table_id)

    async def claim(self, what: str) -> bool:
        """Whether what the interaction asks for is still to be done, and nobody else will: for
        what is done elsewhere than in the store, and cannot be done twice."""
        asked = errand(what)
        if asked is None:
            return True
        try:
            await self.errands.claim(asked)
        except Settled:
            return False
        settled_here()
        return True

    async def refused_as_a_whole(self, refused: Refused) -> Refused:
        """What to tell somebody whose interaction is refused before anything was asked of the
        host: the refusal, unless another delivery has got something done."""
        return await self.tables.refused_as_a_whole(refused)
