"""The public messages of a table: lobby, turn, result. Built here, sent by the outbox."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui
from msgspec import Struct
from msgspec.structs import replace

from cogs.delivery.seat_buttons import seat_buttons
from cogs.narration import TELLERS
from cogs.reply.components import Press, view_of
from cogs.words.clocks import clock_lines, time_left
from cogs.words.options import counts_text, option_about, option_title, pick_text
from cogs.words.seats import by_hand, changed_hands, seat_mark, unasked_text
from cogs.words.speech import (
    CONTENT_LENGTH,
    at_people,
    newest,
    pinging,
    safe,
    safe_names,
    shortened,
)
from engine.clock.clock import DAY
from engine.core import Event, Seat, View
from engine.games import game_named
from engine.options import EDITION, Pick
from engine.record import RESIGN
from engine.table.lobby import allowed_seats, missing_players
from engine.table.model import Language, LoggedMove, Player, Table
from engine.table.takeback import overtaken
from engine.table.turns import waiting_on
from render import Picture
from words import LANGUAGES, listed, say

IN_A_ROW = 5
"""Discord's limit for buttons."""


class Post(Struct, frozen=True):
    """A message to send: its text, its buttons, and the only people it may ping."""

    content: str
    presses: tuple[Press, ...] = ()
    pings: tuple[int, ...] = ()
    before: Picture | None = None
    """The board on which a round of a match has ended, shown before the newest one."""
    stays: bool = False
    """It belongs in the message that has the board already: there is no news for a new one."""

    @property
    def buttons(self) -> ui.View:
        return view_of(self.presses)

    @property
    def mentions(self) -> discord.AllowedMentions:
        return pinging(self.pings)

    def payload(self) -> dict[str, Any]:
        """Text, buttons and pings as Discord takes them: what the library makes of the above."""
        buttons = [press.payload() for press in self.presses]
        kind = discord.ComponentType.action_row.value
        return {
            "content": self.content,
            "components": [
                {"type": kind, "components": buttons[at : at + IN_A_ROW]}
                for at in range(0, len(buttons), IN_A_ROW)
            ],
            "allowed_mentions": {"parse": [], "users": list(self.pings)},
        }


def lobby_post(table: Table) -> Post:
    """Who sits, what is chosen, and how to join; afterwards, what has become of it."""
    language = table.language
    if table.status != "lobby":
        key = "lobby-closed" if table.status == "closed" else "lobby-started"
        names = listed(language, safe_names(table))
        return Post(f"{_title(table)}\n{say(language, key, names=names)}")
    owner = next((p.name for p in table.players if p.user == table.owner), None)
    most = max(allowed_seats(table)[-1], len(table.players))
    seats = [f"{seat_mark(n)} {name}" for n, name in enumerate(safe_names(table))]
    seats += [f"{seat_mark(n)} –" for n in range(len(seats), most)]
    by = f" · {say(language, 'lobby-by', name=safe(owner))}" if owner else ""
    head = [
        _title(table) + by,
        say(language, f"{table.game}-pitch", counts=counts_text(allowed_seats(table))),
        say(language, "lobby-options", options=options_text(table, language)),
        " · ".join(clock_lines(language, table.clock)),
    ]
    tail = [" · ".join(seats), how_many(table, language)]
    rules = option_lines(table, language)
    whole = "\n".join([*head, *rules, *tail])
    if len(whole) > CONTENT_LENGTH:
        whole = "\n".join([*head, *tail])
    return Post(shortened(whole), _lobby_buttons(table))


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
    else:
        told.append(say(language, "lobby-ready", free=allowed[-1] - seated))
        if options.seats and seated not in advised:
            told.append(
                say(language, "lobby-better", count=seated, counts=counts_text(advised))
                if advised
                else say(language, "lobby-possible", count=seated)
            )
    return " ".join(told)


def options_text(table: Table, language: Language) -> str:
    """The chosen options by key and title, or that there are none."""
    picks = rules_picked(table)
    if not picks:
        return say(language, "options-none")
    return ", ".join(pick_text(language, table.game, pick) for pick in picks)


def option_lines(table: Table, language: Language) -> list[str]:
    """The rules of the chosen options in small print, a line each."""
    return [
        f"-# **{pick.option.key}** {option_about(language, table.game, pick.option.key)}"
        for pick in rules_picked(table)
    ]


def rules_picked(table: Table) -> list[Pick]:
    """What is chosen; an edition is the table's title."""
    picks = game_named(table.game).options.picks(table.options)
    return [pick for pick in picks if pick.option.group != EDITION]


