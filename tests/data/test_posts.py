"""Posts that have served are known until their buttons are off; tokens until a board is posted."""

from msgspec.structs import replace

from data.store import SqlStore
from engine.host.store import OldPost
from engine.table.model import Table
from tests.data.examples import a_table, played, running


async def test_a_post_has_served_when_the_next_is_noted(store: SqlStore):
    table = await store.tables.add(running(channel=10))
    await store.posts.mark_posted(table.id, 0, 70)
    assert await store.posts.served() == []
    await store.posts.mark_posted(table.id, 1, 71)
    await store.posts.mark_posted(table.id, 1, 71)
    assert await store.posts.served() == [OldPost(table.id, 10, 70, lobby=False)]
    await store.posts.mark_posted(table.id, 2, 72)
    await store.posts.tidied([70])
    assert [one.message for one in await store.posts.served()] == [71]
    await store.posts.tidied([71, 70])
    await store.posts.tidied([])
    assert await store.posts.served() == []


async def test_a_board_that_is_moved_has_served_where_it_was(store: SqlStore):
    table = await store.tables.add(running())
    await store.posts.mark_posted(table.id, 3, 70)
    await store.posts.mark_posted(table.id, 3, 71)
    assert [one.message for one in await store.posts.served()] == [70]


async def test_what_may_be_behind_a_post_is_kept_with_it(store: SqlStore):
    table = await store.tables.add(running(channel=10))
    await store.posts.mark_posted(table.id, 0, 70, behind=True)
    await store.posts.mark_posted(table.id, 2, 72, behind=True)
    await store.posts.mark_posted(table.id, 3, 73)
    assert await store.posts.served() == [
        OldPost(table.id, 10, 70, lobby=False, behind=True),
        OldPost(table.id, 10, 72, lobby=False),
    ]


async def test_a_board_that_comes_too_late_takes_no_place(store: SqlStore):
    table = await store.tables.add(running())
    await store.posts.mark_posted(table.id, 3, 73)
    await store.posts.mark_posted(table.id, 2, 72)
    assert await store.posts.served() == []


async def test_a_lobby_has_served_when_the_game_starts_or_never_will(store: SqlStore):
    table = await store.tables.add(a_table(channel=10))
    await store.posts.mark_posted(table.id, -1, 70)
    started = await store.tables.save(replace(table, status="running"))
    assert await store.posts.served() == []
    await store.posts.mark_posted(started.id, 0, 71)
    other = await store.tables.add(a_table(channel=11))
    await store.posts.mark_posted(other.id, -1, 80)
    await store.tables.save(replace(other, status="closed"))
    assert await store.posts.served() == [
        OldPost(table.id, 10, 70, lobby=True),
        OldPost(other.id, 11, 80, lobby=True),
    ]


async def test_an_offer_has_served_with_the_next_board(store: SqlStore):
    table = await store.tables.add(running())
    await store.posts.mark_posted(table.id, 4, 70)
    await store.posts.note_offer(table.id, 4, 75)
    assert await store.posts.served() == []
    await store.posts.mark_posted(table.id, 5, 76)
    assert [one.message for one in await store.posts.served()] == [70, 75]


def asked_for(table: Table, asked: str) -> Table:
    """The table with what its next board may answer."""
    return replace(table, posting=replace(table.posting, answer=asked))


async def test_what_a_board_answers_is_forgotten_once_it_is_there(store: SqlStore):
    table = await store.tables.add(running())
    moved, log = played(table)
    asked = await store.tables.save(asked_for(moved, "1 77 token"), log)
    kept = await store.tables.table(table.id)
    assert kept is not None
    assert kept.answers == "77 token"
    await store.posts.mark_posted(table.id, 1, 70)
    # Whoever saves something else meanwhile may still know it.
    await store.tables.save(asked)
    kept = await store.tables.table(table.id)
    assert kept is not None
    assert kept.posting.answer == ""


async def test_what_cannot_be_answered_any_more_is_forgotten(store: SqlStore):
    moved, log = played(await store.tables.add(running()))
    table = await store.tables.save(asked_for(moved, "1 77 token"), log)
    await store.posts.forget_answer(table.id)
    kept = await store.tables.table(table.id)
    assert kept is not None
    assert kept.posting.answer == ""


async def test_a_board_that_is_noted_late_leaves_what_the_next_one_answers(store: SqlStore):
    moved, log = played(await store.tables.add(running()))
    table = await store.tables.save(asked_for(moved, "1 77 token"), log)
    moved, log = played(table)
    table = await store.tables.save(asked_for(moved, "2 78 token"), log)
    await store.posts.mark_posted(table.id, 1, 70)
    kept = await store.tables.table(table.id)
    assert kept is not None
    assert kept.answers == "78 token"


async def test_lobbies_that_no_message_holds_are_owed(store: SqlStore):
    second = await store.tables.add(a_table(channel=10, opened=1_700_000_020))
    first = await store.tables.add(a_table(channel=11, opened=1_700_000_010))
    noted = await store.tables.add(a_table(channel=12))
    await store.posts.mark_posted(noted.id, -1, 70)
    await store.tables.add(a_table(channel=13, status="closed"))
    await store.tables.add(running(channel=14))
    late = await store.tables.add(a_table(channel=15, opened=1_700_000_021))
    assert await store.posts.lobbies_owed(1_700_000_020) == [first.id, second.id]
    tables = [
        one
        for table_id in await store.tables.all_ids()
        if (one := await store.tables.table(table_id))
    ]
    assert [one.id for one in tables if one.lacks_lobby_post] == [second.id, first.id, late.id]


async def test_a_ping_serves_as_long_as_somebody_is_asked_what_it_asked(store: SqlStore):
    table = await store.tables.add(running(channel=10))
    await store.posts.mark_posted(table.id, 0, 70)
    await store.posts.note_offer(table.id, 1, 71, "ping")
    await store.posts.mark_posted(table.id, 1, 70)
    await store.posts.keep_pings(table.id, 2)
    await store.posts.mark_posted(table.id, 2, 70)
    assert await store.posts.served() == []
    await store.posts.note_offer(table.id, 3, 72, "ping")
    await store.posts.mark_posted(table.id, 3, 70)
    assert await store.posts.served() == [OldPost(table.id, 10, 71, lobby=False, kind="ping")]
    await store.posts.keep_pings(table.id, 4)
    await store.posts.mark_posted(table.id, 4, 70)
    assert [one.message for one in await store.posts.served()] == [71], "its time was over"


async def test_offers_of_seats_end_and_nothing_else_does(store: SqlStore):
    table = await store.tables.add(running(channel=10))
    other = await store.tables.add(running(channel=11))
    for message, one, kind in ((70, table, "seat"), (71, table, ""), (72, other, "seat")):
        await store.posts.note_offer(one.id, 0, message, kind)  # type: ignore[arg-type]
    await store.posts.end_offers(table.id)
    assert [one.message for one in await store.posts.served()] == [70]
