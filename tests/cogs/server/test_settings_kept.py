"""Where tables may be opened: channels are allowed and forbidden one by one."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.server.settings import _channels
from engine.table.model import GuildSettings


def channel(number: int | None) -> Any:
    return None if number is None else SimpleNamespace(id=number)


@pytest.mark.parametrize(
    ("before", "allow", "forbid", "after"),
    [
        ((), None, None, ()),
        ((), 5, None, (5,)),
        ((5, 9), 7, None, (5, 7, 9)),
        ((5, 9), 5, None, (5, 9)),
        ((5, 9), None, 5, (9,)),
        ((5, 9), None, 7, (5, 9)),
        ((5, 9), 7, 9, (5, 7)),
    ],
)
def test_channels_come_and_go(
    before: tuple[int, ...], allow: int | None, forbid: int | None, after: tuple[int, ...]
):
    settings = GuildSettings(channels=before)
    assert _channels(settings, channel(allow), channel(forbid)) == after
