"""The puzzle of the week."""

from bot import Hedgepost
from cogs.narration import TELLERS
from engine.host.puzzles import AT_FIRST, WEEK
from engine.table.puzzles import attempted
from parlour import Person
from parlour.world.model import Message
from tests.cogs.conftest import Club
from tests.puzzles import finished, found, moves_of
from tests.stores import store_of

TITLE = "Puzzle of the week"


async def posted(club: Club, bot: Hedgepost) -> Message:
    """The puzzle that a server has at once when it wants them."""
    await finished(store_of(bot.host), club.guild.id, 999)
    told = await club.ada.slash("hedgepost puzzles", options={"channel": club.channel})
    assert f"A puzzle every week in <#{club.channel.id}>" in told.text
    club.time.turn(AT_FIRST)
    await bot.timers.run_due()
    await bot.timers.rest()
    return await club.channel.wait_for(TITLE)


async def solve(person: Person, post: Message, *, well: bool) -> str:
    """Solve a puzzle by its buttons, or miss it; what the panel says then."""
    puzzle, teller = found(), TELLERS["hedgehogs"]
    page = await person.press("Solve", on=post)
    assert page.ephemeral
    assert "Win this turn" in page.text
    path = list[int]()
    for move, number in moves_of(puzzle):
        now = attempted(puzzle, path)
        label = teller.move_label("en", move, now.view)
        chosen = next(one for one in page.buttons if label in (one, one.partition(" ")[2]))
        if not well:
            chosen = next(one for one in page.buttons if one != chosen)
        page = await person.press(chosen, on=page.message)
        path.append(number)
        if not well:
            break
    while "Win this turn" in page.text:
        page = await person.press(page.buttons[0], on=page.message)
    return page.text


async def test_a_puzzle_is_posted_and_solved(club: Club, bot: Hedgepost):
    post = await posted(club, bot)
    assert post.attachments[0].description
    assert "Variants: Sandwich" in post.content, "whoever solves it must know by which rules"
    assert "That turn does not win" in await solve(club.bob, post, well=False)
    assert "Solved" not in club.channel.last.content
    assert "That wins" in await solve(club.bob, post, well=True)
    club.time.turn(1)
    assert "That wins" in await solve(club.alice, post, well=True)
    assert "That wins" in await solve(club.bob, post, well=True)
    await club.settled()
    assert "✅ Solved by Bob and Alice" in club.channel.last.content
    assert len([one for one in club.channel.messages if TITLE in one.content]) == 1


async def test_there_is_one_a_week_as_long_as_games_have_one(club: Club, bot: Hedgepost):
    await posted(club, bot)
    for _ in range(2):
        club.time.turn(WEEK)
        await bot.timers.run_due()
        await bot.timers.rest()
    assert len([one for one in club.channel.messages if TITLE in one.content]) == 1
    await finished(store_of(bot.host), club.guild.id, 998)
    club.time.turn(WEEK)
    await bot.timers.run_due()
    await bot.timers.rest()
    await club.settled()
    assert len([one for one in club.channel.messages if TITLE in one.content]) == 2


async def test_a_server_that_wants_none_any_more_has_none(club: Club, bot: Hedgepost):
    await finished(store_of(bot.host), club.guild.id, 999)
    await club.ada.slash("hedgepost puzzles", options={"channel": club.channel})
    told = await club.ada.slash("hedgepost puzzles", off=True)
    assert told.text == "No puzzle of the week"
    club.time.turn(WEEK)
    await bot.timers.run_due()
    await bot.timers.rest()
    assert club.channel.messages == []


async def test_two_processes_post_one_puzzle(club: Club):
    async with club.bot() as one, club.bot() as other:
        await finished(store_of(one.host), club.guild.id, 999)
        await club.ada.slash("hedgepost puzzles", options={"channel": club.channel})
        club.time.turn(AT_FIRST)
        for bot in (one, other):
            await bot.timers.run_due()
        for bot in (one, other):
            await bot.timers.rest()
        await club.channel.wait_for(TITLE)
        await club.settled()
        assert len([post for post in club.channel.messages if TITLE in post.content]) == 1
