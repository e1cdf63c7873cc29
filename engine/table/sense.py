"""Does what is kept of a table make sense, whatever was played at it?

Nothing here trusts a table: every value may be what somebody wrote into the database by hand. What
is wrong is told without what is secret: no draft, no seed and no position is repeated.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from engine.chance import SEED_BYTES, commitment
from engine.clock.clock import checked
from engine.core import UMPIRE, AnyGame, Refused, Seat, restore
from engine.games import ahead_of
from engine.option_words import BadOptions
from engine.table.dry_run import still_legal
from engine.table.lobby import allowed_seats
from engine.table.model import LoggedMove, Player, Status, Table
from engine.table.seats import tenures_of
from engine.table.unattended import PACES

SET_UP: Final = "start"

_HAS: Final[dict[Status, tuple[bool, bool, bool, bool]]] = {
    "lobby": (False, False, False, False),
    "closed": (False, True, False, False),
    "running": (True, False, False, True),
    "over": (True, True, True, True),
    "abandoned": (True, True, False, True),
}
"""What a table has by then: a start, an end, a result, a position."""


def nonsense(table: Table, game: AnyGame) -> list[str]:
    """What is wrong with a table by itself, as far as its moves can be replayed all the same."""
    found = [*_odd_place(table), *_odd_status(table), *_odd_numbers(table), *_odd_owner(table)]
    try:
        checked(table.clock)
    except Refused as refused:
        found.append(f"its clock cannot be: {refused}")
    found += _odd_tenures(table)
    state = _position(table, game)
    for seat, player in enumerate(table.players):
        odd = [*_odd_player(table, player), *_odd_answers(table, game, state, seat)]
        found += [f"seat {seat} {what}" for what in odd]
    return found


def obstacles(table: Table, game: AnyGame) -> list[str]:
    """What of a table stands in the way of replaying it."""
    found: list[str] = []
    if len(table.seed) != SEED_BYTES:
        found.append(f"its seed has {len(table.seed)} bytes instead of {SEED_BYTES}")
    elif commitment(table.seed) != table.commitment:
        found.append("the seed is not the one that was sealed")
    started = table.status not in ("lobby", "closed")
    if table.rules_version == game.rules_version:
        found += _odd_choice(table, game, started)
    return [*found, *_odd_position(table, game)] if started else found


def gaps(table: Table, moves: Sequence[LoggedMove]) -> list[str]:
    """What of a table's log stands in the way."""
    if table.status in ("lobby", "closed"):
        return ["moves are logged although the game has not started"] if moves else []
    return list(_odd_log(table, moves))


# The table


def _odd_place(table: Table) -> Iterable[str]:
    if table.guild < 0 or table.channel <= 0:
        yield "it is in no channel"
    if not table.direct:
        return
    people = {player.user for player in table.players if not player.level}
    if len(people) > 1 or table.tenures:
        yield "it is in a direct message, and more than one person has played there"
    elif people and table.owner not in people:
        yield "it is in a direct message, and not of the one who plays there"


def _odd_status(table: Table) -> Iterable[str]:
    has = (table.started != 0, table.ended != 0, table.outcome is not None, bool(table.snapshot))
    names = ("moment of its start", "moment of its end", "result", "position")
    for one, wanted, name in zip(has, _HAS[table.status], names, strict=True):
        if one != wanted:
            yield f"it is {table.status}, but has {'a' if one else 'no'} {name}"


def _odd_numbers(table: Table) -> Iterable[str]:
    taken, back, now = table.takebacks.taken, table.takebacks.back, table.position_number
    if table.ply < 0 or taken < 0 or (table.ply and table.status in ("lobby", "closed")):
        yield f"it cannot be at ply {table.ply}, with {taken} taken back"
    elif not -1 <= back <= now:
        yield f"it was taken back to position {back}, and is at {now}"
    if table.pace not in (0, *PACES):
        yield f"it is a show with {table.pace} s between turns"
    if not -1 <= table.posting.posted <= table.due:
        yield f"position {table.posting.posted} is posted, and {table.due} is due"


def _odd_owner(table: Table) -> Iterable[str]:
    # Somebody who was forgotten has a number below zero, but not while a lobby waits for them.
    # A table of a league is nobody's.
    if not table.season and (table.owner == 0 or (table.owner < 0 and table.status == "lobby")):
        yield "nobody owns it"
    if table.guests and table.status != "lobby":
        yield "it keeps seats for guests, and has no lobby any more"
    if len({guest.user for guest in table.guests}) < len(table.guests):
        yield "it keeps more than one seat for the same guest"
    playing = [player.user for player in table.players if not player.resigned]
    for user in sorted({user for user in playing if playing.count(user) > 1}):
        yield f"user {user} sits there more than once"


