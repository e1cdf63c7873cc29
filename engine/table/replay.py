"""A table's game once more, ply by ply, as somebody may see it.

It is played again from the seed and the log, so a position needs nothing but these. Whoever asks
while the game is on sees what their seat, or a spectator, saw; once it is over nothing is hidden.
"""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.chance import Chance, Sealed
from engine.core import ROUND_BEGINS, UMPIRE, Event, Refused, Scene, View, Viewer
from engine.games import game_named
from engine.record import Header, Moment, Play, each_moment
from engine.table.model import LoggedMove, Table
from engine.table.older import brought_up, first_known, first_position
from engine.table.turns import state_of


def played_again(
    table: Table, log: Sequence[LoggedMove], chances: Sequence[Chance]
) -> Iterator[Moment]:
    """The game ply by ply, under the rules as they are and from where they began; `chances` go by
    ply."""
    names = tuple(player.name for player in table.players)
    header = Header(table.game, table.rules_version, table.options, names, table.commitment)
    plays = [Play(move.seat, move.move) for move in log if move.seat is not None]
    begun: Moment | None = None
    if table.older:
        first = table.older[-1].last
        begun = Moment(first, first_position(table), log[first].events)
    return each_moment(game_named(table.game), header, plays, chances, begun)


def viewer_of(table: Table, user: int) -> Viewer:
    """As whom a person may look back at a game."""
    return table.seat_of(user) if table.live else UMPIRE


def view_now(table: Table, viewer: Viewer) -> View:
    """What a viewer sees of a table's game as it stands; where it was stopped, nobody is asked."""
    return _stopped(table, game_named(table.game).view(state_of(table), viewer))


def scenes(
    table: Table, log: Sequence[LoggedMove], viewer: Viewer, first: int = 0, last: int | None = None
) -> list[Scene]:
    """What a viewer saw from one ply to another, both among them.

    Where a round of a match gives way to the next, the board on which it ended comes before. What
    was played under older rules is left out. `log` is the whole log of the table. Raises `Refused`
    if all of it was.
    """
    table = brought_up(table)
    return [
        scene
        for moment in _moments(table, log)
        if first <= moment.ply and (last is None or moment.ply <= last)
        for scene in _scenes_of(table, moment, viewer)
    ]


def scene_at(table: Table, log: Sequence[LoggedMove], viewer: Viewer, ply: int) -> Scene:
    """What a viewer saw after a ply. Raises `Refused` if there is none, or as `scenes`."""
    if not 0 <= ply <= log[-1].ply:
        message = f"there is no step {ply}; this game has 0 to {log[-1].ply}"
        raise Refused("no-ply", message, ply=ply, last=log[-1].ply)
    first = reach(table)
    if ply < first:
        message = f"steps 0 to {first - 1} were played under older rules; {first} can be shown"
        raise Refused("older-rules", message, before=first - 1, first=first)
    return scenes(table, log[: ply + 1], viewer, ply)[-1]


def reach(table: Table) -> int:
    """The first ply that can be shown. Raises `Refused` if none can be."""
    first = first_known(brought_up(table))
    if first is None:
        raise Refused("other-rules", "this game was played under rules that are no longer in use")
    return first


def last_turns(log: Sequence[LoggedMove]) -> int:
    """The ply after which everybody has had a turn, or as many as have since the start."""
    mover, moved = None, set[int]()
    for move in reversed(log):
        if move.seat is None:
            break
        if move.seat != mover:
            if move.seat in moved:
                return move.ply
            mover = move.seat
            moved.add(mover)
    return 0


def last_round(view: View, events: Sequence[Event]) -> tuple[View, list[Event]] | None:
    """The board on which a round has ended among these events, and what happened on it last."""
    begun = [at for at, event in enumerate(events) if event.kind == ROUND_BEGINS]
    if view.match is None or view.match.last is None or not begun:
        return None
    start = begun[-2] + 1 if len(begun) > 1 else 0
    return view.match.last, list(events[start : begun[-1]])


def _moments(table: Table, log: Sequence[LoggedMove]) -> Iterator[Moment]:
    reach(table)
    return played_again(table, log, [Sealed(table.seed, move.step) for move in log])


def _scenes_of(table: Table, moment: Moment, viewer: Viewer) -> Iterator[Scene]:
    view = game_named(table.game).view(moment.state, viewer)
    since = tuple(event for event in moment.events if event.visible_to(viewer))
    ended = last_round(view, since)
    if ended is not None:
        yield Scene(moment.ply, *ended)
    yield Scene(moment.ply, _stopped(table, view) if moment.ply == table.ply else view, since)


def _stopped(table: Table, view: View) -> View:
    return replace(view, shown="stopped") if table.status == "abandoned" else view
