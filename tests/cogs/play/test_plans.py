"""Plans and wishes on Discord: made while waiting, done when the die is thrown, seen by nobody."""

from bot import Hedgepost
from engine.table.ahead import planning
from engine.table.turns import waiting_on
from parlour import Person
from parlour.driver.reply import Reply
from parlour.world.model import Message
from tests.cogs.conftest import Club, play_turn


def waiting(club: Club, board: Message) -> Person:
    """Who sits there, and is not asked."""
    return club.bob if club.mover(board) is club.alice else club.alice


async def plans(person: Person, board: Message) -> Reply:
    """The page of plans of somebody who waits."""
    told = await person.press("Play", on=board)
    await person.press("🗓️ Plan ahead", on=told.message)
    return told


async def plan_all(person: Person, page: Reply) -> None:
    """Plan every throw: the first choice there is, at every step."""
    for face in range(1, 7):
        label = f"🎲 {face}"
        if label not in page.buttons:
            continue
        await person.press(label, on=page.message)
        while page.buttons and page.buttons[0] != label and "◀ All plans" in page.buttons:
            await person.press(page.buttons[0], on=page.message)


async def test_a_turn_is_planned_for_every_throw_and_played_when_it_comes(
    club: Club, bot: Hedgepost
):
    board = await club.race(bot)
    idle = waiting(club, board)
    page = await plans(idle, board)
    assert page.ephemeral
    assert "Your plans for your next throw" in page.text
    await plan_all(idle, page)
    assert "Planned for 🎲 6" in page.text
    table = await club.table(bot)
    (seat,) = {0, 1} - set(waiting_on(table))
    planned = {intent.face for intent in table.players[seat].intents}
    assert planned == set("123456")

    before = table.ply
    await play_turn(club.mover(board), board)
    after = await club.table(bot)
    logged = await bot.host.ledger.moves(after.id, after=before)
    hands = [move.hand for move in logged]
    if "planned" in hands:
        assert waiting_on(after) == (1 - seat,)
    assert after.players[seat].intents == ()
    posted = "\n".join(message.text for message in club.channel.messages)
    assert "plan" not in posted.casefold()


async def test_a_plan_shows_its_steps_on_the_board_and_is_dropped_by_a_tap(
    club: Club, bot: Hedgepost
):
    board = await club.race(bot)
    idle = waiting(club, board)
    page = await plans(idle, board)
    await idle.press("🎲 3", on=page.message)
    assert "if that is your next throw" in page.text
    assert page.attachments
    await idle.press("◀ All plans", on=page.message)
    await plan_all(idle, page)
    await idle.press("✕ Cancel all", on=page.message)
    assert "Nothing is planned any more." in page.text
    table = await club.table(bot)
    assert all(player.intents == () for player in table.players)


async def test_a_button_of_a_plan_that_is_older_than_the_board_shows_the_page_of_now(
    club: Club, bot: Hedgepost
):
    board = await club.race(bot)
    mover, idle = club.mover(board), waiting(club, board)
    page = await plans(idle, board)
    await idle.press("🎲 3", on=page.message)
    assert page.message is not None
    old, step = page.message.snapshot(), page.buttons[0]
    await play_turn(mover, board)
    table = await club.table(bot)
    told = await idle.press(step, on=old)
    assert "no longer" in told.text or "nothing to plan" in told.text
    assert table.players == (await club.table(bot)).players


async def test_nobody_else_plans_for_a_player(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    page = await plans(waiting(club, board), board)
    told = await club.dee.press("Play", on=board)
    assert told.buttons == []
    assert page.buttons


async def test_wishes_set_the_whole_start_up(club: Club, bot: Hedgepost):
    board = await club.start()
    mover, idle = club.mover(board), waiting(club, board)
    page = await plans(idle, board)
    assert "Your wishes for the set-up" in page.text
    await idle.press("✎ Own order", on=page.message)
    await idle.submit({"text": "a, b c;DEF"})
    assert "Your wishes are noted" in page.text
    assert "**a · b · c · d · e · f**" in page.text
    assert (await club.table(bot)).ply == 0

    panel = await mover.press("Play", on=board)
    await mover.press("🗓️ Plan ahead", on=panel.message)
    await mover.press("c d b e a f", on=panel.message)
    await club.settled()
    table = await club.table(bot)
    placed = [move for move in await bot.host.ledger.moves(table.id) if "place" in move.move]
    assert {move.hand for move in placed} == {"planned"}
    assert planning.wishes(table, 0) is None
    assert all(player.intents == () for player in table.players)
    board = await club.board(after=board)
    assert len(board.pinged) == 1


async def test_wishes_that_are_none_are_refused_kindly(club: Club, bot: Hedgepost):
    board = await club.start()
    idle = waiting(club, board)
    page = await plans(idle, board)
    await idle.press("✎ Own order", on=page.message)
    told = await idle.submit({"text": "a, moon"})
    assert "`moon` is not something to wish for" in told.text
    assert (await club.table(bot)).players[0].intents == ()
