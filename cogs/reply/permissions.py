"""The permissions the bot needs in a channel, and how it says which one is missing."""

from collections.abc import Sequence
from typing import Any, Final

import discord

from engine.core import Refused

NEEDED: Final = ("view_channel", "send_messages", "attach_files")
"""The least that works: see the channel, post in it, post pictures."""
NEEDED_IN_THREADS: Final = ("view_channel", "send_messages_in_threads", "attach_files")
TO_OPEN_THREADS: Final = ("create_public_threads", "send_messages_in_threads")

TO_LOOK_BACK: Final = ("read_message_history",)
"""After a crash, to find a board that was sent and not noted. Without it, it is sent again."""

INVITE: Final = discord.Permissions(
    **dict.fromkeys({*NEEDED, *NEEDED_IN_THREADS, *TO_OPEN_THREADS, *TO_LOOK_BACK}, True)
)
"""What the invitation asks for."""

_SILENCED: Final = {"send_messages", "send_messages_in_threads"}


def refuse_if_missing(interaction: discord.Interaction[Any], *further: str) -> None:
    """Raise `Refused` naming what the bot lacks in the interaction's channel."""
    if interaction.guild_id is None:
        return  # in a direct message there is nothing that could be granted
    needed = (*_needed_in(interaction.channel), *further)
    missing = _missing(interaction.app_permissions, needed)
    if missing:
        _refuse_outside(interaction.channel, interaction.client.user, missing)
        raise _refusal(missing, interaction.channel_id or 0)


def lacking(interaction: discord.Interaction[Any], needed: Sequence[str]) -> list[str]:
    """Which of these permissions the bot lacks in the interaction's channel."""
    return _missing(interaction.app_permissions, needed)


def may_post(interaction: discord.Interaction[Any]) -> bool:
    """Whether the bot may post boards in the interaction's channel."""
    if interaction.guild_id is None:
        return True
    return not _missing(interaction.app_permissions, _needed_in(interaction.channel))


def refuse_to_log(channel: discord.TextChannel) -> None:
    """Raise `Refused` naming what the bot lacks in a channel to write lines there."""
    missing = _missing(channel.permissions_for(channel.guild.me), ("view_channel", "send_messages"))
    if missing:
        raise _refusal(missing, channel.id)


def refuse_to_play_below(channel: discord.TextChannel) -> None:
    """Raise `Refused` naming what the bot lacks to post in a channel, and boards in threads."""
    needed = (*NEEDED, *TO_OPEN_THREADS)
    missing = _missing(channel.permissions_for(channel.guild.me), needed)
    if missing:
        raise _refusal(missing, channel.id)


def may_open_threads(channel: discord.TextChannel) -> bool:
    """Whether the bot may open a thread in a channel, and post in it."""
    return not _missing(channel.permissions_for(channel.guild.me), TO_OPEN_THREADS)


def refuse_to_call(interaction: discord.Interaction[Any], role: discord.Role) -> None:
    """Raise `Refused` if the bot's mention of a role would reach nobody, or everybody."""
    if role.is_default():
        raise Refused("call-everyone", "not everybody is called for a game")
    if not (role.mentionable or interaction.app_permissions.mention_everyone):
        raise Refused("call-unheard", "this role cannot be mentioned", channel=role.mention)


def closed_to_the_bot() -> Refused:
    """The refusal for somebody who takes no direct messages from the bot, by which it can answer
    them and post nothing."""
    return Refused("direct-closed", "this person takes no direct messages")


def missing_in(guild: discord.Guild | None, channel_id: int) -> Refused:
    """The refusal that says what somebody must allow, as far as the bot knows the channel."""
    channel = guild.get_channel_or_thread(channel_id) if guild is not None else None
    needed = _needed_in(channel)
    if guild is None:
        return _refusal(needed, channel_id)
    if channel is None:  # threads are known only to those who see them
        place, me = f"<#{channel_id}>", guild.me.mention
        return Refused("out-of-sight", "the bot does not see it", channel=place, roles=me)
    return _refusal(_missing(channel.permissions_for(guild.me), needed) or needed, channel_id)


def _refuse_outside(
    channel: object, me: discord.ClientUser | discord.Member | None, missing: Sequence[str]
) -> None:
    """Raise `Refused` if what the bot lacks is to be in a private thread: it sees those alone in
    which it is, whatever else is granted, and a mention takes it in."""
    private = isinstance(channel, discord.Thread) and channel.is_private()
    if private and "view_channel" in missing:
        name = "" if me is None else me.mention
        raise Refused("private-thread", "the bot is not in this private thread", channel=name)


def _needed_in(channel: object) -> tuple[str, ...]:
    return NEEDED_IN_THREADS if isinstance(channel, discord.Thread) else NEEDED


def _missing(granted: discord.Permissions, needed: Sequence[str]) -> list[str]:
    """What is missing; not what is only missing because of it."""
    missing = [name for name in needed if not getattr(granted, name)]
    if "view_channel" in missing:
        return ["view_channel"]
    if _SILENCED & set(missing):
        return [name for name in missing if name != "attach_files"]
    return missing


def _refusal(names: Sequence[str], channel: int) -> Refused:
    return Refused(
        "missing-permission",
        f"the bot lacks {', '.join(names)}",
        permissions=tuple(names),
        channel=f"<#{channel}>",
    )
