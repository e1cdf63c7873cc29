"""Rated games that are played to their end, from the keyboard, by three people who speak different
languages."""

import random
import re

import pytest

from bot import Hedgepost
from engine.core import Move
from engine.table.drafts import decision_of
from engine.table.model import Table
from tests.cogs.conftest import FAST, Club, drafted, mover_of
from tests.cogs.person.test_profile import alt_of

SHORT = {"hedgehogs": FAST}
"""Options by which a game is over soon; all of them can be rated."""


def any_turn(table: Table, chance: random.Random) -> str:
    """Some whole turn of whoever is asked first, as somebody types it."""
    user, typed = mover_of(table), list[Move]()
    while not (now := decision_of(drafted(table, user, typed), user)).complete:
        typed.append(chance.choice(now.choices.moves))
    return ", ".join(typed)


@pytest.mark.parametrize("game", ["hedgehogs", "courtiers", "jesters", "witches"])
async def test_a_rated_game_to_its_end(club: Club, bot: Hedgepost, game: str):
    chloe, chance = club.person("Chloé", locale="fr"), random.Random(game)
    options = {"options": SHORT.get(game, "")}
    lobby = await club.alice.slash("table open", game=game, rated=True, options=options)
    for person in (club.bob, chloe):
        await person.press("Join", on=lobby.message)
    await club.alice.press("Start", on=lobby.message)
    while (table := await club.table(bot)).live:
        typed = any_turn(table, chance)
        done = await club.by_id(mover_of(table)).slash("move", moves=typed)
        assert (await club.table(bot)).ply > table.ply, done.text
    await club.settled()

    assert table.outcome is not None
    moved = await bot.host.ratings.moved(table.id)
    assert len(moved) == 3
    assert sum(change for _, change in moved.values()) == pytest.approx(0, abs=1e-3)
    board = next(one for one in reversed(club.boards) if "Rematch" in one.buttons)
    for seat, (value, _) in moved.items():
        assert f"{table.players[seat].name} {round(value)} (" in board.content
    for person, said in ((club.bob, "Won / played"), (chloe, "Gagnées / jouées")):
        card = await person.slash("profile", game=game)
        seat = table.seat_of(person.id)
        assert seat is not None
        assert said in alt_of(card)
        assert f"{round(moved[seat][0])}?" in alt_of(card)
        place = table.outcome.ranks[seat]
        assert re.search(rf"place {place} (of|sur) 3 \(", card.text)
        history = await person.slash("history", game=game)
        assert "🏅" in history.text
