"""The posts of a game: turn, result, and what stands beside them. The outbox sends them."""

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Final

from discord import ButtonStyle
from msgspec.structs import replace

from cogs.delivery.channel import Post
from cogs.delivery.seat_buttons import seat_buttons
from cogs.narration import TELLERS
from cogs.reply.components import Press
from cogs.words.clocks import time_left
from cogs.words.computers import briefly
from cogs.words.partings import farewells
from cogs.words.seats import by_hand, unasked_text
from cogs.words.speech import (
    CONTENT_LENGTH,
    at_people,
    newest,
    safe,
    safe_names,
)
from engine.core import Event, Seat, View
from engine.record import RESIGN
from engine.table.model import Language, LoggedMove, Player, Table
from engine.table.solo.who import can_go_back
from engine.table.takeback import overtaken
from engine.table.turns import waiting_on
from engine.table.unattended import PACES, goes_on
from words import listed, say

_TIME: Final = re.compile(r" · [^·\n]*<t:\d+:R>[^\n]*\Z")
"""The time there is, in whichever words and language a post tells it, at its end."""


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
    lines = [
        *back,
        *newest(told, 1200),
        *farewells(language, table, moves),
        *overtaken_lines(table),
        *_sealed(table, _first_told(table)),
        now,
    ]
    buttons = list(play_buttons(table, language))
    if _is_worth_a_film(table, moves):
        at = (table.position_number, 0)
        buttons.insert(1, Press(table.id, "recap", say(language, "button-recap"), arguments=at))
    return Post("\n".join(lines), tuple(buttons), newly_asked(table))


def _is_worth_a_film(table: Table, moves: Sequence[LoggedMove]) -> bool:
    """Whether several turns of computers lie between a person's and the next."""
    turns = [seat for seat, _ in groupby(moves, key=lambda move: move.seat) if seat is not None]
    return not table.pace and sum(table.players[seat].level > 0 for seat in turns) > 1


def told_moves(table: Table, view: View, moves: Sequence[LoggedMove]) -> list[str]:
    """What some moves led to, and whose hand made them if it was not the player's."""
    language, names = table.language, safe_names(table)
    told: list[str] = []
    for line, run in by_hand(table, moves, language):
        told += [line] if line else []
        told += TELLERS[table.game].tell(language, public_events(run), names, view)
    return briefly(table, told)


def only_answers(table: Table, moves: Sequence[LoggedMove]) -> bool:
    """Whether nothing has come since the last post but secret answers to a question that it asks
    others too: there is nothing to see but who has answered."""
    return (
        table.live
        and table.posting.posted >= 0
        and bool(moves)
        # Whoever holds the seats: what is asked of a computer or of an open seat is news too.
        and all(table.players[seat].since <= table.posting.posted for seat in waiting_on(table))
        and all(map(_is_secret, moves))
    )


def asked_since(table: Table) -> int:
    """The ply since which the table asks what it asks now."""
    numbers = (table.players[seat].since for seat in waiting_on(table))
    return table.ply_of(max(numbers, default=table.position_number))


def waiting_post(
    table: Table, view: View, recent: Sequence[LoggedMove]
) -> tuple[Post, list[Event]]:
    """The post that asked several players, now that some have answered in secret; and the events
    that its picture shows. `recent` are the last moves, from well before the question on."""
    language, names = table.language, safe_names(table)
    asked = max([asked_since(table), *(move.ply for move in recent if not _is_secret(move))])
    answers = [move for move in recent if move.ply > asked]
    taken_back = table.takebacks.back >= 0 and asked == table.ply_of(table.takebacks.back)
    turn = [] if taken_back else last_turn([move for move in recent if move.ply <= asked])
    told = [say(language, "turn-taken-back")] if taken_back else []
    told += newest(told_moves(table, view, turn), 1200)
    told += [line for line, _ in by_hand(table, answers, language) if line]
    answered = sorted({move.seat for move in answers if move.seat is not None})
    who = listed(language, [names[seat] for seat in answered])
    users = waiting_users(table)
    line = (
        TELLERS[table.game].rolled(view),
        say(language, "turn-answered", names=who, count=len(answered)),
        say(language, "turn-waiting", mentions=at_people(users)) if users else "",
        unasked_text(table, language),
    )
    content = "\n".join([*told, *_sealed(table, asked), " · ".join(part for part in line if part)])
    post = Post(content, play_buttons(table, language), stays=True)
    return post, public_events([*turn, *answers])


def last_turn(moves: Sequence[LoggedMove]) -> list[LoggedMove]:
    """What the last click has led to: it was logged at one time, and told in one post."""
    return [move for move in moves if (move.seat, move.at) == (moves[-1].seat, moves[-1].at)]


def overtaken_lines(table: Table) -> list[str]:
    """That a takeback is asked for no longer, if that is news."""
    request = overtaken(table)
    if request is None:
        return []
    asker = next((one.name for one in table.players if one.user == request.user), "?")
    return [say(table.language, "takeback-overtaken", name=safe(asker))]


