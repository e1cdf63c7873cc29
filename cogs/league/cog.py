"""`/league`: what somebody who plays can ask of a league, and the buttons of its posts."""

from __future__ import annotations

import asyncio
import io
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.delivery.channel import as_file
from cogs.league.calendar import calendar_card
from cogs.league.finding import (
    complete_league,
    drawn_course,
    league_here,
    meant_course,
    meant_league,
    season_here,
)
from cogs.league.pages import (
    asking_buttons,
    course_line,
    cross_page,
    history_lines,
    not_drawn,
    own_line,
    standings_page,
    table_line,
    with_links,
)
from cogs.league.posts import rules_text, sign_up_post
from cogs.league.telling import Telling
from cogs.reply.answers import update, whisper
from cogs.reply.places import in_servers
from cogs.reply.sent import Count, Sent
from cogs.words.speech import fitting, label, language_of, safe, stamp, theme_of
from engine.core import Refused
from engine.league.course import Course
from words import listed, say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

MOST_SEASONS: Final = 15
"""Seasons of a history that are listed."""
MOST_DIVISIONS: Final = 999


class Subject(Sent, frozen=True):
    """A league, or a season."""

    number: Count


class OfDivision(Sent, frozen=True):
    """A division of a season."""

    season: Count
    division: Count


