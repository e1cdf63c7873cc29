"""Direct messages with the bot, for tests: being there, beginning a game, sending what no client
would."""

from __future__ import annotations

from typing import Any

from bot import Hedgepost
from engine.table.model import Table
from parlour import ChannelDriver, Person
from parlour.driver import commands
from parlour.driver.reply import Reply
from parlour.world.interaction import InteractionKind
from parlour.world.model import Channel, Message
from parlour.world.resolved import Resolved
from tests.cogs.conftest import Club, thought


def direct(club: Club, person: Person) -> ChannelDriver:
    """Somebody's direct messages; from now on that is where they are."""
    place = club.parlour.direct(person)
    person.go(place)
    return place


def boards(place: ChannelDriver) -> list[Message]:
    return [one for one in place.messages if one.attachments]


async def begun(
    club: Club, bot: Hedgepost, person: Person, game: str = "hedgehogs", **options: Any
) -> Table:
    """Somebody begins a game in their direct messages, and it is their move."""
    place = direct(club, person)
    await person.slash("play", game=game, options={"level": 1, **options})
    await thought(club, bot, place)
    await club.settled()
    return await club.table(bot, place)


async def forced(person: Person, command: str, channel: Channel, **options: Any) -> Reply:
    """A command sent from where no client of Discord's would."""
    world = person._server.world
    (chosen,) = [
        leaf for one in world.commands.values() for leaf in commands._leaves_of(one)
        if leaf.name == command
    ]  # fmt: skip
    data = commands.interaction_data(chosen, options, Resolved(world, channel), person.user)
    return await person._interact(InteractionKind.COMMAND, channel, data)
