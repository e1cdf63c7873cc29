"""Clicks as they are read: an id may be as long as Discord lets it be, and no longer."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.reply.components import ID_LENGTH
from cogs.reply.presses import UNREADABLE, Presses
from cogs.reply.sent import Sent

ID = "hp-modal:7:say:"


class Text(Sent, frozen=True):
    """What the id of this test's modal carries."""

    text: str


def clicked(custom_id: str) -> discord.Interaction[Any]:
    data = {"custom_id": custom_id, "components": []}
    kind = discord.InteractionType.modal_submit
    made = SimpleNamespace(data=data, message=None, type=kind)
    return cast("discord.Interaction[Any]", made)


@pytest.mark.parametrize(("length", "is_read"), [(ID_LENGTH, True), (ID_LENGTH + 1, False)])
def test_the_longest_id_is_read_and_a_longer_one_is_not(length: int, is_read: bool):
    async def answer(_: discord.Interaction[Any], __: int, ___: Text) -> None: ...

    presses = Presses(cast(Any, None))
    presses.on("say", answer, modal=Text)
    press = presses.read(clicked(ID.ljust(length, "x")))
    if is_read:
        assert (press.table, press.sent) == (7, Text("x" * (length - len(ID))))
    else:
        assert press is UNREADABLE
