"""The store: everything that is remembered, in SQLite or PostgreSQL, an area beside the other."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Self

from data.absences import Absences
from data.beats import Beats
from data.database import Database
from data.errands import Errands
from data.invitations import Invitations
from data.leagues.leagues import Leagues
from data.people import People
from data.posts import Posts
from data.puzzles import Puzzles
from data.rating.history import History
from data.rating.results import Results
from data.rating.rewards import Rewards
from data.servers import Servers
from data.tables import Tables
from data.timers import Timers


class SqlStore:
    """An `engine.host.store.Store`. Made by `open`; keeps nothing in memory but its connections.

    Any method of an area raises what a `Database` raises when it fails;
    reading raises `Damaged` for a row that makes no sense, writing `ValueError` for text with a
    NUL character, for a number beyond 64 bits and for a ply that is logged already.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.tables = Tables(database)
        self.posts = Posts(database)
        self.results = Results(database)
        self.history = History(database)
        self.rewards = Rewards(database)
        self.errands = Errands(database)
        self.servers = Servers(database)
        self.people = People(database)
        self.absences = Absences(database)
        self.timers = Timers(database)
        self.puzzles = Puzzles(database)
        self.beats = Beats(database)
        self.invitations = Invitations(database)
        self.leagues = Leagues(database)

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str) -> AsyncGenerator[Self, None]:
        """Open the database at an address, and close it at the end: see `Database.open`."""
        async with Database.open(url) as database:
            yield cls(database)
