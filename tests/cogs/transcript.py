"""What people did and what they saw, as a text: words, buttons with their ids, selects, forms."""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour import Person
from parlour.driver.reply import Reply
from parlour.world.components import Kind, walk
from parlour.world.model import Message

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "tests" / "golden" / "pages"
ACTUAL = ROOT / "build" / "pages"
LEFT_OUT = ("type", "id", "components", "component")
SNOWFLAKE = re.compile(r"[0-9]{15,20}")


class Transcript:
    """An evening, line by line. Numbers that Discord makes up are left out."""

    def __init__(self) -> None:
        self._lines: list[str] = []

    def note(self, heading: str, *lines: str) -> None:
        self._lines += ["", f"## {heading}", *lines]

    async def slash(self, person: Person, command: str, **options: Any) -> Reply:
        given = ", ".join(f"{name}={value}" for name, value in options.items())
        reply = await person.slash(command, options=options)
        return self._answered(f"{person.name}: /{command} {given}".rstrip(), reply)

    async def press(self, person: Person, button: str, on: Message | None = None) -> Reply:
        return self._answered(f"{person.name}: [{button}]", await person.press(button, on=on))

    async def choose(
        self, person: Person, select: str, *values: str, on: Message | None = None
    ) -> Reply:
        reply = await person.choose(select, *values, on=on)
        return self._answered(f"{person.name}: {select} = {', '.join(values)}", reply)

    async def submit(self, person: Person, **values: str) -> Reply:
        return self._answered(f"{person.name}: sends {values}", await person.submit(values))

    async def completed(
        self, person: Person, command: str, option: str, text: str, **others: Any
    ) -> None:
        """What is offered while somebody types."""
        offered = await person.autocomplete(command, option=option, text=text, options=others)
        told = [f"{one['name']} = {one['value']}" for one in offered]
        self.note(f"{person.name}: /{command} {option}: {text}…", *told)

    def post(self, heading: str, message: Message) -> None:
        self.note(heading, *shown(message))

    def _answered(self, heading: str, reply: Reply) -> Reply:
        lines = [] if reply.message is None else list(shown(reply.message))
        if reply.modal is not None:
            lines += [f"form {reply.modal.title!r} {reply.modal.custom_id}"]
            lines += parts(reply.modal.data["components"])
        for message in reply.followups:
            lines += ["and:", *shown(message)]
        self.note(heading, *lines)
        return reply

    def is_as_liked(self, name: str) -> None:
        """Compare with the golden one, or write it with `REWRITE_PAGES=1`."""
        text = SNOWFLAKE.sub("…", "\n".join(self._lines).strip()).replace("\u00a0", "~") + "\n"
        file = PAGES / f"{name}.txt"
        if os.environ.get("REWRITE_PAGES"):
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8")
        liked = file.read_text(encoding="utf-8") if file.exists() else ""
        if text != liked:
            ACTUAL.mkdir(parents=True, exist_ok=True)
            (ACTUAL / file.name).write_text(text, encoding="utf-8")
            changes = difflib.unified_diff(
                liked.splitlines(), text.splitlines(), "liked", "now", lineterm="", n=2
            )
            pytest.fail("\n".join(list(changes)[:40]))


def shown(message: Message) -> Iterator[str]:
    """A message as somebody sees it."""
    if message.ephemeral:
        yield "(privately)"
    yield from message.text.splitlines()
    yield from parts(one for one in message.components if one["type"] != Kind.TEXT_DISPLAY)
    for one in message.attachments:
        yield f"file {one.filename}: {one.alt or ''}".rstrip(": ")
    if message.pinged:
        yield f"pings {len(message.pinged)}"


def parts(components: Iterable[Any]) -> Iterator[str]:
    """Components with all that Discord is told of them, a line each; a select's entries, too."""
    for part in walk(components):
        told = {key: value for key, value in part.items() if key not in LEFT_OUT}
        entries = told.pop("options", None) or []
        if not told:
            continue
        yield f"- {part['type']} " + _listed(told)
        yield from (f"  * {_listed(entry)}" for entry in entries)


def _listed(facts: dict[str, Any]) -> str:
    nothing = (None, False)
    said = {key: value for key, value in facts.items() if not any(value is one for one in nothing)}
    return ", ".join(f"{key}={said[key]}" for key in sorted(said) if said[key] != "")
