"""What the owner of a table sees while choosing options: texts, selects and buttons of each page.

Nothing here changes anything. Clicks carry the group and page they were on, so that the answer
can show the same page again, after a restart too.
"""

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ButtonStyle, ui
from msgspec import Struct

from cogs.delivery.lobby_posts import how_many, rules_picked
from cogs.reply.components import ID_LENGTH, TableButton, TableSelect, rows_of
from cogs.words.options import (
    game_title,
    group_title,
    named,
    option_about,
    option_facts,
    option_title,
    pick_text,
    preset_title,
    refinement_key,
    word_text,
)
from cogs.words.speech import fitting, refusal, shortened
from engine.core import Refused
from engine.games import game_named
from engine.option_changes import offered_now, picked
from engine.options import EDITION, Marks, Number, Option, Preset, Word
from engine.table.model import Language, Table
from words import knows, say

A_PAGE: Final = 6
"""As many options as a page tells about; a message holds their rules and facts."""
MOST_ENTRIES: Final = 25
ENTRY_LENGTH: Final = 100
ROWS: Final = 5
PLAIN: Final = "-"
"""The value of a select's entry that stands for no word, or for the usual number."""
WRITE: Final = "…"
"""The value of the entry that lets somebody write words instead of picking one."""
MANY: Final = (*range(1, 13), 15, 20, 24, 25, 30, 40, 50, 75, 99)
"""Numbers worth offering where there are more than a select holds."""


class Spot(Struct, frozen=True):
    """A page of the options: a group, and which part of it."""

    group: str
    page: int = 0


class Shown(Struct, frozen=True):
    """A page as it is shown."""

    text: str
    view: ui.View


def groups_of(table: Table) -> list[str]:
    """The groups with something to choose, in order; one without a name if there are no groups."""
    options = game_named(table.game).options
    if not options.groups:
        return [""]
    there = {one.group for one in offered_now(options, table.options)}
    return [group for group in options.groups if group in there and group != EDITION]


