"""How an interaction is answered: in time, once, and only to the person who asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Final, TypeVar

import discord

from cogs.speech import language_of, refusal, shortened
from engine.core import Refused

if TYPE_CHECKING:
    from bot import Hedgepost

T = TypeVar("T")

DEFER_AFTER: Final = 1.5
"""Seconds of work after which Discord is told that the answer will take a little longer."""


async def in_time(
    interaction: discord.Interaction[Hedgepost], work: Awaitable[T], *, update: bool = False
) -> T:
    """The result of some work; if it takes long, the interaction is deferred meanwhile.

    `update`: the answer will change the message that was clicked, instead of a new private one.
    """
    task = asyncio.ensure_future(work)
    done, _ = await asyncio.wait([task], timeout=DEFER_AFTER)
    if not done and not interaction.response.is_done():
        if update:
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
    return await task


async def whisper(
    interaction: discord.Interaction[Hedgepost],
    text: str,
    *,
    file: discord.File | None = None,
    view: discord.ui.View | None = None,
) -> None:
    """Answer privately, as the first answer or after one."""
    extra = {}
    if file is not None:
        extra["file"] = file
    if view is not None:
        extra["view"] = view
    text = shortened(text)
    quiet = discord.AllowedMentions.none()
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True, allowed_mentions=quiet, **extra)
    else:
        await interaction.response.send_message(
            text, ephemeral=True, allowed_mentions=quiet, **extra
        )


async def update(
    interaction: discord.Interaction[Hedgepost],
    text: str,
    *,
    file: discord.File | None = None,
    view: discord.ui.View | None = None,
) -> None:
    """Change the message whose button was pressed."""
    files = [] if file is None else [file]
    text = shortened(text)
    quiet = discord.AllowedMentions.none()
    if interaction.response.is_done():
        await interaction.edit_original_response(
            content=text, attachments=files, view=view, allowed_mentions=quiet
        )
    else:
        await interaction.response.edit_message(
            content=text, attachments=files, view=view, allowed_mentions=quiet
        )


async def refuse(interaction: discord.Interaction[Hedgepost], refused: Refused) -> None:
    """Tell somebody privately why nothing happened."""
    await whisper(interaction, refusal(language_of(interaction), refused))
