"""When a player's time is over, and when they come back."""

from msgspec.structs import replace

from engine.computer.levels import AT_ONCE
from engine.core import Refused, Seat
from engine.table import seats, turns
from engine.table.deadlines import clock_of, thinking
from engine.table.model import Player, Table
from engine.table.turns import Change, waiting_on
from engine.table.unattended import anybody, is_stuck


class Void(Refused):
    """There is no time to be over: the player has decided, or has got more of it."""


def timed_out(table: Table, seat: Seat, since: int, now: int) -> Change:
    """A player's time is over: what the table's clock says happens. Raises `Void`.

    If the computer is to think for long, this only asks it: see `engine.table.computers`.
    """
    if not is_late(table, seat, now) or table.players[seat].since != since:
        raise Void("void", "that time is not over")
    player = table.players[seat]
    thinks = table.clock.level > AT_ONCE
    match clock_of(table, player).expiry:
        case "once" if _forsaken(table):
            return Change(_asleep(table))
        case "once" if thinks:
            return Change(table, timers=thinking(table, seat, now))
        case "once":
            return turns.decided(table, seat, now)
        case "keeps" if thinks:
            return Change(table.with_player(seat, _kept(player)))
        case "keeps":
            return turns.decided(table.with_player(seat, _kept(player)), seat, now)
        case "substitute":
            return Change(table.with_player(seat, seats.given_up(player)))
        case "out":
            return turns.resigned(table, player.user, now, hand="clock")


def is_late(table: Table, seat: Seat, now: int) -> bool:
    """Whether a table still waits for a player whose time is over."""
    if seat not in waiting_on(table):
        return False
    player = table.players[seat]
    return player.holder == "person" and 0 < player.deadline <= now


def present(table: Table, user: int) -> Table:
    """The table with somebody back in their seat, if they were away from it.

    A table that fell asleep wakes up as a whole, unless its computers keep seats.
    """
    seat = table.seat_of(user)
    if seat is None or table.players[seat].holder == "person":
        return table
    if not anybody(table) and table.clock.expiry != "keeps":
        table = replace(table, players=tuple(map(_awake, table.players)))
    return table.with_player(seat, replace(table.players[seat], holder="person"))


def needs(table: Table, user: int) -> bool:
    """Whether the table goes on, or a seat is played by its own player again, by this one's
    looking at it."""
    seat = table.seat_of(user)
    if table.status != "running" or seat is None:
        return False
    return table.players[seat].holder != "person" or is_stuck(table, waiting_on(table))


def attended(table: Table, user: int, now: int) -> Change:
    """A player looks at the table: they have their seat again, and computers that waited for
    somebody go on. Raises `Refused` if they need not."""
    turns.running(table)
    if table.seat_of(user) is None:
        raise Refused("not-seated", "you do not play at this table")
    if not needs(table, user):
        raise Refused("not-away", "you hold your seat")
    return turns.carried_out(Change(replace(present(table, user), unwatched=0)), now)


def _forsaken(table: Table) -> bool:
    """Whether everybody has been asked since a person last decided something: a whole round
    without anybody."""
    playing = [player for player in table.players if not (player.resigned or player.level)]
    last = max(player.seen for player in playing)
    return all(player.since > last for player in playing)


def _asleep(table: Table) -> Table:
    """Nobody is asked any more, until somebody comes back."""
    return replace(
        table,
        players=tuple(one if one.resigned else _kept(one) for one in table.players),
    )


def _kept(player: Player) -> Player:
    return player if player.holder == "open" else replace(player, holder="computer", draft=())


def _awake(player: Player) -> Player:
    kept = player.holder == "computer" and not player.level
    return replace(player, holder="person") if kept else player