def turn_post(table: Table, view: View, moves: Sequence[LoggedMove]) -> Post:
    """What happened, what was rolled, and whose move it is.

    Those are pinged who have not been asked by an earlier post.
    """
    language = table.language
    told = told_moves(table, view, moves)
    users = waiting_users(table)
    asked = say(language, "turn-asked", mentions=at_people(users)) if users else ""
    line = (TELLERS[table.game].rolled(view), asked, unasked_text(table, language))
    now = " · ".join(part for part in line if part)
    back = [say(language, "turn-taken-back")] if table.owes_takeback else []
    lines = [*back, *newest(told, 1200), *overtaken_lines(table), *_sealed(table, table.ply), now]
    return Post("\n".join(lines), play_buttons(table, language), newly_asked(table))


def told_moves(table: Table, view: View, moves: Sequence[LoggedMove]) -> list[str]:
    """What some moves led to, and whose hand made them if it was not the player's."""
    language, names = table.language, safe_names(table)
    told: list[str] = []
    for line, run in by_hand(table, moves, language):
        told += [line] if line else []
        told += TELLERS[table.game].tell(language, public_events(run), names, view)
    return told


def only_answers(table: Table, moves: Sequence[LoggedMove]) -> bool:
    """Whether nothing has come since the last post but secret answers to a question that it asks
    others too: there is nothing to see but who has answered."""
    return (
        table.live
        and table.posted >= 0
        and bool(moves)
        # Whoever holds the seats: what is asked of a computer or of an open seat is news too.
        and all(table.players[seat].since <= table.posted for seat in waiting_on(table))
        and all(map(_is_secret, moves))
    )


def asked_since(table: Table) -> int:
    """The ply since which the table asks what it asks now."""
    marks = (table.players[seat].since for seat in waiting_on(table))
    return table.ply_of(max(marks, default=table.mark))


def waiting_post(
    table: Table, view: View, recent: Sequence[LoggedMove]
) -> tuple[Post, list[Event]]:
    """The post that asked several players, now that some have answered in secret; and the events
    that its picture shows. `recent` are the last moves, from well before the question on."""
    language = table.language
    teller, names = TELLERS[table.game], safe_names(table)
    asked = max([asked_since(table), *(move.ply for move in recent if not _is_secret(move))])
    before = [move for move in recent if move.ply <= asked]
    answers = [move for move in recent if move.ply > asked]
    # What one click has led to was logged at one time, and told in one post.
    turn = [move for move in before if (move.seat, move.at) == (before[-1].seat, before[-1].at)]
    back: list[str] = []
    if table.back >= 0 and asked == table.ply_of(table.back):
        turn, back = [], [say(language, "turn-taken-back")]
    told = back + newest(told_moves(table, view, turn), 1200)
    told += [line for line, _ in by_hand(table, answers, language) if line]
    answered = sorted({move.seat for move in answers if move.seat is not None})
    who = listed(language, [names[seat] for seat in answered])
    users = waiting_users(table)
    line = (
        teller.rolled(view),
        say(language, "turn-answered", names=who, count=len(answered)),
        say(language, "turn-waiting", mentions=at_people(users)) if users else "",
        unasked_text(table, language),
    )
    content = "\n".join([*told, *_sealed(table, asked), " · ".join(part for part in line if part)])
    post = Post(content, play_buttons(table, language), stays=True)
    return post, public_events([*turn, *answers])


def overtaken_lines(table: Table) -> list[str]:
    """That a takeback is asked for no longer, if that is news."""
    request = overtaken(table)
    if request is None:
        return []
    asker = next((one.name for one in table.players if one.user == request.user), "?")
    return [say(table.language, "takeback-overtaken", name=safe(asker))]


def _sealed(table: Table, ply: int) -> list[str]:
    """The fingerprint of the dice, which belongs in the first post of a game and stays there."""
    if ply:
        return []
    return [say(table.language, "turn-sealed", commitment=table.commitment)]


def waiting_users(table: Table) -> tuple[int, ...]:
    """Whose decision the table waits for, of those who hold their seats."""
    return tuple(player.user for player in _asked(table))


def newly_asked(table: Table) -> tuple[int, ...]:
    """Those of them whom no post has asked yet."""
    return tuple(player.user for player in _asked(table) if player.since > table.posted)


def _asked(table: Table) -> list[Player]:
    players = [table.players[seat] for seat in waiting_on(table)]
    return [player for player in players if player.holder == "person"]


