"""A Discord on loopback, for trying and testing the bot with no token and no network.

async with Parlour() as parlour:
    guild = parlour.guild("Club")
    channel = guild.channel("games")
    alice = parlour.user("Alice", locale="fr")
    reply = await alice.slash("table open", game="hedgehogs", channel=channel)
    await alice.press("Join")
"""

from parlour.driver.driver import ChannelDriver, GuildDriver, Parlour
from parlour.driver.person import Person
from parlour.driver.problems import (
    AnswerRefused,
    BadOption,
    BotDidNotAnswer,
    ContractBroken,
    NoModal,
    NoSuchCommand,
    NoSuchComponent,
    NotUsable,
    ParlourError,
    StillThinking,
)
from parlour.driver.reply import Reply
from parlour.gateway.session import Intent
from parlour.limits.ratelimits import Rate, RateLimits
from parlour.server import TOKEN, Server
from parlour.world.events import Event, Subscription
from parlour.world.model import Attachment, Message
from parlour.world.permissions import Permission

__all__ = [
    "TOKEN",
    "AnswerRefused",
    "Attachment",
    "BadOption",
    "BotDidNotAnswer",
    "ChannelDriver",
    "ContractBroken",
    "Event",
    "GuildDriver",
    "Intent",
    "Message",
    "NoModal",
    "NoSuchCommand",
    "NoSuchComponent",
    "NotUsable",
    "Parlour",
    "ParlourError",
    "Permission",
    "Person",
    "Rate",
    "RateLimits",
    "Reply",
    "Server",
    "StillThinking",
    "Subscription",
]
