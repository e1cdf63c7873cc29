"""Options in words: titles, rules of one line, for how many, what they do and exclude."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.games import game_named, when_one_goes
from engine.option_changes import excluded
from engine.option_words import Marks, Number, Option, Refinement, Word
from engine.options import EDITION, Options, Pick, Preset
from engine.table.model import Language, Table
from words import knows, say

_EFFECTS: Final = {
    "++": "much-more",
    "+": "more",
    "(+)": "bit-more",
    "=": "same",
    "(-)": "bit-less",
    "-": "less",
    "--": "much-less",
}


def option_title(language: Language, game: str, key: str) -> str:
    return say(language, f"{game}-{key}")


def option_about(language: Language, game: str, key: str) -> str:
    """Its rule in one line."""
    return say(language, f"{game}-{key}-about")


def named(language: Language, game: str, name: str) -> str:
    """An option by its title, and what a word behind it means: `Lazy (three home and …)`."""
    key, *words = name.split(" ")
    option = game_named(game).options.option(key)
    return _titled(language, game, option, words)


def _titled(language: Language, game: str, option: Option, words: Sequence[str]) -> str:
    meant = ", ".join(word_text(language, game, option, word) for word in words)
    title = option_title(language, game, option.key)
    return f"{title} ({meant})" if meant else title


def named_all(language: Language, game: str, names: Sequence[str]) -> list[str]:
    """Several, also where one name holds several keys: `v1 v14`."""
    known = {option.key for option in game_named(game).options.offered}
    keys = dict.fromkeys(key for name in names for key in name.split(" ") if key in known)
    return [named(language, game, key) for key in keys]


def preset_title(language: Language, game: str, preset: Preset) -> str:
    return say(language, f"{game}-preset-{preset.key}")


def group_title(language: Language, game: str, group: str) -> str:
    return say(language, f"{game}-group-{group}" if group else "options-placeholder")


def why(language: Language, game: str, code: str) -> str:
    """The reason behind a clash or a need."""
    return say(language, f"{game}-why-{code.replace('_', '-')}")


def pick_text(language: Language, game: str, pick: Pick) -> str:
    """A chosen option: its title, and its words in brackets."""
    return _titled(language, game, pick.option, pick.words)


def word_text(language: Language, game: str, option: Option, text: str) -> str:
    """What a word behind a key means."""
    name, _, value = text.partition("=")
    for word in option.words:
        match word:
            case Word() if word.text == text:
                key = f"{game}-{option.key}-{text}"
                return say(language, key) if knows(language, key) else f"`{text}`"
            case Number() if word.name == name:
                return say(language, f"{game}-{name}", number=int(value))
            case _:
                continue
    return f"`{text}`"


def refinement_key(game: str, option: Option, word: Refinement) -> str:
    """The key of the text that says what a refinement is."""
    match word:
        case Word():
            return f"{game}-{option.key}-{word.text}"
        case Number():
            return f"{game}-{word.name}"
        case Marks():
            return f"{game}-{option.key}-marks"


def counts_text(counts: Sequence[int]) -> str:
    """Numbers of players: `2–6`, `2, 4, 6`, `3–5, 9`."""
    runs: list[list[int]] = []
    for count in sorted(counts):
        if runs and runs[-1][-1] == count - 1:
            runs[-1].append(count)
        else:
            runs.append([count])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def seats_text(language: Language, options: Options, option: Option) -> str:
    """For how many an option is, and for how many it is merely possible."""
    possible = option.possible or options.seats
    advised = option.advised if option.advised is not None else options.advised
    others = [count for count in possible if count not in advised]
    if not advised:
        return say(language, "option-seats-possible", possible=counts_text(others))
    if not others:
        return say(language, "option-seats", advised=counts_text(advised))
    return say(
        language,
        "option-seats-both",
        advised=counts_text(advised),
        possible=counts_text(others),
    )


@cache
def option_facts(language: Language, game: str, key: str) -> str:
    """For how many, what it does to length and tactics, what it excludes, and a remark."""
    options = game_named(game).options
    option = options.option(key)
    facts: list[str] = []
    if options.seats:
        facts.append(seats_text(language, options, option))
    for what, effect in (("length", option.longer), ("tactics", option.tactical)):
        if effect:
            facts.append(say(language, f"option-{what}-{_EFFECTS[effect]}"))
    if knows(language, f"{game}-{key}-remark"):
        facts.append(say(language, f"{game}-{key}-remark"))
    needed = [need.needed for need in options.needs if need.key == key]
    if needed:
        facts.append(say(language, "option-with", options=_titles(language, game, needed)))
    without = _without(language, game, options, key)
    if without:
        facts.append(without)
    return " · ".join(facts)


when_one_goes(option_facts.cache_clear)


def _without(language: Language, game: str, options: Options, key: str) -> str:
    """What does not go with an option; or, if that is nearly everything, what does."""
    barred = excluded(options, key)
    if not barred:
        return ""
    rest = [
        one.key for one in options.offered if one.key not in (*barred, key) and one.group != EDITION
    ]
    if len(rest) < len(barred):
        return say(language, "option-only-with", options=_titles(language, game, rest))
    return say(language, "option-without", options=_titles(language, game, barred))


def _titles(language: Language, game: str, keys: Sequence[str]) -> str:
    return ", ".join(option_title(language, game, key) for key in keys)


def game_title(table: Table, language: Language) -> str:
    return title_of(language, table.game, table.options)


def title_of(language: Language, game: str, chosen: str) -> str:
    """A game's name, or that of the edition it is played by."""
    for pick in game_named(game).options.picks(chosen):
        if pick.option.group == EDITION:
            return option_title(language, game, pick.option.key)
    return say(language, f"{game}-title")