def pages_of(table: Table, group: str) -> list[list[Option]]:
    """The options of a group, on pages of about the same length."""
    options = game_named(table.game).options
    members = [one for one in offered_now(options, table.options) if one.group == group]
    count = max(1, -(-len(members) // A_PAGE))
    size = max(1, -(-len(members) // count))
    return [members[at : at + size] for at in range(0, len(members), size)] or [[]]


def on_page(table: Table, spot: Spot) -> list[Option]:
    """The options of a page. Raises `Refused` if the page has gone since it was shown."""
    pages = pages_of(table, spot.group) if spot.group in groups_of(table) else []
    if not 0 <= spot.page < len(pages):
        raise Refused("old-button", "that page is no longer there")
    return pages[spot.page]


def first_page(table: Table, language: Language) -> Shown:
    """Presets, groups, and what is chosen so far; for few options, these themselves."""
    options = game_named(table.game).options
    if not options.groups and not options.presets:
        return group_page(table, language, Spot(""))
    picks = rules_picked(table)
    lines = [say(language, "options-of", game=game_title(table, language))]
    if not picks:
        lines.append(say(language, "options-choose"))
    for pick in picks:
        about = option_about(language, table.game, pick.option.key)
        lines.append(f"- {pick_text(language, table.game, pick)} · {about}")
    lines.append(how_many(table, language))
    items: list[ui.Item[Any]] = []
    if options.presets:
        items.append(_preset_select(table, language))
    if options.groups:
        items.append(_group_select(table, language))
        items.append(_button(table, language, "surprise", style=ButtonStyle.primary))
    items.append(_button(table, language, "write"))
    if picks:
        items.append(_button(table, language, "clear"))
    return Shown(fitting(language, lines), rows_of(*items))


def group_page(table: Table, language: Language, spot: Spot) -> Shown:
    """The options of a group with all there is to know, and what refines those chosen."""
    members = on_page(table, spot)
    pages = len(pages_of(table, spot.group))
    title = group_title(language, table.game, spot.group)
    count = f" ({spot.page + 1}/{pages})" if pages > 1 else ""
    lines = [f"**{title}**{count}"]
    lines += [_told(table, language, option) for option in members]
    lines.append(how_many(table, language))
    buttons = [
        TableButton.make(
            table.id, "optgroup", spot.group, page, label=say(language, f"button-{where}")
        )
        for page, where in ((spot.page - 1, "earlier"), (spot.page + 1, "later"))
        if 0 <= page < pages
    ]
    if len(groups_of(table)) > 1 or game_named(table.game).options.presets:
        buttons.append(_button(table, language, "back"))
    selects = [_pick_select(table, language, spot, members)] if members else []
    selects += _refinements(table, language, spot, members)
    return Shown(fitting(language, lines), rows_of(*selects[: ROWS - 1], *buttons))


def question(
    table: Table, language: Language, spot: Spot, changes: Sequence[str], refused: Refused
) -> Shown | None:
    """Two options clash, or what is dropped is still needed: what to do, if a button can say so."""
    one, other = refused.facts.get("one"), refused.facts.get("other")
    if not isinstance(one, str) or not isinstance(other, str):
        return None
    names = {name: named(language, table.game, name) for name in (one, other)}
    if refused.code == "option-needs":
        asked = "options-what-now"
        ways = [
            (say(language, "options-keep", option=names[other]), f"+{other}"),
            (say(language, "options-without", option=names[one]), f"-{one}"),
        ]
    else:
        asked = "options-keep-which"
        ways = [(names[one], f"-{other}"), (names[other], f"-{one}")]
    items: list[ui.Item[Any]] = []
    for label, change in ways:
        wanted = packed([*changes, change])
        if len(f"hp:{table.id}:optchange:{spot.group}:{spot.page}:{wanted}") > ID_LENGTH:
            return None
        items.append(
            TableButton.make(
                table.id,
                "optchange",
                spot.group,
                spot.page,
                wanted,
                label=label,
                style=ButtonStyle.primary,
            )
        )
    back = TableButton.make(
        table.id, "optgroup", spot.group, spot.page, label=say(language, "button-unchanged")
    )
    return Shown(f"{refusal(language, refused)}\n{say(language, asked)}", rows_of(*items, back))


def packed(changes: Sequence[str]) -> str:
    """Changes as a button carries them; what is taken back at once is left out."""
    kept: list[str] = []
    for change in changes:
        if change[:1] == "-" and f"+{change[1:]}" in kept:
            kept.remove(f"+{change[1:]}")
        kept.append(change)
    return ".".join(dict.fromkeys(kept)).replace(" ", "_")


def unpacked(text: str) -> list[str]:
    return text.replace("_", " ").split(".")


def worth_offering(number: Number) -> list[int]:
    """The numbers that somebody may choose from; a select holds one less than its most."""
    values = list(range(number.least, number.most + 1))
    if len(values) < MOST_ENTRIES:
        return values
    return [value for value in MANY if number.least <= value <= number.most]


def _told(table: Table, language: Language, option: Option) -> str:
    options = game_named(table.game).options
    pick = picked(options, table.options, option.key)
    mark = "✅" if pick is not None else "⬜"
    words = [word_text(language, table.game, option, word) for word in pick.words] if pick else []
    title = option_title(language, table.game, option.key)
    about = " ".join(
        (option_about(language, table.game, option.key), *(f"({word})" for word in words))
    )
    facts = option_facts(language, table.game, option.key)
    return f"{mark} **{option.key} {title}** · {about}" + (f"\n-# {facts}" if facts else "")


def _preset_select(table: Table, language: Language) -> TableSelect:
    options = game_named(table.game).options
    there = [preset for preset in options.presets if _is_chosen(table, preset)]
    entries = [
        _entry(
            preset_title(language, table.game, preset),
            preset.key,
            _titles(table, language, preset.offers or tuple(preset.options.split())),
            default=preset in there[:1],
        )
        for preset in options.presets
    ]
    return TableSelect.make(
        table.id, "optpreset", placeholder=say(language, "options-preset"), options=entries
    )


def _is_chosen(table: Table, preset: Preset) -> bool:
    options = game_named(table.game).options
    if preset.offers:
        return picked(options, table.options, preset.key) is not None
    return options.canonical(preset.options) == table.options


def _group_select(table: Table, language: Language) -> TableSelect:
    options = game_named(table.game).options
    chosen = {pick.option.key for pick in options.picks(table.options)}
    entries: list[discord.SelectOption] = []
    for group in groups_of(table):
        members = [one.key for page in pages_of(table, group) for one in page]
        picks = [key for key in members if key in chosen]
        title = group_title(language, table.game, group)
        label = f"{title} ({len(picks)})" if picks else title
        entries.append(_entry(label, group, _titles(table, language, picks or members)))
    return TableSelect.make(
        table.id, "optgroup", placeholder=say(language, "options-group"), options=entries
    )


def _titles(table: Table, language: Language, keys: Sequence[str]) -> str:
    return ", ".join(option_title(language, table.game, key) for key in keys)


def _pick_select(
    table: Table, language: Language, spot: Spot, members: Sequence[Option]
) -> TableSelect:
    options = game_named(table.game).options
    chosen = {pick.option.key for pick in options.picks(table.options)}
    entries = [
        _entry(
            f"{option.key} {option_title(language, table.game, option.key)}",
            option.key,
            option_about(language, table.game, option.key),
            default=option.key in chosen,
        )
        for option in members
    ]
    return TableSelect.make(
        table.id,
        "optpick",
        spot.group,
        spot.page,
        placeholder=say(language, "options-placeholder"),
        options=entries,
        least=0,
        most=len(entries),
    )


def _refinements(
    table: Table, language: Language, spot: Spot, members: Sequence[Option]
) -> list[TableSelect]:
    """A select for the words of each chosen option that has any, and one for each number."""
    options = game_named(table.game).options
    found: list[TableSelect] = []
    for option in members:
        pick = picked(options, table.options, option.key)
        if pick is None:
            continue
        if any(not isinstance(word, Number) for word in option.words):
            found.append(_word_select(table, language, spot, option, pick.words))
        found += [
            _number_select(table, language, spot, option, word, pick.words)
            for word in option.words
            if isinstance(word, Number)
        ]
    return found


def _word_select(
    table: Table, language: Language, spot: Spot, option: Option, chosen: Sequence[str]
) -> TableSelect:
    entries: list[discord.SelectOption] = []
    words = [word for word in option.words if isinstance(word, Word)]
    if all(word.sets for word in words):
        own = f"{table.game}-{option.key}-plain"
        plain = say(language, own if knows(language, own) else "option-usual")
        entries.append(_entry(f"{option.key} · {plain}", PLAIN, "", default=not chosen))
    for word in words:
        label = word_text(language, table.game, option, word.text)
        there = word.text in chosen or (not word.sets and not chosen)
        label = f"{option.key} · {label}"
        entries.append(_entry(label, word.text, f"{option.key} {word.text}", default=there))
    for marks in option.words:
        if isinstance(marks, Marks):
            label = say(language, refinement_key(table.game, option, marks))
            written = " ".join(word for word in chosen if word[0] in "+-")
            label = f"{option.key} · {label}"
            entries.append(_entry(label, WRITE, written, default=bool(written)))
    return TableSelect.make(
        table.id,
        "optword",
        option.key,
        spot.group,
        spot.page,
        placeholder=f"{option.key} {option_title(language, table.game, option.key)}",
        options=entries[:MOST_ENTRIES],
    )


def _number_select(
    table: Table,
    language: Language,
    spot: Spot,
    option: Option,
    number: Number,
    chosen: Sequence[str],
) -> TableSelect:
    own = f"{table.game}-{option.key}-{number.name}-usual"
    usual = say(language, own if knows(language, own) else "option-usual")
    entries = [_entry(f"{option.key} · {usual}", PLAIN, "")]
    entries += [
        _entry(
            f"{option.key} · " + word_text(language, table.game, option, f"{number.name}={value}"),
            f"{number.name}={value}",
            f"{option.key} {number.name}={value}",
            default=f"{number.name}={value}" in chosen,
        )
        for value in worth_offering(number)
    ]
    return TableSelect.make(
        table.id,
        "optnumber",
        option.key,
        number.name,
        spot.group,
        spot.page,
        placeholder=f"{option.key} {option_title(language, table.game, option.key)} · {usual}",
        options=entries[:MOST_ENTRIES],
    )


def _button(
    table: Table, language: Language, what: str, style: ButtonStyle = ButtonStyle.secondary
) -> TableButton:
    label = say(language, f"button-{what}")
    return TableButton.make(table.id, f"opt{what}", label=label, style=style)


def _entry(
    label: str, value: str, description: str, *, default: bool = False
) -> discord.SelectOption:
    return discord.SelectOption(
        label=shortened(label, ENTRY_LENGTH),
        value=value,
        description=shortened(description, ENTRY_LENGTH) or None,
        default=default,
    )
