"""What happens at a table during the game: drafts, undo, confirmed steps, resignations.

A draft is tried on a copy of the state with no chance at hand, so nothing can be revealed before
it is confirmed; a confirmed draft is applied with the sealed dice, a ply a step.
"""

from collections.abc import Sequence
from typing import Any
from zlib import crc32

from msgspec import Struct
from msgspec.structs import replace

from engine import play_on
from engine.chance import Sealed
from engine.core import AnyGame, Choices, Event, Move, Refused, Seat, Step, View, restore, snapshot
from engine.games import game_named
from engine.record import RESIGN
from engine.table import LoggedMove, Player, Table


class Spot(Struct, frozen=True):
    """What somebody looked at when they clicked: the board of a ply, and a draft on it."""

    ply: int
    at: int
    """The draft as a number, 0 for none: a panel confirms what it shows, or nothing."""


class Desk(Struct, frozen=True):
    """What lies before a player who must decide: the draft tried out, and the next choices."""

    table: Table
    seat: Seat
    view: View
    choices: Choices
    """Empty when the draft is a whole turn and waits to be confirmed."""
    tried: tuple[Event, ...]
    """What the draft led to, steps without a choice included."""

    @property
    def spot(self) -> Spot:
        return Spot(self.table.ply, _mark(self.draft))

    @property
    def draft(self) -> tuple[Move, ...]:
        return self.table.players[self.seat].draft

    @property
    def complete(self) -> bool:
        return bool(self.draft) and not self.choices.moves


class Change(Struct, frozen=True):
    """A table as it is to be saved, with the log rows that go with it."""

    table: Table
    moves: tuple[LoggedMove, ...] = ()


def state_of(table: Table) -> Any:
    return restore(game_named(table.game), table.snapshot)


def waiting_on(table: Table) -> tuple[Seat, ...]:
    """The seats whose decision the table waits for."""
    if table.status != "running":
        return ()
    return game_named(table.game).waiting_on(state_of(table))


def desk(table: Table, user: int) -> Desk:
    """What the player must decide. Raises `Refused` for anybody the table does not wait for."""
    seat = _deciding_seat(table, user)
    game = game_named(table.game)
    steps = [step for _, step in _tried(game, table, seat, table.players[seat].draft)]
    state = steps[-1].state if steps else state_of(table)
    choices = game.choices(state, seat) if seat in game.waiting_on(state) else Choices(())
    events = tuple(event for step in steps for event in step.events if event.visible_to(seat))
    return Desk(table, seat, game.view(state, seat), choices, events)


def choices_after(table: Table, user: int, moves: Sequence[Move]) -> tuple[Move, ...]:
    """The moves a player could add behind the draft and some more. Raises `Refused`."""
    seat = _deciding_seat(table, user)
    drafted = _with_draft(table, seat, (*table.players[seat].draft, *moves))
    return desk(drafted, user).choices.moves


def chosen(table: Table, user: int, spot: Spot, moves: Sequence[Move], now: int) -> Change:
    """Add steps to the player's draft.

    Steps that reveal something are confirmed at once together with what led to them.
    """
    seat = _clicking_seat(table, user, spot)
    wanted = (*table.players[seat].draft, *moves)
    steps = _tried(game_named(table.game), table, seat, wanted)
    draft = tuple(move for move, _ in steps)
    drafted = _with_draft(table, seat, draft)
    if any(step.reveals for _, step in steps):
        return confirmed(drafted, user, Spot(spot.ply, _mark(draft)), now)
    return Change(drafted)


def undone(table: Table, user: int, spot: Spot) -> Change:
    """Drop the last step of the player's draft."""
    seat = _clicking_seat(table, user, spot)
    draft = table.players[seat].draft
    if not draft:
        raise Refused("nothing-to-undo", "there is nothing to undo")
    return Change(_with_draft(table, seat, draft[:-1]))


def confirmed(table: Table, user: int, spot: Spot, now: int) -> Change:
    """Play the player's draft for good."""
    seat = _clicking_seat(table, user, spot)
    draft = table.players[seat].draft
    if not draft:
        raise Refused("nothing-to-confirm", "nothing has been chosen yet")
    game = game_named(table.game)
    steps = play_on.apply_all(
        game, state_of(table), seat, draft, lambda number: Sealed(table.seed, table.ply + number)
    )
    return _after(table, seat, user, steps, now)


def foreseen(now: Desk) -> Change:
    """What confirming a whole draft would lead to. The dice are in it: nobody may see it yet."""
    user = now.table.players[now.seat].user
    return confirmed(now.table, user, now.spot, now=0)


def resigned(table: Table, user: int, now: int) -> Change:
    """A player leaves a running game."""
    _running(table)
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("not-seated", "you do not play at this table")
    chance = Sealed(table.seed, table.ply + 1)
    step = play_on.resign(game_named(table.game), state_of(table), seat, chance)
    gone = replace(table.players[seat], resigned=True)
    return _after(_with_player(table, seat, gone), seat, user, [(RESIGN, step)], now)


