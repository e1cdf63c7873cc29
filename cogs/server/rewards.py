"""`/hedgepost reward`: roles for places on ladders, given and taken as results move them.

A timer, written together with a result, has the ladders looked at; one process at a time does so
for a server. Whoever is to have a role is noted before it is given, and forgotten after it is
taken, so that a crash in between leaves no role with anybody.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.reply.answers import whisper
from cogs.reply.failures import FAILURES, heard
from cogs.words.options import title_of
from cogs.words.speech import label, language_of, refusal, safe
from engine.clock.timers import Timer
from engine.core import Refused
from engine.games import GAMES
from engine.host.tables import Saved
from engine.rating.results import OVERALL
from engine.rating.rewards import LAST_PLACE, Holder, Reward
from engine.table.model import Language
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)

Interaction = discord.Interaction["Hedgepost"]

UNKNOWN_ROLE: Final = 10011
TRY_AGAIN: Final = 600
"""Seconds until what Discord did not do is tried again."""
TURNS: Final = 5
"""Seconds that one process waits for another, and a few more of its own."""


class RewardRights(commands.Cog):
    """The command of `/hedgepost` about roles for places."""

    bot: Hedgepost

    @app_commands.command(
        name=label("cmd-hedgepost-reward"), description=label("cmd-hedgepost-reward-about")
    )
    @app_commands.describe(
        role=label("cmd-hedgepost-reward-role-about"),
        place=label("cmd-hedgepost-reward-place-about"),
        game=label("cmd-hedgepost-reward-game-about"),
        off=label("cmd-hedgepost-reward-off-about"),
    )
    @app_commands.rename(
        role=label("cmd-hedgepost-reward-role"),
        place=label("cmd-hedgepost-reward-place"),
        game=label("cmd-open-game"),
        off=label("cmd-hedgepost-puzzles-off"),
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=label(f"{key}-title"), value=key) for key in GAMES]
    )
    async def reward(
        self,
        interaction: Interaction,
        role: discord.Role | None = None,
        place: app_commands.Range[int, 1, LAST_PLACE] | None = None,
        game: app_commands.Choice[str] | None = None,
        off: bool | None = None,
    ) -> None:
        """Let a place have a role, or none any more; without either, say which have one."""
        rewards, guild = self.bot.host.rewards, interaction.guild_id or 0
        key, changes = OVERALL if game is None else game.value, True
        if off:
            kept = await rewards.end(guild, key, place or 1)
        elif role is not None:
            refuse_to_give(interaction, role)
            kept = await rewards.give(guild, Reward(key, place or 1, role.id))
        elif place is not None or game is not None:
            raise Refused("reward-what", "neither a role nor that there is to be none")
        else:
            kept, changes = await rewards.of(guild), False
        if changes:
            self.bot.timers.wake()
            self._tell_rewards(interaction, key, place or 1, None if off else role)
        language = language_of(interaction)
        await whisper(interaction, "\n".join(_shown(language, interaction.guild, kept)))

    def _tell_rewards(
        self, interaction: Interaction, game: str, place: int, role: discord.Role | None
    ) -> None:
        """Write into the log who has chosen a role for a place."""
        name = safe(interaction.user.display_name)

        def line(language: Language) -> str:
            where = {"name": name, "place": place, "game": _ladder(language, game)}
            if role is None:
                return say(language, "log-reward-off", **where)
            return say(language, "log-reward-on", role=role.mention, **where)

        self.bot.logbook.note(interaction.guild_id or 0, line, interaction.id)


class Rewards(commands.Cog):
    """Gives and takes roles."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.bot.timers.on("reward", self.look)
        self.bot.timers.on("census", self.look)
        self.bot.host.tables.listeners.append(self._changed)

    def _changed(self, saved: Saved) -> None:
        """A game that counted is over: its timer, if there is one, is due at once."""
        change = saved.change
        if change is not None and change.table.rated and not change.table.live:
            self.bot.timers.wake()

    async def look(self, timer: Timer, _late: int) -> Sequence[Timer]:
        """Let everybody have the roles that are theirs as the ladders of a server are now."""
        rewards, guild_id = self.bot.host.rewards, timer.guild or 0
        now = self.bot.host.now()
        if await rewards.in_company(timer):
            return (replace(timer, id=0, taken=0, at=now + TURNS + timer.id % TURNS),)
        everything = timer.kind == "census"
        guild, done = self.bot.get_guild(guild_id), True
        if guild is not None:
            change = await rewards.exchange(guild_id, all_again=everything)
            for holder in change.taken:
                done &= await self._take(guild, holder)
            for holder in (*change.given, *change.again):
                done &= await self._give(guild, holder, again=holder in change.again)
        if everything:
            return await rewards.following(guild_id)
        return () if done else (replace(timer, id=0, taken=0, at=now + TRY_AGAIN),)

    async def _give(self, guild: discord.Guild, holder: Holder, *, again: bool) -> bool:
        """Give somebody a role; whether no more can be done about it now."""
        rewards = self.bot.host.rewards
        await rewards.hold(guild.id, holder)
        where = (guild.id, holder.user, holder.role)
        try:
            await heard(self.bot.http.add_role(*where))
        except discord.NotFound as failed:
            await rewards.release(guild.id, holder)  # they have left, or the role is gone
            if failed.code == UNKNOWN_ROLE:
                await self._trouble(guild, holder)
        except discord.Forbidden:
            if not again:
                await rewards.release(guild.id, holder)
            await self._trouble(guild, holder)
        except FAILURES as failed:
            log.warning("server %d: a role could not be given (%s)", guild.id, failed)
            return False
        else:
            await rewards.works(guild.id, holder.role)
            if not await rewards.given(guild.id, holder):
                return await self._take(guild, holder)  # somebody has decided otherwise meanwhile
            if not again:
                self._tell(guild, "log-reward-given", holder)
        return True

    async def _take(self, guild: discord.Guild, holder: Holder) -> bool:
        """Take a role from somebody; whether no more can be done about it now."""
        rewards = self.bot.host.rewards
        try:
            await heard(self.bot.http.remove_role(guild.id, holder.user, holder.role))
        except discord.NotFound:
            await rewards.release(guild.id, holder)
        except discord.Forbidden:
            await self._trouble(guild, holder)
        except FAILURES as failed:
            log.warning("server %d: a role could not be taken (%s)", guild.id, failed)
            return False
        else:
            await rewards.release(guild.id, holder)
            self._tell(guild, "log-reward-taken", holder)
        return True

    async def _trouble(self, guild: discord.Guild, holder: Holder) -> None:
        """Tell those who manage a server, once, why a role stays where it is."""
        if not await self.bot.host.rewards.fails(guild.id, holder):
            return
        why = obstacle(guild, guild.get_role(holder.role)) or Refused("reward-high", "refused")
        self.bot.logbook.note(
            guild.id,
            lambda language: say(
                language,
                "log-reward-trouble",
                role=f"<@&{holder.role}>",
                why=refusal(language, why),
            ),
        )

    def _tell(self, guild: discord.Guild, key: str, holder: Holder) -> None:
        facts = {"member": f"<@{holder.user}>", "role": f"<@&{holder.role}>"}
        self.bot.logbook.note(guild.id, lambda language: say(language, key, **facts))


