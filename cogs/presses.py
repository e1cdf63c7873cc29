"""Clicks as they arrive: which button, select, modal or form, of which table, with what.

Whatever a click means is in its `custom_id`, and whoever sends one may have made it up: so it is
read here, and nowhere else. A handler declares by what it is reached, what that carries, and where
it may stand. Anything else is a button that is no longer in use, and changes nothing.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeVar, cast, get_origin

import discord
import msgspec
from msgspec import Meta, Struct
from msgspec.structs import FieldInfo, astuple, fields

from cogs.buttons import FORM, ID_LENGTH, Kind, custom_id
from cogs.modals import TEXT
from engine.core import Refused
from engine.table import Store

if TYPE_CHECKING:
    from bot import Hedgepost

Where = Literal["table", "server", "anywhere"]
"""Where a click counts: in the channel of the table that it is about; about no table, on a server;
or about no table, in private conversations too."""

Count = Annotated[int, Meta(ge=0, le=2**63 - 1)]
"""A number as ids carry it. No database takes a larger one."""

MOST_PLACES: Final = 4096
"""Tables of which is remembered where they are; some 200 bytes each."""
MOST_FIELDS: Final = 40
"""Parts of a modal that are looked at, far more than there can be."""
_ID: Final = re.compile(
    r"(?P<kind>hp(?:-select|-modal)?):(?P<table>[0-9]{1,19}):(?P<what>[a-z]+)(?::(?P<rest>.*))?",
    re.DOTALL,
)
_FORM: Final = re.compile(rf"{FORM}:(?P<table>[0-9]{{1,19}}):(?P<rest>.*)", re.DOTALL)
_UNSOUND: Final = re.compile("[\0\ud800-\udfff]")
_KINDS: Final[Mapping[str, Kind]] = {"hp": "button", "hp-select": "select", "hp-modal": "modal"}
_MODALS: Final = ("modal", "form")
FILLED: Final = "filled"
"""What the press of a form's button is called, which its id does not say."""


