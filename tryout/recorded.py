"""A recorded game that goes on in the parlour: `make play RECORD=game.hpr PLY=40`."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from data.store import SqlStore
from engine.chance import new_seed
from engine.record import Moment, Record, replay
from engine.record_header import BadRecord
from engine.record_reading import parse, verify
from engine.table.model import Player, Table
from engine.table.recorded import Place, names_at, table_of
from engine.table.turns import waiting_on
from engine.tools.commandline import BadArgument, read_text
from parlour import ChannelDriver, GuildDriver, Parlour, Person

_CHANNEL: Final = "record"
_NAME_LENGTH: Final = 32
"""Characters of a name on Discord."""


class Recorded(Struct, frozen=True):
    """A record up to the position in which it is to go on."""

    record: Record
    moments: tuple[Moment, ...]

    @property
    def ply(self) -> int:
        return self.moments[-1].ply


def read_record(path: Path, ply: int | None) -> Recorded:
    """The game of a file up to a ply, or to its end. Raises `BadArgument`."""
    if path.is_dir():
        raise BadArgument(f"{path} is a folder; RECORD=… names a file, such as game.hpr")
    text = read_text(path)
    try:
        record = parse(text)
        if record.seed is not None:
            verify(text)
    except BadRecord as bad:
        raise BadArgument(f"{path} is no record that holds: {bad}") from None
    last = len(record.plays)
    wanted = last if ply is None else ply
    moments: list[Moment] = []
    try:
        for moment in replay(record):
            if moment.ply > max(wanted, 0):
                break
            moments.append(moment)
    except BadRecord as bad:
        raise BadArgument(f"{path} cannot be replayed to there: {bad}{_reach(moments)}") from None
    if not 0 <= wanted <= last or not moments:
        first = record.header.first_known or 0
        raise BadArgument(f"{path} cannot go on from step {wanted}: choose PLY={first} to {last}")
    return Recorded(record, tuple(moments))


def _reach(moments: list[Moment]) -> str:
    """What would have worked."""
    if not moments:
        return ""
    return f"; PLY={moments[0].ply} to {moments[-1].ply} would work"


async def open_recorded(parlour: Parlour, database: str, recorded: Recorded) -> str:
    """Put the game on a table in a channel of its own, before there is a bot. Says where it is."""
    club = parlour.guild("The Parlour")
    channel = _new_channel(parlour, club)
    people = people_called(parlour, club, names_at(recorded.record.header, recorded.ply))
    players = [Player(person.id, person.name) for person in people]
    place = Place(club.id, channel.id, int(time.time()))
    table, log = table_of(recorded.record, recorded.moments, players, place, new_seed())
    async with SqlStore.open(database) as store:
        added = await store.tables.add(table)
        await store.tables.save(added, log)
    return f"Step {table.ply} of the record is in #{channel.name}{_movers(table)}."


def _new_channel(parlour: Parlour, guild: GuildDriver) -> ChannelDriver:
    """A channel that nothing has happened in, whatever a kept parlour holds from before."""
    taken = {channel.name for channel in parlour.world.channels_of(guild.guild)}
    names = (_CHANNEL, *(f"{_CHANNEL}-{number}" for number in range(2, len(taken) + 3)))
    name = next(one for one in names if one not in taken)
    return guild.channel(name, topic="A recorded game goes on here")


def people_called(parlour: Parlour, guild: GuildDriver, names: Sequence[str]) -> list[Person]:
    """Somebody for every name: who is here and called so, or else a newcomer. Names that are the
    same are told apart by a number."""
    found: list[Person] = []
    for seat, name in enumerate(names, start=1):
        plain = _plain(name) or f"Seat {seat}"
        taken = {person.id for person in found}
        person = parlour.user(plain, guilds=(guild,))
        if person.id in taken:
            numbered = f" {seat}"
            person = parlour.user(plain[: _NAME_LENGTH - len(numbered)] + numbered, guilds=(guild,))
        if person.id not in guild.guild.members:
            person.join(guild)
        found.append(person)
    return found


def _plain(name: str) -> str:
    """A name that somebody in the parlour can have."""
    shown = "".join(one if one.isprintable() else " " for one in name)
    return " ".join(shown.split())[:_NAME_LENGTH].strip()


def _movers(table: Table) -> str:
    names = [table.players[seat].name for seat in waiting_on(table)]
    if not names:
        return ", where the game is over"
    return f": it waits for {' and '.join(names)}"
