"""A table whose thread is deleted goes on in another, where its board takes clicks."""

from bot import Hedgepost
from parlour.world.model import Message
from tests.cogs.background.test_seasons import Season
from tests.cogs.conftest import Club


async def board_of(club: Club, bot: Hedgepost, number: int) -> Message:
    table = await bot.host.table(number)
    (thread,) = [one for one in club.channel.threads if one.id == table.channel]
    return thread.messages[-1]


async def test_a_board_that_goes_on_in_another_thread_takes_clicks_there(club: Club):
    async with club.bot() as bot:
        season = Season(club, bot)
        course = await season.drawn()
        course = await season.until(course.season.plan.dates.starts)
        number = next(match.table for match in course.season.matches if match.table) or 0
        mover = club.by_id((await bot.host.table(number)).players[0].user)
        board = await board_of(club, bot, number)
        before = await mover.press(board.buttons[0], on=board)
        (thread,) = [one for one in club.channel.threads if one.id == board.channel_id]
        thread.delete()
        await club.settled()
        await bot.outbox.sweep()
        await club.settled()
        board = await board_of(club, bot, number)
        assert board.channel_id != thread.id
        after = await mover.press(board.buttons[0], on=board)
        assert after.text == before.text
