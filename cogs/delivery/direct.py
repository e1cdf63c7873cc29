"""Direct messages, which people may have closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from cogs.delivery.channel import short_nonce
from cogs.reply.failures import heard
from cogs.words.speech import shortened

if TYPE_CHECKING:
    from bot import Hedgepost


async def send_direct(bot: Hedgepost, user: int, text: str, *, nonce: str) -> bool:
    """Write to somebody alone. Gives whether it reaches them.

    The same `nonce` again within a few minutes is the same message, sent once.
    """
    try:
        channel = await heard(bot.create_dm(discord.Object(user)))
        once = short_nonce(nonce)
        await heard(channel.send(shortened(text), nonce=once, suppress_embeds=True))
    except (discord.Forbidden, discord.NotFound):
        # They take none from strangers, share no server with us any more, or are gone.
        return False
    return True
