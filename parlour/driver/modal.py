"""A modal as the person it opened for sees it, and what they send back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from parlour.driver.problems import BadOption
from parlour.world.components import SELECTS, Component, Kind
from parlour.world.model import Channel, Message, User
from parlour.world.resolved import Resolved


@dataclass(frozen=True)
class Field:
    """One thing to fill in."""

    label: str
    part: Component

    @property
    def custom_id(self) -> str:
        return self.part["custom_id"]

    @property
    def value(self) -> Any:
        """What stands there before the person touches it."""
        if self.part["type"] == Kind.CHECKBOX:
            return bool(self.part.get("default"))
        if self.part["type"] == Kind.TEXT_INPUT:
            return self.part.get("value") or ""
        chosen = [one["value"] for one in self.part.get("options") or () if one.get("default")]
        if self.part["type"] == Kind.RADIO_GROUP:
            return chosen[0] if chosen else None
        return chosen

    @property
    def required(self) -> bool:
        return self.part.get("required") is not False


@dataclass(frozen=True)
class Modal:
    """An open modal; `message` is the one whose component opened it, if one did."""

    data: dict[str, Any]
    channel: Channel
    message: Message | None

    @property
    def title(self) -> str:
        return self.data["title"]

    @property
    def custom_id(self) -> str:
        return self.data["custom_id"]

    @property
    def fields(self) -> list[Field]:
        found: list[Field] = []
        for part in self.data["components"]:
            if part["type"] == Kind.LABEL:
                found.append(Field(part["label"], part["component"]))
            elif part["type"] == Kind.ACTION_ROW:
                found += [Field(child["label"], child) for child in part["components"]]
        return found

    def filled(self, values: Mapping[str, Any], resolved: Resolved, asker: User) -> dict[str, Any]:
        """The `data` of the submission. Fields are named by label or custom_id."""
        fields = self.fields
        names = {field.label for field in fields} | {field.custom_id for field in fields}
        unknown = [name for name in values if name not in names]
        if unknown:
            raise BadOption(f"the modal {self.title!r} has no {unknown}; it has {sorted(names)}")
        answers: dict[str, Any] = {}
        for field in fields:
            given = values.get(field.label, values.get(field.custom_id, field.value))
            answers[field.custom_id] = _answer(field, given, resolved, asker)
        data: dict[str, Any] = {
            "custom_id": self.custom_id,
            "components": [_echo(part, answers) for part in self.data["components"]],
        }
        if resolved.data:
            data["resolved"] = resolved.data
        return data


def _echo(part: Component, answers: Mapping[str, Any]) -> Component:
    """A component as a submission gives it back."""
    if part["type"] == Kind.LABEL:
        return {"type": 18, "id": part.get("id", 0), "component": _echo(part["component"], answers)}
    if part["type"] == Kind.ACTION_ROW:
        children = [_echo(child, answers) for child in part["components"]]
        return {"type": 1, "id": part.get("id", 0), "components": children}
    bare = {"type": part["type"], "id": part.get("id", 0)}
    if part["type"] == Kind.TEXT_DISPLAY:
        return bare
    return bare | {"custom_id": part["custom_id"]} | answers[part["custom_id"]]


def _answer(field: Field, given: Any, resolved: Resolved, asker: User) -> dict[str, Any]:
    part, kind = field.part, field.part["type"]
    if kind == Kind.TEXT_INPUT:
        text = str(given)
        least, most = part.get("min_length") or 0, part.get("max_length") or 4000
        if field.required and not text:
            raise BadOption(f"{field.label!r} must be filled in")
        if text and not least <= len(text) <= most:
            raise BadOption(f"{field.label!r}: {len(text)} characters, not {least} to {most}")
        return {"value": text}
    if kind in (Kind.CHECKBOX, Kind.RADIO_GROUP):
        return {"value": given}
    if kind == Kind.FILE_UPLOAD:
        return {"values": [resolved.file(name, content) for name, content in given]}
    chosen = list(given) if isinstance(given, list | tuple) else [given]
    if kind in SELECTS and kind != Kind.STRING_SELECT:
        return {"values": [resolved.named(one, asker) for one in chosen]}
    return {"values": [option_value(part, one) for one in chosen]}


def option_value(part: Component, wanted: Any) -> str:
    """The value of a select's option, named by its value or its label."""
    for option in part.get("options") or ():
        if wanted in (option["value"], option["label"]):
            return option["value"]
    offered = [option["label"] for option in part.get("options") or ()]
    raise BadOption(f"{wanted!r} is not offered; there are {offered}")
