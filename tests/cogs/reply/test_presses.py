"""Clicks as they are read: an id may be as long as Discord lets it be, and no longer."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.reply.components import ID_LENGTH
from cogs.reply.presses import UNREADABLE, Presses
from cogs.reply.sent import Sent


class Text(Sent, frozen=True):
    """What the button of this test carries."""

    text: str


def clicked(custom_id: str) -> discord.Interaction[Any]:
    made = SimpleNamespace(data={"custom_id": custom_id}, message=None)
    return cast("discord.Interaction[Any]", made)


@pytest.mark.parametrize(("length", "is_read"), [(ID_LENGTH, True), (ID_LENGTH + 1, False)])
def test_the_longest_id_is_read_and_a_longer_one_is_not(length: int, is_read: bool):
    async def answer(_: discord.Interaction[Any], __: int, ___: Text) -> None: ...

    presses = Presses(cast(Any, None))
    presses.on("say", answer, button=Text)
    press = presses.read(clicked("hp:7:say:".ljust(length, "x")))
    if is_read:
        assert (press.table, press.sent) == (7, Text("x" * (length - len("hp:7:say:"))))
    else:
        assert press is UNREADABLE
