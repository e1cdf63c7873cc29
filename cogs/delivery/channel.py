"""The one way to say something in a channel: within our time limit, and once.

Discord answers a nonce that it has just seen with the message that it has already. So a message
whose line was cut, perhaps behind it, is sent again at once; and what several processes say with
the same nonce is said once.
"""

from __future__ import annotations

import io
import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord
from discord import ui
from msgspec import Struct

from cogs.reply.answers import answer_aloud, stop_thinking, whisper
from cogs.reply.components import Choosing, Press, rows_of
from cogs.reply.failures import heard
from cogs.words.speech import language_of, pinging
from engine.table.model import Table
from render import Picture
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

NONCE_LENGTH: Final = 25
"""Discord's limit for what tells it that a message is the same."""
IN_A_ROW: Final = 5
"""Discord's limit for buttons."""


class Post(Struct, frozen=True):
    """A message to send: its text, its buttons, and the only people it may ping."""

    content: str
    presses: tuple[Press, ...] = ()
    pings: tuple[int, ...] = ()
    before: Picture | None = None
    """The board on which a round of a match has ended, shown before the newest one."""
    stays: bool = False
    """It belongs in the message that has the board already: there is no news for a new one."""
    selects: tuple[Choosing, ...] = ()
    """What stands below the buttons."""
    role: int = 0
    """The only role it may ping."""

    @property
    def buttons(self) -> ui.View:
        return rows_of(*(one.item() for one in (*self.presses, *self.selects)))

    @property
    def mentions(self) -> discord.AllowedMentions:
        return pinging(self.pings, self.role)

    def payload(self) -> dict[str, Any]:
        """Text, buttons and pings of a board as Discord takes them: what the library makes of the
        above."""
        buttons = [press.payload() for press in self.presses]
        kind = discord.ComponentType.action_row.value
        return {
            "content": self.content,
            "components": [
                {"type": kind, "components": buttons[at : at + IN_A_ROW]}
                for at in range(0, len(buttons), IN_A_ROW)
            ],
            "allowed_mentions": {"parse": [], "users": list(self.pings)},
        }


def offers_the_same(message: discord.Message, post: Post) -> bool:
    """Whether a message has the buttons of a post, and no others."""
    theirs, ours = [row.to_dict() for row in message.components], post.buttons.to_components()
    return _ids_of(theirs) == _ids_of(ours)


def _ids_of(components: Iterable[Mapping[str, Any]]) -> list[str | None]:
    return [part.get("custom_id") for row in components for part in row.get("components", ())]


def as_file(picture: Picture, name: str) -> discord.File:
    """A picture to send, with its alt text."""
    ending = picture.media_type.partition("/")[2]
    return discord.File(
        io.BytesIO(picture.data), filename=f"{name}.{ending}", description=picture.alt
    )


def channel_of(bot: Hedgepost, table: Table) -> discord.PartialMessageable:
    """The channel of a table, whether we know it or not."""
    return bot.get_partial_messageable(table.channel, guild_id=table.guild or None)


def lobby_channel_of(bot: Hedgepost, table: Table) -> discord.PartialMessageable:
    """Where the lobby of a table is, whether we know that channel or not."""
    return bot.get_partial_messageable(table.lobby_channel, guild_id=table.guild or None)


def short_nonce(nonce: str) -> str:
    """A nonce as Discord takes it: the end of a long one, which tells its messages apart."""
    return nonce[-NONCE_LENGTH:]


async def send(
    channel: discord.PartialMessageable,
    post: Post,
    *,
    nonce: str = "",
    files: Sequence[discord.File] = (),
    silent: bool = False,
) -> int:
    """Send a post to a channel; gives its id. Raises what Discord says against it, or
    `TimeoutError` if it says nothing for too long.

    With the same `nonce` within a few minutes it is the same post; without one it is another.
    """
    extra: dict[str, Any] = {"view": post.buttons} if post.presses else {}
    once = short_nonce(nonce) or secrets.token_hex(NONCE_LENGTH // 2)
    for may_be_cut in (True, False):
        try:
            message = await heard(
                channel.send(
                    post.content,
                    allowed_mentions=post.mentions,
                    nonce=once,
                    files=files,
                    silent=silent,
                    **extra,
                )
            )
            return message.id
        except aiohttp.ClientConnectionError:
            if not may_be_cut:
                raise
            for file in files:
                file.reset(seek=True)
    raise AssertionError("the second attempt gives or raises")


async def announce(
    interaction: discord.Interaction[Hedgepost], post: Post, table: Table | None = None
) -> int:
    """Say something to the whole channel, as the answer if that is possible. Gives its id.

    What is said about a table is said where it is played, wherever somebody asked.
    """
    if table is not None and table.channel != interaction.channel_id:
        there = channel_of(interaction.client, table)
        message = await send(there, post, nonce=str(interaction.id))
        place = f"<#{table.channel}>"
        await whisper(interaction, say(language_of(interaction), "said-there", channel=place))
        return message
    extra: dict[str, Any] = {"view": post.buttons} if post.presses else {}
    answer = await answer_aloud(interaction, post.content, allowed_mentions=post.mentions, **extra)
    if answer is not None:
        return answer
    channel = interaction.client.get_partial_messageable(
        interaction.channel_id or 0, guild_id=interaction.guild_id
    )
    # Whoever has the same interaction says the same: the nonce lets Discord know.
    message = await send(channel, post, nonce=str(interaction.id))
    await stop_thinking(interaction)
    return message
