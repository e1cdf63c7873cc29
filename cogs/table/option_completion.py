"""What could come next while somebody types the options of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from msgspec import Struct

from cogs.table.option_selects import worth_offering
from cogs.words.offered import MOST_OFFERED, OFFER_LENGTH
from cogs.words.options import option_about, option_title, preset_title, word_text
from cogs.words.speech import language_of, shortened
from engine.games import GAMES, game_named
from engine.option_changes import is_legal, offered_now
from engine.option_words import BadOptions, Marks, Number, Refinement, Word
from engine.options import EDITION
from engine.table.model import Language
from words import plain

if TYPE_CHECKING:
    from bot import Hedgepost


FEW: Final = 3
"""Numbers that are offered before one is begun."""


class _Offer(Struct, frozen=True):
    """A word to type, what it means, and what it is called if that is something else."""

    word: str
    about: str
    title: str = ""


async def complete_options(
    interaction: discord.Interaction[Hedgepost], current: str
) -> list[app_commands.Choice[str]]:
    """What could come next behind the options already typed, and would go with them."""
    game = str(getattr(interaction.namespace, "game", ""))
    if game not in GAMES:
        return []
    begun, _, last = current.lower().replace(",", " ").rpartition(" ")
    front = " ".join(begun.split())
    language = language_of(interaction)
    offers = [
        app_commands.Choice(name=shortened(f"{text} · {about}", OFFER_LENGTH), value=text)
        for text, about in _offers(language, game, front, last)
        if len(text) <= OFFER_LENGTH
    ]
    return offers[:MOST_OFFERED]


def _offers(language: Language, game: str, front: str, last: str) -> list[tuple[str, str]]:
    """Texts to type behind those at the `front`, and what they mean; the best come first."""
    options = game_named(game).options
    try:
        found = _words_behind(language, game, front, last)
    except BadOptions:
        return []
    found += _presets(language, game) if not front else []
    found += _further_options(language, game, front)
    fitting = [one for one in found if _meant(last, one)]
    fitting.sort(key=lambda one: _rank(last, one))
    offers: dict[str, str] = {}
    for one in fitting:
        text = f"{front} {one.word}".strip()
        if is_legal(options, text):
            about = f"{one.title}: {one.about}" if one.title and last else one.about
            offers.setdefault(text, about)
    return list(offers.items())


def _words_behind(language: Language, game: str, front: str, last: str) -> list[_Offer]:
    """Words that refine the last option at the front. Raises `BadOptions`."""
    options, typed = game_named(game).options, front.split()
    chosen = {pick.option.key for pick in options.picks(front)}
    behind = next((word for word in reversed(typed) if word in chosen), "")
    if not behind:
        return []
    option = options.option(behind)
    return [
        _Offer(text, word_text(language, game, option, text))
        for word in option.words
        for text in _spellings(word, last)
        if text not in typed
    ]


def _presets(language: Language, game: str) -> list[_Offer]:
    presets = game_named(game).options.presets
    return [_Offer(one.key, preset_title(language, game, one)) for one in presets]


def _further_options(language: Language, game: str, front: str) -> list[_Offer]:
    """Options that go with those at the front."""
    options = game_named(game).options
    chosen = {pick.option.key for pick in options.picks(front)}
    return [
        _Offer(
            one.key, option_about(language, game, one.key), option_title(language, game, one.key)
        )
        for one in offered_now(options, front)
        if one.key not in chosen and one.group != EDITION
    ]


def _spellings(word: Refinement, last: str) -> list[str]:
    """How a word behind an option may be typed; of many numbers the first few, or those begun."""
    match word:
        case Word():
            return [word.text]
        case Number():
            texts = [f"{word.name}={value}" for value in worth_offering(word)]
            begun = [text for text in texts if last and text.startswith(last)]
            return begun or texts[:FEW]
        case Marks():
            return [word.example]


def _rank(last: str, one: _Offer) -> tuple[bool, bool, bool]:
    """What is typed out comes first, then what begins so, by key before by title."""
    begins = plain(one.title or one.about).startswith(plain(last))
    return one.word != last, not one.word.startswith(last), not begins


def _meant(last: str, one: _Offer) -> bool:
    """Whether somebody who has typed this may want that: by key, or by a word of its title."""
    return last in one.word or (len(last) > 1 and plain(last) in plain(one.title or one.about))
