"""Somebody who plays by tapping alone, and the taps they need: what a computer would do is what
they have in mind, so that they choose among all there is as players do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from bot import Hedgepost
from cogs.play.choices import AT_ONCE, offer, read_written
from engine.chance import Sealed
from engine.computer.player import decide
from engine.core import Move
from engine.games import game_named
from engine.table.drafts import Decision, decision_after, decision_of, reveals
from engine.table.model import Table
from engine.table.turns import waiting_on
from parlour import Person
from parlour.world.components import buttons
from parlour.world.model import Message
from tests.cogs.conftest import Club, mover_of


class Tapped(Struct):
    """What was tapped in some games."""

    turns: int = 0
    taps: int = 0
    unwarned: list[str] = []
    """What was played at once although nothing said so before."""
    at_once: int = 0

    @property
    def average(self) -> float:
        return self.taps / self.turns


async def play(club: Club, bot: Hedgepost, game: str, people: Sequence[Person]) -> Tapped:
    """A whole game, every decision of it by tapping."""
    lobby = await people[0].slash("table open", game=game)
    for person in people[1:]:
        await person.press("Join", on=lobby.message)
    await people[0].press("Start", on=lobby.message)
    told = Tapped()
    while (table := await club.table(bot)).status == "running":
        await club.settled()
        await _turn(club, bot, table, told)
    return told


async def _turn(club: Club, bot: Hedgepost, table: Table, told: Tapped) -> None:
    """From *Play* until somebody else is asked."""
    user = mover_of(table)
    person = club.by_id(user)
    board = next(one for one in reversed(club.boards) if "Play" in one.buttons)
    panel = (await person.press("Play", on=board)).message
    assert panel is not None
    told.turns += 1
    wanted: list[Move] = []
    while table.status == "running" and table.seat_of(user) in waiting_on(table):
        now = decision_of(table, user)
        if not now.draft or not wanted:
            wanted = _in_mind(now) if not now.complete else []
        pressed = _next_button(panel, now, wanted)
        told.taps += 1
        steps = _steps(pressed, now)
        before, text = table.ply, panel.text
        await person.press(pressed["custom_id"], on=panel)
        table = await club.table(bot)
        if _what(pressed) == "step":
            wanted = wanted[len(steps) :]
            if table.ply != before:
                told.at_once += 1
                if AT_ONCE not in pressed["label"] or AT_ONCE not in text:
                    told.unwarned.append(f"{pressed['label']}: {text}")
                wanted = []
        elif _what(pressed) == "confirm":
            wanted = []


def _in_mind(now: Decision) -> list[Move]:
    """A whole turn from here, or up to where it tells its player something."""
    table, user = now.table, now.table.players[now.seat].user
    game, moves = game_named(table.game), list[Move]()
    while now.choices.moves:
        move = decide(
            game, now.view, now.choices, Sealed(table.seed, 1000 + table.ply * 16 + len(moves))
        )
        if move not in now.choices.moves:
            move = now.choices.moves[0]  # a form that was filled in
        ends = reveals(decision_of(table, user), [*moves, move])
        moves.append(move)
        if ends:
            break
        now = decision_after(table, user, moves)
    return moves


def _next_button(panel: Message, now: Decision, wanted: Sequence[Move]) -> dict[str, Any]:
    """The tap that leads furthest towards what somebody has in mind."""
    found = buttons(panel.components)
    if not wanted:
        return next(one for one in found if _what(one) == "confirm")
    steps = [one for one in found if _what(one) == "step" and _leads(_steps(one, now), wanted)]
    confirm = [one for one in found if _what(one) == "confirm" and _steps(one, now) == list(wanted)]
    if confirm or steps:
        return max([*confirm, *steps], key=lambda one: len(_steps(one, now)))
    offered = offer(now, "en")
    groups = {
        number
        for number in offered.groups
        for choice in offered.bundles[number].choices
        if _leads(choice.steps, wanted)
    }
    return next(one for one in found if _what(one) == "group" and int(_last(one)) in groups)


def _leads(steps: Sequence[Move], wanted: Sequence[Move]) -> bool:
    return list(steps) == list(wanted[: len(steps)])


def _what(button: dict[str, Any]) -> str:
    return button["custom_id"].split(":")[2]


def _last(button: dict[str, Any]) -> str:
    return button["custom_id"].split(":")[-1]


def _steps(button: dict[str, Any], now: Decision) -> list[Move]:
    parts = button["custom_id"].split(":")
    return read_written(parts[5], now) if len(parts) > 5 else []
