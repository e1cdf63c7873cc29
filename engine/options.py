"""What a table may choose before it starts: options as named edits of a game's rules.

Rules are a frozen struct whose defaults are the plain game. An option *sets* fields, each of which
then has one owner, or *adds* to fields that hold sets. Two options that set the same field clash
by construction; further exclusions are listed with their reasons. Words behind an option's key
refine it: `v15 hard`, `v18 target=3`, `v17 +b3 -e3`.

The text form is the keys, each followed by its words, parted by spaces. A key and its word may also
be written `board=all`, and a preset's name may stand for the options it bundles.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

from msgspec import Struct, structs

from engine.option_words import BadOptions, Option, canonical_words, refine

R = TypeVar("R", bound=Struct)

LONGEST: Final = 400
"""Characters of option text that anybody could mean."""


EDITION: Final = "edition"
"""The group of options that only say by which edition a table plays."""


class Clash(Struct, frozen=True):
    """Two options that do not go together, and why. A word may stand behind a key: `v15 hard`."""

    one: str
    other: str
    code: str
    reason: str


class Need(Struct, frozen=True):
    """An option, or a word of it, that makes no sense without another one and brings it along."""

    key: str
    needed: str
    code: str
    reason: str


class Limit(Struct, frozen=True):
    """Options that together allow only some numbers of players."""

    keys: tuple[str, ...]
    seats: tuple[int, ...]
    code: str
    reason: str
    unless: str = ""
    """An option with which they allow as many as ever."""

    def holds_for(self, picks: Sequence["Pick"]) -> bool:
        lifted = bool(self.unless) and _all_named((self.unless,), picks)
        return _all_named(self.keys, picks) and not lifted


class Preset(Struct, frozen=True):
    """A choice of options under one name."""

    key: str
    title: str
    options: str
    offers: tuple[str, ...] = ()
    """The options a lobby offers under it; empty: all."""


class Pick(Struct, frozen=True):
    """An option that was chosen, with its words in canonical order."""

    option: Option
    words: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        return " ".join((self.option.key, *self.words))

    def is_named(self, name: str) -> bool:
        """Whether `v15`, or `v15 hard`, means this."""
        key, *words = name.split(" ")
        return key == self.option.key and set(words) <= set(self.words)


class Options(Struct, frozen=True):
    """Everything a game offers."""

    offered: tuple[Option, ...] = ()
    clashes: tuple[Clash, ...] = ()
    needs: tuple[Need, ...] = ()
    limits: tuple[Limit, ...] = ()
    checks: tuple[Callable[[Sequence[Pick]], BadOptions | None], ...] = ()
    """What no list can hold: each looks at a choice and says what is wrong with it."""
    fields: Mapping[str, str] = {}
    """What a field that clashes is called in a reason: `trap` is "what black squares do"."""
    presets: tuple[Preset, ...] = ()
    groups: tuple[str, ...] = ()
    """The groups that options belong to, in the order a lobby shows them."""
    seats: tuple[int, ...] = ()
    """How many can play when no option says otherwise."""
    advised: tuple[int, ...] = ()
    """How many should, when no option has a say."""

    def option(self, key: str) -> Option:
        """The option of a key. Raises `BadOptions` if there is none."""
        for option in self.offered:
            if option.key == key:
                return option
        known = [option.key for option in self.offered]
        raise BadOptions(
            "unknown-option",
            f"unknown option {key[:40]!r}; there are: {', '.join(known) or 'none'}",
            option=key[:40],
            choices=known,
        )

    def canonical(self, text: str) -> str:
        """The same choice written in one way: known keys, once each, in the order offered, and
        with them what they need.

        Raises `BadOptions` for unknown keys and words, and for options that clash.
        """
        picks = self._read(text)
        needed = {need.needed: need for need in self._missing(picks)}
        if needed:
            picks = self._read(" ".join((*(pick.text for pick in picks), *needed)))
        try:
            self._refuse_clashes(picks)
        except BadOptions as bad:
            raise _blamed(bad, needed) from None
        return " ".join(pick.text for pick in picks)

    def picks(self, canonical: str) -> list[Pick]:
        """What a canonical text chooses."""
        return self._read(canonical)

    def edit(self, rules: R, canonical: str) -> R:
        """The plain rules changed by the options of a canonical text."""
        edits: dict[str, Any] = {}
        for pick in self._read(canonical):
            edits.update(pick.option.sets)
            for field, more in pick.option.adds.items():
                edits[field] = edits.get(field, getattr(rules, field)) | more
            for word in pick.words:
                refine(edits, pick.option, word)
        return structs.replace(rules, **edits)

    def seats_for(self, canonical: str) -> tuple[int, ...]:
        """The numbers of players that the chosen options allow."""
        return self._seats(self._read(canonical))

    def advised_for(self, canonical: str) -> tuple[int, ...]:
        """Those among them that all chosen options are good for.

        An option has a say about the numbers that it could be played with alone.
        """
        picks = self._read(canonical)
        return tuple(n for n in self._seats(picks) if self._advises(picks, n))

    def _advises(self, picks: Sequence[Pick], seats: int) -> bool:
        asked = [
            pick.option.advised
            for pick in picks
            if pick.option.advised is not None and seats in (pick.option.possible or self.seats)
        ]
        return all(seats in counts for counts in asked or [self.advised])

    def refuse_seats(self, canonical: str, seats: int) -> None:
        """Raise `BadOptions` if so many cannot play by these options."""
        picks = self._read(canonical)
        allowed = self._seats(picks)
        if seats in allowed:
            return
        names = [pick.option.key for pick in picks if _bars(pick.option, seats)]
        names += [
            " ".join(limit.keys)
            for limit in self.limits
            if seats not in limit.seats and limit.holds_for(picks)
        ]
        raise BadOptions(
            "options-seats",
            f"{', '.join(names) or 'this game'} cannot be played by {seats}; "
            f"possible: {', '.join(map(str, allowed))}",
            options=names,
            seats=str(seats),
            allowed=[str(count) for count in allowed],
        )

    def _seats(self, picks: Sequence[Pick]) -> tuple[int, ...]:
        own = [set(pick.option.possible) for pick in picks if pick.option.possible]
        own += [set(limit.seats) for limit in self.limits if limit.holds_for(picks)]
        if not any(pick.option.possible for pick in picks):
            own.append(set(self.seats))
        return tuple(sorted(set[int].intersection(*own)))

    def _read(self, text: str) -> list[Pick]:
        if len(text) > LONGEST:
            raise BadOptions("options-long", f"at most {LONGEST} characters of options")
        keys = {option.key for option in self.offered}
        bundles = {preset.key: preset.options.split() for preset in self.presets}
        asked: dict[str, list[str]] = {}
        last = ""
        for word in text.lower().replace(",", " ").split():
            for part in bundles.get(word, [word]):
                key, equals, rest = part.partition("=")
                if part in keys:
                    last = part
                    asked.setdefault(part, [])
                elif equals and key in keys and self.option(key).words:
                    last = key  # `board=all` says the same as `board all`
                    asked.setdefault(key, []).append(rest)
                elif last and self.option(last).words:
                    asked[last].append(part)
                else:
                    self.option(part)
        return [
            Pick(option, canonical_words(option, asked[option.key]))
            for option in self.offered
            if option.key in asked
        ]

    def _missing(self, picks: Sequence[Pick]) -> list[Need]:
        """What chosen options need and was not named."""
        return [
            need
            for need in self.needs
            if _all_named((need.key,), picks) and not _all_named((need.needed,), picks)
        ]

    def _refuse_clashes(self, picks: Sequence[Pick]) -> None:
        self._refuse_shared_fields(picks)
        for clash in self.clashes:
            if _all_named((clash.one, clash.other), picks):
                raise _clash(clash.one, clash.other, clash.code, clash.reason)
        self._refuse_lonely(picks)
        for check in self.checks:
            if (bad := check(picks)) is not None:
                raise bad

    def _refuse_shared_fields(self, picks: Sequence[Pick]) -> None:
        owner: dict[str, str] = {}
        added = {field: pick.option.key for pick in picks for field in pick.option.adds}
        for pick in picks:
            key = pick.option.key
            for field in pick.option.sets:
                if added.get(field, key) != key:
                    owner[field] = added[field]
                if field in owner:
                    what = self.fields.get(field, field.replace("_", " "))
                    raise _clash(owner[field], key, field, f"both change {what}")
                owner[field] = key

    def _refuse_lonely(self, picks: Sequence[Pick]) -> None:
        """Refuse options that no number of players could play together."""
        if not self.seats or self._seats(picks):
            return
        for at, one in enumerate(picks):
            for other in picks[at + 1 :]:
                if not self._seats([one, other]):
                    raise _clash(
                        one.option.key,
                        other.option.key,
                        "seats",
                        "no number of players suits both",
                    )
        keys = [pick.option.key for pick in picks]
        raise _clash(keys[0], keys[-1], "seats", "no number of players suits all of these")


def _blamed(bad: BadOptions, needed: Mapping[str, Need]) -> BadOptions:
    """A clash told of what was asked for, where it is about something that comes with it."""
    one, other = bad.facts.get("one", ""), bad.facts.get("other", "")
    named = [str(key) for key in (one, other)]
    if bad.code != "options-clash" or not set(named) & set(needed):
        return bad
    one, other = (needed[key].key if key in needed else key for key in named)
    via = next(key for key in named if key in needed)
    return BadOptions(
        "options-clash",
        f"{one} and {other} do not go together: {needed[via].key} comes with {via}, and {bad}",
        one=one,
        other=other,
        reason=str(bad.facts["reason"]),
    )


def _all_named(names: Iterable[str], picks: Sequence[Pick]) -> bool:
    return all(any(pick.is_named(name) for pick in picks) for name in names)


def _bars(option: Option, seats: int) -> bool:
    return bool(option.possible) and seats not in option.possible


def _clash(one: str, other: str, code: str, reason: str) -> BadOptions:
    return BadOptions(
        "options-clash",
        f"{one} and {other} do not go together: {reason}",
        one=one,
        other=other,
        reason=code,
    )
