"""From deeds to a season: what each does, when it may, and what undoing one would take with it."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from engine.core import Fact, Refused
from engine.league import deeds
from engine.league.deeds import Act, Deed
from engine.league.draw import Fixture
from engine.league.season import Entry, Match, Plan, Season, Stage

BEFORE_THE_DRAW: Final[tuple[Stage, ...]] = ("planned", "open")
PLAYED: Final[tuple[Stage, ...]] = ("running", "finishing")


class Impossible(Refused):
    """A deed that does not fit where a season stands."""


class Depends(Refused):
    """A deed that cannot be undone, since others stand on it."""

    def __init__(self, on_it: Deed) -> None:
        super().__init__("league-depends", f"{on_it.key} stands on it", deed=on_it.key)
        self.on_it = on_it


def folded(plan: Plan, done: Iterable[Deed]) -> Season:
    """A season after its deeds; raises `Impossible` if one of them does not fit."""
    season = Season(plan=plan)
    seen: set[str] = set()
    for deed in done:
        if deed.undone or deed.key in seen:
            continue
        seen.add(deed.key)
        season = after(season, deed)
    return season


def after(season: Season, deed: Deed) -> Season:
    """A season after one more deed."""
    change = _CHANGES[type(deed.act)]
    return change(season, deed.act, deed.at)


def undone(plan: Plan, done: Sequence[Deed], key: str) -> tuple[Deed, ...]:
    """The deeds with one of them undone; raises `Depends` if another stands on it."""
    found = tuple(replace(deed, undone=True) if deed.key == key else deed for deed in done)
    if found == tuple(done):
        raise Impossible("league-no-deed", "there is no such deed, or it is undone already")
    season = Season(plan=plan)
    for deed in found:
        if deed.undone:
            continue
        try:
            season = after(season, deed)
        except Impossible as refused:
            raise Depends(deed) from refused
    return found


def _need(holds: bool, code: str, message: str, **facts: Fact) -> None:
    if not holds:
        raise Impossible(f"league-{code}", message, **facts)


def _stage(season: Season, *stages: Stage) -> None:
    _need(
        season.stage in stages,
        "stage",
        f"the season is {season.stage}, and this needs {' or '.join(stages)}",
        stage=season.stage,
    )


def _settle(season: Season, act: deeds.Settled, _at: int) -> Season:
    if act.plan is not None:
        _stage(season, *BEFORE_THE_DRAW)
    return replace(season, plan=act.plan or season.plan)


def _open(season: Season, act: deeds.Opened, _at: int) -> Season:
    _stage(season, "planned")
    return replace(season, stage="open", commitment=act.commitment)


def _join(season: Season, act: deeds.Joined, _at: int) -> Season:
    _stage(season, *BEFORE_THE_DRAW)
    _need(act.person not in season.people, "joined", "they are in already")
    entry = Entry(person=act.person, returning=act.returning, confirmed=season.asked)
    return replace(season, entries=(*season.entries, entry))


def _leave(season: Season, act: deeds.Left, _at: int) -> Season:
    _stage(season, *BEFORE_THE_DRAW)
    _need(act.person in season.people, "not-in", "they are not in")
    kept = tuple(entry for entry in season.entries if entry.person != act.person)
    return replace(season, entries=kept)


def _ask(season: Season, _act: deeds.Asked, _at: int) -> Season:
    _stage(season, "open")
    return replace(season, asked=True)


def _confirm(season: Season, act: deeds.Confirmed, _at: int) -> Season:
    _stage(season, "open")
    return _entry(season, act.person, confirmed=True)


def _entry(season: Season, person: int, **changes: Any) -> Season:
    _need(person in season.people, "not-in", "they are not in")
    return replace(
        season,
        entries=tuple(
            replace(entry, **changes) if entry.person == person else entry
            for entry in season.entries
        ),
    )


def _draw(season: Season, act: deeds.Drawn, _at: int) -> Season:
    _stage(season, "open")
    there = {one for division in act.divisions for one in division}
    _need(there <= set(season.people), "drawn-others", "somebody was drawn who is not in")
    _need(
        len(there) >= season.plan.least,
        "too-few",
        f"{len(there)} are in, and it takes {season.plan.least}",
        people=len(there),
        least=season.plan.least,
    )
    return replace(
        season,
        stage="drawn",
        seed=act.seed,
        divisions=act.divisions,
        matches=_matches(act.fixtures),
        entries=tuple(entry for entry in season.entries if entry.person in there),
    )


def _matches(fixtures: Iterable[Fixture], number: int = 0) -> tuple[Match, ...]:
    return tuple(Match(division=one.division, people=one.people, round=number) for one in fixtures)


def _publish(season: Season, _act: deeds.Published, _at: int) -> Season:
    _stage(season, "drawn")
    return replace(season, published=True)


def _start(season: Season, _act: deeds.Started, _at: int) -> Season:
    _stage(season, "drawn")
    _need(season.published, "not-shown", "nobody has been shown the draw yet")
    return replace(season, stage="running")


def _match(season: Season, number: int, **changes: Any) -> Season:
    _need(0 <= number < len(season.matches), "no-table", f"there is no table {number + 1}")
    return replace(
        season,
        matches=tuple(
            replace(match, **changes) if at == number else match
            for at, match in enumerate(season.matches)
        ),
    )


def _begin(season: Season, act: deeds.Begun, _at: int) -> Season:
    _stage(season, *PLAYED)
    changed = _match(season, act.match, table=act.table)
    _need(season.matches[act.match].table is None, "begun", "that table has begun already")
    return changed


def _end(season: Season, act: deeds.Ended, _at: int) -> Season:
    _stage(season, *PLAYED)
    changed = _match(season, act.match, ranks=act.ranks, judged=act.judged)
    match = season.matches[act.match]
    _need(match.table is not None or act.judged, "not-begun", "that table has not begun")
    _need(not match.void, "void", "that table counts for nobody")
    _need(not match.is_over or act.judged, "over", "that table has a result")
    _need(len(act.ranks) == len(match.people), "ranks", "each seat has a place")
    return changed


def _call(season: Season, act: deeds.Called, _at: int) -> Season:
    _stage(season, *PLAYED)
    changed = _match(season, act.match, called=True)
    match = season.matches[act.match]
    _need(match.table is not None, "not-begun", "that table has not begun")
    _need(not match.is_over, "over", "that table has a result")
    return changed


def _pair(season: Season, act: deeds.Paired, at: int) -> Season:
    _stage(season, *PLAYED)
    _need(season.is_over and season.goes_on, "still-runs", "the round is not over, or the last one")
    plan = season.plan
    ends = at + plan.lasts
    moved = replace(plan.dates, starts=at, ends=ends, judges=ends + plan.pace.judged)
    return replace(
        season,
        stage="running",
        plan=replace(plan, dates=moved),
        matches=(*season.matches, *_matches(act.fixtures, season.matches[-1].round + 1)),
    )


def _finish(season: Season, _act: deeds.Finishing, _at: int) -> Season:
    _stage(season, "running")
    return replace(season, stage="finishing")


def _close(season: Season, _act: deeds.Closed, _at: int) -> Season:
    _stage(season, *PLAYED)
    _need(season.is_over, "still-runs", "a table still runs")
    return replace(season, stage="closed")


def _extend(season: Season, act: deeds.Extended, at: int) -> Season:
    _stage(season, "planned", "open", "drawn", *PLAYED)
    moved = season.plan.dates.later(act.seconds, at)
    return replace(season, plan=replace(season.plan, dates=moved))


def _pause(season: Season, _act: deeds.Paused, at: int) -> Season:
    _stage(season, "open", "drawn", *PLAYED)
    _need(season.paused is None, "paused", "it is paused already")
    return replace(season, paused=at)


def _resume(season: Season, _act: deeds.Resumed, at: int) -> Season:
    if season.paused is None:
        raise Impossible("league-not-paused", "it is not paused")
    moved = season.plan.dates.later(at - season.paused, season.paused)
    return replace(season, paused=None, plan=replace(season.plan, dates=moved))


def _move(season: Season, act: deeds.Moved, _at: int) -> Season:
    _stage(season, "drawn")
    _need(not season.published, "shown", "everybody has seen the draw")
    _need(act.person in season.people, "not-in", "they are not in")
    _need(0 <= act.division < len(season.divisions), "no-division", "there is no such division")
    divisions = tuple(
        (*(one for one in division if one != act.person), act.person)
        if number == act.division
        else tuple(one for one in division if one != act.person)
        for number, division in enumerate(season.divisions)
    )
    return replace(season, divisions=divisions, matches=_matches(act.fixtures))


def _withdraw(season: Season, act: deeds.Withdrew, _at: int) -> Season:
    _stage(season, "drawn", *PLAYED)
    _need(act.person not in season.withdrawn, "withdrawn", "they have withdrawn already")
    changed = _entry(season, act.person, withdrawn=True)
    theirs = season.matches_of(act.person)
    over = sum(season.matches[number].is_over for number in theirs)
    if 2 * over >= len(theirs):
        return changed  # the others had their games: what is left goes on as it comes
    return replace(
        changed,
        matches=tuple(
            replace(match, spared=match.spared | (set(match.people) - {act.person}))
            if number in theirs and not match.is_over
            else match
            for number, match in enumerate(changed.matches)
        ),
    )


def _replace(season: Season, act: deeds.Replaced, _at: int) -> Season:
    _stage(season, "drawn", *PLAYED)
    _need(act.person in season.people, "not-in", "they are not in")
    _need(act.by not in season.people, "joined", "they are in already")

    def other(people: Iterable[int]) -> tuple[int, ...]:
        return tuple(act.by if one == act.person else one for one in people)

    return replace(
        season,
        entries=tuple(
            Entry(person=act.by, confirmed=True) if entry.person == act.person else entry
            for entry in season.entries
        ),
        divisions=tuple(other(division) for division in season.divisions),
        matches=tuple(
            replace(match, people=other(match.people), spared=frozenset(other(match.spared)))
            for match in season.matches
        ),
    )


def _void(season: Season, act: deeds.Voided, _at: int) -> Season:
    _stage(season, *PLAYED)
    return _match(season, act.match, void=True)


def _penalise(season: Season, act: deeds.Penalised, _at: int) -> Season:
    _stage(season, "drawn", *PLAYED)
    _need(act.person in season.people, "not-in", "they are not in")
    taken = dict(season.penalties)
    taken[act.person] = taken.get(act.person, 0) + act.points
    return replace(season, penalties=tuple(sorted(taken.items())))


def _redraw(season: Season, act: deeds.Redrawn, _at: int) -> Season:
    _stage(season, "drawn")
    _need(not season.published, "shown", "everybody has seen the draw")
    return replace(
        season, stage="open", commitment=act.commitment, seed="", divisions=(), matches=()
    )


def _cancel(season: Season, _act: deeds.Cancelled, _at: int) -> Season:
    _stage(season, "planned", "open", "drawn", *PLAYED)
    return replace(season, stage="cancelled")


_CHANGES: Final[dict[type[Act], Callable[[Season, Any, int], Season]]] = {
    deeds.Settled: _settle,
    deeds.Arranged: lambda season, _act, _at: season,
    deeds.Opened: _open,
    deeds.Joined: _join,
    deeds.Left: _leave,
    deeds.Asked: _ask,
    deeds.Confirmed: _confirm,
    deeds.Drawn: _draw,
    deeds.Published: _publish,
    deeds.Started: _start,
    deeds.Begun: _begin,
    deeds.Ended: _end,
    deeds.Finishing: _finish,
    deeds.Closed: _close,
    deeds.Extended: _extend,
    deeds.Paused: _pause,
    deeds.Resumed: _resume,
    deeds.Moved: _move,
    deeds.Withdrew: _withdraw,
    deeds.Replaced: _replace,
    deeds.Voided: _void,
    deeds.Called: _call,
    deeds.Paired: _pair,
    deeds.Penalised: _penalise,
    deeds.Redrawn: _redraw,
    deeds.Cancelled: _cancel,
}
