"""The stage of `make play`: two servers, people of all kinds, a game that has begun and tables that
wait."""

from __future__ import annotations

from typing import Final

import discord

from parlour import ChannelDriver, GuildDriver, Parlour, Person
from words import ENGLISH, LANGUAGES, say, spoken_as

BUTTONS: Final = ("play", "confirm", "join", "start")
"""Those that a newcomer is told of first."""

FIRST_GAME: Final = "first-game"
LEVEL: Final = 2
"""How strong the computer is that a newcomer meets."""


def note(language: str = ENGLISH) -> dict[str, str]:
    """What a newcomer reads first, in markdown by language, where nearly everybody speaks one."""
    buttons = {button: say(language, f"button-{button}") for button in BUTTONS}
    return {code: say(code, "play-note", **buttons) for code in LANGUAGES}


def locale_of(language: str) -> str:
    """How Discord calls a language: `en-US`, `de`."""
    own = (str(one) for one in discord.Locale if spoken_as(str(one)) == language)
    return next(own, language)


def set_first_game(parlour: Parlour, language: str = ENGLISH) -> None:
    """Make the channel for the game that has begun. It comes before all others: there a newcomer
    looks first."""
    locale = locale_of(language)
    ada = parlour.user("Ada", guilds=(), locale=locale)
    club = parlour.guild("The Parlour", owner=ada, locale=locale)
    club.channel(FIRST_GAME, topic=say(language, "play-first-topic"))


def set_stage(parlour: Parlour, language: str = ENGLISH) -> None:
    """Make the servers and people that are missing. What is there from before stays."""
    locale = locale_of(language)
    ada = parlour.user("Ada", guilds=(), locale=locale)
    club = parlour.guild("The Parlour", owner=ada, locale=locale)
    salon = parlour.guild("Le Salon", owner=ada, locale="fr")
    club.channel("games", topic=say(language, "play-games-topic"))
    club.channel("chatter", topic=say(language, "play-chatter-topic"))
    salon.channel("salon", topic=say("fr", "play-games-topic"))
    _enrol(parlour, (club, salon), locale)


def _enrol(parlour: Parlour, guilds: tuple[GuildDriver, ...], locale: str) -> None:
    parlour.user("Alice", guilds=guilds, locale=locale)
    parlour.user("Bob", guilds=guilds, locale=locale)
    parlour.user("Chloé", guilds=guilds, locale="fr")
    parlour.user("Dee", guilds=guilds, locale=locale)
    parlour.user("Finn", guilds=guilds, locale=locale)
    parlour.user("Zed", guilds=(), locale=locale)


async def open_first_game(parlour: Parlour) -> None:
    """Let Alice begin a game against a computer, where nothing has happened yet."""
    channel = parlour.guild("The Parlour").channel(FIRST_GAME)
    if not channel.messages:
        # Whoever opens the page sees the board at once.
        wanted = {"game": "hedgehogs", "level": LEVEL, "thread": False}
        await parlour.user("Alice").slash("play", channel=channel, options=wanted)


async def open_tables(parlour: Parlour) -> None:
    """Let Bob and Chloé open a table each, where nothing has happened yet."""
    games = parlour.guild("The Parlour").channel("games")
    salon = parlour.guild("Le Salon").channel("salon")
    await _open(parlour.user("Bob"), games)
    await _open(parlour.user("Chloé"), salon)


async def _open(person: Person, channel: ChannelDriver) -> None:
    if not channel.messages:
        await person.slash("table open", game="hedgehogs", channel=channel)
