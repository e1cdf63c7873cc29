"""The public messages of a table: lobby, turn, result. Built here, sent by the outbox."""

from collections.abc import Sequence

import discord
from discord import ButtonStyle, ui
from msgspec import Struct

from cogs.buttons import TableButton, rows_of
from cogs.speech import joined_names, newest, safe, safe_names
from cogs.telling import TELLERS
from engine.core import Event, View
from engine.games import game_named
from engine.lobby import missing_players
from engine.table import Language, LoggedMove, Table
from engine.turns import waiting_on
from words import say

SEAT_MARKS = ("🔴", "🔵", "🟡", "🟢", "⚪", "⚫")


class Post(Struct, frozen=True):
    """A message to send: its text, its buttons, and the only people it may ping."""

    content: str
    buttons: ui.View
    pings: tuple[int, ...] = ()

    @property
    def mentions(self) -> discord.AllowedMentions:
        users = [discord.Object(user) for user in self.pings]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


def lobby_post(table: Table) -> Post:
    """Who sits, what is chosen, and how to join; afterwards, what has become of it."""
    language = table.language
    if table.status != "lobby":
        key = "lobby-closed" if table.status == "closed" else "lobby-started"
        names = joined_names(language, safe_names(table))
        return Post(f"{_title(table)}\n{say(language, key, names=names)}", rows_of())
    owner = next((p.name for p in table.players if p.user == table.owner), None)
    most = game_named(table.game).seats.stop - 1
    seats = [f"{SEAT_MARKS[n]} {name}" for n, name in enumerate(safe_names(table))]
    seats += [f"{SEAT_MARKS[n]} –" for n in range(len(seats), most)]
    missing = missing_players(table)
    state = (
        say(language, "lobby-missing", count=missing)
        if missing
        else say(language, "lobby-ready", free=most - len(table.players))
    )
    lines = [
        _title(table) + (f" · {say(language, 'lobby-by', name=safe(owner))}" if owner else ""),
        say(language, f"{table.game}-pitch"),
        say(language, "lobby-options", options=options_text(table, language)),
        " · ".join(seats),
        state,
    ]
    return Post("\n".join(lines), _lobby_buttons(table))


def options_text(table: Table, language: Language) -> str:
    """The chosen options by title, or that there are none."""
    keys = table.options.split()
    if not keys:
        return say(language, "options-none")
    return ", ".join(f"**{key}** {say(language, f'{table.game}-{key}')}" for key in keys)


def turn_post(table: Table, view: View, moves: Sequence[LoggedMove]) -> Post:
    """What happened, what was rolled, and whose move it is: that person alone is pinged."""
    language = table.language
    teller = TELLERS[table.game]
    told = teller.tell(language, public_events(moves), safe_names(table), view)
    pings = tuple(table.players[seat].user for seat in waiting_on(table))
    asked = say(language, "turn-asked", mentions=" ".join(f"<@{user}>" for user in pings))
    now = " · ".join(part for part in (teller.rolled(view), asked) if part)
    first = [say(language, "turn-sealed", commitment=table.commitment)] if table.ply == 0 else []
    content = "\n".join([*newest(told, 1500), *first, now])
    return Post(content, play_buttons(table, language), pings)


def play_buttons(table: Table, language: Language) -> ui.View:
    """What stands under the board of a running game."""
    play = TableButton.make(
        table.id,
        "play",
        table.ply,
        label=say(language, "button-play"),
        style=ButtonStyle.primary,
    )
    rules = TableButton.make(table.id, "rules", label=say(language, "button-rules"))
    return rows_of(play, rules)


def ping_post(table: Table) -> Post:
    """The short message beside a quiet table's board."""
    pings = tuple(table.players[seat].user for seat in waiting_on(table))
    mentions = " ".join(f"<@{user}>" for user in pings)
    return Post(say(table.language, "turn-asked", mentions=mentions), rows_of(), pings)


def result_post(table: Table, view: View, moves: Sequence[LoggedMove]) -> Post:
    """Ranks, what everybody achieved, and the seed that opens the sealed dice."""
    language = table.language
    teller = TELLERS[table.game]
    names = safe_names(table)
    told = teller.tell(language, public_events(moves), names, view)
    lines = newest(told, 800)
    if table.outcome is None:
        lines.append(say(language, "result-abandoned"))
    else:
        winners = joined_names(language, [names[seat] for seat in table.outcome.winners])
        lines.append(say(language, "result-wins", names=winners, count=len(table.outcome.winners)))
        standings = [teller.standing(language, view, seat) for seat in range(len(names))]
        ranked = sorted(zip(table.outcome.ranks, names, standings, strict=True), key=_rank)
        lines.append(" · ".join(f"{rank} {name} ({stands})" for rank, name, stands in ranked))
    days = max(0, table.ended - table.started) // 86_400
    lines.append(say(language, "result-length", steps=table.ply, days=days))
    lines.append(
        say(language, "result-seed", commitment=table.commitment[:8], seed=table.seed.hex())
    )
    buttons = rows_of(
        TableButton.make(
            table.id,
            "rematch",
            label=say(language, "button-rematch"),
            style=ButtonStyle.primary,
        ),
        TableButton.make(table.id, "record", label=say(language, "button-record")),
    )
    return Post("\n".join(lines), buttons)


def public_events(moves: Sequence[LoggedMove]) -> list[Event]:
    """What everybody may know of some moves."""
    return [event for move in moves for event in move.events if event.visible_to(None)]


def game_title(table: Table, language: Language) -> str:
    return say(language, f"{table.game}-title")


def _rank(standing: tuple[int, str, str]) -> int:
    return standing[0]


def _title(table: Table) -> str:
    return f"**{game_title(table, table.language)}**"


def _lobby_buttons(table: Table) -> ui.View:
    language = table.language

    def button(what: str, style: ButtonStyle = ButtonStyle.secondary) -> TableButton:
        return TableButton.make(table.id, what, label=say(language, f"button-{what}"), style=style)

    items = [button("join", ButtonStyle.primary), button("leave")]
    if game_named(table.game).options.offered:
        items.append(button("options"))
    items += [button("start", ButtonStyle.success), button("close", ButtonStyle.danger)]
    return rows_of(*items)
