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
from cogs.table.option_selects import OptionPage, entry, refinements
from cogs.words.options import (
    game_title,
    group_title,
    named,
    option_about,
    option_facts,
    option_title,
    pick_text,
    preset_title,
    word_text,
)
from cogs.words.speech import fitting, refusal
from engine.core import Refused
from engine.games import game_named
from engine.option_changes import offered_now, picked
from engine.option_words import Option
from engine.options import EDITION, Preset
from engine.table.model import Language, Table
from words import say

A_PAGE: Final = 6
"""As many options as a page tells about; a message holds their rules and facts."""
ROWS: Final = 5


class PrivatePage(Struct, frozen=True):
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


def on_page(table: Table, here: OptionPage) -> list[Option]:
    """The options of a page. Raises `Refused` if the page has gone since it was shown."""
    pages = pages_of(table, here.group) if here.group in groups_of(table) else []
    if not 0 <= here.page < len(pages):
        raise Refused("old-button", "that page is no longer there")
    return pages[here.page]


def first_page(table: Table, language: Language) -> PrivatePage:
    """Presets, groups, and what is chosen so far; for few options, these themselves."""
    options = game_named(table.game).options
    if not options.groups and not options.presets:
        return group_page(table, language, OptionPage(""))
    picks = rules_picked(table)
    lines = [say(language, "options-of", game=game_title(table, language))]
    if not picks:
        lines.append(say(language, "options-choose"))
    for pick in picks:
        about = option_about(language, table.game, pick.option.key)
        lines.append(f"- **{pick_text(language, table.game, pick)}** · {about}")
    lines += [how_many(table, language), *_rated_line(table, language)]
    items: list[ui.Item[Any]] = []
    if options.presets:
        items.append(_preset_select(table, language))
    if options.groups:
        items.append(_group_select(table, language))
        items.append(_button(table, language, "surprise", style=ButtonStyle.primary))
    items.append(_button(table, language, "write"))
    if picks:
        items.append(_button(table, language, "clear"))
    items += _rate_buttons(table, language)
    return PrivatePage(fitting(language, lines), rows_of(*items))


def group_page(table: Table, language: Language, here: OptionPage) -> PrivatePage:
    """The options of a group with all there is to know, and what refines those chosen."""
    members = on_page(table, here)
    pages = len(pages_of(table, here.group))
    title = group_title(language, table.game, here.group)
    count = f" ({here.page + 1}/{pages})" if pages > 1 else ""
    lines = [f"**{title}**{count}"]
    lines += [_told(table, language, option) for option in members]
    lines.append(how_many(table, language))
    options = game_named(table.game).options
    if not options.groups and not options.presets:
        lines += _rated_line(table, language)
    buttons = [
        TableButton.make(
            table.id, "optgroup", here.group, page, label=say(language, f"button-{where}")
        )
        for page, where in ((here.page - 1, "earlier"), (here.page + 1, "later"))
        if 0 <= page < pages
    ]
    if len(groups_of(table)) > 1 or game_named(table.game).options.presets:
        buttons.append(_button(table, language, "back"))
    if not options.groups and not options.presets:
        buttons += _rate_buttons(table, language)
    selects = [_pick_select(table, language, here, members)] if members else []
    selects += refinements(table, language, here, members)
    return PrivatePage(fitting(language, lines), rows_of(*selects[: ROWS - 1], *buttons))


def question(
    table: Table, language: Language, here: OptionPage, changes: Sequence[str], refused: Refused
) -> PrivatePage | None:
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
        if len(f"hp:{table.id}:optchange:{here.group}:{here.page}:{wanted}") > ID_LENGTH:
            return None
        items.append(
            TableButton.make(
                table.id,
                "optchange",
                here.group,
                here.page,
                wanted,
                label=label,
                style=ButtonStyle.primary,
            )
        )
    back = TableButton.make(
        table.id, "optgroup", here.group, here.page, label=say(language, "button-unchanged")
    )
    return PrivatePage(
        f"{refusal(language, refused)}\n{say(language, asked)}", rows_of(*items, back)
    )


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


def _told(table: Table, language: Language, option: Option) -> str:
    options = game_named(table.game).options
    pick = picked(options, table.options, option.key)
    box = "✅" if pick is not None else "⬜"
    words = [word_text(language, table.game, option, word) for word in pick.words] if pick else []
    title = option_title(language, table.game, option.key)
    about = " ".join(
        (option_about(language, table.game, option.key), *(f"({word})" for word in words))
    )
    facts = option_facts(language, table.game, option.key)
    typed = f"\n-# `{option.key}`"
    return f"{box} **{title}** · {about}{typed}" + (f" · {facts}" if facts else "")


def _preset_select(table: Table, language: Language) -> TableSelect:
    options = game_named(table.game).options
    there = [preset for preset in options.presets if _is_chosen(table, preset)]
    entries = [
        entry(
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
        entries.append(entry(label, group, _titles(table, language, picks or members)))
    return TableSelect.make(
        table.id, "optgroup", placeholder=say(language, "options-group"), options=entries
    )


def _titles(table: Table, language: Language, keys: Sequence[str]) -> str:
    return ", ".join(option_title(language, table.game, key) for key in keys)


def _pick_select(
    table: Table, language: Language, here: OptionPage, members: Sequence[Option]
) -> TableSelect:
    options = game_named(table.game).options
    chosen = {pick.option.key for pick in options.picks(table.options)}
    entries = [
        entry(
            option_title(language, table.game, option.key),
            option.key,
            option_about(language, table.game, option.key),
            default=option.key in chosen,
        )
        for option in members
    ]
    return TableSelect.make(
        table.id,
        "optpick",
        here.group,
        here.page,
        placeholder=say(language, "options-placeholder"),
        options=entries,
        many=True,
    )


def _rated_line(table: Table, language: Language) -> list[str]:
    """Whether the result counts, where it can."""
    if table.direct or table.pace:
        return []
    return [say(language, "options-rated", on=str(table.rated).lower())]


def _rate_buttons(table: Table, language: Language) -> list[TableButton]:
    """To let the result count, or count no more, where it can."""
    if table.direct or table.pace:
        return []
    label = say(language, "button-unrate" if table.rated else "button-rate")
    return [TableButton.make(table.id, "optrate", int(not table.rated), label=label)]


def _button(
    table: Table, language: Language, what: str, style: ButtonStyle = ButtonStyle.secondary
) -> TableButton:
    label = say(language, f"button-{what}")
    return TableButton.make(table.id, f"opt{what}", label=label, style=style)
