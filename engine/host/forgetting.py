"""People who want to be forgotten, or to know what is kept about them."""

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from engine.clock.timers import Timer
from engine.host.league_store import OwnSeason
from engine.host.store import Dossier
from engine.invitations.model import Invitation
from engine.people.settings import minute_text
from engine.rating.glicko import Rating
from engine.rating.results import OwnResult
from engine.table.model import Doer, LoggedMove, Player, Table


def concerns(table: Table, user: int) -> bool:
    """Whether a table remembers a person at all."""
    return user in (
        table.owner,
        *(player.user for player in table.players),
        *(tenure.user for tenure in table.tenures),
        *(guest.user for guest in table.guests),
        *table.votes,
        *(parting.by.user for parting in table.partings),
        *((asking.user, *asking.agreed) if (asking := table.takebacks.asking) is not None else ()),
    )


def must_keep(table: Table, user: int) -> bool:
    """Whether a live table needs to know who somebody is: they hold a seat there or did, so that
    they cannot take another one and know what only the former may; or it waits for them to start
    it. A game that has begun goes on without whoever opened it."""
    if not table.live:
        return False
    held = {*(one.user for one in table.players), *(one.user for one in table.tenures)}
    return user in held or (table.status == "lobby" and table.owner == user)


def forgotten(table: Table, user: int, alias: int, name: str) -> Table:
    """The same table with somebody in a person's place who never was.

    Seats, ranks and moves stay what they are; what was for that person's eyes only is gone.
    """

    def player(one: Player) -> Player:
        if one.user != user:
            return one
        return replace(one, user=alias, name=name, draft=(), intents=(), standing="", away=())

    def number(one: int) -> int:
        return alias if one == user else one

    asking = table.takebacks.asking
    if asking is not None:
        agreed = tuple(map(number, asking.agreed))
        asking = replace(asking, user=number(asking.user), agreed=agreed)
    return replace(
        table,
        owner=number(table.owner),
        players=tuple(map(player, table.players)),
        tenures=tuple(
            replace(one, user=alias, name=name) if one.user == user else one
            for one in table.tenures
        ),
        guests=tuple(guest for guest in table.guests if guest.user != user),
        votes=tuple(map(number, table.votes)),
        partings=tuple(
            replace(one, by=Doer(alias, name, manager=one.by.manager))
            if one.by.user == user
            else one
            for one in table.partings
        ),
        takebacks=replace(table.takebacks, asking=asking),
    )


class _Seat(Struct, omit_defaults=True):
    """A person's seat, as they read it."""

    seat: int
    name: str
    resigned: bool = False
    holder: str = "person"
    asked: int = 0
    deadline: int = 0
    reserve: int = 0
    away: tuple[tuple[int, int], ...] = ()
    draft: tuple[str, ...] = ()
    standing: str = ""
    ahead: tuple[tuple[str, tuple[str, ...]], ...] = ()
    rank: int | None = None
    points: int | None = None


def exported(user: int, kept: Dossier) -> bytes:
    """What is kept about a person, as JSON for them to read.

    Nothing that others may not show them: no names of others, no seeds, no positions, and of the
    moves those alone that they made.
    """
    data = {
        "user": str(user),
        "settings": _settings(kept),
        "absences": [
            {"server": str(one.guild), "from": one.span.start, "until": one.span.end}
            for one in kept.absences
        ],
        "timers": [_timer(one) for one in kept.timers],
        "puzzles": [{"puzzle": number, "solved": at} for number, at in kept.solved.items()],
        "roles": [{"server": str(guild), "role": str(role)} for guild, role in kept.roles],
        "invitations": [_invitation(one, user) for one in kept.invitations],
        "results": [_result(one) for one in kept.results],
        "ratings": [_rating(guild, game, one) for (guild, game), one in kept.ratings.items()],
        "leagues": [_season(one) for one in kept.seasons],
        "rather not met": [
            {"server": str(guild), "person": str(other)} for guild, other in kept.avoided
        ],
        "tables": [_table(one, user, kept.moves.get(one.id, ())) for one in kept.tables],
    }
    return msgspec.json.format(msgspec.json.encode(data), indent=1)


def _settings(kept: Dossier) -> dict[str, Any]:
    chosen = asdict(kept.settings)
    if kept.settings.quiet is not None:
        chosen["quiet"] = "-".join(map(minute_text, kept.settings.quiet))
    if kept.settings.digest is not None:
        chosen["digest"] = minute_text(kept.settings.digest)
    return chosen