def play_buttons(table: Table, language: Language) -> tuple[Press, ...]:
    """What stands under the board of a running game."""
    play, rules = say(language, "button-play"), say(language, "button-rules")
    return (
        Press(table.id, "play", play, ButtonStyle.primary, (table.mark,)),
        *seat_buttons(table, language),
        Press(table.id, "rules", rules),
    )


def ping_post(table: Table) -> Post:
    """The short message beside a quiet table's board."""
    asked = newly_asked(table) or waiting_users(table)
    text = (
        say(table.language, "turn-asked", mentions=at_people(asked))
        if asked
        else unasked_text(table, table.language)
    )
    seats = [seat for seat in waiting_on(table) if table.players[seat].user in asked]
    return Post(_with_time(text, table, seats), pings=newly_asked(table))


def with_time(post: Post, table: Table) -> Post:
    """A turn's post that tells how much time there is, which is known once the turn is saved."""
    return replace(post, content=_with_time(post.content, table)) if table.live else post


def retimed(text: str, table: Table) -> str:
    """The text of a turn's post, which ends with the time there is, with what there is now."""
    for language in LANGUAGES:  # the table may have changed its own since
        before, found, _ = text.rpartition(f" · {say(language, 'time-left', when='').strip()}")
        if found:
            return _with_time(before, table)
    return _with_time(text, table)


def _with_time(text: str, table: Table, seats: Sequence[Seat] | None = None) -> str:
    left = time_left(table.language, table, seats)
    return f"{text} · {left}" if left else text


def result_post(table: Table, view: View, moves: Sequence[LoggedMove]) -> Post:
    """Ranks, what everybody achieved, and the seed that opens the sealed dice."""
    language = table.language
    teller = TELLERS[table.game]
    names = safe_names(table)
    lines = newest(told_moves(table, view, moves), 800)
    if table.outcome is None:
        lines.append(say(language, "result-abandoned"))
    else:
        winners = listed(language, [names[seat] for seat in table.outcome.winners])
        lines.append(say(language, "result-wins", names=winners, count=len(table.outcome.winners)))
        standings = [teller.standing(language, view, seat) for seat in range(len(names))]
        ranked = sorted(zip(table.outcome.ranks, names, standings, strict=True), key=_rank)
        lines.append(" · ".join(f"{rank} {name} ({stands})" for rank, name, stands in ranked))
    lines += changed_hands(table, language)
    days = max(0, table.ended - table.started) // DAY
    lines.append(say(language, "result-length", steps=table.ply, days=days))
    lines.append(
        say(language, "result-seed", commitment=table.commitment[:8], seed=table.seed.hex())
    )
    buttons = (
        Press(table.id, "rematch", say(language, "button-rematch"), ButtonStyle.primary),
        Press(table.id, "record", say(language, "button-record")),
        Press(table.id, "replay", say(language, "button-replay")),
    )
    return Post("\n".join(lines), buttons)


def public_events(moves: Sequence[LoggedMove]) -> list[Event]:
    """What everybody may know of some moves."""
    return [event for move in moves for event in move.events if event.visible_to(None)]


def game_title(table: Table, language: Language) -> str:
    return title_of(language, table.game, table.options)


def title_of(language: Language, game: str, chosen: str) -> str:
    """A game's name, or that of the edition it is played by."""
    for pick in game_named(game).options.picks(chosen):
        if pick.option.group == EDITION:
            return option_title(language, game, pick.option.key)
    return say(language, f"{game}-title")


def board_link(table: Table) -> str:
    """Where a table's newest board is."""
    place = f"https://discord.com/channels/{table.guild}/{table.channel}"
    return place if table.post is None else f"{place}/{table.post}"


def _is_secret(move: LoggedMove) -> bool:
    """Whether a step was a decision that nobody else may know. To leave is none."""
    if move.seat is None or move.move == RESIGN:
        return False
    own = [event for event in move.events if (event.seat, event.text) == (move.seat, move.move)]
    return all(event.to is not None for event in own)


def _rank(standing: tuple[int, str, str]) -> int:
    return standing[0]


def _title(table: Table) -> str:
    return f"**{game_title(table, table.language)}**"


def _lobby_buttons(table: Table) -> tuple[Press, ...]:
    language = table.language

    def button(what: str, style: ButtonStyle = ButtonStyle.secondary) -> Press:
        return Press(table.id, what, say(language, f"button-{what}"), style)

    items = [button("join", ButtonStyle.primary), button("leave")]
    if game_named(table.game).options.offered:
        items.append(button("options"))
    items += [
        button("clock"),
        button("start", ButtonStyle.success),
        button("close", ButtonStyle.danger),
    ]
    return tuple(items)
