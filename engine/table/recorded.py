"""A table that stands where a recorded game stood.

If the record tells the seed, the table has the dice that the game had, and its past can be replayed
and taken back. Else it has dice of its own from there on: nothing before can be replayed then, as
where a game went on by newer rules.
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.chance import commitment
from engine.core import Seat, snapshot
from engine.games import game_named
from engine.record import RESIGN, Moment, Record
from engine.record_header import Header
from engine.table.model import LoggedMove, Older, Player, Posting, Table, Takebacks


class Place(Struct, frozen=True):
    """Where a table stands, and since when."""

    guild: int
    channel: int
    now: int


def names_at(header: Header, ply: int) -> tuple[str, ...]:
    """By seat, what those are called who held it after a ply."""
    names = list(header.names)
    for later in header.successors:
        if later.ply <= ply:
            names[later.seat] = later.name
    return tuple(names)


def table_of(
    record: Record, moments: Sequence[Moment], players: Sequence[Player], place: Place, seed: bytes
) -> tuple[Table, list[LoggedMove]]:
    """A table at the last of some moments of a record, and its log. The first player owns it.

    `moments` are the replay of the record up to there; `seed` is for a game whose own is sealed.
    """
    header, last = record.header, moments[-1]
    game = game_named(header.game)
    position = snapshot(last.state)
    outcome = game.outcome(last.state)
    plays = record.plays[: last.ply]
    drawn = max((play.draw for play in plays), default=0)
    own = record.seed or seed
    begun_here = Older(header.rules, last.ply, position.decode())
    gone = {play.seat for play in plays if play.move == RESIGN}
    seen = {play.seat: ply for ply, play in enumerate(plays, start=1)}
    waiting = game.waiting_on(last.state) if outcome is None else ()

    def seated(seat: Seat, player: Player) -> Player:
        return replace(
            player,
            resigned=seat in gone,
            seen=seen.get(seat, 0),
            since=last.ply if seat in waiting else 0,
            asked=place.now if seat in waiting else 0,
        )

    table = Table(
        guild=place.guild,
        channel=place.channel,
        owner=players[0].user,
        game=header.game,
        rules_version=game.rules_version,
        older=_older(header) if record.seed else (begun_here,),
        options=header.options,
        status="running" if outcome is None else "over",
        players=tuple(seated(seat, player) for seat, player in enumerate(players)),
        ply=last.ply,
        snapshot=position,
        seed=own,
        commitment=commitment(own),
        outcome=outcome,
        posting=Posting(posted=last.ply - 1),
        takebacks=Takebacks(dice=(drawn,) if drawn > last.ply else ()),
        opened=place.now,
        started=place.now,
        ended=0 if outcome is None else place.now,
    )
    return table, _log(record, moments, table)


def _older(header: Header) -> tuple[Older, ...]:
    """The rules that a game went by before ours, as a table keeps them."""
    held = (header.rules, *(change.rules for change in header.newer))
    return tuple(
        Older(rules, change.ply - 1, change.position.decode())
        for rules, change in zip(held, header.newer, strict=False)
    )


def _log(record: Record, moments: Sequence[Moment], table: Table) -> list[LoggedMove]:
    """Every step up to the present one; of those before the first moment, what they led to is not
    known."""
    events = {moment.ply: moment.events for moment in moments}
    set_up = LoggedMove(0, None, None, "start", table.started, events.get(0, ()))
    steps = [
        LoggedMove(
            ply=ply,
            seat=play.seat,
            user=table.players[play.seat].user,
            move=play.move,
            at=table.started,
            events=events.get(ply, ()),
            hand=play.hand,
            draw=play.draw,
        )
        for ply, play in enumerate(record.plays[: table.ply], start=1)
    ]
    return [set_up, *steps]
