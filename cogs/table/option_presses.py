"""What clicks on the pages of options carry, and what modals that they open send."""

from typing import Annotated

from msgspec import Meta

from cogs.reply.sent import Count, Sent
from cogs.table.option_selects import OptionPage
from engine.options import LONGEST

MOST_MARKS = LONGEST // 2
"""Characters of words that are written behind one option."""


class Group(Sent, frozen=True):
    """A group that was chosen: its first page."""

    group: str

    @property
    def here(self) -> OptionPage:
        return OptionPage(self.group)


class Place(Sent, frozen=True):
    """The page that a click was on, or leads to."""

    group: str
    page: Count

    @property
    def here(self) -> OptionPage:
        return OptionPage(self.group, self.page)


class Picked(Place, frozen=True):
    """Of the options on the page, those that were picked."""

    keys: tuple[str, ...]


class Settled(Place, frozen=True):
    """Changes that were wanted, and what settles the question about them: see `packed`."""

    changes: Annotated[str, Meta(pattern=r"\A[+-][^.]+(\.[+-][^.]+)*\Z")]


class _Refining(Sent, frozen=True):
    """An option on a page that is to be refined."""

    key: str
    group: str
    page: Count

    @property
    def here(self) -> OptionPage:
        return OptionPage(self.group, self.page)


class Worded(_Refining, frozen=True):
    """A word that was chosen."""

    value: str


class Layout(_Refining, frozen=True):
    """Words that were written."""

    text: Annotated[str, Meta(max_length=MOST_MARKS)]


class Numbered(Sent, frozen=True):
    """A number of an option that was chosen."""

    key: str
    name: str
    group: str
    page: Count
    value: str

    @property
    def here(self) -> OptionPage:
        return OptionPage(self.group, self.page)


class Preset(Sent, frozen=True):
    """A preset that was chosen, by its key."""

    key: str


class Written(Sent, frozen=True):
    """All options, written by hand."""

    text: Annotated[str, Meta(max_length=LONGEST)]
