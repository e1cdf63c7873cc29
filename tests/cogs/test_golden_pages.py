"""Every page, panel and post, as everybody saw it: words, ids of buttons, what is offered.

One that fails shows what changed and leaves the new one in `build/pages`;
`REWRITE_PAGES=1 pytest tests/cogs/test_golden_pages.py` accepts it, to be read afterwards.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace

import cogs.play.cog
import cogs.reply.answers
from bot import Hedgepost
from cogs.reply.completing import Typists
from cogs.table.option_pages import first_page, group_page, groups_of, pages_of
from cogs.table.option_selects import OptionPage, refinements
from cogs.words.options import pick_text
from engine.clock.clock import DAY, HOUR
from engine.core import Refused
from engine.games import GAMES
from engine.host.computers import think_here
from engine.option_words import Number, Option, Word
from engine.options import Options
from engine.table.model import Language, Table
from parlour import Person
from parlour.driver.reply import Reply
from parlour.world.components import buttons
from parlour.world.model import Message
from tests.cogs.background.test_computers import alices_turn
from tests.cogs.conftest import Club, choices, mover_of, thought
from tests.cogs.diary import at
from tests.cogs.table.test_shows import goes_on
from tests.cogs.transcript import Transcript, parts
from tests.data.examples import a_table

MADE_UP = ("id", "application_id", "version", "guild_id")
"""What Discord adds to a command."""


def unhurried(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """An evening that begins on a Monday, and on which nobody is in a hurry."""
    monkeypatch.setattr(cogs.reply.answers, "DEFER_AFTER", 9.0)
    monkeypatch.setattr(cogs.reply.answers, "NOTE_AFTER", 60.0)
    monkeypatch.setattr(cogs.play.cog, "BOARD_FIRST", 60.0)
    monkeypatch.setattr(cogs.play.cog, "BOARD_AS_ANSWER", 60.0)
    club.time.now = at("Mon 18:00")


@pytest.fixture
def seen(club: Club, monkeypatch: pytest.MonkeyPatch) -> Transcript:
    unhurried(club, monkeypatch)
    club.bob.user.locale = "fr"
    return Transcript()


async def opened(
    seen: Transcript, club: Club, game: str, options: str = "", *others: Person
) -> Reply:
    """Alice opens a table, Bob and others join."""
    lobby = await seen.slash(club.alice, "table open", game=game, options=options)
    for person in (club.bob, *others):
        await seen.press(person, "Join", lobby.message)
    await club.settled()
    assert lobby.message is not None
    seen.post("The lobby", lobby.message)
    return lobby


async def started(
    seen: Transcript, club: Club, game: str, options: str = "", *others: Person
) -> Message:
    lobby = await opened(seen, club, game, options, *others)
    await seen.press(club.alice, "Start", lobby.message)
    board = await club.board()
    await club.settled()
    seen.post("The board", board)
    return board


def ids(reply: Reply, *words: str) -> list[str]:
    """The ids of a panel's buttons, of those with one of these words."""
    assert reply.message is not None
    return ids_of(reply.message, *words)


def ids_of(message: Message, *words: str) -> list[str]:
    """The same of a message."""
    there = [one["custom_id"] for one in buttons(message.components)]
    return [one for one in there if one.split(":")[2] in words]


async def turn(seen: Transcript, club: Club, person: Person, board: Message) -> Message:
    """Take the first choice of every step, think again about the first, and confirm."""
    panel = await seen.press(person, "Play", board)
    thought_again = False
    while steps := ids(panel, "step", "group"):
        await seen.press(person, steps[0], panel.message)
        if not thought_again and (undo := ids(panel, "undo")):
            thought_again = True
            await seen.press(person, undo[0], panel.message)
    for confirm in ids(panel, "confirm"):
        await seen.press(person, confirm, panel.message)
    await club.settled()
    newest = club.boards[-1]
    if newest.id != board.id:
        seen.post("The next board", newest)
        seen.note("The board before", *parts(board.components))
    return newest


def in_french_alone(told: Any) -> Any:
    """Without what a command is called in further languages, which may come at any time."""
    if isinstance(told, list):
        return [in_french_alone(one) for one in told]
    if not isinstance(told, dict):
        return told
    return {
        key: {"fr": value["fr"]}
        if key.endswith("_localizations") and value
        else in_french_alone(value)
        for key, value in told.items()
    }


