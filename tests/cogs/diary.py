"""What a club reads from day to day: every public and every direct message, each in one line."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Final

from bot import Hedgepost
from engine.table.drafts import decision_after
from engine.table.model import Table
from parlour import Person
from parlour.world.model import Message
from tests.cogs.conftest import Club

MONDAY: Final = datetime(2026, 3, 23, tzinfo=UTC)
DAYS: Final = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun", "Mon+")

LAY: Final = "lay 2 5 9 / 3 4 10 / 6 7 8"

KINDS: Final = {
    r"is waiting for your move\. Your time|attend votre coup\. Votre temps": "half",
    r"is still waiting for your move|attend encore votre coup": "most",
    r"is waiting for your move\. You were asked": "day",
    r"Here I will remind you|C'est ici que je vous": "hello",
    r"The game has begun": "begun",
    r"Time was up: (\w+)'s seat is open": r"seat of \1 open",
    r"takes over from (\w+)": r"in for \1",
    r"🧳 (\w+) is away from": r"\1 will be away",
    r"🧳 (\w+) is away until": r"\1 is away",
    r"👋 (\w+) is back": r"\1 is back",
    r"📬 \*\*Your games today": "digest",
}
"""What a message without a board says: the first that fits, or else its whole text."""
HANDS: Final = {
    r"Time was up: the computer moved for (\w+)": "computer for",
    r"The computer plays for (\w+) until": "computer keeps",
    r"Time was up: (\w+) is out": "out",
}
"""What a board says of those who did not decide themselves."""
NOTES: Final = {
    r"attend (?:encore )?votre|C'est ici que je": "in French",
    r"Sorry that this comes late|Désolé de ce retard|late because I was out": "sorry",
    r"I cannot send you direct messages": "closed",
}


def at(moment: str) -> int:
    """A moment of the week in UTC, such as `Tue 09:30`."""
    day, time = moment.split()
    hours, minutes = map(int, time.split(":"))
    return int(MONDAY.timestamp()) + (DAYS.index(day) * 24 + hours) * 3600 + minutes * 60


def moment_of(now: int) -> str:
    minutes, _ = divmod(now - int(MONDAY.timestamp()), 60)
    day, minute = divmod(minutes, 24 * 60)
    return f"{DAYS[day]} {minute // 60:02}:{minute % 60:02}"


class Diary:
    """Turns the club's clock from one thing that is due to the next, and writes down what is said.

    A line is `Tue 09:30 #room what → whom it pings`, or `@Name` in place of the room for a direct
    message.
    """

    def __init__(self, club: Club) -> None:
        self.club = club
        self._seen: set[int] = set()

    def news(self) -> list[str]:
        """What has been said since the last look, oldest first."""
        world, hidden = self.club.parlour.world, self._seen
        found = [one for one in world.all_messages() if not one.ephemeral and one.id not in hidden]
        hidden.update(one.id for one in found)
        now = moment_of(self.club.time.now)
        return [f"{now} {self._line(one)}" for one in sorted(found, key=lambda one: one.id)]

    async def until(self, bot: Hedgepost, moment: str) -> list[str]:
        """Everything said from now to a moment, at which all that is due by then is done."""
        end = at(moment)
        assert end >= self.club.time.now, f"{moment} is over"
        await bot.timers.run_due()
        await self.club.settled()
        lines = self.news()
        while (due := await bot.host.timers.next_due()) is not None and due <= end:
            self.club.time.now = max(self.club.time.now, due)
            await bot.timers.run_due()
            lines += self.news()
        self.club.time.now = end
        return lines

    def _line(self, message: Message) -> str:
        world = self.club.parlour.world
        channel = world.channels[message.channel_id]
        readers = [one.name for one in self.club.parlour.people if one.dm.id == channel.id]
        where = f"@{readers[0]}" if readers else f"#{channel.name}"
        pinged = sorted(world.users[user].name for user in message.pinged)
        whom = f" → {' '.join(pinged)}" if pinged and not readers else ""
        return f"{where} {', '.join([_kind(message), *_notes(message.text)])}{whom}"


def _kind(message: Message) -> str:
    if message.attachments:
        told = [
            f"{hand} {found[1]}"
            for pattern, hand in HANDS.items()
            for found in re.finditer(pattern, message.text)
        ]
        return ", ".join(["result" if "🏁" in message.text else "board", *told])
    for pattern, kind in KINDS.items():
        if found := re.search(pattern, message.text):
            return found.expand(kind)
    return message.text


def _notes(text: str) -> list[str]:
    return [note for pattern, note in NOTES.items() if re.search(pattern, text)]


async def play(club: Club, bot: Hedgepost, person: Person, room: str) -> None:
    """Somebody types a whole turn in a room: the first choice of every step."""
    channel = club.guild.channel(room)
    table = await club.table(bot, channel)
    typed = ", ".join(first_turn(table, person.id)) or LAY
    reply = await person.slash("move", moves=typed, channel=channel)
    await club.settled()
    assert (await club.table(bot, channel)).ply > table.ply, reply.text


def first_turn(table: Table, user: int) -> list[str]:
    moves: list[str] = []
    while found := decision_after(table, user, moves).choices.moves:
        moves.append(found[0])
    return moves
