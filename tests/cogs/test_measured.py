"""What the bot measures while it is played with."""

from tests.cogs.conftest import Club
from tests.service.test_metrics import figures


async def test_a_turn_is_counted_on_its_way(club: Club):
    async with club.bot() as bot:
        await club.alice.slash("table open", game="hedgehogs", thread=False)
        await club.bob.press("Join")
        await club.alice.press("Start")
        await club.settled()
        (number,) = club.channel.last.pinged
        mover = next(one for one in (club.alice, club.bob) if one.id == number)
        panel = await mover.press("Play")
        while "Confirm" not in panel.buttons:
            panel = await mover.press(panel.buttons[0], on=panel.message)
        await mover.press("Confirm", on=panel.message)
        await club.settled()
        told = figures(bot.metrics)
    assert told["hedgepost_steps_total", "hedgehogs"] > 0
    assert told["hedgepost_answer_seconds_count", "command"] == 1
    assert told["hedgepost_answer_seconds_count", "press"] >= 4
    assert told["hedgepost_discord_request_seconds_count", "200"] > 0
    assert told["hedgepost_waiting", "boards"] == 0
    assert told["hedgepost_waiting", "films"] == told["hedgepost_waiting", "thoughts"] == 0
