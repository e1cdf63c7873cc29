"""SIGTERM at fifty random moments of play: everybody is answered, and the log has no errors."""

import asyncio
import contextlib
import os
import random
import sqlite3
from pathlib import Path
from typing import Any

from parlour import Parlour
from parlour.world.events import Event
from parlour.world.interaction import Interaction
from tests.soak.trial import BotProcess, trial

STOPS = int(os.environ.get("STOPS", "20"))
SEED = int(os.environ.get("SEED", "5"))
TABLES = 6
GONE_WITHIN = 10.0
"""Seconds; so long does a process manager wait at least."""
CROSSED = 0.02
"""Seconds: a click that is so much younger than the end of the session has met the bot's goodbye
on its way, and never left Discord. Its person is told that the bot is away."""


class Answers:
    """Everything that people have asked of a bot that was there."""

    def __init__(self, parlour: Parlour) -> None:
        self.asked: list[Interaction] = []
        self._parlour = parlour
        self._goodbyes: list[float] = []
        self._begin = parlour.interactions.begin
        parlour.interactions.begin = self._noted  # type: ignore[method-assign]
        parlour.world.events.add(self._goodbye)

    def _noted(self, *what: Any) -> tuple[Interaction, bool]:
        interaction, delivered = self._begin(*what)
        if delivered and self._parlour.connected:
            self.asked.append(interaction)
        return interaction, delivered

    def _goodbye(self, event: Event) -> None:
        if event.name == "gateway" and event.data["what"] == "left":
            self._goodbyes.append(self._parlour.clock.now())

    def _has_crossed(self, one: Interaction) -> bool:
        return any(0 <= goodbye - one.created_at < CROSSED for goodbye in self._goodbyes)

    def unanswered(self, *, crossed: bool) -> list[str]:
        """What was neither answered nor refused."""
        return [
            f"{one.kind.name} {one.name} of {one.user.name}"
            for one in self.asked
            if (one.answer is None or one.thinking) and self._has_crossed(one) is crossed
        ]

    def refused(self) -> int:
        """How many were told that the bot is restarting."""
        told = [one.original.text for one in self.asked if one.original is not None]
        return sum("I am being restarted" in text for text in told)


async def test_stops_under_load(tmp_path: Path):
    pick = random.Random(SEED)
    database = f"sqlite:///{tmp_path}/hedgepost.db"
    took: list[float] = []
    async with trial("stops", database, tables=TABLES, seed=SEED) as held:
        answers = Answers(held.parlour)
        (bot,) = held.bots
        await held.begin()
        for _ in range(STOPS):
            await held.turns(2)
            await asyncio.sleep(pick.uniform(0, 0.15))
            began = asyncio.get_running_loop().time()
            await asyncio.wait_for(bot.stop(), GONE_WITHIN)
            took.append(asyncio.get_running_loop().time() - began)
            await bot.start()
        await held.end()
        print(
            f"{STOPS} stops, {held.crowd.turns} turns, {len(answers.asked)} asked, "
            f"{answers.refused()} refused, {len(answers.unanswered(crossed=True))} crossed; "
            f"a stop took {sum(took) / len(took):.2f} s, the longest {max(took):.2f} s"
        )
        assert answers.unanswered(crossed=False) == []
        assert await held.flaws() == []
        assert held.crowd.turns >= STOPS
        assert answers.refused() > 0


async def test_a_database_that_somebody_keeps_locked(tmp_path: Path):
    """Nothing can interrupt a thread that waits for a disk: the process ends all the same."""
    file = tmp_path / "hedgepost.db"
    async with Parlour() as parlour:
        games, ann = parlour.guild("Club").channel("games"), parlour.user("Ann")
        bot = BotProcess(parlour, f"sqlite:///{file}", tmp_path / "log")
        await bot.start()
        await ann.slash("table open", game="hedgehogs", channel=games, thread=False)
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert bot.process is not None
            bot.process.terminate()
            await asyncio.wait_for(bot.process.wait(), GONE_WITHIN)
            other.execute("ROLLBACK")
        assert bot.errors() == []
        await bot.start()
        await bot.stop()
