"""What happens at a table before the game: who sits, what is chosen, when it starts."""

from itertools import combinations

from msgspec.structs import replace

from engine.chance import Sealed
from engine.core import Refused, snapshot
from engine.games import game_named
from engine.options import BadOptions, Options
from engine.play_on import start
from engine.table import LoggedMove, Player, Table


def joined(table: Table, user: int, name: str) -> Table:
    """Somebody sits down on the next free seat; the first at an empty table takes it over."""
    _still_open(table)
    if table.seat_of(user) is not None:
        raise Refused("already-seated", "you already sit at this table")
    most = game_named(table.game).seats.stop - 1
    if len(table.players) >= most:
        raise Refused("full", f"all {most} seats are taken", most=most)
    owner = table.owner if table.players else user
    return replace(table, owner=owner, players=(*table.players, Player(user, name)))


def left(table: Table, user: int) -> Table:
    """Somebody stands up again; those behind move up, and the first of them owns the table then."""
    _still_open(table)
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("not-seated", "you do not sit at this table")
    players = table.players[:seat] + table.players[seat + 1 :]
    owner = players[0].user if user == table.owner and players else table.owner
    return replace(table, owner=owner, players=players)


def with_options(table: Table, user: int, text: str) -> Table:
    """The owner chooses other options."""
    _still_open(table)
    owned(table, user)
    return replace(table, options=checked_options(table.game, text))


def checked_options(game: str, text: str) -> str:
    """Options in canonical form. Raises `Refused` with the reason if they cannot be chosen."""
    options = game_named(game).options
    try:
        return options.canonical(text)
    except BadOptions as bad:
        asked, known = (
            text.lower().replace(",", " ").split(),
            [option.key for option in options.offered],
        )
        unknown = next((key for key in asked if key not in known), None)
        if unknown is not None:
            raise Refused("unknown-option", str(bad), option=unknown, choices=known) from None
        one, other = next(pair for pair in combinations(asked, 2) if not _together(options, pair))
        raise Refused("options-clash", str(bad), one=one, other=other) from None


def _together(options: Options, keys: tuple[str, ...]) -> bool:
    try:
        options.canonical(" ".join(keys))
    except BadOptions:
        return False
    return True


def owned(table: Table, user: int) -> Table:
    """The table itself, for its owner. Raises `Refused` for anybody else."""
    if user != table.owner:
        raise Refused("owner-only", "only the one who opened the table can do that")
    return table


def closed(table: Table, user: int, now: int) -> Table:
    """The owner gives the table up before it has started."""
    _still_open(table)
    owned(table, user)
    return replace(table, status="closed", ended=now)


def missing_players(table: Table) -> int:
    """How many must still sit down before the game can start."""
    return max(0, game_named(table.game).seats.start - len(table.players))


def started(table: Table, user: int, now: int) -> tuple[Table, LoggedMove]:
    """The game begins, with the owner's or any seated person's word."""
    _still_open(table)
    if user != table.owner and table.seat_of(user) is None:
        raise Refused("not-seated", "only those who sit at the table can start it")
    missing = missing_players(table)
    if missing:
        fewest = game_named(table.game).seats.start
        raise Refused(
            "too-few",
            f"{fewest} players are needed; {missing} to go",
            fewest=fewest,
            missing=missing,
        )
    game = game_named(table.game)
    step = start(game, table.options, len(table.players), Sealed(table.seed, 0))
    begun = replace(
        table,
        status="running",
        snapshot=snapshot(step.state),
        rules=game.rules_version,
        ply=0,
        started=now,
    )
    return begun, LoggedMove(0, None, None, "start", now, step.events)


def _still_open(table: Table) -> None:
    if table.status == "running":
        raise Refused("already-started", "the game has already started")
    if table.status != "lobby":
        raise Refused("closed", "this table is closed")
