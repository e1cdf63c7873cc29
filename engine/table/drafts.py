"""What a player who must decide looks at, chooses, undoes and confirms.

A draft is tried on a copy of the state with no chance at hand, so nothing can be revealed before
it is confirmed; a confirmed draft is applied with the sealed dice, a ply a step. A step that
reveals something is confirmed as soon as it is chosen, unless its player wants to confirm always.
"""

from collections.abc import Iterator, Sequence
from typing import Any
from zlib import crc32

from msgspec import Struct
from msgspec.structs import replace

from engine import play_on
from engine.core import NO_CHOICES, AnyGame, Choices, Event, Illegal, Move, Refused, Seat, View
from engine.games import game_named
from engine.table.dry_run import Trial, tried
from engine.table.model import LoggedMove, Table
from engine.table.older import brought_up
from engine.table.turns import (
    Change,
    Played,
    after_moves,
    carried_out,
    dice_of,
    running,
    state_of,
    waiting_on,
    with_draft,
)


class Click(Struct, frozen=True):
    """What somebody looked at when they clicked: which decision of theirs, and a draft of it."""

    since: int
    """The position number since which they are asked for it."""
    at: int
    """The draft as a number, 0 for none: a panel confirms what it shows, or nothing."""


class Decision(Struct, frozen=True):
    """What lies before a player who must decide: the draft tried out, and the next choices."""

    table: Table
    seat: Seat
    view: View
    choices: Choices
    """Empty when the draft is a whole turn and waits to be confirmed."""
    tried: tuple[Event, ...]
    """What the draft led to, as far as the player may know before confirming it."""
    steps: tuple[tuple[Move, View], ...] = ()
    """The moves of the draft, each with what the player saw when choosing it."""
    reveals: bool = False
    """The last of them tells its player something as soon as it is played."""
    sealed: bool = False
    """The last of them is a secret answer, which waits for those of others."""

    @property
    def unseen(self) -> bool:
        """Whether the view is that before the last step: what lies behind it is not known yet."""
        return self.reveals or self.sealed

    @property
    def click(self) -> Click:
        return Click(self.table.players[self.seat].since, _checksum(self.draft))

    @property
    def draft(self) -> tuple[Move, ...]:
        return self.table.players[self.seat].draft

    @property
    def complete(self) -> bool:
        return bool(self.draft) and self.choices == NO_CHOICES


def decision_of(table: Table, user: int) -> Decision:
    """What the player must decide. Raises `Refused` for anybody the table does not wait for."""
    table = brought_up(table)
    seat = _deciding_seat(table, user)
    game = game_named(table.game)
    trial = tried(game, state_of(table), seat, table.players[seat].draft)
    events = tuple(event for event in trial.events if event.visible_to(seat))
    steps = tuple(
        (move, game.view(before, seat))
        for move, before in zip(trial.moves, trial.before, strict=True)
    )
    view = game.view(trial.state, seat)
    return Decision(table, seat, view, trial.choices, events, steps, trial.reveals, trial.sealed)


def reveals(decision: Decision, moves: Sequence[Move]) -> bool:
    """Whether some moves behind a draft would tell their player something at once: whoever chooses
    them is warned before."""
    game, state = game_named(decision.table.game), state_of(decision.table)
    return tried(game, state, decision.seat, (*decision.draft, *moves)).reveals


def decision_at(table: Table, user: int, click: Click) -> Decision:
    """The same for somebody who clicked. Raises `Refused` if they looked at something else."""
    _clicking_seat(table, user, click)
    return decision_of(table, user)


def decision_after(table: Table, user: int, moves: Sequence[Move]) -> Decision:
    """What a player could decide behind the draft and some moves more. Raises `Refused`.

    Nothing behind a step that would reveal something: it has to be played first.
    """
    table = brought_up(table)
    seat = _deciding_seat(table, user)
    wanted = (*table.players[seat].draft, *moves)
    if tried(game_named(table.game), state_of(table), seat, wanted).reveals:
        return replace(decision_of(table, user), choices=NO_CHOICES)
    return decision_of(with_draft(table, seat, wanted), user)


def chosen(  # noqa: PLR0913 — a click, and how its player wants it taken
    table: Table,
    user: int,
    click: Click,
    moves: Sequence[Move],
    now: int,
    *,
    waits: bool = False,
) -> Change:
    """Add steps to the player's draft.

    Steps that reveal something are confirmed at once together with what led to them, unless the
    player wants that they wait like any other; but a secret answer waits for the player's word in
    any case, and shows nothing before.
    """
    seat = _clicking_seat(table, user, click)
    drafted, trial = _drafted(table, seat, moves)
    if trial.reveals and not waits:
        return confirmed(drafted, user, Click(click.since, _checksum(trial.moves)), now)
    return Change(drafted)


def finished(table: Table, user: int, click: Click, moves: Sequence[Move], now: int) -> Change:
    """Play the player's draft for good, with some steps behind it that *Confirm* has shown."""
    seat = _clicking_seat(table, user, click)
    drafted, trial = _drafted(table, seat, moves)
    return confirmed(drafted, user, Click(click.since, _checksum(trial.moves)), now)


def suggested(table: Table, user: int, click: Click, moves: Sequence[Move]) -> Change:
    """Add steps to the player's draft that tell them nothing yet: they are not confirmed."""
    seat = _clicking_seat(table, user, click)
    drafted, trial = _drafted(table, seat, moves)
    if trial.reveals:
        raise Refused("old-board", "that board is no longer the newest")
    return Change(drafted)


