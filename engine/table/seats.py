"""Who holds a seat: those who give theirs up to whoever will have it, and those who take it over.

A seat that is open still belongs to its player, who may come back as long as nobody has taken it.
"""

from msgspec.structs import replace

from engine.core import Refused, Seat
from engine.record_header import Successor
from engine.table.bounds import refuse_at_leagues
from engine.table.guests import without
from engine.table.model import Player, Table, Tenure


def opened(table: Table, user: int) -> Table:
    """A player offers their seat to whoever will play on."""
    _running(table)
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("not-seated", "you do not play at this table")
    if table.players[seat].holder == "open":
        raise Refused("open-already", "your seat is open already")
    refuse_at_leagues(table)
    refuse_others(table)
    return table.with_player(seat, given_up(table.players[seat]))


def refuse_others(table: Table) -> None:
    """Raises `Refused` where nobody else can ever play: in a direct message."""
    if table.direct:
        raise Refused("direct-alone", "in a direct message you play alone against computers")


def given_up(player: Player) -> Player:
    """A player whose seat is open: what was half decided is nobody's any more."""
    return replace(player, holder="open", draft=(), intents=())


def taken(table: Table, seat: Seat, user: int, name: str, now: int) -> Table:
    """Somebody takes a seat that is open."""
    _running(table)
    player = _seated(table, seat)
    if player.holder != "open":
        raise Refused("seat-taken", f"{player.name} plays in that seat", name=player.name)
    if table.seat_of(user) is not None:
        raise Refused("already-seated", "you already sit at this table")
    _refuse_who_knows(table, seat, user)
    return taken_over(table, seat, user, name, now)


def open_seat(table: Table) -> Seat:
    """The first seat that is open. Raises `Refused` if there is none."""
    _running(table)
    for seat, player in enumerate(table.players):
        if player.holder == "open" and not player.resigned:
            return seat
    raise Refused("no-open-seat", "no seat of this table is open")


def taken_over(table: Table, seat: Seat, user: int, name: str, now: int) -> Table:
    """Another person is put in a seat, whoever has it: they are asked anew, and nobody else."""
    if not table.live:
        raise Refused("not-running", "this game is over")
    refuse_others(table)
    before = _seated(table, seat)
    if before.level and table.status == "running":
        raise Refused("computer-stays", "a computer stays until the game is over")
    if table.seat_of(user) is not None:
        raise Refused("sits-already", "that person already sits at this table")
    after = Player(user, name, seen=before.seen, since=before.since)
    table = without(table, before.user)
    table = table.with_player(seat, after)
    if table.status == "lobby":
        return table
    known = any(tenure.seat == seat for tenure in table.tenures)
    first = () if known else (Tenure(seat, before.user, before.name, table.started),)
    new = Tenure(seat, user, name, now, table.ply)
    return replace(table, tenures=(*table.tenures, *first, new))


def tenures_of(table: Table, seat: Seat) -> tuple[Tenure, ...]:
    """Everybody who has held a seat, in order; the last one has it now, by their present name."""
    player = table.players[seat]
    found = [tenure for tenure in table.tenures if tenure.seat == seat]
    if not found:
        return (Tenure(seat, player.user, player.name, table.started),)
    return (*found[:-1], replace(found[-1], name=player.name))


def names_at_first(table: Table) -> tuple[str, ...]:
    """By seat, the names of those who began."""
    return tuple(tenures_of(table, seat)[0].name for seat in range(len(table.players)))


def successors(table: Table) -> tuple[Successor, ...]:
    """Those who took over seats, as a record names them."""
    later = [tenure for seat in range(len(table.players)) for tenure in tenures_of(table, seat)[1:]]
    # A takeback may have gone behind the step at which somebody came.
    found = [(min(tenure.ply, table.ply) + 1, tenure) for tenure in later]
    found.sort(key=_order)
    return tuple(Successor(tenure.seat, ply, tenure.name) for ply, tenure in found)


def _order(found: tuple[int, Tenure]) -> tuple[int, int]:
    return (found[0], found[1].since)


def _refuse_who_knows(table: Table, seat: Seat, user: int) -> None:
    """Whoever has played another seat knows what only that one may know."""
    elsewhere = {tenure.user for tenure in table.tenures if tenure.seat != seat}
    elsewhere |= {player.user for other, player in enumerate(table.players) if other != seat}
    if user in elsewhere:
        raise Refused("played-elsewhere", "you have already played another seat of this game")


def _running(table: Table) -> None:
    if table.status == "lobby":
        raise Refused("not-started", "the game has not started yet")
    if table.status != "running":
        raise Refused("not-running", "this game is over")


def _seated(table: Table, seat: Seat) -> Player:
    if not 0 <= seat < len(table.players) or table.players[seat].resigned:
        raise Refused("no-such-seat", f"there is no player in seat {seat + 1}", seat=seat + 1)
    return table.players[seat]