class Sent(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a click carries, in the order of its id. Of a select the last is what was chosen: one
    value, or all of them if it is a tuple; of a modal, what was written; of a form, the answers by
    the name of each blank."""


class Nothing(Sent, frozen=True):
    """A click that says all by its word."""


class At(Sent, frozen=True):
    """A decision that somebody looked at, and a draft of it: see `engine.turns.Spot`."""

    since: Count
    at: Count


class Number(Sent, frozen=True):
    """A page, a ply, a seat, a request, …"""

    number: Count


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


class Presses:
    """Knows who answers which click."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._declared: dict[str, _Declared] = {}
        self._places: dict[int, tuple[int, int]] = {}
        """By table, its server and channel. No table ever moves."""

    def on(
        self,
        what: str,
        handler: Handler[SentT],
        *,
        button: type[SentT] | None = None,
        select: type[SentT] | None = None,
        modal: type[SentT] | None = None,
        form: type[SentT] | None = None,
        where: Where = "table",
        private: bool = False,
        updates: bool = False,
    ) -> None:
        """Answer clicks that carry this word, by each kind of which is said what it carries.

        `private`: it stands only on messages that one person sees. `updates`: the answer changes
        the message that was clicked.
        """
        assert what not in self._declared, what
        kinds: dict[Kind, type[Sent] | None] = {
            "button": button,
            "select": select,
            "modal": modal,
            "form": form,
        }
        takes: dict[Kind, type[Sent]] = {
            kind: sent for kind, sent in kinds.items() if sent is not None
        }
        assert takes, what
        self._declared[what] = _Declared(handler, takes, where, private, updates)

    def on_page(
        self,
        what: str,
        handler: Handler[SentT],
        *,
        button: type[SentT] | None = None,
        select: type[SentT] | None = None,
        modal: type[SentT] | None = None,
        form: type[SentT] | None = None,
        where: Where = "table",
    ) -> None:
        """The same for what stands on a private page, which the answer changes."""
        self.on(
            what,
            handler,
            button=button,
            select=select,
            modal=modal,
            form=form,
            where=where,
            private=True,
            updates=True,
        )

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
            more = _more(interaction, kind, text, shape)
            table = msgspec.convert(found["table"], Count, strict=False)
            sent = msgspec.convert([*parts, *more], shape, strict=False)
        except (msgspec.ValidationError, _Malformed):
            return UNREADABLE
        # An id is one that we would have written: `01`, `1.0` and the like are none.
        carried = astuple(sent)[: len(parts)]
        if custom_id(kind, table, "" if kind == "form" else what, carried) != text:
            return UNREADABLE
        if (table == 0) is (declared.where == "table"):
            return UNREADABLE
        return Press(declared.handler, table, sent, declared.where, declared.updates)

    async def carry_out(self, interaction: discord.Interaction[Hedgepost], press: Press) -> None:
        """Do what a click asks for. Raises `Refused`; also for a table of another channel."""
        here = (interaction.guild_id, interaction.channel_id)
        if press.where == "table" and await self._place(press.table) != here:
            raise old_button()
        if press.where == "server" and interaction.guild_id is None:
            raise old_button()
        await press.handler(interaction, press.table, press.sent)

    async def _place(self, table_id: int) -> tuple[int, int] | None:
        """The server and the channel of a table, if there is one."""
        place = self._places.pop(table_id, None)
        if place is None:
            table = await self._store.table(table_id)
            if table is None:
                return None
            place = (table.guild, table.channel)
        self._places[table_id] = place
        if len(self._places) > MOST_PLACES:
            del self._places[next(iter(self._places))]
        return place


class _Malformed(Exception):
    """What was sent is not what such a component sends."""


def is_sound(text: object) -> bool:
    """Whether something is a text that can be kept and said again."""
    return isinstance(text, str) and _UNSOUND.search(text) is None


def _fits(interaction: discord.Interaction[Any], declared: _Declared) -> bool:
    """Whether the message that was clicked is one that such a button stands on."""
    message = interaction.message
    if message is None:
        return not (declared.private or declared.updates)
    return message.flags.ephemeral or not declared.private


def _more(
    interaction: discord.Interaction[Any], kind: Kind, text: str, shape: type[Sent]
) -> Sequence[object]:
    """What a click carries besides its id."""
    is_modal = interaction.type is discord.InteractionType.modal_submit
    if is_modal is not (kind in _MODALS):
        raise _Malformed
    data: Any = interaction.data
    match kind:
        case "button":
            _component(interaction, text, discord.Button)
            return ()
        case "select":
            select = _component(interaction, text, discord.SelectMenu)
            return _chosen(select, data.get("values"), shape)
        case "modal":
            return _answers(data).get(TEXT, ())
        case "form":
            return (_answers(data),)


ComponentT = TypeVar("ComponentT", discord.Button, discord.SelectMenu)


def _component(
    interaction: discord.Interaction[Any], text: str, kind: type[ComponentT]
) -> ComponentT:
    """The button or select that was clicked, as it stands on its message: Discord says so, not
    whoever clicked."""
    rows = interaction.message.components if interaction.message is not None else ()
    for row in rows:
        for one in row.children if isinstance(row, discord.ActionRow) else ():
            if isinstance(one, kind) and one.custom_id == text:
                return one
    raise _Malformed


def _chosen(select: discord.SelectMenu, values: object, shape: type[Sent]) -> Sequence[object]:
    """What was chosen of that which was offered."""
    offered = {option.value for option in select.options}
    if not isinstance(values, list) or not all(map(is_sound, cast(list[object], values))):
        raise _Malformed
    chosen = cast(list[str], values)
    if len(set(chosen)) != len(chosen) or not offered.issuperset(chosen):
        raise _Malformed
    if not select.min_values <= len(chosen) <= select.max_values:
        raise _Malformed
    return (chosen,) if _takes_many(fields(shape)) else chosen


def _takes_many(those: Sequence[FieldInfo]) -> bool:
    return get_origin(those[-1].type) is tuple


def _answers(data: Any) -> dict[str, tuple[str, ...]]:
    """By the name of each part of a modal, what was filled in."""
    found: dict[str, tuple[str, ...]] = {}
    for part in _dicts(data.get("components")):
        for answer in _dicts([part.get("component")]) or _dicts(part.get("components")):
            given = answer.get("values") or [answer.get("value") or ""]
            name = answer.get("custom_id")
            if not isinstance(given, list) or not is_sound(name) or name in found:
                raise _Malformed
            if not all(map(is_sound, cast(list[object], given))):
                raise _Malformed
            found[str(name)] = tuple(cast(list[str], given))
    return found


def _dicts(parts: object) -> list[dict[str, Any]]:
    """Those of some parts that can be looked into."""
    if not isinstance(parts, list):
        return []
    found = cast(list[object], parts)[:MOST_FIELDS]
    return [cast(dict[str, Any], part) for part in found if isinstance(part, dict)]
