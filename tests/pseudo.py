"""A language that nobody speaks: English, accented, 40 % longer, between marks, with a mark that
turns the line from right to left. What is shown in it and is no such text was written into the
code; a text that lost its closing mark was cut."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from words import languages

ROOT: Final = Path(__file__).resolve().parents[1]
CODE: Final = "sv-SE"
"""Discord knows it, we do not speak it, and it counts as English does."""
OPEN, CLOSE, FROM_THE_RIGHT = "‹", "›", "\u200f"
LONGER: Final = 1.4
COMMAND_NAME, COMMAND_TEXT = 32, 100
"""Discord's limits, which are for whoever translates to keep."""

_ACCENTS: Final = str.maketrans(
    "aceghijklnorstuwyzACEGHIJKLNORSTUWYZ", "åçéĝĥíĵķļñöŕšţûŵýžÅÇÉĜĤÍĴĶĻÑÖŔŠŢÛŴÝŽ"
)
_KEPT: Final = re.compile(r"`[^`]*`|https?://\S+|<[^>]*>|(?<![\w/])/[a-z]+(?: [a-z]+)?")
"""What is typed, links, mentions and commands stay as they are."""


@contextmanager
def pseudo_language(folder: Path) -> Iterator[str]:
    """The language as one of ours, its texts written to a folder for that."""
    there = folder / "locale" / CODE
    there.mkdir(parents=True)
    for path in sorted((ROOT / "locale" / "en").glob("*.ftl")):
        resource = FluentParser().parse(path.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                _Pseudo(entry).visit(entry.value)
        written = FluentSerializer().serialize(resource)
        (there / path.name).write_text(written, encoding="utf-8")
    languages.add(folder)
    try:
        yield CODE
    finally:
        languages.remove(folder)


def pseudo_page(text: str) -> str:
    """A page of rules in it: keys of headings and notes of pictures stay."""
    kept = re.compile(rf"\{{#[^}}]*\}}|<!--.*?-->|{_KEPT.pattern}", re.S)
    return _but(kept, text, lambda part: part.translate(_ACCENTS))


class _Pseudo(Transformer):
    """Rewrites the text of a message, in every case that it has."""

    def __init__(self, message: ast.Message) -> None:
        self.key = message.id.name

    def visit_Pattern(self, node: Any) -> Any:
        self.generic_visit(node)
        alone = len(node.elements) == 1 and isinstance(node.elements[0], ast.Placeable)
        if self.key.startswith("typed-") or "-word-" in self.key:
            self._each(node, accented)
        elif self.key.startswith("cmd-") and not self.key.endswith("-about"):
            self._each(node, lambda text: longer(accented(text).casefold(), COMMAND_NAME))
        elif self.key.startswith("cmd-"):
            self._each(node, lambda text: longer(accented(text), COMMAND_TEXT - 3))
            self._between_marks(node)
        elif not alone:  # else a choice between texts that have marks of their own
            self._each(node, lambda text: longer(accented(text)))
            self._between_marks(node)
        return node

    def _each(self, node: Any, change: Any) -> None:
        """Change what is text and not between backticks, wherever those begin and end."""
        typed = False
        for element in node.elements:
            if isinstance(element, ast.TextElement):
                parts = element.value.split("`")
                for at, part in enumerate(parts):
                    typed = typed ^ (at > 0)
                    parts[at] = part if typed else change(part)
                element.value = "`".join(parts)

    def _between_marks(self, node: Any) -> None:
        node.elements.insert(0, ast.TextElement(OPEN))
        node.elements.append(ast.TextElement(FROM_THE_RIGHT + CLOSE))


def accented(text: str) -> str:
    return _but(_KEPT, text, lambda part: part.translate(_ACCENTS))


def longer(text: str, most: int = 100_000) -> str:
    """A text with as many letters doubled as make it longer enough."""
    missing = min(most, round(len(text) * LONGER)) - len(text)

    def doubled(found: re.Match[str]) -> str:
        nonlocal missing
        missing -= 1
        return found[0] * 2 if missing >= 0 else found[0]

    return _but(_KEPT, text, lambda part: re.sub(r"[åéíöûý]", doubled, part))


def _but(kept: re.Pattern[str], text: str, change: Any) -> str:
    """A text changed everywhere but where something stays."""
    parts, at = list[str](), 0
    for found in kept.finditer(text):
        parts += [change(text[at : found.start()]), found[0]]
        at = found.end()
    return "".join((*parts, change(text[at:])))
