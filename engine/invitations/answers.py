"""What becomes of an invitation when somebody answers: functions from one to the next."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from engine.clock.clock import checked
from engine.core import Refused
from engine.invitations.model import Guest, Invitation, Proposal, State, Terms
from engine.table.lobby import checked_options, seats_allowed
from engine.table.model import Table

_OVER: Final[dict[State, str]] = {
    "agreed": "invitation-agreed",
    "begun": "invitation-begun",
    "declined": "invitation-declined",
    "withdrawn": "invitation-withdrawn",
    "lapsed": "invitation-lapsed",
}


def checked_terms(game: str, terms: Terms, seats: int) -> Terms:
    """Terms in canonical form. Raises `Refused` if so many cannot play so."""
    options = checked_options(game, terms.options)
    refuse_seats(game, options, seats)
    return replace(terms, options=options, clock=checked(terms.clock))


def refuse_seats(game: str, options: str, seats: int) -> None:
    """Raise `Refused` unless so many can play with these options."""
    allowed = seats_allowed(game, options)
    if seats not in allowed:
        counts = ", ".join(map(str, allowed))
        raise Refused("invitation-seats", f"that is played by {counts}", counts=counts, seats=seats)


def refuse_guests(owner: int, guests: Sequence[Guest]) -> None:
    """Raise `Refused` if somebody asks themselves, or one person twice."""
    users = [guest.user for guest in guests]
    if owner in users:
        raise Refused("challenge-self", "nobody can challenge themselves")
    if len(set(users)) < len(users):
        raise Refused("challenge-twice", "somebody is named twice")


def accepted(invitation: Invitation, user: int, edition: int) -> Invitation:
    """Somebody who was asked wants to play."""
    _refuse_closed(invitation)
    _refuse_other_edition(invitation, edition)
    guest = _asked(invitation, user)
    if guest.agrees:
        raise Refused("invitation-accepted", "you have accepted already")
    return _settled(_agreeing(invitation, user))


def declined(invitation: Invitation, user: int) -> Invitation:
    """Somebody who was asked does not want to play: the others play without them, if enough are
    left for that."""
    _refuse_closed(invitation)
    _asked(invitation, user)
    return without(invitation, user)


def without(invitation: Invitation, user: int) -> Invitation:
    """An invitation that somebody is no longer asked by."""
    guests = tuple(guest for guest in invitation.guests if guest.user != user)
    proposal = invitation.proposal
    if proposal is not None and proposal.user == user:
        proposal = None
    left = replace(invitation, guests=guests, proposal=proposal)
    if invitation.kind == "seek":
        return left
    left = replace(left, seats=len(guests) + 1)
    if not guests or left.seats not in seats_allowed(left.game, left.terms.options):
        return replace(invitation, state="declined", proposal=None)
    if proposal is not None and left.seats not in seats_allowed(left.game, proposal.terms.options):
        left = replace(left, proposal=None)
    return _settled(left)


def withdrawn(invitation: Invitation, user: int) -> Invitation:
    """Whoever asked does so no longer."""
    _refuse_closed(invitation)
    _refuse_others(invitation, user)
    return replace(invitation, state="withdrawn", proposal=None)


def lapsed(invitation: Invitation) -> Invitation:
    """It has waited long enough."""
    if not invitation.is_pending:
        return invitation
    return replace(invitation, state="lapsed", proposal=None)


def suggested(invitation: Invitation, user: int, edition: int, terms: Terms) -> Invitation:
    """Somebody who was asked would rather play otherwise."""
    _refuse_closed(invitation)
    _refuse_other_edition(invitation, edition)
    guest = _asked(invitation, user)
    terms = checked_terms(invitation.game, terms, invitation.seats)
    if terms == invitation.terms:
        raise Refused("invitation-same", "that is what is suggested already")
    proposal = Proposal(user, terms)
    if proposal == invitation.proposal:
        raise Refused("invitation-same", "that is what is suggested already")
    # To want it otherwise is not to want it so.
    guests = _with(invitation, replace(guest, agrees=False))
    edition = invitation.edition + 1
    return replace(invitation, guests=guests, proposal=proposal, edition=edition)


def taken_up(invitation: Invitation, user: int, edition: int) -> Invitation:
    """Whoever asked is content with what a guest suggests; all others are asked anew."""
    proposal = _proposal(invitation, user, edition)
    guests = tuple(
        replace(guest, agrees=guest.user == proposal.user) for guest in invitation.guests
    )
    return _settled(
        replace(
            invitation,
            terms=proposal.terms,
            guests=guests,
            proposal=None,
            edition=invitation.edition + 1,
        )
    )


def turned_down(invitation: Invitation, user: int, edition: int) -> Invitation:
    """Whoever asked would rather stay with what they said."""
    _proposal(invitation, user, edition)
    return replace(invitation, proposal=None, edition=invitation.edition + 1)


def joined(invitation: Invitation, user: int, name: str) -> Invitation:
    """Somebody wants to play with whoever asked; the last one makes it a game."""
    _refuse_closed(invitation)
    if user in invitation.people:
        raise Refused("seek-joined", "you are in already")
    guests = (*invitation.guests, Guest(user, name, agrees=True))
    return _settled(replace(invitation, guests=guests))


def stepped_out(invitation: Invitation, user: int) -> Invitation:
    """Somebody who had joined changes their mind."""
    _refuse_closed(invitation)
    if user == invitation.owner:
        raise Refused("seek-owner", "you are looking for players here; withdraw it instead")
    if invitation.guest(user) is None:
        raise Refused("seek-not-in", "you have not joined")
    return without(invitation, user)


def released(invitation: Invitation, user: int) -> Invitation:
    """The same, in which somebody asks, and is asked, no more."""
    if not invitation.is_pending or user not in invitation.people:
        return invitation
    if user == invitation.owner:
        return replace(invitation, state="withdrawn", proposal=None)
    return without(replace(invitation, state="open"), user)


def begun(invitation: Invitation, table: Table) -> Invitation:
    """There is a table."""
    return replace(invitation, state="begun", table=table.id, place=table.channel)


def forgotten(invitation: Invitation, user: int, alias: int, name: str) -> Invitation:
    """The same with somebody in a person's place who never was; they ask, and are asked, no
    more."""
    invitation = released(invitation, user)
    owner, known = invitation.owner, invitation.name
    if owner == user:
        owner, known = alias, name
    guests = tuple(
        replace(guest, user=alias, name=name) if guest.user == user else guest
        for guest in invitation.guests
    )
    return replace(invitation, owner=owner, name=known, guests=guests)


def _settled(invitation: Invitation) -> Invitation:
    """The same, or agreed on if everybody wants to play."""
    there = len(invitation.guests) + 1 == invitation.seats
    if there and all(guest.agrees for guest in invitation.guests):
        return replace(invitation, state="agreed", proposal=None)
    return invitation


def _agreeing(invitation: Invitation, user: int) -> Invitation:
    guest = _asked(invitation, user)
    proposal = invitation.proposal
    if proposal is not None and proposal.user == user:
        proposal = None  # whoever accepts wants nothing else any more
    guests = _with(invitation, replace(guest, agrees=True))
    return replace(invitation, guests=guests, proposal=proposal)


def _with(invitation: Invitation, changed: Guest) -> tuple[Guest, ...]:
    return tuple(changed if guest.user == changed.user else guest for guest in invitation.guests)


def _asked(invitation: Invitation, user: int) -> Guest:
    """Somebody among those who are asked. Raises `Refused`."""
    if user == invitation.owner:
        raise Refused("challenge-own", "the others are asked; you can withdraw it")
    guest = invitation.guest(user)
    if guest is None:
        raise Refused("challenge-others", "this challenge is for others")
    return guest


def _proposal(invitation: Invitation, user: int, edition: int) -> Proposal:
    """What a guest suggests, for whoever asked. Raises `Refused`."""
    _refuse_closed(invitation)
    _refuse_others(invitation, user)
    _refuse_other_edition(invitation, edition)
    if invitation.proposal is None:
        raise Refused("invitation-changed", "nothing else is suggested any more")
    return invitation.proposal


def _refuse_closed(invitation: Invitation) -> None:
    if not invitation.is_open:
        raise Refused(_OVER[invitation.state], "that invitation is answered")


def _refuse_others(invitation: Invitation, user: int) -> None:
    if user != invitation.owner:
        name = invitation.name
        raise Refused("invitation-owner", "only whoever asked can do that", name=name)


def _refuse_other_edition(invitation: Invitation, edition: int) -> None:
    if edition != invitation.edition:
        raise Refused("invitation-changed", "the terms have changed meanwhile")
