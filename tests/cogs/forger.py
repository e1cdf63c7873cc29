"""Somebody who sends what no client of Discord's would: ids made up, swapped or spoilt."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, Final, get_origin

import msgspec
from msgspec.structs import fields

from bot import Hedgepost
from cogs.reply.components import Kind, custom_id
from cogs.reply.sent import Sent
from parlour import Person
from parlour.driver.reply import Reply
from parlour.world.interaction import InteractionKind
from parlour.world.model import Channel, Message

NUMBERS: Final = ("0", "1", "2", "3", "7", "40", "999999999")
WORDS: Final = (
    *("", "stay", "side c4 d", "go c4", "#123", "resign", "x", "v9", "v15", "hard", "+v9"),
    *("-v9.+v10", "start", "2d", "off", "out", "keeps", "ask", "-", "…", "a=1"),
)
SPOILT: Final = (
    *("-1", "+1", "01", "1.0", "1e3", "1_000", " 1", "٣", "²", "", "x", "None", "0x1"),
    *(str(2**63), str(2**63 - 1), "9" * 60, "\0", "1\0", "\n", "🦔"),
)


class Forger:
    """Makes ids up, as many as wanted, the same ones in every run."""

    def __init__(self, bot: Hedgepost, tables: Sequence[int], seed: int = 0) -> None:
        self._words = list(bot.presses.words)
        self._tables = [*tables, 0, max(tables) + 1, 2**63 - 1]
        self._dice = random.Random(seed)

    def ids(self, count: int) -> Iterator[tuple[str, Kind, str]]:
        """So many words, kinds by which they are sent, and ids."""
        for _ in range(count):
            what, kind, shape, where = self._dice.choice(self._words)
            table = self._dice.choice(self._tables) if where == "table" else 0
            text = custom_id(kind, table, what, self._arguments(shape, kind))
            if self._dice.random() < 0.6:
                text = self._spoilt(text)
            if self._dice.random() < 0.2:
                kind = self._dice.choice(("button", "select", "modal", "form"))
            yield what, kind, text

    def _arguments(self, shape: type[Sent], kind: Kind) -> list[str]:
        kept = fields(shape) if kind == "button" else fields(shape)[:-1]
        return [self._dice.choice(NUMBERS if _is_number(one.type) else WORDS) for one in kept]

    def _spoilt(self, text: str) -> str:
        parts = text.split(":")
        at = self._dice.randrange(len(parts))
        match self._dice.randrange(6):
            case 0:
                parts[at] = self._dice.choice(SPOILT)
            case 1:
                parts.insert(at, self._dice.choice((*NUMBERS, *SPOILT)))
            case 2:
                del parts[at]
            case 3:
                parts[0] = self._dice.choice(("hp", "hp-select", "hp-modal", "hp-form", "hq", ""))
            case 4:
                parts[1:2] = [self._dice.choice((*SPOILT, *NUMBERS))]
            case _:
                letters = [*text]
                letters[self._dice.randrange(len(letters))] = self._dice.choice("0:a-\0é")
                return "".join(letters)
        return ":".join(parts)

    def values(self) -> list[Any]:
        return [self._dice.choice((*WORDS, *NUMBERS)) for _ in range(self._dice.randrange(3))]


def _is_number(kind: Any) -> bool:
    origin = get_origin(kind)
    return origin not in (tuple, dict) and msgspec.json.schema(kind).get("type") == "integer"


async def send(
    person: Person,
    place: Channel,
    kind: Kind,
    text: str,
    *,
    on: Message | None,
    values: Sequence[Any] = (),
    offered: Sequence[Any] | None = None,
    stands: bool = True,
) -> Reply:
    """Click on something, or send a modal. `stands`: as if it stood on the message."""
    if kind in ("modal", "form"):
        parts = [
            {"type": 18, "component": {"type": 4, "custom_id": name, "value": str(value)}}
            for name, value in zip(("text", "move", "tiles"), values, strict=False)
        ]
        data: dict[str, Any] = {"custom_id": text, "components": parts}
        return await person._interact(InteractionKind.MODAL, place, data, on)
    number = 2 if kind == "button" else 3
    component: dict[str, Any] = {"type": number, "custom_id": text, "style": 1, "label": "Forged"}
    if kind == "select":
        options = [{"label": str(one), "value": one} for one in offered or dict.fromkeys(values)]
        component = {"type": number, "custom_id": text, "options": options}
        component |= {"min_values": 0, "max_values": 25}
    if on is not None and stands:
        on = on.snapshot()
        on.components = [{"type": 1, "components": [component]}]
    data = {"component_type": number, "custom_id": text}
    if kind == "select":
        data["values"] = list(values)
    return await person._interact(InteractionKind.COMPONENT, place, data, on)