@in_servers
class Leagues(
    commands.GroupCog,
    group_name=label("cmd-league"),
    group_description=label("cmd-league-about"),
):
    """Answers those who play in leagues."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot
        self._watch: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        presses = self.bot.presses
        presses.on("leaguejoin", self.press_join, where="server", button=Subject)
        presses.on("leagueleave", self.press_leave, where="server", button=Subject)
        presses.on("leaguestay", self.press_stay, where="server", button=Subject)
        presses.on("leaguerules", self.press_rules, where="server", button=Subject)
        presses.on("leaguemine", self.press_mine, where="server", button=Subject)
        presses.on("leaguedraw", self.press_draw, where="server", button=Subject)
        presses.on("leaguecross", self.press_cross, where="server", button=OfDivision)
        presses.on("leaguepages", self.press_standings, where="server", button=OfDivision)
        presses.on_page("leaguepage", self.turn_page, where="server", button=OfDivision)
        presses.on_page("leagueyes", self.press_yes, where="server", button=Subject)
        presses.on_page("leagueno", self.press_no, where="server", button=Subject)
        Telling(self.bot).begin()
        self.bot.host.leagues.listeners.append(self.bot.noticeboard.nudge)
        self._watch = asyncio.create_task(self._watched(), name="seasons")

    async def cog_unload(self) -> None:
        self.bot.host.leagues.listeners.remove(self.bot.noticeboard.nudge)
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.wait([self._watch])

    async def _watched(self) -> None:
        await self.bot.wait_until_ready()
        await self.bot.noticeboard.watch()

    # Commands

    @app_commands.command(name=label("cmd-league-list"), description=label("cmd-league-list-about"))
    @in_servers
    async def list(self, interaction: Interaction) -> None:
        language = language_of(interaction)
        leagues = await self.bot.host.leagues.of_guild(interaction.guild_id or 0)
        if not leagues:
            raise Refused("league-none", "there is no league on this server")
        lines = [say(language, "league-list")]
        for league in leagues:
            course = await self.bot.host.leagues.current(league.id)
            lines.append(f"- {course_line(language, course)} · <#{league.channel}>")
        await whisper(interaction, fitting(language, lines))

    @app_commands.command(name=label("cmd-league-show"), description=label("cmd-league-show-about"))
    @app_commands.describe(league=label("cmd-league-league-about"))
    @app_commands.rename(league=label("cmd-league-league"))
    @app_commands.autocomplete(league=complete_league)
    @in_servers
    async def show(
        self, interaction: Interaction, league: app_commands.Range[str, 0, 100] = ""
    ) -> None:
        course = await meant_course(interaction, league)
        language, theme = language_of(interaction), theme_of(interaction)
        picture = await self.bot.painter.paint_card(calendar_card(language, course), theme)
        post = sign_up_post(course, language)
        file = as_file(picture, "calendar")
        await whisper(interaction, post.content, file=file, view=post.buttons)

    @app_commands.command(name=label("cmd-league-join"), description=label("cmd-league-join-about"))
    @app_commands.describe(league=label("cmd-league-league-about"))
    @app_commands.rename(league=label("cmd-league-league"))
    @app_commands.autocomplete(league=complete_league)
    @in_servers
    async def join(
        self, interaction: Interaction, league: app_commands.Range[str, 0, 100] = ""
    ) -> None:
        found = await meant_league(interaction, league)
        await self._join(interaction, found.id)

    @app_commands.command(
        name=label("cmd-league-leave"), description=label("cmd-league-leave-about")
    )
    @app_commands.describe(league=label("cmd-league-league-about"))
    @app_commands.rename(league=label("cmd-league-league"))
    @app_commands.autocomplete(league=complete_league)
    @in_servers
    async def leave(
        self, interaction: Interaction, league: app_commands.Range[str, 0, 100] = ""
    ) -> None:
        await self._ask_to_leave(interaction, await meant_course(interaction, league))

    @app_commands.command(
        name=label("cmd-league-standings"), description=label("cmd-league-standings-about")
    )
    @app_commands.describe(
        league=label("cmd-league-league-about"), division=label("cmd-league-division-about")
    )
    @app_commands.rename(league=label("cmd-league-league"), division=label("cmd-league-division"))
    @app_commands.autocomplete(league=complete_league)
    @in_servers
    async def standings(
        self,
        interaction: Interaction,
        league: app_commands.Range[str, 0, 100] = "",
        division: app_commands.Range[int, 1, MOST_DIVISIONS] | None = None,
    ) -> None:
        course = await drawn_course(interaction, league)
        own = course.division_of(interaction.user.id) or 0
        at = own if division is None else self._division(course, division)
        text, file, view = await standings_page(interaction, course, at)
        await whisper(interaction, text, file=file, view=view)

    @app_commands.command(
        name=label("cmd-league-fixtures"), description=label("cmd-league-fixtures-about")
    )
    @app_commands.describe(
        league=label("cmd-league-league-about"),
        member=label("cmd-league-member-about"),
        division=label("cmd-league-division-about"),
    )
    @app_commands.rename(
        league=label("cmd-league-league"),
        member=label("cmd-league-member"),
        division=label("cmd-league-division"),
    )
    @app_commands.autocomplete(league=complete_league)
    @in_servers
    async def fixtures(
        self,
        interaction: Interaction,
        league: app_commands.Range[str, 0, 100] = "",
        member: discord.User | None = None,
        division: app_commands.Range[int, 1, MOST_DIVISIONS] | None = None,
    ) -> None:
        course = await drawn_course(interaction, league)
        language = language_of(interaction)
        if member is None and division is not None:
            at = self._division(course, division)
            matches = course.matches_in(at)
            lines = [course_line(language, course)]
            lines += [table_line(language, course, number, match) for number, match in matches]
            await whisper(interaction, fitting(language, lines))
            return
        await self._tables_of(interaction, course, member or interaction.user)

    @app_commands.command(name=label("cmd-league-me"), description=label("cmd-league-me-about"))
    @in_servers
    async def me(self, interaction: Interaction) -> None:
        language, user = language_of(interaction), interaction.user.id
        courses = await self.bot.host.leagues.courses_of(interaction.guild_id or 0, user)
        if not courses:
            raise Refused("league-nowhere", "they take part in no league here")
        lines = [
            say(language, "league-me"),
            *(own_line(language, one.shown, user) for one in courses),
        ]
        await whisper(interaction, fitting(language, lines))

    @app_commands.command(
        name=label("cmd-league-history"), description=label("cmd-league-history-about")
    )
    @app_commands.describe(
        league=label("cmd-league-league-about"), member=label("cmd-league-member-about")
    )
    @app_commands.rename(league=label("cmd-league-league"), member=label("cmd-league-member"))
    @app_commands.autocomplete(league=complete_league)
    @in_servers
    async def history(
        self,
        interaction: Interaction,
        league: app_commands.Range[str, 0, 100] = "",
        member: discord.User | None = None,
    ) -> None:
        language = language_of(interaction)
        found = await meant_league(interaction, league)
        seasons = await self.bot.host.leagues.seasons(found.id)
        seasons = sorted(seasons, key=lambda one: -one.number)[:MOST_SEASONS]
        courses = [(await self.bot.host.leagues.course(one.id)).shown for one in seasons]
        lines = [say(language, "league-history", name=safe(found.name, 60))]
        lines += history_lines(language, courses, (member or interaction.user).id)
        await whisper(interaction, fitting(language, lines))

    @app_commands.command(
        name=label("cmd-league-rules"), description=label("cmd-league-rules-about")
    )
    @app_commands.describe(league=label("cmd-league-league-about"))
    @app_commands.rename(league=label("cmd-league-league"))
    @app_commands.autocomplete(league=complete_league)
    @in_servers
    async def rules(
        self, interaction: Interaction, league: app_commands.Range[str, 0, 100] = ""
    ) -> None:
        course = await meant_course(interaction, league)
        await whisper(interaction, rules_text(language_of(interaction), course))

    @app_commands.command(
        name=label("cmd-league-avoid"), description=label("cmd-league-avoid-about")
    )
    @app_commands.describe(
        member=label("cmd-league-avoid-member-about"), on=label("cmd-league-avoid-on-about")
    )
    @app_commands.rename(member=label("cmd-league-member"), on=label("cmd-league-avoid-on"))
    @in_servers
    async def avoid(
        self,
        interaction: Interaction,
        member: discord.User | None = None,
        on: bool = True,
    ) -> None:
        language, user = language_of(interaction), interaction.user.id
        players, guild = self.bot.host.leagues.players, interaction.guild_id or 0
        if member is None:
            avoided = await players.avoided(guild, user)
        elif member.bot:
            raise Refused("league-avoid-self", "bots play in no league")
        else:
            avoided = await players.avoid(guild, user, member.id, on=on)
        key = "league-avoids" if avoided else "league-avoids-nobody"
        names = listed(language, [f"<@{one}>" for one in avoided])
        await whisper(interaction, say(language, key, names=names))

    # Buttons

    async def press_join(self, interaction: Interaction, _: int, sent: Subject) -> None:
        await self._join(interaction, (await league_here(interaction, sent.number)).id)

    async def press_leave(self, interaction: Interaction, _: int, sent: Subject) -> None:
        league = await league_here(interaction, sent.number)
        course = await self.bot.host.leagues.current(league.id)
        await self._ask_to_leave(interaction, course)

    async def press_yes(self, interaction: Interaction, _: int, sent: Subject) -> None:
        league = await league_here(interaction, sent.number)
        before = await self.bot.host.leagues.current(league.id)
        await self.bot.host.leagues.players.leave(league.id, interaction.user.id)
        language, runs = language_of(interaction), bool(before.season.divisions)
        key = "league-withdrew" if runs else "league-left"
        await update(interaction, say(language, key, name=safe(league.name, 60)))

    async def press_no(self, interaction: Interaction, _: int, sent: Subject) -> None:
        league = await league_here(interaction, sent.number)
        text = say(language_of(interaction), "league-stays", name=safe(league.name, 60))
        await update(interaction, text)

    async def press_stay(self, interaction: Interaction, _: int, sent: Subject) -> None:
        await season_here(interaction, sent.number)
        course = await self.bot.host.leagues.players.stay(sent.number, interaction.user.id)
        starts = course.season.plan.dates.starts
        text = say(language_of(interaction), "league-still-in", when=stamp(starts))
        await whisper(interaction, text)

    async def press_rules(self, interaction: Interaction, _: int, sent: Subject) -> None:
        course = await season_here(interaction, sent.number)
        await whisper(interaction, rules_text(language_of(interaction), course))

    async def press_mine(self, interaction: Interaction, _: int, sent: Subject) -> None:
        course = await season_here(interaction, sent.number)
        await self._tables_of(interaction, course, interaction.user)

    async def press_draw(self, interaction: Interaction, _: int, sent: Subject) -> None:
        """The draw as a file, and how to check it."""
        course = await season_here(interaction, sent.number)
        draw = course.draw_file
        if draw is None:
            raise not_drawn(course)
        name = f"league-{course.league.id}-season-{course.number}-draw.json"
        file = discord.File(io.BytesIO(draw), filename=name)
        language = language_of(interaction)
        await whisper(interaction, say(language, "league-verify", file=name), file=file)

    async def press_cross(self, interaction: Interaction, _: int, sent: OfDivision) -> None:
        course = await season_here(interaction, sent.season)
        text, file, view = await cross_page(interaction, course, sent.division)
        await whisper(interaction, text, file=file, view=view)

    async def press_standings(self, interaction: Interaction, _: int, sent: OfDivision) -> None:
        course = await season_here(interaction, sent.season)
        text, file, view = await standings_page(interaction, course, sent.division)
        await whisper(interaction, text, file=file, view=view)

    async def turn_page(self, interaction: Interaction, _: int, sent: OfDivision) -> None:
        course = await season_here(interaction, sent.season)
        text, file, view = await standings_page(interaction, course, sent.division)
        await update(interaction, text, file=file, view=view)

    # What they share

    async def _join(self, interaction: Interaction, league_id: int) -> None:
        user = interaction.user
        coming = await self.bot.host.leagues.current(league_id)
        if coming.season.stage == "planned":
            when, name = stamp(coming.season.plan.dates.opens), safe(coming.league.name, 60)
            text = say(language_of(interaction), "league-opens-later", name=name, when=when)
            await whisper(interaction, text)
            return
        course = await self.bot.host.leagues.players.join(league_id, user.id, user.display_name)
        language, season = language_of(interaction), course.season
        key = "league-joined-late" if season.divisions else "league-joined"
        when = stamp(season.plan.dates.starts)
        text = say(language, key, name=safe(course.league.name, 60), when=when)
        await whisper(interaction, text)

    async def _ask_to_leave(self, interaction: Interaction, course: Course) -> None:
        """What leaving means, with *Yes* and *No*; whoever is not in is told so."""
        language, user = language_of(interaction), interaction.user.id
        if user not in course.season.people or course.is_over:
            raise Refused("league-not-in", "they are not in")
        name = safe(course.league.name, 60)
        if not course.season.divisions:
            text = say(language, "league-leave-ask", name=name)
        else:
            left = [match.is_over for match in course.season.matches if user in match.people]
            early = 2 * sum(left) < len(left)
            text = say(
                language,
                "league-withdraw-ask",
                name=name,
                count=len(left) - sum(left),
                early=str(early).lower(),
            )
        await whisper(interaction, text, view=asking_buttons(language, course.league.id))

    async def _tables_of(
        self, interaction: Interaction, course: Course, who: discord.abc.User
    ) -> None:
        if not course.season.divisions:
            raise not_drawn(course)
        if course.division_of(who.id) is None:
            raise Refused("league-no-tables", "they have no tables in this season")
        lines = await with_links(interaction, course, who.id)
        await whisper(interaction, fitting(language_of(interaction), lines))

    def _division(self, course: Course, number: int) -> int:
        """A division by the number that people call it. Raises `Refused`."""
        many = len(course.season.divisions)
        if not many:
            raise not_drawn(course)
        if number > many:
            raise Refused("league-division-of", "there are not so many divisions", many=many)
        return number - 1


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Leagues(bot))
