"""The post of an invitation: who asks whom to what, who wants to play, and how to answer."""

from discord import ButtonStyle

from cogs.delivery.channel import Post
from cogs.reply.components import Press
from cogs.words.clocks import clock_lines, clock_text
from cogs.words.options import option_about, pick_text, title_of
from cogs.words.ratings import stakes_line
from cogs.words.speech import CONTENT_LENGTH, at_people, safe, shortened, stamp
from engine.games import game_named
from engine.host.host import Host
from engine.invitations.model import Guest, Invitation, Terms
from engine.options import EDITION, Pick
from engine.table.model import Language
from words import listed, say

NO_TABLE = 0
"""In the place of a table's number in a button: there is no table yet."""


async def current_post(host: Host, invitation: Invitation, *, busy: bool = False) -> Post:
    """An invitation as it stands, and what is at stake if the result is to count."""
    stakes = ""
    rated = invitation.is_open and invitation.terms.rated and bool(invitation.guests)
    if rated and await _may_tell_ratings(host, invitation):
        there = await host.ratings.stakes_of(invitation.guild, invitation.game, invitation.people)
        names = [safe(invitation.name), *(safe(guest.name) for guest in invitation.guests)]
        stakes = stakes_line(invitation.language, names, there, host.now())
    return invitation_post(invitation, busy=busy, stakes=stakes)


async def _may_tell_ratings(host: Host, invitation: Invitation) -> bool:
    """Whether nobody is asked who hides their rating: to accept is to play for it in the open."""
    for guest in invitation.guests:
        settings = await host.people.settings(guest.user)
        if not guest.agrees and not settings.shows_on(invitation.guild):
            return False
    return True


def invitation_post(invitation: Invitation, *, busy: bool = False, stakes: str = "") -> Post:
    """An invitation as it stands. `busy`: the channel has another table, which is waited for;
    `stakes`: what everybody plays for."""
    if not invitation.is_open:
        return Post(_ended(invitation, busy=busy))
    lines = _seek(invitation) if invitation.kind == "seek" else _challenge(invitation)
    whole = "\n".join([*lines[:1], *_options(invitation), *lines[1:]])
    if stakes:
        plain = say(invitation.language, "invitation-rated")
        whole, lines = (
            whole.replace(plain, stakes, 1),
            [stakes if line == plain else line for line in lines],
        )
    text = whole if len(whole) <= CONTENT_LENGTH else shortened("\n".join(lines))
    asked = tuple(guest.user for guest in invitation.guests)
    return Post(text, _buttons(invitation), asked if invitation.kind == "challenge" else ())


def head(invitation: Invitation) -> str:
    """The line that says who asks whom, or for how many more."""
    language, game = invitation.language, game_of(invitation)
    if invitation.kind == "challenge":
        guests = listed(language, [at_people([guest.user]) for guest in invitation.guests])
        name = safe(invitation.name)
        return say(language, "challenge-head", game=game, name=name, guests=guests)
    names = [safe(invitation.name), *(safe(guest.name) for guest in invitation.guests)]
    missing = invitation.seats - len(names)
    return say(
        language,
        "seek-head",
        game=game,
        names=listed(language, names),
        count=len(names),
        missing=missing,
    )


def game_of(invitation: Invitation) -> str:
    """What is played, in the invitation's language."""
    return title_of(invitation.language, invitation.game, invitation.terms.options)


def terms_text(language: Language, game: str, terms: Terms) -> str:
    """Terms in one line."""
    parts = [
        say(language, "lobby-options", options=_options_text(language, game, terms.options)),
        say(language, "clock-line", clock=clock_text(language, terms.clock)),
    ]
    if terms.rated:
        parts.append(say(language, "invitation-rated"))
    return " · ".join(parts)


def post_link(invitation: Invitation) -> str:
    """Where an invitation is."""
    place = f"https://discord.com/channels/{invitation.guild}/{invitation.channel}"
    return place if invitation.post is None else f"{place}/{invitation.post}"


def _challenge(invitation: Invitation) -> list[str]:
    language = invitation.language
    lines = [head(invitation), *_terms(invitation), say(language, "challenge-seats")]
    if len(invitation.guests) > 1:
        lines.append(" · ".join(map(_answer, invitation.guests)))
    proposal = invitation.proposal
    if proposal is not None:
        guest = invitation.guest(proposal.user)
        name = safe(guest.name) if guest is not None else "?"
        lines.append(say(language, "challenge-suggests", name=name))
        lines.append(f"> {terms_text(language, invitation.game, proposal.terms)}")
    lines.append(_until(invitation))
    return lines


def _seek(invitation: Invitation) -> list[str]:
    return [head(invitation), *_terms(invitation), _until(invitation)]


def _until(invitation: Invitation) -> str:
    when = stamp(invitation.until)
    return f"-# {say(invitation.language, 'challenge-until', when=when)}"


def _terms(invitation: Invitation) -> list[str]:
    language, terms = invitation.language, invitation.terms
    options = _options_text(language, invitation.game, terms.options)
    lines = [
        say(language, "lobby-options", options=options),
        " · ".join(clock_lines(language, terms.clock)),
    ]
    return [*lines, say(language, "invitation-rated")] if terms.rated else lines


def _answer(guest: Guest) -> str:
    return f"{'✅' if guest.agrees else '⏳'} {safe(guest.name)}"


def _picks(game: str, options: str) -> list[Pick]:
    picks = game_named(game).options.picks(options)
    return [pick for pick in picks if pick.option.group != EDITION]


def _options_text(language: Language, game: str, options: str) -> str:
    picks = _picks(game, options)
    if not picks:
        return say(language, "options-none")
    return ", ".join(pick_text(language, game, pick) for pick in picks)


def _options(invitation: Invitation) -> list[str]:
    """The rules of the chosen options in small print, a line each."""
    return [
        f"-# **{pick.option.key}** "
        f"{option_about(invitation.language, invitation.game, pick.option.key)}"
        for pick in _picks(invitation.game, invitation.terms.options)
    ]


def _ended(invitation: Invitation, *, busy: bool) -> str:
    language, name = invitation.language, safe(invitation.name)
    if invitation.kind == "seek" and invitation.state in ("withdrawn", "lapsed"):
        return say(language, f"seek-{invitation.state}", game=game_of(invitation), name=name)
    key = "invitation-busy" if busy else f"invitation-{invitation.state}"
    place = f"<#{invitation.place or invitation.channel}>"
    return f"{head(invitation)}\n{say(language, key, name=name, place=place)}"


def _buttons(invitation: Invitation) -> tuple[Press, ...]:
    language, at = invitation.language, (invitation.id, invitation.edition)

    def button(what: str, style: ButtonStyle = ButtonStyle.secondary) -> Press:
        return Press(NO_TABLE, what, say(language, f"button-{what}"), style, at)

    withdraw = button("calloff", ButtonStyle.danger)
    if invitation.kind == "seek":
        return (button("seekin", ButtonStyle.success), button("seekout"), withdraw)
    answers = (button("accept", ButtonStyle.success), button("notnow"), button("suggest"))
    return (*proposal_buttons(invitation), *answers, withdraw)


def proposal_buttons(invitation: Invitation) -> tuple[Press, ...]:
    """What whoever asked can answer to other terms, if any are suggested."""
    if invitation.proposal is None:
        return ()
    language, at = invitation.language, (invitation.id, invitation.edition)
    return (
        Press(NO_TABLE, "takeup", say(language, "button-takeup"), ButtonStyle.success, at),
        Press(NO_TABLE, "turndown", say(language, "button-turndown"), arguments=at),
    )
