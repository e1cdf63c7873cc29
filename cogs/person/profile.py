"""`/profile`: what games say of somebody, as a card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.delivery.channel import as_file
from cogs.person.sight import seen_of
from cogs.reply.answers import whisper
from cogs.reply.places import in_servers
from cogs.words.clocks import duration_text
from cogs.words.options import named_all, title_of
from cogs.words.ratings import points, rating_text, signed
from cogs.words.speech import fitting, label, language_of, shortened, stamp, theme_of
from engine.core import Refused
from engine.games import GAMES, game_named
from engine.rating.profile import Played, Profile, change_of
from engine.rating.results import OVERALL, OwnResult
from engine.table.model import Language
from render.people import Fact, Grid, ProfileCard
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

MOST_VARIANTS: Final = 200
"""Characters of favourite variants: somebody may like all of them at once."""
MOST_SAID: Final = 1000
"""Characters of an alt text, which Discord takes a few more of."""


class Profiles(commands.Cog):
    """What results say of somebody; private like all that is asked about people."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    @app_commands.command(name=label("cmd-profile"), description=label("cmd-profile-about"))
    @app_commands.describe(
        member=label("cmd-profile-member-about"), game=label("cmd-profile-game-about")
    )
    @app_commands.rename(member=label("cmd-profile-member"), game=label("cmd-open-game"))
    @app_commands.choices(
        game=[app_commands.Choice(name=label(f"{key}-title"), value=key) for key in GAMES]
    )
    @in_servers
    async def profile(
        self,
        interaction: Interaction,
        member: discord.User | None = None,
        game: app_commands.Choice[str] | None = None,
    ) -> None:
        who = interaction.user if member is None else member
        guild, language = interaction.guild_id or 0, language_of(interaction)
        key = OVERALL if game is None else game.value
        if who.bot:
            raise Refused("profile-bot", "a bot has no profile")
        settings = await self.bot.host.people.settings(who.id)
        if who.id != interaction.user.id and not settings.shows_on(guild):
            raise Refused("profile-hidden", "they do not show it", name=who.display_name)
        found = await self.bot.host.ratings.profile(guild, who.id, key)
        if not found.games:
            raise Refused("profile-none", "nothing has ended yet", name=who.display_name)
        card = await self._card(interaction, who, key, found)
        picture = await self.bot.painter.paint_card(card, theme_of(interaction))
        recent = list(found.recent)
        if who.id != interaction.user.id:
            seen = await seen_of(interaction, (one.channel for one in recent))
            recent = [one for one in recent if one.channel in seen]
        lines = [
            say(language, "profile-recent"),
            *(_line(language, one, key) for one in recent),
        ]
        if hidden := len(found.recent) - len(recent):
            lines.append(say(language, "history-hidden", count=hidden))
        await whisper(interaction, fitting(language, lines), file=as_file(picture, "profile"))

    async def _card(
        self,
        interaction: Interaction,
        who: discord.User | discord.Member,
        game: str,
        found: Profile,
    ) -> ProfileCard:
        language, guild = language_of(interaction), interaction.guild_id or 0
        now = self.bot.host.now()
        title = title_of(language, game, "") if game else say(language, "ladder-all")
        rungs = await self.bot.host.ratings.ladder(guild, game, who.id)
        place = next((rung.place for rung in rungs if rung.user == who.id), None)
        live = await self.bot.host.ledger.live_of(who.id)
        here = sum(
            one.guild == guild and game in (OVERALL, one.game) and one.seat_of(who.id) is not None
            for one in live
        )
        facts = profile_facts(language, found, game, here)
        rating = rating_text(language, found.rating, now) if found.rating.tables else ""
        reach = (
            say(
                language,
                "profile-reach" if place is None else "profile-placed",
                reach=points(found.rating.aged(now)),
                count=found.rating.tables,
                place=place or 0,
                of=len(rungs),
            )
            if rating
            else say(language, "profile-unrated")
        )
        name = who.display_name
        said = [f"{name}, {title}.", f"{rating} {reach}.".strip()]
        said += [_said(language, one) for one in (*facts, kinds_fact(language, found.played))]
        return ProfileCard(
            name,
            title,
            rating,
            reach,
            found.curve,
            tuple(facts),
            shortened(" ".join(said), MOST_SAID),
            kinds_grid(language, found.played),
        )


def _line(language: Language, result: OwnResult, game: str) -> str:
    """A result and where it was played."""
    change = None if result.void else change_of(result, game)
    told = say(
        language,
        "profile-result",
        game=title_of(language, result.game, result.options),
        place=result.placing.rank,
        seats=result.seats,
        when=stamp(result.ended),
    )
    rated = f" ({signed(change)})" if change is not None else ""
    link = f"https://discord.com/channels/{result.guild}/{result.channel}"
    link += f"/{result.post}" if result.post else ""
    return f"- {told}{rated} · {link}"


def profile_facts(language: Language, found: Profile, game: str, live: int) -> list[Fact]:
    """What a card tells besides the rating."""

    def fact(key: str, value: str) -> Fact:
        return Fact(say(language, f"profile-{key}"), value)

    facts = [fact("games", say(language, "profile-won", count=found.games, won=found.won))]
    if found.favourites:
        variants = ", ".join(_variant(language, key, chosen) for key, chosen in found.favourites)
        facts.append(fact("favourites", shortened(variants, MOST_VARIANTS)))
    if found.answer is not None:
        facts.append(fact("answer", duration_text(language, max(60, found.answer))))
    if found.reliability is not None:
        facts.append(
            fact("reliable", say(language, "profile-share", share=int(100 * found.reliability)))
        )
    facts.append(fact("live", say(language, "profile-tables", count=live)))
    if found.best is not None:
        change = change_of(found.best, game)
        key = "profile-best-of" if change is None else "profile-best-gain"
        value = say(
            language,
            key,
            game=title_of(language, found.best.game, ""),
            count=found.best.seats - 1,
            change=signed(change or 0),
        )
        facts.append(fact("best", value))
    return facts


def _said(language: Language, fact: Fact) -> str:
    return say(language, "profile-said", name=fact.name, value=fact.value)


def kinds_grid(language: Language, played: Sequence[Played]) -> Grid:
    """How many games were won and played, by game and number of players."""
    known = {(one.game, one.seats): f"{one.won} / {one.played}" for one in played}
    seats = sorted({one.seats for one in played})
    return Grid(
        say(language, "profile-kinds"),
        tuple(map(str, seats)),
        tuple(
            (title_of(language, game, ""), tuple(known.get((game, count), "–") for count in seats))
            for game in _by_games(played)
        ),
    )


def kinds_fact(language: Language, played: Sequence[Played]) -> Fact:
    """The same in words."""
    told = [
        f"{title_of(language, game, '')} "
        + " · ".join(
            say(language, "profile-kind", seats=one.seats, count=one.played, won=one.won)
            for one in sorted(played, key=lambda one: one.seats)
            if one.game == game
        )
        for game in _by_games(played)
    ]
    return Fact(say(language, "profile-kinds"), ", ".join(told))


def _by_games(played: Sequence[Played]) -> list[str]:
    """The games that were played, the one played most first."""
    counts = Counter[str]()
    for one in played:
        counts[one.game] += one.played
    return [game for game, _ in counts.most_common()]


def _variant(language: Language, game: str, chosen: str) -> str:
    keys = [pick.option.key for pick in game_named(game).options.picks(chosen)]
    return " + ".join(named_all(language, game, keys))


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Profiles(bot))
