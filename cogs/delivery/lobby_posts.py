"""The post of a lobby: who sits, what is chosen, and how to join."""

from discord import ButtonStyle
from msgspec.structs import replace

from cogs.delivery.channel import Post
from cogs.reply.components import Choosing, Press
from cogs.words.clocks import clock_lines
from cogs.words.computers import level_options
from cogs.words.options import counts_text, game_title, option_about, option_title, pick_text
from cogs.words.partings import ended_by
from cogs.words.ratings import stakes_text
from cogs.words.seats import seat_sign
from cogs.words.speech import CONTENT_LENGTH, at_people, safe, safe_names, shortened, stamp
from engine.games import game_named
from engine.host.host import Host
from engine.options import EDITION, Pick
from engine.table.guests import awaited, by_seat, taken_or_kept
from engine.table.lobby import allowed_seats, missing_players
from engine.table.model import Guest, Language, Player, Table
from words import listed, say


async def current_lobby_post(host: Host, table: Table) -> Post:
    """The post of a lobby with what its table plays for, if its result counts."""
    stakes = await host.ratings.stakes(table) if table.status == "lobby" else ()
    return lobby_post(table, stakes_text(table.language, table, stakes, host.now()))


def lobby_post(table: Table, stakes: str = "") -> Post:
    """Who sits, what is chosen, how to join, and what is at stake; afterwards, what has become of
    it."""
    language = table.language
    if table.status != "lobby":
        key = "lobby-closed" if table.status == "closed" else "lobby-started"
        names = listed(language, safe_names(table))
        told = [_title(table), say(language, key, names=names), *_thread(table)]
        if table.status == "closed" and (by := ended_by(language, table)):
            told.append(by)
        if table.pace:  # its board is one message, which cannot keep the fingerprint
            told.append(say(language, "turn-sealed", commitment=table.commitment))
        return Post("\n".join(told))
    owner = next((p.name for p in table.players if p.user == table.owner), None)
    most = max(allowed_seats(table)[-1], len(table.players))
    kept = awaited(table)
    seats = [f"{seat_sign(n)} {_seated(table, one)}" for n, one in enumerate(by_seat(table))]
    seats += [f"{seat_sign(n)} –" for n in range(len(seats), most)]
    by = f" · {say(language, 'lobby-by', name=safe(owner))}" if owner else ""
    head = [
        _title(table) + by,
        say(language, f"{table.game}-pitch", counts=counts_text(allowed_seats(table))),
        say(language, "lobby-options", options=options_text(table, language)),
        " · ".join(clock_lines(language, table.clock)),
        *_thread(table),
    ]
    stakes = stakes or stakes_text(language, table, (), 0)
    tail = [" · ".join(seats), *([stakes] if stakes else []), how_many(table, language)]
    if kept:
        when = stamp(min(guest.until for guest in kept))
        asked = at_people([guest.user for guest in kept])
        tail.append(say(language, "lobby-kept", mentions=asked, count=len(kept), when=when))
    rules = option_lines(table, language)
    whole = "\n".join([*head, *rules, *tail])
    if len(whole) > CONTENT_LENGTH:
        whole = "\n".join([*head, *tail])
    return Post(shortened(whole), _lobby_buttons(table), selects=_levels(table))


def _thread(table: Table) -> list[str]:
    """Where a table is played that has a thread of its own."""
    if not table.parent or table.status == "closed":
        return []
    return [say(table.language, "lobby-thread", channel=f"<#{table.channel}>")]


def opened_post(table: Table) -> Post:
    """The post of a lobby that nobody has seen yet: it pings those for whom seats are kept."""
    asked = tuple(guest.user for guest in awaited(table))
    return replace(lobby_post(table), pings=asked)


def _seated(table: Table, one: Player | Guest) -> str:
    """Who sits in a lobby, or is to sit there."""
    if isinstance(one, Player):
        return safe(one.name)
    return say(table.language, "lobby-guest", name=safe(one.name))


def how_many(table: Table, language: Language) -> str:
    """Whether the game can start with those seated, and what would help if not."""
    seated = len(table.players)
    options = game_named(table.game).options
    allowed = allowed_seats(table)
    advised = options.advised_for(table.options)
    told: list[str] = []
    if options.seats and allowed != options.seats:
        told.append(say(language, "lobby-counts", counts=counts_text(allowed)))
    if missing := missing_players(table):
        told.append(say(language, "lobby-missing", count=missing))
    elif seated > allowed[-1]:
        told.append(say(language, "lobby-crowded", count=seated - allowed[-1]))
    elif seated not in allowed:
        told.append(say(language, "lobby-between"))
    elif not awaited(table):
        told.append(say(language, "lobby-ready", free=allowed[-1] - seated))
        if options.seats and seated not in advised:
            told.append(
                say(language, "lobby-better", count=seated, counts=counts_text(advised))
                if advised
                else say(language, "lobby-possible", count=seated)
            )
    return " ".join(told)


def options_text(table: Table, language: Language) -> str:
    """The chosen options by title, or that there are none."""
    picks = rules_picked(table)
    if not picks:
        return say(language, "options-none")
    return ", ".join(pick_text(language, table.game, pick) for pick in picks)


def option_lines(table: Table, language: Language) -> list[str]:
    """The rules of the chosen options in small print, a line each."""
    return [
        f"-# **{option_title(language, table.game, pick.option.key)}** · "
        f"{option_about(language, table.game, pick.option.key)}"
        for pick in rules_picked(table)
    ]


def rules_picked(table: Table) -> list[Pick]:
    """What is chosen; an edition is the table's title."""
    picks = game_named(table.game).options.picks(table.options)
    return [pick for pick in picks if pick.option.group != EDITION]


def _title(table: Table) -> str:
    return f"**{game_title(table, table.language)}**"


def _lobby_buttons(table: Table) -> tuple[Press, ...]:
    language = table.language

    def button(what: str, style: ButtonStyle = ButtonStyle.secondary) -> Press:
        return Press(table.id, what, say(language, f"button-{what}"), style)

    items = [] if table.direct else [button("join", ButtonStyle.primary), button("leave")]
    if game_named(table.game).options.offered:
        items.append(button("options"))
    items += [
        button("clock"),
        button("rules"),
        button("start", ButtonStyle.success),
        button("close", ButtonStyle.danger),
    ]
    if any(player.level for player in table.players):
        items.append(button("dismiss"))
    if awaited(table):
        items.append(button("free"))
    return tuple(items)


def _levels(table: Table) -> tuple[Choosing, ...]:
    """How strong a computer is to be that sits down, while there is a seat for one.

    The number seated makes it another select each time: Discord would still show what was chosen
    last, and let nobody choose the same again.
    """
    seated = len(table.players)
    if table.rated or not seated or taken_or_kept(table) >= allowed_seats(table)[-1]:
        return ()
    placeholder = say(table.language, "computer-add")
    return (Choosing(table.id, "computer", placeholder, level_options(table.language), (seated,)),)
