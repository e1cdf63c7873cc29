"""Figures of a server, without what nobody wants to know of an average."""

import pytest

from bot import Hedgepost
from cogs.server.figures import _rounded, prune
from engine.clock.clock import DAY, HOUR, MINUTE
from tests.cogs.conftest import Club


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (0, MINUTE),
        (29, MINUTE),
        (95, 2 * MINUTE),
        (2 * HOUR - 91, 2 * HOUR - 2 * MINUTE),
        (2 * HOUR, 2 * HOUR),
        (2 * HOUR + 20 * MINUTE, 2 * HOUR),
        (DAY + 40 * MINUTE, DAY + HOUR),
    ],
)
def test_an_average_is_told_to_the_minute_or_to_the_hour(seconds: int, told: int):
    assert _rounded(seconds) == told


async def test_who_has_played_on_keeps_a_table_and_no_other_from_being_closed(
    club: Club, bot: Hedgepost
):
    """What somebody touches between the question and the answer stays."""
    channels = [club.guild.channel(name) for name in ("one", "two", "three")]
    for channel in channels:
        await club.alice.slash("table open", game="jesters", channel=channel)
    idle = await bot.host.servers.idle(club.guild.id, club.time.now + 1)
    assert len(idle) == 3
    await bot.host.lobbies.join(idle[1].table, club.bob.id, "Bob")
    assert await prune(bot, idle) == 2
    left = [(await bot.host.table(one.table)).status for one in idle]
    assert left == ["closed", "lobby", "closed"]