def typed(table: Table, user: int, moves: Sequence[Move], now: int) -> Change:
    """Take typed moves behind the player's draft, up to where they tell their player something.

    What is a whole turn then is played, less is kept as a draft. The moves left are its `rest`.
    """
    seat = _deciding_seat(table, user)
    count = len(moves)
    try:
        drafted, trial = _drafted(table, seat, moves)
    except Illegal:
        count = _before_news(table, seat, moves)
        drafted, trial = _drafted(table, seat, moves[:count])
    change = Change(drafted)
    if trial.reveals or (trial.moves and trial.choices == NO_CHOICES):
        click = Click(table.players[seat].since, _checksum(trial.moves))
        change = confirmed(drafted, user, click, now)
    return replace(change, rest=tuple(still_to_play(change, moves[count:])))


def _drafted(table: Table, seat: Seat, moves: Sequence[Move]) -> tuple[Table, Trial[Any]]:
    """A table with moves behind a player's draft, and the whole draft tried. Raises `Illegal`."""
    wanted = (*table.players[seat].draft, *moves)
    trial = tried(game_named(table.game), state_of(table), seat, wanted)
    return with_draft(table, seat, trial.moves), trial


def _before_news(table: Table, seat: Seat, moves: Sequence[Move]) -> int:
    """How many of some moves behind the draft come before their player knows more than now.

    Raises `Refused` if one of those is illegal; the others are not judged yet, unless they are no
    moves of the game at all.
    """
    game, state, draft = game_named(table.game), state_of(table), table.players[seat].draft
    for count in range(1, len(moves)):
        if tried(game, state, seat, (*draft, *moves[:count])).reveals:
            for move in moves[count:]:
                _refuse_nonsense(game, state, seat, move)
            return count
    return len(moves)


def _refuse_nonsense(game: AnyGame, state: Any, seat: Seat, move: Move) -> None:
    """Raises `Illegal` for a text that could be a move nowhere: a slip of the pen."""
    try:
        game.play(state, seat, move)
    except Illegal as refused:
        if refused.code == "no-such-move":
            raise


def still_to_play(change: Change, moves: Sequence[Move]) -> Sequence[Move]:
    """Moves behind a change, without those that it has already made by itself."""
    events = change.moves[-1].events if change.moves else ()
    by_itself = [event.text for event in events if event.forced]
    while moves and moves[0] in by_itself:
        moves = moves[1:]
    return moves


def undone(table: Table, user: int, click: Click) -> Change:
    """Drop the last step of the player's draft."""
    seat = _clicking_seat(table, user, click)
    draft = table.players[seat].draft
    if not draft:
        raise Refused("nothing-to-undo", "there is nothing to undo")
    return Change(with_draft(table, seat, draft[:-1]))


def confirmed(table: Table, user: int, click: Click, now: int) -> Change:
    """Play the player's draft for good."""
    seat = _clicking_seat(table, user, click)
    draft = table.players[seat].draft
    if not draft:
        raise Refused("nothing-to-confirm", "nothing has been chosen yet")
    game = game_named(table.game)
    dice = dice_of(table)
    steps = play_on.apply_all(game, state_of(table), seat, draft, dice.of)
    return carried_out(after_moves(table, Played(seat, steps, dice), now), now)


def foreseen(now: Decision) -> Change:
    """What confirming a whole draft would lead to. The dice are in it: nobody may see it yet."""
    user = now.table.players[now.seat].user
    return confirmed(now.table, user, now.click, now=0)


def answering(change: Change, user: int, asked: str) -> Change:
    """A change whose board is to answer what its player asked.

    Not if that player must decide again, and gets the next question; nor if computers do, which may
    take their time; nor if anything of it is a secret: everybody may read what a public answer was
    asked with.
    """
    if not change.moves or any(event.to is not None for event in _events(change.moves)):
        return change
    table = change.table
    waiting = waiting_on(table)
    if table.seat_of(user) in waiting or any(table.players[seat].level for seat in waiting):
        return change
    posting = replace(table.posting, answer=f"{table.due} {asked}")
    return replace(change, table=replace(table, posting=posting))


def _events(moves: Sequence[LoggedMove]) -> Iterator[Event]:
    for move in moves:
        yield from move.events


def _deciding_seat(table: Table, user: int) -> Seat:
    running(table)
    seat = table.seat_of(user)
    waiting = waiting_on(table)
    if seat is None or seat not in waiting:
        names = [table.players[other].name for other in waiting]
        code = "not-your-move" if seat is not None else "only-watching"
        ends = {table.players[other].deadline for other in waiting}
        until = ends.pop() if len(ends) == 1 else 0
        raise Refused(code, f"it is the move of {', '.join(names)}", movers=names, until=until)
    return seat


def _clicking_seat(table: Table, user: int, click: Click) -> Seat:
    """The seat that decides, if what its player looked at is still so."""
    if _has_played(table, user, click):
        raise Refused("already-done", "already done")
    seat = _deciding_seat(table, user)
    if click.since != table.players[seat].since:
        raise Refused("old-board", "that board is no longer the newest")
    if click.at != _checksum(table.players[seat].draft):
        raise Refused("already-done", "already done")
    return seat


def _has_played(table: Table, user: int, click: Click) -> bool:
    """Whether a click repeats one that has ended the player's turn, rather than an older one."""
    seat = table.seat_of(user)
    if seat is None or not table.takebacks.back <= click.since < table.players[seat].seen:
        return False
    asked_again = table.players[seat].since == table.players[seat].seen
    return asked_again or seat not in waiting_on(table)


def _checksum(draft: Sequence[Move]) -> int:
    return crc32(",".join(draft).encode()) if draft else 0
