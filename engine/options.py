"""What a table may choose before it starts: options as named edits of a game's rules.

Rules are a frozen struct whose defaults are the plain game. An option *sets* fields, each of which
then has one owner, or *adds* to fields that hold sets. Two options that set the same field clash
by construction; further exclusions are listed with their reasons.
"""

from collections.abc import Mapping
from typing import Any, TypeVar

from msgspec import Struct, structs

R = TypeVar("R", bound=Struct)


class BadOptions(Exception):
    """Options that cannot be chosen, or not together. The message says which and why."""


class Option(Struct, frozen=True):
    """A named edit of the rules."""

    key: str
    title: str
    """The one line a player reads, in plain English."""
    sets: Mapping[str, Any] = {}
    adds: Mapping[str, frozenset[Any]] = {}


class Clash(Struct, frozen=True):
    """Two options that do not go together, and why."""

    one: str
    other: str
    reason: str


class Options(Struct, frozen=True):
    """Everything a game offers. The text form is the keys, parted by spaces: `v9 v11`."""

    offered: tuple[Option, ...] = ()
    clashes: tuple[Clash, ...] = ()

    def canonical(self, text: str) -> str:
        """The same choice written in one way: known keys, once each, in the order offered.

        Raises `BadOptions` for unknown keys and for options that clash.
        """
        keys = [option.key for option in self.offered]
        asked = text.lower().replace(",", " ").split()
        for key in asked:
            if key not in keys:
                known = ", ".join(keys) if keys else "none"
                raise BadOptions(f"unknown option {key!r}; there are: {known}")
        chosen = [option for option in self.offered if option.key in asked]
        self._refuse_clashes(chosen)
        return " ".join(option.key for option in chosen)

    def edit(self, rules: R, canonical: str) -> R:
        """The plain rules changed by the options of a canonical text."""
        edits: dict[str, Any] = {}
        for option in self._named(canonical):
            edits.update(option.sets)
            for field, more in option.adds.items():
                edits[field] = edits.get(field, getattr(rules, field)) | more
        return structs.replace(rules, **edits)

    def _named(self, canonical: str) -> list[Option]:
        keys = canonical.split()
        return [option for option in self.offered if option.key in keys]

    def _refuse_clashes(self, chosen: list[Option]) -> None:
        owner: dict[str, str] = {}
        added = {field: option.key for option in chosen for field in option.adds}
        for option in chosen:
            for field in option.sets:
                if added.get(field, option.key) != option.key:
                    owner[field] = added[field]
                if field in owner:
                    raise BadOptions(
                        f"{owner[field]} and {option.key} do not go together: "
                        f"both change {field.replace('_', ' ')}"
                    )
                owner[field] = option.key
        keys = {option.key for option in chosen}
        for clash in self.clashes:
            if {clash.one, clash.other} <= keys:
                raise BadOptions(
                    f"{clash.one} and {clash.other} do not go together: {clash.reason}"
                )