async def test_commands_and_buttons(club: Club, bot: Hedgepost):
    """What Discord is told of commands, and what may be pressed where."""
    seen = Transcript()
    for command in sorted(club.parlour.world.commands.values(), key=lambda one: one.data["name"]):
        told = in_french_alone(
            {key: value for key, value in command.data.items() if key not in MADE_UP}
        )
        seen.note(
            f"/{command.data['name']}", *json.dumps(told, indent=1, ensure_ascii=False).splitlines()
        )
    lines: list[str] = []
    for word, one in sorted(bot.presses._declared.items()):
        taken = ", ".join(f"{kind} {sent.__qualname__}" for kind, sent in one.takes.items())
        private = "privately " if one.private else ""
        lines.append(f"{word}: {taken}; {private}{one.where}{', updates' if one.updates else ''}")
    seen.note("Buttons, selects and forms", *lines)
    seen.is_as_liked("commands")


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_options(language: Language):
    """Every page of every game while nothing is chosen, each preset, and what refines options."""
    seen = Transcript()
    for game in GAMES.values():
        plain = a_table(game=game.key, id=7)
        for preset in ["", *(game.options.canonical(one.options) for one in game.options.presets)]:
            page = first_page(replace(plain, options=preset), language)
            seen.note(f"{game.key} {preset}", page.text, *parts(page.view.to_components()))
        for group in groups_of(plain):
            for number in range(len(pages_of(plain, group))):
                page = group_page(plain, language, OptionPage(group, number))
                seen.note(f"{group} {number}", page.text, *parts(page.view.to_components()))
        for option, chosen in refined(game.options):
            table, here = replace(plain, options=chosen), OptionPage(option.group)
            refining = [
                one.to_component_dict() for one in refinements(table, language, here, [option])
            ]
            picks = [pick_text(language, game.key, one) for one in game.options.picks(chosen)]
            seen.note(chosen, *picks, *parts(refining))
    seen.is_as_liked(f"options-{language}")


def refined(options: Options) -> Iterator[tuple[Option, str]]:
    """Every option that can be refined, plainly and with each of its words."""
    for option in options.offered:
        words = [one.text for one in option.words if isinstance(one, Word)]
        words += [f"{one.name}={one.most}" for one in option.words if isinstance(one, Number)]
        for word in ["", *words] if words else []:
            with suppress(Refused):
                yield option, options.canonical(f"{option.key} {word}")


async def test_a_lobby(club: Club, bot: Hedgepost, seen: Transcript):
    lobby = await opened(seen, club, "hedgehogs", "v9 v15")
    await seen.press(club.dee, "Options", lobby.message)
    options = await seen.press(club.alice, "Options", lobby.message)
    await seen.choose(club.alice, "One group after the other", "black", on=options.message)
    await seen.choose(club.alice, "Variants", "v35", "v37", on=options.message)
    while ways := ids(options, "optchange"):
        await seen.press(club.alice, ways[-1], options.message)
    await seen.press(club.alice, "↩ Back", options.message)
    await seen.press(club.alice, "Write…", options.message)
    await seen.submit(club.alice, text="v9 v18 target=3")
    await seen.choose(club.alice, "One group after the other", "scoring", on=options.message)
    clock = await seen.press(club.alice, "Clock", lobby.message)
    for time in ("off", "7d", "brisk"):
        await seen.choose(club.alice, "hp-select:1:clocktime", time, on=clock.message)
    await seen.choose(club.alice, "hp-select:1:clockend", "substitute", on=clock.message)
    await seen.press(club.bob, "Clock", lobby.message)
    await seen.slash(club.alice, "table clock", reserve="1d 12h", refill="90m", weekends=False)
    await seen.slash(club.bob, "table clock")
    await seen.slash(club.alice, "table settings", quiet=True, language="fr", strangers=False)
    await seen.slash(club.bob, "table board")
    await seen.slash(club.bob, "table seats")
    await seen.press(club.bob, "hp:1:leave", lobby.message)
    await club.settled()
    assert lobby.message is not None
    seen.post("The lobby without Bob", lobby.message)
    await seen.press(club.alice, "hp:1:start", lobby.message)
    await seen.press(club.alice, "hp:1:close", lobby.message)
    await club.settled()
    seen.post("The lobby that is closed", lobby.message)
    seen.is_as_liked("lobby")


