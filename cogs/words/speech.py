"""Which language somebody is spoken to in, and how names are made safe to print."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, cast, get_args

import discord
from discord import app_commands
from discord.utils import escape_mentions

from cogs.words.options import counts_text, named, named_all, why
from engine.core import Fact, Refused
from engine.people.settings import PersonSettings
from engine.table.model import GuildSettings, Language, Table
from render import PaletteName, Theme
from words import ENGLISH, WordsError, language_for, listed, say, spoken_as

NAME_LENGTH: Final = 32
_MARKUP: Final = ("channel", "roles", "deed")
"""Facts that are written for Discord and must stay as they are."""
_TYPED: Final = ("move", "option", "date", "example")
"""Facts that somebody typed, and that texts show between backticks."""
CONTENT_LENGTH: Final = 2000
"""Discord's limit for the text of a message."""


PERSON: Final = "person"
"""Where an interaction carries what its person has chosen with `/me`."""


def person_of(interaction: discord.Interaction) -> PersonSettings:
    """What the person who clicked or typed has chosen."""
    return interaction.extras.get(PERSON) or PersonSettings()


def language_of(interaction: discord.Interaction) -> Language:
    """The language of the person who clicked or typed: as they chose, or as their Discord."""
    return person_of(interaction).language or language_for(str(interaction.locale))


def theme_of(interaction: discord.Interaction) -> Theme:
    """How that person likes pictures that nobody else sees."""
    palette = person_of(interaction).palette
    known = palette if palette in get_args(PaletteName) else "default"
    return Theme(cast(PaletteName, known), language_of(interaction))


def language_of_guild(guild: discord.Guild, settings: GuildSettings, default: str) -> Language:
    """A server's language: as its managers chose, as the bot is set, or as Discord says."""
    return settings.language or language_for(default or str(guild.preferred_locale))


_FORMATTING: Final = re.compile(r"[\\*_~|`<>\[\]]|:(?=//)|^[#+-]|(?<=\d)\.")
"""Emphasis, mentions, quotes, links and, at the beginning, headings and lists."""
_JOINERS: Final = "\u200c\u200d"
_FROM_THE_RIGHT: Final = ("R", "AL", "AN")


@lru_cache(maxsize=4096)
def safe(name: str, most: int = NAME_LENGTH) -> str:
    """A name, or a line of somebody's, that cannot ping, format, link, break a line or turn the
    line around."""
    flat = shortened(_flat(name), most)
    if not flat.strip(_JOINERS):
        return "?"
    escaped = escape_mentions(_FORMATTING.sub(r"\\\g<0>", flat))
    if any(unicodedata.bidirectional(letter) in _FROM_THE_RIGHT for letter in flat):
        return f"\u2068{escaped}\u2069"  # alone, so that it does not pull its neighbours along
    return escaped


def plain_name(name: str) -> str:
    """A name as it is, on one line, for where nothing is formatted: the name of a thread."""
    return shortened(_flat(name), NAME_LENGTH)


def _flat(text: str) -> str:
    """On one line, without characters that nobody sees but those that join others."""
    seen = "".join(
        letter
        for letter in text
        if letter in _JOINERS or letter.isspace() or unicodedata.category(letter)[0] != "C"
    )
    return " ".join(seen.split())


def _as_typed(text: str) -> str:
    """What somebody typed, to stand between backticks."""
    return shortened(escape_mentions(_flat(text).replace("`", "'")), 60)


def safe_names(table: Table) -> list[str]:
    """The players' names by seat, safe to print."""
    return [safe(player.name) for player in table.players]


def mentions(channels: Sequence[int], most: int = 5) -> str:
    """Some channels as Discord links them."""
    return ", ".join(f"<#{channel}>" for channel in channels[:most])


def at_people(users: Sequence[int]) -> str:
    """Some people as Discord mentions them; who of them is pinged is for `pinging` to say."""
    return " ".join(f"<@{user}>" for user in users)


def pinging(users: Sequence[int], role: int = 0) -> discord.AllowedMentions:
    """That a message pings these people, this role and nobody else, whoever is mentioned in it."""
    meant = [discord.Object(user) for user in users]
    roles = [discord.Object(role)] if role else False
    return discord.AllowedMentions(everyone=False, roles=roles, replied_user=False, users=meant)


