"""What a server's managers have chosen, in words."""

from __future__ import annotations

from cogs.words.clocks import clock_text, expiry_text
from cogs.words.languages import language_name
from cogs.words.speech import mentions
from engine.table.access import Access, Customs
from engine.table.model import GuildSettings, Language
from words import say


def shown_settings(language: Language, settings: GuildSettings) -> list[str]:
    """What a server's managers have chosen, a line each."""
    channels = mentions(settings.channels, most=20)
    spoken = language_name(language, settings.language)
    return [
        say(language, "settings-language", language=spoken),
        say(language, "server-channels", channels=channels or say(language, "server-everywhere")),
        say(language, "settings-quiet", on=str(settings.quiet).lower()),
        say(language, "server-thread", on=str(settings.thread).lower()),
        say(language, "server-allowance", days=settings.allowance),
        say(language, "server-most", count=settings.table_limit or 0),
        say(language, "server-no-log")
        if settings.log is None
        else say(language, "server-log", channel=f"<#{settings.log}>"),
        say(language, "server-no-seek")
        if settings.seek is None
        else say(language, "server-seek", channel=f"<#{settings.seek}>"),
        say(language, "server-clock", clock=clock_text(language, settings.clock)),
        *([expiry_text(language, settings.clock)] if settings.clock.limit else []),
        say(language, "server-substitutes", on=str(settings.substitutes).lower()),
        say(language, "server-rated", on=str(settings.rated).lower()),
        puzzles_line(language, settings),
        *shown_access(language, settings.access),
    ]


def shown_roles(language: Language, access: Access) -> list[str]:
    """Who may open tables, and who is told of them."""
    openers = " ".join(f"<@&{role}>" for role in access.openers)
    return [
        say(language, "server-openers", roles=openers)
        if openers
        else say(language, "server-openers-all"),
        say(language, "server-called", role=f"<@&{access.called}>")
        if access.called
        else say(language, "server-called-none"),
    ]


def shown_customs(language: Language, customs: Customs) -> str:
    """What is special in a channel."""
    channel, facts = f"<#{customs.channel}>", list[str]()
    if customs.language:
        spoken = language_name(language, customs.language)
        facts.append(say(language, "settings-language", language=spoken))
    if customs.quiet is not None:
        facts.append(say(language, "settings-quiet", on=str(customs.quiet).lower()))
    if customs.thread is not None:
        facts.append(say(language, "server-thread", on=str(customs.thread).lower()))
    if customs.clock is not None:
        facts.append(say(language, "clock-line", clock=clock_text(language, customs.clock)))
    if not facts:
        return say(language, "customs-none", channel=channel)
    return say(language, "customs", channel=channel, facts=" · ".join(facts))


def shown_blocked(language: Language, access: Access) -> str:
    """Whom the managers have blocked."""
    if not access.blocked:
        return say(language, "blocked-none")
    people = " ".join(f"<@{user}>" for user in access.blocked[:50])
    more = " …" if len(access.blocked) > 50 else ""
    return say(language, "blocked-list", people=people + more, count=len(access.blocked))


def shown_access(language: Language, access: Access) -> list[str]:
    """All of it, a line each; what is as usual everywhere is left out."""
    lines = shown_roles(language, access)
    lines += [shown_customs(language, one) for one in access.customs[:20]]
    if access.blocked:
        lines.append(say(language, "server-blocked", count=len(access.blocked)))
    return lines


def puzzles_line(language: Language, settings: GuildSettings) -> str:
    """Where a server has its puzzle of the week."""
    if settings.puzzles is None:
        return say(language, "server-no-puzzles")
    return say(language, "server-puzzles", channel=f"<#{settings.puzzles}>")
