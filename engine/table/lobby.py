"""What happens at a table before the game: who sits, what is chosen, when it starts."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from engine.chance import Chance, Sealed
from engine.clock.clock import Clock, checked
from engine.core import Refused, snapshot
from engine.games import game_named
from engine.option_changes import changed, drawn
from engine.option_words import BadOptions
from engine.options import Options
from engine.play_on import start
from engine.table import deadlines, guests
from engine.table.bounds import refuse_at_leagues
from engine.table.model import Doer, LoggedMove, Parting, Player, Table
from engine.table.seats import refuse_others

DRAWS: Final = 20
"""How often chance is asked for something else than what is chosen already."""


def joined(table: Table, user: int, name: str) -> Table:
    """Somebody sits down on the next free seat; the first at an empty table takes it over."""
    _still_open(table)
    refuse_at_leagues(table)
    if table.pace:
        raise Refused("show-seats", "computers play here among themselves")
    if table.seat_of(user) is not None:
        raise Refused("already-seated", "you already sit at this table")
    if table.players:
        refuse_others(table)
    refuse_if_full(table, user)
    owner = table.owner if table.players else user
    seated = (*table.players, Player(user, name))
    return guests.in_order(replace(table, owner=owner, players=seated))


def refuse_if_full(table: Table, user: int | None = None) -> None:
    """Raises `Refused` if nobody else can sit down, or nobody but those for whom seats are kept."""
    most = allowed_seats(table)[-1]
    kept = guests.awaited(table)
    is_guest = any(guest.user == user for guest in kept)
    if not is_guest and len(table.players) < most <= len(table.players) + len(kept):
        names = tuple(guest.name for guest in kept)
        raise Refused("seats-kept", "the free seats are kept for others", names=names)
    if len(table.players) >= most:
        if table.options:
            raise Refused("full-so", f"with these options {most} can play", most=most)
        raise Refused("full", f"all {most} seats are taken", most=most)


def left(table: Table, user: int) -> Table:
    """Somebody stands up again; those behind move up, and the first person of them owns the table
    then. Computers do not stay without anybody."""
    _still_open(table)
    refuse_at_leagues(table)
    refuse_others(table)
    seat = table.seat_of(user)
    if seat is None:
        if guests.is_awaited(table, user):
            return guests.without(table, user)
        raise Refused("not-seated", "you do not sit at this table")
    table = guests.without(table, user)
    players = table.players[:seat] + table.players[seat + 1 :]
    people = [player.user for player in players if not player.level]
    if not people:
        return replace(table, players=())
    owner = people[0] if user == table.owner else table.owner
    return replace(table, owner=owner, players=players)


def seats_freed(table: Table, user: int) -> Table:
    """The owner lets anybody have the seats that are kept for others."""
    return guests.freed(choosing(table, user))


def with_options(table: Table, user: int, text: str) -> Table:
    """The owner chooses other options."""
    choosing(table, user)
    return replace(table, options=checked_options(table.game, text))


def with_changes(table: Table, user: int, changes: Sequence[str]) -> Table:
    """The owner changes some of the options; what else is chosen by now stays."""
    choosing(table, user)
    chosen = _asked(table.game, lambda options: changed(options, table.options, changes))
    return replace(table, options=chosen)


def surprised(table: Table, user: int, chance: Chance) -> Table:
    """The owner lets chance choose, for the number seated; never what is chosen already."""
    choosing(table, user)
    game = game_named(table.game)
    seats = max(len(table.players), game.seats.start)
    draws = (drawn(game.options, table.options, seats, chance) for _ in range(DRAWS))
    chosen = next((one for one in draws if one != table.options), table.options)
    return replace(table, options=chosen)


def choosing(table: Table, user: int) -> Table:
    """The table itself, for its owner while options can be chosen. Raises `Refused` otherwise."""
    _still_open(table)
    return owned(table, user)


def checked_options(game: str, text: str) -> str:
    """Options in canonical form. Raises `Refused` with the reason if they cannot be chosen."""
    return _asked(game, lambda options: options.canonical(text))


def _asked(game: str, choose: Callable[[Options], str]) -> str:
    try:
        return choose(game_named(game).options)
    except BadOptions as bad:
        raise _refused(game, bad) from None


def _refused(game: str, bad: BadOptions) -> Refused:
    return Refused(bad.code, str(bad), game=game, **bad.facts)


def allowed_seats(table: Table) -> tuple[int, ...]:
    """The numbers of players that the chosen options allow, smallest first."""
    return seats_allowed(table.game, table.options)


def seats_allowed(key: str, options: str) -> tuple[int, ...]:
    """The same for a game that no table plays yet."""
    game = game_named(key)
    return game.options.seats_for(options) or tuple(game.seats)


def owned(table: Table, user: int) -> Table:
    """The table itself, for its owner. Raises `Refused` for anybody else."""
    refuse_at_leagues(table)
    if user != table.owner:
        raise Refused("owner-only", "only the one who opened the table can do that")
    return table


def with_clock(table: Table, user: int, wanted: Clock) -> Table:
    """The owner changes the clock; what happens at its end is agreed on before the game."""
    if not table.live:
        raise Refused("not-running", "this game is over")
    refuse_at_leagues(table)
    if user != table.owner:
        raise Refused("clock-owner", "only the one who opened the table can change its clock")
    agreed = (table.clock.expiry, table.clock.level)
    if table.status == "running" and (wanted.expiry, wanted.level) != agreed:
        raise Refused("expiry-fixed", "what happens when time runs out cannot be changed now")
    if table.rated and table.status == "running":
        raise Refused("clock-rated", "the clock of a game that counts cannot be changed")
    if wanted.expiry == "substitute":
        refuse_others(table)
    return deadlines.with_clock(table, checked(wanted))


def closed_by(table: Table, doer: Doer, now: int) -> Table:
    """The owner gives the table up before it has started."""
    _still_open(table)
    owned(table, doer.user)
    return closed(table, now, doer)


def closed(table: Table, now: int, doer: Doer | None = None) -> Table:
    """There will be no game."""
    partings = () if doer is None else (Parting("closed", 0, doer),)
    return replace(table, status="closed", guests=(), ended=now, partings=partings)


def missing_players(table: Table) -> int:
    """How many must still sit down before the game can start."""
    return max(0, allowed_seats(table)[0] - len(table.players))


def started(table: Table, user: int, now: int) -> tuple[Table, LoggedMove]:
    """The game begins, with the owner's or any seated person's word."""
    _still_open(table)
    if user != table.owner and table.seat_of(user) is None:
        raise Refused("not-seated", "only those who sit at the table can start it")
    _refuse_count(table)
    _refuse_without_guests(table)
    game = game_named(table.game)
    options = checked_options(game.key, table.options)  # by the rules as they are by now
    step = start(game, options, len(table.players), Sealed(table.seed, 0))
    begun = replace(
        table,
        status="running",
        guests=(),
        options=options,
        snapshot=snapshot(step.state),
        rules_version=game.rules_version,
        ply=0,
        started=now,
    )
    return begun, LoggedMove(0, None, None, "start", now, step.events)


def _still_open(table: Table) -> None:
    if table.status == "running":
        raise Refused("already-started", "the game has already started")
    if table.status != "lobby":
        raise Refused("closed", "this table is closed")


def _refuse_without_guests(table: Table) -> None:
    """Refuse to start without those for whom seats are kept."""
    if kept := guests.awaited(table):
        names = tuple(guest.name for guest in kept)
        raise Refused("guests-missing", "seats are kept for others", names=names)


def _refuse_count(table: Table) -> None:
    """Refuse to start with a number of players that cannot play so."""
    missing = missing_players(table)
    if missing:
        fewest = allowed_seats(table)[0]
        raise Refused(
            "too-few",
            f"{fewest} players are needed; {missing} to go",
            fewest=fewest,
            missing=missing,
        )
    options = game_named(table.game).options
    try:
        if options.seats:
            options.refuse_seats(table.options, len(table.players))
    except BadOptions as bad:
        if bad.facts["options"]:
            raise _refused(table.game, bad) from None
        most = allowed_seats(table)[-1]
        raise Refused("too-many", f"at most {most} can play", most=most) from None
