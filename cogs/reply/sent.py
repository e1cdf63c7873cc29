"""What clicks carry: declared by whoever answers them, and read from what Discord sends."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any, Final, TypeVar, cast, get_origin

import discord
from msgspec import Meta, Struct
from msgspec.structs import FieldInfo, fields

from cogs.reply.components import Kind
from cogs.reply.modals import TEXT

Count = Annotated[int, Meta(ge=0, le=2**63 - 1)]
"""A number as ids carry it. No database takes a larger one."""

MOST_FIELDS: Final = 40
"""Parts of a modal that are looked at, far more than there can be."""
_UNSOUND: Final = re.compile("[\0\ud800-\udfff]")
_MODALS: Final = ("modal", "form")


class Sent(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a click carries, in the order of its id. Of a select the last is what was chosen: one
    value, or all of them if it is a tuple; of a modal, what was written; of a form, or of a modal
    with several blanks, the answers by the name of each."""


class Nothing(Sent, frozen=True):
    """A click that says all by its word."""


class At(Sent, frozen=True):
    """A decision that somebody looked at, and a draft of it: see `engine.table.drafts.Click`."""

    since: Count
    at: Count


class Number(Sent, frozen=True):
    """A page, a ply, a seat, a request, …"""

    number: Count


class Malformed(Exception):
    """What was sent is not what such a component sends."""


def is_sound(text: object) -> bool:
    """Whether something is a text that can be kept and said again."""
    return isinstance(text, str) and _UNSOUND.search(text) is None


def carried(
    interaction: discord.Interaction[Any], kind: Kind, text: str, shape: type[Sent]
) -> Sequence[object]:
    """What a click carries besides its id."""
    is_modal = interaction.type is discord.InteractionType.modal_submit
    if is_modal is not (kind in _MODALS):
        raise Malformed
    data: Any = interaction.data
    match kind:
        case "button":
            _component(interaction, text, discord.Button)
            return ()
        case "select":
            select = _component(interaction, text, discord.SelectMenu)
            return _chosen(select, data.get("values"), shape)
        case "modal":
            answers = _answers(data)
            return (answers,) if _takes_answers(fields(shape)) else answers.get(TEXT, ())
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
    raise Malformed


def _chosen(select: discord.SelectMenu, values: object, shape: type[Sent]) -> Sequence[object]:
    """What was chosen of that which was offered."""
    offered = {option.value for option in select.options}
    if not isinstance(values, list) or not all(map(is_sound, cast(list[object], values))):
        raise Malformed
    chosen = cast(list[str], values)
    if len(set(chosen)) != len(chosen) or not offered.issuperset(chosen):
        raise Malformed
    if not select.min_values <= len(chosen) <= select.max_values:
        raise Malformed
    return (chosen,) if _takes_many(fields(shape)) else chosen


def _takes_many(those: Sequence[FieldInfo]) -> bool:
    return get_origin(those[-1].type) is tuple


def _takes_answers(those: Sequence[FieldInfo]) -> bool:
    return get_origin(those[-1].type) is dict


def _answers(data: Any) -> dict[str, tuple[str, ...]]:
    """By the name of each part of a modal, what was filled in."""
    found: dict[str, tuple[str, ...]] = {}
    for part in _dicts(data.get("components")):
        for answer in _dicts([part.get("component")]) or _dicts(part.get("components")):
            given = answer.get("values") or [answer.get("value") or ""]
            name = answer.get("custom_id")
            if not isinstance(given, list) or not is_sound(name) or name in found:
                raise Malformed
            if not all(map(is_sound, cast(list[object], given))):
                raise Malformed
            found[str(name)] = tuple(cast(list[str], given))
    return found


def _dicts(parts: object) -> list[dict[str, Any]]:
    """Those of some parts that can be looked into."""
    if not isinstance(parts, list):
        return []
    found = cast(list[object], parts)[:MOST_FIELDS]
    return [cast(dict[str, Any], part) for part in found if isinstance(part, dict)]
