"""`/league-admin create` and `settings`: a game and a date are enough."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs.league_admin.acting import Acting, answered, last_deed, note, undo_button
from cogs.league_admin.dashboard import dashboard_text
from cogs.league_admin.finding import course_meant, doer_of, manages
from cogs.league_admin.options import Reason, command, options
from cogs.league_admin.people import refuse_bots
from cogs.league_admin.places import dashboard_channel, league_channel
from cogs.league_admin.planning import Form, Wanted, dates_wanted
from cogs.league_admin.telling import head, name_of, next_line, plan_lines, settings_lines
from cogs.reply.completing import complete_zone
from cogs.reply.permissions import refuse_to_play_below
from cogs.table.clock_page import preset_choices
from cogs.table.option_completion import complete_options
from cogs.words.languages import language_choices
from cogs.words.speech import fitting, label, language_of, language_of_guild, person_of, plain_name
from engine.clock.zones import checked_zone
from engine.core import Refused
from engine.games import GAMES
from engine.league.course import Course
from engine.league.model import LARGEST, LONGEST_NAME, MOST_ROUNDS, MOST_TIMES, SMALLEST
from engine.people.typed_moments import checked_moment
from engine.table.model import Language
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

    Interaction = discord.Interaction[Hedgepost]
Seats = app_commands.Range[int, 2, max(game.seats[-1] for game in GAMES.values())]
Times = app_commands.Range[int, 1, MOST_TIMES]
Size = app_commands.Range[int, SMALLEST, LARGEST]
Least = app_commands.Range[int, 2, 1000]
Rounds = app_commands.Range[int, 1, MOST_ROUNDS]
Weeks = app_commands.Range[int, 1, 26]
Name = app_commands.Range[str, 1, LONGEST_NAME]
Day = app_commands.Range[str, 1, 60]

FORMS = [
    app_commands.Choice(name=label(f"league-admin-form-name-{form}"), value=form)
    for form in ("league", "swiss", "knockout")
]


class Making(Acting):
    """Create and settings."""

    @command("create")
    @options(
        *("game", "starts", "name", "form", "evening", "seats", "times", "size", "least"),
        *("rounds", "weeks", "opens", "options", "clock", "channel", "dashboard", "zone"),
        *("goes_on", "rated"),
        options=complete_options,
        zone=complete_zone,
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=label(f"{key}-title"), value=key) for key in GAMES],
        form=FORMS,
        clock=preset_choices(),
    )
    async def create(  # noqa: PLR0913, PLR0917 — the options of a command are its parameters
        self,
        interaction: Interaction,
        game: app_commands.Choice[str],
        starts: Day,
        name: Name = "",
        form: app_commands.Choice[str] | None = None,
        evening: bool | None = None,
        seats: Seats | None = None,
        times: Times | None = None,
        size: Size | None = None,
        least: Least | None = None,
        rounds: Rounds | None = None,
        weeks: Weeks | None = None,
        opens: Day = "",
        options: app_commands.Range[str, 0, 400] = "",
        clock: app_commands.Choice[str] | None = None,
        channel: discord.TextChannel | None = None,
        dashboard: discord.TextChannel | None = None,
        zone: str = "",
        goes_on: bool | None = None,
        rated: bool | None = None,
    ) -> None:
        """Make a league or a cup, and plan its first season."""
        if not manages(interaction):
            raise Refused("league-organisers-only", "only organisers can do that")
        place = league_channel(interaction, channel)
        private = None if dashboard is None else dashboard_channel(dashboard)
        chosen: Any = None if form is None else form.value
        wanted = Wanted(
            game=game.value,
            options=options,
            form=chosen,
            evening=evening,
            seats=seats,
            times=times,
            size=size,
            least=least,
            rounds=rounds,
            weeks=weeks,
            clock=None if clock is None else clock.value,
            goes_on=goes_on,
            rated=rated,
        )
        guild = place.guild
        customs = await self.bot.host.servers.settings(guild.id)
        spoken = language_of_guild(guild, customs, self.bot.settings.language)
        settings = wanted.new(spoken)
        dates = dates_wanted(starts, opens, settings, _zone(interaction, zone), self.bot.host.now())
        leagues, by = self.bot.host.leagues, doer_of(interaction)
        taken = {one.name.casefold() for one in await leagues.of_guild(guild.id)}
        called = name or _free_name(spoken, game.value, chosen or "league", taken)
        course = await leagues.create(
            guild.id, place.id, by, called, settings, dates.opens, dates.starts
        )
        if private is not None:
            await leagues.set_dashboard(course.league.id, by, private.id)
            course = await leagues.course(course.id)
        await answered(interaction, created_text(language_of(interaction), course))

    @command("settings")
    @options(
        *("league", "name", "starts", "opens", "ends", "seats", "times", "size", "least"),
        *("rounds", "weeks", "clock", "channel", "dashboard", "no_dashboard", "organiser"),
        *("no_organiser", "goes_on", "rated", "quiet", "language", "zone", "reason"),
        zone=complete_zone,
    )
    @app_commands.choices(clock=preset_choices(), language=language_choices())
    async def settings(  # noqa: PLR0913, PLR0917 — the options of a command are its parameters
        self,
        interaction: Interaction,
        league: str = "",
        name: Name = "",
        starts: Day = "",
        opens: Day = "",
        ends: Day = "",
        seats: Seats | None = None,
        times: Times | None = None,
        size: Size | None = None,
        least: Least | None = None,
        rounds: Rounds | None = None,
        weeks: Weeks | None = None,
        clock: app_commands.Choice[str] | None = None,
        channel: discord.TextChannel | None = None,
        dashboard: discord.TextChannel | None = None,
        no_dashboard: bool | None = None,
        organiser: discord.User | None = None,
        no_organiser: discord.User | None = None,
        goes_on: bool | None = None,
        rated: bool | None = None,
        quiet: bool | None = None,
        language: app_commands.Choice[str] | None = None,
        zone: str = "",
        reason: Reason = "",
    ) -> None:
        """Show what a league goes by, and change what is given."""
        before = await course_meant(interaction, league)
        spoken: Any = None if language is None else language.value
        wanted = Wanted(
            seats=seats,
            times=times,
            size=size,
            least=least,
            rounds=rounds,
            weeks=weeks,
            clock=None if clock is None else clock.value,
            goes_on=goes_on,
            rated=rated,
            quiet=quiet,
            language=spoken,
        )
        # Whatever cannot be is refused before anything is changed.
        place = None if channel is None else league_channel(interaction, channel)
        private = None if dashboard is None else dashboard_channel(dashboard)
        if place is not None:
            refuse_to_play_below(place)
        organisers = _organisers(interaction, before, organiser, no_organiser)
        moments = [
            checked_moment(typed, _zone(interaction, zone), self.bot.host.now()) if typed else None
            for typed in (opens, starts, ends)
        ]
        leagues, by = self.bot.host.leagues, doer_of(interaction, reason)
        key = before.league.id
        changed = wanted.applied(before.league.settings)
        if any(moments):
            opening, starting, ending = moments
            await leagues.set_dates(
                before.id, by, opens=opening, starts=starting, ends=ending, settings=changed
            )
        elif changed != before.league.settings:
            await leagues.change_settings(key, by, changed)
        if name:
            await leagues.rename(key, by, name)
        if place is not None:
            await leagues.move_channel(key, by, place.id)
        if private is not None or no_dashboard:
            await leagues.set_dashboard(key, by, None if private is None else private.id)
        if organisers is not None:
            await leagues.set_organisers(key, by, organisers)
        await self._show(interaction, before, await leagues.course(before.id))

    async def _show(self, interaction: Interaction, before: Course, after: Course) -> None:
        """What a league goes by now; with nothing changed, what needs its organisers as well."""
        language = language_of(interaction)
        number = last_deed(before, after, interaction.user.id)
        lines = [head(language, after), *plan_lines(language, after)]
        lines += settings_lines(language, after.league)
        if (before.league, before.season) == (after.league, after.season):
            told = await dashboard_text(self.bot, language, after)
            await answered(interaction, fitting(language, [*lines, "", *told.splitlines()[1:]]))
            return
        buttons = () if number is None else (undo_button(language, after, number),)
        changed = f"✅ {say(language, 'league-admin-did-settings')}"
        await answered(interaction, fitting(language, [changed, *lines]), buttons)
        if number is not None:
            new = range(len(before.deeds), len(after.deeds))
            note(interaction, after, *(n for n in new if after.deeds[n].by == interaction.user.id))


def created_text(language: Language, course: Course) -> str:
    """What has been made, with everything that was filled in, and what comes next."""
    lines = [
        f"✅ {say(language, 'league-admin-did-create', league=name_of(course.league))}",
        *plan_lines(language, course),
        *settings_lines(language, course.league),
        "",
        next_line(language, course),
        say(language, "league-admin-created-next"),
    ]
    return fitting(language, lines)


def _free_name(language: Language, game: str, form: Form, taken: set[str]) -> str:
    """What a league is called whose organiser did not say."""
    title = plain_name(say(language, f"{game}-title"))
    base = say(language, f"league-admin-usual-name-{form}", game=title)[:LONGEST_NAME]
    names = [base, *(f"{base[: LONGEST_NAME - 4]} {number}" for number in range(2, 100))]
    return next((name for name in names if name.casefold() not in taken), base)


def _zone(interaction: Interaction, typed: str) -> str:
    """In which zone days are meant: the one that is given, or else the organiser's own."""
    return checked_zone(typed) if typed.strip() else person_of(interaction).zone


def _organisers(
    interaction: Interaction,
    course: Course,
    more: discord.User | None,
    less: discord.User | None,
) -> tuple[int, ...] | None:
    """Who is named to look after a league, with one more or less; nothing if that stays. Raises
    `Refused` for whoever does not manage the server."""
    if more is None and less is None:
        return None
    if not interaction.permissions.manage_guild:
        raise Refused("manager-only", "managers only")
    named = set(course.league.organisers)
    if more is not None:
        refuse_bots(more)
        named.add(more.id)
    if less is not None:
        named.discard(less.id)
    return tuple(sorted(named))
