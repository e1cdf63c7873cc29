"""A Discord on loopback, for trying and testing the bot with no token and no network.

async with Parlour() as parlour:
    guild = parlour.guild("Club")
    channel = guild.channel("games")
    alice = parlour.user("Alice", locale="fr")
    reply = await alice.slash("table open", game="hedgehogs", channel=channel)
    await alice.press("Join")
"""

from parlour.driver import ChannelDriver, GuildDriver, Parlour
from parlour.events import Event, Subscription
from parlour.gateway.session import Intent
from parlour.model import Attachment, Message
from parlour.permissions import Permission
from parlour.person import Person
from parlour.problems import (
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
from parlour.ratelimits import Rate, RateLimits
from parlour.reply import Reply
from parlour.server import TOKEN, Server

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
