"""Takebacks: a player asks to decide once more, and the table goes back if all others agree.

What is gone back to is the beginning of the turn in which the player decided last; the log behind
it is forgotten, so a record holds nothing that was undone. The dice stay what they were: see
`engine.table.draws`. A request names the position in which it was made, and is void in any other.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from engine.chance import Sealed
from engine.core import ROUND_BEGINS, Refused, Seat, snapshot
from engine.games import game_named
from engine.record import RESIGN
from engine.table.draws import seen_again
from engine.table.model import Asking, Hand, LoggedMove, Player, Table, Takebacks
from engine.table.older import first_known
from engine.table.replay import played_again
from engine.table.solo.who import is_solo
from engine.table.standing import standing_move
from engine.table.turns import Change, waiting_on

OWN: Final[tuple[Hand, ...]] = ("person", "planned", "computer")
"""By whose hand a decision counts as the player's: theirs, now or ahead, or the computer's when
their time was over. A standing answer is none: nobody was asked."""


class Position(Struct, frozen=True):
    """A position of a game, and what led to it."""

    move: LoggedMove
    state: Any
    drawn: int | None
    """As which step it drew dice, if it did."""


History = Sequence[Position]
"""Every position of a table from the set-up to the present one: the place is the ply. Before the
present rules began, a state is `None`."""


def history(table: Table, log: Sequence[LoggedMove]) -> History:
    """Replay a table; nothing for one at which nothing can be taken back anyway."""
    first = first_known(table)
    if table.status != "running" or first is None:
        return ()
    chances = [Sealed(table.seed, move.step) for move in log]
    known = [
        Position(move, then.state, chance.step if chance.used else None)
        for move, chance, then in zip(
            log[first:], chances[first:], played_again(table, log, chances), strict=True
        )
    ]
    if not table.older:
        return known
    # Which of them drew dice is not known: that all did is the same for those that follow.
    older = [Position(move, None, move.step) for move in log[: first + 1]]
    return [*older[:-1], replace(known[0], drawn=older[-1].drawn), *known[1:]]


def open_request(table: Table) -> Asking | None:
    """The request that waits for answers, if there is one."""
    asking = table.takebacks.asking
    if (
        asking is None
        or table.status != "running"
        or asking.position_number != table.position_number
    ):
        return None
    return asking if _seat_held_by(table, asking.user) is not None else None


def overtaken(table: Table) -> Asking | None:
    """A request that the game has moved on from, if the channel has not been told so yet."""
    asking = table.takebacks.asking
    if asking is None or not table.posting.posted <= asking.position_number < table.due:
        return None
    return asking


def others(table: Table, user: int) -> tuple[int, ...]:
    """The people whom a takeback of somebody's needs: all who sit there and still play."""
    return tuple(
        player.user
        for player in table.players
        if player.user != user and not player.resigned and player.holder == "person"
    )


def missing(table: Table, asking: Asking) -> tuple[int, ...]:
    """Those of them who have not agreed yet."""
    return tuple(user for user in others(table, asking.user) if user not in asking.agreed)


def asked(table: Table, past: History, user: int) -> Change:
    """A player asks for a takeback. It is done at once if nobody is left to be asked.

    Asked once more, an open request stays as it is.
    """
    seat = _may_ask(table, user)
    request = open_request(table)
    if request is not None and request.user != user:
        name = next(one.name for one in table.players if one.user == request.user)
        raise Refused("takeback-asked", f"{name} already asks for a takeback", name=name)
    if table.players[seat].draft:
        raise Refused("takeback-draft", "what you have not confirmed can be undone")
    if request is None:
        ply = _target(table, past, seat, user)
        request = Asking(table.version, user, table.position_number, ply)
    return _settled(table, past, request)


def retracted(table: Table, past: History, user: int, shown: int) -> Change:
    """Somebody who plays alone goes back from the position that they were shown, asking nobody."""
    seat = _may_ask(table, user)
    if not is_solo(table):
        raise Refused("retract-company", "the others at the table are asked first")
    player = table.players[seat]
    newest = max(player.seen, player.since if seat in waiting_on(table) else 0)
    if not newest <= shown <= table.position_number:
        raise Refused("old-board", "that board is no longer the newest")
    return asked(table, past, user)


def agreed(table: Table, past: History, user: int, number: int) -> Change:
    """One of those asked agrees. When all have, the table goes back."""
    request = _answered(table, user, number)
    if user in request.agreed:
        raise Refused("takeback-agreed", "you have already agreed")
    return _settled(table, past, replace(request, agreed=(*request.agreed, user)))


def declined(table: Table, user: int, number: int) -> Change:
    """One of those asked refuses: that ends the request."""
    _answered(table, user, number)
    return Change(_asking(table, None))


def withdrawn(table: Table, user: int, number: int) -> Change:
    """The player who asked thinks otherwise."""
    if user != _request(table, number).user:
        raise Refused("takeback-not-yours", "only who asked can withdraw it")
    return Change(_asking(table, None))


def announced(table: Table, number: int, post: int) -> Change:
    """Note which message asks."""
    return Change(_asking(table, replace(_request(table, number), post=post)))


def _request(table: Table, number: int) -> Asking:
    """The open request, if it is the one that is meant."""
    request = open_request(table)
    if request is None or request.number != number:
        raise Refused("takeback-gone", "that request is no longer open")
    return request


def _answered(table: Table, user: int, number: int) -> Asking:
    request = _request(table, number)
    if user == request.user:
        raise Refused("takeback-own", "it is for the others to answer")
    if user not in others(table, request.user):
        raise Refused("takeback-not-asked", "only those who play at this table are asked")
    return request


