"""The permissions the bot needs in a channel, and how it says which one is missing."""

from typing import Any, Final

import discord

from engine.core import Refused

NEEDED: Final = ("view_channel", "send_messages", "attach_files")
"""The least that works: see the channel, post in it, post pictures."""
NEEDED_IN_THREADS: Final = ("view_channel", "send_messages_in_threads", "attach_files")

INVITE: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
)
"""What the invitation asks for."""


def refuse_if_missing(interaction: discord.Interaction[Any], *further: str) -> None:
    """Raise `Refused` naming what the bot lacks in the interaction's channel."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = (*(NEEDED_IN_THREADS if in_thread else NEEDED), *further)
    missing = [name for name in needed if not getattr(interaction.app_permissions, name)]
    if missing:
        raise missing_permission(missing, interaction.channel_id or 0)


def missing_permission(names: list[str], channel: int) -> Refused:
    """The refusal that says what somebody must allow, and where."""
    return Refused(
        "missing-permission",
        f"the bot lacks {', '.join(names)}",
        permissions=names,
        channel=f"<#{channel}>",
    )