def abandoned(table: Table, user: int, now: int) -> Change:
    """The owner stops a running game; others vote, and more than half of the players stop it."""
    _running(table)
    playing = [player.user for player in table.players if not player.resigned]
    if user == table.owner:
        return Change(stopped(table, now))
    if user not in playing:
        raise Refused("not-seated", "you do not play at this table")
    if user in table.votes:
        raise Refused("already-voted", "you have already voted to stop this game")
    votes = (*table.votes, user)
    for_it = [voter for voter in votes if voter in playing]
    if 2 * len(for_it) > len(playing):
        return Change(stopped(table, now))
    return Change(replace(table, votes=votes))


def stopped(table: Table, now: int) -> Table:
    """The game ends here without a result."""
    return replace(table, status="abandoned", ended=now, players=_without_drafts(table.players))


def reseated(table: Table, seat: Seat, user: int, name: str) -> Table:
    """Another person takes over a seat."""
    if table.status not in ("lobby", "running"):
        raise Refused("not-running", "this game is over")
    if not 0 <= seat < len(table.players) or table.players[seat].resigned:
        raise Refused("no-such-seat", f"there is no player in seat {seat + 1}", seat=seat + 1)
    if table.seat_of(user) is not None:
        raise Refused("sits-already", "that person already sits at this table")
    return _with_player(table, seat, Player(user, name, seen=table.players[seat].seen))


def renamed(table: Table, user: int, name: str) -> Table:
    """A player is called otherwise now."""
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("not-seated", "you do not play at this table")
    return _with_player(table, seat, replace(table.players[seat], name=name))


def _deciding_seat(table: Table, user: int) -> Seat:
    _running(table)
    seat = table.seat_of(user)
    waiting = waiting_on(table)
    if seat is None or seat not in waiting:
        names = [table.players[other].name for other in waiting]
        code = "not-your-move" if seat is not None else "only-watching"
        raise Refused(code, f"it is the move of {', '.join(names)}", movers=names)
    return seat


def _running(table: Table) -> None:
    if table.status == "lobby":
        raise Refused("not-started", "the game has not started yet")
    if table.status != "running":
        raise Refused("not-running", "this game is over")


def _clicking_seat(table: Table, user: int, spot: Spot) -> Seat:
    """The seat that decides, if what its player looked at is still so."""
    if _has_played(table, user, spot):
        raise Refused("already-done", "already done")
    seat = _deciding_seat(table, user)
    if spot.ply != table.ply:
        raise Refused("old-board", "that board is no longer the newest")
    if spot.at != _mark(table.players[seat].draft):
        raise Refused("already-done", "already done")
    return seat


def _has_played(table: Table, user: int, spot: Spot) -> bool:
    """Whether a click repeats one that has ended the player's turn, rather than an older one."""
    seat = table.seat_of(user)
    if seat is None or spot.ply >= table.players[seat].seen:
        return False
    return table.players[seat].seen == table.ply or seat not in waiting_on(table)


def _mark(draft: Sequence[Move]) -> int:
    return crc32(",".join(draft).encode()) if draft else 0


def _tried(
    game: AnyGame, table: Table, seat: Seat, draft: Sequence[Move]
) -> list[tuple[Move, Step[Any]]]:
    return play_on.apply_all(game, state_of(table), seat, draft, lambda _: None)


def _after(
    table: Table, seat: Seat, user: int, played: Sequence[tuple[Move, Step[Any]]], now: int
) -> Change:
    game = game_named(table.game)
    moves = tuple(
        LoggedMove(table.ply + number, seat, user, move, now, step.events)
        for number, (move, step) in enumerate(played, start=1)
    )
    state = played[-1][1].state
    ply = table.ply + len(moves)
    mover = replace(table.players[seat], seen=ply)
    outcome = game.outcome(state)
    after = replace(
        _with_player(table, seat, mover),
        ply=ply,
        snapshot=snapshot(state),
        outcome=outcome,
        votes=(),
    )
    # Somebody else's draft was tried on a position that no longer is.
    after = replace(after, players=_without_drafts(after.players))
    if outcome is not None:
        after = replace(after, status="over", ended=now)
    return Change(after, moves)


def _with_draft(table: Table, seat: Seat, draft: tuple[Move, ...]) -> Table:
    return _with_player(table, seat, replace(table.players[seat], draft=draft))


def _with_player(table: Table, seat: Seat, player: Player) -> Table:
    return replace(table, players=(*table.players[:seat], player, *table.players[seat + 1 :]))


def _without_drafts(players: Sequence[Player]) -> tuple[Player, ...]:
    return tuple(replace(player, draft=()) if player.draft else player for player in players)
