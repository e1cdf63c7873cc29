"""`/hedgepost result`: a manager takes a result back, or lets it count again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from cogs.reply.answers import whisper
from cogs.words.partings import reason_of
from cogs.words.ratings import changes_text
from cogs.words.speech import language_of, safe
from engine.table.model import Doer, Language
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost


async def correct_result(
    interaction: discord.Interaction[Hedgepost], table_id: int, void: bool, reason: str
) -> None:
    """Do so, tell the manager what it has changed, and the log who has done it and why."""
    bot, guild = interaction.client, interaction.guild_id or 0
    user = interaction.user
    doer = Doer(user.id, user.display_name, " ".join(reason.split()), manager=True)
    await bot.host.ratings.judge(guild, table_id, doer if void else None)
    bot.timers.wake()  # places may have other holders now
    table = await bot.host.table(table_id)
    key = "result-voided" if void else "result-restored"
    lines = [say(language_of(interaction), key, number=table_id)]
    if not void:
        lines.append(changes_text(table, await bot.host.ratings.moved(table_id)))
    await whisper(interaction, "\n".join(lines))

    def told(spoken: Language) -> str:
        name, why = safe(doer.name), reason_of(doer)
        return say(spoken, f"log-{key}", name=name, number=table_id, reason=why)

    bot.logbook.note(guild, told, interaction.id)
