"""The post of a game that is over: who won, the podium, what was remarkable, and the seed."""

from collections.abc import Sequence
from typing import Final

from discord import ButtonStyle

from cogs.delivery.channel import Post
from cogs.delivery.posts import told_moves
from cogs.narration import TELLERS
from cogs.narration.feats import remarks
from cogs.reply.components import Press
from cogs.words.partings import ended_by, farewells
from cogs.words.seats import changed_hands
from cogs.words.speech import newest, safe_names
from engine.clock.clock import DAY
from engine.computer.levels import LEVELS
from engine.core import Outcome, View
from engine.table.computers import lone_player
from engine.table.leagues import was_decided
from engine.table.model import LoggedMove, Table
from engine.table.results import result_of
from words import listed, say

_MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}


def result_post(
    table: Table,
    view: View,
    moves: Sequence[LoggedMove],
    log: Sequence[LoggedMove] = (),
    beside: Sequence[str] = (),
) -> Post:
    """The podium, what everybody achieved, what was remarkable about the whole `log`, what there is
    to say `beside` it, and last the seed that opens the sealed dice."""
    language = table.language
    teller = TELLERS[table.game]
    names = safe_names(table)
    lines = newest(told_moves(table, view, moves), 800)
    lines += farewells(language, table, moves)
    if was_decided(table):
        lines.append(say(language, "result-decided"))
    elif table.outcome is None:
        drawn = result_of(table, log) is not None
        lines.append(say(language, "result-agreed" if drawn else "result-abandoned"))
        lines += [by] if (by := ended_by(language, table)) else []
    else:
        winners = listed(language, [names[seat] for seat in table.outcome.winners])
        lines.append(say(language, "result-wins", names=winners, count=len(table.outcome.winners)))
        scores = [teller.score(language, view, seat) for seat in range(len(names))]
        lines += podium(table.outcome, names, scores)
        told = remarks(table, teller.feat, log, names)
        lines += [f"✨ {' '.join(told)}"] if told else []
    lines += beside
    lines += changed_hands(table, language)
    days = max(0, table.ended - table.started) // DAY
    lines.append(say(language, "result-length", steps=table.ply, days=days))
    if table.pace:
        lines.append(say(language, "result-show"))
    seed = say(language, "result-seed", commitment=table.commitment[:8], seed=table.seed.hex())
    lines.append(f"-# {seed}")
    again = Press(table.id, "rematch", say(language, "button-rematch"), ButtonStyle.primary)
    buttons = (
        *(() if table.season else (again,)),  # who meets whom in a league is for its draw to say
        *_other_levels(table),
        Press(table.id, "record", say(language, "button-record")),
        Press(table.id, "replay", say(language, "button-replay")),
    )
    return Post("\n".join(lines), buttons)


def podium(outcome: Outcome, names: Sequence[str], achieved: Sequence[str]) -> list[str]:
    """A line each, the winners first: the place, who, and what they achieved."""
    ranked = sorted(range(len(names)), key=lambda seat: outcome.ranks[seat])
    return [
        f"{_MEDALS.get(outcome.ranks[seat], f'{outcome.ranks[seat]}.')} "
        f"**{names[seat]}** · {achieved[seat]}"
        for seat in ranked
    ]


def _other_levels(table: Table) -> list[Press]:
    """The same once more against weaker or stronger computers, for somebody who was alone with
    computers of one level."""
    levels = {player.level for player in table.players if player.level}
    if lone_player(table) is None or len(levels) != 1:
        return []
    (played,) = levels
    return [
        Press(
            table.id, "level", say(table.language, "button-level", level=level), arguments=(level,)
        )
        for level in (played - 1, played + 1)
        if level in LEVELS
    ]