@pytest.mark.parametrize(
    ("game", "options"),
    [("hedgehogs", ""), ("courtiers", ""), ("jesters", ""), ("witches", "")],
)
async def test_a_game(club: Club, bot: Hedgepost, seen: Transcript, game: str, options: str):
    board = await started(seen, club, game, options)
    for _ in range(5):
        table = await club.table(bot)
        mover = club.by_id(mover_of(table))
        board = await turn(seen, club, mover, board)
    for person in (club.alice, club.bob, club.dee):
        for command in ("hand", "standing", "table board", "table seats", "table recap"):
            await seen.slash(person, command)
        await seen.completed(person, "move", "moves", "")
        await seen.completed(person, "table at", "ply", "")
    await seen.slash(club.bob, "table at", ply=2)
    await seen.slash(club.dee, "undo")
    await seen.slash(club.alice, "rules", game=game)
    await seen.slash(club.alice, "move", moves="fly away")
    await sure(seen, club.bob, await seen.slash(club.bob, "table resign"))
    await club.settled()
    for message in club.channel.messages[-2:]:
        seen.post("In the channel", message)
    replay = await seen.slash(club.bob, "table replay")
    assert len(replay.attachments) == 2
    await seen.press(club.alice, "Rematch", club.boards[-1])
    seen.is_as_liked(f"game-{game}")


@pytest.mark.parametrize("game", ["hedgehogs", "courtiers", "jesters", "witches"])
async def test_alone(club: Club, bot: Hedgepost, seen: Transcript, game: str):
    """Bob, who speaks French, asks what to do in every decision of three, and goes back."""
    bot.host.computers.think = think_here
    await seen.slash(club.bob, "play", game=game, level=1)
    table = await alices_turn(club, bot)
    for _ in range(3):
        panel = await seen.press(club.bob, "Play", club.boards[-1])
        before = await steps_of(bot, table, club.bob)
        for _ in range(12):
            asked = (ids(panel, "hint") or ids(panel, "confirm"))[0]
            await seen.press(club.bob, asked, panel.message)
            if "hint" in asked:
                (do,) = ids(panel, "dohint") or ids(panel, "step")[:1]
                await seen.press(club.bob, do, panel.message)
            if await steps_of(bot, table, club.bob) > before:
                break
        table = await alices_turn(club, bot)
    seen.post("The board", club.boards[-1])
    panel = await seen.press(club.bob, "⏪ Take back", club.boards[-1])
    await club.settled()
    seen.post("The board again", club.boards[-1])
    if "⏪ Reprendre" in panel.buttons:  # elsewhere it would push the board out of sight
        await seen.press(club.bob, "⏪ Reprendre", panel.message)
    seen.is_as_liked(f"alone-{game}")


async def steps_of(bot: Hedgepost, table: Table, person: Person) -> int:
    """How many steps somebody has taken; a computer may take its own at the same time."""
    seat = table.seat_of(person.id)
    return sum(move.seat == seat for move in await bot.host.ledger.moves(table.id))


async def sure(seen: Transcript, person: Person, asked: Reply) -> None:
    """Somebody who is asked whether they are sure is."""
    if asked.buttons:
        await seen.press(person, asked.buttons[0], asked.message)