def _first_told(table: Table) -> int:
    """The first ply that a board tells of: computers may have moved before there was one."""
    return 0 if table.posting.posted < 0 else table.ply


def _sealed(table: Table, ply: int) -> list[str]:
    """The fingerprint of the dice, which belongs in the first post of a game and stays there; that
    of a show in the message before its board."""
    if ply or table.pace:
        return []
    return [say(table.language, "turn-sealed", commitment=table.commitment)]


def waiting_users(table: Table) -> tuple[int, ...]:
    """Whose decision the table waits for, of those who hold their seats."""
    return tuple(player.user for player in _asked(table))


def newly_asked(table: Table) -> tuple[int, ...]:
    """Those of them whom no post has asked yet."""
    return tuple(player.user for player in _asked(table) if player.since > table.posting.posted)


def _asked(table: Table) -> list[Player]:
    players = [table.players[seat] for seat in waiting_on(table)]
    return [player for player in players if player.holder == "person"]


def play_buttons(table: Table, language: Language) -> tuple[Press, ...]:
    """What stands under the board of a running game."""
    rules = Press(table.id, "rules", say(language, "button-rules"))
    if table.pace:
        return (*show_buttons(table, language), rules)
    return (
        play_button(table, language),
        *seat_buttons(table, language),
        *_back_button(table, language),
        rules,
    )


def play_button(table: Table, language: Language) -> Press:
    """What opens the panel of whoever is asked."""
    at = (table.position_number,)
    return Press(table.id, "play", say(language, "button-play"), ButtonStyle.primary, at)


def show_buttons(table: Table, language: Language) -> list[Press]:
    """What stands under the board of a show: how it goes on, and whether."""
    stop = Press(table.id, "stop", say(language, "button-stop"), ButtonStyle.danger)
    at = (table.position_number,)
    if not goes_on(table):
        label = say(language, "button-goon")
        return [Press(table.id, "goon", label, ButtonStyle.primary, at), stop]
    now = PACES.index(table.pace)
    beside = [("slower", pace) for pace in PACES[now + 1 : now + 2]]
    beside += [("faster", pace) for pace in PACES[max(0, now - 1) : now]]
    return [
        Press(table.id, "pause", say(language, "button-pause"), ButtonStyle.primary, at),
        *(
            Press(table.id, "pace", say(language, f"button-{way}"), arguments=(pace,))
            for way, pace in beside
        ),
        stop,
    ]


def _back_button(table: Table, language: Language) -> tuple[Press, ...]:
    """To take back, for somebody who plays alone."""
    if not can_go_back(table):
        return ()
    label = say(language, "button-retract")
    return (Press(table.id, "retract", label, arguments=(table.position_number,)),)


def ping_post(table: Table) -> Post:
    """The short message beside a quiet table's board: who is asked, and the way there."""
    asked = waiting_users(table)
    text = (
        say(table.language, "turn-asked", mentions=at_people(asked))
        if asked
        else unasked_text(table, table.language)
    )
    seats = [seat for seat in waiting_on(table) if table.players[seat].user in asked]
    content = f"{_with_time(text, table, seats)}\n{board_link(table)}"
    return Post(content, (play_button(table, table.language),), newly_asked(table))


def with_time(post: Post, table: Table) -> Post:
    """A turn's post that tells how much time there is, which is known once the turn is saved."""
    return replace(post, content=_with_time(post.content, table)) if table.live else post


def with_footer(post: Post, footer: str) -> Post:
    """A table's post that ends with the league where the table belongs, if that still fits."""
    content = f"{post.content}\n{footer}"
    return replace(post, content=content) if len(content) <= CONTENT_LENGTH else post


def retimed(text: str, table: Table) -> str:
    """The text of a turn's post, which ends with the time there is, with what there is now; the
    footer of a league's table stays behind it."""
    body, sign, footer = text.rpartition("\n-# ") if table.season else (text, "", "")
    if not sign or "\n" in footer:  # that was no footer, which is the last line
        body, sign, footer = text, "", ""
    return _with_time(_TIME.sub("", body), table) + sign + footer


def _with_time(text: str, table: Table, seats: Sequence[Seat] | None = None) -> str:
    left = time_left(table.language, table, seats)
    return f"{text} · {left}" if left else text


def public_events(moves: Sequence[LoggedMove]) -> list[Event]:
    """What everybody may know of some moves."""
    return [event for move in moves for event in move.events if event.visible_to(None)]


def board_link(table: Table) -> str:
    """Where a table's newest board is."""
    server = "@me" if table.direct else table.guild
    posted = table.posting.posted >= 0
    channel = table.lobby_channel if table.status == "lobby" else table.channel
    place = f"https://discord.com/channels/{server}/{channel}"
    if table.parent and not posted and table.status != "lobby":
        return place
    return place if table.posting.post is None else f"{place}/{table.posting.post}"


def _is_secret(move: LoggedMove) -> bool:
    """Whether a step was a decision that nobody else may know. To leave is none."""
    if move.seat is None or move.move == RESIGN:
        return False
    own = [event for event in move.events if (event.seat, event.text) == (move.seat, move.move)]
    return all(event.to is not None for event in own)
