"""The organisers' own post: how far a season has come and what needs them, edited in place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import discord

from cogs.delivery.channel import Post
from cogs.league_admin.acting import NO_TABLE, OfSeason
from cogs.league_admin.attention import Need, needs
from cogs.league_admin.figures import figures_text
from cogs.league_admin.finding import course_pressed
from cogs.league_admin.telling import head, label_of, next_line
from cogs.reply.answers import update, whisper
from cogs.reply.components import Press
from cogs.reply.permissions import refuse_to_play_below
from cogs.words.speech import fitting, language_of, permission_names, safe
from engine.core import Refused
from engine.league.course import Course
from engine.table.model import Language, Table
from words import listed, say

if TYPE_CHECKING:
    from bot import Hedgepost

    Interaction = discord.Interaction[Hedgepost]

MOST_LOOKED_AT: Final = 200
"""Running tables that are looked at for one post."""
MOST_LINES: Final = 15
"""Of what needs somebody; the rest is counted."""
MOST_LINKS: Final = 6


async def dashboard_text(bot: Hedgepost, language: Language, course: Course) -> str:
    """What needs organisers, a line each, below how far the season has come."""
    season, now = course.season, bot.host.now()
    tables = await running_tables(bot, course)
    lines = [head(language, course)]
    if season.stage in ("planned", "open"):
        lines.append(say(language, "league-admin-count-people", count=len(season.people)))
    elif season.matches:
        over = sum(match.is_over for match in season.matches)
        lines.append(say(language, "league-admin-count-tables", over=over, all=len(season.matches)))
    due = next_line(language, course)
    lines += [due] if due else []
    trouble = channel_trouble(bot, language, course) or await post_trouble(bot, language, course)
    found = [need_line(language, course, tables, need) for need in needs(course, tables, now)]
    found = [*trouble, *found]
    if not found:
        lines.append(say(language, "league-admin-all-well"))
    lines += [f"⚠️ {line}" for line in found[:MOST_LINES]]
    if len(found) > MOST_LINES:
        lines.append(say(language, "more-lines", count=len(found) - MOST_LINES))
    lines.append(f"-# {say(language, 'league-admin-looked', when=f'<t:{now}:R>')}")
    return fitting(language, lines)


async def running_tables(bot: Hedgepost, course: Course) -> dict[int, Table]:
    """The tables of a season that are not over, as they are kept."""
    numbers = [
        match.table
        for match in course.season.matches
        if match.table is not None and not match.is_over
    ]
    found = [await bot.host.ledger.table(number) for number in numbers[:MOST_LOOKED_AT]]
    return {table.id: table for table in found if table is not None}


def need_line(language: Language, course: Course, tables: Mapping[int, Table], need: Need) -> str:
    """One of the things that need somebody, in a line."""
    links = [_link(course, tables, number) for number in need.matches[:MOST_LINKS]]
    more = " …" if len(need.matches) > MOST_LINKS else ""
    return say(
        language,
        f"league-admin-need-{need.what}",
        tables=", ".join(links) + more,
        many=len(need.matches),
        name=safe(course.name(need.person)),
        division=need.division + 1,
        count=need.count,
        when=f"<t:{need.since}:R>",
    )


def _link(course: Course, tables: Mapping[int, Table], number: int) -> str:
    table = tables.get(course.season.matches[number].table or 0)
    label = label_of(course, number)
    return label if table is None else f"{label} (<#{table.channel}>)"


def channel_trouble(bot: Hedgepost, language: Language, course: Course) -> list[str]:
    """What is wrong with the channel of a league, if anything is."""
    if course.is_over:
        return []
    guild = bot.get_guild(course.league.guild)
    if guild is None:
        return []
    mention = f"<#{course.league.channel}>"
    channel = guild.get_channel(course.league.channel)
    if not isinstance(channel, discord.TextChannel):
        return [say(language, "league-admin-need-channel", channel=mention)]
    try:
        refuse_to_play_below(channel)
    except Refused as refused:
        names = refused.facts.get("permissions", ())
        told = permission_names(language, names if isinstance(names, tuple) else ())
        return [say(language, "league-admin-need-permissions", channel=mention, permissions=told)]
    return []


async def post_trouble(bot: Hedgepost, language: Language, course: Course) -> list[str]:
    """Which posts cannot be posted, though the channel seems to be as it should."""
    failing = await bot.host.leagues.failing(course.id)
    kinds = dict.fromkeys(one.kind for one in failing if one.kind != "dashboard")
    if not kinds:
        return []
    names = listed(language, [say(language, f"league-admin-post-{kind}") for kind in kinds])
    return [say(language, "league-admin-need-posts", posts=names)]


def dashboard_buttons(language: Language, course: Course) -> tuple[Press, ...]:
    """To look again, at the log, at figures; and what is to be decided about a draw."""

    def button(word: str, key: str, *arguments: object) -> Press:
        label = say(language, f"button-league-admin-{key}")
        return Press(NO_TABLE, word, label, arguments=arguments)

    return (
        button("adminlook", "look", course.id),
        button("adminlog", "log", course.id, 0),
        button("adminfigures", "figures", course.id),
    )


async def dashboard_post(bot: Hedgepost, course: Course) -> Post:
    """The post of a season's dashboard, in the language of its league."""
    language = course.league.settings.language
    text = await dashboard_text(bot, language, course)
    return Post(text, dashboard_buttons(language, course))


async def press_look(interaction: Interaction, _: int, sent: OfSeason) -> None:
    """Look again, and change the post."""
    course = await course_pressed(interaction, sent.season)
    post = await dashboard_post(interaction.client, course)
    await update(interaction, post.content, view=post.buttons)


async def press_figures(interaction: Interaction, _: int, sent: OfSeason) -> None:
    """Figures for organisers alone."""
    course = await course_pressed(interaction, sent.season)
    language = language_of(interaction)
    await whisper(interaction, await figures_text(interaction.client, language, course))
