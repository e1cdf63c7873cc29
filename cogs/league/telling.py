"""Who puts the posts of seasons together: words of `posts`, pictures of `cards`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.delivery.direct import send_direct
from cogs.league.calendar import calendar_card
from cogs.league.cards import podium_card, standings_card
from cogs.league.noticeboard import Notice
from cogs.league.posts import (
    asked_people,
    check_in_post,
    digest_post,
    division_post,
    draw_post,
    end_post,
    judged_post,
    sign_up_post,
)
from cogs.reply.failures import FAILURES
from cogs.words.speech import safe, stamp
from engine.core import Refused
from engine.league.course import Course
from engine.league.posts import Owed
from engine.table.replay import view_now
from render import Picture, Theme
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost


class Telling:
    """Tells what everybody may read of a season."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    def begin(self) -> None:
        """Let the noticeboard find these."""
        on = self.bot.noticeboard.on
        on("sign-up", self.sign_up)
        on("check-in", self.check_in)
        on("draw", self.draw)
        on("division", self.division)
        on("judged", self.judged)
        on("digest", self.digest)
        on("end", self.end)

    async def sign_up(self, course: Course, _: Owed) -> Notice | None:
        theme = Theme(language=course.league.settings.language)
        picture = await self.bot.painter.paint_card(calendar_card(theme.language, course), theme)
        return Notice(course.league.channel, sign_up_post(course), (picture,))

    async def check_in(self, course: Course, owed: Owed) -> Notice | None:
        """Whoever is reminded by direct message is asked there, and not pinged here as well."""
        asked = asked_people(course, owed.subject) if course.season.stage == "open" else ()
        pinged = [one for one in asked if not await self._asked_directly(course, owed, one)]
        if not asked or (owed.subject and not pinged):
            return None
        return Notice(course.league.channel, check_in_post(course, tuple(pinged)))

    async def _asked_directly(self, course: Course, owed: Owed, user: int) -> bool:
        person = await self.bot.people.of(user)
        if person.nudge != "direct":
            return False
        text = say(
            person.language or course.league.settings.language,
            "league-check-in-direct",
            name=safe(course.league.name, 60),
            when=stamp(course.season.plan.dates.draws),
            place=f"<#{course.league.channel}>",
        )
        try:
            await send_direct(self.bot, user, text, nonce=f"in-{owed.season}-{user}")
        except FAILURES:
            return False
        return True

    async def draw(self, course: Course, _: Owed) -> Notice | None:
        if not course.season.published:
            return None
        return Notice(course.league.channel, draw_post(course))

    async def division(self, course: Course, owed: Owed) -> Notice | None:
        if owed.subject >= len(course.season.divisions):
            return None
        theme = Theme(language=course.league.settings.language)
        card = standings_card(theme.language, course, owed.subject)
        picture = await self.bot.painter.paint_card(card, theme)
        return Notice(course.league.channel, division_post(course, owed.subject), (picture,))

    async def judged(self, course: Course, owed: Owed) -> Notice | None:
        if owed.subject >= len(course.season.matches):
            return None
        match = course.season.matches[owed.subject]
        if match.ranks is None:
            return None
        pictures = () if match.table is None else await self._position(match.table)
        return Notice(course.league.channel, judged_post(course, owed.subject), pictures)

    async def _position(self, table_id: int) -> tuple[Picture, ...]:
        """The board from which a table was decided, as everybody may see it."""
        try:
            table = await self.bot.host.table(table_id)
        except Refused:
            return ()
        if table.status == "lobby":
            return ()
        view = view_now(table, None)
        theme = Theme(language=table.language)
        return (await self.bot.painter.paint(table, view, theme=theme),)

    async def digest(self, course: Course, owed: Owed) -> Notice | None:
        if course.is_over:
            return None
        return Notice(course.league.channel, digest_post(course, owed.subject))

    async def end(self, course: Course, _: Owed) -> Notice | None:
        post, theme = end_post(course), Theme(language=course.league.settings.language)
        if course.season.stage == "cancelled" or not course.season.divisions:
            return Notice(course.league.channel, post)
        picture = await self.bot.painter.paint_card(podium_card(theme.language, course), theme)
        return Notice(course.league.channel, post, (picture,))