def _settled(table: Table, past: History, request: Asking) -> Change:
    """The table with a request that still waits for somebody; or else gone back."""
    if missing(table, request):
        return Change(_asking(table, request))
    return _gone_back(table, past, request.ply, _may_ask(table, request.user))


def _may_ask(table: Table, user: int) -> Seat:
    """The seat of somebody who may ask for a takeback at all."""
    if table.status == "lobby":
        raise Refused("not-started", "the game has not started yet")
    if table.status != "running":
        raise Refused("takeback-over", "the game is over: its result stands")
    if table.seat_of(user) is None:
        raise Refused("not-seated", "you do not play at this table")
    if table.rated:
        raise Refused("takeback-rated", "nothing is taken back in rated games")
    seat = _seat_held_by(table, user)
    if seat is None:
        raise Refused("takeback-held", "somebody else decides in your seat: come back first")
    if first_known(table) is None:
        raise Refused("takeback-rules", "this game is played by rules that are not known here")
    return seat


def _seat_held_by(table: Table, user: int) -> Seat | None:
    seat = table.seat_of(user)
    return seat if seat is not None and table.players[seat].holder == "person" else None


def _target(table: Table, past: History, seat: Seat, user: int) -> int:
    """The ply of the position to go back to."""
    ply = _last(past, lambda move: _decides(move, seat) and move.user == user)
    if ply is None:
        raise Refused("takeback-nothing", "you have not decided anything yet")
    first = _first(table)
    if ply <= first:
        message = f"steps 1 to {first} were played under older rules and stay as they are"
        raise Refused("takeback-older", message, last=first)
    ply = _before_secrets(table, past, seat, _turn_begins(table, past, seat, ply) - 1)
    undone = [moment.move for moment in past[ply + 1 :]]
    if any(move.move == RESIGN for move in undone):
        raise Refused("takeback-resigned", "somebody has left the game since")
    if not is_solo(table) and any(
        event.kind == ROUND_BEGINS for move in undone for event in move.events
    ):
        raise Refused("takeback-round", "a new round has begun since")
    return ply


def _first(table: Table) -> int:
    """The ply of the first position that can be gone back to."""
    return first_known(table) or 0


def _decides(move: LoggedMove, seat: Seat) -> bool:
    return move.seat == seat and move.hand in OWN and move.move != RESIGN


def _last(past: History, fits: Callable[[LoggedMove], bool], most: int | None = None) -> int | None:
    """The last ply, up to `most`, whose move fits."""
    until = len(past) if most is None else most + 1
    return next((ply for ply in reversed(range(until)) if fits(past[ply].move)), None)


def _turn_begins(table: Table, past: History, seat: Seat, ply: int) -> int:
    """The first step of a turn: those before it that the same seat made without a break.

    A turn that the engine has played for somebody else is a break, and so is a question that
    others were asked at the same time.
    """
    waiting_on = game_named(table.game).waiting_on
    while ply > _first(table) + 1:
        before = past[ply - 1].move
        alone = waiting_on(past[ply - 1].state) == waiting_on(past[ply - 2].state)
        if before.seat != seat or before.move == RESIGN or not alone:
            break
        if any(event.forced and event.seat != seat for event in before.events):
            break
        ply -= 1
    return ply


def _before_secrets(table: Table, past: History, seat: Seat, ply: int) -> int:
    """The position in which a secret question was asked, if the seat answered one.

    By now the others' answers may lie open: all of them are asked anew.
    """
    game = game_named(table.game)

    def is_secret(at: int, who: Seat | None) -> bool:
        state = past[at].state
        return who in game.waiting_on(state) and game.choices(state, who).secret

    while ply > _first(table) and is_secret(ply, seat) and is_secret(ply - 1, seat):
        asked_before = set(game.waiting_on(past[ply - 1].state))
        if not set(game.waiting_on(past[ply].state)) <= asked_before:
            break  # the question is a new one
        if not is_secret(ply - 1, past[ply].move.seat):
            break
        ply -= 1
    return ply


def _gone_back(table: Table, past: History, ply: int, seat: Seat) -> Change:
    """The table as it was at a ply, under the next number; those it waits for are asked anew."""
    state = past[ply].state
    game = game_named(table.game)
    waiting = game.waiting_on(state)
    position_number = table.position_number + 1
    taken = position_number - ply

    def again(one: Seat, player: Player) -> Player:
        seen = _last(past, lambda move: move.hand == "person" and move.seat == one, ply) or 0
        player = replace(player, draft=(), intents=(), seen=seen + taken)
        if one == seat and standing_move(game, state, seat, player.standing) is not None:
            # It would decide at once what its player wants to decide once more.
            player = replace(player, standing="")
        return replace(player, since=position_number) if one in waiting else player

    kept = [moment.drawn for moment in past[: ply + 1] if moment.drawn is not None]
    undone = [moment.drawn for moment in past[ply + 1 :] if moment.drawn is not None]
    return Change(
        replace(
            table,
            ply=ply,
            snapshot=snapshot(state),
            players=tuple(again(one, player) for one, player in enumerate(table.players)),
            takebacks=Takebacks(
                taken, position_number, seen_again(kept, undone, table.takebacks.dice)
            ),
            votes=(),
        ),
        cut=ply,
    )


def _asking(table: Table, request: Asking | None) -> Table:
    return replace(table, takebacks=replace(table.takebacks, asking=request))