def obstacle(guild: discord.Guild, role: discord.Role | None) -> Refused | None:
    """Why the bot can give a role to nobody, as far as it knows."""
    if role is None:
        return Refused("reward-gone", "there is no such role any more")
    if role.is_default() or role.managed:
        return Refused("reward-managed", "this role is not given by hand")
    if not guild.me.guild_permissions.manage_roles:
        return Refused("reward-forbidden", "the bot may not give roles")
    if role >= guild.me.top_role:
        return Refused("reward-high", "the role is above the bot's own")
    return None


def refuse_to_give(interaction: Interaction, role: discord.Role) -> None:
    """Raise `Refused` if the bot cannot give a role, or if who asks could not give it either."""
    guild, user = role.guild, interaction.user
    if why := obstacle(guild, role):
        raise why
    below = isinstance(user, discord.Member) and role < user.top_role
    if user.id != guild.owner_id and not (below and interaction.permissions.manage_roles):
        raise Refused("reward-yours", "who cannot give a role has nobody else give it")


def _ladder(language: Language, game: str) -> str:
    return title_of(language, game, "") if game else say(language, "ladder-all")


def _shown(language: Language, guild: discord.Guild | None, rewards: Sequence[Reward]) -> list[str]:
    """Which places have a role, and what is wrong with it."""
    if not rewards:
        return [say(language, "rewards-none")]
    lines = [say(language, "rewards-title")]
    for one in rewards:
        facts = {"place": one.place, "game": _ladder(language, one.game)}
        line = say(language, "rewards-line", role=f"<@&{one.role}>", **facts)
        why = None if guild is None else obstacle(guild, guild.get_role(one.role))
        lines.append(line if why is None else f"{line} · ⚠️ {refusal(language, why)}")
    return lines


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Rewards(bot))