def stamp(moment: int) -> str:
    """A moment as Discord counts down to it: *in 2 days*."""
    return f"<t:{moment}:R>"


def shortened(text: str, limit: int = CONTENT_LENGTH) -> str:
    """A text that fits, cut at its end."""
    return text if len(text) <= limit else text[: limit - 1] + "…"


def newest(sentences: Sequence[str], limit: int) -> list[str]:
    """The last sentences that fit together; a dot-dot-dot says that there were more."""
    kept: list[str] = []
    room = limit
    for sentence in reversed(sentences):
        room -= len(sentence) + 1
        if room < 0:
            kept.append("…" if kept else shortened(sentence, limit))
            break
        kept.append(sentence)
    return kept[::-1]


def fitting(language: Language, lines: Sequence[str], limit: int = CONTENT_LENGTH) -> str:
    """As many of the first lines as a message holds; the last says how many more there are."""
    text = "\n".join(lines)
    if len(text) <= limit:
        return text
    kept = list(lines)
    while len(text) > limit:
        kept.pop()
        more = say(language, "more-lines", count=len(lines) - len(kept))
        text = "\n".join([*kept, more])
    return text


def refusal(language: Language, refused: Refused) -> str:
    """Why something was not done, in the person's language."""
    key = f"refused-{refused.code}"
    try:
        facts = _facts(language, refused.facts) | _options_named(language, refused.facts)
        return say(language, key, **facts)
    except WordsError:
        # A game may refuse with a reason that has no translation: its own line is clear too.
        return str(refused)


def permission_names(language: Language, permissions: Sequence[str]) -> str:
    """Some permissions as Discord calls them."""
    names = (say(language, f"permission-{name.replace('_', '-')}") for name in permissions)
    return ", ".join(f"*{name}*" for name in names)


def _facts(language: Language, facts: dict[str, Fact]) -> dict[str, str | int]:
    """Facts as a text can show them: names joined, move lists shortened and marked as typed."""
    plain: dict[str, str | int] = {}
    for key, value in facts.items():
        if key == "until" and isinstance(value, int):
            plain["left"] = say(language, "time-left-after", when=stamp(value)) if value else ""
        elif isinstance(value, int):
            plain[key] = value
        elif isinstance(value, str):
            plain[key] = _shown(key, value)
        elif key == "permissions":
            plain[key] = permission_names(language, value)
        elif key == "choices":
            shown = [f"`{move}`" for move in value[:6]]
            plain[key] = ", ".join(shown) + (" …" if len(value) > 6 else "")
        else:
            plain[key] = listed(language, [safe(name) for name in value])
    return plain


def _options_named(language: Language, facts: dict[str, Fact]) -> dict[str, str]:
    """Options by title and key, and reasons in words, where a game's options are refused."""
    match facts:
        case {"game": str(game), "one": str(one), "other": str(other), "reason": str(reason)}:
            return {
                "one": named(language, game, one),
                "other": named(language, game, other),
                "reason": why(language, game, reason),
            }
        case {"game": str(game), "options": names, "allowed": allowed} if not (
            isinstance(names, int) or isinstance(allowed, int)
        ):
            return {
                "options": listed(language, named_all(language, game, names)),
                "allowed": counts_text([int(count) for count in allowed]),
            }
        case {"game": str(game), "option": str(key), "word": str()}:
            return {"option": named(language, game, key)}
        case _:
            return {}


def _shown(key: str, value: str) -> str:
    if key in _MARKUP:
        return value
    return _as_typed(value) if key in _TYPED else safe(value)


def label(key: str) -> app_commands.locale_str:
    """A command's name or description, to be translated for Discord by `CommandWords`."""
    return app_commands.locale_str(say(ENGLISH, key), key=key)


class CommandWords(app_commands.Translator):
    """Names and descriptions of commands in the languages we speak."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        key = string.extras.get("key")
        language = spoken_as(str(locale))
        if key is None or language in (None, ENGLISH):
            return None
        return say(language, key)
