"""`/league-admin …`: for those who look after leagues and cups."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from discord.ext import commands, tasks

from cogs.league.noticeboard import Notice
from cogs.league_admin.acting import Numbered, OfSeason, press_undo
from cogs.league_admin.asking import Asking
from cogs.league_admin.dashboard import dashboard_post, press_figures, press_look
from cogs.league_admin.history import History, press_log
from cogs.league_admin.making import Making
from cogs.league_admin.people import People
from cogs.league_admin.previews import preview_post
from cogs.league_admin.results import Results
from cogs.league_admin.steps import Steps
from cogs.reply.places import in_servers
from cogs.words.speech import label
from engine.league.course import Course
from engine.league.posts import Owed

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)

LOOKED_EVERY: Final = 6
"""Hours after which organisers' posts are looked over although nothing was done."""


@in_servers
class LeagueAdmin(
    Making,
    Steps,
    People,
    Results,
    History,
    commands.GroupCog,
    group_name=label("cmd-league-admin"),
    group_description=label("cmd-league-admin-about"),
):
    """What organisers do. Everybody sees the commands, since a manager can name anybody to look
    after a league; whoever does not is refused kindly."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot
        self.asking = Asking(bot)

    async def cog_load(self) -> None:
        presses = self.bot.presses
        presses.on("adminundo", press_undo, where="server", button=Numbered)
        presses.on("adminlog", press_log, where="server", button=Numbered)
        presses.on("adminlook", press_look, where="server", updates=True, button=OfSeason)
        presses.on("adminfigures", press_figures, where="server", button=OfSeason)
        self.asking.answer_clicks()
        self.bot.noticeboard.on("dashboard", self.tell_dashboard)
        self.bot.noticeboard.on("preview", self.tell_preview)
        self.look.start()

    async def cog_unload(self) -> None:
        self.look.cancel()

    @tasks.loop(hours=LOOKED_EVERY)
    async def look(self) -> None:
        """Who is late or has not come shows by waiting alone, so it is looked for now and then."""
        try:
            await self.bot.host.leagues.refresh_dashboards()
        except Exception as failed:
            log.warning("the organisers' posts could not be looked after: %s", failed)

    @look.before_loop
    async def _when_ready(self) -> None:
        await self.bot.wait_until_ready()

    async def tell_dashboard(self, course: Course, _: Owed) -> Notice | None:
        """What needs organisers, for their channel."""
        channel = course.league.dashboard
        if channel is None:
            return None
        return Notice(channel, await dashboard_post(self.bot, course))

    async def tell_preview(self, course: Course, _: Owed) -> Notice | None:
        """A draw that they see first; nothing if everybody has seen it meanwhile."""
        channel, season = course.league.dashboard, course.season
        if channel is None or season.published or season.stage != "drawn":
            return None
        return Notice(channel, preview_post(course.league.settings.language, course))


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(LeagueAdmin(bot))
