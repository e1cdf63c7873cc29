"""What a season owes to its channels: which posts, and when one of them says something new.

A post has an edition; it is owed as long as a later one than that in the channel is due. Whoever
changes a season says in the same breath which posts are due anew.
"""

from typing import Final, Literal

from msgspec import Struct

from engine.league.deeds import Deed, Ended
from engine.league.season import Match, Season

PostKind = Literal[
    "sign-up", "check-in", "preview", "draw", "division", "judged", "digest", "end", "dashboard"
]
ONCE: Final[tuple[PostKind, ...]] = ("check-in", "judged", "digest")
"""Those that are never changed once they are posted."""
ASKED_AT_ONCE: Final = 80
"""People that one check-in pings: Discord takes no more than a hundred. More have one more."""
BEGUN: Final = ("running", "finishing", "closed")


class Owed(Struct, frozen=True, kw_only=True):
    """A post of a season."""

    season: int
    kind: PostKind
    subject: int = 0
    """The division, the table, the week; or nothing in particular."""
    edition: int
    """What is due in its channel."""
    posted: int = 0
    """What is there; 0 is nothing."""
    channel: int | None = None
    message: int | None = None

    @property
    def is_owed(self) -> bool:
        return self.posted < self.edition


Due = tuple[PostKind, int]
"""A post by its kind and its subject."""


def due_after(before: Season, after: Season, deed: Deed, *, dashboard: bool) -> list[Due]:
    """The posts that say something new after a deed; `dashboard`: organisers have a channel of
    their own."""
    found: list[Due] = [("dashboard", 0)] if dashboard else []
    if _sign_up(before) != _sign_up(after) and after.stage not in ("planned",):
        found.append(("sign-up", 0))
    if after.asked and not before.asked:
        parts = max(1, -(-len(after.entries) // ASKED_AT_ONCE))
        for part in range(parts):
            found.append(("check-in", part))
    is_drawn = after.stage == "drawn" and after.divisions != before.divisions
    if dashboard and is_drawn and not after.published:
        found.append(("preview", 0))
    if after.published and (not before.published or before.divisions != after.divisions):
        found.append(("draw", 0))
    for number in range(len(after.divisions) if after.stage in BEGUN else 0):
        if before.stage not in BEGUN or _division(before, number) != _division(after, number):
            found.append(("division", number))
    if isinstance(deed.act, Ended) and deed.act.judged and not deed.by and not deed.undone:
        found.append(("judged", deed.act.match))
    if after.stage in ("closed", "cancelled") and (
        before.stage != after.stage or before.matches != after.matches
    ):
        found.append(("end", 0))
    return found


def _sign_up(season: Season) -> tuple[object, ...]:
    """What the sign-up post says."""
    return (
        season.stage,
        season.plan.dates,
        season.commitment,
        season.entries if season.stage in ("planned", "open") else (),
        season.published,
        season.paused,
        season.asked,
    )


def _division(season: Season, number: int) -> tuple[object, ...]:
    """What a division's post says."""
    if number >= len(season.divisions):
        return ()
    people = season.divisions[number]
    return (
        people,
        [_told(match) for match in season.matches if match.division == number],
        [one for one in season.penalties if one[0] in people],
        season.withdrawn & set(people),
        season.stage == "closed",
        season.paused,
    )


def _told(match: Match) -> tuple[object, ...]:
    return (match.people, match.ranks, match.void, match.spared, match.table)