def _timer(timer: Timer) -> dict[str, Any]:
    told: dict[str, Any] = {"at": timer.at, "kind": timer.kind}
    if timer.table is not None:
        told |= {"table": timer.table, "seat": timer.seat}
    if timer.guild is not None:
        told["server"] = str(timer.guild)
    return told


def _invitation(invitation: Invitation, user: int) -> dict[str, Any]:
    """What a person has to do with an invitation: what was asked, and what they said to it."""
    told: dict[str, Any] = {
        "kind": invitation.kind,
        "server": str(invitation.guild),
        "channel": str(invitation.channel),
        "game": invitation.game,
        "options": invitation.terms.options,
        "rated": invitation.terms.rated,
        "state": invitation.state,
        "made": invitation.made,
        "until": invitation.until,
        "sent by you": invitation.owner == user,
    }
    if invitation.owner == user:
        told["name"] = invitation.name
    if (guest := invitation.guest(user)) is not None:
        told |= {"name": guest.name, "accepted by you": guest.agrees}
    proposal = invitation.proposal
    if proposal is not None and proposal.user == user:
        told["suggested by you"] = {
            "options": proposal.terms.options,
            "rated": proposal.terms.rated,
        }
    return told


def _result(one: OwnResult) -> dict[str, Any]:
    """A result and what it has changed, but for who else played."""
    told = (
        asdict(one) | asdict(one.placing) | {"server": str(one.guild), "channel": str(one.channel)}
    )
    for name in ("placing", "guild", "user", "post"):
        del told[name]
    return told


def _rating(guild: int, game: str, rating: Rating) -> dict[str, Any]:
    return {"server": str(guild), "game": game or "all games", **asdict(rating)}


def _season(one: OwnSeason) -> dict[str, Any]:
    """What a season of a league has of a person."""
    told = asdict(one) | {"server": str(one.guild)}
    told["deeds"] = [{"at": at, "what": what} for at, what in one.deeds]
    del told["guild"]
    return told


def _table(table: Table, user: int, moves: tuple[LoggedMove, ...]) -> dict[str, Any]:
    return {
        "table": table.id,
        "server": "direct message" if table.direct else str(table.guild),
        "channel": str(table.channel),
        "game": table.game,
        "options": table.options,
        "status": table.status,
        "opened": table.opened,
        "started": table.started,
        "ended": table.ended,
        "opened by you": table.owner == user,
        "voted to stop": user in table.votes,
        "seats": [
            _seat(table, number) for number, one in enumerate(table.players) if one.user == user
        ],
        "seats held": [
            {"seat": one.seat, "since": one.since} for one in table.tenures if one.user == user
        ],
        **_kept_seat(table, user),
        **_takeback(table, user),
        "left or ended": [
            {"what": one.what, "ply": one.ply, "reason": one.by.reason}
            for one in table.partings
            if one.by.user == user
        ],
        "moves": [
            {"ply": one.ply, "at": one.at, "move": one.move, "hand": one.hand} for one in moves
        ],
    }


def _kept_seat(table: Table, user: int) -> dict[str, Any]:
    """Until when a lobby keeps a seat for a person, if it does."""
    kept = [one.until for one in table.guests if one.user == user]
    return {"seat kept for you until": kept[0]} if kept else {}


def _takeback(table: Table, user: int) -> dict[str, Any]:
    """What a person has to do with the request for a takeback that a table keeps, if anything."""
    asking = table.takebacks.asking
    if asking is None:
        return {}
    if asking.user == user:
        message = None if asking.post is None else str(asking.post)
        return {"takeback asked for": {"back to ply": asking.ply, "message": message}}
    return {"takeback agreed to": True} if user in asking.agreed else {}


def _seat(table: Table, number: int) -> _Seat:
    player = table.players[number]
    outcome = table.outcome
    return _Seat(
        seat=number,
        name=player.name,
        resigned=player.resigned,
        holder=player.holder,
        asked=player.asked,
        deadline=player.deadline,
        reserve=player.reserve,
        away=tuple((span.start, span.end) for span in player.away),
        draft=player.draft,
        standing=player.standing,
        ahead=tuple((one.face, one.moves) for one in player.intents),
        rank=None if outcome is None else outcome.ranks[number],
        points=None if outcome is None or not outcome.points else outcome.points[number],
    )
