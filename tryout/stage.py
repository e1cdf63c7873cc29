"""The stage of `make play`: two servers, people of all kinds, a game that has begun and tables that
wait."""

from __future__ import annotations

from typing import Final

from parlour import ChannelDriver, GuildDriver, Parlour, Person

NOTE: Final = {
    "en": """**Try this** – you sit in every chair here.
1. You begin as **Alice**, in a game against a computer: **Play**, choose, **Confirm**.
2. With people: in **#games**, **Join** the table that Bob has opened. Become **Bob**: **Start**.
3. Become whoever has a red badge; if nobody has, it is your move.

Or type `/` for every command: `/play` begins another game, `/rules` explains it.""",
    "fr": """**Essayez** – ici, vous occupez toutes les chaises.
1. Vous êtes d'abord **Alice**, contre un ordinateur : **Play**, un choix, **Confirm**.
2. À plusieurs : dans **#games**, **Join** sous la table de Bob. Devenez **Bob** : **Start**.
3. Devenez qui porte une pastille rouge ; sinon, c'est à vous.

Ou tapez `/` pour toutes les commandes. Chloé parle français, et le serveur *Le Salon* aussi.""",
}
"""What a newcomer reads first, in markdown."""


FIRST_GAME: Final = "first-game"
LEVEL: Final = 2
"""How strong the computer is that a newcomer meets."""


def set_first_game(parlour: Parlour) -> None:
    """Make the channel for the game that has begun. It comes before all others: there a newcomer
    looks first."""
    club = parlour.guild("The Parlour", owner=parlour.user("Ada", guilds=()))
    club.channel(FIRST_GAME, topic="A computer plays with Alice here: Play, choose, Confirm")


def set_stage(parlour: Parlour) -> None:
    """Make the servers and people that are missing. What is there from before stays."""
    ada = parlour.user("Ada", guilds=())
    club = parlour.guild("The Parlour", owner=ada)
    salon = parlour.guild("Le Salon", owner=ada, locale="fr")
    club.channel("games", topic="A table is open: join it, or open one of your own with /table")
    club.channel("chatter", topic="Talk about anything")
    salon.channel("salon", topic="Ici on joue en français : /table ouvrir")
    _enrol(parlour, (club, salon))


def _enrol(parlour: Parlour, guilds: tuple[GuildDriver, ...]) -> None:
    parlour.user("Alice", guilds=guilds)
    parlour.user("Bob", guilds=guilds)
    parlour.user("Chloé", guilds=guilds, locale="fr")
    parlour.user("Dee", guilds=guilds)
    parlour.user("Finn", guilds=guilds)
    parlour.user("Zed", guilds=())


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