async def test_a_table_in_the_course_of_its_game(club: Club, bot: Hedgepost, seen: Transcript):
    zoe = club.person("Zoé", locale="fr")
    board = await started(seen, club, "hedgehogs", "v10", zoe)
    table = await club.table(bot)
    while not any(move.startswith("side") for move in choices(table)):
        table = await bot.host.turns.type_moves(table.id, mover_of(table), [choices(table)[0]])
    await bot.outbox.deliver(table.id)
    await club.settled()
    board = club.boards[-1]
    seen.post("The race", board)
    mover = club.mover(board)
    await seen.press(mover, "Play", board)
    await turn(seen, club, mover, board)
    await seen.slash(mover, "takeback")
    asking = club.channel.messages[-1]
    seen.post("A question", asking)
    others = [one for one in (club.alice, club.bob, zoe) if one.id != mover.id]
    await seen.press(club.dee, "Agree", asking)
    await seen.press(others[0], "Agree", asking)
    await seen.press(others[1], "Refuse", asking)
    await club.settled()
    seen.post("The question answered", asking)
    await seen.slash(mover, "takeback")
    asking = club.channel.messages[-1]
    for one in others:
        await seen.press(one, "Agree", asking)
    await club.settled()
    seen.post("Agreed", asking)
    seen.post("The board again", club.boards[-1])
    await seen.slash(mover, "table recap")
    await seen.slash(club.alice, "table clock", limit="48h", zone="Europe/Paris", weekends=False)
    await sure(seen, zoe, await seen.slash(zoe, "table stop"))
    await seen.slash(zoe, "table record")
    await seen.slash(others[0], "table substitute")
    await seen.slash(club.dee, "table seats")
    await seen.slash(club.ada, "hedgepost seat", seat=3, member=club.dee)
    await seen.slash(zoe, "table back")
    await sure(seen, club.alice, await seen.slash(club.alice, "table stop"))
    await sure(seen, club.bob, await seen.slash(club.bob, "table stop"))
    await club.settled()
    for message in club.channel.messages[-3:]:
        seen.post("In the channel", message)
    seen.is_as_liked("table")


def let_type(bot: Hedgepost) -> None:
    """From now on nobody types so quickly that nothing is offered, however quick the machine is."""
    bot.typists = Typists(count().__next__)


async def test_what_people_choose_for_themselves(club: Club, bot: Hedgepost, seen: Transcript):
    let_type(bot)
    await started(seen, club, "hedgehogs")
    for person in (club.alice, club.bob):
        await seen.slash(person, "me settings")
        await seen.slash(
            person, "me settings", zone="Europe/Paris", quiet="22:00-08:00", digest="18:30"
        )
        await seen.slash(person, "me settings", reminders="direct", often="once", palette="dark")
        await seen.slash(person, "me settings", reminders="none", quiet="off", digest="off")
        await seen.slash(person, "me settings", quiet="late")
        for typed in ("", "paris", "new", "zzz"):
            await seen.completed(person, "me settings", "zone", typed)
        for typed in ("", "sat", "+3", "2026-04"):
            await seen.completed(person, "away", "from", typed)
            await seen.completed(person, "away", "until", typed, **{"from": "2026-03-25"})
        await seen.slash(person, "away", **{"from": "2026-03-28", "until": "2026-03-31"})
        away = await seen.slash(person, "away")
        await seen.press(person, ids(away, "unaway")[0], away.message)
        await seen.slash(person, "games")
        await seen.slash(person, "me export")
        forget = await seen.slash(person, "me forget")
        await seen.press(person, ids(forget, "remember")[0], forget.message)
    await seen.slash(club.dee, "games")
    forget = await seen.slash(club.dee, "me forget")
    await seen.press(club.dee, ids(forget, "forget")[0], forget.message)
    seen.is_as_liked("person")


async def test_what_managers_see(club: Club, bot: Hedgepost, seen: Transcript):
    await started(seen, club, "hedgehogs")
    other = club.guild.channel("other")
    for locale in ("en-US", "fr"):
        club.ada.user.locale = locale
        await seen.slash(club.ada, "hedgepost settings")
        await seen.slash(club.ada, "hedgepost stats")
    club.ada.user.locale = "en-US"
    await seen.slash(club.ada, "hedgepost settings", language="fr", quiet=True, thread=True)
    await seen.slash(club.ada, "hedgepost settings", clock="7d", expiry="out", substitutes=False)
    options = {"away-days": 12, "most-tables": 3, "allow": other, "log": other}
    await seen.slash(club.ada, "hedgepost settings", **options)
    club.time.turn(40 * DAY)
    prune = await seen.slash(club.ada, "hedgepost prune", days=35)
    await seen.slash(club.ada, "hedgepost stats")
    await seen.press(club.ada, ids(prune, "prune")[0], prune.message)
    await club.settled()
    await seen.slash(club.ada, "hedgepost prune")
    await sure(seen, club.ada, await seen.slash(club.ada, "hedgepost end"))
    for message in (*club.channel.messages[-2:], *other.messages[-3:]):
        seen.post("Posted", message)
    seen.is_as_liked("server")


