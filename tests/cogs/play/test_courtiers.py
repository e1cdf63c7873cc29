"""Heuchel & Meuchel through the real client: secret orders, panels in a few taps, typed turns."""

import re

import pytest
from msgspec.structs import replace

import engine.host.lobbies
from bot import Hedgepost
from engine.core import Move, snapshot
from engine.courtiers.game import COURTIERS
from engine.record_reading import verify
from engine.table.drafts import decision_of
from engine.table.model import Table
from engine.table.turns import waiting_on
from parlour import Person
from parlour.driver.reply import Reply
from parlour.world.model import Message
from tests.cogs.conftest import Club, to_choose, to_confirm
from tests.stores import store_of


@pytest.fixture(autouse=True)
def _same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine.host.lobbies, "new_seed", lambda: bytes([7]) * 32)


async def gather(club: Club, *others: Person, options: str = "") -> Message:
    """Alice opens a table, the others join, she starts: the post that asks for orders."""
    lobby = await club.alice.slash("table open", game="courtiers", options={"options": options})
    for person in others:
        await person.press("Join", on=lobby.message)
    await club.alice.press("Start", on=lobby.message)
    return await club.board()


async def tap(person: Person, panel: Reply, *, last: bool = False) -> int:
    """Choose and confirm: the first, or last, of everything offered. Gives the number of taps."""
    taps = 0
    while not to_confirm(panel.message):
        offered = to_choose(panel.message)
        if not offered:
            return taps  # done, or somebody else's move
        await person.press(offered[-1 if last else 0], on=panel.message)
        taps += 1
    await person.press(to_confirm(panel.message)[0], on=panel.message)
    return taps + 1


def quick(table: Table) -> list[Move]:
    """A step that brings a game on."""
    user = table.players[waiting_on(table)[0]].user
    moves = decision_of(table, user).choices.moves
    return [next((move for move in moves if move.startswith("take")), moves[0])]


async def test_a_game_for_three_is_played_to_its_end(club: Club, bot: Hedgepost):
    """The set-up and some turns by panel, the rest quickly."""
    chloe = club.person("Chloé")
    people = {person.id: person for person in (club.alice, club.bob, chloe)}
    board = await gather(club, club.bob, chloe)
    assert board.pinged == people.keys()
    for person in people.values():
        panel = await person.press("Play", on=board)
        assert re.search(r"Put your stack on [abc]\d in order", panel.text)
        await tap(person, panel)
        assert panel.text.startswith("Done.")
    board = await club.board(after=board)
    for turn in range(6):
        person = club.mover(board)
        panel = await person.press("Play", on=board)
        assert await tap(person, panel, last=turn % 2 == 0) <= 5
        board = await club.board(after=board)
    table = await club.table(bot)
    while table.status == "running":
        user = table.players[waiting_on(table)[0]].user
        table = await bot.host.turns.type_moves(table.id, user, quick(table))
        if table.status == "running" and table.players[waiting_on(table)[0]].draft:
            click = decision_of(table, user).click
            table = await bot.host.turns.confirm(table.id, user, click)
    await bot.outbox.deliver(table.id)
    await club.settled()

    result = club.boards[-1]
    assert "wins" in result.text
    assert re.search(r"🥇 \*\*\S+\*\* · [−-]?\d+ points?\n", result.text)
    record = await club.dee.press("Record", on=result)
    verify(record.attachments[0].data.decode())


async def test_orders_are_told_to_nobody(club: Club, bot: Hedgepost):
    board = await gather(club, club.bob)
    panel = await club.alice.press("Play", on=board)
    await tap(club.alice, panel)
    await club.settled()
    assert "Alice has chosen" in board.text
    record = (await club.bob.slash("table record")).attachments[0].data.decode()
    assert "1. a ? > a ordered" in record
    assert not re.search(r"order a\d \d|deal", record)
    offered = await club.bob.autocomplete("move", option="moves")
    assert offered
    assert all(" b" in choice["value"] for choice in offered)
    assert not await club.alice.autocomplete("move", option="moves")


async def test_a_hand_is_shown_to_its_player_alone(club: Club, bot: Hedgepost):
    await gather(club, club.bob)
    shown = await club.alice.slash("hand")
    assert shown.ephemeral
    assert shown.text.startswith("These are your stacks")
    assert "**" in shown.text
    assert shown.attachments
    assert "do not play" in (await club.dee.slash("hand")).text


async def test_a_whole_turn_is_typed_even_if_it_reveals(club: Club, bot: Hedgepost):
    """A taking shows its player cards; what is typed behind it is played too, or told."""
    await gather(club, club.bob)
    table = await put(bot, await club.table(bot), "seats 2, seat 0: a5=B4 a1=F2 b6=C1C2 b1=F6F1")
    offered = await club.alice.autocomplete("move", text="move a5 a6, take b6, ")
    assert offered == []  # what could follow would tell what was taken
    slip = await club.alice.slash("move", moves="move a5 a6, take b6, dome")
    assert slip.text.startswith("`dome` is no move of this game.")
    assert (await club.table(bot)).ply == table.ply
    done = await club.alice.slash("move", moves="move a5 a6, take b6, done")
    assert done.text.startswith("Done. Next: Bob")
    assert (await club.table(bot)).ply == table.ply + 3

    await put(bot, await club.table(bot), "seats 2, seat 0: a5=B4 a1=F2 b6=C1C2 b1=F6F1")
    part = await club.alice.slash("move", moves="move a5 a6, take b6, take b7")
    assert part.text.startswith("Played up to `take b7`, which was refused: Favours go to")
    assert "Confirm: Stop here" in part.buttons
    assert (await club.table(bot)).ply == table.ply + 5


async def put(bot: Hedgepost, table: Table, example: str) -> Table:
    """The table as if it had come to this position."""
    state = COURTIERS.example(example)
    players = tuple(replace(player, draft=(), since=table.ply) for player in table.players)
    bot.host.tables._recent.clear()  # pyright: ignore[reportPrivateUsage]
    return await store_of(bot.host).tables.save(
        replace(table, snapshot=snapshot(state), players=players)
    )


async def test_a_recap_of_nothing_but_ones_own_secret_choice_says_so(club: Club, bot: Hedgepost):
    await gather(club, club.bob)
    table = await club.table(bot)
    while table.seat_of(club.bob.id) in waiting_on(table):
        orders = decision_of(table, club.bob.id).choices.moves
        table = await bot.host.turns.type_moves(table.id, club.bob.id, [orders[0]])
    told = await club.bob.slash("table recap")
    assert told.text == "**The last turns:** nothing but what you chose yourself."
