"""Whole games by script, through the real client and real sockets."""

import pytest

from bot import Hedgepost
from engine.record import verify
from parlour import Person
from tests.discord.conftest import Club


async def play_turn(person: Person) -> None:
    """Press Play, take the first choice of every step, confirm."""
    panel = await person.press("Play")
    assert panel.ephemeral
    while "Confirm" not in panel.buttons:
        await person.press(panel.buttons[0], on=panel.message)
    done = await person.press("Confirm", on=panel.message)
    assert "Done." in done.text


@pytest.mark.parametrize("seats", [2, 6])
async def test_a_game_from_the_lobby_to_the_result(club: Club, bot: Hedgepost, seats: int):
    others = [club.bob, *(club.person(f"P{number}") for number in range(3, seats + 1))]
    post = await club.start(*others, options="v26")
    by_id = {person.id: person for person in (club.alice, *others)}
    while "Play" in post.buttons:
        (mover,) = post.pinged
        await play_turn(by_id[mover])
        post = await club.post(after=post.id)
    assert "wins" in post.text
    record = await club.alice.press("Record")
    verify(record.attachments[0].data.decode())
