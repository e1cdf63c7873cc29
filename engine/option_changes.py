"""A choice of options changed bit by bit, and one drawn by lot.

A change is written as `+v9` (choose it), `+v15 hard` (choose it so), `-v9` (leave it out) or
`-v15 hard` (only its word). Changes are applied to whatever is chosen by then, so that two people,
or two windows, do not undo each other's picks.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from engine.chance import Chance
from engine.option_words import BadOptions, Number, Option, Word
from engine.options import EDITION, Options, Pick

FEWEST_DRAWN: Final = 2
MOST_DRAWN: Final = 4
PREFERENCE: Final = 3
"""How much likelier an option is drawn that is advised for so many players."""


def changed(options: Options, chosen: str, changes: Iterable[str]) -> str:
    """The canonical choice after some changes.

    Raises `BadOptions` for what is unknown and for what does not go together.
    """
    picked = {pick.option.key: list(pick.words) for pick in options.picks(chosen)}
    dropped: set[str] = set()
    for change in changes:
        key, *words = change[1:].split(" ")
        option = options.option(key)
        if change.startswith("+"):
            picked[key] = _refined(option, picked.get(key, []), words)
            dropped.discard(key)
        elif words:
            picked[key] = [word for word in picked.get(key, []) if not _means(word, words)]
        else:
            picked.pop(key, None)
            dropped.add(key)
    text = options.canonical(" ".join(" ".join((key, *words)) for key, words in picked.items()))
    _refuse_what_comes_back(options, text, dropped)
    return text


def _refuse_what_comes_back(options: Options, text: str, dropped: set[str]) -> None:
    """What was left out cannot come back because something else still needs it."""
    picks = options.picks(text)
    for need in options.needs:
        if need.needed in dropped and any(pick.is_named(need.key) for pick in picks):
            raise BadOptions(
                "option-needs",
                f"{need.key} needs {need.needed}: {need.reason}",
                one=need.key,
                other=need.needed,
                reason=need.code,
            )


def within(
    options: Options, chosen: str, shown: Sequence[Option], keys: Iterable[str]
) -> list[str]:
    """The changes after which, of the options shown, exactly these keys are chosen."""
    now = {pick.option.key for pick in options.picks(chosen)}
    wanted = set(keys)
    added = [f"+{one.key}" for one in shown if one.key in wanted and one.key not in now]
    dropped = [f"-{one.key}" for one in shown if one.key in now and one.key not in wanted]
    return [*dropped, *added]


def offered_now(options: Options, chosen: str) -> list[Option]:
    """What may be picked: everything, or what the chosen edition offers and what is chosen."""
    keys = {pick.option.key for pick in options.picks(chosen)}
    for preset in options.presets:
        if preset.offers and preset.key in keys:
            return [one for one in options.offered if one.key in keys.union(preset.offers)]
    return list(options.offered)


def is_legal(options: Options, text: str) -> bool:
    """Whether the options of a text go together."""
    try:
        options.canonical(text)
    except BadOptions:
        return False
    return True


def excluded(options: Options, key: str) -> list[str]:
    """The keys that never go together with this one, in the order offered."""
    return [
        one.key
        for one in options.offered
        if one.key != key and not is_legal(options, f"{key} {one.key}")
    ]


def drawn(options: Options, chosen: str, seats: int, chance: Chance) -> str:
    """A legal choice by lot that so many can play: a few options of different groups.

    An edition stays as chosen. What the game needs to be played by so many at all comes first and
    is not counted.
    """
    kept = [pick for pick in options.picks(chosen) if pick.option.group not in _drawable(options)]
    text = " ".join([pick.text for pick in kept] + _opening(options, seats))
    wanted = FEWEST_DRAWN + chance.roll(MOST_DRAWN - FEWEST_DRAWN + 1) - 1
    groups = chance.shuffle(_drawable(options))
    pool = _pool(options, text, seats)
    good = {one.group for one in pool if _good(one, seats)}
    # Groups with something advised for so many come first; then any group, then any option.
    turns = [(group,) for group in groups if group in good]
    turns += [(group,) for group in groups if group not in good]
    turns += [groups] * wanted
    for turn in turns:
        if not wanted:
            break
        lots = [one for one in pool if one.group in turn]
        more = _one_more(options, text, seats, chance, lots)
        wanted -= more != text
        text = more
    return options.canonical(text)


def _one_more(
    options: Options, text: str, seats: int, chance: Chance, lots: Sequence[Option]
) -> str:
    """The choice with one of these options drawn, if any of them fits in."""
    weighed = [one.key for one in lots for _ in range(PREFERENCE if _good(one, seats) else 1)]
    there = {pick.option.key for pick in options.picks(text)}
    for key in dict.fromkeys(chance.shuffle(weighed)):
        tried = f"{text} {_worded(options.option(key), chance)}".strip()
        if key in there or not is_legal(options, tried):
            continue
        whole = options.canonical(tried)
        alone = len(options.picks(whole)) == len(there) + 1  # it brings nothing else along
        if alone and seats in options.seats_for(whole):
            return tried
    return text


def _drawable(options: Options) -> tuple[str, ...]:
    """The groups that stand for a rule; an edition is a matter of taste."""
    return tuple(group for group in options.groups if group != EDITION)


def _opening(options: Options, seats: int) -> list[str]:
    """The option without which so many cannot play, if there is one."""
    if seats in options.seats:
        return []
    return [one.key for one in options.offered if seats in one.possible][:1]


def _pool(options: Options, text: str, seats: int) -> list[Option]:
    """What can be drawn for so many on top of a choice."""
    there = {pick.option.key for pick in options.picks(text)}
    return [
        one
        for one in offered_now(options, text)
        if one.surprise and one.key not in there and (not one.possible or seats in one.possible)
    ]


def _good(option: Option, seats: int) -> bool:
    return option.advised is None or seats in option.advised


def _worded(option: Option, chance: Chance) -> str:
    """The option, in one of two cases with one of its words."""
    words = [word for word in option.words if isinstance(word, Word) and word.sets]
    if not words or chance.roll(2) == 1:
        return option.key
    return f"{option.key} {words[chance.roll(len(words)) - 1].text}"


def _refined(option: Option, now: Sequence[str], words: Sequence[str]) -> list[str]:
    """An option's words after some are asked for: numbers replace their like, words all others."""
    numbers = {word.name for word in option.words if isinstance(word, Number)}
    asked = {word.partition("=")[0] for word in words}
    plain = any(word.partition("=")[0] not in numbers for word in words)
    kept = [
        word
        for word in now
        if (name := word.partition("=")[0]) not in asked and not (plain and name not in numbers)
    ]
    return [*kept, *words]


def _means(word: str, names: Sequence[str]) -> bool:
    """Whether a word, or the number of that name, is among those to go."""
    return word in names or word.partition("=")[0] in names


def picked(options: Options, chosen: str, key: str) -> Pick | None:
    """How an option is chosen, if it is."""
    return next((pick for pick in options.picks(chosen) if pick.option.key == key), None)