def _odd_tenures(table: Table) -> Iterable[str]:
    seats = {tenure.seat for tenure in table.tenures}
    for seat in sorted(seats):
        if not 0 <= seat < len(table.players):
            yield f"somebody held seat {seat}, which is not there"
        elif [one.user for one in table.tenures if one.seat == seat][-1] != table.players[
            seat
        ].user:
            yield f"seat {seat} was last taken over by somebody else than its player"


# Its players


def _odd_player(table: Table, player: Player) -> Iterable[str]:
    if player.user == 0:
        yield "has no player"
    position_number = max(table.position_number, 0)
    if not 0 <= player.seen <= position_number:
        yield f"has seen position {player.seen}, and the table is at {position_number}"
    if not 0 <= player.since <= position_number:
        yield f"is asked since position {player.since}, and the table is at {position_number}"
    if player.deadline and player.deadline < player.asked:
        yield "has a time that ends before it begins"
    if any(span.end <= span.start for span in (*player.away, *player.paused)):
        yield "has an absence that ends before it begins"


def _odd_answers(table: Table, game: AnyGame, state: Any, seat: Seat) -> Iterable[str]:
    player = table.players[seat]
    if player.draft:
        if table.status != "running" or (state is not None and seat not in game.waiting_on(state)):
            yield "has a draft, but is not asked"
        elif table.rules_version != game.rules_version:
            return  # it is dropped if the present rules do not know it
        elif state is not None and not still_legal(game, state, seat, player.draft):
            yield "has a draft that is not legal"
    if player.intents and table.status != "running":
        yield "has decided ahead in a game that is not played"
    elif player.intents and ahead_of(table.game) is None:
        yield "has decided ahead, and there is nothing to be decided so"
    if player.standing and not _is_answer(game, player.standing):
        yield "has a standing answer that this game does not know"


def _is_answer(game: AnyGame, standing: str) -> bool:
    try:
        return game.standing is not None and game.standing.read(standing) == standing
    except Refused:
        return False


# What was chosen, and the position


def _odd_choice(table: Table, game: AnyGame, started: bool) -> Iterable[str]:
    try:
        if game.options.canonical(table.options) != table.options:
            yield "its options are written otherwise than they are kept"
        allowed = allowed_seats(table)
    except BadOptions as bad:
        yield f"its options cannot be: {bad}"
        return
    count = len(table.players)
    # In a lobby others may be chosen still, for as many as sit there.
    most = max((*game.seats, *(n for option in game.options.offered for n in option.possible)))
    if started and count not in allowed:
        yield f"{count} play, and possible are {', '.join(map(str, allowed))}"
    elif not started and count > most:
        yield f"{count} sit there, and at most {most} can"


def _position(table: Table, game: AnyGame) -> Any:
    """The state; `None` if there is none that can be read."""
    try:
        return restore(game, table.snapshot) if table.snapshot else None
    except (msgspec.MsgspecError, ValueError):
        return None


def _odd_position(table: Table, game: AnyGame) -> Iterable[str]:
    if not table.snapshot or (table.rules_version != game.rules_version and not table.live):
        return
    state = _position(table, game)
    if state is None:
        yield "its position cannot be read"
    elif (count := game.view(state, UMPIRE).seats) != len(table.players):
        yield f"{count} play in its position, and {len(table.players)} sit there"


# The log


def _odd_log(table: Table, moves: Sequence[LoggedMove]) -> Iterable[str]:
    logged = [move.ply for move in moves]
    wanted = range(table.ply + 1)
    if logged != list(wanted):
        lacks = sorted(set(wanted) - set(logged))
        besides = sorted(set(logged) - set(wanted))
        why = [f"it lacks {_few(lacks)}"] * bool(lacks)
        why += [f"it holds {_few(besides)} besides"] * bool(besides)
        yield f"the log does not hold the plies 0 to {table.ply}, each once: {', '.join(why)}"
    for move in moves:
        yield from _odd_move(table, move)


def _few(plies: Sequence[int]) -> str:
    return ", ".join(map(str, plies[:5])) + (" and others" if len(plies) > 5 else "")


def _odd_move(table: Table, move: LoggedMove) -> Iterable[str]:
    if move.ply == 0:
        if (move.seat, move.user, move.move) != (None, None, SET_UP):
            yield "ply 0 is not the set-up"
    elif move.seat is None:
        yield f"ply {move.ply} has no seat"
    elif not 0 <= move.seat < len(table.players):
        yield f"ply {move.ply} is of seat {move.seat}, which is not there"
    elif move.draw < 0:
        yield f"ply {move.ply} drew as step {move.draw}"
    elif move.user not in _holders(table, move.seat, move.ply):
        yield f"ply {move.ply} is of user {move.user}, who did not hold seat {move.seat} then"


def _holders(table: Table, seat: Seat, ply: int) -> set[int]:
    """Who may have made a step of a seat."""
    held = tenures_of(table, seat)
    if table.takebacks.taken:  # plies have been counted anew: any of them may have
        return {tenure.user for tenure in held}
    return {[tenure.user for tenure in held if tenure.ply < ply or tenure is held[0]][-1]}
