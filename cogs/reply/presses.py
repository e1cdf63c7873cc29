"""Clicks as they arrive: which button, select, modal or form, of which table, with what.

Whatever a click means is in its `custom_id`, and whoever sends one may have made it up: so it is
read here, and nowhere else. A handler declares by what it is reached, what that carries, and where
it may stand. Anything else is a button that is no longer in use, and changes nothing.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

import discord
import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from cogs.reply.components import FORM, ID_LENGTH, KINDS, Kind, custom_id
from cogs.reply.sent import Count, Malformed, Nothing, Sent, carried, is_sound
from engine.core import Refused
from engine.host.store import Ledger
from engine.recent import Recent
from engine.table.model import DIRECT

if TYPE_CHECKING:
    from bot import Hedgepost

Where = Literal["table", "server", "anywhere"]
"""Where a click counts: in the channel of the table that it is about; about no table, on a server;
or about no table, in private conversations too."""

MOST_PLACES: Final = 4096
"""Tables of which is remembered where they are; some 200 bytes each."""
_ID: Final = re.compile(
    r"(?P<kind>hp(?:-select|-modal)?):(?P<table>[0-9]{1,19}):(?P<what>[a-z]+)(?::(?P<rest>.*))?",
    re.DOTALL,
)
_FORM: Final = re.compile(rf"{FORM}:(?P<table>[0-9]{{1,19}}):(?P<rest>.*)", re.DOTALL)
_KINDS: Final[Mapping[str, Kind]] = {"hp": "button", "hp-select": "select", "hp-modal": "modal"}
FILLED: Final = "filled"
"""What the press of a form's button is called, which its id does not say."""


SentT = TypeVar("SentT", bound=Sent)
Handler = Callable[["discord.Interaction[Hedgepost]", int, SentT], Awaitable[None]]
"""What answers a click: the interaction, the table's number, and what the click carries."""


class _Declared(Struct, frozen=True):
    """How a handler may be reached."""

    handler: Handler[Any]
    takes: Mapping[Kind, type[Sent]]
    where: Where
    private: bool
    updates: bool


class Press(Struct, frozen=True):
    """A click that has been read."""

    handler: Handler[Any]
    table: int
    sent: Sent
    where: Where = "anywhere"
    updates: bool = False
    """The answer changes the message that was clicked."""


def old_button() -> Refused:
    return Refused("old-button", "that button is no longer in use")


async def _refuse(_: discord.Interaction[Any], __: int, ___: Sent) -> None:
    raise old_button()


UNREADABLE: Final = Press(_refuse, 0, Nothing())


def named(text: str) -> tuple[str, int]:
    """What an id says that a log may tell: the kind and the word of a click, and its table."""
    if (found := _ID.fullmatch(text)) is not None:
        return f"{_KINDS[found['kind']]} {found['what']}", int(found["table"])
    if (found := _FORM.fullmatch(text)) is not None:
        return "form", int(found["table"])
    return "a button of nobody's", 0


class Presses:
    """Knows who answers which click."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._declared: dict[str, _Declared] = {}
        self._places = Recent[int, tuple[int, int, int]](MOST_PLACES)
        """By table, its server, its channel and that of its lobby, as they were last looked up: a
        table whose thread was deleted goes on in another."""

    def on(
        self,
        what: str,
        handler: Handler[SentT],
        *,
        where: Where = "table",
        private: bool = False,
        updates: bool = False,
        **takes: type[SentT],
    ) -> None:
        """Answer clicks that carry this word; `takes` says by each kind of them what it carries.

        `private`: it stands only on messages that one person sees. `updates`: the answer changes
        the message that was clicked.
        """
        assert what not in self._declared, what
        kinds: dict[Kind, type[Sent]] = {kind: takes.pop(kind) for kind in KINDS if kind in takes}
        assert kinds, what
        assert not takes, takes
        self._declared[what] = _Declared(handler, kinds, where, private, updates)

    def on_page(
        self,
        what: str,
        handler: Handler[SentT],
        *,
        where: Where = "table",
        **takes: type[SentT],
    ) -> None:
        """The same for what stands on a private page, which the answer changes."""
        self.on(what, handler, where=where, private=True, updates=True, **takes)

    @property
    def words(self) -> Iterable[tuple[str, Kind, type[Sent], Where]]:
        """Everything that can be pressed, and what it carries."""
        return [
            (what, kind, sent, one.where)
            for what, one in self._declared.items()
            for kind, sent in one.takes.items()
        ]

    def read(self, interaction: discord.Interaction[Any]) -> Press:
        """What a click means; `UNREADABLE` if it is none of ours. Never raises."""
        data: Any = interaction.data or {}
        text = data.get("custom_id")
        if not is_sound(text) or len(text) > ID_LENGTH:
            return UNREADABLE
        found = _ID.fullmatch(text)
        kind = "form" if found is None else _KINDS[found["kind"]]
        found = found or _FORM.fullmatch(text)
        if found is None:
            return UNREADABLE
        what = FILLED if kind == "form" else found["what"]
        declared = self._declared.get(what)
        if declared is None or kind not in declared.takes or not _fits(interaction, declared):
            return UNREADABLE
        shape = declared.takes[kind]
        parts = () if found["rest"] is None else tuple(found["rest"].split(":"))
        try:
            besides = carried(interaction, kind, text, shape)
            table = msgspec.convert(found["table"], Count, strict=False)
            sent = msgspec.convert([*parts, *besides], shape, strict=False)
        except (msgspec.ValidationError, Malformed):
            return UNREADABLE
        # An id is one that we would have written: `01`, `1.0` and the like are none.
        written = astuple(sent)[: len(parts)]
        if custom_id(kind, table, "" if kind == "form" else what, written) != text:
            return UNREADABLE
        if (table == 0) is (declared.where == "table"):
            return UNREADABLE
        return Press(declared.handler, table, sent, declared.where, declared.updates)

    async def carry_out(self, interaction: discord.Interaction[Hedgepost], press: Press) -> None:
        """Do what a click asks for. Raises `Refused`; also for a table of another channel."""
        if press.where == "table" and not await self._is_here(interaction, press.table):
            raise old_button()
        if press.where == "server" and interaction.guild_id is None:
            raise old_button()
        await press.handler(interaction, press.table, press.sent)

    async def _is_here(self, interaction: discord.Interaction[Any], table_id: int) -> bool:
        """Whether a table, or its lobby, is in the channel of a click."""
        place = self._places.get(table_id)
        if place is not None and _is_at(interaction, place):
            return True
        table = await self._ledger.table(table_id)
        if table is None:
            return False
        found = (table.guild, table.channel, table.lobby_channel)
        return _is_at(interaction, self._places.put(table_id, found))


def _is_at(interaction: discord.Interaction[Any], place: tuple[int, int, int]) -> bool:
    """Whether a click is in one of the channels of a table."""
    server, *channels = place
    return server == (interaction.guild_id or DIRECT) and interaction.channel_id in channels


def _fits(interaction: discord.Interaction[Any], declared: _Declared) -> bool:
    """Whether the message that was clicked is one that such a button stands on."""
    message = interaction.message
    if message is None:
        return not (declared.private or declared.updates)
    return message.flags.ephemeral or not declared.private
