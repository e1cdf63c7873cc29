"""The selects that refine an option on a page: its words, and its numbers."""

from collections.abc import Sequence
from typing import Final

import discord
from msgspec import Struct

from cogs.reply.components import TableSelect
from cogs.words.options import option_title, refinement_key, word_text
from cogs.words.speech import shortened
from engine.games import game_named
from engine.option_changes import picked
from engine.option_words import Marks, Number, Option, Word
from engine.table.model import Language, Table
from words import knows, say

MOST_ENTRIES: Final = 25
ENTRY_LENGTH: Final = 100
PLAIN: Final = "-"
"""The value of a select's entry that stands for no word, or for the usual number."""
WRITE: Final = "…"
"""The value of the entry that lets somebody write words instead of picking one."""
MANY: Final = (*range(1, 13), 15, 20, 24, 25, 30, 40, 50, 75, 99)
"""Numbers worth offering where there are more than a select holds."""


class OptionPage(Struct, frozen=True):
    """A page of the options: a group, and which part of it."""

    group: str
    page: int = 0


def refinements(
    table: Table, language: Language, here: OptionPage, members: Sequence[Option]
) -> list[TableSelect]:
    """A select for the words of each chosen option that has any, and one for each number."""
    options = game_named(table.game).options
    found: list[TableSelect] = []
    for option in members:
        pick = picked(options, table.options, option.key)
        if pick is None:
            continue
        refined = _Refined(table, language, here, option, pick.words)
        if any(not isinstance(word, Number) for word in option.words):
            found.append(refined.word_select())
        found += [refined.number_select(one) for one in option.words if isinstance(one, Number)]
    return found


class _Refined(Struct, frozen=True):
    """An option of a table that is chosen, and the words behind it."""

    table: Table
    language: Language
    here: OptionPage
    option: Option
    chosen: Sequence[str]

    def word_select(self) -> TableSelect:
        """To choose one of its words, or to write some."""
        words = [word for word in self.option.words if isinstance(word, Word)]
        entries: list[discord.SelectOption] = []
        if all(word.sets for word in words):
            entries.append(self._entry(self._usual("plain"), PLAIN, "", not self.chosen))
        for word in words:
            there = word.text in self.chosen or (not word.sets and not self.chosen)
            typed = f"{self.option.key} {word.text}"
            entries.append(self._entry(self._text(word.text), word.text, typed, there))
        for marks in self.option.words:
            if isinstance(marks, Marks):
                label = say(self.language, refinement_key(self.table.game, self.option, marks))
                written = " ".join(word for word in self.chosen if word[0] in "+-")
                entries.append(self._entry(label, WRITE, written, bool(written)))
        return self._select("optword", (), self._title, entries)

    def number_select(self, number: Number) -> TableSelect:
        """To choose one of its numbers."""
        usual = self._usual(f"{number.name}-usual")
        entries = [self._entry(usual, PLAIN, "")]
        for value in worth_offering(number):
            word = f"{number.name}={value}"
            typed = f"{self.option.key} {word}"
            entries.append(self._entry(self._text(word), word, typed, word in self.chosen))
        return self._select("optnumber", (number.name,), f"{self._title} · {usual}", entries)

    @property
    def _title(self) -> str:
        return option_title(self.language, self.table.game, self.option.key)

    def _usual(self, what: str) -> str:
        """What it is called that nothing is chosen."""
        own = f"{self.table.game}-{self.option.key}-{what}"
        return say(self.language, own if knows(self.language, own) else "option-usual")

    def _text(self, word: str) -> str:
        return word_text(self.language, self.table.game, self.option, word)

    def _entry(
        self, label: str, value: str, description: str, default: bool = False
    ) -> discord.SelectOption:
        return entry(f"{self._title} · {label}", value, description, default=default)

    def _select(
        self,
        what: str,
        which: tuple[str, ...],
        placeholder: str,
        entries: Sequence[discord.SelectOption],
    ) -> TableSelect:
        return TableSelect.make(
            self.table.id,
            what,
            self.option.key,
            *which,
            self.here.group,
            self.here.page,
            placeholder=placeholder,
            options=entries[:MOST_ENTRIES],
        )


def entry(
    label: str, value: str, description: str, *, default: bool = False
) -> discord.SelectOption:
    """What can be chosen in a select of options."""
    return discord.SelectOption(
        label=shortened(label, ENTRY_LENGTH),
        value=value,
        description=shortened(description, ENTRY_LENGTH) or None,
        default=default,
    )


def worth_offering(number: Number) -> list[int]:
    """The numbers that somebody may choose from; a select holds one less than its most."""
    values = list(range(number.least, number.most + 1))
    if len(values) < MOST_ENTRIES:
        return values
    return [value for value in MANY if number.least <= value <= number.most]
