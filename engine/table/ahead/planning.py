"""Deciding ahead: what a player may say now of what they will be asked, step by step."""

from collections.abc import Sequence
from zlib import crc32

from msgspec import Struct
from msgspec.structs import replace

from engine import play_on
from engine.chance import Sealed, derived_seed
from engine.core import Illegal, Move, Refused, Seat, Step, Wishes
from engine.games import ahead_of, game_named
from engine.table.ahead.intents import WISHES, Outlook, holds, looked, meant_for, with_intent
from engine.table.model import Intent, Table
from engine.table.turns import Change, carried_out, running, state_of

MOST_FACES = 25
"""Where chance may show more than that, nobody would go through them."""
MOST_WISHES = 12


class Glance(Struct, frozen=True):
    """What somebody looked at when they clicked who decides ahead."""

    position: int
    """The number of the position."""
    face: str
    at: int
    """What was chosen for that face as a number: see `checksum`."""


def seat_of(table: Table, user: int) -> Seat:
    """Where somebody sits who may decide ahead. Raises `Refused`."""
    running(table)
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("not-seated", "you do not play at this table")
    return seat


def faces(table: Table, seat: Seat) -> tuple[str, ...]:
    """What chance may show to a seat that is not asked now; nothing where it is not to be said."""
    ahead, game = ahead_of(table.game), game_named(table.game)
    if ahead is None or not _may_decide(table, seat):
        return ()
    state = state_of(table)
    if seat in game.waiting_on(state):
        return ()
    found = ahead.faces(game.view(state, seat))
    return found if len(found) <= MOST_FACES else ()


def wishes(table: Table, seat: Seat) -> Wishes | None:
    """What a seat may wish for the set-up; nothing once there is nothing left to be set up."""
    ahead = ahead_of(table.game)
    if ahead is None or not _may_decide(table, seat):
        return None
    return ahead.wishes(game_named(table.game).view(state_of(table), seat))


def can_plan(table: Table, user: int) -> bool:
    """Whether there is anything that somebody could decide ahead now."""
    seat = table.seat_of(user)
    if seat is None or table.status != "running":
        return False
    return bool(faces(table, seat)) or wishes(table, seat) is not None


def outlook(table: Table, seat: Seat, face: str, moves: Sequence[Move]) -> Outlook:
    """A seat's next turn with a face, tried on the board as that seat sees it. Raises `Illegal`."""
    game, ahead = game_named(table.game), ahead_of(table.game)
    assert ahead is not None, "there are no faces"
    # The round on the board is all that a turn needs of a match.
    alone = replace(game.view(state_of(table), seat), match=None, outcome=None)
    lots = Sealed(derived_seed(b"", str(table.position_number)), 0)
    begun = ahead.begun(game.imagine(alone, lots), seat, face)
    step = play_on.play_on(game, Step(begun, ()), None)
    return looked(table.game, game, step.state, seat, moves)


def as_meant(table: Table, seat: Seat, face: str) -> Outlook:
    """What a player has chosen for a face so far; from the beginning, if it is no longer legal."""
    meant = meant_for(table.players[seat], face)
    try:
        return outlook(table, seat, face, () if meant is None else meant.moves)
    except Illegal:
        return outlook(table, seat, face, ())


def still_holds(table: Table, seat: Seat, meant: Intent) -> bool:
    """Whether it would be played if the seat's turn began with that face on the present board."""
    try:
        now = outlook(table, seat, meant.face, ())
    except Illegal:
        return False
    return now.state is not None and holds(
        table.game, game_named(table.game), now.state, seat, meant
    )


def checksum(table: Table, seat: Seat, face: str) -> int:
    """What is chosen for a face so far as a number, 0 for nothing: a button adds to what it shows,
    or to nothing."""
    meant = meant_for(table.players[seat], face)
    return crc32(",".join(meant.moves).encode()) if meant is not None else 0


def with_step(table: Table, user: int, glance: Glance, move: Move) -> Change:
    """Add a step to what a player means to do on a face, as it was shown to them.

    When it makes a whole turn it is kept as meant; one that was meant before makes way.
    """
    seat, face = seat_of(table, user), glance.face
    if glance.position != table.position_number or face not in faces(table, seat):
        raise Refused("old-board", "that board is no longer the newest")
    if glance.at != checksum(table, seat, face):
        raise Refused("already-done", "already done")
    look = as_meant(table, seat, face)
    begun = () if look.whole else look.moves
    found = outlook(table, seat, face, (*begun, move))
    intent = Intent(face, found.moves, found.touched, found.whole)
    return Change(table.with_player(seat, with_intent(table.players[seat], intent)))


def without(table: Table, user: int, face: str | None) -> Change:
    """A player thinks otherwise: nothing is meant for a face any more, or for any."""
    seat = seat_of(table, user)
    player = table.players[seat]
    left = () if face is None else tuple(one for one in player.intents if one.face != face)
    return Change(table.with_player(seat, replace(player, intents=left)))


def with_wishes(table: Table, user: int, wanted: Sequence[str], now: int) -> Change:
    """A player hands in wishes for the set-up, or others than before; what is due is done."""
    seat = seat_of(table, user)
    known = wishes(table, seat)
    if known is None:
        raise Refused("no-wishes", "there is nothing to be set up")
    spelled = {word.casefold(): word for word in known.words}
    read = [spelled.get(wish.casefold(), "") for wish in wanted]
    if not read or not all(read) or len(read) > MOST_WISHES:
        bad = next((w for w, r in zip(wanted, read, strict=True) if not r), "")
        example = ", ".join(known.proposals[0])
        raise Illegal(
            "bad-wishes",
            f"`{bad[:40]}` is no wish; write one to {MOST_WISHES}, as in `{example}`",
            move=bad[:40],
            count=MOST_WISHES,
            choices=known.proposals[0],
        )
    player = with_intent(table.players[seat], Intent(WISHES, tuple(read)))
    return carried_out(Change(table.with_player(seat, player)), now)


def _may_decide(table: Table, seat: Seat) -> bool:
    player = table.players[seat]
    there = player.holder == "person" and not (player.resigned or player.level)
    return table.status == "running" and there
