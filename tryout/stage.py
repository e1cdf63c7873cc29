"""The stage of `make play`: two servers, people of all kinds, and a table that waits."""

from __future__ import annotations

from typing import Final

from parlour import ChannelDriver, GuildDriver, Parlour, Person

NOTE: Final = {
    "en": """**Try this** – you sit in every chair here.
1. You begin as **Alice**. Under the table that Bob has opened in **#games**, press **Join**.
2. Change to **Bob** among the people, and press **Start**.
3. Become whoever has a red badge; if nobody has, it is your move. **Play**, choose, **Confirm**.

Or type `/` for every command: `/move` plays from the keyboard, `/rules` explains the game.""",
    "fr": """**Essayez** – ici, vous occupez toutes les chaises.
1. Vous commencez en **Alice**. Sous la table ouverte par Bob dans **#games**, appuyez sur **Join**.
2. Devenez **Bob** parmi les gens, et appuyez sur **Start**.
3. Devenez qui porte une pastille rouge ; sinon, c'est à vous. **Play**, un choix, **Confirm**.

Ou tapez `/` pour toutes les commandes. Chloé parle français, et le serveur *Le Salon* aussi.""",
}
"""What a newcomer reads first, in markdown."""


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


async def open_tables(parlour: Parlour) -> None:
    """Let Bob and Chloé open a table each, where nothing has happened yet."""
    games = parlour.guild("The Parlour").channel("games")
    salon = parlour.guild("Le Salon").channel("salon")
    await _open(parlour.user("Bob"), games)
    await _open(parlour.user("Chloé"), salon)


async def _open(person: Person, channel: ChannelDriver) -> None:
    if not channel.messages:
        await person.slash("table open", game="hedgehogs", channel=channel)