async def test_rules_and_help(club: Club, bot: Hedgepost, seen: Transcript):
    let_type(bot)
    for person in (club.alice, club.bob):
        await seen.slash(person, "help")
        for game in GAMES:
            await seen.slash(person, "rules", game=game)
            for typed in ("", "en", "zzz"):
                await seen.completed(person, "rules", "topic", typed, game=game)
        await seen.slash(person, "rules", game="hedgehogs", topic="v10")
        await seen.slash(person, "rules", game="hedgehogs", topic="nonsense")
        for typed in ("", "v", "v9 ", "v18 ", "v18 target=", "v15 h", "v9 v9", "tube", "fr", "?"):
            await seen.completed(person, "table open", "options", typed, game="hedgehogs")
        for game in ("courtiers", "jesters", "witches"):
            await seen.completed(person, "table open", "options", "", game=game)
    seen.is_as_liked("help")


async def test_direct_messages(club: Club, bot: Hedgepost, seen: Transcript):
    """A game begun by each of two people, and what does not work where they play it."""
    for person in (club.alice, club.bob):
        place = club.parlour.direct(person)
        person.go(place)
        await seen.slash(person, "help")
        await seen.slash(person, "games")
        await seen.slash(person, "solo board")
        await seen.slash(person, "play", game="hedgehogs", thread=True)
        await seen.slash(person, "play", game="hedgehogs", level=2, seats=3)
        await thought(club, bot, place)
        await club.settled()
        seen.post("The board", place.last)
        await seen.slash(person, "solo settings")
        await seen.slash(person, "play", game="witches")
        await seen.slash(person, "games")
        club.time.turn(24 * HOUR)
        await bot.timers.run_due()
        await club.settled()
        seen.post("The reminder", place.last)
        await sure(seen, person, await seen.slash(person, "solo stop"))
        await club.settled()
        again = ids_of(place.last, "rematch")[0]
        seen.post("The result", place.last)
        await seen.press(person, again, place.last)
        await thought(club, bot, place)
        await club.settled()
    seen.is_as_liked("direct")


async def test_reminders(club: Club, bot: Hedgepost, seen: Transcript):
    """Two days of a table whose mover does nothing."""
    await started(seen, club, "hedgehogs")
    posted = len(club.channel.messages)
    for hours in (24, 15, 9, 30, 30):
        club.time.turn(hours * HOUR)
        await bot.timers.run_due()
        await club.settled()
        for message in club.channel.messages[posted:]:
            seen.post(f"{hours} hours later", message)
        posted = len(club.channel.messages)
    seen.is_as_liked("reminders")


async def test_computers(club: Club, bot: Hedgepost, seen: Transcript):
    """A show, and a game against computers with what is offered after it."""
    told = await seen.slash(club.alice, "table watch", game="hedgehogs", levels="5 1", pace=8)
    assert told.message is not None
    await club.settled()
    board = await club.board()
    seen.post("The board", board)
    await goes_on(club, bot)
    seen.post("A turn later", board)
    for button in ("Pause", "▶ Go on", "Slower"):
        await club.bob.press(button, on=board)
        await club.settled()
        seen.post(f"Bob: [{button}]", board)
    await seen.press(club.bob, "Stop", board)
    await seen.slash(club.bob, "table watch")
    await club.alice.press("Stop", on=board)
    await club.settled()
    seen.post("Alice: [Stop]", club.boards[-1])
    seen.note("The board before", *parts(board.components))
    await seen.slash(club.bob, "table watch")
    await seen.slash(club.alice, "play", game="jesters", level=2, seats=3)
    table = await thought(club, bot)
    while table.ply < 2 or mover_of(table) != club.alice.id:
        await bot.host.turns.type_moves(table.id, club.alice.id, [choices(table)[0]])
        table = await thought(club, bot)
    await club.settled()
    seen.post("After two computers", club.boards[-1])
    await bot.host.turns.resign(table.id, club.alice.id)
    await bot.outbox.deliver(table.id)
    await club.settled()
    seen.post("The result", club.boards[-1])
    await seen.press(club.alice, "Level 3", club.boards[-1])
    seen.is_as_liked("computers")
